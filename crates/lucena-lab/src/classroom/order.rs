//! Which move is looked at first: that of the table, captures by what they win, moves that were good elsewhere.
//!
//! The values are fixed: those of the author must not decide what is searched.

use lucena_chess::{Move, Position, Role};

/// The deepest ply that has killers of its own.
pub(super) const MOST_PLIES: usize = 128;

const FIRST: i32 = 1 << 30;
const CAPTURE: i32 = 1 << 28;
const KILLER: i32 = 1 << 27;
/// History is halved before it reaches the killers.
const MOST_HISTORY: i32 = 1 << 24;

const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 10,
    }
}

/// What was learned in this search about quiet moves.
pub(super) struct Memory {
    killers: [[Option<Move>; 2]; MOST_PLIES],
    history: Box<[[[i32; 64]; 64]; 2]>,
}

impl Memory {
    pub(super) fn new() -> Memory {
        Memory { killers: [[None; 2]; MOST_PLIES], history: Box::new([[[0; 64]; 64]; 2]) }
    }

    /// A quiet move was too good for the other side.
    pub(super) fn learn(&mut self, pos: &Position, mv: Move, ply: usize, depth: i32) {
        if mv.is_capture() || mv.is_promotion() {
            return;
        }
        let killers = &mut self.killers[ply.min(MOST_PLIES - 1)];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let table = &mut self.history[pos.turn().index()];
        let count = &mut table[mv.from().index()][mv.to().index()];
        *count += depth * depth;
        if *count > MOST_HISTORY {
            table.as_flattened_mut().iter_mut().for_each(|count| *count /= 2);
        }
    }

    /// Puts the moves in order, the most promising first; what is equal keeps its order.
    pub(super) fn sort(&self, pos: &Position, moves: &mut [Move], first: Option<Move>, ply: usize) {
        let killers = self.killers[ply.min(MOST_PLIES - 1)];
        let history = &self.history[pos.turn().index()];
        moves.sort_by_cached_key(|&mv| -match mv {
            _ if Some(mv) == first => FIRST,
            _ if mv.is_capture() || mv.is_promotion() => CAPTURE + gain(pos, mv),
            _ if killers[0] == Some(mv) => KILLER + 1,
            _ if killers[1] == Some(mv) => KILLER,
            _ => history[mv.from().index()][mv.to().index()],
        });
    }
}

/// The most valuable victim first, then the least valuable attacker.
fn gain(pos: &Position, mv: Move) -> i32 {
    let victim = match mv.is_en_passant() {
        true => Some(Role::Pawn),
        false => pos.role_on(mv.to()).filter(|_| mv.is_capture()),
    };
    let promoted = mv.promotion().map_or(0, |role| worth(role) - 1);
    let attacker = pos.role_on(mv.from()).map_or(0, worth);
    16 * (victim.map_or(0, worth) + promoted) - attacker
}

/// Only captures and promotions to a queen, the most promising first.
pub(super) fn noisy(pos: &Position) -> lucena_chess::MoveList {
    let mut moves: lucena_chess::MoveList = pos
        .captures()
        .into_iter()
        .filter(|mv| mv.promotion().is_none_or(|role| role == Role::Queen))
        .collect();
    moves.sort_by_cached_key(|&mv| -gain(pos, mv));
    moves
}
