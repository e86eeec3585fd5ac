//! Small PGN texts, a spectator that writes down everything it hears, and the shared collections if present.

use lucena_chess::testkit::test_data;
use lucena_chess::{Move, Outcome, Position};
use lucena_games::collection::{Chunks, Piece, unpack};
use lucena_games::pgn::{
    Closing, Headers, Interest, Opening, ReadLimits, Remark, Spectator, Trouble, replay,
};

/// A game as a spectator heard it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ReadGame {
    pub(crate) offset: u64,
    pub(crate) headers: Headers,
    pub(crate) moves: Vec<Move>,
    pub(crate) last: String,
    pub(crate) outcome: Option<Outcome>,
}

/// Writes down all games and all troubles.
#[derive(Default)]
pub(crate) struct Scribe {
    pub(crate) games: Vec<ReadGame>,
    pub(crate) troubles: Vec<Trouble>,
    pub(crate) remarks: Vec<Remark>,
    moves: Vec<Move>,
}

impl Spectator for Scribe {
    fn begin(&mut self, _: &Opening<'_>) -> Interest {
        self.moves.clear();
        Interest::Moves
    }

    fn moved(&mut self, mv: Move, _: &Position) {
        self.moves.push(mv);
    }

    fn end(&mut self, game: &Opening<'_>, closing: &Closing<'_>) {
        assert_eq!(closing.plies, self.moves.len());
        self.games.push(ReadGame {
            offset: game.offset,
            headers: game.headers.clone(),
            moves: self.moves.clone(),
            last: closing.last.fen(),
            outcome: closing.outcome,
        });
    }

    fn remarked(&mut self, remark: Remark) {
        self.remarks.push(remark);
    }

    fn broken(&mut self, trouble: Trouble) {
        self.troubles.push(trouble);
    }
}

/// What is heard of a text that is replayed in one piece.
pub(crate) fn read_all(text: &[u8]) -> Scribe {
    let mut scribe = Scribe::default();
    replay(text, 0, &ReadLimits::default(), &mut scribe);
    scribe
}

/// What is heard of a text that is cut into chunks of a size first.
pub(crate) fn read_in_chunks(text: &[u8], size: usize) -> Scribe {
    let mut scribe = Scribe::default();
    for piece in Chunks::new(text, 0, &ReadLimits::default()).with_size(size) {
        let Piece::Chunk(chunk) = piece else { panic!("{piece:?}") };
        replay(&chunk.bytes, chunk.offset, &ReadLimits::default(), &mut scribe);
    }
    scribe
}

/// A file of the collections, unpacked, or nothing where they are not installed.
#[track_caller]
pub(crate) fn shared(name: &str) -> Option<Vec<u8>> {
    let file = std::fs::File::open(test_data(&format!("pgn/{name}"))?).unwrap();
    let mut bytes = Vec::new();
    std::io::Read::read_to_end(&mut unpack(file).unwrap().0, &mut bytes).unwrap();
    Some(bytes)
}

/// The games of our own, which are always there.
pub(crate) const OWN: &[u8] = include_bytes!("../../../../testdata/pgn/own-games.pgn");

/// Games of many kinds in one file: set-up, Chess960, variations, comments, Latin-1, escapes, no tags.
pub(crate) const MIXED: &[u8] = include_bytes!("../data/mixed.pgn");
