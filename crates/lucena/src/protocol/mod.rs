//! The languages of chess programs on standard input and output. UCI for now.

pub mod uci;

use crate::cli::{Console, Failure, Outcome};

/// Speaks with a chess program until it says `quit` or the input ends.
///
/// # Errors
/// If the streams fail.
pub fn run(console: &mut Console<'_>) -> Result<Outcome, Failure> {
    // A person who starts the bare program should not face a silent cursor.
    console.give_hint(|text| text.get("uci-hint"));
    uci::run(console.input, console.out, console.text)?;
    Ok(Outcome::Done)
}
