//! Why the best move is good, or why any other move is or is not.

use axum::Json;
use axum::extract::State as Shared;
use lucena_chess::{Game, Move};
use lucena_engine::Options;
use lucena_explain::{
    Evidence, Explainer, Explanation as Argued, FindMore, Inquiry, OwnEngine, Thought, marks, pattern,
};
use lucena_text::Text;

use crate::error::{Answer, ApiError};
use crate::input::{self, Body, Speech};
use crate::state::{Application, State};
use crate::think::{Client, search};
use crate::wire::{self, ErrorCode, ExplainRequest, Explanation};

/// Positions searched if nothing else is asked.
const USUAL_NODES: u64 = 200_000;

pub(crate) async fn explain(
    Shared(state): Shared<State>,
    client: Client,
    Speech(text): Speech,
    Body(request): Body<ExplainRequest>,
) -> Answer<Explanation> {
    let game = input::game(request.fen.as_deref(), &request.moves, text)?;
    let pos = *game.position();
    if !pos.has_legal_moves() {
        let key = if pos.is_check() { "server-over-mate" } else { "server-over-stalemate" };
        return Err(ApiError::input(ErrorCode::GameOver, text.get(key)));
    }
    let mv = request.mv.as_deref().map(|typed| input::read_move(&pos, typed, text)).transpose()?;
    let level = input::level(request.level.as_deref(), text)?;
    let effort = input::effort(request.depth, request.nodes, request.time, USUAL_NODES, &state.limits);
    let shared = State::clone(&state);
    let work = move || explained(&shared, &game, mv, Inquiry { level, effort }, text);
    search(&state, client, text, work).await.map(Json)
}

/// Explains a move of a game.
pub(crate) fn explained(
    state: &Application,
    game: &Game,
    mv: Option<Move>,
    inquiry: Inquiry,
    text: Text,
) -> Result<Explanation, ApiError> {
    let argued = argued(state, game, mv, None, inquiry).ok_or_else(|| ApiError::internal(text))?;
    Ok(written(state, &argued))
}

/// Argues about a move of a game, the best if none is given; what is already known about the position may be brought along.
pub(crate) fn argued(
    state: &Application,
    game: &Game,
    mv: Option<Move>,
    thought: Option<Thought>,
    inquiry: Inquiry,
) -> Option<Argued> {
    let (library, acceptance) = (state.library(), state.acceptance());
    let patterns = move |evidence: &Evidence| pattern::claims(&library, evidence);
    let more: Option<&FindMore<'_>> = Some(&patterns);
    let explainer = Explainer { voice: &state.voice, acceptance: &acceptance, more };
    let mut engine = OwnEngine::new(Options::default());
    explainer.explain(game, mv, thought, &mut engine, inquiry)
}

/// Writes an explanation.
pub(crate) fn written(state: &Application, argued: &Argued) -> Explanation {
    wire::explanation(argued, &state.voice, &marks(&argued.evidence, None))
}
