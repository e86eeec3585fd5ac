//! Alpha-beta with iterative deepening and quiescence, the same for every set.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use lucena_chess::{Color, Game, Key, Move, Position, Role};
use lucena_engine::{Effort, Limits};
use lucena_eval::Score;
use lucena_lang::dhjog;

use super::order::{Memory, noisy};
use super::table::{Bound, Table};
use super::{Control, Finding, Profile, Pupil, share_of_clock};

/// No search goes deeper.
const DEEPEST: u32 = 64;
/// Quiescence ends after so many half-moves.
const MOST_QUIESCENCE: usize = 16;
/// So many nodes pass between two looks at the clock; a power of two.
const GLANCE: u64 = 256;

/// The search was stopped; what it was looking at is not known.
struct Stopped;

/// What a search may use.
pub(super) struct Budget<'a> {
    nodes: u64,
    depth: u32,
    time: Option<Duration>,
    control: &'a Control<'a>,
}

impl<'a> Budget<'a> {
    pub(super) fn new(limits: &Limits, us: Color, control: &'a Control<'a>) -> Budget<'a> {
        let clock = limits.remaining[us.index()]
            .map(|remaining| share_of_clock(remaining, limits.increment[us.index()], limits.moves_to_go));
        let time = if limits.infinite { None } else { [limits.move_time, clock].into_iter().flatten().min() };
        let mate = limits.mate.map(|moves| moves.saturating_mul(2));
        let depth = [limits.depth, mate].into_iter().flatten().min().unwrap_or(DEEPEST);
        Budget {
            nodes: limits.nodes.unwrap_or(u64::MAX).max(1),
            depth: depth.clamp(1, DEEPEST),
            time,
            control,
        }
    }

    fn is_over(&self, nodes: u64) -> bool {
        nodes >= self.nodes
            || nodes.is_multiple_of(GLANCE)
                && (self.control.stop.load(Ordering::Relaxed)
                    || self.time.is_some_and(|time| time <= (self.control.started)().elapsed()))
    }
}

pub(super) struct Search<'a> {
    judge: dhjog::Player,
    owner: Color,
    draw: i32,
    profile: Profile,
    budget: Budget<'a>,
    table: &'a mut Table,
    memory: Memory,
    root: Position,
    /// The keys of the positions on the board before, of the game and of the line looked at.
    path: Vec<Key>,
    nodes: u64,
    selective_depth: usize,
    begin: Instant,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        pupil: &Pupil,
        judge: dhjog::Player,
        game: &Game,
        budget: Budget<'a>,
        table: &'a mut Table,
    ) -> Search<'a> {
        table.clear();
        let root = *game.position();
        let before = &game.positions()[..game.positions().len() - 1];
        Search {
            judge,
            owner: root.turn(),
            draw: pupil.draw.clamp(-100, 100),
            profile: pupil.profile,
            budget,
            table,
            memory: Memory::new(),
            root,
            path: before.iter().map(Position::key).collect(),
            nodes: 0,
            selective_depth: 0,
            begin: Instant::now(),
        }
    }

    /// Looks deeper and deeper; the moves come in the order in which equals are preferred.
    pub(super) fn run(mut self, mut moves: Vec<Move>, mut hear: impl FnMut(&Finding)) -> Finding {
        let Some(&first) = moves.first() else {
            let score = if self.root.is_check() { Score::mated_in(0) } else { Score::DRAW };
            return Finding { score, ..self.finding(Vec::new(), 0, 0) };
        };
        let mut best = self.finding(vec![first], 0, 0);
        self.nodes = 1;
        for depth in 1..=self.budget.depth {
            let (found, is_whole) = self.iteration(&moves, depth);
            if let Some((mv, score)) = found {
                let line = self.line_from(mv, depth);
                best = self.finding(line, score, depth);
                // The best comes first, the others keep their order.
                let place = moves.iter().position(|one| *one == mv).unwrap_or(0);
                moves[..=place].rotate_right(1);
                hear(&best);
            }
            if !is_whole {
                break;
            }
        }
        best.effort = self.effort();
        best.budget_exceeded = self.judge.budget_exceeded();
        best
    }

    /// The best move at a depth, and whether all were looked at. Of an iteration that was cut short counts only a move
    /// that is better than the first, which was looked at.
    fn iteration(&mut self, moves: &[Move], depth: u32) -> (Option<(Move, i32)>, bool) {
        let (mut best, mut alpha): (Option<Move>, i32) = (None, -Score::INFINITY.value());
        for &mv in moves {
            let next = self.root.after(mv);
            self.path.push(self.root.key());
            let score = self.node(&next, depth as i32 - 1, -Score::INFINITY.value(), -alpha, 1);
            self.path.pop();
            let Ok(score) = score.map(|score| -score) else {
                let is_better = best.is_some_and(|best| best != moves[0]);
                return (best.filter(|_| is_better || depth == 1).map(|mv| (mv, alpha)), false);
            };
            if alpha < score {
                (best, alpha) = (Some(mv), score);
            }
        }
        (best.map(|mv| (mv, alpha)), true)
    }

    fn node(
        &mut self,
        pos: &Position,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        ply: usize,
    ) -> Result<i32, Stopped> {
        if self.is_drawn(pos) {
            self.count(ply)?;
            return Ok(self.draw_for(pos.turn()));
        }
        if depth <= 0 {
            return self.quiesce(pos, alpha, beta, ply, 0);
        }
        self.count(ply)?;
        let known = self.table.get(pos.key());
        if let Some(entry) = known.filter(|entry| i32::from(entry.depth) >= depth) {
            let score = Score::from_table(entry.score, ply).value();
            match entry.bound {
                Bound::Exact => return Ok(score),
                Bound::Lower if score >= beta => return Ok(score),
                Bound::Upper if score <= alpha => return Ok(score),
                _ => {}
            }
        }
        if self.profile == Profile::Sport && self.passes(pos, depth, beta, ply)? {
            return Ok(beta);
        }
        let mut moves = pos.legal_moves();
        if moves.is_empty() {
            return Ok(if pos.is_check() { -Score::mate_in(ply).value() } else { self.draw_for(pos.turn()) });
        }
        self.memory.sort(pos, &mut moves, known.and_then(|entry| entry.mv), ply);
        let (mut best, mut best_move, floor) = (-Score::INFINITY.value(), None, alpha);
        self.path.push(pos.key());
        for (index, mv) in moves.into_iter().enumerate() {
            let next = pos.after(mv);
            let score = self.child(pos, &next, mv, index, depth, (alpha, beta), ply);
            let Ok(score) = score else {
                self.path.pop();
                return Err(Stopped);
            };
            if best < score {
                (best, best_move) = (score, Some(mv));
            }
            alpha = alpha.max(score);
            if beta <= alpha {
                self.memory.learn(pos, mv, ply, depth);
                break;
            }
        }
        self.path.pop();
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best <= floor => Bound::Upper,
            _ => Bound::Exact,
        };
        let best_move = best_move.filter(|_| bound != Bound::Upper);
        self.table.put(pos.key(), Score::new(best).to_table(ply), depth as u8, bound, best_move);
        Ok(best)
    }

    /// The score of a move for the side that plays it.
    #[allow(
        clippy::too_many_arguments,
        reason = "the state of one node, passed to its only helper; 2026-11-16"
    )]
    fn child(
        &mut self,
        pos: &Position,
        next: &Position,
        mv: Move,
        index: usize,
        depth: i32,
        (alpha, beta): (i32, i32),
        ply: usize,
    ) -> Result<i32, Stopped> {
        let is_late = self.profile == Profile::Sport
            && 4 <= index
            && 3 <= depth
            && mv.is_quiet()
            && !pos.is_check()
            && !next.is_check();
        if is_late {
            let score = -self.node(next, depth - 2, -alpha - 1, -alpha, ply + 1)?;
            if score <= alpha {
                return Ok(score);
            }
        }
        Ok(-self.node(next, depth - 1, -beta, -alpha, ply + 1)?)
    }

    /// Whether even doing nothing is too good for the other side.
    fn passes(&mut self, pos: &Position, depth: i32, beta: i32, ply: usize) -> Result<bool, Stopped> {
        let pieces = pos.color(pos.turn()) - pos.role(Role::Pawn) - pos.role(Role::King);
        if depth < 3 || pos.is_check() || pieces.is_empty() || Score::LIMIT.value() <= beta.abs() {
            return Ok(false);
        }
        if self.judged(pos) < beta {
            return Ok(false);
        }
        self.path.push(pos.key());
        let score = self.node(&pos.after_null(), depth - 3, -beta, -beta + 1, ply + 1);
        self.path.pop();
        Ok(beta <= -score?)
    }

    /// Captures and queens until the position is quiet; out of check by any move.
    fn quiesce(
        &mut self,
        pos: &Position,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        step: usize,
    ) -> Result<i32, Stopped> {
        self.count(ply)?;
        if pos.is_insufficient_material() {
            return Ok(self.draw_for(pos.turn()));
        }
        let is_check = pos.is_check();
        let is_last = MOST_QUIESCENCE <= step;
        let mut moves = match (is_check, is_last) {
            (true, false) => pos.legal_moves(),
            (false, false) => noisy(pos),
            (_, true) => lucena_chess::MoveList::new(),
        };
        // Nobody stands still in check, and nothing stands where no move is left.
        if moves.is_empty() && !pos.has_legal_moves() {
            return Ok(if is_check { -Score::mate_in(ply).value() } else { self.draw_for(pos.turn()) });
        }
        let mut best = -Score::INFINITY.value();
        if !is_check || is_last {
            best = self.judged(pos);
            alpha = alpha.max(best);
            if beta <= alpha {
                return Ok(best);
            }
        } else {
            self.memory.sort(pos, &mut moves, None, ply);
        }
        for mv in &moves {
            let score = -self.quiesce(&pos.after(mv), -beta, -alpha, ply + 1, step + 1)?;
            best = best.max(score);
            alpha = alpha.max(score);
            if beta <= alpha {
                break;
            }
        }
        Ok(best)
    }

    /// The set's value for the side to move.
    fn judged(&mut self, pos: &Position) -> i32 {
        let value = self.judge.eval(pos);
        if pos.turn() == self.owner { value } else { -value }
    }

    fn draw_for(&self, side: Color) -> i32 {
        if side == self.owner { self.draw } else { -self.draw }
    }

    /// Drawn by repetition, fifty moves or lack of material; one repetition is enough here.
    fn is_drawn(&self, pos: &Position) -> bool {
        let key = pos.key();
        let reach = usize::from(pos.half_moves());
        // The position before last has another side to move.
        let repeats = self.path.iter().rev().take(reach).skip(1).step_by(2).any(|seen| *seen == key);
        repeats
            || pos.is_insufficient_material()
            || 100 <= pos.half_moves() && (!pos.is_check() || pos.has_legal_moves())
    }

    fn count(&mut self, ply: usize) -> Result<(), Stopped> {
        if self.budget.is_over(self.nodes) {
            return Err(Stopped);
        }
        self.nodes += 1;
        self.selective_depth = self.selective_depth.max(ply);
        Ok(())
    }

    /// The moves that the table expects after a first one.
    fn line_from(&self, first: Move, depth: u32) -> Vec<Move> {
        let mut line = vec![first];
        let mut pos = self.root.after(first);
        let mut seen = vec![self.root.key()];
        while line.len() < depth as usize && !seen.contains(&pos.key()) {
            let known = self.table.get(pos.key()).and_then(|entry| entry.mv);
            let Some(mv) = known.filter(|mv| pos.is_legal(*mv)) else { break };
            seen.push(pos.key());
            line.push(mv);
            pos = pos.after(mv);
        }
        line
    }

    fn effort(&self) -> Effort {
        Effort { nodes: self.nodes, time: self.begin.elapsed(), ..Effort::default() }
    }

    fn finding(&self, line: Vec<Move>, score: i32, depth: u32) -> Finding {
        Finding {
            line,
            score: Score::new(score),
            depth,
            selective_depth: self.selective_depth as u32,
            effort: self.effort(),
            stage: Some(self.judge.stage_number()),
            budget_exceeded: self.judge.budget_exceeded(),
        }
    }
}
