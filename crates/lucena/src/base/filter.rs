//! The options that say which games are wanted: the same for every command that reads bases.

use clap::{Arg, ArgAction, ArgMatches};
use lucena_chess::{Color, Outcome};
use lucena_games::query::Query;
use lucena_text::{Text, args};

use crate::cli::Failure;

/// The options, and what they ask for.
pub(crate) struct Filter;

impl Filter {
    /// The options for the command line.
    pub(crate) fn arguments(text: Text) -> impl Iterator<Item = Arg> {
        let heading = text.get("games-heading-filter");
        let option = move |name: &'static str, value: &str, help: &str| {
            let arg = Arg::new(name).long(name).value_name(text.get(value)).help(text.get(help));
            arg.help_heading(heading.clone())
        };
        [
            option("player", "games-value-name", "games-player").action(ArgAction::Append),
            option("white", "games-value-name", "games-white"),
            option("black", "games-value-name", "games-black"),
            option("event", "games-value-name", "games-event"),
            option("elo", "games-value-range", "games-elo"),
            option("date", "games-value-range", "games-date"),
            option("eco", "games-value-range", "games-eco"),
            option("result", "games-value-result", "games-result").action(ArgAction::Append),
            option("sample", "games-value-share", "games-sample"),
        ]
        .into_iter()
    }

    /// What the options ask for.
    pub(crate) fn query(matches: &ArgMatches, text: Text) -> Result<Query, Failure> {
        let word = |id: &str| matches.get_one::<String>(id).cloned();
        let words = |id: &str| matches.get_many::<String>(id).into_iter().flatten().cloned().collect();
        let results: Vec<String> = words("result");
        let bad = |id: &str, value: &str| bad_value(id, value, text);
        Ok(Query {
            players: words("player"),
            white: word("white"),
            black: word("black"),
            event: word("event"),
            elo: word("elo").map(|value| numbers(&value).ok_or_else(|| bad("elo", &value))).transpose()?,
            dates: word("date")
                .map(|value| split(&value, valid_date).ok_or_else(|| bad("date", &value)))
                .transpose()?,
            eco: word("eco")
                .map(|value| split(&value, valid_eco).ok_or_else(|| bad("eco", &value)))
                .transpose()?,
            results: results
                .iter()
                .map(|value| result(value).ok_or_else(|| bad("result", value)))
                .collect::<Result<_, _>>()?,
            sample: word("sample")
                .map(|value| share(&value).ok_or_else(|| bad("sample", &value)))
                .transpose()?,
        })
    }

    /// The plies of `--plies`.
    pub(crate) fn plies(
        matches: &ArgMatches,
        text: Text,
    ) -> Result<std::ops::RangeInclusive<usize>, Failure> {
        let Some(value) = matches.get_one::<String>("plies") else { return Ok(0..=usize::MAX) };
        let range = numbers(value).ok_or_else(|| bad_value("plies", value, text))?;
        let last = if *range.end() == u32::MAX { usize::MAX } else { *range.end() as usize };
        Ok(*range.start() as usize..=last)
    }
}

fn bad_value(id: &str, value: &str, text: Text) -> Failure {
    let details = args!["option" => format!("--{id}"), "value" => value, "form" => text.get(&format!("games-form-{id}"))];
    Failure::Usage(text.format("games-bad-value", details))
}

/// `2500`, `2500-`, `-2500` or `2500-2700`; a single number is the least.
fn numbers(value: &str) -> Option<std::ops::RangeInclusive<u32>> {
    let (first, last) = value.split_once('-').unwrap_or((value, ""));
    let first = if first.is_empty() { 0 } else { first.trim().parse().ok()? };
    let last = if last.is_empty() { u32::MAX } else { last.trim().parse().ok()? };
    (first <= last && value != "-").then_some(first..=last)
}

/// `C30`, `C30-`, `-C30` or `C30-C39`; a single value is both ends.
fn split(value: &str, is_valid: fn(&str) -> bool) -> Option<(String, String)> {
    let (first, last) = value.split_once('-').unwrap_or((value, value));
    let (first, last) = (first.trim(), last.trim());
    let fits = |end: &str| end.is_empty() || is_valid(end);
    (fits(first) && fits(last) && !(first.is_empty() && last.is_empty()))
        .then(|| (first.to_owned(), last.to_owned()))
}

fn valid_date(date: &str) -> bool {
    let mut parts = date.split('.');
    let is_number =
        |part: &str, length: usize| part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit());
    parts.next().is_some_and(|year| is_number(year, 4))
        && parts.by_ref().take(2).all(|part| is_number(part, 2))
        && parts.next().is_none()
}

fn valid_eco(eco: &str) -> bool {
    let mut letters = eco.bytes();
    letters.next().is_some_and(|letter| matches!(letter.to_ascii_uppercase(), b'A'..=b'E'))
        && eco.len() <= 3
        && letters.all(|digit| digit.is_ascii_digit())
}

fn result(value: &str) -> Option<Option<Outcome>> {
    match value {
        "1-0" => Some(Some(Outcome::Win(Color::White))),
        "0-1" => Some(Some(Outcome::Win(Color::Black))),
        "1/2-1/2" | "1/2" => Some(Some(Outcome::Draw)),
        "*" => Some(None),
        _ => None,
    }
}

/// `0.1`, `0,1` or `10%`.
fn share(value: &str) -> Option<f64> {
    let value = value.replace(',', ".");
    let share = match value.strip_suffix('%') {
        Some(percent) => percent.trim().parse::<f64>().ok()? / 100.0,
        None => value.parse().ok()?,
    };
    (0.0 < share && share <= 1.0).then_some(share)
}
