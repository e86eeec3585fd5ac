//! Who attacks what: every piece's attacks, computed once per position and shared by everything above.
//!
//! Attacks are by the rules of movement alone: pins, checks and whose turn it is play no part, and a piece
//! attacks (defends) its own side's pieces too. An attack through another piece is *indirect*.

use arrayvec::ArrayVec;
use lucena_chess::{Bitboard, Color, Position, Role, Square, attacks};

/// One king or piece and the squares it attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attacker {
    /// Where it stands.
    pub square: Square,
    /// What it is; never a pawn.
    pub role: Role,
    /// What it attacks.
    pub attacks: Bitboard,
}

/// The attacks of both sides.
///
/// ```
/// use lucena_chess::{Color, Position, Role, Square};
/// use lucena_facts::AttackMap;
///
/// let map = AttackMap::new(&Position::start());
/// assert!(map.by(Color::White, Role::Knight).contains(Square::F3));
/// assert!(map.twice(Color::White).contains(Square::F3));
/// assert!(!map.all(Color::White).contains(Square::E4));
/// ```
#[derive(Clone, Debug)]
pub struct AttackMap {
    by_role: [[Bitboard; 6]; 2],
    all: [Bitboard; 2],
    twice: [Bitboard; 2],
    pieces: [ArrayVec<Attacker, 16>; 2],
    /// For each role, where its pieces end in the list; kings first, then knights to queens.
    ends: [[u8; 6]; 2],
}

impl AttackMap {
    /// Looks at every piece of the position once.
    #[inline]
    pub fn new(pos: &Position) -> AttackMap {
        AttackMap::seeing(pos, |_, _| Bitboard::EMPTY)
    }

    /// The same, but sliders see through own sliders that move along the same line: the second rook of a
    /// battery counts too.
    #[inline(always)]
    pub fn with_batteries(pos: &Position) -> AttackMap {
        let queens = pos.role(Role::Queen);
        AttackMap::seeing(pos, |color, role| match role {
            Role::Bishop => queens & pos.color(color),
            Role::Rook => (queens | pos.role(Role::Rook)) & pos.color(color),
            _ => Bitboard::EMPTY,
        })
    }

    /// Looks at every piece, through those that `transparent` gives for its side and role.
    #[inline(always)]
    fn seeing(pos: &Position, transparent: impl Fn(Color, Role) -> Bitboard) -> AttackMap {
        let mut map = AttackMap {
            by_role: [[Bitboard::EMPTY; 6]; 2],
            all: [Bitboard::EMPTY; 2],
            twice: [Bitboard::EMPTY; 2],
            pieces: [ArrayVec::new(), ArrayVec::new()],
            ends: [[0; 6]; 2],
        };
        let occupied = pos.occupied();
        for color in Color::ALL {
            map.add_pawns(color, pos.pieces(color, Role::Pawn));
            // Written out so that each role has its own straight code.
            let mut add = |role| {
                let seen_through = occupied - transparent(color, role);
                map.add_pieces(color, role, pos.pieces(color, role), seen_through);
            };
            add(Role::King);
            add(Role::Knight);
            add(Role::Bishop);
            add(Role::Rook);
            add(Role::Queen);
        }
        map
    }

    #[inline]
    fn add_pawns(&mut self, color: Color, pawns: Bitboard) {
        let ahead = attacks::pawn_steps(color, pawns);
        let (east, west) = (ahead.east(), ahead.west());
        self.by_role[color.index()][Role::Pawn.index()] = east | west;
        self.all[color.index()] = east | west;
        self.twice[color.index()] = east & west;
    }

    /// Adds the pieces of one role.
    #[inline(always)]
    fn add_pieces(&mut self, color: Color, role: Role, pieces: Bitboard, occupied: Bitboard) {
        let side = color.index();
        for square in pieces {
            let attacks = attacks::by_role(role, square, occupied);
            // A side never has more than sixteen pieces: the set-up refuses it.
            self.pieces[side].push(Attacker { square, role, attacks });
            self.by_role[side][role.index()] |= attacks;
            self.twice[side] |= self.all[side] & attacks;
            self.all[side] |= attacks;
        }
        self.ends[side][role.index()] = self.pieces[side].len() as u8;
    }

    /// The squares that pieces of one role of a side attack.
    #[inline]
    pub const fn by(&self, color: Color, role: Role) -> Bitboard {
        self.by_role[color.index()][role.index()]
    }

    /// The squares that a side attacks.
    #[inline]
    pub const fn all(&self, color: Color) -> Bitboard {
        self.all[color.index()]
    }

    /// The squares that two pieces or more of a side attack.
    #[inline]
    pub const fn twice(&self, color: Color) -> Bitboard {
        self.twice[color.index()]
    }

    /// The king and the pieces of a side: king first, then knights, bishops, rooks, queens.
    #[inline]
    pub fn pieces(&self, color: Color) -> &[Attacker] {
        &self.pieces[color.index()]
    }

    /// The pieces of one role of a side; for pawns, none.
    #[inline(always)]
    pub fn pieces_of(&self, color: Color, role: Role) -> &[Attacker] {
        let ends = &self.ends[color.index()];
        let start = match role {
            Role::Pawn => return &[],
            Role::King => 0,
            Role::Knight => ends[Role::King.index()],
            role => ends[role.index() - 1],
        };
        let pieces = &self.pieces[color.index()];
        let end = usize::from(ends[role.index()]).min(pieces.len());
        let start = usize::from(start).min(end);
        &pieces[start..end]
    }

    /// The squares that the pieces of a side below a role attack, pawns included.
    #[inline]
    pub fn by_lesser(&self, color: Color, role: Role) -> Bitboard {
        let maps = &self.by_role[color.index()];
        match role {
            Role::Pawn => Bitboard::EMPTY,
            Role::Knight | Role::Bishop => maps[0],
            Role::Rook => maps[0] | maps[1] | maps[2],
            Role::Queen => maps[0] | maps[1] | maps[2] | maps[3],
            Role::King => self.all(color),
        }
    }
}

/// An attack through other pieces: from a slider, through one piece or more, to the next piece on the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Indirect {
    /// The slider.
    pub from: Square,
    /// The pieces in between.
    pub through: Bitboard,
    /// The piece that is reached through them.
    pub target: Square,
}

/// The indirect attacks of the piece on a square, at most `depth` pieces deep, nearest first on each ray.
///
/// Only queens, rooks and bishops act indirectly; for every other piece and an empty square there are none.
pub fn indirect(pos: &Position, from: Square, depth: u32) -> Vec<Indirect> {
    let Some(role) = pos.role_on(from) else { return Vec::new() };
    if !matches!(role, Role::Bishop | Role::Rook | Role::Queen) {
        return Vec::new();
    }
    let occupied = pos.occupied();
    let direct = attacks::by_role(role, from, occupied) & occupied;
    let mut found = Vec::new();
    for first in direct {
        let mut through = Bitboard::from(first);
        for _ in 0..depth {
            let seen = attacks::by_role(role, from, occupied - through);
            let behind = (seen & (occupied - through)) & attacks::line(from, first);
            let next = behind.into_iter().find(|&next| attacks::between(from, next).contains(first));
            let Some(target) = next else { break };
            found.push(Indirect { from, through, target });
            through = through.with(target);
        }
    }
    found
}

/// The squares that the piece on `from` would attack if the pieces of `removed` were not there.
#[inline]
pub fn through(pos: &Position, from: Square, removed: Bitboard) -> Bitboard {
    match pos.piece_on(from) {
        Some(piece) => attacks::by(piece, from, pos.occupied() - removed),
        None => Bitboard::EMPTY,
    }
}
