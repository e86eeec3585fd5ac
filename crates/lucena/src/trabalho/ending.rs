//! How a classroom game ends, in the order and in the words that graders expect.

use lucena_chess::{Color, Position, Role};

use super::Game;

/// The endings, in the order in which they are tested.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The side to move is mated.
    Checkmate {
        /// The side that mated.
        winner: Color,
    },
    /// The side to move has no move and is not in check.
    Stalemate,
    /// Fifty *half*-moves without capture or pawn move: this game's own rule, half of FIDE's.
    FiftyMoves,
    /// Bare kings, or bare kings and one knight or bishop.
    InsufficientMaterial,
    /// The same position for the third time.
    Repetition,
}

/// The half-move clock that draws the game.
const FIFTY: u16 = 50;

impl Ending {
    /// How the game has ended, if it has.
    pub fn of(game: &Game) -> Option<Ending> {
        let pos = game.position();
        if !pos.has_legal_moves() {
            Some(match pos.is_check() {
                true => Ending::Checkmate { winner: !pos.turn() },
                false => Ending::Stalemate,
            })
        } else if FIFTY <= pos.half_moves() {
            Some(Ending::FiftyMoves)
        } else if lacks_material(pos) {
            Some(Ending::InsufficientMaterial)
        } else if 3 <= game.repetitions() {
            Some(Ending::Repetition)
        } else {
            None
        }
    }

    /// The last line of the game.
    pub const fn line(self) -> &'static str {
        match self {
            Ending::Checkmate { winner: Color::White } => "Xeque-mate -- Vitoria: BRANCO",
            Ending::Checkmate { winner: Color::Black } => "Xeque-mate -- Vitoria: PRETO",
            Ending::Stalemate => "Empate -- Afogamento",
            Ending::FiftyMoves => "Empate -- Regra dos 50 movimentos",
            Ending::InsufficientMaterial => "Empate -- Falta de Material",
            Ending::Repetition => "Empate -- Tripla Repeticao",
        }
    }
}

/// K v K, K+N v K or K+B v K, and nothing else.
fn lacks_material(pos: &Position) -> bool {
    let pieces = pos.role(Role::Knight) | pos.role(Role::Bishop);
    match pos.occupied().count() {
        2 => true,
        3 => pieces.any(),
        _ => false,
    }
}
