//! A board of its own for the second proof: read from the FEN's text, lines walked square by square.
//!
//! Nothing here uses the attack tables, the pawn structure or the exchanges that the detectors use.

use lucena_chess::{Color, Position, Role, Square};

/// What pieces are worth to a learner.
pub(super) const WORTH: [i32; 6] = crate::primitives::VALUES;

/// What a piece is worth to a learner.
pub(super) const fn worth(role: Role) -> i32 {
    WORTH[role as usize]
}

const KNIGHT: [(i32, i32); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const STRAIGHT: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

/// The pieces of a position, square by square.
#[derive(Clone)]
pub(super) struct Board {
    squares: [Option<(Color, Role)>; 64],
    castling: String,
}

/// The file and rank of a square, from 0.
pub(super) fn place(square: Square) -> (i32, i32) {
    (square.file().index() as i32, square.rank().index() as i32)
}

fn index(file: i32, rank: i32) -> Option<usize> {
    ((0..8).contains(&file) && (0..8).contains(&rank)).then_some((8 * rank + file) as usize)
}

fn square_at(index: usize) -> Square {
    Square::all().find(|square| *square as usize == index).unwrap_or(Square::A1)
}

/// The rank of a square as a side counts it, from 1.
pub(super) fn rank_for(side: Color, square: Square) -> i32 {
    let rank = place(square).1;
    if side == Color::White { rank + 1 } else { 8 - rank }
}

/// The direction in which a side's pawns move.
pub(super) const fn forward(side: Color) -> i32 {
    if matches!(side, Color::White) { 1 } else { -1 }
}

impl Board {
    /// Reads a position from what its FEN says.
    pub(super) fn new(pos: &Position) -> Board {
        let fen = pos.fen().to_string();
        let mut fields = fen.split(' ');
        let mut squares = [None; 64];
        for (row, text) in fields.next().unwrap_or_default().split('/').enumerate() {
            let mut file = 0;
            for letter in text.chars() {
                if let Some(empty) = letter.to_digit(10) {
                    file += empty as i32;
                } else if let (Some(role), Some(at)) = (role_of(letter), index(file, 7 - row as i32)) {
                    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
                    squares[at] = Some((color, role));
                    file += 1;
                }
            }
        }
        let castling = fields.nth(1).unwrap_or("-").to_owned();
        Board { squares, castling }
    }

    /// What stands on a square.
    pub(super) fn on(&self, square: Square) -> Option<(Color, Role)> {
        self.squares[square as usize]
    }

    fn at(&self, file: i32, rank: i32) -> Option<(Color, Role)> {
        index(file, rank).and_then(|at| self.squares[at])
    }

    /// The board without what stands on a square.
    pub(super) fn without(&self, square: Square) -> Board {
        let mut board = self.clone();
        board.squares[square as usize] = None;
        board
    }

    /// The board with a piece on a square.
    pub(super) fn with(&self, square: Square, piece: (Color, Role)) -> Board {
        let mut board = self.clone();
        board.squares[square as usize] = Some(piece);
        board
    }

    /// All pieces of a side.
    pub(super) fn pieces(&self, side: Color) -> impl Iterator<Item = (Role, Square)> + '_ {
        let own = self.squares.iter().enumerate();
        own.filter_map(move |(at, piece)| match piece {
            Some((color, role)) if *color == side => Some((*role, square_at(at))),
            _ => None,
        })
    }

    /// The squares of a side's pieces of one kind.
    pub(super) fn of(&self, side: Color, wanted: Role) -> Vec<Square> {
        self.pieces(side).filter(|&(role, _)| role == wanted).map(|(_, square)| square).collect()
    }

    /// Where a side's king stands.
    pub(super) fn king(&self, side: Color) -> Option<Square> {
        self.of(side, Role::King).first().copied()
    }

    /// What a side's pieces are worth, the king apart.
    pub(super) fn material(&self, side: Color) -> i32 {
        self.pieces(side).filter(|&(role, _)| role != Role::King).map(|(role, _)| worth(role)).sum()
    }

    /// A side's material less the other's.
    pub(super) fn balance(&self, side: Color) -> i32 {
        self.material(side) - self.material(!side)
    }

    /// Whether a side may still castle, as the FEN says.
    pub(super) fn may_castle(&self, side: Color) -> bool {
        self.castling.chars().any(|letter| {
            letter.is_ascii_alphabetic() && (letter.is_ascii_uppercase() == (side == Color::White))
        })
    }

    /// The squares that the piece on a square attacks.
    pub(super) fn seen_from(&self, from: Square) -> Vec<Square> {
        let Some((color, role)) = self.on(from) else { return Vec::new() };
        let (file, rank) = place(from);
        let step = |&(df, dr): &(i32, i32)| index(file + df, rank + dr).map(square_at);
        let slide = |directions: &[(i32, i32)]| {
            let mut seen = Vec::new();
            for &(df, dr) in directions {
                let (mut f, mut r) = (file + df, rank + dr);
                while let Some(at) = index(f, r) {
                    seen.push(square_at(at));
                    if self.squares[at].is_some() {
                        break;
                    }
                    (f, r) = (f + df, r + dr);
                }
            }
            seen
        };
        match role {
            Role::Pawn => [(-1, forward(color)), (1, forward(color))].iter().filter_map(step).collect(),
            Role::Knight => KNIGHT.iter().filter_map(step).collect(),
            Role::King => STRAIGHT.iter().chain(&DIAGONAL).filter_map(step).collect(),
            Role::Bishop => slide(&DIAGONAL),
            Role::Rook => slide(&STRAIGHT),
            Role::Queen => {
                let mut seen = slide(&STRAIGHT);
                seen.extend(slide(&DIAGONAL));
                seen
            }
        }
    }

    /// Whether the piece on a square attacks another.
    pub(super) fn sees(&self, from: Square, to: Square) -> bool {
        self.seen_from(from).contains(&to)
    }

    /// The pieces of a side that attack a square.
    pub(super) fn attackers(&self, to: Square, side: Color) -> Vec<Square> {
        self.pieces(side).map(|(_, square)| square).filter(|&from| self.sees(from, to)).collect()
    }

    /// How many squares the piece on a square attacks that its own side does not occupy.
    pub(super) fn mobility(&self, from: Square) -> i32 {
        let Some((color, _)) = self.on(from) else { return 0 };
        let free = |square: &Square| self.on(*square).is_none_or(|(other, _)| other != color);
        self.seen_from(from).iter().filter(|square| free(square)).count() as i32
    }

    /// How many moves a side's men have if checks, castling and en passant do not matter; a promotion counts once a piece.
    pub(super) fn total_mobility(&self, side: Color) -> i32 {
        self.pieces(side)
            .map(
                |(role, square)| {
                    if role == Role::Pawn { self.pawn_moves(side, square) } else { self.mobility(square) }
                },
            )
            .sum()
    }

    fn pawn_moves(&self, side: Color, from: Square) -> i32 {
        let (file, rank) = place(from);
        let ahead = rank + forward(side);
        let takes = |df: i32| self.at(file + df, ahead).is_some_and(|(color, _)| color != side);
        let mut moves = i32::from(takes(-1)) + i32::from(takes(1));
        if self.at(file, ahead).is_none() {
            moves += 1;
            moves += i32::from(rank_for(side, from) == 2 && self.at(file, ahead + forward(side)).is_none());
        }
        if rank_for(side, from) == 7 { 4 * moves } else { moves }
    }

    /// The squares of a side's pawns on a file.
    pub(super) fn pawns_on_file(&self, side: Color, file: i32) -> usize {
        self.of(side, Role::Pawn).iter().filter(|&&pawn| place(pawn).0 == file).count()
    }

    /// Whether no enemy pawn can stop or take the pawn on a square, and no own pawn stands before it.
    pub(super) fn is_passed(&self, pawn: Square) -> bool {
        let Some((side, Role::Pawn)) = self.on(pawn) else { return false };
        let (file, rank) = place(pawn);
        let ahead = |other: Square| (place(other).1 - rank) * forward(side) > 0;
        let stopped = self
            .of(!side, Role::Pawn)
            .iter()
            .any(|&other| (place(other).0 - file).abs() <= 1 && ahead(other));
        let blocked = self.of(side, Role::Pawn).iter().any(|&other| place(other).0 == file && ahead(other));
        !stopped && !blocked
    }

    /// Whether an own pawn protects a square.
    pub(super) fn pawn_guards(&self, side: Color, square: Square) -> bool {
        self.of(side, Role::Pawn).iter().any(|&pawn| self.sees(pawn, square))
    }

    /// The first piece that stands behind another, seen from a third on the same line.
    pub(super) fn behind(&self, from: Square, front: Square) -> Option<Square> {
        if !self.sees(from, front) {
            return None;
        }
        let board = self.without(front);
        let (before, after) = (self.seen_from(from), board.seen_from(from));
        after.into_iter().find(|square| !before.contains(square) && board.on(*square).is_some())
    }

    /// The king's square, its neighbors, and the squares one rank further towards the enemy on the same three files.
    pub(super) fn king_zone(&self, side: Color) -> Vec<Square> {
        let Some(king) = self.king(side) else { return Vec::new() };
        let (file, rank) = place(king);
        let mut zone = Vec::new();
        for df in -1..=1 {
            for dr in -1..=1 {
                zone.extend(index(file + df, rank + dr).map(square_at));
            }
            zone.extend(index(file + df, rank + 2 * forward(side)).map(square_at));
        }
        zone
    }

    /// How many squares of a side's king zone an enemy piece attacks.
    pub(super) fn zone_attacked(&self, side: Color) -> usize {
        let pieces = |square: &Square| !matches!(self.on(*square), Some((_, Role::Pawn | Role::King)));
        self.king_zone(side)
            .into_iter()
            .filter(|&square| self.attackers(square, !side).iter().any(pieces))
            .count()
    }
}

fn role_of(letter: char) -> Option<Role> {
    Some(match letter.to_ascii_lowercase() {
        'p' => Role::Pawn,
        'n' => Role::Knight,
        'b' => Role::Bishop,
        'r' => Role::Rook,
        'q' => Role::Queen,
        'k' => Role::King,
        _ => return None,
    })
}
