//! The whole way from a position to sentences, with the engine and with a thinker of fixed answers.

use std::time::Duration;

use lucena_chess::{Game, Move, Position};
use lucena_engine::Options;
use lucena_eval::Verdict;
use lucena_explain::{
    Acceptance, Effort, Explainer, Explanation, Inquiry, Judgement, Level, OwnEngine, Reaction, Sentence,
    Theme, Thinker, Thought, Variation, Voice, after_search,
};
use lucena_text::Language;

fn explained(fen: &str, mv: Option<&str>, thinker: &mut dyn Thinker, level: Level) -> (Explanation, Voice) {
    let voice = Voice::default();
    let acceptance = Acceptance::default();
    let pos = Position::from_fen(fen).expect("a position");
    let mv = mv.map(|text| pos.parse_san(text).expect("legal"));
    let inquiry = Inquiry { level, effort: Effort::depth(8) };
    let explainer = Explainer { voice: &voice, acceptance: &acceptance, more: None };
    let explanation =
        explainer.explain(&Game::from_position(pos), mv, None, thinker, inquiry).expect("explained");
    (explanation, voice)
}

fn engine() -> OwnEngine {
    OwnEngine::new(Options { hash_mebibytes: 4, ..Options::default() })
}

fn texts(sentences: &[Sentence]) -> Vec<String> {
    sentences.iter().map(ToString::to_string).collect()
}

#[test]
fn a_fork_is_explained_in_both_languages() {
    let fen = "r3k2r/ppp2ppp/8/3N4/8/8/PPP2PPP/R3K2R w KQkq - 0 15";
    let (explanation, voice) = explained(fen, Some("Nxc7+"), &mut engine(), Level::Basic);
    assert_eq!(
        explanation.sentences(&voice, Language::Portuguese)[0].to_string(),
        "Garfo: o cavalo em c7 ataca o rei em e8 e a torre em a8 ao mesmo tempo."
    );
    assert_eq!(
        explanation.sentences(&voice, Language::English)[0].to_string(),
        "Fork: the knight on c7 attacks the king on e8 and the rook on a8 at the same time."
    );
}

#[test]
fn a_move_into_mate_is_a_blunder_with_its_reason() {
    let fen = "3r2k1/R4ppp/8/8/8/8/5PPP/6K1 w - - 0 30";
    let (explanation, voice) = explained(fen, Some("Ra6"), &mut engine(), Level::Medium);
    assert_eq!(explanation.judgement, Judgement::Blunder);
    assert_eq!(
        explanation.sentences(&voice, Language::English)[0].to_string(),
        "It allows mate in 1: Rd1# (back-rank mate)."
    );
}

#[test]
fn a_missed_mate_is_named() {
    let fen = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    let (explanation, voice) = explained(fen, Some("Kf1"), &mut engine(), Level::Medium);
    assert!(Judgement::Inaccuracy <= explanation.judgement);
    assert_eq!(
        explanation.sentences(&voice, Language::Portuguese)[0].to_string(),
        "Havia mate em 1: Td8# (mate do corredor)."
    );
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let fen = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
    let text = |explanation: &Explanation, voice: &Voice| {
        lucena_explain::joined(&explanation.sentences(voice, Language::Portuguese))
    };
    let (first, voice) = explained(fen, None, &mut engine(), Level::Advanced);
    let (second, _) = explained(fen, None, &mut engine(), Level::Advanced);
    assert_eq!(text(&first, &voice), text(&second, &voice));
    assert!(first.argument.sentences.len() <= 5);
}

/// Gives every legal move in order the same score.
struct Indifferent;

impl Thinker for Indifferent {
    fn think(&mut self, game: &Game, lines: usize, only: &[Move], _: Effort) -> Thought {
        let legal = game.position().legal_moves();
        let moves = legal.iter().copied().filter(|mv| only.is_empty() || only.contains(mv)).take(lines);
        let lines = moves.map(|mv| Variation { verdict: Verdict::Centipawns(0), moves: vec![mv], depth: 1 });
        Thought { lines: lines.collect(), ..Thought::default() }
    }
}

#[test]
fn without_a_verified_reason_the_program_says_so() {
    let fen = "8/8/4k3/8/8/8/4K3/8 w - - 0 1";
    let (explanation, voice) = explained(fen, Some("Ke1"), &mut Indifferent, Level::Medium);
    assert!(explanation.argument.sentences.is_empty());
    let said = texts(&explanation.sentences(&voice, Language::English));
    assert_eq!(said.len(), 1);
    assert!(said[0].starts_with("No simple reason was verified"), "{said:?}");
}

#[test]
fn readers_who_object_silence_a_sentence() {
    let mut acceptance = Acceptance::default();
    assert!((acceptance.factor("tm_fork") - 1.0).abs() < 1e-6);
    (0..20).for_each(|_| acceptance.vote("tm_fork", Reaction::Wrong));
    assert!(acceptance.factor("tm_fork") < 0.4);
    (0..200).for_each(|_| acceptance.vote("tm_fork", Reaction::Accepted));
    assert!(0.9 < acceptance.factor("tm_fork"));
}

/// Whether a theme is among those that are said.
fn says(explanation: &Explanation, theme: Theme) -> bool {
    let sentences = explanation.argument.sentences.iter();
    sentences
        .map(|sentence| &explanation.argument.judged[sentence.claim])
        .any(|item| item.claim.theme == theme)
}

#[test]
fn a_promotion_to_less_than_a_queen_is_explained_where_it_is_better() {
    // Lichess puzzle 11fTg: the knight forks king and rook's square; a queen would be lost to a check.
    let fen = "8/1p2P2R/p4k2/P1p5/4KP2/8/8/3r4 w - - 1 52";
    let (explanation, voice) = explained(fen, Some("e8=N+"), &mut engine(), Level::Medium);
    assert!(says(&explanation, Theme::Underpromotion), "{:?}", explanation.argument.sentences);
    let said = texts(&explanation.sentences(&voice, Language::Portuguese));
    assert!(
        said.iter().any(|sentence| sentence == "Promove a cavalo: promover a dama seria pior."),
        "{said:?}"
    );
    let (explanation, _) = explained(fen, Some("e8=R"), &mut engine(), Level::Medium);
    assert!(!says(&explanation, Theme::Underpromotion));
}

#[test]
fn a_slider_that_stays_on_the_line_of_another_is_explained_to_advanced_readers() {
    // Lichess puzzle 1EBtQ: instead of taking on c1 the rook blocks the rank on d1, and the pawn promotes.
    let fen = "8/8/2R1p3/4k3/8/6K1/4p3/2R2r2 b - - 7 48";
    let (explanation, voice) = explained(fen, Some("Rd1"), &mut engine(), Level::Advanced);
    assert!(says(&explanation, Theme::CollinearMove), "{:?}", explanation.argument.sentences);
    let said = texts(&explanation.sentences(&voice, Language::English));
    assert!(said.iter().any(|sentence| sentence.contains("instead of taking it")), "{said:?}");
    // The capture itself is another thing.
    let (explanation, _) = explained(fen, Some("Rxc1"), &mut engine(), Level::Advanced);
    assert!(!says(&explanation, Theme::CollinearMove));
}

#[test]
fn when_time_has_run_out_only_what_needs_no_search_is_said() {
    let voice = Voice::default();
    let acceptance = Acceptance::default();
    let more =
        |_: &lucena_explain::Evidence| -> Vec<lucena_explain::Claim> { panic!("no time for patterns") };
    let explainer = Explainer { voice: &voice, acceptance: &acceptance, more: Some(&more) };
    let pos = Position::from_fen("rnbqkb1r/pppp1ppp/4pn2/8/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 1 3")
        .expect("a position");
    let mv = pos.parse_san("e5").expect("legal");
    let line = Variation { verdict: Verdict::Centipawns(40), moves: vec![mv], depth: 8 };
    let thought = Thought { lines: vec![line], ..Thought::default() };
    struct Refuses;
    impl Thinker for Refuses {
        fn think(&mut self, _: &Game, _: usize, _: &[Move], _: Effort) -> Thought {
            panic!("no time for questions")
        }
    }
    let left = || Duration::ZERO;
    let game = Game::from_position(pos);
    let explanation =
        after_search(&explainer, &game, thought, &mut Refuses, Level::Advanced, &left).expect("explained");
    // The threat to the knight would have to be proved by a search.
    assert!(!says(&explanation, Theme::CreatesThreat), "{:?}", explanation.argument.sentences);
    assert!(explanation.has_reason());
}

#[test]
fn whoever_is_mated_next_has_no_threats() {
    // After the only legal move White mates; that Black could mate on a1 if he had the time is of no use.
    let fen = "r4rQk/6pp/7N/8/8/8/5PPP/Q5K1 b - - 0 1";
    let (explanation, voice) = explained(fen, None, &mut engine(), Level::Medium);
    let said = texts(&explanation.sentences(&voice, Language::English));
    assert_eq!(said, ["There is no choice. The expected line: Rxg8 Nf7#."]);
}
