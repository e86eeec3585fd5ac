//! The evaluation: every family looks at the position in turn, and what they find is tapered into one score.

use std::sync::Arc;

use lucena_chess::{Bitboard, Color, Position};
use lucena_facts::AttackMap;
use lucena_facts::material::{FULL_PHASE, phase};

use crate::endings::{mates, scale};
use crate::family::{
    danger, defenses, initiative, king, mobility, opening, passed, pieces, rooks, space, threats,
};
use crate::material_table::MaterialTable;
use crate::pawn_table::PawnTable;
use crate::recorder::{Recorder, Silent};
use crate::unnamed::{Remainder, at_risk};
use crate::view::View;
use crate::{Net, Score, Tapered, Term, Trace, Weights};

/// Evaluates positions; each thread of a search owns one, with its own memory for pawn structures.
///
/// ```
/// use lucena_chess::{Color, Position};
/// use lucena_eval::{Evaluator, Term};
///
/// let mut evaluator = Evaluator::default();
/// let pos = Position::start();
/// let trace = evaluator.trace(&pos);
/// assert_eq!(trace.total(), evaluator.evaluate(&pos));
/// assert_eq!(trace.term(Term::Material, Color::White), trace.term(Term::Material, Color::Black));
/// ```
#[derive(Clone, Debug)]
pub struct Evaluator {
    weights: Arc<Weights>,
    material: MaterialTable,
    pawns: PawnTable,
    remainder: Option<Remainder>,
}

impl Evaluator {
    /// An evaluator with these weights: the named terms and nothing else.
    pub fn new(weights: Arc<Weights>) -> Evaluator {
        Evaluator { weights, material: MaterialTable::new(), pawns: PawnTable::new(), remainder: None }
    }

    /// An evaluator that adds to the named terms what a net has learned beside them.
    pub fn with_net(weights: Arc<Weights>, net: Arc<Net>) -> Evaluator {
        Evaluator { remainder: Some(Remainder::new(net)), ..Evaluator::new(weights) }
    }

    /// The weights it uses.
    pub const fn weights(&self) -> &Arc<Weights> {
        &self.weights
    }

    /// What the position is worth to the side to move, strictly within [`Score::LIMIT`].
    #[inline(never)]
    pub fn evaluate(&mut self, pos: &Position) -> Score {
        let weights = &*self.weights;
        let mut silent = Silent::new(weights);
        let phase =
            run(pos, weights, &mut self.material, &mut self.pawns, self.remainder.as_mut(), &mut silent);
        let score = taper(silent.balance(), phase);
        if pos.turn() == Color::White { score } else { -score }
    }

    /// The same evaluation with every term written down; its score is from White's point of view.
    pub fn trace(&mut self, pos: &Position) -> Trace {
        let mut trace = Trace::new(Arc::clone(&self.weights));
        let remainder = self.remainder.as_mut();
        let phase = run(pos, &self.weights, &mut self.material, &mut self.pawns, remainder, &mut trace);
        let score = taper(trace.balance(), phase);
        trace.close(phase, score);
        trace
    }

    /// Forgets what was remembered about pawns, for repeatable measurements; scores do not depend on it.
    pub fn clear(&mut self) {
        self.pawns.clear();
    }
}

impl Default for Evaluator {
    fn default() -> Evaluator {
        Evaluator::new(Arc::new(Weights::default()))
    }
}

/// A balance between middle game and ending as one number, by how much of the middle game is left.
#[inline]
pub(crate) fn taper(balance: Tapered, phase: i32) -> Score {
    let value = (balance.mg() * phase + balance.eg() * (FULL_PHASE - phase)) / FULL_PHASE;
    Score::new(value).clamp_static()
}

/// Lets every family look at the position; the same code for every recorder.
#[inline(always)]
fn run<R: Recorder>(
    pos: &Position,
    weights: &Weights,
    material: &mut MaterialTable,
    pawns: &mut PawnTable,
    remainder: Option<&mut Remainder>,
    recorder: &mut R,
) -> i32 {
    let phase = phase(pos);
    if let Some((strong, value)) = mates::known(pos) {
        recorder.adjust(strong, Term::KnownEnding, Tapered::new(value, value), pos.occupied());
        return phase;
    }
    pawns.prefetch(pos);
    material.look_up(pos, weights, recorder);
    let map = AttackMap::with_batteries(pos);
    let entry = pawns.look_up(pos, weights, recorder);
    let view = View::new(pos, &map, entry);
    side(&view, Color::White, recorder);
    side(&view, Color::Black, recorder);
    recorder.add(pos.turn(), Term::Tempo, 0, Bitboard::EMPTY);
    initiative::evaluate(&view, recorder);
    let barren = weaken(&view, recorder);
    if let Some(remainder) = remainder {
        let value = remainder.of(pos, at_risk(pos, &map));
        // Whoever cannot win is not better for reasons without a name either.
        let value = match barren {
            Some(side) if side == pos.turn() => value.min(0),
            Some(_) => value.max(0),
            None => value,
        };
        recorder.adjust(pos.turn(), Term::Unnamed, Tapered::new(value, value), Bitboard::EMPTY);
    }
    phase
}

/// Everything that is counted for each side by itself.
#[inline(always)]
fn side<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    pieces::evaluate(view, us, recorder);
    mobility::center(view, us, recorder);
    king::evaluate(view, us, recorder);
    danger::evaluate(view, us, recorder);
    passed::evaluate(view, us, recorder);
    threats::evaluate(view, us, recorder);
    defenses::evaluate(view, us, recorder);
    rooks::seventh(view, us, recorder);
    space::evaluate(view, us, recorder);
    opening::evaluate(view, us, recorder);
}

/// Takes away the part of an advantage in the ending that the material cannot win; all of it, that of the middle game too, where
/// nothing can be won. That side is given back.
#[inline(always)]
fn weaken<R: Recorder>(view: &View<'_>, recorder: &mut R) -> Option<Color> {
    let balance = recorder.balance();
    let eg = balance.eg();
    let strong = if eg > 0 { Color::White } else { Color::Black };
    let passers = view.pawns.passed[0] | view.pawns.passed[1];
    let factor = scale::factor(view.pos, strong, passers);
    if factor < scale::FULL {
        let lost = eg.abs() - eg.abs() * factor / scale::FULL;
        let early = if factor == 0 { balance.mg() * eg.signum() } else { 0 };
        recorder.adjust(strong, Term::Drawishness, Tapered::new(-early, -lost), view.pos.color(strong));
    }
    // Where nobody is ahead, nobody is named: exchanging the colors must change nothing.
    (factor == 0 && eg != 0).then_some(strong)
}
