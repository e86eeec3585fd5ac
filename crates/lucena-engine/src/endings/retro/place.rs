//! Where the men of a material stand, as a number: the same for all positions that are mirror images of each other.
//!
//! Without pawns White's king is brought into the triangle a1–d1–d4 (eight images), with pawns to the files a–d (two
//! images). Men of one kind change places freely. Of the images that remain the smallest number counts.

use lucena_chess::{Bitboard, Color, Piece, Position, Role, Setup, Square};

use super::Material;

/// The squares of all men: White's king, Black's king, White's other men, Black's other men.
pub(super) type Squares = [Square; 4];

/// The numbering of one material.
pub(super) struct Places {
    /// What stands on each of the squares.
    pub(super) pieces: Vec<Piece>,
    has_pawns: bool,
    /// The two men, by their place among the squares, that are of one kind and color.
    twins: Option<(usize, usize)>,
}

impl Places {
    pub(super) fn new(material: &Material) -> Places {
        let mut pieces = vec![Piece::WhiteKing, Piece::BlackKing];
        for (color, side) in [Color::White, Color::Black].into_iter().zip(&material.sides) {
            pieces.extend(side.iter().map(|&role| Piece::new(color, role)));
        }
        let twins = (pieces.len() == 4 && pieces[2] == pieces[3]).then_some((2, 3));
        Places { pieces, has_pawns: material.has_pawns(), twins }
    }

    /// One more than the largest number.
    pub(super) fn count(&self) -> usize {
        let kings = if self.has_pawns { 32 } else { 10 };
        kings << (6 * (self.pieces.len() - 1))
    }

    /// The squares of a number.
    pub(super) fn squares(&self, place: usize) -> Squares {
        let square = |index: usize| Square::from_index(index & 63).expect("six bits are a square");
        let mut squares = [Square::A1; 4];
        let men = self.pieces.len();
        for (at, slot) in squares.iter_mut().enumerate().take(men).skip(1) {
            *slot = square(place >> (6 * (men - 1 - at)));
        }
        let king = place >> (6 * (men - 1));
        squares[0] = if self.has_pawns { square(king / 4 * 8 + king % 4) } else { TRIANGLE[king] };
        squares
    }

    /// The number of some squares: the smallest of their images'.
    pub(super) fn of(&self, squares: &Squares) -> usize {
        let images: &[u8] = if self.has_pawns { &[0, FILES] } else { &[0, 1, 2, 3, 4, 5, 6, 7] };
        let numbers = images.iter().filter_map(|&image| self.number(squares, image));
        numbers.min().expect("one of the images has the king where it belongs")
    }

    pub(super) fn of_position(&self, pos: &Position) -> usize {
        let mut squares = [Square::A1; 4];
        let mut left = pos.occupied();
        for (slot, piece) in squares.iter_mut().zip(&self.pieces) {
            let square = (pos.pieces(piece.color(), piece.role()) & left).first();
            *slot = square.expect("the position has this material");
            left = left.without(*slot);
        }
        self.of(&squares)
    }

    /// The number of one image, if its king is where it belongs.
    fn number(&self, squares: &Squares, image: u8) -> Option<usize> {
        let mut moved = squares.map(|square| reflect(square, image));
        let king = moved[0];
        let (file, rank) = (king.file().index(), king.rank().index());
        let king = match self.has_pawns {
            true => (file < 4).then_some(rank * 4 + file)?,
            false => TRIANGLE.iter().position(|&square| square == king)?,
        };
        if let Some((one, other)) = self.twins
            && moved[other] < moved[one]
        {
            moved.swap(one, other);
        }
        let men = self.pieces.len();
        Some(moved[1..men].iter().fold(king, |number, square| number << 6 | square.index()))
    }

    /// The position with these squares; nothing if there can be none.
    pub(super) fn position(&self, squares: &Squares, turn: Color) -> Option<Position> {
        let mut setup = Setup { turn, ..Setup::empty() };
        let mut seen = Bitboard::EMPTY;
        for (&square, &piece) in squares.iter().zip(&self.pieces) {
            let is_edge = matches!(square.rank().index(), 0 | 7);
            if seen.contains(square) || (piece.role() == Role::Pawn && is_edge) {
                return None;
            }
            seen = seen.with(square);
            setup.board[square.index()] = Some(piece);
        }
        Position::try_from(setup).ok()
    }
}

/// An image that exchanges files a and h.
const FILES: u8 = 1;
/// The squares a1, b1, c1, d1, b2, c2, d2, c3, d3, d4.
const TRIANGLE: [Square; 10] = [
    Square::A1,
    Square::B1,
    Square::C1,
    Square::D1,
    Square::B2,
    Square::C2,
    Square::D2,
    Square::C3,
    Square::D3,
    Square::D4,
];

/// The image of a square: bit 0 exchanges the files, bit 1 the ranks, bit 2 files with ranks.
fn reflect(square: Square, image: u8) -> Square {
    let (mut file, mut rank) = (square.file().index(), square.rank().index());
    if image & FILES != 0 {
        file = 7 - file;
    }
    if image & 2 != 0 {
        rank = 7 - rank;
    }
    if image & 4 != 0 {
        (file, rank) = (rank, file);
    }
    Square::from_index(rank * 8 + file).expect("both are below eight")
}
