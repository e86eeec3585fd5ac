//! The order of moves at a node, as a state machine: moves are generated and ranked only when their turn
//! comes, so that a node cut by its first move pays for no other. The picker knows nothing of alpha and beta.

use arrayvec::ArrayVec;
use lucena_chess::{Move, MoveList, Position, Role, movegen};

use super::history::{Context, History, Step, taken_by};
use crate::order::exchange::see_ge;
use crate::search::params::{capture_factor, check_may_lose, check_order, value_queen, values};

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Stage {
    /// The move that the table knows.
    Hash,
    /// Captures and promotions are to be generated.
    GenerateNoisy,
    /// Captures that do not lose material, the best first.
    GoodNoisy,
    /// Quiet moves that refuted a sibling of this node, or the move just made.
    Refutations,
    /// The other quiet moves are to be generated.
    GenerateQuiet,
    /// Quiet moves by history.
    Quiet,
    /// Captures that lose material.
    BadNoisy,
    /// There are no more.
    Done,
}

/// A rank, the place among the moves that are left, and the number of the move in the list of all, in one word: the
/// greatest of several is the best move and, of equals, the first. Many of them are compared at once.
#[derive(Clone, Copy)]
struct Ranked(u64);

impl Ranked {
    #[inline]
    fn new(rank: i32, place: usize, number: usize) -> Ranked {
        let rank = rank as u32 ^ 1 << 31;
        Ranked(u64::from(rank) << 32 | u64::from(!place as u16) << 16 | number as u64)
    }

    #[inline]
    fn rank(self) -> i32 {
        ((self.0 >> 32) as u32 ^ 1 << 31) as i32
    }

    #[inline]
    fn place(self) -> usize {
        usize::from(!(self.0 >> 16) as u16)
    }

    #[inline]
    fn number(self) -> usize {
        usize::from(self.0 as u16)
    }
}

/// Which moves are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    All,
    /// Captures and promotions that win at least so much by exchange.
    Noisy,
}

/// Hands out the legal moves of a position, likely refutations first.
pub(crate) struct Picker {
    stage: Stage,
    wanted: Wanted,
    hash_move: Option<Move>,
    refutations: ArrayVec<Move, 3>,
    context: Context,
    /// The moves of the stage, as generated.
    moves: MoveList,
    /// Those of them that are not handed out elsewhere.
    ranked: ArrayVec<Ranked, { MoveList::CAPACITY }>,
    bad: ArrayVec<Move, 64>,
    next: usize,
    next_refutation: usize,
    skip_quiets: bool,
}

impl Picker {
    /// All moves: the hash move, good captures, `refutations` in order, quiet moves, bad captures.
    #[inline]
    pub(crate) fn new(
        pos: &Position,
        hash_move: Option<Move>,
        refutations: [Option<Move>; 3],
        context: Context,
    ) -> Picker {
        let mut distinct: ArrayVec<Move, 3> = ArrayVec::new();
        for mv in refutations.into_iter().flatten() {
            if Some(mv) != hash_move && !distinct.contains(&mv) && mv.is_quiet() {
                distinct.push(mv);
            }
        }
        Picker::start(pos, hash_move, distinct, context, Wanted::All)
    }

    /// Captures and promotions that do not lose by exchange.
    #[inline]
    pub(crate) fn noisy(pos: &Position, hash_move: Option<Move>) -> Picker {
        let hash_move = hash_move.filter(|mv| !mv.is_quiet());
        Picker::start(pos, hash_move, ArrayVec::new(), Context::default(), Wanted::Noisy)
    }

    #[inline]
    fn start(
        pos: &Position,
        hash_move: Option<Move>,
        refutations: ArrayVec<Move, 3>,
        context: Context,
        wanted: Wanted,
    ) -> Picker {
        debug_assert!(hash_move.is_none_or(|mv| pos.is_legal(mv)), "{hash_move:?} in {pos:?}");
        Picker {
            stage: Stage::Hash,
            wanted,
            hash_move,
            refutations,
            context,
            moves: MoveList::new(),
            ranked: ArrayVec::new(),
            bad: ArrayVec::new(),
            next: 0,
            next_refutation: 0,
            skip_quiets: false,
        }
    }

    /// From now on no quiet moves, please.
    #[inline]
    pub(crate) fn skip_quiets(&mut self) {
        self.skip_quiets = true;
    }

    /// The stage the last move came from.
    #[inline]
    pub(crate) const fn stage(&self) -> Stage {
        self.stage
    }

    /// The next move.
    #[inline]
    pub(crate) fn next(&mut self, pos: &Position, history: &History) -> Option<Move> {
        // Questions one after the other are foreseen better than one jump to any of eight places.
        if self.stage == Stage::Hash {
            self.stage = Stage::GenerateNoisy;
            if self.hash_move.is_some() {
                return self.hash_move;
            }
        }
        if self.stage == Stage::GenerateNoisy {
            self.generate_noisy(pos, history);
        }
        if self.stage == Stage::GoodNoisy
            && let Some(mv) = self.next_good_noisy(pos)
        {
            return Some(mv);
        }
        if self.stage == Stage::Refutations
            && let Some(mv) = self.next_refutation(pos)
        {
            return Some(mv);
        }
        if self.stage == Stage::GenerateQuiet {
            self.generate_quiet(pos, history);
        }
        if self.stage == Stage::Quiet
            && let Some(mv) = self.next_quiet()
        {
            return Some(mv);
        }
        if self.stage == Stage::BadNoisy { self.next_bad_noisy() } else { None }
    }

    #[inline]
    fn generate_noisy(&mut self, pos: &Position, history: &History) {
        movegen::generate_captures(pos, &mut self.moves);
        for (number, mv) in self.moves.iter().copied().enumerate() {
            if Some(mv) != self.hash_move {
                let taken = taken_by(pos, mv);
                let promoted = if mv.promotion() == Some(Role::Queen) { value_queen() } else { 0 };
                let value = if mv.is_capture() { values()[taken.index()] } else { 0 };
                let rank = (value + promoted) * capture_factor() + history.capture(Step::of(pos, mv), taken);
                self.ranked.push(Ranked::new(rank, self.ranked.len(), number));
            }
        }
        self.stage = Stage::GoodNoisy;
    }

    #[inline]
    fn next_good_noisy(&mut self, pos: &Position) -> Option<Move> {
        while let Some((mv, rank)) = self.take_best() {
            match self.wanted {
                // A capture with a good record may lose a little, one with a bad record must win a little.
                Wanted::All if see_ge(pos, mv, -rank / (capture_factor() * 4)) => return Some(mv),
                Wanted::All => {
                    // So many losing captures do not happen in practice; one too many is tried at once.
                    if self.bad.try_push(mv).is_err() {
                        return Some(mv);
                    }
                }
                Wanted::Noisy if see_ge(pos, mv, 0) => return Some(mv),
                Wanted::Noisy => {}
            }
        }
        self.stage = if self.wanted == Wanted::All { Stage::Refutations } else { Stage::Done };
        None
    }

    #[inline]
    fn next_refutation(&mut self, pos: &Position) -> Option<Move> {
        if !self.skip_quiets {
            while let Some(&mv) = self.refutations.get(self.next_refutation) {
                self.next_refutation += 1;
                if pos.is_legal(mv) {
                    return Some(mv);
                }
            }
        }
        self.stage = Stage::GenerateQuiet;
        None
    }

    #[inline]
    fn generate_quiet(&mut self, pos: &Position, history: &History) {
        self.moves.clear();
        self.ranked.clear();
        self.next = 0;
        if !self.skip_quiets {
            let past = history.after(pos.turn(), &self.context);
            let checks = pos.check_squares();
            movegen::generate_quiets(pos, &mut self.moves);
            for (number, mv) in self.moves.iter().copied().enumerate() {
                if Some(mv) != self.hash_move && !self.refutations.contains(&mv) {
                    let step = Step::of(pos, mv);
                    let mut rank = past.quiet(step, mv) + self.context.danger.change(step.role(), mv);
                    if checks.gives_check(pos, mv) && see_ge(pos, mv, -check_may_lose()) {
                        rank += check_order();
                    }
                    self.ranked.push(Ranked::new(rank, self.ranked.len(), number));
                }
            }
        }
        self.stage = Stage::Quiet;
    }

    #[inline]
    fn next_quiet(&mut self) -> Option<Move> {
        if !self.skip_quiets
            && let Some((mv, _)) = self.take_best()
        {
            return Some(mv);
        }
        self.stage = Stage::BadNoisy;
        self.next = 0;
        None
    }

    #[inline]
    fn next_bad_noisy(&mut self) -> Option<Move> {
        let mv = self.bad.get(self.next).copied();
        self.next += 1;
        if mv.is_none() {
            self.stage = Stage::Done;
        }
        mv
    }

    /// The best of the moves not yet handed out; of equals, the one generated first.
    #[inline]
    fn take_best(&mut self) -> Option<(Move, i32)> {
        let &first = self.ranked.get(self.next)?;
        let best = Ranked(self.ranked[self.next..].iter().fold(0, |best, ranked| best.max(ranked.0)));
        // The first of the rest takes the place of the best.
        self.ranked[best.place()] = Ranked::new(first.rank(), best.place(), first.number());
        self.next += 1;
        Some((self.moves[best.number()], best.rank()))
    }
}

#[cfg(test)]
mod tests {
    use lucena_chess::testkit::{Random, for_each_random_position};

    use super::*;

    fn all_of(mut picker: Picker, pos: &Position, history: &History) -> Vec<(Move, Stage)> {
        let mut moves = Vec::new();
        while let Some(mv) = picker.next(pos, history) {
            moves.push((mv, picker.stage()));
        }
        moves
    }

    /// Whatever the hash move and the refutations, every legal move comes exactly once.
    #[test]
    fn every_legal_move_comes_exactly_once() {
        let mut random = Random::new(5);
        let history = History::new();
        let mut before: Vec<Move> = Vec::new();
        for_each_random_position(6, 3_000, |pos| {
            let legal = pos.legal_moves();
            let hash_move = random.choose(&legal).copied().filter(|_| random.clone().below(3) > 0);
            let refutations = [
                random.choose(&legal).copied(),
                random.choose(&before).copied(),
                random.choose(&legal).copied(),
            ];
            let picker = Picker::new(pos, hash_move, refutations, Context::default());
            let mut picked: Vec<Move> = all_of(picker, pos, &history).iter().map(|&(mv, _)| mv).collect();
            if let Some(mv) = hash_move {
                assert_eq!(picked[0], mv);
            }
            picked.sort();
            let mut expected = legal.to_vec();
            expected.sort();
            assert_eq!(picked, expected, "{pos:?}");
            before = expected;
        });
    }

    #[test]
    fn stages_follow_each_other_and_only_losing_captures_come_last() {
        let history = History::new();
        for_each_random_position(7, 2_000, |pos| {
            let moves = all_of(Picker::new(pos, None, [None; 3], Context::default()), pos, &history);
            assert!(moves.is_sorted_by_key(|&(_, stage)| stage), "{moves:?}");
            for (mv, stage) in moves {
                assert_eq!(mv.is_quiet(), stage == Stage::Quiet);
                if stage == Stage::BadNoisy {
                    assert!(!see_ge(pos, mv, 0), "{mv:?} {pos:?}");
                }
            }
        });
    }

    #[test]
    fn noisy_means_captures_and_promotions_that_win_enough() {
        let history = History::new();
        for_each_random_position(8, 2_000, |pos| {
            let picked = all_of(Picker::noisy(pos, None), pos, &history);
            let wanted = pos.captures().iter().filter(|&&mv| see_ge(pos, mv, 0)).count();
            assert_eq!(picked.len(), wanted, "{pos:?}");
        });
    }
}
