//! What `filter` and `dedup` have in common: writing a game that was chosen.

use crate::cli::{Console, Failure};

/// The text of a game as it was, followed by one blank line.
pub(super) fn write_game(game: &[u8], console: &mut Console<'_>) -> Result<(), Failure> {
    let game = game.strip_prefix(b"\xef\xbb\xbf").unwrap_or(game);
    console.out.write_all(game.trim_ascii())?;
    console.out.write_all(b"\n\n")?;
    Ok(())
}
