//! What there is to say about patterns, in the words of `data/messages/{pt,en}/patlan.ftl`: diagnostics, why an
//! instance failed, an instance told by its description, and a pattern read back.

mod describe;
mod filling;
mod fragment;
mod tables;

use lucena_chess::{Color, Position, Square};
use lucena_text::{Arguments, Text, args};

pub use describe::{describe, describe_parts};
pub use filling::{Filling, Naming, fillings};
pub use fragment::Fragment;
pub(crate) use tables::diagnostic_table;
pub use tables::manual_tables;

use crate::patlan::{
    Clause, Failure, Function, Instance, Language, Library, Program, Relation, SmallWord, TacticFailure,
    expression_text,
};
use crate::{Argument, Code, Diagnostic, Expected, nearest};

/// The language of keywords that goes with a language of people: patterns and sets are written with Portuguese words or with
/// English ones.
pub fn keywords(text: Text) -> Language {
    match text.language() {
        lucena_text::Language::Portuguese => Language::Portuguese,
        _ => Language::English,
    }
}

/// The sentence of a diagnostic.
pub fn message(diagnostic: &Diagnostic, text: Text) -> String {
    text.format(&key(diagnostic.code), arguments(diagnostic, text))
}

/// What to do about it.
pub fn hint(diagnostic: &Diagnostic, text: Text) -> Option<String> {
    // Attributes take no arguments, so the only hint that repeats one is filled in here.
    let hint = text.attribute(&key(diagnostic.code), "hint");
    let meant = |word: &str| Some(text.format("patlan-did-you-mean", args!["word" => word]));
    match (diagnostic.code, diagnostic.arguments.as_slice()) {
        (Code::ListAfterDirect, [Argument::Text(word), ..]) => {
            Some(text.format("patlan-write-instead", args!["word" => word]))
        }
        (Code::Syntax, [Argument::Expected(expected), Argument::Text(word)]) => {
            nearest(word, words_for(*expected)).map_or(hint, meant)
        }
        (Code::UnknownPattern, [Argument::Text(name), ..]) => {
            nearest(name, Library::standard().programs().map(|program| program.name())).map_or(hint, meant)
        }
        _ => hint,
    }
}

/// The words that can stand where something was expected.
fn words_for(expected: Expected) -> Vec<&'static str> {
    let clauses = || Clause::ALL.iter().flat_map(|word| word.spellings());
    let relations = || Relation::ALL.iter().flat_map(|word| word.spellings());
    let functions = || Function::ALL.iter().flat_map(|word| word.spellings());
    let small = || SmallWord::ALL.iter().flat_map(|word| word.spellings());
    match expected {
        Expected::Pattern => Clause::Pattern.spellings().collect(),
        Expected::Relation => relations().chain(SmallWord::Not.spellings()).collect(),
        Expected::Expression => functions().chain(small()).collect(),
        Expected::Owner | Expected::FullOwner => small().collect(),
        Expected::ClauseOrEnd | Expected::Figure | Expected::Tactic => clauses().chain(small()).collect(),
        _ => clauses().collect(),
    }
}

fn key(code: Code) -> String {
    format!("patlan-{}", code.id().to_lowercase())
}

pub(crate) fn arguments<C>(diagnostic: &Diagnostic<C>, text: Text) -> Arguments {
    let names = ["a", "b", "c", "d", "e"];
    let mut filled = Arguments::new();
    for (name, argument) in names.into_iter().zip(&diagnostic.arguments) {
        filled = match argument {
            Argument::Text(words) => filled.with(name, words),
            Argument::Number(number) => filled.with(name, *number),
            Argument::Word { portuguese, english } => filled.with(
                name,
                match keywords(text) {
                    Language::Portuguese => portuguese,
                    Language::English => english,
                },
            ),
            Argument::Message(key) => filled.with(name, text.get(key)),
            Argument::EndOfFile => filled.with(name, text.get("patlan-end-of-file")),
            Argument::Expected(expected) => {
                filled.with(name, text.get(&format!("patlan-expected-{}", expected.key())))
            }
        };
    }
    filled
}

/// Why a raw instance is not valid.
pub fn failure(program: &Program, failure: &Failure, text: Text) -> String {
    let tree = program.tree();
    let parts = |spans: &[crate::Span]| -> String {
        let conditions = tree.conditions().flat_map(|condition| condition.conjuncts());
        let failed = conditions.filter(|part| spans.contains(&part.span));
        failed.map(|part| expression_text(part, keywords(text))).collect::<Vec<_>>().join("; ")
    };
    match failure {
        Failure::Precondition(spans) => {
            text.format("patlan-failed-precondition", args!["parts" => parts(spans)])
        }
        Failure::Postcondition(spans) => {
            text.format("patlan-failed-postcondition", args!["parts" => parts(spans)])
        }
        Failure::Tactic(index, reason) => {
            let played = tree.tactics.get(*index);
            let played =
                played.map_or(String::new(), |tactic| format!("{},{}", tactic.from.name, tactic.to.name));
            let reason = text.get(match reason {
                TacticFailure::Captured => "patlan-tactic-captured",
                TacticFailure::NoPiece => "patlan-tactic-no-piece",
                TacticFailure::CannotPass => "patlan-tactic-cannot-pass",
                TacticFailure::Illegal => "patlan-tactic-illegal",
            });
            let words = args!["number" => index + 1, "move" => played, "reason" => reason];
            text.format("patlan-failed-tactic", words)
        }
    }
}

/// The description of the pattern with the pieces and squares of an instance in place of the figures.
pub fn tell(program: &Program, instance: &Instance, pos: &Position, text: Text) -> String {
    fragment::joined(&tell_fragments(program, instance, pos, text))
}

/// The same in parts.
pub fn tell_fragments(program: &Program, instance: &Instance, pos: &Position, text: Text) -> Vec<Fragment> {
    let figure = |name: &str, words: String| Fragment::Figure { name: name.to_owned(), words };
    let place = |square: Square| text.format("patlan-piece-on", args!["square" => square.to_string()]);
    let parts = fillings(program, instance, pos, text).into_iter().map(|filling| match filling {
        Filling::Words(words) => Fragment::Words(words.to_owned()),
        Filling::Missing(name) => Fragment::Words(format!("<{name}>")),
        Filling::Figure { name, square, naming: Naming::Place } => figure(name, place(square)),
        Filling::Figure { name, square, naming: Naming::Square } => figure(name, square.to_string()),
        Filling::Figure { name, square, naming: Naming::Piece(role) } => {
            let letter = text.language().piece_letters().letter(role).map(String::from);
            figure(name, format!("{}{square}", letter.unwrap_or_default()))
        }
    });
    parts.filter(|part| !part.words().is_empty()).collect()
}

/// The searching side as a word of the command line: `white` or `black`.
pub fn side_word(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The key of the words for a function.
fn call_key(function: Function) -> String {
    if let Function::Fact(fact) = function {
        return format!("facts-{}", fact.key().replace('_', "-"));
    }
    format!("patlan-call-{}", function.word(Language::English).to_lowercase())
}
