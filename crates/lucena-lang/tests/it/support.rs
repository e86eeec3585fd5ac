//! What the tests share: compiling a text, finding instances, and writing them down.

use std::path::Path;

use lucena_chess::{Color, Position};
use lucena_lang::patlan::{Found, Library, Matcher, Program, binding_text};
use lucena_lang::{Diagnostic, Source};

/// The patterns of a text on top of the standard library; fails if the text has errors.
#[track_caller]
pub(crate) fn compile(text: &str) -> Library {
    let (library, diagnostics) = Library::new().extended(&[Source::new("test", text)]);
    let errors: Vec<&Diagnostic> = diagnostics.iter().flatten().filter(|d| d.is_error()).collect();
    assert!(errors.is_empty(), "{text}\n{errors:?}");
    library
}

/// A pattern with this scenario and whatever stands before and after it.
#[track_caller]
pub(crate) fn scenario(header: &str, body: &str, rest: &str) -> Library {
    compile(&format!(
        "PATTERN \"T\" AUTHOR \"a\" DESCRIPTION \"d\" WEIGHT 1.0 {header} SCENARIO {body} {rest};"
    ))
}

#[track_caller]
pub(crate) fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

#[track_caller]
pub(crate) fn find(program: &Program, pos: &Position, side: Color) -> Found {
    Matcher::new().look(pos, side).find(program).expect("within the limits")
}

/// The instances as `F1=Qe2,S1=c4`.
pub(crate) fn texts(
    program: &Program,
    pos: &Position,
    side: Color,
    found: &Found,
    only_valid: bool,
) -> Vec<String> {
    let instances = found.instances.iter().filter(|instance| !only_valid || instance.is_valid());
    instances
        .map(|instance| {
            let pairs: Vec<String> = instance
                .bindings
                .iter()
                .map(|&(slot, square)| {
                    format!(
                        "{}={}",
                        program.slots()[slot].name,
                        binding_text(program, pos, side, slot, square)
                    )
                })
                .collect();
            pairs.join(",")
        })
        .collect()
}

/// The raw instances of the only pattern of a library, searched by the side to move.
#[track_caller]
pub(crate) fn raw(library: &Library, fen: &str) -> Vec<String> {
    let program = library.programs().next().expect("one pattern");
    let pos = position(fen);
    let found = find(program, &pos, pos.turn());
    texts(program, &pos, pos.turn(), &found, false)
}

/// Raw and valid count of a pattern, searched by the side to move.
#[track_caller]
pub(crate) fn counts(program: &Program, fen: &str) -> (usize, usize) {
    let pos = position(fen);
    find(program, &pos, pos.turn()).counts()
}

/// The lists of a manual are those that the code makes; with `LUCENA_WRITE` set they are written anew.
#[track_caller]
pub(crate) fn check_lists(path: &Path, tables: &[(&str, String)]) {
    let mut text = std::fs::read_to_string(path).expect("a manual");
    let is_written = std::env::var_os("LUCENA_WRITE").is_some();
    for (name, table) in tables {
        let begin = format!("<!-- {name}: made from the code -->\n");
        let place = format!("{}, list of {name}", path.display());
        let (head, rest) = text.split_once(&begin).unwrap_or_else(|| panic!("{place}: there is none"));
        let (found, tail) = rest.split_once("<!-- end -->").expect("the list has an end");
        if is_written {
            text = format!("{head}{begin}\n{table}\n<!-- end -->{tail}");
        } else {
            let advice = "run this test with LUCENA_WRITE=1 to write it anew";
            assert_eq!(found.trim(), table.trim(), "{place}: {advice}");
        }
    }
    if is_written {
        std::fs::write(path, text).expect("the manual is ours");
    }
}
