//! Reading an index: its blocks come as chunks for the threads, and each is replayed to a spectator.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::Path;

use lucena_chess::{Color, Move, Outcome, Position};

use super::layout::{Parts, TAGS, checksum};
use super::{HEADER, IndexError, MAGIC, Stamp, VERSION, path_of};
use crate::collection::{Chunk, Piece};
use crate::material::Material;
use crate::pgn::{Closing, Headers, Interest, Opening, Spectator};

/// The largest block that is believed: a chunk of PGN makes a much smaller one.
const LARGEST: u64 = 64 << 20;

/// The blocks of an index in order.
#[derive(Debug)]
pub struct Blocks {
    file: BufReader<File>,
    length: u64,
    offset: u64,
    is_over: bool,
    /// How many games of the base could not be read and are not in the index.
    pub broken: u64,
}

impl Blocks {
    /// Opens the index of a base, if it is there, whole and up to date.
    ///
    /// # Errors
    /// If it cannot be used; [`IndexError::Io`] with `NotFound` if there is none.
    pub fn open(base: &Path) -> Result<Blocks, IndexError> {
        let file = File::open(path_of(base))?;
        let length = file.metadata()?.len();
        let mut file = BufReader::with_capacity(1 << 16, file);
        let mut header = [0; HEADER];
        file.read_exact(&mut header)?;
        if &header[..8] != MAGIC {
            return Err(IndexError::Damaged);
        }
        let version = u32::from_le_bytes(header[8..12].try_into().expect("four bytes"));
        if version != VERSION {
            return Err(IndexError::Version(version));
        }
        if header[12..] != Stamp::of(base)?.to_bytes() {
            return Err(IndexError::Stale);
        }
        // The end is looked at first: an index that was cut off is refused before anything is believed of it.
        let mut end = [0; 16];
        file.seek(SeekFrom::Start(length.saturating_sub(16).max(HEADER as u64)))?;
        file.read_exact(&mut end)?;
        if end[..8] != [0; 8] {
            return Err(IndexError::Damaged);
        }
        let broken = u64::from_le_bytes(end[8..].try_into().expect("eight bytes"));
        file.seek(SeekFrom::Start(HEADER as u64))?;
        Ok(Blocks { file, length, offset: HEADER as u64, is_over: false, broken })
    }

    /// How many bytes the index has.
    pub fn length(&self) -> u64 {
        self.length
    }

    fn block(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut head = [0; 16];
        self.file.read_exact(&mut head)?;
        let length = u64::from_le_bytes(head[..8].try_into().expect("eight bytes"));
        let sum = u64::from_le_bytes(head[8..].try_into().expect("eight bytes"));
        if length == 0 {
            return Ok(None);
        }
        if LARGEST < length {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let mut bytes = vec![0; length as usize];
        self.file.read_exact(&mut bytes)?;
        if checksum(&bytes) != sum {
            return Err(io::ErrorKind::InvalidData.into());
        }
        self.offset += 16 + length;
        Ok(Some(bytes))
    }
}

impl Iterator for Blocks {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        if self.is_over {
            return None;
        }
        let offset = self.offset;
        match self.block() {
            Ok(Some(bytes)) => Some(Piece::Chunk(Chunk { bytes, offset })),
            Ok(None) => {
                self.is_over = true;
                None
            }
            Err(error) => {
                self.is_over = true;
                Some(Piece::Broken { offset, error })
            }
        }
    }
}

/// Replays the games of a block. `can_match` is asked with the sets of piece types that occur in a game; the
/// moves of a game that it declines are not replayed, and `passed_over` is told instead of the spectator.
///
/// # Errors
/// If the block is not one: its checksum was right, so the index was made by something else.
pub fn replay_block(
    block: &Chunk,
    spectator: &mut impl Spectator,
    mut can_match: impl FnMut(&[Material]) -> bool,
    mut passed_over: impl FnMut(&Opening<'_>, &Closing<'_>),
) -> io::Result<()> {
    let damaged = || io::Error::from(io::ErrorKind::InvalidData);
    let mut parts = Parts(&block.bytes);
    let mut headers = Headers::default();
    let mut materials = Vec::new();
    let standard = Position::start();
    while !parts.is_empty() {
        let number = parts.number()?;
        let offset = parts.number()?;
        let outcome = outcome_of(parts.byte()?).ok_or_else(damaged)?;
        read_headers(&mut parts, &mut headers)?;
        read_materials(&mut parts, &mut materials)?;
        let plies = parts.count(2)?;
        let moves = parts.bytes(2 * plies)?;
        let start = match headers.get("FEN") {
            None => standard,
            Some(fen) => Position::from_fen_tolerant(fen).map_err(|_| damaged())?.0,
        };
        let opening = Opening { number, offset, headers: &headers, start: &start, text: &[] };
        if !can_match(&materials) {
            passed_over(&opening, &Closing { last: &start, plies, outcome, is_ended: true });
            continue;
        }
        if spectator.begin(&opening) == Interest::None {
            continue;
        }
        let mut pos = start;
        for pair in moves.chunks_exact(2) {
            let mv = Move::from_bits(u16::from_le_bytes([pair[0], pair[1]])).ok_or_else(damaged)?;
            // A right checksum does not make a move legal, and playing relies on that.
            if !pos.is_legal(mv) {
                return Err(damaged());
            }
            pos.play_unchecked(mv);
            spectator.moved(mv, &pos);
        }
        spectator.end(&opening, &Closing { last: &pos, plies, outcome, is_ended: true });
    }
    Ok(())
}

fn outcome_of(code: u8) -> Option<Option<Outcome>> {
    match code {
        0 => Some(None),
        1 => Some(Some(Outcome::Win(Color::White))),
        2 => Some(Some(Outcome::Win(Color::Black))),
        3 => Some(Some(Outcome::Draw)),
        _ => None,
    }
}

fn read_materials(parts: &mut Parts<'_>, materials: &mut Vec<Material>) -> io::Result<()> {
    materials.clear();
    let count = parts.count(2)?;
    for pair in parts.bytes(2 * count)?.chunks_exact(2) {
        let material = Material::from_bits(u16::from_le_bytes([pair[0], pair[1]]));
        materials.push(material.ok_or_else(|| io::Error::from(io::ErrorKind::InvalidData))?);
    }
    Ok(())
}

fn read_headers(parts: &mut Parts<'_>, headers: &mut Headers) -> io::Result<()> {
    headers.clear();
    for _ in 0..parts.count(2)? {
        let code = usize::from(parts.byte()?);
        let name = TAGS.get(code).ok_or_else(|| io::Error::from(io::ErrorKind::InvalidData))?;
        headers.push(name, parts.text()?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::layout::put_number;
    use super::*;

    /// Sees positions and says nothing.
    struct Mute(usize);

    impl Spectator for Mute {
        fn begin(&mut self, _: &Opening<'_>) -> Interest {
            Interest::Moves
        }

        fn moved(&mut self, _: Move, after: &Position) {
            assert!(after.color(Color::White).intersects(after.role(lucena_chess::Role::King)));
            self.0 += 1;
        }

        fn broken(&mut self, _: crate::pgn::Trouble) {}
    }

    /// A block with one game of these moves, as a forger with the right checksum would write it.
    fn forged(moves: &[u16]) -> Chunk {
        let mut bytes = Vec::new();
        put_number(&mut bytes, 1);
        put_number(&mut bytes, 0);
        bytes.push(0);
        put_number(&mut bytes, 0);
        put_number(&mut bytes, 0);
        put_number(&mut bytes, moves.len() as u64);
        moves.iter().for_each(|bits| bytes.extend(bits.to_le_bytes()));
        Chunk { bytes, offset: 0 }
    }

    #[test]
    fn illegal_moves_are_refused_wherever_they_stand() {
        let replayed = |moves: &[u16]| {
            let mut mute = Mute(0);
            (replay_block(&forged(moves), &mut mute, |_| true, |_, _| {}).is_ok(), mute.0)
        };
        let mut pos = Position::start();
        let mut played = Vec::new();
        for san in ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "O-O"] {
            let mv = pos.parse_san(san).expect("a legal move");
            played.push(mv.to_bits());
            pos.play_unchecked(mv);
        }
        assert_eq!(replayed(&played), (true, 7));
        // Every sixteen bits after every beginning: only legal moves are played.
        for length in 0..=played.len() {
            let mut pos = Position::start();
            for &bits in &played[..length] {
                pos.play_unchecked(Move::from_bits(bits).expect("as it was written"));
            }
            for bits in 0..=u16::MAX {
                let is_legal = Move::from_bits(bits).is_some_and(|mv| pos.is_legal(mv));
                let moves = [&played[..length], &[bits]].concat();
                assert_eq!(replayed(&moves), (is_legal, length + usize::from(is_legal)), "{bits:04x}");
            }
        }
    }
}
