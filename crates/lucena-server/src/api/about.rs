//! What the application is, and the document that describes its API.

use std::sync::LazyLock;

use axum::Json;
use axum::extract::State as Shared;
use lucena_engine::Options;
use lucena_text::Language;
use serde_json::Value;

use crate::routes::ROUTES;
use crate::state::State;
use crate::wire::{self, About, AboutLimits};
use crate::words;

pub(crate) async fn about(Shared(state): Shared<State>) -> Json<About> {
    let limits = &state.limits;
    Json(About {
        name: "Lucena",
        version: env!("CARGO_PKG_VERSION"),
        languages: Language::ALL.map(Language::tag).to_vec(),
        limits: AboutLimits {
            body_bytes: limits.body_bytes as u64,
            base_bytes: limits.base_bytes,
            search_ms: limits.search_time.as_millis() as u64,
            search_nodes: limits.search_nodes,
            search_depth: limits.search_depth,
            searches: limits.searches,
            queue: limits.queue,
            elo: [*Options::ELO.start(), *Options::ELO.end()],
        },
        openapi: "/api/openapi.json",
        keeps: state.unkept.is_none(),
        trouble: state.unkept.as_ref().map(|error| wire::both(|text| words::store(error, text))),
        mended: state.mended.as_ref().map(|mended| wire::both(|text| words::mended(mended, text))),
    })
}

pub(crate) async fn openapi() -> Json<&'static Value> {
    /// Written when somebody asks for it first.
    static DOCUMENT: LazyLock<Value> = LazyLock::new(|| wire::openapi::document(ROUTES));
    Json(&DOCUMENT)
}
