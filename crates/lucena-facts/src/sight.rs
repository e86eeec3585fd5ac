//! A position with its facts on demand: each is worked out when first asked for, and kept.

use std::cell::OnceCell;

use lucena_chess::{Bitboard, Color, Position};

use crate::{AttackMap, PawnStructure, pins, threats};

/// A position one looks at closely.
///
/// ```
/// use lucena_chess::{Color, Position, Role};
/// use lucena_facts::Sight;
///
/// let sight = Sight::new(Position::start());
/// assert_eq!(sight.attacks().by(Color::White, Role::Pawn).count(), 8);
/// assert!(sight.pawns().open_files().is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct Sight {
    pos: Position,
    attacks: OnceCell<AttackMap>,
    pawns: OnceCell<PawnStructure>,
    pinned: [OnceCell<Bitboard>; 2],
    hanging: [OnceCell<Bitboard>; 2],
}

impl Sight {
    /// Looks at a position; nothing is computed yet.
    pub fn new(pos: Position) -> Sight {
        Sight {
            pos,
            attacks: OnceCell::new(),
            pawns: OnceCell::new(),
            pinned: Default::default(),
            hanging: Default::default(),
        }
    }

    /// The position itself.
    pub fn position(&self) -> &Position {
        &self.pos
    }

    /// Who attacks what.
    pub fn attacks(&self) -> &AttackMap {
        self.attacks.get_or_init(|| AttackMap::new(&self.pos))
    }

    /// The pawn structure.
    pub fn pawns(&self) -> &PawnStructure {
        self.pawns.get_or_init(|| PawnStructure::new(&self.pos))
    }

    /// The pieces of a side that are pinned to their king.
    pub fn pinned(&self, color: Color) -> Bitboard {
        *self.pinned[color.index()].get_or_init(|| pins::absolute(&self.pos, color))
    }

    /// The pieces of a side that the other would win something by taking.
    pub fn hanging(&self, color: Color) -> Bitboard {
        *self.hanging[color.index()].get_or_init(|| threats::hanging(&self.pos, self.attacks(), color))
    }
}
