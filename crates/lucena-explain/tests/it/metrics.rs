//! The figures against the test vectors of the specification.

use lucena_chess::{Move, Position};
use lucena_eval::Verdict;
use lucena_explain::metrics::{Style, concreteness, reference_spread, risk, stability};
use lucena_explain::{Judgement, odds};

fn line(fen: &str, moves: &str) -> (Position, Vec<Move>) {
    let start = Position::from_fen(fen).expect("a position");
    let mut pos = start;
    let moves = moves.split_whitespace().map(|text| {
        let mv = pos.parse_coordinate(text).expect("legal");
        pos.play_unchecked(mv);
        mv
    });
    (start, moves.collect())
}

#[test]
fn concreteness_weighs_captures_checks_and_threats() {
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (fen, moves, expected) in [
        (START, "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6", 6.25),
        (START, "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 d2d4 g8f6", 31.25),
        ("1rr3k1/4ppbp/3p1np1/1b1N4/P2BP3/5P2/P2R2PP/R5K1 w - - 0 22", "d5e7 g8f8 e7c8", 250.0 / 3.0),
        ("3r2k1/2R1qpp1/7p/8/5Q2/1PP5/5PPP/3r1RK1 b - - 0 26", "d1f1 g1f1 d8d1", 100.0),
        (START, "", 0.0),
    ] {
        let (start, moves) = line(fen, moves);
        let found = concreteness(&start, &moves);
        assert!((found - expected).abs() < 1e-9, "{fen}: {found} instead of {expected}");
    }
}

#[test]
fn the_style_follows_the_first_row_that_fits() {
    for (figures, expected) in [
        ((60.1, 70.1, 5), Style::Aggressive),
        ((60.0, 70.1, 5), Style::Dynamic),
        ((29.9, 39.9, -1), Style::Positional),
        ((20.0, 40.0, 3), Style::Dynamic),
        ((50.1, 59.9, -1), Style::Tactical),
        ((55.0, 60.0, 3), Style::Dynamic),
        ((80.0, 65.0, 3), Style::Dynamic),
        ((45.0, 29.9, 4), Style::Defensive),
        ((45.0, 29.9, 5), Style::Dynamic),
        ((30.0, 10.0, -1), Style::Dynamic),
        ((0.0, 0.0, -1), Style::Positional),
    ] {
        assert_eq!(Style::of(figures.0, figures.1, figures.2), expected, "{figures:?}");
    }
    assert_eq!(stability(&[10, 30, 25, 28, 26]), 3);
    assert_eq!(stability(&[10, 20, 30]), -1);
}

#[test]
fn judgements_follow_the_loss_of_chances() {
    for (loss, expected) in [
        (0.0, Judgement::Best),
        (1.9, Judgement::Excellent),
        (4.9, Judgement::Good),
        (5.0, Judgement::Inaccuracy),
        (10.0, Judgement::Mistake),
        (15.0, Judgement::Blunder),
    ] {
        assert_eq!(Judgement::of_loss(loss), expected, "{loss}");
    }
    let mate = Verdict::Mate(2);
    assert_eq!(Judgement::of(mate, Verdict::Centipawns(300)), Judgement::Blunder);
    assert_eq!(Judgement::of(mate, Verdict::Centipawns(800)), Judgement::Mistake);
    assert_eq!(Judgement::of(mate, Verdict::Centipawns(1500)), Judgement::Inaccuracy);
    assert_eq!(Judgement::of(mate, Verdict::Mate(4)), Judgement::Best);
    assert_eq!(Judgement::of(Verdict::Centipawns(0), Verdict::Mate(-1)), Judgement::Blunder);
    assert_eq!(Judgement::of(Verdict::Centipawns(-1200), Verdict::Mate(-1)), Judgement::Inaccuracy);
    // A long mate in a game that is decided anyway changes nothing.
    assert_eq!(Judgement::of(Verdict::Centipawns(-1200), Verdict::Mate(-8)), Judgement::Excellent);
    assert_eq!(Judgement::of(Verdict::Mate(8), Verdict::Centipawns(1500)), Judgement::Best);
    assert_eq!(Judgement::of(Verdict::Centipawns(-900), Verdict::Mate(-8)), Judgement::Mistake);
    assert!((odds::win_percent(Verdict::Centipawns(100)) - 59.1).abs() < 0.1);
}

#[test]
fn the_risk_is_fifty_at_the_median_spread_and_never_beyond_a_hundred() {
    let reference = reference_spread();
    assert!((risk(reference / 2.0) - 50.0).abs() < 1e-9);
    assert_eq!(risk(0.0), 0.0);
    assert_eq!(risk(3.0 * reference), 100.0);
    // Evaluations are sampled within ten pawns either way, so that no spread can be wider than that.
    assert!((100.0..=1_000.0).contains(&reference), "{reference}");
}
