//! Texts that want to hang, crash or exhaust the program are refused in a moment.

use std::time::Duration;

use lucena_chess::testkit::Random;
use lucena_chess::{Color, Position};
use lucena_lang::dhjog::{Player, SHIPPED};

use super::{compiled, complaints, set, with_stage};
use crate::work::measured;

/// Far more than is needed.
const A_MOMENT: Duration = Duration::from_secs(5);

fn refused(text: &str) -> Vec<String> {
    let (found, took) = measured(|| complaints(text));
    assert!(took < A_MOMENT, "{took:?} for {} bytes", text.len());
    assert!(compiled(text).set.is_none());
    assert!(found.iter().filter(|words| words.starts_with('E')).count() <= 20);
    found
}

#[test]
fn garbage_is_refused_in_a_moment() {
    assert_eq!(refused(&"x".repeat(1 << 20)), ["E605 1:1"]);
    let mut random = Random::new(16);
    for unit in
        ["HEURISTICA ", "{", "(", "FIM ", "SE ", "\"", "ETAPA \"a\" ", "1,", "a.", "- ", "NAO ", "é\u{301}"]
    {
        let text = unit.repeat((200 << 10) / unit.len());
        refused(&text);
        refused(&format!("CONJUNTO_HEURISTICO \"a\" {text}"));
        refused(&format!("CONJUNTO_HEURISTICO \"a\" ETAPA \"b\" HEURISTICA VALOR_PECA \"c\" SE {text}"));
        let lines = text.replace(' ', "\n");
        refused(&format!("CONJUNTO_HEURISTICO \"a\" {lines}"));
    }
    let noise: String = (0..100_000).filter_map(|_| char::from_u32(random.below(0x2_0000) as u32)).collect();
    refused(&noise);
}

#[test]
fn deep_and_long_expressions_are_refused_or_worked_out() {
    for (open, close) in [("(", ")"), ("NAO ", ""), ("-", ""), ("ABS(", ")")] {
        let text = with_stage(&format!("TABULEIRO <- {}1{}", open.repeat(5000), close.repeat(5000)));
        assert!(refused(&text).iter().any(|words| words.starts_with("E605")), "{open}");
    }
    let long = with_stage(&format!("TABULEIRO <- 1{}", " + 1".repeat(20_000)));
    assert!(refused(&long).iter().any(|words| words.starts_with("E605")));
    let allowed = with_stage(&format!("TABULEIRO <- 1{}", " + 1".repeat(900)));
    assert!(compiled(&allowed).set.is_some());
    let blocks = format!("{}RETORNA 1 {}", "SE VERDADEIRO ENTAO ".repeat(500), "FIM SE ".repeat(500));
    let text = format!(
        "CONJUNTO_HEURISTICO \"a\" FUNCAO F RETORNA REAL COMANDOS {blocks} FIM FUNCAO ETAPA \"b\" FIM ETAPA FIM CONJUNTO_HEURISTICO"
    );
    assert!(refused(&text).iter().any(|words| words.starts_with("E605")));
}

#[test]
fn endless_work_is_stopped_with_the_name_of_the_function() {
    let inner = "PARA A DE 1 ATE 64 FACA PARA B DE 1 ATE 64 FACA PARA C DE 1 ATE 64 FACA S <- S + 1 FIM PARA FIM PARA FIM PARA";
    let text = format!(
        "CONJUNTO_HEURISTICO \"a\" ETAPA_ATUAL <- \"b\"\nFUNCAO TRABALHO\nRETORNA REAL COMANDOS REAL S {inner} RETORNA S\nFIM FUNCAO\n\
         ETAPA \"b\" TABULEIRO <- TRABALHO() FIM ETAPA FIM CONJUNTO_HEURISTICO"
    );
    let mut player = Player::new(set(&text), Color::White);
    let (ledger, took) = measured(|| player.explain(&Position::start()));
    assert!(took < A_MOMENT, "{took:?}");
    let stopped = ledger.stopped.expect("too much work");
    assert_eq!((stopped.function.as_str(), stopped.line, ledger.value), ("TRABALHO", 2, 0.0));
    assert_eq!(player.budget_exceeded(), 1);
}

#[test]
fn a_loop_that_is_pushed_back_ends() {
    let text = "CONJUNTO_HEURISTICO \"a\" ETAPA_ATUAL <- \"b\" FUNCAO F RETORNA REAL COMANDOS INTEIRO N PARA I DE 1 ATE 9 FACA I <- 1 N <- N + 1 FIM PARA RETORNA N FIM FUNCAO ETAPA \"b\" TABULEIRO <- F() FIM ETAPA FIM CONJUNTO_HEURISTICO";
    assert_eq!(Player::new(set(text), Color::White).value(&Position::start()), 64.0);
}

#[test]
fn mutilated_samples_never_panic() {
    let mut random = Random::new(17);
    for _ in 0..300 {
        let (_, text) = random.choose(SHIPPED).expect("samples");
        let mut words: Vec<&str> = text.split_inclusive(char::is_whitespace).collect();
        for _ in 0..=random.below(3) {
            let (one, two) = (random.below(words.len()), random.below(words.len()));
            match random.below(3) {
                0 => drop(words.remove(one)),
                1 => words.swap(one, two),
                _ => words.insert(one, words[two]),
            }
        }
        let text: String = words.concat();
        if let Some(set) = compiled(&text).set {
            Player::new(set.into(), Color::Black).explain(&Position::start());
        }
    }
}
