//! A compiled pattern: slots instead of names, plans instead of actions, ready to be matched.
//!
//! Only the compiler makes programs; only programs can be matched.

use std::fmt;
use std::sync::Arc;

use lucena_chess::{Bitboard, Role, Square};

use super::ast::{Owner, PatternTree};
use super::gate::Gate;
use super::geometry::Pair;
use super::matcher::Instance;
use super::token::{Mark, Operator};
use super::vocabulary::{Function, Relation};
use crate::Span;

/// The number of a slot: the place of a figure in the sorted list of names.
pub(crate) type SlotId = u8;
/// A set of slots, one bit each.
pub(crate) type SlotSet = u32;

/// The bit of a slot.
pub(crate) const fn bit(slot: SlotId) -> SlotSet {
    1 << slot
}

/// What a figure can stand for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The name of the figure.
    pub name: String,
    /// Whether it stands for a square.
    pub is_square: bool,
    /// Whether its letter is the searcher's.
    pub is_mine: bool,
    /// The roles it can have, one bit each by [`Role::index`]; all of them for a wildcard.
    pub(crate) roles: u8,
}

/// The bit of a role in [`Slot::roles`].
pub(crate) const fn role_bit(role: Role) -> u8 {
    1 << role as u8
}

/// All roles.
pub(crate) const ANY_ROLE: u8 = 0b11_1111;

/// An action with slots instead of names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ActionCode {
    pub(crate) relation: Relation,
    /// The actor first.
    pub(crate) slots: Vec<SlotId>,
    pub(crate) marks: Vec<Mark>,
    pub(crate) negated: bool,
}

impl ActionCode {
    pub(crate) fn slot_set(&self) -> SlotSet {
        self.slots.iter().fold(0, |set, &slot| set | bit(slot))
    }
}

/// Where the candidates of a slot come from, given slots bound before; each gives a set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Feed {
    /// What the piece attacks.
    Control(SlotId),
    /// What attacks the square.
    Controllers(SlotId),
    /// What pieces of one side and role attack.
    ControlOfRole { mine: bool, role: Role },
    /// Where the piece can move.
    Moves(SlotId),
    /// What may be able to move or hop to the square.
    Hoppers(SlotId),
    /// Where the piece can hop.
    Vias(SlotId),
    /// From where the piece hits the target.
    PossibleVias { actor: SlotId, target: SlotId },
    /// What the piece hits from the via square.
    PossibleTargets { actor: SlotId, via: SlotId, attack: bool },
    /// From where something of these roles could hit the target.
    Approaches { target: SlotId, roles: u8, mine: bool },
    /// The squares in the reach of a side from where something of these roles could hit the target.
    ReachTowards { target: SlotId, roles: u8, mine: bool },
    /// From where something of these roles could hit the target after one move.
    TwoSteps { target: SlotId, roles: u8, mine: bool },
    /// The first pieces a slider sees.
    FirstPieces(SlotId),
    /// Pieces on the lines of a square.
    OnLines(SlotId),
    /// Sliders on the lines of a square.
    SlidersOnLines(SlotId),
    /// The squares next in line after `last`, seen from `from`, up to and including the next piece; the
    /// piece `gone` is taken off.
    Beyond { from: SlotId, last: SlotId, gone: SlotId },
    /// Pieces that may block the piece.
    Blockers(SlotId),
    /// Where the piece gives mate.
    Mates(SlotId),
    /// The neighbor square in a direction, as the searcher sees the board.
    Neighbor { of: SlotId, step: (i8, i8) },
}

/// What must hold once a slot is bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Check {
    /// The action with this number holds.
    Holds(usize),
    /// The mark of a place of an action holds.
    Mark { action: usize, place: usize },
    /// The negated action with this number of the plan does not happen.
    Absent(usize),
}

/// The binding of one slot.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) slot: SlotId,
    pub(crate) roles: u8,
    /// Where the figure may stand by the precondition, for each color of the searcher; everywhere when raw
    /// instances are wanted.
    pub(crate) places: [Bitboard; 2],
    pub(crate) feeds: Vec<Feed>,
    /// Conditions on the places of this figure and of one bound before, when only valid instances are wanted.
    pub(crate) pairs: Vec<Pair>,
    pub(crate) checks: Vec<Check>,
    /// Conjuncts of the precondition to test here, when only valid instances are wanted.
    pub(crate) filters: Vec<usize>,
}

impl Step {
    /// A step that binds a slot to any piece of these roles, or to any square.
    pub(crate) const fn of(slot: SlotId, roles: u8) -> Step {
        Step {
            slot,
            roles,
            places: [Bitboard::FULL; 2],
            feeds: Vec::new(),
            pairs: Vec::new(),
            checks: Vec::new(),
            filters: Vec::new(),
        }
    }
}

/// How to find out whether a negated action happens.
#[derive(Clone, Debug)]
pub(crate) struct Absence {
    pub(crate) steps: Vec<Step>,
}

/// One choice of alternatives, and the order in which its slots are bound.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// How many pieces of each role, and of any role, each side must have: the searcher first.
    pub(crate) counts: [[u8; 6]; 2],
    pub(crate) totals: [u8; 2],
    pub(crate) steps: Vec<Step>,
    pub(crate) absences: Vec<Absence>,
    /// Checks and filters that need no slot.
    pub(crate) first_checks: Vec<Check>,
    pub(crate) first_filters: Vec<usize>,
}

/// A compiled argument.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Operand {
    Slot(SlotId),
    /// A bare letter: whose pieces (nothing: everybody's) and of which roles.
    Set {
        mine: Option<bool>,
        roles: u8,
    },
    Owner(Owner),
    Pattern(usize),
    Number(Box<Node>),
}

/// A compiled expression.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Node {
    Number(f64),
    Truth(bool),
    Call(Function, Vec<Operand>),
    Negative(Box<Node>),
    Not(Box<Node>),
    Binary(Operator, Box<Node>, Box<Node>),
    All(Vec<Node>),
    Any(Vec<Node>),
}

/// A part of a condition that must hold by itself.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Conjunct {
    pub(crate) node: Node,
    pub(crate) slots: SlotSet,
    pub(crate) cost: u32,
    pub(crate) span: Span,
}

/// The exclusive set of pieces: how many of each role, the searcher's first; nothing else may be there.
pub(crate) type MaterialSet = [[u8; 6]; 2];

/// A pattern that can be matched.
#[derive(Clone)]
pub struct Program {
    pub(crate) tree: Arc<PatternTree>,
    pub(crate) slots: Vec<Slot>,
    pub(crate) set: Option<MaterialSet>,
    pub(crate) actions: Vec<ActionCode>,
    /// What every instance needs, tested before anything else.
    pub(crate) gates: Vec<Gate>,
    /// The plans for all raw instances, and those for valid ones only.
    pub(crate) raw_plans: Vec<Plan>,
    pub(crate) valid_plans: Vec<Plan>,
    /// The renamings that keep the scenario, the identity left out.
    pub(crate) symmetries: Vec<Vec<SlotId>>,
    pub(crate) precondition: Vec<Conjunct>,
    pub(crate) tactics: Vec<(SlotId, SlotId)>,
    pub(crate) postcondition: Vec<Conjunct>,
    /// The patterns that EXISTPATTERN asks for.
    pub(crate) calls: Vec<Arc<Program>>,
}

impl Program {
    /// Whether every part speaks of figures that there are; a figure of negated actions alone stands for every such piece and
    /// is none of them.
    pub(crate) fn is_sound(&self) -> bool {
        let exists = |&slot: &SlotId| usize::from(slot) < self.slots.len();
        let mut steps = self.raw_plans.iter().chain(&self.valid_plans).flat_map(|plan| &plan.steps);
        let mut happening = self.actions.iter().filter(|action| !action.negated);
        happening.all(|action| action.slots.iter().all(exists))
            && self.tactics.iter().all(|(from, to)| exists(from) && exists(to))
            && steps.all(|step| exists(&step.slot))
            && self.symmetries.iter().all(|renaming| renaming.iter().all(exists))
    }

    /// The name of the pattern.
    pub fn name(&self) -> &str {
        &self.tree.name.value
    }

    /// The author.
    pub fn author(&self) -> &str {
        &self.tree.author.value
    }

    /// The description with its `<F1>` places, as written in the clause.
    pub fn description(&self) -> &str {
        &self.tree.description.value
    }

    /// The weight; 1 if none is given.
    pub fn weight(&self) -> f64 {
        self.tree.weight.unwrap_or(1.0)
    }

    /// The tree the program was compiled from.
    pub fn tree(&self) -> &PatternTree {
        &self.tree
    }

    /// The figures, sorted by name.
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// The value of the first annotation with a key.
    pub fn annotation(&self, key: &str) -> Option<&str> {
        self.tree.annotations.iter().find(|note| note.key == key).map(|note| note.value.as_str())
    }

    /// The description in a language: the annotation `pt` or `en`, else the clause.
    pub fn description_in(&self, language: super::Language) -> &str {
        let key = match language {
            super::Language::English => "en",
            super::Language::Portuguese => "pt",
        };
        self.annotation(key).unwrap_or(self.description())
    }

    /// The title in a language: the annotation `title.pt` or `title.en`, else the name.
    pub fn title_in(&self, language: super::Language) -> &str {
        let key = match language {
            super::Language::English => "title.en",
            super::Language::Portuguese => "title.pt",
        };
        self.annotation(key).unwrap_or(self.name())
    }

    /// Whether the pattern is about a mate on the next move.
    pub fn gives_mate(&self) -> bool {
        self.actions.iter().any(|action| action.relation == Relation::Checkmate && !action.negated)
    }

    /// Whether one of its squares is a place to go to, and not only a square that matters.
    pub fn has_destination(&self) -> bool {
        self.journeys().next().is_some() || !self.tactics.is_empty()
    }

    /// The moves to squares that an instance speaks of, by its tactics or by what goes on in it: from where to where.
    pub fn moves<'a>(&'a self, instance: &'a Instance) -> impl Iterator<Item = (Square, Square)> + 'a {
        let square = |slot: SlotId| {
            instance
                .bindings
                .iter()
                .find(|&&(bound, _)| bound == usize::from(slot))
                .map(|&(_, square)| square)
        };
        let to_squares =
            self.tactics.iter().copied().filter(|&(_, to)| self.slots[usize::from(to)].is_square);
        self.journeys().chain(to_squares).filter_map(move |(from, to)| Some((square(from)?, square(to)?)))
    }

    /// The figures of the scenario that can go to a square, with the square.
    fn journeys(&self) -> impl Iterator<Item = (SlotId, SlotId)> + '_ {
        let goes = |relation: Relation| {
            matches!(
                relation,
                Relation::Move | Relation::Checkmate | Relation::PossibleAttack | Relation::PossibleDefense
            )
        };
        let actions = self.actions.iter().filter(move |action| goes(action.relation) && !action.negated);
        actions.flat_map(|action| {
            let squares = action.slots[1..].iter().filter(|&&slot| self.slots[usize::from(slot)].is_square);
            squares.map(|&slot| (action.slots[0], slot))
        })
    }

    /// The theme the pattern is filed under, if it says so.
    pub fn theme(&self) -> Option<&str> {
        self.annotation("theme")
    }
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Program").field("name", &self.name()).field("slots", &self.slots.len()).finish()
    }
}
