//! Looking for patterns in a base of games: all cores, hits as they are found, counts at the end.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use std::{fs, io};

use lucena_chess::Outcome;
use lucena_games as games;
use lucena_games::hit::{Findings, Hunt, Sides};
use lucena_games::index::path_of;
use lucena_games::pgn::parse_outcome;
use lucena_games::query::Query;
use lucena_games::search::{Index, News, Pace};
use lucena_games::source::{GameSource, OpenError};
use lucena_games::stats::Counters;
use lucena_lang::patlan::{Library, Program};
use lucena_lang::{Diagnostic, Source};
use lucena_store::Job;

use super::{Event, Failure, Live, TurnEnd};
use crate::state::Application;
use crate::wire::{self, Progress, SearchFilters, SearchRequest};

/// The most hits that are kept; all are counted.
const MOST_HITS: u64 = 10_000;
/// The most hits that are told one by one.
const MOST_TOLD: u64 = 200;
/// Progress is told no more often than this.
const PACE: Duration = Duration::from_millis(200);

/// The patterns that a request means: all of a text, or one of the library. Nothing if there are none or they have
/// errors.
fn programs_of(library: &Library, text: Option<&str>, name: Option<&str>) -> Vec<Arc<Program>> {
    let Some(text) = text else {
        return name.and_then(|name| library.get(name)).cloned().into_iter().collect();
    };
    compiled(library, &Source::new("", text)).0
}

/// The patterns of a text, none if it has errors, and the complaints about it.
pub(crate) fn compiled(library: &Library, source: &Source) -> (Vec<Arc<Program>>, Vec<Diagnostic>) {
    let (extended, diagnostics) = library.extended(std::slice::from_ref(source));
    let diagnostics: Vec<Diagnostic> = diagnostics.into_iter().flatten().collect();
    if diagnostics.iter().any(Diagnostic::is_error) {
        return (Vec::new(), diagnostics);
    }
    let parsed = lucena_lang::patlan::parse(source);
    let programs = parsed.patterns.iter().filter_map(|tree| extended.get(&tree.name.value).cloned());
    (programs.collect(), diagnostics)
}

/// Does the work.
pub(super) fn run(state: &Application, job: &Job, live: &Live) -> TurnEnd {
    let request: SearchRequest = match serde_json::from_str(&job.request) {
        Ok(request) => request,
        Err(_) => return TurnEnd::Failed(Failure::outdated()),
    };
    match search(state, job.id, &request, live) {
        Ok(true) => TurnEnd::Done,
        Ok(false) => TurnEnd::Stopped,
        Err(reason) => TurnEnd::Failed(reason),
    }
}

/// Searches; false if the job is to stop.
fn search(state: &Application, id: i64, request: &SearchRequest, live: &Live) -> Result<bool, Failure> {
    let unkept = |error| Failure::store(&error);
    let base = state.store.base(request.base).map_err(unkept)?.ok_or(Failure::base_gone())?;
    let path = state.base_file(&base.file);
    let programs = programs_of(&state.library(), request.text.as_deref(), request.name.as_deref());
    let hunt =
        Hunt { sides: sides(request.side.as_deref()), query: query(&request.filters), ..Hunt::new(programs) };
    let mut found = Found::new(state, id, &hunt)?;
    if !found.walk(&path, Index::Build, live)? {
        // An index that turns out to be damaged is of no use to anybody; the games are.
        let _ = fs::remove_file(path_of(&path));
        found = Found::new(state, id, &hunt)?;
        found.walk(&path, Index::Ignore, live)?;
    }
    if live.is_stopped() {
        return Ok(false);
    }
    found.tell(live, base.bytes, base.bytes);
    state.store.finish_job(id, &found.summary(), &[]).map_err(unkept)?;
    Ok(true)
}

/// What was found so far.
struct Found<'a> {
    state: &'a Application,
    id: i64,
    hunt: &'a Hunt,
    total: Counters,
    kept: u64,
}

impl<'a> Found<'a> {
    /// Nothing yet; what an earlier attempt has found is forgotten.
    fn new(state: &'a Application, id: i64, hunt: &'a Hunt) -> Result<Found<'a>, Failure> {
        state.store.clear_hits(id).map_err(|error| Failure::store(&error))?;
        Ok(Found { state, id, hunt, total: Counters::new(hunt.programs.len()), kept: 0 })
    }

    /// Walks through a base; false if its index turned out to be damaged.
    fn walk(&mut self, path: &Path, index: Index, live: &Live) -> Result<bool, Failure> {
        let unread = |error: io::Error| Failure::base_unreadable(&error);
        let stop = AtomicBool::new(false);
        let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let (mut kept, mut is_whole) = (Ok(()), true);
        let mut told = Instant::now();
        let source = GameSource::File(path.to_owned());
        let pace = Pace { threads, stop: &stop };
        let searched = games::search(source, self.hunt, index, pace, |news, reach| {
            match news {
                News::Part(findings) => kept = self.take(&findings, live),
                News::TooLarge { .. } => self.total.broken += 1,
                News::Broken { error, .. } => kept = Err(unread(error)),
                News::IndexBroken => is_whole = false,
                News::Indexing | News::IndexUnusable(_) => {}
            }
            if PACE <= told.elapsed() {
                told = Instant::now();
                self.tell(live, reach.done(), reach.all().unwrap_or(0));
            }
            let is_over = kept.is_err() || !is_whole || live.is_stopped();
            if is_over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        kept?;
        match searched {
            Ok(()) => Ok(is_whole),
            Err(OpenError::Io(error)) => Err(unread(error)),
            Err(OpenError::Unsupported(format)) => Err(Failure::base_packing(format)),
            Err(OpenError::RangeOfPacked) => Err(Failure::internal()),
        }
    }

    fn take(&mut self, findings: &Findings, live: &Live) -> Result<(), Failure> {
        self.total.add(&findings.counters);
        let mut lines = Vec::new();
        let first = self.kept;
        for (game, hit) in findings.games.iter().flat_map(|game| game.hits.iter().map(move |hit| (game, hit)))
        {
            if MOST_HITS <= self.kept {
                break;
            }
            let written = wire::search_hit(&self.hunt.programs[hit.pattern], game, hit);
            if self.kept < MOST_TOLD {
                live.tell(Event::new("hit", &written));
            }
            lines.push(wire::line(&written));
            self.kept += 1;
        }
        if lines.is_empty() {
            return Ok(());
        }
        self.state.store.add_hits(self.id, first, &lines).map_err(|error| Failure::store(&error))
    }

    fn summary(&self) -> String {
        let names: Vec<String> = self.hunt.programs.iter().map(|program| program.name().to_owned()).collect();
        wire::line(&wire::search_summary(&names, &self.total))
    }

    fn tell(&self, live: &Live, done: u64, total: u64) {
        live.set_so_far(self.summary());
        live.tell_progress(Progress { done, total, before: 0 });
    }
}

/// For whom patterns are searched.
fn sides(word: Option<&str>) -> Sides {
    match word {
        Some("white") => Sides::White,
        Some("black") => Sides::Black,
        Some("both") => Sides::Both,
        _ => Sides::ToMove,
    }
}

fn query(filters: &SearchFilters) -> Query {
    let word = |value: &Option<String>| value.clone().filter(|value| !value.trim().is_empty());
    let elo = filters.elo_least.is_some() || filters.elo_most.is_some();
    let eco = (word(&filters.eco_first), word(&filters.eco_last));
    let results: Vec<Option<Outcome>> = match filters.result.as_deref() {
        Some("*") => vec![None],
        Some(text) => parse_outcome(text).into_iter().map(Some).collect(),
        None => Vec::new(),
    };
    Query {
        players: word(&filters.player).into_iter().collect(),
        elo: elo.then(|| filters.elo_least.unwrap_or(0)..=filters.elo_most.unwrap_or(u32::MAX)),
        eco: (eco != (None, None)).then(|| (eco.0.unwrap_or_default(), eco.1.unwrap_or_default())),
        results,
        ..Query::default()
    }
}
