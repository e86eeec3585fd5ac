//! The machine that runs the flat program of a set on a position: a stack of words, variables, and what has been
//! worked out about the position.

mod functions;
mod pawns;
mod scene;

use lucena_chess::{Bitboard, Color, Position};

use super::limits::MAX_INSTRUCTIONS;
use super::node::{NOBODY, OPPONENT, Operation, Reading, divide, is_same};
use super::program::{Entry, HeuristicSet, Op};
pub(super) use scene::Scene;

#[derive(Clone, Debug)]
pub(super) struct Machine {
    pub(super) scene: Scene,
    /// The value of the piece on each square at this moment.
    pub(super) values: [f64; 64],
    pub(super) base: [f64; 6],
    pub(super) stage: usize,
    /// The color that stands for ME.
    pub(super) frame: Color,
    /// The value of the board, in the rules about it.
    pub(super) board: f64,
    stack: Vec<u64>,
    variables: Vec<u64>,
    left: u32,
    /// The function that ran out of instructions, if one did.
    pub(super) stopped: Option<usize>,
}

impl Machine {
    pub(super) fn new() -> Machine {
        Machine {
            scene: Scene::new(),
            values: [0.0; 64],
            base: [0.0; 6],
            stage: 0,
            frame: Color::White,
            board: 0.0,
            stack: Vec::with_capacity(64),
            variables: Vec::with_capacity(64),
            left: MAX_INSTRUCTIONS,
            stopped: None,
        }
    }

    /// Looks at a position in a stage: all pieces have their base values.
    pub(super) fn look(&mut self, pos: &Position, root: &Position, set: &HeuristicSet, stage: usize) {
        self.scene.look(pos, root, set.patterns.len());
        self.left = MAX_INSTRUCTIONS;
        self.stopped = None;
        self.enter(set, stage);
    }

    /// Goes to a stage: all pieces have its base values.
    pub(super) fn enter(&mut self, set: &HeuristicSet, stage: usize) {
        self.stage = stage;
        self.base = set.stages[stage].base;
        for square in self.scene.pos.occupied() {
            let role = self.scene.pos.role_on(square);
            self.values[square.index()] = role.map_or(0.0, |role| self.base[role.index()]);
        }
    }

    pub(super) fn truth(&mut self, set: &HeuristicSet, entry: Entry, frame: Color) -> bool {
        self.run(set, entry, frame) != 0
    }

    pub(super) fn number(&mut self, set: &HeuristicSet, entry: Entry, frame: Color) -> f64 {
        let number = f64::from_bits(self.run(set, entry, frame));
        // What grows beyond all bounds must not poison what follows.
        if number.is_finite() { number } else { 0.0 }
    }

    pub(super) fn run(&mut self, set: &HeuristicSet, entry: Entry, frame: Color) -> u64 {
        self.frame = frame;
        self.stack.clear();
        self.variables.clear();
        self.execute(set, entry, 0, None)
    }

    fn pop(&mut self) -> u64 {
        self.stack.pop().unwrap_or(0)
    }

    fn pop_number(&mut self) -> f64 {
        f64::from_bits(self.pop())
    }

    /// The color that a player stands for in this frame.
    fn color(&self, player: u64) -> Option<Color> {
        match u8::try_from(player) {
            Ok(NOBODY) | Err(_) => None,
            Ok(OPPONENT) => Some(!self.frame),
            Ok(_) => Some(self.frame),
        }
    }

    /// Runs code up to its return; of a function, with its variables from `base` on.
    fn execute(&mut self, set: &HeuristicSet, entry: Entry, base: usize, routine: Option<usize>) -> u64 {
        let mut at = entry as usize;
        loop {
            if let Some(index) = routine {
                if self.left == 0 {
                    // The innermost function is the one to name.
                    self.stopped.get_or_insert(index);
                    return set.routines[index].start_value();
                }
                self.left -= 1;
            }
            let Some(&op) = set.ops.get(at) else { return 0 };
            at += 1;
            match op {
                Op::Push(word) => self.stack.push(word),
                Op::Mask(mask) => self.stack.push(set.masks[mask as usize][self.frame.index()]),
                Op::Board => self.stack.push(self.board.to_bits()),
                Op::PiecesOf(role, player) => {
                    let color = self.color(u64::from(player));
                    self.stack.push(color.map_or(0, |color| self.scene.pos.pieces(color, role).0));
                }
                Op::AllPieces => self.stack.push(self.scene.pos.occupied().0),
                Op::StageIs(stage) => self.stack.push(u64::from(self.stage == stage)),
                Op::Load(slot) => self.stack.push(self.variables[base + slot as usize]),
                Op::Store(slot) => self.variables[base + slot as usize] = self.pop(),
                Op::Call(function) => {
                    let count = function.signature().0.len();
                    let from = self.stack.len() - count;
                    let mut arguments = [0; 3];
                    arguments[..count].copy_from_slice(&self.stack[from..]);
                    self.stack.truncate(from);
                    let result = self.call(function, arguments);
                    self.stack.push(result);
                }
                Op::Pattern(function, pattern) => {
                    let player = self.pop();
                    let result = self.pattern(function, set, pattern as usize, player);
                    self.stack.push(result);
                }
                Op::User(index) => {
                    let routine = &set.routines[index as usize];
                    let from = self.stack.len() - routine.parameters;
                    let frame = self.variables.len();
                    self.variables.extend_from_slice(&self.stack[from..]);
                    self.variables.resize(frame + routine.variables, 0);
                    self.stack.truncate(from);
                    let result = self.execute(set, routine.entry, frame, Some(index as usize));
                    self.variables.truncate(frame);
                    self.stack.truncate(from);
                    self.stack.push(result);
                }
                Op::Not => {
                    let truth = self.pop() == 0;
                    self.stack.push(u64::from(truth));
                }
                Op::Negative => {
                    let number = -self.pop_number();
                    self.stack.push(number.to_bits());
                }
                Op::Binary(operation) => {
                    let (right, left) = (self.pop(), self.pop());
                    let result = self.join(operation, left, right);
                    self.stack.push(result);
                }
                Op::Read(reading) => {
                    let of = self.pop();
                    let result = self.read(reading, of);
                    self.stack.push(result);
                }
                Op::Element { is_kinds } => {
                    let (index, set) = (self.pop_number(), self.pop());
                    let wanted = if index >= 1.0 { index as usize - 1 } else { usize::MAX };
                    self.stack.push(self.elements(set, is_kinds).nth(wanted).unwrap_or(0));
                }
                Op::Jump(target) => at = target as usize,
                Op::JumpUnless(target) => {
                    if self.pop() == 0 {
                        at = target as usize;
                    }
                }
                Op::AndElse(target) | Op::OrElse(target) => {
                    let is_true = self.stack.last().is_some_and(|word| *word != 0);
                    if is_true == matches!(op, Op::OrElse(_)) {
                        at = target as usize;
                    } else {
                        self.pop();
                    }
                }
                Op::Next { set, element, is_kinds, end } => {
                    let rest = self.variables[base + set as usize];
                    match self.elements(rest, is_kinds).next() {
                        Some(next) => {
                            self.variables[base + set as usize] = rest & !next;
                            self.variables[base + element as usize] = next;
                        }
                        None => at = end as usize,
                    }
                }
                Op::Return => return self.pop(),
            }
        }
    }

    /// The elements of a set, each as a set of one: squares as they come in this frame.
    fn elements(&self, set: u64, is_kinds: bool) -> impl Iterator<Item = u64> + use<> {
        let is_turned = self.frame == Color::Black && !is_kinds;
        let seen = if is_turned { set.swap_bytes() } else { set };
        Bitboard(seen).into_iter().map(move |square| {
            let one = Bitboard::square(square).0;
            if is_turned { one.swap_bytes() } else { one }
        })
    }

    fn join(&self, operation: Operation, left: u64, right: u64) -> u64 {
        let (a, b) = (f64::from_bits(left), f64::from_bits(right));
        match operation {
            Operation::Add => (a + b).to_bits(),
            Operation::Subtract => (a - b).to_bits(),
            Operation::Multiply => (a * b).to_bits(),
            Operation::Divide => divide(a, b).to_bits(),
            Operation::Less => u64::from(a < b),
            Operation::LessOrEqual => u64::from(a <= b),
            Operation::NumberEqual => u64::from(is_same(a, b)),
            Operation::SameBits => u64::from(left == right),
            Operation::Union => left | right,
            Operation::Intersection => left & right,
            Operation::Except => left & !right,
            Operation::Contains => u64::from(right & !left == 0),
            Operation::Belongs => u64::from(left != 0 && left & !right == 0),
            Operation::BelongsByKind => u64::from(self.read(Reading::KindOfPiece, left) & right != 0),
        }
    }

    fn read(&self, reading: Reading, of: u64) -> u64 {
        let square = Bitboard(of).first();
        let pos = &self.scene.pos;
        let piece = square.and_then(|square| pos.piece_on(square));
        match reading {
            Reading::Size => f64::from(of.count_ones()).to_bits(),
            Reading::PieceOnSquare => of & pos.occupied().0,
            Reading::KindOfPiece => piece.map_or(0, |piece| 1 << piece.role().index()),
            Reading::OwnerOfPiece => match piece {
                Some(piece) => u64::from(piece.color() != self.frame),
                None => u64::from(NOBODY),
            },
            Reading::ValueOfPiece => match (piece, square) {
                (Some(_), Some(square)) => self.values[square.index()].to_bits(),
                _ => 0.0_f64.to_bits(),
            },
            Reading::ValueOfKind => {
                self.base.get(of.trailing_zeros() as usize).copied().unwrap_or(0.0).to_bits()
            }
            Reading::RankOfSquare => {
                let rank = square.map(|square| self.frame.relative_rank(square.rank()).index() + 1);
                (rank.unwrap_or(0) as f64).to_bits()
            }
            Reading::FileOfSquare => (square.map_or(0, |square| square.file().index() + 1) as f64).to_bits(),
        }
    }
}
