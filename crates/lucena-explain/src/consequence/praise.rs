//! What speaks for a move beyond the board: the only good one, a mate, a draw saved, a threat stopped, an offer that
//! cannot be taken.

use lucena_chess::{Color, Move, Position, Role, Square, attacks};
use lucena_eval::Verdict;
use lucena_facts::duty::{self, How};

use super::{immediate_threat, move_claim, result, search_proof, threat};
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::detect;
use crate::evidence::{CLEAR, Evidence};
use crate::odds::{Standing, win_percent};
use crate::primitives::{self, Phase, captured, material_balance, see};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;
use crate::thinker::Variation;

/// All claims that speak for the move.
pub(super) fn claims(evidence: &Evidence) -> Vec<Claim> {
    let tests: [fn(&Evidence) -> Option<Claim>; 18] = [
        only_legal_move,
        result::keeps,
        result::queen_against_pawn,
        result::into_pawn_ending,
        threat::threat_line,
        only_move,
        quiet_move,
        long_mate,
        perpetual_check,
        zugzwang,
        prophylaxis,
        capture_threat,
        offer,
        underpromotion,
        collinear_move,
        fortress,
        waits,
        plan,
    ];
    tests.iter().filter_map(|test| test(evidence)).collect()
}

fn only_legal_move(evidence: &Evidence) -> Option<Claim> {
    let only = evidence.scene.before.legal_moves().len() == 1;
    only.then(|| move_claim(evidence, Theme::OnlyLegalMove, 1.0))
}

/// Whether the move only takes back on the square where they have just taken.
fn is_plain_recapture(scene: &Scene) -> bool {
    0 < scene.debt() && scene.mv.is_capture()
}

/// 58: the move alone keeps what there was.
fn only_move(evidence: &Evidence) -> Option<Claim> {
    let (kept, gap) = (evidence.only_move_keeps()?, evidence.gap()?);
    if is_plain_recapture(&evidence.scene) {
        return None;
    }
    let best = win_percent(evidence.best);
    let claim = move_claim(evidence, Theme::OnlyMove, 0.92).with(Slot::Keeps, Param::Word(kept.key()));
    Some(claim.proved(search_proof(evidence, best, best - gap)))
}

/// 57: no check, no capture, no threat, and yet far better than anything else.
fn quiet_move(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let gap = evidence.gap()?;
    let noisy =
        scene.mv.is_capture() || scene.mv.is_promotion() || scene.gives_check() || scene.before.is_check();
    let threat = [Theme::ThreatensQueen, Theme::CreatesThreat, Theme::MateThreat]
        .into_iter()
        .any(|theme| detect::detect_one(theme, scene).is_some());
    let special = scene.role == Role::King
        || (scene.role == Role::Pawn && 6 <= primitives::relative_rank(scene.us, scene.to));
    if !evidence.is_best() || gap < CLEAR || noisy || threat || special {
        return None;
    }
    let best = win_percent(evidence.best);
    Some(move_claim(evidence, Theme::QuietMove, 0.88).proved(search_proof(evidence, best, best - gap)))
}

/// 89: the search announces a mate that is too long to try every reply; the line must show it.
fn long_mate(evidence: &Evidence) -> Option<Claim> {
    let Verdict::Mate(moves) = evidence.played else { return None };
    let scene = &evidence.scene;
    let shown = scene.positions.last()?.is_checkmate() && scene.line.len() == 2 * moves.max(1) as usize - 1;
    if moves < 4 || !shown {
        return None;
    }
    Some(
        move_claim(evidence, Theme::MateInN, 0.95)
            .with(Slot::Line, Param::WholeLine(Box::new(scene.before), scene.line.clone()))
            .with(Slot::Count, Param::Number(moves))
            .proved(Proof::Line { moves: scene.line.clone(), balance: 0 }),
    )
}

/// 66: behind in material, every own move of the line is a check and the score is a draw.
fn perpetual_check(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let level = matches!(evidence.played, Verdict::Centipawns(value) if value.abs() <= 5);
    let behind = material_balance(&scene.before, scene.us) <= -200;
    let own: Vec<_> = scene.own_moves().collect();
    let checks = own.iter().all(|(_, pos, mv)| pos.gives_check(*mv));
    // The line must come back to a position it has seen.
    let keys: Vec<_> = scene.positions.iter().map(Position::key).collect();
    let repeats = keys.iter().enumerate().any(|(index, key)| keys[..index].contains(key));
    if !level || !behind || own.len() < 3 || !checks || !repeats {
        return None;
    }
    Some(
        move_claim(evidence, Theme::PerpetualCheck, 0.92)
            .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() }),
    )
}

/// 68: every move of theirs loses what passing would keep: by tables with few men, else by searches of both, far apart.
fn zugzwang(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    if let Some(results) = &evidence.results {
        let exact = || move_claim(evidence, Theme::Zugzwang, 1.0).proved(Proof::Exact);
        return results.is_zugzwang().then(exact);
    }
    let idea = evidence.our_idea.as_ref()?;
    let few = scene.after.legal_moves().len() <= 15 && scene.phase() == Phase::Endgame;
    let passing = 100.0 - win_percent(idea.verdict);
    let moving = 100.0 - win_percent(evidence.played);
    let is_worse = Standing::of(moving) < Standing::of(passing);
    if scene.after.is_check() || !few || !is_worse || passing - moving < 15.0 {
        return None;
    }
    Some(move_claim(evidence, Theme::Zugzwang, 0.88).proved(search_proof(evidence, passing, moving)))
}

/// Whether what they threatened works after the move as well.
fn still_works(scene: &Scene, threat: Move, mates: bool) -> bool {
    scene.after.is_legal(threat)
        && if mates { scene.after.after(threat).is_checkmate() } else { 100 <= see(&scene.after, threat) }
}

/// Whether they threatened something at once, and the move does away with it.
pub(crate) fn meets_threat(evidence: &Evidence) -> bool {
    let scene = &evidence.scene;
    let threat = evidence
        .their_idea
        .as_ref()
        .and_then(|idea| immediate_threat(&scene.before.after_null(), &idea.moves));
    threat.is_some_and(|(threat, mates)| !still_works(scene, threat, mates))
}

/// 97 and 138: they threatened something at once, and after the move it works no more.
fn prophylaxis(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let idea = evidence.their_idea.as_ref()?;
    let passed = scene.before.after_null();
    let (threat, mates) = immediate_threat(&passed, &idea.moves)?;
    let harm = win_percent(evidence.best) - (100.0 - win_percent(idea.verdict));
    let plain = !scene.mv.is_capture() && !scene.gives_check();
    let still = still_works(scene, threat, mates);
    let executed = scene.line.get(1) == Some(&threat)
        && !mates
        && captured(&scene.after, threat).is_some()
        && see(&scene.after, threat) > 0;
    if !plain || harm < CLEAR || still || executed {
        return None;
    }
    let king = scene.before.king(scene.us);
    let back = mates && threat.to().rank() == scene.us.back_rank() && king.rank() == scene.us.back_rank();
    let gives_air = back && scene.role == Role::Pawn && king.distance(scene.from) == 1;
    let theme =
        if mates || captured(&passed, threat).is_none() { Theme::Prophylaxis } else { Theme::SavesMaterial };
    let claim = Claim::new(theme, 0.90)
        .with(Slot::To, Param::Square(scene.to))
        .with(Slot::TargetSquare, Param::Square(threat.to()))
        .with(Slot::Mates, Param::Flag(mates))
        .with(Slot::BackRank, Param::Flag(gives_air))
        .with(Slot::Line, Param::Moves(Box::new(passed), vec![threat]))
        .arrow(threat.from(), threat.to(), ArrowColor::Red)
        .proved(search_proof(evidence, win_percent(evidence.best), 100.0 - win_percent(idea.verdict)))
        .realized(true);
    Some(match new_duty(scene, threat) {
        Some(how) => claim.with(Slot::Piece, Param::Role(scene.role)).with(Slot::Keeps, Param::Word(how)),
        None => claim,
    })
}

/// How the moved piece keeps a threat from working, if it is a duty it has now and had not before.
fn new_duty(scene: &Scene, threat: Move) -> Option<&'static str> {
    let found = duty::duty_against(&scene.after, scene.to, threat)?;
    let newly = |square| {
        let sees = |pos: &Position, from| primitives::attacks_from(pos, from).contains(square);
        sees(&scene.after, scene.to) && !sees(&scene.before, scene.from)
    };
    match found.how {
        How::Guards if newly(threat.to()) && !scene.mv.is_castle() => Some("guards"),
        How::Blocks => Some("blocks"),
        _ => None,
    }
}

/// 24, found by a search of the passed turn: a capture that wins something, even a pawn, and did not before.
fn capture_threat(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let idea = evidence.our_idea.as_ref()?;
    let known = [Theme::ThreatensQueen, Theme::CreatesThreat, Theme::MateThreat];
    // A piece that is taken at once threatens nothing.
    if scene.loss != 0 || known.into_iter().any(|theme| detect::detect_one(theme, scene).is_some()) {
        return None;
    }
    let passed = scene.passed()?;
    let (mv, mates) = immediate_threat(&passed, &idea.moves)?;
    let (role, square) = captured(&passed, mv).filter(|_| !mates)?;
    // What could have been taken before the move is no threat of the move.
    let stood = scene.before.legal_moves().iter().any(|&other| {
        captured(&scene.before, other) == Some((role, square)) && 100 <= see(&scene.before, other)
    });
    let gain = win_percent(idea.verdict) - win_percent(evidence.played);
    if stood || gain < CLEAR {
        return None;
    }
    Some(
        Claim::new(Theme::CreatesThreat, 0.90)
            .about(&scene.after, square)
            .with(Slot::Target, Param::Role(role))
            .with(Slot::TargetSquare, Param::Square(square))
            .with(Slot::Piece, Param::Role(passed.role_on(mv.from())?))
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Line, Param::Moves(Box::new(passed), vec![mv]))
            .arrow(mv.from(), mv.to(), ArrowColor::Green)
            .proved(Proof::NullMove { moves: vec![mv], delta: gain })
            .realized(true),
    )
}

/// 142: something is left to be taken, and taking it would be met.
pub(crate) fn offer(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let taken = evidence.offer.as_ref()?;
    let capture = *taken.moves.first()?;
    let Offered { role, square, line, mates, kept } = Offered::new(scene, taken, evidence.played)?;
    let claim = move_claim(evidence, Theme::Offer, 0.92)
        .about(&scene.after, square)
        .with(Slot::Target, Param::Role(role))
        .with(Slot::TargetSquare, Param::Square(square))
        .with(Slot::Mates, Param::Flag(mates))
        .with(Slot::Line, Param::WholeLine(Box::new(scene.after), line))
        .arrow(capture.from(), primitives::destination(capture), ArrowColor::Red);
    Some(claim.proved(search_proof(evidence, kept, win_percent(evidence.played))))
}

/// What a move leaves to be taken though taking it does not pay: the piece, and the line that shows why.
pub(super) struct Offered {
    pub(super) role: Role,
    pub(super) square: Square,
    /// From the taking on.
    pub(super) line: Vec<Move>,
    pub(super) mates: bool,
    /// The chances that are kept if it is taken.
    pub(super) kept: f64,
}

impl Offered {
    /// The same of a move with this verdict; `taken` is what follows the taking.
    pub(super) fn new(scene: &Scene, taken: &Variation, verdict: Verdict) -> Option<Offered> {
        let capture = *taken.moves.first()?;
        let (role, square) = captured(&scene.after, capture)?;
        let kept = 100.0 - win_percent(taken.verdict);
        if kept < win_percent(verdict) - 2.0 || kept < 45.0 {
            return None;
        }
        let line = [&[scene.mv], &taken.moves[..]].concat();
        let accepted = Scene::new(&scene.before, scene.mv, &line, scene.history.clone());
        let mates =
            accepted.positions.last().is_some_and(|last| last.is_checkmate() && last.turn() == scene.them);
        // What was given must come back before the reader's eyes, or be repaid with mate.
        let shown = if mates { &accepted.line[1..] } else { &accepted.shortest_proof()?[1..] };
        // A pawn is only worth a word if taking it loses more.
        let least = if role == Role::Pawn { 100 } else { -100 };
        let is_repaid = 2 <= shown.len() && (mates || least <= accepted.settled_balance());
        is_repaid.then(|| Offered { role, square, line: shown.to_vec(), mates, kept })
    }
}

/// 61: a promotion to less than a queen that is clearly better than the queen.
fn underpromotion(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let role = scene.mv.promotion().filter(|&role| role != Role::Queen)?;
    let queen = evidence.queened?;
    let (best, other) = (win_percent(evidence.played), win_percent(queen));
    if best - other < 5.0 {
        return None;
    }
    Some(
        move_claim(evidence, Theme::Underpromotion, 0.95)
            .about(&scene.after, scene.to)
            .with(Slot::Promoted, Param::Role(role))
            .proved(search_proof(evidence, best, other)),
    )
}

/// 69: a slider that could take an enemy slider on its line moves along that line instead, and this is clearly best.
fn collinear_move(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let slides = |role: Role| matches!(role, Role::Bishop | Role::Rook | Role::Queen);
    let gap = evidence.gap().filter(|gap| 5.0 <= *gap && evidence.is_best())?;
    if !slides(scene.role) || scene.mv.is_capture() {
        return None;
    }
    let line = attacks::line(scene.from, scene.to);
    let seen = primitives::attacks_from(&scene.before, scene.from) & scene.before.color(scene.them) & line;
    let target = seen.into_iter().find(|&square| scene.before.role_on(square).is_some_and(slides))?;
    let facing = primitives::attacks_from(&scene.before, target).contains(scene.from);
    if !facing || !primitives::attacks_from(&scene.after, scene.to).contains(target) {
        return None;
    }
    let best = win_percent(evidence.best);
    Some(
        move_claim(evidence, Theme::CollinearMove, 0.88)
            .about(&scene.after, target)
            .with(Slot::Piece, Param::Role(scene.role))
            .with(Slot::Target, Param::Role(scene.before.role_on(target)?))
            .with(Slot::TargetSquare, Param::Square(target))
            .proved(search_proof(evidence, best, best - gap)),
    )
}

/// 116: two pawns or more down in an endgame, and the score is a dead draw at the end of a long line.
fn fortress(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let drawn = matches!(evidence.played, Verdict::Centipawns(value) if value.abs() <= 5);
    let behind = material_balance(&scene.settled(), scene.us) <= -200;
    let long = 10 <= scene.line.len() && 14 <= evidence.depth;
    if !drawn || !behind || !long || scene.phase() != Phase::Endgame || scene.gives_check() {
        return None;
    }
    let drawn = win_percent(evidence.played);
    Some(move_claim(evidence, Theme::Fortress, 0.75).proved(search_proof(evidence, drawn, drawn)))
}

/// 198: in an ending that is not decided a piece moves, neither side can take anything with profit, and neither would gain by two
/// moves running.
fn waits(evidence: &Evidence) -> Option<Claim> {
    const LEVEL: i32 = 50;
    /// How much a second move may be worth to either side, in points.
    const LITTLE: f64 = 4.0;
    let scene = &evidence.scene;
    let is_level = |verdict: Verdict| matches!(verdict, Verdict::Centipawns(value) if value.abs() <= LEVEL);
    let quiet = scene.mv.is_quiet() && !scene.mv.is_castle() && scene.role != Role::Pawn;
    let calm = !scene.before.is_check() && !scene.gives_check() && scene.phase() == Phase::Endgame;
    // With bare kings there is nothing to wait for.
    let calm = calm && Color::ALL.iter().all(|&side| primitives::pieces(&scene.after, side).any());
    let level = win_percent(evidence.played);
    let passed = [&evidence.their_idea, &evidence.our_idea];
    let all_level = is_level(evidence.played)
        && passed.iter().all(|idea| idea.as_ref().is_some_and(|idea| is_level(idea.verdict)));
    let ours = evidence.our_idea.as_ref().map(|idea| win_percent(idea.verdict));
    let theirs = evidence.their_idea.as_ref().map(|idea| 100.0 - win_percent(idea.verdict));
    let is_near = |chances: Option<f64>| chances.is_some_and(|chances| (chances - level).abs() <= LITTLE);
    let is_open = !matches!(Standing::of(level), Standing::Won | Standing::Lost);
    let word = match () {
        () if all_level => "even",
        () if is_open && is_near(ours) && is_near(theirs) => "same",
        () => return None,
    };
    if !quiet || !calm {
        return None;
    }
    let loses = |side| {
        let own = scene.after.color(side).into_iter();
        own.map(|square| primitives::gain(&scene.after, !side, square)).any(|gain| 100 <= gain)
    };
    if loses(scene.us) || loses(scene.them) {
        return None;
    }
    let claim = move_claim(evidence, Theme::Waits, 0.80).with(Slot::Keeps, Param::Word(word));
    Some(claim.proved(search_proof(evidence, level, level)))
}

/// 130: how the line goes on.
fn plan(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    (3 <= scene.line.len()).then(|| {
        move_claim(evidence, Theme::Plan, 0.80)
            .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() })
    })
}
