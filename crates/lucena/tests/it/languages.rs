//! No help text speaks two languages.

use clap::Command;
use lucena::cli::tree;
use lucena_text::{Language, Text};

/// Words that only one of the two languages has.
const ENGLISH: &[&str] = &[
    "the",
    "of",
    "and",
    "with",
    "or",
    "for",
    "is",
    "this",
    "options",
    "usage",
    "command",
    "commands",
    "arguments",
    "print",
    "show",
    "write",
    "help",
    "from",
    "default",
    "possible",
    "values",
    "language",
    "file",
    "depth",
];
const PORTUGUESE: &[&str] = &[
    "de",
    "da",
    "com",
    "para",
    "uma",
    "um",
    "opções",
    "uso",
    "comando",
    "comandos",
    "argumentos",
    "mostra",
    "escreve",
    "ajuda",
    "ou",
    "não",
    "padrão",
    "idioma",
    "arquivo",
    "profundidade",
    "que",
];

/// Every command of the tree with its full name.
fn commands(command: &mut Command, above: &str, found: &mut Vec<(String, String, String)>) {
    let name = format!("{above} {}", command.get_name()).trim().to_owned();
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    found.push((name.clone(), about, command.render_help().to_string()));
    let below: Vec<String> = command.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    for next in below {
        let next = command.find_subcommand_mut(&next).expect("it was listed");
        commands(next, &name, found);
    }
}

fn all(language: Language) -> Vec<(String, String, String)> {
    let mut tree = tree(Text::new(language));
    tree.build();
    let mut found = Vec::new();
    commands(&mut tree, "", &mut found);
    found
}

#[test]
fn every_command_says_what_it_does_in_each_language() {
    let (portuguese, english) = (all(Language::Portuguese), all(Language::English));
    assert!(5 < portuguese.len());
    for ((name, ours, _), (other, theirs, _)) in portuguese.iter().zip(&english) {
        assert_eq!(name, other);
        assert!(!ours.is_empty() && !theirs.is_empty(), "{name} does not say what it does");
        assert_ne!(ours, theirs, "{name} says the same in both languages");
    }
}

#[test]
fn no_help_text_has_a_word_of_the_other_language() {
    for (language, foreign) in [(Language::Portuguese, ENGLISH), (Language::English, PORTUGUESE)] {
        for (name, _, help) in all(language) {
            // What is typed is the same in every language: command names, options, examples of whole lines.
            let lines = help.lines().filter(|line| !line.trim_start().starts_with("lucena "));
            for line in lines {
                let words = line.split_whitespace().skip(usize::from(line.starts_with("  ")));
                for word in words.filter(|word| !word.starts_with('-') && !is_command(word)) {
                    let word = word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
                    assert!(!foreign.contains(&word.as_str()), "{name} ({language:?}) says {word:?}: {line}");
                }
            }
        }
    }
}

fn is_command(word: &str) -> bool {
    lucena::command::ALL.iter().any(|entry| entry.name == word)
}

#[test]
fn every_option_is_explained() {
    for language in Language::ALL {
        let mut tree = tree(Text::new(language));
        tree.build();
        for command in tree.get_subcommands().chain([&tree]) {
            for argument in command.get_arguments() {
                assert!(argument.get_help().is_some(), "{} {}", command.get_name(), argument.get_id());
            }
        }
    }
}

/// The texts that people read: messages, pages, and what the shipped patterns say. With the name of each file.
fn texts(language: &str) -> Vec<(String, String)> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: &std::path::Path| std::fs::read_to_string(path).expect("a readable file");
    let folder = root.join("data/messages").join(language);
    let files = std::fs::read_dir(folder).expect("the messages").flatten();
    let mut texts: Vec<(String, String)> =
        files.map(|file| (file.path().display().to_string(), read(&file.path()))).collect();
    let readme = if language == "pt" { "README.pt-BR.md" } else { "README.md" };
    texts.push((readme.to_owned(), read(&root.join(readme))));
    for (name, text) in lucena_lang::patlan::Library::standard_sources() {
        let said = [format!("//@ {language} "), format!("//@ title.{language} ")];
        let lines = text.lines().filter(|line| said.iter().any(|start| line.starts_with(start.as_str())));
        texts.push(((*name).to_owned(), lines.collect::<Vec<_>>().join("\n")));
    }
    texts
}

/// One spelling of what the English language spells in two ways: that of the names of openings.
#[test]
fn english_has_one_spelling() {
    let other = ["centre", "colour", "favour", "behaviour", "manoeuvre", "neighbour"];
    for (name, text) in texts("en") {
        for line in text.lines() {
            // Keys are for programs, as in `pages-legend-defence = defense`.
            let said = line.split_once(" = ").map_or(line, |(_, said)| said);
            let words: Vec<String> =
                said.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase).collect();
            for word in words {
                let is_other = other.iter().any(|start| word.starts_with(start))
                    || ["defence", "defences", "analyse", "analysed", "analysing"].contains(&word.as_str());
                assert!(!is_other, "{name} says {word:?}: {line}");
            }
        }
    }
}

/// The program is masculine, as other programs are.
#[test]
fn portuguese_has_one_gender_for_the_program() {
    let hers = ["a Lucena", "da Lucena", "na Lucena", "à Lucena", "pela Lucena", "A Lucena", "esta Lucena"];
    for (name, text) in texts("pt") {
        for line in text.lines() {
            let spaced = format!(" {line}");
            let found = hers.iter().find(|words| spaced.contains(&format!(" {words}")));
            assert!(found.is_none(), "{name}: {line}");
        }
    }
}
