//! The result for programs, and the way back from it to the competition.

use std::cell::RefCell;
use std::collections::BTreeMap;

use clap::ArgMatches;
use lucena_lab::arena::{Format, Ranked};
use lucena_lab::player::Contestant;
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::super::sequential;
use super::course::Course;
use super::entrants::{Standing, Texts};
use super::settings::Settings;
use crate::cli::{Console, Failure};

/// The whole result as one value.
pub(super) fn json(course: &Course, ranked: &[Ranked], text: Text) -> Value {
    let settings = &course.settings;
    let contestants = &settings.arena.contestants;
    let name = |player: usize| contestants[player].name.as_str();
    let broken = settings.broken.iter();
    let broken = broken.map(|broken| json!({"entrant": broken.entrant, "reason": broken.reason}));
    let totals = course.totals.iter().enumerate();
    let mut value = json!({
        "configuration": configuration(settings),
        "entrants": contestants.iter().map(|one| entrant(one, settings)).collect::<Vec<_>>(),
        "broken": broken.collect::<Vec<_>>(),
        "games": course.table.games(),
        "scheduled": settings.schedule.total(),
        "fromBefore": course.found,
        "interrupted": course.is_interrupted,
        "ranking": ranked.iter().enumerate().map(|(index, one)| rank(course, ranked, index, one)).collect::<Vec<_>>(),
        "crosstable": crosstable(course),
        "totals": totals.clone().map(|(player, totals)| totals.json(name(player))).collect::<Vec<_>>(),
        "speed": totals.map(|(player, totals)| json!({
            "name": name(player), "nodesPerSecond": totals.speed(),
        })).collect::<Vec<_>>(),
        "faults": course.faults,
        "notes": super::report::notes(course, ranked, text),
    });
    if let Some(sprt) = &settings.sprt {
        value["sprt"] = sequential::json(sprt, &course.table);
    }
    value
}

fn configuration(settings: &Settings) -> Value {
    let format = match settings.format {
        Format::RoundRobin => "roundRobin",
        Format::Gauntlet => "gauntlet",
        Format::Swiss(_) => "swiss",
    };
    let openings = settings.arena.openings.iter();
    let openings: Vec<String> = openings
        .map(|opening| opening.name().map_or_else(|| opening.game().position().fen(), str::to_owned))
        .collect();
    json!({
        "version": crate::cli::VERSION,
        "arguments": settings.arguments,
        "sets": *settings.texts.sets.borrow(),
        "patterns": *settings.texts.patterns.borrow(),
        "event": settings.event,
        "date": settings.date,
        "format": format,
        "limit": settings.arena.rules.pace.to_string(),
        "profile": settings.profile.name(),
        "seed": settings.seed,
        "points": settings.points,
        "openings": openings,
        "repeatable": settings.is_repeatable(),
        "mark": settings.mark,
    })
}

fn entrant(one: &Contestant, settings: &Settings) -> Value {
    let set = one.pupil().and_then(|pupil| pupil.mind.set());
    let patterns = set.map(|set| set.companions().iter().map(|one| one.name()).collect::<Vec<_>>());
    json!({
        "name": one.name,
        "kind": Standing::of(one).key(),
        "title": set.map(|set| set.title()),
        "author": set.and_then(|set| set.author()),
        "level": set.map(|set| set.level()),
        "fingerprint": set.map(|set| set.fingerprint()),
        "patterns": patterns.unwrap_or_default(),
        "limit": settings.pace_of(one).to_string(),
    })
}

fn rank(course: &Course, ranked: &[Ranked], index: usize, one: &Ranked) -> Value {
    let tally = course.table.tally(one.player, None);
    json!({
        "place": one.place,
        "name": course.settings.arena.contestants[one.player].name,
        "games": tally.games(),
        "points": one.points,
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "sonnebornBerger": one.sonneborn_berger,
        "elo": one.elo,
        "eloInterval": [one.interval.0, one.interval.1],
        "clearOfNext": ranked.get(index + 1).map(|next| one.is_clear_of(next)),
    })
}

fn crosstable(course: &Course) -> Vec<Value> {
    let contestants = &course.settings.arena.contestants;
    let players = 0..contestants.len();
    let meetings = players.clone().flat_map(|one| players.clone().map(move |other| (one, other)));
    let met =
        meetings.filter(|&(one, other)| one < other && course.table.tally(one, Some(other)).games() > 0);
    met.map(|(one, other)| {
        let tally = course.table.tally(one, Some(other));
        json!({
            "one": contestants[one].name, "other": contestants[other].name,
            "wins": tally.wins, "draws": tally.draws, "losses": tally.losses,
            "superiority": course.table.superiority(one, other),
        })
    })
    .collect()
}

/// The settings of a competition whose result is in a file; the files of now are where the new result goes.
pub(super) fn read(path: &str, now: &ArgMatches, console: &mut Console<'_>) -> Result<Settings, Failure> {
    let text = console.text;
    let refuse = || Failure::Input(text.format("arena-no-result", args!["file" => path]));
    let bytes = std::fs::read(path).map_err(|error| Failure::Read { path: path.to_owned(), error })?;
    let value: Value = serde_json::from_slice(&bytes).map_err(|_| refuse())?;
    let configuration = &value["configuration"];
    let words = |value: &Value| value.as_str().map(str::to_owned);
    let arguments: Option<Vec<String>> =
        configuration["arguments"].as_array().and_then(|all| all.iter().map(words).collect());
    let texts = |key: &str| -> Option<BTreeMap<String, String>> {
        let all = configuration[key].as_object()?;
        all.iter().map(|(name, value)| Some((name.clone(), words(value)?))).collect()
    };
    let (Some(arguments), Some(sets), Some(patterns)) = (arguments, texts("sets"), texts("patterns")) else {
        return Err(refuse());
    };
    let texts = Texts { sets: RefCell::new(sets), patterns: RefCell::new(patterns), is_closed: true };
    let typed = std::iter::once("arena".to_owned()).chain(arguments);
    let matches = super::build(text).try_get_matches_from(typed).map_err(|_| refuse())?;
    let mut settings = Settings::read(&matches, now, texts, console)?;
    if let Some(date) = words(&configuration["date"]) {
        settings.date = date;
    }
    match words(&configuration["mark"]) {
        Some(mark) if mark != settings.mark => {
            Err(Failure::Input(text.format("arena-other-version", args!["file" => path])))
        }
        _ => Ok(settings),
    }
}
