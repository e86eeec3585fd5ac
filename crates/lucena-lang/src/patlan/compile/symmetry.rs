//! Which renamings of figures leave a scenario as it is.
//!
//! Names are first told apart by what they do and with whom, round after round; only names that look alike
//! to the end are then exchanged and tried.

use crate::patlan::program::{ActionCode, Slot, SlotId, SlotSet, bit};
use crate::patlan::token::Mark;
use crate::patlan::vocabulary::Relation;

/// How many renamings may have to be tried.
const MAX_TRIES: usize = 40_320;

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
    /// The symmetries other than the identity, as lists of new names; nothing if there are too many to try.
    pub(super) fn symmetries(&self, fixed: SlotSet) -> Option<Vec<Vec<SlotId>>> {
        let identity: Vec<SlotId> = (0..self.slots.len() as SlotId).collect();
        let classes = self.classes(fixed);
        let tries = classes.iter().try_fold(1usize, |product, class| {
            let factorial = (1..=class.len()).try_fold(1usize, |f, n| f.checked_mul(n))?;
            product.checked_mul(factorial).filter(|&product| product <= MAX_TRIES)
        })?;
        if tries <= 1 {
            return Some(Vec::new());
        }
        let base = self.renamed(&identity);
        let mut renamings = vec![identity.clone()];
        for class in &classes {
            let orders = permutations(class);
            renamings = renamings
                .iter()
                .flat_map(|renaming| {
                    orders.iter().map(move |order| {
                        let mut next = renaming.clone();
                        for (&from, &to) in class.iter().zip(order) {
                            next[from as usize] = to;
                        }
                        next
                    })
                })
                .collect();
        }
        renamings.retain(|renaming| *renaming != identity && self.renamed(renaming) == base);
        Some(renamings)
    }

    fn renamed(&self, renaming: &[SlotId]) -> Renamed {
        let key = |&action: &usize| -> Key {
            let action = &self.actions[action];
            let figures = action.slots.iter().zip(&action.marks);
            let figures = figures.map(|(&slot, &mark)| (renaming[slot as usize], mark)).collect();
            (action.relation, action.negated, figures)
        };
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

    /// Free names that cannot be told apart by their actions and by those of their neighbors.
    fn classes(&self, fixed: SlotSet) -> Vec<Vec<SlotId>> {
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
        let mut classes: Vec<Vec<SlotId>> = Vec::new();
        for slot in 0..count {
            let same = classes.iter_mut().find(|class| colors[class[0] as usize] == colors[slot]);
            match same {
                Some(class) => class.push(slot as SlotId),
                None => classes.push(vec![slot as SlotId]),
            }
        }
        classes.retain(|class| class.len() > 1);
        classes
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

fn permutations(items: &[SlotId]) -> Vec<Vec<SlotId>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, &first) in items.iter().enumerate() {
        let mut rest = items.to_vec();
        rest.remove(index);
        for mut tail in permutations(&rest) {
            tail.insert(0, first);
            all.push(tail);
        }
    }
    all
}
