//! Which men are on the board: a name such as `KBNK`, the stronger side first.

use std::fmt;
use std::str::FromStr;

use lucena_chess::{Color, Position, Role};

/// The men of both sides besides their kings, each side's strongest first; the stronger side is White.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Material {
    pub(super) sides: [Vec<Role>; 2],
}

/// Why there can be no table for a material.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MaterialError {
    /// It is not two kings with other men after them, as in `KQKR`.
    Unreadable,
    /// There are fewer than three men, or more than four.
    Size,
    /// Both sides have pawns, which could take each other in passing.
    PawnsOnBothSides,
}

impl fmt::Display for MaterialError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MaterialError::Unreadable => "a material is written like KQKR",
            MaterialError::Size => "only three or four men can be worked out",
            MaterialError::PawnsOnBothSides => "pawns on both sides cannot be worked out",
        })
    }
}

impl std::error::Error for MaterialError {}

impl Material {
    /// The material with these men besides the kings, and which of the two sides has become White.
    fn new(mut sides: [Vec<Role>; 2]) -> (Material, Color) {
        sides.iter_mut().for_each(|side| side.sort_by(|a, b| b.cmp(a)));
        let [white, black] = &sides;
        if (black.len(), black) <= (white.len(), white) {
            (Material { sides }, Color::White)
        } else {
            sides.reverse();
            (Material { sides }, Color::Black)
        }
    }

    /// The material of a position, and the side that is White in its name.
    pub fn of(pos: &Position) -> (Material, Color) {
        let side = |color: Color| {
            let men = Role::ALL.into_iter().filter(|&role| role != Role::King);
            men.flat_map(|role| std::iter::repeat_n(role, pos.pieces(color, role).count() as usize)).collect()
        };
        Material::new([side(Color::White), side(Color::Black)])
    }

    /// How many men there are, kings included.
    pub fn men(&self) -> usize {
        2 + self.sides[0].len() + self.sides[1].len()
    }

    pub(super) fn has_pawns(&self) -> bool {
        self.sides.iter().flatten().any(|&role| role == Role::Pawn)
    }

    pub(super) fn check(&self) -> Result<(), MaterialError> {
        if !(3..=4).contains(&self.men()) {
            return Err(MaterialError::Size);
        }
        if self.sides.iter().all(|side| side.contains(&Role::Pawn)) {
            return Err(MaterialError::PawnsOnBothSides);
        }
        Ok(())
    }

    /// What one capture, one promotion, or a promotion that captures can make of it.
    pub(super) fn after_loss_or_promotion(&self) -> Vec<Material> {
        let mut found = Vec::new();
        for side in 0..2 {
            for at in 0..self.sides[side].len() {
                let mut less = self.sides.clone();
                let role = less[side].remove(at);
                found.push(Material::new(less.clone()).0);
                for promoted in Role::PROMOTIONS.into_iter().filter(|_| role == Role::Pawn) {
                    let mut more = less.clone();
                    more[side].push(promoted);
                    found.push(Material::new(more.clone()).0);
                    for taken in 0..more[1 - side].len() {
                        let mut both = more.clone();
                        both[1 - side].remove(taken);
                        found.push(Material::new(both).0);
                    }
                }
            }
        }
        found.sort();
        found.dedup();
        found
    }
}

impl FromStr for Material {
    type Err = MaterialError;

    /// Reads `KBNK`, `KQvKR` or `krkn`; the order of the sides does not matter.
    fn from_str(text: &str) -> Result<Material, MaterialError> {
        let letters = text.chars().filter(|&letter| letter != 'v').map(|letter| letter.to_ascii_uppercase());
        let roles: Option<Vec<Role>> = letters.map(Role::from_letter).collect();
        let roles = roles.ok_or(MaterialError::Unreadable)?;
        let sides: Vec<&[Role]> = roles.split(|&role| role == Role::King).collect();
        let [[], first, second] = sides[..] else { return Err(MaterialError::Unreadable) };
        let material = Material::new([first.to_vec(), second.to_vec()]).0;
        material.check()?;
        Ok(material)
    }
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in &self.sides {
            f.write_str("K")?;
            side.iter().try_for_each(|role| write!(f, "{}", role.letter()))?;
        }
        Ok(())
    }
}
