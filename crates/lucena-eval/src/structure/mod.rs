//! The structure of pawns and kings as one named term, [`Term::PawnKing`](crate::Term::PawnKing): a small net that sees
//! nothing else, learned from what the other named terms leave over.
//!
//! Each side looks at the board upwards, its king on the queen's side: own pawns, the other's, own king, the other's are
//! [`INPUTS`] inputs that add up to [`HIDDEN`] numbers, clipped, squared and weighed for the middle game and for the ending.
//! The term is what White's view is worth less what Black's is, so colors exchanged exchange the sign and whose move
//! it is does not matter. Pawns and kings move seldom: the result is kept with the other facts about them. Whole numbers, their units
//! and their limits are those of [`unnamed`](crate::unnamed).

mod file;

use std::fmt;
use std::sync::{Arc, OnceLock};

use lucena_chess::{Bitboard, Color, Position, Role, Square};

pub use crate::unnamed::{LARGEST_IN, LARGEST_OUT, ONE, ONE_OUT, UNITS};
use crate::unnamed::{is_turned, seen, weigh};
use crate::{NetError, Tapered};

/// Inputs of a view: own pawns, the other's, own king, the other's.
pub const INPUTS: usize = 2 * PAWN_SQUARES + 2 * 64;
/// Where a pawn can stand.
const PAWN_SQUARES: usize = 48;
/// Numbers that each view is summed into.
pub const HIDDEN: usize = 64;
/// The term stays within this, whatever the numbers say.
pub const LARGEST: i32 = 1_000;

/// The net that ships with the program.
const SHIPPED: &[u8] = include_bytes!("../../../../data/weights/structure.net");

type Sums = [i16; HIDDEN];

/// The numbers of the net.
#[derive(Clone, PartialEq, Eq)]
pub struct Values {
    /// What each input adds to each hidden number.
    pub inputs: Box<[Sums; INPUTS]>,
    /// What the hidden numbers are before any man.
    pub bias: Sums,
    /// What the hidden numbers of a view weigh in the middle game and in the ending.
    pub output: [Sums; 2],
}

impl Values {
    /// A net that says nothing.
    pub fn zero() -> Values {
        let inputs = vec![[0; HIDDEN]; INPUTS].into_boxed_slice().try_into();
        Values {
            inputs: inputs.expect("the length is that of the array"),
            bias: [0; HIDDEN],
            output: [[0; HIDDEN]; 2],
        }
    }

    /// Whether every number is small enough that no sum overflows.
    fn is_in_range(&self) -> bool {
        let fits = |most: i16| move |value: &i16| (-most..=most).contains(value);
        self.inputs.as_flattened().iter().chain(&self.bias).all(fits(LARGEST_IN))
            && self.output.as_flattened().iter().all(fits(LARGEST_OUT))
    }
}

/// The net of pawns and kings, with the story of where it comes from.
#[derive(Clone, PartialEq, Eq)]
pub struct Structure {
    values: Values,
    origin: String,
}

impl Structure {
    /// A net of these numbers.
    ///
    /// # Errors
    /// [`NetError::TooLarge`] if a number is.
    pub fn new(values: Values, origin: &str) -> Result<Structure, NetError> {
        if !values.is_in_range() {
            return Err(NetError::TooLarge);
        }
        Ok(Structure { values, origin: origin.to_owned() })
    }

    /// The net that ships with the program, read once.
    pub fn shipped() -> Arc<Structure> {
        static NET: OnceLock<Arc<Structure>> = OnceLock::new();
        let read =
            || Arc::new(Structure::parse(SHIPPED).expect("a test reads the net that ships with the program"));
        Arc::clone(NET.get_or_init(read))
    }

    /// Its numbers.
    pub const fn values(&self) -> &Values {
        &self.values
    }

    /// What it was made from and how well it did.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// What pawns and kings are worth to White.
    pub fn value(&self, pos: &Position) -> Tapered {
        self.value_of(pos, pos.role(Role::Pawn))
    }

    /// How the term would change for White if a pawn were not there, for each pawn: an estimate of which pawns it is about.
    /// The largest first, by middle game and ending together.
    pub fn by_pawn(&self, pos: &Position) -> Vec<(Square, Tapered)> {
        let pawns = pos.role(Role::Pawn);
        let whole = self.value_of(pos, pawns);
        let share = |square: Square| (square, whole - self.value_of(pos, pawns - Bitboard::from(square)));
        let mut shares: Vec<_> = pawns.into_iter().map(share).collect();
        shares
            .sort_by_key(|&(square, share)| (std::cmp::Reverse(share.mg().abs() + share.eg().abs()), square));
        shares
    }

    fn value_of(&self, pos: &Position, pawns: Bitboard) -> Tapered {
        let [white, black] = Color::ALL.map(|viewer| self.view(pos, pawns, viewer));
        let [mg, eg] = [0, 1].map(|phase| {
            let weights = &self.values.output[phase];
            let sum = weigh(&white, weights) - weigh(&black, weights);
            (sum / ONE * UNITS / (ONE * ONE_OUT)).clamp(-LARGEST, LARGEST)
        });
        Tapered::new(mg, eg)
    }

    fn view(&self, pos: &Position, pawns: Bitboard, viewer: Color) -> Sums {
        let mut sums = self.values.bias;
        for_each_input(viewer, Color::ALL.map(|color| pos.king(color)), pawns, pos.color(viewer), |input| {
            let added = &self.values.inputs[input];
            sums.iter_mut().zip(added).for_each(|(sum, add)| *sum += add);
        });
        sums
    }
}

/// Calls `visit` with the inputs of a side's view: `own` tells which pawns are its own.
#[inline]
pub fn for_each_input(
    viewer: Color,
    kings: [Square; 2],
    pawns: Bitboard,
    own: Bitboard,
    mut visit: impl FnMut(usize),
) {
    let (king, other) = (kings[viewer.index()], kings[(!viewer).index()]);
    let turned = is_turned(king);
    for pawn in pawns {
        // A pawn never stands on the first rank.
        let square = seen(viewer, turned, pawn).index() - 8;
        visit(square + if own.contains(pawn) { 0 } else { PAWN_SQUARES });
    }
    visit(2 * PAWN_SQUARES + seen(viewer, turned, king).index());
    visit(2 * PAWN_SQUARES + 64 + seen(viewer, turned, other).index());
}

impl fmt::Debug for Structure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Structure").field("origin", &self.origin).finish_non_exhaustive()
    }
}
