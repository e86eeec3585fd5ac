//! What captures win or lose, in the values of the search: a quick look before the facts' full exchange.

use lucena_chess::{Move, Position, Rank, Role};
use lucena_facts::exchange;

use crate::search::params::values;

/// Whether a legal move, followed by the best captures on its square, wins at least `least`.
#[inline]
pub(crate) fn see_ge(pos: &Position, mv: Move, least: i32) -> bool {
    // Most questions are answered by the first capture alone: not enough even if nobody takes back, or enough
    // even if the piece is lost. Where a recapture may promote, only the full exchange knows.
    if !mv.is_promotion() && !mv.is_castle() {
        let taken = if mv.is_en_passant() { Some(Role::Pawn) } else { pos.role_on(mv.to()) };
        let won = taken.map_or(0, |role| values()[role.index()]) - least;
        if won < 0 {
            return false;
        }
        let at_stake = pos.role_on(mv.from()).map_or(0, |role| values()[role.index()]);
        if at_stake <= won && !matches!(mv.to().rank(), Rank::First | Rank::Eighth) {
            return true;
        }
    }
    exchange::see_ge(pos, mv, least, &values())
}

#[cfg(test)]
mod tests {
    use lucena_chess::testkit::for_each_random_position;

    use super::*;

    #[test]
    fn the_quick_look_never_contradicts_the_full_exchange() {
        for_each_random_position(9, 5_000, |pos| {
            for mv in &pos.legal_moves() {
                for least in [-600, -320, -100, -1, 0, 1, 100, 330, 700] {
                    let full = exchange::see(pos, mv, &values()) >= least;
                    assert_eq!(see_ge(pos, mv, least), full, "{mv:?} {least} {pos:?}");
                }
            }
        });
    }
}
