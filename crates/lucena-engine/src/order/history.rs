//! What the search has learned about moves: which of them refuted, and after which others.
//!
//! Every value moves towards its limits by gravity: the nearer it is, the less a bonus of the same sign adds.

use lucena_chess::{Bitboard, Color, Move, Piece, Position, Role, Square};

use super::danger::Danger;
use crate::pages::Large;
use crate::search::params::{
    forced_share, gain_base, gain_factor, gain_most, history_bonus, history_bonus_base, history_bonus_most,
    history_max,
};

/// `Piece` values end below this.
const PIECES: usize = 14;
const PIECE_SQUARES: usize = PIECES * 64;
/// Moves by from and to, each under attack or not.
const MOVES: usize = 4 * 4096;
/// Pawn structures share so many slots.
const PAWN_SLOTS: usize = 512;

/// A piece and the square it went to: how earlier moves are remembered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step(u16);

impl Step {
    #[inline]
    pub(crate) fn new(piece: Piece, to: Square) -> Step {
        Step((piece as u16) << 6 | to as u16)
    }

    /// The step that a legal move makes.
    #[inline]
    pub(crate) fn of(pos: &Position, mv: Move) -> Step {
        let piece = pos.piece_on(mv.from()).expect("a legal move starts on a piece");
        Step::new(piece, mv.to())
    }

    /// The role of the piece.
    #[inline]
    pub(crate) fn role(self) -> Role {
        Role::ALL[usize::from(self.0 >> 6 & 7)]
    }

    /// Where the piece went.
    #[inline]
    pub(crate) fn to(self) -> Square {
        Square::from_index(self.index() & 63).unwrap_or(Square::A1)
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What the histories of a node's quiet moves depend on.
#[derive(Clone, Copy, Default)]
pub(crate) struct Context {
    /// The moves made one, two, four and six plies before, where there were any.
    pub(crate) steps: [Option<Step>; 4],
    /// What the other side attacks.
    pub(crate) danger: Danger,
    /// The slot of the pawn structure.
    pawns: usize,
}

impl Context {
    #[inline]
    pub(crate) fn new(pos: &Position, steps: [Option<Step>; 4]) -> Context {
        Context { steps, danger: Danger::of(pos), pawns: pos.pawn_key().0 as usize % PAWN_SLOTS }
    }
}

/// What followed one step, by its own step.
struct Row([i16; PIECE_SQUARES]);

impl Default for Row {
    fn default() -> Row {
        Row([0; PIECE_SQUARES])
    }
}

/// What followed no step.
static NOTHING: Row = Row([0; PIECE_SQUARES]);

/// The histories that matter to the quiet moves of one node.
pub(crate) struct Past<'a> {
    quiet: &'a [i16; MOVES],
    attacked: Bitboard,
    rows: [&'a Row; 5],
}

impl Past<'_> {
    /// How a quiet move has done, by itself and after the moves before it.
    #[inline]
    pub(crate) fn quiet(&self, step: Step, mv: Move) -> i32 {
        let after = self.rows.iter().map(|row| i32::from(row.0[step.index()])).sum::<i32>();
        i32::from(self.quiet[slot(mv, self.attacked)]) + after
    }
}

/// The histories of one thread.
pub(crate) struct History {
    /// By color, from and to, and whether these are under attack.
    quiet: Vec<[i16; MOVES]>,
    /// By pawn structure and step.
    pawns: Large<Row>,
    /// By the step of the capturing piece and the role taken.
    capture: Vec<[i16; 6]>,
    /// By an earlier step and a step that followed it.
    continuation: Large<Row>,
    /// What refuted a step last.
    counter: Vec<Option<Move>>,
}

impl History {
    pub(crate) fn new() -> History {
        History {
            quiet: vec![[0; MOVES]; 2],
            pawns: Large::new(PAWN_SLOTS),
            capture: vec![[0; 6]; PIECE_SQUARES],
            continuation: Large::new(PIECE_SQUARES),
            counter: vec![None; PIECE_SQUARES],
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.quiet.fill([0; MOVES]);
        self.pawns.reset();
        self.capture.fill([0; 6]);
        self.continuation.reset();
        self.counter.fill(None);
    }

    /// The histories of the quiet moves of a side after these moves.
    #[inline]
    pub(crate) fn after(&self, color: Color, context: &Context) -> Past<'_> {
        let row = |earlier: Option<Step>| earlier.map_or(&NOTHING, |step| &self.continuation[step.index()]);
        let [one, two, four, six] = context.steps.map(row);
        Past {
            quiet: &self.quiet[color.index()],
            attacked: context.danger.squares(),
            rows: [one, two, four, six, &self.pawns[context.pawns]],
        }
    }

    /// How a quiet move has done, by itself and after the moves before it.
    #[inline]
    pub(crate) fn quiet(&self, color: Color, step: Step, mv: Move, context: &Context) -> i32 {
        self.after(color, context).quiet(step, mv)
    }

    /// How a capture has done.
    #[inline]
    pub(crate) fn capture(&self, step: Step, taken: Role) -> i32 {
        i32::from(self.capture[step.index()][taken.index()])
    }

    /// The move that refuted this step last.
    #[inline]
    pub(crate) fn counter(&self, earlier: Option<Step>) -> Option<Move> {
        self.counter[earlier?.index()]
    }

    /// Remembers what refuted a step.
    #[inline]
    pub(crate) fn set_counter(&mut self, earlier: Option<Step>, mv: Move) {
        if let Some(earlier) = earlier {
            self.counter[earlier.index()] = Some(mv);
        }
    }

    /// A quiet move did well (a positive bonus) or badly.
    pub(crate) fn learn_quiet(&mut self, pos: &Position, mv: Move, context: &Context, bonus: i32) {
        let step = Step::of(pos, mv);
        self.learn_alone(pos.turn(), mv, context.danger.squares(), bonus);
        self.learn_step(step, &context.steps, bonus);
        pull(&mut self.pawns[context.pawns].0[step.index()], bonus);
    }

    /// A quiet move, made while these squares were under attack, did well or badly by itself.
    #[inline]
    pub(crate) fn learn_alone(&mut self, color: Color, mv: Move, attacked: Bitboard, bonus: i32) {
        pull(&mut self.quiet[color.index()][slot(mv, attacked)], bonus);
    }

    /// A step did well or badly after the moves before it.
    pub(crate) fn learn_step(&mut self, step: Step, earlier: &[Option<Step>], bonus: i32) {
        for earlier in earlier.iter().flatten() {
            pull(&mut self.continuation[earlier.index()].0[step.index()], bonus);
        }
    }

    /// A capture or promotion did well or badly.
    pub(crate) fn learn_capture(&mut self, pos: &Position, mv: Move, bonus: i32) {
        let step = Step::of(pos, mv);
        pull(&mut self.capture[step.index()][taken_by(pos, mv).index()], bonus);
    }
}

/// What a move takes; a promotion without capture counts as a pawn.
#[inline]
pub(crate) fn taken_by(pos: &Position, mv: Move) -> Role {
    if mv.is_en_passant() { Role::Pawn } else { pos.role_on(mv.to()).unwrap_or(Role::Pawn) }
}

/// What a refutation at this depth is worth to the histories.
#[inline]
pub(crate) fn bonus(depth: i32) -> i32 {
    (history_bonus() * depth - history_bonus_base()).min(history_bonus_most())
}

/// What a quiet move is worth to the histories after which nothing was good enough at this depth.
#[inline]
pub(crate) fn forced_bonus(depth: i32) -> i32 {
    bonus(depth) * forced_share() / 100
}

/// What a quiet move is worth to its history that raised its side's evaluation by so much.
#[inline]
pub(crate) fn gain_bonus(gain: i32) -> i32 {
    (gain * gain_factor()).clamp(-gain_most(), gain_most()) + gain_base()
}

/// The slot of a move: from, to, and whether each is under attack.
#[inline]
fn slot(mv: Move, attacked: Bitboard) -> usize {
    let (from, to) = (attacked.contains(mv.from()), attacked.contains(mv.to()));
    usize::from(to) << 13 | usize::from(from) << 12 | mv.from().index() << 6 | mv.to().index()
}

/// Moves a value towards the limit of the bonus's sign.
#[inline]
fn pull(value: &mut i16, bonus: i32) {
    let old = i32::from(*value);
    *value = (old + bonus - old * bonus.abs() / history_max()) as i16;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stay_within_their_limits_and_follow_the_news() {
        let mut value = 0;
        for _ in 0..1000 {
            pull(&mut value, history_bonus_most());
        }
        assert!(i32::from(value) > history_max() * 9 / 10 && i32::from(value) <= history_max());
        for _ in 0..1000 {
            pull(&mut value, -history_bonus_most());
        }
        assert!(i32::from(value) < -history_max() * 9 / 10 && -history_max() <= i32::from(value));
    }

    #[test]
    fn a_lesson_is_remembered_where_it_belongs() {
        let pos = Position::start();
        let mut history = History::new();
        let (good, bad) = (pos.parse_san("e4").expect("legal"), pos.parse_san("a4").expect("legal"));
        let earlier = [Some(Step::new(Piece::BlackPawn, Square::E5)), None, None, None];
        let context = Context::new(&pos, earlier);
        history.learn_quiet(&pos, good, &context, 500);
        history.learn_quiet(&pos, bad, &context, -500);
        let value = |mv, context: &Context| history.quiet(Color::White, Step::of(&pos, mv), mv, context);
        assert_eq!(value(good, &context), 1500, "by itself, after ...e5 and with these pawns");
        assert_eq!(value(good, &Context::new(&pos, [None; 4])), 1000);
        assert_eq!(value(bad, &context), -1500);
        history.clear();
        assert_eq!(history.quiet(Color::White, Step::of(&pos, good), good, &context), 0);
    }
}
