//! Texts to trees: diagnostics with their places, all spellings, recovery, formatting.

use lucena_lang::patlan::{
    Clause, Expression, ExpressionKind, Function, Language, Library, Parameter, Relation, SmallWord,
    check_source, format, parse,
};
use lucena_lang::{Code, Diagnostic, Place, Severity, Source};

/// All complaints about a text, those of the library included.
fn diagnostics(text: &str) -> (Source, Vec<Diagnostic>) {
    let source = Source::new("test", text);
    let (library, mut lists) = Library::new().extended(std::slice::from_ref(&source));
    let mut all = lists.remove(0);
    all.extend(library.check_examples(&source));
    (source, all)
}

fn codes(text: &str) -> Vec<&'static str> {
    diagnostics(text).1.iter().map(|diagnostic| diagnostic.code.id()).collect()
}

#[test]
fn every_code_has_an_example_that_causes_it() {
    for &code in Code::ALL {
        let (_, all) = diagnostics(code.example());
        assert!(all.iter().any(|d| d.code == code), "{}: {:?}", code.id(), all);
        // Nothing else is wrong with the example, but for headers left out to keep it short.
        let others: Vec<_> = all.iter().filter(|d| d.code != code && d.code != Code::MissingHeader).collect();
        assert!(others.is_empty(), "{}: {others:?}", code.id());
        assert_eq!(code.severity() == Severity::Error, code.id().starts_with('E'));
    }
    let mut ids: Vec<&str> = Code::ALL.iter().map(|code| code.id()).collect();
    ids.dedup();
    assert_eq!(ids.len(), Code::ALL.len());
}

/// The first error of each text, as the test script of the specification has it.
const ERRORS: &[(&str, &str, usize, usize)] = &[
    ("PATTERN \"a\" @", "E001", 1, 13),
    ("PATTERN \"a", "E002", 1, 9),
    ("SCENARIO F1 => f1;", "E010", 1, 1),
    ("PATTERN \"a\" AUTHOR \"b\" AUTHOR \"c\" SCENARIO F1 => f1;", "E011", 1, 24),
    ("PATTERN \"a\" SCENARIO F1 => f1 WEIGHT 1.0;", "E012", 1, 31),
    ("PATTERN \"a\" SCENARIO F1 => f1 TACTICALS F1,f1 PRECONDITION TRUE;", "E012", 1, 47),
    ("PATTERN \"a\" AUTHOR \"b\";", "E013", 1, 1),
    ("PATTERN \"a\" SCENARIO ;", "E013", 1, 1),
    ("PATTERN \"a\" SCENARIO F1 => f1 {};", "E013", 1, 31),
    ("PATTERN \"a\" SCENARIO {F1 => f1 OR};", "E013", 1, 22),
    ("PATTERN \"a\" SCENARIO F1 => f1 PATTERN \"b\" SCENARIO F1 => f1;", "E014", 1, 31),
    ("PATTERN \"a\" ACTORS K1,F1 SCENARIO K1 MOVE S1;", "E101", 1, 23),
    ("PATTERN \"a\" SCENARIO\n  S1 DEFENDS F1;", "E102", 2, 3),
    ("PATTERN \"a\" SCENARIO\n  F1 ATTACKS F2;", "E103", 2, 14),
    ("PATTERN \"a\" SCENARIO\n  F1 ATTACKS s1;", "E104", 2, 14),
    ("PATTERN \"a\" SCENARIO\n  F1 DEFENDS f1;", "E105", 2, 14),
    ("PATTERN \"a\" SCENARIO\n  F1 RIGHTOF S1;", "E106", 2, 14),
    ("PATTERN \"a\" SCENARIO\n  F1 INDIRECTATTACK k1;", "E107", 2, 6),
    ("PATTERN \"a\" SCENARIO\n  F1 MOVE (S1,f1);", "E108", 2, 6),
    ("PATTERN \"a\" SCENARIO\n  F1 DEFENDS F1;", "E109", 2, 14),
    ("PATTERN \"a\" SCENARIO\n  R1 INDIRECTATTACK (f1,f1);", "E109", 2, 25),
    ("PATTERN \"a\" SCENARIO\n  F1 POSSIBLEATTACK (S1,F2);", "E110", 2, 25),
    ("PATTERN \"a\" SCENARIO\n  F1 POSSIBLEATTACK (f1,S2);", "E110", 2, 25),
    ("PATTERN \"a\" SCENARIO\n  F1 POSSIBLEDEFENSE (S1,f2);", "E111", 2, 26),
    ("PATTERN \"a\" SCENARIO F1 => f1\nTACTICALS F2,f1;", "E112", 2, 11),
    ("PATTERN \"a\" SCENARIO F1 => f1\nTACTICALS F1,S1;", "E112", 2, 14),
    ("PATTERN \"a\" SCENARIO F1 => f1\nPRECONDITION FILEOF(F2) = 1;", "E113", 2, 21),
    ("PATTERN \"a\" SCENARIO F1 => f1 TACTICALS F1,F1;", "E114", 1, 44),
    ("PATTERN \"a\" SCENARIO F1 =< F2 TACTICALS F1,F2;", "E115", 1, 44),
    ("PATTERN \"a\" SETOFPIECES Kk SCENARIO F1 => f1;", "E116", 1, 13),
    ("PATTERN \"a\" SCENARIO F1 => f1\nPOSTCONDITION MOVESOF(f1) = 0;", "E117", 2, 1),
    ("PATTERN \"a\" SCENARIO F1 CHECKMATE q1;", "E118", 1, 35),
    ("PATTERN \"a\" SCENARIO F1 => f1 PRECONDITION TYPEOF(F1,F2);", "E119", 1, 54),
    ("PATTERN \"a\" SCENARIO Q1 => f1 PRECONDITION KINGPATHTO(Q1,f1) > 0;", "E119", 1, 55),
    ("PATTERN \"a\" SCENARIO F1 => f1 f2 NOT => F1 PRECONDITION RANKOF(f2) = 1;", "E120", 1, 64),
    ("PATTERN \"a\" SCENARIO F1 => f1 PRECONDITION FOO(F1);", "E010", 1, 44),
];

#[test]
fn errors_are_where_the_specification_says() {
    for &(text, id, line, column) in ERRORS {
        let (source, all) = diagnostics(text);
        let first = all.iter().find(|d| d.is_error()).unwrap_or_else(|| panic!("no error in {text}"));
        let place = source.place(first.span.start);
        assert_eq!((first.code.id(), place), (id, Place { line, column }), "{text}");
    }
}

#[test]
fn warnings_are_those_of_the_specification() {
    let scenario = |header: &str, body: &str| {
        codes(&format!("PATTERN \"T\" AUTHOR \"a\" DESCRIPTION \"d\" WEIGHT 1.0 {header} SCENARIO {body};"))
    };
    assert_eq!(scenario("", "N1 INDIRECTATTACK (f1,k1)"), ["W204"]);
    assert_eq!(scenario("SETOFPIECES KPkP", "K1 MOVE S1 Q1 MOVE S2"), ["W206", "W205"]);
    assert_eq!(codes("PATTERN \"a\" SCENARIO F1 => f1"), ["W202", "W202", "W202", "W210"]);
}

#[test]
fn the_library_finds_unknown_circular_and_double_names() {
    let text = "PATTERN \"a\" SCENARIO F1 => f1 PRECONDITION EXISTPATTERN(\"b\",ME);\
        PATTERN \"b\" SCENARIO F1 => f1 PRECONDITION EXISTPATTERN(\"a\",ME) OR EXISTPATTERN(\"zz\",ME);";
    let mut errors = codes(text);
    errors.retain(|id| id.starts_with('E'));
    assert_eq!(errors, ["E122", "E121", "E122"]);
}

#[test]
fn all_mistakes_of_a_file_come_out_in_one_run() {
    let text = "PATTERN \"one\" SCENARIO F1 ATTACKS F2 F1 @ F3 => f1 F4 JUMPS f9 F5 ATTACKS s1\n\
        PRECONDITION FILEOF(Z9) = 1 TACTICALS F1,F1 ;\n\
        PATTERN \"two\" SCENARIO { F1 => F2 ; \n\
        PATTERN \"three\" SCENARIO F1 => f1;";
    let all = codes(text);
    for id in ["E001", "E103", "E104", "E010", "E114"] {
        assert!(all.contains(&id), "{id} missing in {all:?}");
    }
    // The last pattern is sound and can be used.
    let source = Source::new("test", text);
    let names: Vec<String> = check_source(&source).patterns.iter().map(|p| p.name().to_owned()).collect();
    assert_eq!(names, ["three"]);
}

#[test]
fn every_spelling_means_the_same() {
    let shape = |relation: Relation| match relation {
        Relation::Attacks => "K1 # r1",
        Relation::Defends => "K1 # R1",
        Relation::IndirectAttack => "R1 # (f1,k1)",
        Relation::IndirectDefense => "R1 # (f1,K1)",
        Relation::Move => "K1 # S1",
        Relation::PossibleAttack => "R1 # (S1,k1)",
        Relation::PossibleDefense => "R1 # (S1,K1)",
        Relation::Checkmate => "R1 # k1",
        _ => "R1 # p1",
    };
    for &relation in Relation::ALL {
        for spelling in relation.spellings() {
            for not in ["", "NOT ", "NAO ", "NÃO "] {
                let body = shape(relation).replace('#', &format!("{not}{spelling}"));
                let parsed = parse(&Source::new("test", format!("PATTERN \"a\" SCENARIO {body};")));
                assert!(parsed.diagnostics.is_empty(), "{body}: {:?}", parsed.diagnostics);
                let action = parsed.patterns[0].actions().next().expect("one action");
                assert_eq!((action.relation, action.negated), (relation, !not.is_empty()), "{body}");
            }
        }
    }
    for &clause in Clause::ALL {
        assert!(clause.spellings().all(|spelling| Clause::from_spelling(spelling) == Some(clause)));
    }
    for &word in SmallWord::ALL {
        assert!(word.spellings().all(|spelling| SmallWord::from_spelling(spelling) == Some(word)));
    }
    for &function in Function::ALL {
        for spelling in function.spellings() {
            let arguments: Vec<&str> = function.parameters().iter().map(|&p| argument(p)).collect();
            let call = if arguments.is_empty() {
                spelling.to_owned()
            } else {
                format!("{spelling}({})", arguments.join(","))
            };
            let parsed =
                parse(&Source::new("t", format!("PATTERN \"a\" SCENARIO K1 =< P1 PRECONDITION {call};")));
            assert!(parsed.diagnostics.is_empty(), "{call}: {:?}", parsed.diagnostics);
            let Some(Expression { kind: ExpressionKind::Call(found, _), .. }) =
                &parsed.patterns[0].precondition
            else {
                panic!("{call} is no call")
            };
            assert_eq!(*found, function, "{call}");
        }
    }
}

fn argument(parameter: Parameter) -> &'static str {
    match parameter {
        Parameter::Figure => "P1",
        Parameter::King => "K1",
        Parameter::FigureOrType => "P",
        Parameter::FigureOrSet => "f",
        Parameter::Type => "DAMA",
        Parameter::Set => "q",
        Parameter::Number => "FILEOF(P1)",
        Parameter::Owner => "OPONENT",
        Parameter::FullOwner => "VAZIA",
        Parameter::PatternName => "\"PASSEDPAWN\"",
    }
}

#[test]
fn blanks_comments_accents_and_marks_are_read() {
    let text = " // a comment\n PADRÃO \"x\" AUTOR \"y\" DESCRIÇÃO \"z\" PESO -1.5 // weight\n\
        CENÁRIO /* block\n comment */ <F1>=>>f1< F 2 => f1 <F1>>>S1 F1 :> (>s2<,k1)\n\
        PRÉCONDIÇÃO COLUNADE(<F1>)<3 E LINHADE(F1)>-1\n\
        TÁTICAS F1,S1 PÓSCONDIÇÃO MOVIMENTOSDE(k1)=0 ;";
    let source = Source::new("test", text);
    let parsed = parse(&source);
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
    let tree = &parsed.patterns[0];
    assert_eq!((tree.name.value.as_str(), tree.weight), ("x", Some(-1.5)));
    let actions: Vec<String> =
        tree.actions().map(|a| lucena_lang::patlan::action_text(a, Language::English)).collect();
    assert_eq!(
        actions,
        ["<F1> ATTACKS >f1<", "F2 ATTACKS f1", "<F1> MOVE S1", "F1 POSSIBLEATTACK (>s2<,k1)"]
    );
}

#[test]
fn fragments_of_the_tutorial_are_read() {
    for body in [
        "K1 ATACA r1 K1 ATACA r2",
        "K1 => r1 K1 => r2",
        "P1 DIREITADE P2 P1 ACIMADE P3",
        "P1 |> P2 P1 |^ P3",
        "P1 ATACA q1 P2 DEFENDE P1 R1 DEFENDE P2",
        "P1 => q1 P2 =< P1 R1 =< P2",
        "Q1 ATACAINDIRETO (S1,k1) R1 DEFENDEINDIRETO (S1,K1) N1 ATAQUEPOSSIVEL (p1,r1) \
         B1 ATAQUEPOSSIVEL (S1,b1) B1 DEFESAPOSSIVEL (S1, Q1)",
        "Q1 -> (S1,k1) R1 -< (S1,K1) N1 -> (p1,r1) B1 :-> (S1,b1) B1 :< (S1, Q1)",
        "F1 <\\ F2 F1 \\> F2 F1 /> F2 F1 </ F2",
    ] {
        let all = codes(&format!("PATTERN \"a\" SCENARIO {body};"));
        assert!(all.iter().all(|id| id.starts_with('W')), "{body}: {all:?}");
    }
    for text in [
        "PADRAO \"q5\" CENARIO F1 DEFENDE F2 f1 DEFENDE S1 F2 MOVE S2 k1 DEFENDE S1 \
         CONDICAO COLUNADE(F1) = COLUNADE(F2); TATICAS F2,S2 POSCONDICAO MOVIMENTOSDE(k1) = 0",
        "PATTERN \"m\" FORMATO F1 :> (S2,k1) f1 =< S2 N1 :> (S1,k1) MOVIMENTOS F1,S2 f1,S2 N1,S1;",
    ] {
        let all = codes(text);
        assert!(all.iter().all(|id| id.starts_with('W')), "{text}: {all:?}");
    }
}

#[test]
fn formatting_is_stable_and_keeps_the_meaning() {
    let text = "//@ yes 8/8 w\n// note\nPATTERN \"a \\\"q\\\" \\“\" SCENARIO {F1 => f1 F1 =< F2} K1 NOT >> <S1> // why\n\
        PRECONDITION (RANKOF(F1) = 1 OU NAO BRANCAS) E -1 < 2 * 3 TACTICALS K1,f1 POSTCONDITION TRUE;\n// end\n";
    let source = Source::new("a", text);
    for language in [None, Some(Language::English), Some(Language::Portuguese)] {
        let once = format(&source, &parse(&source), language).expect("no syntax error");
        let again = Source::new("b", once.clone());
        assert_eq!(format(&again, &parse(&again), language).as_deref(), Some(once.as_str()));
        // There and back again gives the same text.
        let back = format(&again, &parse(&again), Some(Language::English)).expect("no syntax error");
        let english = format(&source, &parse(&source), Some(Language::English)).expect("no syntax error");
        assert_eq!(back, english);
        for comment in ["//@ yes 8/8 w", "// note", "// why", "// end"] {
            assert!(once.contains(comment), "{once}");
        }
    }
    assert_eq!(format(&Source::new("a", "PATTERN"), &parse(&Source::new("a", "PATTERN")), None), None);
}
