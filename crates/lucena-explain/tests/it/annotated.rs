//! What the user wrote is still there after a review, and what Lucena added can be told from it.

use lucena_chess::Game;
use lucena_engine::Options;
use lucena_explain::report::{Form, ReviewedGame, without_own};
use lucena_explain::review::{Details, review};
use lucena_explain::{Acceptance, Effort, Explainer, Inquiry, Level, OwnEngine, Voice};
use lucena_games::pgn::{NodeId, ReadLimits, Reading, Tree};
use lucena_text::{Language, Text};

/// Games as people keep them: with comments before the first move and behind variations, several in a row, clocks and
/// evaluations, marks on the board, glyphs of their own, variations within variations, and tags of all kinds.
const GAMES: [&str; 4] = [
    r#"[Event "Club \"Torre\" championship"]
[Site "São Paulo"]
[Date "2024.03.09"]
[Round "3"]
[White "Souza, Ana"]
[Black "Lima, B."]
[Result "0-1"]
[Annotator "Prof. Prado"]
[WhiteAccuracy "12.3"]
[ECO "C46"]

{Played on board 4. [%cal Ge2e4]} {My first win!} 1. e4 $1 {[%clk 1:30:00]} e5 {[%clk 1:29:55] [%eval 0.2]}
2. Nf3 Nc6 3. Nc3?! {Natural, but} {[%csl Rd5]} (3. Bb5 {the main line} a6 (3... Nf6 4. O-O {solid}) 4. Ba4) ({or} 3. Bc4 Bc5)
{after the variations} 3... Nf6 4. Bd3?? $18 {I forgot the d-pawn.} Bb4 $6 5. O-O O-O 6. Qe2?! d6 0-1
"#,
    r#"[Event "Rated blitz"]
[Site "https://lichess.org/abcd1234"]
[White "um"]
[Black "dois"]
[Result "1-0"]
[TimeControl "180+2"]
[Termination "Normal"]

1. f3 { [%eval -0.54] [%clk 0:03:00] } 1... e5 { [%eval -0.3] [%clk 0:03:00] } 2. g4?? { (-0.30 → Mate in 1) Blunder. Qh4# was best. } { [%eval #-1] [%clk 0:02:58] }
(2. e4 d5 3. exd5) 2... d6 { Lost forced checkmate sequence. } { [%eval 0.9] [%clk 0:02:55] } (2... Qh4#) 3. e4 { [%foo bar] } 1-0
"#,
    r#"[Event "?"]
[Result "*"]
[FEN "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 30"]
[SetUp "1"]

; a comment to the end of its line
30. h3 $146 $10 h6 (30... Kf8 31. Rd8+ Ke7) 31. Rd8+ Kh7 32. Rd7 {; [ % } *
"#,
    r#"[Event "Português"]
[Result "1/2-1/2"]
[Annotator "Lucena"]

1. e4 {melhor por teste} e5 2. Cf3 Cc6 3. Bb5 (3. Bc4 Bc5 4. O-O) a6 4. Bxc6 {?} dxc6 5. Cxe5 Dd4 1/2-1/2
"#,
];

fn reading(text: &str) -> Reading {
    Reading::read_all(text.as_bytes(), &ReadLimits::default()).next().expect("a game").expect("a good one")
}

fn reviewed(reading: Reading, language: Language) -> String {
    let mut game = Game::from_position(*reading.tree.start());
    for id in reading.tree.main_line() {
        game.play(reading.tree.node(id).mv().expect("a move")).expect("legal");
    }
    let (voice, acceptance) = (Voice::default(), Acceptance::default());
    let explainer = Explainer { voice: &voice, acceptance: &acceptance, more: None };
    let mut engine = OwnEngine::new(Options { hash_mebibytes: 4, ..Options::default() });
    let inquiry = Inquiry { level: Level::Medium, effort: Effort::depth(5) };
    let review = review(&game, Details::default(), &explainer, &mut engine, inquiry, &mut |_, _| true);
    let one = ReviewedGame::new(reading, review.expect("reviewed"), &voice, Level::Medium);
    Form::Pgn.game(&one, 0, &voice, Text::new(language), Level::Medium)
}

/// The tree as it is written, which has all tags of the roster.
fn normal(tree: &Tree) -> Tree {
    Tree::read(tree.to_pgn().as_bytes(), &ReadLimits::default()).expect("what is written can be read")
}

#[test]
fn what_the_user_wrote_is_there_after_the_review() {
    for (text, language) in GAMES.iter().zip([Language::Portuguese, Language::English].into_iter().cycle()) {
        let before = reading(text);
        assert_eq!(before.strays, []);
        let written = reviewed(before.clone(), language);
        let after = Tree::read(written.as_bytes(), &ReadLimits::default()).expect("readable");
        assert_ne!(after, normal(&before.tree), "something was added:\n{written}");
        assert!(written.contains("Lucena: "), "{written}");
        let expected = without_own(&normal(&before.tree));
        assert_eq!(without_own(&after), expected, "\n{written}");
        // A game that was reviewed before does not collect the same words twice.
        assert_eq!(reviewed(reading(&written), language), written);
    }
}

#[test]
fn nothing_of_the_users_is_overwritten() {
    let written = reviewed(reading(GAMES[0]), Language::Portuguese);
    for kept in [
        "[Annotator \"Prof. Prado\"]",
        "[WhiteAccuracy \"12.3\"]",
        "[LucenaWhiteAccuracy ",
        "{My first win!}",
        "[%clk 1:30:00]",
        "[%eval 0.20]",
    ] {
        let kept = kept.replace("0.20", "0.2");
        assert!(written.replace('\n', " ").contains(&kept), "{kept}\n{written}");
    }
    let tree = Tree::read(written.as_bytes(), &ReadLimits::default()).expect("readable");
    let place = |ply: usize| -> NodeId { tree.main_line().nth(ply).expect("a move") };
    // The user's judgement of a move stands alone; Lucena's own is among its words.
    assert_eq!(tree.node(place(6)).nags[..2], [4, 18]);
    assert_eq!(tree.node(place(6)).nags.iter().filter(|nag| (1..=6).contains(*nag)).count(), 1);
    // A value that the user's file has is the one programs show.
    assert_eq!(
        tree.node(place(1)).after.evaluation().map(|value| value.to_string()).as_deref(),
        Some("0.20")
    );
}

#[test]
fn the_rest_of_a_game_that_cannot_be_played_is_kept() {
    let cut = reading("1. e4 e5 2. Nf3 Nc6 3. Bb6 {oops} a6 1-0");
    assert!(cut.cut.is_some());
    let written = reviewed(cut, Language::English).replace('\n', " ");
    assert!(written.contains("this move could not be played: Bb6 oops a6 1-0}"), "{written}");
    assert!(written.trim_end().ends_with("1-0"), "{written}");
}
