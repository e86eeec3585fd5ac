//! What is in danger: pieces that hang, and what the other side would play if it were its turn.

use axum::Json;
use axum::extract::State as Shared;
use lucena_chess::{Bitboard, Color, Game, Position};
use lucena_engine::Options;
use lucena_eval::Verdict;
use lucena_explain::odds::win_percent;
use lucena_explain::{Effort, OwnEngine, Thinker, Variation};
use lucena_facts::{AttackMap, threats as facts};

use crate::error::Answer;
use crate::input::{self, Body, Speech};
use crate::state::State;
use crate::think::{Client, search};
use crate::wire::{self, FenRequest, SideThreats, Threat, Threats};

/// Positions searched to find out what is threatened.
const NODES: u64 = 20_000;
/// Less than so many percentage points is no threat.
const WORTH_SAYING: f64 = 10.0;
/// The same where they would begin with a quiet move: two moves in a row are worth something anywhere, even at the start.
const WORTH_SAYING_OF_QUIET: f64 = 15.0;
/// The longest line that is shown.
const PLIES: usize = 6;

pub(crate) async fn threats(
    Shared(state): Shared<State>,
    client: Client,
    Speech(text): Speech,
    Body(request): Body<FenRequest>,
) -> Answer<Threats> {
    let pos = input::position(&request.fen, text)?;
    search(&state, client, text, move || Ok(searched(&pos))).await.map(Json)
}

/// What is in danger, with a search for what is threatened.
fn searched(pos: &Position) -> Threats {
    let mut setup = pos.to_setup();
    setup.turn = !setup.turn;
    setup.en_passant = None;
    // A side in check cannot pass: such a position is refused here.
    let ideas = Position::try_from(setup).ok().and_then(|passed| {
        let mut engine = OwnEngine::new(Options::default());
        let now = engine.think(&Game::from_position(*pos), 1, &[], Effort::nodes(NODES));
        let then = engine.think(&Game::from_position(passed), 1, &[], Effort::nodes(NODES));
        Some((now.lines.into_iter().next()?.verdict, then.lines.into_iter().next()?))
    });
    found(pos, ideas.as_ref().map(|(best, idea)| (*best, idea)))
}

/// What is in danger. What is known already: what the position is worth to the side to move, and what the other side would
/// play if it were its turn.
pub(crate) fn found(pos: &Position, known: Option<(Verdict, &Variation)>) -> Threats {
    let map = AttackMap::new(pos);
    let side = |color| SideThreats {
        hanging: squares(facts::hanging(pos, &map, color)),
        loose: squares(facts::loose(pos, &map, color)),
        attacked_by_lesser: squares(facts::attacked_by_lesser(pos, &map, color)),
        overloaded: squares(facts::overloaded(pos, &map, color)),
        forking: squares(facts::forks(pos, &map, color)),
    };
    Threats {
        white: side(Color::White),
        black: side(Color::Black),
        checkers: squares(pos.checkers()),
        threat: known.and_then(|(best, idea)| threat(pos, best, idea)),
    }
}

fn squares(set: Bitboard) -> Vec<String> {
    set.into_iter().map(|square| square.to_string()).collect()
}

/// What the side that is not to move would gain if it were.
fn threat(pos: &Position, best: Verdict, idea: &Variation) -> Option<Threat> {
    let mut setup = pos.to_setup();
    setup.turn = !setup.turn;
    setup.en_passant = None;
    let mut here = Position::try_from(setup).ok()?;
    let gain = win_percent(idea.verdict) - win_percent(best.reversed());
    let is_quiet = idea.moves.first().is_some_and(|&mv| mv.is_quiet() && !here.gives_check(mv));
    if gain < if is_quiet { WORTH_SAYING_OF_QUIET } else { WORTH_SAYING } {
        return None;
    }
    let mut line = Vec::new();
    for &mv in idea.moves.iter().take(PLIES) {
        line.push(wire::written_move(&here, mv));
        here = here.after(mv);
    }
    Some(Threat { line, gain: (gain * 10.0).round() / 10.0 })
}
