//! What the names do not say: a small net that adds one last term, [`Term::Unnamed`](crate::Term::Unnamed), to the named sum.
//!
//! The board is seen twice, by the side to move and by the other: each piece on its square, safe or [`at_risk`], is one of
//! [`INPUTS`] inputs, the board turned so that the viewer plays upwards and its king stands on the queen's side. Each view is a sum
//! of [`HIDDEN`] numbers, kept from one position to the next (by `Remainder`) and changed where they differ. The numbers are
//! clipped, squared and weighed by how many men are left. Everything is whole numbers: the same on every machine.

mod file;
mod remainder;

use std::fmt;
use std::sync::{Arc, OnceLock};

use lucena_chess::{Bitboard, Color, File, Piece, Position, Role, Square};
use lucena_facts::{AttackMap, threats};

use crate::NetError;

pub(crate) use remainder::Remainder;

/// Inputs of one view: whether a piece is at risk, who it belongs to, its role and its square.
pub const INPUTS: usize = 2 * PLACES;
/// Who a piece belongs to, its role and its square.
const PLACES: usize = 2 * 6 * 64;
/// Numbers that each view is summed into.
pub const HIDDEN: usize = 128;
/// Sets of weights for the result, by how many men are left.
pub const BUCKETS: usize = 8;
/// The whole number that stands for 1 in the sums of a view.
pub const ONE: i32 = 255;
/// The whole number that stands for 1 in the weights of the result.
pub const ONE_OUT: i32 = 64;
/// What a result of 1 is worth, in hundredths of a pawn.
pub const UNITS: i32 = 64;
/// No input weighs more, so that no sum of 32 pieces overflows.
pub const LARGEST_IN: i16 = 960;
/// No hidden number weighs more in the result, so that their product with it fits sixteen bits.
pub const LARGEST_OUT: i16 = 127;
/// No constant of the result is larger.
pub const LARGEST_BIAS: i32 = 1 << 20;
/// The remainder stays within this, whatever a file says.
pub const LARGEST: i32 = 2_000;

/// The net that ships with the program.
const SHIPPED: &[u8] = include_bytes!("../../../../data/weights/unnamed.net");

/// A view of the board as sums.
pub(crate) type Sums = [i16; HIDDEN];

/// The numbers of a net.
#[derive(Clone, PartialEq, Eq)]
pub struct Values {
    /// What each input adds to each hidden number.
    pub inputs: Box<[[i16; HIDDEN]; INPUTS]>,
    /// What the hidden numbers are before any piece.
    pub bias: [i16; HIDDEN],
    /// What the hidden numbers of the mover's view and of the other weigh, by bucket.
    pub output: [[[i16; HIDDEN]; 2]; BUCKETS],
    /// What the result is before them, in units of [`ONE`] times [`ONE_OUT`].
    pub output_bias: [i32; BUCKETS],
}

impl Values {
    /// A net that says nothing.
    pub fn zero() -> Values {
        let inputs = vec![[0; HIDDEN]; INPUTS].into_boxed_slice().try_into();
        Values {
            inputs: inputs.expect("the length is that of the array"),
            bias: [0; HIDDEN],
            output: [[[0; HIDDEN]; 2]; BUCKETS],
            output_bias: [0; BUCKETS],
        }
    }

    /// Whether every number is small enough that no sum overflows.
    fn is_in_range(&self) -> bool {
        let fits = |most: i16| move |value: &i16| (-most..=most).contains(value);
        self.inputs.as_flattened().iter().chain(&self.bias).all(fits(LARGEST_IN))
            && self.output.as_flattened().as_flattened().iter().all(fits(LARGEST_OUT))
            && self.output_bias.iter().all(|bias| (-LARGEST_BIAS..=LARGEST_BIAS).contains(bias))
    }
}

/// A net with the story of where it comes from. Read from bytes by [`Net::parse`], which checks everything.
#[derive(Clone, PartialEq, Eq)]
pub struct Net {
    values: Values,
    /// The inputs again, and after them a row of nothing.
    rows: Box<[Sums]>,
    origin: String,
}

/// The row of an empty square.
const NOTHING: usize = INPUTS;

impl Net {
    /// A net of these numbers.
    ///
    /// # Errors
    /// [`NetError::TooLarge`] if a number is.
    pub fn new(values: Values, origin: &str) -> Result<Net, NetError> {
        if !values.is_in_range() {
            return Err(NetError::TooLarge);
        }
        let rows = values.inputs.iter().copied().chain([[0; HIDDEN]]).collect();
        Ok(Net { values, rows, origin: origin.to_owned() })
    }

    /// The net that ships with the program, read once.
    ///
    /// ```
    /// assert!(lucena_eval::Net::shipped().origin().contains("datagen"));
    /// ```
    pub fn shipped() -> Arc<Net> {
        static NET: OnceLock<Arc<Net>> = OnceLock::new();
        let read =
            || Arc::new(Net::parse(SHIPPED).expect("a test reads the net that ships with the program"));
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

    /// The remainder of a position for the side to move, from its two views, in hundredths of a pawn.
    #[inline]
    fn result(&self, mover: &Sums, other: &Sums, men: u32) -> i32 {
        let bucket = bucket(men);
        let [mover_weights, other_weights] = &self.values.output[bucket];
        let sum = weigh(mover, mover_weights) + weigh(other, other_weights);
        let value = (sum / ONE + self.values.output_bias[bucket]) * UNITS / (ONE * ONE_OUT);
        value.clamp(-LARGEST, LARGEST)
    }
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Net").field("origin", &self.origin).finish_non_exhaustive()
    }
}

/// The sum of clipped squares times weights. The products of one factor fit sixteen bits, so that a processor can
/// multiply and add many at once.
#[inline]
pub(crate) fn weigh<const N: usize>(sums: &[i16; N], weights: &[i16; N]) -> i32 {
    let terms = sums.iter().zip(weights).map(|(&sum, &weight)| {
        let clipped = sum.clamp(0, ONE as i16);
        i32::from(clipped * weight) * i32::from(clipped)
    });
    terms.sum()
}

/// The set of weights for a number of men.
#[inline]
pub const fn bucket(men: u32) -> usize {
    let bucket = (men as usize).saturating_sub(2) / 4;
    if bucket < BUCKETS { bucket } else { BUCKETS - 1 }
}

/// Whether a view is turned left to right: its king then stands on the queen's side.
#[inline]
pub fn is_turned(king: Square) -> bool {
    File::E <= king.file()
}

/// The input that a piece on a square is, in a side's view.
#[inline]
pub fn input(viewer: Color, turned: bool, piece: Piece, square: Square, is_at_risk: bool) -> usize {
    let owner = usize::from(piece.color() != viewer);
    let place = (owner * 6 + piece.role().index()) * 64 + seen(viewer, turned, square).index();
    usize::from(is_at_risk) * PLACES + place
}

/// The men of both sides that are at risk.
#[inline]
pub fn at_risk(pos: &Position, map: &AttackMap) -> Bitboard {
    threats::at_risk(pos, map, Color::White) | threats::at_risk(pos, map, Color::Black)
}

/// A square as a side sees it that plays upwards, turned left to right or not.
#[inline]
pub(crate) fn seen(viewer: Color, turned: bool, square: Square) -> Square {
    let upwards = if viewer == Color::White { square } else { square.flip_rank() };
    if turned { upwards.flip_file() } else { upwards }
}

/// The remainder of a position for the side to move, worked out from nothing: slow and plain, for comparison and for
/// what is left out.
fn from_nothing(net: &Net, pos: &Position, left_out: Option<Square>) -> i32 {
    let at_risk = at_risk(pos, &AttackMap::with_batteries(pos));
    let view = |viewer: Color| {
        let turned = is_turned(pos.king(viewer));
        let mut sums = net.values.bias;
        for square in pos.occupied().into_iter().filter(|&square| Some(square) != left_out) {
            let Some(piece) = pos.piece_on(square) else { continue };
            let added = &net.values.inputs[input(viewer, turned, piece, square, at_risk.contains(square))];
            sums.iter_mut().zip(added).for_each(|(sum, add)| *sum = sum.wrapping_add(*add));
        }
        sums
    };
    net.result(&view(pos.turn()), &view(!pos.turn()), pos.occupied().count())
}

/// How the remainder of a position would change for White if a piece were not there, for each piece but the kings: an estimate of
/// which pieces it is about. What is at risk stays so. The largest first.
pub fn by_piece(net: &Net, pos: &Position) -> Vec<(Square, i32)> {
    let sign = if pos.turn() == Color::White { 1 } else { -1 };
    let whole = from_nothing(net, pos, None);
    let pieces = pos.occupied() - pos.role(Role::King);
    let mut shares: Vec<(Square, i32)> = pieces
        .into_iter()
        .map(|square| (square, sign * (whole - from_nothing(net, pos, Some(square)))))
        .collect();
    shares.sort_by_key(|&(square, share)| (std::cmp::Reverse(share.abs()), square));
    shares
}

/// The remainder of a position for White, in hundredths of a pawn.
pub fn remainder(net: &Net, pos: &Position) -> i32 {
    let value = from_nothing(net, pos, None);
    if pos.turn() == Color::White { value } else { -value }
}
