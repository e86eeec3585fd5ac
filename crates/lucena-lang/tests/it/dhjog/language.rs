//! Words, levels, types and functions one by one.

use std::collections::BTreeSet;

use lucena_chess::{Color, Position};
use lucena_facts::{FactId, Sight};
use lucena_lang::dhjog::{Code, Function, Keyword, Options, SHIPPED, compile, level_word, voice};
use lucena_lang::{DiagnosticCode, Language, Source};
use lucena_text::Text;

use super::{board_value, complaints, set, with_stage};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn every_code_is_told_in_both_languages_with_a_hint() {
    for language in lucena_text::Language::ALL {
        let text = Text::new(language);
        for code in Code::ALL {
            let diagnostic = lucena_lang::dhjog::Diagnostic::new(*code, lucena_lang::Span::default());
            assert!(voice::hint(&diagnostic, text).is_some(), "{}", code.id());
            assert!(text.attribute(&format!("dhjog-{}", code.id().to_lowercase()), "hint").is_some());
        }
    }
}

#[test]
fn words_are_told_apart_in_both_languages() {
    assert_eq!(Function::ALL.len(), 84 + FactId::ALL.len());
    let mut seen = BTreeSet::new();
    for word in Keyword::ALL.iter().flat_map(|word| word.spellings()) {
        assert!(seen.insert(word), "{word} twice");
    }
    for word in Function::ALL.iter().flat_map(|function| function.spellings()) {
        assert!(seen.insert(word), "{word} twice");
    }
    assert_eq!(Function::HasPieces.word(Language::Portuguese), "PRESENCA_PECAS");
    assert_eq!((level_word("avançado"), level_word("4"), level_word("7")), (Some(5), Some(4), None));
}

/// Every row of the catalogue can be asked in both languages, and gives what the catalogue says, for both sides.
#[test]
fn facts_of_the_catalogue_are_functions() {
    let fens = [
        START,
        "r2q1rk1/1pp2pb1/p1np1n1p/4p1p1/2B1P1b1/2PP1N1P/PP1N1PP1/R1BQR1K1 b - - 0 12",
        "8/5pk1/6p1/3R4/P7/6P1/r4PK1/8 w - - 0 40",
        "2r2rk1/pp1b1ppp/1q2pn2/3p4/1b1P4/1PNBPN2/P4PPP/R2Q1RK1 w - - 2 14",
    ];
    let mut seen = 0;
    for fact in FactId::ALL {
        for fen in fens {
            let sight = Sight::new(Position::from_fen(fen).unwrap());
            let counts =
                [Color::White, Color::Black].map(|color| f64::from(fact.squares(&sight, color).count()));
            seen += usize::from(counts[0] + counts[1] > 0.0);
            let [english, portuguese] = [Language::English, Language::Portuguese]
                .map(|language| Function::Fact(*fact).word(language));
            for call in [format!("SIZE({english}(ME))"), format!("TOTAL({portuguese}(EU))")] {
                for (color, count) in [Color::White, Color::Black].into_iter().zip(counts) {
                    assert_eq!(board_value(&call, fen, color), count, "{call} {fen} {color:?}");
                }
            }
        }
        for language in lucena_text::Language::ALL {
            let help = voice::function_help(Function::Fact(*fact), Text::new(language));
            assert!(help.len() > 20 && !help.contains("facts-"), "{help}");
        }
    }
    assert!(FactId::ALL.len() < seen, "the positions show most facts");
}

#[test]
fn decimal_commas_depend_on_the_bracket() {
    let fen = START;
    assert_eq!(board_value("(1,5 + 0,5)", fen, Color::White), 2.0);
    assert_eq!(board_value("MAXIMO((0,5), 1)", fen, Color::White), 1.0);
    assert_eq!(board_value("MAXIMO(0.5,0.25)", fen, Color::White), 0.5);
    for wrong in ["1,2,3", "1.2.3", "3abc"] {
        assert!(complaints(&with_stage(&format!("TABULEIRO <- {wrong}")))[0].starts_with("E103"), "{wrong}");
    }
}

#[test]
fn functions_see_what_players_see() {
    let rook_ending = "8/5pk1/6p1/3R4/P7/6P1/r4PK1/8 w - - 0 40";
    let middlegame = "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 7";
    let rows = [
        ("QUANTIDADE_JOGADAS()", rook_ending, 40.0),
        ("FASE_JOGO()", START, 1.0),
        ("TOTAL(PEOES_PASSADOS(EU))", rook_ending, 1.0),
        ("TOTAL(PEOES_PASSADOS(OPONENTE))", rook_ending, 0.0),
        ("ILHAS_DE_PEOES(EU)", rook_ending, 2.0),
        ("LANCES_LEGAIS(EU)", START, 20.0),
        ("LANCES_LEGAIS(OPONENTE)", START, 20.0),
        ("MOBILIDADE({PEAO,CAVALO}, EU)", START, 20.0),
        ("ESCOLHE(REI_ROCADO(EU) E REI_ROCADO(OPONENTE), 1, 0)", middlegame, 1.0),
        ("PEOES_ESCUDO(EU)", middlegame, 3.0),
        ("DESENVOLVIDAS(EU)", middlegame, 3.0),
        ("DISTANCIA({a1}, {h8})", START, 7.0),
        ("DISTANCIA_MANHATTAN({a1}, {h8})", START, 14.0),
        ("DISTANCIA({}, {h8})", START, 8.0),
        ("TOTAL(ZONA_DO_REI(EU))", START, 9.0),
        ("TOTAL(VIZINHAS({e4}))", START, 8.0),
        ("TOTAL(COLUNAS_ABERTAS())", rook_ending, 40.0),
        ("LINHA_MAXIMA({PEAO}, TODO_TABULEIRO, EU)", rook_ending, 4.0),
        ("TOTAL(CASAS_CLARAS() INTERSECAO {a1..h1})", START, 4.0),
        ("TOTAL(PEAO.MEU) + TOTAL(TORRE.OPONENTE)", START, 10.0),
        ("TABULEIRO.PECAS.TOTAL()", START, 32.0),
        ("TABULEIRO.PECAS.ELEMENTO(1).VALOR", START, 5.0),
        ("e1.PECA_ATUAL.CASA.LINHA", START, 1.0),
        ("LIMITA(12, 0, 6) + ARREDONDA(2.5) + INTERPOLA(4, 2, 0.5)", START, 12.0),
    ];
    for (expression, fen, value) in rows {
        assert_eq!(board_value(expression, fen, Color::White), value, "{expression}");
    }
    assert_eq!(board_value("LINHA_MAXIMA({PEAO}, TODO_TABULEIRO, EU)", rook_ending, Color::Black), 3.0);
    assert!(complaints(&with_stage("TABULEIRO <- 7 / (2 - 2)"))[0].starts_with("E408"));
}

#[test]
fn every_mistake_is_told_in_one_run() {
    let text = with_stage(
        "PEAO.VALOR <- 2\nTABULEIRO <- TABULEIRO + 1\nHEURISTICA VALOR_PECA \"a\" SE LUGAR ENTAO 3 + 1 FIM HEURISTICA\n\
         HEURISTICA VALOR_TABULEIRO \"A\" SE {PEAO, e4} = {} ENTAO TABULEIRO <- FOO() FIM HEURISTICA\n\
         CASA[] SE <- {e4}\nCASA[] \"x y\" <- PEAO.MEU",
    );
    let codes: Vec<String> = complaints(&text).iter().map(|words| words[..4].trim().to_owned()).collect();
    for code in ["E302", "E310", "E301", "E405", "E409", "E306", "E303", "E304"] {
        assert!(codes.iter().any(|found| found == code), "{code} not in {codes:?}");
    }
}

#[test]
fn levels_and_classes_limit_what_may_be_used() {
    let text = SHIPPED.iter().find(|(name, _)| *name == "funcoes-proprias.dhjog").expect("sample").1;
    let source = Source::new("test.dhjog", text);
    for level_limit in 1..=6 {
        let found = compile(&source, &Options { level_limit, ..Options::default() });
        assert_eq!((found.set.is_some(), found.level), (level_limit == 6, 6));
    }
    let allowed = Some(vec!["TOTAL".to_owned(), "PEOES_PASSADOS".to_owned()]);
    let found = compile(&source, &Options { allowed_functions: allowed, ..Options::default() });
    assert!(found.diagnostics.iter().any(|diagnostic| diagnostic.code == Code::FunctionNotAllowed));
    let found = compile(&source, &Options { max_tokens: Some(50), ..Options::default() });
    assert!(found.diagnostics.iter().any(|diagnostic| diagnostic.code == Code::OverCapacity));
    let declared =
        with_stage("CASA[] C <- {e4}").replace("ETAPA_ATUAL", "NIVEL_COMPLEXIDADE <- 1 ETAPA_ATUAL");
    assert!(complaints(&declared).iter().any(|words| words.starts_with("E502")));
}

#[test]
fn an_own_function_replaces_a_predefined_one_under_both_names() {
    let own = "FUNCAO ABS DESCRICAO \"x\" RETORNA REAL PARAMETROS REAL X COMANDOS RETORNA 7 FIM FUNCAO";
    let text = with_stage("TABULEIRO <- ABS(1)").replace("ETAPA_ATUAL", &format!("{own} ETAPA_ATUAL"));
    assert!(complaints(&text).iter().any(|words| words.starts_with("W08")));
    let pos = lucena_chess::Position::start();
    assert_eq!(lucena_lang::dhjog::Player::new(set(&text), Color::White).value(&pos), 7.0);
    let other = text.replace("REAL X", "INTEIRO X");
    assert!(complaints(&other).iter().any(|words| words.starts_with("E302")));
}

#[test]
fn shipped_sets_are_those_of_the_folder() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/heuristics");
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .expect("data/heuristics")
        .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".dhjog"))
        .collect();
    names.sort();
    assert!(names.iter().map(String::as_str).eq(SHIPPED.iter().map(|(name, _)| *name)));
}
