//! Why a mate is mate: which pieces keep the king from its last squares.

use lucena_chess::{Bitboard, Position, Role, Square, attacks};

use super::blame::contrast;
use crate::claim::{Claim, Param, Proof};
use crate::evidence::Evidence;
use crate::level::Level;
use crate::primitives::attacks_from;
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// 155: how the mate that the move allows or misses holds the king.
pub(super) fn mating_net(evidence: &Evidence) -> Option<Claim> {
    let best = evidence.best_scene.as_ref();
    let allowed = evidence.played.is_mated() && !evidence.best.is_mated();
    let missed = evidence.best.mates() && !evidence.played.mates();
    let scene: &Scene = if allowed {
        &evidence.scene
    } else if missed {
        best?
    } else {
        return None;
    };
    let mated = scene.positions.last().filter(|last| last.is_checkmate())?;
    let net = Net::new(mated)?;
    let mut claim = contrast(evidence, Theme::MatingNet, 0.90)?
        .with(Slot::KingSquare, Param::Square(mated.king(mated.turn())))
        .with(Slot::Piece, Param::Role(net.role))
        .with(Slot::PieceSquare, Param::Square(net.piece))
        .with(Slot::Squares, Param::Squares(net.squares.into_iter().collect()))
        .proved(Proof::Line { moves: scene.line.clone(), balance: 0 });
    claim.params.insert(Slot::Own, Param::Flag(missed && !allowed));
    Some(claim)
}

/// Whether a claim shows every reader the mate it speaks of, so that its last position can be spoken of too.
pub(super) fn shows_mate(claim: &Claim) -> bool {
    let line = match claim.params.get(&Slot::Line) {
        Some(Param::WholeLine(_, moves)) => moves.len(),
        _ => return false,
    };
    matches!(claim.theme, Theme::AllowsMate | Theme::MissesMate) && line <= Level::Basic.proof_plies()
}

/// The piece that, without giving check, takes most squares from a mated king.
struct Net {
    piece: Square,
    role: Role,
    squares: Bitboard,
}

impl Net {
    fn new(mated: &Position) -> Option<Net> {
        let loser = mated.turn();
        let king = mated.king(loser);
        let checkers = mated.checkers();
        let open = attacks::king(king) - mated.color(loser);
        // Through the king's own square a checker sees what lies behind it.
        let bare = mated.occupied().without(king);
        let by_checkers = checkers.into_iter().fold(Bitboard::EMPTY, |seen, from| {
            seen | mated.piece_on(from).map_or(Bitboard::EMPTY, |piece| attacks::by(piece, from, bare))
        });
        let left = open - by_checkers;
        let helpers = mated.color(!loser) - checkers;
        let held = |from: Square| attacks_from(mated, from) & left;
        let seen =
            |square: Square| if loser == lucena_chess::Color::White { square } else { square.flip_rank() };
        let piece = helpers
            .into_iter()
            .filter(|&from| held(from).any())
            .max_by_key(|&from| (held(from).count(), std::cmp::Reverse(seen(from))))?;
        Some(Net { piece, role: mated.role_on(piece)?, squares: held(piece) })
    }
}
