//! How Black chooses: one move deep, the greatest ratio S of what it attacks to what it lets be attacked.

use std::cmp::{Ordering, Reverse};

use lucena_chess::{Bitboard, CastleSide, Color, File, Move, Position, Role, Square, attacks};

/// A ratio of whole numbers, compared exactly.
#[derive(Clone, Copy, Debug)]
pub struct Ratio {
    /// Twice the worth of the squares that the mover attacks.
    pub numerator: u64,
    /// Twice one more than the worth of the squares that the other side attacks; never zero.
    pub denominator: u64,
}

impl Ord for Ratio {
    fn cmp(&self, other: &Ratio) -> Ordering {
        // Each part is at most 2 × 64 × 50,000, so the products are far from overflowing.
        (self.numerator * other.denominator).cmp(&(other.numerator * self.denominator))
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Ratio {
    fn eq(&self, other: &Ratio) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Ratio {}

/// The move with the greatest ratio after it; of equals the first by piece, origin, destination and promotion. Nothing if
/// there is no legal move.
pub fn choose(pos: &Position) -> Option<Move> {
    let moves = pos.legal_moves();
    let mover = pos.turn();
    moves.iter().copied().max_by_key(|&mv| (ratio(&pos.after(mv), mover), Reverse(precedence(pos, mv))))
}

/// The ratio S of a position for the side that has just moved.
pub fn ratio(pos: &Position, mover: Color) -> Ratio {
    Ratio { numerator: doubled_worth(pos, mover), denominator: 2 + doubled_worth(pos, !mover) }
}

/// Twice the worth of the squares that a side attacks. Doubled, because half a knight is no whole number.
fn doubled_worth(pos: &Position, side: Color) -> u64 {
    attacked(pos, side)
        .into_iter()
        .map(|square| match pos.piece_on(square) {
            None => 2 * 50,
            Some(piece) if piece.color() == side => value(piece.role()),
            Some(piece) => 2 * value(piece.role()),
        })
        .sum()
}

/// The squares that a side attacks, by geometry alone: a pinned piece still attacks.
fn attacked(pos: &Position, side: Color) -> Bitboard {
    pos.color(side).into_iter().fold(Bitboard::EMPTY, |squares, from| {
        let piece = pos.piece_on(from).expect("a square of this side's pieces");
        squares | attacks::by(piece, from, pos.occupied())
    })
}

const fn value(role: Role) -> u64 {
    match role {
        Role::Pawn => 100,
        Role::Knight | Role::Bishop => 325,
        Role::Rook => 550,
        Role::Queen => 1_000,
        Role::King => 50_000,
    }
}

/// What decides between equal ratios, smallest first. Castling comes last of the king's moves to the same square, which
/// matters only in Chess960.
fn precedence(pos: &Position, mv: Move) -> impl Ord {
    let to = destination(mv);
    (
        pos.role_on(mv.from()),
        mv.from().file(),
        mv.from().rank(),
        to.file(),
        to.rank(),
        mv.promotion(),
        mv.is_castle(),
    )
}

/// Where the moving piece arrives; for castling, the king.
fn destination(mv: Move) -> Square {
    match mv.castle_side() {
        None => mv.to(),
        Some(CastleSide::King) => Square::new(File::G, mv.from().rank()),
        Some(CastleSide::Queen) => Square::new(File::C, mv.from().rank()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(fen: &str, mover: Color) -> (u64, u64) {
        let ratio = ratio(&Position::from_fen(fen).expect("a legal position"), mover);
        (ratio.numerator, ratio.denominator)
    }

    /// Worked out by hand: a king in its corner attacks three empty squares; the knight on b1 is defended and counts half.
    #[test]
    fn the_parts_of_the_ratio() {
        assert_eq!(parts("7k/8/8/8/8/8/8/K7 w - - 0 1", Color::Black), (2 * 150, 2 * 151));
        let knight = "7k/8/8/8/8/8/8/KN6 b - - 0 1";
        assert_eq!(parts(knight, Color::White), (2 * (5 * 50) + 325, 2 * 151));
        assert_eq!(parts(knight, Color::Black), (2 * 150, 2 + 2 * (5 * 50) + 325));
    }

    /// Fourteen empty squares, the enemy king in full, and the rook's own king, defended, at half its value.
    #[test]
    fn an_attacked_king_counts_in_full_and_each_square_once() {
        let check = "R6k/8/8/8/8/8/8/K7 b - - 0 1";
        let empty = 6 + 6 + 2;
        assert_eq!(parts(check, Color::White).0, 2 * (empty * 50 + 50_000) + 50_000);
    }
}
