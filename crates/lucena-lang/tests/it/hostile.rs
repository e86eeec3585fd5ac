//! Texts that were written to keep the compiler busy: each has one budget, whatever it is made of.

use std::fmt::Write;
use std::time::Duration;

use lucena_lang::patlan::Library;
use lucena_lang::{Code, Source};

use crate::work::measured;

/// As much as the web application takes at once.
const MOST_BYTES: usize = 256 << 10;
/// Far more than a sound text of this size takes; what had no budget took minutes.
const PATIENCE: Duration = Duration::from_secs(10);

/// As many patterns as fit, each written by its number.
fn many(write: impl Fn(usize) -> String) -> Source {
    let mut text = String::new();
    for number in 0.. {
        let next = write(number);
        if MOST_BYTES < text.len() + next.len() {
            break;
        }
        text += &next;
    }
    Source::new("hostile", text)
}

/// Compiles a text and tells how often it was complained about with a code.
#[track_caller]
fn complaints(source: &Source, code: Code) -> (usize, Library) {
    let ((library, diagnostics), took) =
        measured(|| Library::standard().extended(std::slice::from_ref(source)));
    assert!(took < PATIENCE, "{took:?}");
    (diagnostics.iter().flatten().filter(|diagnostic| diagnostic.code == code).count(), library)
}

/// Eight names that can stand for each other in any order: 69,281 ways to try, below the limit of one pattern.
fn symmetric(number: usize) -> String {
    let mut text = format!("PATTERN \"s{number}\" SCENARIO");
    for name in 1..=8 {
        write!(text, " K1 MOVE S{name}").expect("strings take everything");
    }
    text + ";\n"
}

#[test]
fn many_patterns_whose_figures_are_interchangeable() {
    let (refused, library) = complaints(&many(symmetric), Code::TooSymmetric);
    assert!(1000 < refused, "{refused}");
    assert!(library.get("s0").is_some(), "what the budget allows is compiled");
}

/// A plain pattern after all of them still compiles.
#[test]
fn a_plain_pattern_among_them_is_compiled() {
    let mut text: String = (0..40).map(symmetric).collect();
    text += "PATTERN \"plain\" SCENARIO N1 ATTACKS f1 N1 ATTACKS f2;";
    let (refused, library) = complaints(&Source::new("mixed", text), Code::TooSymmetric);
    assert!(0 < refused);
    assert!(library.get("plain").is_some());
}

#[test]
fn many_patterns_with_many_alternatives() {
    let source = many(|number| {
        let group = " {F1 => f1 F1 => f2 F1 => f3 F1 => f4}";
        format!("PATTERN \"a{number}\" SCENARIO {};\n", group.repeat(4))
    });
    let (refused, _) = complaints(&source, Code::TooManyAlternatives);
    assert!(0 < refused, "{refused}");
}

/// Each calls the next, in letters of another case: once the names were looked through for every call of every round.
#[test]
fn many_patterns_that_call_each_other() {
    let source = many(|number| {
        format!(
            "PATTERN \"c{number}\" SCENARIO F1 => f1 PRECONDITION EXISTPATTERN(\"C{}\",ME);\n",
            number + 1
        )
    });
    let (unknown, library) = complaints(&source, Code::UnknownPattern);
    assert_eq!(unknown, 1, "only the last calls what is not there");
    assert!(library.get("c0").is_none(), "and so none can be used");
}
