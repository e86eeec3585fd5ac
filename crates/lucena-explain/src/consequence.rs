//! Claims that rest on searches: only moves, prophylaxis, zugzwang, and why a move is worse than the best.

use lucena_chess::{Move, Position, Role, Square};
use lucena_eval::{Component, Verdict};

use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::detect;
use crate::evidence::Evidence;
use crate::odds::win_percent;
use crate::primitives::{self, Phase, captured, material_balance, see};
use crate::scene::Scene;
use crate::theme::Theme;

/// The points that make a difference worth a claim.
const CLEAR: f64 = 10.0;

/// All claims that the searches support.
pub(crate) fn claims(evidence: &Evidence) -> Vec<Claim> {
    let mut found: Vec<Claim> = [
        only_legal_move(evidence),
        only_move(evidence),
        quiet_move(evidence),
        long_mate(evidence),
        perpetual_check(evidence),
        zugzwang(evidence),
        prophylaxis(evidence),
        fortress(evidence),
        better_term(evidence),
        plan(evidence),
    ]
    .into_iter()
    .flatten()
    .collect();
    if evidence.is_criticized() {
        found.extend(criticism(evidence));
    }
    found
}

fn search_proof(evidence: &Evidence, best: f64, other: f64) -> Proof {
    Proof::Search { depth: evidence.depth, best, other }
}

fn move_claim(evidence: &Evidence, theme: Theme, confidence: f32) -> Claim {
    let scene = &evidence.scene;
    Claim::new(theme, confidence)
        .with("to", Param::Square(scene.to))
        .with("line", Param::Moves(Box::new(scene.before), scene.line.clone()))
        .arrow(scene.from, scene.to, ArrowColor::Green)
        .realized(true)
}

fn only_legal_move(evidence: &Evidence) -> Option<Claim> {
    let only = evidence.scene.before.legal_moves().len() == 1;
    only.then(|| move_claim(evidence, Theme::OnlyLegalMove, 1.0))
}

/// Whether the move only takes back on the square where they have just taken.
fn is_plain_recapture(scene: &Scene) -> bool {
    0 < scene.debt() && scene.mv.is_capture()
}

/// 58: every other move is much worse.
fn only_move(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let gap = evidence.gap()?;
    let enough = 3 <= scene.before.legal_moves().len() && !is_plain_recapture(scene);
    // Where everything wins or everything loses there is nothing to hold.
    let matters = 20.0 <= win_percent(evidence.best);
    if !evidence.is_best() || gap < CLEAR || !enough || !matters {
        return None;
    }
    let best = win_percent(evidence.best);
    Some(move_claim(evidence, Theme::OnlyMove, 0.92).proved(search_proof(evidence, best, best - gap)))
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
            .with("n", Param::Number(moves))
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

/// 68: they would be much better off if they could pass.
fn zugzwang(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let idea = evidence.our_idea.as_ref()?;
    let few = scene.after.legal_moves().len() <= 15 && scene.phase() == Phase::Endgame;
    let passing = 100.0 - win_percent(idea.verdict);
    let moving = 100.0 - win_percent(evidence.played);
    if scene.after.is_check() || !few || passing - moving < 15.0 {
        return None;
    }
    Some(move_claim(evidence, Theme::Zugzwang, 0.88).proved(search_proof(evidence, passing, moving)))
}

/// What an idea threatens at once: mate, or a capture that wins a pawn or more.
fn immediate_threat(passed: &Position, idea: &[Move]) -> Option<(Move, bool)> {
    let mv = *idea.first()?;
    if !passed.is_legal(mv) {
        return None;
    }
    let mates = passed.after(mv).is_checkmate();
    let wins = mv.is_capture() && 100 <= see(passed, mv);
    (mates || wins).then_some((mv, mates))
}

/// 97 and 138: they threatened something at once, and after the move it works no more.
fn prophylaxis(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let idea = evidence.their_idea.as_ref()?;
    let passed = scene.before.after_null();
    let (threat, mates) = immediate_threat(&passed, &idea.moves)?;
    let harm = win_percent(evidence.best) - (100.0 - win_percent(idea.verdict));
    let plain = !scene.mv.is_capture() && !scene.gives_check();
    let still = scene.after.is_legal(threat) && {
        let next = scene.after.after(threat);
        if mates { next.is_checkmate() } else { 100 <= see(&scene.after, threat) }
    };
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
    Some(
        Claim::new(theme, 0.90)
            .with("to", Param::Square(scene.to))
            .with("tsq", Param::Square(threat.to()))
            .with("mates", Param::Flag(mates))
            .with("back_rank", Param::Flag(gives_air))
            .with("line", Param::Moves(Box::new(passed), vec![threat]))
            .arrow(threat.from(), threat.to(), ArrowColor::Red)
            .proved(search_proof(evidence, win_percent(evidence.best), 100.0 - win_percent(idea.verdict)))
            .realized(true),
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

/// 130: how the line goes on.
fn plan(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    (3 <= scene.line.len()).then(|| {
        move_claim(evidence, Theme::Plan, 0.80)
            .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() })
    })
}

/// 134: the component that grows most along the line of a good move.
fn better_term(evidence: &Evidence) -> Option<Claim> {
    if evidence.is_criticized() {
        return None;
    }
    let positional = Component::ALL.iter().copied().filter(|&component| component != Component::Material);
    let (delta, component) =
        positional.map(|component| (evidence.term_change(component), component)).max()?;
    (20 <= delta).then(|| {
        move_claim(evidence, Theme::BetterTerm, 0.70)
            .with("term", Param::Term(component.key()))
            .with("amount", Param::Number(delta))
            .proved(Proof::Term { name: component.key(), delta })
    })
}

/// Why the move is worse than the best one: the first reason that holds, and perhaps one more.
fn criticism(evidence: &Evidence) -> Vec<Claim> {
    let tests: [fn(&Evidence) -> Option<Claim>; 10] = [
        allows_draw_at_once,
        allows_mate,
        misses_mate,
        loses_material,
        misses_gain,
        ignores_threat,
        allows_promotion,
        misses_promotion,
        allows_draw,
        worse_term,
    ];
    tests.iter().filter_map(|test| test(evidence)).take(2).collect()
}

fn contrast(evidence: &Evidence, theme: Theme, confidence: f32) -> Option<Claim> {
    let best = evidence.best_scene.as_ref()?;
    Some(
        Claim::new(theme, confidence)
            .with("to", Param::Square(evidence.scene.to))
            .with("best", Param::Moves(Box::new(best.before), vec![best.mv]))
            .arrow(best.from, best.to, ArrowColor::Green)
            .proved(search_proof(evidence, win_percent(evidence.best), win_percent(evidence.played)))
            .realized(true),
    )
}

/// The part of a line after the move itself: their answer and what follows.
fn refutation(scene: &Scene) -> Param {
    Param::Moves(Box::new(scene.after), scene.line[1..].to_vec())
}

fn danger_arrow(claim: Claim, scene: &Scene) -> Claim {
    match scene.line.get(1) {
        Some(reply) => claim.arrow(reply.from(), primitives::destination(*reply), ArrowColor::Red),
        None => claim,
    }
}

/// 120: the move lets them mate.
fn allows_mate(evidence: &Evidence) -> Option<Claim> {
    let Verdict::Mate(moves) = evidence.played else { return None };
    let scene = &evidence.scene;
    let shown = scene.positions.last().is_some_and(|last| last.is_checkmate() && last.turn() == scene.us);
    if 0 <= moves || matches!(evidence.best, Verdict::Mate(best) if best <= 0) || !shown {
        return None;
    }
    let claim = contrast(evidence, Theme::AllowsMate, 0.97)?
        .with("n", Param::Number(-moves))
        .with("line", refutation(scene))
        .proved(Proof::Line { moves: scene.line.clone(), balance: 0 });
    Some(danger_arrow(claim, scene))
}

/// 121: the best move mated, and this one does not.
fn misses_mate(evidence: &Evidence) -> Option<Claim> {
    let Verdict::Mate(moves) = evidence.best else { return None };
    let best = evidence.best_scene.as_ref()?;
    let shown = best.positions.last().is_some_and(|last| last.is_checkmate() && last.turn() == best.them);
    let kept = matches!(evidence.played, Verdict::Mate(played) if 0 < played);
    if moves <= 0 || 5 < moves || kept || !shown {
        return None;
    }
    Some(
        contrast(evidence, Theme::MissesMate, 0.97)?
            .with("n", Param::Number(moves))
            .with("line", Param::Moves(Box::new(best.before), best.line.clone())),
    )
}

/// Themes that can be named as what a move allows or misses.
fn is_nameable(theme: Theme) -> bool {
    matches!(theme.id(), 7..=9 | 40..=52 | 54..=56 | 60 | 89) || theme.is_named_mate()
}

/// The most telling tactical theme of a move that works along its line.
fn tactic_of(scene: &Scene) -> Option<Claim> {
    let working =
        detect::detect(scene).into_iter().filter(|claim| is_nameable(claim.theme) && claim.realized);
    working.max_by_key(|claim| {
        (order_of(claim.theme), (claim.confidence * 100.0) as i32, std::cmp::Reverse(claim.theme))
    })
}

/// Which of several tactical themes says most.
const fn order_of(theme: Theme) -> i32 {
    match theme {
        Theme::Fork => 9,
        Theme::Skewer | Theme::DoubleCheck => 8,
        Theme::DiscoveredAttack | Theme::DiscoveredCheck | Theme::TrappedPiece => 7,
        Theme::RemovesDefender | Theme::Deflection | Theme::Overloading | Theme::Attraction => 6,
        Theme::PinAbsolute | Theme::ExploitsPin | Theme::MateThreat | Theme::BackRankThreat => 5,
        Theme::Interference | Theme::Intermezzo | Theme::XRay | Theme::Clearance => 4,
        _ => 1,
    }
}

/// 122, 37 and 131: the line after the move loses material that the best line keeps.
fn loses_material(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let best = evidence.best_scene.as_ref()?;
    let lost = scene.settled_balance();
    if -100 < lost || -100 < lost - best.settled_balance() || scene.line.len() < 2 {
        return None;
    }
    let reply = scene.later(1)?;
    if let Some(tactic) = tactic_of(&reply) {
        let mut claim = contrast(evidence, Theme::AllowsTactic, 0.95)?
            .with("theme", Param::Theme(tactic.theme))
            .with("line", refutation(scene))
            .proved(Proof::Line { moves: scene.line.clone(), balance: lost });
        claim.squares |= tactic.squares;
        claim.arrows.extend(
            tactic.arrows.iter().map(|arrow| crate::claim::Arrow { color: ArrowColor::Red, ..*arrow }),
        );
        return Some(claim);
    }
    if let Some(claim) = confirmed_hanging(evidence) {
        return Some(claim);
    }
    let proof = scene.shortest_proof().map(|line| line[1..].to_vec()).filter(|line| !line.is_empty());
    let mut claim = contrast(evidence, Theme::LosesMaterial, 0.92)?
        .with("n", Param::Number(-lost / 100))
        .with("amount", Param::Number(lost))
        .proved(Proof::Line { moves: scene.line.clone(), balance: lost });
    if let Some(proof) = proof {
        claim = claim.with("line", Param::WholeLine(Box::new(scene.after), proof));
    }
    Some(danger_arrow(claim, scene))
}

/// 37, confirmed: what hangs is what the line takes.
fn confirmed_hanging(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let mut claim = detect::detect_one(Theme::HangsMaterial, scene)?;
    let reply = *scene.line.get(1)?;
    let taken: Square = captured(&scene.after, reply)?.1;
    if claim.square("tsq") != Some(taken) {
        return None;
    }
    claim.confidence = 0.95;
    claim.realized = true;
    claim = claim.with("line", Param::Moves(Box::new(scene.after), vec![reply]));
    Some(claim)
}

/// 123 and 132: the best move wins material or strikes a blow, and this one does not.
fn misses_gain(evidence: &Evidence) -> Option<Claim> {
    let best = evidence.best_scene.as_ref()?;
    let gained = best.settled_balance() - best.debt();
    if gained < 100 || gained - evidence.scene.settled_balance() + evidence.scene.debt() < 100 {
        return None;
    }
    if let Some(tactic) = tactic_of(best) {
        let same = detect::detect_one(tactic.theme, &evidence.scene).is_some();
        if !same {
            let mut claim = contrast(evidence, Theme::MissesTactic, 0.92)?
                .with("theme", Param::Theme(tactic.theme))
                .with("line", Param::Moves(Box::new(best.before), best.line.clone()))
                .proved(Proof::Line { moves: best.line.clone(), balance: gained });
            claim.squares |= tactic.squares;
            claim.arrows.extend(tactic.arrows);
            return Some(claim);
        }
    }
    let claim = contrast(evidence, Theme::MissesMaterial, 0.90)?
        .with("n", Param::Number(gained / 100))
        .with("amount", Param::Number(gained))
        .proved(Proof::Line { moves: best.line.clone(), balance: gained });
    Some(match best.shortest_proof() {
        Some(proof) => claim.with("line", Param::WholeLine(Box::new(best.before), proof.to_vec())),
        None => claim,
    })
}

/// 124: what they threatened before the move is what they now play.
fn ignores_threat(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let idea = evidence.their_idea.as_ref()?;
    let (threat, _) = immediate_threat(&scene.before.after_null(), &idea.moves)?;
    let harm = win_percent(evidence.best) - (100.0 - win_percent(idea.verdict));
    let executed = scene.line.get(1) == Some(&threat);
    let prevented = evidence.best_scene.as_ref()?.line.get(1) != Some(&threat);
    if harm < CLEAR || !executed || !prevented {
        return None;
    }
    let claim = contrast(evidence, Theme::IgnoresThreat, 0.90)?
        .with("line", Param::Moves(Box::new(scene.after), vec![threat]))
        .with("tsq", Param::Square(threat.to()));
    Some(danger_arrow(claim, scene))
}

/// Whether a side promotes along a line, after the first move.
fn promotes(scene: &Scene, own: bool) -> bool {
    scene.line.iter().enumerate().skip(1).any(|(ply, mv)| mv.is_promotion() && (ply % 2 == 0) == own)
}

/// 135: they promote after the move and not after the best one.
fn allows_promotion(evidence: &Evidence) -> Option<Claim> {
    let best = evidence.best_scene.as_ref()?;
    let scene = &evidence.scene;
    if !promotes(scene, false) || promotes(best, false) {
        return None;
    }
    let claim = contrast(evidence, Theme::AllowsPromotion, 0.90)?
        .with("line", refutation(scene))
        .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() });
    Some(danger_arrow(claim, scene))
}

/// 136: the best line promotes and this one does not.
fn misses_promotion(evidence: &Evidence) -> Option<Claim> {
    let best = evidence.best_scene.as_ref()?;
    let scene = &evidence.scene;
    let promotes_at_best = best.mv.is_promotion() || promotes(best, true);
    if !promotes_at_best || scene.mv.is_promotion() || promotes(scene, true) {
        return None;
    }
    Some(
        contrast(evidence, Theme::MissesPromotion, 0.90)?
            .with("line", Param::Moves(Box::new(best.before), best.line.clone()))
            .proved(Proof::Line { moves: best.line.clone(), balance: best.settled_balance() }),
    )
}

/// 140: the move itself ends the game in a draw.
fn allows_draw_at_once(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    if !scene.after.is_stalemate() {
        return None;
    }
    Some(
        contrast(evidence, Theme::AllowsDraw, 1.0)?.with("stalemate", Param::Flag(true)).proved(Proof::Exact),
    )
}

/// 140: the line after the move ends in stalemate or repeats, while the best one wins.
fn allows_draw(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let last = scene.positions.last()?;
    let keys: Vec<_> = scene.positions.iter().map(Position::key).collect();
    let repeats = keys.iter().enumerate().any(|(index, key)| keys[..index].contains(key));
    let level = matches!(evidence.played, Verdict::Centipawns(value) if value.abs() <= 5);
    if !level
        || !(repeats || last.is_stalemate())
        || win_percent(evidence.best) < 60.0
        || scene.line.len() < 2
    {
        return None;
    }
    Some(
        contrast(evidence, Theme::AllowsDraw, 0.90)?
            .with("stalemate", Param::Flag(false))
            .with("line", refutation(scene))
            .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() }),
    )
}

/// 133: the component of the evaluation in which the settled line of the move is worse, if the components explain
/// at least half of what differs and agree with the search.
fn worse_term(evidence: &Evidence) -> Option<Claim> {
    let differences: Vec<(i32, Component)> = evidence
        .terms
        .iter()
        .zip(&evidence.terms_best)
        .map(|(played, best)| (played.value - best.value, played.component))
        .collect();
    let sum: i32 = differences.iter().map(|(delta, _)| delta).sum();
    let all: i32 = differences.iter().map(|(delta, _)| delta.abs()).sum();
    let explained: i32 = differences.iter().filter(|(delta, _)| *delta < 0).map(|(delta, _)| -delta).sum();
    let &(delta, component) =
        differences.iter().filter(|(_, component)| *component != Component::Material).min()?;
    // One component must carry the difference, or naming it would mislead.
    if 0 <= sum || explained * 2 < all || -30 < delta || -delta * 5 < explained * 2 {
        return None;
    }
    Some(
        contrast(evidence, Theme::WorseTerm, 0.75)?
            .with("term", Param::Term(component.key()))
            .with("amount", Param::Number(delta))
            .proved(Proof::Term { name: component.key(), delta }),
    )
}
