//! What `filter` and `dedup` share: choosing games in chunks, and writing a chosen game as it stands.

use lucena_games::collection::Chunk;
use lucena_games::select::{Selected, Selection};

use crate::base::Yield;
use crate::cli::{Console, Failure};

/// A worker that chooses the games of each chunk.
pub(super) fn select_with(selection: &Selection) -> impl FnMut(Chunk) -> Yield<Selected> {
    |chunk| {
        let mut selected = selection.select(chunk);
        let (troubles, remarks) =
            (std::mem::take(&mut selected.troubles), std::mem::take(&mut selected.remarks));
        Yield { read: selected.read, value: selected, troubles, remarks }
    }
}

/// The text of a game as it was, followed by one blank line.
pub(super) fn write_game(game: &[u8], console: &mut Console<'_>) -> Result<(), Failure> {
    let game = game.strip_prefix(b"\xef\xbb\xbf").unwrap_or(game);
    console.out.write_all(game.trim_ascii())?;
    console.out.write_all(b"\n\n")?;
    Ok(())
}
