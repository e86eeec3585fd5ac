//! What an editor proposes at a place, limited to the level of the class.

use lucena_lang::dhjog::{Function, Options, compile};
use lucena_lang::editor::heuristics::{Allowance, completions};
use lucena_lang::{DiagnosticCode, Language, Source};

/// What is proposed where `|` stands.
fn proposed(text: &str, level: u8) -> Vec<String> {
    let offset = text.find('|').expect("a mark");
    let source = Source::new("test", text.replace('|', ""));
    completions(&source, offset, Language::Portuguese, Allowance { level, functions: None })
}

#[test]
fn what_fits_is_proposed_and_nothing_above_the_level() {
    let stage = "CONJUNTO_HEURISTICO \"a\" ETAPA \"b\" ";
    assert_eq!(proposed("|", 6), ["CONJUNTO_HEURISTICO"]);
    for (text, level, has, has_not) in [
        (
            "CONJUNTO_HEURISTICO \"a\" |",
            1,
            &["ETAPA", "AUTOR", "FIM"][..],
            &["CASA[]", "APLICACAO", "FUNCAO"][..],
        ),
        ("CONJUNTO_HEURISTICO \"a\" |", 2, &["CASA[]", "APLICACAO"], &["FUNCAO"]),
        ("CONJUNTO_HEURISTICO \"a\" |", 6, &["FUNCAO"], &["HEURISTICA"]),
        ("CONJUNTO_HEURISTICO \"a\" ETAPA \"b\" FIM ETAPA |", 3, &["FIM"], &["ETAPA"]),
        ("CONJUNTO_HEURISTICO \"a\" ETAPA \"b\" FIM ETAPA |", 4, &["ETAPA"], &[]),
        (
            &format!("{stage}|"),
            1,
            &["PEAO", "TABULEIRO", "SOMA_PECAS"],
            &["HEURISTICA", "CASA[]", "MOBILIDADE"],
        ),
        (&format!("{stage}HEURISTICA |"), 3, &["VALOR_PECA", "VALOR_TABULEIRO"], &["TRANSICAO_ETAPA"]),
        (
            &format!("{stage}HEURISTICA VALOR_PECA \"c\" SE |"),
            2,
            &["MOBILIDADE", "EU"],
            &["EXISTE_PADRAO", "ETAPA_ATUAL"],
        ),
        (&format!("{stage}HEURISTICA VALOR_PECA \"c\" SE |"), 4, &["EXISTE_PADRAO", "ETAPA_ATUAL"], &[]),
        (
            &format!("CASA[] \"MEIO\" <- {{e4}} {stage}HEURISTICA VALOR_PECA \"c\" SE M|"),
            2,
            &["MEIO", "MOBILIDADE"],
            &["EU"],
        ),
        (&format!("{stage}PEAO.|"), 1, &["VALOR"], &["PEAO"]),
        (&format!("{stage}FIM |"), 1, &["ETAPA"], &["CONJUNTO_HEURISTICO"]),
        (&format!("{stage}HEURISTICA VALOR_PECA \"não |\""), 6, &[], &["PEAO"]),
    ] {
        let found = proposed(text, level);
        for word in has {
            assert!(found.iter().any(|one| one == word), "{word} is missing at {text}: {found:?}");
        }
        for word in has_not {
            assert!(!found.iter().any(|one| one == word), "{word} is too much at {text}");
        }
    }
    let source = Source::new("test", stage);
    let allowance = Allowance { level: 6, functions: Some(&[Function::Mobility]) };
    let found = completions(&source, stage.len(), Language::English, allowance);
    assert!(found.contains(&"MOBILITY".to_owned()) && !found.contains(&"IN_CHECK".to_owned()), "{found:?}");
}

/// Whatever is proposed for a level can be used in a set of that level.
#[test]
fn proposed_functions_never_break_the_limit_of_the_class() {
    for level in 2..=6 {
        let stage = super::with_stage("HEURISTICA VALOR_TABULEIRO \"c\" SE |");
        let stage = stage[..stage.find('|').expect("a mark") + 1].to_owned();
        for word in proposed(&stage, level) {
            let Some(function) = Function::from_spelling(&word) else { continue };
            let text = super::with_stage(&format!(
                "HEURISTICA VALOR_PECA \"c\" SE {word} ENTAO PEAO.MEU + 1 FIM HEURISTICA"
            ));
            let options = Options { level_limit: level, ..Options::default() };
            let found = compile(&Source::new("test", text), &options).diagnostics;
            assert!(found.iter().all(|one| one.code.id() != "E501"), "{word} at level {level}");
            assert!(function.level() <= level, "{word}");
        }
    }
}
