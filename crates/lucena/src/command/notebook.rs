//! The file of the games: every game is in it as soon as it ends, and a run that was interrupted goes on there.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use lucena_lab::arena::{
    self, Calendar, Crosstable, DuelResult, Fixture, JournalError, Labels, read_journal,
};
use lucena_text::{Text, args};

use crate::cli::{Failure, io_reason};

/// What belongs to a run: where its games go, and what stands in their tags.
#[derive(Clone, Debug, Default)]
pub(super) struct Binding {
    pub(super) path: Option<String>,
    /// Whether games of an earlier part may be there.
    pub(super) is_resumed: bool,
    pub(super) event: String,
    pub(super) date: String,
    /// A mark of everything that a resumed run must have in common with the first one.
    pub(super) mark: String,
    pub(super) names: Vec<String>,
    pub(super) paces: Vec<String>,
    /// Tags of all games.
    pub(super) tags: Vec<(&'static str, String)>,
    /// Tags of the games of each player: the tag if it has White, the one if it has Black, and the value.
    pub(super) own_tags: Vec<Vec<([&'static str; 2], String)>>,
    /// The titles of the stages of each player's set.
    pub(super) stages: Vec<Vec<String>>,
    /// Whether the times of moves are left out.
    pub(super) is_timeless: bool,
}

/// Where the games are written, if anywhere.
pub(super) struct Notebook {
    file: Option<File>,
    /// Whether the file was not there before and has no game yet.
    is_fresh: bool,
    binding: Binding,
}

impl Notebook {
    /// Opens the file; the games of an earlier part of the run are entered into the table.
    pub(super) fn open(
        binding: Binding,
        calendar: Calendar<'_>,
        table: &mut Crosstable,
        text: Text,
    ) -> Result<Notebook, Failure> {
        let mut notebook = Notebook { file: None, is_fresh: false, binding };
        if let Some(path) = notebook.binding.path.clone() {
            let file = notebook.open_file(&path, calendar, table, text)?;
            notebook.is_fresh = table.games() == 0 && file.metadata().is_ok_and(|there| there.len() == 0);
            notebook.file = Some(file);
        }
        Ok(notebook)
    }

    fn open_file(
        &self,
        path: &str,
        calendar: Calendar<'_>,
        table: &mut Crosstable,
        text: Text,
    ) -> Result<File, Failure> {
        let mut options = OpenOptions::new();
        options.read(true).write(true);
        let opened = match self.binding.is_resumed {
            true => options.create(true).truncate(false).open(path),
            // Never over games that are there already; a file without any is in nobody's way.
            false if is_empty(path) => options.open(path),
            false => options.create_new(true).open(path),
        };
        let mut file = opened.map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => {
                Failure::Input(text.format("match-file-exists", args!["file" => path]))
            }
            _ => self.cannot_write(&error, text),
        })?;
        let mut bytes = Vec::new();
        let read = |error| Failure::Read { path: path.to_owned(), error };
        file.read_to_end(&mut bytes).map_err(read)?;
        let Binding { names, event, mark, .. } = &self.binding;
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let journal = read_journal(&bytes, calendar, &names, event, mark).map_err(|error| {
            let (key, game) = match error {
                JournalError::Foreign(game) => ("match-file-foreign", game),
                JournalError::Damaged(game) => ("match-file-damaged", game),
            };
            Failure::Input(text.format(key, args!["file" => path, "game" => game]))
        })?;
        journal.played.iter().for_each(|&played| table.enter(played));
        // What was cut in the middle of a game goes; what was cut between games gets its line breaks.
        let kept = &bytes[..journal.whole as usize];
        let missing = match kept {
            [] | [.., b'\n', b'\n'] => "",
            [.., b'\n'] => "\n",
            _ => "\n\n",
        };
        let mended = file
            .set_len(journal.whole)
            .and_then(|()| file.seek(SeekFrom::End(0)))
            .and_then(|_| file.write_all(missing.as_bytes()));
        mended.map_err(|error| self.cannot_write(&error, text))?;
        Ok(file)
    }

    /// Writes a game to the end of the file, at once.
    pub(super) fn write(
        &mut self,
        fixture: &Fixture,
        result: &DuelResult,
        opening: Option<&str>,
        text: Text,
    ) -> Result<(), Failure> {
        if self.file.is_none() {
            return Ok(());
        }
        let pgn = self.pgn(fixture, result, opening);
        let Some(file) = &mut self.file else { return Ok(()) };
        let written = file.write_all(format!("{pgn}\n").as_bytes()).and_then(|()| file.flush());
        self.is_fresh = false;
        written.map_err(|error| self.cannot_write(&error, text))
    }

    /// A game as it stands in the file.
    fn pgn(&self, fixture: &Fixture, result: &DuelResult, opening: Option<&str>) -> String {
        let Binding { event, date, mark, names, paces, tags, own_tags, stages, .. } = &self.binding;
        let seats = [fixture.white, fixture.black];
        let mut all: Vec<(&str, String)> = tags.iter().map(|(name, value)| (*name, value.clone())).collect();
        for (side, seat) in seats.into_iter().enumerate() {
            let own = own_tags.get(seat).into_iter().flatten();
            all.extend(own.map(|(names, value)| (names[side], value.clone())));
        }
        all.extend(opening.map(|name| ("Opening", name.to_owned())));
        let labels = Labels {
            event,
            date,
            names: seats.map(|seat| names[seat].as_str()),
            paces: seats.map(|seat| paces[seat].clone()),
            run: mark,
            tags: all,
            stages: seats.map(|seat| stages.get(seat).map_or(&[][..], Vec::as_slice)),
            is_timeless: self.binding.is_timeless,
        };
        arena::tree(fixture, result, &labels).to_pgn()
    }

    fn cannot_write(&self, error: &std::io::Error, text: Text) -> Failure {
        let path = self.binding.path.clone().unwrap_or_default();
        let details = args!["file" => path, "reason" => io_reason(error, text)];
        Failure::Input(text.format("match-cannot-write", details))
    }
}

impl Drop for Notebook {
    fn drop(&mut self) {
        if let (true, Some(path)) = (self.is_fresh, &self.binding.path) {
            // An empty file that stays behind would do no harm either.
            let _ = std::fs::remove_file(path);
        }
    }
}

/// A number that changes when anything does that would make old games incomparable.
pub(super) fn mark(all: &str) -> String {
    // FNV-1a: stable from one build to the next, which the hashes of the standard library are not.
    let hash = all.bytes().fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("{hash:016x}")
}

fn is_empty(path: &str) -> bool {
    std::fs::metadata(path).is_ok_and(|there| there.is_file() && there.len() == 0)
}

/// The date as PGN writes it, in universal time.
pub(super) fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    date_of((seconds / 86_400) as i64)
}

/// The date of a day counted from the first of 1970, by counting years from March in cycles of 400.
fn date_of(day: i64) -> String {
    let shifted = day + 719_468;
    let (cycle, day) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + 400 * cycle + i64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    use super::date_of;

    #[test]
    fn days_have_their_dates() {
        for (day, date) in [
            (0, "1970.01.01"),
            (59, "1970.03.01"),
            (11_016, "2000.02.29"),
            (20_772, "2026.11.15"),
            (47_540, "2100.02.28"),
            (47_541, "2100.03.01"),
        ] {
            assert_eq!(date_of(day), date);
        }
    }
}
