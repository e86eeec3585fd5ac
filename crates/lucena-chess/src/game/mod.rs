//! A game: a starting position, the moves played, and how it ends.

mod ending;
mod history;

pub use ending::{Ending, Outcome};

use crate::position::IllegalMove;
use crate::{Color, Move, Position};

/// A game from its first position to its last.
///
/// ```
/// use lucena_chess::{Color, Ending, Game};
///
/// let mut game = Game::new();
/// for san in ["f3", "e5", "g4", "Qh4"] {
///     let mv = game.position().parse_san(san)?;
///     game.play(mv)?;
/// }
/// assert_eq!(game.ending(), Some(Ending::Checkmate { winner: Color::Black }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    /// Every position of the game, the present one last; never empty.
    positions: Vec<Position>,
    moves: Vec<Move>,
    declared: Option<Ending>,
}

impl Game {
    /// A game from the standard starting position.
    pub fn new() -> Game {
        Game::from_position(Position::start())
    }

    /// A game from any position.
    pub fn from_position(start: Position) -> Game {
        Game { positions: vec![start], moves: Vec::new(), declared: None }
    }

    /// The position the game started from.
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The present position.
    pub fn position(&self) -> &Position {
        self.positions.last().expect("a game has a position")
    }

    /// All positions so far, the start first.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Plays a move.
    ///
    /// A drawn or declared game may be played on, as people do; a mated or stalemated one has no moves.
    ///
    /// # Errors
    /// If the move is not legal; the game is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        let mut next = *self.position();
        next.play(mv)?;
        self.positions.push(next);
        self.moves.push(mv);
        Ok(())
    }

    /// Takes the last move back, with any ending declared since.
    pub fn undo(&mut self) -> Option<Move> {
        let mv = self.moves.pop()?;
        self.positions.pop();
        self.declared = None;
        Some(mv)
    }

    /// A player gives up.
    pub fn resign(&mut self, loser: Color) {
        self.declared = Some(Ending::Resignation { winner: !loser });
    }

    /// The players agree on a draw.
    pub fn agree_draw(&mut self) {
        self.declared = Some(Ending::Agreement);
    }

    /// A player's time is over: lost, or drawn if the other could not mate by any sequence of moves.
    pub fn flag(&mut self, loser: Color) {
        let winner = self.position().can_ever_mate(!loser).then_some(!loser);
        self.declared = Some(Ending::Time { winner });
    }

    /// How the game has ended, if it has.
    ///
    /// What the players declared comes first, then checkmate and stalemate, then lack of material, the third
    /// repetition and fifty moves, which a playing program always claims.
    pub fn ending(&self) -> Option<Ending> {
        let pos = self.position();
        if let Some(declared) = self.declared {
            Some(declared)
        } else if !pos.has_legal_moves() {
            Some(match pos.is_check() {
                true => Ending::Checkmate { winner: !pos.turn() },
                false => Ending::Stalemate,
            })
        } else if pos.is_insufficient_material() {
            Some(Ending::InsufficientMaterial)
        } else if 3 <= self.repetitions() {
            Some(Ending::Repetition)
        } else if 100 <= pos.half_moves() {
            Some(Ending::FiftyMoves)
        } else {
            None
        }
    }
}

impl Default for Game {
    fn default() -> Game {
        Game::new()
    }
}
