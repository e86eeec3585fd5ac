//! The ways in which a game ends.

use crate::{Bitboard, Color, Position, Role};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The side to move is in check and has no move.
    Checkmate {
        /// The side that gave mate.
        winner: Color,
    },
    /// The side to move has no move and is not in check.
    Stalemate,
    /// Neither side has the pieces to mate.
    InsufficientMaterial,
    /// The same position for the third time.
    Repetition,
    /// A hundred half-moves without a capture or a pawn move.
    FiftyMoves,
    /// A draw by agreement.
    Agreement,
    /// A player gave up.
    Resignation {
        /// The other player.
        winner: Color,
    },
    /// A player's time was over.
    Time {
        /// The other player, if he had anything to mate with.
        winner: Option<Color>,
    },
}

/// Who won, if anybody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One side won.
    Win(Color),
    /// Nobody did.
    Draw,
}

impl Outcome {
    /// The result as PGN writes it: `1-0`, `0-1` or `1/2-1/2`.
    pub const fn pgn(self) -> &'static str {
        match self {
            Outcome::Win(Color::White) => "1-0",
            Outcome::Win(Color::Black) => "0-1",
            Outcome::Draw => "1/2-1/2",
        }
    }
}

impl Ending {
    /// Who won, if anybody.
    pub const fn outcome(self) -> Outcome {
        match self {
            Ending::Checkmate { winner }
            | Ending::Resignation { winner }
            | Ending::Time { winner: Some(winner) } => Outcome::Win(winner),
            _ => Outcome::Draw,
        }
    }
}

impl Position {
    /// Whether some sequence of legal moves, however foolish the other side's, could let `color` give mate,
    /// as far as the material tells.
    pub fn can_ever_mate(&self, color: Color) -> bool {
        let own = |role| self.pieces(color, role);
        let their = |role| self.pieces(!color, role);
        if (own(Role::Pawn) | own(Role::Rook) | own(Role::Queen)).any() {
            return true;
        }
        let (knights, bishops) = (own(Role::Knight), own(Role::Bishop));
        let their_pawns_and_minors = their(Role::Pawn) | their(Role::Knight) | their(Role::Bishop);
        if knights.any() {
            // Two pieces mate with the loser's help; one knight needs a man that takes its king's flight squares.
            return (knights | bishops).more_than_one() || (their_pawns_and_minors | their(Role::Rook)).any();
        }
        if bishops.any() {
            // A bishop needs a square of the other color to be taken away by somebody.
            let all_bishops = self.role(Role::Bishop);
            let both_colors = all_bishops.intersects(Bitboard::LIGHT_SQUARES)
                && all_bishops.intersects(Bitboard::DARK_SQUARES);
            return both_colors || (their(Role::Knight) | their(Role::Pawn)).any();
        }
        false
    }
}
