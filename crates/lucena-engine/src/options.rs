//! What the owner of an engine can choose.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use lucena_eval::{Net, Weights};

use crate::handicap::Level;
use crate::{Book, Endings, Mates, Patterns};

/// What the evaluation adds up.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Evaluation {
    /// The named terms alone: every centipawn has a name.
    Named,
    /// The named terms and what a net has learned beside them: the stronger (+53 Elo [+31, +76] by its first net, another
    /// +29 ± 18 by the second, at 5,000 nodes a move). Sentences cite named terms only.
    #[default]
    Full,
}

impl Evaluation {
    /// Both.
    pub const ALL: [Evaluation; 2] = [Evaluation::Named, Evaluation::Full];

    /// The name in options and programs; it never changes.
    pub const fn key(self) -> &'static str {
        match self {
            Evaluation::Named => "Named",
            Evaluation::Full => "Full",
        }
    }
}

/// The settings of an engine. Every value outside its range is brought to the nearest one inside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The size of the transposition table in mebibytes.
    pub hash_mebibytes: usize,
    /// How many threads search.
    pub threads: usize,
    /// How many of the best moves get a full line.
    pub multi_pv: usize,
    /// What is kept back of each move's time for the lag of the interface.
    pub move_overhead: Duration,
    /// Whether the search collects the figures that explanations are made of.
    pub metrics: bool,
    /// Tables of endings, if there are any.
    pub endings: Option<Endings>,
    /// Our own tables of mates, if there are any.
    pub mates: Option<Mates>,
    /// The least depth at which nodes of the tree ask the largest tables.
    pub syzygy_probe_depth: u32,
    /// The most pieces, kings included, for which tables are asked.
    pub syzygy_probe_limit: u32,
    /// Whether a tablebase win that the fifty-move rule spoils counts as a draw.
    pub fifty_move_rule: bool,
    /// The opening book to play from, if any.
    pub book: Option<Book>,
    /// Other weights for the evaluation than the program's own, if any.
    pub weights: Option<Arc<Weights>>,
    /// What the evaluation adds up.
    pub evaluation: Evaluation,
    /// Another net for what the names do not say than the program's own, if any.
    pub net: Option<Arc<Net>>,
    /// The patterns that weigh in the judgement, if any.
    pub patterns: Option<Patterns>,
    /// The rating to play at; nothing for full strength.
    pub elo: Option<u32>,
    /// What chance follows from, in the book and in weakened play: the same seed, the same game.
    pub seed: u64,
}

impl Options {
    /// The table sizes allowed, in mebibytes.
    pub const HASH: RangeInclusive<usize> = 1..=65_536;
    /// The numbers of threads allowed.
    pub const THREADS: RangeInclusive<usize> = 1..=256;
    /// The numbers of lines allowed.
    pub const MULTI_PV: RangeInclusive<usize> = 1..=256;
    /// The lags allowed, in milliseconds.
    pub const MOVE_OVERHEAD: RangeInclusive<u64> = 0..=5_000;
    /// The depths allowed for asking tables.
    pub const SYZYGY_PROBE_DEPTH: RangeInclusive<u32> = 1..=100;
    /// The numbers of pieces allowed for asking tables; 0 asks none.
    pub const SYZYGY_PROBE_LIMIT: RangeInclusive<u32> = 0..=7;
    /// The influences of patterns allowed, in per cent of their weights.
    pub const PATTERN_INFLUENCE: RangeInclusive<u32> = 0..=400;
    /// The ratings allowed.
    pub const ELO: RangeInclusive<u32> = Level::RANGE;

    /// The net that the evaluation adds to the named terms, if it does.
    pub(crate) fn net_in_use(&self) -> Option<Arc<Net>> {
        match self.evaluation {
            Evaluation::Named => None,
            Evaluation::Full => Some(self.net.clone().unwrap_or_else(Net::shipped)),
        }
    }

    /// The same settings with every value in its range.
    #[must_use]
    pub fn in_range(mut self) -> Options {
        self.hash_mebibytes = self.hash_mebibytes.clamp(*Options::HASH.start(), *Options::HASH.end());
        self.threads = self.threads.clamp(*Options::THREADS.start(), *Options::THREADS.end());
        self.multi_pv = self.multi_pv.clamp(*Options::MULTI_PV.start(), *Options::MULTI_PV.end());
        self.move_overhead = self.move_overhead.min(Duration::from_millis(*Options::MOVE_OVERHEAD.end()));
        let (depths, pieces) = (Options::SYZYGY_PROBE_DEPTH, Options::SYZYGY_PROBE_LIMIT);
        self.syzygy_probe_depth = self.syzygy_probe_depth.clamp(*depths.start(), *depths.end());
        self.syzygy_probe_limit = self.syzygy_probe_limit.min(*pieces.end());
        self.elo = self.elo.map(|elo| elo.clamp(*Options::ELO.start(), *Options::ELO.end()));
        self
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            hash_mebibytes: 16,
            threads: 1,
            multi_pv: 1,
            move_overhead: Duration::from_millis(10),
            metrics: true,
            endings: None,
            mates: None,
            syzygy_probe_depth: 1,
            syzygy_probe_limit: *Options::SYZYGY_PROBE_LIMIT.end(),
            fifty_move_rule: true,
            book: None,
            weights: None,
            evaluation: Evaluation::default(),
            net: None,
            patterns: None,
            elo: None,
            seed: 0,
        }
    }
}
