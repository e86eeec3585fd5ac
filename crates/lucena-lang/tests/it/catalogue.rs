//! Patterns ask the catalogue of facts, in both languages, and hear what it says.

use lucena_chess::{Bitboard, Color, testkit};
use lucena_facts::{FactId, Kind, Sight};
use lucena_lang::Language;
use lucena_lang::patlan::{Library, Matcher};

use crate::support::scenario;

/// A pattern that binds every figure of its kind of which the fact is true for a side.
fn asking(fact: FactId, language: Language) -> Library {
    let word = fact.words()[usize::from(language == Language::Portuguese)];
    match fact.kind() {
        Kind::Piece => scenario("", "F1 DEFENDS S1", &format!("PRECONDITION {word}(F1)")),
        Kind::Square => scenario("", "F1 DEFENDS S1", &format!("PRECONDITION {word}(S1, ME)")),
    }
}

#[test]
fn patterns_hear_what_the_catalogue_says() {
    let libraries: Vec<(FactId, Library)> = FactId::ALL
        .iter()
        .enumerate()
        .map(|(index, &fact)| {
            let language = [Language::English, Language::Portuguese][index % 2];
            (fact, asking(fact, language))
        })
        .collect();
    let mut told = vec![0u32; FactId::ALL.len()];
    testkit::for_each_random_position(7, 1_500, |pos| {
        let sight = Sight::new(*pos);
        let mut matcher = Matcher::new();
        for (index, (fact, library)) in libraries.iter().enumerate() {
            let program = library.get("T").expect("it is there");
            for side in Color::ALL {
                let name = if fact.kind() == Kind::Piece { "F1" } else { "S1" };
                let found = matcher.look(pos, side).find(program).expect("within the limits");
                let heard: Bitboard = found
                    .instances
                    .iter()
                    .filter(|instance| instance.is_valid())
                    .filter_map(|instance| instance.square(program, name))
                    .collect();
                let said = fact.squares(&sight, side);
                let said = match fact.kind() {
                    Kind::Piece => said & pos.color(side),
                    // The scenario binds only squares that a piece of the side controls.
                    Kind::Square => said & sight.attacks().all(side),
                };
                assert_eq!(heard, said, "{} for {side:?} in {}", fact.key(), pos.fen());
                told[index] += said.count();
            }
        }
    });
    let silent: Vec<&str> =
        FactId::ALL.iter().zip(&told).filter(|(_, count)| **count == 0).map(|(fact, _)| fact.key()).collect();
    assert!(silent.is_empty(), "never seen: {silent:?}");
}

#[test]
fn facts_about_pieces_are_about_own_pieces() {
    testkit::for_each_random_position(11, 2_000, |pos| {
        let sight = Sight::new(*pos);
        for &fact in FactId::ALL.iter().filter(|fact| fact.kind() == Kind::Piece) {
            for side in Color::ALL {
                let strangers = fact.squares(&sight, side) - pos.color(side);
                assert!(strangers.is_empty(), "{} in {}", fact.key(), pos.fen());
            }
        }
    });
}
