//! A position of the game: what stands where, whose turn it is, and which rights remain.
//!
//! A [`Position`] is always legal: it comes from the [start](Position::start), from a checked
//! [`Setup`], or from a legal move. It is small and plain, so trying a move means copying it and
//! playing on the copy; nothing has to be taken back.

mod checks;
mod legality;
mod make;
mod mirror;
mod refusal;
mod setup;
mod soundness;
mod zobrist;

use std::fmt;

pub use checks::CheckSquares;
pub use make::IllegalMove;
pub(crate) use make::castle_destinations;
pub use refusal::Refusal;
pub use setup::{Setup, SetupError};

use crate::{Bitboard, CastleSide, Color, File, Key, Piece, Rank, Role, Square, attacks};

/// A legal chess position, standard or Chess960.
///
/// ```
/// use lucena_chess::Position;
///
/// let mut pos = Position::start();
/// let mv = pos.parse_san("e4")?;
/// pos.play(mv)?;
/// assert_eq!(pos.fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    by_role: [Bitboard; 6],
    by_color: [Bitboard; 2],
    board: [Option<Piece>; 64],
    /// Keys of the pawns, of White's pieces and of Black's: together the key of the placement.
    placement_keys: [Key; 3],
    /// The key of everything else: turn, castling and a capturable en passant square.
    state_key: Key,
    castling_rooks: Bitboard,
    checkers: Bitboard,
    pinned: Bitboard,
    half_moves: u16,
    full_moves: u16,
    turn: Color,
    /// The square a pawn has just passed.
    passed_square: Option<Square>,
    /// The same, if some pawn may legally take there: only then does it matter to the game.
    en_passant: Option<Square>,
}

impl Position {
    /// The position every game of standard chess starts from.
    pub fn start() -> Position {
        Position::chess960(518).expect("518 is the number of the standard start")
    }

    /// The Chess960 starting position with this number, 0 to 959; 518 is the standard one.
    ///
    /// ```
    /// use lucena_chess::Position;
    ///
    /// assert_eq!(Position::chess960(518), Some(Position::start()));
    /// assert_eq!(Position::chess960(960), None);
    /// ```
    pub fn chess960(number: usize) -> Option<Position> {
        let row = chess960_back_rank(number)?;
        let mut setup = Setup::empty();
        for (file, role) in File::ALL.into_iter().zip(row) {
            for color in Color::ALL {
                let home = Square::new(file, color.back_rank());
                let ahead = Square::new(file, color.relative_rank(Rank::Second));
                setup.board[home.index()] = Some(Piece::new(color, role));
                setup.board[ahead.index()] = Some(Piece::new(color, Role::Pawn));
                if role == Role::Rook {
                    setup.castling_rooks = setup.castling_rooks.with(home);
                }
            }
        }
        Some(Position::try_from(setup).expect("the pieces are those of a starting position"))
    }

    /// Who is to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The squares of all pieces.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.by_color[0] | self.by_color[1]
    }

    /// The squares of one side's pieces.
    #[inline]
    pub const fn color(&self, color: Color) -> Bitboard {
        self.by_color[color.index()]
    }

    /// The squares of both sides' pieces of one role.
    #[inline]
    pub const fn role(&self, role: Role) -> Bitboard {
        self.by_role[role.index()]
    }

    /// The squares of one side's pieces of one role.
    #[inline]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.color(color) & self.role(role)
    }

    /// The squares of one side's bishops and queens.
    #[inline]
    pub fn diagonal_sliders(&self, color: Color) -> Bitboard {
        self.color(color) & (self.role(Role::Bishop) | self.role(Role::Queen))
    }

    /// The squares of one side's rooks and queens.
    #[inline]
    pub fn straight_sliders(&self, color: Color) -> Bitboard {
        self.color(color) & (self.role(Role::Rook) | self.role(Role::Queen))
    }

    /// What stands on a square.
    #[inline]
    pub const fn piece_on(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// What kind of piece stands on a square.
    #[inline]
    pub fn role_on(&self, square: Square) -> Option<Role> {
        self.piece_on(square).map(Piece::role)
    }

    /// The square of a side's king.
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        self.pieces(color, Role::King).first_unchecked()
    }

    /// The pieces that give check to the side to move.
    #[inline]
    pub const fn checkers(&self) -> Bitboard {
        self.checkers
    }

    /// Whether the side to move is in check.
    #[inline]
    pub const fn is_check(&self) -> bool {
        self.checkers.any()
    }

    /// The pieces of the side to move that are pinned to its king.
    #[inline]
    pub const fn pinned(&self) -> Bitboard {
        self.pinned
    }

    /// The pieces of `attacker` that attack a square, if the board were occupied like this.
    #[inline]
    pub fn attackers_of(&self, square: Square, attacker: Color, occupied: Bitboard) -> Bitboard {
        self.all_attackers_of(square, occupied) & self.color(attacker)
    }

    /// The pieces of both sides that attack a square, if the board were occupied like this.
    #[inline]
    pub fn all_attackers_of(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let queens = self.role(Role::Queen);
        (attacks::pawn(Color::Black, square) & self.pieces(Color::White, Role::Pawn))
            | (attacks::pawn(Color::White, square) & self.pieces(Color::Black, Role::Pawn))
            | (attacks::knight(square) & self.role(Role::Knight))
            | (attacks::king(square) & self.role(Role::King))
            | (attacks::bishop(square, occupied) & (self.role(Role::Bishop) | queens))
            | (attacks::rook(square, occupied) & (self.role(Role::Rook) | queens))
    }

    /// The squares of the rooks that may still castle, of both sides.
    #[inline]
    pub const fn castling_rooks(&self) -> Bitboard {
        self.castling_rooks
    }

    /// The rook with which a side may still castle to a wing (the way may be barred now).
    pub fn castling_rook(&self, color: Color, side: CastleSide) -> Option<Square> {
        let king = self.king(color);
        let mut rooks = (self.castling_rooks & self.color(color)).into_iter();
        rooks.find(|&rook| (rook > king) == (side == CastleSide::King))
    }

    /// The square of a pawn's double step just made, whether or not anything can take there.
    #[inline]
    pub const fn passed_square(&self) -> Option<Square> {
        self.passed_square
    }

    /// The square where a pawn may legally take en passant.
    #[inline]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Half-moves since the last capture or pawn move.
    #[inline]
    pub const fn half_moves(&self) -> u16 {
        self.half_moves
    }

    /// The number of the move, counted from 1 and raised after Black's.
    #[inline]
    pub const fn full_moves(&self) -> u16 {
        self.full_moves
    }

    /// The key of the position: placement, turn, castling rights and, if a capture is legal, the en passant
    /// file. Positions that are the same under the repetition rule have the same key.
    #[inline]
    pub fn key(&self) -> Key {
        self.placement_keys[0] ^ self.placement_keys[1] ^ self.placement_keys[2] ^ self.state_key
    }

    /// The key of the pawns of both sides.
    #[inline]
    pub const fn pawn_key(&self) -> Key {
        self.placement_keys[0]
    }

    /// The key of a side's king and pieces.
    #[inline]
    pub const fn officer_key(&self, color: Color) -> Key {
        self.placement_keys[1 + color.index()]
    }

    /// Whether castling needs the notation of Chess960: a king or castling rook off its usual square.
    pub fn is_chess960(&self) -> bool {
        Color::ALL.into_iter().any(|color| {
            let rooks = self.castling_rooks & self.color(color);
            rooks.any()
                && (self.king(color).file() != File::E
                    || !rooks.is_subset_of(Bitboard::file(File::A) | Bitboard::file(File::H)))
        })
    }

    /// The set-up that this position came from or could have come from.
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            castling_rooks: self.castling_rooks,
            en_passant: self.passed_square,
            half_moves: self.half_moves,
            full_moves: self.full_moves,
        }
    }
}

/// The pieces of the first rank of a Chess960 start, by Scharnagl's numbering: two bishops on squares of
/// different colors, then the queen, then the knights, each on the n-th square still free; rook, king and
/// rook fill the rest.
fn chess960_back_rank(number: usize) -> Option<[Role; 8]> {
    const KNIGHTS: [(usize, usize); 10] =
        [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];
    let (rest, light) = (number / 4, number % 4);
    let (rest, dark) = (rest / 4, rest % 4);
    let (knights, queen) = (rest / 6, rest % 6);
    let &(first_knight, second_knight) = KNIGHTS.get(knights)?;

    let mut row = [None; 8];
    row[light * 2 + 1] = Some(Role::Bishop);
    row[dark * 2] = Some(Role::Bishop);
    let free = |row: &[Option<Role>; 8], n: usize| (0..8).filter(|&i| row[i].is_none()).nth(n);
    let queen = free(&row, queen)?;
    row[queen] = Some(Role::Queen);
    let (first, second) = (free(&row, first_knight)?, free(&row, second_knight)?);
    row[first] = Some(Role::Knight);
    row[second] = Some(Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        let next = free(&row, 0)?;
        row[next] = Some(role);
    }
    Some(row.map(|role| role.expect("eight pieces were placed")))
}

impl Default for Position {
    fn default() -> Position {
        Position::start()
    }
}

/// The board as text, eighth rank on top, with the FEN below.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            writeln!(f)?;
            for file in File::ALL {
                let piece = self.piece_on(Square::new(file, rank));
                write!(f, " {}", piece.map_or('.', Piece::letter))?;
            }
        }
        write!(f, "\n{}", self.fen())
    }
}
