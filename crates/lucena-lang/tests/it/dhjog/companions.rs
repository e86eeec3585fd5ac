//! A set that plays with patterns: what their weights do to the value.

use std::sync::Arc;

use lucena_chess::{Color, Position};
use lucena_lang::Source;
use lucena_lang::dhjog::{EntryKind, HeuristicSet, Ledger, Player};
use lucena_lang::patlan::{Library, Program};

use super::{position, set, with_stage};

/// A knight that attacks a rook; a bishop that attacks one; and the same knight, disliked and loved.
const PATTERNS: &str = "PATTERN \"KNIGHT\" WEIGHT 0.25 SCENARIO N1 ATTACKS r1;
PATTERN \"BISHOP\" WEIGHT 0.5 SCENARIO B1 ATTACKS r1;
PATTERN \"AVOID\" WEIGHT -0.75 SCENARIO N1 ATTACKS r1;
PATTERN \"GREEDY\" WEIGHT 999 SCENARIO N1 ATTACKS r1;
PATTERN \"GREEDIER\" WEIGHT 999 SCENARIO N1 ATTACKS r1;
PATTERN \"GREEDIEST\" WEIGHT 999 SCENARIO N1 ATTACKS r1;";

fn programs(names: &[&str]) -> Vec<Arc<Program>> {
    let (library, complaints) = Library::new().extended(&[Source::new("test.pat", PATTERNS)]);
    assert!(complaints.iter().flatten().all(|complaint| !complaint.is_error()), "{complaints:?}");
    names.iter().map(|name| library.get(name).expect("a pattern of the test").clone()).collect()
}

fn ledger(set: &HeuristicSet, names: &[&str], pos: &Position, owner: Color) -> Ledger {
    let set = Arc::new(set.clone().with_patterns(&programs(names)));
    let mut player = Player::new(set, owner);
    player.root(pos);
    let ledger = player.explain(pos);
    let sum: f64 = ledger.entries.iter().map(|entry| entry.contribution).sum();
    assert!((ledger.base + sum - ledger.value).abs() < 1e-6, "{ledger:?}");
    assert_eq!(player.eval(pos), ledger.centipawns);
    ledger
}

#[test]
fn the_weight_of_a_pattern_is_a_share_of_the_value() {
    let set = HeuristicSet::clone(&set(&with_stage("")));
    // White has a knight and a bishop against a rook: T = +1, and the knight on c3 attacks the rook on b5.
    let pos = position("4k3/8/8/1r6/8/2N5/8/B3K3 w - - 0 1");
    let value = |names: &[&str], owner| ledger(&set, names, &pos, owner).value;
    for (names, white) in [
        (&[][..], 1.0),
        (&["KNIGHT"], 1.25),
        (&["BISHOP"], 1.0),
        (&["AVOID"], 0.25),
        (&["KNIGHT", "AVOID", "BISHOP"], 0.5),
        // A weight counts as one at most, all together as two.
        (&["GREEDY"], 2.0),
        (&["GREEDY", "GREEDIER", "GREEDIEST"], 3.0),
    ] {
        assert_eq!(value(names, Color::White), white, "{names:?}");
        assert_eq!(value(names, Color::Black), -white, "{names:?}");
    }
    let entries = ledger(&set, &["KNIGHT", "BISHOP"], &pos, Color::Black).entries;
    let told: Vec<_> =
        entries.iter().map(|entry| (entry.kind, entry.me.fired, entry.opponent.fired)).collect();
    assert_eq!(told, [(EntryKind::Pattern, false, true), (EntryKind::Pattern, false, false)]);
}

#[test]
fn a_level_value_is_moved_by_shares_of_a_pawn() {
    let pos = position("4k3/8/8/1r6/8/2N5/8/R3K1n1 w - - 0 1");
    for (pawn, value) in [("1", 0.25), ("100", 25.0)] {
        let text = with_stage("").replace("PEAO.VALOR <- 1", &format!("PEAO.VALOR <- {pawn}"));
        let found = ledger(&HeuristicSet::clone(&set(&text)), &["KNIGHT"], &pos, Color::White);
        assert_eq!((found.value, found.centipawns), (value, 25));
    }
}

#[test]
fn patterns_are_exchanged_and_taken_away() {
    let set = HeuristicSet::clone(&set(&with_stage("")));
    let with = set.with_patterns(&programs(&["KNIGHT"])).with_patterns(&programs(&["BISHOP", "AVOID"]));
    let names: Vec<&str> = with.companions().iter().map(|program| program.name()).collect();
    assert_eq!(names, ["BISHOP", "AVOID"]);
    assert!(with.with_patterns(&[]).companions().is_empty());
}
