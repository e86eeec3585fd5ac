//! Making an index: written under another name and put in place when it is whole, so that an interruption
//! leaves either the old index or the new one.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use lucena_chess::{Color, Move, Outcome, Position};

use super::layout::{TAGS, checksum, put_number, put_text};
use super::{MAGIC, Stamp, VERSION, path_of};
use crate::collection::{Chunk, Piece};
use crate::material::Material;
use crate::pgn::{
    Closing, Complaints, Headers, Interest, Opening, ReadLimits, Remark, Spectator, Trouble, replay,
};
use crate::structure::Structure;

/// What was built.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Built {
    /// Games in the index.
    pub games: u64,
    /// Games that could not be replayed and are not in it.
    pub broken: u64,
    /// Bytes of the index.
    pub bytes: u64,
}

/// What is to be said about the games of a piece.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// What is to be said about them.
    pub complaints: &'a Complaints,
    /// How many there were.
    pub games: u64,
}

/// Builds the index of a base from its chunks. `watch` hears about the games of each piece and may stop the work.
///
/// # Errors
/// If the base or the index cannot be read or written, the base changes meanwhile, or `watch` says stop; the
/// old index, if there is one, is then still in place.
pub fn build(
    base: &Path,
    pieces: impl Iterator<Item = Piece>,
    limits: &ReadLimits,
    mut watch: impl FnMut(Progress<'_>) -> io::Result<()>,
) -> io::Result<Built> {
    let stamp = Stamp::of(base)?;
    let target = path_of(base);
    sweep(&target);
    let (temporary, file) = Temporary::new(&target)?;
    let mut file = BufWriter::new(file);
    let built = write_blocks(&mut file, stamp, pieces, limits, &mut watch)?;
    file.into_inner()?.sync_all()?;
    if Stamp::of(base)? != stamp {
        return Err(io::Error::other("the games were changed while they were being read"));
    }
    fs::rename(&temporary.0, target)?;
    Ok(built)
}

/// What the names of unfinished indexes end with.
const UNFINISHED: &str = ".tmp";

/// A file that is removed unless it has been renamed.
struct Temporary(PathBuf);

impl Temporary {
    /// A new file beside the target, locked for as long as it is open, so that a sweep knows that somebody works on it.
    fn new(target: &Path) -> io::Result<(Temporary, File)> {
        // Several threads may build at once.
        static COUNT: AtomicU64 = AtomicU64::new(0);
        loop {
            let number = COUNT.fetch_add(1, Ordering::Relaxed);
            let mut name = target.as_os_str().to_owned();
            name.push(format!(".{}-{number}{UNFINISHED}", std::process::id()));
            let temporary = Temporary(name.into());
            let file = File::create(&temporary.0)?;
            // A system without locks has no sweeps either; and a sweep may have come just before the lock.
            let _ = file.lock();
            if fs::exists(&temporary.0)? {
                return Ok((temporary, file));
            }
        }
    }
}

/// Removes what killed programs have left beside the target: unfinished indexes that nobody has locked.
fn sweep(target: &Path) {
    let (Some(folder), Some(name)) = (target.parent(), target.file_name()) else { return };
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let is_unfinished = |entry: &fs::DirEntry| {
        let found = entry.file_name();
        let rest = found.as_encoded_bytes().strip_prefix(name.as_encoded_bytes());
        let middle = rest.and_then(|rest| rest.strip_prefix(b".")?.strip_suffix(UNFINISHED.as_bytes()));
        middle.is_some_and(|middle| middle.iter().all(|byte| byte.is_ascii_digit() || *byte == b'-'))
    };
    for entry in fs::read_dir(folder).into_iter().flatten().flatten().filter(is_unfinished) {
        if let Ok(file) = File::open(entry.path())
            && file.try_lock().is_ok()
        {
            // What cannot be removed does no harm.
            let _ = fs::remove_file(entry.path());
        }
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        // After the renaming there is nothing to remove.
        let _ = fs::remove_file(&self.0);
    }
}

fn write_blocks(
    file: &mut impl Write,
    stamp: Stamp,
    pieces: impl Iterator<Item = Piece>,
    limits: &ReadLimits,
    watch: &mut impl FnMut(Progress<'_>) -> io::Result<()>,
) -> io::Result<Built> {
    file.write_all(MAGIC)?;
    file.write_all(&VERSION.to_le_bytes())?;
    file.write_all(&stamp.to_bytes())?;
    let mut built = Built { bytes: super::HEADER as u64, ..Built::default() };
    let mut writer = Writer::default();
    for piece in pieces {
        match piece {
            Piece::Chunk(Chunk { bytes, offset }) => {
                let tally = replay(&bytes, offset, limits, &mut writer);
                built.games += tally.games - tally.broken;
                built.broken += tally.broken;
                let mut complaints = std::mem::take(&mut writer.complaints);
                complaints.renumber(writer.before);
                writer.before += tally.games;
                watch(Progress { complaints: &complaints, games: tally.games })?;
                write_block(file, &mut writer.block, &mut built)?;
            }
            Piece::TooLarge { .. } => built.broken += 1,
            // A base that cannot be read to its end gets no index.
            Piece::Broken { error, .. } => return Err(error),
        }
    }
    file.write_all(&0u64.to_le_bytes())?;
    file.write_all(&built.broken.to_le_bytes())?;
    built.bytes += 16;
    Ok(built)
}

fn write_block(file: &mut impl Write, block: &mut Vec<u8>, built: &mut Built) -> io::Result<()> {
    if !block.is_empty() {
        file.write_all(&(block.len() as u64).to_le_bytes())?;
        debug_assert!(super::read::is_sound(block), "a block must be read back whole");
        file.write_all(&checksum(block).to_le_bytes())?;
        file.write_all(block)?;
        built.bytes += 16 + block.len() as u64;
        block.clear();
    }
    Ok(())
}

/// Writes the games of a chunk into a block.
#[derive(Default)]
struct Writer {
    block: Vec<u8>,
    /// The games of the chunks before.
    before: u64,
    complaints: Complaints,
    moves: Vec<u8>,
    tags: Vec<u8>,
    materials: Vec<Material>,
    structure: Structure,
}

impl Writer {
    fn note(&mut self, pos: &Position) {
        let material = Material::of(pos);
        if self.materials.last() != Some(&material) && !self.materials.contains(&material) {
            self.materials.push(material);
        }
        self.structure = self.structure.with(Structure::of(pos));
    }

    fn write_tags(&mut self, headers: &Headers) {
        self.tags.clear();
        for (code, name) in TAGS.iter().enumerate() {
            if let Some(value) = headers.get(name) {
                self.tags.push(code as u8);
                put_text(&mut self.tags, value);
            }
        }
    }
}

impl Spectator for Writer {
    fn begin(&mut self, game: &Opening<'_>) -> Interest {
        self.moves.clear();
        self.materials.clear();
        self.structure = Structure::default();
        self.note(game.start);
        Interest::Moves
    }

    fn moved(&mut self, mv: Move, after: &Position) {
        self.moves.extend(mv.to_bits().to_le_bytes());
        self.note(after);
    }

    fn end(&mut self, game: &Opening<'_>, closing: &Closing<'_>) {
        self.write_tags(game.headers);
        let block = &mut self.block;
        put_number(block, self.before + game.number);
        put_number(block, game.offset);
        block.push(match closing.outcome {
            None => 0,
            Some(Outcome::Win(Color::White)) => 1,
            Some(Outcome::Win(Color::Black)) => 2,
            Some(Outcome::Draw) => 3,
        });
        put_text(block, game.headers.get("FEN").unwrap_or_default());
        put_number(block, self.tags.len() as u64);
        block.extend(&self.tags);
        put_number(block, self.materials.len() as u64);
        self.materials.iter().for_each(|material| block.extend(material.to_bits().to_le_bytes()));
        block.extend(self.structure.to_bits().to_le_bytes());
        put_number(block, self.moves.len() as u64 / 2);
        block.extend(&self.moves);
    }

    fn remarked(&mut self, remark: Remark) {
        self.complaints.remarks.push(remark);
    }

    fn broken(&mut self, trouble: Trouble) {
        self.complaints.troubles.push(trouble);
    }
}
