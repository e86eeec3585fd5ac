//! Executes `docs/{pt,en}/dhjog.md`: every block of the manuals says what its reader will see. With `LUCENA_WRITE` set, the lists
//! of functions and complaints are written anew.

use std::path::PathBuf;

use lucena_chess::Color;
use lucena_lang::Source;
use lucena_lang::dhjog::{FileTree, HeuristicSet, parse, voice};
use lucena_text::{Language, Text};

use super::{compiled, judged, set};
use crate::support::check_lists;

/// The manuals with the language they are written in.
const MANUALS: [(Language, &str); 2] = [(Language::Portuguese, "pt"), (Language::English, "en")];

fn path(folder: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(folder).join("dhjog.md")
}

#[test]
fn manuals_do_what_they_say() {
    for (_, folder) in MANUALS {
        let manual = std::fs::read_to_string(path(folder)).expect("a manual");
        let mut last: Option<std::sync::Arc<HeuristicSet>> = None;
        let mut seen = [0; 4];
        for block in manual.split("```").skip(1).step_by(2) {
            let (head, body) = block.split_once('\n').expect("a block has a first line");
            let (kind, rest) = head.split_once(' ').unwrap_or((head, ""));
            match kind {
                "dhjog" => {
                    let level = rest.split_once('=').expect("a level").1;
                    let found = set(body);
                    assert_eq!(found.level().to_string(), level, "{body}");
                    assert!(compiled(body).diagnostics.is_empty(), "{body}");
                    last = Some(found);
                    seen[0] += 1;
                }
                "valor" | "value" => {
                    let fen = rest.strip_prefix("fen=").expect("a position");
                    let set = last.as_ref().expect("a set comes before its values");
                    assert_eq!(judged(set, fen, Color::White).0.to_string(), body.trim(), "{fen}");
                    seen[1] += 1;
                }
                "erro" | "error" => {
                    let found = super::complaints(body);
                    assert!(found.iter().any(|one| one.starts_with(rest)), "{rest} not in {found:?}");
                    seen[2] += 1;
                }
                "posicoes" | "positions" => {
                    let parsed = parse(&Source::new("", body));
                    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
                    let Some(FileTree::Positions(positions)) = parsed.file else { panic!("{body}") };
                    assert!(positions.iter().all(|one| one.fen.is_some() && one.grade.is_some()), "{body}");
                    seen[3] += 1;
                }
                other => panic!("a block of the unknown kind {other:?}"),
            }
        }
        assert_eq!(seen, [6, 4, 1, 1], "the manuals say the same in both languages");
    }
}

#[test]
fn the_lists_of_the_manuals_are_made_from_the_code() {
    for (language, folder) in MANUALS {
        check_lists(&path(folder), &voice::manual_tables(Text::new(language)));
    }
}

/// Every complaint has an example that really deserves it.
#[test]
fn every_complaint_is_shown() {
    for (_, table) in voice::manual_tables(Text::new(Language::Portuguese)) {
        assert!(!table.contains("|  |"), "an empty cell in\n{table}");
    }
}
