//! A heuristic set after compilation: one flat list of operations, and where each rule begins in it.

use std::sync::Arc;

use lucena_chess::Role;

use super::ast::Operator;
use super::functions::Function;
use super::node::{NOBODY, Node, Operation, Reading};
use super::normal::Form;
use super::value_type::Type;
use crate::patlan;

/// One step of the machine. Every value is a word of 64 bits: a number's bits, a set of squares, of pieces or of
/// piece types, a truth or a player; the checker has made sure that each step finds what it needs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Op {
    Push(u64),
    Mask(u32),
    Board,
    PiecesOf(Role, u8),
    AllPieces,
    StageIs(usize),
    Load(u32),
    Store(u32),
    Call(Function),
    Pattern(Function, u32),
    User(u32),
    Not,
    Negative,
    Binary(Operation),
    Read(Reading),
    Element {
        is_kinds: bool,
    },
    Jump(u32),
    JumpUnless(u32),
    /// Leaves a false value and jumps, or drops a true one.
    AndElse(u32),
    /// Leaves a true value and jumps, or drops a false one.
    OrElse(u32),
    /// Takes the next element out of the set in one variable and puts it in another, or jumps if there is none.
    Next {
        set: u32,
        element: u32,
        is_kinds: bool,
        end: u32,
    },
    Return,
}

/// Where a piece of code begins in the list of operations.
pub(super) type Entry = u32;

/// What a rule does when its condition holds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Deed {
    Pieces {
        target: Entry,
        operator: Option<Operator>,
        operand: Entry,
    },
    Board(Entry),
    /// Nothing if the stage does not exist.
    Stage(Option<usize>),
}

/// A heuristic.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Rule {
    pub(super) title: String,
    pub(super) line: usize,
    pub(super) condition: Entry,
    pub(super) deeds: Vec<Deed>,
    pub(super) form: Form,
}

/// A stage.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Stage {
    pub(super) title: String,
    pub(super) base: [f64; 6],
    pub(super) board: Entry,
    pub(super) board_form: Form,
    pub(super) piece_rules: Vec<Rule>,
    pub(super) board_rules: Vec<Rule>,
    pub(super) transitions: Vec<Rule>,
}

/// A function of the author.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Routine {
    pub(super) name: String,
    pub(super) line: usize,
    pub(super) entry: Entry,
    pub(super) variables: usize,
    pub(super) parameters: usize,
    pub(super) result: Type,
}

impl Routine {
    /// What a function gives that was stopped.
    pub(super) fn start_value(&self) -> u64 {
        if self.result == Type::Player { u64::from(NOBODY) } else { 0 }
    }
}

/// A compiled heuristic set.
#[derive(Clone, Debug, Default)]
pub struct HeuristicSet {
    pub(super) title: String,
    pub(super) author: Option<String>,
    pub(super) level: u8,
    pub(super) fingerprint: String,
    pub(super) canonical: String,
    pub(super) is_only_me: bool,
    pub(super) initial: usize,
    pub(super) ops: Vec<Op>,
    pub(super) masks: Vec<[u64; 2]>,
    /// The regions by stage and name, for those who compare sets.
    pub(super) regions: Vec<(Option<usize>, String, [u64; 2])>,
    pub(super) stages: Vec<Stage>,
    pub(super) routines: Vec<Routine>,
    pub(super) patterns: Vec<Arc<patlan::Program>>,
    /// From here on the patterns are not asked about by the set: it plays with them.
    pub(super) companions: Option<usize>,
}

impl HeuristicSet {
    /// The title.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Who wrote it.
    pub fn author(&self) -> Option<&str> {
        self.author.as_deref()
    }

    /// The level of its constructs, 1 to 6.
    pub fn level(&self) -> u8 {
        self.level
    }

    /// What tells it from every other set: the digest of its canonical text without remarks, in hexadecimal.
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// Its Portuguese text in the canonical layout, without remarks and comments.
    pub fn canonical(&self) -> &str {
        &self.canonical
    }

    /// The titles of the stages in order.
    pub fn stages(&self) -> impl ExactSizeIterator<Item = &str> {
        self.stages.iter().map(|stage| stage.title.as_str())
    }

    /// The number of the stage in which a game begins.
    pub fn initial_stage(&self) -> usize {
        self.initial
    }

    /// The same set playing with patterns: the weight of each acts on the value for the side that has an instance.
    #[must_use]
    pub fn with_patterns(mut self, patterns: &[Arc<patlan::Program>]) -> HeuristicSet {
        self.patterns.truncate(self.companions.unwrap_or(self.patterns.len()));
        self.companions = (!patterns.is_empty()).then_some(self.patterns.len());
        self.patterns.extend(patterns.iter().cloned());
        self
    }

    /// The patterns that the set plays with.
    pub fn companions(&self) -> &[Arc<patlan::Program>] {
        self.companions.map_or(&[], |from| &self.patterns[from..])
    }

    /// What a pawn is worth at the start of a game, by which the author's units become centipawns.
    pub(super) fn unit(&self) -> f64 {
        let pawn = self.stages[self.initial].base[Role::Pawn.index()];
        if pawn > 0.0 { pawn } else { 1.0 }
    }

    /// Appends the code of an expression that ends by itself.
    pub(super) fn expression(&mut self, node: &Node) -> Entry {
        let entry = self.here();
        self.emit(node);
        self.ops.push(Op::Return);
        entry
    }

    pub(super) fn here(&self) -> Entry {
        u32::try_from(self.ops.len()).unwrap_or(Entry::MAX)
    }

    /// Makes a jump emitted earlier lead here.
    pub(super) fn land(&mut self, jump: Entry) {
        let here = self.here();
        if let Some(
            Op::Jump(end) | Op::JumpUnless(end) | Op::AndElse(end) | Op::OrElse(end) | Op::Next { end, .. },
        ) = self.ops.get_mut(jump as usize)
        {
            *end = here;
        }
    }

    /// Appends an operation; gives its place.
    pub(super) fn op(&mut self, op: Op) -> Entry {
        let at = self.here();
        self.ops.push(op);
        at
    }

    pub(super) fn emit(&mut self, node: &Node) {
        match node {
            Node::Number(number) => self.push(number.to_bits()),
            Node::Truth(truth) => self.push(u64::from(*truth)),
            Node::Player(player) => self.push(u64::from(*player)),
            Node::Kinds(kinds) => self.push(u64::from(*kinds)),
            Node::Squares([white, black]) if white == black => self.push(*white),
            Node::Squares(masks) => {
                let known = self.masks.iter().position(|known| known == masks);
                let index = known.unwrap_or_else(|| {
                    self.masks.push(*masks);
                    self.masks.len() - 1
                });
                self.ops.push(Op::Mask(index as u32));
            }
            // Texts are compared by the checker; they have no value of their own.
            Node::Empty | Node::Text(_) | Node::CurrentStage => self.push(0),
            Node::StageIs(stage) => self.ops.push(Op::StageIs(*stage)),
            Node::Board => self.ops.push(Op::Board),
            Node::PiecesOf(role, player) => self.ops.push(Op::PiecesOf(*role, *player)),
            Node::AllPieces => self.ops.push(Op::AllPieces),
            Node::Local(slot) => self.ops.push(Op::Load(*slot as u32)),
            Node::Call(function, arguments) => {
                arguments.iter().for_each(|argument| self.emit(argument));
                self.ops.push(Op::Call(*function));
            }
            Node::Pattern(function, pattern, player) => {
                self.emit(player);
                self.ops.push(Op::Pattern(*function, *pattern as u32));
            }
            Node::User(routine, arguments) => {
                arguments.iter().for_each(|argument| self.emit(argument));
                self.ops.push(Op::User(*routine as u32));
            }
            Node::Not(of) => self.after(of, Op::Not),
            Node::Negative(of) => self.after(of, Op::Negative),
            Node::Read(reading, of) => self.after(of, Op::Read(*reading)),
            Node::And(left, right) => self.shortcut(left, right, Op::AndElse(0)),
            Node::Or(left, right) => self.shortcut(left, right, Op::OrElse(0)),
            Node::Binary(operation, left, right) => {
                self.emit(left);
                self.after(right, Op::Binary(*operation));
            }
            Node::Element { set, index, is_kinds } => {
                self.emit(set);
                self.after(index, Op::Element { is_kinds: *is_kinds });
            }
        }
    }

    fn push(&mut self, word: u64) {
        self.ops.push(Op::Push(word));
    }

    fn after(&mut self, node: &Node, op: Op) {
        self.emit(node);
        self.ops.push(op);
    }

    fn shortcut(&mut self, left: &Node, right: &Node, jump: Op) {
        self.emit(left);
        let jump = self.op(jump);
        self.emit(right);
        self.land(jump);
    }
}
