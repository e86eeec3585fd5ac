//! What was found out about pawns and the kings behind them, kept for the next position with the same ones.

use lucena_chess::{Bitboard, Color, Key, Position, Role};
use lucena_facts::PawnStructure;

use crate::family::{king, pawns};
use crate::recorder::{Recorder, Silent};
use crate::{Tapered, Term, Weights};

/// How many structures are remembered: two megabytes for each thread.
const ENTRIES: usize = 32_768;

/// What the rest of the evaluation needs to know about the pawns.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(crate) struct PawnEntry {
    key: Key,
    /// White's sum less Black's of everything that depends on pawns and kings alone.
    value: Tapered,
    pub(crate) passed: [Bitboard; 2],
    pub(crate) attack_span: [Bitboard; 2],
    /// How many files by the king have no own pawn.
    pub(crate) bare_files: [u8; 2],
}

const EMPTY: PawnEntry = PawnEntry {
    key: Key(0),
    value: Tapered::ZERO,
    passed: [Bitboard::EMPTY; 2],
    attack_span: [Bitboard::EMPTY; 2],
    bare_files: [0; 2],
};

impl PawnEntry {
    /// Looks at the pawns and the kings, and tells the recorder.
    fn compute(pos: &Position, weights: &Weights, recorder: &mut impl Recorder) -> PawnEntry {
        let structure = PawnStructure::new(pos);
        for color in Color::ALL {
            for square in pos.pieces(color, Role::Pawn) {
                recorder.place(color, Role::Pawn, square);
            }
            recorder.place(color, Role::King, pos.king(color));
            pawns::evaluate(&structure, color, recorder);
            king::shelter(pos, color, recorder);
        }
        if let Some(net) = weights.structure() {
            give(net.value(pos), pos.role(Role::Pawn) | pos.role(Role::King), recorder);
        }
        let side = |color: Color| structure.side(color);
        PawnEntry {
            key: key_of(pos),
            value: Tapered::ZERO,
            passed: Color::ALL.map(|color| side(color).passed),
            attack_span: Color::ALL.map(|color| side(color).attack_span),
            bare_files: Color::ALL.map(|color| lucena_facts::king::bare_files(pos, color).count() as u8),
        }
    }
}

impl PawnEntry {
    /// Looks at new pawns; rare enough to stay out of the way of the usual case.
    #[cold]
    fn renew(&mut self, pos: &Position, weights: &Weights) {
        let mut silent = Silent::new(weights);
        *self = PawnEntry::compute(pos, weights, &mut silent);
        self.value = silent.balance();
    }
}

/// The memory for pawn structures; each thread has its own.
#[derive(Clone, Debug)]
pub(crate) struct PawnTable {
    entries: Box<[PawnEntry]>,
    /// Where an entry that is not remembered is put.
    unremembered: PawnEntry,
}

impl PawnTable {
    pub(crate) fn new() -> PawnTable {
        PawnTable { entries: vec![EMPTY; ENTRIES].into_boxed_slice(), unremembered: EMPTY }
    }

    pub(crate) fn clear(&mut self) {
        self.entries.fill(EMPTY);
    }

    /// Asks the processor to fetch the entry of a position's pawns, which will soon be looked up.
    #[inline(always)]
    pub(crate) fn prefetch(&self, pos: &Position) {
        lucena_chess::prefetch(&self.entries[key_of(pos).0 as usize % ENTRIES]);
    }

    /// The entry of a position's pawns, whose value has been given to the recorder.
    #[inline(always)]
    pub(crate) fn look_up<R: Recorder>(
        &mut self,
        pos: &Position,
        weights: &Weights,
        recorder: &mut R,
    ) -> &PawnEntry {
        if !R::MAY_REMEMBER {
            self.unremembered = PawnEntry::compute(pos, weights, recorder);
            return &self.unremembered;
        }
        let key = key_of(pos);
        let place = &mut self.entries[key.0 as usize % ENTRIES];
        if place.key != key {
            place.renew(pos, weights);
        }
        recorder.adjust(Color::White, Term::PawnSquare, place.value, Bitboard::EMPTY);
        place
    }
}

/// Credits what pawns and kings are worth to White to the side that has the better of it.
fn give(value: Tapered, squares: Bitboard, recorder: &mut impl Recorder) {
    let is_whites = 0 <= value.mg() + value.eg();
    let (side, value) = if is_whites { (Color::White, value) } else { (Color::Black, -value) };
    recorder.adjust(side, Term::PawnKing, value, squares);
}

/// A key for the pawns of both sides and the squares of both kings; never zero for a real position.
#[inline]
fn key_of(pos: &Position) -> Key {
    let kings = (pos.king(Color::White).index() * 64 + pos.king(Color::Black).index() + 1) as u64;
    let mixed = pos.pawn_key().0 ^ kings.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    Key(mixed ^ mixed >> 29)
}
