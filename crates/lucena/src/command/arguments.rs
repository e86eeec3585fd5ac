//! Arguments that many commands have.

use clap::{Arg, ArgAction};
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
