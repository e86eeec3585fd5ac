//! Forsyth–Edwards notation, strict by default and tolerant by another door.
//!
//! The strict reading takes exactly six fields and refuses whatever cannot be right. The tolerant reading
//! mends what has only one sensible meaning, and says what it mended.

use std::fmt;

use crate::{Bitboard, CastleSide, Color, File, Piece, Position, Rank, Role, Setup, SetupError, Square};

/// A field of a FEN, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum FenField {
    /// What stands where.
    Placement,
    /// Who is to move.
    Turn,
    /// Who may still castle.
    Castling,
    /// The square a pawn has just passed.
    EnPassant,
    /// Half-moves since a capture or pawn move.
    HalfMoves,
    /// The number of the move.
    FullMoves,
    /// Something after the sixth field.
    Excess,
}

impl FenField {
    /// The fields of a FEN in order.
    pub const ALL: [FenField; 6] = [
        FenField::Placement,
        FenField::Turn,
        FenField::Castling,
        FenField::EnPassant,
        FenField::HalfMoves,
        FenField::FullMoves,
    ];
}

/// What is wrong with a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenReason {
    /// The field is not there.
    Missing,
    /// There are more than six fields.
    TooManyFields,
    /// There are not eight ranks.
    RankCount(usize),
    /// A rank does not have eight squares.
    RankLength(Rank),
    /// A character that means nothing here.
    UnknownCharacter(char),
    /// Two digits in a row, which strict FEN adds up.
    AdjacentDigits(Rank),
    /// The side to move is neither `w` nor `b`.
    NotASide,
    /// A castling right is given twice, or out of order.
    RepeatedRight(char),
    /// The en passant field is neither `-` nor a square.
    NotASquare,
    /// The field is not a whole number within its limits.
    NotANumber,
    /// The fields can be read but the position cannot be played.
    Setup(SetupError),
}

/// Where and why a text is not a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FenError {
    /// The field at fault.
    pub field: FenField,
    /// What is wrong with it.
    pub reason: FenReason,
}

impl FenError {
    const fn new(field: FenField, reason: FenReason) -> FenError {
        FenError { field, reason }
    }
}

impl From<SetupError> for FenError {
    fn from(error: SetupError) -> FenError {
        let field = match error {
            SetupError::OpponentInCheck(_) => FenField::Turn,
            SetupError::CastlingWithoutRook(_) => FenField::Castling,
            SetupError::NoDoubleStep(_) => FenField::EnPassant,
            _ => FenField::Placement,
        };
        FenError::new(field, FenReason::Setup(error))
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let field = match self.field {
            FenField::Placement => "placement",
            FenField::Turn => "side to move",
            FenField::Castling => "castling",
            FenField::EnPassant => "en passant",
            FenField::HalfMoves => "half-move clock",
            FenField::FullMoves => "move number",
            FenField::Excess => "after the sixth field",
        };
        write!(f, "{field}: ")?;
        match self.reason {
            FenReason::Missing => f.write_str("the field is missing"),
            FenReason::TooManyFields => f.write_str("a FEN has six fields"),
            FenReason::RankCount(count) => write!(f, "8 ranks expected, {count} found"),
            FenReason::RankLength(rank) => write!(f, "rank {} does not have 8 squares", rank.digit()),
            FenReason::UnknownCharacter(character) => write!(f, "{character:?} means nothing here"),
            FenReason::AdjacentDigits(rank) => write!(f, "two digits in a row on rank {}", rank.digit()),
            FenReason::NotASide => f.write_str("w or b expected"),
            FenReason::RepeatedRight(letter) => write!(f, "{letter:?} is given twice"),
            FenReason::NotASquare => f.write_str("- or a square expected"),
            FenReason::NotANumber => f.write_str("a whole number expected"),
            FenReason::Setup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for FenError {}

/// What the tolerant reading mended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenRepair {
    /// A missing or unreadable field was filled with its usual value.
    Filled(FenField),
    /// What followed the sixth field was left out.
    LeftOutExcess,
    /// A castling right without king and rook in place was dropped; the square is the rook's, if one was named.
    DroppedCastling(Option<Square>),
    /// An en passant square that no double step explains was dropped.
    DroppedEnPassant(Square),
}

/// When the en passant square is written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum EnPassantField {
    /// After every double step, as the standard says.
    #[default]
    Always,
    /// Only when a pawn may legally take there, so that equal positions have equal FENs.
    IfLegal,
}

/// How castling rights are written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum CastlingField {
    /// `KQkq`; a file letter only for a rook that is not the outermost on its side.
    #[default]
    Usual,
    /// The files of the rooks, `HAha`, as Chess960 programs write.
    Files,
}

/// How a FEN is written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct FenFormat {
    /// When the en passant square is written.
    pub en_passant: EnPassantField,
    /// How castling rights are written.
    pub castling: CastlingField,
}

impl Position {
    /// Reads a FEN strictly: six fields, nothing that must be guessed.
    ///
    /// Castling may be written as `KQkq`, with file letters (`HAha`) or mixed (X-FEN).
    ///
    /// ```
    /// use lucena_chess::Position;
    /// use lucena_chess::notation::{FenField, FenReason};
    ///
    /// let error = Position::from_fen("8/8/8/8/8/8/8/4K2k x - - 0 1").unwrap_err();
    /// assert_eq!((error.field, error.reason), (FenField::Turn, FenReason::NotASide));
    /// ```
    ///
    /// # Errors
    /// With the first field at fault and the reason.
    pub fn from_fen(fen: &str) -> Result<Position, FenError> {
        let mut fields = fen.split_ascii_whitespace();
        let mut next = |field| fields.next().ok_or(FenError::new(field, FenReason::Missing));
        let mut setup = Setup::empty();
        setup.board = parse_placement(next(FenField::Placement)?, Strictness::Strict)?;
        setup.turn = parse_turn(next(FenField::Turn)?)?;
        setup.castling_rooks = parse_castling(next(FenField::Castling)?, &setup)?;
        setup.en_passant = parse_en_passant(next(FenField::EnPassant)?)?;
        setup.half_moves = parse_number(next(FenField::HalfMoves)?, FenField::HalfMoves, 0)?;
        setup.full_moves = parse_number(next(FenField::FullMoves)?, FenField::FullMoves, 1)?;
        match fields.next() {
            Some(_) => Err(FenError::new(FenField::Excess, FenReason::TooManyFields)),
            None => Ok(Position::try_from(setup)?),
        }
    }

    /// Reads a FEN as people and programs write them, and says what had to be mended.
    ///
    /// Missing or unreadable fields after the placement get their usual value (White to move, no castling, no
    /// en passant, clock 0, move 1); impossible castling rights and en passant squares are dropped; more text
    /// after the sixth field is ignored. The pieces themselves are never changed.
    ///
    /// ```
    /// use lucena_chess::{Position, notation::{FenField, FenRepair}};
    ///
    /// let (pos, repairs) = Position::from_fen_tolerant("4k3/8/8/8/8/8/8/4K3 b")?;
    /// assert_eq!(pos.fen(), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    /// assert_eq!(repairs[0], FenRepair::Filled(FenField::Castling));
    /// # Ok::<(), lucena_chess::notation::FenError>(())
    /// ```
    ///
    /// # Errors
    /// If the placement cannot be read, or no legal position comes out of it.
    pub fn from_fen_tolerant(fen: &str) -> Result<(Position, Vec<FenRepair>), FenError> {
        let mut fields = fen.split_ascii_whitespace();
        let mut repairs = Vec::new();
        let placement = fields.next().ok_or(FenError::new(FenField::Placement, FenReason::Missing))?;
        let mut setup = Setup::empty();
        setup.board = parse_placement(placement, Strictness::Tolerant)?;
        let mut filled = |field| repairs.push(FenRepair::Filled(field));
        let turn = fields.next().and_then(|text| parse_turn(&text.to_ascii_lowercase()).ok());
        setup.turn = turn.unwrap_or_else(|| {
            filled(FenField::Turn);
            Color::White
        });
        let castling = fields.next();
        let castling = castling.unwrap_or_else(|| {
            filled(FenField::Castling);
            "-"
        });
        let en_passant = fields.next().and_then(|text| parse_en_passant(&text.to_ascii_lowercase()).ok());
        setup.en_passant = en_passant.unwrap_or_else(|| {
            filled(FenField::EnPassant);
            None
        });
        let mut number = |field, least| {
            let read = fields.next().and_then(|text| parse_number(text, field, least).ok());
            read.unwrap_or_else(|| {
                filled(field);
                least
            })
        };
        setup.half_moves = number(FenField::HalfMoves, 0);
        setup.full_moves = number(FenField::FullMoves, 1);
        if fields.next().is_some() {
            repairs.push(FenRepair::LeftOutExcess);
        }
        setup.castling_rooks = mend_castling(castling, &setup, &mut repairs);
        build_dropping_rights(setup, repairs)
    }

    /// Writes the position as FEN, the en passant square after every double step.
    pub fn fen(&self) -> String {
        self.fen_with(FenFormat::default())
    }

    /// Writes the position as FEN in a chosen way.
    pub fn fen_with(&self, format: FenFormat) -> String {
        let mut fen = String::with_capacity(90);
        for rank in Rank::ALL.into_iter().rev() {
            if rank != Rank::Eighth {
                fen.push('/');
            }
            write_rank(self, rank, &mut fen);
        }
        fen.push(' ');
        fen.push(self.turn().letter());
        fen.push(' ');
        write_castling(self, format.castling, &mut fen);
        let en_passant = match format.en_passant {
            EnPassantField::Always => self.passed_square(),
            EnPassantField::IfLegal => self.en_passant(),
        };
        let en_passant = en_passant.map_or("-".to_owned(), |square| square.to_string());
        fen.push_str(&format!(" {en_passant} {} {}", self.half_moves(), self.full_moves()));
        fen
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Strictness {
    Strict,
    Tolerant,
}

fn parse_placement(text: &str, strictness: Strictness) -> Result<[Option<Piece>; 64], FenError> {
    let error = |reason| Err(FenError::new(FenField::Placement, reason));
    let count = text.split('/').count();
    if count != 8 {
        return error(FenReason::RankCount(count));
    }
    let mut board = [None; 64];
    for (row, rank) in text.split('/').zip(Rank::ALL.into_iter().rev()) {
        let mut file = 0usize;
        let mut after_digit = false;
        for character in row.chars() {
            if let '1'..='8' = character {
                if after_digit && strictness == Strictness::Strict {
                    return error(FenReason::AdjacentDigits(rank));
                }
                file += character as usize - '0' as usize;
                after_digit = true;
                continue;
            }
            let Some(piece) = Piece::from_letter(character) else {
                return error(FenReason::UnknownCharacter(character));
            };
            let Some(place) = File::from_index(file) else {
                return error(FenReason::RankLength(rank));
            };
            board[Square::new(place, rank).index()] = Some(piece);
            file += 1;
            after_digit = false;
        }
        if file != 8 {
            return error(FenReason::RankLength(rank));
        }
    }
    Ok(board)
}

fn parse_turn(text: &str) -> Result<Color, FenError> {
    match text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => Err(FenError::new(FenField::Turn, FenReason::NotASide)),
    }
}

/// What a letter of the castling field says.
fn castling_right(letter: char, setup: &Setup) -> Result<(Color, Option<Square>), FenReason> {
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let rook = match letter.to_ascii_lowercase() {
        'k' => setup.outermost_rook(color, CastleSide::King),
        'q' => setup.outermost_rook(color, CastleSide::Queen),
        lower => {
            let file = File::from_letter(lower).ok_or(FenReason::UnknownCharacter(letter))?;
            Some(Square::new(file, color.back_rank()))
        }
    };
    Ok((color, rook))
}

/// The corner that a missing rook should have stood on, so that the error can name a square.
fn missing_rook(letter: char, color: Color) -> Square {
    let file = if letter.eq_ignore_ascii_case(&'k') { File::H } else { File::A };
    Square::new(file, color.back_rank())
}

fn parse_castling(text: &str, setup: &Setup) -> Result<Bitboard, FenError> {
    if text == "-" {
        return Ok(Bitboard::EMPTY);
    }
    let error = |reason| FenError::new(FenField::Castling, reason);
    let mut rooks = Bitboard::EMPTY;
    for letter in text.chars() {
        let (color, rook) = castling_right(letter, setup).map_err(error)?;
        let rook = rook.ok_or(SetupError::CastlingWithoutRook(missing_rook(letter, color)))?;
        if rooks.contains(rook) {
            return Err(error(FenReason::RepeatedRight(letter)));
        }
        rooks = rooks.with(rook);
    }
    Ok(rooks)
}

fn parse_en_passant(text: &str) -> Result<Option<Square>, FenError> {
    match text {
        "-" => Ok(None),
        _ => text.parse().map(Some).map_err(|_| FenError::new(FenField::EnPassant, FenReason::NotASquare)),
    }
}

fn parse_number(text: &str, field: FenField, least: u16) -> Result<u16, FenError> {
    let digits_only = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|&number| digits_only && least <= number);
    number.ok_or(FenError::new(field, FenReason::NotANumber))
}

/// The castling rights whose king and rook are in place; the others are dropped.
fn mend_castling(text: &str, setup: &Setup, repairs: &mut Vec<FenRepair>) -> Bitboard {
    let mut rooks = Bitboard::EMPTY;
    for letter in text.chars().filter(|&letter| letter != '-') {
        let rook = castling_right(letter, setup).ok().and_then(|(_, rook)| rook);
        let candidate = rook.map(|rook| Setup { castling_rooks: rooks.with(rook), ..setup.clone() });
        match (rook, candidate) {
            (Some(rook), Some(candidate)) if rights_are_in_place(&candidate) => rooks = rooks.with(rook),
            _ => repairs.push(FenRepair::DroppedCastling(rook)),
        }
    }
    rooks
}

/// Whether the castling rights of a set-up are possible, whatever else may be wrong with it.
fn rights_are_in_place(setup: &Setup) -> bool {
    let rooks = setup.castling_rooks;
    rooks.into_iter().all(|rook| {
        setup.board[rook.index()].is_some_and(|piece| {
            let back_rank = Bitboard::rank(piece.color().back_rank());
            let Some(king) = setup.pieces(piece.color(), Role::King).single() else { return false };
            let wing = (rooks & back_rank).into_iter().filter(|&other| (other > king) == (rook > king));
            piece.role() == Role::Rook
                && back_rank.contains(rook)
                && back_rank.contains(king)
                && wing.count() == 1
        })
    })
}

fn build_dropping_rights(
    setup: Setup,
    mut repairs: Vec<FenRepair>,
) -> Result<(Position, Vec<FenRepair>), FenError> {
    match Position::try_from(setup.clone()) {
        Err(SetupError::NoDoubleStep(square)) => {
            repairs.push(FenRepair::DroppedEnPassant(square));
            let pos = Position::try_from(Setup { en_passant: None, ..setup })?;
            Ok((pos, repairs))
        }
        result => Ok((result?, repairs)),
    }
}

fn write_rank(pos: &Position, rank: Rank, fen: &mut String) {
    let mut empty = 0u8;
    for file in File::ALL {
        match pos.piece_on(Square::new(file, rank)) {
            None => empty += 1,
            Some(piece) => {
                flush_empty(&mut empty, fen);
                fen.push(piece.letter());
            }
        }
    }
    flush_empty(&mut empty, fen);
}

fn flush_empty(empty: &mut u8, fen: &mut String) {
    if 0 < *empty {
        fen.push((b'0' + *empty) as char);
        *empty = 0;
    }
}

fn write_castling(pos: &Position, field: CastlingField, fen: &mut String) {
    if pos.castling_rooks().is_empty() {
        fen.push('-');
        return;
    }
    let setup = pos.to_setup();
    for color in Color::ALL {
        for side in [CastleSide::King, CastleSide::Queen] {
            let Some(rook) = pos.castling_rook(color, side) else { continue };
            let usual = if side == CastleSide::King { 'K' } else { 'Q' };
            let outermost = setup.outermost_rook(color, side) == Some(rook);
            let letter = match field {
                CastlingField::Usual if outermost => usual,
                _ => rook.file().letter().to_ascii_uppercase(),
            };
            fen.push(if color == Color::White { letter } else { letter.to_ascii_lowercase() });
        }
    }
}
