//! Small positions made for one theme each: its detector fires on one move and is silent on another, for both colors.

use lucena_chess::{Move, Position};
use lucena_explain::{Scene, Slot, Theme, audit, detect, pattern, recheck};
use lucena_lang::patlan::Library;

const CASES: &str = include_str!("../data/cases.tsv");

fn fires(theme: Theme, pos: &Position, mv: Move) -> bool {
    let scene = Scene::new(pos, mv, &[mv], None);
    let found = detect::detect_one(theme, &scene);
    if let Some(claim) = &found {
        recheck(claim, &scene).unwrap_or_else(|falsehood| panic!("{falsehood:?} in {pos:?}"));
    }
    found.is_some()
}

#[test]
fn detectors_fire_where_they_should_and_nowhere_else() {
    let mut cases = 0;
    for row in CASES.lines().filter(|row| !row.starts_with('#')) {
        let fields: Vec<&str> = row.split('\t').collect();
        let [key, fen, yes, no] = fields[..] else { panic!("four columns are expected: {row}") };
        let theme =
            *Theme::ALL.iter().find(|theme| theme.key() == key).unwrap_or_else(|| panic!("no theme {key}"));
        let pos = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        for (text, expected) in [(yes, true), (no, false)] {
            let mv = pos.parse_coordinate(text).unwrap_or_else(|error| panic!("{fen} {text}: {error}"));
            assert_eq!(fires(theme, &pos, mv), expected, "{key}: {fen} {text}");
            let flipped = Move::new(mv.from().flip_rank(), mv.to().flip_rank(), mv.kind());
            assert_eq!(fires(theme, &pos.mirrored(), flipped), expected, "{key}, mirrored: {fen} {text}");
        }
        cases += 1;
    }
    assert!(30 <= cases);
}

fn scene(fen: &str, text: &str) -> Scene {
    let pos = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let mv = pos.parse_coordinate(text).unwrap_or_else(|error| panic!("{fen} {text}: {error}"));
    Scene::new(&pos, mv, &[mv], None)
}

#[test]
fn a_rook_that_may_take_its_pinner_is_not_stuck() {
    let scene = scene("4k3/4r3/8/8/8/8/4R3/R5K1 w - - 0 1", "a1e1");
    assert_eq!(detect::detect_one(Theme::ExploitsPin, &scene), None);
}

#[test]
fn a_pin_that_protects_says_what_the_pinned_piece_cannot_take() {
    let scene = scene("4k3/3n4/8/1B6/8/8/8/2R1K3 w - - 0 1", "c1c5");
    let found = detect::detect_one(Theme::ExploitsPin, &scene).expect("the knight cannot take on c5");
    assert_eq!(found.square(Slot::VictimSquare), Some(lucena_chess::Square::C5));
}

/// The patterns of mates that a move carries out.
fn names(fen: &str, text: &str) -> Vec<&'static str> {
    let scene = scene(fen, text);
    assert!(scene.after.is_checkmate(), "{fen} {text}");
    pattern::mates(Library::standard(), &scene.before, scene.mv)
        .iter()
        .map(|program| program.name())
        .collect()
}

#[test]
fn mates_have_the_names_of_the_pieces_that_do_the_work() {
    let smothered = names("6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1", "g5f7");
    assert_eq!(smothered, ["SMOTHERED_MATE"]);
    let epaulette = names("3rkr2/8/Q7/8/8/8/8/6K1 w - - 0 1", "a6e6");
    assert!(epaulette.contains(&"EPAULETTE_MATE"), "{epaulette:?}");
    let morphy = names("7k/7p/8/8/8/8/8/2B3RK w - - 0 1", "c1b2");
    assert!(morphy.contains(&"MORPHY_MATE"), "{morphy:?}");
    // Bishop and rook give check together: the king's shoulders are blocked, but the rook does not shut it in.
    let double = names("rnbkr3/ppp2ppp/8/8/2n1B3/2N5/PPPBK1PP/3R3R w - - 0 1", "d2g5");
    assert!(double.contains(&"EPAULETTE_MATE_WIDE") && !double.contains(&"MORPHY_MATE_WIDE"), "{double:?}");
    // The rook only protects the bishop; the queen holds the king.
    let balestra = names("2Q2r1k/7p/p5p1/8/Q1P1p3/6Pq/8/1R2b1K1 b - - 0 1", "e1f2");
    assert!(balestra.contains(&"BALESTRA_MATE") && !balestra.contains(&"MORPHY_MATE_WIDE"), "{balestra:?}");
}

#[test]
fn what_shipped_patterns_say_of_themselves_is_known_here() {
    for program in Library::standard().programs() {
        if let Some(says) = program.annotation("says") {
            assert!(Theme::from_key(says).is_some(), "{} says {says}", program.name());
        }
        if let Some(tag) = program.annotation("lichess") {
            assert!(audit::tags().contains(&tag), "{} answers to {tag}", program.name());
        }
    }
}
