//! Conditions read as sentences in both languages; every predefined function has words.

use lucena_lang::Source;
use lucena_lang::dhjog::{Function, HeuristicSet, Options, SHIPPED, compile, readings};
use lucena_text::{Language, Text, args};

fn set(condition: &str) -> HeuristicSet {
    let text = format!(
        "CONJUNTO_HEURISTICO \"T\" ETAPA_ATUAL <- \"P\" ETAPA \"P\" PEAO.VALOR <- 1 CAVALO.VALOR <- 3 BISPO.VALOR <- 3 \
         TORRE.VALOR <- 5 DAMA.VALOR <- 9 CASA[] CENTRO <- {{d4, e4}} HEURISTICA VALOR_PECA \"R\" SE {condition} \
         ENTAO CAVALO.MEU + 1 FIM HEURISTICA FIM ETAPA FIM CONJUNTO_HEURISTICO"
    );
    let compiled = compile(&Source::new("t", text), &Options::default());
    compiled.set.unwrap_or_else(|| panic!("{condition}: {:?}", compiled.diagnostics))
}

fn said(condition: &str, language: Language) -> String {
    let mut all = readings(&set(condition), Text::new(language));
    assert_eq!(all.len(), 1);
    all.remove(0).condition
}

#[test]
fn conditions_are_sentences() {
    for (condition, english, portuguese) in [
        (
            "PRESENCA_PECAS({CAVALO}, CENTRO, EU) IGUAL VERDADEIRO",
            "I have a knight in CENTRO",
            "eu tenho cavalo em CENTRO",
        ),
        (
            "REI_ROCADO(EU) E NAO REI_ROCADO(OPONENTE)",
            "my king has castled and it is not true that the opponent's king has castled",
            "o meu rei já rocou e não é verdade que o rei do oponente já rocou",
        ),
        (
            "QUANTIDADE_PECAS({TORRE,DAMA}, TODO_TABULEIRO, OPONENTE) >= 2",
            "the number of the opponent's rook or queen on the board is at least 2",
            "a quantidade de peças do oponente (torre ou dama) no tabuleiro é no mínimo 2",
        ),
        (
            "EM_XEQUE(EU) IGUAL FALSO E (FASE_JOGO() < 0,4 OU QUANTIDADE_JOGADAS() > 30)",
            "it is not true that my king is in check and (the phase of the game (1 at the start, 0 at the end) is less than 0.4 \
             or the number of the move is more than 30)",
            "não é verdade que o meu rei está em xeque e (a fase do jogo (1 no começo, 0 no fim) é menor que 0,4 ou o número do \
             lance é maior que 30)",
        ),
    ] {
        assert_eq!(said(condition, Language::English), english);
        assert_eq!(said(condition, Language::Portuguese), portuguese);
    }
}

/// What has no words of its own is said as it is written.
#[test]
fn what_cannot_be_said_is_shown() {
    let shown = said("TOTAL(CAVALO.MEU) + 1 > 2", Language::English);
    assert_eq!(shown, "TOTAL(CAVALO.MEU) + 1 is more than 2");
}

#[test]
fn every_function_and_every_shipped_rule_has_words() {
    for language in [Language::Portuguese, Language::English] {
        let text = Text::new(language);
        for function in Function::ALL {
            let name = function.word(lucena_lang::Language::English).to_lowercase().replace('_', "-");
            let key = if matches!(function, Function::Fact(_)) { "fact" } else { &name };
            let words = args![
                "player" => "me", "types" => "-", "region" => "-", "other" => "-", "in" => "-", "x" => "-", "y" => "-",
                "z" => "-", "pieces" => "-", "set" => "-", "pattern" => "-", "condition" => "-", "name" => "-",
            ];
            let said = text.format(&format!("conditions-{key}"), words);
            assert!(!said.is_empty() && !said.contains("conditions-"), "{name}: {said}");
        }
        for (file, words) in SHIPPED {
            let compiled = compile(&Source::new(*file, *words), &Options::default());
            let Some(set) = compiled.set else { continue };
            let all = readings(&set, text);
            assert_eq!(all.len(), set.rules().len(), "{file}");
            for one in all {
                assert!(!one.condition.contains(['{', '$']), "{file}: {}", one.condition);
            }
        }
    }
}
