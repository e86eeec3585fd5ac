//! The bodies of the fuzz targets: what must hold for any bytes whatever. The ordinary tests feed them too.

use lucena_chess::Position;
use lucena_text::{Language, Text};

use crate::protocol::uci::{Command, Session, parse};
use crate::trabalho;

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

/// Any lines leave a UCI session with a sound position, and get one-line answers.
pub fn check_uci(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut session = Session::new(Text::new(Language::Portuguese));
    for line in text.lines() {
        // Deep counting takes its time by design; it would only hold the fuzzer up.
        if matches!(parse(line), Some(Ok(Command::GoPerft(2..)))) {
            continue;
        }
        let mut out = Vec::new();
        session.take(line, &mut out).expect("memory can be written");
        let pos = *session.game().position();
        assert_eq!(Position::from_fen(&pos.fen()), Ok(pos));
        assert!(out.is_empty() || out.ends_with(b"\n"));
    }
}
