//! Ranges and packing: however a file is divided or packed, each of its games is read exactly once.

use std::io::{Cursor, Read, Write};

use lucena_chess::testkit::Random;
use lucena_games::collection::{Chunks, Packing, Piece, UnpackError, unpack};
use lucena_games::pgn::{ReadLimits, replay};

use crate::samples::{MIXED, OWN, ReadGame, Scribe, read_all, shared};

fn read_range(bytes: &[u8], range: std::ops::Range<u64>) -> Vec<ReadGame> {
    let mut scribe = Scribe::default();
    let chunks = Chunks::range(Cursor::new(bytes), range, &ReadLimits::default()).unwrap();
    for piece in chunks.with_size(2000) {
        let Piece::Chunk(chunk) = piece else { panic!("{piece:?}") };
        replay(&chunk.bytes, chunk.offset, &ReadLimits::default(), &mut scribe);
    }
    scribe.games
}

#[test]
fn any_division_into_ranges_reads_every_game_once() {
    let whole = read_all(MIXED).games;
    for cut in 0..=MIXED.len() as u64 {
        let mut parts = read_range(MIXED, 0..cut);
        parts.extend(read_range(MIXED, cut..MIXED.len() as u64));
        assert_eq!(parts, whole, "cut at {cut}");
    }
}

#[test]
fn a_large_file_can_be_divided_anywhere() {
    let bytes = shared("famous.pgn").unwrap_or_else(|| OWN.to_vec());
    let whole = read_all(&bytes).games;
    let mut random = Random::new(5);
    for _ in 0..20 {
        let mut cuts: Vec<u64> = (0..5).map(|_| random.below(bytes.len()) as u64).collect();
        cuts.extend([0, bytes.len() as u64]);
        cuts.sort_unstable();
        let parts: Vec<ReadGame> =
            cuts.windows(2).flat_map(|pair| read_range(&bytes, pair[0]..pair[1])).collect();
        assert!(parts == whole, "cuts at {cuts:?}");
    }
}

fn unpacked(packed: &[u8]) -> (Vec<u8>, Packing) {
    let (mut reader, packing) = unpack(packed).unwrap();
    let mut bytes = Vec::new();
    reader.read_to_end(&mut bytes).unwrap();
    (bytes, packing)
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

#[test]
fn packed_files_are_known_by_their_first_bytes() {
    assert_eq!(unpacked(MIXED), (MIXED.to_vec(), Packing::Plain));
    assert_eq!(unpacked(b""), (Vec::new(), Packing::Plain));
    assert_eq!(unpacked(&gzip(MIXED)), (MIXED.to_vec(), Packing::Gzip));
    let zstandard = zstd::encode_all(MIXED, 1).unwrap();
    assert_eq!(unpacked(&zstandard), (MIXED.to_vec(), Packing::Zstandard));
    let mut encoder = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
    encoder.write_all(MIXED).unwrap();
    assert_eq!(unpacked(&encoder.finish().unwrap()), (MIXED.to_vec(), Packing::Bzip2));
}

#[test]
fn several_members_are_read_one_after_the_other() {
    let twice = [MIXED, MIXED].concat();
    assert_eq!(unpacked(&[gzip(MIXED), gzip(MIXED)].concat()).0, twice);
    let zstandard = zstd::encode_all(MIXED, 1).unwrap();
    assert_eq!(unpacked(&[zstandard.clone(), zstandard].concat()).0, twice);
}

#[test]
fn other_formats_are_refused_by_name() {
    for (magic, name) in [(&b"PK\x03\x04...."[..], "zip"), (b"\xfd7zXZ\0..", "xz")] {
        let Err(UnpackError::Unsupported(format)) = unpack(magic).map(|_| ()) else { panic!("{name}") };
        assert_eq!(format, name);
    }
}

/// A text in UTF-16, with or without a mark.
fn utf16(text: &str, mark: bool, order: fn(u16) -> [u8; 2]) -> Vec<u8> {
    let mark = if mark { "\u{feff}" } else { "" };
    mark.encode_utf16().chain(text.encode_utf16()).flat_map(order).collect()
}

#[test]
fn utf_16_is_read_as_the_same_games() {
    let text = "[Event \"São Paulo ♞ 𝄞\"]\n\n1. e4 {ótimo} e5 2. ♘f3 *\n\n".repeat(700);
    let games = read_all(text.as_bytes()).games;
    assert_eq!(games.len(), 700);
    for mark in [true, false] {
        for order in [u16::to_le_bytes, u16::to_be_bytes] {
            let bytes = utf16(&text, mark, order);
            assert_eq!(unpacked(&bytes), (text.clone().into_bytes(), Packing::Utf16));
            assert_eq!(unpacked(&gzip(&bytes)), (text.clone().into_bytes(), Packing::Gzip));
            // Whatever comes in pieces is the same text.
            for size in [1, 3, 7] {
                let pieces = Pieces { bytes: &bytes, size };
                let mut read = String::new();
                lucena_games::encoding::Decoded::new(pieces).read_to_string(&mut read).unwrap();
                assert!(read == text, "pieces of {size}");
            }
            assert_eq!(lucena_games::encoding::text_of(&bytes).as_deref(), Some(&*text));
        }
    }
}

#[test]
fn half_a_character_at_the_end_is_no_panic() {
    for bytes in
        [&b"\xff\xfea\0b"[..], b"\xff\xfe\x3d\xd8", b"\xff\xfe\x3d\xd8a\0", b"\xff\xfe", b"\xff", b"\xef\xbb"]
    {
        let mut read = Vec::new();
        lucena_games::encoding::Decoded::new(bytes).read_to_end(&mut read).unwrap();
        assert!(read.len() <= 6, "{read:?}");
        let _ = lucena_games::encoding::text_of(bytes);
    }
}

/// A stream that hands out few bytes at a time.
struct Pieces<'a> {
    bytes: &'a [u8],
    size: usize,
}

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let length = self.size.min(buffer.len());
        self.bytes.read(&mut buffer[..length])
    }
}

#[test]
fn a_file_that_breaks_off_gives_what_it_has_and_then_says_so() {
    let text = MIXED.repeat(50);
    let packed = gzip(&text);
    let (reader, _) = unpack(&packed[..packed.len() / 2]).unwrap();
    let pieces: Vec<Piece> = Chunks::new(reader, 0, &ReadLimits::default()).with_size(4000).collect();
    let (Piece::Broken { offset, .. }, pieces) = pieces.split_last().unwrap() else { panic!("no error") };
    let read: usize =
        pieces.iter().map(|piece| if let Piece::Chunk(chunk) = piece { chunk.bytes.len() } else { 0 }).sum();
    assert_eq!(*offset, read as u64);
    assert!(0 < read && read < text.len());
}
