//! From the words after `lucena arena` to an arena that is ready to run.

use std::thread;
use std::time::Duration;

use clap::ArgMatches;
use lucena_lab::arena::{Arena, Format, Rules, Schedule};
use lucena_lab::classroom::Profile;
use lucena_lab::opening::{self, Opening};
use lucena_lab::pace::Pace;
use lucena_lab::player::{Contestant, Kind};
use lucena_lab::sprt::Sprt;
use lucena_text::{Text, args};

use super::entrants::{self, Broken, Standing, Texts};
use crate::cli::{Console, Failure, Flags};
use crate::command::r#match::openings;
use crate::command::notebook::{self, Binding};

const USUAL_GAMES: u64 = 8;
const USUAL_NODES: u64 = 5000;
const USUAL_MOVES: u64 = 200;
const USUAL_PATIENCE: u64 = 30;
/// The most games of a sequential test.
const USUAL_TEST: u64 = 20_000;
const MOST_GAMES: u64 = 1_000_000;
/// After so many faults in a row an entrant is sent home.
const MOST_FAULTS: u32 = 3;
/// The words for the starts with unequal material.
const IMBALANCE: [&str; 3] = ["imbalance", "desequilibrio", "desequilíbrio"];

/// Everything the user chose.
pub(super) struct Settings {
    pub(super) arena: Arena,
    pub(super) schedule: Schedule,
    pub(super) format: Format,
    pub(super) sprt: Option<Sprt>,
    pub(super) points: [f64; 3],
    pub(super) ranks_all: bool,
    pub(super) seed: u64,
    pub(super) profile: Profile,
    pub(super) broken: Vec<Broken>,
    pub(super) date: String,
    pub(super) event: String,
    pub(super) mark: String,
    /// The words by which the competition can be played again, and the texts it needs for that.
    pub(super) arguments: Vec<String>,
    pub(super) texts: Texts,
    pub(super) pgn: Option<String>,
    pub(super) is_resumed: bool,
    pub(super) csv: Option<String>,
    pub(super) result: Option<String>,
    pub(super) is_json: bool,
}

impl Settings {
    /// Reads what is played out of `matches`, and where the results go out of `now`: they differ when a competition is
    /// played again.
    pub(super) fn read(
        matches: &ArgMatches,
        now: &ArgMatches,
        texts: Texts,
        console: &mut Console<'_>,
    ) -> Result<Settings, Failure> {
        let text = console.text;
        let flags = Flags::new(matches, text);
        let seed = flags.number_or("seed", 0..=u64::MAX, 1)?;
        let profile = profile(flags);
        let is_test = matches.get_flag("sprt");
        let typed: Vec<String> = matches.get_many("entrants").into_iter().flatten().cloned().collect();
        let has_references = !matches.get_flag("no-references") && !is_test;
        let (mut contestants, mut broken) = entrants::read(&typed, has_references, seed, &texts, text);
        for contestant in &mut contestants {
            if let (Kind::Pupil(pupil), Some(profile)) = (&mut contestant.kind, profile) {
                pupil.profile = profile;
            }
        }
        let rules = rules(flags)?;
        let (contestants, silent) = entrants::greet(contestants, rules.patience, console);
        broken.extend(silent);
        check_number(&contestants, &broken, is_test, text)?;
        let format = match flags.number("swiss", 1..=100)? {
            Some(rounds) => Format::Swiss(rounds as usize),
            None if matches.get_flag("gauntlet") => Format::Gauntlet,
            None => Format::RoundRobin,
        };
        let usual = if is_test { USUAL_TEST } else { USUAL_GAMES };
        let games = flags.number_or("games", 1..=MOST_GAMES, usual)? as usize;
        let openings = openings(flags, &contestants, seed, console)?;
        let schedule = Schedule::new(contestants.len(), format, games);
        let sprt = is_test.then(|| sprt(flags)).transpose()?;
        let all = format!("{contestants:?} {format:?} {:?} {:?} {openings:?}", rules.pace, rules.most_moves);
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let now = Flags::new(now, text);
        let concurrency = now.number("concurrency", 1..=256)?.map_or(cores, |number| number as usize);
        Ok(Settings {
            arena: Arena {
                fixtures: schedule.fixtures().to_vec(),
                contestants,
                openings,
                rules,
                concurrency,
            },
            schedule,
            format,
            sprt,
            points: points(flags)?,
            ranks_all: matches.get_flag("rank-all"),
            seed,
            profile: profile.unwrap_or_default(),
            broken,
            date: notebook::today(),
            event: flags.word("event").unwrap_or_else(|| "Lucena arena".to_owned()),
            mark: notebook::mark(&all),
            arguments: arguments(flags, &typed),
            texts,
            pgn: now.word("pgn"),
            is_resumed: now.matches.get_flag("resume"),
            csv: now.word("csv"),
            result: now.word("result"),
            is_json: now.matches.get_flag("json"),
        })
    }

    pub(super) fn pace_of(&self, contestant: &Contestant) -> Pace {
        contestant.pace.unwrap_or(self.arena.rules.pace)
    }

    /// Whether the same competition gives the same games: nobody is limited by time, and nobody is another program.
    pub(super) fn is_repeatable(&self) -> bool {
        self.arena.contestants.iter().all(|one| {
            let pace = self.pace_of(one);
            pace.clock.is_none() && pace.move_time.is_none() && !matches!(one.kind, Kind::Program(_))
        })
    }

    /// Whether an entrant has a place in the table.
    pub(super) fn is_ranked(&self, player: usize) -> bool {
        self.ranks_all || Standing::of(&self.arena.contestants[player]) == Standing::Set
    }

    /// What belongs to the run in the file of its games.
    pub(super) fn binding(&self) -> Binding {
        let contestants = &self.arena.contestants;
        let own_tags = |one: &Contestant| {
            let pace = self.pace_of(one).to_string();
            let mut tags = vec![(["WhiteLimit", "BlackLimit"], pace)];
            if let Some(set) = one.pupil().and_then(|pupil| pupil.mind.set()) {
                tags.push((["WhiteSet", "BlackSet"], set.fingerprint().to_owned()));
                tags.push((["WhiteLevel", "BlackLevel"], set.level().to_string()));
                let names: Vec<&str> = set.companions().iter().map(|program| program.name()).collect();
                if !names.is_empty() {
                    tags.push((["WhitePatterns", "BlackPatterns"], names.join(" ")));
                }
            }
            tags
        };
        let tags = vec![
            ("Limit", self.arena.rules.pace.to_string()),
            ("Profile", self.profile.name().to_owned()),
            ("Seed", self.seed.to_string()),
        ];
        Binding {
            path: self.pgn.clone(),
            is_resumed: self.is_resumed,
            event: self.event.clone(),
            date: self.date.clone(),
            mark: self.mark.clone(),
            names: contestants.iter().map(|one| one.name.clone()).collect(),
            paces: contestants.iter().map(|one| self.pace_of(one).to_string()).collect(),
            tags,
            own_tags: contestants.iter().map(own_tags).collect(),
            stages: contestants.iter().map(Contestant::stages).collect(),
            is_timeless: self.is_repeatable(),
        }
    }
}

fn check_number(
    contestants: &[Contestant],
    broken: &[Broken],
    is_test: bool,
    text: Text,
) -> Result<(), Failure> {
    let told = || broken.iter().map(|broken| broken.words(text) + "\n").collect::<String>();
    let is_wanted = |one: &Contestant| broken.is_empty() || Standing::of(one) != Standing::Reference;
    match contestants.len() {
        2 if is_test => Ok(()),
        _ if is_test => Err(Failure::Usage(told() + &text.get("arena-sprt-two"))),
        // Where everybody that was asked for is broken, the references need not play alone.
        2.. if contestants.iter().any(is_wanted) => Ok(()),
        _ => Err(Failure::Input(told() + &text.get("arena-too-few"))),
    }
}

fn decimal(flags: Flags<'_>, id: &str) -> Result<Option<f64>, Failure> {
    let Some(typed) = flags.word(id) else { return Ok(None) };
    let number = typed.replace(',', ".").parse().ok().filter(|number: &f64| number.abs() <= 1000.0);
    number.map(Some).ok_or_else(|| flags.refuse(id, &typed))
}

fn profile(flags: Flags<'_>) -> Option<Profile> {
    let name = flags.word("profile")?;
    Profile::ALL.into_iter().find(|profile| profile.name() == name)
}

fn sprt(flags: Flags<'_>) -> Result<Sprt, Failure> {
    let sprt = Sprt::new(decimal(flags, "elo0")?.unwrap_or(0.0), decimal(flags, "elo1")?.unwrap_or(20.0));
    match sprt.is_sound() {
        true => Ok(sprt),
        false => Err(Failure::Usage(flags.text.get("match-bad-sprt"))),
    }
}

/// Points for a win, a draw and a loss.
fn points(flags: Flags<'_>) -> Result<[f64; 3], Failure> {
    let Some(typed) = flags.word("points") else { return Ok([1.0, 0.5, 0.0]) };
    let numbers: Vec<f64> = typed.split(',').filter_map(|part| part.trim().parse().ok()).collect();
    let points: Option<[f64; 3]> = numbers.try_into().ok();
    let points = points.filter(|[win, draw, loss]| win >= draw && draw >= loss && win.abs() <= 1000.0);
    points.ok_or_else(|| flags.refuse("points", &typed))
}

fn rules(flags: Flags<'_>) -> Result<Rules, Failure> {
    let pace = Pace {
        clock: None,
        move_time: flags.number("time", 1..=86_400_000)?.map(Duration::from_millis),
        nodes: flags.number("nodes", 1..=u64::MAX)?,
        depth: flags.number("depth", 1..=12)?.map(|depth| depth as u32),
    };
    let pace = if pace.is_empty() { Pace::nodes(USUAL_NODES) } else { pace };
    let moves = flags.number_or("max-moves", 1..=10_000, USUAL_MOVES)? as u32;
    let patience = flags.number_or("patience", 1..=86_400, USUAL_PATIENCE)?;
    Ok(Rules {
        most_moves: Some(moves),
        patience: Duration::from_secs(patience),
        most_faults: Some(MOST_FAULTS),
        ..Rules::new(pace)
    })
}

/// The starts in the order of the seed. Where all sets know only the values of pieces, those with unequal material:
/// elsewhere most pieces are exchanged for their like and the values hardly show.
fn openings(
    flags: Flags<'_>,
    contestants: &[Contestant],
    seed: u64,
    console: &mut Console<'_>,
) -> Result<Vec<Opening>, Failure> {
    let levels = contestants.iter().filter(|one| Standing::of(one) == Standing::Set);
    let mut levels = levels.filter_map(|one| one.pupil()?.mind.set()).map(|set| set.level()).peekable();
    let is_simple = levels.peek().is_some() && levels.all(|level| level == 1);
    let mut openings = match flags.word("openings") {
        None if is_simple => Opening::shipped_imbalances(),
        None => Opening::shipped_lines(),
        Some(name) if IMBALANCE.contains(&name.to_lowercase().as_str()) => Opening::shipped_imbalances(),
        Some(name) if ["lines", "linhas"].contains(&name.to_lowercase().as_str()) => Opening::shipped_lines(),
        Some(path) => {
            let openings = openings::read(&path, None, console)?;
            if openings.is_empty() {
                let message = flags.text.format("match-no-openings", args!["file" => &path]);
                return Err(Failure::Input(message));
            }
            openings
        }
    };
    opening::shuffle(&mut openings, seed);
    Ok(openings)
}

/// What was typed, without where the results go.
fn arguments(flags: Flags<'_>, entrants: &[String]) -> Vec<String> {
    let mut all = entrants.to_vec();
    for flag in ["gauntlet", "sprt", "no-references", "rank-all"] {
        if flags.matches.get_flag(flag) {
            all.push(format!("--{flag}"));
        }
    }
    let options = [
        "swiss",
        "elo0",
        "elo1",
        "games",
        "openings",
        "nodes",
        "depth",
        "time",
        "profile",
        "seed",
        "max-moves",
        "points",
        "patience",
        "event",
    ];
    for id in options {
        all.extend(flags.word(id).map(|value| format!("--{id}={value}")));
    }
    all
}
