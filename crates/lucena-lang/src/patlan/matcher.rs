//! Finding the instances of a program in a position.
//!
//! A [`Matcher`] is made once and reused: it allocates nothing on the way to a "no". Look at a position with
//! [`Matcher::look`], then ask about as many programs as you like; they share what is worked out.

mod search;
mod tactics;

use lucena_chess::{Color, Piece, Position, Role, Square};

pub use tactics::{Failure, TacticFailure};

use super::condition::Values;
use super::placement::Placement;
use super::program::{MaterialSet, Program};
use super::sight::Sight;
use search::{Goal, Search};

/// Bounds on the work for one question, so that no pattern can hang the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchLimits {
    /// How many candidates may be tried.
    pub steps: u64,
    /// How many raw instances may be collected.
    pub instances: usize,
}

impl Default for MatchLimits {
    fn default() -> MatchLimits {
        MatchLimits { steps: 20_000_000, instances: 200_000 }
    }
}

/// The question was too much work: the pattern has too many instances or too loose a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LimitExceeded;

impl std::fmt::Display for LimitExceeded {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the pattern has too many candidates in this position")
    }
}

impl std::error::Error for LimitExceeded {}

/// What is left of the limits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fuel {
    steps: u64,
    instances: usize,
}

impl Fuel {
    fn new(limits: MatchLimits) -> Fuel {
        Fuel { steps: limits.steps, instances: limits.instances }
    }

    #[inline]
    fn burn(&mut self) -> Result<(), LimitExceeded> {
        self.steps = self.steps.checked_sub(1).ok_or(LimitExceeded)?;
        Ok(())
    }
}

/// One way in which a scenario fits a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instance {
    /// Each bound figure, by its number in [`Program::slots`], and its square; sorted by name.
    pub bindings: Vec<(usize, Square)>,
    /// Why the instance is not valid; nothing if it is.
    pub failure: Option<Failure>,
}

impl Instance {
    /// Whether conditions and tactics hold too.
    pub fn is_valid(&self) -> bool {
        self.failure.is_none()
    }

    /// The square a figure is bound to, by its name.
    pub fn square(&self, program: &Program, name: &str) -> Option<Square> {
        let slot = program.slots().iter().position(|slot| slot.name == name)?;
        self.bindings.iter().find(|&&(bound, _)| bound == slot).map(|&(_, square)| square)
    }
}

/// The instances of one program in one position for one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// All raw instances in their fixed order; the valid ones have no failure.
    pub instances: Vec<Instance>,
}

impl Found {
    /// The valid instances.
    pub fn valid(&self) -> impl Iterator<Item = &Instance> {
        self.instances.iter().filter(|instance| instance.is_valid())
    }

    /// How many raw and how many valid instances there are.
    pub fn counts(&self) -> (usize, usize) {
        (self.instances.len(), self.valid().count())
    }
}

/// The letter of a bound piece, upper case for the searcher, and the square: `Qe2`; a square alone: `c4`.
pub fn binding_text(program: &Program, pos: &Position, side: Color, slot: usize, square: Square) -> String {
    binding_of(program, pos.piece_on(square), side, slot, square)
}

fn binding_of(program: &Program, piece: Option<Piece>, side: Color, slot: usize, square: Square) -> String {
    let is_square = program.slots().get(slot).is_none_or(|slot| slot.is_square);
    match piece.filter(|_| !is_square) {
        Some(piece) => format!("{}{square}", seen_letter(piece, side)),
        None => square.to_string(),
    }
}

/// The letter of a piece as the searcher sees it: upper case for own pieces.
pub fn seen_letter(piece: Piece, side: Color) -> char {
    let letter = piece.role().letter();
    if piece.color() == side { letter } else { letter.to_ascii_lowercase() }
}

/// Whether instances that differ by a symmetry of the pattern count as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Symmetric {
    /// They are one instance, shown by its least form.
    #[default]
    Merged,
    /// All bindings are listed.
    Listed,
}

/// Finds instances; holds the memory for it.
#[derive(Clone, Debug)]
pub struct Matcher {
    sight: Sight,
    values: Values,
    limits: MatchLimits,
}

impl Default for Matcher {
    fn default() -> Matcher {
        Matcher::new()
    }
}

impl Matcher {
    /// A matcher with the usual values and limits.
    pub fn new() -> Matcher {
        Matcher::with(Values::default(), MatchLimits::default())
    }

    /// A matcher for so many questions that together may cost what is usually allowed for one, and a little more for
    /// each.
    pub fn sharing(questions: usize) -> Matcher {
        const LEAST_STEPS: u64 = 20_000;
        let usual = MatchLimits::default();
        let steps = usual.steps / questions.max(1) as u64;
        Matcher::with(Values::default(), MatchLimits { steps: steps.max(LEAST_STEPS), ..usual })
    }

    /// A matcher with these values of the pieces and these limits.
    pub fn with(values: Values, limits: MatchLimits) -> Matcher {
        let start = lucena_chess::Board::of(&Position::start(), Color::White);
        Matcher { sight: Sight::new(start, Color::White), values, limits }
    }

    /// Looks at a position as one side, which is taken to be on move.
    #[inline]
    pub fn look<'m, P: Placement>(&'m mut self, pos: &'m P, side: Color) -> View<'m, P> {
        View { matcher: self, pos, side, is_looking: false }
    }
}

/// A position, or a plain board, that a matcher looks at.
#[derive(Debug)]
pub struct View<'m, P = Position> {
    matcher: &'m mut Matcher,
    pos: &'m P,
    side: Color,
    /// Whether the matcher has taken the position over; most questions are answered before that.
    is_looking: bool,
}

impl<P: Placement> View<'_, P> {
    /// What is looked at.
    pub fn position(&self) -> &P {
        self.pos
    }

    /// The side that searches.
    pub fn side(&self) -> Color {
        self.side
    }

    /// Whether the pattern has a valid instance.
    ///
    /// # Errors
    /// If that cannot be said within the limits.
    #[inline]
    pub fn occurs(&mut self, program: &Program) -> Result<bool, LimitExceeded> {
        if !self.can_occur(program) {
            return Ok(false);
        }
        let mut fuel = Fuel::new(self.matcher.limits);
        occurs_on(program, &mut self.matcher.sight, self.matcher.values, &mut fuel)
    }

    /// Whether the scenario of the pattern has a raw instance.
    ///
    /// # Errors
    /// If that cannot be said within the limits.
    #[inline]
    pub fn scenario_occurs(&mut self, program: &Program) -> Result<bool, LimitExceeded> {
        if !self.can_occur(program) {
            return Ok(false);
        }
        let mut fuel = Fuel::new(self.matcher.limits);
        for plan in &program.raw_plans {
            let sight = &mut self.matcher.sight;
            let mut search = Search::new(program, plan, sight, self.matcher.values, &mut fuel, Goal::AnyRaw);
            if search.run()? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Counts material before anything else, and takes the position over if it can be matched.
    #[inline]
    fn can_occur(&mut self, program: &Program) -> bool {
        if let Some(set) = &program.set
            && !fits_set(set, self.pos, self.side)
        {
            return false;
        }
        if !program.gates.iter().all(|gate| gate.lets_pass(self.pos, self.side)) {
            return false;
        }
        if !self.is_looking {
            self.matcher.sight.reset(self.pos.board_for(self.side), self.side);
            self.is_looking = true;
        }
        true
    }

    /// All instances, symmetric ones merged.
    ///
    /// # Errors
    /// If they cannot be found within the limits.
    pub fn find(&mut self, program: &Program) -> Result<Found, LimitExceeded> {
        self.find_with(program, Symmetric::Merged)
    }

    /// All instances, in the order of their names and texts.
    ///
    /// # Errors
    /// If they cannot be found within the limits.
    pub fn find_with(&mut self, program: &Program, symmetric: Symmetric) -> Result<Found, LimitExceeded> {
        if !self.can_occur(program) {
            return Ok(Found { instances: Vec::new() });
        }
        let mut fuel = Fuel::new(self.matcher.limits);
        let mut raw: Vec<[u8; 32]> = Vec::new();
        for plan in &program.raw_plans {
            let sight = &mut self.matcher.sight;
            let goal = Goal::Collect(&mut raw);
            Search::new(program, plan, sight, self.matcher.values, &mut fuel, goal).run()?;
        }
        if symmetric == Symmetric::Merged {
            raw.iter_mut().for_each(|instance| *instance = least_form(instance, &program.symmetries));
        }
        raw.sort_unstable();
        raw.dedup();
        let mut instances = Vec::with_capacity(raw.len());
        for instance in &raw {
            let bindings = bindings_of(instance, program);
            let failure =
                tactics::judge(program, &mut self.matcher.sight, self.matcher.values, &mut fuel, &bindings)?;
            instances.push(Instance { bindings, failure });
        }
        self.sort(program, &mut instances);
        Ok(Found { instances })
    }

    /// Sorts by the sorted pairs of name and text.
    fn sort(&self, program: &Program, instances: &mut [Instance]) {
        instances.sort_by_cached_key(|instance| -> Vec<(&str, String)> {
            let pairs = instance.bindings.iter();
            pairs
                .map(|&(slot, square)| {
                    let piece = self.matcher.sight.board().piece_on(square);
                    let text = binding_of(program, piece, self.side, slot, square);
                    (program.slots[slot].name.as_str(), text)
                })
                .collect()
        });
    }
}

/// Whether a program has a valid instance on the board of a sight.
pub(crate) fn occurs_on(
    program: &Program,
    sight: &mut Sight,
    values: Values,
    fuel: &mut Fuel,
) -> Result<bool, LimitExceeded> {
    fuel.burn()?;
    if let Some(set) = &program.set
        && !search::fits_set_on(set, sight)
    {
        return Ok(false);
    }
    for plan in &program.valid_plans {
        if Search::new(program, plan, sight, values, fuel, Goal::AnyValid).run()? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether exactly the types of the set are on the board, each at least as often as it is written.
#[inline]
fn fits_set(set: &MaterialSet, pos: &impl Placement, side: Color) -> bool {
    [(side, &set[0]), (!side, &set[1])].into_iter().all(|(color, counts)| {
        Role::ALL.into_iter().all(|role| {
            let count = pos.pieces(color, role).count();
            let wanted = u32::from(counts[role.index()]);
            if wanted == 0 { count == 0 } else { count >= wanted }
        })
    })
}

/// The number of an unbound slot's square.
const UNBOUND: u8 = u8::MAX;

/// The least of the forms that the symmetries give an instance.
fn least_form(instance: &[u8; 32], symmetries: &[Vec<u8>]) -> [u8; 32] {
    let renamed = symmetries.iter().map(|renaming| {
        let mut form = [UNBOUND; 32];
        for (&square, &name) in instance.iter().zip(renaming) {
            form[name as usize] = square;
        }
        form
    });
    renamed.fold(*instance, |least, form| least.min(form))
}

fn bindings_of(instance: &[u8; 32], program: &Program) -> Vec<(usize, Square)> {
    (0..program.slots.len())
        .filter_map(|slot| Some((slot, Square::from_index(usize::from(instance[slot]))?)))
        .collect()
}
