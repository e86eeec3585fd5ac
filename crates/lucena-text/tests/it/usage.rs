//! The sources of the whole workspace name only messages that exist, and every message is named by somebody.

#![allow(clippy::disallowed_methods, reason = "this test reads the sources; 2026-11-15")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use lucena_text::{Language, files};

/// A message file whose keys are put together by the program begins with this line, and is not asked who uses it.
const BUILT_KEYS: &str = "### keys: built by the program";

#[test]
fn every_key_named_in_the_sources_exists() {
    let areas: BTreeSet<&str> = files().map(|file| file.area).collect();
    let known: BTreeSet<String> = files().flat_map(|file| keys(file.source)).collect();
    for path in sources() {
        let source = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for literal in literals(&source) {
            let is_key = literal.split_once('-').is_some_and(|(area, _)| areas.contains(area))
                && literal
                    .bytes()
                    .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
            assert!(!is_key || known.contains(literal), "{}: no message {literal:?}", path.display());
        }
    }
}

#[test]
fn every_message_is_named_in_the_sources() {
    let sources: Vec<String> = sources().iter().filter_map(|path| fs::read_to_string(path).ok()).collect();
    let named: BTreeSet<&str> = sources.iter().flat_map(|source| literals(source)).collect();
    for file in files().filter(|file| file.language == Language::English) {
        if file.source.lines().any(|line| line == BUILT_KEYS) {
            continue;
        }
        for key in keys(file.source) {
            assert!(named.contains(key.as_str()), "nobody says {key}; remove it from {}.ftl", file.area);
        }
    }
}

/// A language is one folder of messages: only what is written in two languages may name one of them in the program. Everything
/// else asks `Language::ALL` or `PerLanguage`.
#[test]
fn only_what_is_written_in_two_languages_names_portuguese() {
    const TWO_LANGUAGES: &[&str] = &[
        // The list itself, and the names of openings.
        "lucena-text/src/",
        "lucena-wire/src/review.rs",
        // The JSON of both, to which others are added.
        "lucena-wire/src/by_language.rs",
        // Keywords of PATLAN and DHJOG; the texts of patterns and ideas.
        "lucena-lang/src/",
        "lucena-explain/src/pattern/words.rs",
        "lucena-explain/src/ideas/mod.rs",
        "lucena-server/src/api/dhjog.rs",
        "lucena-server/src/api/patlan.rs",
        "lucena/src/command/formatting.rs",
        // Articles before titles of the glossary, words of secrets, manuals, judged positions.
        "lucena-wire/src/glossary.rs",
        "lucena-server/src/class/secret.rs",
        "lucena/src/command/manual.rs",
        "lucena/src/command/explain/audit/points.rs",
        "lucena/src/fuzzing/",
    ];
    let names = |source: &str| {
        // Tests may speak whatever they like.
        let code = source.split("#[cfg(test)]").next().unwrap_or_default();
        code.lines().any(|line| !line.trim_start().starts_with("//") && line.contains("Language::Portuguese"))
    };
    let named =
        sources().into_iter().filter(|path| fs::read_to_string(path).is_ok_and(|source| names(&source)));
    let named: Vec<String> = named.map(|path| path.display().to_string()).collect();
    let others: Vec<&String> =
        named.iter().filter(|path| !TWO_LANGUAGES.iter().any(|known| path.contains(known))).collect();
    assert!(others.is_empty(), "these name Portuguese: {others:#?}");
    for known in TWO_LANGUAGES {
        assert!(named.iter().any(|path| path.contains(known)), "{known} names no language any more");
    }
}

/// The keys of a message file: whatever stands at the beginning of a line before an equals sign.
fn keys(source: &str) -> Vec<String> {
    let lines = source.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    lines.filter_map(|line| Some(line.split_once('=')?.0.trim().to_owned())).collect()
}

/// The Rust files of all crates, tests left out: a test that names a message does not make it used.
fn sources() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = fs::read_dir(crates)
        .expect("the folder of the crates")
        .filter_map(|entry| Some(entry.ok()?.path().join("src")))
        .filter(|path| path.is_dir())
        .collect();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of sources").filter_map(Result::ok) {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    assert!(10 < found.len(), "the sources must have been found");
    found
}

/// What stands between quotation marks on one line; good enough for keys, which have no quotation marks.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    source.lines().flat_map(|line| line.split('"').skip(1).step_by(2))
}
