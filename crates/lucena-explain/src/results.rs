//! Results that are known exactly: by the rules, by the table of king and pawn against king, or by tables of endings on disk.
//!
//! With few men on the board the result is a fact like any other, and what is said about it must be one: where nothing here
//! knows, nothing is said.

use lucena_chess::{Color, Move, Position, Role};
use lucena_engine::Outlook;
use lucena_eval::kpk;

use crate::thinker::Thinker;

/// Boards with more men are not looked up.
pub(crate) const MOST_MEN: u32 = 5;

/// How a game ends if both sides play as well as can be, for one side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Known {
    /// It loses.
    Lost,
    /// Nobody wins.
    Drawn,
    /// It wins.
    Won,
}

impl Known {
    /// The same for the other side.
    #[must_use]
    pub const fn reversed(self) -> Known {
        match self {
            Known::Lost => Known::Won,
            Known::Drawn => Known::Drawn,
            Known::Won => Known::Lost,
        }
    }
}

/// What a move does to a result that is known.
#[derive(Clone, PartialEq, Debug)]
pub struct Results {
    /// The standing of the mover before the move.
    pub before: Known,
    /// And after it.
    pub after: Known,
    /// The moves that keep it.
    pub keeping: Vec<Move>,
    /// How many moves there were to choose from.
    pub choices: usize,
    /// What the mover's standing would be if the other side could pass after the move, if that is known.
    pub if_passed: Option<Known>,
}

impl Results {
    /// Whether the move puts the other side in zugzwang: every move of its loses what passing would keep.
    pub fn is_zugzwang(&self) -> bool {
        self.if_passed.is_some_and(|if_passed| if_passed < self.after)
    }
}

impl Results {
    /// What is known about a move, if the result after every move is.
    pub(crate) fn of(pos: &Position, mv: Move, thinker: &mut dyn Thinker) -> Option<Results> {
        if MOST_MEN < pos.occupied().count() {
            return None;
        }
        let moves = pos.legal_moves();
        let mut standings = Vec::with_capacity(moves.len());
        for mv in &moves {
            standings.push((mv, standing(&pos.after(mv), thinker)?.reversed()));
        }
        let before = standings.iter().map(|&(_, standing)| standing).max()?;
        let after = standings.iter().find(|&&(other, _)| other == mv)?.1;
        let keeping =
            standings.iter().filter(|(_, standing)| *standing == before).map(|&(mv, _)| mv).collect();
        let next = pos.after(mv);
        let if_passed = if next.is_check() || !next.has_legal_moves() {
            None
        } else {
            standing(&next.after_null(), thinker)
        };
        Some(Results { before, after, keeping, choices: moves.len(), if_passed })
    }
}

/// The standing of the side to move, if it is known.
pub(crate) fn standing(pos: &Position, thinker: &mut dyn Thinker) -> Option<Known> {
    by_rule(pos).or_else(|| {
        Some(match thinker.outlook(pos)? {
            Outlook::Win => Known::Won,
            Outlook::Loss => Known::Lost,
            // Won or lost only if the fifty-move rule did not exist.
            Outlook::Draw | Outlook::CursedWin | Outlook::BlessedLoss => Known::Drawn,
        })
    })
}

/// The standing of the side to move where no table on disk is needed.
pub(crate) fn by_rule(pos: &Position) -> Option<Known> {
    if !pos.has_legal_moves() {
        return Some(if pos.is_check() { Known::Lost } else { Known::Drawn });
    }
    if pos.is_insufficient_material() {
        return Some(Known::Drawn);
    }
    if pos.occupied().count() != 3 {
        return None;
    }
    let strong = if pos.color(Color::White).count() == 2 { Color::White } else { Color::Black };
    let is_won = match pos.role_on((pos.color(strong) - pos.role(Role::King)).first()?)? {
        Role::Pawn => kpk::probe(pos)?,
        // A queen or a rook mates a bare king, unless it can be taken at once.
        Role::Queen | Role::Rook => {
            pos.turn() == strong || !pos.legal_moves().iter().any(|mv| mv.is_capture())
        }
        _ => false,
    };
    Some(match (is_won, pos.turn() == strong) {
        (false, _) => Known::Drawn,
        (true, true) => Known::Won,
        (true, false) => Known::Lost,
    })
}
