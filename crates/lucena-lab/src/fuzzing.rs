//! The bodies of the fuzz targets: what must hold for any bytes whatever. The ordinary tests feed them too.

use lucena_chess::{Game, Position};

use crate::arena::{Format, Journal, read_journal, schedule};
use crate::client::{uci, xboard};
use crate::datagen;
use crate::tune::source;

/// Whatever another program says, in either protocol, is a legal move, a verdict within reason or nothing. The first line may
/// be the position that it thinks about.
pub fn check_client(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (fen, rest) = text.split_once('\n').unwrap_or(("", &text));
    let pos = Position::from_fen(fen).unwrap_or_default();
    uci::check_lines(&pos, rest.lines());
    xboard::check_lines(&Game::from_position(pos), rest.lines());
}

/// The games of a match: any bytes are refused, or end in a place from which the run goes on, where nothing was lost.
pub fn check_journal(bytes: &[u8]) {
    let fixtures = schedule(3, Format::RoundRobin, 4);
    let read = |bytes: &[u8]| {
        let mut fixture_of = |number: usize, _: &[_]| fixtures.get(number).copied();
        read_journal(bytes, &mut fixture_of, &["one", "two", "three"], "event", "run")
    };
    let Ok(Journal { played, whole }) = read(bytes) else { return };
    assert!(whole <= bytes.len() as u64);
    let again = read(&bytes[..whole as usize]).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!((again.played, again.whole), (played, whole));
}

/// Training data of any bytes is refused, or is positions with labels between lost and won.
pub fn check_training_data(bytes: &[u8]) {
    let framed = [datagen::MAGIC.as_slice(), bytes].concat();
    for bytes in [bytes, &framed] {
        for labeled in source::read_data(bytes, 0.5).unwrap_or_default() {
            assert!(labeled.pos.is_sound() && (0.0..=1.0).contains(&labeled.result), "{labeled:?}");
        }
    }
    let (labeled, _) = source::read_pgn(bytes);
    assert!(labeled.iter().all(|one| one.pos.is_sound()));
}
