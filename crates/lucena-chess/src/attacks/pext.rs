//! Sliding attacks indexed by the PEXT instruction: the relevant squares squeezed into a number.

use std::arch::x86_64::_pext_u64;

use super::slider::{BISHOP_ENTRIES, ROOK_ENTRIES, fill, relevant};
use crate::{Bitboard, Square};

/// Where the entries of a square begin, and which squares make the index.
#[derive(Clone, Copy)]
struct Slot {
    mask: Bitboard,
    start: u32,
}

static BISHOP_SLOTS: [Slot; 64] = slots(false);
static ROOK_SLOTS: [Slot; 64] = slots(true);
static BISHOP: [Bitboard; BISHOP_ENTRIES] = table(false);
static ROOK: [Bitboard; ROOK_ENTRIES] = table(true);

const fn slots(rook: bool) -> [Slot; 64] {
    let mut slots = [Slot { mask: Bitboard::EMPTY, start: 0 }; 64];
    let mut start = 0;
    let mut i = 0;
    while i < 64 {
        let mask = relevant(Square::from_index_unchecked(i as u8), rook);
        slots[i] = Slot { mask, start };
        start += 1 << mask.count();
        i += 1;
    }
    slots
}

const fn table<const N: usize>(rook: bool) -> [Bitboard; N] {
    let slots = slots(rook);
    let mut table = [Bitboard::EMPTY; N];
    let mut i = 0;
    while i < 64 {
        fill(&mut table, slots[i].start as usize, Square::from_index_unchecked(i as u8), rook);
        i += 1;
    }
    table
}

#[inline]
fn index(slot: Slot, occupied: Bitboard) -> usize {
    // SAFETY: this module is compiled only where the target has BMI2.
    let offset = unsafe { _pext_u64(occupied.0, slot.mask.0) };
    slot.start as usize + offset as usize
}

#[inline]
pub(super) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    let index = index(BISHOP_SLOTS[square.index()], occupied);
    debug_assert!(index < BISHOP_ENTRIES);
    // SAFETY: a slot's start plus the largest value its mask can give lies within the table, see `slots`.
    unsafe { *BISHOP.get_unchecked(index) }
}

#[inline]
pub(super) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    let index = index(ROOK_SLOTS[square.index()], occupied);
    debug_assert!(index < ROOK_ENTRIES);
    // SAFETY: a slot's start plus the largest value its mask can give lies within the table, see `slots`.
    unsafe { *ROOK.get_unchecked(index) }
}
