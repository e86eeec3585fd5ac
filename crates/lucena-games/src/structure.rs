//! How pawns stand to each other: side by side, in chains, one behind the other, face to face. A few bits that
//! tell for a position, and with an index for a whole game, that a pattern of such pawns cannot be there.

use lucena_chess::{Bitboard, Color, Role};
use lucena_lang::patlan::{Action, Item, Placement, Program, Relation};

/// The ways in which two neighboring pawns stand to each other: four bits for White's, four for Black's (east,
/// north, north-east, north-west), and eight for a black pawn seen from a white one.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Structure(u16);

/// A step to a neighboring square: files to the east, ranks to the north.
type Step = (i8, i8);

/// The eight steps; the first four are enough for two pawns of one color.
const STEPS: [Step; 8] = [(1, 0), (0, 1), (1, 1), (-1, 1), (-1, 0), (0, -1), (-1, -1), (1, -1)];

impl Structure {
    /// The ways that occur in a position.
    pub fn of(pos: &impl Placement) -> Structure {
        let [white, black] = Color::ALL.map(|color| pos.pieces(color, Role::Pawn));
        let mut bits = 0;
        for (place, &step) in STEPS.iter().enumerate() {
            if place < 4 {
                bits |= u16::from(shift(white, step).intersects(white)) << place;
                bits |= u16::from(shift(black, step).intersects(black)) << (place + 4);
            }
            bits |= u16::from(shift(white, step).intersects(black)) << (place + 8);
        }
        Structure(bits)
    }

    /// Every way: a game of which nothing is known.
    pub const ALL: Structure = Structure(u16::MAX);

    /// The ways of either.
    #[must_use]
    pub const fn with(self, other: Structure) -> Structure {
        Structure(self.0 | other.0)
    }

    /// The bits as a number.
    pub const fn to_bits(self) -> u16 {
        self.0
    }

    /// The ways that sixteen bits stand for.
    pub const fn from_bits(bits: u16) -> Structure {
        Structure(bits)
    }

    /// The way in which `second`'s pawn stands a step away from `first`'s.
    fn pair(first: Color, second: Color, step: Step) -> Structure {
        let (files, ranks) = step;
        let place = |step: Step| STEPS.iter().position(|&known| known == step).unwrap_or_default();
        let back = place((-files, -ranks));
        let shift = match (first, second) {
            (Color::White, Color::Black) => place(step) + 8,
            (Color::Black, Color::White) => back + 8,
            (Color::White, _) => place(step).min(back),
            (Color::Black, _) => place(step).min(back) + 4,
        };
        Structure(1 << shift)
    }

    const fn intersects(self, other: Structure) -> bool {
        self.0 & other.0 != 0
    }
}

/// The squares a step away from those of a set.
fn shift(set: Bitboard, (files, ranks): Step) -> Bitboard {
    let row = match files {
        1 => set.east(),
        -1 => set.west(),
        _ => set,
    };
    match ranks {
        1 => row.north(),
        -1 => row.south(),
        _ => row,
    }
}

/// What a pattern asks of pawns: of each set of ways at least one, for White and for Black as the searcher.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Ties(Vec<[Structure; 2]>);

impl Ties {
    /// What every raw instance of a pattern needs.
    pub(crate) fn of(program: &Program) -> Ties {
        let always = program.tree().items.iter().filter_map(|item| match item {
            Item::Action(action) if !action.negated => Some(action),
            _ => None,
        });
        Ties(always.filter_map(tie).collect())
    }

    /// Whether nothing is asked.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the pattern could stand for a side where pawns stand so.
    #[inline]
    pub(crate) fn allow(&self, structure: Structure, side: Color) -> bool {
        self.0.iter().all(|wanted| wanted[side.index()].intersects(structure))
    }
}

/// The ways in which the pawns of an action can stand, if it is between two pawns.
fn tie(action: &Action) -> Option<[Structure; 2]> {
    let [target] = action.rights.as_slice() else { return None };
    let actor = &action.left;
    if !actor.letter.eq_ignore_ascii_case(&'p') || !target.letter.eq_ignore_ascii_case(&'p') {
        return None;
    }
    let steps: &[Step] = match action.meaning() {
        // What a pawn controls lies before it, to both sides.
        Relation::Attacks | Relation::Defends => &[(1, 1), (-1, 1)],
        // A pawn is barred by what stands right before it.
        Relation::Blocks => &[(0, -1)],
        relation => return positional(action, relation.step()?),
    };
    let forward = |color: Color, (files, ranks): Step| match color {
        Color::White => (files, ranks),
        Color::Black => (files, -ranks),
    };
    Some(Color::ALL.map(|searcher| {
        let [first, second] = [actor, target].map(|figure| owner(figure.is_mine(), searcher));
        // The one whose way forward counts: who controls, or who is barred.
        let leader = if action.meaning() == Relation::Blocks { second } else { first };
        let pairs = steps.iter().map(|&step| Structure::pair(first, second, forward(leader, step)));
        pairs.fold(Structure::default(), Structure::with)
    }))
}

/// Where the actor stands a step away from the target, seen from the searcher's chair.
fn positional(action: &Action, (files, ranks): Step) -> Option<[Structure; 2]> {
    let target = action.rights.first()?;
    Some(Color::ALL.map(|searcher| {
        let [actor, target] = [&action.left, target].map(|figure| owner(figure.is_mine(), searcher));
        let step = if searcher == Color::White { (files, ranks) } else { (-files, -ranks) };
        Structure::pair(target, actor, step)
    }))
}

fn owner(is_mine: bool, searcher: Color) -> Color {
    if is_mine { searcher } else { !searcher }
}

#[cfg(test)]
mod tests {
    use lucena_chess::Position;
    use lucena_chess::testkit::for_each_random_position;
    use lucena_lang::Source;
    use lucena_lang::patlan::{Library, Matcher};

    use super::*;

    fn pattern(scenario: &str) -> std::sync::Arc<Program> {
        let text = format!("PATTERN \"T\" AUTHOR \"a\" DESCRIPTION \"d\" SCENARIO {scenario};");
        let (library, complaints) = Library::new().extended(&[Source::new("test", text)]);
        library.get("T").unwrap_or_else(|| panic!("{scenario}: {complaints:?}")).clone()
    }

    /// For every relation between pawns: where the matcher finds it, the structure has it; and where the
    /// structure lacks it, that is because no two pawns stand so.
    #[test]
    fn a_structure_has_what_the_matcher_finds() {
        let words = [
            "ATTACKS",
            "DEFENDS",
            "BLOCKS",
            "ABOVEOF",
            "UNDEROF",
            "RIGHTOF",
            "LEFTOF",
            "NORTHEAST",
            "NORTHWEST",
            "SOUTHEAST",
            "SOUTHWEST",
        ];
        let mut programs = Vec::new();
        for word in words {
            for (actor, target) in [("P1", "P2"), ("P1", "p2"), ("p1", "P2"), ("p1", "p2")] {
                let is_same = actor.starts_with('P') == target.starts_with('P');
                if (word == "ATTACKS" && is_same) || (word == "DEFENDS" && !is_same) {
                    continue;
                }
                let program = pattern(&format!("{actor} {word} {target}"));
                let ties = Ties::of(&program);
                assert!(!ties.is_empty());
                programs.push((program, ties, 0, 0));
            }
        }
        let mut matcher = Matcher::new();
        for_each_random_position(11, 2_000, |pos: &Position| {
            let structure = Structure::of(pos);
            for side in Color::ALL {
                let mut view = matcher.look(pos, side);
                for (program, ties, stood, refused) in &mut programs {
                    let occurs = view.scenario_occurs(program) == Ok(true);
                    let may = ties.allow(structure, side);
                    assert!(may || !occurs, "{:?} for {side} in {}", program.tree().items, pos.fen());
                    *stood += usize::from(occurs);
                    *refused += usize::from(!may);
                }
            }
        });
        for (program, _, stood, refused) in &programs {
            assert!(*stood > 0 && *refused > 0, "{:?}: {stood}, {refused}", program.tree().items);
        }
    }
}
