//! `lucena eval`: the table and the JSON say the same, and the sentences are true, in both languages.

use serde_json::Value;

use crate::program::run;

fn json(fen: &str) -> Value {
    let run = run(&["eval", "--json", "--lang", "en", fen], b"");
    assert_eq!(run.status, 0, "{}", run.err);
    serde_json::from_str(&run.out).expect("one JSON value")
}

#[test]
fn entries_families_and_components_add_up() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r2q1rk1/pp2bppp/2n1b3/3pP3/3N4/2N1B3/PP3PPP/R2Q1RK1 b - - 0 14",
        "8/5pk1/6p1/P6p/1r5P/5KP1/5P2/7R w - - 0 45",
    ] {
        let report = json(fen);
        for side in ["white", "black"] {
            for stage in ["middlegame", "endgame"] {
                let expected = report["total"][side][stage].as_i64().expect("a number");
                for group in ["families", "components"] {
                    let parts = report[group].as_object().expect("an object").values();
                    let sum: i64 = parts.map(|part| part[side][stage].as_i64().expect("a number")).sum();
                    assert_eq!(sum, expected, "{group} {side} {stage} {fen}");
                }
                let entries = report["entries"].as_array().expect("a list").iter();
                let counted = entries.filter(|entry| entry["side"] == side && entry["inSum"] == true);
                let sum: i64 = counted.map(|entry| entry[stage].as_i64().expect("a number")).sum();
                assert_eq!(sum, expected, "{side} {stage} {fen}");
            }
        }
        assert_eq!(report["components"].as_object().map(serde_json::Map::len), Some(10));
        assert_eq!(report["sentences"].as_array().map(Vec::len), Some(3), "{fen}");
    }
}

#[test]
fn what_the_names_do_not_say_is_a_row_and_split_by_leaving_pieces_out() {
    let fen = "r2q1rk1/pp2bppp/2n1b3/3pP3/3N4/2N1B3/PP3PPP/R2Q1RK1 b - - 0 14";
    for (language, row, heading) in [
        ("en", "what the names do not say", "by leaving each piece out (an estimate)"),
        ("pt", "o que os nomes não dizem", "tirando cada peça (uma estimativa)"),
    ] {
        let full = run(&["eval", "--lang", language, fen], b"");
        assert!(full.out.contains(row) && full.out.contains(heading), "{}", full.out);
        let named = run(&["eval", "--named", "--lang", language, fen], b"");
        assert!(!named.out.contains(row), "{}", named.out);
        // What a teacher says does not depend on it.
        let said = |out: &str| out.lines().rev().take(3).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(said(&full.out), said(&named.out));
    }
    let [full, named] = [&["eval", "--json", fen][..], &["eval", "--json", "--named", fen]]
        .map(|words| serde_json::from_str::<Value>(&run(words, b"").out).expect("one JSON value"));
    let total = |report: &Value, part: &str| report["families"][part]["total"].as_i64().expect("a number");
    assert_ne!(total(&full, "unnamed"), 0);
    assert_eq!(total(&named, "unnamed"), 0);
    assert_eq!(total(&full, "material"), total(&named, "material"));
}

#[test]
fn the_positions_that_the_names_say_least_about_are_listed() {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/pgn/own-games.pgn");
    let listed = run(&["eval", "--unnamed", games, "--most", "4", "--json"], b"");
    assert_eq!(listed.status, 0, "{}", listed.err);
    let report: Value = serde_json::from_str(&listed.out).expect("one JSON value");
    let largest = report["largest"].as_array().expect("a list");
    assert_eq!(largest.len(), 4);
    let sizes: Vec<i64> = largest.iter().map(|one| one["value"].as_i64().expect("a number").abs()).collect();
    assert!(sizes.is_sorted_by(|one, other| other <= one), "{sizes:?}");
    assert!(report["meanSize"].as_f64().expect("a number") <= sizes[0] as f64);
    // The same number as the row of the position's own table.
    let fen = largest[0]["fen"].as_str().expect("a position");
    assert_eq!(json(fen)["families"]["unnamed"]["total"], largest[0]["value"]);
    let words = run(&["eval", "--unnamed", games, "--most", "2", "--lang", "pt"], b"");
    assert!(words.out.contains("posições calmas") && words.out.contains(fen), "{}", words.out);
    let missing = run(&["eval", "--unnamed", "/nowhere/at/all.pgn", "--lang", "en"], b"");
    assert_eq!(missing.status, 2, "{}", missing.out);
}

/// A position and what must be said about it in English and in Portuguese.
const SAID: &[(&str, &str, &str)] = &[
    (
        "4k3/8/8/8/8/8/4P3/4K1N1 w - - 0 1",
        "White is ahead by a knight and a pawn.",
        "As Brancas têm um cavalo e um peão a mais.",
    ),
    (
        "4k1b1/6p1/8/8/8/8/8/4K2R w - - 0 1",
        "White has a rook for a bishop and a pawn.",
        "As Brancas têm uma torre por um bispo e um peão.",
    ),
    (
        "8/8/8/4k3/8/4K3/4P3/8 b - - 0 1",
        "This king and pawn ending is won for White.",
        "Este final de rei e peão está ganho para as Brancas.",
    ),
    (
        "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1",
        "This king and pawn ending is a draw.",
        "Este final de rei e peão é empate.",
    ),
    (
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        "White has enough material to force mate against the bare king.",
        "As Brancas têm material suficiente para forçar o mate contra o rei sozinho.",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "Material is even.",
        "O material está igual.",
    ),
    (
        "3r2k1/5pp1/3P3p/8/8/7P/5PP1/3R2K1 w - - 0 30",
        "White has a passed pawn on d6.",
        "As Brancas têm um peão passado em d6.",
    ),
    (
        "4k3/pp3p1p/8/3N4/4P3/8/PPP2PPP/4K3 w - - 0 20",
        "White is ahead by a knight and 3 pawns.",
        "As Brancas têm um cavalo e 3 peões a mais.",
    ),
];

#[test]
fn what_is_said_is_on_the_board() {
    for &(fen, english, portuguese) in SAID {
        for (language, sentence) in [("en", english), ("pt", portuguese)] {
            let run = run(&["eval", "--lang", language, fen], b"");
            assert_eq!(run.status, 0, "{}", run.err);
            assert!(run.out.contains(sentence), "{sentence:?} is missing in:\n{}", run.out);
        }
    }
}

#[test]
fn a_fen_needs_no_quotes_and_a_broken_one_is_refused() {
    let quoted = run(&["eval", "--lang", "en", "4k3/8/8/8/8/8/4P3/4K1N1 w - - 0 1"], b"");
    let bare = run(&["eval", "--lang", "en", "4k3/8/8/8/8/8/4P3/4K1N1", "w", "-", "-", "0", "1"], b"");
    assert_eq!(quoted.out, bare.out);
    let broken = run(&["eval", "--lang", "pt", "4k3/8/8/8/8/8/8/8 w - - 0 1"], b"");
    assert_eq!(broken.status, 2);
    assert!(broken.err.contains("falta o rei das Brancas"), "{}", broken.err);
    assert!(broken.out.is_empty());
}

#[test]
fn every_term_has_a_name_in_both_languages() {
    use lucena_eval::{Component, Family, Term};
    use lucena_text::{Arguments, Language, Text};
    let keys = Term::ALL.iter().map(|term| term.key().to_owned());
    let families = Family::ALL.iter().map(|family| format!("family-{}", family.key()));
    let components = Component::ALL.iter().map(|component| format!("component-{}", component.key()));
    for key in keys.chain(families).chain(components) {
        let key = format!("terms-{}", key.replace('_', "-"));
        for language in [Language::English, Language::Portuguese] {
            assert!(Text::new(language).try_format(&key, Arguments::new()).is_ok(), "{key}");
        }
    }
}
