//! `lucena dhjog stats`: a set against grades by strong players or an engine, and what each of its rules is good for.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::{Arg, ArgMatches, Command};
use lucena_chess::Game;
use lucena_eval::Verdict;
use lucena_lab::correlate::{Line, kendall, line, signs, spearman};
use lucena_lab::pace::{Clocks, Pace};
use lucena_lab::player::Turn;
use lucena_lang::dhjog::{HeuristicSet, RuleName};
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::compare::FEW;
use super::document::{Block, Plot, Point};
use super::judged::{Agreement, DEAD, Judged, judge};
use super::positions::{self, Phase, Reference, Sample};
use super::{flag, load, option, output_options, write_document};
use crate::cli::{Console, Failure, Outcome};
use crate::command::{entrant, fault};

const SEED: u64 = 1;
const SHOWN: usize = 10;
/// What a reference engine looks at if nothing is said.
const REFERENCE_NODES: u64 = 20_000;
/// From these values on, in centipawns, an advantage is small, clear, decisive.
const CUTS: [f64; 3] = [35.0, 100.0, 250.0];
/// Half a step of a grade is level.
const LEVEL_GRADE: f64 = 0.5;
const LIMIT: f64 = 1000.0;

pub(super) fn build(text: Text) -> Command {
    let set =
        Arg::new("set").required(true).value_name(text.get("dhjog-value-set")).help(text.get("dhjog-set"));
    let command = Command::new("stats")
        .about(text.get("dhjog-stats-about"))
        .override_usage(text.get("dhjog-stats-usage"))
        .after_help(text.get("dhjog-stats-after-help"))
        .arg(set)
        .arg(option("positions", "dhjog-value-file", "dhjog-stats-positions", text))
        .arg(option("test", "dhjog-value-file", "dhjog-stats-test", text))
        .arg(option("reference", "dhjog-value-engine", "dhjog-stats-reference", text))
        .arg(flag("json", "dhjog-json", text));
    output_options(command, text)
}

/// A set on positions that others have judged.
struct Measured {
    judged: Vec<Judged>,
    /// The set's values, limited as the reference is.
    values: Vec<f64>,
    reference: Vec<f64>,
    are_grades: bool,
    agreement: Agreement,
}

/// What a rule is good for.
struct Worth {
    rule: RuleName,
    stage: String,
    fired: [usize; 2],
    mean: f64,
    /// What the figures lose when it is switched off: Spearman, Kendall, signs.
    gains: [Option<f64>; 3],
}

struct Statistics {
    set: Arc<HeuristicSet>,
    measured: Measured,
    line: Option<Line>,
    phases: Vec<(Phase, Agreement)>,
    worths: Vec<Worth>,
    test: Option<Agreement>,
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome, Failure> {
    let text = console.text;
    let word = |id: &str| matches.get_one::<String>(id).map(String::as_str);
    let set = load::set(word("set").expect("clap demands the set"), console)?;
    let referee = word("reference");
    let samples = judged_samples(word("positions"), referee, console)?;
    let measured = Measured::of(&set, &samples);
    let test = match word("test").or(word("positions").is_none().then_some("test")) {
        Some(path) => Some(Measured::of(&set, &judged_samples(Some(path), referee, console)?).agreement),
        None => None,
    };
    let statistics = Statistics::of(set, measured, test);
    let title = text.format("dhjog-stats-title", args!["title" => statistics.set.title()]);
    let blocks = statistics.blocks(text);
    write_document(matches, &title, &blocks, &statistics.json(), &statistics.csv(), console)?;
    Ok(Outcome::Done)
}

/// Positions with what the reference says of them: their own grades or values, or those of an engine.
fn judged_samples(
    path: Option<&str>,
    referee: Option<&str>,
    console: &mut Console<'_>,
) -> Result<Vec<Sample>, Failure> {
    let mut samples = positions::read(path, console)?;
    let has_all = samples.iter().all(|sample| sample.reference.is_some());
    if let (None, true) = (referee, has_all) {
        return Ok(samples);
    }
    let text = console.text;
    let contestant = entrant::read(referee.unwrap_or("lucena"), text)?;
    let failed = |fault| fault::failure(&contestant.name, &fault, text);
    let patience = Duration::from_secs(60);
    let mut player = contestant.enter(patience).map_err(failed)?;
    let pace = contestant.pace.unwrap_or(Pace::nodes(REFERENCE_NODES));
    let never = AtomicBool::new(false);
    let count = samples.len();
    for (index, sample) in samples.iter_mut().enumerate() {
        console.show_progress(|_| format!("{} / {count}", index + 1));
        player.new_game(index).map_err(failed)?;
        let game = Game::from_position(sample.pos);
        let limits = Clocks::new([pace; 2]).limits(sample.pos.turn());
        let turn = Turn { game: &game, limits: &limits, patience, stop: &never };
        let reply = player.answer(&turn).map_err(failed)?;
        let value = reply.thought.verdict.map_or(0, Verdict::centipawns);
        sample.reference = Some(Reference::Centipawns(value.into()));
    }
    console.clear_progress();
    Ok(samples)
}

impl Measured {
    fn of(set: &Arc<HeuristicSet>, samples: &[Sample]) -> Measured {
        let known: Vec<&Sample> = samples.iter().filter(|sample| sample.reference.is_some()).collect();
        let judged = judge(set, known.iter().map(|sample| &sample.pos));
        let are_grades = known.iter().any(|sample| matches!(sample.reference, Some(Reference::Grade(_))));
        let reference: Vec<f64> =
            known.iter().filter_map(|sample| sample.reference.map(Reference::value)).collect();
        let values: Vec<f64> = judged.iter().map(|one| one.value.clamp(-LIMIT, LIMIT)).collect();
        let dead = if are_grades { LEVEL_GRADE } else { DEAD };
        let agreement = Agreement::of(&values, &reference, dead, SEED);
        Measured { judged, values, reference, are_grades, agreement }
    }

    fn dead(&self) -> f64 {
        if self.are_grades { LEVEL_GRADE } else { DEAD }
    }

    /// Spearman, Kendall and the agreement of signs of other values with the reference.
    fn figures(&self, values: &[f64]) -> [Option<f64>; 3] {
        let scaled: Vec<f64> = self.reference.iter().map(|value| value * DEAD / self.dead()).collect();
        [
            spearman(values, &self.reference),
            kendall(values, &self.reference),
            Some(signs(values, &scaled, DEAD).agreement),
        ]
    }
}

/// The grade that a value in centipawns amounts to.
fn grade(value: f64) -> i8 {
    let size = CUTS.iter().filter(|cut| **cut <= value.abs()).count() as i8;
    if value < 0.0 { -size } else { size }
}

impl Statistics {
    fn of(set: Arc<HeuristicSet>, measured: Measured, test: Option<Agreement>) -> Statistics {
        let phases = Phase::ALL.into_iter().filter_map(|phase| {
            let of = |values: &[f64]| -> Vec<f64> {
                let all = values.iter().zip(&measured.judged);
                all.filter(|(_, one)| Phase::of(&one.pos) == phase).map(|(value, _)| *value).collect()
            };
            let values = of(&measured.values);
            let agreement = Agreement::of(&values, &of(&measured.reference), measured.dead(), SEED);
            (!values.is_empty()).then_some((phase, agreement))
        });
        let phases = phases.collect();
        let worths = worths(&set, &measured);
        let line = line(&measured.values, &measured.reference);
        Statistics { set, line, phases, worths, measured, test }
    }

    /// What the line leaves unexplained at each position.
    fn residual(&self, index: usize) -> f64 {
        let fitted = |line: Line| line.intercept + line.slope * self.measured.values[index];
        self.measured.reference[index] - self.line.map_or(0.0, fitted)
    }

    fn worst(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.measured.judged.len()).collect();
        order.sort_by(|&one, &other| self.residual(other).abs().total_cmp(&self.residual(one).abs()));
        order.truncate(SHOWN);
        order
    }

    /// How often the set's value amounts to one grade (rows) where the reference gives another (columns).
    fn grades(&self) -> [[usize; 7]; 7] {
        let mut table = [[0; 7]; 7];
        for (value, reference) in self.measured.values.iter().zip(&self.measured.reference) {
            table[(grade(*value) + 3) as usize][(*reference as i8).clamp(-3, 3) as usize + 3] += 1;
        }
        table
    }

    fn blocks(&self, text: Text) -> Vec<Block> {
        let heading = |key: &str| Block::Heading(text.get(key));
        let mut blocks = vec![heading("dhjog-stats-agreement")];
        let count = self.measured.agreement.count;
        if count < FEW {
            blocks.push(Block::Words(text.format("dhjog-few-positions", args!["count" => count])));
        }
        blocks.push(Block::Table(self.measured.agreement.rows(text)));
        blocks.push(Block::Table(self.measured.agreement.sign_rows(text)));
        if self.measured.are_grades {
            blocks.push(Block::Words(text.get("dhjog-stats-grades")));
            blocks.push(Block::Table(self.grade_rows(text)));
        }
        if let Some(line) = self.line {
            let words = args![
                "intercept" => text.decimal(line.intercept, 2), "slope" => text.decimal(line.slope, 3),
                "rsquared" => text.decimal(line.r_squared, 3), "residual" => text.decimal(line.residual, 2),
            ];
            blocks.push(Block::Words(text.format("dhjog-stats-line", words)));
            if !self.measured.are_grades {
                let key = if line.slope > 1.0 { "dhjog-stats-too-small" } else { "dhjog-stats-too-large" };
                let times = if line.slope > 1.0 { line.slope } else { 1.0 / line.slope.max(0.001) };
                blocks.push(Block::Words(text.format(key, args!["times" => text.decimal(times, 2)])));
            }
        }
        blocks.extend([Block::Plot(self.scatter(text)), Block::Plot(self.residuals(text))]);
        for (phase, agreement) in &self.phases {
            blocks.push(Block::Words(text.get(&format!("dhjog-phase-{}", phase.key()))));
            blocks.push(Block::Table(agreement.rows(text)));
        }
        match &self.test {
            Some(test) => {
                blocks.push(heading("dhjog-stats-test-heading"));
                blocks.push(Block::Table(test.rows(text)));
            }
            None => blocks.push(Block::Words(text.get("dhjog-stats-no-test"))),
        }
        blocks.push(heading("dhjog-stats-rules"));
        blocks.push(Block::Table(self.worth_rows(text)));
        blocks.push(heading("dhjog-stats-worst"));
        for index in self.worst() {
            blocks.push(Block::Board(self.measured.judged[index].pos, self.said(index, text)));
        }
        blocks
    }

    fn grade_rows(&self, text: Text) -> Vec<Vec<String>> {
        let names = (-3..=3).map(|grade: i8| format!("{grade:+}"));
        let mut rows =
            vec![[String::new(), String::new()].into_iter().chain(names.clone()).collect::<Vec<_>>()];
        for (name, counts) in names.zip(self.grades()) {
            let counts = counts.map(|count| text.number(count as u64));
            rows.push([String::new(), name].into_iter().chain(counts).collect());
        }
        rows
    }

    fn worth_rows(&self, text: Text) -> Vec<Vec<String>> {
        let columns = ["stage", "rule", "mine", "theirs", "mean", "spearman", "kendall", "signs", "remark"];
        let mut rows = vec![columns.map(|column| text.get(&format!("dhjog-column-{column}"))).to_vec()];
        for worth in &self.worths {
            let gain = |gain: Option<f64>| match gain {
                Some(gain) => format!("{}{}", if gain > 0.0 { "+" } else { "" }, text.decimal(gain, 3)),
                None => "–".to_owned(),
            };
            rows.push(vec![
                worth.stage.clone(),
                worth.rule.title.clone(),
                text.number(worth.fired[0] as u64),
                text.number(worth.fired[1] as u64),
                super::eval::signed(worth.mean, text),
                gain(worth.gains[0]),
                gain(worth.gains[1]),
                gain(worth.gains[2]),
                if worth.is_dead() { text.get("dhjog-stats-dead") } else { String::new() },
            ]);
        }
        rows
    }

    fn points(&self, y: impl Fn(usize) -> f64) -> Vec<Point> {
        let stages: Vec<&str> = self.set.stages().collect();
        let judged = self.measured.judged.iter().enumerate();
        judged
            .map(|(index, one)| Point {
                x: self.measured.values[index],
                y: y(index),
                words: format!("{} {}", one.ledger.stage, one.pos.fen()),
                group: stages.iter().position(|stage| *stage == one.ledger.stage).unwrap_or(0),
            })
            .collect()
    }

    fn scatter(&self, text: Text) -> Plot {
        Plot {
            title: text.get("dhjog-stats-scatter"),
            axes: [self.set.title().to_owned(), text.get("dhjog-stats-reference-axis")],
            points: self.points(|index| self.measured.reference[index]),
            line: self.line.map(|line| (line.intercept, line.slope)),
        }
    }

    fn residuals(&self, text: Text) -> Plot {
        Plot {
            title: text.get("dhjog-stats-residuals"),
            axes: [self.set.title().to_owned(), text.get("dhjog-stats-residual-axis")],
            points: self.points(|index| self.residual(index)),
            line: None,
        }
    }

    /// Values and ledger of a position.
    fn said(&self, index: usize, text: Text) -> String {
        let one = &self.measured.judged[index];
        let words = args![
            "value" => text.decimal(self.measured.values[index], 0),
            "reference" => text.decimal(self.measured.reference[index], 0),
        ];
        let mut lines = vec![text.format("dhjog-stats-values", words)];
        let fired = one.ledger.entries.iter().filter(|entry| entry.contribution != 0.0);
        lines.push(format!(
            "  {}: {}",
            text.get("dhjog-reason-base"),
            super::eval::signed(one.ledger.base, text)
        ));
        lines
            .extend(fired.map(|entry| {
                format!("  {}: {}", entry.title, super::eval::signed(entry.contribution, text))
            }));
        lines.join("\n")
    }

    fn json(&self) -> Value {
        let rules = self.worths.iter().map(|worth| {
            json!({
                "stage": worth.stage, "title": worth.rule.title, "line": worth.rule.line, "firedForMe": worth.fired[0],
                "firedForOpponent": worth.fired[1], "dead": worth.is_dead(), "meanContribution": worth.mean,
                "gain": {"spearman": worth.gains[0], "kendall": worth.gains[1], "signAgreement": worth.gains[2]},
            })
        });
        let phases = self
            .phases
            .iter()
            .map(|(phase, agreement)| json!({"phase": phase.key(), "agreement": agreement.json()}));
        let worst = self.worst().into_iter().map(|index| {
            let one = &self.measured.judged[index];
            let entries = one.ledger.entries.iter();
            json!({
                "fen": one.pos.fen(), "value": self.measured.values[index], "reference": self.measured.reference[index],
                "residual": self.residual(index), "stage": one.ledger.stage, "base": one.ledger.base,
                "entries": entries.map(|entry| json!({"title": entry.title, "contribution": entry.contribution})).collect::<Vec<_>>(),
            })
        });
        json!({
            "title": self.set.title(),
            "level": self.set.level(),
            "fingerprint": self.set.fingerprint(),
            "reference": if self.measured.are_grades { "grades" } else { "centipawns" },
            "agreement": self.measured.agreement.json(),
            "grades": self.measured.are_grades.then(|| self.grades()),
            "line": self.line.map(|line| json!({
                "intercept": line.intercept, "slope": line.slope, "rSquared": line.r_squared, "residual": line.residual,
            })),
            "phases": phases.collect::<Vec<_>>(),
            "test": self.test.as_ref().map(Agreement::json),
            "rules": rules.collect::<Vec<_>>(),
            "worst": worst.collect::<Vec<_>>(),
        })
    }

    fn csv(&self) -> Vec<Vec<String>> {
        let mut rows = vec![["fen", "stage", "value", "reference", "residual"].map(str::to_owned).to_vec()];
        rows.extend(self.measured.judged.iter().enumerate().map(|(index, one)| {
            vec![
                one.pos.fen(),
                one.ledger.stage.clone(),
                self.measured.values[index].to_string(),
                self.measured.reference[index].to_string(),
                format!("{:.2}", self.residual(index)),
            ]
        }));
        rows
    }
}

impl Worth {
    /// It never had a say.
    fn is_dead(&self) -> bool {
        self.fired == [0, 0]
    }
}

/// What each rule about values is good for: how often it fired, and what is lost without it.
fn worths(set: &Arc<HeuristicSet>, measured: &Measured) -> Vec<Worth> {
    let whole = measured.figures(&measured.values);
    let stages: Vec<String> = set.stages().map(str::to_owned).collect();
    let rules = set.rules().into_iter().filter(|rule| rule.kind.is_some());
    rules
        .map(|rule| {
            let stage = stages[rule.stage].clone();
            let entries = || {
                let of_stage = measured.judged.iter().filter(|one| one.ledger.stage == stage);
                of_stage
                    .flat_map(|one| &one.ledger.entries)
                    .filter(|entry| entry.title == rule.title && Some(entry.kind) == rule.kind)
            };
            let fired = [
                entries().filter(|entry| entry.me.fired).count(),
                entries().filter(|entry| entry.opponent.fired).count(),
            ];
            let had_a_say = entries().filter(|entry| entry.me.fired || entry.opponent.fired).count();
            let sum: f64 = entries().map(|entry| entry.contribution).sum();
            let without = Arc::new(set.without(&rule));
            let values: Vec<f64> = judge(&without, measured.judged.iter().map(|one| &one.pos))
                .iter()
                .map(|one| one.value.clamp(-LIMIT, LIMIT))
                .collect();
            let less = measured.figures(&values);
            let gains = [0, 1, 2].map(|figure: usize| Some(whole[figure]? - less[figure]?));
            Worth { stage, rule, fired, mean: sum / had_a_say.max(1) as f64, gains }
        })
        .collect()
}
