//! The one walk over a base: it is opened and unpacked, or its index is taken or made, all cores work on it, and what they
//! find comes back in order, with the numbers that games have in the whole base.
//!
//! [`search`] looks for patterns, [`walk`] does anything else; commands and the web application only show what comes.

use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::collection::Chunk;
use crate::hit::{Findings, Hunt, Hunter};
use crate::index::{Blocks, IndexError, build};
use crate::pgn::{Complaints, ReadLimits};
use crate::scan::{Done, scan};
use crate::source::{GameSource, OpenError, Opened, Reach};

/// What is to be done with the index of a base.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Index {
    /// Nothing: the games themselves are wanted.
    Ignore,
    /// It is used if there is one.
    #[default]
    Use,
    /// It is made first if there is none that can be used; if that fails, the games are read.
    Build,
}

/// What a worker makes of a chunk.
pub trait Part: Send {
    /// How many games the chunk has, wanted or not.
    fn read(&self) -> u64;

    /// Adds the games that come before the chunk to all numbers of games.
    fn renumber(&mut self, before: u64);

    /// What is to be said about its games.
    fn complaints(&self) -> &Complaints;
}

/// What a walk tells.
#[derive(Debug)]
pub enum News<P> {
    /// What a worker made of a chunk, in the order of the base.
    Part(P),
    /// The index cannot be used, and the games are read instead.
    IndexUnusable(IndexError),
    /// The index holds something that no program of ours has written: what comes after it is lost.
    IndexBroken,
    /// The index is being made.
    Indexing,
    /// A game larger than the limit was passed over.
    TooLarge {
        /// Where it starts.
        offset: u64,
    },
    /// The base broke off.
    Broken {
        /// After how many bytes.
        offset: u64,
        /// Why.
        error: io::Error,
    },
}

/// How a walk is made.
#[derive(Clone, Copy, Debug)]
pub struct Pace<'s> {
    /// How many threads work.
    pub threads: usize,
    /// Ends the work from anywhere.
    pub stop: &'s AtomicBool,
}

/// Looks for patterns in the games of a source. `sink` hears what is found and how far the reading is, and may end it.
///
/// # Errors
/// If the source cannot be read at all; what goes wrong later is news.
pub fn search(
    source: GameSource<'_>,
    hunt: &Hunt,
    index: Index,
    pace: Pace<'_>,
    mut sink: impl FnMut(News<Findings>, &Reach) -> ControlFlow<()>,
) -> Result<(), OpenError> {
    let base = source.whole_file().filter(|_| index != Index::Ignore).map(Path::to_owned);
    // Opened in any case: a base that is gone is not searched from an index that was left behind.
    let opened = source.open(&hunt.limits)?;
    let blocks = match base {
        None => None,
        Some(base) => match Blocks::open(&base) {
            Ok(blocks) => Some(blocks),
            Err(_) if index == Index::Build => build_index(&base, &hunt.limits, pace, &mut sink),
            Err(IndexError::Io(_)) => None,
            Err(error) => {
                if sink(News::IndexUnusable(error), &opened.reach).is_break() {
                    return Ok(());
                }
                None
            }
        },
    };
    if pace.stop.load(Ordering::Relaxed) {
        return Ok(());
    }
    let Some(blocks) = blocks else {
        let make_worker = || {
            let mut hunter = Hunter::new(hunt);
            move |chunk: Chunk| hunter.hunt(&chunk)
        };
        walk(opened, pace, make_worker, sink);
        return Ok(());
    };
    let known = Findings::of_broken(hunt.programs.len(), blocks.broken);
    let opened = Opened::index(blocks);
    let reach = opened.reach.clone();
    if sink(News::Part(known), &reach).is_break() {
        return Ok(());
    }
    let make_worker = || {
        let mut hunter = Hunter::new(hunt);
        move |chunk: Chunk| hunter.hunt_block(&chunk)
    };
    scan(opened.pieces, pace.threads, pace.stop, make_worker, |done| match done {
        Done::Chunk(Ok(findings)) => sink(News::Part(findings), &reach),
        Done::Chunk(Err(_)) | Done::TooLarge { .. } | Done::Broken { .. } => sink(News::IndexBroken, &reach),
    });
    Ok(())
}

/// Makes the index of a base; nothing if it cannot be made.
fn build_index(
    base: &Path,
    limits: &ReadLimits,
    pace: Pace<'_>,
    sink: &mut impl FnMut(News<Findings>, &Reach) -> ControlFlow<()>,
) -> Option<Blocks> {
    let Opened { pieces, reach } = GameSource::File(base.to_owned()).open(limits).ok()?;
    let watch = |_: crate::index::Progress<'_>| {
        let is_over = pace.stop.load(Ordering::Relaxed) || sink(News::Indexing, &reach).is_break();
        if is_over { Err(io::ErrorKind::Interrupted.into()) } else { Ok(()) }
    };
    build(base, pieces, limits, watch).ok()?;
    Blocks::open(base).ok()
}

/// Walks through the games of a source with all threads. `sink` hears what the workers made in the order of the base, and
/// how far the reading is, and may end it.
pub fn walk<W, P: Part>(
    opened: Opened<'_>,
    pace: Pace<'_>,
    make_worker: impl Fn() -> W + Sync,
    mut sink: impl FnMut(News<P>, &Reach) -> ControlFlow<()>,
) where
    W: FnMut(Chunk) -> P,
{
    let Opened { pieces, reach } = opened;
    let mut games = 0;
    scan(pieces, pace.threads, pace.stop, make_worker, |done| {
        let news = match done {
            Done::Chunk(mut part) => {
                part.renumber(games);
                games += part.read();
                News::Part(part)
            }
            Done::TooLarge { offset } => News::TooLarge { offset },
            Done::Broken { offset, error } => News::Broken { offset, error },
        };
        sink(news, &reach)
    });
}

impl Part for Findings {
    fn read(&self) -> u64 {
        self.read
    }

    fn renumber(&mut self, before: u64) {
        self.games.iter_mut().for_each(|game| game.number += before);
        self.complaints.renumber(before);
        if let Some((game, _)) = &mut self.unended {
            *game += before;
        }
    }

    fn complaints(&self) -> &Complaints {
        &self.complaints
    }
}
