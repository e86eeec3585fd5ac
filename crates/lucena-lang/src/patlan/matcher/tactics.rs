//! From a raw instance to a valid one: precondition, the moves of the tactics, postcondition; and if it is
//! not valid, why not.

use lucena_chess::{Role, Square};

use super::{Fuel, LimitExceeded};
use crate::Span;
use crate::patlan::condition::{Values, World};
use crate::patlan::program::{Conjunct, Program, SlotId, bit};
use crate::patlan::sight::Sight;

/// Why a move of the tactics cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TacticFailure {
    /// The piece has been captured.
    Captured,
    /// No piece stands on the square of origin.
    NoPiece,
    /// The other side would have to pass, but is in check.
    CannotPass,
    /// The rules do not allow the move.
    Illegal,
}

/// Why a raw instance is not valid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// These parts of the precondition do not hold.
    Precondition(Vec<Span>),
    /// The tactic with this number, counted from 0, cannot be played.
    Tactic(usize, TacticFailure),
    /// These parts of the postcondition do not hold.
    Postcondition(Vec<Span>),
}

/// Why an instance is not valid; nothing if it is.
pub(super) fn judge(
    program: &Program,
    sight: &mut Sight,
    values: Values,
    fuel: &mut Fuel,
    bindings: &[(usize, Square)],
) -> Result<Option<Failure>, LimitExceeded> {
    let mut squares = [Square::A1; 32];
    let mut bound = 0;
    for &(slot, square) in bindings {
        squares[slot] = square;
        bound |= bit(slot as SlotId);
    }
    let mut world = World { sight, program, values, squares, bound, captured: 0, taken: [None; 32], fuel };
    let failed = failed_parts(&mut world, &program.precondition)?;
    if !failed.is_empty() {
        return Ok(Some(Failure::Precondition(failed)));
    }
    if program.tactics.is_empty() {
        return Ok(None);
    }
    let mut after = Sight::new(*world.sight.board(), world.sight.me());
    let mut world = World { sight: &mut after, fuel: world.fuel, ..world };
    for (index, &(from, to)) in program.tactics.iter().enumerate() {
        if let Err(failure) = play(&mut world, from, to) {
            return Ok(Some(Failure::Tactic(index, failure)));
        }
    }
    let failed = failed_parts(&mut world, &program.postcondition)?;
    Ok((!failed.is_empty()).then_some(Failure::Postcondition(failed)))
}

fn failed_parts(world: &mut World<'_>, parts: &[Conjunct]) -> Result<Vec<Span>, LimitExceeded> {
    let mut failed = Vec::new();
    for part in parts {
        if !world.holds(&part.node)? {
            failed.push(part.span);
        }
    }
    Ok(failed)
}

/// Whether tactics and postcondition hold, the precondition having been tested.
pub(super) fn carries_through(world: &mut World<'_>) -> Result<bool, LimitExceeded> {
    let program = world.program;
    if program.tactics.is_empty() {
        return Ok(true);
    }
    let mut after = Sight::new(*world.sight.board(), world.sight.me());
    let mut world = World {
        sight: &mut after,
        program,
        values: world.values,
        squares: world.squares,
        bound: world.bound,
        captured: 0,
        taken: [None; 32],
        fuel: world.fuel,
    };
    for &(from, to) in &program.tactics {
        if play(&mut world, from, to).is_err() {
            return Ok(false);
        }
    }
    for part in &program.postcondition {
        if !world.holds(&part.node)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Plays one move of the tactics and moves the figures along.
fn play(world: &mut World<'_>, from: SlotId, to: SlotId) -> Result<(), TacticFailure> {
    if world.bound & bit(from) == 0 || world.bound & bit(to) == 0 {
        // It belongs to an alternative that was not chosen.
        return Ok(());
    }
    if world.captured & bit(from) != 0 {
        return Err(TacticFailure::Captured);
    }
    let (origin, goal) = (world.squares[from as usize], world.squares[to as usize]);
    let mut board = *world.sight.board();
    let Some(color) = board.color_on(origin) else { return Err(TacticFailure::NoPiece) };
    let me = world.sight.me();
    if board.turn() != color {
        if board.is_check(board.turn()) {
            return Err(TacticFailure::CannotPass);
        }
        board = board.with_turn(color);
        world.sight.reset(board, me);
    }
    if !world.sight.legal(origin).contains(goal) {
        return Err(TacticFailure::Illegal);
    }
    let taken = board;
    let played = board.play(origin, goal, Role::Queen);
    for (slot, figure) in world.program.slots.iter().enumerate() {
        let is_alive = world.bound & !world.captured & bit(slot as SlotId) != 0;
        if figure.is_square || !is_alive {
            continue;
        }
        let square = world.squares[slot];
        if square == origin {
            world.squares[slot] = goal;
        } else if played.captured == Some(square) {
            world.captured |= bit(slot as SlotId);
            world.taken[slot] = taken.piece_on(square);
        } else if let Some((rook, rook_to)) = played.rook
            && square == rook
        {
            world.squares[slot] = rook_to;
        }
    }
    world.sight.reset(board, me);
    Ok(())
}
