//! The order in which slots are bound: always the one that is expected to leave the fewest candidates; slots
//! that nothing else depends on come last, unless they are likely to rule the instance out.

use super::feed::{offer_of, usual_count};
use crate::patlan::geometry::{self, Pair};
use crate::patlan::program::{
    ANY_ROLE, Absence, ActionCode, Check, Conjunct, Node, Operand, Plan, Slot, SlotId, SlotSet, Step, bit,
    role_bit,
};
use crate::patlan::token::Mark;
use crate::patlan::vocabulary::Function;
use lucena_chess::{Bitboard, Role};

/// Conjuncts dearer than this wait until the next steps are no longer likely to fail by themselves.
const CHEAP: u32 = 10;

/// The share of candidates for which an action holds that their feeds did not settle.
const PASS: f64 = 0.3;

pub(super) struct Planner<'a> {
    pub(super) slots: &'a [Slot],
    pub(super) actions: &'a [ActionCode],
    pub(super) precondition: &'a [Conjunct],
}

impl Planner<'_> {
    /// The plan for one choice of alternatives; with `filter`, for valid instances only.
    pub(super) fn plan(&self, choice: &[usize], actors: &[SlotId], filter: bool) -> Plan {
        let positive: Vec<usize> = choice.iter().copied().filter(|&a| !self.actions[a].negated).collect();
        let wanted = positive.iter().fold(0, |set, &action| set | self.actions[action].slot_set())
            | actors.iter().fold(0, |set, &slot| set | bit(slot));
        let roles: Vec<u8> = (0..self.slots.len()).map(|slot| self.roles(slot as SlotId, filter)).collect();
        let geometry = if filter { self.geometry(wanted) } else { Geometry::none(self.slots.len()) };
        let (mut steps, estimates) = self.order(wanted, 0, &positive, &roles, &geometry);
        let mut plan = Plan {
            counts: [[0; 6]; 2],
            totals: [0; 2],
            steps: Vec::new(),
            absences: Vec::new(),
            first_checks: Vec::new(),
            first_filters: Vec::new(),
        };
        self.count_pieces(wanted, &roles, &mut plan);
        for &action in choice.iter().filter(|&&action| self.actions[action].negated) {
            self.place_absence(action, wanted, &roles, &mut steps, &mut plan);
        }
        if filter {
            self.place_filters(wanted, &geometry, &estimates, &mut steps, &mut plan);
        }
        plan.steps = steps;
        plan
    }

    /// The roles a slot can have; TYPEOF conjuncts narrow a wildcard when only valid instances are wanted.
    fn roles(&self, slot: SlotId, filter: bool) -> u8 {
        let own = self.slots[slot as usize].roles;
        if !filter || self.slots[slot as usize].is_square {
            return own;
        }
        self.precondition
            .iter()
            .filter_map(|conjunct| type_roles(&conjunct.node, slot))
            .fold(own, |roles, allowed| roles & allowed)
    }

    /// The conjuncts that ask only for places of one or two slots that the plan binds.
    fn geometry(&self, wanted: SlotSet) -> Geometry {
        let mut geometry = Geometry::none(self.slots.len());
        for (index, conjunct) in self.precondition.iter().enumerate() {
            let is_bound = conjunct.slots & !wanted == 0;
            if !is_bound || !geometry::is_geometric(&conjunct.node) {
                continue;
            }
            match conjunct.slots.count_ones() {
                1 => {
                    let own = &mut geometry.places[conjunct.slots.trailing_zeros() as usize];
                    let places = geometry::places(&conjunct.node);
                    own.iter_mut().zip(places).for_each(|(own, places)| *own &= places);
                }
                2 => geometry.pairs.push((conjunct.slots, index)),
                _ => continue,
            }
            geometry.settled.push(index);
        }
        geometry
    }

    /// Binds the wanted slots, some being bound already, in a good order; with the expected candidates.
    fn order(
        &self,
        wanted: SlotSet,
        bound: SlotSet,
        actions: &[usize],
        roles: &[u8],
        geometry: &Geometry,
    ) -> (Vec<Step>, Vec<f64>) {
        let mut bound = bound;
        let (mut steps, mut estimates) = (Vec::new(), Vec::new());
        while wanted & !bound != 0 {
            let open = (0..self.slots.len() as SlotId).filter(|&slot| (wanted & !bound) & bit(slot) != 0);
            let best = open
                .map(|slot| (self.rank(slot, bound, actions, roles, geometry), slot))
                .min_by(|(a, x), (b, y)| a.0.total_cmp(&b.0).then(x.cmp(y)));
            let Some(((_, estimate), slot)) = best else { break };
            let mut step = self.step(slot, bound, actions, roles[slot as usize]);
            step.places = geometry.places[slot as usize];
            step.pairs = geometry.pairs_with(slot, bound).collect();
            steps.push(step);
            estimates.push(estimate);
            bound |= bit(slot);
        }
        (steps, estimates)
    }

    /// How urgent a slot is (small first), and how many candidates it is expected to have.
    fn rank(
        &self,
        slot: SlotId,
        bound: SlotSet,
        actions: &[usize],
        roles: &[u8],
        geometry: &Geometry,
    ) -> (f64, f64) {
        let is_square = self.slots[slot as usize].is_square;
        let mut estimate = if is_square { 64.0 } else { usual_count(roles[slot as usize]) };
        estimate *= geometry.share(slot, bound);
        let mut is_leaf = true;
        for &action in actions {
            let code = &self.actions[action];
            if code.slot_set() & bit(slot) == 0 {
                continue;
            }
            let is_complete = code.slot_set() & !bound & !bit(slot) == 0;
            is_leaf &= is_complete;
            let offer = offer_of(code, slot, bound, self.slots);
            let is_settled = offer.as_ref().is_some_and(|offer| offer.is_exact);
            estimate *= offer.map_or(1.0, |offer| offer.share);
            // What the feed leaves open is tested afterwards, and seldom holds.
            if is_complete && !is_settled {
                estimate *= PASS;
            }
            if code.marks.iter().any(|&mark| mark != Mark::None) {
                estimate *= if is_complete { 0.5 } else { 0.8 };
            }
        }
        // A leaf with candidates only multiplies the work of what follows.
        let urgency = if is_leaf && estimate >= 0.5 { 1000.0 + estimate } else { estimate };
        (urgency, estimate)
    }

    fn step(&self, slot: SlotId, bound: SlotSet, actions: &[usize], roles: u8) -> Step {
        let mut step = Step::of(slot, roles);
        let mut offers = Vec::new();
        for &action in actions {
            let code = &self.actions[action];
            if code.slot_set() & bit(slot) == 0 {
                continue;
            }
            let offer = offer_of(code, slot, bound, self.slots);
            let is_complete = code.slot_set() & !(bound | bit(slot)) == 0;
            let is_settled = offer.as_ref().is_some_and(|offer| offer.is_exact);
            offers.extend(offer);
            if is_complete && !is_settled {
                step.checks.push(Check::Holds(action));
            }
            self.mark_checks(action, slot, bound, &mut step.checks);
        }
        // The most selective feed first: an empty set ends the step.
        offers.sort_by(|a, b| a.share.total_cmp(&b.share));
        step.feeds = offers.into_iter().map(|offer| offer.feed).collect();
        step.feeds.dedup();
        step
    }

    /// Marks of pieces are tested when the piece is bound, those of squares when the actor is bound too.
    fn mark_checks(&self, action: usize, slot: SlotId, bound: SlotSet, checks: &mut Vec<Check>) {
        let code = &self.actions[action];
        let now = bound | bit(slot);
        for (place, (&marked, &mark)) in code.slots.iter().zip(&code.marks).enumerate() {
            if mark == Mark::None {
                continue;
            }
            let needs = if self.slots[marked as usize].is_square {
                bit(marked) | bit(code.slots[0])
            } else {
                bit(marked)
            };
            if needs & bit(slot) != 0 && needs & !now == 0 {
                checks.push(Check::Mark { action, place });
            }
        }
    }

    fn count_pieces(&self, wanted: SlotSet, roles: &[u8], plan: &mut Plan) {
        for (id, slot) in self.slots.iter().enumerate() {
            if wanted & bit(id as SlotId) == 0 || slot.is_square {
                continue;
            }
            let side = usize::from(!slot.is_mine);
            plan.totals[side] += 1;
            if let Some(role) = Role::ALL.into_iter().find(|&role| roles[id] == role_bit(role)) {
                plan.counts[side][role.index()] += 1;
            }
        }
    }

    /// A negated action is tested as soon as all its names that this plan binds are bound.
    fn place_absence(
        &self,
        action: usize,
        wanted: SlotSet,
        roles: &[u8],
        steps: &mut [Step],
        plan: &mut Plan,
    ) {
        let code = &self.actions[action];
        let known = code.slot_set() & wanted;
        let local = code.slot_set() & !wanted;
        // Names that only this negation knows have the roles of their letter, whatever conditions say.
        let own: Vec<u8> = self.slots.iter().map(|slot| slot.roles).collect();
        let _ = roles;
        let positive = ActionCode { negated: false, ..code.clone() };
        let inner = Planner { actions: &[positive], ..*self };
        let (mut inner_steps, _) = inner.order(local, known, &[0], &own, &Geometry::none(self.slots.len()));
        let marks_of_known = |checks: &mut Vec<Check>| {
            let mut bound = 0;
            for slot in (0..self.slots.len() as SlotId).filter(|&slot| known & bit(slot) != 0) {
                inner.mark_checks(0, slot, bound, checks);
                bound |= bit(slot);
            }
        };
        let mut first = Vec::new();
        marks_of_known(&mut first);
        for check in inner_steps.iter_mut().flat_map(|step| &mut step.checks).chain(&mut first) {
            match check {
                Check::Holds(index) | Check::Mark { action: index, .. } => *index = action,
                Check::Absent(_) => {}
            }
        }
        if local == 0 {
            first.push(Check::Holds(action));
        }
        // The checks on known names come first, as a step that binds nothing.
        let opening = Step { checks: first, ..Step::of(SlotId::MAX, ANY_ROLE) };
        inner_steps.insert(0, opening);
        plan.absences.push(Absence { steps: inner_steps });
        let check = Check::Absent(plan.absences.len() - 1);
        match last_of(steps, known) {
            Some(place) => steps[place].checks.push(check),
            None => plan.first_checks.push(check),
        }
    }

    fn place_filters(
        &self,
        wanted: SlotSet,
        geometry: &Geometry,
        estimates: &[f64],
        steps: &mut [Step],
        plan: &mut Plan,
    ) {
        let mut order: Vec<usize> =
            (0..self.precondition.len()).filter(|index| !geometry.settled.contains(index)).collect();
        order.sort_by_key(|&index| self.precondition[index].cost);
        for index in order {
            let conjunct = &self.precondition[index];
            let place = last_of(steps, conjunct.slots & wanted);
            if conjunct.cost <= CHEAP || steps.is_empty() {
                match place {
                    Some(place) => steps[place].filters.push(index),
                    None => plan.first_filters.push(index),
                }
                continue;
            }
            // Wait while the next step is likely to fail for less.
            let mut place = place.unwrap_or(0);
            while place + 1 < steps.len() && (estimates[place + 1] < 1.0 || conjunct.cost >= 1000) {
                place += 1;
            }
            steps[place].filters.push(index);
        }
    }
}

/// What the precondition says about places alone.
struct Geometry {
    /// For each slot where it may stand, for each color of the searcher.
    places: Vec<[Bitboard; 2]>,
    /// Two slots and the conjunct on their places.
    pairs: Vec<(SlotSet, usize)>,
    /// The conjuncts that need no further test.
    settled: Vec<usize>,
}

impl Geometry {
    fn none(slots: usize) -> Geometry {
        Geometry { places: vec![[Bitboard::FULL; 2]; slots], pairs: Vec::new(), settled: Vec::new() }
    }

    /// The conditions on a slot and one that is bound.
    fn pairs_with(&self, slot: SlotId, bound: SlotSet) -> impl Iterator<Item = Pair> {
        self.pairs.iter().filter_map(move |&(slots, conjunct)| {
            let other = slots & !bit(slot);
            let is_due = slots & bit(slot) != 0 && other & bound != 0;
            is_due.then(|| Pair::new(other.trailing_zeros() as SlotId, conjunct))
        })
    }

    /// Which share of the candidates of a slot is expected to be left.
    fn share(&self, slot: SlotId, bound: SlotSet) -> f64 {
        let own = f64::from(self.places[slot as usize][0].count()) / 64.0;
        own * PASS.powi(self.pairs_with(slot, bound).count() as i32)
    }
}

/// The step after which all these slots are bound; nothing if there are none.
fn last_of(steps: &[Step], slots: SlotSet) -> Option<usize> {
    steps.iter().rposition(|step| slots & bit(step.slot) != 0)
}

/// The roles that a conjunct leaves a slot, if it is TYPEOF of that slot or a choice between such.
fn type_roles(node: &Node, slot: SlotId) -> Option<u8> {
    match node {
        Node::Call(Function::TypeOf, operands) => match operands.as_slice() {
            [Operand::Slot(asked), Operand::Set { roles, .. }] if *asked == slot => Some(*roles),
            _ => None,
        },
        Node::Any(parts) => {
            parts.iter().map(|part| type_roles(part, slot)).try_fold(0, |all, roles| Some(all | roles?))
        }
        _ => None,
    }
}
