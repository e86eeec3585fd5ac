//! The threads of a search: a main one that watches the clock and tells the news, and helpers that search the
//! same position and share what they find through the table (Lazy SMP).

use std::thread;

use lucena_chess::{Key, Position};
use lucena_eval::{Scale, Score};

use crate::event::{Counters, Event, Report};
use crate::search::{Memory, Search, Task, ThreadResult};
use crate::table::{Bound, Table};
use crate::{Effort, Line};

/// Each node keeps its moves on the stack; two hundred plies of them need room.
pub(crate) const STACK_BYTES: usize = 16 << 20;

/// What an engine keeps from move to move.
pub(crate) struct Team {
    pub(crate) table: Table,
    /// One for each thread.
    pub(crate) memories: Vec<Memory>,
}

impl Team {
    /// As many memories as there will be threads.
    pub(crate) fn set_threads(&mut self, threads: usize) {
        self.memories.resize_with(threads, Memory::new);
    }

    /// Forgets everything, for a new game.
    pub(crate) fn clear(&mut self) {
        self.table.clear();
        self.memories.iter_mut().for_each(Memory::clear);
    }
}

/// Runs a search to its end and tells `sink` the news, except the report that it returns.
pub(crate) fn run(task: &Task<'_>, memories: &mut [Memory], sink: &mut dyn FnMut(Event)) -> Report {
    let Some((main, helpers)) = memories.split_first_mut() else { return Report::default() };
    let results = thread::scope(|scope| {
        let handles: Vec<_> = helpers
            .iter_mut()
            .enumerate()
            .filter_map(|(at, memory)| {
                let help = move || Search::new(task, memory, at + 1, &mut |_| {}).iterate();
                // A system that gives no more threads leaves us with fewer helpers, not without a move.
                thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, help).ok()
            })
            .collect();
        let mut results = vec![Search::new(task, main, 0, sink).iterate()];
        if task.limits.infinite || task.limits.ponder {
            task.control.wait_for_leave(task.limits.infinite);
        }
        task.control.stop();
        results.extend(handles.into_iter().filter_map(|handle| handle.join().ok()));
        results
    });
    report(task, results, sink)
}

/// The report of the thread that is to be believed.
fn report(task: &Task<'_>, mut results: Vec<ThreadResult>, sink: &mut dyn FnMut(Event)) -> Report {
    let chosen = choose(task, &results);
    let effort = task.effort();
    let mut counters = Counters::default();
    results.iter().for_each(|result| counters += result.counters);
    let (iterations, spread) = (std::mem::take(&mut results[0].iterations), results[0].spread);
    let told = iterations.last().map(|iteration| (iteration.mv, iteration.score, iteration.nodes));
    let result = &mut results[chosen];
    let depth = result.depth.max(1);
    let mut lines: Vec<Line> = Vec::new();
    for (at, best) in result.best.iter().enumerate() {
        lines.push(best.to_line(at + 1, depth, Scale::of(&task.root), effort));
    }
    if let Some(line) = lines.first_mut() {
        lengthen(task, line);
    }
    // The move that will be played must have been told with its score and line, and all the work with it: whoever counts
    // nodes reads the last line.
    if let Some(line) = lines.first()
        && told != Some((line.moves[0], line.score, effort.nodes))
    {
        sink(Event::Line(line.clone()));
    }
    Report { lines, iterations, spread, effort, counters, from_book: false }
}

/// Which thread to believe: the main one, unless others vote for another move.
///
/// Each thread votes for its move with its depth and score; the thread with the most votes for its move wins.
fn choose(task: &Task<'_>, results: &[ThreadResult]) -> usize {
    if results.len() == 1 || 1 < task.options.multi_pv || task.limits.depth.is_some() {
        return 0;
    }
    let head = |result: &ThreadResult| result.best.first().map(|best| (best.mv, best.score));
    let completed = |result: &&ThreadResult| 0 < result.depth;
    let lowest = results.iter().filter(completed).filter_map(head).map(|(_, score)| score).min();
    let Some(lowest) = lowest else { return 0 };
    let votes = |result: &ThreadResult| {
        let Some((mv, _)) = head(result) else { return 0 };
        let same = results
            .iter()
            .filter(completed)
            .filter(|other| head(other).is_some_and(|(other, _)| other == mv));
        same.map(|other| {
            let score = head(other).map_or(lowest, |(_, score)| score);
            i64::from((score - lowest).value() + 14) * i64::from(other.depth)
        })
        .sum()
    };
    let mut chosen = 0;
    for (at, result) in results.iter().enumerate().filter(|(_, result)| 0 < result.depth) {
        let (Some((_, now)), Some((_, held))) = (head(result), head(&results[chosen])) else { continue };
        // A proved win is taken by its length, not by votes.
        let is_better = if now.is_decisive() || held.is_decisive() {
            held < now && Score::DRAW < now
        } else {
            votes(&results[chosen]) < votes(result)
        };
        if is_better || results[chosen].depth == 0 {
            chosen = at;
        }
    }
    chosen
}

/// Adds the expected answer to a line of one move, if the table knows it: something to ponder on.
fn lengthen(task: &Task<'_>, line: &mut Line) {
    let [only] = line.moves[..] else { return };
    let next = task.root.after(only);
    let known = task.table.probe(next.key()).and_then(|entry| entry.mv);
    line.moves.extend(known.filter(|&mv| next.is_legal(mv)));
}

/// The report about a root without legal moves: mated or stalemated.
pub(crate) fn report_end(root: &Position, effort: Effort, sink: &mut dyn FnMut(Event)) -> Report {
    let score = if root.is_check() { Score::mated_in(0) } else { Score::DRAW };
    let line = Line {
        rank: 1,
        depth: 0,
        selective_depth: 0,
        score,
        scale: Scale::of(root),
        bound: Bound::Exact,
        moves: Vec::new(),
        effort,
    };
    sink(Event::Line(line));
    Report { effort, ..Report::default() }
}

/// The keys that repetitions are looked for among: the game up to the root, as far back as it can matter.
pub(crate) fn keys_of(positions: &[Position]) -> Vec<Key> {
    positions.iter().map(Position::key).collect()
}
