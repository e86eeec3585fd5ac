//! The file that grows while games are played, and beside it a journal of what stands in it: after an interruption
//! the run goes on where the last whole game ended.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Seek, SeekFrom, Write};

use lucena_lab::datagen::{self, MAGIC, RECORD, Recipe, Sample};

/// A file of samples with its journal.
pub(super) struct Store {
    file: BufWriter<File>,
    path: String,
    journal: String,
    options: String,
    /// Games that stand in the file.
    pub games: u64,
    /// Their positions.
    pub positions: u64,
}

/// Why there is no file to write to.
pub(super) enum OpenError {
    /// There is one already, and nobody asked to go on with it.
    Exists,
    /// There is no run to go on with.
    NothingToResume,
    /// The run was begun with these options.
    OtherOptions(String),
    /// The disk says no.
    Io(io::Error),
}

impl From<io::Error> for OpenError {
    fn from(error: io::Error) -> OpenError {
        OpenError::Io(error)
    }
}

impl Store {
    /// A new file.
    pub(super) fn create(path: &str, recipe: &Recipe) -> Result<Store, OpenError> {
        let file = OpenOptions::new().write(true).create_new(true).open(path);
        let file = file.map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => OpenError::Exists,
            _ => OpenError::Io(error),
        })?;
        let mut store = Store::over(file, path, recipe);
        store.file.write_all(&MAGIC)?;
        store.note()?;
        Ok(store)
    }

    /// The file of an interrupted run; what was written after the last whole game is cut off.
    pub(super) fn resume(path: &str, recipe: &Recipe) -> Result<Store, OpenError> {
        let lines = match fs::read_to_string(journal_of(path)) {
            Ok(lines) => lines,
            Err(error) if error.kind() == ErrorKind::NotFound => return Err(OpenError::NothingToResume),
            Err(error) => return Err(OpenError::Io(error)),
        };
        let mut lines = lines.lines();
        let options = lines.next().unwrap_or_default();
        let mut numbers = lines.next().unwrap_or_default().split(' ').map(str::parse);
        let (Some(Ok(games)), Some(Ok(positions))) = (numbers.next(), numbers.next()) else {
            return Err(OpenError::NothingToResume);
        };
        let mut store = Store::over(OpenOptions::new().write(true).open(path)?, path, recipe);
        (store.games, store.positions) = (games, positions);
        if options != store.options {
            return Err(OpenError::OtherOptions(options.to_owned()));
        }
        // The figure comes from a file that anybody may have changed.
        let records = positions.checked_mul(RECORD as u64);
        let whole = records.and_then(|records| records.checked_add(MAGIC.len() as u64));
        let length = store.file.get_ref().metadata()?.len();
        let Some(whole) = whole.filter(|&whole| whole <= length) else {
            return Err(OpenError::NothingToResume);
        };
        store.file.get_ref().set_len(whole)?;
        store.file.seek(SeekFrom::End(0))?;
        Ok(store)
    }

    fn over(file: File, path: &str, recipe: &Recipe) -> Store {
        let Recipe { games: _, nodes, plies, seed, won, ahead } = recipe;
        let options = format!("--nodes {nodes} --plies {plies} --won {won} --ahead {ahead} --seed {seed}");
        let file = BufWriter::new(file);
        Store { file, path: path.to_owned(), journal: journal_of(path), options, games: 0, positions: 0 }
    }

    /// Adds a whole game; it is in the file before the journal says so.
    pub(super) fn append(&mut self, samples: &[Sample]) -> io::Result<()> {
        for sample in samples {
            self.file.write_all(&datagen::pack(sample))?;
        }
        self.file.flush()?;
        self.games += 1;
        self.positions += samples.len() as u64;
        self.note()
    }

    fn note(&self) -> io::Result<()> {
        let partial = format!("{}.partial", self.journal);
        fs::write(&partial, format!("{}\n{} {}\n", self.options, self.games, self.positions))?;
        fs::rename(&partial, &self.journal)
    }

    /// The run is complete and needs no journal any more.
    pub(super) fn finish(mut self) -> io::Result<()> {
        self.file.flush()?;
        fs::remove_file(&self.journal)
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        if self.games == 0 {
            // A run without a game leaves nothing behind that the next one would stumble over.
            let _ = fs::remove_file(&self.path);
            let _ = fs::remove_file(&self.journal);
        }
    }
}

fn journal_of(path: &str) -> String {
    format!("{path}.journal")
}
