//! A piece: a role and the side that owns it.

use std::fmt;

use crate::{Color, Role};

/// A colored piece, one byte wide; so is `Option<Piece>`.
///
/// ```
/// use lucena_chess::{Color, Piece, Role};
///
/// let piece = Piece::new(Color::Black, Role::Queen);
/// assert_eq!(piece.color(), Color::Black);
/// assert_eq!(piece.letter(), 'q');
/// assert_eq!(Piece::from_letter('q'), Some(piece));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say it all; 2026-11-15")]
pub enum Piece {
    WhitePawn,
    WhiteKnight,
    WhiteBishop,
    WhiteRook,
    WhiteQueen,
    WhiteKing,
    BlackPawn = 8,
    BlackKnight,
    BlackBishop,
    BlackRook,
    BlackQueen,
    BlackKing,
}

const _: () = assert!(size_of::<Option<Piece>>() == 1);

impl Piece {
    /// All twelve pieces, White's first.
    pub const ALL: [Piece; 12] = [
        Piece::WhitePawn,
        Piece::WhiteKnight,
        Piece::WhiteBishop,
        Piece::WhiteRook,
        Piece::WhiteQueen,
        Piece::WhiteKing,
        Piece::BlackPawn,
        Piece::BlackKnight,
        Piece::BlackBishop,
        Piece::BlackRook,
        Piece::BlackQueen,
        Piece::BlackKing,
    ];

    /// The piece of this color and role.
    #[inline]
    pub const fn new(color: Color, role: Role) -> Piece {
        // SAFETY: the discriminants are 8 × color + role, and every such sum is one of them.
        unsafe { std::mem::transmute::<u8, Piece>((color as u8) << 3 | role as u8) }
    }

    /// The side that owns the piece.
    #[inline]
    pub const fn color(self) -> Color {
        if self as u8 & 8 == 0 { Color::White } else { Color::Black }
    }

    /// The kind of the piece.
    #[inline]
    pub const fn role(self) -> Role {
        // SAFETY: the low three bits of every discriminant are the role, 0 to 5.
        unsafe { std::mem::transmute::<u8, Role>(self as u8 & 7) }
    }

    /// The English letter, upper case for White and lower case for Black, as in FEN.
    pub const fn letter(self) -> char {
        match self.color() {
            Color::White => self.role().letter(),
            Color::Black => self.role().letter().to_ascii_lowercase(),
        }
    }

    /// The piece that a FEN letter stands for.
    pub const fn from_letter(letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        match Role::from_letter(letter) {
            Some(role) => Some(Piece::new(color, role)),
            None => None,
        }
    }

    /// The chess figurine, `♘` or `♞`.
    pub const fn figurine(self) -> char {
        match self {
            Piece::WhitePawn => '♙',
            Piece::WhiteKnight => '♘',
            Piece::WhiteBishop => '♗',
            Piece::WhiteRook => '♖',
            Piece::WhiteQueen => '♕',
            Piece::WhiteKing => '♔',
            Piece::BlackPawn => '♟',
            Piece::BlackKnight => '♞',
            Piece::BlackBishop => '♝',
            Piece::BlackRook => '♜',
            Piece::BlackQueen => '♛',
            Piece::BlackKing => '♚',
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
