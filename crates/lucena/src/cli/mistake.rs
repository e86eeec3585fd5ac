//! What clap refuses, told in the user's language: the mistake, a guess at what was meant, and where help is.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};
use lucena_lang::nearest;
use lucena_text::{Text, args};

use super::tree;

/// The words for a mistake on the command line.
pub(super) fn describe(error: &Error, arguments: &[OsString], text: Text) -> String {
    let mut message = sentence(error, text);
    let mut tree = tree(text);
    // Only then do commands know the options that all of them have.
    tree.build();
    let tried = Tried::new(&tree, arguments);
    if let Some(meant) = guess(error, &tried, arguments) {
        message.push('\n');
        message.push_str(&text.format("cli-did-you-mean", args!["guess" => meant]));
    }
    // A FEN without quotation marks falls apart into six words, of which clap blames the second.
    let has_fen = arguments.iter().any(|word| word == "--fen");
    if error.kind() == ErrorKind::UnknownArgument && has_fen && arguments.iter().any(is_side) {
        message.push('\n');
        message.push_str(&text.get("cli-quote-fen"));
    }
    // Chess programs start the engine without a word; who names the protocol is told so.
    let is_protocol = |word: String| matches!(word.as_str(), "uci" | "xboard" | "cecp" | "winboard");
    if error.kind() == ErrorKind::InvalidSubcommand
        && first(error, ContextKind::InvalidSubcommand).is_some_and(is_protocol)
    {
        message.push('\n');
        message.push_str(&text.get("cli-no-word-for-protocol"));
    }
    message.push('\n');
    message.push_str(&text.format("cli-see-help", args!["command" => format!("{} --help", tried.path)]));
    message
}

/// The command that the words lead to as far as they can be followed, and what is typed for it.
struct Tried<'a> {
    command: &'a Command,
    path: String,
}

impl<'a> Tried<'a> {
    fn new(tree: &'a Command, arguments: &[OsString]) -> Tried<'a> {
        let mut tried = Tried { command: tree, path: tree.get_name().to_owned() };
        let words =
            arguments.iter().skip(1).filter_map(|word| word.to_str()).take_while(|word| *word != "--");
        for word in words {
            if let Some(below) = tried.command.find_subcommand(word) {
                tried.path = format!("{} {}", tried.path, below.get_name());
                tried.command = below;
            }
        }
        tried
    }

    /// The option that a mistyped word (without its dashes) is nearest to: by slips of the finger, else the only one that begins so.
    fn option(&self, word: &str) -> Option<String> {
        let known: Vec<(&str, &str)> = (self.command.get_arguments())
            .filter_map(|argument| Some((argument, argument.get_long()?)))
            .flat_map(|(argument, long)| {
                let others = argument.get_all_aliases().unwrap_or_default();
                others.into_iter().chain([long]).map(move |spelling| (spelling, long))
            })
            .collect();
        let spelling = nearest(word, known.iter().map(|&(spelling, _)| spelling)).or_else(|| {
            let mut begun = known.iter().filter(|(spelling, _)| spelling.starts_with(word));
            begun.next().filter(|_| begun.next().is_none()).map(|&(spelling, _)| spelling)
        })?;
        let long = known.iter().find(|(known, _)| *known == spelling)?.1;
        Some(format!("--{long}"))
    }
}

/// What was probably meant: a command for a mistyped command, an option for a mistyped option.
fn guess(error: &Error, tried: &Tried<'_>, arguments: &[OsString]) -> Option<String> {
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let word = first(error, ContextKind::InvalidSubcommand)?;
            // Who hands the program a game wants to know what was good in it.
            if word.contains(".pgn") {
                return Some(format!("lucena review {word}"));
            }
            let commands = all(error, ContextKind::SuggestedSubcommand);
            // Of the commands that clap finds alike, the one that takes the fewest slips of the finger, if they are few.
            nearest(&word, commands.iter().map(String::as_str)).map(str::to_owned)
        }
        ErrorKind::UnknownArgument => {
            let argument = first(error, ContextKind::InvalidArg)?;
            let word = match argument.strip_prefix("--") {
                Some(word) => word,
                // Of "-nodes", clap blames the "-n".
                None if argument.starts_with('-') => {
                    let words = arguments.iter().filter_map(|word| word.to_str());
                    words.filter_map(|word| word.strip_prefix('-')).find(|word| {
                        2 < word.len()
                            && !word.starts_with('-')
                            && argument.chars().skip(1).all(|c| word.contains(c))
                    })?
                }
                None => return None,
            };
            tried.option(word.split('=').next().unwrap_or_default())
        }
        _ => None,
    }
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

#[cfg(test)]
mod tests {
    use lucena_text::Language;

    use super::*;

    fn told(words: &[&str], text: Text) -> String {
        let arguments: Vec<OsString> = words.iter().map(OsString::from).collect();
        let error = tree(text).try_get_matches_from(&arguments).expect_err("a mistake");
        describe(&error, &arguments, text)
    }

    /// Every option of every command, with its last letter left out and with two letters exchanged, is recognized.
    #[test]
    fn every_option_is_guessed_from_a_slip_of_the_finger() {
        fn check(command: &Command, path: &[&str], text: Text) {
            let longs: Vec<&str> =
                command.get_arguments().filter_map(|argument| argument.get_long()).collect();
            let aliases =
                command.get_arguments().flat_map(|argument| argument.get_all_aliases().unwrap_or_default());
            let aliases: Vec<&str> = aliases.collect();
            for long in longs.iter().filter(|long| 3 < long.len()) {
                let mut exchanged: Vec<char> = long.chars().collect();
                exchanged.swap(1, 2);
                let exchanged = String::from_iter(exchanged);
                for slip in [&long[..long.len() - 1], exchanged.as_str()] {
                    if longs.contains(&slip) || aliases.contains(&slip) {
                        continue;
                    }
                    let mistyped = format!("--{slip}");
                    let told = told(&[path, &[mistyped.as_str()]].concat(), text);
                    // Of `--elo0` and `--elo1`, `--elo` may mean either.
                    let alike =
                        longs.iter().filter(|other| other.len() == long.len() && other.starts_with(slip));
                    let mut guesses = alike.chain([long]).map(|guess| format!("--{guess}"));
                    let is_told =
                        |guess| told.contains(&text.format("cli-did-you-mean", args!["guess" => guess]));
                    assert!(guesses.any(is_told), "{path:?} {mistyped}: {told}");
                }
            }
            for below in command.get_subcommands() {
                check(below, &[path, &[below.get_name()]].concat(), text);
            }
        }
        for language in Language::ALL {
            let text = Text::new(language);
            let mut tree = tree(text);
            tree.build();
            check(&tree, &["lucena"], text);
        }
    }

    #[test]
    fn what_is_like_no_option_is_not_guessed() {
        for words in
            [&["lucena", "eval", "--xyzzy"] as &[_], &["lucena", "perft", "3", "4"], &["lucena", "-q"]]
        {
            assert!(!told(words, Text::new(Language::English)).contains("Did you mean"), "{words:?}");
        }
    }
}
