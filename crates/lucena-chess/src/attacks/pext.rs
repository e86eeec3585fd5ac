//! Sliding attacks indexed by the PEXT instruction: the relevant squares squeezed into a number.

use std::arch::x86_64::_pext_u64;

use super::slider::{BISHOP_ENTRIES, ROOK_ENTRIES, along_lines, lines_of, relevant};
use crate::{Bitboard, Square};

/// Where the entries of a square begin, and which squares make the index.
#[derive(Clone, Copy)]
struct Slot {
    mask: Bitboard,
    start: u32,
}

static BISHOP_SLOTS: [Slot; 64] = slots(false);
static ROOK_SLOTS: [Slot; 64] = slots(true);
#[allow(long_running_const_eval, reason = "five thousand entries; 2026-11-15")]
static BISHOP: [Bitboard; BISHOP_ENTRIES] = table(false);
#[allow(long_running_const_eval, reason = "a hundred thousand entries; 2026-11-15")]
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
    let mut table = [Bitboard::EMPTY; N];
    let mut entry = 0;
    let mut i = 0;
    while i < 64 {
        let square = Square::from_index_unchecked(i as u8);
        let lines = lines_of(square, rook);
        let mask = relevant(square, rook).0;
        // Counting through the subsets of a mask visits them in the order of their PEXT index.
        let mut subset = 0u64;
        loop {
            table[entry] = along_lines(square, Bitboard(subset), lines);
            entry += 1;
            subset = subset.wrapping_sub(mask) & mask;
            if subset == 0 {
                break;
            }
        }
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
