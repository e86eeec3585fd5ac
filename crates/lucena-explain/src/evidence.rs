//! Evidence: everything that was found out about a move before anything is argued.
//!
//! A position and a move go in; searches of the position, of the move and of passed turns come out, beside the
//! scene in which the detectors look.

use lucena_chess::{Color, Game, Move, Position, Role};
use lucena_eval::{Component, Evaluator, Term, Verdict};
use lucena_facts::material::FULL_PHASE;

use crate::claim::Param;
use crate::consequence;
use crate::detect;
use crate::grade::{Graded, Judgement};
use crate::ideas::Ideas;
use crate::level::Level;
use crate::metrics::Metrics;
use crate::odds::{self, Standing, win_percent};
use crate::primitives;
use crate::results::{self, Known, Results};
use crate::scene::{History, Scene};
use crate::slot::Slot;
use crate::telling;
use crate::theme::Theme;
use crate::thinker::{Effort, Thinker, Thought, Variation};

/// The points that make a difference worth a word.
pub(crate) const CLEAR: f64 = 10.0;

/// The longest mate that is blamed on a move in a lost game, in moves.
const SHORT_MATE: i32 = 3;

/// The worth of one component of the evaluation to a side, less the other side's, in centipawns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TermValue {
    /// The component.
    pub component: Component,
    /// Its value for the side asked about.
    pub value: i32,
}

/// Everything that was found out about a move.
#[derive(Clone, Debug)]
pub struct Evidence {
    /// The move with the line it leads to.
    pub scene: Scene,
    /// The best move with its line, if it is another one.
    pub best_scene: Option<Scene>,
    /// The verdict on the best move, for the side that moves.
    pub best: Verdict,
    /// The verdict on the move.
    pub played: Verdict,
    /// The verdict on the second-best move, if it was looked for.
    pub second: Option<Verdict>,
    /// How deep the position was searched.
    pub depth: u32,
    /// What they would play if we passed instead of moving, with its verdict for them.
    pub their_idea: Option<Variation>,
    /// What we would play next if they passed after the move, with its verdict for us.
    pub our_idea: Option<Variation>,
    /// What follows if they take what the move leaves to be taken though they had better not, with its verdict for them;
    /// nothing if nothing is offered.
    pub offer: Option<Variation>,
    /// What follows if a bad move is answered and the player goes on as comes naturally, from their answer on, with its verdict
    /// for the player; nothing if the line itself goes on so.
    pub branch: Option<Variation>,
    /// What follows if they take what the better move leaves to be taken, with its verdict for them; nothing if the move is not bad
    /// or nothing is offered.
    pub better_offer: Option<Variation>,
    /// The verdict on promoting to a queen, if the move promotes to less.
    pub queened: Option<Verdict>,
    /// The figures about the best line.
    pub metrics: Metrics,
    /// Whether shallow searches liked the move as much as the best one.
    pub looked_fine: bool,
    /// The components where the line of the move settles, for the side that moves.
    pub terms: Vec<TermValue>,
    /// The components before the move.
    pub terms_before: Vec<TermValue>,
    /// The components on the board before the move, nothing settled.
    pub terms_now: Vec<TermValue>,
    /// The components on the board right after the move.
    pub terms_after: Vec<TermValue>,
    /// The components where the best line settles, if it is another one.
    pub terms_best: Vec<TermValue>,
    /// The components on the board right after the best move, if it is another one.
    pub terms_best_after: Vec<TermValue>,
    /// Positions searched for all this.
    pub nodes: u64,
    /// Whether the move is known theory.
    pub is_theory: bool,
    /// What the move does to a result that is known exactly; nothing if it is not.
    pub results: Option<Results>,
    /// Whether a draw by repetition, fifty moves or material stands on the board after the move.
    pub draws_at_once: bool,
}

impl Evidence {
    /// The chances that the move gives away, in percentage points.
    pub fn loss(&self) -> f64 {
        odds::loss(self.best, self.played)
    }

    /// Whether the move is bad enough to be criticized: it gives chances away, or a mate.
    pub fn is_criticized(&self) -> bool {
        Judgement::Inaccuracy <= self.grade()
    }

    /// Whether it may be told that the game is won or lost after the move: with few men on the board only if that is known, by
    /// the rules, by tables or by a mate.
    pub(crate) fn may_tell(&self, result: Known) -> bool {
        if results::MOST_MEN < self.scene.before.occupied().count() {
            return true;
        }
        let is_known = self.results.as_ref().is_some_and(|results| results.after == result);
        let is_mate = if result == Known::Won { self.played.mates() } else { self.played.is_mated() };
        is_known || is_mate
    }

    /// How the game stands with the best move, in words that may be told: won and lost only where they are.
    pub(crate) fn told_standing(&self) -> Standing {
        let is_mated = self.best.is_mated();
        match Standing::by(self.best) {
            Standing::Lost if !is_mated && !self.is_known_before(Known::Lost) => Standing::Worse,
            Standing::Won if !self.may_tell(Known::Won) => Standing::Better,
            standing => standing,
        }
    }

    /// Whether the game is known to stand so before the move; with many men on the board nobody asks.
    fn is_known_before(&self, result: Known) -> bool {
        let many = results::MOST_MEN < self.scene.before.occupied().count();
        many || self.results.as_ref().is_some_and(|results| results.before == result)
    }

    /// Whether the move deserves blame though its grade does not show it: in a game that is as good as decided it gives away a
    /// piece more than the best move would, or walks into mate.
    pub fn is_wasteful(&self) -> bool {
        let Some(best) = &self.best_scene else { return false };
        if self.is_criticized() {
            return false;
        }
        // A mate of many moves in a game that is lost anyway costs nothing that a reader could have kept.
        let shown = || self.scene.positions.last().is_some_and(Position::is_checkmate);
        let walks_into_mate = matches!(self.played, Verdict::Mate(moves) if (-SHORT_MATE..0).contains(&moves))
            && !self.best.is_mated()
            && shown();
        let material = best.settled_balance() - self.scene.settled_balance();
        let gives_away = 200 <= material && !odds::is_level(self.best, self.played);
        self.is_decided() && (walks_into_mate || gives_away)
    }

    /// Whether the game is decided with either move.
    pub fn is_decided(&self) -> bool {
        is_decided(self.best, self.played)
    }

    /// Whether the move wins, and another one wins more: then it is told what.
    pub fn is_slower(&self) -> bool {
        let is_won = self.is_decided() && Standing::by(self.best) == Standing::Won;
        is_won && !self.is_best() && !self.is_faulted() && !self.is_equal_to_best()
    }

    /// Whether something is to be said against the move: it is criticized, or wasteful.
    pub fn is_faulted(&self) -> bool {
        self.is_criticized() || self.is_wasteful()
    }

    /// Whether the move is good and another one clearly better: then the two are compared.
    pub fn is_second_best(&self) -> bool {
        const CLEARLY: f64 = 2.0;
        !self.is_best() && !self.is_faulted() && CLEARLY <= self.loss()
    }

    /// Whether the move is as good as the best one for all that is known: by the verdicts, and by the material where the two
    /// lines come to rest.
    pub fn is_equal_to_best(&self) -> bool {
        let Some(best) = &self.best_scene else { return true };
        let material = (best.settled_balance() - self.scene.settled_balance()).abs();
        odds::is_level(self.best, self.played) && material < 100
    }

    /// What the move alone keeps, if every other move is much worse: the win, the advantage, or the balance.
    pub fn only_move_keeps(&self) -> Option<Standing> {
        let second = self.second.filter(|_| self.is_best() && 3 <= self.scene.before.legal_moves().len())?;
        let (best, other) = (win_percent(self.best), win_percent(second));
        if best - other < CLEAR {
            return None;
        }
        match Standing::of(best) {
            Standing::Won if other < 70.0 => Some(Standing::Won),
            Standing::Won | Standing::Better if other < 55.0 => Some(Standing::Better),
            Standing::Won | Standing::Better | Standing::Level if other < 35.0 => Some(Standing::Level),
            _ => None,
        }
    }

    /// The grade by the chances alone.
    fn grade(&self) -> Judgement {
        Graded::new(self.best, self.played, self.is_theory).judgement
    }

    /// How good the move is. In a decided game chances hardly differ; there a move is called the best only if scores and
    /// material agree.
    pub fn judgement(&self) -> Judgement {
        match self.grade() {
            Judgement::Best | Judgement::Excellent if self.is_wasteful() => Judgement::Good,
            Judgement::Best if !self.is_equal_to_best() => Judgement::Excellent,
            grade => grade,
        }
    }

    /// The best move.
    pub fn best_move(&self) -> Move {
        self.best_scene.as_ref().map_or(self.scene.mv, |scene| scene.mv)
    }

    /// Whether the move is the one the search chose.
    pub fn is_best(&self) -> bool {
        self.best_scene.is_none()
    }

    /// The chances of the best move over the second, in percentage points, if the second is known.
    pub fn gap(&self) -> Option<f64> {
        self.second.map(|second| win_percent(self.best) - win_percent(second))
    }

    /// How much a component of the evaluation changes for the mover by the move, at once or where the line settles,
    /// whichever is more.
    pub fn term_change(&self, component: Component) -> i32 {
        let value = |terms: &[TermValue]| {
            terms.iter().find(|term| term.component == component).map_or(0, |term| term.value)
        };
        let settled = value(&self.terms) - value(&self.terms_before);
        let at_once = value(&self.terms_after) - value(&self.terms_now);
        if settled.abs() < at_once.abs() { at_once } else { settled }
    }
}

/// Whether a game is decided with either of two moves.
fn is_decided(best: Verdict, played: Verdict) -> bool {
    let (best, played) = (Standing::by(best), Standing::by(played));
    best == played && matches!(best, Standing::Won | Standing::Lost)
}

/// How to look for evidence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inquiry {
    /// For whom the explanation is.
    pub level: Level,
    /// How much thinking the position gets; smaller questions get a part of it.
    pub effort: Effort,
}

/// Finds out about a move in the present position of a game, or about the best move if none is given.
///
/// `thought` may bring what is already known about the position. Nothing comes of a position without legal moves,
/// or of a move that is not legal.
pub fn gather(
    game: &Game,
    mv: Option<Move>,
    thought: Option<Thought>,
    thinker: &mut dyn Thinker,
    inquiry: Inquiry,
) -> Option<Evidence> {
    let pos = *game.position();
    if !pos.has_legal_moves() || mv.is_some_and(|mv| !pos.is_legal(mv)) {
        return None;
    }
    let thought = match thought.filter(|thought| !thought.lines.is_empty()) {
        Some(thought) => thought,
        None => thinker.think(game, 2, &[], inquiry.effort),
    };
    let best =
        thought.lines.first().filter(|line| line.moves.first().is_some_and(|&mv| pos.is_legal(mv)))?.clone();
    let best_move = *best.moves.first()?;
    let mv = mv.unwrap_or(best_move);
    let mut nodes = thought.nodes;
    let (mut best, played) = judge(game, &thought, best, mv, thinker, inquiry, &mut nodes)?;
    let history = history_of(game);
    let is_best = best.moves.first() == Some(&mv);
    if !is_best && best.verdict != played.verdict {
        let others: Vec<Variation> =
            thought.lines.iter().filter(|line| line.moves.first() != Some(&mv)).cloned().collect();
        best = telling::plainer_capture(&pos, best, &others);
        best = telling::plainer_gain(game, best, (mv, played.verdict), thinker, inquiry, &mut nodes);
    }
    // A better line that first goes round in a circle means what it does after that.
    let straight = telling::without_detour(&pos, &best.moves);
    if !is_best && straight.first() != Some(&mv) {
        best.moves = straight;
    }
    let mut scene = Scene::new(&pos, mv, &played.moves, Some(history.clone()));
    let mut best_scene = (!is_best).then(|| Scene::new(&pos, best.moves[0], &best.moves, Some(history)));
    // What is counted must be shown: lines that stop in the middle of a fight are followed to its end, and those that stop too
    // soon to show a difference a little further.
    let is_criticized = Judgement::Inaccuracy <= Judgement::of(best.verdict, played.verdict);
    let is_apart = is_criticized || is_decided(best.verdict, played.verdict);
    if let Some(best_scene) = best_scene.as_mut().filter(|_| is_apart) {
        for scene in [&mut scene, &mut *best_scene] {
            follow_on(game, scene, thinker, inquiry, &mut nodes);
        }
        let verdicts = (best.verdict, played.verdict);
        if is_criticized
            && let Some(mut mended) =
                telling::mended_tail(game, (&scene, best_scene), thinker, inquiry, &mut nodes)
        {
            follow_on(game, &mut mended, thinker, inquiry, &mut nodes);
            scene = mended;
        }
        let scenes = (&scene, &*best_scene);
        if is_criticized
            && let Some(mut clearer) =
                telling::clearer_refutation(game, scenes, verdicts, thinker, inquiry, &mut nodes)
        {
            follow_on(game, &mut clearer, thinker, inquiry, &mut nodes);
            scene = clearer;
        }
        if is_criticized
            && let Some(natural) = telling::taken_back(game, &scene, verdicts, thinker, inquiry, &mut nodes)
        {
            scene = natural;
        }
    }
    let second =
        thought.lines.iter().find(|line| line.moves.first() != best.moves.first()).map(|line| line.verdict);
    let metrics = Metrics::new(&pos, &best.moves, &thought.scores, thought.spread, thought.samples);
    let looked_fine = !is_best && looked_fine(game, &best, mv, &played, thinker, &mut nodes, inquiry);
    let their_idea = passed_idea(&pos, thinker, inquiry, &mut nodes);
    let our_idea = scene
        .after
        .has_legal_moves()
        .then(|| passed_idea(&scene.after, thinker, inquiry, &mut nodes))
        .flatten();
    let offer = if odds::loss(best.verdict, played.verdict) <= 2.0 {
        offered(game, &scene, thinker, inquiry, &mut nodes)
    } else {
        None
    };
    let better_offer = match &best_scene {
        Some(best) if is_criticized => offered(game, best, thinker, inquiry, &mut nodes),
        _ => None,
    };
    let is_bad = CLEAR <= odds::loss(best.verdict, played.verdict) && inquiry.level != Level::Basic;
    let branch = if is_bad {
        consequence::look_at_branch(game, &scene, our_idea.as_ref(), thinker, inquiry, &mut nodes)
    } else {
        None
    };
    let queened = queened(game, mv, thinker, inquiry, &mut nodes);
    let mut evaluator = Evaluator::default();
    let mut terms_of = |pos: &Position| terms(&mut evaluator, pos, scene.us);
    let terms_before = terms_of(&primitives::settle(&pos));
    let (terms_now, terms_after) = (terms_of(&pos), terms_of(&scene.after));
    let terms_settled = terms_of(&scene.settled());
    let terms_best = best_scene.as_ref().map(|scene| terms_of(&scene.settled())).unwrap_or_default();
    let terms_best_after = best_scene.as_ref().map(|scene| terms_of(&scene.after)).unwrap_or_default();
    let mut next = game.clone();
    let draws_at_once = next.play(mv).is_ok()
        && next.ending().is_some_and(|ending| ending.outcome() == lucena_chess::Outcome::Draw);
    Some(Evidence {
        best: best.verdict,
        played: played.verdict,
        second,
        depth: best.depth,
        their_idea,
        our_idea,
        offer,
        branch,
        better_offer,
        queened,
        metrics,
        looked_fine,
        terms: terms_settled,
        terms_before,
        terms_now,
        terms_after,
        terms_best,
        terms_best_after,
        nodes,
        is_theory: Ideas::shipped().of_position(&scene.after).is_some(),
        results: Results::of(&pos, mv, thinker),
        draws_at_once,
        scene,
        best_scene,
    })
}

/// The verdicts on the best move and on the move asked about, made comparable: a move cannot be better than the best.
fn judge(
    game: &Game,
    thought: &Thought,
    best: Variation,
    mv: Move,
    thinker: &mut dyn Thinker,
    inquiry: Inquiry,
    nodes: &mut u64,
) -> Option<(Variation, Variation)> {
    let known = thought.lines.iter().find(|line| line.moves.first() == Some(&mv) && line.depth == best.depth);
    if let Some(line) = known {
        return Some((best, line.clone()));
    }
    let restricted = thinker.think(game, 1, &[mv], inquiry.effort);
    *nodes += restricted.nodes;
    let played = restricted.lines.into_iter().find(|line| line.moves.first() == Some(&mv))?;
    // A second look that likes the move better than the first liked the best one makes it the best.
    if best.verdict < played.verdict {
        return Some((played.clone(), played));
    }
    Some((best, played))
}

/// Whether a shallow search finds the move within five points of the best one.
fn looked_fine(
    game: &Game,
    best: &Variation,
    mv: Move,
    played: &Variation,
    thinker: &mut dyn Thinker,
    nodes: &mut u64,
    inquiry: Inquiry,
) -> bool {
    const SHALLOW: u32 = 4;
    if odds::loss(best.verdict, played.verdict) < 15.0
        || inquiry.level == Level::Basic
        || best.depth <= SHALLOW
    {
        return false;
    }
    let mut shallow = |only: Move| {
        let thought = thinker.think(game, 1, &[only], Effort::depth(SHALLOW));
        *nodes += thought.nodes;
        thought.lines.first().map(|line| line.verdict)
    };
    match (shallow(best.moves[0]), shallow(mv)) {
        (Some(best), Some(played)) => win_percent(best) - win_percent(played) < 5.0,
        _ => false,
    }
}

/// The half-moves that a line must have to be compared with another.
const COMPARABLE: usize = 7;

/// Carries the line of a scene on if it has not come to rest yet, or is too short to be compared.
fn follow_on(game: &Game, scene: &mut Scene, thinker: &mut dyn Thinker, inquiry: Inquiry, nodes: &mut u64) {
    if scene.shortest_proof().is_some() && COMPARABLE <= scene.line.len() {
        return;
    }
    let mut end = game.clone();
    if scene.line.iter().any(|&mv| end.play(mv).is_err()) || !end.position().has_legal_moves() {
        return;
    }
    let thought = thinker.think(&end, 1, &[], inquiry.effort.part(8));
    *nodes += thought.nodes;
    if let Some(rest) = thought.lines.into_iter().next() {
        let line = [&scene.line[..], &rest.moves].concat();
        *scene = Scene::new(&scene.before, scene.mv, &line, scene.history.clone());
    }
}

/// The verdict on promoting to a queen where the move promotes to less.
fn queened(
    game: &Game,
    mv: Move,
    thinker: &mut dyn Thinker,
    inquiry: Inquiry,
    nodes: &mut u64,
) -> Option<Verdict> {
    mv.promotion().filter(|&role| role != Role::Queen)?;
    let moves = game.position().legal_moves();
    let queening = moves.iter().copied().find(|other| {
        other.from() == mv.from() && other.to() == mv.to() && other.promotion() == Some(Role::Queen)
    })?;
    let thought = thinker.think(game, 1, &[queening], inquiry.effort);
    *nodes += thought.nodes;
    thought.lines.first().map(|line| line.verdict)
}

/// What follows if they take a piece that a good move leaves to be taken and that the line does not take.
fn offered(
    game: &Game,
    scene: &Scene,
    thinker: &mut dyn Thinker,
    inquiry: Inquiry,
    nodes: &mut u64,
) -> Option<Variation> {
    const PAWN: i32 = 100;
    const PIECE: i32 = 200;
    let left = detect::detect_one(Theme::HangsMaterial, scene)?;
    let Some(Param::Moves(_, taking)) = left.params.get(&Slot::Line) else { return None };
    let capture = *taking.first()?;
    let is_piece =
        scene.after.role_on(left.square(Slot::TargetSquare)?).is_some_and(|role| role != Role::Pawn);
    let amount = left.number(Slot::Count).unwrap_or(0) * 100;
    let declined = scene.line.get(1).is_some_and(|&reply| reply != capture);
    let (least, part) = if is_piece { (PIECE, 2) } else { (PAWN, 4) };
    if amount < least || !declined {
        return None;
    }
    let mut next = game.clone();
    next.play(scene.mv).ok()?;
    let thought = thinker.think(&next, 1, &[capture], inquiry.effort.part(part));
    *nodes += thought.nodes;
    thought.lines.into_iter().find(|line| line.moves.first() == Some(&capture))
}

/// What the side not on move would do if the turn were passed; nothing in check or if there is nothing to do.
fn passed_idea(
    pos: &Position,
    thinker: &mut dyn Thinker,
    inquiry: Inquiry,
    nodes: &mut u64,
) -> Option<Variation> {
    if pos.is_check() {
        return None;
    }
    let passed = pos.after_null();
    if !passed.has_legal_moves() {
        return None;
    }
    let divisor = if inquiry.level == Level::Advanced { 4 } else { 8 };
    let thought = thinker.think(&Game::from_position(passed), 1, &[], inquiry.effort.part(divisor));
    *nodes += thought.nodes;
    thought.lines.into_iter().next()
}

/// The moves of a game so far, with their positions.
pub fn history_of(game: &Game) -> History {
    History { plies: game.positions().iter().copied().zip(game.moves().iter().copied()).collect() }
}

/// Named terms that explain no move: whose turn it is would count for or against every one alike, and a net of pawns and kings
/// points at none of them.
pub(crate) const UNTOLD: [Term; 2] = [Term::Tempo, Term::PawnKing];

/// The components of the evaluation for a side, less the other's.
pub fn terms(evaluator: &mut Evaluator, pos: &Position, side: Color) -> Vec<TermValue> {
    let trace = evaluator.trace(pos);
    let phase = trace.phase();
    // What no name stands for explains nothing.
    let named = Component::ALL.iter().filter(|&&component| component != Component::Unnamed);
    let components = named.map(|&component| {
        let mut difference = trace.component(component, side) - trace.component(component, !side);
        for term in UNTOLD.into_iter().filter(|term| term.component() == component) {
            difference -= trace.term(term, side) - trace.term(term, !side);
        }
        let value = (difference.mg() * phase + difference.eg() * (FULL_PHASE - phase)) / FULL_PHASE;
        TermValue { component, value }
    });
    components.collect()
}
