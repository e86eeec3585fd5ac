//! Which renamings of figures leave a scenario as it is.
//!
//! Names are first told apart by what they do and with whom, round after round; only names that look alike
//! to the end are then exchanged and tried.

use std::collections::BTreeSet;

use crate::patlan::program::{ActionCode, Slot, SlotId, SlotSet, bit};
use crate::patlan::token::Mark;
use crate::patlan::vocabulary::Relation;

/// How many names may be tried for one pattern.
const MAX_TRIES: usize = 200_000;

/// The scenario of a pattern.
pub(super) struct Shape<'a> {
    pub(super) slots: &'a [Slot],
    pub(super) actions: &'a [ActionCode],
    pub(super) mandatory: &'a [usize],
    pub(super) groups: &'a [Vec<Vec<usize>>],
    pub(super) actors: &'a [SlotId],
}

/// An action after renaming.
type Key = (Relation, bool, Vec<(SlotId, Mark)>);
/// A scenario after renaming: mandatory actions, groups and actors, each sorted.
type Renamed = (Vec<Key>, Vec<Vec<Vec<Key>>>, Vec<SlotId>);

/// One place where a name stands: relation, NOT, place, marks and the colors of all who take part.
type Appearance = (Relation, bool, usize, Vec<Mark>, Vec<usize>);

impl Shape<'_> {
    /// The symmetries other than the identity, as lists of new names, and how many names were tried; no symmetries if
    /// there are too many to try.
    pub(super) fn symmetries(&self, fixed: SlotSet, most: usize) -> (Option<Vec<Vec<SlotId>>>, usize) {
        let identity: Vec<SlotId> = (0..self.slots.len() as SlotId).collect();
        let colors = self.colors(fixed);
        let mut hunt = Hunt {
            shape: self,
            colors: &colors,
            keys: self.actions.iter().map(|action| key_of(action, &identity)).collect(),
            base: self.renamed(&identity),
            renaming: Vec::new(),
            tries: 0,
            most: most.min(MAX_TRIES),
            found: Vec::new(),
        };
        let is_whole = hunt.extend().is_some();
        let (mut found, tries) = (hunt.found, hunt.tries);
        found.retain(|renaming| *renaming != identity);
        (is_whole.then_some(found), tries)
    }

    fn renamed(&self, renaming: &[SlotId]) -> Renamed {
        let key = |&action: &usize| key_of(&self.actions[action], renaming);
        let sorted = |indices: &[usize]| -> Vec<Key> {
            let mut keys: Vec<Key> = indices.iter().map(key).collect();
            keys.sort();
            keys
        };
        let mut groups: Vec<Vec<Vec<Key>>> = self
            .groups
            .iter()
            .map(|group| {
                let mut alternatives: Vec<Vec<Key>> = group.iter().map(|a| sorted(a)).collect();
                alternatives.sort();
                alternatives
            })
            .collect();
        groups.sort();
        let mut actors: Vec<SlotId> = self.actors.iter().map(|&slot| renaming[slot as usize]).collect();
        actors.sort_unstable();
        (sorted(self.mandatory), groups, actors)
    }

    /// A color for each name: names of one color cannot be told apart by their actions and their neighbors'.
    fn colors(&self, fixed: SlotSet) -> Vec<usize> {
        let count = self.slots.len();
        let letter = |slot: usize| self.slots[slot].name.as_bytes()[0] as usize;
        let mut colors: Vec<usize> = (0..count)
            .map(|slot| {
                let is_fixed = fixed & bit(slot as SlotId) != 0;
                let is_actor = self.actors.contains(&(slot as SlotId));
                let own = if is_fixed { 1000 + slot } else { letter(slot) };
                2 * own + usize::from(is_actor)
            })
            .collect();
        for _ in 0..count {
            let views: Vec<_> =
                (0..count).map(|slot| (colors[slot], self.view(slot as SlotId, &colors))).collect();
            let mut sorted = views.clone();
            sorted.sort();
            sorted.dedup();
            let next: Vec<usize> =
                views.iter().map(|view| sorted.partition_point(|other| other < view)).collect();
            if next == colors {
                break;
            }
            colors = next;
        }
        colors
    }

    /// Every place where a name stands: what is done there, and the colors of all who take part.
    fn view(&self, slot: SlotId, colors: &[usize]) -> Vec<Appearance> {
        let mut view: Vec<_> = self
            .actions
            .iter()
            .filter_map(|action| {
                let place = action.slots.iter().position(|&other| other == slot)?;
                let around = action.slots.iter().map(|&other| colors[other as usize]).collect();
                Some((action.relation, action.negated, place, action.marks.clone(), around))
            })
            .collect();
        view.sort();
        view
    }
}

/// The search for renamings, one name after another; a choice that breaks an action is given up at once.
struct Hunt<'a> {
    shape: &'a Shape<'a>,
    colors: &'a [usize],
    keys: BTreeSet<Key>,
    base: Renamed,
    renaming: Vec<SlotId>,
    tries: usize,
    most: usize,
    found: Vec<Vec<SlotId>>,
}

impl Hunt<'_> {
    /// Names the next slot in every way; nothing if there are too many ways.
    fn extend(&mut self) -> Option<()> {
        let slot = self.renaming.len();
        if slot == self.colors.len() {
            if self.shape.renamed(&self.renaming) == self.base {
                self.found.push(self.renaming.clone());
            }
            return Some(());
        }
        for name in 0..self.colors.len() {
            if self.colors[name] != self.colors[slot] || self.renaming.contains(&(name as SlotId)) {
                continue;
            }
            self.tries += 1;
            if self.tries > self.most {
                return None;
            }
            self.renaming.push(name as SlotId);
            let answer = if self.is_possible(slot as SlotId) { self.extend() } else { Some(()) };
            self.renaming.pop();
            answer?;
        }
        Some(())
    }

    /// Whether every action that is complete with this slot becomes an action of the scenario.
    fn is_possible(&self, slot: SlotId) -> bool {
        let is_complete = |action: &&ActionCode| {
            action.slots.contains(&slot) && action.slots.iter().all(|&other| other <= slot)
        };
        let mut complete = self.shape.actions.iter().filter(is_complete);
        complete.all(|action| self.keys.contains(&key_of(action, &self.renaming)))
    }
}

fn key_of(action: &ActionCode, renaming: &[SlotId]) -> Key {
    let figures = action.slots.iter().zip(&action.marks);
    let figures = figures.map(|(&slot, &mark)| (renaming[slot as usize], mark)).collect();
    (action.relation, action.negated, figures)
}
