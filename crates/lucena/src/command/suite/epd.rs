//! Test positions in EPD: a position and operations such as `bm Nf3;` (best move), `am`, `id` and `c0`.

use lucena_chess::notation::{Dialect, Reach};
use lucena_chess::{Move, Position};
use lucena_text::{Text, args};

use crate::cli::{Failure, Place};

/// A position with what is to be found in it.
#[derive(Clone, Debug)]
pub(super) struct Test {
    pub(super) id: String,
    pub(super) pos: Position,
    /// Any of these solves it, if there are any.
    pub(super) best: Vec<Move>,
    /// None of these does.
    pub(super) avoid: Vec<Move>,
    /// Points for moves, if the test gives them (`c0 "f5=10, Be5=2"`).
    pub(super) points: Vec<(Move, u32)>,
}

impl Test {
    /// Whether a move solves the test.
    pub(super) fn is_solved_by(&self, mv: Move) -> bool {
        (self.best.is_empty() || self.best.contains(&mv)) && !self.avoid.contains(&mv)
    }

    /// What a move scores.
    pub(super) fn points_of(&self, mv: Move) -> u32 {
        self.points.iter().find(|(known, _)| *known == mv).map_or(0, |(_, points)| *points)
    }

    /// What the best move scores.
    pub(super) fn most_points(&self) -> u32 {
        self.points.iter().map(|(_, points)| *points).max().unwrap_or(0)
    }
}

/// Reads a test.
pub(super) fn read(line: &str, place: &Place, text: Text) -> Result<Test, Failure> {
    let (fen, operations) = split(line);
    let pos = Position::from_fen(&fen).map_err(|error| Failure::Fen { place: Some(place.clone()), error })?;
    let mut test =
        Test { id: place.line.to_string(), pos, best: Vec::new(), avoid: Vec::new(), points: Vec::new() };
    let operations = split_operations(operations);
    let operations: Vec<(&str, &str)> = operations.iter().map(|operation| named(operation)).collect();
    let words = |operand: &'static str| {
        operations
            .iter()
            .filter(move |(name, _)| *name == operand)
            .flat_map(|(_, operand)| operand.split_ascii_whitespace())
    };
    let moves: Vec<&str> = words("bm").chain(words("am")).collect();
    let dialect = dialect_of(&pos, &moves);
    let found = |word: &str| {
        read_move(&pos, word, dialect).ok_or_else(|| {
            let reason = text.format("suite-bad-move", args!["move" => word]);
            Failure::Line { place: place.clone(), reason }
        })
    };
    test.best = words("bm").map(found).collect::<Result<_, Failure>>()?;
    test.avoid = words("am").map(found).collect::<Result<_, Failure>>()?;
    for &(name, operand) in &operations {
        match name {
            "id" => test.id = operand.to_owned(),
            "c0" => test.points = points(&pos, operand, dialect),
            _ => {}
        }
    }
    if test.best.is_empty() && test.avoid.is_empty() && test.points.is_empty() {
        return Err(Failure::Line { place: place.clone(), reason: text.get("suite-nothing-to-find") });
    }
    Ok(test)
}

/// An operation's name and what follows it.
fn named(operation: &str) -> (&str, &str) {
    let (name, operand) = operation.split_once(' ').unwrap_or((operation, ""));
    (name, operand.trim().trim_matches('"'))
}

/// The FEN, with counters added where EPD leaves them out, and the operations.
fn split(line: &str) -> (String, &str) {
    let mut rest = line;
    let mut fields = Vec::new();
    for _ in 0..4 {
        let (field, after) = rest.split_once(' ').unwrap_or((rest, ""));
        fields.push(field);
        rest = after.trim_start();
    }
    let mut counters = Vec::new();
    while counters.len() < 2 {
        let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
        if word.is_empty() || !word.bytes().all(|byte| byte.is_ascii_digit()) {
            break;
        }
        counters.push(word);
        rest = after.trim_start();
    }
    let counters = if counters.len() == 2 { counters.join(" ") } else { "0 1".to_owned() };
    (format!("{} {counters}", fields.join(" ")), rest)
}

/// Operations end with semicolons, except those within quotation marks.
fn split_operations(text: &str) -> Vec<String> {
    let mut operations = vec![String::new()];
    let mut is_quoted = false;
    for c in text.chars() {
        match c {
            ';' if !is_quoted => operations.push(String::new()),
            c => {
                is_quoted ^= c == '"';
                operations.last_mut().expect("there is always one").push(c);
            }
        }
    }
    operations
        .iter()
        .map(|operation| operation.trim().to_owned())
        .filter(|operation| !operation.is_empty())
        .collect()
}

/// The dialect in which all moves of a test can be played, or most of them.
fn dialect_of(pos: &Position, words: &[&str]) -> Dialect {
    let readable = |dialect| words.iter().filter(|word| read_move(pos, word, dialect).is_some()).count();
    let reach = |&dialect: &Dialect| {
        let moves = readable(dialect);
        Reach { is_whole: moves == words.len(), moves, aside: 0 }
    };
    Dialect::choose(|dialect| dialect, reach)
}

/// Suites write moves in SAN, some in squares, some in another language.
fn read_move(pos: &Position, word: &str, dialect: Dialect) -> Option<Move> {
    let word = word.trim_end_matches(['!', '?', ',']);
    pos.parse_move(word, dialect).ok().or_else(|| pos.parse_coordinate(word).ok())
}

/// `f5=10, Be5=2`; a comment that is something else gives no points.
fn points(pos: &Position, comment: &str, dialect: Dialect) -> Vec<(Move, u32)> {
    let one = |part: &str| {
        let (mv, points) = part.trim().rsplit_once('=')?;
        Some((read_move(pos, mv.trim(), dialect)?, points.trim().parse().ok()?))
    };
    comment.split(',').map(one).collect::<Option<Vec<_>>>().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use lucena_text::Language;

    use super::super::super::positions;
    use super::*;

    fn parse(mut source: &[u8]) -> Result<Vec<Test>, Failure> {
        let text = Text::new(Language::English);
        positions::parse("suite", &mut source, text, |line, place| read(line, place, text))
    }

    #[test]
    fn operations_are_read() {
        let source = "# a remark\n\n\
            8/8/8/8/8/2k5/8/K2R4 w - - bm Rd3+ Rc1+; id \"a; b\"; c0 \"Rd3=10, Rc1=2\";\n\
            4k3/8/8/8/8/8/4P3/4K3 w - - 3 9 am e4;\n";
        let tests = parse(source.as_bytes()).expect("a good suite");
        assert_eq!((tests.len(), tests[0].id.as_str(), tests[1].id.as_str()), (2, "a; b", "4"));
        assert_eq!(tests[0].best.len(), 2);
        assert_eq!(tests[0].most_points(), 10);
        assert_eq!(tests[0].points_of(tests[0].best[1]), 2);
        assert_eq!(tests[1].pos.full_moves(), 9);
        assert!(!tests[1].is_solved_by(tests[1].avoid[0]));
        assert!(tests[1].is_solved_by(tests[1].pos.parse_san("e3").expect("legal")));
    }

    #[test]
    fn suites_in_other_dialects_and_encodings_are_read() {
        let position = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq -";
        for (best, avoid) in
            [("Bb5 Cc3", "Re2"), ("Fb5 Cc3", "Re2"), ("f1b5 b1c3", "e1e2"), ("♗b5 ♘c3", "♔e2")]
        {
            let line = format!("{position} bm {best}; am {avoid};\n");
            let utf16: Vec<u8> = line.encode_utf16().flat_map(u16::to_le_bytes).collect();
            for bytes in [line.clone().into_bytes(), [b"\xef\xbb\xbf", line.as_bytes()].concat(), utf16] {
                let tests = parse(&bytes).expect(best);
                let san = |mv: &Move| tests[0].pos.san(*mv);
                assert_eq!(tests[0].best.iter().map(san).collect::<Vec<_>>(), ["Bb5", "Nc3"], "{best}");
                assert_eq!(tests[0].avoid.iter().map(san).collect::<Vec<_>>(), ["Ke2"], "{avoid}");
            }
        }
    }

    #[test]
    fn broken_lines_are_named() {
        for source in [
            "8/8 w - - bm e4;",
            "4k3/8/8/8/8/8/4P3/4K3 w - - bm Qh5;",
            "4k3/8/8/8/8/8/4P3/4K3 w - - id \"x\";",
        ] {
            assert!(parse(source.as_bytes()).is_err(), "{source}");
        }
    }
}
