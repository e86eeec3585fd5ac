//! From a checked pattern to a program: names become slots, actions become plans ordered by how much each
//! step is expected to leave.

mod condition;
mod feed;
mod plan;
mod symmetry;

use std::collections::BTreeMap;
use std::sync::Arc;

use lucena_chess::Role;

use super::ast::{Action, Item, PatternTree};
use super::check::CheckedPattern;
use super::gate;
use super::program::{ANY_ROLE, ActionCode, MaterialSet, Program, Slot, SlotId, bit, role_bit};
use super::token::Figure;
use crate::{Argument, Code, Diagnostic};

/// How many combinations of alternatives a pattern may have.
const MAX_CHOICES: usize = 256;

/// How much work the patterns of one text may cause beyond what every pattern is allowed. A sound text needs none of it.
pub(super) struct Budget {
    /// Names that may still be tried in the search for symmetries.
    tries: usize,
    /// Combinations of alternatives that may still be planned.
    choices: usize,
}

impl Budget {
    /// For one text, or several that are compiled together.
    pub(super) const fn new() -> Budget {
        Budget { tries: 400_000, choices: 4_096 }
    }
}

/// Names that every pattern may try, and combinations that it may have, whatever came before it.
const FREE_TRIES: usize = 500;
const FREE_CHOICES: usize = 4;

/// Compiles a pattern whose EXISTPATTERN calls have all been compiled; `find` gives them by name.
pub(super) fn compile(
    pattern: &CheckedPattern,
    budget: &mut Budget,
    find: impl Fn(&str) -> Option<Arc<Program>>,
) -> Result<Program, Diagnostic> {
    let tree = &pattern.tree;
    let slots = slots_of(tree);
    let ids: BTreeMap<String, SlotId> =
        slots.iter().enumerate().map(|(id, slot)| (slot.name.clone(), id as SlotId)).collect();
    let coder = Coder { ids: &ids };
    let mut actions = Vec::new();
    let mut mandatory = Vec::new();
    let mut groups: Vec<Vec<Vec<usize>>> = Vec::new();
    for item in &tree.items {
        let mut add = |action: &Action| {
            actions.push(coder.action(action));
            actions.len() - 1
        };
        match item {
            Item::Action(action) => mandatory.push(add(action)),
            Item::Group(group) => groups.push(
                group
                    .alternatives
                    .iter()
                    .map(|alternative| alternative.iter().map(&mut add).collect())
                    .collect(),
            ),
        }
    }
    let most = MAX_CHOICES.min(FREE_CHOICES + budget.choices);
    let choices = choices_of(&mandatory, &groups, most, tree)?;
    budget.choices -= choices.len().saturating_sub(FREE_CHOICES);
    let actors: Vec<SlotId> = tree.actors.iter().map(|figure| coder.slot(figure)).collect();
    let mut calls = Vec::new();
    let precondition = condition::conjuncts(tree.precondition.as_ref(), &coder, &find, &mut calls);
    let postcondition = condition::conjuncts(tree.postcondition.as_ref(), &coder, &find, &mut calls);
    let tactics: Vec<(SlotId, SlotId)> =
        tree.tactics.iter().map(|tactic| (coder.slot(&tactic.from), coder.slot(&tactic.to))).collect();

    let fixed = tactics.iter().fold(0, |set, &(from, to)| set | bit(from) | bit(to))
        | precondition.iter().chain(&postcondition).fold(0, |set, conjunct| set | conjunct.slots);
    let shape = symmetry::Shape {
        slots: &slots,
        actions: &actions,
        mandatory: &mandatory,
        groups: &groups,
        actors: &actors,
    };
    let (symmetries, tries) = shape.symmetries(fixed, FREE_TRIES + budget.tries);
    budget.tries -= tries.saturating_sub(FREE_TRIES).min(budget.tries);
    let Some(symmetries) = symmetries else {
        return Err(Diagnostic::new(Code::TooSymmetric, tree.keyword));
    };

    let planner = plan::Planner { slots: &slots, actions: &actions, precondition: &precondition };
    let raw_plans = choices.iter().map(|choice| planner.plan(choice, &actors, false)).collect();
    let valid_plans = choices.iter().map(|choice| planner.plan(choice, &actors, true)).collect();
    let program = Program {
        tree: Arc::new(tree.clone()),
        set: material_set(tree),
        gates: gate::gates(&slots, &actions, &mandatory),
        raw_plans,
        valid_plans,
        slots,
        actions,
        symmetries,
        precondition,
        tactics,
        postcondition,
        calls,
    };
    debug_assert!(program.is_sound(), "{program:?}");
    Ok(program)
}

/// All combinations of one alternative of each group, each with the mandatory actions.
fn choices_of(
    mandatory: &[usize],
    groups: &[Vec<Vec<usize>>],
    most: usize,
    tree: &PatternTree,
) -> Result<Vec<Vec<usize>>, Diagnostic> {
    let mut choices = vec![mandatory.to_vec()];
    for group in groups {
        let count = choices.len() * group.len();
        if count > most {
            let diagnostic = Diagnostic::new(Code::TooManyAlternatives, tree.keyword);
            return Err(diagnostic.with_argument(Argument::Number(most)));
        }
        choices = choices
            .iter()
            .flat_map(|choice| group.iter().map(move |alternative| [choice.as_slice(), alternative].concat()))
            .collect();
    }
    Ok(choices)
}

/// One slot for each name, sorted by name.
fn slots_of(tree: &PatternTree) -> Vec<Slot> {
    let mut slots: BTreeMap<&str, Slot> = BTreeMap::new();
    for figure in tree.actors.iter().chain(tree.actions().flat_map(Action::figures)) {
        slots.entry(&figure.name).or_insert_with(|| Slot {
            name: figure.name.clone(),
            is_square: figure.is_square(),
            is_mine: figure.is_mine(),
            roles: Role::from_letter(figure.letter).map_or(ANY_ROLE, role_bit),
        });
    }
    slots.into_values().collect()
}

fn material_set(tree: &PatternTree) -> Option<MaterialSet> {
    let letters = &tree.set.as_ref()?.letters;
    let mut set = [[0; 6]; 2];
    for letter in letters.chars() {
        if let Some(role) = Role::from_letter(letter) {
            let side = usize::from(letter.is_ascii_lowercase());
            let count: &mut u8 = &mut set[side][role.index()];
            *count = count.saturating_add(1);
        }
    }
    Some(set)
}

/// Turns names into slots.
struct Coder<'a> {
    ids: &'a BTreeMap<String, SlotId>,
}

impl Coder<'_> {
    /// The slot of a figure; the checker made sure that every figure used is declared.
    fn slot(&self, figure: &Figure) -> SlotId {
        self.ids.get(&figure.name).copied().expect("the checker refuses undeclared figures")
    }

    fn action(&self, action: &Action) -> ActionCode {
        ActionCode {
            relation: action.meaning(),
            slots: action.figures().map(|figure| self.slot(figure)).collect(),
            marks: action.figures().map(|figure| figure.mark).collect(),
            negated: action.negated,
        }
    }
}
