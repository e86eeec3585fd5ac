//! The bodies of the fuzz targets: what must hold for any bytes whatever. The ordinary tests feed them too.

use std::io::{Read, Write};
use std::sync::LazyLock;

use lucena_chess::{Move, Position};
use lucena_lang::patlan::Library;

use crate::collection::{Chunk, Chunks, Piece, unpack};
use crate::encoding::{Decoded, Encoding, decode, text_of};
use crate::hit::{Hunt, Hunter, Keep, Sides};
use crate::index::Records;
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
    // A line that somebody types is handed on before four bytes have come, so that what follows cannot matter.
    let is_typed = head.len() < 4 && head.contains(&b'\n');
    if let Some(text) = text_of(bytes).filter(|_| !is_typed) {
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

/// How much of a stream is looked at: a few bytes may unpack to very many.
const MOST_UNPACKED: u64 = 1 << 20;

/// Any bytes are refused, or can be unpacked as far as they go; and what was packed and damaged in one place gives an error or
/// bytes, never a panic. The first byte says how, the next two where the damage is.
pub fn check_packed(bytes: &[u8]) {
    check_stream(bytes);
    let [how, high, low, rest @ ..] = bytes else { return };
    let Ok(mut packed) = pack(*how, rest) else { return };
    let at = (usize::from(*high) << 8 | usize::from(*low)) % packed.len().max(1);
    check_same(&packed, rest);
    if let Some(byte) = packed.get_mut(at) {
        *byte ^= 1 << (how >> 5);
    }
    check_stream(&packed);
    packed.truncate(at);
    check_stream(&packed);
}

fn check_stream(bytes: &[u8]) {
    let Ok((unpacked, _)) = unpack(bytes) else { return };
    let _ = unpacked.take(MOST_UNPACKED).read_to_end(&mut Vec::new());
}

/// What was packed comes out as it went in, or in UTF-8 if it was in UTF-16.
fn check_same(packed: &[u8], plain: &[u8]) {
    let (mut unpacked, _) = unpack(packed).expect("packed by us");
    let mut found = Vec::new();
    unpacked.read_to_end(&mut found).expect("nothing is damaged");
    if Encoding::of(plain) == Encoding::Bytes {
        assert_eq!(found, plain);
        return;
    }
    let mut decoded = Vec::new();
    Decoded::new(plain).read_to_end(&mut decoded).expect("bytes in memory can be read");
    assert_eq!(found, decoded);
}

fn pack(how: u8, plain: &[u8]) -> std::io::Result<Vec<u8>> {
    match how % 3 {
        0 => zstd::encode_all(plain, 1),
        1 => {
            let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
            encoder.write_all(plain)?;
            encoder.finish()
        }
        _ => {
            let mut encoder = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
            encoder.write_all(plain)?;
            encoder.finish()
        }
    }
}

/// A block of an index of any bytes, as a forger with the right checksum would write it, is refused or gives games whose hits
/// are legal positions.
pub fn check_index(bytes: &[u8]) {
    static HUNT: LazyLock<Hunt> = LazyLock::new(|| Hunt {
        keep: Keep::Scenarios,
        sides: Sides::Both,
        ..Hunt::new(Library::standard().programs().take(20).cloned().collect())
    });
    let block = Chunk { bytes: bytes.to_vec(), offset: 0 };
    for record in Records::of(&block).flatten() {
        let _ = record.headers();
        assert!(record.set_up().ok().flatten().is_none_or(|pos| pos.is_sound()));
        assert_eq!(record.moves().count(), record.plies());
        assert!(record.materials().count() <= bytes.len());
    }
    if let Ok(findings) = Hunter::new(&HUNT).hunt_block(&block) {
        let hits = findings.games.iter().flat_map(|game| &game.hits);
        hits.for_each(|hit| assert!(hit.position.is_sound(), "{:?}", hit.position));
    }
}
