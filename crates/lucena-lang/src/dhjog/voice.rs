//! What there is to say about heuristic sets, in the words of `data/messages/{pt,en}/dhjog.ftl`.

use lucena_text::{Text, args};

use super::code::{Code, Diagnostic};
use super::player::Stopped;
use crate::diagnostic::Complaint;

/// The sentence of a diagnostic.
pub fn message(diagnostic: &Diagnostic, text: Text) -> String {
    let id = diagnostic.code.id().to_lowercase();
    // Some sentences say more when there is more to say.
    let form = match (diagnostic.code, diagnostic.arguments.len()) {
        (Code::UnknownName | Code::UnknownFunction | Code::NotACondition, 2) | (Code::ArgumentCount, 4) => {
            "-more"
        }
        (Code::Repeated, 1) => "-predefined",
        _ => "",
    };
    text.format(&format!("dhjog-{id}{form}"), crate::voice::arguments(diagnostic, text))
}

/// What to do about it.
pub fn hint(diagnostic: &Diagnostic, text: Text) -> Option<String> {
    text.attribute(&format!("dhjog-{}", diagnostic.code.id().to_lowercase()), "hint")
}

/// That a function was stopped.
pub fn stopped(stopped: &Stopped, text: Text) -> String {
    let most = super::limits::MAX_INSTRUCTIONS as usize;
    let words = args!["function" => &stopped.function, "line" => stopped.line.to_string(), "most" => most];
    text.format("dhjog-stopped", words)
}
