//! Files of chess knowledge that a user names in either protocol: opened here, with a sentence about what was found.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use lucena_engine::{Book, Endings, EndingsError, Mates, Patterns};
use lucena_eval::{Net, Weights};
use lucena_lab::classroom::Mind;
use lucena_text::{Text, args};

use crate::cli::io_reason;
use crate::command::{book, dhjog, patlan};
use crate::{net, weights};

/// The tables of endings in these folders and what to say about them; no words, no tables.
///
/// What cannot be opened is told and leaves the engine without tables; it plays on.
pub(super) fn open_endings(folders: &str, text: Text) -> (Option<Endings>, Option<String>) {
    if folders.is_empty() {
        return (None, None);
    }
    match Endings::open(folders) {
        Ok(endings) => {
            let message = describe(&endings, text);
            (Some(endings), Some(message))
        }
        Err(error) => (None, Some(complaint(&error, folders, text))),
    }
}

/// Our own tables of mates in this folder and what to say about them; no words, no tables.
pub(super) fn open_mates(folder: &str, text: Text) -> (Option<Mates>, Option<String>) {
    if folder.is_empty() {
        return (None, None);
    }
    match Mates::open(Path::new(folder)) {
        Ok(mates) if 0 < mates.count() => {
            let found = text.format("knowledge-mates", args!["count" => mates.count()]);
            let message = with_damaged(found, mates.damaged(), text);
            (Some(mates), Some(message))
        }
        Ok(mates) => {
            let found = args!["folder" => folder, "damaged" => mates.damaged().len()];
            (None, Some(text.format("knowledge-no-mates", found)))
        }
        Err(error) => {
            let reason = args!["folder" => folder, "reason" => io_reason(&error, text)];
            (None, Some(text.format("knowledge-folder-unreadable", reason)))
        }
    }
}

/// The book in this file, and what to say about it; no words mean the built-in book.
///
/// A book that cannot be read is told and changes nothing.
pub(super) fn open_book(path: &str, text: Text) -> (Option<Book>, Option<String>) {
    if path.is_empty() {
        return (Some(Book::built_in()), None);
    }
    match book::read(path, text) {
        Ok(book) => {
            let numbers = args!["positions" => book.positions(), "moves" => book.len()];
            let message = text.format("knowledge-book", numbers);
            (Some(book), Some(message))
        }
        Err(failure) => {
            let reason = failure.reason(text).unwrap_or_default();
            (None, Some(text.format("knowledge-book-unusable", args!["reason" => reason])))
        }
    }
}

/// The patterns of this file, and what to say about them; no words, no patterns.
///
/// A file that cannot be read or has mistakes is told and changes nothing: the outer nothing.
pub(super) fn open_patterns(
    path: &str,
    influence: u32,
    text: Text,
) -> (Option<Option<Patterns>>, Option<String>) {
    if path.is_empty() {
        return (Some(None), None);
    }
    match patlan::read_programs(path, text) {
        Ok(programs) => {
            let message = text.format("knowledge-patterns", args!["patterns" => programs.len()]);
            (Some(Some(Patterns::new(programs, influence))), Some(message))
        }
        Err(failure) => {
            let reason = failure.reason(text).unwrap_or_default();
            (None, Some(text.format("knowledge-patterns-unusable", args!["reason" => reason])))
        }
    }
}

/// The heuristic set that a text names, and what to say about it; no words, no set: the engine plays with its own
/// evaluation.
///
/// A set that cannot be read or has mistakes is told and changes nothing: the outer nothing.
pub(super) fn open_heuristics(typed: &str, text: Text) -> (Option<Option<Mind>>, Option<String>) {
    if typed.is_empty() {
        return (Some(None), None);
    }
    match dhjog::mind(typed, text) {
        Ok(mind) => {
            let message = match mind.set() {
                Some(set) => {
                    let patterns = set.companions().len();
                    let details = args![
                        "title" => set.title(), "level" => usize::from(set.level()), "patterns" => patterns,
                    ];
                    text.format("knowledge-heuristics", details)
                }
                None => text.get("knowledge-heuristics-random"),
            };
            (Some(Some(mind)), Some(message))
        }
        Err(failure) => {
            let reason = failure.reason(text).unwrap_or_default();
            (None, Some(text.format("knowledge-heuristics-unusable", args!["reason" => reason])))
        }
    }
}

/// The weights in this file, and what to say about them; no words mean the program's own.
///
/// A file that cannot be read or has mistakes is told and changes nothing: the outer nothing.
pub(super) fn open_weights(path: &str, text: Text) -> (Option<Option<Arc<Weights>>>, Option<String>) {
    if path.is_empty() {
        return (Some(None), None);
    }
    match weights::read(path, text) {
        Ok(weights) => {
            (Some(Some(Arc::new(weights))), Some(text.format("knowledge-weights", args!["file" => path])))
        }
        Err(reason) => {
            let details = args!["file" => path, "reason" => reason];
            (None, Some(text.format("knowledge-weights-unusable", details)))
        }
    }
}

/// The net in a file, for what the names do not say; nothing for the program's own.
pub(super) fn open_net(path: &str, text: Text) -> (Option<Option<Arc<Net>>>, Option<String>) {
    if path.is_empty() {
        return (Some(None), None);
    }
    match net::read(path, text) {
        Ok(net) => {
            let message = text.format("knowledge-net", args!["file" => path, "origin" => net.origin()]);
            (Some(Some(Arc::new(net))), Some(message))
        }
        Err(reason) => {
            let details = args!["file" => path, "reason" => reason];
            (None, Some(text.format("knowledge-net-unusable", details)))
        }
    }
}

/// A seed that nobody can foresee, so that no two games are alike.
pub(super) fn fresh_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

fn describe(endings: &Endings, text: Text) -> String {
    let found =
        text.format("knowledge-tables", args!["count" => endings.count(), "pieces" => endings.most_pieces()]);
    with_damaged(found, endings.damaged(), text)
}

/// What was found, and what had to be left out.
fn with_damaged(found: String, damaged: &[PathBuf], text: Text) -> String {
    let Some(first) = damaged.first() else { return found };
    let file = first.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let left_out = args!["count" => damaged.len(), "file" => file];
    format!("{found}; {}", text.format("knowledge-tables-damaged", left_out))
}

fn complaint(error: &EndingsError, folders: &str, text: Text) -> String {
    match error {
        EndingsError::Unreadable { folder, error } => {
            let folder = folder.display().to_string();
            text.format(
                "knowledge-folder-unreadable",
                args!["folder" => folder, "reason" => io_reason(error, text)],
            )
        }
        EndingsError::NoTables { damaged } => {
            text.format("knowledge-no-tables", args!["folder" => folders, "damaged" => *damaged])
        }
    }
}
