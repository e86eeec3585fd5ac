//! The search for bindings: one slot after another, each from the set that its feeds leave.

use lucena_chess::{Bitboard, Color, Role, Square, attacks};

use super::{Fuel, LimitExceeded, UNBOUND, tactics};
use crate::patlan::condition::{Values, World};
use crate::patlan::gate::{KING_TWO_STEPS, KNIGHT_TWO_STEPS};
use crate::patlan::program::{
    ANY_ROLE, ActionCode, Check, Feed, MaterialSet, Plan, Program, SlotId, SlotSet, Step, bit, role_bit,
};
use crate::patlan::sight::Sight;
use crate::patlan::token::Mark;
use crate::patlan::vocabulary::Relation;

/// What a search is for.
pub(super) enum Goal<'a> {
    /// All raw instances.
    Collect(&'a mut Vec<[u8; 32]>),
    /// Any raw instance.
    AnyRaw,
    /// Any valid instance; needs a plan with filters.
    AnyValid,
}

pub(super) struct Search<'a> {
    program: &'a Program,
    plan: &'a Plan,
    sight: &'a mut Sight,
    values: Values,
    fuel: &'a mut Fuel,
    goal: Goal<'a>,
    squares: [Square; 32],
    bound: SlotSet,
    used_pieces: Bitboard,
    used_squares: Bitboard,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        program: &'a Program,
        plan: &'a Plan,
        sight: &'a mut Sight,
        values: Values,
        fuel: &'a mut Fuel,
        goal: Goal<'a>,
    ) -> Search<'a> {
        Search {
            program,
            plan,
            sight,
            values,
            fuel,
            goal,
            squares: [Square::A1; 32],
            bound: 0,
            used_pieces: Bitboard::EMPTY,
            used_squares: Bitboard::EMPTY,
        }
    }

    /// Runs the search; whether it was ended by what it looked for.
    pub(super) fn run(&mut self) -> Result<bool, LimitExceeded> {
        if !self.has_material() {
            return Ok(false);
        }
        if !self.passes(&self.plan.first_checks)? || !self.passes_filters(&self.plan.first_filters)? {
            return Ok(false);
        }
        self.descend(0)
    }

    /// Every figure needs a piece of its own.
    fn has_material(&self) -> bool {
        let board = self.sight.board();
        let me = self.sight.me();
        [(me, 0), (!me, 1)].into_iter().all(|(color, side)| {
            let own = board.color(color);
            let counts = &self.plan.counts[side];
            u32::from(self.plan.totals[side]) <= own.count()
                && Role::ALL.into_iter().all(|role| {
                    let wanted = u32::from(counts[role.index()]);
                    wanted == 0 || wanted <= (own & board.role(role)).count()
                })
        })
    }

    fn descend(&mut self, depth: usize) -> Result<bool, LimitExceeded> {
        let plan = self.plan;
        let Some(step) = plan.steps.get(depth) else { return self.complete() };
        let candidates = self.candidates(step, true);
        let slot = step.slot as usize;
        let is_square = self.program.slots[slot].is_square;
        for square in candidates {
            self.fuel.burn()?;
            self.bind(step.slot, square);
            if self.passes(&step.checks)? && self.passes_filters(&step.filters)? {
                if is_square {
                    self.used_squares = self.used_squares.with(square);
                } else {
                    self.used_pieces = self.used_pieces.with(square);
                }
                let ended = self.descend(depth + 1)?;
                if is_square {
                    self.used_squares = self.used_squares.without(square);
                } else {
                    self.used_pieces = self.used_pieces.without(square);
                }
                if ended {
                    return Ok(true);
                }
            }
        }
        self.bound &= !bit(step.slot);
        Ok(false)
    }

    fn bind(&mut self, slot: SlotId, square: Square) {
        self.squares[slot as usize] = square;
        self.bound |= bit(slot);
    }

    fn complete(&mut self) -> Result<bool, LimitExceeded> {
        match &mut self.goal {
            Goal::AnyRaw => Ok(true),
            Goal::Collect(found) => {
                if found.len() >= self.fuel.instances {
                    return Err(LimitExceeded);
                }
                let mut instance = [UNBOUND; 32];
                for (slot, (place, &square)) in instance.iter_mut().zip(&self.squares).enumerate() {
                    if self.bound & bit(slot as SlotId) != 0 {
                        *place = square as u8;
                    }
                }
                found.push(instance);
                Ok(false)
            }
            Goal::AnyValid => {
                let mut world = self.world();
                tactics::carries_through(&mut world)
            }
        }
    }

    fn world(&mut self) -> World<'_> {
        World {
            sight: self.sight,
            program: self.program,
            values: self.values,
            squares: self.squares,
            bound: self.bound,
            captured: 0,
            taken: [None; 32],
            fuel: self.fuel,
        }
    }

    fn passes_filters(&mut self, filters: &[usize]) -> Result<bool, LimitExceeded> {
        if filters.is_empty() {
            return Ok(true);
        }
        let program = self.program;
        let mut world = self.world();
        for &filter in filters {
            if !world.holds(&program.precondition[filter].node)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn passes(&mut self, checks: &[Check]) -> Result<bool, LimitExceeded> {
        for &check in checks {
            let passes = match check {
                Check::Holds(action) => self.holds(&self.program.actions[action]),
                Check::Mark { action, place } => self.mark_holds(&self.program.actions[action], place),
                Check::Absent(absence) => !self.happens(absence, 0)?,
            };
            if !passes {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether the negated action happens for some objects of its local names, bound elsewhere or not.
    fn happens(&mut self, absence: usize, depth: usize) -> Result<bool, LimitExceeded> {
        let plan = self.plan;
        let steps = &plan.absences[absence].steps;
        let Some(step) = steps.get(depth) else { return Ok(true) };
        if depth == 0 {
            return Ok(self.passes(&step.checks)? && self.happens(absence, 1)?);
        }
        for square in self.candidates(step, false) {
            self.fuel.burn()?;
            self.bind(step.slot, square);
            let happens = self.passes(&step.checks)? && self.happens(absence, depth + 1)?;
            self.bound &= !bit(step.slot);
            if happens {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn side_color(&self, is_mine: bool) -> Color {
        if is_mine { self.sight.me() } else { !self.sight.me() }
    }

    fn square(&self, slot: SlotId) -> Square {
        debug_assert!(self.bound & bit(slot) != 0, "slot {slot} of {} is not bound", self.program.name());
        self.squares[slot as usize]
    }

    fn candidates(&mut self, step: &Step, distinct: bool) -> Bitboard {
        let slot = &self.program.slots[step.slot as usize];
        let mut set = if slot.is_square {
            if distinct { !self.used_squares } else { Bitboard::FULL }
        } else {
            let own = of_roles(self.sight, self.side_color(slot.is_mine), step.roles);
            if distinct { own - self.used_pieces } else { own }
        };
        let me = self.sight.me();
        set &= step.places[me.index()];
        for pair in &step.pairs {
            let node = &self.program.precondition[pair.conjunct].node;
            set &= pair.squares(node, step.slot, self.square(pair.other), me);
        }
        for &feed in &step.feeds {
            if set.is_empty() {
                break;
            }
            set &= self.feed(feed);
        }
        set
    }

    fn feed(&mut self, feed: Feed) -> Bitboard {
        match feed {
            Feed::Control(slot) => self.sight.control(self.square(slot)),
            Feed::Controllers(slot) => {
                let board = self.sight.board();
                board.all_attackers(self.square(slot), board.occupied())
            }
            Feed::ControlOfRole { mine, role } => {
                let pieces = self.sight.board().pieces(self.side_color(mine), role);
                if role == Role::Pawn {
                    return attacks::pawns(self.side_color(mine), pieces);
                }
                pieces.into_iter().fold(Bitboard::EMPTY, |set, sq| set | self.sight.control(sq))
            }
            Feed::Moves(slot) => self.sight.legal(self.square(slot)),
            Feed::Hoppers(slot) => hoppers(self.sight, self.square(slot)),
            Feed::Vias(slot) => self.sight.vias(self.square(slot)),
            Feed::PossibleVias { actor, target } => {
                self.sight.possible_vias(self.square(actor), self.square(target))
            }
            Feed::PossibleTargets { actor, via, attack } => {
                let actor = self.square(actor);
                let board = self.sight.board();
                let enemies = board.color_on(actor).map_or(Bitboard::EMPTY, |color| board.color(!color));
                let allowed = if attack { enemies } else { !enemies };
                self.sight.possible_hits(actor, self.square(via)) & allowed
            }
            Feed::Approaches { target, roles, mine } => {
                approaches(self.square(target), roles, self.side_color(mine))
            }
            Feed::ReachTowards { target, roles, mine } => {
                let color = self.side_color(mine);
                approaches(self.square(target), roles, color) & self.sight.reach(color)
            }
            Feed::TwoSteps { target, roles, mine } => {
                two_steps(self.square(target), roles, self.side_color(mine))
            }
            Feed::FirstPieces(slot) => self.sight.control(self.square(slot)) & self.sight.board().occupied(),
            Feed::OnLines(slot) => queen_rays(self.square(slot)) & self.sight.board().occupied(),
            Feed::SlidersOnLines(slot) => sliders_on_lines(self.sight, self.square(slot)),
            Feed::Beyond { from, last, gone } => {
                let (from, last) = (self.square(from), self.square(last));
                let occupied = self.sight.board().occupied().without(self.square(gone));
                let seen = attacks::queen(last, occupied) & attacks::line(from, last);
                seen.into_iter().filter(|&sq| attacks::between(from, sq).contains(last)).collect()
            }
            Feed::Blockers(slot) => self.blockers(self.square(slot)),
            Feed::Mates(slot) => self.sight.mates(self.square(slot)),
            Feed::Neighbor { of, step } => {
                neighbor(self.square(of), step, self.sight.me()).map_or(Bitboard::EMPTY, Bitboard::from)
            }
        }
    }

    /// Pieces that may block the piece on a square.
    fn blockers(&mut self, square: Square) -> Bitboard {
        let occupied = self.sight.board().occupied();
        match self.sight.board().role_on(square) {
            Some(Role::King) => occupied,
            Some(Role::Pawn) => queen_rays(square) & attacks::king(square) & occupied,
            _ => self.sight.control(square) & occupied,
        }
    }

    /// Whether an action holds, all its slots being bound; NOT is not looked at.
    fn holds(&mut self, action: &ActionCode) -> bool {
        let actor = self.square(action.slots[0]);
        let last = action.slots[action.slots.len() - 1];
        let target = self.square(last);
        let is_square = self.program.slots[last as usize].is_square;
        match action.relation {
            Relation::Attacks | Relation::Defends => self.sight.control(actor).contains(target),
            Relation::Move => self.sight.legal(actor).contains(target),
            Relation::Blocks => actor != target && self.sight.blocks(actor, target),
            Relation::Checkmate if is_square => self.sight.mates(actor).contains(target),
            Relation::Checkmate => self.sight.mates(actor).any(),
            Relation::IndirectAttack | Relation::IndirectDefense => self.is_indirect(action),
            Relation::PossibleAttack | Relation::PossibleDefense if action.slots.len() == 3 => {
                let via = self.square(action.slots[1]);
                self.is_allowed_target(action, actor, target)
                    && self.sight.vias(actor).contains(via)
                    && self.sight.possible_hits(actor, via).contains(target)
            }
            Relation::PossibleAttack | Relation::PossibleDefense => self.is_possible_through(action),
            relation => {
                relation.step().is_some_and(|step| neighbor(target, step, self.sight.me()) == Some(actor))
            }
        }
    }

    /// A defended square is empty or own; the letters settle all other cases.
    fn is_allowed_target(&self, action: &ActionCode, actor: Square, target: Square) -> bool {
        let board = self.sight.board();
        let is_enemy = board.color_on(target).is_some_and(|color| Some(color) != board.color_on(actor));
        match action.relation {
            Relation::IndirectDefense | Relation::PossibleDefense => !is_enemy,
            _ => is_enemy,
        }
    }

    fn middle(&self, slots: &[SlotId]) -> ([Square; 32], usize) {
        let mut squares = [Square::A1; 32];
        for (place, &slot) in squares.iter_mut().zip(slots) {
            *place = self.square(slot);
        }
        (squares, slots.len())
    }

    fn is_indirect(&mut self, action: &ActionCode) -> bool {
        let (actor, target) =
            (self.square(action.slots[0]), self.square(action.slots[action.slots.len() - 1]));
        let (middle, count) = self.middle(&action.slots[1..action.slots.len() - 1]);
        let board = self.sight.board();
        let Some(role) = board.role_on(actor) else { return false };
        self.is_allowed_target(action, actor, target)
            && Sight::is_xray(role, actor, target, &middle[..count], board.occupied())
    }

    /// A list longer than two: a hop, and then an x-ray from there.
    fn is_possible_through(&mut self, action: &ActionCode) -> bool {
        let (actor, via) = (self.square(action.slots[0]), self.square(action.slots[1]));
        let target = self.square(action.slots[action.slots.len() - 1]);
        let (middle, count) = self.middle(&action.slots[2..action.slots.len() - 1]);
        let board = self.sight.board();
        let Some(role) = board.role_on(actor) else { return false };
        let occupied = board.occupied().without(actor);
        self.is_allowed_target(action, actor, target)
            && target != actor
            && !attacks::line(actor, via).contains(target)
            && Sight::is_xray(role, via, target, &middle[..count], occupied)
            && self.sight.vias(actor).contains(via)
    }

    fn mark_holds(&mut self, action: &ActionCode, place: usize) -> bool {
        let marked = action.slots[place];
        let square = self.square(marked);
        let slot = &self.program.slots[marked as usize];
        let is_defended = if slot.is_square {
            let side = self.side_color(slot.is_mine);
            self.sight.is_square_defended(square, side, self.square(action.slots[0]))
        } else {
            self.sight.is_piece_defended(square)
        };
        is_defended == (action.marks[place] == Mark::Defended)
    }
}

/// One side's pieces of some roles.
fn of_roles(sight: &Sight, color: Color, roles: u8) -> Bitboard {
    let board = sight.board();
    if roles == ANY_ROLE {
        return board.color(color);
    }
    let fitting = Role::ALL.into_iter().filter(|&role| roles & role_bit(role) != 0);
    fitting.fold(Bitboard::EMPTY, |set, role| set | board.role(role)) & board.color(color)
}

fn queen_rays(square: Square) -> Bitboard {
    attacks::bishop_rays(square) | attacks::rook_rays(square)
}

/// Whatever might move or hop to a square: what attacks it, pawns behind it, and kings that castle.
fn hoppers(sight: &Sight, square: Square) -> Bitboard {
    let board = sight.board();
    let mut set = board.all_attackers(square, board.occupied()) | board.role(Role::King);
    for color in Color::ALL {
        let one = attacks::pawn_steps(!color, square.into());
        let two = attacks::pawn_steps(!color, one);
        set |= (one | two) & board.pieces(color, Role::Pawn);
    }
    set
}

/// From where a piece of these roles could hit a square on some board.
fn approaches(target: Square, roles: u8, color: Color) -> Bitboard {
    let has = |role: Role| roles & role_bit(role) != 0;
    let mut set = Bitboard::EMPTY;
    if has(Role::Pawn) {
        set |= attacks::pawn(!color, target);
    }
    if has(Role::Knight) {
        set |= attacks::knight(target);
    }
    if has(Role::King) {
        set |= attacks::king(target);
    }
    if has(Role::Bishop) || has(Role::Queen) {
        set |= attacks::bishop_rays(target);
    }
    if has(Role::Rook) || has(Role::Queen) {
        set |= attacks::rook_rays(target);
    }
    set
}

/// From where a piece of this role could hit a square after one move on some board.
fn two_steps(target: Square, roles: u8, color: Color) -> Bitboard {
    match roles {
        r if r == role_bit(Role::Knight) => KNIGHT_TWO_STEPS[target.index()],
        r if r == role_bit(Role::King) => KING_TWO_STEPS[target.index()],
        r if r == role_bit(Role::Bishop) => {
            if target.is_light() {
                Bitboard::LIGHT_SQUARES
            } else {
                Bitboard::DARK_SQUARES
            }
        }
        r if r == role_bit(Role::Pawn) => {
            let vias = attacks::pawn(!color, target);
            let one = attacks::pawn_steps(!color, vias);
            one | attacks::pawn_steps(!color, one) | attacks::pawns(!color, vias)
        }
        _ => Bitboard::FULL,
    }
}

/// Sliders on the lines of a square, along which they move.
fn sliders_on_lines(sight: &Sight, square: Square) -> Bitboard {
    let board = sight.board();
    let queens = board.role(Role::Queen);
    (attacks::bishop_rays(square) & (board.role(Role::Bishop) | queens))
        | (attacks::rook_rays(square) & (board.role(Role::Rook) | queens))
}

/// The square next to another in a direction of the searcher's chair.
fn neighbor(square: Square, (files, ranks): (i8, i8), me: Color) -> Option<Square> {
    match me {
        Color::White => square.offset(files, ranks),
        Color::Black => square.offset(-files, -ranks),
    }
}

/// As [`super::fits_set`], on the board of a sight.
pub(super) fn fits_set_on(set: &MaterialSet, sight: &Sight) -> bool {
    let board = sight.board();
    [(sight.me(), &set[0]), (!sight.me(), &set[1])].into_iter().all(|(color, counts)| {
        Role::ALL.into_iter().all(|role| {
            let count = board.pieces(color, role).count();
            let wanted = u32::from(counts[role.index()]);
            if wanted == 0 { count == 0 } else { count >= wanted }
        })
    })
}
