//! `lucena help [COMMAND]`: the same text as `--help`, for those who type it that way.

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_text::{Text, args};

use super::Entry;
use crate::cli::{self, Console, Exit, Failure};

pub(super) const ENTRY: Entry = Entry { name: "help", build, run };

fn build(text: Text) -> Command {
    let command = Arg::new("command")
        .action(ArgAction::Append)
        .value_name(text.get("cli-value-command"))
        .help(text.get("help-command"));
    Command::new("help").about(text.get("help-about")).override_usage(text.get("help-usage")).arg(command)
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let mut tree = cli::tree(text);
    // Builds the tree, so that every command knows its full name and the options it inherits.
    tree.build();
    let mut command = &mut tree;
    for name in matches.get_many::<String>("command").into_iter().flatten() {
        let unknown = || Failure::Usage(text.format("cli-unknown-command", args!["command" => name]));
        command = command.find_subcommand_mut(name).ok_or_else(unknown)?;
    }
    write!(console.out, "{}", command.render_help())?;
    Ok(Exit::Done)
}
