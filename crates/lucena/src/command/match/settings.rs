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
use crate::cli::{Console, Failure, Flags};

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
        let flags = Flags::new(matches, text);
        let contestants = contestants(matches, text)?;
        let format = if matches.get_flag("gauntlet") { Format::Gauntlet } else { Format::RoundRobin };
        let games = flags.number_or("games", 1..=MOST_GAMES, USUAL_GAMES)? as usize;
        let sprt = sprt(flags, contestants.len())?;
        let rules = rules(flags)?;
        let (openings, source) = openings::load(flags, games.div_ceil(2), console)?;
        let mark = mark(&contestants, format, &rules, &source);
        let arena = Arena {
            fixtures: schedule(contestants.len(), format, games),
            contestants,
            openings,
            rules,
            concurrency: flags.number_or("concurrency", 1..=256, 1)? as usize,
        };
        Ok(Settings {
            arena,
            sprt,
            pgn: flags.word("pgn"),
            is_resumed: matches.get_flag("resume"),
            event: flags.word("event").unwrap_or_else(|| "Lucena match".to_owned()),
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

/// Numbers with commas between them.
fn list(flags: Flags<'_>, id: &str, counts: &[usize]) -> Result<Option<Vec<f64>>, Failure> {
    let Some(typed) = flags.word(id) else { return Ok(None) };
    let numbers: Option<Vec<f64>> = typed
        .split(',')
        .map(|part| part.trim().parse().ok().filter(|number: &f64| number.is_finite()))
        .collect();
    match numbers.filter(|numbers| counts.contains(&numbers.len())) {
        Some(numbers) => Ok(Some(numbers)),
        None => Err(flags.refuse(id, &typed)),
    }
}

fn pace(flags: Flags<'_>) -> Result<Pace, Failure> {
    let clock = match flags.word("tc") {
        None => None,
        Some(typed) => Some(
            typed
                .parse::<TimeControl>()
                .map_err(|_| Failure::Usage(flags.text.format("match-bad-tc", args!["value" => &typed])))?,
        ),
    };
    let pace = Pace {
        clock,
        move_time: flags.number("time", 1..=86_400_000)?.map(Duration::from_millis),
        nodes: flags.number("nodes", 1..=u64::MAX)?,
        depth: flags.number("depth", 1..=200)?.map(|depth| depth as u32),
    };
    match pace.is_empty() {
        true => Ok(Pace::clock(USUAL_CLOCK.parse().expect("the usual clock can be read"))),
        false => Ok(pace),
    }
}

fn rules(flags: Flags<'_>) -> Result<Rules, Failure> {
    let win = list(flags, "win", &[2])?;
    let draw = list(flags, "draw", &[3])?;
    Ok(Rules {
        margin: Duration::from_millis(flags.number_or("margin", 0..=60_000, USUAL_MARGIN)?),
        patience: Duration::from_secs(flags.number_or("patience", 1..=86_400, USUAL_PATIENCE)?),
        win: win.map(|win| WinRule { centipawns: win[0] as i32, moves: (win[1] as u32).max(1) }),
        draw: draw.map(|draw| DrawRule {
            from_move: draw[0] as u32,
            centipawns: draw[1] as i32,
            moves: (draw[2] as u32).max(1),
        }),
        most_moves: flags.number("max-moves", 1..=10_000)?.map(|moves| moves as u32),
        tables: tables(flags)?,
        ..Rules::new(pace(flags)?)
    })
}

fn tables(flags: Flags<'_>) -> Result<Option<Arc<dyn Adjudication>>, Failure> {
    let Some(folder) = flags.word("syzygy") else { return Ok(None) };
    let endings = Endings::open(&folder).map_err(|error| {
        let details = args!["folder" => &folder, "reason" => error.to_string()];
        Failure::Input(flags.text.format("match-bad-syzygy", details))
    })?;
    Ok(Some(Arc::new(endings)))
}

fn sprt(flags: Flags<'_>, players: usize) -> Result<Option<Sprt>, Failure> {
    let Some(numbers) = list(flags, "sprt", &[2, 4])? else { return Ok(None) };
    let mut sprt = Sprt::new(numbers[0], numbers[1]);
    if let Some(&[alpha, beta]) = numbers.get(2..4) {
        sprt = Sprt { alpha, beta, ..sprt };
    }
    match sprt.is_sound() && players == 2 {
        true => Ok(Some(sprt)),
        false => Err(Failure::Usage(flags.text.get("match-bad-sprt"))),
    }
}
