//! Executes `docs/{pt,en}/patlan.md`: every block of the manuals says what its reader will see. With `LUCENA_WRITE` set, the lists
//! of words, functions, facts and complaints are written anew.

use std::path::PathBuf;

use lucena_chess::Position;
use lucena_lang::patlan::{Library, Program};
use lucena_lang::{Diagnostic, Source, voice};
use lucena_text::{Language, Text};

use crate::support::{check_lists, find, position, texts};

/// The manuals with the language they are written in.
const MANUALS: [(Language, &str); 2] = [(Language::Portuguese, "pt"), (Language::English, "en")];

fn path(folder: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(folder).join("patlan.md")
}

fn manual(folder: &str) -> String {
    std::fs::read_to_string(path(folder)).expect("a manual")
}

/// The fenced blocks: the line they begin on, their kind and their text.
fn blocks(manual: &str) -> Vec<(usize, &str, String)> {
    let mut blocks = Vec::new();
    let mut open: Option<(usize, &str, String)> = None;
    for (index, line) in manual.lines().enumerate() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(kind), None) => open = Some((index + 1, kind, String::new())),
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (None, Some((_, _, text))) => *text += &format!("{line}\n"),
            (None, None) => {}
        }
    }
    blocks
}

struct Reader {
    source: Source,
    library: Library,
    diagnostics: Vec<Diagnostic>,
    pos: Option<Position>,
}

impl Reader {
    fn read(text: &str) -> Reader {
        let source = Source::new("manual", text);
        let (library, mut lists) = Library::standard().extended(std::slice::from_ref(&source));
        let mut diagnostics = lists.remove(0);
        diagnostics.extend(library.check_examples(&source));
        Reader { source, library, diagnostics, pos: None }
    }

    fn program(&self) -> &Program {
        let name =
            &lucena_lang::patlan::parse(&self.source).patterns.pop().expect("a pattern").name.value.clone();
        self.library.get(name).expect("the pattern is sound")
    }

    fn instances(&self, only_valid: bool) -> String {
        let pos = self.pos.as_ref().expect("a position comes before its instances");
        let program = self.program();
        let found = find(program, pos, pos.turn());
        let lines = texts(program, pos, pos.turn(), &found, only_valid);
        if lines.is_empty() { "none\n".to_owned() } else { lines.join("\n") + "\n" }
    }

    fn complaints(&self) -> String {
        let lines: Vec<String> = self
            .diagnostics
            .iter()
            .map(|diagnostic| {
                let place = self.source.place(diagnostic.span.start);
                format!("{} {}:{}", diagnostic.code.id(), place.line, place.column)
            })
            .collect();
        if lines.is_empty() { "none\n".to_owned() } else { lines.join("\n") + "\n" }
    }
}

#[test]
fn the_manuals_tell_the_truth() {
    for (_, folder) in MANUALS {
        let manual = manual(folder);
        let mut reader: Option<Reader> = None;
        let mut checked = 0;
        for (line, kind, text) in blocks(&manual) {
            let place = format!("docs/{folder}/patlan.md, block of line {line}");
            let current = |reader: &Option<Reader>| -> String {
                let reader = reader.as_ref().expect("a pattern comes first");
                match kind {
                    "raw" => reader.instances(false),
                    "valid" => reader.instances(true),
                    _ => reader.complaints(),
                }
            };
            match kind {
                "patlan" => reader = Some(Reader::read(&text)),
                "fen" => reader.as_mut().expect("a pattern comes first").pos = Some(position(text.trim())),
                "functions" => functions(&place, &text),
                "raw" | "valid" | "diagnostics" => {
                    assert_eq!(current(&reader), text, "{place}");
                    checked += 1;
                }
                _ => panic!("{place}: no block is called {kind:?}"),
            }
        }
        assert!(checked > 20, "{checked} blocks were checked");
    }
}

/// Both manuals show the same things: the same kinds of blocks in the same order, on the same positions, with the same finds.
#[test]
fn the_manuals_say_the_same_in_both_languages() {
    let shown = |folder: &str| -> Vec<String> {
        let kept = |(_, kind, text): (usize, &str, String)| match kind {
            // Keywords differ, and so do the places of mistakes.
            "patlan" | "functions" | "diagnostics" => kind.to_owned(),
            _ => format!("{kind}\n{text}"),
        };
        blocks(&manual(folder)).into_iter().map(kept).collect()
    };
    assert_eq!(shown("pt"), shown("en"));
}

/// A position, bindings `K1=a1`, and expressions that hold under them.
fn functions(place: &str, text: &str) {
    let mut lines = text.lines();
    let pos = position(lines.next().expect("a position"));
    let bindings: Vec<(&str, &str)> =
        lines.next().expect("bindings").split(' ').filter_map(|pair| pair.split_once('=')).collect();
    let actors: Vec<&str> = bindings.iter().map(|&(name, _)| name).collect();
    let places: Vec<String> = bindings
        .iter()
        .map(|(name, square)| {
            let (file, rank) = (square.as_bytes()[0] - b'a' + 1, square.as_bytes()[1] - b'0');
            format!("FILEOF({name}) = {file} AND RANKOF({name}) = {rank}")
        })
        .collect();
    for expression in lines {
        let text = format!(
            "PATTERN \"t\" ACTORS {} SCENARIO K9 NOT ATTACKS k9 PRECONDITION {} AND ({expression});",
            actors.join(","),
            places.join(" AND ")
        );
        let reader = Reader::read(&text);
        let errors: Vec<_> = reader.diagnostics.iter().filter(|d| d.is_error()).collect();
        assert!(errors.is_empty(), "{place}: {expression}: {errors:?}");
        let found = find(reader.program(), &pos, pos.turn());
        assert_eq!(found.valid().count(), 1, "{place}: {expression}");
    }
}

#[test]
fn the_lists_of_the_manuals_are_made_from_the_code() {
    for (language, folder) in MANUALS {
        check_lists(&path(folder), &voice::manual_tables(Text::new(language)));
    }
}

/// Every complaint can be shown, and every fact says what it is true of, in English as the catalogue does.
#[test]
fn the_lists_have_no_empty_cells_but_for_other_spellings() {
    use lucena_facts::FactId;
    for (language, _) in MANUALS {
        for (name, table) in voice::manual_tables(Text::new(language)) {
            for row in table.lines().skip(2) {
                let row = row.replace("\\|", "");
                let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
                let empty =
                    cells.iter().enumerate().filter(|(_, cell)| cell.is_empty()).map(|(index, _)| index);
                assert!(empty.clone().all(|index| index == 2 && name != "diagnostics"), "{name}: {row}");
            }
        }
    }
    let english = Text::new(Language::English);
    for fact in FactId::ALL {
        let key = format!("facts-{}", fact.key().replace('_', "-"));
        let said = english.attribute(&key, "definition").expect("a definition");
        let known = fact.definition().trim_end_matches('.');
        assert_eq!(said, known.strip_prefix("The ").unwrap_or(known), "{key}");
    }
}
