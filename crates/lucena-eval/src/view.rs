//! What every family of the evaluation looks at: the position and its facts, computed once.

use lucena_chess::{Bitboard, Color, File, Position, Rank, Role, Square, attacks};
use lucena_facts::{AttackMap, pins, spans};

use crate::pawn_table::PawnEntry;

/// A position under evaluation.
pub(crate) struct View<'a> {
    pub(crate) pos: &'a Position,
    pub(crate) occupied: Bitboard,
    pub(crate) map: &'a AttackMap,
    pub(crate) pawns: &'a PawnEntry,
    pub(crate) kings: [Square; 2],
    /// The squares around each king that matter to an attack.
    pub(crate) rings: [Bitboard; 2],
    pub(crate) pinned: [Bitboard; 2],
    /// The squares that count as mobility: not held by own pawns at home or blocked, king or queen, and not
    /// attacked by enemy pawns.
    pub(crate) areas: [Bitboard; 2],
    /// Squares protected by an own pawn from which no enemy pawn can ever drive a piece away.
    pub(crate) outposts: [Bitboard; 2],
}

impl<'a> View<'a> {
    #[inline(always)]
    pub(crate) fn new(pos: &'a Position, map: &'a AttackMap, pawns: &'a PawnEntry) -> View<'a> {
        let occupied = pos.occupied();
        let kings = [pos.king(Color::White), pos.king(Color::Black)];
        let ring =
            |color: Color| ring(kings[color.index()]) - double_attacks(color, pos.pieces(color, Role::Pawn));
        let area = |color: Color| {
            let own_pawns = pos.pieces(color, Role::Pawn);
            let stuck = own_pawns & (spans::step(!color, occupied) | spans::relative(color, HOME_RANKS));
            let royals = pos.pieces(color, Role::King) | pos.pieces(color, Role::Queen);
            !(stuck | royals | map.by(!color, Role::Pawn))
        };
        let outposts = |color: Color| {
            let zone = spans::relative(color, OUTPOST_RANKS) & map.by(color, Role::Pawn);
            zone - pawns.attack_span[(!color).index()]
        };
        View {
            pos,
            occupied,
            map,
            pawns,
            kings,
            rings: [ring(Color::White), ring(Color::Black)],
            pinned: [pins::absolute(pos, Color::White), pins::absolute(pos, Color::Black)],
            areas: [area(Color::White), area(Color::Black)],
            outposts: [outposts(Color::White), outposts(Color::Black)],
        }
    }

    /// The king of a side.
    #[inline]
    pub(crate) fn king(&self, color: Color) -> Square {
        self.kings[color.index()]
    }

    /// The squares that are well protected by a side: by a pawn, or twice while attacked once at most.
    #[inline]
    pub(crate) fn well_protected(&self, color: Color) -> Bitboard {
        self.map.by(color, Role::Pawn) | (self.map.twice(color) - self.map.twice(!color))
    }

    /// The pieces of a side without its king.
    #[inline]
    pub(crate) fn pieces(&self, color: Color) -> Bitboard {
        self.pos.color(color) - self.pos.role(Role::Pawn) - self.pos.role(Role::King)
    }
}

/// The second and third rank.
const HOME_RANKS: Bitboard = Bitboard(0x0000_0000_00ff_ff00);

/// The fourth, fifth and sixth rank.
const OUTPOST_RANKS: Bitboard = Bitboard(0x0000_ffff_ff00_0000);

/// The king's square and its neighbors, of a king imagined one step away from the rim.
#[inline]
fn ring(king: Square) -> Bitboard {
    let file = File::ALL[king.file().index().clamp(1, 6)];
    let rank = Rank::ALL[king.rank().index().clamp(1, 6)];
    let center = Square::new(file, rank);
    attacks::king(center).with(center)
}

#[inline]
fn double_attacks(color: Color, pawns: Bitboard) -> Bitboard {
    let ahead = spans::step(color, pawns);
    ahead.east() & ahead.west()
}
