//! Every word of PATLAN in both languages, and every complaint, as tables in Markdown: the lists of the manuals, made from the code.

use lucena_facts::Kind;
use lucena_text::Text;

use super::describe::call_in_words;
use super::{hint, keywords, message};
use crate::patlan::{Clause, Function, Language, Library, Parameter, Relation, SmallWord, TYPE_WORDS};
use crate::{Code, Diagnostic, Source};

/// The tables with the names by which the manuals ask for them.
pub fn manual_tables(text: Text) -> Vec<(&'static str, String)> {
    vec![
        ("clauses", clauses(text)),
        ("relations", relations(text)),
        ("small-words", small_words(text)),
        ("functions", functions(text)),
        ("facts", facts(text)),
        ("diagnostics", diagnostics(text)),
    ]
}

/// The word in the language of the manual, the word in the other one, and what else is read as the same.
struct Names {
    here: &'static str,
    there: &'static str,
    others: String,
}

fn names(
    text: Text,
    word: impl Fn(Language) -> &'static str,
    all: impl Iterator<Item = &'static str>,
) -> Names {
    let (here, there) = match keywords(text) {
        Language::English => (word(Language::English), word(Language::Portuguese)),
        Language::Portuguese => (word(Language::Portuguese), word(Language::English)),
    };
    let others: Vec<String> = all.filter(|spelling| ![here, there].contains(spelling)).map(code).collect();
    Names { here, there, others: others.join(" ") }
}

/// A word as it is typed; a bar would end the cell.
fn code(word: &str) -> String {
    format!("`{}`", word.replace('|', "\\|"))
}

fn table(heading: &str, columns: usize, rows: impl Iterator<Item = String>) -> String {
    let rule = "|---".repeat(columns);
    format!("| {heading} |\n{rule}|\n{}", rows.collect::<String>())
}

fn clauses(text: Text) -> String {
    let rows = Clause::ALL.iter().map(|&clause| {
        let said = names(text, |language| clause.word(language), clause.spellings());
        let meaning = text.get(&format!("patlan-clause-{}", clause.word(Language::English).to_lowercase()));
        format!("| {} | {} | {} | {meaning} |\n", code(said.here), code(said.there), said.others)
    });
    table(&text.get("patlan-heading-words"), 4, rows)
}

fn relations(text: Text) -> String {
    let rows = Relation::ALL.iter().map(|&relation| {
        let said = names(text, |language| relation.word(language), relation.spellings());
        let meaning =
            text.get(&format!("patlan-relation-{}", relation.word(Language::English).to_lowercase()));
        let list = if relation.is_dynamic() { " (v,t)" } else { "" };
        let here = code(&format!("{}{list}", said.here));
        format!("| {here} | {} | {} | {meaning} |\n", code(said.there), said.others)
    });
    table(&text.get("patlan-heading-words"), 4, rows)
}

fn small_words(text: Text) -> String {
    let small =
        SmallWord::ALL.iter().map(|&small| names(text, |language| small.word(language), small.spellings()));
    let types = TYPE_WORDS.iter().map(|&(letter, english, portuguese)| {
        let word = |language| if language == Language::English { english } else { portuguese };
        let said = names(text, word, std::iter::empty());
        Names { others: code(&letter.to_string()), ..said }
    });
    let rows = small
        .chain(types)
        .map(|said| format!("| {} | {} | {} |\n", code(said.here), code(said.there), said.others));
    table(&text.get("patlan-heading-small-words"), 3, rows)
}

fn functions(text: Text) -> String {
    let own = Function::ALL.iter().copied().filter(|function| !matches!(function, Function::Fact(_)));
    let rows = own.map(|function| {
        let said = names(text, |language| function.word(language), function.spellings());
        let call = example(function, text);
        let meaning = call_in_words(&call, text);
        format!("| {} | {} | {} | {meaning} |\n", code(&call), code(said.there), said.others)
    });
    table(&text.get("patlan-heading-functions"), 4, rows)
}

fn facts(text: Text) -> String {
    let rows = Function::ALL.iter().filter_map(|&function| {
        let Function::Fact(fact) = function else { return None };
        let said = names(text, |language| function.word(language), function.spellings());
        let key = format!("facts-{}", fact.key().replace('_', "-"));
        let definition = text.attribute(&key, "definition").unwrap_or_default();
        let call = code(&example(function, text));
        Some(format!("| {call} | {} | {definition} |\n", code(said.there)))
    });
    table(&text.get("patlan-heading-facts"), 3, rows)
}

/// A call of the function as one would write it.
fn example(function: Function, text: Text) -> String {
    let language = keywords(text);
    let arguments: Vec<String> = function
        .parameters()
        .iter()
        .enumerate()
        .map(|(index, &parameter)| argument(function, index, parameter, language).to_owned())
        .collect();
    match arguments.is_empty() {
        true => function.word(language).to_owned(),
        false => format!("{}({})", function.word(language), arguments.join(",")),
    }
}

fn argument(function: Function, index: usize, parameter: Parameter, language: Language) -> &'static str {
    match (function, parameter, index) {
        (Function::Sentry | Function::Ram, _, _) | (Function::InTheSquare, _, 1) => "P1",
        (Function::InTheSquare, _, _) => "k1",
        (Function::KingPathTo, _, 1) | (Function::SquareOwner, Parameter::Figure, _) => "S1",
        (Function::Fact(fact), Parameter::Figure, _) if fact.kind() == Kind::Square => "S1",
        (_, Parameter::Figure | Parameter::FigureOrType | Parameter::FigureOrSet, 0) => "F1",
        (_, Parameter::Figure | Parameter::FigureOrType | Parameter::FigureOrSet, _) => "f1",
        (_, Parameter::King, 0) => "K1",
        (_, Parameter::King, _) => "k1",
        (_, Parameter::Type, _) => match language {
            Language::English => "QUEEN",
            Language::Portuguese => "DAMA",
        },
        (_, Parameter::Set, _) => "R",
        (_, Parameter::Number, _) => "2",
        (_, Parameter::Owner, _) => SmallWord::Me.word(language),
        (_, Parameter::FullOwner, _) => SmallWord::None.word(language),
        (_, Parameter::PatternName, _) => "\"PHILIDOR\"",
    }
}

fn diagnostics(text: Text) -> String {
    let rows = Code::ALL.iter().map(|&of| {
        let complaint = complaint(of);
        let said = complaint.as_ref().map(|complaint| message(complaint, text));
        (of.id(), said, complaint.and_then(|complaint| hint(&complaint, text)))
    });
    diagnostic_table(text, rows)
}

/// The table of complaints of either language: code, what is said, what to do.
pub(crate) fn diagnostic_table(
    text: Text,
    rows: impl Iterator<Item = (&'static str, Option<String>, Option<String>)>,
) -> String {
    let cell = |words: Option<String>| words.unwrap_or_default().replace('|', "\\|").replace('<', "\\<");
    let rows =
        rows.map(|(id, said, advice)| format!("| {} | {} | {} |\n", code(id), cell(said), cell(advice)));
    table(&text.get("patlan-heading-diagnostics"), 3, rows)
}

/// The complaint about the shortest text that deserves it.
fn complaint(of: Code) -> Option<Diagnostic> {
    let source = Source::new("manual", of.example());
    let (library, lists) = Library::standard().extended(std::slice::from_ref(&source));
    let found = lists.into_iter().flatten().chain(library.check_examples(&source));
    found.into_iter().find(|diagnostic| diagnostic.code == of)
}
