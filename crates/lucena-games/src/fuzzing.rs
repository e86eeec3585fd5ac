//! The body of the fuzz target: what must hold for any bytes whatever. The ordinary tests feed it too.

use std::io::Read;

use lucena_chess::{Move, Position};

use crate::collection::{Chunks, Piece};
use crate::encoding::{Decoded, decode, text_of};
use crate::pgn::{Closing, Interest, Opening, ReadLimits, Reading, Spectator, Tree, Trouble, replay};

/// Small limits, so that short inputs reach them.
const LIMITS: ReadLimits =
    ReadLimits { game_bytes: 4000, tag_bytes: 300, tags: 20, plies: 60, nodes: 100, depth: 4 };

/// The moves of all games, and how many games were broken.
#[derive(Default, PartialEq, Eq, Debug)]
struct Scribe {
    games: Vec<Vec<Move>>,
    broken: usize,
    current: Vec<Move>,
}

impl Spectator for Scribe {
    fn begin(&mut self, _: &Opening<'_>) -> Interest {
        self.current.clear();
        Interest::Moves
    }

    fn moved(&mut self, mv: Move, after: &Position) {
        assert!(after.is_sound(), "{after:?}");
        self.current.push(mv);
    }

    fn end(&mut self, _: &Opening<'_>, closing: &Closing<'_>) {
        assert_eq!(closing.plies, self.current.len());
        self.games.push(std::mem::take(&mut self.current));
    }

    fn broken(&mut self, _: Trouble) {
        self.broken += 1;
    }
}

/// Any bytes are read without panic; cut into chunks they are the same games; and a tree that was read is
/// written as PGN that reads as the same tree and replays as its main line.
pub fn check_pgn(bytes: &[u8]) {
    let mut whole = Scribe::default();
    let tally = replay(bytes, 0, &LIMITS, &mut whole);
    assert_eq!(tally.games, (whole.games.len() + whole.broken) as u64);
    let mut cut = Scribe::default();
    let mut too_large = 0;
    for piece in Chunks::new(bytes, 0, &LIMITS).with_size(100) {
        match piece {
            Piece::Chunk(chunk) => drop(replay(&chunk.bytes, chunk.offset, &LIMITS, &mut cut)),
            Piece::TooLarge { .. } => too_large += 1,
            Piece::Broken { .. } => unreachable!("bytes in memory can be read"),
        }
    }
    if too_large == 0 && (bytes.contains(&b'\n') || !bytes.contains(&b'\r')) {
        assert_eq!(cut, whole);
    }
    for reading in Reading::read_all(bytes, &LIMITS).flatten() {
        assert!(bytes.len() >= reading.span.end && reading.span.start <= reading.span.end);
        let places = reading.strays.iter().map(|stray| stray.offset).chain(reading.cut.map(|cut| cut.offset));
        assert!(places.into_iter().all(|place| reading.span.contains(&(place as usize))));
        check_tree(&reading.tree);
    }
    check_encoding(bytes);
}

/// A stream, however it comes, has the text that the whole file has.
fn check_encoding(bytes: &[u8]) {
    let mut streamed = Vec::new();
    let (head, tail) = bytes.split_at(bytes.len() / 3);
    Decoded::new(head.chain(tail)).read_to_end(&mut streamed).expect("bytes in memory can be read");
    if let Some(text) = text_of(bytes) {
        assert_eq!(decode(&streamed), text);
    }
}

fn check_tree(tree: &Tree) {
    let limits = ReadLimits::default();
    let text = tree.to_pgn();
    let mut again = Tree::read(text.as_bytes(), &limits).unwrap_or_else(|reason| panic!("{reason}:\n{text}"));
    assert_eq!(again.to_pgn(), text);
    // The roster of tags is filled in by the writing.
    again.headers = tree.headers.clone();
    assert_eq!(&again, tree, "\n{text}");
    let mut scribe = Scribe::default();
    replay(text.as_bytes(), 0, &limits, &mut scribe);
    let main_line: Vec<Move> = tree.main_line().filter_map(|id| tree.node(id).mv()).collect();
    assert_eq!((scribe.games, scribe.broken), (vec![main_line], 0), "\n{text}");
}
