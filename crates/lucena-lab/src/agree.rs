//! How far our engine agrees with a reference: the same best move, and what our move costs in its eyes.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use lucena_chess::{Game, Move, Position};
use lucena_engine::Limits;
use lucena_eval::Verdict;

use crate::client::Fault;
use crate::player::{Player, Turn};

/// A loss is not counted beyond this: a missed mate is bad, not infinitely bad.
const MOST_LOSS: i32 = 1_000;

/// What was asked of both, and how long the reference may be silent.
#[derive(Clone, Debug)]
pub struct Question {
    /// For our engine.
    pub ours: Limits,
    /// For the reference, for its own choice and for the value of ours.
    pub theirs: Limits,
    /// How long either may take for one answer.
    pub patience: Duration,
}

/// What was found in one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// Our move.
    pub ours: Move,
    /// The reference's.
    pub theirs: Move,
    /// What our move costs, in the reference's centipawns; none if it gave no score.
    pub loss: Option<i32>,
}

/// Which of the two could not answer, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Silence {
    /// Whether it was the reference.
    pub is_reference: bool,
    /// What happened.
    pub fault: Fault,
}

/// All positions so far.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Agreement {
    /// Positions compared.
    pub positions: u64,
    /// The same move.
    pub same: u64,
    /// Positions with a known loss.
    pub valued: u64,
    /// Their losses together.
    pub loss: i64,
}

impl Agreement {
    /// Counts a position.
    pub fn add(&mut self, comparison: &Comparison) {
        self.positions += 1;
        self.same += u64::from(comparison.ours == comparison.theirs);
        if let Some(loss) = comparison.loss {
            self.valued += 1;
            self.loss += i64::from(loss);
        }
    }

    /// The share of positions with the same move.
    pub fn share(&self) -> Option<f64> {
        (0 < self.positions).then(|| self.same as f64 / self.positions as f64)
    }

    /// The mean loss in centipawns.
    pub fn mean_loss(&self) -> Option<f64> {
        (0 < self.valued).then(|| self.loss as f64 / self.valued as f64)
    }
}

/// Compares the two over positions; those without legal moves are passed over. `hear` may end the work.
///
/// # Errors
/// If one of the two fails; what was compared before has been told.
pub fn run(
    positions: &[Position],
    ours: &mut dyn Player,
    theirs: &mut dyn Player,
    question: &Question,
    stop: &AtomicBool,
    mut hear: impl FnMut(usize, Comparison) -> ControlFlow<()>,
) -> Result<(), Silence> {
    for (index, pos) in positions.iter().enumerate().filter(|(_, pos)| pos.has_legal_moves()) {
        let compared = compare(pos, ours, theirs, question, stop);
        if stop.load(std::sync::atomic::Ordering::Relaxed) {
            return Ok(());
        }
        if hear(index, compared?).is_break() {
            return Ok(());
        }
    }
    Ok(())
}

fn compare(
    pos: &Position,
    ours: &mut dyn Player,
    theirs: &mut dyn Player,
    question: &Question,
    stop: &AtomicBool,
) -> Result<Comparison, Silence> {
    let our_fault = |fault| Silence { is_reference: false, fault };
    let their_fault = |fault| Silence { is_reference: true, fault };
    let game = Game::from_position(*pos);
    let ask = |player: &mut dyn Player, limits: &Limits| -> Result<(Move, Option<Verdict>), Fault> {
        player.new_game(0)?;
        let turn = Turn { game: &game, limits, patience: question.patience, stop };
        let reply = player.answer(&turn)?;
        let mv = reply.mv.ok_or_else(|| Fault::FalseClaim("resign".to_owned()))?;
        Ok((mv, reply.thought.verdict))
    };
    let (our_move, _) = ask(ours, &question.ours).map_err(our_fault)?;
    let (their_move, best) = ask(theirs, &question.theirs).map_err(their_fault)?;
    let loss = match our_move == their_move {
        true => Some(0),
        false => {
            let limits = Limits { search_moves: vec![our_move], ..question.theirs.clone() };
            let (_, value) = ask(theirs, &limits).map_err(their_fault)?;
            best.zip(value).map(|(best, value)| loss_of(best, value))
        }
    };
    Ok(Comparison { ours: our_move, theirs: their_move, loss })
}

/// What is lost between two values; a move that looks better than the best loses nothing.
fn loss_of(best: Verdict, value: Verdict) -> i32 {
    (best.centipawns() - value.centipawns()).clamp(0, MOST_LOSS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_are_bounded() {
        let centipawns = Verdict::Centipawns;
        assert_eq!(loss_of(centipawns(50), centipawns(-25)), 75);
        assert_eq!(loss_of(centipawns(50), centipawns(60)), 0);
        assert_eq!(loss_of(Verdict::Mate(3), centipawns(200)), MOST_LOSS);
        assert_eq!(loss_of(Verdict::Mate(3), Verdict::Mate(5)), 0);
    }
}
