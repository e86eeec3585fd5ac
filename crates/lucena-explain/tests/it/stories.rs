//! Stories of many games: none of their sentences fits any game.

use std::collections::BTreeMap;

use lucena_chess::testkit::test_data;
use lucena_chess::{Game, Square};
use lucena_engine::Options;
use lucena_explain::report::ReviewedGame;
use lucena_explain::review::{Details, review};
use lucena_explain::{Acceptance, Effort, Explainer, Inquiry, Level, OwnEngine, Voice};
use lucena_games::pgn::{ReadLimits, Reading};
use lucena_text::Language;

const GAMES: usize = 50;
const MOST: usize = 5;

/// A sentence without its squares.
fn blanked(sentence: &str) -> String {
    Square::all().fold(sentence.to_owned(), |text, square| text.replace(&square.to_string(), "_"))
}

#[test]
fn no_sentence_of_a_story_fits_every_game() {
    let Some(path) = test_data("games/lichess-evaluated.pgn") else { return };
    let bytes = std::fs::read(path).expect("readable");
    let (voice, acceptance) = (Voice::default(), Acceptance::default());
    let explainer = Explainer { voice: &voice, acceptance: &acceptance, more: None };
    let inquiry = Inquiry { level: Level::Medium, effort: Effort::nodes(300) };
    let mut engine = OwnEngine::new(Options { hash_mebibytes: 4, ..Options::default() });
    let mut told: BTreeMap<String, usize> = BTreeMap::new();
    let limits = ReadLimits::default();
    let readings = Reading::read_all(&bytes[..], &limits).flatten();
    for reading in readings.step_by(7).take(GAMES) {
        let mut game = Game::from_position(*reading.tree.start());
        for id in reading.tree.main_line() {
            game.play(reading.tree.node(id).mv().expect("a move")).expect("legal");
        }
        let details = Details::of(&game, None, None);
        let found = review(&game, details, &explainer, &mut engine, inquiry, &mut |_, _| true);
        let one = ReviewedGame::new(reading, found.expect("reviewed"), &voice, Level::Medium);
        for language in Language::ALL {
            let story = one.story(language);
            assert!((2..=6).contains(&story.len()) || game.moves().len() < 20, "{story:?}");
            for sentence in story {
                *told.entry(blanked(&sentence.to_string())).or_default() += 1;
            }
        }
    }
    let worn: Vec<_> = told.iter().filter(|(_, count)| MOST < **count).collect();
    assert!(worn.is_empty(), "{worn:#?}");
}
