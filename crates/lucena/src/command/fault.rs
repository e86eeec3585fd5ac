//! What players do wrong and how they are described wrongly, in the user's language.

use lucena_lab::player::Fault;
use lucena_lab::spec::SpecError;
use lucena_text::{Text, args};

use crate::cli::{Failure, io_reason};

/// The words for a fault.
pub(super) fn words(fault: &Fault, text: Text) -> String {
    match fault {
        Fault::NotStarted { path, kind } => {
            let reason = io_reason(&std::io::Error::from(*kind), text);
            text.format("lab-fault-not-started", args!["program" => path, "reason" => reason])
        }
        Fault::Silent(awaited) => text.format("lab-fault-silent", args!["awaited" => *awaited]),
        Fault::Died { status, words } => {
            let status = status.map_or("?".to_owned(), |status| status.to_string());
            match words.is_empty() {
                true => text.format("lab-fault-died", args!["status" => status]),
                false => text.format("lab-fault-died-saying", args!["status" => status, "words" => words]),
            }
        }
        Fault::Flood => text.get("lab-fault-flood"),
        Fault::IllegalMove(mv) => text.format("lab-fault-illegal-move", args!["move" => mv]),
        Fault::Refused(line) => text.format("lab-fault-refused", args!["line" => line]),
        Fault::FalseClaim(line) => text.format("lab-fault-false-claim", args!["line" => line]),
        Fault::NoSuchOption(name) => text.format("lab-fault-no-such-option", args!["option" => name]),
        Fault::NoSuchLimit(name) => text.format("lab-fault-no-such-limit", args!["limit" => *name]),
        Fault::Time => text.get("lab-fault-time"),
    }
}

/// A player that cannot be used at all.
pub(super) fn failure(name: &str, fault: &Fault, text: Text) -> Failure {
    Failure::Input(text.format("lab-player-fault", args!["player" => name, "fault" => words(fault, text)]))
}

/// The words for a description that describes nobody.
pub(super) fn spec(typed: &str, error: &SpecError, text: Text) -> Failure {
    let reason = spec_reason(error, text);
    Failure::Usage(text.format("lab-bad-spec", args!["spec" => typed, "reason" => reason]))
}

/// Why it describes nobody.
pub(super) fn spec_reason(error: &SpecError, text: Text) -> String {
    match error {
        SpecError::Empty => text.get("lab-spec-empty"),
        SpecError::NoValue(part) => text.format("lab-spec-no-value", args!["part" => part]),
        SpecError::BadValue { key, value } => {
            text.format("lab-spec-bad-value", args!["key" => key, "value" => value])
        }
        SpecError::Refused(words) => words.clone(),
        SpecError::NoLimit(limit) => text.format("lab-spec-no-limit", args!["limit" => limit]),
        SpecError::NoSuchOption(name) => text.format("lab-fault-no-such-option", args!["option" => name]),
    }
}
