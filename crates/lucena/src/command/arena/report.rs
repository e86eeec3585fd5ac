//! The result for people: the ranking, who scored what against whom, and what is worth saying about it; and the same as CSV.

use lucena_lab::arena::{Ranked, Ranking};
use lucena_lab::classroom::Mind;
use lucena_lab::sprt::Decision;
use lucena_text::{Text, args};

use super::super::sequential::decide;
use super::course::Course;
use super::entrants::Standing;
use super::result;
use crate::cli::{Console, Failure};
use crate::command::r#match::align;

/// From here on one player is clearly the stronger one.
const SURE: f64 = 0.95;

/// Shows the result, and writes the files that were asked for.
pub(super) fn write(course: &Course, console: &mut Console<'_>) -> Result<(), Failure> {
    let ranked = ranking(course);
    let value = result::json(course, &ranked, console.text);
    match course.settings.is_json {
        true => writeln!(console.out, "{value}")?,
        false => writeln!(console.out, "{}", words(course, &ranked, console.text))?,
    }
    let save = |path: &Option<String>, content: String| match path {
        Some(path) => crate::output::write_whole(path, content.as_bytes()).map_err(Failure::Write),
        None => Ok(()),
    };
    save(&course.settings.csv, csv(course, &ranked))?;
    save(&course.settings.result, format!("{value:#}\n"))?;
    if course.is_interrupted {
        let is_kept = course.settings.pgn.is_some();
        let key = if is_kept { "match-interrupted-kept" } else { "match-interrupted" };
        // A message that cannot be shown is no reason to fail.
        let _ = writeln!(console.err, "{}", console.text.get(key));
    }
    Ok(())
}

fn ranking(course: &Course) -> Vec<Ranked> {
    let settings = &course.settings;
    let contestants = &settings.arena.contestants;
    let schedule = &settings.schedule;
    let bye = schedule.games_of_meeting() as f64 * settings.points[0];
    Ranking {
        names: contestants.iter().map(|one| one.name.as_str()).collect(),
        points: settings.points,
        byes: (0..contestants.len()).map(|player| schedule.byes(player) as f64 * bye).collect(),
        zero: chance(course),
        is_unranked: (0..contestants.len()).map(|player| !settings.is_ranked(player)).collect(),
        seed: settings.seed,
    }
    .of(&course.table)
}

/// The player of random moves, if there is one.
fn chance(course: &Course) -> Option<usize> {
    let is_chance = |one: &lucena_lab::player::Contestant| {
        one.pupil().is_some_and(|pupil| matches!(pupil.mind, Mind::Random))
    };
    course.settings.arena.contestants.iter().position(is_chance)
}

fn words(course: &Course, ranked: &[Ranked], text: Text) -> String {
    let mut lines = align(&table(course, ranked, text));
    lines.push(String::new());
    lines.extend(align(&crosstable(course, ranked, text)));
    lines.push(String::new());
    let (done, all) = (course.table.games(), course.settings.schedule.total());
    lines.push(text.format("match-progress", args!["done" => done, "all" => all, "found" => course.found]));
    lines.extend(notes(course, ranked, text));
    lines.extend(sprt(course, text));
    lines.join("\n")
}

fn table(course: &Course, ranked: &[Ranked], text: Text) -> Vec<Vec<String>> {
    let columns = [
        "place", "name", "level", "games", "points", "wins", "draws", "losses", "sb", "elo", "interval",
        "clear",
    ];
    let mut rows = vec![columns.map(|column| text.get(&format!("arena-column-{column}"))).to_vec()];
    for (index, one) in ranked.iter().enumerate() {
        let contestant = &course.settings.arena.contestants[one.player];
        let level = contestant.pupil().and_then(|pupil| pupil.mind.set()).map(|set| set.level().to_string());
        let tally = course.table.tally(one.player, None);
        let next = ranked.get(index + 1).filter(|next| next.place.is_some() && one.place.is_some());
        let clear =
            next.map_or("", |next| if one.is_clear_of(next) { "arena-clear" } else { "arena-unclear" });
        let elo = |elo: f64| text.decimal(elo, 0);
        rows.push(vec![
            one.place.map_or("–".to_owned(), |place| place.to_string()),
            contestant.name.clone(),
            level.unwrap_or_else(|| "–".to_owned()),
            text.number(tally.games()),
            text.decimal(one.points, 1),
            text.number(tally.wins),
            text.number(tally.draws),
            text.number(tally.losses),
            text.decimal(one.sonneborn_berger, 2),
            elo(one.elo),
            format!("[{}, {}]", elo(one.interval.0), elo(one.interval.1)),
            if clear.is_empty() { String::new() } else { text.get(clear) },
        ]);
    }
    rows
}

fn crosstable(course: &Course, ranked: &[Ranked], text: Text) -> Vec<Vec<String>> {
    let numbers = (1..=ranked.len()).map(|number| number.to_string());
    let heading = [String::new(), text.get("arena-column-name")];
    let mut rows = vec![heading.into_iter().chain(numbers).collect::<Vec<String>>()];
    for (index, one) in ranked.iter().enumerate() {
        let mut row =
            vec![(index + 1).to_string(), course.settings.arena.contestants[one.player].name.clone()];
        row.extend(ranked.iter().map(|other| {
            let tally = course.table.tally(one.player, Some(other.player));
            match tally.games() {
                _ if one.player == other.player => "×".to_owned(),
                0 => "·".to_owned(),
                games => format!("{}/{games}", text.decimal(tally.points(), 1)),
            }
        }));
        rows.push(row);
    }
    rows
}

/// What a teacher would remark about the result.
pub(super) fn notes(course: &Course, ranked: &[Ranked], text: Text) -> Vec<String> {
    let settings = &course.settings;
    let name = |player: usize| settings.arena.contestants[player].name.as_str();
    let mut notes = Vec::new();
    let competes = |one: &&Ranked| Standing::of(&settings.arena.contestants[one.player]) == Standing::Set;
    if let Some(chance) = chance(course) {
        for one in ranked.iter().filter(competes) {
            let games = course.table.tally(one.player, Some(chance)).games();
            if games > 0 && course.table.superiority(one.player, chance) < SURE {
                notes.push(text.format("arena-note-chance", args!["name" => name(one.player)]));
            }
        }
    }
    for (player, totals) in course.totals.iter().enumerate().filter(|(_, totals)| totals.budget_exceeded > 0)
    {
        let details = args!["name" => name(player), "count" => totals.budget_exceeded as usize];
        notes.push(text.format("arena-note-budget", details));
    }
    if !settings.is_repeatable() {
        notes.push(text.get("arena-note-unrepeatable"));
    }
    notes
}

fn sprt(course: &Course, text: Text) -> Option<String> {
    let sprt = course.settings.sprt?;
    let (llr, decision) = decide(&sprt, &course.table);
    let (lower, upper) = sprt.bounds();
    let name = |player: usize| course.settings.arena.contestants[player].name.clone();
    let details = args![
        "one" => name(0), "other" => name(1), "llr" => text.decimal(llr, 2),
        "lower" => text.decimal(lower, 2), "upper" => text.decimal(upper, 2),
    ];
    let key = match decision {
        Decision::Undecided => "arena-sprt-undecided",
        Decision::Null => "arena-sprt-no",
        Decision::Alternative => "arena-sprt-yes",
    };
    Some(text.format(key, details))
}

/// One line for each entrant, with its points against each other one.
fn csv(course: &Course, ranked: &[Ranked]) -> String {
    let contestants = &course.settings.arena.contestants;
    let mut heading: Vec<String> = [
        "place",
        "name",
        "kind",
        "level",
        "fingerprint",
        "games",
        "points",
        "wins",
        "draws",
        "losses",
        "sonneborn_berger",
        "elo",
        "elo_low",
        "elo_high",
    ]
    .map(str::to_owned)
    .to_vec();
    heading.extend(ranked.iter().map(|one| format!("against {}", contestants[one.player].name)));
    let mut lines = vec![heading];
    for one in ranked {
        let contestant = &contestants[one.player];
        let set = contestant.pupil().and_then(|pupil| pupil.mind.set());
        let tally = course.table.tally(one.player, None);
        let mut line = vec![
            one.place.map_or(String::new(), |place| place.to_string()),
            contestant.name.clone(),
            Standing::of(contestant).key().to_owned(),
            set.map_or(String::new(), |set| set.level().to_string()),
            set.map_or(String::new(), |set| set.fingerprint().to_owned()),
            tally.games().to_string(),
            one.points.to_string(),
            tally.wins.to_string(),
            tally.draws.to_string(),
            tally.losses.to_string(),
            one.sonneborn_berger.to_string(),
            format!("{:.1}", one.elo),
            format!("{:.1}", one.interval.0),
            format!("{:.1}", one.interval.1),
        ];
        line.extend(ranked.iter().map(|other| match one.player == other.player {
            true => String::new(),
            false => course.table.tally(one.player, Some(other.player)).points().to_string(),
        }));
        lines.push(line);
    }
    crate::table::csv(&lines)
}
