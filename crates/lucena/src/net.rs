//! Files of nets, for what the names do not say and for pawns and kings, and what is wrong with one in the user's language.

use std::fs;

use lucena_eval::{Net, NetError, Structure};
use lucena_text::{Text, args};

use crate::cli::io_reason;

/// The net in a file, or why there is none.
pub(crate) fn read(path: &str, text: Text) -> Result<Net, String> {
    parse(path, text, Net::parse)
}

/// The net of pawns and kings in a file, or why there is none.
pub(crate) fn read_structure(path: &str, text: Text) -> Result<Structure, String> {
    parse(path, text, Structure::parse)
}

fn parse<N>(path: &str, text: Text, parse: impl Fn(&[u8]) -> Result<N, NetError>) -> Result<N, String> {
    let bytes = fs::read(path).map_err(|error| io_reason(&error, text))?;
    parse(&bytes).map_err(|error| reason(error, text))
}

fn reason(error: NetError, text: Text) -> String {
    match error {
        NetError::NotANet => text.get("net-not-one"),
        NetError::OtherVersion { expected, found } => text
            .format("net-other-version", args!["version" => u32::from(found), "ours" => u32::from(expected)]),
        NetError::OtherSize { expected, found } => {
            text.format("net-other-size", args!["size" => u32::from(found), "ours" => expected])
        }
        NetError::WrongLength { expected, found } => {
            text.format("net-wrong-length", args!["found" => found, "expected" => expected])
        }
        NetError::Damaged => text.get("net-damaged"),
        NetError::TooLarge => text.get("net-too-large"),
    }
}
