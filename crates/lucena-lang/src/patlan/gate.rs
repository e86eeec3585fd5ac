//! Tests of a position that cost next to nothing and that every instance passes: where the pieces of one type
//! must stand so that they can have to do with a king. Most positions are refused here.

use lucena_chess::{Bitboard, Color, Role};

use super::placement::Placement;
use super::program::{ActionCode, Slot, SlotId, role_bit};
use super::vocabulary::Relation;

/// From where a knight could hit a square after one move.
pub(super) const KNIGHT_TWO_STEPS: [Bitboard; 64] = table(Leaps::KnightTwice);

/// From where a king could step beside a square.
pub(super) const KING_TWO_STEPS: [Bitboard; 64] = table(Leaps::KingTwice);

/// From where a knight hits a square beside a king.
const KNIGHT_AT_RING: [Bitboard; 64] = table(Leaps::KingThenKnight);

/// Two leaps from a square.
#[derive(Clone, Copy)]
enum Leaps {
    KnightTwice,
    KingTwice,
    KingThenKnight,
}

/// For each square, the squares that two leaps lead to.
const fn table(leaps: Leaps) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        let start = Bitboard(1 << index);
        table[index] = match leaps {
            Leaps::KnightTwice => knight_leaps(knight_leaps(start)),
            Leaps::KingTwice => king_steps(king_steps(start)),
            Leaps::KingThenKnight => knight_leaps(king_steps(start)),
        };
        index += 1;
    }
    table
}

const fn knight_leaps(set: Bitboard) -> Bitboard {
    let near = Bitboard(set.east().0 | set.west().0);
    let far = Bitboard(set.east().east().0 | set.west().west().0);
    Bitboard(near.north().north().0 | near.south().south().0 | far.north().0 | far.south().0)
}

/// The squares beside those of a set, and the set itself.
const fn king_steps(set: Bitboard) -> Bitboard {
    let row = Bitboard(set.east().0 | set.west().0 | set.0);
    Bitboard(row.north().0 | row.south().0 | row.0)
}

/// What a gate looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Zone {
    /// Two leaps of a knight from the king.
    TwoLeaps,
    /// One leap of a knight from a square beside the king.
    Ring,
}

/// Some knight of a side must stand within a zone of a king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gate {
    is_mine: bool,
    is_my_king: bool,
    zone: Zone,
}

impl Gate {
    /// Whether a position, searched by a side, may have an instance.
    #[inline]
    pub(crate) fn lets_pass(self, pos: &impl Placement, side: Color) -> bool {
        let color = |is_mine: bool| if is_mine { side } else { !side };
        let Some(king) = pos.pieces(color(self.is_my_king), Role::King).first() else { return false };
        let zone = match self.zone {
            Zone::TwoLeaps => KNIGHT_TWO_STEPS[king.index()],
            Zone::Ring => KNIGHT_AT_RING[king.index()],
        };
        pos.pieces(color(self.is_mine), Role::Knight).intersects(zone)
    }
}

/// The gates of a scenario, from the actions that every instance has.
pub(super) fn gates(slots: &[Slot], actions: &[ActionCode], mandatory: &[usize]) -> Vec<Gate> {
    let has_role = |slot: SlotId, role: Role| {
        let slot = &slots[slot as usize];
        !slot.is_square && slot.roles == role_bit(role)
    };
    let is_mine = |slot: SlotId| slots[slot as usize].is_mine;
    let positive = || mandatory.iter().map(|&action| &actions[action]).filter(|action| !action.negated);
    let mut found = Vec::new();
    for action in positive() {
        let &[knight, .., last] = action.slots.as_slice() else { continue };
        if !has_role(knight, Role::Knight) {
            continue;
        }
        match action.relation {
            Relation::PossibleAttack if action.slots.len() == 3 && has_role(last, Role::King) => {
                found.push(Gate { is_mine: is_mine(knight), is_my_king: is_mine(last), zone: Zone::TwoLeaps })
            }
            Relation::Defends => {
                let beside = positive().filter(|other| {
                    other.relation == Relation::Defends
                        && other.slots.last() == Some(&last)
                        && has_role(other.slots[0], Role::King)
                });
                found.extend(beside.map(|king| Gate {
                    is_mine: is_mine(knight),
                    is_my_king: is_mine(king.slots[0]),
                    zone: Zone::Ring,
                }));
            }
            _ => {}
        }
    }
    found.dedup();
    found
}
