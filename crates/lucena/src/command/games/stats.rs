//! `lucena games stats`: what a base holds.

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_games::pgn::ReadLimits;
use lucena_games::stats::Results;
use lucena_games::survey::{Survey, Surveyed, survey};
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::{Plan, command};
use crate::base::Filter;
use crate::cli::{Console, Exit, Failure, Flags};
use crate::table::Table;

/// How many rows each table has if nothing is said.
const ROWS: u64 = 15;

pub(super) fn build(text: Text) -> Command {
    let top = Arg::new("top").long("top").value_name(text.get("games-value-number"));
    command("stats", text)
        .about(text.get("games-stats-about"))
        .override_usage(text.get("games-stats-usage"))
        .arg(top.help(text.get("games-stats-top")))
        .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help(text.get("games-json")))
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let plan = Plan::new(matches, text)?;
    let query = Filter::query(matches, text)?;
    let top = Flags::new(matches, text).number_or("top", 0..=1_000_000, ROWS)? as usize;
    let mut total = Survey::default();
    let mut walk = plan.walk();
    let make_worker = || |chunk| survey(&chunk, &query, &ReadLimits::GENEROUS);
    walk.run(&plan.inputs, console, make_worker, |part: Surveyed, _| {
        total.add(&part.survey);
        Ok(())
    })?;
    total.broken = walk.broken;
    match matches.get_flag("json") {
        true => writeln!(console.out, "{}", to_json(&total, top))?,
        false => writeln!(console.out, "{}", words(&total, top, text))?,
    }
    walk.verdict(plan.is_strict, text)?;
    Ok(if total.games == 0 { Exit::Negative } else { Exit::Done })
}

fn words(survey: &Survey, top: usize, text: Text) -> String {
    let average = survey.plies as f64 / survey.games.max(1) as f64 / 2.0;
    let rows = [
        ("games-row-games", text.number(survey.games)),
        ("games-row-broken", text.number(survey.broken)),
        ("games-row-plies", text.number(survey.plies)),
        ("games-row-average", text.decimal(average, 1)),
        ("games-row-longest", text.number(survey.longest.div_ceil(2))),
        ("games-row-checkmates", text.number(survey.checkmates)),
        ("games-row-set-up", text.number(survey.set_up)),
        ("games-row-players", text.number(survey.by_player.len() as u64)),
    ];
    let names = rows.each_ref().map(|(key, _)| text.get(key));
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let lines = names.iter().zip(&rows).map(|(name, (_, value))| format!("{name:<width$}  {value}"));
    let mut words = lines.collect::<Vec<_>>().join("\n");
    words += &format!("\n{:<width$}  {}", text.get("games-row-results"), results(&survey.white, text));
    for (title, rows) in [("games-by-eco", openings(survey, top)), ("games-by-player", players(survey, top))]
    {
        if !rows.is_empty() {
            words += &format!("\n\n{}", table(title, &rows, text));
        }
    }
    words
}

fn results(results: &Results, text: Text) -> String {
    let percent = |part: u64| text.decimal(part as f64 * 100.0 / results.games().max(1) as f64, 1);
    text.format(
        "games-results",
        args![
            "wins" => text.number(results.wins), "winsPercent" => percent(results.wins),
            "draws" => text.number(results.draws), "drawsPercent" => percent(results.draws),
            "losses" => text.number(results.losses), "lossesPercent" => percent(results.losses),
            "unknown" => text.number(results.unknown)
        ],
    )
}

/// The openings with the most games, and the games without one left out.
fn openings(survey: &Survey, top: usize) -> Vec<(String, Results)> {
    most(survey.by_eco.iter().filter(|(eco, _)| !eco.is_empty()), top)
}

fn players(survey: &Survey, top: usize) -> Vec<(String, Results)> {
    most(survey.by_player.iter(), top)
}

fn most<'a>(entries: impl Iterator<Item = (&'a String, &'a Results)>, top: usize) -> Vec<(String, Results)> {
    let mut rows: Vec<(String, Results)> = entries.map(|(name, results)| (name.clone(), *results)).collect();
    // The order of names breaks ties, so that the output is always the same.
    rows.sort_by(|a, b| b.1.games().cmp(&a.1.games()).then_with(|| a.0.cmp(&b.0)));
    rows.truncate(top);
    rows
}

fn table(title: &str, rows: &[(String, Results)], text: Text) -> String {
    let headings = [
        "games-column-games",
        "games-column-won",
        "games-column-drawn",
        "games-column-lost",
        "games-column-score",
    ];
    let [games, won, drawn, lost, score] = headings.map(|key| text.get(key));
    let mut table = Table::new([text.get(title), games, won, drawn, lost, score]);
    for (name, results) in rows {
        table.row([
            name.clone(),
            text.number(results.games()),
            text.number(results.wins),
            text.number(results.draws),
            text.number(results.losses),
            results.score().map_or("–".to_owned(), |score| format!("{} %", text.decimal(score * 100.0, 1))),
        ]);
    }
    table.to_string()
}

fn to_json(survey: &Survey, top: usize) -> Value {
    let results = |results: &Results| {
        json!({
            "wins": results.wins, "draws": results.draws, "losses": results.losses, "unknown": results.unknown,
        })
    };
    let list = |rows: Vec<(String, Results)>, name: &str| -> Vec<Value> {
        rows.iter()
            .map(|(key, value)| json!({ name: key, "games": value.games(), "results": results(value) }))
            .collect()
    };
    json!({
        "games": survey.games,
        "broken": survey.broken,
        "plies": survey.plies,
        "longest": survey.longest,
        "checkmates": survey.checkmates,
        "set_up": survey.set_up,
        "white": results(&survey.white),
        "players": survey.by_player.len(),
        "by_eco": list(openings(survey, top), "eco"),
        "by_player": list(players(survey, top), "player"),
        "by_year": survey.by_year,
    })
}
