//! Which types of pieces stand on the board, and which a pattern cannot do without: a test of two numbers that
//! spares most positions, and with an index most games, a closer look.

use lucena_chess::{Color, Role};
use lucena_lang::patlan::{Item, Placement, Program};

use crate::structure::{Structure, Ties};

/// The types of pieces on the board, five bits a side, kings left out: White's first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Material(u16);

/// The types a side can have besides its king.
const TYPES: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
const SIDE: u32 = TYPES.len() as u32;
const ALL: u16 = (1 << SIDE) - 1;

impl Material {
    /// The types in a position.
    #[inline]
    pub fn of(pos: &impl Placement) -> Material {
        let mut bits = 0;
        for (index, role) in TYPES.into_iter().enumerate() {
            let pieces = pos.role(role);
            bits |= u16::from(pieces.intersects(pos.color(Color::White))) << index;
            bits |= u16::from(pieces.intersects(pos.color(Color::Black))) << (index as u32 + SIDE);
        }
        Material(bits)
    }

    /// The same ten bits as a number.
    pub const fn to_bits(self) -> u16 {
        self.0
    }

    /// The types that ten bits stand for.
    pub const fn from_bits(bits: u16) -> Option<Material> {
        if bits >> (2 * SIDE) == 0 { Some(Material(bits)) } else { None }
    }

    /// The types as a side sees them: its own first.
    #[inline]
    const fn seen_by(self, side: Color) -> u16 {
        match side {
            Color::White => self.0,
            Color::Black => self.0 >> SIDE | (self.0 & ALL) << SIDE,
        }
    }
}

/// What a pattern cannot do without: types of pieces, the searcher's first, and ways in which pawns stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Needs {
    /// These must be there.
    present: u16,
    /// These and no others must be there, if the pattern names its whole set.
    exact: Option<u16>,
    ties: Ties,
}

impl Needs {
    /// What a pattern needs: the types of its set, and those of the figures that every instance binds.
    pub fn of(program: &Program) -> Needs {
        let tree = program.tree();
        let exact = tree
            .set
            .as_ref()
            .and_then(|set| set.letters.chars().map(bit_of).try_fold(0, |bits, bit| Some(bits | bit?)));
        let always = tree.items.iter().filter_map(|item| match item {
            Item::Action(action) if !action.negated => Some(action),
            _ => None,
        });
        let figures = always.flat_map(|action| action.figures()).chain(&tree.actors);
        let present = figures.filter_map(|figure| bit_of(figure.letter)).fold(0, |bits, bit| bits | bit);
        Needs { present, exact, ties: Ties::of(program) }
    }

    /// Whether the pattern could stand for a side where these types are on the board and pawns stand so.
    #[inline]
    pub fn allow(&self, material: Material, structure: Structure, side: Color) -> bool {
        let seen = material.seen_by(side);
        seen & self.present == self.present
            && self.exact.is_none_or(|exact| exact == seen)
            && self.ties.allow(structure, side)
    }

    /// Whether it matters how pawns stand.
    pub fn asks_for_structure(&self) -> bool {
        !self.ties.is_empty()
    }
}

/// The bit of a letter: none for wildcards and squares, no bits for kings.
fn bit_of(letter: char) -> Option<u16> {
    let role = Role::from_letter(letter)?;
    let place = TYPES.iter().position(|&known| known == role);
    let shift = if letter.is_ascii_uppercase() { 0 } else { SIDE };
    Some(place.map_or(0, |place| 1 << (place as u32 + shift)))
}

#[cfg(test)]
mod tests {
    use lucena_chess::Position;
    use lucena_lang::patlan::Library;

    use super::*;

    #[test]
    fn a_set_is_exact_and_figures_are_needed() {
        let library = Library::standard();
        let needs = Needs::of(library.get("PHILIDOR").unwrap());
        let pos = |fen: &str| Material::of(&Position::from_fen(fen).unwrap());
        let knight = pos("4k3/8/8/8/8/8/8/3NK3 w - - 0 1");
        let all = Structure::ALL;
        assert!(needs.allow(knight, all, Color::White) && !needs.allow(knight, all, Color::Black));
        let passive = Needs::of(library.get("LINHARES_06_10").unwrap());
        assert!(passive.exact.is_some());
        assert!(!passive.allow(knight, all, Color::White));
    }

    #[test]
    fn needs_never_refuse_what_the_matcher_finds() {
        use lucena_chess::testkit::for_each_random_position;
        let programs: Vec<_> = Library::standard().programs().cloned().collect();
        let needs: Vec<Needs> = programs.iter().map(|program| Needs::of(program)).collect();
        let mut matcher = lucena_lang::patlan::Matcher::new();
        for_each_random_position(3, 3_000, |pos| {
            let (material, structure) = (Material::of(pos), Structure::of(pos));
            let mut view = matcher.look(pos, pos.turn());
            for (program, needs) in programs.iter().zip(&needs) {
                if !needs.allow(material, structure, pos.turn()) {
                    assert_eq!(view.scenario_occurs(program), Ok(false), "{} in {pos:?}", program.name());
                }
            }
        });
    }
}
