//! Sliding attacks indexed by magic multiplication: a factor that gathers the relevant squares in the top
//! bits, one per square of the board. The factors were found by random search; a test tries every occupation.

use super::slider::{BISHOP_ENTRIES, ROOK_ENTRIES, fill, relevant};
use crate::{Bitboard, Square};

#[rustfmt::skip]
const BISHOP_FACTORS: [u64; 64] = [
    0x0042_1808_1808_4040, 0x0112_2448_0481_0101, 0x0004_4146_0201_0400, 0x0004_4400_8000_9000,
    0x8d84_5040_0000_8000, 0x6002_4120_2080_c004, 0xa080_a804_1024_8108, 0x1209_0402_2082_0809,
    0x0a00_2208_1000_8080, 0x6002_0802_9082_0200, 0x0002_1021_0200_2100, 0x2000_2404_0288_1a08,
    0x0000_0405_2110_0500, 0x0831_1202_0220_8101, 0x0201_2044_0425_4001, 0x2000_8890_4410_0411,
    0x0025_8020_200c_0100, 0x0010_0205_9020_8104, 0x0090_4028_0044_0820, 0x0000_8008_0281_003a,
    0x0004_0002_20a0_0182, 0x4000_4002_0802_4000, 0x0004_000a_0494_4400, 0x0101_2001_0088_1420,
    0x2010_0400_0888_9080, 0x0030_0340_0838_0900, 0x0304_0200_0108_0100, 0x0001_0800_2400_4190,
    0x3008_8400_2080_2000, 0x0e31_0200_0100_6100, 0x4008_0440_9082_1809, 0x0001_1700_0044_4803,
    0x4248_48e8_0440_8208, 0x2000_9031_0004_0422, 0x0802_0022_0004_1800, 0x4098_0200_8118_0080,
    0x0004_0404_0008_1100, 0x0240_a405_000e_9000, 0x0181_0204_1120_840c, 0x0006_0403_1884_c440,
    0x80a2_0110_0880_4004, 0x0802_0210_0341_0410, 0x08c2_0201_4840_0400, 0x4100_4142_0800_8080,
    0x0002_4821_0041_0400, 0x0040_0808_0040_2020, 0x0011_2220_8100_8403, 0x0008_0140_4080_0200,
    0x6129_0101_9040_1415, 0x64c2_010d_084a_8004, 0x0008_0024_0248_0004, 0x0040_020a_4608_1080,
    0x0000_0060_2041_2000, 0x0400_2084_300c_9040, 0x8112_1002_0804_4410, 0x0030_5002_4040_4214,
    0x20a1_0409_0108_0200, 0x0c00_8504_424a_2000, 0xa180_0001_0051_1000, 0x0000_1120_0641_1088,
    0x2012_0200_5002_0222, 0x4200_2005_1002_0210, 0x0000_2020_4202_1048, 0x0809_0230_0202_0210,
];

#[rustfmt::skip]
const ROOK_FACTORS: [u64; 64] = [
    0x0080_0060_1283_4000, 0x1040_2000_1000_4004, 0x0100_2000_0900_1040, 0x0600_0410_4200_2008,
    0x0200_0200_2004_0810, 0x2900_4400_0218_0100, 0x0280_0080_0300_0200, 0x0100_0020_4a00_9100,
    0x9065_8000_4008_2282, 0x0022_0029_0482_0040, 0x0181_8020_0010_0180, 0x0002_8080_4800_1000,
    0x0008_8004_0081_0800, 0x4006_0018_1006_0005, 0x0011_0100_0402_0001, 0x0401_0004_4231_8300,
    0x8040_0080_0080_2042, 0x4000_8100_2040_0100, 0x8600_4200_1022_0080, 0x1002_0200_0840_2010,
    0x0001_8180_0800_0400, 0x060d_0100_0248_4400, 0x0200_0400_1041_2208, 0x4240_0200_2488_4405,
    0x0200_4002_8000_8430, 0x2200_5004_4000_2000, 0x0008_2001_0010_4102, 0x1800_0800_8010_0080,
    0x0003_0005_0008_0010, 0x8120_0400_8002_0080, 0x1409_0021_0044_0200, 0xa002_0402_0010_844d,
    0x0a08_4000_2880_0080, 0x0310_0020_0040_4000, 0x0020_8010_0080_2000, 0x0400_1000_8080_0800,
    0x2018_0800_1100_0500, 0x1400_0400_8080_0200, 0x2c80_0802_0c00_2990, 0x0480_00af_0200_0244,
    0x0880_0040_0082_8028, 0x80c0_8100_4001_0020, 0xa040_4020_0101_0013, 0x4110_0100_8008_0800,
    0x0008_0004_0080_8008, 0x0422_0004_1002_0008, 0x1404_0201_1004_0008, 0x8002_4044_0082_0001,
    0x0001_0020_8000_4100, 0x0120_0020_4000_8180, 0x4010_1000_8820_0080, 0x5000_1000_0900_2100,
    0x0008_0008_8004_0080, 0x0004_0004_8002_0080, 0x1020_8001_0002_0080, 0x0000_0044_1081_0200,
    0x1080_0025_1080_4301, 0x0601_0010_4020_820a, 0x0002_2008_1082_4202, 0x0201_0004_1000_2109,
    0x000a_0044_1810_2016, 0x08c1_0032_0400_0805, 0x2ac0_3140_8208_100c, 0x0002_8044_0083_1422,
];

/// The entries of a rook in a corner, where most squares matter.
const LARGEST_SLOT: usize = 4_096;

/// How the entries of a square are found.
#[derive(Clone, Copy)]
struct Slot {
    mask: Bitboard,
    factor: u64,
    start: u32,
    shift: u32,
}

static BISHOP_SLOTS: [Slot; 64] = slots(false);
static ROOK_SLOTS: [Slot; 64] = slots(true);
static BISHOP: [Bitboard; BISHOP_ENTRIES] = table(false);
static ROOK: [Bitboard; ROOK_ENTRIES] = table(true);

const fn slots(rook: bool) -> [Slot; 64] {
    let mut slots = [Slot { mask: Bitboard::EMPTY, factor: 0, start: 0, shift: 0 }; 64];
    let mut start = 0;
    let mut i = 0;
    while i < 64 {
        let mask = relevant(Square::from_index_unchecked(i as u8), rook);
        let factor = if rook { ROOK_FACTORS[i] } else { BISHOP_FACTORS[i] };
        slots[i] = Slot { mask, factor, start, shift: 64 - mask.count() };
        start += 1 << mask.count();
        i += 1;
    }
    slots
}

const fn table<const N: usize>(rook: bool) -> [Bitboard; N] {
    let slots = slots(rook);
    let mut table = [Bitboard::EMPTY; N];
    let mut in_order = [Bitboard::EMPTY; LARGEST_SLOT];
    let mut i = 0;
    while i < 64 {
        fill(&mut in_order, 0, Square::from_index_unchecked(i as u8), rook);
        let Slot { mask, factor, start, shift } = slots[i];
        // Counting through the subsets of a mask visits them in the order in which they were filled. The index is
        // spelt out here, and not asked of `index`, because calls are what the compiler is slow at.
        let mut subset = 0u64;
        let mut entry = 0;
        loop {
            table[start as usize + (subset.wrapping_mul(factor) >> shift) as usize] = in_order[entry];
            entry += 1;
            subset = subset.wrapping_sub(mask.0) & mask.0;
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
    let gathered = (occupied.0 & slot.mask.0).wrapping_mul(slot.factor) >> slot.shift;
    slot.start as usize + gathered as usize
}

#[inline]
pub(super) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    let index = index(BISHOP_SLOTS[square.index()], occupied);
    debug_assert!(index < BISHOP_ENTRIES);
    // SAFETY: the shift leaves as many bits as the slot has entries, and all slots lie within the table.
    unsafe { *BISHOP.get_unchecked(index) }
}

#[inline]
pub(super) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    let index = index(ROOK_SLOTS[square.index()], occupied);
    debug_assert!(index < ROOK_ENTRIES);
    // SAFETY: the shift leaves as many bits as the slot has entries, and all slots lie within the table.
    unsafe { *ROOK.get_unchecked(index) }
}
