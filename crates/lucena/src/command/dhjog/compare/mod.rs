//! `lucena dhjog compare`: two sets side by side: as texts, as rules, on positions, and against each other.

mod report;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use clap::{Arg, ArgMatches, Command};
use lucena_chess::Game;
use lucena_engine::Limits;
use lucena_lab::arena::{Arena, Crosstable, Format, News, Rules, schedule};
use lucena_lab::classroom::{Classroom, Mind, Pupil};
use lucena_lab::correlate::quantile;
use lucena_lab::elo::Tally;
use lucena_lab::opening::{self, Opening};
use lucena_lab::pace::Pace;
use lucena_lab::player::{Contestant, Kind};
use lucena_lang::dhjog::{
    Difference, HeuristicSet, LineOf, Structure, explain_diff, line_difference, structure,
};
use lucena_text::{Text, args};

use crate::cli::{Console, Exit, Failure, Flags};
use crate::command::dhjog::judged::{Agreement, DEAD, Judged, judge};
use crate::command::dhjog::{flag, load, option, output_options, positions, write_document};
use crate::command::r#match::played;

const USUAL_NODES: u64 = 5000;
const USUAL_GAMES: u64 = 4;
/// So many of the positions that differ most are shown.
const SHOWN: usize = 10;
/// So many entries of the ledger are shown of each.
const ENTRIES: usize = 5;
const SEED: u64 = 1;
/// With fewer positions figures say little.
pub(in crate::command::dhjog) const FEW: usize = 30;

pub(in crate::command::dhjog) fn build(text: Text) -> Command {
    let set = |name: &'static str| {
        Arg::new(name).required(true).value_name(text.get("dhjog-value-set")).help(text.get("dhjog-set"))
    };
    let command = Command::new("compare")
        .about(text.get("dhjog-compare-about"))
        .override_usage(text.get("dhjog-compare-usage"))
        .arg(set("first"))
        .arg(set("second"))
        .arg(option("positions", "dhjog-value-file", "dhjog-compare-positions", text))
        .arg(option("nodes", "dhjog-value-number", "dhjog-compare-nodes", text))
        .arg(option("games", "dhjog-value-number", "dhjog-compare-games", text))
        .arg(flag("json", "dhjog-json", text));
    output_options(command, text)
}

/// Everything that is known about two sets.
struct Comparison {
    sets: [Arc<HeuristicSet>; 2],
    titles: [String; 2],
    lines: Vec<(LineOf, String)>,
    structure: Structure,
    judged: [Vec<Judged>; 2],
    agreement: Agreement,
    by_stage: Vec<(String, Agreement)>,
    mean_gap: f64,
    large_gap: f64,
    same_moves: f64,
    games: Option<Tally>,
}

pub(in crate::command::dhjog) fn run(
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<Exit, Failure> {
    let text = console.text;
    let flags = Flags::new(matches, text);
    let nodes = flags.number_or("nodes", 1..=u64::MAX, USUAL_NODES)?;
    let games = flags.number_or("games", 0..=10_000, USUAL_GAMES)? as usize;
    let word = |id: &str| matches.get_one::<String>(id).expect("clap demands both sets").clone();
    let (first, second) = (load::set(&word("first"), console)?, load::set(&word("second"), console)?);
    let samples = positions::read(matches.get_one::<String>("positions").map(String::as_str), console)?;
    let comparison = Comparison::of([first, second], &samples, nodes, games, console);
    let value = comparison.json(text);
    let blocks = comparison.blocks(text);
    let title = text.format(
        "dhjog-compare-title",
        args!["first" => &comparison.titles[0], "second" => &comparison.titles[1]],
    );
    let rows = comparison.csv();
    write_document(matches, &title, &blocks, &value, &rows, console)?;
    Ok(Exit::Done)
}

impl Comparison {
    fn of(
        sets: [Arc<HeuristicSet>; 2],
        samples: &[positions::Sample],
        nodes: u64,
        games: usize,
        console: &mut Console<'_>,
    ) -> Comparison {
        let judged = [0, 1].map(|side| judge(&sets[side], samples.iter().map(|sample| &sample.pos)));
        let values = [0, 1].map(|side: usize| judged[side].iter().map(|one| one.value).collect::<Vec<f64>>());
        let gaps: Vec<f64> =
            values[0].iter().zip(&values[1]).map(|(one, other)| (one - other).abs()).collect();
        let mut stages: Vec<String> = judged[0].iter().map(|one| one.ledger.stage.clone()).collect();
        stages.sort();
        stages.dedup();
        let by_stage = stages.into_iter().filter(|_| sets[0].stages().len() > 1).map(|stage| {
            let of = |side: usize| -> Vec<f64> {
                let pairs = values[side].iter().zip(&judged[0]);
                pairs.filter(|(_, one)| one.ledger.stage == stage).map(|(value, _)| *value).collect()
            };
            let agreement = Agreement::of(&of(0), &of(1), DEAD, SEED);
            (stage, agreement)
        });
        let mut titles = [sets[0].title().to_owned(), sets[1].title().to_owned()];
        if titles[0] == titles[1] {
            titles = titles.map(|title| title + " ");
            titles[0].push('1');
            titles[1].push('2');
        }
        let same_moves = same_moves(&sets, samples, nodes, console);
        Comparison {
            lines: line_difference(sets[0].canonical(), sets[1].canonical())
                .into_iter()
                .map(|(of, line)| (of, line.to_owned()))
                .collect(),
            structure: structure(&sets[0], &sets[1]),
            agreement: Agreement::of(&values[0], &values[1], DEAD, SEED),
            by_stage: by_stage.collect(),
            mean_gap: gaps.iter().sum::<f64>() / gaps.len().max(1) as f64,
            large_gap: quantile(&gaps, 0.9),
            same_moves,
            games: (games > 0).then(|| meet(&sets, &titles, nodes, games, console)),
            judged,
            titles,
            sets,
        }
    }

    /// The places of the positions whose values differ most.
    fn furthest(&self) -> Vec<usize> {
        let gap = |index: usize| (self.judged[0][index].value - self.judged[1][index].value).abs();
        let mut order: Vec<usize> = (0..self.judged[0].len()).collect();
        order.sort_by(|&one, &other| gap(other).total_cmp(&gap(one)));
        order.truncate(SHOWN);
        order
    }

    fn reasons(&self, index: usize) -> Vec<Difference> {
        let [first, second] = &self.judged;
        let mut reasons = explain_diff(&first[index].ledger, &second[index].ledger);
        reasons.retain(|reason| reason.change().abs() > 1e-9);
        reasons.truncate(ENTRIES);
        reasons
    }
}

/// The share of positions in which both choose the same move.
fn same_moves(
    sets: &[Arc<HeuristicSet>; 2],
    samples: &[positions::Sample],
    nodes: u64,
    console: &mut Console<'_>,
) -> f64 {
    let mut players =
        [0, 1].map(|side: usize| Classroom::new(Pupil::new(Mind::Set(Arc::clone(&sets[side])), SEED)));
    let never = AtomicBool::new(false);
    let mut same = 0;
    for (index, sample) in samples.iter().enumerate() {
        console.show_progress(|_| format!("{} / {}", index + 1, samples.len()));
        let game = Game::from_position(sample.pos);
        let [one, other] = players
            .each_mut()
            .map(|player| player.think(&game, 0, &Limits::nodes(nodes), &never, |_| {}).mv());
        same += usize::from(one == other);
    }
    console.clear_progress();
    same as f64 / samples.len().max(1) as f64
}

/// A few games between the two, seen by the first.
fn meet(
    sets: &[Arc<HeuristicSet>; 2],
    titles: &[String; 2],
    nodes: u64,
    games: usize,
    console: &mut Console<'_>,
) -> Tally {
    let contestant = |side: usize| Contestant {
        name: titles[side].clone(),
        kind: Kind::Pupil(Pupil::new(Mind::Set(Arc::clone(&sets[side])), SEED)),
        pace: None,
    };
    let mut openings = Opening::shipped_lines();
    opening::shuffle(&mut openings, SEED);
    let arena = Arena {
        contestants: vec![contestant(0), contestant(1)],
        fixtures: schedule(2, Format::RoundRobin, games),
        openings,
        rules: Rules { most_moves: Some(200), ..Rules::new(Pace::nodes(nodes)) },
        concurrency: std::thread::available_parallelism().map_or(1, usize::from),
    };
    let mut table = Crosstable::new(2);
    let stop = crate::command::interrupt::flag();
    arena.run(
        |_| false,
        &stop,
        |news| {
            if let News::Ended(fixture, result) = news {
                table.enter(played(fixture, &result));
                console.show_progress(|_| format!("{} / {}", table.games(), arena.fixtures.len()));
            }
            ControlFlow::Continue(())
        },
    );
    console.clear_progress();
    table.tally(0, Some(1))
}
