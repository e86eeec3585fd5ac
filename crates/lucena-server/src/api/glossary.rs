//! The glossary: what the words of explanations mean.

use std::sync::LazyLock;

use axum::Json;

use crate::error::Answer;
use crate::input::Speech;
use crate::think::blocking;
use crate::wire::{self, GlossaryEntry};

/// Made once: it looks for an example of every fact and pattern.
static GLOSSARY: LazyLock<Vec<GlossaryEntry>> = LazyLock::new(wire::glossary);

pub(crate) async fn glossary(Speech(text): Speech) -> Answer<Vec<GlossaryEntry>> {
    blocking(text, || Ok(GLOSSARY.clone())).await.map(Json)
}
