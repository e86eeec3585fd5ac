//! The erroneous files of the specification: each has exactly the stated first error.

use lucena_lang::dhjog::{Options, compile, voice};
use lucena_lang::{DiagnosticCode, Source};
use lucena_text::{Language, Text};

/// File, code, place, sentence in Portuguese.
const EXPECTED: [(&str, &str, &str, &str); 14] = [
    (include_str!("../../data/dhjog/error-01.dhjog"), "E102", "2:18", "Faltou fechar as aspas deste texto."),
    (
        include_str!("../../data/dhjog/error-02.dhjog"),
        "E203",
        "7:7",
        "“FIM ETAPA” não fecha o bloco HEURISTICA aberto na linha 4.",
    ),
    (
        include_str!("../../data/dhjog/error-03.dhjog"),
        "E301",
        "6:33",
        "“CENTO” não foi definido, você quis dizer “CENTRO”?",
    ),
    (
        include_str!("../../data/dhjog/error-04.dhjog"),
        "E305",
        "4:30",
        "“i9” não é uma casa do tabuleiro (a1 a h8).",
    ),
    (
        include_str!("../../data/dhjog/error-05.dhjog"),
        "E402",
        "6:36",
        "MAXIMO recebe 2 argumento(s), mas há 3. Dentro dos parênteses da função o decimal é com ponto: 0.5",
    ),
    (
        include_str!("../../data/dhjog/error-06.dhjog"),
        "E401",
        "6:23",
        "PRESENCA_PECAS: o argumento 1 deve ser TIPO_PECA[], mas é CASA[].",
    ),
    (
        include_str!("../../data/dhjog/error-07.dhjog"),
        "E403",
        "5:8",
        "A condição deve ser verdadeira ou falsa, mas é INTEIRO; falta comparar, por exemplo “> 0”.",
    ),
    (
        include_str!("../../data/dhjog/error-08.dhjog"),
        "E501",
        "4:16",
        "“HEURISTICA VALOR_TABULEIRO” exige o nível 3 (INTERMEDIARIO); a turma está limitada ao nível 2 (BASICO).",
    ),
    (
        include_str!("../../data/dhjog/error-09.dhjog"),
        "E602",
        "6:11",
        "Esta ação não pertence a uma heurística VALOR_PECA.",
    ),
    (
        include_str!("../../data/dhjog/error-10.dhjog"),
        "E406",
        "5:5",
        "O rei não recebe valor no cálculo heurístico.",
    ),
    (
        include_str!("../../data/dhjog/error-11.dhjog"),
        "E207",
        "6:26",
        "Só uma operação por ação; use parênteses, por exemplo … - (1 + 2).",
    ),
    (
        include_str!("../../data/dhjog/error-12.dhjog"),
        "E205",
        "5:18",
        "“<-” é atribuição. Para comparar com um negativo escreva “< -5”.",
    ),
    (
        include_str!("../../data/dhjog/error-13.dhjog"),
        "E306",
        "5:8",
        "Não existe a função “PRESENCA_PECA”; você quis dizer “PRESENCA_PECAS”?",
    ),
    (include_str!("../../data/dhjog/error-14.dhjog"), "E604", "3:10", "A função “DOBRO” chama a si mesma."),
];

#[test]
fn first_errors_are_those_of_the_specification() {
    for (text, code, place, sentence) in EXPECTED {
        let source = Source::new("test.dhjog", text);
        let level_limit = if code == "E501" { 2 } else { 6 };
        let found = compile(&source, &Options { level_limit, ..Options::default() });
        assert!(found.set.is_none(), "{code}");
        let first = found.diagnostics.iter().find(|diagnostic| diagnostic.is_error()).expect(code);
        let at = source.place(first.span.start);
        assert_eq!((first.code.id(), format!("{}:{}", at.line, at.column).as_str()), (code, place), "{text}");
        assert_eq!(voice::message(first, Text::new(Language::Portuguese)), sentence);
    }
}

#[test]
fn one_mistake_gives_one_error() {
    for (text, code, ..) in EXPECTED {
        let level_limit = if code == "E501" { 2 } else { 6 };
        let found = compile(&Source::new("test.dhjog", text), &Options { level_limit, ..Options::default() });
        let errors: Vec<_> = found.diagnostics.iter().filter(|diagnostic| diagnostic.is_error()).collect();
        // Exchanged arguments are two mistakes; an unclosed text takes the rest of the line with it.
        let expected = if code == "E401" { 2 } else { 1 };
        assert_eq!(errors.len(), expected, "{code}: {errors:?}");
    }
}

#[test]
fn a_level_is_enough_when_it_is() {
    let source = Source::new("test.dhjog", include_str!("../../data/dhjog/error-08.dhjog"));
    assert!(compile(&source, &Options { level_limit: 3, ..Options::default() }).set.is_some());
}
