//! A heuristic set at work for one side: the stage it is in, what a position is worth to it, and why.

use std::sync::Arc;

use lucena_chess::{Bitboard, Color, Position, Role};

use super::ast::Operator;
use super::ledger::{Change, Entry, EntryKind, Ledger, Passage, Side};
use super::machine::Machine;
use super::node::divide;
use super::program::{Deed, HeuristicSet, Rule};

/// The largest value in centipawns.
const MOST_CP: f64 = 20_000.0;
/// The largest share of the value by which one pattern changes it, ...
const MOST_SHARE: f64 = 1.0;
/// ... and all patterns of a side together.
const MOST_SHARES: f64 = 2.0;

/// A function that ran out of instructions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stopped {
    /// Its name.
    pub function: String,
    /// The line on which it begins.
    pub line: usize,
}

/// A set that plays for one side.
#[derive(Clone, Debug)]
pub struct Player {
    set: Arc<HeuristicSet>,
    owner: Color,
    stage: usize,
    root: Position,
    /// How many evaluations ran out of instructions.
    budget_exceeded: u64,
    machine: Machine,
}

impl Player {
    /// A player at the start of a game.
    pub fn new(set: Arc<HeuristicSet>, owner: Color) -> Player {
        let stage = set.initial;
        Player { set, owner, stage, root: Position::start(), budget_exceeded: 0, machine: Machine::new() }
    }

    /// The set that plays.
    pub fn set(&self) -> &Arc<HeuristicSet> {
        &self.set
    }

    /// The title of the present stage.
    pub fn stage(&self) -> &str {
        &self.set.stages[self.stage].title
    }

    /// The number of the present stage, in the order of the set.
    pub fn stage_number(&self) -> usize {
        self.stage
    }

    /// How many evaluations ran out of instructions so far.
    pub fn budget_exceeded(&self) -> u64 {
        self.budget_exceeded
    }

    /// Fixes the stage; false if there is none with this number.
    pub fn set_stage(&mut self, stage: usize) -> bool {
        let exists = stage < self.set.stages.len();
        if exists {
            self.stage = stage;
        }
        exists
    }

    /// The owner is about to move here: the stage may change, and it and the counters then stay for the whole search.
    pub fn root(&mut self, pos: &Position) -> Vec<Passage> {
        self.root = *pos;
        let set = Arc::clone(&self.set);
        let mut visited = vec![false; set.stages.len()];
        visited[self.stage] = true;
        let mut passages = Vec::new();
        self.machine.look(pos, pos, &set, self.stage);
        'stage: loop {
            for rule in &set.stages[self.stage].transitions {
                let holds = self.machine.truth(&set, rule.condition, self.owner);
                let goal = rule.deeds.iter().rev().find_map(|deed| match deed {
                    Deed::Stage(stage) => *stage,
                    _ => None,
                });
                let goal = goal.filter(|goal| holds && !visited[*goal]);
                passages.push(Passage {
                    stage: set.stages[self.stage].title.clone(),
                    title: rule.title.clone(),
                    line: rule.line,
                    holds,
                    goal: goal.map(|goal| set.stages[goal].title.clone()),
                });
                if let Some(goal) = goal {
                    visited[goal] = true;
                    self.stage = goal;
                    self.machine.enter(&set, goal);
                    continue 'stage;
                }
            }
            return passages;
        }
    }

    /// The root of the evaluations to come, without a change of stage.
    pub fn look_from(&mut self, pos: &Position) {
        self.root = *pos;
    }

    /// The value of a position for the owner, in centipawns.
    pub fn eval(&mut self, pos: &Position) -> i32 {
        let value = self.value(pos);
        self.centipawns(value)
    }

    /// The value of a position for the owner in the units of the author, rounded to six decimals.
    pub fn value(&mut self, pos: &Position) -> f64 {
        self.evaluate(pos, None).0
    }

    /// The same, with every rule that had a say.
    pub fn explain(&mut self, pos: &Position) -> Ledger {
        let mut entries = Vec::new();
        let (value, base) = self.evaluate(pos, Some(&mut entries));
        let stopped = self.machine.stopped.and_then(|index| self.set.routines.get(index));
        Ledger {
            stage: self.stage().to_owned(),
            base_values: self.set.stages[self.stage].base,
            base,
            entries,
            value,
            centipawns: self.centipawns(value),
            stopped: stopped.map(|routine| Stopped { function: routine.name.clone(), line: routine.line }),
        }
    }

    fn centipawns(&self, value: f64) -> i32 {
        (100.0 * value / self.set.unit()).round().clamp(-MOST_CP, MOST_CP) as i32
    }

    fn frames(&self) -> &'static [Color] {
        match (self.set.is_only_me, self.owner) {
            (false, _) => &[Color::White, Color::Black],
            (true, Color::White) => &[Color::White],
            (true, Color::Black) => &[Color::Black],
        }
    }

    /// The value and, if a record is kept, what the board would be worth without any rule.
    fn evaluate(&mut self, pos: &Position, mut record: Option<&mut Vec<Entry>>) -> (f64, f64) {
        let is_recorded = record.is_some();
        let set = Arc::clone(&self.set);
        self.machine.look(pos, &self.root, &set, self.stage);
        let stage = &set.stages[self.stage];
        let mut seen = match is_recorded {
            true => self.machine.number(&set, stage.board, self.owner),
            false => 0.0,
        };
        let base = seen;
        for rule in &stage.piece_rules {
            let (is_changed, mut entry) = self.piece_rule(&set, rule, is_recorded);
            if let Some(record) = record.as_deref_mut() {
                if is_changed {
                    let now = self.machine.number(&set, stage.board, self.owner);
                    entry.contribution = now - seen;
                    seen = now;
                }
                record.push(entry);
            }
        }
        let mut total = self.machine.number(&set, stage.board, self.owner);
        for rule in &stage.board_rules {
            let entry = self.board_rule(&set, rule, total, is_recorded);
            total += entry.contribution;
            if let Some(record) = record.as_deref_mut() {
                record.push(entry);
            }
        }
        if set.companions.is_some() {
            total += self.companions(&set, total, record);
        }
        self.budget_exceeded += u64::from(self.machine.stopped.is_some());
        let total = if total.is_finite() { total } else { 0.0 };
        ((total * 1e6).round() / 1e6, base)
    }

    /// What the patterns that the set plays with add: a share of the value for whoever has an instance.
    fn companions(&mut self, set: &HeuristicSet, total: f64, record: Option<&mut Vec<Entry>>) -> f64 {
        // A level value can still be moved.
        let size = total.abs().max(set.unit());
        let from = set.companions.unwrap_or(set.patterns.len());
        let patterns = from..set.patterns.len();
        let mut has = |pattern: usize, color| self.machine.scene.has_pattern(set, pattern, color);
        let found: Vec<[bool; 2]> =
            patterns.map(|pattern| [has(pattern, self.owner), has(pattern, !self.owner)]).collect();
        let shares = [0, 1].map(|side| {
            let of = |(found, pattern): (&[bool; 2], &Arc<crate::patlan::Program>)| match found[side] {
                true => pattern.weight().clamp(-MOST_SHARE, MOST_SHARE),
                false => 0.0,
            };
            let shares: Vec<f64> = found.iter().zip(set.companions()).map(of).collect();
            let sum: f64 = shares.iter().sum();
            // What is too much together is cut evenly.
            let cut = if sum.abs() > MOST_SHARES { MOST_SHARES / sum.abs() } else { 1.0 };
            shares.into_iter().map(|share| share * cut).collect::<Vec<f64>>()
        });
        let worth = |index: usize| size * (shares[0][index] - shares[1][index]);
        if let Some(record) = record {
            record.extend(set.companions().iter().enumerate().map(|(index, pattern)| Entry {
                title: pattern.name().to_owned(),
                kind: EntryKind::Pattern,
                line: 0,
                me: Side { fired: found[index][0], changes: Vec::new() },
                opponent: Side { fired: found[index][1], changes: Vec::new() },
                is_king_skipped: false,
                contribution: worth(index),
            }));
        }
        (0..found.len()).map(worth).sum()
    }

    /// Lets a rule change the value of pieces; both frames start from the same values.
    fn piece_rule(&mut self, set: &HeuristicSet, rule: &Rule, is_recorded: bool) -> (bool, Entry) {
        let mut entry = Entry::of(rule, EntryKind::Piece, is_recorded);
        let old = self.machine.values;
        let mut sum = [0.0; 64];
        let mut touched = 0;
        for &frame in self.frames() {
            self.machine.values = old;
            if !self.machine.truth(set, rule.condition, frame) {
                continue;
            }
            let mut changed = 0;
            for deed in &rule.deeds {
                let Deed::Pieces { target, operator, operand } = *deed else { continue };
                let pos = &self.machine.scene.pos;
                let able = (pos.occupied() - pos.role(Role::King)).0;
                let kings = pos.role(Role::King).0;
                let targets = self.machine.run(set, target, frame);
                let x = self.machine.number(set, operand, frame);
                entry.is_king_skipped |= targets & kings != 0;
                for square in Bitboard(targets & able) {
                    let value = &mut self.machine.values[square.index()];
                    *value = changed_value(*value, operator, x);
                }
                changed |= targets & able;
            }
            touched |= changed;
            for square in Bitboard(changed) {
                sum[square.index()] += self.machine.values[square.index()] - old[square.index()];
            }
            if is_recorded {
                let now = self.machine.values;
                let change = |square: lucena_chess::Square| Change {
                    square,
                    from: old[square.index()],
                    to: now[square.index()],
                };
                entry.side(frame == self.owner).fired = true;
                entry.side(frame == self.owner).changes = Bitboard(changed).into_iter().map(change).collect();
            }
        }
        self.machine.values = old;
        for square in Bitboard(touched) {
            self.machine.values[square.index()] = old[square.index()] + sum[square.index()];
        }
        (touched != 0, entry)
    }

    fn board_rule(&mut self, set: &HeuristicSet, rule: &Rule, total: f64, is_recorded: bool) -> Entry {
        let mut entry = Entry::of(rule, EntryKind::Board, is_recorded);
        let mut deltas = [0.0; 2];
        for &frame in self.frames() {
            let is_owner = frame == self.owner;
            let start = if is_owner { total } else { -total };
            self.machine.board = start;
            if !self.machine.truth(set, rule.condition, frame) {
                continue;
            }
            for deed in &rule.deeds {
                if let Deed::Board(value) = *deed {
                    self.machine.board = self.machine.number(set, value, frame);
                }
            }
            entry.side(is_owner).fired = true;
            deltas[usize::from(is_owner)] = self.machine.board - start;
        }
        entry.contribution = deltas[1] - deltas[0];
        entry
    }
}

fn changed_value(value: f64, operator: Option<Operator>, x: f64) -> f64 {
    let changed = match operator {
        Some(Operator::Add) => value + x,
        Some(Operator::Subtract) => value - x,
        Some(Operator::Multiply) => value * x,
        Some(_) if x == 0.0 => value,
        Some(_) => divide(value, x),
        None => x,
    };
    if changed.is_finite() { changed } else { value }
}

impl Entry {
    fn of(rule: &Rule, kind: EntryKind, is_recorded: bool) -> Entry {
        Entry {
            title: if is_recorded { rule.title.clone() } else { String::new() },
            kind,
            line: rule.line,
            me: Side::default(),
            opponent: Side::default(),
            is_king_skipped: false,
            contribution: 0.0,
        }
    }

    fn side(&mut self, is_owner: bool) -> &mut Side {
        if is_owner { &mut self.me } else { &mut self.opponent }
    }
}
