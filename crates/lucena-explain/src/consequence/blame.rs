//! What speaks against a move: the first reasons of the cascade that hold, from mate down to the evaluation's terms.

use lucena_chess::{Bitboard, Move, Position, Role, Square};
use lucena_eval::{Component, Entry, Evaluator, Verdict};

use super::{
    answer, branch, compare, difference_shows, draw, drive, duty, exchange, immediate_threat, is_admitted,
    leave, ledger, neglect, net, parry, result, score_agrees, search_proof,
};
use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::detect;
use crate::evidence::{CLEAR, Evidence, UNTOLD};
use crate::level::Level;
use crate::odds::win_percent;
use crate::primitives::{self, Phase, captured, see};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;

/// Why the move is worse than the best one: the first reason that holds, and perhaps one more.
pub(super) fn claims(evidence: &Evidence) -> Vec<Claim> {
    let tests: [fn(&Evidence) -> Option<Claim>; 12] = [
        draw::at_once,
        result::throws_away,
        allows_mate,
        misses_mate,
        loss,
        result::into_lost_ending,
        misses_gain,
        ignores_threat,
        allows_promotion,
        misses_promotion,
        draw::allows,
        worse_term,
    ];
    let mut found: Vec<Claim> = Vec::new();
    for claim in tests.iter().filter_map(|test| test(evidence)) {
        found.push(claim);
        if 2 <= found.iter().filter(|claim| can_be_said(claim)).count() {
            break;
        }
    }
    let tells = |claim: &Claim| claim.theme.tells_why() && can_be_said(claim);
    if !found.iter().any(tells) {
        found.extend(ledger::differs(evidence));
    }
    // What explains a reason further, beside it.
    let further: [fn(&Evidence) -> Option<Claim>; 5] =
        [allows_tactic, net::mating_net, branch::fails, parry::better_parries, leave::better_offers];
    let is_told = found.iter().any(tells);
    let shows_mate = found.iter().any(net::shows_mate);
    let further = further.iter().filter_map(|test| test(evidence));
    found.extend(further.filter(|claim| shows_mate || claim.theme != Theme::MatingNet));
    found.extend(compare::ends_worse(evidence, is_told));
    if !is_told {
        found.extend(ledger::gives_back(evidence));
        found.extend(drive::claims(evidence));
        found.extend(answer::gives_square(evidence).or_else(|| neglect::neglects(evidence)));
    }
    found
}

/// Whether a claim has a line that most readers are shown: what is counted at the end of a longer one is not said.
fn can_be_said(claim: &Claim) -> bool {
    match claim.params.get(&Slot::Line) {
        Some(Param::WholeLine(_, moves)) => moves.len() <= Level::Medium.proof_plies(),
        Some(_) => true,
        None => !matches!(claim.theme, Theme::LosesMaterial | Theme::MissesMaterial),
    }
}

/// What the move loses, told by what makes it possible: a duty given up, a piece outnumbered, or else the line alone.
fn loss(evidence: &Evidence) -> Option<Claim> {
    let plain = || {
        let is_new = !answers_both(evidence) && !is_prelude(evidence);
        exchange::left_to_be_taken(evidence).filter(|_| is_new)
    };
    duty::given_up(evidence).or_else(plain).or_else(|| loses_material(evidence))
}

/// Whether they answer the better move in the same way: what that takes is lost with either.
fn answers_both(evidence: &Evidence) -> bool {
    let answer = evidence.scene.line.get(1);
    answer.is_some() && evidence.best_scene.as_ref().is_some_and(|best| best.line.get(1) == answer)
}

/// Whether the first capture of the refutation is only the beginning: it wins clearly less than the whole line, and a tactic
/// can be named that wins the rest.
fn is_prelude(evidence: &Evidence) -> bool {
    // Whoever loses a piece at once asks about nothing else.
    const PLAIN: i32 = 300;
    let scene = &evidence.scene;
    let first = scene.line.get(1).map_or(0, |&mv| primitives::see(&scene.after, mv));
    let given = scene.captured.map_or(0, |(role, _)| primitives::value(role));
    let plain = first - given;
    plain < PLAIN && plain + 150 < -scene.settled_balance() && tactic_against(scene).is_some()
}

pub(super) fn contrast(evidence: &Evidence, theme: Theme, confidence: f32) -> Option<Claim> {
    let best = evidence.best_scene.as_ref()?;
    Some(
        Claim::new(theme, confidence)
            .with(Slot::To, Param::Square(evidence.scene.to))
            .with(Slot::Best, Param::Moves(Box::new(best.before), vec![best.mv]))
            .arrow(best.from, best.to, ArrowColor::Green)
            .proved(search_proof(evidence, win_percent(evidence.best), win_percent(evidence.played)))
            .realized(true),
    )
}

/// The part of a line after the move itself: their answer and what follows.
fn refutation(scene: &Scene) -> Param {
    Param::Moves(Box::new(scene.after), scene.line[1..].to_vec())
}

/// Their answer and what follows, whole up to the point where its material is counted, if the line gets there.
pub(super) fn punishment(scene: &Scene) -> Param {
    match scene.forced_proof() {
        Some([_, answer @ ..]) if !answer.is_empty() => {
            Param::WholeLine(Box::new(scene.after), to_last_capture(answer).to_vec())
        }
        _ => refutation(scene),
    }
}

/// A line without the quiet moves at its end, which only show that nothing more happens.
pub(super) fn to_last_capture(line: &[Move]) -> &[Move] {
    let last = line.iter().rposition(|mv| mv.is_capture() || mv.is_promotion());
    last.map_or(line, |last| &line[..=last])
}

/// The line of the best move up to the point where its material is counted, if it gets there.
pub(super) fn chance(best: &Scene) -> Param {
    match best.forced_proof() {
        Some(proof) => Param::WholeLine(Box::new(best.before), to_last_capture(proof).to_vec()),
        None => Param::Moves(Box::new(best.before), best.line.clone()),
    }
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
        .with(Slot::Count, Param::Number(-moves))
        .with(Slot::Line, Param::WholeLine(Box::new(scene.after), scene.line[1..].to_vec()))
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
            .with(Slot::Count, Param::Number(moves))
            .with(Slot::Line, Param::WholeLine(Box::new(best.before), best.line.clone())),
    )
}

/// How sure a detector must be of a tactic that is to be named.
const SURE: f32 = 0.8;

/// The most telling tactical theme of a move that works along its line.
pub(crate) fn tactic_of(scene: &Scene) -> Option<Claim> {
    // A pinned pawn is no tactic worth a name; the detectors are unsure of it for that reason.
    let working = detect::detect(scene)
        .into_iter()
        .filter(|claim| claim.theme.is_nameable() && claim.realized && SURE <= claim.confidence);
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

/// Whether a tactical theme says enough by its name.
const fn says_much(theme: Theme) -> bool {
    5 <= order_of(theme)
}

/// Whether the line after the move loses material that the best line keeps.
fn is_loss(evidence: &Evidence) -> bool {
    let (scene, best) = (&evidence.scene, evidence.best_scene.as_ref());
    let lost = scene.settled_balance();
    let kept = best.is_some_and(|best| lost - best.settled_balance() <= -100);
    let is_fault = lost <= -100 && kept && 2 <= scene.line.len() && is_admitted(evidence);
    is_fault && !ledger::loses_either_way(evidence)
}

/// The tactic that their answer strikes, or their next move, with how many half-moves of the line come before it. One that says
/// little by its name is better told by what it costs.
pub(crate) fn tactic_against(scene: &Scene) -> Option<(Claim, usize)> {
    [1, 3].into_iter().find_map(|ply| {
        let tactic = tactic_of(&scene.later(ply)?).filter(|tactic| says_much(tactic.theme))?;
        Some((tactic, ply))
    })
}

/// 122: the line after the move strikes a tactic that wins material.
fn allows_tactic(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    if !is_loss(evidence) {
        return None;
    }
    let (tactic, ply) = tactic_against(scene)?;
    // A piece that can simply be taken needs no other name.
    let plain = exchange::left_to_be_taken(evidence).is_some() && !is_prelude(evidence);
    if plain || duty::Strike::first(scene).is_some_and(|strike| strike.ply <= ply && 1 < ply) {
        return None;
    }
    let told = Param::Moves(Box::new(scene.after), scene.line[1..=ply].to_vec());
    let claim = contrast(evidence, Theme::AllowsTactic, 0.95)?
        .with(Slot::Theme, Param::Theme(tactic.theme))
        .with(Slot::Reply, told)
        .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() });
    // The loss is told with its line, if that has an end.
    let mut claim = match punishment(scene) {
        Param::WholeLine(..) => claim,
        line => claim.with(Slot::Line, line),
    };
    claim.squares |= tactic.squares;
    claim
        .arrows
        .extend(tactic.arrows.iter().map(|arrow| crate::claim::Arrow { color: ArrowColor::Red, ..*arrow }));
    Some(claim)
}

/// 37 and 131: the line after the move loses material that the best line keeps.
fn loses_material(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let lost = scene.settled_balance();
    if !is_loss(evidence) {
        return None;
    }
    // Where much more falls than what the answer takes, its line tells more than the piece that hangs.
    let is_all = scene.line.get(1).is_some_and(|&answer| -lost < see(&scene.after, answer) + 200)
        || scene.forced_proof().is_none_or(|proof| RACE < proof.len());
    if let Some(claim) = confirmed_hanging(evidence).filter(|_| is_all && !is_prelude(evidence)) {
        return Some(claim);
    }
    let claim = contrast(evidence, Theme::LosesMaterial, 0.92)?
        .with(Slot::Count, Param::Number(-lost / 100))
        .with(Slot::Amount, Param::Number(lost))
        .proved(Proof::Line { moves: scene.line.clone(), balance: lost });
    // What is counted is shown: without a line that gets there, no line.
    let claim = match (punishment(scene), scene.long_proof().map(|proof| until_counted(scene, proof))) {
        (line @ Param::WholeLine(..), _) => {
            with_fallen(claim.with(Slot::Line, line), (scene, scene.forced_proof()), true)
        }
        // After quiet moves it is named only if the two scores differ for it, and go on differing.
        (_, Some(proof @ [_, answer @ ..])) if difference_shows(evidence) && is_followed(answer) => {
            let line = Param::WholeLine(Box::new(scene.after), to_last_capture(answer).to_vec());
            let claim = claim.with(Slot::Line, line).with(Slot::Later, Param::Flag(true));
            with_fallen(claim, (scene, Some(proof)), true)
        }
        _ => claim,
    };
    Some(danger_arrow(claim, scene))
}

/// 37, confirmed: what hangs is what the line takes.
fn confirmed_hanging(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let mut claim = detect::detect_one(Theme::HangsMaterial, scene)?;
    let reply = *scene.line.get(1)?;
    let taken: Square = captured(&scene.after, reply)?.1;
    if claim.square(Slot::TargetSquare) != Some(taken) {
        return None;
    }
    claim.confidence = 0.95;
    claim.realized = true;
    claim = claim.with(Slot::Line, Param::Moves(Box::new(scene.after), vec![reply]));
    Some(claim)
}

/// 123 and 132: the best move wins material or strikes a tactic, and this one does not.
fn misses_gain(evidence: &Evidence) -> Option<Claim> {
    let best = evidence.best_scene.as_ref()?;
    let gained = best.settled_balance() - best.debt();
    let more = gained - evidence.scene.settled_balance() + evidence.scene.debt();
    // What can simply be taken needs no other name, and what must be taken back even less.
    let could_take = || exchange::could_take(evidence);
    if (best.debt() != 0 || exchange::is_left_standing(evidence))
        && let Some(claim) = could_take()
    {
        return Some(claim);
    }
    let is_shown = score_agrees(best, evidence.best.centipawns()) || difference_shows(evidence);
    if gained < 100 || more < 100 || !is_shown {
        return None;
    }
    if let Some(claim) = could_take() {
        return Some(claim);
    }
    if ledger::wins_either_way(evidence) {
        return None;
    }
    if let Some(tactic) = tactic_of(best).filter(|tactic| says_much(tactic.theme)) {
        let same = detect::detect_one(tactic.theme, &evidence.scene).is_some();
        if !same {
            let mut claim = contrast(evidence, Theme::MissesTactic, 0.92)?
                .with(Slot::Theme, Param::Theme(tactic.theme))
                .with(Slot::Line, chance(best))
                .proved(Proof::Line { moves: best.line.clone(), balance: gained });
            claim.squares |= tactic.squares;
            claim.arrows.extend(tactic.arrows);
            return Some(claim);
        }
    }
    let claim = contrast(evidence, Theme::MissesMaterial, 0.90)?
        .with(Slot::Count, Param::Number(gained / 100))
        .with(Slot::Amount, Param::Number(gained))
        .proved(Proof::Line { moves: best.line.clone(), balance: gained });
    Some(match (chance(best), best.long_proof().map(|proof| until_counted(best, proof))) {
        (line @ Param::WholeLine(..), _) => {
            with_fallen(claim.with(Slot::Line, line), (best, best.forced_proof()), false)
        }
        (_, Some(proof)) if difference_shows(evidence) && is_followed(proof) => {
            let line = Param::WholeLine(Box::new(best.before), to_last_capture(proof).to_vec());
            let claim = claim.with(Slot::Line, line).with(Slot::Later, Param::Flag(true));
            with_fallen(claim, (best, Some(proof)), false)
        }
        _ => claim,
    })
}

/// A line up to the first quiet point at which as much has changed hands as at its end.
fn until_counted<'a>(scene: &Scene, proof: &'a [Move]) -> &'a [Move] {
    let balance = |pos: &Position| primitives::material_balance(pos, scene.us);
    let goal = balance(&scene.before) + scene.settled_balance();
    let is_counted = |&length: &usize| {
        let pos = &scene.positions[length];
        balance(pos) == goal && primitives::is_at_rest(pos)
    };
    (2..=proof.len()).find(is_counted).map_or(proof, |length| &proof[..length])
}

/// Whether a reader follows a line with quiet moves to its last capture.
fn is_followed(line: &[Move]) -> bool {
    to_last_capture(line).len() <= RACE
}

/// Names what falls along the line, if one or two pieces make up all that is lost, or one that was given for something cheaper: the others
/// were traded for their like.
fn with_fallen(claim: Claim, (scene, proof): (&Scene, Option<&[Move]>), ours: bool) -> Claim {
    let length = proof.map_or(0, <[Move]>::len);
    let taken = |ply: usize| captured(&scene.positions[ply], scene.line[ply]);
    let is_loss = |ply: &usize| ply.is_multiple_of(2) != ours;
    let mut fallen: Vec<_> = (0..length).filter(is_loss).filter_map(taken).collect();
    let mut price: Vec<Role> = Vec::new();
    for (paid, square) in (0..length).filter(|ply| !is_loss(ply)).filter_map(taken) {
        // What is taken and taken back on one square is a trade, before anything else is.
        let is_like = |&(role, _): &(Role, Square)| primitives::value(role) == primitives::value(paid);
        let there = fallen.iter().position(|one| is_like(one) && one.1 == square);
        match there.or_else(|| fallen.iter().position(is_like)) {
            Some(index) => {
                fallen.remove(index);
            }
            None => price.push(paid),
        }
    }
    // What has only just promoted was a pawn all the while.
    let promoted =
        |square: Square| scene.line[..length].iter().any(|mv| mv.is_promotion() && mv.to() == square);
    // A pawn that only comes there along the line is none that a reader sees on the board.
    let stood = |role: Role, square: Square| {
        let side = if ours { scene.us } else { scene.them };
        role != Role::Pawn || scene.after.pieces(side, role).contains(square)
    };
    let worth = |roles: &[Role]| roles.iter().map(|&role| primitives::value(role)).sum::<i32>();
    let roles: Vec<Role> = fallen.iter().map(|&(role, _)| role).collect();
    let is_all = worth(&roles) - worth(&price) == scene.settled_balance().abs();
    if !is_all || !fallen.iter().all(|&(role, square)| stood(role, square) && !promoted(square)) {
        return claim;
    }
    let one = |claim: Claim, (role, square)| {
        claim.with(Slot::Target, Param::Role(role)).with(Slot::TargetSquare, Param::Square(square))
    };
    match (&fallen[..], &price[..]) {
        (&[found], []) => one(claim, found),
        (&[found], &[paid]) if paid != Role::Pawn => {
            one(claim, found).with(Slot::Captured, Param::Role(paid))
        }
        (&[_, _], []) => claim.with(Slot::TargetList, Param::Pieces(fallen)),
        (&[_, _], &[paid]) if paid != Role::Pawn => {
            claim.with(Slot::TargetList, Param::Pieces(fallen)).with(Slot::Captured, Param::Role(paid))
        }
        _ => claim,
    }
}

/// 124: what they threatened before the move is what they now play.
fn ignores_threat(evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let idea = evidence.their_idea.as_ref()?;
    let (threat, _) = immediate_threat(&scene.before.after_null(), &idea.moves)?;
    let harm = win_percent(evidence.best) - (100.0 - win_percent(idea.verdict));
    // A capture that has become a trade is no threat any more.
    let works = scene.after.is_legal(threat)
        && (100 <= see(&scene.after, threat) || scene.after.after(threat).is_checkmate());
    let executed = scene.line.get(1) == Some(&threat) && works;
    let prevented = evidence.best_scene.as_ref()?.line.get(1) != Some(&threat);
    if harm < CLEAR || !executed || !prevented {
        return None;
    }
    let mut line = vec![threat];
    line.extend(primitives::exchange_line(&scene.after.after(threat), threat.to()));
    let claim = contrast(evidence, Theme::IgnoresThreat, 0.90)?
        .with(Slot::Line, Param::WholeLine(Box::new(scene.after), line))
        .with(Slot::TargetSquare, Param::Square(threat.to()));
    Some(danger_arrow(claim, scene))
}

/// How many moves of a line are played until a side has promoted after the first move.
fn promotion(scene: &Scene, own: bool) -> Option<usize> {
    let mut plies = (1..scene.line.len()).filter(|ply| (ply % 2 == 0) == own);
    plies.find(|&ply| promotes_for_good(scene, ply)).map(|ply| ply + 1)
}

/// Whether a move of a line promotes, and what it makes is not taken at once; where the line ends there, nothing may take it.
fn promotes_for_good(scene: &Scene, ply: usize) -> bool {
    let (mv, after) = (scene.line[ply], &scene.positions[ply + 1]);
    let is_taken = match scene.line.get(ply + 1) {
        Some(reply) => reply.to() == mv.to(),
        None => 0 < primitives::gain(after, after.turn(), mv.to()),
    };
    mv.is_promotion() && !is_taken
}

/// The most half-moves of a line to a promotion, or to a capture after quiet moves, that a reader takes for the reason of its first move.
const RACE: usize = 9;

/// 135: they promote after the move and not after the best one.
fn allows_promotion(evidence: &Evidence) -> Option<Claim> {
    let best = evidence.best_scene.as_ref()?;
    let scene = &evidence.scene;
    let length = promotion(scene, false).filter(|_| promotion(best, false).is_none())?;
    if RACE < length {
        return None;
    }
    let claim = contrast(evidence, Theme::AllowsPromotion, 0.90)?
        .with(Slot::Line, Param::WholeLine(Box::new(scene.after), scene.line[1..length].to_vec()))
        .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() });
    Some(danger_arrow(claim, scene))
}

/// 136: the best line promotes and this one does not.
fn misses_promotion(evidence: &Evidence) -> Option<Claim> {
    let best = evidence.best_scene.as_ref()?;
    let scene = &evidence.scene;
    let length = if promotes_for_good(best, 0) { 1 } else { promotion(best, true)? };
    if RACE < length || scene.mv.is_promotion() || promotion(scene, true).is_some() {
        return None;
    }
    Some(
        contrast(evidence, Theme::MissesPromotion, 0.90)?
            .with(Slot::Line, Param::WholeLine(Box::new(best.before), best.line[..length].to_vec()))
            .proved(Proof::Line { moves: best.line.clone(), balance: best.settled_balance() }),
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
    // Where material differs, that is the point, told or not.
    if differences.iter().any(|&(delta, component)| component == Component::Material && 80 <= delta.abs()) {
        return None;
    }
    let sum: i32 = differences.iter().map(|(delta, _)| delta).sum();
    let all: i32 = differences.iter().map(|(delta, _)| delta.abs()).sum();
    let explained: i32 = differences.iter().filter(|(delta, _)| *delta < 0).map(|(delta, _)| -delta).sum();
    let &(delta, component) =
        differences.iter().filter(|(_, component)| *component != Component::Material).min()?;
    // One component must be the point, or naming it would mislead.
    if 0 <= sum || explained * 2 < all || -30 < delta || -delta * 2 < explained {
        return None;
    }
    let squares = worse_squares(evidence, component)?;
    Some(
        contrast(evidence, Theme::WorseTerm, 0.75)?
            .with(Slot::Term, Param::Term(component.key()))
            .with(Slot::Amount, Param::Number(delta))
            .marking(squares)
            .proved(Proof::Term { name: component.key(), delta }),
    )
}

/// The squares on which a component is worse where the line of the move comes to rest than where the best line does; nothing
/// if it cannot be shown, or makes no sense there: a king needs no shelter when few pieces are left, and a structure of
/// pawns needs pawns.
fn worse_squares(evidence: &Evidence, component: Component) -> Option<Bitboard> {
    let scene = &evidence.scene;
    let (here, there) = (scene.settled(), evidence.best_scene.as_ref()?.settled());
    let applies = match component {
        Component::KingSafety => primitives::phase(&here) != Phase::Endgame,
        Component::PawnStructure => here.role(Role::Pawn) != there.role(Role::Pawn),
        _ => true,
    };
    if !applies {
        return None;
    }
    let mut evaluator = Evaluator::default();
    let mut entries = |pos: &Position| evaluator.trace(pos).entries().to_vec();
    let (here, there) = (entries(&here), entries(&there));
    let fits = |entry: &&Entry| {
        entry.term.component() == component && entry.is_in_sum() && !UNTOLD.contains(&entry.term)
    };
    let known: Vec<&Entry> = there.iter().filter(fits).collect();
    let squares = here
        .iter()
        .filter(fits)
        .filter(|entry| {
            let good = 0 < entry.value.mg() + entry.value.eg();
            // Something bad of ours or something good of theirs that the better line does not have.
            good != (entry.side == scene.us)
                && !known.iter().any(|other| {
                    (other.term, other.side, other.squares) == (entry.term, entry.side, entry.squares)
                })
        })
        .fold(Bitboard::EMPTY, |squares, entry| squares | entry.squares);
    squares.any().then_some(squares)
}
