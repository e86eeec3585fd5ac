//! Pieces that cannot or should not leave a line: pins, and own pieces that would discover an attack.

use lucena_chess::{Bitboard, Color, Position, Role, Square, attacks};

/// A slider, the piece it pins, and what stands behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pin {
    /// The slider.
    pub pinner: Square,
    /// The piece that cannot leave the line, or had better not.
    pub pinned: Square,
    /// What would be exposed: the king in an absolute pin, a dearer piece in a relative one.
    pub behind: Square,
}

/// The pieces of a side that are pinned to their own king.
#[inline]
pub fn absolute(pos: &Position, color: Color) -> Bitboard {
    // The position itself knows the pins of the side to move.
    if pos.turn() == color { pos.pinned() } else { blockers(pos, pos.king(color), !color) & pos.color(color) }
}

/// The pieces of a side that stand between an own slider and the enemy king: moving one discovers a check.
#[inline]
pub fn discoverers(pos: &Position, color: Color) -> Bitboard {
    blockers(pos, pos.king(!color), color) & pos.color(color)
}

/// The pieces of either color that alone stand between a square and a slider of `attacker`.
pub fn blockers(pos: &Position, square: Square, attacker: Color) -> Bitboard {
    let snipers = (attacks::bishop_rays(square) & pos.diagonal_sliders(attacker))
        | (attacks::rook_rays(square) & pos.straight_sliders(attacker));
    let occupied = pos.occupied();
    let mut found = Bitboard::EMPTY;
    for sniper in snipers {
        let between = attacks::between(square, sniper) & occupied;
        if between.any() && !between.more_than_one() {
            found |= between;
        }
    }
    found
}

/// The absolute pins of a side's pieces, in the order of the pinners' squares.
pub fn absolute_pins(pos: &Position, color: Color) -> Vec<Pin> {
    pins(pos, color).into_iter().filter(|pin| pin.behind == pos.king(color)).collect()
}

/// The relative pins of a side's pieces: no king, no pawn, and something dearer than they are behind them.
///
/// This is geometry: whether taking what stands behind would really win something is for
/// [`exchange`](crate::exchange) to say.
pub fn relative_pins(pos: &Position, color: Color) -> Vec<Pin> {
    let dearer = |pin: &Pin| match (pos.role_on(pin.pinned), pos.role_on(pin.behind)) {
        (Some(Role::Pawn | Role::King), _) | (_, Some(Role::King)) => false,
        (Some(front), Some(back)) => grade(front) < grade(back),
        _ => false,
    };
    pins(pos, color).into_iter().filter(dearer).collect()
}

/// The skewers of a side's pieces: the king or a dearer piece stands in front of another piece.
pub fn skewers(pos: &Position, color: Color) -> Vec<Pin> {
    let cheaper = |pin: &Pin| match (pos.role_on(pin.pinned), pos.role_on(pin.behind)) {
        (_, Some(Role::Pawn)) => false,
        (Some(front), Some(back)) => grade(front) > grade(back),
        _ => false,
    };
    pins(pos, color).into_iter().filter(cheaper).collect()
}

/// Every pair of pieces of `color` that stand one behind the other on an enemy slider's line.
fn pins(pos: &Position, color: Color) -> Vec<Pin> {
    let (own, occupied) = (pos.color(color), pos.occupied());
    let sliders = pos.diagonal_sliders(!color) | pos.straight_sliders(!color);
    let mut found = Vec::new();
    for pinner in sliders {
        let Some(role) = pos.role_on(pinner) else { continue };
        for pinned in attacks::by_role(role, pinner, occupied) & own {
            let beyond = attacks::by_role(role, pinner, occupied.without(pinned));
            let behind =
                (beyond & own).into_iter().find(|&behind| attacks::between(pinner, behind).contains(pinned));
            if let Some(behind) = behind {
                found.push(Pin { pinner, pinned, behind });
            }
        }
    }
    found
}

/// Which pieces are dearer than others, without saying by how much.
const fn grade(role: Role) -> u32 {
    match role {
        Role::Pawn => 0,
        Role::Knight | Role::Bishop => 1,
        Role::Rook => 2,
        Role::Queen => 3,
        Role::King => 4,
    }
}
