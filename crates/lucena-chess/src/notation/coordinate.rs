//! Coordinate notation, the language of UCI and XBoard: `e2e4`, `e7e8q`, `e1g1`.

use std::fmt;

use crate::{CastleSide, File, Move, Position, Rank, Refusal, Role, Square};

/// How castling is written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum CastlingNotation {
    /// The king's own step, `e1g1`; but the king takes its rook where it does not stand on the e-file or the
    /// rook not in the corner, since no other way is clear there.
    #[default]
    Standard,
    /// The king takes its own rook, `e1h1`: what UCI asks for in Chess960.
    KingTakesRook,
}

/// Why a text is not a legal move in coordinate notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CoordinateError {
    /// The text is not two squares and perhaps a promotion piece.
    Malformed,
    /// The move is well written but not legal here, for this reason.
    Illegal(Refusal),
    /// A pawn reaches the last rank and the text does not say what it becomes.
    MissingPromotion,
}

impl fmt::Display for CoordinateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CoordinateError::Malformed => "a move is written as two squares, like e2e4 or e7e8q",
            CoordinateError::Illegal(refusal) => return write!(f, "not a legal move: {refusal}"),
            CoordinateError::MissingPromotion => "say what the pawn becomes, like e7e8q",
        })
    }
}

impl std::error::Error for CoordinateError {}

impl Position {
    /// Reads a move in coordinate notation, the promotion letter in either case.
    ///
    /// Castling is understood both as the king's step (`e1g1`) and as king takes rook (`e1h1`).
    ///
    /// ```
    /// use lucena_chess::{Position, notation::CoordinateError};
    ///
    /// let pos = Position::start();
    /// assert!(pos.parse_coordinate("g1f3").is_ok());
    /// assert!(matches!(pos.parse_coordinate("g1g3"), Err(CoordinateError::Illegal(_))));
    /// assert_eq!(pos.parse_coordinate("Nf3"), Err(CoordinateError::Malformed));
    /// ```
    ///
    /// # Errors
    /// If the text is not a move, or the move is not legal.
    pub fn parse_coordinate(&self, text: &str) -> Result<Move, CoordinateError> {
        let (from, to, promotion) = split(text).ok_or(CoordinateError::Malformed)?;
        let moves = self.legal_moves_from(from);
        let castle = self.standard_castle(from, to);
        // King takes rook is unmistakable; the king's step counts as castling only if no plain move fits.
        let mut candidates = moves.iter().copied().filter(|mv| mv.to() == to).peekable();
        if candidates.peek().is_none() {
            return match castle {
                Some(castle) if promotion.is_none() => Ok(castle),
                Some(_) => Err(CoordinateError::Illegal(Refusal::NoPromotion)),
                None => Err(CoordinateError::Illegal(self.coordinate_refusal(from, to))),
            };
        }
        match candidates.find(|mv| mv.promotion() == promotion) {
            Some(mv) => Ok(mv),
            None if promotion.is_none() => Err(CoordinateError::MissingPromotion),
            None => Err(CoordinateError::Illegal(Refusal::NoPromotion)),
        }
    }

    /// Why nothing may go from one square to the other.
    fn coordinate_refusal(&self, from: Square, to: Square) -> Refusal {
        let us = self.turn();
        let role = match self.piece_on(from) {
            None => return Refusal::EmptySquare(from),
            Some(piece) if piece.color() != us => return Refusal::NotYours(from),
            Some(piece) => piece.role(),
        };
        let is_leap = from.distance(to) == 2 || self.pieces(us, Role::Rook).contains(to);
        let home = us.relative_rank(Rank::First);
        if role == Role::King && is_leap && from.rank() == home && to.rank() == home {
            let side = if from.file() < to.file() { CastleSide::King } else { CastleSide::Queen };
            // Where castling is allowed, it must be written as king takes rook, and the leap itself is out of reach.
            return self.castle_refusal(side).unwrap_or(Refusal::OutOfReach(role, to));
        }
        self.refusal(role, from.into(), to)
    }

    /// The legal castling move that standard notation writes as the king's step from `from` to `to`.
    fn standard_castle(&self, from: Square, to: Square) -> Option<Move> {
        let moves = self.legal_moves_from(from);
        moves.iter().copied().find(|&mv| mv.is_castle() && self.standard_king_step(mv) == Some(to))
    }

    /// Where the king arrives, if castling may be written as its step.
    fn standard_king_step(&self, castle: Move) -> Option<Square> {
        let (corner, to) = match castle.castle_side()? {
            CastleSide::King => (File::H, File::G),
            CastleSide::Queen => (File::A, File::C),
        };
        (castle.from().file() == File::E && castle.to().file() == corner)
            .then(|| Square::new(to, castle.from().rank()))
    }

    /// Writes a move in coordinate notation.
    ///
    /// ```
    /// use lucena_chess::{Position, notation::CastlingNotation};
    ///
    /// let pos = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
    /// let castle = pos.parse_san("O-O")?;
    /// assert_eq!(pos.coordinate(castle, CastlingNotation::Standard), "e1g1");
    /// assert_eq!(pos.coordinate(castle, CastlingNotation::KingTakesRook), "e1h1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn coordinate(&self, mv: Move, castling: CastlingNotation) -> String {
        let to = match castling {
            CastlingNotation::Standard => self.standard_king_step(mv).unwrap_or(mv.to()),
            CastlingNotation::KingTakesRook => mv.to(),
        };
        let mut text = format!("{}{to}", mv.from());
        if let Some(role) = mv.promotion() {
            text.push(role.letter().to_ascii_lowercase());
        }
        text
    }
}

/// The two squares and the promotion of a move, if the text has that form.
fn split(text: &str) -> Option<(Square, Square, Option<Role>)> {
    let (from, to) = (text.get(0..2)?.parse().ok()?, text.get(2..4)?.parse().ok()?);
    let mut rest = text[4..].chars();
    let promotion = match rest.next() {
        None => None,
        Some(letter) => Some(Role::from_letter(letter).filter(|role| Role::PROMOTIONS.contains(role))?),
    };
    rest.next().is_none().then_some((from, to, promotion))
}
