//! How much an explanation says.

use std::str::FromStr;

/// The reader an explanation is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Level {
    /// Few sentences, no numbers, short lines.
    Basic,
    /// The usual.
    #[default]
    Medium,
    /// Everything, with lines and figures.
    Advanced,
}

impl Level {
    /// All levels, the plainest first.
    pub const ALL: [Level; 3] = [Level::Basic, Level::Medium, Level::Advanced];

    /// The name used in files, options and JSON.
    pub const fn key(self) -> &'static str {
        match self {
            Level::Basic => "Basic",
            Level::Medium => "Medium",
            Level::Advanced => "Advanced",
        }
    }

    /// How many half-moves a line in a sentence may have.
    pub const fn line_plies(self) -> usize {
        match self {
            Level::Basic => 3,
            Level::Medium => 6,
            Level::Advanced => 10,
        }
    }

    /// How many half-moves a line may have that proves a sentence and would prove nothing if it were cut.
    pub const fn proof_plies(self) -> usize {
        match self {
            Level::Basic => 7,
            Level::Medium => 12,
            Level::Advanced => 16,
        }
    }

    /// How many of the other side's moves ahead such a reader sees a blow coming; later ones are called hard.
    pub const fn sees(self) -> usize {
        match self {
            Level::Basic => 1,
            Level::Medium => 2,
            Level::Advanced => 3,
        }
    }

    /// How many sentences an explanation may have.
    pub const fn sentences(self) -> usize {
        match self {
            Level::Basic => 3,
            Level::Medium | Level::Advanced => 5,
        }
    }
}

impl FromStr for Level {
    type Err = ();

    fn from_str(text: &str) -> Result<Level, ()> {
        Level::ALL.into_iter().find(|level| level.key().eq_ignore_ascii_case(text)).ok_or(())
    }
}
