//! What is wrong with some games of a base, in words, on standard error; the work goes on.

use lucena_explain::report;
use lucena_games::index::IndexError;
use lucena_games::pgn::{Complaints, Reason, Remark, Trouble};
use lucena_text::{Text, args};

use crate::cli::{Console, io_reason};

/// How many warnings are shown for each base unless more are wanted.
const SHOWN: u64 = 10;

/// Shows the first warnings of a base and counts the others.
#[derive(Debug)]
pub(crate) struct Warnings {
    most: u64,
    count: u64,
    /// Whether some base broke off before its end.
    pub(crate) is_cut: bool,
}

impl Warnings {
    pub(crate) fn new(shows_all: bool) -> Warnings {
        Warnings { most: if shows_all { u64::MAX } else { SHOWN }, count: 0, is_cut: false }
    }

    /// All that is to be said about the games of a part.
    pub(crate) fn complaints(&mut self, file: &str, complaints: &Complaints, console: &mut Console<'_>) {
        complaints.troubles.iter().for_each(|trouble| self.trouble(file, trouble, console));
        complaints.remarks.iter().for_each(|remark| self.remark(file, remark, console));
    }

    /// A game was skipped.
    fn trouble(&mut self, file: &str, trouble: &Trouble, console: &mut Console<'_>) {
        self.count += 1;
        if self.count <= self.most {
            let text = console.text;
            let details = args![
                "file" => file,
                "game" => trouble.game,
                "offset" => trouble.offset.to_string(),
                "reason" => report::reason(&trouble.reason, text)
            ];
            say(&text.format("games-warning", details), console);
        }
    }

    /// A game was read, but not quite as it stands in plain English notation.
    fn remark(&mut self, file: &str, remark: &Remark, console: &mut Console<'_>) {
        let text = console.text;
        let strays = report::stray_notes(&remark.strays, text);
        for note in report::dialect_note(remark.dialect, text).into_iter().chain(strays) {
            self.count += 1;
            if self.count <= self.most {
                let details = args![
                    "file" => file,
                    "game" => remark.game,
                    "offset" => remark.offset.to_string(),
                    "note" => note
                ];
                say(&text.format("games-remark", details), console);
            }
        }
    }

    /// A game too large to be read was passed over.
    pub(crate) fn too_large(&mut self, file: &str, offset: u64, console: &mut Console<'_>) {
        self.count += 1;
        if self.count <= self.most {
            let text = console.text;
            let details = args![
                "file" => file,
                "offset" => offset.to_string(),
                "reason" => report::reason(&Reason::TooManyBytes, text)
            ];
            say(&text.format("games-warning-unnumbered", details), console);
        }
    }

    /// The last game of a base has no end; it was read as far as it goes.
    pub(crate) fn unended(&mut self, file: &str, game: u64, offset: u64, console: &mut Console<'_>) {
        let details = args!["file" => file, "game" => game, "offset" => offset.to_string()];
        say(&console.text.format("games-unended", details), console);
    }

    /// The base broke off.
    pub(crate) fn cut(&mut self, file: &str, offset: u64, error: &std::io::Error, console: &mut Console<'_>) {
        self.is_cut = true;
        let text = console.text;
        let details =
            args!["file" => file, "offset" => offset.to_string(), "reason" => cut_reason(error, text)];
        say(&text.format("games-cut", details), console);
    }

    /// The index of a base holds something that no program of ours has written.
    pub(crate) fn damaged_index(&mut self, file: &str, console: &mut Console<'_>) {
        self.is_cut = true;
        let reason = console.text.get("games-index-damaged");
        say(&console.text.format("games-index-broken", args!["file" => file, "reason" => reason]), console);
    }

    /// The index of a base cannot be used; the games are read instead.
    pub(crate) fn unusable_index(&mut self, file: &str, error: &IndexError, console: &mut Console<'_>) {
        let text = console.text;
        let reason = match error {
            IndexError::Stale => "games-index-stale",
            IndexError::Version(_) => "games-index-version",
            IndexError::Damaged | IndexError::Io(_) => "games-index-damaged",
        };
        say(
            &text.format("games-index-unusable", args!["file" => file, "reason" => text.get(reason)]),
            console,
        );
    }

    /// A base is over: says how many warnings were not shown, and begins to count anew.
    pub(crate) fn end(&mut self, file: &str, console: &mut Console<'_>) {
        let hidden = std::mem::take(&mut self.count).saturating_sub(self.most);
        if 0 < hidden {
            let words = console.text.format("games-more-warnings", args!["file" => file, "count" => hidden]);
            say(&words, console);
        }
    }
}

fn say(words: &str, console: &mut Console<'_>) {
    console.clear_progress();
    // A warning that cannot be shown is no reason to stop; the counts and the exit status tell.
    let _ = writeln!(console.err, "{words}");
}

fn cut_reason(error: &std::io::Error, text: Text) -> String {
    match error.raw_os_error() {
        Some(_) => io_reason(error, text),
        None => text.get("games-damaged"),
    }
}
