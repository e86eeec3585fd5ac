//! The weights file and the terms belong to each other.

use std::collections::BTreeSet;

use lucena_eval::{Term, Weights, WeightsFault};

const SHIPPED: &str = include_str!("../../../../data/weights/default.weights");

#[test]
fn the_keys_of_the_file_are_the_terms() {
    let lines = SHIPPED.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    let keys: Vec<&str> = lines.filter_map(|line| line.split_whitespace().next()).collect();
    let terms: BTreeSet<&str> =
        Term::ALL.iter().filter(|term| term.length() > 0).map(|term| term.key()).collect();
    assert_eq!(keys.len(), terms.len(), "one line per term");
    assert_eq!(keys.into_iter().collect::<BTreeSet<_>>(), terms);
    assert!(Weights::parse(SHIPPED).is_ok());
}

#[test]
fn the_file_says_where_its_numbers_come_from() {
    assert!(SHIPPED.starts_with('#'));
}

#[test]
fn term_keys_are_unique() {
    let keys: BTreeSet<&str> = Term::ALL.iter().map(|term| term.key()).collect();
    assert_eq!(keys.len(), Term::COUNT);
    for &term in Term::ALL {
        assert_eq!(Term::from_key(term.key()), Some(term));
    }
}

#[track_caller]
fn check(change: impl Fn(&str) -> String, line: Option<usize>, reason: WeightsFault) {
    let error = Weights::parse(&change("tempo 1,2\n")).expect_err("the text is wrong");
    assert_eq!((error.line, &error.reason), (line, &reason));
    assert!(!error.to_string().is_empty());
}

#[test]
fn broken_texts_are_refused_with_their_line() {
    check(|_| "tempo 1,2\nbogus 1,2".to_owned(), Some(2), WeightsFault::UnknownTerm("bogus".to_owned()));
    check(|text| format!("{text}{text}"), Some(2), WeightsFault::Repeated(Term::Tempo));
    check(|_| "# note\n\ntempo 1;2".to_owned(), Some(3), WeightsFault::BadWeight("1;2".to_owned()));
    check(|_| "tempo 99999,2".to_owned(), Some(1), WeightsFault::BadWeight("99999,2".to_owned()));
    check(|_| "tempo 1,2 3,4".to_owned(), Some(1), WeightsFault::WrongCount(Term::Tempo, 2));
    check(|text| text.to_owned(), None, WeightsFault::Missing(Term::Material));
}
