//! Static exchange evaluation, until the one of `lucena-facts` is there.

use lucena_chess::{Bitboard, Color, Move, Position, Role, Square, attacks};

const VALUES: [i32; 6] = [100, 320, 330, 500, 950, 20_000];

/// Whether a capture, followed by the best exchanges on its square, wins at least `least`.
pub(crate) fn see_ge(pos: &Position, mv: Move, least: i32) -> bool {
    if mv.is_castle() {
        return least <= 0;
    }
    let (from, to) = (mv.from(), mv.to());
    let moved = mv.promotion().or(pos.role_on(from)).unwrap_or(Role::Pawn);
    let taken = if mv.is_en_passant() {
        VALUES[0]
    } else {
        pos.role_on(to).map_or(0, |role| VALUES[role.index()])
    };
    let promoted = mv.promotion().map_or(0, |role| VALUES[role.index()] - VALUES[0]);
    let mut balance = taken + promoted - least;
    if balance < 0 {
        return false;
    }
    balance -= VALUES[moved.index()];
    if balance >= 0 {
        return true;
    }
    let mut occupied = pos.occupied().without(from).with(to);
    if mv.is_en_passant() {
        occupied = occupied.without(Square::new(to.file(), from.rank()));
    }
    let diagonal = pos.role(Role::Bishop) | pos.role(Role::Queen);
    let straight = pos.role(Role::Rook) | pos.role(Role::Queen);
    let mut attackers = pos.all_attackers_of(to, occupied) & occupied;
    let mut side = !pos.turn();
    loop {
        let ours = attackers & pos.color(side) & occupied;
        let Some((role, square)) = least_valuable(pos, ours) else { break };
        if role == Role::King && (attackers & occupied & pos.color(!side)).any() {
            break;
        }
        occupied = occupied.without(square);
        if matches!(role, Role::Pawn | Role::Bishop | Role::Queen) {
            attackers |= attacks::bishop(to, occupied) & diagonal;
        }
        if matches!(role, Role::Rook | Role::Queen) {
            attackers |= attacks::rook(to, occupied) & straight;
        }
        attackers &= occupied;
        side = !side;
        balance = -balance - 1 - VALUES[role.index()];
        if balance >= 0 {
            break;
        }
    }
    side != pos.turn()
}

fn least_valuable(pos: &Position, attackers: Bitboard) -> Option<(Role, Square)> {
    let _ = Color::White;
    Role::ALL.into_iter().find_map(|role| (attackers & pos.role(role)).first().map(|square| (role, square)))
}
