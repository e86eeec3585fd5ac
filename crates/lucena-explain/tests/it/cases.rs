//! Small positions made for one theme each: its detector fires on one move and is silent on another, for both colors.

use lucena_chess::{Move, Position};
use lucena_explain::{Scene, Theme, detect, recheck};

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
