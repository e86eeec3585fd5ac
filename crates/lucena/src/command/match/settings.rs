//! From the words after `lucena match` to an arena that is ready to run.

use std::sync::Arc;
use std::time::Duration;

use clap::ArgMatches;
use lucena_engine::Endings;
use lucena_lab::arena::{Adjudication, Arena, DrawRule, Format, Rules, WinRule, schedule};
use lucena_lab::pace::{Pace, TimeControl};
use lucena_lab::player::Contestant;
use lucena_lab::spec;
use lucena_lab::sprt::Sprt;
use lucena_text::{Text, args};

use super::super::entrant;
use super::super::notebook::{self, Binding};
use super::openings;
use crate::cli::{Console, Failure, Number};

/// What is played for if nothing is said.
const USUAL_GAMES: u64 = 100;
const USUAL_CLOCK: &str = "2+0.02";
const USUAL_PATIENCE: u64 = 30;
const USUAL_MARGIN: u64 = 50;
const MOST_GAMES: u64 = 10_000_000;

/// Everything the user chose.
pub(super) struct Settings {
    pub(super) arena: Arena,
    pub(super) sprt: Option<Sprt>,
    pub(super) pgn: Option<String>,
    pub(super) is_resumed: bool,
    pub(super) event: String,
    pub(super) is_json: bool,
    /// A mark of everything that a resumed run must have in common with the first one.
    pub(super) mark: String,
}

impl Settings {
    /// Reads the command line and the openings it names.
    pub(super) fn read(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Settings, Failure> {
        let text = console.text;
        let words = Words { matches, text };
        let contestants = contestants(matches, text)?;
        let format = if matches.get_flag("gauntlet") { Format::Gauntlet } else { Format::RoundRobin };
        let games = words.number("games", 1..=MOST_GAMES)?.unwrap_or(USUAL_GAMES) as usize;
        let sprt = words.sprt(contestants.len())?;
        let rules = words.rules()?;
        let (openings, source) = openings::load(&words, games.div_ceil(2), console)?;
        let mark = mark(&contestants, format, &rules, &source);
        let arena = Arena {
            fixtures: schedule(contestants.len(), format, games),
            contestants,
            openings,
            rules,
            concurrency: words.number("concurrency", 1..=256)?.unwrap_or(1) as usize,
        };
        Ok(Settings {
            arena,
            sprt,
            pgn: words.text("pgn"),
            is_resumed: matches.get_flag("resume"),
            event: words.text("event").unwrap_or_else(|| "Lucena match".to_owned()),
            is_json: matches.get_flag("json"),
            mark,
        })
    }
}

impl Settings {
    /// What belongs to the run in the file of its games.
    pub(super) fn binding(&self) -> Binding {
        let contestants = &self.arena.contestants;
        let pace = |one: &Contestant| one.pace.unwrap_or(self.arena.rules.pace).to_string();
        let stages = |one: &Contestant| one.stages();
        Binding {
            path: self.pgn.clone(),
            is_resumed: self.is_resumed,
            event: self.event.clone(),
            date: notebook::today(),
            mark: self.mark.clone(),
            names: contestants.iter().map(|one| one.name.clone()).collect(),
            paces: contestants.iter().map(pace).collect(),
            stages: contestants.iter().map(stages).collect(),
            ..Binding::default()
        }
    }
}

fn contestants(matches: &ArgMatches, text: Text) -> Result<Vec<Contestant>, Failure> {
    let typed = matches.get_many::<String>("engines").expect("clap demands the engines");
    let mut contestants =
        typed.map(|typed| entrant::read(typed, text)).collect::<Result<Vec<Contestant>, Failure>>()?;
    spec::tell_apart(&mut contestants);
    Ok(contestants)
}

/// A number that changes when anything does that would make old games incomparable.
fn mark(contestants: &[Contestant], format: Format, rules: &Rules, openings: &str) -> String {
    let Rules { pace, win, draw, most_moves, tables, .. } = rules;
    let tables = tables.is_some();
    notebook::mark(&format!(
        "{contestants:?} {format:?} {pace:?} {win:?} {draw:?} {most_moves:?} {tables} {openings}"
    ))
}

/// The words of the command line, read with their limits.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) matches: &'a ArgMatches,
    pub(super) text: Text,
}

impl Words<'_> {
    pub(super) fn text(&self, id: &str) -> Option<String> {
        self.matches.get_one::<String>(id).cloned()
    }

    pub(super) fn number(
        &self,
        id: &'static str,
        limits: std::ops::RangeInclusive<u64>,
    ) -> Result<Option<u64>, Failure> {
        Number { id, shown: format!("--{id}"), limits }.optional(self.matches, self.text)
    }

    /// Numbers with commas between them.
    fn list(&self, id: &str, counts: &[usize]) -> Result<Option<Vec<f64>>, Failure> {
        let Some(typed) = self.text(id) else { return Ok(None) };
        let numbers: Option<Vec<f64>> = typed
            .split(',')
            .map(|part| part.trim().parse().ok().filter(|number: &f64| number.is_finite()))
            .collect();
        match numbers.filter(|numbers| counts.contains(&numbers.len())) {
            Some(numbers) => Ok(Some(numbers)),
            None => Err(self.refuse(id, &typed)),
        }
    }

    fn refuse(&self, id: &str, typed: &str) -> Failure {
        let argument = format!("--{id}");
        Failure::Usage(
            self.text.format("cli-unexpected-value", args!["argument" => argument, "value" => typed]),
        )
    }

    fn pace(&self) -> Result<Pace, Failure> {
        let clock =
            match self.text("tc") {
                None => None,
                Some(typed) => Some(typed.parse::<TimeControl>().map_err(|_| {
                    Failure::Usage(self.text.format("match-bad-tc", args!["value" => &typed]))
                })?),
            };
        let pace = Pace {
            clock,
            move_time: self.number("time", 1..=86_400_000)?.map(Duration::from_millis),
            nodes: self.number("nodes", 1..=u64::MAX)?,
            depth: self.number("depth", 1..=200)?.map(|depth| depth as u32),
        };
        match pace.is_empty() {
            true => Ok(Pace::clock(USUAL_CLOCK.parse().expect("the usual clock can be read"))),
            false => Ok(pace),
        }
    }

    fn rules(&self) -> Result<Rules, Failure> {
        let win = self.list("win", &[2])?;
        let draw = self.list("draw", &[3])?;
        Ok(Rules {
            margin: Duration::from_millis(self.number("margin", 0..=60_000)?.unwrap_or(USUAL_MARGIN)),
            patience: Duration::from_secs(self.number("patience", 1..=86_400)?.unwrap_or(USUAL_PATIENCE)),
            win: win.map(|win| WinRule { centipawns: win[0] as i32, moves: (win[1] as u32).max(1) }),
            draw: draw.map(|draw| DrawRule {
                from_move: draw[0] as u32,
                centipawns: draw[1] as i32,
                moves: (draw[2] as u32).max(1),
            }),
            most_moves: self.number("max-moves", 1..=10_000)?.map(|moves| moves as u32),
            tables: self.tables()?,
            ..Rules::new(self.pace()?)
        })
    }

    fn tables(&self) -> Result<Option<Arc<dyn Adjudication>>, Failure> {
        let Some(folder) = self.text("syzygy") else { return Ok(None) };
        let endings = Endings::open(&folder).map_err(|error| {
            let details = args!["folder" => &folder, "reason" => error.to_string()];
            Failure::Input(self.text.format("match-bad-syzygy", details))
        })?;
        Ok(Some(Arc::new(endings)))
    }

    fn sprt(&self, players: usize) -> Result<Option<Sprt>, Failure> {
        let Some(numbers) = self.list("sprt", &[2, 4])? else { return Ok(None) };
        let mut sprt = Sprt::new(numbers[0], numbers[1]);
        if let Some(&[alpha, beta]) = numbers.get(2..4) {
            sprt = Sprt { alpha, beta, ..sprt };
        }
        match sprt.is_sound() && players == 2 {
            true => Ok(Some(sprt)),
            false => Err(Failure::Usage(self.text.get("match-bad-sprt"))),
        }
    }
}
