//! UCI: transcripts with the binary, and the pure parser.

use lucena::protocol::uci::{Command, Misunderstanding, Wish, parse};

use crate::transcript;

#[test]
fn transcripts() {
    transcript::hold("uci-");
}

#[test]
fn lines_become_commands() {
    let parsed = |line| parse(line).expect("a line with words");
    assert_eq!(parse(" \t "), None);
    assert_eq!(parsed("uci"), Ok(Command::Uci));
    assert_eq!(parsed("noise  isready"), Ok(Command::IsReady));
    assert_eq!(parsed("UCI"), Err(Misunderstanding::UnknownCommand("UCI".to_owned())));
    assert_eq!(
        parsed("setoption name Clear Hash"),
        Ok(Command::SetOption { name: "Clear Hash".to_owned(), value: None })
    );
    assert_eq!(
        parsed("setoption name Book File value /a folder/b.bin"),
        Ok(Command::SetOption { name: "Book File".to_owned(), value: Some("/a folder/b.bin".to_owned()) })
    );
    assert_eq!(
        parsed("position fen 8/8 w - - moves e2e4  e7e5"),
        Ok(Command::Position {
            fen: Some("8/8 w - -".to_owned()),
            moves: vec!["e2e4".to_owned(), "e7e5".to_owned()]
        })
    );
    assert_eq!(parsed("go perft 3"), Ok(Command::GoPerft(3)));
    assert_eq!(parsed("go infinite"), Ok(Command::Go(Wish { infinite: true, ..Wish::default() })));
    assert_eq!(parsed("position moves e2e4"), Err(Misunderstanding::PositionOfNothing));
}
