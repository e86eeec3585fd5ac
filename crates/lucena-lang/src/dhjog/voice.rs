//! What there is to say about heuristic sets, in the words of `data/messages/{pt,en}/dhjog.ftl`.

use lucena_facts::{FactId, Kind};
use lucena_text::{Text, args};

use super::check::{Options, compile};
use super::code::{Code, Diagnostic};
use super::format::format;
use super::functions::Function;
use super::parser::parse;
use super::player::Stopped;
use crate::Source;
use crate::diagnostic::DiagnosticCode;

/// The sentence of a diagnostic.
pub fn message(diagnostic: &Diagnostic, text: Text) -> String {
    let id = diagnostic.code.id().to_lowercase();
    // Some sentences say more when there is more to say.
    let form = match (diagnostic.code, diagnostic.arguments.len()) {
        (Code::UnknownName | Code::UnknownFunction | Code::NotACondition, 2) | (Code::ArgumentCount, 4) => {
            "-more"
        }
        (Code::Repeated, 1) => "-predefined",
        _ => "",
    };
    text.format(&format!("dhjog-{id}{form}"), crate::voice::arguments(diagnostic, text))
}

/// What to do about it.
pub fn hint(diagnostic: &Diagnostic, text: Text) -> Option<String> {
    text.attribute(&format!("dhjog-{}", diagnostic.code.id().to_lowercase()), "hint")
}

/// That a function was stopped.
pub fn stopped(stopped: &Stopped, text: Text) -> String {
    let most = super::limits::MAX_INSTRUCTIONS as usize;
    let words = args!["function" => &stopped.function, "line" => stopped.line.to_string(), "most" => most];
    text.format("dhjog-stopped", words)
}

/// What a predefined function gives.
pub fn function_help(function: Function, text: Text) -> String {
    if let Function::Fact(fact) = function {
        return fact_help(fact, text);
    }
    let name = function.word(crate::Language::English).to_lowercase().replace('_', "-");
    text.get(&format!("functions-{name}"))
}

/// What a function that asks for a fact gives, in the words of the catalogue.
fn fact_help(fact: FactId, text: Text) -> String {
    let (subject, key) = match fact.kind() {
        Kind::Piece => ("functions-fact-piece", "functions-fact-pieces"),
        Kind::Square => ("functions-fact-square", "functions-fact-squares"),
    };
    let said = args!["a" => text.get(subject), "b" => text.get("functions-fact-player")];
    let fact = text.format(&format!("facts-{}", fact.key().replace('_', "-")), said);
    text.format(key, args!["fact" => fact])
}

/// How a predefined function is called: its name, the types it takes and the type it gives.
pub fn function_call(function: Function, text: Text) -> String {
    let language = crate::voice::keywords(text);
    let (parameters, result) = function.signature();
    let types: Vec<String> = parameters.iter().map(|of| of.word(language)).collect();
    format!("{}({}) → {}", function.word(language), types.join(", "), result.word(language))
}

/// The lists of the manual as tables in Markdown, with the names by which it asks for them.
pub fn manual_tables(text: Text) -> Vec<(&'static str, String)> {
    vec![("diagnostics", diagnostics(text)), ("functions", functions(text))]
}

/// Every complaint, with what is said of a short text that deserves it.
fn diagnostics(text: Text) -> String {
    let rows = Code::ALL.iter().map(|&of| {
        let complaint = complaint(of, crate::voice::keywords(text));
        let said = complaint.as_ref().map(|complaint| message(complaint, text));
        (of.id(), said, complaint.and_then(|complaint| hint(&complaint, text)))
    });
    crate::voice::diagnostic_table(text, rows)
}

/// The complaint about its example, in the words of a language if they can be changed without healing it.
fn complaint(of: Code, language: crate::Language) -> Option<Diagnostic> {
    let source = Source::new("manual", of.example());
    let said_otherwise =
        format(&source, &parse(&source), Some(language)).map(|text| Source::new("manual", text));
    let everything = Options::default();
    let options = match of {
        Code::AboveLimit => Options { level_limit: 1, ..everything },
        Code::FunctionNotAllowed => Options { allowed_functions: Some(Vec::new()), ..everything },
        Code::OverCapacity => Options { max_tokens: Some(10), ..everything },
        _ => everything,
    };
    let mut sources = said_otherwise.into_iter().chain([source]);
    sources.find_map(|source| {
        compile(&source, &options).diagnostics.into_iter().find(|diagnostic| diagnostic.code == of)
    })
}

/// All predefined functions.
fn functions(text: Text) -> String {
    let row = |function: &Function| {
        let other = match crate::voice::keywords(text) {
            crate::Language::English => crate::Language::Portuguese,
            crate::Language::Portuguese => crate::Language::English,
        };
        let (call, help) = (function_call(*function, text), function_help(*function, text));
        format!("| `{call}` | {} | {} | {help} |\n", function.word(other), function.level())
    };
    let head = format!("| {} |\n|---|---|---|---|\n", text.get("functions-heading"));
    head + &Function::ALL.iter().map(row).collect::<String>()
}
