//! The reference values of the specification.

use lucena_chess::Color;
use lucena_lang::dhjog::{Player, SHIPPED};

use super::{LISTINGS, compiled, complaints, judged, position, set};

const POSITIONS: [&str; 9] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
    "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 7",
    "r2q1rk1/1pp2pb1/p1np1n1p/4p1p1/2B1P1b1/2PP1N1P/PP1N1PP1/R1BQR1K1 b - - 0 12",
    "8/5pk1/6p1/3R4/P7/6P1/r4PK1/8 w - - 0 40",
    "8/P5k1/8/8/8/8/1B4K1/8 b - - 0 41",
    "r3r1k1/pp3ppp/2p2n2/4N3/3P4/1P2P3/PB3PPP/R4RK1 b - - 0 18",
    "2r2rk1/pp1b1ppp/1q2pn2/3p4/1b1P4/1PNBPN2/P4PPP/R2Q1RK1 w - - 2 14",
    "r1b2rk1/1p1n1p1p/p2q2p1/3Pp3/2P1P3/P1N2Q2/6PP/R4RK1 w - - 1 21",
];

/// File, level, centipawns for White as owner in each position.
const TABLE: [(&str, u8, [i32; 9]); 8] = [
    ("material-classico.dhjog", 1, [0, 0, 0, 0, 100, 425, 425, -25, -325]),
    ("centro-e-borda.dhjog", 2, [0, 0, 0, 50, 50, 425, 455, -75, -295]),
    ("rei-seguro.dhjog", 3, [0, 0, 0, -10, 100, 410, 435, -40, -275]),
    ("tres-etapas.dhjog", 4, [0, 0, 0, -30, 175, 505, 455, -5, -300]),
    ("mobilidade-ponderada.dhjog", 5, [0, -20, 0, -13, 136, 462, 442, -35, -292]),
    ("funcoes-proprias.dhjog", 6, [0, 0, 0, -5, 148, 567, 420, -25, -240]),
    ("knights-to-the-centre.dhjog", 2, [0, 0, 0, -100, 100, 425, 375, -75, -275]),
    ("com-padroes.dhjog", 3, [0, 0, 0, 0, 20, 400, 480, 0, -380]),
];

const STAGES: [&str; 9] = [
    "ABERTURA",
    "ABERTURA",
    "MEIODEJOGO",
    "MEIODEJOGO",
    "FINAL",
    "FINAL",
    "FINAL",
    "MEIODEJOGO",
    "MEIODEJOGO",
];

fn shipped(name: &str) -> &'static str {
    SHIPPED.iter().find(|(known, _)| *known == name).expect(name).1
}

#[test]
fn samples_have_their_levels_and_values() {
    for (name, level, values) in TABLE {
        let set = set(shipped(name));
        assert_eq!(set.level(), level, "{name}");
        for (fen, value) in POSITIONS.into_iter().zip(values) {
            assert_eq!(judged(&set, fen, Color::White).0, value, "{name} in {fen}");
            assert_eq!(judged(&set, fen, Color::Black).0, -value, "{name} in {fen} for Black");
        }
    }
}

#[test]
fn stages_of_isolated_positions_follow_the_transitions() {
    let set = set(shipped("tres-etapas.dhjog"));
    for (fen, stage) in POSITIONS.into_iter().zip(STAGES) {
        assert_eq!(judged(&set, fen, Color::White).1, stage, "{fen}");
    }
}

#[test]
fn listings_of_the_thesis_have_their_levels_and_warnings() {
    let expected: [(u8, &[&str]); 4] = [(1, &[]), (2, &[]), (3, &["W07"]), (4, &["W03"])];
    for (text, (level, warnings)) in LISTINGS.into_iter().zip(expected) {
        assert_eq!(compiled(text).level, level);
        let found: Vec<String> = complaints(text).iter().map(|words| words[..3].to_owned()).collect();
        assert_eq!(found, warnings, "{text}");
    }
}

#[test]
fn listings_of_the_thesis_have_their_values() {
    let rows = [
        (0, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0),
        (0, "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 900),
        (1, "rnbqkbnr/pppppppp/8/4N3/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1", 200),
        (1, "r1bqkb1r/pppppppp/2n2n2/4N3/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1", -200),
        (2, "8/P5k1/8/8/8/8/1B4K1/8 b - - 0 1", 1200),
        (2, "6r1/P5k1/8/8/8/8/1B4K1/8 b - - 0 1", 100),
        (3, "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 12", 0),
    ];
    for (listing, fen, value) in rows {
        let set = set(LISTINGS[listing]);
        assert_eq!(judged(&set, fen, Color::White).0, value, "{fen}");
        assert_eq!(judged(&set, fen, Color::Black).0, -value, "{fen}");
    }
    let only_me = LISTINGS[1].replacen("ETAPA_ATUAL", "APLICACAO <- SO_EU ETAPA_ATUAL", 1);
    let set = set(&only_me);
    assert_eq!(set.level(), 2);
    assert_eq!(judged(&set, rows[3].1, Color::White).0, 200);
    assert_eq!(judged(&set, rows[3].1, Color::Black).0, 400);
}

#[test]
fn ledgers_say_what_the_specification_says() {
    let pos = position(POSITIONS[3]);
    let mut player = Player::new(set(shipped("centro-e-borda.dhjog")), Color::White);
    player.root(&pos);
    let ledger = player.explain(&pos);
    assert_eq!((ledger.base, ledger.value, ledger.centipawns), (0.0, 0.5, 50));
    let telling: Vec<_> = ledger.entries.iter().filter(|entry| entry.contribution != 0.0).collect();
    let [hanging] = telling.as_slice() else { panic!("{telling:?}") };
    assert_eq!(
        (hanging.title.as_str(), hanging.me.fired, hanging.contribution),
        ("PECA PENDURADA", false, 0.5)
    );
    let change = hanging.opponent.changes[0];
    assert_eq!((change.square.to_string().as_str(), change.from, change.to), ("g4", 3.25, 2.75));

    let pos = position(POSITIONS[4]);
    let mut player = Player::new(set(shipped("tres-etapas.dhjog")), Color::White);
    let goals: Vec<_> = player.root(&pos).into_iter().filter_map(|passage| passage.goal).collect();
    assert_eq!(goals, ["MEIODEJOGO", "FINAL"]);
    let ledger = player.explain(&pos);
    assert_eq!((ledger.base, ledger.value, ledger.centipawns), (1.25, 1.75, 175));
    assert_eq!(ledger.entries[0].contribution, 0.5);
    assert!(!ledger.entries[1].me.fired && !ledger.entries[1].opponent.fired);
}
