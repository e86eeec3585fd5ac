//! The routes of a class. Who may ask what is decided at the door (`crate::class::door`); these handlers only do it.

pub(crate) mod entry;
pub(crate) mod manage;
pub(crate) mod positions;
pub(crate) mod remark;
pub(crate) mod report;
pub(crate) mod round;
pub(crate) mod sets;
pub(crate) mod state;
pub(crate) mod test;
pub(crate) mod tournament;

use axum::http::StatusCode;
use lucena_text::Text;

use crate::error::ApiError;
use crate::input;

/// The longest remark or note.
const MOST_WORDS: usize = 2_000;

/// A text that somebody typed, without blanks around it; refused if it is empty or too long.
fn typed(words: &str, most: usize, text: Text) -> Result<String, ApiError> {
    let words = words.trim();
    if most < words.chars().count() {
        return Err(input::refused(StatusCode::PAYLOAD_TOO_LARGE, text));
    }
    if words.is_empty() {
        return Err(ApiError::input(crate::wire::ErrorCode::Nothing, text.get("class-nothing")));
    }
    Ok(words.to_owned())
}
