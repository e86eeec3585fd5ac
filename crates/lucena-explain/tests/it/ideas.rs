//! Ideas of openings and structures: read whole, said where they stand, refused with the line where they are wrong.

use lucena_chess::{Game, Position};
use lucena_explain::ideas::{Fault, Ideas};
use lucena_explain::{Acceptance, Effort, Explainer, Inquiry, Level, OwnEngine, Voice};
use lucena_text::Language;

/// What is said of the last of these moves.
fn said(moves: &str, language: Language) -> String {
    let voice = Voice::default();
    let explainer = Explainer { voice: &voice, acceptance: &Acceptance::default(), more: None };
    let mut game = Game::from_position(Position::start());
    let moves: Vec<&str> = moves.split(' ').collect();
    let (last, before) = moves.split_last().expect("there are moves");
    for san in before {
        let mv = game.position().parse_san(san).expect(san);
        game.play(mv).expect(san);
    }
    let mv = game.position().parse_san(last).expect(last);
    let mut engine = OwnEngine::new(lucena_engine::Options::default());
    let inquiry = Inquiry { level: Level::Medium, effort: Effort::nodes(20_000) };
    let explanation = explainer.explain(&game, Some(mv), None, &mut engine, inquiry).expect("a legal move");
    let sentences = explanation.sentences(&voice, language);
    sentences.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn enough_lines_and_structures_are_written_down() {
    let ideas = Ideas::shipped();
    assert!(150 <= ideas.lines().len(), "{} lines", ideas.lines().len());
    let mut structures: Vec<&str> = ideas.plans().iter().map(|plan| plan.pattern.as_str()).collect();
    structures.dedup();
    assert!(25 <= structures.len(), "{} structures", structures.len());
}

#[test]
fn both_languages_name_the_same_squares() {
    for idea in Ideas::shipped().lines() {
        let words = Language::ALL.map(|language| idea.words.get(language));
        assert!(words.iter().all(|said| said.squares() == words[0].squares()), "{}", idea.name);
        for words in words {
            let words = words.to_string();
            assert!(words.split_whitespace().count() <= 25 && words.ends_with('.'), "{}: {words}", idea.name);
        }
    }
}

#[test]
fn a_move_of_theory_is_told_by_what_it_is_for() {
    let words = said("e4 e5 Nf3 Nc6 Bb5", Language::English);
    assert!(words.contains("presses on the knight that protects e5"), "{words}");
    let words = said("d4 d5 c4 e6", Language::Portuguese);
    assert!(words.contains("Sustenta d5 com um peão"), "{words}");
}

#[test]
fn an_idea_is_known_by_its_position() {
    // The same Queen's Gambit Declined by way of the English.
    assert!(said("c4 d5 d4 e6", Language::English).contains("shutting in the bishop on c8"));
    // Its words are about e6; where another move comes last they fit nothing.
    assert!(!said("c4 e6 d4 d5", Language::English).contains("shutting in the bishop on c8"));
    assert!(!said("d4 Nf6 Bf4 g6 Nf3", Language::English).contains("brings the bishop out"));
}

#[test]
fn the_break_of_a_structure_is_told_as_its_plan() {
    // An Advance French: the base of the chain is attacked after some moves that no line has.
    let words = said("e4 e6 d4 d5 e5 Ne7 h4 c5", Language::English);
    assert!(words.contains("attacks the base of the chain on d4"), "{words}");
}

#[test]
fn a_mistake_is_refused_with_its_line() {
    let read = |text: &str| Ideas::read(&[("mine.txt", text)]).map_err(|error| (error.line, error.fault));
    let whole = "idea x\n    moves e4\n    en It takes <e4>.\n    pt Ocupa <e4>.\n";
    assert!(read(whole).is_ok());
    let wrong = |from: &str, to: &str| read(&whole.replace(from, to)).expect_err(to);
    assert_eq!(wrong("moves e4", "moves e5"), (2, Fault::IllegalMove("e5".into())));
    assert_eq!(wrong("moves e4", "move e4"), (2, Fault::UnknownWord("move".into())));
    assert_eq!(wrong("<e4>.\n    pt", "<e9>.\n    pt"), (3, Fault::BadSquare("e9".into())));
    assert_eq!(wrong("<e4>.\n    pt", "<e4.\n    pt").0, 3);
    assert_eq!(wrong("    pt Ocupa <e4>.\n", ""), (1, Fault::Missing("pt")));
    let twice = format!("{whole}{whole}");
    assert_eq!(read(&twice).expect_err("twice"), (5, Fault::Twice("x".into())));
    let structure = "structure NOBODY\n    owner break d4\n    en a\n    pt b\n";
    assert_eq!(read(structure).expect_err("unknown"), (1, Fault::UnknownPattern("NOBODY".into())));
    let target = "structure CARLSBAD\n    owner jump d4\n";
    assert_eq!(read(target).expect_err("a target"), (2, Fault::BadTarget("jump d4".into())));
}
