//! The classroom game: transcripts, an independent referee, random games, and input of every kind.

use std::io::{BufRead, BufReader, Write};

use lucena::trabalho::{self, LONGEST_LINE};
use lucena_chess::notation::CastlingNotation;
use lucena_chess::testkit::{Random, for_each_random_position};
use lucena_chess::{Color, Position};
use shakmaty::CastlingMode;
use shakmaty::fen::Fen;

use crate::{oracle, program, transcript};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn transcripts() {
    transcript::hold("trabalho-");
}

/// What the transcripts expect is what another program, written from the specification, answers.
#[test]
fn transcripts_agree_with_the_oracle() {
    for conversation in transcript::conversations("trabalho-") {
        if conversation.status != 0 {
            continue;
        }
        let expected: Vec<&str> = conversation
            .answers
            .iter()
            .map(|answer| match answer {
                transcript::Answer::Exactly(line) => line.as_str(),
                other => panic!("{}: {other:?} leaves room", conversation.place),
            })
            .collect();
        assert_eq!(expected, oracle::play(&conversation.input), "{}", conversation.place);
    }
}

#[test]
fn random_games_agree_with_the_oracle() {
    let mut random = Random::new(7);
    for _ in 0..40 {
        let start = match random.below(2) {
            0 => Position::start(),
            _ => Position::chess960(random.below(960)).expect("a number below 960"),
        };
        let input = random_input(start, 60, &mut random);
        assert_eq!(answers(&input), oracle::play(&input), "{}", String::from_utf8_lossy(&input));
    }
}

#[test]
fn the_choice_agrees_with_the_oracle_on_random_positions() {
    let mut compared = 0;
    for_each_random_position(11, 6_000, |pos| {
        let Some(chosen) = trabalho::choose(pos) else { return };
        let fen: Fen = pos.fen().parse().expect("our FEN can be read");
        let theirs = fen.into_position(CastlingMode::Chess960).expect("our position is legal");
        let expected = oracle::best(&theirs).to_uci(CastlingMode::Chess960).to_string();
        assert_eq!(pos.coordinate(chosen, CastlingNotation::KingTakesRook), expected, "{pos:?}");
        compared += 1;
    });
    assert!(5_000 < compared);
}

/// The FEN of a position and random moves of White, with a mistake now and then, found by playing along.
fn random_input(start: Position, moves: usize, random: &mut Random) -> Vec<u8> {
    let mut game = trabalho::Game::new(start);
    let mut input = format!("{}\n", game.fen());
    let mut played = 0;
    while played < moves && game.ending().is_none() {
        let mv = match game.turn() {
            Color::Black => trabalho::choose(game.position()).expect("the game goes on"),
            Color::White => {
                if random.below(10) == 0 {
                    input += "e2e9\n";
                }
                played += 1;
                let legal = game.position().legal_moves();
                let &mv = random.choose(&legal).expect("the game goes on");
                input += &game.position().coordinate(mv, CastlingNotation::Standard);
                input.push('\n');
                mv
            }
        };
        game.play(mv);
    }
    input.into_bytes()
}

fn answers(input: &[u8]) -> Vec<String> {
    let mut out = Vec::new();
    trabalho::play(&mut &input[..], &mut out).expect("a good FEN");
    String::from_utf8(out).expect("text").lines().map(str::to_owned).collect()
}

/// Each answer is there before the next line is typed, as on a terminal.
#[test]
fn every_line_is_flushed_as_soon_as_it_is_known() {
    let mut child = program::command(&["trabalho"]).spawn().expect("the binary was built");
    let mut typed = child.stdin.take().expect("a pipe");
    let mut shown = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = || {
        let mut line = String::new();
        shown.read_line(&mut line).expect("an answer");
        line
    };
    writeln!(typed, "{START}").expect("the program reads");
    assert_eq!(line().trim_end(), START);
    writeln!(typed, "e2e5").expect("the program reads");
    assert_eq!(line(), "Movimento invalido. Tente novamente.\n");
    writeln!(typed, "e2e3").expect("the program reads");
    assert!(line().contains(" b KQkq - 0 1"));
    assert!(line().contains(" w KQkq e6 0 2"));
    drop(typed);
    assert_eq!(line(), "");
    assert!(child.wait().expect("the program ends").success());
}

/// A line of many megabytes is one invalid move, blanks at its end are only blanks, and little memory is used.
#[test]
fn giant_lines_are_bounded() {
    let blanks = " ".repeat(3 * LONGEST_LINE);
    let noise = "e".repeat(8 << 20);
    let input = format!("{START}{blanks}\n{noise}\ne2e4{blanks}\r\ne2e4{blanks}x\n");
    let lines = answers(input.as_bytes());
    assert_eq!(lines[1], "Movimento invalido. Tente novamente.");
    assert!(lines[2].contains("4P3") && lines[2].contains(" e3 "));
    assert_eq!(lines[4..], ["Movimento invalido. Tente novamente."]);
    let run = program::run(&["trabalho"], noise.as_bytes());
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    assert_eq!(run.err.lines().count(), 1);
}
