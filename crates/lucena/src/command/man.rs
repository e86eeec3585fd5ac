//! `lucena man`: the manual, written from the same tree and the same words as the help: one page for all commands, or a folder
//! with a page for each, in the user's language down to the headings (generators for clap write them in English).

use std::fs;
use std::path::Path;

use clap::{Arg, ArgMatches, Command};
use lucena_text::Text;

use super::Entry;
use crate::cli::{self, Console, Exit, Failure};

pub(super) const ENTRY: Entry = Entry { name: "man", build, run };

fn build(text: Text) -> Command {
    Command::new("man")
        .about(text.get("man-about"))
        .override_usage(text.get("man-usage"))
        .after_help(text.get("man-after-help"))
        .arg(
            Arg::new("output")
                .long("output")
                .value_name(text.get("man-value-folder"))
                .help(text.get("man-output")),
        )
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let Some(folder) = matches.get_one::<String>("output") else {
        console.out.write_all(page(console.text).as_bytes())?;
        return Ok(Exit::Done);
    };
    let failed = |error| Failure::Read { path: folder.clone(), error };
    fs::create_dir_all(folder).map_err(failed)?;
    let write = |name: &str, page: &str| fs::write(Path::new(folder).join(name), page).map_err(failed);
    write("lucena.1", &page(console.text))?;
    for command in cli::tree(console.text).get_subcommands() {
        write(&format!("lucena-{}.1", command.get_name()), &page_of(command, console.text))?;
    }
    Ok(Exit::Done)
}

/// The page of one command.
fn page_of(command: &Command, text: Text) -> String {
    let name = format!("lucena-{}", command.get_name());
    let mut page = format!(".TH {} 1 \"\" \"lucena {}\"\n", name.to_uppercase(), cli::VERSION);
    section(&mut page, &text.get("man-heading-name"));
    page += &format!("{} \\- {}\n", words(&name), words(&about(command)));
    section(&mut page, &text.get("man-heading-description"));
    describe(&mut page, command, "lucena");
    section(&mut page, &text.get("man-heading-exit-status"));
    paragraph(&mut page, &text.get("man-exit-status"));
    page
}

/// The whole page in the language of `man`.
fn page(text: Text) -> String {
    let tree = cli::tree(text);
    let mut page = format!(".TH LUCENA 1 \"\" \"lucena {}\"\n", cli::VERSION);
    section(&mut page, &text.get("man-heading-name"));
    page += &format!("lucena \\- {}\n", words(&about(&tree)));
    section(&mut page, &text.get("man-heading-synopsis"));
    paragraph(&mut page, &text.get("cli-usage"));
    section(&mut page, &text.get("man-heading-description"));
    paragraph(&mut page, &tree.get_after_help().map(ToString::to_string).unwrap_or_default());
    section(&mut page, &text.get("man-heading-options"));
    arguments(&mut page, &tree);
    section(&mut page, &text.get("man-heading-commands"));
    for command in tree.get_subcommands() {
        describe(&mut page, command, "lucena");
    }
    section(&mut page, &text.get("man-heading-exit-status"));
    paragraph(&mut page, &text.get("man-exit-status"));
    page
}

/// A command and, below it, its own commands.
fn describe(page: &mut String, command: &Command, above: &str) {
    let name = format!("{above} {}", command.get_name());
    *page += &format!(".SS \"{}\"\n", words(&name));
    paragraph(page, &about(command));
    arguments(page, command);
    if let Some(more) = command.get_after_help() {
        paragraph(page, &more.to_string());
    }
    for below in command.get_subcommands() {
        describe(page, below, &name);
    }
}

fn about(command: &Command) -> String {
    command.get_about().map(ToString::to_string).unwrap_or_default()
}

fn arguments(page: &mut String, command: &Command) {
    for argument in command.get_arguments().filter(|argument| !argument.is_hide_set()) {
        let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
        *page += &format!(".TP\n\\fB{}\\fR\n{}\n", words(&form(argument)), words(&help));
    }
}

/// How an argument is typed: `-h, --help`, `--fen FEN`, `DEPTH`.
fn form(argument: &Arg) -> String {
    let value = argument.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
    let takes_value = argument.get_action().takes_values();
    let value = value.filter(|_| takes_value);
    let short = argument.get_short().map(|letter| format!("-{letter}"));
    let long = argument.get_long().map(|word| format!("--{word}"));
    let names: Vec<String> = short.into_iter().chain(long).collect();
    let names = names.join(", ");
    [names, value.unwrap_or_default()]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

fn section(page: &mut String, heading: &str) {
    *page += &format!(".SH \"{}\"\n", words(heading));
}

/// Lines of the message stay lines of the page.
fn paragraph(page: &mut String, text: &str) {
    *page += ".PP\n.nf\n";
    for line in text.lines() {
        *page += &format!("{}\n", words(line));
    }
    *page += ".fi\n";
}

/// Text with what means something to `man` made harmless.
fn words(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-").replace('"', "\\(dq");
    if text.starts_with(['.', '\'']) { format!("\\&{text}") } else { text }
}
