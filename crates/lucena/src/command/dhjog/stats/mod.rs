//! `lucena dhjog stats`: a set against grades by strong players or an engine, and what each of its rules is good for.

mod report;

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

use crate::cli::{Console, Exit, Failure};
use crate::command::dhjog::judged::{Agreement, DEAD, Judged, judge};
use crate::command::dhjog::positions::{self, Phase, Reference, Sample};
use crate::command::dhjog::{flag, load, option, output_options, write_document};
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

pub(in crate::command::dhjog) fn build(text: Text) -> Command {
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

pub(in crate::command::dhjog) fn run(
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<Exit, Failure> {
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
    Ok(Exit::Done)
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
            table[(grade(*value) + 3) as usize][((*reference as i8).clamp(-3, 3) + 3) as usize] += 1;
        }
        table
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
