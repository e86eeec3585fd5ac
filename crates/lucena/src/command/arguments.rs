//! Arguments that many commands have.

use clap::{Arg, ArgAction, ArgMatches};
use lucena_text::Text;

/// A flag without a value.
pub(super) fn flag(name: &'static str, help: &str, text: Text) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(text.get(help))
}

/// An option with a value.
pub(super) fn option(name: &'static str, value: &str, help: &str, text: Text) -> Arg {
    Arg::new(name).long(name).value_name(text.get(value)).help(text.get(help))
}

/// The files on the command line; the messages of the command begin with `prefix`.
pub(super) fn files(prefix: &str, text: Text) -> Arg {
    Arg::new("files")
        .action(ArgAction::Append)
        .required(true)
        .value_name(text.get(&format!("{prefix}-value-file")))
        .help(text.get(&format!("{prefix}-files")))
}

/// A position without `--fen` before it, as commands that take nothing else have always read it; with or without quotes.
pub(super) fn bare_fen(help: &str, text: Text) -> Arg {
    let words = Arg::new("bare-fen").num_args(1..).conflicts_with("fen").hide(true);
    words.value_name(text.get("perft-value-fen")).help(text.get(help))
}

/// The position that was typed, either way.
pub(super) fn fen_of(matches: &ArgMatches) -> Option<String> {
    let named = matches.get_one::<String>("fen").cloned();
    // A FEN without quotes arrives as several arguments.
    let bare =
        || Some(matches.get_many::<String>("bare-fen")?.map(String::as_str).collect::<Vec<_>>().join(" "));
    named.or_else(bare)
}
