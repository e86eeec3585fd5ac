//! The file of the games: every game is in it as soon as it ends, and a run that was interrupted goes on there.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use lucena_lab::arena::{self, Crosstable, DuelResult, Fixture, JournalError, Labels, read_journal};
use lucena_text::{Text, args};

use super::settings::Settings;
use crate::cli::{Failure, io_reason};

/// Where the games are written, if anywhere.
pub(super) struct Notebook {
    file: Option<File>,
    path: String,
    /// Whether the file was not there before and has no game yet.
    is_fresh: bool,
    event: String,
    mark: String,
    date: String,
    names: Vec<String>,
    paces: Vec<String>,
}

impl Notebook {
    /// Opens the file; the games of an earlier part of the run are entered into the table.
    pub(super) fn open(settings: &Settings, table: &mut Crosstable, text: Text) -> Result<Notebook, Failure> {
        let contestants = &settings.arena.contestants;
        let pace =
            |one: &lucena_lab::player::Contestant| one.pace.unwrap_or(settings.arena.rules.pace).to_string();
        let mut notebook = Notebook {
            file: None,
            path: settings.pgn.clone().unwrap_or_default(),
            is_fresh: false,
            event: settings.event.clone(),
            mark: settings.mark.clone(),
            date: today(),
            names: contestants.iter().map(|one| one.name.clone()).collect(),
            paces: contestants.iter().map(pace).collect(),
        };
        if settings.pgn.is_some() {
            let file = notebook.open_file(settings, table, text)?;
            notebook.is_fresh = table.games() == 0 && file.metadata().is_ok_and(|there| there.len() == 0);
            notebook.file = Some(file);
        }
        Ok(notebook)
    }

    fn open_file(&self, settings: &Settings, table: &mut Crosstable, text: Text) -> Result<File, Failure> {
        let mut options = OpenOptions::new();
        options.read(true).write(true);
        let opened = match settings.is_resumed {
            true => options.create(true).truncate(false).open(&self.path),
            // Never over games that are there already; a file without any is in nobody's way.
            false if is_empty(&self.path) => options.open(&self.path),
            false => options.create_new(true).open(&self.path),
        };
        let mut file = opened.map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => {
                Failure::Input(text.format("match-file-exists", args!["file" => &self.path]))
            }
            _ => self.cannot_write(&error, text),
        })?;
        let mut bytes = Vec::new();
        let read = |error| Failure::Read { path: self.path.clone(), error };
        file.read_to_end(&mut bytes).map_err(read)?;
        let names: Vec<&str> = self.names.iter().map(String::as_str).collect();
        let fixtures = &settings.arena.fixtures;
        let journal = read_journal(&bytes, fixtures, &names, &self.event, &self.mark).map_err(|error| {
            let (key, game) = match error {
                JournalError::Foreign(game) => ("match-file-foreign", game),
                JournalError::Damaged(game) => ("match-file-damaged", game),
            };
            Failure::Input(text.format(key, args!["file" => &self.path, "game" => game]))
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
        text: Text,
    ) -> Result<(), Failure> {
        let Some(file) = &mut self.file else { return Ok(()) };
        let seats = [fixture.white, fixture.black];
        let labels = Labels {
            event: &self.event,
            date: &self.date,
            names: seats.map(|seat| self.names[seat].as_str()),
            paces: seats.map(|seat| self.paces[seat].clone()),
            run: &self.mark,
        };
        let pgn = arena::tree(fixture, result, &labels).to_pgn();
        let written = file.write_all(format!("{pgn}\n").as_bytes()).and_then(|()| file.flush());
        self.is_fresh = false;
        written.map_err(|error| self.cannot_write(&error, text))
    }

    fn cannot_write(&self, error: &std::io::Error, text: Text) -> Failure {
        let details = args!["file" => &self.path, "reason" => io_reason(error, text)];
        Failure::Input(text.format("match-cannot-write", details))
    }
}

impl Drop for Notebook {
    fn drop(&mut self) {
        if self.is_fresh {
            // An empty file that stays behind would do no harm either.
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

fn is_empty(path: &str) -> bool {
    std::fs::metadata(path).is_ok_and(|there| there.is_file() && there.len() == 0)
}

/// The date as PGN writes it, in universal time.
fn today() -> String {
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
