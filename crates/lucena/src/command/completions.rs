//! `lucena completions SHELL`: the script that makes a shell complete our commands and options.

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command};
use clap_complete::Shell;
use lucena_text::Text;

use super::Entry;
use crate::cli::{self, Console, Exit, Failure};

pub(super) const ENTRY: Entry = Entry { name: "completions", build, run };

const SHELLS: [(&str, Shell); 5] = [
    ("bash", Shell::Bash),
    ("elvish", Shell::Elvish),
    ("fish", Shell::Fish),
    ("powershell", Shell::PowerShell),
    ("zsh", Shell::Zsh),
];

fn build(text: Text) -> Command {
    let shell = Arg::new("shell")
        .required(true)
        .value_name(text.get("completions-value-shell"))
        .value_parser(PossibleValuesParser::new(SHELLS.map(|(name, _)| name)))
        .help(text.get("completions-shell"));
    Command::new("completions")
        .about(text.get("completions-about"))
        .override_usage(text.get("completions-usage"))
        .after_help(text.get("completions-after-help"))
        .arg(shell)
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let wanted = matches.get_one::<String>("shell").expect("clap demands the shell");
    let found = SHELLS.into_iter().find(|(name, _)| name == wanted);
    let (_, shell) = found.expect("clap accepts only the shells of the list");
    // Written to memory first: the generator would panic if the reader of the pipe went away.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut cli::tree(console.text), "lucena", &mut script);
    console.out.write_all(&script)?;
    Ok(Exit::Done)
}
