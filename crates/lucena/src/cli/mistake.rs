//! What clap refuses, told in the user's language: the mistake, a guess at what was meant, and where help is.

use std::ffi::OsString;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use lucena_lang::nearest;
use lucena_text::{Text, args};

use crate::command;

/// The words for a mistake on the command line.
pub(super) fn describe(error: &Error, arguments: &[OsString], text: Text) -> String {
    let mut message = sentence(error, text);
    let command = first(error, ContextKind::InvalidSubcommand).unwrap_or_default();
    let commands = all(error, ContextKind::SuggestedSubcommand);
    let meant = first(error, ContextKind::SuggestedArg)
        // Of the commands that clap finds alike, the one that takes the fewest slips of the finger, if they are few.
        .or_else(|| nearest(&command, commands.iter().map(String::as_str)).map(str::to_owned));
    if let Some(meant) = meant {
        message.push('\n');
        message.push_str(&text.format("cli-did-you-mean", args!["guess" => meant]));
    }
    // A FEN without quotation marks falls apart into six words, of which clap blames the second.
    let has_fen = arguments.iter().any(|word| word == "--fen");
    if error.kind() == ErrorKind::UnknownArgument && has_fen && arguments.iter().any(is_side) {
        message.push('\n');
        message.push_str(&text.get("cli-quote-fen"));
    }
    message.push('\n');
    message.push_str(&text.format("cli-see-help", args!["command" => help_command(arguments)]));
    message
}

/// Whether a word is the second field of a FEN.
fn is_side(word: &OsString) -> bool {
    word == "w" || word == "b"
}

fn sentence(error: &Error, text: Text) -> String {
    let context = |kind| first(error, kind).unwrap_or_default();
    let argument = context(ContextKind::InvalidArg);
    let value = context(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument => text.format("cli-unknown-argument", args!["argument" => argument]),
        ErrorKind::InvalidSubcommand => {
            let name = context(ContextKind::InvalidSubcommand);
            text.format("cli-unknown-command", args!["command" => name])
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            text.format("cli-missing-value", args!["argument" => argument])
        }
        ErrorKind::InvalidValue => {
            let valid = all(error, ContextKind::ValidValue).join(", ");
            let details = args!["argument" => argument, "value" => value, "valid" => valid];
            text.format("cli-invalid-value", details)
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = all(error, ContextKind::InvalidArg).join(", ");
            text.format("cli-missing-argument", args!["argument" => missing])
        }
        ErrorKind::MissingSubcommand => text.get("cli-missing-command"),
        ErrorKind::ArgumentConflict => {
            let other = all(error, ContextKind::PriorArg).join(", ");
            match other.is_empty() || other == argument {
                true => text.format("cli-argument-twice", args!["argument" => argument]),
                false => text.format("cli-conflict", args!["argument" => argument, "other" => other]),
            }
        }
        ErrorKind::TooFewValues => {
            // "<ENGINE> <ENGINE>..." says it less well than a number does.
            let name = argument.split(' ').next().unwrap_or_default();
            let details = args![
                "argument" => name,
                "least" => number(error, ContextKind::MinValues),
                "given" => number(error, ContextKind::ActualNumValues),
            ];
            text.format("cli-too-few", details)
        }
        ErrorKind::InvalidUtf8 => text.get("cli-not-unicode"),
        // The rest cannot come from the tree as it is; should it grow, the argument at fault is still named.
        _ if value.is_empty() => text.format("cli-bad-argument", args!["argument" => argument]),
        _ => text.format("cli-unexpected-value", args!["argument" => argument, "value" => value]),
    }
}

/// The first word that clap gives for a kind of detail.
fn first(error: &Error, kind: ContextKind) -> Option<String> {
    all(error, kind).into_iter().next()
}

fn all(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(word)) => vec![word.clone()],
        Some(ContextValue::Strings(words)) => words.clone(),
        _ => Vec::new(),
    }
}

fn number(error: &Error, kind: ContextKind) -> usize {
    match error.get(kind) {
        Some(ContextValue::Number(number)) => usize::try_from(*number).unwrap_or_default(),
        _ => 0,
    }
}

/// What to type for help about the command that was tried.
fn help_command(arguments: &[OsString]) -> String {
    let known = |word: &str| command::ALL.iter().any(|entry| entry.name == word);
    let tried = arguments.iter().skip(1).filter_map(|word| word.to_str()).find(|word| known(word));
    tried.map_or("lucena --help".to_owned(), |name| format!("lucena {name} --help"))
}
