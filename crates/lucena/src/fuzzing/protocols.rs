//! What must hold for whatever is typed at the program: the classroom game, UCI and XBoard.

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use lucena_chess::Position;
use lucena_engine::Options;
use lucena_text::{Language, Text};

use crate::protocol::{Arrival, Flow, Player, Session, uci, xboard};
use crate::trabalho;

/// How long a command that takes long is waited for before it is told to stop.
const PATIENCE: Duration = Duration::from_millis(5);

/// Any input of the classroom game ends in a refusal without output, or in lines that are FENs and the fixed messages.
pub fn check_trabalho(bytes: &[u8]) {
    let mut out = Vec::new();
    let ended = trabalho::play(&mut &bytes[..], &mut out);
    let out = String::from_utf8(out).expect("the output is text");
    if ended.is_err() {
        assert!(out.is_empty(), "a refused FEN must leave no output: {out}");
        return;
    }
    let is_message =
        |line: &str| ["Movimento invalido", "Xeque-mate", "Empate"].iter().any(|m| line.starts_with(m));
    for line in out.lines().filter(|line| !is_message(line)) {
        let pos = Position::from_fen(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(pos.fen(), line);
    }
}

/// Any lines leave a UCI session with a sound position; every `go` is answered exactly once, with a legal move.
pub fn check_uci(bytes: &[u8]) {
    let (sender, news) = channel();
    let player = Player::with_options(sender, small());
    let mut session = uci::Session::new(Text::new(Language::Portuguese), player);
    let mut out = Vec::new();
    let mut roots = Vec::new();
    for line in String::from_utf8_lossy(bytes).lines().filter(|line| is_harmless(line)) {
        if let Some(Ok(uci::Command::Go(_))) = uci::parse(line) {
            roots.push(*session.game().position());
        }
        if converse(&mut session, line, &news, &mut out) == Flow::Quit {
            break;
        }
        assert_sound(session.game().position());
    }
    session.finish(&mut out).expect("memory can be written");
    let out = String::from_utf8(out).expect("the output is text");
    let answers: Vec<&str> = out.lines().filter_map(|line| line.strip_prefix("bestmove ")).collect();
    assert_eq!(answers.len(), roots.len(), "one answer to each go:\n{out}");
    for (root, answer) in roots.iter().zip(answers) {
        let mv = answer.split(' ').next().unwrap_or_default();
        assert_eq!(root.parse_coordinate(mv).is_ok(), root.has_legal_moves(), "{answer} in {root:?}");
    }
}

/// Any lines leave an XBoard session with a sound game.
pub fn check_xboard(bytes: &[u8]) {
    let (sender, news) = channel();
    let player = Player::with_options(sender, small());
    let mut session = xboard::Session::new(Text::new(Language::English), player);
    let mut out = Vec::new();
    for line in String::from_utf8_lossy(bytes).lines().filter(|line| is_harmless(line)) {
        if converse(&mut session, line, &news, &mut out) == Flow::Quit {
            break;
        }
        assert_sound(session.game().position());
    }
    session.finish(&mut out).expect("memory can be written");
    let out = String::from_utf8(out).expect("the output is text");
    assert!(out.is_empty() || out.ends_with('\n'));
}

/// One line, and whatever the search has to tell by then.
fn converse(session: &mut dyn Session, line: &str, news: &Receiver<Arrival>, out: &mut Vec<u8>) -> Flow {
    let flow = session.take(line, out).expect("memory can be written");
    loop {
        let arrival = match session.is_at_work() {
            true => news.recv_timeout(PATIENCE).ok(),
            false => news.try_recv().ok(),
        };
        match arrival {
            Some(Arrival::News(news)) => session.report(news, out).expect("memory can be written"),
            Some(Arrival::Message(message)) => session.deliver(message, out).expect("memory can be written"),
            Some(_) => {}
            None if session.is_at_work() => {
                session.take("stop", out).expect("memory can be written");
            }
            None => break,
        }
    }
    assert!(out.is_empty() || out.ends_with(b"\n"), "whole lines only");
    flow
}

/// Counting deep, filling the memory and starting hundreds of threads is what some commands ask for; it would
/// only stop the fuzzer.
fn is_harmless(line: &str) -> bool {
    let line = line.to_ascii_lowercase();
    !["perft", "bench", "hash", "threads", "memory", "cores"].iter().any(|word| line.contains(word))
}

fn small() -> Options {
    Options { hash_mebibytes: 1, ..Options::default() }
}

fn assert_sound(pos: &Position) {
    assert_eq!(Position::from_fen(&pos.fen()).as_ref(), Ok(pos));
}
