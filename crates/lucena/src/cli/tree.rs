//! What can be typed: the tree of commands and options, with every word of its help in the user's language.

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command};
use lucena_text::{Arguments, Language, Text, args};

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
        .disable_version_flag(true)
        .arg(language_option(text))
        .arg(help_flag(text))
        .arg(version_flag(text))
        .after_help(text.get("cli-after-help"))
        .subcommands(commands);
    dress(with_examples(root, "lucena", text), "lucena", text)
}

fn language_option(text: Text) -> Arg {
    Arg::new("lang")
        .long("lang")
        .global(true)
        .display_order(LAST)
        .ignore_case(true)
        .value_name(text.get("cli-value-lang"))
        .value_parser(PossibleValuesParser::new(Language::ALL.map(Language::tag)))
        .help(text.format("cli-lang", args!["languages" => Language::tags()]))
}

fn help_flag(text: Text) -> Arg {
    let flag = Arg::new("help").short('h').long("help").global(true).display_order(LAST + 1);
    flag.action(ArgAction::Help).help(text.get("cli-help"))
}

fn version_flag(text: Text) -> Arg {
    let flag = Arg::new("version").short('V').long("version").display_order(LAST + 2);
    flag.action(ArgAction::Version).help(text.get("cli-version"))
}

/// Replaces every word that clap would say itself, here and in all commands below, and adds the examples of `examples.ftl`. The path is
/// what their keys are made of: `patlan-check`.
fn dress(command: Command, path: &str, text: Text) -> Command {
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
            // A number below zero is refused by what reads it, with the bounds, not taken for an option.
            arg.help_heading(heading)
                .hide_possible_values(takes_values)
                .hide_default_value(takes_values)
                .allow_negative_numbers(takes_values)
        })
        .mut_subcommands(|command| {
            let path = match path {
                "lucena" => command.get_name().to_owned(),
                above => format!("{above}-{}", command.get_name()),
            };
            dress(with_examples(command, &path, text), &path, text)
        })
}

/// Adds the examples of a command, if they are not in its own text.
fn with_examples(command: Command, path: &str, text: Text) -> Command {
    let Ok(lines) = text.try_format(&format!("examples-{path}"), Arguments::new()) else { return command };
    let own = command.get_after_help().map(|words| format!("{words}\n\n")).unwrap_or_default();
    let lines: Vec<String> = lines.lines().map(|line| format!("  {}", line.trim())).collect();
    command.after_help(format!("{own}{}\n{}", text.get("cli-heading-examples"), lines.join("\n")))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of a line as a shell would hand them over, up to where another program takes part.
    fn words(line: &str) -> Vec<String> {
        let mut words = Vec::new();
        let mut quoted = false;
        let mut word = String::new();
        for c in line.trim().chars().chain([' ']) {
            match c {
                '"' => quoted = !quoted,
                ' ' if !quoted => {
                    words.extend(Some(std::mem::take(&mut word)).filter(|word| !word.is_empty()));
                }
                _ => word.push(c),
            }
        }
        let end = words.iter().position(|word| ["|", "<", ">", "&&"].contains(&word.as_str()));
        words.truncate(end.unwrap_or(words.len()));
        words
    }

    fn check(command: &Command, path: &str, text: Text) {
        let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        let examples: Vec<&str> =
            help.lines().filter_map(|line| line.find(path).map(|at| &line[at..])).collect();
        assert!(!examples.is_empty(), "{path} --help has no example:\n{help}");
        for example in examples.iter().filter(|line| !line.contains("--help")) {
            if let Err(error) = tree(text).try_get_matches_from(words(example)) {
                panic!("{example}: {error}");
            }
        }
        for below in command.get_subcommands() {
            check(below, &format!("{path} {}", below.get_name()), text);
        }
    }

    #[test]
    fn every_command_shows_an_example_that_can_be_typed() {
        for language in Language::ALL {
            let text = Text::new(language);
            check(&tree(text), "lucena", text);
        }
    }

    /// The same thing is asked for by the same word everywhere.
    #[test]
    fn common_options_are_spelt_alike() {
        fn longs(command: &Command, all: &mut Vec<(String, String)>) {
            for argument in command.get_arguments() {
                all.extend(argument.get_long().map(|long| (command.get_name().to_owned(), long.to_owned())));
            }
            command.get_subcommands().for_each(|below| longs(below, all));
        }
        let mut all = Vec::new();
        longs(&tree(Text::new(Language::English)), &mut all);
        for (command, long) in &all {
            let is_old = ["movetime", "jsonl", "out", "position"].contains(&long.as_str());
            // `tune` writes weights, which is no rendering of what is shown.
            assert!(!is_old || (command, long.as_str()) == (&"tune".to_owned(), "out"), "{command} --{long}");
        }
        for (command, long) in
            [("eval", "fen"), ("mate", "fen"), ("review", "json"), ("find", "json"), ("match", "time")]
        {
            assert!(all.contains(&(command.to_owned(), long.to_owned())), "{command} --{long}");
        }
    }
}
