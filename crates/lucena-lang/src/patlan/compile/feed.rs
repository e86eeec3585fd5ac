//! Where the candidates of a slot can come from, given which slots are bound, and how many they leave.

use lucena_chess::Role;

use crate::patlan::program::{ActionCode, Feed, Slot, SlotId, SlotSet, bit, role_bit};
use crate::patlan::vocabulary::Relation;

/// A feed, whether it settles its action completely, and the share of candidates it is expected to leave.
pub(super) struct Offer {
    pub(super) feed: Feed,
    pub(super) is_exact: bool,
    pub(super) share: f64,
}

fn offer(feed: Feed, share: f64) -> Option<Offer> {
    Some(Offer { feed, is_exact: false, share })
}

fn exact(feed: Feed, share: f64) -> Option<Offer> {
    Some(Offer { feed, is_exact: true, share })
}

/// How many squares a piece attacks on average.
fn reach(roles: u8) -> f64 {
    const REACH: [f64; 6] = [1.7, 5.5, 7.0, 8.0, 14.0, 6.5];
    let fitting = Role::ALL.into_iter().filter(|&role| roles & role_bit(role) != 0);
    let (sum, count) =
        fitting.fold((0.0, 0.0), |(sum, count), role| (sum + REACH[role.index()], count + 1.0));
    sum / f64::max(count, 1.0)
}

/// How many pieces of these roles a side has on average.
pub(super) fn usual_count(roles: u8) -> f64 {
    const COUNT: [f64; 6] = [5.5, 1.2, 1.3, 1.6, 0.8, 1.0];
    Role::ALL.into_iter().filter(|&role| roles & role_bit(role) != 0).map(|role| COUNT[role.index()]).sum()
}

/// What an action offers for one of its slots.
pub(super) fn offer_of(action: &ActionCode, slot: SlotId, bound: SlotSet, slots: &[Slot]) -> Option<Offer> {
    let place = action.slots.iter().position(|&other| other == slot)?;
    let is_bound = |other: SlotId| bound & bit(other) != 0;
    let actor = action.slots[0];
    let roles = slots[actor as usize].roles;
    let target = *action.slots.last()?;
    let is_square_target = slots[target as usize].is_square;
    match action.relation {
        Relation::Attacks | Relation::Defends => direct(actor, target, place, is_bound, slots),
        Relation::Move if place == 1 && is_bound(actor) => exact(Feed::Moves(actor), reach(roles) / 64.0),
        Relation::Move if place == 0 && is_bound(target) => offer(Feed::Hoppers(target), 0.15),
        Relation::Blocks if place == 0 && is_bound(target) => offer(Feed::Blockers(target), 0.3),
        Relation::Checkmate if place == 1 && is_square_target && is_bound(actor) => {
            exact(Feed::Mates(actor), 0.001)
        }
        Relation::Checkmate => None,
        Relation::PossibleAttack | Relation::PossibleDefense if action.slots.len() == 3 => {
            possible(action, place, is_bound, slots)
        }
        Relation::PossibleAttack | Relation::PossibleDefense => possible_list(action, place, is_bound),
        Relation::IndirectAttack | Relation::IndirectDefense => indirect(action, place, is_bound),
        relation => {
            let (files, ranks) = relation.step()?;
            match place {
                0 if is_bound(target) => exact(Feed::Neighbor { of: target, step: (files, ranks) }, 0.02),
                1 if is_bound(actor) => exact(Feed::Neighbor { of: actor, step: (-files, -ranks) }, 0.02),
                _ => None,
            }
        }
    }
}

fn direct(
    actor: SlotId,
    target: SlotId,
    place: usize,
    is_bound: impl Fn(SlotId) -> bool,
    slots: &[Slot],
) -> Option<Offer> {
    let Slot { roles, is_mine, .. } = slots[actor as usize];
    match place {
        0 if is_bound(target) => exact(Feed::Controllers(target), reach(roles) / 40.0),
        1 if is_bound(actor) => exact(Feed::Control(actor), reach(roles) / 50.0),
        1 => {
            let role = Role::ALL.into_iter().find(|&role| roles == role_bit(role))?;
            let share = (usual_count(roles) * reach(roles) / 64.0).min(0.9);
            offer(Feed::ControlOfRole { mine: is_mine, role }, share)
        }
        _ => None,
    }
}

fn possible(
    action: &ActionCode,
    place: usize,
    is_bound: impl Fn(SlotId) -> bool,
    slots: &[Slot],
) -> Option<Offer> {
    let &[actor, via, target] = action.slots.as_slice() else { return None };
    let Slot { roles, is_mine, .. } = slots[actor as usize];
    let attack = action.relation == Relation::PossibleAttack;
    let on_lines = if roles.count_ones() == 1 { reach(roles) / 45.0 } else { 0.45 };
    match place {
        0 if is_bound(via) => offer(Feed::Hoppers(via), reach(roles) / 40.0),
        0 if is_bound(target) => {
            let share = match roles {
                r if r == role_bit(Role::Knight) => 0.35,
                r if r == role_bit(Role::King) => 0.25,
                r if r == role_bit(Role::Pawn) => 0.1,
                r if r == role_bit(Role::Bishop) => 0.5,
                _ => return None,
            };
            offer(Feed::TwoSteps { target, roles, mine: is_mine }, share)
        }
        1 if is_bound(actor) && is_bound(target) => {
            let share = if roles == role_bit(Role::Knight) { 0.012 } else { 0.025 };
            // A defended square must not hold an enemy; the target is bound, so this is settled elsewhere.
            if attack || !slots[target as usize].is_square {
                exact(Feed::PossibleVias { actor, target }, share)
            } else {
                offer(Feed::PossibleVias { actor, target }, share)
            }
        }
        1 if is_bound(actor) => offer(Feed::Vias(actor), reach(roles) / 64.0),
        1 if is_bound(target) && roles.count_ones() > 1 => {
            offer(Feed::ReachTowards { target, roles, mine: is_mine }, on_lines * 0.5)
        }
        1 if is_bound(target) => offer(Feed::Approaches { target, roles, mine: is_mine }, on_lines),
        2 if is_bound(actor) && is_bound(via) => {
            // Exact only when the hop itself has been found possible, which a feed of the via does.
            offer(Feed::PossibleTargets { actor, via, attack }, reach(roles) / 80.0)
        }
        _ => None,
    }
}

fn possible_list(action: &ActionCode, place: usize, is_bound: impl Fn(SlotId) -> bool) -> Option<Offer> {
    let (actor, via) = (action.slots[0], action.slots[1]);
    match place {
        0 if is_bound(via) => offer(Feed::Hoppers(via), 0.15),
        1 if is_bound(actor) => offer(Feed::Vias(actor), 0.15),
        _ if place >= 2 && is_bound(via) => {
            let last = action.slots[place - 1];
            let is_middle = place + 1 < action.slots.len();
            if place > 2 && is_bound(last) && is_bound(actor) {
                offer(Feed::Beyond { from: via, last, gone: actor }, 0.05)
            } else if is_middle {
                offer(Feed::OnLines(via), 0.3)
            } else {
                None
            }
        }
        _ => None,
    }
}

fn indirect(action: &ActionCode, place: usize, is_bound: impl Fn(SlotId) -> bool) -> Option<Offer> {
    let actor = action.slots[0];
    let target = *action.slots.last()?;
    if place == 0 {
        let other = action.slots[1..].iter().copied().find(|&other| is_bound(other))?;
        return offer(Feed::SlidersOnLines(other), 0.12);
    }
    let last = action.slots[place - 1];
    if place == 1 && is_bound(actor) {
        return offer(Feed::FirstPieces(actor), 0.15);
    }
    if place > 1 && is_bound(actor) && is_bound(last) {
        return offer(Feed::Beyond { from: actor, last, gone: actor }, 0.05);
    }
    let is_middle = place + 1 < action.slots.len();
    if is_middle && is_bound(target) {
        return offer(Feed::OnLines(target), 0.4);
    }
    None
}
