//! Games of packed bases: what was unpacked once is not unpacked again, and only a few are unpacked at a time.

use std::collections::VecDeque;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lucena_games::collection::{Packing, UnpackError, packing_of, unpack};
use lucena_games::jump::Jumps;
use lucena_games::pgn::ReadLimits;
use lucena_store::private;
use tokio::sync::Semaphore;

/// Packed bases that are kept at hand.
const MOST_AT_HAND: usize = 8;
/// Databases that are unpacked at the same time; whoever comes after waits without holding up anything else.
const AT_ONCE: usize = 2;
/// Longer than nearly every game.
const USUAL_BYTES: usize = 256 << 10;

type Unpacked = Arc<Mutex<Jumps<Box<dyn Read + Send>>>>;

/// The packed bases of which games were asked for.
pub(crate) struct Unpacking {
    pub(crate) turns: Semaphore,
    /// By file, the one asked for last at the end.
    at_hand: Mutex<VecDeque<(String, Unpacked)>>,
}

impl Default for Unpacking {
    fn default() -> Unpacking {
        Unpacking { turns: Semaphore::new(AT_ONCE), at_hand: Mutex::default() }
    }
}

/// Whether a base is packed.
pub(crate) fn is_packed(path: &Path) -> io::Result<bool> {
    let mut magic = Vec::new();
    File::open(path)?.take(6).read_to_end(&mut magic)?;
    Ok(!matches!(packing_of(&magic), Ok(Packing::Plain)))
}

/// The text of a plain base from a place on, as much as a game may have.
pub(crate) fn plain_text(path: &Path, offset: u64) -> io::Result<Vec<u8>> {
    let mut file = File::open(path)?;
    file.seek(SeekFrom::Start(offset))?;
    let mut words = Vec::new();
    file.take(ReadLimits::GENEROUS.game_bytes as u64).read_to_end(&mut words)?;
    Ok(words)
}

impl Unpacking {
    /// The text of a packed base from a place on.
    pub(crate) fn text(&self, path: &Path, offset: u64) -> io::Result<Vec<u8>> {
        let unpacked = self.open(path)?;
        let mut jumps = unpacked.lock().unwrap_or_else(PoisonError::into_inner);
        let words = jumps.read_at(offset, USUAL_BYTES)?;
        // A game that has not ended by then is a long one.
        if words.len() < USUAL_BYTES || words[1..].windows(8).any(|window| window == b"\n[Event ") {
            return Ok(words);
        }
        jumps.read_at(offset, ReadLimits::GENEROUS.game_bytes)
    }

    fn open(&self, path: &Path) -> io::Result<Unpacked> {
        let name = path.to_string_lossy().into_owned();
        let mut at_hand = self.all();
        if let Some(index) = at_hand.iter().position(|(known, _)| *known == name)
            && let Some(found) = at_hand.remove(index)
        {
            let unpacked = Arc::clone(&found.1);
            at_hand.push_back(found);
            return Ok(unpacked);
        }
        let (unpacked, _) = unpack(File::open(path)?).map_err(|error| match error {
            UnpackError::Io(error) => error,
            other => io::Error::other(other),
        })?;
        let beside = path.with_extension("jump");
        // Left by a program that was killed, or by one that unpacks the same base: theirs stays open, whatever its name.
        let _ = fs::remove_file(&beside);
        let file = private::create_file(&beside)?;
        // An open file needs no name; where the system insists on one, it is swept at the next start.
        let _ = fs::remove_file(&beside);
        let unpacked: Unpacked = Arc::new(Mutex::new(Jumps::new(unpacked, file)));
        at_hand.push_back((name, Arc::clone(&unpacked)));
        if MOST_AT_HAND < at_hand.len() {
            at_hand.pop_front();
        }
        Ok(unpacked)
    }

    /// Forgets a base that is removed.
    pub(crate) fn forget(&self, path: &Path) {
        let name = path.to_string_lossy();
        self.all().retain(|(known, _)| *known != name);
    }

    fn all(&self) -> MutexGuard<'_, VecDeque<(String, Unpacked)>> {
        self.at_hand.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
