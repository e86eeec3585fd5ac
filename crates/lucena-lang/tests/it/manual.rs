//! Executes `docs/patlan.md`: every block of the manual says what its reader will see.

use lucena_chess::Position;
use lucena_lang::patlan::{Library, Program};
use lucena_lang::{Diagnostic, Source};

use crate::support::{find, position, texts};

const MANUAL: &str = include_str!("../../../../docs/patlan.md");

/// The fenced blocks: the line they begin on, their kind and their text.
fn blocks() -> Vec<(usize, &'static str, String)> {
    let mut blocks = Vec::new();
    let mut open: Option<(usize, &str, String)> = None;
    for (index, line) in MANUAL.lines().enumerate() {
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
fn the_manual_tells_the_truth() {
    let mut reader: Option<Reader> = None;
    let mut checked = 0;
    for (line, kind, text) in blocks() {
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
            "functions" => functions(line, &text),
            "raw" | "valid" | "diagnostics" => {
                assert_eq!(current(&reader), text, "docs/patlan.md, block of line {line}");
                checked += 1;
            }
            _ => panic!("line {line}: no block is called {kind:?}"),
        }
    }
    assert!(checked > 15, "{checked} blocks were checked");
}

/// A position, bindings `K1=a1`, and expressions that hold under them.
fn functions(line: usize, text: &str) {
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
        assert!(errors.is_empty(), "docs/patlan.md, block of line {line}: {expression}: {errors:?}");
        let found = find(reader.program(), &pos, pos.turn());
        assert_eq!(found.valid().count(), 1, "docs/patlan.md, block of line {line}: {expression}");
    }
}

/// The list of facts in the manual is that of the catalogue; the test puts it right for the next run.
#[test]
fn the_facts_of_the_manual_are_those_of_the_catalogue() {
    use lucena_facts::{FactId, Kind};
    const BEGIN: &str = "<!-- facts: written by a test -->\n";
    let mut table = "| English | Português | true of |\n| --- | --- | --- |\n".to_owned();
    for fact in FactId::ALL {
        let [english, portuguese] = fact.words();
        let argument = if fact.kind() == Kind::Piece { "(f)" } else { "(s, ME)" };
        let definition = fact.definition().trim_end_matches('.');
        let definition = definition.strip_prefix("The ").unwrap_or(definition);
        table += &format!("| `{english}{argument}` | `{portuguese}{argument}` | {definition} |\n");
    }
    let (head, rest) = MANUAL.split_once(BEGIN).expect("the list has a beginning");
    let (found, tail) = rest.split_once("<!-- end of facts -->").expect("the list has an end");
    if found != table {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/patlan.md");
        std::fs::write(path, format!("{head}{BEGIN}{table}<!-- end of facts -->{tail}"))
            .expect("it can be written");
        panic!("the facts of docs/patlan.md were not fresh; they are now, commit them");
    }
}
