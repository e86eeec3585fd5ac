//! The pawn structure of both sides: what depends on the pawns alone, worked out for all of them at once.

use lucena_chess::{Bitboard, Color, File, Position, Rank, Role, attacks};

use crate::spans;

/// One part of the board, seen from above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wing {
    /// The files a, b and c.
    Queen,
    /// The files d and e.
    Center,
    /// The files f, g and h.
    King,
}

impl Wing {
    /// The squares of the wing.
    pub const fn squares(self) -> Bitboard {
        match self {
            Wing::Queen => spans::files(File::A, File::C),
            Wing::Center => spans::files(File::D, File::E),
            Wing::King => spans::files(File::F, File::H),
        }
    }
}

/// What is true of one side's pawns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SidePawns {
    /// The pawns themselves.
    pub pawns: Bitboard,
    /// The squares they attack.
    pub attacks: Bitboard,
    /// Every square they attack now or could attack after advancing.
    pub attack_span: Bitboard,
    /// No enemy pawn can stop them, on their own or a neighboring file, and no own pawn stands before them.
    pub passed: Bitboard,
    /// Not passed, but no pawn stands before them and they have as many helpers as there are guards.
    pub candidates: Bitboard,
    /// No own pawn on a neighboring file.
    pub isolated: Bitboard,
    /// An own pawn stands further ahead on the same file.
    pub doubled: Bitboard,
    /// All neighbors have gone ahead, an enemy pawn guards the square before them, and they are not passed.
    pub backward: Bitboard,
    /// Protected by an own pawn.
    pub supported: Bitboard,
    /// Side by side with an own pawn.
    pub phalanx: Bitboard,
    /// Attack an enemy pawn.
    pub levers: Bitboard,
    /// An enemy pawn stands right before them.
    pub rammed: Bitboard,
    /// No enemy pawn on their file ahead.
    pub unopposed: Bitboard,
}

impl SidePawns {
    /// Side by side with an own pawn or protected by one.
    #[inline]
    pub fn connected(&self) -> Bitboard {
        self.supported | self.phalanx
    }

    /// The groups of neighboring files with pawns: one square for each, the first of its westernmost file.
    pub fn islands(&self) -> Bitboard {
        let files = spans::fill_files(self.pawns);
        (files - files.east()) & Bitboard::rank(Rank::First)
    }

    /// The pawns that protect another and are not protected: where a chain is to be attacked.
    pub fn chain_bases(&self, color: Color) -> Bitboard {
        let supporters = attacks::pawns(!color, self.pawns) & self.pawns;
        supporters - self.attacks
    }

    /// The pawns on one part of the board.
    #[inline]
    pub fn on(&self, wing: Wing) -> Bitboard {
        self.pawns & wing.squares()
    }
}

/// The pawn structure of a position.
///
/// ```
/// use lucena_chess::{Bitboard, Color, Position, Square};
/// use lucena_facts::PawnStructure;
///
/// let pos = Position::from_fen("4k3/5p1p/8/8/8/8/P6P/4K3 w - - 0 1")?;
/// let pawns = PawnStructure::new(&pos);
/// assert_eq!(pawns.side(Color::White).passed, Bitboard::from(Square::A2));
/// assert_eq!(pawns.side(Color::Black).islands().count(), 2);
/// # Ok::<(), lucena_chess::notation::FenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PawnStructure {
    sides: [SidePawns; 2],
}

impl PawnStructure {
    /// The structure of the position's pawns.
    pub fn new(pos: &Position) -> PawnStructure {
        let pawns = Color::ALL.map(|color| pos.pieces(color, Role::Pawn));
        PawnStructure {
            sides: Color::ALL.map(|color| side(color, pawns[color.index()], pawns[(!color).index()])),
        }
    }

    /// What is true of one side's pawns.
    #[inline]
    pub const fn side(&self, color: Color) -> &SidePawns {
        &self.sides[color.index()]
    }

    /// The squares before a side's pawns, on ranks three to five as it counts, that its pawns can never
    /// guard again: places for enemy pieces.
    pub fn holes(&self, color: Color) -> Bitboard {
        let own = self.side(color);
        spans::relative(color, MIDDLE_RANKS) - own.attack_span - own.pawns
    }

    /// The squares on which a piece of a side is protected by a pawn and can never be driven away by one.
    #[inline]
    pub fn outposts(&self, color: Color) -> Bitboard {
        let zone = spans::relative(color, OUTPOST_RANKS);
        (zone & self.side(color).attacks) - self.side(!color).attack_span
    }

    /// The wings on which a side has more pawns than the other.
    pub fn has_majority(&self, color: Color, wing: Wing) -> bool {
        self.side(color).on(wing).count() > self.side(!color).on(wing).count()
    }

    /// The files without any pawn.
    #[inline]
    pub fn open_files(&self) -> Bitboard {
        !spans::fill_files(self.sides[0].pawns | self.sides[1].pawns)
    }

    /// The files without a pawn of this side but with one of the other.
    #[inline]
    pub fn half_open_files(&self, color: Color) -> Bitboard {
        spans::fill_files(self.side(!color).pawns) - spans::fill_files(self.side(color).pawns)
    }
}

const MIDDLE_RANKS: Bitboard = Bitboard(0x0000_00ff_ffff_0000);
const OUTPOST_RANKS: Bitboard = Bitboard(0x0000_ffff_ff00_0000);

fn side(color: Color, own: Bitboard, enemy: Bitboard) -> SidePawns {
    let them = !color;
    let attacks = attacks::pawns(color, own);
    let neighbors_files = {
        let files = spans::fill_files(own);
        files.east() | files.west()
    };
    let enemy_front = spans::ahead(them, enemy);
    let enemy_span = spans::attack_span(them, enemy);
    let doubled = own & spans::behind(color, own);
    let unopposed = own - enemy_front;
    let passed = unopposed - enemy_span - doubled;
    let enemy_attacks = attacks::pawns(them, enemy);
    // A square is behind or beside a neighbor if one of ours on the next file stands at least as far back.
    let guarded_later = spans::fill_forward(color, own.east() | own.west());
    let stoppable = attacks::pawn_steps(them, enemy_attacks);
    let isolated = own - neighbors_files;
    let backward = ((own & stoppable) - guarded_later) - isolated - passed;
    SidePawns {
        pawns: own,
        attacks,
        attack_span: spans::attack_span(color, own),
        passed,
        candidates: candidates(color, own, enemy, unopposed - doubled - passed),
        isolated,
        doubled,
        backward,
        supported: own & attacks,
        phalanx: own & (own.east() | own.west()),
        levers: own & attacks::pawns(them, enemy),
        rammed: own & attacks::pawn_steps(them, enemy),
        unopposed,
    }
}

/// Of the pawns with a free file, those with at least as many helpers beside or behind as there are guards
/// ahead on the neighboring files.
fn candidates(color: Color, own: Bitboard, enemy: Bitboard, free: Bitboard) -> Bitboard {
    let mut found = Bitboard::EMPTY;
    for square in free {
        let here = Bitboard::from(square);
        let beside = here.east() | here.west();
        let helpers = own & (beside | spans::behind(color, beside));
        let guards = enemy & spans::ahead(color, beside);
        if guards.count() <= helpers.count() {
            found |= here;
        }
    }
    found
}
