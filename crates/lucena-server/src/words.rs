//! The words for what the libraries report with values, where they have no words of their own.

use lucena_games::pgn::Reason;
#[cfg(feature = "http")]
use lucena_store::{Mended, StoreError};
use lucena_text::{Text, args};

/// Why a game was skipped.
pub fn reason(reason: &Reason, text: Text) -> String {
    let number = |ply: usize| format!("{}{}", ply / 2 + 1, if ply.is_multiple_of(2) { "." } else { "..." });
    match reason {
        Reason::Move { ply, san, error } => {
            let why = text.san_error(san, *error);
            text.format("games-reason-move", args!["number" => number(*ply), "why" => why])
        }
        Reason::NullMove { ply } => text.format("games-reason-null-move", args!["number" => number(*ply)]),
        Reason::Unreadable(token) => text.format("games-reason-unreadable", args!["token" => token]),
        Reason::Fen(error) => text.fen_error(error),
        Reason::Variant(name) => text.format("games-reason-variant", args!["variant" => name]),
        Reason::OpenComment => text.get("games-reason-open-comment"),
        Reason::OpenVariation => text.get("games-reason-open-variation"),
        Reason::BadTag => text.get("games-reason-bad-tag"),
        Reason::TooManyTags => text.get("games-reason-too-many-tags"),
        Reason::TooManyBytes => text.get("games-reason-too-many-bytes"),
        Reason::TooManyPlies => text.get("games-reason-too-many-plies"),
        Reason::TooManyNodes => text.get("games-reason-too-many-nodes"),
        Reason::TooDeep => text.get("games-reason-too-deep"),
        Reason::NotAGame => text.get("games-reason-not-a-game"),
    }
}

/// Why something could not be kept, and what to do about it.
#[cfg(feature = "http")]
pub fn store(error: &StoreError, text: Text) -> String {
    match error {
        StoreError::Full => text.get("server-disk-full"),
        StoreError::ReadOnly | StoreError::CannotOpen(_) => text.get("server-read-only"),
        StoreError::Busy => text.get("server-store-busy"),
        StoreError::Damaged => text.get("server-store-damaged"),
        StoreError::TooNew { found } => text.format("server-store-too-new", args!["version" => *found]),
        StoreError::Other(reason) => text.format("server-store", args!["reason" => reason]),
    }
}

/// What became of a damaged data file.
#[cfg(feature = "http")]
pub fn mended(mended: &Mended, text: Text) -> String {
    let file = mended.kept.file_name().unwrap_or_default().to_string_lossy().into_owned();
    text.format("server-store-mended", args!["count" => mended.rescued, "file" => file])
}
