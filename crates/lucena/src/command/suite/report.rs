//! What came out of a suite: one row a position, and the sums; for people and for programs.

use std::time::Duration;

use lucena_chess::Move;
use lucena_engine::Report;
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::epd::Test;

/// Depths between which the branching factor is measured.
const SHALLOW: u32 = 8;
const DEEP: u32 = 14;

/// What the engine made of a test.
#[derive(Clone, Debug)]
pub(super) struct Row {
    id: String,
    fen: String,
    found: Option<String>,
    is_solved: bool,
    points: u32,
    most_points: u32,
    /// When the engine found the solution and did not leave it again.
    solved_after: Option<Duration>,
    depth: u32,
    nodes: u64,
    time: Duration,
    branching: Option<f64>,
}

impl Row {
    pub(super) fn new(test: &Test, report: &Report) -> Row {
        let found = report.best_move();
        let is_solved = found.is_some_and(|mv| test.is_solved_by(mv));
        Row {
            id: test.id.clone(),
            fen: test.pos.fen(),
            found: found.map(|mv| test.pos.san(mv)),
            is_solved,
            points: found.map_or(0, |mv| test.points_of(mv)),
            most_points: test.most_points(),
            solved_after: is_solved.then(|| solved_after(test, report)).flatten(),
            depth: report.iterations.last().map_or(0, |iteration| iteration.depth),
            nodes: report.effort.nodes,
            time: report.effort.time,
            branching: branching(report),
        }
    }

    pub(super) fn words(&self, text: Text) -> String {
        let status = text.get(if self.is_solved { "suite-solved" } else { "suite-missed" });
        let after = self.solved_after.map_or("–".to_owned(), |time| seconds(time, text));
        let found = self.found.as_deref().unwrap_or("–");
        format!("{:<14}  {status:<8}  {found:<8}  {after:>9}  {:>3}", self.id, self.depth)
    }

    fn json(&self) -> Value {
        json!({
            "id": self.id,
            "fen": self.fen,
            "bestMove": self.found,
            "solved": self.is_solved,
            "points": self.points,
            "secondsToSolution": self.solved_after.map(|time| time.as_secs_f64()),
            "depth": self.depth,
            "nodes": self.nodes,
            "seconds": self.time.as_secs_f64(),
            "branchingFactor": self.branching,
        })
    }
}

/// The time of the first iteration from which on every best move solves the test.
fn solved_after(test: &Test, report: &Report) -> Option<Duration> {
    let is_right = |mv: Move| test.is_solved_by(mv);
    let stable = report.iterations.iter().rev().take_while(|iteration| is_right(iteration.mv)).last();
    // A solution found after the last whole iteration was found at the end.
    Some(stable.map_or(report.effort.time, |iteration| iteration.time))
}

/// By which factor the nodes of an iteration grow with each ply, from depth 8 to at most 14.
fn branching(report: &Report) -> Option<f64> {
    let nodes_at = |depth: u32| {
        let until = |depth: u32| report.iterations.iter().find(|it| it.depth == depth).map(|it| it.nodes);
        Some((until(depth)? - until(depth - 1)?).max(1) as f64)
    };
    let last = report.iterations.last()?.depth.min(DEEP);
    let plies = last.checked_sub(SHALLOW).filter(|&plies| 0 < plies)?;
    Some((nodes_at(last)? / nodes_at(SHALLOW)?).powf(1.0 / f64::from(plies)))
}

/// The sums of a suite.
#[derive(Default)]
pub(super) struct Summary {
    rows: Vec<Row>,
}

impl Summary {
    pub(super) fn add(&mut self, row: Row) {
        self.rows.push(row);
    }

    pub(super) fn solved(&self) -> usize {
        self.rows.iter().filter(|row| row.is_solved).count()
    }

    fn nodes(&self) -> u64 {
        self.rows.iter().map(|row| row.nodes).sum()
    }

    fn time(&self) -> Duration {
        self.rows.iter().map(|row| row.time).sum()
    }

    fn nodes_per_second(&self) -> u64 {
        (u128::from(self.nodes()) * 1_000_000).checked_div(self.time().as_micros()).unwrap_or(0) as u64
    }

    /// The geometric mean over the positions that were searched deep enough.
    fn branching(&self) -> Option<f64> {
        let logs: Vec<f64> = self.rows.iter().filter_map(|row| row.branching).map(f64::ln).collect();
        (!logs.is_empty()).then(|| (logs.iter().sum::<f64>() / logs.len() as f64).exp())
    }

    fn mean_time_to_solution(&self) -> Option<Duration> {
        let times: Vec<Duration> = self.rows.iter().filter_map(|row| row.solved_after).collect();
        times.iter().sum::<Duration>().checked_div(times.len() as u32)
    }

    fn points(&self) -> (u32, u32) {
        (self.rows.iter().map(|row| row.points).sum(), self.rows.iter().map(|row| row.most_points).sum())
    }

    pub(super) fn words(&self, text: Text) -> String {
        let mut lines =
            vec![text.format("suite-summary", args!["solved" => self.solved(), "all" => self.rows.len()])];
        let (points, most) = self.points();
        if 0 < most {
            let percent = text.decimal(100.0 * f64::from(points) / f64::from(most), 1);
            lines.push(
                text.format("suite-points", args!["points" => points, "most" => most, "percent" => percent]),
            );
        }
        if let Some(time) = self.mean_time_to_solution() {
            lines.push(text.format("suite-time-to-solution", args!["time" => seconds(time, text)]));
        }
        if let Some(branching) = self.branching() {
            let details = args!["factor" => text.decimal(branching, 2), "shallow" => SHALLOW, "deep" => DEEP];
            lines.push(text.format("suite-branching", details));
        }
        let details = args!["nodes" => self.nodes(), "time" => seconds(self.time(), text), "speed" => self.nodes_per_second()];
        lines.push(text.format("suite-totals", details));
        lines.join("\n")
    }

    pub(super) fn json(&self) -> Value {
        let (points, most) = self.points();
        json!({
            "positions": self.rows.iter().map(Row::json).collect::<Vec<_>>(),
            "solved": self.solved(),
            "points": points,
            "mostPoints": most,
            "meanSecondsToSolution": self.mean_time_to_solution().map(|time| time.as_secs_f64()),
            "branchingFactor": self.branching(),
            "nodes": self.nodes(),
            "seconds": self.time().as_secs_f64(),
            "nodesPerSecond": self.nodes_per_second(),
        })
    }
}

fn seconds(time: Duration, text: Text) -> String {
    format!("{} s", text.decimal(time.as_secs_f64(), 2))
}
