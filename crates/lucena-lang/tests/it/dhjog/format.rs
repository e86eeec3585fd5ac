//! The formatter: idempotent, keeps comments, translates, and never changes what a set is.

use lucena_lang::dhjog::{format, parse};
use lucena_lang::{Language, Source};

use super::{LISTINGS, all_texts, compiled, set};

fn formatted(text: &str, language: Option<Language>) -> String {
    let source = Source::new("test.dhjog", text);
    format(&source, &parse(&source), language).unwrap_or_else(|| panic!("{text}"))
}

#[test]
fn formatting_twice_is_formatting_once() {
    for text in all_texts() {
        for language in [None, Some(Language::Portuguese), Some(Language::English)] {
            let once = formatted(text, language);
            assert_eq!(formatted(&once, language), once);
        }
    }
}

#[test]
fn translation_there_and_back_keeps_fingerprint_level_and_comments() {
    for text in all_texts() {
        let original = set(text);
        let english = formatted(text, Some(Language::English));
        let back = formatted(&english, Some(Language::Portuguese));
        for other in [&english, &back] {
            assert_eq!(set(other).fingerprint(), original.fingerprint(), "{other}");
            assert_eq!(set(other).level(), original.level());
            let comments = |text: &str| text.lines().filter(|line| line.contains("//")).count();
            assert_eq!(comments(other), comments(text), "{other}");
        }
        assert_eq!(formatted(text, Some(Language::Portuguese)), back);
    }
}

#[test]
fn every_keyword_and_function_is_translated() {
    let english = formatted(all_texts().nth(2).expect("a set with functions"), Some(Language::English));
    for word in [
        "FUNCTION",
        "RETURNS",
        "RETURN ",
        "FOR EACH",
        ".SQUARE.RANK",
        "SIZE(",
        "PASSED_PAWNS(",
        "DESCRIPTION",
    ] {
        assert!(english.contains(word), "{word} in {english}");
    }
    for word in ["FUNCAO", "RETORNA", "PARA ", "LINHA", "TOTAL(", "PEOES_PASSADOS", "FIM"] {
        assert!(!english.contains(word), "{word} in {english}");
    }
}

#[test]
fn other_numbers_make_another_fingerprint_and_remarks_do_not() {
    let original = set(LISTINGS[1]);
    assert_eq!(original.fingerprint().len(), 64);
    assert_ne!(set(&LISTINGS[1].replace("2,0", "2,5")).fingerprint(), original.fingerprint());
    let remarked = LISTINGS[1].replace("Exemplo", "Outro exemplo").replace("FIM ETAPA", "# nota\nFIM ETAPA");
    assert_eq!(set(&remarked).fingerprint(), original.fingerprint());
}

#[test]
fn what_cannot_be_read_is_not_formatted() {
    let source = Source::new("test.dhjog", include_str!("../../data/dhjog/error-02.dhjog"));
    assert_eq!(format(&source, &parse(&source), None), None);
    assert!(compiled(source.text()).set.is_none());
}
