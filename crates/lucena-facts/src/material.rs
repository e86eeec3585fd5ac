//! What is on the board, without where: signature, stage of the game, and who has what the other lacks.

use std::fmt;

use lucena_chess::{Bitboard, Color, Position, Role};

/// How many pieces of each role each side has.
///
/// ```
/// use lucena_chess::{Color, Position, Role};
/// use lucena_facts::Signature;
///
/// let pos = Position::from_fen("4k3/8/8/8/8/8/8/1NB1K3 w - - 0 1")?;
/// let signature = Signature::of(&pos);
/// assert_eq!(signature.to_string(), "KBNvK");
/// assert_eq!(signature.count(Color::White, Role::Knight), 1);
/// # Ok::<(), lucena_chess::notation::FenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Signature(u64);

impl Signature {
    /// The signature of a position.
    #[inline]
    pub fn of(pos: &Position) -> Signature {
        let mut bits = 0;
        for color in Color::ALL {
            for role in Role::ALL {
                bits |= u64::from(pos.pieces(color, role).count()) << shift(color, role);
            }
        }
        Signature(bits)
    }

    /// The signature as a number: four bits for each count.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// How many pieces of a role a side has.
    #[inline]
    pub const fn count(self, color: Color, role: Role) -> u32 {
        (self.0 >> shift(color, role)) as u32 & 15
    }

    /// How many pieces a side has besides its king.
    pub fn army(self, color: Color) -> u32 {
        Role::ALL[..5].iter().map(|&role| self.count(color, role)).sum()
    }

    /// The same with the sides exchanged.
    #[must_use]
    pub const fn mirrored(self) -> Signature {
        Signature(self.0.rotate_left(32))
    }
}

const fn shift(color: Color, role: Role) -> u32 {
    (color.index() * 32 + role.index() * 4) as u32
}

/// `KRPvKR`: kings first, then queens to pawns, White's side first.
impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for color in Color::ALL {
            if color == Color::Black {
                f.write_str("v")?;
            }
            for role in Role::ALL.into_iter().rev() {
                for _ in 0..self.count(color, role) {
                    write!(f, "{}", role.letter())?;
                }
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signature({self})")
    }
}

/// The stage of the game as people speak of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// Up to move ten with at least ten pieces on the board.
    Opening,
    /// Neither opening nor ending.
    Middlegame,
    /// Six pieces or fewer, of both sides together.
    Endgame,
}

/// The stage of a position.
pub fn stage(pos: &Position) -> Stage {
    let pieces = (pos.occupied() - pos.role(Role::Pawn) - pos.role(Role::King)).count();
    match pieces {
        0..=6 => Stage::Endgame,
        10.. if pos.full_moves() <= 10 => Stage::Opening,
        _ => Stage::Middlegame,
    }
}

/// How much of the middle game is left, from 24 with all pieces to 0 with none.
#[inline]
pub fn phase(pos: &Position) -> i32 {
    let minors = pos.role(Role::Knight).count() + pos.role(Role::Bishop).count();
    let total = minors + 2 * pos.role(Role::Rook).count() + 4 * pos.role(Role::Queen).count();
    (total as i32).min(FULL_PHASE)
}

/// The [`phase`] of a full board.
pub const FULL_PHASE: i32 = 24;

/// Whether a side has bishops on squares of both colors.
#[inline]
pub fn has_bishop_pair(pos: &Position, color: Color) -> bool {
    let bishops = pos.pieces(color, Role::Bishop);
    bishops.intersects(Bitboard::LIGHT_SQUARES) && bishops.intersects(Bitboard::DARK_SQUARES)
}

/// Whether each side has exactly one bishop and they stand on squares of different colors.
#[inline]
pub fn has_opposite_bishops(pos: &Position) -> bool {
    let bishops = pos.role(Role::Bishop);
    pos.pieces(Color::White, Role::Bishop).count() == 1
        && pos.pieces(Color::Black, Role::Bishop).count() == 1
        && bishops.intersects(Bitboard::LIGHT_SQUARES)
        && bishops.intersects(Bitboard::DARK_SQUARES)
}
