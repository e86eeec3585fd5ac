//! The words for what `lucena-chess` reports: where and why a FEN or a move cannot be read.

use lucena_chess::notation::{CoordinateError, Dialect, FenError, FenField, FenReason, FenRepair, SanError};
use lucena_chess::{Move, Position, Refusal, Role, SetupError};

use crate::{Language, Text, args};

impl Text {
    /// Where and why a text is not a FEN: `invalid FEN, field 2 (side to move): …`.
    pub fn fen_error(&self, error: &FenError) -> String {
        let reason = match (error.field, error.reason) {
            (FenField::FullMoves, FenReason::NotANumber) => self.get("fen-not-a-move-number"),
            (_, reason) => self.fen_reason(&reason),
        };
        self.format("fen-error", args!["field" => self.fen_field(error.field), "reason" => reason])
    }

    /// The name of a field of a FEN, with its number.
    pub fn fen_field(&self, field: FenField) -> String {
        self.get(match field {
            FenField::Placement => "fen-field-placement",
            FenField::Turn => "fen-field-turn",
            FenField::Castling => "fen-field-castling",
            FenField::EnPassant => "fen-field-en-passant",
            FenField::HalfMoves => "fen-field-half-moves",
            FenField::FullMoves => "fen-field-full-moves",
            FenField::Excess => "fen-field-excess",
        })
    }

    /// What is wrong with a field, without naming it.
    pub fn fen_reason(&self, reason: &FenReason) -> String {
        match *reason {
            FenReason::Missing => self.get("fen-missing"),
            FenReason::TooManyFields => self.get("fen-too-many-fields"),
            FenReason::RankCount(count) => self.format("fen-rank-count", args!["count" => count]),
            FenReason::RankLength(rank) => self.format("fen-rank-length", args!["rank" => rank.digit()]),
            FenReason::UnknownCharacter(character) => {
                self.format("fen-unknown-character", args!["character" => printable(character)])
            }
            FenReason::AdjacentDigits(rank) => {
                self.format("fen-adjacent-digits", args!["rank" => rank.digit()])
            }
            FenReason::NotASide => self.get("fen-not-a-side"),
            FenReason::RepeatedRight(letter) => {
                self.format("fen-repeated-right", args!["letter" => printable(letter)])
            }
            FenReason::NotASquare => self.get("fen-not-a-square"),
            FenReason::NotANumber => self.get("fen-not-a-number"),
            FenReason::Setup(ref error) => self.setup_error(error),
        }
    }

    /// Why a set-up cannot be played.
    pub fn setup_error(&self, error: &SetupError) -> String {
        match *error {
            SetupError::NoKing(side) => self.format("fen-no-king", args!["side" => side]),
            SetupError::SeveralKings(side) => self.format("fen-several-kings", args!["side" => side]),
            SetupError::PawnOnBackRank(square) => {
                self.format("fen-pawn-on-back-rank", args!["square" => square])
            }
            SetupError::TooManyPieces(side) => self.format("fen-too-many-pieces", args!["side" => side]),
            SetupError::OpponentInCheck(side) => self.format("fen-opponent-in-check", args!["side" => side]),
            SetupError::TooManyCheckers => self.get("fen-too-many-checkers"),
            SetupError::CastlingWithoutRook(square) => {
                self.format("fen-castling-without-rook", args!["square" => square])
            }
            SetupError::NoDoubleStep(square) => self.format("fen-no-double-step", args!["square" => square]),
        }
    }

    /// What the tolerant reading of a FEN mended.
    pub fn fen_repair(&self, repair: &FenRepair) -> String {
        match *repair {
            FenRepair::Filled(field) => {
                self.format("fen-repair-filled", args!["field" => self.fen_field(field)])
            }
            FenRepair::LeftOutExcess => self.get("fen-repair-left-out"),
            FenRepair::DroppedCastling(Some(square)) => {
                self.format("fen-repair-castling-rook", args!["square" => square])
            }
            FenRepair::DroppedCastling(None) => self.get("fen-repair-castling"),
            FenRepair::DroppedEnPassant(square) => {
                self.format("fen-repair-en-passant", args!["square" => square])
            }
        }
    }

    /// Why a text is not a legal move in coordinate notation.
    pub fn coordinate_error(&self, move_text: &str, error: CoordinateError) -> String {
        let key = match error {
            CoordinateError::Malformed => "moves-coordinate-malformed",
            CoordinateError::Illegal(refusal) => return self.illegal_move(move_text, refusal),
            CoordinateError::MissingPromotion => "moves-coordinate-missing-promotion",
        };
        self.format(key, args!["move" => quotable(move_text)])
    }

    /// Why a text is not a legal move in algebraic notation.
    pub fn san_error(&self, move_text: &str, error: SanError) -> String {
        let key = match error {
            SanError::Malformed => "moves-san-malformed",
            SanError::Illegal(refusal) => return self.illegal_move(move_text, refusal),
            SanError::Ambiguous => "moves-san-ambiguous",
            SanError::MissingPromotion => "moves-san-missing-promotion",
        };
        self.format(key, args!["move" => quotable(move_text)])
    }

    fn illegal_move(&self, move_text: &str, refusal: Refusal) -> String {
        let args = args!["move" => quotable(move_text), "reason" => self.refusal(refusal)];
        self.format("moves-illegal", args)
    }

    /// Which rule forbids a move.
    pub fn refusal(&self, refusal: Refusal) -> String {
        match refusal {
            Refusal::NoPiece(role) => self.format("moves-no-piece", args!["piece" => role]),
            Refusal::EmptySquare(square) => self.format("moves-empty-square", args!["square" => square]),
            Refusal::NotYours(square) => self.format("moves-not-yours", args!["square" => square]),
            // There is only one king: "no king" would sound as if there were several.
            Refusal::OutOfReach(Role::King, to) => {
                self.format("moves-king-out-of-reach", args!["square" => to])
            }
            Refusal::OutOfReach(role, to) => {
                self.format("moves-out-of-reach", args!["piece" => role, "square" => to])
            }
            Refusal::OwnPiece(square) => self.format("moves-own-piece", args!["square" => square]),
            Refusal::Blocked(square) => self.format("moves-blocked", args!["square" => square]),
            Refusal::NothingToTake(square) => self.format("moves-nothing-to-take", args!["square" => square]),
            Refusal::NoPromotion => self.get("moves-no-promotion"),
            Refusal::KingAttacked { at, by } => {
                self.format("moves-king-attacked", args!["square" => at, "by" => by])
            }
            Refusal::StillInCheck(by) => self.format("moves-still-in-check", args!["by" => by]),
            Refusal::Pinned { from, by } => self.format("moves-pinned", args!["square" => from, "by" => by]),
            Refusal::CannotCastle => self.get("moves-cannot-castle"),
            Refusal::CastleInCheck => self.get("moves-castle-in-check"),
        }
    }

    /// Reads a move as people of this language write it, else as those of the other do, else in any other dialect.
    ///
    /// # Errors
    /// What is wrong with it, said of the reading that comes nearest to a move.
    pub fn read_move(&self, pos: &Position, typed: &str) -> Result<Move, String> {
        let others = Language::ALL.into_iter().filter(|&language| language != self.language());
        let preferred: Vec<Dialect> =
            std::iter::once(self.language()).chain(others).map(Language::dialect).collect();
        let typed = typed.trim();
        pos.parse_any(typed, &preferred).map_err(|complaint| match pos.parse_coordinate(typed) {
            Err(error) if error != CoordinateError::Malformed => self.coordinate_error(typed, error),
            _ => self.san_error(typed, complaint),
        })
    }

    /// A move as people of this language write it: `Cf3` in Portuguese, `Nf3` in English.
    pub fn san(&self, pos: &Position, mv: Move) -> String {
        pos.san_with(mv, self.language().piece_letters())
    }
}

/// A character as it can be shown on a line: invisible ones by their code.
fn printable(character: char) -> String {
    match character {
        ' '..='~' => character.to_string(),
        _ if character.is_alphanumeric() => character.to_string(),
        _ => character.escape_unicode().to_string(),
    }
}

/// What somebody typed, fit for a one-line message: no control characters, and not endless.
fn quotable(typed: &str) -> String {
    const MOST: usize = 40;
    let mut shown: String = typed
        .chars()
        .take(MOST)
        .flat_map(|c| {
            let is_hidden = c.is_control();
            if is_hidden { c.escape_unicode().collect::<Vec<_>>() } else { vec![c] }
        })
        .collect();
    if MOST < typed.chars().count() {
        shown.push('…');
    }
    shown
}
