//! `lucena dhjog compare`: two sets side by side: as texts, as rules, on positions, and against each other.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use clap::{Arg, ArgMatches, Command};
use lucena_chess::{Bitboard, Game, Role};
use lucena_engine::Limits;
use lucena_lab::arena::{Arena, Crosstable, Format, News, Rules, schedule};
use lucena_lab::classroom::{Classroom, Mind, Pupil};
use lucena_lab::correlate::quantile;
use lucena_lab::elo::Tally;
use lucena_lab::opening::{self, Opening};
use lucena_lab::pace::Pace;
use lucena_lab::player::{Contestant, Kind};
use lucena_lang::Language;
use lucena_lang::dhjog::{Difference, HeuristicSet, Likeness, RulePair, Structure, explain_diff, structure};
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::document::{Block, Plot, Point};
use super::judged::{Agreement, DEAD, Judged, judge};
use super::{flag, load, option, output_options, positions, write_document};
use crate::cli::{Console, Failure, Number, Outcome};
use crate::command::r#match::played;

const USUAL_NODES: u64 = 5000;
const USUAL_GAMES: u64 = 4;
/// So many of the positions that differ most are shown.
const SHOWN: usize = 10;
/// So many entries of the ledger are shown of each.
const ENTRIES: usize = 5;
const SEED: u64 = 1;
/// Texts longer than this, together, are told whole.
const MOST_COMPARED: usize = 4_000_000;
/// With fewer positions figures say little.
pub(super) const FEW: usize = 30;

pub(super) fn build(text: Text) -> Command {
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
    lines: Vec<Change>,
    structure: Structure,
    judged: [Vec<Judged>; 2],
    agreement: Agreement,
    by_stage: Vec<(String, Agreement)>,
    mean_gap: f64,
    large_gap: f64,
    same_moves: f64,
    games: Option<Tally>,
}

/// A line of the canonical texts.
enum Change {
    Both,
    First(String),
    Second(String),
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome, Failure> {
    let text = console.text;
    let number =
        |id: &'static str, limits| Number { id, shown: format!("--{id}"), limits }.optional(matches, text);
    let nodes = number("nodes", 1..=u64::MAX)?.unwrap_or(USUAL_NODES);
    let games = number("games", 0..=10_000)?.unwrap_or(USUAL_GAMES) as usize;
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
    Ok(Outcome::Done)
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
            lines: difference(&sets),
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

    fn blocks(&self, text: Text) -> Vec<Block> {
        let heading = |key: &str| Block::Heading(text.get(key));
        let mut blocks = vec![heading("dhjog-compare-text")];
        blocks.push(Block::Words(self.changed_lines(text)));
        blocks.push(heading("dhjog-compare-structure"));
        blocks.extend(self.structure_blocks(text));
        blocks.push(heading("dhjog-compare-behaviour"));
        if self.agreement.count < FEW {
            blocks.push(Block::Words(
                text.format("dhjog-few-positions", args!["count" => self.agreement.count]),
            ));
        }
        blocks.push(Block::Table(self.agreement.rows(text)));
        blocks.push(Block::Words(text.format(
            "dhjog-compare-gaps",
            args![
                "mean" => text.decimal(self.mean_gap, 0), "large" => text.decimal(self.large_gap, 0),
                "same" => text.decimal(100.0 * self.same_moves, 0),
            ],
        )));
        blocks.push(Block::Table(self.agreement.sign_rows(text)));
        for (stage, agreement) in &self.by_stage {
            blocks.push(Block::Words(text.format("dhjog-compare-stage", args!["stage" => stage])));
            blocks.push(Block::Table(agreement.rows(text)));
        }
        blocks.push(Block::Plot(self.plot(text)));
        blocks.push(heading("dhjog-compare-why"));
        for index in self.furthest() {
            blocks.push(Block::Board(self.judged[0][index].pos, self.why(index, text)));
        }
        if let Some(tally) = self.games {
            blocks.push(heading("dhjog-compare-games-heading"));
            let words = args![
                "first" => &self.titles[0], "second" => &self.titles[1], "wins" => tally.wins, "draws" => tally.draws,
                "losses" => tally.losses,
            ];
            blocks.push(Block::Words(text.format("dhjog-compare-result", words)));
        }
        blocks
    }

    fn changed_lines(&self, text: Text) -> String {
        let changed = self.lines.iter().filter_map(|line| match line {
            Change::Both => None,
            Change::First(line) => Some(format!("- {line}")),
            Change::Second(line) => Some(format!("+ {line}")),
        });
        let changed: Vec<String> = changed.collect();
        if changed.is_empty() { text.get("dhjog-compare-same-text") } else { changed.join("\n") }
    }

    fn structure_blocks(&self, text: Text) -> Vec<Block> {
        let mut blocks = Vec::new();
        let dash = || "–".to_owned();
        let language = lucena_lang::voice::keywords(text);
        let mut values = vec![vec![
            String::new(),
            text.get("dhjog-column-piece"),
            self.titles[0].clone(),
            self.titles[1].clone(),
        ]];
        let mut rules = vec![vec![
            text.get("dhjog-column-stage"),
            text.get("dhjog-column-rule"),
            text.get("dhjog-column-likeness"),
        ]];
        for stage in &self.structure.stages {
            let title =
                stage.titles.first.clone().or_else(|| stage.titles.second.clone()).unwrap_or_else(dash);
            for (role, one, other) in &stage.values {
                let name = format!("{title}: {}", role_word(*role, language));
                values.push(vec![String::new(), name, text.decimal(*one, 2), text.decimal(*other, 2)]);
            }
            if !stage.is_same_board {
                rules.push(vec![title.clone(), "TABULEIRO".to_owned(), text.get("dhjog-likeness-different")]);
            }
            rules.extend(
                stage
                    .rules
                    .iter()
                    .map(|pair| vec![title.clone(), rule_title(pair), likeness_words(&pair.likeness, text)]),
            );
        }
        for rows in [values, rules] {
            if rows.len() > 1 {
                blocks.push(Block::Table(rows));
            }
        }
        for region in &self.structure.regions {
            let squares =
                [region.squares.first, region.squares.second].map(|one| one.unwrap_or(Bitboard::EMPTY));
            let list = |squares: Bitboard| {
                let names: Vec<String> = squares.into_iter().map(|square| square.to_string()).collect();
                if names.is_empty() { dash() } else { names.join(" ") }
            };
            let words = args![
                "name" => &region.name, "first" => list(squares[0] - squares[1]),
                "both" => list(squares[0] & squares[1]), "second" => list(squares[1] - squares[0]),
            ];
            blocks.push(Block::Squares(squares, text.format("dhjog-compare-region", words)));
        }
        blocks
    }

    fn plot(&self, text: Text) -> Plot {
        let [first, second] = &self.judged;
        let points = first.iter().zip(second).map(|(one, other)| Point {
            x: one.value,
            y: other.value,
            words: one.pos.fen(),
            group: positions::Phase::of(&one.pos) as usize,
        });
        Plot {
            title: text.get("dhjog-compare-plot"),
            axes: self.titles.clone(),
            points: points.collect(),
            line: Some((0.0, 1.0)),
        }
    }

    fn why(&self, index: usize, text: Text) -> String {
        let [first, second] = &self.judged;
        let mut lines = vec![text.format(
            "dhjog-compare-values",
            args![
                "first" => &self.titles[0], "second" => &self.titles[1], "one" => text.decimal(first[index].value, 0),
                "other" => text.decimal(second[index].value, 0),
            ],
        )];
        lines.extend(self.reasons(index).iter().map(|reason| reason_words(reason, text)));
        lines.join("\n")
    }

    fn json(&self, text: Text) -> Value {
        let set = |set: &Arc<HeuristicSet>| json!({"title": set.title(), "level": set.level(), "fingerprint": set.fingerprint()});
        let rules = self.structure.stages.iter().flat_map(|stage| {
            let title = stage.titles.first.clone().or_else(|| stage.titles.second.clone());
            stage.rules.iter().map(move |pair| {
                json!({
                    "stage": title.clone(),
                    "first": pair.rules.first.as_ref().map(|rule| rule.title.clone()),
                    "second": pair.rules.second.as_ref().map(|rule| rule.title.clone()),
                    "likeness": likeness_key(&pair.likeness),
                    "numbers": match &pair.likeness { Likeness::OtherNumbers(numbers) => json!(numbers), _ => Value::Null },
                })
            })
        });
        let values = self.structure.stages.iter().flat_map(|stage| {
            let title = stage.titles.first.clone();
            stage.values.iter().map(move |(role, one, other)| {
                json!({
                    "stage": title.clone(), "piece": role_word(*role, Language::English), "first": one, "second": other,
                })
            })
        });
        let regions = self.structure.regions.iter().map(|region| {
            let list = |squares: Option<Bitboard>| {
                squares
                    .map(|squares| squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>())
            };
            json!({
                "stage": region.stage, "name": region.name, "first": list(region.squares.first),
                "second": list(region.squares.second),
            })
        });
        let furthest = self.furthest().into_iter().map(|index| {
            let reasons = self.reasons(index);
            let reasons = reasons.iter().map(|reason| {
                json!({"title": reason.title, "first": reason.first, "second": reason.second, "change": reason.change()})
            });
            json!({
                "fen": self.judged[0][index].pos.fen(), "first": self.judged[0][index].value,
                "second": self.judged[1][index].value, "reasons": reasons.collect::<Vec<_>>(),
            })
        });
        let by_stage = self
            .by_stage
            .iter()
            .map(|(stage, agreement)| json!({"stage": stage, "agreement": agreement.json()}));
        json!({
            "first": set(&self.sets[0]),
            "second": set(&self.sets[1]),
            "lines": self.changed_lines(text).lines().collect::<Vec<_>>(),
            "values": values.collect::<Vec<_>>(),
            "rules": rules.collect::<Vec<_>>(),
            "regions": regions.collect::<Vec<_>>(),
            "agreement": self.agreement.json(),
            "byStage": by_stage.collect::<Vec<_>>(),
            "meanGap": self.mean_gap,
            "gap90": self.large_gap,
            "sameMoves": self.same_moves,
            "furthest": furthest.collect::<Vec<_>>(),
            "games": self.games.map(|tally| json!({"wins": tally.wins, "draws": tally.draws, "losses": tally.losses})),
        })
    }

    fn csv(&self) -> Vec<Vec<String>> {
        let mut rows = vec![["fen", "stage", "first", "second"].map(str::to_owned).to_vec()];
        let [first, second] = &self.judged;
        rows.extend(first.iter().zip(second).map(|(one, other)| {
            vec![one.pos.fen(), one.ledger.stage.clone(), one.value.to_string(), other.value.to_string()]
        }));
        rows
    }
}

fn rule_title(pair: &RulePair) -> String {
    match (&pair.rules.first, &pair.rules.second) {
        (Some(one), Some(other)) if one.title != other.title => format!("{} / {}", one.title, other.title),
        (Some(one), _) => one.title.clone(),
        (None, Some(other)) => other.title.clone(),
        (None, None) => String::new(),
    }
}

fn likeness_key(likeness: &Likeness) -> &'static str {
    match likeness {
        Likeness::Equal => "equal",
        Likeness::OtherNumbers(_) => "other-numbers",
        Likeness::Different => "different",
        Likeness::OnlyFirst => "only-first",
        Likeness::OnlySecond => "only-second",
    }
}

fn likeness_words(likeness: &Likeness, text: Text) -> String {
    let words = text.get(&format!("dhjog-likeness-{}", likeness_key(likeness)));
    let Likeness::OtherNumbers(numbers) = likeness else { return words };
    let number = |number: f64| {
        let digits = text.decimal(number, 3);
        digits.trim_end_matches('0').trim_end_matches(['.', ',']).to_owned()
    };
    let pair = |(one, other): &(f64, f64)| {
        text.format("dhjog-likeness-numbers", args!["one" => number(*one), "other" => number(*other)])
    };
    format!("{words}: {}", numbers.iter().map(pair).collect::<Vec<_>>().join("; "))
}

/// `TITLE: +0.30 → -0.20`; the value before the rules has a name of its own.
pub(super) fn reason_words(reason: &Difference, text: Text) -> String {
    let title = if reason.kind.is_none() { text.get("dhjog-reason-base") } else { reason.title.clone() };
    let value = |value: Option<f64>| value.map_or("–".to_owned(), |value| super::eval::signed(value, text));
    format!("  {title}: {} → {}", value(reason.first), value(reason.second))
}

fn role_word(role: Role, language: Language) -> &'static str {
    lucena_lang::dhjog::Keyword::of_role(role).word(language)
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

/// The lines of the canonical texts, without remarks: those of both, and those of one alone (the longest common part is kept).
fn difference(sets: &[Arc<HeuristicSet>; 2]) -> Vec<Change> {
    let [one, other] = [0, 1].map(|side: usize| sets[side].canonical().lines().collect::<Vec<&str>>());
    if one.len() * other.len() > MOST_COMPARED {
        let (one, other) = (one.into_iter(), other.into_iter());
        let firsts = one.map(|line| Change::First(line.to_owned()));
        return firsts.chain(other.map(|line| Change::Second(line.to_owned()))).collect();
    }
    let mut longest = vec![vec![0_u32; other.len() + 1]; one.len() + 1];
    for i in (0..one.len()).rev() {
        for j in (0..other.len()).rev() {
            longest[i][j] = match one[i] == other[j] {
                true => longest[i + 1][j + 1] + 1,
                false => longest[i + 1][j].max(longest[i][j + 1]),
            };
        }
    }
    let (mut i, mut j, mut lines) = (0, 0, Vec::new());
    while i < one.len() || j < other.len() {
        if i < one.len() && j < other.len() && one[i] == other[j] {
            lines.push(Change::Both);
            (i, j) = (i + 1, j + 1);
        } else if j == other.len() || i < one.len() && longest[i + 1][j] >= longest[i][j + 1] {
            lines.push(Change::First(one[i].trim_end().to_owned()));
            i += 1;
        } else {
            lines.push(Change::Second(other[j].trim_end().to_owned()));
            j += 1;
        }
    }
    lines
}
