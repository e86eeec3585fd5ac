//! Names of openings: every row of the shipped table is legal, transpositions are found.

use lucena_chess::{Game, Position};
use lucena_facts::opening::{Names, NamesError};

#[test]
fn every_shipped_row_is_legal() {
    let source = include_str!("../../../../data/openings/eco.tsv");
    let rows = source.lines().count() - 1;
    assert_eq!(rows, 3_807);
    let names = Names::read(source).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(names.len(), rows, "two rows lead to one position");
}

#[test]
fn a_game_has_the_name_of_its_last_known_position() {
    let mut game = Game::new();
    // The Najdorf, and a move on that has no name; then the same by 2…Nc6.
    for san in ["e4", "c5", "Nf3", "d6", "d4", "cxd4", "Nxd4", "Nf6", "Nc3", "a6", "Rb1"] {
        game.play(game.position().parse_san(san).unwrap()).unwrap();
    }
    let (plies, opening) = Names::shipped().of_game(game.positions()).unwrap();
    assert_eq!((plies, opening.code.as_str()), (10, "B90"));
    assert_eq!(opening.name, "Sicilian Defense: Najdorf Variation");
    assert_eq!(Names::shipped().of(game.position()), None);
    assert_eq!(Names::shipped().of_game(&[Position::start()]), None);
}

#[test]
fn broken_rows_are_named() {
    let error = |source: &str| Names::read(source).err();
    assert_eq!(error("eco\tname\tmoves\nA00\tX"), Some(NamesError { row: 2, word: None }));
    let illegal = NamesError { row: 3, word: Some("e2e5".to_owned()) };
    assert_eq!(error("h\n\nA00\tX\te2e5"), Some(illegal));
    assert!(Names::read("").unwrap().is_empty());
}
