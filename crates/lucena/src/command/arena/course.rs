//! The games of a competition: played in any order, entered and written in their own, so that the same competition gives the
//! same files.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use lucena_chess::Color;
use lucena_games::pgn::{ReadLimits, Tree};
use lucena_lab::arena::{Arena, Crosstable, DuelEnd, DuelResult, Fixture, News, Played, result_of};
use lucena_lab::player::Contestant;
use lucena_lab::sprt::Decision;
use lucena_text::args;
use serde_json::{Value, json};

use super::settings::Settings;
use super::totals::Totals;
use crate::cli::{Console, Failure};
use crate::command::fault;
use crate::command::r#match::played;
use crate::command::notebook::Notebook;
use crate::command::sequential::decide;

/// A log has about so many lines, ...
const LOGGED_PARTS: usize = 20;
/// ... but none for fewer games than this.
const LEAST_LOGGED: usize = 10;

/// A competition and what has come of it.
pub(super) struct Course {
    pub(super) settings: Settings,
    pub(super) table: Crosstable,
    pub(super) totals: Vec<Totals>,
    pub(super) faults: Vec<Value>,
    /// Games that an earlier part of the run had played.
    pub(super) found: usize,
    pub(super) is_interrupted: bool,
    notebook: Notebook,
}

impl Course {
    /// Opens the file of the games and takes up what is there.
    pub(super) fn begin(mut settings: Settings, console: &mut Console<'_>) -> Result<Course, Failure> {
        let players = settings.arena.contestants.len();
        let mut table = Crosstable::new(players);
        let binding = settings.binding();
        let schedule = &mut settings.schedule;
        let mut calendar = |number: usize, before: &[Played]| {
            if schedule.fixtures().len() <= number {
                let mut known = Crosstable::new(players);
                before.iter().for_each(|&played| known.enter(played));
                schedule.draw(&known);
            }
            schedule.fixtures().get(number).copied()
        };
        let notebook = Notebook::open(binding, &mut calendar, &mut table, console.text)?;
        let mut totals = vec![Totals::default(); players];
        if table.games() > 0 {
            earlier_totals(&settings, &mut totals);
        }
        Ok(Course {
            totals,
            faults: Vec::new(),
            found: table.games(),
            is_interrupted: false,
            settings,
            table,
            notebook,
        })
    }

    /// Plays what has not been played, round after round.
    pub(super) fn play(&mut self, stop: &AtomicBool, console: &mut Console<'_>) -> Result<(), Failure> {
        loop {
            let fixtures = self.settings.schedule.fixtures().to_vec();
            let done: Vec<bool> = fixtures.iter().map(|fixture| self.table.has(fixture.number)).collect();
            let mut next = done.iter().position(|is_done| !is_done).unwrap_or(fixtures.len());
            self.settings.arena.fixtures = fixtures;
            let mut waiting = BTreeMap::new();
            let mut outcome = Ok(ControlFlow::Continue(()));
            // The arena is lent to its threads while the course goes on.
            let empty = empty_arena(&self.settings.arena);
            let arena = std::mem::replace(&mut self.settings.arena, empty);
            arena.run(
                |number| done[number],
                stop,
                |news| {
                    let News::Ended(fixture, result) = news else { return ControlFlow::Continue(()) };
                    waiting.insert(fixture.number, (fixture, result));
                    while let Some((fixture, result)) = waiting.remove(&next) {
                        let name = arena.opening(&fixture).name().map(str::to_owned);
                        outcome = self.enter(&fixture, &result, name.as_deref(), &arena.contestants, console);
                        if !matches!(outcome, Ok(ControlFlow::Continue(()))) {
                            return ControlFlow::Break(());
                        }
                        next += 1;
                        while done.get(next) == Some(&true) {
                            next += 1;
                        }
                    }
                    ControlFlow::Continue(())
                },
            );
            self.settings.arena = arena;
            console.clear_progress();
            let is_over = outcome?.is_break() || stop.load(Ordering::Relaxed);
            if is_over || !self.settings.schedule.draw(&self.table) {
                return Ok(());
            }
        }
    }

    /// The next game in the order of the schedule; breaks when a test is decided.
    fn enter(
        &mut self,
        fixture: &Fixture,
        result: &DuelResult,
        opening: Option<&str>,
        contestants: &[Contestant],
        console: &mut Console<'_>,
    ) -> Result<ControlFlow<()>, Failure> {
        self.notebook.write(fixture, result, opening, console.text)?;
        self.table.enter(played(*fixture, result));
        if let DuelEnd::Fault { side, fault } = &result.end {
            let player = if *side == Color::White { fixture.white } else { fixture.black };
            let (name, number) = (&contestants[player].name, fixture.number + 1);
            let words = fault::words(fault, console.text);
            let details = args!["game" => number, "player" => name, "fault" => words];
            console.clear_progress();
            // A message that cannot be shown is no reason to stop.
            let _ = writeln!(console.err, "{}", console.text.format("match-fault", details));
            self.faults.push(json!({"game": number, "player": name, "fault": fault.to_string()}));
        }
        for side in Color::ALL {
            let player = if side == Color::White { fixture.white } else { fixture.black };
            self.totals[player].add(side, fixture.number + 1, result, &contestants[player]);
        }
        self.show(console);
        let decision = self.settings.sprt.map(|sprt| decide(&sprt, &self.table).1);
        Ok(match decision {
            Some(Decision::Null | Decision::Alternative) => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        })
    }

    /// How far the competition is: for a person on one line, for a log now and then.
    fn show(&self, console: &mut Console<'_>) {
        let (done, all) = (self.table.games(), self.settings.schedule.total());
        let details = || args!["done" => done, "all" => all];
        console.show_progress(|text| text.format("arena-progress", details()));
        if !console.is_error_terminal && done.is_multiple_of((all / LOGGED_PARTS).max(LEAST_LOGGED)) {
            // A message that cannot be shown is no reason to stop.
            let _ = writeln!(console.err, "{}", console.text.format("arena-progress", details()))
                .and_then(|()| console.err.flush());
        }
    }
}

/// Counts the games that an earlier part of the run had played, as the file of the games tells them.
fn earlier_totals(settings: &Settings, totals: &mut [Totals]) {
    let Some(bytes) = settings.binding().path.and_then(|path| std::fs::read(path).ok()) else { return };
    let contestants = &settings.arena.contestants;
    let stages: Vec<Vec<String>> = contestants.iter().map(Contestant::stages).collect();
    for tree in Tree::read_all(&bytes, &ReadLimits::GENEROUS).flatten() {
        let round = tree.headers.get("Round").and_then(|round| round.parse::<usize>().ok());
        let fixture = round.and_then(|round| settings.schedule.fixtures().get(round.checked_sub(1)?));
        let Some(fixture) = fixture else { continue };
        let Some(result) = result_of(&tree, [&stages[fixture.white], &stages[fixture.black]]) else {
            continue;
        };
        for (side, player) in [(Color::White, fixture.white), (Color::Black, fixture.black)] {
            totals[player].add(side, fixture.number + 1, &result, &contestants[player]);
        }
    }
}

fn empty_arena(like: &Arena) -> Arena {
    Arena {
        contestants: Vec::new(),
        fixtures: Vec::new(),
        openings: Vec::new(),
        rules: like.rules.clone(),
        concurrency: 1,
    }
}
