//! Surveys and selections: counts against counting by hand, positions reached, duplicates.

use std::collections::BTreeSet;

use lucena_chess::{Color, Outcome, Position};
use lucena_games::collection::Chunk;
use lucena_games::pgn::ReadLimits;
use lucena_games::query::Query;
use lucena_games::select::{Sameness, Selection};
use lucena_games::survey::{Surveyed, survey};

use crate::samples::{MIXED, OWN, read_all, shared};

fn whole(bytes: &[u8]) -> Chunk {
    Chunk { bytes: bytes.to_vec(), offset: 0 }
}

#[test]
fn a_survey_counts_what_is_there() {
    let Surveyed { survey, complaints, read } =
        survey(&whole(MIXED), &Query::default(), &ReadLimits::default());
    assert_eq!((survey.games, survey.broken, read, complaints.troubles.len()), (7, 1, 8, 1));
    assert_eq!((survey.plies, survey.longest, survey.checkmates, survey.set_up), (92, 45, 2, 2));
    let white = survey.white;
    assert_eq!((white.wins, white.draws, white.losses, white.unknown), (1, 2, 2, 2));
    assert_eq!(survey.by_eco["C33"].wins, 1);
    assert_eq!(survey.by_year["1851"], 1);
    assert_eq!(survey.by_player["García, José"].losses, 1);
}

#[test]
fn a_survey_counts_as_a_reader_does() {
    let survey = survey(&whole(OWN), &Query::default(), &ReadLimits::default()).survey;
    let games = read_all(OWN).games;
    let won = |color| games.iter().filter(|game| game.outcome == Some(Outcome::Win(color))).count() as u64;
    let white = survey.white;
    assert_eq!((white.wins, white.losses), (won(Color::White), won(Color::Black)));
    assert_eq!(survey.plies, games.iter().map(|game| game.moves.len() as u64).sum::<u64>());
    let mates = games.iter().filter(|game| Position::from_fen(&game.last).unwrap().is_checkmate()).count();
    assert_eq!((survey.games, survey.checkmates, mates), (60, 58, 58));
}

#[test]
fn the_shared_collection_has_the_results_its_readme_says() {
    let Some(bytes) = shared("masters-50k.pgn.zst") else { return };
    let survey = survey(&whole(&bytes), &Query::default(), &ReadLimits::default()).survey;
    let white = survey.white;
    assert_eq!((white.wins, white.draws, white.losses, white.unknown), (15_508, 24_016, 10_159, 0));
    assert_eq!((survey.games, survey.checkmates), (49_683, 605));
}

#[test]
fn games_are_chosen_by_a_position_they_reach() {
    let position = read_all(b"1. e4 e5 2. f4 exf4 *").games[0].last.clone();
    let position = Position::from_fen(&position).unwrap();
    let selected = Selection { position: Some(position), ..Selection::default() }.select(whole(MIXED));
    assert_eq!(selected.picks.len(), 1);
    let text = &selected.chunk.bytes[selected.picks[0].0.clone()];
    assert!(text.starts_with(b"\xef\xbb\xbf[Event \"Immortal") || text.starts_with(b"[Event \"Immortal"));
}

#[test]
fn duplicates_are_told_by_moves_and_players() {
    let game = |white: &str, moves: &str| format!("[White \"{white}\"]\n[Black \"B\"]\n\n{moves} *\n\n");
    let text = [
        game("Tal, Mikhail", "1. e4 e5"),
        game("TAL,M", "1. e4! {comment} e5 (1... c5)"),
        game("Tal, Mikhail", "1. e4 c5"),
        game("Botvinnik", "1. e4 e5"),
    ]
    .concat();
    let kinds = |sameness| {
        let picks = Selection { sameness, ..Selection::default() }.select(whole(text.as_bytes())).picks;
        assert_eq!(picks.len(), 4);
        picks.into_iter().map(|(_, fingerprint)| fingerprint).collect::<BTreeSet<_>>().len()
    };
    assert_eq!(kinds(Sameness::MovesAndPlayers), 3);
    assert_eq!(kinds(Sameness::Moves), 2);
}
