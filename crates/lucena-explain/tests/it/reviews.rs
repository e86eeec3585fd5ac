//! Whole games reviewed: the same result from the same thinkers, a stop that is heard, lines that another program's rules
//! accept, and votes that count.

use lucena_chess::notation::CastlingNotation;
use lucena_chess::{Color, Game, Outcome, Position};
use lucena_engine::Options;
use lucena_explain::report::{Form, ReviewedGame};
use lucena_explain::review::{Details, review_with};
use lucena_explain::{
    Acceptance, Effort, Explainer, Inquiry, Level, OwnEngine, Param, Reaction, Review, Thinker, Voice,
};
use lucena_games::pgn::{ReadLimits, Reading, Tree};
use lucena_text::{Language, Text};
use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen, uci::UciMove};

const GAME: &str = "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 \
    11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0";

fn reading() -> Reading {
    Reading::read_all(GAME.as_bytes(), &ReadLimits::default()).next().expect("a game").expect("a good one")
}

fn game() -> Game {
    let tree = reading().tree;
    let mut game = Game::from_position(*tree.start());
    for id in tree.main_line() {
        game.play(tree.node(id).mv().expect("a move")).expect("legal");
    }
    game
}

fn reviewed(threads: usize, voice: &Voice, progress: &mut dyn FnMut(usize, usize) -> bool) -> Option<Review> {
    let mut engines: Vec<OwnEngine> =
        (0..threads).map(|_| OwnEngine::new(Options { hash_mebibytes: 4, ..Options::default() })).collect();
    let mut thinkers: Vec<&mut dyn Thinker> =
        engines.iter_mut().map(|engine| engine as &mut dyn Thinker).collect();
    let acceptance = Acceptance::default();
    let explainer = Explainer { voice, acceptance: &acceptance, more: None };
    let inquiry = Inquiry { level: Level::Medium, effort: Effort::depth(6) };
    review_with(&game(), Details::default(), &explainer, &mut thinkers, inquiry, progress)
}

#[test]
fn the_same_thinkers_give_the_same_review_and_every_form_tells_it() {
    let voice = Voice::default();
    let mut steps = Vec::new();
    let first = reviewed(2, &voice, &mut |done, all| {
        steps.push((done, all));
        true
    });
    let first = first.expect("reviewed");
    assert_eq!(steps.len(), 33 + 34, "one step for every position and every move");
    assert!(steps.windows(2).all(|pair| pair[0].0 < pair[1].0), "progress goes on: {steps:?}");
    let second = reviewed(2, &voice, &mut |_, _| true).expect("reviewed");
    let written = |review: Review, form: Form| {
        let one = ReviewedGame::new(reading(), review, &voice, Level::Medium);
        form.game(&one, 0, &voice, Text::new(Language::English), Level::Medium)
    };
    for form in [Form::Plain, Form::Pgn, Form::Markdown, Form::Html] {
        let text = written(first.clone(), form);
        assert_eq!(text, written(second.clone(), form), "{form:?}");
        assert!(text.contains("mate"), "{form:?}: {text}");
    }
    let annotated = written(first, Form::Pgn);
    let again = Tree::read(annotated.as_bytes(), &ReadLimits::default()).expect("readable");
    assert_eq!(again.main_line().count(), 33);
}

#[test]
fn the_story_of_the_opera_game_is_told() {
    let voice = Voice::default();
    let review = reviewed(1, &voice, &mut |_, _| true).expect("reviewed");
    // The game turned with 9…b5, whatever a shallow search makes of it.
    let review = Review { turning_points: vec![17], outcome: Some(Outcome::Win(Color::White)), ..review };
    let one = ReviewedGame::new(reading(), review, &voice, Level::Medium);
    for (language, parts) in [
        (
            Language::English,
            [
                "every knight and bishop in play, while Black still had the knight on b8 and the bishop on f8 at home",
                "The knight on d7, pinned against the king, could not run: 13. Rxd7",
                "16. Qb8+ gave up the queen and forced mate in 2",
            ],
        ),
        (
            Language::Portuguese,
            [
                "ainda esperavam com o cavalo em b8 e o bispo em f8 na casa inicial",
                "O cavalo em d7, cravado contra o rei, não pôde fugir: 13. Txd7",
                "16. Db8+ entregou a dama e forçou o mate em 2 lances",
            ],
        ),
    ] {
        let story = lucena_explain::joined(one.story(language));
        for part in parts {
            assert!(story.contains(part), "{part}\n{story}");
        }
    }
}

#[test]
fn a_review_that_is_stopped_gives_nothing() {
    let voice = Voice::default();
    let mut asked = 0;
    let stopped = reviewed(2, &voice, &mut |_, _| {
        asked += 1;
        asked < 5
    });
    assert!(stopped.is_none());
    assert!(asked < 33, "it went on for {asked} steps");
}

/// Plays a line with shakmaty's rules.
fn played(start: &Position, moves: &[lucena_chess::Move]) -> Chess {
    let fen: Fen = start.fen().to_string().parse().expect("FEN");
    let mut theirs: Chess = fen.into_position(CastlingMode::Standard).expect("a position");
    let mut ours = *start;
    for &mv in moves {
        let uci: UciMove = ours.coordinate(mv, CastlingNotation::Standard).parse().expect("UCI");
        let mv_theirs = uci.to_move(&theirs).unwrap_or_else(|_| panic!("{uci} in {}", ours.fen()));
        theirs = theirs.play(mv_theirs).expect("legal");
        ours = ours.after(mv);
    }
    theirs
}

#[test]
fn every_line_in_a_claim_is_legal_by_shakmatys_rules_and_mates_are_mates() {
    let voice = Voice::default();
    let review = reviewed(1, &voice, &mut |_, _| true).expect("reviewed");
    let mut lines = 0;
    for explanation in review.moves.iter().filter_map(|mv| mv.explanation.as_ref()) {
        for judged in &explanation.argument.judged {
            for param in judged.claim.params.values() {
                let (Param::Moves(start, moves) | Param::WholeLine(start, moves)) = param else { continue };
                let end = played(start, moves);
                lines += 1;
                if judged.claim.theme.key() == "mate_in_n" && 1 < moves.len() {
                    assert!(end.is_checkmate(), "{:?}", judged.claim);
                }
            }
        }
    }
    assert!(50 < lines, "only {lines} lines");
}

#[test]
fn votes_lower_belief_and_praise_does_not_raise_it() {
    let mut acceptance = Acceptance::default();
    assert_eq!((acceptance.posterior("t"), acceptance.factor("t")), (0.8, 1.0));
    acceptance.vote("t", Reaction::Wrong);
    acceptance.vote("t", Reaction::Unclear);
    // (8 + 0) / (10 + 2), in relation to 8 / 10.
    assert!((acceptance.factor("t") - 10.0 / 12.0).abs() < 1e-6);
    for _ in 0..50 {
        acceptance.vote("u", Reaction::Accepted);
    }
    assert_eq!(acceptance.factor("u"), 1.0);
    assert_eq!(acceptance.disputed(), [("t", 1)]);
}
