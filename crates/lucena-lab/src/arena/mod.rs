//! Matches and tournaments: a schedule of games, played several at a time, each reported when it ends.
//!
//! Reading order: `pairing` (who plays whom), `duel` (one game), `adjudicate` (games that need not be played
//! out), `run` (all games, on several threads), `standings` (what came of it), `ranking` (who stands where), `record` (a
//! game as PGN), `journal` (an interrupted run taken up again).

pub(crate) mod adjudicate;
mod duel;
mod journal;
mod pairing;
mod ranking;
mod record;
mod run;
mod standings;

pub use adjudicate::{Adjudication, DrawRule, Referee, Ruling, WinRule};
pub use duel::{DuelEnd, DuelResult, Note, Rules};
pub use journal::{Calendar, Journal, JournalError, read_journal};
pub use pairing::{Fixture, Format, Schedule, schedule};
pub use ranking::{Ranked, Ranking};
pub use record::{Labels, result_of, tree};
pub use run::{Arena, News};
pub use standings::{Crosstable, Played, Standing};
