//! Tables of our own: the exact distance to mate of every position with three or four men, worked out backwards.
//!
//! From the mates back: whoever can move to a lost position wins one half-move later; whoever has only moves to
//! won positions loses. [`Material`] names the men, `place` numbers positions up to symmetry, `build` walks back.

mod build;
mod file;
mod material;
mod place;

use std::collections::BTreeMap;

use lucena_chess::{Color, Position};

use self::build::Table;
pub use self::file::MateFileError;
pub use self::material::{Material, MaterialError};
use self::place::Places;

/// The end of a position with best play by both sides, seen from the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MateDistance {
    /// Nobody can force mate.
    Draw,
    /// The side to move mates in so many half-moves.
    Wins(u32),
    /// The side to move is mated in so many half-moves.
    Loses(u32),
}

/// Tables of distances to mate, each with those that it leads to by captures and promotions.
#[derive(Default)]
pub struct MateTables {
    tables: BTreeMap<Material, Table>,
}

impl MateTables {
    /// Works out the table of this material, unless it is there already, and all that it leads to.
    ///
    /// # Errors
    /// If the men cannot be handled: more than four, or pawns on both sides.
    pub fn build(&mut self, material: &Material) -> Result<(), MaterialError> {
        material.check()?;
        for next in material.after_loss_or_promotion() {
            if next.men() > 2 && !self.tables.contains_key(&next) {
                self.build(&next)?;
            }
        }
        if !self.tables.contains_key(material) {
            let table = Table::build(material, &|pos| self.distance(pos));
            self.tables.insert(material.clone(), table);
        }
        Ok(())
    }

    /// The distance to mate, if the table for it is there. Fifty moves without progress do not matter to it.
    pub fn distance(&self, pos: &Position) -> Option<MateDistance> {
        if pos.castling_rooks().any() {
            return None;
        }
        let (material, strong) = Material::of(pos);
        if material.men() == 2 {
            return Some(MateDistance::Draw);
        }
        let table = self.tables.get(&material)?;
        let places = Places::new(&material);
        let seen = if strong == Color::White { *pos } else { pos.mirrored() };
        Some(table.at(seen.turn(), places.of_position(&seen)))
    }

    /// Shows every position of a material with its distance, one of each set of mirror images, the stronger side
    /// as White.
    pub fn for_each_position(&self, material: &Material, mut show: impl FnMut(&Position, MateDistance)) {
        let Some(table) = self.tables.get(material) else { return };
        let places = Places::new(material);
        for turn in [Color::White, Color::Black] {
            for place in (0..places.count()).filter(|&place| table.has(turn, place)) {
                let pos = places.position(&places.squares(place), turn);
                show(&pos.expect("the table has only positions"), table.at(turn, place));
            }
        }
    }

    /// The longest mate of a material, in half-moves, with how many positions are won, drawn and lost for the
    /// side to move, counted up to symmetry.
    pub fn summary(&self, material: &Material) -> Option<Summary> {
        self.tables.get(material).map(Table::summary)
    }
}

/// What a table holds, by numbers of positions up to symmetry.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Summary {
    /// Positions in which the side to move wins.
    pub won: u64,
    /// Positions that nobody can win.
    pub drawn: u64,
    /// Positions in which the side to move loses.
    pub lost: u64,
    /// The half-moves of the longest mate.
    pub longest: u32,
}
