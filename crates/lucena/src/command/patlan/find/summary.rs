//! The summary of a search: what was read, how often each pattern stood, how the games ended, and the weight
//! that this suggests. Its JSON form holds plain counts, so that the summaries of parts can be added.

use lucena_chess::Color;
use lucena_games::stats::{Counters, PatternCounts, Results};
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::report::side_word;
use super::request::{Form, Request};
use crate::base::Input;
use crate::cli::{Console, Failure};
use crate::table::Table;

/// What is said at the end.
pub(super) struct Summary<'r> {
    pub(super) request: &'r Request,
    pub(super) counters: &'r Counters,
    pub(super) seconds: f64,
    /// Whether everything that was asked for has been read.
    pub(super) is_whole: bool,
}

impl Summary<'_> {
    /// Prints it where it does not spoil the hits: after a table, or as the last JSON line, or else on
    /// standard error. Ranges have had a summary each.
    pub(super) fn print(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let text = console.text;
        match self.request.form {
            Form::JsonLines if self.request.is_ranges => {}
            Form::JsonLines => {
                writeln!(console.out, "{}", json(self.request, None, self.counters, self.is_whole))?
            }
            Form::Table => writeln!(console.out, "\n{}", self.words(text))?,
            Form::Pgn | Form::Fen => writeln!(console.err, "{}", self.words(text))?,
        }
        Ok(())
    }

    fn words(&self, text: Text) -> String {
        let counters = self.counters;
        let details = args![
            "count" => counters.games,
            "games" => text.number(counters.games),
            "broken" => counters.broken,
            "positions" => text.number(counters.positions),
            "time" => text.decimal(self.seconds, 2),
            "rate" => text.number((counters.positions as f64 / self.seconds.max(1e-6)) as u64)
        ];
        let mut words = text.format("find-totals", details);
        if !self.is_whole {
            words += "\n";
            words += &text.get("find-partial");
        }
        let headings = [
            "find-column-pattern",
            "find-column-scenario",
            "find-column-percent",
            "find-column-valid",
            "find-column-of-scenario",
            "find-column-games",
            "find-column-won",
            "find-column-drawn",
            "find-column-lost",
            "find-column-unknown",
            "find-column-score",
            "find-column-weight",
        ];
        let mut table = Table::new(headings.map(|key| text.get(key)));
        for (index, program) in self.request.hunt.programs.iter().enumerate() {
            let counts = &counters.patterns[index];
            if self.request.hunt.programs.len() <= 20 || 0 < counts.scenario {
                table.row(self.row(program.name(), index, counts, text));
            }
        }
        let twice: u64 = counters.patterns.iter().map(|counts| counts.both_games).sum();
        let unanswered: u64 = counters.patterns.iter().map(|counts| counts.unanswered).sum();
        words += &format!("\n\n{table}");
        if 0 < twice {
            words += "\n";
            words += &text.format("find-twice", args!["count" => twice]);
        }
        if 0 < unanswered {
            words += "\n";
            words += &text.format("find-unanswered", args!["count" => unanswered]);
        }
        words
    }

    fn row(&self, name: &str, index: usize, counts: &PatternCounts, text: Text) -> [String; 12] {
        let percent = |part: u64, whole: u64, decimals: usize| match whole {
            0 => "–".to_owned(),
            _ => text.decimal(part as f64 * 100.0 / whole as f64, decimals),
        };
        let results = counts.all_results();
        let weight = self.counters.suggested_weight(index).map_or("–".to_owned(), |weight| {
            let signed = |value: f64| {
                let sign = if value < 0.0 { "−" } else { "+" };
                format!("{sign}{}", text.decimal(value.abs(), 2))
            };
            format!("{} [{} {}]", signed(weight.value), signed(weight.least), signed(weight.most))
        });
        [
            name.to_owned(),
            text.number(counts.scenario),
            percent(counts.scenario, self.counters.positions, 3),
            text.number(counts.pattern),
            percent(counts.pattern, counts.scenario, 2),
            text.number(counts.pattern_games),
            text.number(results.wins),
            text.number(results.draws),
            text.number(results.losses),
            text.number(results.unknown),
            results.score().map_or("–".to_owned(), |score| format!("{} %", text.decimal(score * 100.0, 1))),
            weight,
        ]
    }
}

/// The summary of a search, or of the part of it that one range was.
pub(super) fn json(request: &Request, input: Option<&Input>, counters: &Counters, is_whole: bool) -> Value {
    let patterns: Vec<Value> = request
        .hunt
        .programs
        .iter()
        .enumerate()
        .map(|(index, program)| pattern_json(program.name(), index, counters))
        .collect();
    let mut value = json!({
        "type": "summary",
        "complete": is_whole,
        "games": counters.games,
        "broken": counters.broken,
        "positions": counters.positions,
        "white_results": results_json(&counters.white),
        "patterns": patterns,
    });
    if let Some(Input::Range(path, range)) = input {
        value["file"] = json!(path);
        value["start"] = json!(range.start);
        value["end"] = json!(range.end);
    }
    value
}

fn pattern_json(name: &str, index: usize, counters: &Counters) -> Value {
    let counts = &counters.patterns[index];
    let weight = counters.suggested_weight(index).map(|weight| {
        json!({
            "value": weight.value, "least": weight.least, "most": weight.most,
            "score": weight.score, "expected": weight.expected,
        })
    });
    let results = |side: Color| results_json(&counts.results[side.index()]);
    json!({
        "pattern": name,
        "scenario": counts.scenario,
        "valid": counts.pattern,
        "unanswered": counts.unanswered,
        "scenario_games": counts.scenario_games,
        "valid_games": counts.pattern_games,
        "both_games": counts.both_games,
        "results": { side_word(Color::White): results(Color::White), side_word(Color::Black): results(Color::Black) },
        "weight": weight,
    })
}

fn results_json(results: &Results) -> Value {
    json!({ "wins": results.wins, "draws": results.draws, "losses": results.losses, "unknown": results.unknown })
}
