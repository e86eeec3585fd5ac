//! What can be typed: the tree of commands and options, with every word of its help in the user's language.

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command};
use lucena_text::{Language, Text};

use crate::command;

/// The version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The options that every command has are listed after its own.
const LAST: usize = 900;

/// The whole command line.
pub fn tree(text: Text) -> Command {
    let commands = command::ALL.iter().map(|entry| (entry.build)(text));
    let root = Command::new("lucena")
        .bin_name("lucena")
        .version(VERSION)
        .about(text.get("cli-about"))
        .override_usage(text.get("cli-usage"))
        .after_help(text.get("cli-after-help"))
        .disable_version_flag(true)
        .arg(language_option(text))
        .arg(help_flag(text))
        .arg(version_flag(text))
        .subcommands(commands);
    dress(root, text)
}

fn language_option(text: Text) -> Arg {
    Arg::new("lang")
        .long("lang")
        .global(true)
        .display_order(LAST)
        .ignore_case(true)
        .value_name(text.get("cli-value-lang"))
        .value_parser(PossibleValuesParser::new(Language::ALL.map(Language::tag)))
        .help(text.get("cli-lang"))
}

fn help_flag(text: Text) -> Arg {
    let flag = Arg::new("help").short('h').long("help").global(true).display_order(LAST + 1);
    flag.action(ArgAction::Help).help(text.get("cli-help"))
}

fn version_flag(text: Text) -> Arg {
    let flag = Arg::new("version").short('V').long("version").display_order(LAST + 2);
    flag.action(ArgAction::Version).help(text.get("cli-version"))
}

/// Replaces every word that clap would say itself, here and in all commands below.
fn dress(command: Command, text: Text) -> Command {
    let (arguments, options) = (text.get("cli-heading-arguments"), text.get("cli-heading-options"));
    let usage = text.get("cli-heading-usage");
    command
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .help_template(format!("{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}"))
        .subcommand_help_heading(text.get("cli-heading-commands"))
        .mut_args(|arg| {
            let heading = if arg.is_positional() { &arguments } else { &options };
            let heading = arg.get_help_heading().unwrap_or(heading).to_owned();
            let takes_values = arg.get_action().takes_values();
            arg.help_heading(heading).hide_possible_values(takes_values).hide_default_value(takes_values)
        })
        .mut_subcommands(|command| dress(command, text))
}
