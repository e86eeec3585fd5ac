//! The table of a match: live for a person who watches, at the end for everybody, as JSON for programs.

use lucena_chess::Color;
use lucena_lab::arena::{Crosstable, Fixture, Standing};
use lucena_lab::elo::Elo;
use lucena_lab::player::Fault;
use lucena_lab::sprt::{Decision, Sprt};
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::super::fault;
use super::super::sequential::{self, decide};
use super::settings::Settings;
use crate::cli::{Console, Failure};

/// A log has about so many lines, ...
const LOGGED_PARTS: usize = 20;
/// ... but none for fewer games than this.
const LEAST_LOGGED: usize = 10;

/// What is told about a run.
pub(super) struct Report<'a> {
    settings: &'a Settings,
    /// Games that an earlier part of the run had played.
    found: usize,
    faults: Vec<Value>,
    /// How many lines of the live table are on the screen.
    lines: usize,
    pub(super) is_interrupted: bool,
}

impl<'a> Report<'a> {
    pub(super) fn new(settings: &'a Settings, found: usize) -> Report<'a> {
        Report { settings, found, faults: Vec::new(), lines: 0, is_interrupted: false }
    }

    fn name(&self, player: usize) -> &str {
        &self.settings.arena.contestants[player].name
    }

    /// A fault is told at once, so that nobody waits a night for a match that is none.
    pub(super) fn note_fault(
        &mut self,
        fixture: &Fixture,
        side: Color,
        fault: &Fault,
        console: &mut Console<'_>,
    ) {
        self.hide(console);
        let player = if side == Color::White { fixture.white } else { fixture.black };
        let words = fault::words(fault, console.text);
        let number = fixture.number + 1;
        let details = args!["game" => number, "player" => self.name(player), "fault" => words];
        // A message that cannot be shown is no reason to stop.
        let _ = writeln!(console.err, "{}", console.text.format("match-fault", details));
        self.faults.push(json!({"game": number, "player": self.name(player), "fault": fault.to_string()}));
    }

    /// Draws the table over the last one, if a person is watching; a file gets a line now and then.
    pub(super) fn show(&mut self, table: &Crosstable, console: &mut Console<'_>) {
        if !console.is_error_terminal {
            self.log(table, console);
            return;
        }
        self.hide(console);
        let words = self.words(table, console.text);
        self.lines = words.lines().count();
        // The live table is a courtesy: if it cannot be shown, the games go on.
        let _ = writeln!(console.err, "{words}").and_then(|()| console.err.flush());
    }

    /// How the first player stands, for whoever reads the log of a long run.
    fn log(&self, table: &Crosstable, console: &mut Console<'_>) {
        let (done, all) = (table.games(), self.settings.arena.fixtures.len());
        if !done.is_multiple_of((all / LOGGED_PARTS).max(LEAST_LOGGED)) {
            return;
        }
        let tally = table.tally(0, None);
        let details = args![
            "done" => done, "all" => all, "player" => self.name(0),
            "wins" => tally.wins, "draws" => tally.draws, "losses" => tally.losses,
        ];
        // A message that cannot be shown is no reason to stop.
        let _ = writeln!(console.err, "{}", console.text.format("match-log", details))
            .and_then(|()| console.err.flush());
    }

    /// Takes the live table away.
    pub(super) fn hide(&mut self, console: &mut Console<'_>) {
        if 0 < self.lines {
            let _ = write!(console.err, "\x1b[{}A\r\x1b[J", self.lines);
            self.lines = 0;
        }
    }

    /// The result, to standard output.
    pub(super) fn write(&self, table: &Crosstable, console: &mut Console<'_>) -> Result<(), Failure> {
        match self.settings.is_json {
            true => writeln!(console.out, "{}", self.json(table))?,
            false => writeln!(console.out, "{}", self.words(table, console.text))?,
        }
        if self.is_interrupted {
            let key =
                if self.settings.pgn.is_some() { "match-interrupted-kept" } else { "match-interrupted" };
            // A message that cannot be shown is no reason to fail.
            let _ = writeln!(console.err, "{}", console.text.get(key));
        }
        Ok(())
    }

    fn words(&self, table: &Crosstable, text: Text) -> String {
        let standings = table.standings();
        let mut rows = vec![heading(text)];
        rows.extend(standings.iter().enumerate().map(|(place, standing)| self.row(place, standing, text)));
        let mut lines = align(&rows);
        let (done, all) = (table.games(), self.settings.arena.fixtures.len());
        lines.push(text.format("match-progress", args!["done" => done, "all" => all, "found" => self.found]));
        if self.settings.arena.contestants.len() == 2 {
            lines.push(self.pairs_line(table, text));
        }
        if let Some(sprt) = &self.settings.sprt {
            lines.push(sprt_line(sprt, table, text));
        }
        lines.join("\n")
    }

    fn row(&self, place: usize, standing: &Standing, text: Text) -> Vec<String> {
        let Standing { tally, elo, .. } = standing;
        let dash = || "–".to_owned();
        // Results that are all alike say nothing yet about how far they may be off.
        let has_error = elo.is_some_and(|elo| 0.0 < elo.score_error);
        let share = |elo: &Elo| match has_error {
            true => {
                let error = text.decimal(100.0 * elo.score_error, 1);
                format!("{} ± {error}", text.decimal(100.0 * elo.score, 1))
            }
            false => text.decimal(100.0 * elo.score, 1),
        };
        let sure = elo.as_ref().filter(|_| has_error);
        vec![
            (place + 1).to_string(),
            self.name(standing.player).to_owned(),
            text.number(tally.games()),
            text.number(tally.wins),
            text.number(tally.draws),
            text.number(tally.losses),
            elo.as_ref().map_or_else(dash, share),
            elo.as_ref().map_or_else(dash, |elo| signed(elo.difference, text)),
            sure.map_or_else(dash, |elo| {
                format!("[{}, {}]", signed(elo.interval.0, text), signed(elo.interval.1, text))
            }),
            sure.map_or_else(dash, |elo| text.decimal(100.0 * elo.superiority, 1)),
            text.number(standing.time_losses),
            text.number(standing.other_faults),
        ]
    }

    fn pairs_line(&self, table: &Crosstable, text: Text) -> String {
        let pairs = table.pairs(0, Some(1)).map(|count| text.number(count)).join(" ");
        text.format("match-pairs", args!["player" => self.name(0), "pairs" => pairs])
    }

    fn json(&self, table: &Crosstable) -> Value {
        let players: Vec<Value> =
            table.standings().iter().map(|standing| self.player_json(standing)).collect();
        let mut value = json!({
            "players": players,
            "games": table.games(),
            "scheduled": self.settings.arena.fixtures.len(),
            "interrupted": self.is_interrupted,
            "faults": self.faults,
        });
        if let Some(sprt) = &self.settings.sprt {
            value["sprt"] = sequential::json(sprt, table);
        }
        value
    }

    fn player_json(&self, standing: &Standing) -> Value {
        let tally = standing.tally;
        let mut value = json!({
            "name": self.name(standing.player),
            "games": tally.games(),
            "wins": tally.wins,
            "draws": tally.draws,
            "losses": tally.losses,
            "pairs": standing.pairs,
            "timeLosses": standing.time_losses,
            "otherFaults": standing.other_faults,
        });
        if let Some(elo) = standing.elo {
            value["score"] = json!(elo.score);
            value["scoreError"] = json!(elo.score_error);
            value["elo"] = json!(elo.difference);
            value["eloInterval"] = json!([elo.interval.0, elo.interval.1]);
            value["normalizedElo"] = json!(elo.normalized);
            value["superiority"] = json!(elo.superiority);
        }
        value
    }
}

fn heading(text: Text) -> Vec<String> {
    vec![
        text.get("match-column-place"),
        text.get("match-column-player"),
        text.get("match-column-games"),
        text.get("match-column-wins"),
        text.get("match-column-draws"),
        text.get("match-column-losses"),
        text.get("match-column-score"),
        text.get("match-column-elo"),
        text.get("match-column-interval"),
        text.get("match-column-superiority"),
        text.get("match-column-time"),
        text.get("match-column-faults"),
    ]
}

fn sprt_line(sprt: &Sprt, table: &Crosstable, text: Text) -> String {
    let (llr, decision) = decide(sprt, table);
    let (lower, upper) = sprt.bounds();
    let details = args![
        "llr" => text.decimal(llr, 2),
        "lower" => text.decimal(lower, 2),
        "upper" => text.decimal(upper, 2),
        "null" => text.decimal(sprt.elo0, 1),
        "alternative" => text.decimal(sprt.elo1, 1),
    ];
    match decision {
        Decision::Undecided => text.format("match-sprt-undecided", details),
        Decision::Null => text.format("match-sprt-null", details),
        Decision::Alternative => text.format("match-sprt-alternative", details),
    }
}

/// `+12`, `-3`, `+∞`.
fn signed(elo: f64, text: Text) -> String {
    let sign = if elo < 0.0 { "-" } else { "+" };
    match elo.is_finite() {
        true => format!("{sign}{}", text.decimal(elo.abs(), 0)),
        false => format!("{sign}∞"),
    }
}

/// Columns under each other; the second is the name and stands at the left.
pub(in crate::command) fn align(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| match column {
            1 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        cells.collect::<Vec<String>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
