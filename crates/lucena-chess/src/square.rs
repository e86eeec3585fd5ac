//! Squares, files and ranks.

use std::fmt;
use std::str::FromStr;

/// A file of the board, a to h.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say it all; 2026-11-15")]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// All files, from a to h.
    pub const ALL: [File; 8] = [File::A, File::B, File::C, File::D, File::E, File::F, File::G, File::H];

    /// 0 for the a-file to 7 for the h-file.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file with this index, if it is below 8.
    #[inline]
    pub const fn from_index(index: usize) -> Option<File> {
        if index < 8 { Some(File::ALL[index]) } else { None }
    }

    /// The letter of the file, `a` to `h`.
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The file that a letter of either case stands for.
    pub const fn from_letter(letter: char) -> Option<File> {
        match letter.to_ascii_lowercase() {
            lower @ 'a'..='h' => Some(File::ALL[lower as usize - 'a' as usize]),
            _ => None,
        }
    }
}

/// A rank of the board, 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say it all; 2026-11-15")]
pub enum Rank {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Rank {
    /// All ranks, from the first to the eighth.
    pub const ALL: [Rank; 8] = [
        Rank::First,
        Rank::Second,
        Rank::Third,
        Rank::Fourth,
        Rank::Fifth,
        Rank::Sixth,
        Rank::Seventh,
        Rank::Eighth,
    ];

    /// 0 for the first rank to 7 for the eighth.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rank with this index, if it is below 8.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Rank> {
        if index < 8 { Some(Rank::ALL[index]) } else { None }
    }

    /// The rank as the other side counts it: the first becomes the eighth.
    #[inline]
    pub const fn flip(self) -> Rank {
        Rank::ALL[7 - self as usize]
    }

    /// The digit of the rank, `1` to `8`.
    pub const fn digit(self) -> char {
        (b'1' + self as u8) as char
    }

    /// The rank that a digit stands for.
    pub const fn from_digit(digit: char) -> Option<Rank> {
        match digit {
            '1'..='8' => Some(Rank::ALL[digit as usize - '1' as usize]),
            _ => None,
        }
    }
}

/// One of the 64 squares, counted from a1 along the ranks; `Option<Square>` is one byte too.
///
/// ```
/// use lucena_chess::{File, Rank, Square};
///
/// let square: Square = "e4".parse()?;
/// assert_eq!(square, Square::new(File::E, Rank::Fourth));
/// assert_eq!(square.to_string(), "e4");
/// assert_eq!(Square::A1.offset(1, 2), Some(Square::B3));
/// assert_eq!(Square::A1.offset(-1, 0), None);
/// # Ok::<(), lucena_chess::SquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs, reason = "the names say it all; 2026-11-15")]
pub enum Square {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
}

const _: () = assert!(size_of::<Option<Square>>() == 1);

/// The king steps between any two squares.
static DISTANCES: [[u8; 64]; 64] = distances();

const fn distances() -> [[u8; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut pair = 0;
    while pair < 64 * 64 {
        let (from, to) = (pair / 64, pair % 64);
        let files = (from & 7u16).abs_diff(to & 7);
        let ranks = (from >> 3).abs_diff(to >> 3);
        table[from as usize][to as usize] = (if files > ranks { files } else { ranks }) as u8;
        pair += 1;
    }
    table
}

impl Square {
    /// How many squares there are.
    pub const COUNT: usize = 64;

    /// The square where a file and a rank cross.
    #[inline]
    pub const fn new(file: File, rank: Rank) -> Square {
        Square::from_index_unchecked((rank as u8) << 3 | file as u8)
    }

    /// All squares in order, a1, b1 … h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..64u8).map(Square::from_index_unchecked)
    }

    /// The square with this index, if it is below 64.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < 64 { Some(Square::from_index_unchecked(index as u8)) } else { None }
    }

    /// The square with this index, of which only the low six bits are looked at.
    #[inline]
    pub(crate) const fn from_index_unchecked(index: u8) -> Square {
        debug_assert!(index < 64);
        // SAFETY: the discriminants are exactly 0 to 63, and the mask leaves nothing else.
        unsafe { std::mem::transmute::<u8, Square>(index & 63) }
    }

    /// 0 for a1, 1 for b1 … 63 for h8.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file of the square.
    #[inline]
    pub const fn file(self) -> File {
        File::ALL[(self as u8 & 7) as usize]
    }

    /// The rank of the square.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self as u8 >> 3) as usize]
    }

    /// The square `files` to the right and `ranks` up, if it is on the board.
    #[inline]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = (self as u8 & 7) as i16 + files as i16;
        let rank = (self as u8 >> 3) as i16 + ranks as i16;
        if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
            Some(Square::from_index_unchecked((rank * 8 + file) as u8))
        } else {
            None
        }
    }

    /// The square seen from the other side of the board: e2 becomes e7.
    #[inline]
    pub const fn flip_rank(self) -> Square {
        Square::from_index_unchecked(self as u8 ^ 56)
    }

    /// The square in a mirror beside the board: e2 becomes d2.
    #[inline]
    pub const fn flip_file(self) -> Square {
        Square::from_index_unchecked(self as u8 ^ 7)
    }

    /// How many king steps lie between two squares.
    #[inline]
    pub const fn distance(self, other: Square) -> u32 {
        DISTANCES[self.index()][other.index()] as u32
    }

    /// Whether the square is a light one, like h1.
    #[inline]
    pub const fn is_light(self) -> bool {
        ((self as u8 & 7) + (self as u8 >> 3)) & 1 == 1
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().letter(), self.rank().digit())
    }
}

/// The text is not the name of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SquareError;

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter from a to h and a digit from 1 to 8, like e4")
    }
}

impl std::error::Error for SquareError {}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Square, SquareError> {
        match text.as_bytes() {
            &[file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
                Ok(Square::from_index_unchecked((rank - b'1') * 8 + (file - b'a')))
            }
            _ => Err(SquareError),
        }
    }
}
