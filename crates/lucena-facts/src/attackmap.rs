//! Who attacks what: every piece's attacks, computed once per position and shared by everything above.
//!
//! Attacks are by the rules of movement alone: pins, checks and whose turn it is play no part, and a piece
//! attacks (defends) its own side's pieces too. An attack through another piece is *indirect*.

use lucena_chess::{Bitboard, Color, Position, Role, Square, attacks};

/// One king or officer and the squares it attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Officer {
    /// Where it stands.
    pub square: Square,
    /// What it is; never a pawn.
    pub role: Role,
    /// What it attacks.
    pub attacks: Bitboard,
}

const NOBODY: Officer = Officer { square: Square::A1, role: Role::King, attacks: Bitboard::EMPTY };

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
    officers: [[Officer; 16]; 2],
    counts: [usize; 2],
}

impl AttackMap {
    /// Looks at every piece of the position once.
    #[inline]
    pub fn new(pos: &Position) -> AttackMap {
        AttackMap::seeing(pos, |_, _| Bitboard::EMPTY)
    }

    /// The same, but sliders see through own sliders that move along the same line: the second rook of a
    /// battery counts too.
    #[inline]
    pub fn with_batteries(pos: &Position) -> AttackMap {
        let queens = pos.role(Role::Queen);
        AttackMap::seeing(pos, |color, role| match role {
            Role::Bishop => queens & pos.color(color),
            Role::Rook => (queens | pos.role(Role::Rook)) & pos.color(color),
            _ => Bitboard::EMPTY,
        })
    }

    /// Looks at every piece, through those that `transparent` gives for its side and role.
    #[inline]
    fn seeing(pos: &Position, transparent: impl Fn(Color, Role) -> Bitboard) -> AttackMap {
        let mut map = AttackMap {
            by_role: [[Bitboard::EMPTY; 6]; 2],
            all: [Bitboard::EMPTY; 2],
            twice: [Bitboard::EMPTY; 2],
            officers: [[NOBODY; 16]; 2],
            counts: [0; 2],
        };
        let occupied = pos.occupied();
        for color in Color::ALL {
            map.add_pawns(color, pos.pieces(color, Role::Pawn));
            map.add_officers::<KING>(pos, color, occupied - transparent(color, Role::ALL[KING]));
            map.add_officers::<KNIGHT>(pos, color, occupied - transparent(color, Role::ALL[KNIGHT]));
            map.add_officers::<BISHOP>(pos, color, occupied - transparent(color, Role::ALL[BISHOP]));
            map.add_officers::<ROOK>(pos, color, occupied - transparent(color, Role::ALL[ROOK]));
            map.add_officers::<QUEEN>(pos, color, occupied - transparent(color, Role::ALL[QUEEN]));
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

    // The role is a parameter of the type so that each loop has its own straight code.
    #[inline]
    fn add_officers<const ROLE: usize>(&mut self, pos: &Position, color: Color, occupied: Bitboard) {
        let role = Role::ALL[ROLE];
        let side = color.index();
        for square in pos.pieces(color, role) {
            let seen = attacks::by_officer(role, square, occupied);
            let officer = Officer { square, role, attacks: seen };
            // A side never has more than sixteen pieces: the set-up refuses it.
            if let Some(place) = self.officers[side].get_mut(self.counts[side]) {
                *place = officer;
                self.counts[side] += 1;
            }
            self.by_role[side][ROLE] |= seen;
            self.twice[side] |= self.all[side] & seen;
            self.all[side] |= seen;
        }
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

    /// The king and the officers of a side: king first, then knights, bishops, rooks, queens.
    #[inline]
    pub fn officers(&self, color: Color) -> &[Officer] {
        &self.officers[color.index()][..self.counts[color.index()]]
    }

    /// The squares that the officers of a side below a role attack, pawns included.
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

const KNIGHT: usize = Role::Knight as usize;
const BISHOP: usize = Role::Bishop as usize;
const ROOK: usize = Role::Rook as usize;
const QUEEN: usize = Role::Queen as usize;
const KING: usize = Role::King as usize;

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
    let direct = attacks::by_officer(role, from, occupied) & occupied;
    let mut found = Vec::new();
    for first in direct {
        let mut through = Bitboard::from(first);
        for _ in 0..depth {
            let seen = attacks::by_officer(role, from, occupied - through);
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
