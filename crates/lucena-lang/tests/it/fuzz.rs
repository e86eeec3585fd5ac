//! Random and mutated texts, fed to the bodies of the fuzz targets; and patterns that could take forever.

use lucena_chess::testkit::Random;
use lucena_lang::dhjog::SHIPPED;
use lucena_lang::fuzzing::{check_evaluation, check_heuristics, check_match, check_source};
use lucena_lang::patlan::{Library, MatchLimits, Matcher, Values};
use lucena_lang::{Code, Source};

use crate::support::position;

/// Pieces of texts that mean something.
const WORDS: &[&str] = &[
    "PATTERN",
    "PADRAO",
    "\"a\"",
    "\"b\"",
    "AUTHOR",
    "WEIGHT",
    "-1.5",
    "ACTORS",
    "K1",
    "k1",
    ",",
    "SETOFPIECES",
    "KPkp",
    "SCENARIO",
    "F1",
    "f1",
    "f2",
    "<F2>",
    ">f3<",
    "S1",
    "S2",
    "N1",
    "P1",
    "R1",
    "=>",
    "=<",
    "->",
    ":>",
    ":<",
    "|v",
    "v",
    "MOVE",
    "BLOCKS",
    "CHECKMATE",
    "ABOVEOF",
    "(",
    ")",
    "{",
    "}",
    "OR",
    "NOT",
    "PRECONDITION",
    "FILEOF",
    "MOVESOF",
    "(F1)",
    "(k1)",
    "=",
    "<",
    "1",
    "8",
    "AND",
    "TRUE",
    "EXISTPATTERN(\"PHILIDOR\",ME)",
    "TACTICALS",
    "F1,S1",
    "N1,f1",
    "POSTCONDITION",
    ";",
    "// x",
    "\n",
    "é",
    "“",
    "/*",
    "@",
];

#[test]
fn any_text_gives_diagnostics_and_never_a_panic() {
    let mut random = Random::new(20261115);
    for round in 0..3000 {
        let mut text = String::new();
        for _ in 0..random.below(40) {
            text.push_str(random.choose(WORDS).expect("there are words"));
            text.push(if random.below(8) == 0 { '\n' } else { ' ' });
        }
        check_source(text.as_bytes());
        if round % 3 == 0 {
            let bytes: Vec<u8> = (0..random.below(80)).map(|_| random.below(256) as u8).collect();
            check_source(&bytes);
        }
    }
}

#[test]
fn mutated_patterns_are_refused_or_matched_within_limits() {
    let sources = Library::standard_sources();
    let fens = [
        "r4r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1",
        "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
        "8/8/4p1k1/3pPp2/2pP1P2/1pP5/1P6/4K3 w - - 0 1",
    ];
    let mut random = Random::new(7);
    for _ in 0..600 {
        let (_, text) = random.choose(sources).expect("patterns are shipped");
        let mut words: Vec<&str> = text.split_inclusive(char::is_whitespace).collect();
        for _ in 0..=random.below(3) {
            let at = random.below(words.len());
            match random.below(3) {
                0 => words[at] = random.choose(WORDS).expect("there are words"),
                1 => {
                    words.remove(at);
                }
                _ => words.insert(at, random.choose(WORDS).expect("there are words")),
            }
        }
        let fen = random.choose(&fens).expect("there are positions");
        let text = format!("{fen}\n{}", words.join(" "));
        check_source(text.as_bytes());
        check_match(text.as_bytes());
    }
}

fn first_error(text: &str) -> Option<Code> {
    let (_, lists) = Library::new().extended(&[Source::new("test", text)]);
    lists.into_iter().flatten().find(|diagnostic| diagnostic.is_error()).map(|diagnostic| diagnostic.code)
}

#[test]
fn pathological_patterns_are_refused() {
    let many: String = (1..=300).map(|n| format!("F{n} => f{n} ")).collect();
    assert_eq!(first_error(&format!("PATTERN \"a\" SCENARIO {many};")), Some(Code::TooManyFigures));
    let deep = format!("{}TRUE{}", "(".repeat(100_000), ")".repeat(100_000));
    assert_eq!(
        first_error(&format!("PATTERN \"a\" SCENARIO F1 => f1 PRECONDITION {deep};")),
        Some(Code::TooDeep)
    );
    for chain in ["NOT ", "- ", "+ "] {
        let text = format!("PATTERN \"a\" SCENARIO F1 => f1 PRECONDITION {}1;", chain.repeat(100_000));
        assert_eq!(first_error(&text), Some(Code::TooDeep), "{chain}");
    }
    for operator in [" + ", " = ", " < ", " * "] {
        let sum = vec!["1"; 50_000].join(operator);
        let text = format!("PATTERN \"a\" SCENARIO F1 => f1 PRECONDITION {sum};");
        assert_eq!(first_error(&text), Some(Code::TooDeep), "{operator}");
    }
    let groups = "{F1 => f1 F1 => f2 F1 => f3} ".repeat(30);
    assert_eq!(first_error(&format!("PATTERN \"a\" SCENARIO {groups};")), Some(Code::TooManyAlternatives));
    let braces = "{".repeat(100_000);
    assert_eq!(first_error(&format!("PATTERN \"a\" SCENARIO {braces}")), Some(Code::Syntax));
}

#[test]
fn a_chain_of_patterns_that_call_each_other_is_bounded() {
    // Each pattern asks twice for the next one: two to the power of forty questions, if nobody stopped.
    let mut text = String::new();
    for n in 0..40 {
        text += &format!(
            "PATTERN \"p{n}\" SCENARIO F1 DEFENDS S1 PRECONDITION EXISTPATTERN(\"p{0}\",ME) AND EXISTPATTERN(\"p{0}\",OPPONENT);",
            n + 1
        );
    }
    text += "PATTERN \"p40\" SCENARIO F1 DEFENDS S1 PRECONDITION FILEOF(F1) > 8.5;";
    let (library, _) = Library::new().extended(&[Source::new("test", text)]);
    let pos = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let mut matcher = Matcher::with(Values::default(), MatchLimits { steps: 100_000, instances: 1000 });
    let answer = matcher.look(&pos, pos.turn()).occurs(library.get("p0").expect("it is sound"));
    assert!(answer != Ok(true));
    let loose = crate::support::scenario(
        "",
        "F1 DEFENDS S1 F2 DEFENDS S2 F3 DEFENDS S3 F4 DEFENDS S4 F5 DEFENDS S5 F6 DEFENDS S6",
        "",
    );
    let program = loose.programs().next().expect("one pattern");
    assert!(matcher.look(&pos, pos.turn()).find(program).is_err());
}

#[test]
fn mutated_sets_are_refused_or_value_positions_within_limits() {
    let words: Vec<&str> =
        SHIPPED.iter().flat_map(|(_, text)| text.split_inclusive(char::is_whitespace)).collect();
    let fens = [
        "",
        "8/P5k1/8/8/8/8/1B4K1/8 b - - 0 41",
        "r3r1k1/pp3ppp/2p2n2/4N3/3P4/1P2P3/PB3PPP/R4RK1 b - - 0 18",
    ];
    let mut random = Random::new(16);
    for _ in 0..400 {
        let (_, text) = random.choose(SHIPPED).expect("sets are shipped");
        let mut mutated: Vec<&str> = text.split_inclusive(char::is_whitespace).collect();
        for _ in 0..random.below(3) {
            let at = random.below(mutated.len());
            match random.below(3) {
                0 => mutated[at] = random.choose(&words).expect("there are words"),
                1 => {
                    mutated.remove(at);
                }
                _ => mutated.insert(at, random.choose(&words).expect("there are words")),
            }
        }
        let text = mutated.concat();
        check_heuristics(text.as_bytes());
        let fen = random.choose(&fens).expect("there are positions");
        check_evaluation(format!("{fen}\n{text}").as_bytes());
    }
}
