//! Every way in which a program can fail costs it the game, with its name on the fault, and the run goes on.
//!
//! The program is a shell script, so these tests run where there is a shell.
#![cfg(unix)]

use std::path::PathBuf;
use std::time::Duration;

use lucena_chess::{Color, Outcome};
use lucena_lab::arena::{DuelEnd, Rules};
use lucena_lab::player::{Contestant, Fault, Kind, Program, Protocol};

use crate::{arena, own, play};

fn scripted(arguments: &[&str], protocol: Protocol) -> Contestant {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/scripted.sh");
    let arguments = std::iter::once(script).chain(arguments.iter().copied()).map(str::to_owned).collect();
    let program =
        Program { path: PathBuf::from("/bin/sh"), arguments, folder: None, protocol, options: Vec::new() };
    Contestant { name: "scripted".to_owned(), kind: Kind::Program(program), pace: None }
}

/// Two games against our own engine: the script loses both, by the fault that is expected, and our engine none.
#[track_caller]
fn check(contestant: Contestant, patience: Duration, is_expected: impl Fn(&Fault) -> bool) {
    let mut arena = arena(vec![contestant, own("own", 50)], 2);
    arena.rules = Rules { patience, ..arena.rules };
    let games = play(&arena);
    assert_eq!(games.len(), 2);
    for (fixture, result) in games {
        let culprit = if fixture.white == 0 { Color::White } else { Color::Black };
        assert_eq!(result.outcome, Outcome::Win(!culprit), "{:?}", result.end);
        match &result.end {
            DuelEnd::Fault { side, fault } => {
                assert_eq!(*side, culprit);
                assert!(is_expected(fault), "{fault:?}");
            }
            end => panic!("{end:?}"),
        }
    }
}

const SHORT: Duration = Duration::from_millis(400);
const LONG: Duration = Duration::from_secs(30);

#[test]
fn a_program_that_does_not_exist() {
    let mut contestant = scripted(&[], Protocol::Uci);
    let Kind::Program(program) = &mut contestant.kind else { unreachable!() };
    program.path = PathBuf::from("/no/such/program");
    check(contestant, LONG, |fault| {
        let kind = std::io::ErrorKind::NotFound;
        *fault == Fault::NotStarted { path: "/no/such/program".to_owned(), kind }
    });
}

#[test]
fn a_program_that_never_answers() {
    check(scripted(&["mute"], Protocol::Uci), SHORT, |fault| *fault == Fault::Silent("uciok"));
}

#[test]
fn a_program_that_dies_at_once_and_says_why() {
    check(scripted(&["dead-at-start"], Protocol::Uci), LONG, |fault| {
        *fault == Fault::Died { status: Some(7), words: "no memory today".to_owned() }
    });
}

#[test]
fn a_program_that_dies_while_it_thinks() {
    let words = "segmentation fault, says the script".to_owned();
    let death = Fault::Died { status: Some(3), words };
    check(scripted(&["dies"], Protocol::Uci), LONG, move |fault| *fault == death);
}

#[test]
fn a_program_that_hangs_while_it_thinks() {
    check(scripted(&["hangs"], Protocol::Uci), SHORT, |fault| *fault == Fault::Silent("bestmove"));
}

#[test]
fn a_program_that_floods_its_output() {
    check(scripted(&["floods"], Protocol::Uci), LONG, |fault| *fault == Fault::Flood);
}

#[test]
fn a_program_whose_moves_are_no_moves() {
    for (mode, word) in [("illegal", "e1e5"), ("none", "(none)"), ("long-line", "a1a1"), ("rubbish", "��")]
    {
        check(scripted(&[mode], Protocol::Uci), LONG, |fault| *fault == Fault::IllegalMove(word.to_owned()));
    }
}

#[test]
fn a_program_that_plays_a_move_and_then_goes_away() {
    let arena = arena(vec![scripted(&["dies-later", "e2e4"], Protocol::Uci), own("own", 50)], 1);
    let (_, result) = play(&arena).swap_remove(0);
    assert_eq!(result.notes.len(), 2);
    assert!(matches!(result.end, DuelEnd::Fault { side: Color::White, fault: Fault::Died { .. } }));
}

#[test]
fn an_option_that_does_not_exist() {
    let mut contestant = scripted(&["none"], Protocol::Uci);
    let Kind::Program(program) = &mut contestant.kind else { unreachable!() };
    program.options = vec![("hash".to_owned(), "2".to_owned()), ("Contempt".to_owned(), "1".to_owned())];
    check(contestant, LONG, |fault| *fault == Fault::NoSuchOption("Contempt".to_owned()));
}

#[test]
fn an_xboard_program_that_cannot_count_nodes() {
    check(scripted(&["x-resigns"], Protocol::XBoard), LONG, |fault| *fault == Fault::NoSuchLimit("nodes"));
}

/// Plays a game in which our engine moves first, and tells how it ended.
fn against_xboard(mode: &str) -> DuelEnd {
    let mut contestant = scripted(&[mode], Protocol::XBoard);
    contestant.pace = Some("2".parse().map(lucena_lab::pace::Pace::clock).expect("a clock"));
    let mut arena = arena(vec![own("own", 50), contestant], 1);
    arena.rules.patience = Duration::from_secs(20);
    play(&arena).swap_remove(0).1.end
}

#[test]
fn xboard_programs_that_resign_refuse_or_claim() {
    use lucena_chess::Ending;
    let resigned = DuelEnd::Rules(Ending::Resignation { winner: Color::White });
    assert_eq!(against_xboard("x-resigns"), resigned);
    assert!(matches!(
        against_xboard("x-claims"),
        DuelEnd::Fault { side: Color::Black, fault: Fault::FalseClaim(_) }
    ));
    assert!(matches!(
        against_xboard("x-refuses"),
        DuelEnd::Fault { side: Color::Black, fault: Fault::Refused(_) }
    ));
}
