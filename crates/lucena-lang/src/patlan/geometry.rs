//! Conditions that ask for nothing but the places of figures, such as `FILEOF(P1) < FILEOF(P2)`: they become
//! sets of squares, so that candidates are ruled out many at a time and not one by one.

use std::sync::OnceLock;

use lucena_chess::{Bitboard, Color, File, Rank, Square};

use super::condition::{Value, binary};
use super::program::{Node, Operand, SlotId};
use super::vocabulary::Function;

/// For each color of the searcher and each square of one figure, where another may stand.
type Table = [[Bitboard; 64]; 2];

/// A condition on the places of two figures, for the step that binds the second of them.
#[derive(Clone, Debug)]
pub(crate) struct Pair {
    /// The figure that is bound before.
    pub(crate) other: SlotId,
    /// The conjunct of the precondition.
    pub(crate) conjunct: usize,
    /// Worked out when it is first needed: most patterns of a library are never asked for in a run.
    table: OnceLock<Box<Table>>,
}

impl Pair {
    pub(super) fn new(other: SlotId, conjunct: usize) -> Pair {
        Pair { other, conjunct, table: OnceLock::new() }
    }

    /// Where the figure `slot` may stand when the other stands on a square.
    #[inline]
    pub(super) fn squares(&self, node: &Node, slot: SlotId, other: Square, me: Color) -> Bitboard {
        self.table.get_or_init(|| self.work_out(node, slot))[me.index()][other.index()]
    }

    fn work_out(&self, node: &Node, slot: SlotId) -> Box<Table> {
        let mut table = Box::new([[Bitboard::EMPTY; 64]; 2]);
        for me in Color::ALL {
            for other in Square::all() {
                table[me.index()][other.index()] =
                    fitting(node, me, &|asked, square| if asked == slot { square } else { other });
            }
        }
        table
    }
}

/// Where a figure may stand by a condition on its place alone, for each color of the searcher.
pub(super) fn places(node: &Node) -> [Bitboard; 2] {
    Color::ALL.map(|me| fitting(node, me, &|_, square| square))
}

/// The squares for which a condition holds; `place` says where a figure stands then.
fn fitting(node: &Node, me: Color, place: &dyn Fn(SlotId, Square) -> Square) -> Bitboard {
    Square::all().filter(|&square| value(node, me, &|slot| place(slot, square)).is_true()).collect()
}

/// Whether an expression asks for nothing but the places of figures.
pub(super) fn is_geometric(node: &Node) -> bool {
    match node {
        Node::Number(_) | Node::Truth(_) => true,
        Node::Negative(inner) | Node::Not(inner) => is_geometric(inner),
        Node::Binary(_, left, right) => is_geometric(left) && is_geometric(right),
        Node::All(parts) | Node::Any(parts) => parts.iter().all(is_geometric),
        Node::Call(function, operands) => {
            let is_known = matches!(
                function,
                Function::White
                    | Function::Black
                    | Function::FileOf
                    | Function::RankOf
                    | Function::SquareColorOf
                    | Function::OnEdge
                    | Function::OnCorner
                    | Function::FileDistance
                    | Function::RankDistance
                    | Function::MaxDistance
                    | Function::MinDistance
                    | Function::ManhattanDistance
            );
            is_known && operands.iter().all(|operand| matches!(operand, Operand::Slot(_)))
        }
    }
}

/// The value of a geometric expression when every figure is bound.
fn value(node: &Node, me: Color, place: &dyn Fn(SlotId) -> Square) -> Value {
    let holds = |part: &Node| value(part, me, place).is_true();
    match node {
        Node::Number(number) => Value::Number(*number),
        Node::Truth(truth) => Value::Truth(*truth),
        Node::Not(inner) => Value::Truth(!holds(inner)),
        Node::Negative(inner) => value(inner, me, place).negative(),
        Node::All(parts) => Value::Truth(parts.iter().all(holds)),
        Node::Any(parts) => Value::Truth(parts.iter().any(holds)),
        Node::Binary(operator, left, right) => {
            binary(*operator, value(left, me, place), value(right, me, place))
        }
        Node::Call(Function::White, _) => Value::Truth(me == Color::White),
        Node::Call(Function::Black, _) => Value::Truth(me == Color::Black),
        Node::Call(function, operands) => match operands.as_slice() {
            [Operand::Slot(slot)] => of_place(*function, place(*slot)),
            [Operand::Slot(first), Operand::Slot(second)] => {
                of_places(*function, place(*first), place(*second))
            }
            _ => Value::Undefined,
        },
    }
}

/// The functions of one square, whatever stands on it.
pub(super) fn of_place(function: Function, square: Square) -> Value {
    let on_side = matches!(square.file(), File::A | File::H);
    let on_end = matches!(square.rank(), Rank::First | Rank::Eighth);
    match function {
        Function::FileOf => Value::count(square.file().index() as u32 + 1),
        Function::RankOf => Value::count(square.rank().index() as u32 + 1),
        Function::OnEdge => Value::Truth(on_side || on_end),
        Function::OnCorner => Value::Truth(on_side && on_end),
        Function::SquareColorOf => Value::count(u32::from(!square.is_light())),
        _ => Value::Undefined,
    }
}

/// The distances between two squares.
pub(super) fn of_places(function: Function, first: Square, second: Square) -> Value {
    let files = first.file().index().abs_diff(second.file().index()) as u32;
    let ranks = first.rank().index().abs_diff(second.rank().index()) as u32;
    match function {
        Function::FileDistance => Value::count(files),
        Function::RankDistance => Value::count(ranks),
        Function::MaxDistance => Value::count(files.max(ranks)),
        Function::MinDistance => Value::count(files.min(ranks)),
        Function::ManhattanDistance => Value::count(files + ranks),
        _ => Value::Undefined,
    }
}
