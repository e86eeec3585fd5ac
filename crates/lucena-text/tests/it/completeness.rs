//! All languages say the same things with the same arguments, and every message can be said.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use lucena_text::{Arguments, Language, Text, files};

/// The keys of a message file, `key` or `key.attribute`, each with the arguments it mentions.
type Messages = BTreeMap<String, BTreeSet<String>>;

#[test]
fn every_file_parses_without_errors_and_without_doubles() {
    for file in files() {
        let resource = parser::parse(file.source)
            .unwrap_or_else(|(_, errors)| panic!("{}/{}.ftl: {errors:?}", file.language.tag(), file.area));
        let mut seen = BTreeSet::new();
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                assert!(seen.insert(message.id.name), "{} is there twice", message.id.name);
                let prefix = format!("{}-", file.area);
                assert!(message.id.name.starts_with(&prefix), "{} must start with {prefix}", message.id.name);
            }
        }
    }
}

/// Portuguese and English say everything. Another language may say less, but nothing that English does not say, and with the
/// same arguments; what is left to do is told (`--nocapture`).
#[test]
fn all_languages_have_the_same_files_keys_and_arguments() {
    let english = by_area(Language::English);
    for language in Language::ALL.into_iter().filter(|&language| language != Language::English) {
        let tag = language.tag();
        let own = by_area(language);
        for (area, messages) in &own {
            let known =
                english.get(area).unwrap_or_else(|| panic!("{tag}/{area}.ftl: English has no such file"));
            for (key, arguments) in messages {
                let theirs = known.get(key).unwrap_or_else(|| panic!("{tag}/{area}.ftl: nobody says {key}"));
                let ours: BTreeSet<_> = arguments.iter().filter_map(|name| meaning(name)).collect();
                let theirs: BTreeSet<_> = theirs.iter().filter_map(|name| meaning(name)).collect();
                assert_eq!(ours, theirs, "arguments of {key} in {tag} and en");
            }
        }
        let is_there =
            |area: &str, key: &String| own.get(area).is_some_and(|messages| messages.contains_key(key));
        let missing: Vec<String> = english
            .iter()
            .flat_map(|(area, messages)| messages.keys().map(move |key| (*area, key)))
            .filter(|(area, key)| !is_there(area, key))
            .map(|(area, key)| format!("{tag}/{area}.ftl: {key}"))
            .collect();
        assert!(missing.is_empty() || !language.is_whole(), "{missing:#?}");
        println!("{tag}: {} messages to do\n{}", missing.len(), missing.join("\n"));
    }
}

/// Whatever a language has no words for is said in English, whole.
#[test]
fn nothing_is_left_unsaid_in_any_language() {
    let all = |language| -> Messages { by_area(language).into_values().flatten().collect() };
    let english = all(Language::English);
    for language in Language::ALL {
        let (text, own) = (Text::new(language), all(language));
        for (key, names) in english.iter().filter(|(key, _)| !key.contains('.')) {
            let names = own.get(key).unwrap_or(names).iter();
            let arguments = names.fold(Arguments::new(), |args, name| args.with(leak(name), 2.0));
            text.try_format(key, arguments).unwrap_or_else(|error| panic!("{language:?}: {error}"));
        }
    }
}

#[test]
fn every_message_can_be_said_and_says_something() {
    for language in Language::ALL {
        let text = Text::new(language);
        for (key, names) in by_area(language).into_values().flatten() {
            if key.contains('.') {
                continue;
            }
            for number in [0.0, 1.0, 2.0, 1_234_567.0] {
                let with_numbers =
                    names.iter().fold(Arguments::new(), |args, name| args.with(leak(name), number));
                let said = text.try_format(&key, with_numbers).unwrap_or_else(|error| panic!("{error}"));
                assert!(!said.trim().is_empty(), "{key} is empty");
                assert!(!said.contains(['\u{2068}', '\u{2069}']), "{key} has marks of isolation: {said:?}");
            }
            let with_words = names.iter().fold(Arguments::new(), |args, name| args.with(leak(name), "words"));
            text.try_format(&key, with_words).unwrap_or_else(|error| panic!("{error}"));
        }
    }
}

#[test]
fn sentences_differ_between_the_languages() {
    let mut sentences = 0;
    for file in files().filter(|file| file.language == Language::English) {
        for line in file.source.lines().filter_map(|line| line.split_once(" = ")) {
            let (key, value) = line;
            if value.split_whitespace().filter(|word| word.chars().all(char::is_alphabetic)).count() < 3 {
                continue;
            }
            sentences += 1;
            let twin = format!("{key} = {value}");
            let same = files().any(|other| {
                other.language == Language::Portuguese && other.source.lines().any(|line| line == twin)
            });
            assert!(!same, "{key} says the same in both languages");
        }
    }
    assert!(20 < sentences);
}

#[test]
fn a_missing_argument_or_key_is_reported() {
    let text = Text::new(Language::English);
    assert!(text.try_format("fen-error", Arguments::new()).is_err());
    assert!(text.try_format("no-such-message", Arguments::new()).is_err());
}

/// What an argument is about: `piece_of` is about the piece; words of grammar alone are a language's own business.
fn meaning(name: &str) -> Option<&str> {
    const GRAMMAR: [&str; 4] = ["gender", "number", "article", "initial"];
    if GRAMMAR.contains(&name) {
        return None;
    }
    const FORMS: [&str; 10] = ["_the", "_The", "_a", "_A", "_of", "_on", "_to", "_by", "_gender", "_number"];
    Some(FORMS.iter().find_map(|form| name.strip_suffix(form)).unwrap_or(name))
}

/// Argument names are literals in the program; a test may make some up.
fn leak(name: &str) -> &'static str {
    name.to_owned().leak()
}

fn by_area(language: Language) -> BTreeMap<&'static str, Messages> {
    files().filter(|file| file.language == language).map(|file| (file.area, messages(file.source))).collect()
}

fn messages(source: &str) -> Messages {
    let resource = parser::parse(source).unwrap_or_else(|(resource, _)| resource);
    let mut found = Messages::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let value = message.value.as_ref().unwrap_or_else(|| panic!("{} has no value", message.id.name));
        found.insert(message.id.name.to_owned(), arguments(value));
        for attribute in &message.attributes {
            found.insert(format!("{}.{}", message.id.name, attribute.id.name), arguments(&attribute.value));
        }
    }
    found
}

fn arguments(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    collect(pattern, &mut names);
    names
}

fn collect(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, names);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, names),
        Expression::Select { selector, variants } => {
            collect_inline(selector, names);
            variants.iter().for_each(|variant| collect(&variant.value, names));
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, names),
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            positional.iter().for_each(|argument| collect_inline(argument, names));
        }
        _ => {}
    }
}
