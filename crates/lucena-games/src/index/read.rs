//! Reading an index: its blocks come as chunks for the threads, and in each lie the records of its games.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::Path;

use lucena_chess::{Color, Move, Outcome, Position};

use super::layout::{Parts, TAGS, checksum};
use super::{HEADER, IndexError, MAGIC, Stamp, VERSION, path_of};
use crate::collection::{Chunk, Piece};
use crate::material::Material;
use crate::pgn::Headers;
use crate::structure::Structure;

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

/// The games of a block, one after the other.
#[derive(Debug)]
pub struct Records<'b>(Parts<'b>);

impl<'b> Records<'b> {
    /// The games of a block.
    pub fn of(block: &'b Chunk) -> Records<'b> {
        Records(Parts(&block.bytes))
    }
}

impl<'b> Iterator for Records<'b> {
    type Item = io::Result<Record<'b>>;

    fn next(&mut self) -> Option<io::Result<Record<'b>>> {
        let record = (!self.0.is_empty()).then(|| Record::read(&mut self.0))?;
        if record.is_err() {
            self.0 = Parts(&[]);
        }
        Some(record)
    }
}

/// Whether the games of a block can all be read back.
pub(super) fn is_sound(block: &[u8]) -> bool {
    Records(Parts(block)).all(|record| record.is_ok())
}

/// A game as the index keeps it. Nothing of it is believed but that the checksum of its block was right.
#[derive(Clone, Copy, Debug)]
pub struct Record<'b> {
    /// The number of the game in its base.
    pub number: u64,
    /// Where it starts in its base.
    pub offset: u64,
    /// Its result.
    pub outcome: Option<Outcome>,
    /// How pawns stand to each other at some time of the game.
    pub structure: Structure,
    fen: &'b str,
    tags: &'b [u8],
    materials: &'b [u8],
    moves: &'b [u8],
}

impl<'b> Record<'b> {
    fn read(parts: &mut Parts<'b>) -> io::Result<Record<'b>> {
        let number = parts.number()?;
        let offset = parts.number()?;
        let outcome = outcome_of(parts.byte()?).ok_or_else(damaged)?;
        let fen = parts.text()?;
        let length = parts.count(1)?;
        let tags = parts.bytes(length)?;
        let count = parts.count(2)?;
        let materials = parts.bytes(2 * count)?;
        if materials.chunks_exact(2).any(|pair| Material::from_bits(sixteen_bits(pair)).is_none()) {
            return Err(damaged());
        }
        let structure = Structure::from_bits(sixteen_bits(parts.bytes(2)?));
        let plies = parts.count(2)?;
        let moves = parts.bytes(2 * plies)?;
        Ok(Record { number, offset, outcome, structure, fen, tags, materials, moves })
    }

    /// The tags that are kept.
    ///
    /// # Errors
    /// If they are damaged.
    pub fn headers(&self) -> io::Result<Headers> {
        let mut headers = Headers::default();
        let mut parts = Parts(self.tags);
        while !parts.is_empty() {
            let name = TAGS.get(usize::from(parts.byte()?)).ok_or_else(damaged)?;
            headers.push(name, parts.text()?);
        }
        if !self.fen.is_empty() {
            headers.push("FEN", self.fen);
        }
        Ok(headers)
    }

    /// The position before the first move; nothing if it is the usual one.
    ///
    /// # Errors
    /// If it is not a position.
    pub fn set_up(&self) -> io::Result<Option<Position>> {
        if self.fen.is_empty() {
            return Ok(None);
        }
        Position::from_fen_tolerant(self.fen).map(|(pos, _)| Some(pos)).map_err(|_| damaged())
    }

    /// The sets of piece types that occur in the game.
    pub fn materials(&self) -> impl Iterator<Item = Material> {
        self.materials.chunks_exact(2).filter_map(|pair| Material::from_bits(sixteen_bits(pair)))
    }

    /// How many moves it has.
    pub fn plies(&self) -> usize {
        self.moves.len() / 2
    }

    /// Its moves, of which it is not known whether they are legal; nothing in place of what is no move at all.
    pub fn moves(&self) -> impl Iterator<Item = Option<Move>> {
        self.moves.chunks_exact(2).map(|pair| Move::from_bits(sixteen_bits(pair)))
    }
}

fn sixteen_bits(pair: &[u8]) -> u16 {
    u16::from_le_bytes([pair[0], pair[1]])
}

fn damaged() -> io::Error {
    io::ErrorKind::InvalidData.into()
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

#[cfg(test)]
mod tests {
    use lucena_lang::Source;
    use lucena_lang::patlan::Library;

    use super::super::layout::put_number;
    use super::*;
    use crate::hit::{Hit, Hunt, Hunter, Keep, Sides};

    /// A block with one game of these moves, as a forger with the right checksum would write it.
    fn forged(moves: &[u16]) -> Chunk {
        let mut bytes = Vec::new();
        put_number(&mut bytes, 1);
        put_number(&mut bytes, 0);
        // No result, no FEN, no tags.
        bytes.extend([0, 0, 0]);
        put_number(&mut bytes, 1);
        bytes.extend(Material::of(&Position::start()).to_bits().to_le_bytes());
        bytes.extend(Structure::ALL.to_bits().to_le_bytes());
        put_number(&mut bytes, moves.len() as u64);
        moves.iter().for_each(|bits| bytes.extend(bits.to_le_bytes()));
        Chunk { bytes, offset: 0 }
    }

    /// Every sixteen bits after every beginning: legal moves are played, and an illegal one is never told as a
    /// position of a game.
    #[test]
    fn forged_moves_are_refused_or_never_reach_a_hit() {
        // A pattern whose scenario stands once in every legal position, so that every one is kept.
        let text = "PATTERN \"T\" AUTHOR \"a\" DESCRIPTION \"d\" ACTORS K1,k1 SCENARIO K1 NOT ATTACKS k1;";
        let (library, _) = Library::new().extended(&[Source::new("test", text)]);
        let programs: Vec<_> = library.programs().cloned().collect();
        assert_eq!(programs.len(), 1);
        let hunt = Hunt { keep: Keep::Scenarios, sides: Sides::Both, ..Hunt::new(programs) };
        let mut hunter = Hunter::new(&hunt);
        let mut pos = Position::start();
        let mut played = Vec::new();
        for san in ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "O-O"] {
            let mv = pos.parse_san(san).expect("a legal move");
            for bits in 0..=u16::MAX {
                let is_legal = Move::from_bits(bits).is_some_and(|mv| pos.is_legal(mv));
                let moves = [played.as_slice(), &[bits]].concat();
                let place = || format!("{bits:04x} in {}", pos.fen());
                match hunter.hunt_block(&forged(&moves)) {
                    Err(_) => assert!(!is_legal, "{}", place()),
                    Ok(findings) => {
                        let is_last = |hit: &Hit| hit.ply == moves.len();
                        let is_found = findings.games.iter().flat_map(|game| &game.hits).any(is_last);
                        assert_eq!(is_found, is_legal, "{}", place());
                    }
                }
            }
            played.push(mv.to_bits());
            pos.play_unchecked(mv);
        }
    }

    #[test]
    fn records_that_are_cut_off_or_changed_never_panic() {
        let good = forged(&[Move::from_bits(0x070c).map_or(0, Move::to_bits)]).bytes;
        let hunt = Hunt::new(Library::standard().programs().cloned().collect());
        let mut hunter = Hunter::new(&hunt);
        for end in 1..good.len() {
            assert!(hunter.hunt_block(&Chunk { bytes: good[..end].to_vec(), offset: 0 }).is_err(), "{end}");
        }
        for at in 0..good.len() {
            for byte in 0..=u8::MAX {
                let mut bytes = good.clone();
                bytes[at] = byte;
                let _ = hunter.hunt_block(&Chunk { bytes, offset: 0 });
            }
        }
    }
}
