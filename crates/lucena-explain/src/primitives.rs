//! The few measures every detector stands on: didactic values, exchanges, mobility, the king's danger.
//!
//! All of them are pure functions of a position. Values serve statements to people and have nothing to do
//! with the weights of the evaluation.

use lucena_chess::{Bitboard, Color, File, Move, MoveKind, Piece, Position, Rank, Role, Square, attacks};
use lucena_facts::exchange::{self, Values};
use lucena_facts::{king, spans};

/// What a piece is worth to a learner, in hundredths of a pawn, from pawn to king.
pub const VALUES: Values = hundredths(exchange::POINTS);

const fn hundredths(mut points: Values) -> Values {
    let mut role = 0;
    while role < points.len() {
        points[role] *= 100;
        role += 1;
    }
    points
}

/// The four squares in the middle.
pub const CENTER: Bitboard = Bitboard(0x0000_0018_1800_0000);

/// The worth of a role to a learner.
pub const fn value(role: Role) -> i32 {
    VALUES[role.index()]
}

/// What a legal move wins if both sides then go on capturing on its destination.
pub fn see(pos: &Position, mv: Move) -> i32 {
    exchange::see(pos, mv, &VALUES)
}

/// What `side` wins by starting captures on a square, as if it were on move; 0 if it should not.
pub fn gain(pos: &Position, side: Color, square: Square) -> i32 {
    exchange::gain(pos, side, square, &VALUES)
}

/// The same as [`gain`] if the pieces on `absent` were not there.
pub fn gain_without(pos: &Position, side: Color, square: Square, absent: Bitboard) -> i32 {
    exchange::gain_without(pos, side, square, absent, &VALUES)
}

/// What a move takes from the board and what it adds by promotion.
pub fn winnings(pos: &Position, mv: Move) -> i32 {
    let taken = captured(pos, mv).map_or(0, |(role, _)| value(role));
    taken + mv.promotion().map_or(0, |role| value(role) - value(Role::Pawn))
}

/// The piece that a move takes, and where it stood.
pub fn captured(pos: &Position, mv: Move) -> Option<(Role, Square)> {
    match mv.kind() {
        MoveKind::EnPassant => Some((Role::Pawn, Square::new(mv.to().file(), mv.from().rank()))),
        _ if mv.is_capture() => pos.role_on(mv.to()).map(|role| (role, mv.to())),
        _ => None,
    }
}

/// Where the moving piece arrives: for castling the king's square, not the rook's.
pub fn destination(mv: Move) -> Square {
    match mv.castle_side() {
        Some(side) => castled_squares(mv.from().rank(), side).0,
        None => mv.to(),
    }
}

/// Where castling puts the king and the rook.
pub const fn castled_squares(rank: Rank, side: lucena_chess::CastleSide) -> (Square, Square) {
    match side {
        lucena_chess::CastleSide::King => (Square::new(File::G, rank), Square::new(File::F, rank)),
        lucena_chess::CastleSide::Queen => (Square::new(File::C, rank), Square::new(File::D, rank)),
    }
}

/// The squares that the piece on a square attacks; none if it is empty.
pub fn attacks_from(pos: &Position, square: Square) -> Bitboard {
    pos.piece_on(square).map_or(Bitboard::EMPTY, |piece| attacks::by(piece, square, pos.occupied()))
}

/// How many squares the piece on a square attacks that its own side does not occupy.
pub fn mobility(pos: &Position, square: Square) -> i32 {
    let Some(piece) = pos.piece_on(square) else { return 0 };
    (attacks_from(pos, square) - pos.color(piece.color())).count() as i32
}

/// How active a piece is: its mobility, and the most a piece of its kind can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Activity {
    /// The squares it reaches.
    pub squares: i32,
    /// The squares it could reach in the middle of an empty board.
    pub most: i32,
}

impl Activity {
    /// Whether this is a smaller part of the most than the other.
    pub const fn is_below(self, other: Activity) -> bool {
        self.squares * other.most < other.squares * self.most
    }
}

/// The activity of the knight, bishop, rook or queen on a square.
pub fn activity(pos: &Position, square: Square) -> Option<Activity> {
    let most = match pos.role_on(square)? {
        Role::Knight => 8,
        Role::Bishop => 13,
        Role::Rook => 14,
        Role::Queen => 27,
        _ => return None,
    };
    Some(Activity { squares: mobility(pos, square), most })
}

/// What a piece wins by taking on a square as if it were its side's turn, the pieces on `absent` not being
/// there; nothing if it does not attack the square or must not leave.
pub fn capture_value(pos: &Position, from: Square, target: Square, absent: Bitboard) -> Option<i32> {
    let piece = pos.piece_on(from)?;
    let victim = pos.piece_on(target).filter(|victim| victim.color() != piece.color())?;
    if !attacks::by(piece, from, pos.occupied() - absent).contains(target) || victim.role() == Role::King {
        return None;
    }
    let mut setup = pos.to_setup();
    for square in absent.with(from) {
        setup.board[square.index()] = None;
    }
    // A pawn that takes on the last rank becomes a queen.
    let promotes = piece.role() == Role::Pawn && target.rank() == piece.color().promotion_rank();
    let arrived = if promotes { Piece::new(piece.color(), Role::Queen) } else { piece };
    setup.board[target.index()] = Some(arrived);
    setup.turn = !piece.color();
    setup.castling_rooks = Bitboard::EMPTY;
    setup.en_passant = None;
    let taken = Position::try_from(setup).ok()?;
    let grown = value(arrived.role()) - value(piece.role());
    Some(value(victim.role()) + grown - gain(&taken, !piece.color(), target))
}

/// The moves of a side if checks and pins did not matter, without castling and en passant.
pub fn total_mobility(pos: &Position, side: Color) -> i32 {
    let pieces = (pos.color(side) - pos.role(Role::Pawn)).into_iter();
    let mut total: i32 = pieces.map(|square| mobility(pos, square)).sum();
    let last = Bitboard::rank(side.promotion_rank());
    let (occupied, enemy) = (pos.occupied(), pos.color(!side));
    for pawn in pos.pieces(side, Role::Pawn) {
        let here = Bitboard::from(pawn);
        let once = spans::step(side, here) - occupied;
        let starts = pawn.rank() == side.relative_rank(Rank::Second);
        let twice = if starts { spans::step(side, once) - occupied } else { Bitboard::EMPTY };
        let takes = attacks::pawn(side, pawn) & enemy;
        for targets in [once | takes, twice] {
            total += (targets - last).count() as i32 + 4 * (targets & last).count() as i32;
        }
    }
    total
}

/// The rank as a side counts it, 1 for its own back rank to 8.
pub const fn relative_rank(side: Color, square: Square) -> i32 {
    side.relative_rank(square.rank()) as i32 + 1
}

/// 0 for the four central squares, 1 for the rest of c3–f6, then 2 and 3 for the rim.
pub fn ring(square: Square) -> i32 {
    let off = |index: usize| if index < 4 { 3 - index as i32 } else { index as i32 - 4 };
    off(square.file().index()).max(off(square.rank().index()))
}

/// How far a square is from the middle of the board, in half steps, files and ranks added.
pub fn center_distance(square: Square) -> i32 {
    let off = |index: usize| (2 * index as i32 - 7).abs();
    off(square.file().index()) + off(square.rank().index())
}

/// The king's square, its neighbors, and the same three files one rank further towards the enemy.
pub fn king_zone(pos: &Position, side: Color) -> Bitboard {
    king::zone(side, pos.king(side))
}

/// Knights, bishops, rooks and queens of one side.
pub fn pieces(pos: &Position, side: Color) -> Bitboard {
    pos.color(side) - pos.role(Role::Pawn) - pos.role(Role::King)
}

/// How many knights, bishops, rooks and queens both sides have.
pub fn piece_count(pos: &Position) -> u32 {
    (pos.occupied() - pos.role(Role::Pawn) - pos.role(Role::King)).count()
}

/// The part of the game a position belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// The first ten moves, with most pieces on the board.
    Opening,
    /// Between the two others.
    Middlegame,
    /// At most six knights, bishops, rooks and queens.
    Endgame,
}

impl Phase {
    /// All phases in order.
    pub const ALL: [Phase; 3] = [Phase::Opening, Phase::Middlegame, Phase::Endgame];

    /// The name used in files.
    pub const fn key(self) -> &'static str {
        match self {
            Phase::Opening => "opening",
            Phase::Middlegame => "middlegame",
            Phase::Endgame => "endgame",
        }
    }
}

/// The phase of a position.
pub fn phase(pos: &Position) -> Phase {
    match piece_count(pos) {
        0..=6 => Phase::Endgame,
        10.. if pos.full_moves() <= 10 => Phase::Opening,
        _ => Phase::Middlegame,
    }
}

/// What endangers the king of a side: squares of its zone attacked by enemy pieces, files of its three
/// without shield, and such files without any pawn while the enemy has a rook or a queen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KingDanger {
    /// The squares of the king's zone that enemy pieces attack.
    pub attacked: Bitboard,
    /// Files beside the king without an own pawn one or two ranks before it.
    pub bare: i32,
    /// Of those, the files without any pawn, if the enemy has a rook or a queen.
    pub open: i32,
}

impl KingDanger {
    /// The danger in one number.
    pub const fn total(self) -> i32 {
        self.attacked.count() as i32 + 2 * self.bare + 2 * self.open
    }
}

/// The danger to the king of a side.
pub fn king_danger(pos: &Position, side: Color) -> KingDanger {
    let king = pos.king(side);
    let zone = king_zone(pos, side);
    let hits = pieces(pos, !side).into_iter().fold(Bitboard::EMPTY, |hits, sq| hits | attacks_from(pos, sq));
    let shield = king::shield(pos, side);
    let heavy = (pos.straight_sliders(!side)).any();
    let (mut bare, mut open) = (0, 0);
    for file in File::ALL {
        let squares = Bitboard::file(file);
        if !king::files(king).intersects(squares) || squares.intersects(shield) {
            continue;
        }
        bare += 1;
        if heavy && !squares.intersects(pos.role(Role::Pawn)) {
            open += 1;
        }
    }
    KingDanger { attacked: zone & hits, bare, open }
}

/// The captures on one square in the order both sides would make them, beginning with `side`, each legal;
/// the side that would lose by going on stops. Empty if `side` should not begin.
///
/// `pos` must have `side` on move.
pub fn exchange_line(pos: &Position, square: Square) -> Vec<Move> {
    let mut line = Vec::new();
    let mut here = *pos;
    while let Some(mv) = cheapest_capture(&here, square) {
        // The side to move goes on only if the rest of the exchange pays.
        if see(&here, mv) <= 0 {
            break;
        }
        line.push(mv);
        here = here.after(mv);
    }
    line
}

/// The legal capture on a square with the least valuable piece; a pawn promotes to a queen.
pub fn cheapest_capture(pos: &Position, square: Square) -> Option<Move> {
    let captures = pos.captures();
    let on_square = captures.iter().copied().filter(|mv| mv.to() == square && mv.is_capture());
    let rank = |mv: &Move| {
        let role = pos.role_on(mv.from()).unwrap_or(Role::Pawn);
        let side = if pos.turn() == Color::White { mv.from() } else { mv.from().flip_rank() };
        (value(role), mv.promotion().map_or(0, |role| -value(role)), side)
    };
    on_square.min_by_key(rank)
}

/// Material of a side less the other's, in learners' hundredths.
pub fn material_balance(pos: &Position, side: Color) -> i32 {
    let count = |color: Color| -> i32 {
        let kinds = Role::ALL[..5].iter();
        kinds.map(|&role| value(role) * pos.pieces(color, role).count() as i32).sum()
    };
    count(side) - count(!side)
}

/// Whether a position is at rest: nobody is in check, and neither side wins anything by capturing or promoting at once.
pub fn is_at_rest(pos: &Position) -> bool {
    rests_but_for(pos, 0)
}

/// Whether nobody is in check and neither side wins more than this by capturing or promoting at once.
pub fn rests_but_for(pos: &Position, amount: i32) -> bool {
    let wins = |pos: &Position| pos.captures().iter().any(|&mv| amount < see(pos, mv));
    !pos.is_check() && !wins(pos) && !wins(&pos.after_null())
}

/// Goes on from the end of a line with captures that win material until none does: where the line has settled.
pub fn settle(pos: &Position) -> Position {
    let mut here = *pos;
    for _ in 0..12 {
        if here.is_check() {
            break;
        }
        let captures = here.captures();
        let best = captures
            .iter()
            .map(|&mv| (see(&here, mv), std::cmp::Reverse(relative_order(&here, mv)), mv))
            .max_by_key(|&(gain, order, _)| (gain, order));
        match best {
            Some((gain, _, mv)) if 0 < gain => here = here.after(mv),
            _ => break,
        }
    }
    here
}

/// Orders moves alike for both colors, so that mirrored positions settle alike.
fn relative_order(pos: &Position, mv: Move) -> (Square, Square, u8) {
    let seen = |square: Square| if pos.turn() == Color::White { square } else { square.flip_rank() };
    (seen(mv.from()), seen(mv.to()), mv.kind() as u8)
}
