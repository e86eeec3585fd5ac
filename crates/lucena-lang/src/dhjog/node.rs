//! Expressions after checking: names resolved, types known, what is constant worked out.

use lucena_chess::{Bitboard, Role, attacks};

use super::ast::Operator;
use super::functions::Function;
use super::value_type::Type;

/// The players as numbers: they are relative to the frame in which an expression is worked out.
pub(super) const ME: u8 = 0;
pub(super) const OPPONENT: u8 = 1;
pub(super) const NOBODY: u8 = 2;

/// What is read of a piece, a square or a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reading {
    KindOfPiece,
    OwnerOfPiece,
    ValueOfPiece,
    ValueOfKind,
    PieceOnSquare,
    RankOfSquare,
    FileOfSquare,
    Size,
}

/// What is done with two values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Operation {
    Add,
    Subtract,
    Multiply,
    Divide,
    Less,
    LessOrEqual,
    NumberEqual,
    SameBits,
    Union,
    Intersection,
    Except,
    Contains,
    Belongs,
    BelongsByKind,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Node {
    Number(f64),
    Truth(bool),
    Player(u8),
    Kinds(u8),
    /// A set of squares in the frame of White and in the frame of Black.
    Squares([u64; 2]),
    Empty,
    Text(String),
    CurrentStage,
    StageIs(usize),
    Board,
    PiecesOf(Role, u8),
    AllPieces,
    Local(usize),
    Call(Function, Vec<Node>),
    Pattern(Function, usize, Box<Node>),
    User(usize, Vec<Node>),
    Not(Box<Node>),
    Negative(Box<Node>),
    And(Box<Node>, Box<Node>),
    Or(Box<Node>, Box<Node>),
    Binary(Operation, Box<Node>, Box<Node>),
    Read(Reading, Box<Node>),
    Element {
        set: Box<Node>,
        index: Box<Node>,
        is_kinds: bool,
    },
}

impl Node {
    pub(super) fn not(self) -> Node {
        match self {
            Node::Truth(truth) => Node::Truth(!truth),
            Node::Not(of) => *of,
            other => Node::Not(Box::new(other)),
        }
    }

    pub(super) fn negative(self) -> Node {
        match self {
            Node::Number(number) => Node::Number(-number),
            other => Node::Negative(Box::new(other)),
        }
    }

    pub(super) fn both(self, other: Node) -> Node {
        match (self, other) {
            (Node::Truth(false), _) | (_, Node::Truth(false)) => Node::Truth(false),
            (Node::Truth(true), other) | (other, Node::Truth(true)) => other,
            (one, two) => Node::And(Box::new(one), Box::new(two)),
        }
    }

    pub(super) fn either(self, other: Node) -> Node {
        match (self, other) {
            (Node::Truth(true), _) | (_, Node::Truth(true)) => Node::Truth(true),
            (Node::Truth(false), other) | (other, Node::Truth(false)) => other,
            (one, two) => Node::Or(Box::new(one), Box::new(two)),
        }
    }

    /// Two values joined, worked out if both are constant.
    pub(super) fn binary(operation: Operation, left: Node, right: Node) -> Node {
        use Operation::{
            Add, Contains, Divide, Except, Intersection, Less, LessOrEqual, Multiply, NumberEqual,
        };
        use Operation::{SameBits, Subtract, Union};
        match (operation, &left, &right) {
            (Add, Node::Number(a), Node::Number(b)) => Node::Number(a + b),
            (Subtract, Node::Number(a), Node::Number(b)) => Node::Number(a - b),
            (Multiply, Node::Number(a), Node::Number(b)) => Node::Number(a * b),
            (Divide, Node::Number(a), Node::Number(b)) => Node::Number(divide(*a, *b)),
            (Less, Node::Number(a), Node::Number(b)) => Node::Truth(a < b),
            (LessOrEqual, Node::Number(a), Node::Number(b)) => Node::Truth(a <= b),
            (NumberEqual, Node::Number(a), Node::Number(b)) => Node::Truth(is_same(*a, *b)),
            (SameBits, Node::Truth(true), _) => right,
            (SameBits, _, Node::Truth(true)) => left,
            (SameBits, Node::Truth(false), _) => right.not(),
            (SameBits, _, Node::Truth(false)) => left.not(),
            (SameBits, Node::Player(a), Node::Player(b)) => Node::Truth(a == b),
            (SameBits, Node::Kinds(a), Node::Kinds(b)) => Node::Truth(a == b),
            (Contains, Node::Kinds(a), Node::Kinds(b)) => Node::Truth(b & !a == 0),
            (Union, Node::Squares(a), Node::Squares(b)) => Node::Squares([a[0] | b[0], a[1] | b[1]]),
            (Intersection, Node::Squares(a), Node::Squares(b)) => Node::Squares([a[0] & b[0], a[1] & b[1]]),
            (Except, Node::Squares(a), Node::Squares(b)) => Node::Squares([a[0] & !b[0], a[1] & !b[1]]),
            (Union, Node::Kinds(a), Node::Kinds(b)) => Node::Kinds(a | b),
            (Intersection, Node::Kinds(a), Node::Kinds(b)) => Node::Kinds(a & b),
            (Except, Node::Kinds(a), Node::Kinds(b)) => Node::Kinds(a & !b),
            (Union, Node::Empty, _) => right,
            (Union | Except, _, Node::Empty) => left,
            _ => Node::Binary(operation, Box::new(left), Box::new(right)),
        }
    }

    /// A call, worked out if it is the same in every position.
    pub(super) fn call(function: Function, mut arguments: Vec<Node>) -> Node {
        match (function, arguments.as_slice()) {
            (Function::Rank, [Node::Number(n)]) => {
                let own = rank_mask(*n);
                Node::Squares([own, own.swap_bytes()])
            }
            (Function::File, [Node::Number(n)]) => Node::Squares([file_mask(*n); 2]),
            (Function::LightSquares, []) => Node::Squares([LIGHT; 2]),
            (Function::DarkSquares, []) => Node::Squares([!LIGHT; 2]),
            (Function::Neighbours, [Node::Squares(masks)]) => Node::Squares(masks.map(neighbours)),
            (Function::Neighbours, [Node::Empty]) => Node::Empty,
            (Function::Size, [_]) => match arguments.remove(0) {
                Node::Kinds(kinds) => Node::Number(f64::from(kinds.count_ones())),
                Node::Empty => Node::Number(0.0),
                Node::Squares(masks) => Node::Number(f64::from(masks[0].count_ones())),
                set => Node::Read(Reading::Size, Box::new(set)),
            },
            _ => Node::Call(function, arguments),
        }
    }

    /// Whether it is the sum of my pieces less the sum of the opponent's, which even beginners may write out.
    pub(super) fn is_standard(&self) -> bool {
        let is_sum = |node: &Node, player: u8| match node {
            Node::Call(Function::SumPieces, arguments) => matches!(
                arguments.as_slice(),
                [Node::Kinds(kinds), Node::Squares([u64::MAX, u64::MAX]), Node::Player(of)]
                    if kinds & 0x1f == 0x1f && *of == player
            ),
            _ => false,
        };
        matches!(self, Node::Binary(Operation::Subtract, left, right) if is_sum(left, ME) && is_sum(right, OPPONENT))
    }

    /// The standard expression.
    pub(super) fn standard() -> Node {
        let sum = |player| {
            Node::Call(
                Function::SumPieces,
                vec![Node::Kinds(0x1f), Node::Squares([u64::MAX; 2]), Node::Player(player)],
            )
        };
        Node::binary(Operation::Subtract, sum(ME), sum(OPPONENT))
    }

    /// Whether it can only mean kings.
    pub(super) fn is_kings_only(&self) -> bool {
        match self {
            Node::PiecesOf(Role::King, _) => true,
            Node::Call(function, arguments) => {
                function.signature().0.first() == Some(&Type::Kinds)
                    && arguments.first() == Some(&Node::Kinds(0x20))
            }
            _ => false,
        }
    }
}

/// The operation for an operator between numbers, sets or other values; comparisons with the larger side first are
/// turned round by the caller.
pub(super) const fn arithmetic(operator: Operator) -> Option<Operation> {
    Some(match operator {
        Operator::Add => Operation::Add,
        Operator::Subtract => Operation::Subtract,
        Operator::Multiply => Operation::Multiply,
        Operator::Divide => Operation::Divide,
        Operator::Union => Operation::Union,
        Operator::Intersection => Operation::Intersection,
        Operator::Except => Operation::Except,
        _ => return None,
    })
}

/// The light squares: b1 is one.
pub(super) const LIGHT: u64 = 0x55aa_55aa_55aa_55aa;

/// A quotient; nothing is shared out among nobody.
pub(super) fn divide(a: f64, b: f64) -> f64 {
    if b == 0.0 { 0.0 } else { a / b }
}

pub(super) fn is_same(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-9
}

fn index_of(number: f64) -> Option<u32> {
    let is_index = number.fract() == 0.0 && (1.0..=8.0).contains(&number);
    is_index.then(|| number as u32 - 1)
}

pub(super) fn rank_mask(number: f64) -> u64 {
    index_of(number).map_or(0, |rank| 0xff << (8 * rank))
}

pub(super) fn file_mask(number: f64) -> u64 {
    index_of(number).map_or(0, |file| 0x0101_0101_0101_0101 << file)
}

/// The squares a king's step away from a set, without the set.
pub(super) fn neighbours(mask: u64) -> u64 {
    let around = Bitboard(mask).into_iter().fold(Bitboard::EMPTY, |all, square| all | attacks::king(square));
    around.0 & !mask
}
