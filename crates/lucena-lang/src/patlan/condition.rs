//! The value of conditions: operators with undefined values, and every built-in function.

mod functions;

use std::sync::Arc;

use lucena_chess::{Bitboard, Color, Piece, Role, Square};

use super::ast::Owner;
use super::matcher::{Fuel, LimitExceeded};
use super::program::{Node, Operand, Program, SlotId, SlotSet, bit};
use super::sight::Sight;
use super::token::Operator;

/// A value of an expression.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Value {
    Undefined,
    Truth(bool),
    Number(f64),
}

impl Value {
    pub(crate) fn is_true(self) -> bool {
        match self {
            Value::Undefined => false,
            Value::Truth(truth) => truth,
            Value::Number(number) => number != 0.0,
        }
    }

    fn number(self) -> Option<f64> {
        match self {
            Value::Undefined => None,
            Value::Truth(truth) => Some(f64::from(u8::from(truth))),
            Value::Number(number) => Some(number),
        }
    }

    pub(super) fn count(count: u32) -> Value {
        Value::Number(f64::from(count))
    }

    pub(super) fn negative(self) -> Value {
        self.number().map_or(Value::Undefined, |number| Value::Number(-number))
    }

    fn of(value: Option<Value>) -> Value {
        value.unwrap_or(Value::Undefined)
    }
}

/// What each role is worth in VALUEOF and the functions that add values up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Values(pub [f64; 6]);

impl Default for Values {
    fn default() -> Values {
        Values([1.0, 3.0, 3.0, 5.0, 9.0, 200.0])
    }
}

impl Values {
    /// The value of a role.
    pub fn of(&self, role: Role) -> f64 {
        self.0[role.index()]
    }
}

/// Where the figures of an instance are on a board.
pub(crate) struct World<'a> {
    pub(crate) sight: &'a mut Sight,
    pub(crate) program: &'a Program,
    pub(crate) values: Values,
    pub(crate) squares: [Square; 32],
    pub(crate) bound: SlotSet,
    /// Pieces that have been captured.
    pub(crate) captured: SlotSet,
    /// What the captured pieces were.
    pub(crate) taken: [Option<Piece>; 32],
    pub(crate) fuel: &'a mut Fuel,
}

type Evaluated = Result<Value, LimitExceeded>;

/// Numbers closer than this are equal.
const TOLERANCE: f64 = 1e-9;

impl World<'_> {
    pub(crate) fn holds(&mut self, node: &Node) -> Result<bool, LimitExceeded> {
        Ok(self.value(node)?.is_true())
    }

    pub(crate) fn value(&mut self, node: &Node) -> Evaluated {
        Ok(match node {
            Node::Number(number) => Value::Number(*number),
            Node::Truth(truth) => Value::Truth(*truth),
            Node::Not(inner) => Value::Truth(!self.holds(inner)?),
            Node::Negative(inner) => self.value(inner)?.negative(),
            Node::All(parts) => {
                for part in parts {
                    if !self.holds(part)? {
                        return Ok(Value::Truth(false));
                    }
                }
                Value::Truth(true)
            }
            Node::Any(parts) => {
                for part in parts {
                    if self.holds(part)? {
                        return Ok(Value::Truth(true));
                    }
                }
                Value::Truth(false)
            }
            Node::Binary(operator, left, right) => {
                let (left, right) = (self.value(left)?, self.value(right)?);
                binary(*operator, left, right)
            }
            Node::Call(function, operands) => return self.call(*function, operands),
        })
    }

    fn side(&self, owner: Owner) -> Color {
        if owner == Owner::Me { self.sight.me() } else { !self.sight.me() }
    }

    fn is_bound(&self, slot: SlotId) -> bool {
        self.bound & bit(slot) != 0
    }

    /// The square of a figure: for a captured piece its last one.
    fn square(&self, slot: SlotId) -> Option<Square> {
        self.is_bound(slot).then(|| self.squares[slot as usize])
    }

    /// The square of the living piece that a figure denotes.
    fn piece_square(&self, slot: SlotId) -> Option<Square> {
        let square = self.square(slot).filter(|_| self.captured & bit(slot) == 0)?;
        self.sight.board().occupied().contains(square).then_some(square)
    }

    /// The piece that a figure denotes; a captured one is still known.
    fn piece(&self, slot: SlotId) -> Option<Piece> {
        match self.piece_square(slot) {
            Some(square) => self.sight.board().piece_on(square),
            None => self.taken[slot as usize],
        }
    }

    /// The squares of the pieces that a bare letter stands for.
    fn set(&self, mine: Option<bool>, roles: u8) -> Bitboard {
        let board = self.sight.board();
        let owned = match mine {
            Some(true) => board.color(self.sight.me()),
            Some(false) => board.color(!self.sight.me()),
            None => board.occupied(),
        };
        let of_roles = Role::ALL
            .into_iter()
            .filter(|&role| roles & super::program::role_bit(role) != 0)
            .fold(Bitboard::EMPTY, |set, role| set | board.role(role));
        owned & of_roles
    }

    fn value_on(&self, square: Square) -> f64 {
        self.sight.board().role_on(square).map_or(0.0, |role| self.values.of(role))
    }

    /// Value times the number of the square, a1 being 1 and h8 being 64.
    fn relative_value_on(&self, square: Square) -> f64 {
        self.value_on(square) * (square.index() + 1) as f64
    }

    fn exists(&mut self, program: &Arc<Program>, owner: Owner) -> Evaluated {
        let sight = self.sight.seen_by(self.side(owner));
        if let Some(known) = sight.answer(program) {
            return Ok(Value::Truth(known));
        }
        let found = super::matcher::occurs_on(program, sight, self.values, self.fuel)?;
        sight.remember(program, found);
        Ok(Value::Truth(found))
    }
}

pub(super) fn binary(operator: Operator, left: Value, right: Value) -> Value {
    let is_comparison = operator.level() < 2;
    let (Some(a), Some(b)) = (left.number(), right.number()) else {
        return if is_comparison { Value::Truth(false) } else { Value::Undefined };
    };
    let is_truth = matches!(left, Value::Truth(_)) || matches!(right, Value::Truth(_));
    let same = if is_truth { left.is_true() == right.is_true() } else { (a - b).abs() < TOLERANCE };
    match operator {
        Operator::Equal => Value::Truth(same),
        Operator::NotEqual => Value::Truth(!same),
        Operator::Less => Value::Truth(a < b - TOLERANCE),
        Operator::Greater => Value::Truth(a > b + TOLERANCE),
        Operator::LessOrEqual => Value::Truth(a < b + TOLERANCE),
        Operator::GreaterOrEqual => Value::Truth(a > b - TOLERANCE),
        Operator::Plus => Value::Number(a + b),
        Operator::Minus => Value::Number(a - b),
        Operator::Times => Value::Number(a * b),
        Operator::Divide | Operator::Remainder if b == 0.0 => Value::Undefined,
        Operator::Divide => Value::Number(a / b),
        // The remainder has the sign of the dividend.
        Operator::Remainder => Value::Number(a - b * (a / b).trunc()),
    }
}

/// The operand in a place of a call; the checker made sure that it is there.
fn slot_of(operands: &[Operand], place: usize) -> Option<SlotId> {
    match operands.get(place) {
        Some(Operand::Slot(slot)) => Some(*slot),
        _ => None,
    }
}
