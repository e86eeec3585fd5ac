//! The words about the reading of a game: why it could not be read, in which notation it was, and what was left out.

use lucena_chess::notation::Dialect;
use lucena_games::pgn::{Cut, Reading, Reason, Stray, StrayKind};
use lucena_text::{Text, args};

/// So much of what was left out is told one by one.
const SHOWN: usize = 5;

/// Why a game, or the rest of one, could not be read.
pub fn reason(reason: &Reason, text: Text) -> String {
    match reason {
        Reason::Move { number, san, error, .. } => {
            let why = text.san_error(san, *error);
            text.format("games-reason-move", args!["number" => number.to_string(), "why" => why])
        }
        Reason::NullMove { number, .. } => {
            text.format("games-reason-null-move", args!["number" => number.to_string()])
        }
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
        Reason::Link(link) => text.format("games-reason-link", args!["link" => link]),
    }
}

/// Everything that is to be said about the reading of a game, one sentence each; nothing about one in plain English notation.
pub fn notes(reading: &Reading, text: Text) -> Vec<String> {
    let cut = reading.cut.as_ref().map(|cut| cut_note(cut, text));
    dialect_note(reading.dialect, text)
        .into_iter()
        .chain(cut)
        .chain(stray_notes(&reading.strays, text))
        .collect()
}

/// In which notation the moves are, if it is not that of PGN.
pub fn dialect_note(dialect: Dialect, text: Text) -> Option<String> {
    (dialect != Dialect::English).then(|| text.get(&format!("reading-dialect-{}", dialect.key())))
}

fn cut_note(cut: &Cut, text: Text) -> String {
    let details = args!["line" => cut.line.to_string(), "reason" => reason(&cut.reason, text)];
    text.format("reading-cut", details)
}

/// What was left out: the first few, and how many more there are.
pub fn stray_notes(strays: &[Stray], text: Text) -> Vec<String> {
    let one = |stray: &Stray| {
        let key = match stray.kind {
            StrayKind::Word => "reading-stray-word",
            StrayKind::Variation => "reading-stray-variation",
        };
        let token = stray.token.replace(char::is_control, " ");
        text.format(key, args!["line" => stray.line.to_string(), "token" => token])
    };
    let mut notes: Vec<String> = strays.iter().take(SHOWN).map(one).collect();
    if SHOWN < strays.len() {
        notes.push(text.format("reading-more-strays", args!["count" => strays.len() - SHOWN]));
    }
    notes
}
