//! Everything that can be said is said, in both languages.

use lucena_lang::patlan::{Function, Language as Keywords, Library};
use lucena_lang::{Code, Expected, Source, voice};
use lucena_text::{Language, Text};

use crate::support::{compile, find, position};

#[test]
fn every_diagnostic_has_a_sentence_and_a_hint_in_both_languages() {
    for language in Language::ALL {
        let text = Text::new(language);
        for &code in Code::ALL {
            let source = Source::new("test", code.example());
            let (library, lists) = Library::new().extended(std::slice::from_ref(&source));
            let examples = library.check_examples(&source);
            for diagnostic in lists.iter().flatten().chain(&examples) {
                let message = voice::message(diagnostic, text);
                assert!(!message.contains(['{', '$']), "{}: {message}", code.id());
                let hint = voice::hint(diagnostic, text);
                assert!(hint.is_some_and(|hint| hint.len() > 5), "{}", code.id());
            }
        }
        for expected in Expected::ALL {
            assert!(
                text.try_format(&format!("patlan-expected-{}", expected.key()), Default::default()).is_ok()
            );
        }
    }
}

#[test]
fn every_shipped_pattern_can_be_read_back() {
    for language in Language::ALL {
        let text = Text::new(language);
        for program in Library::standard().programs() {
            let told = voice::describe(program, text);
            assert!(!told.contains(['{', '$']), "{told}");
            // Portuguese contracts these; a sentence that does not is broken.
            for broken in [" de o ", " de a ", " em o ", " a o ", " por o "] {
                assert!(!told.contains(broken), "{broken:?} in {told}");
            }
        }
    }
}

#[test]
fn what_is_said_of_a_pattern_points_at_its_figures() {
    let text = Text::new(Language::English);
    for program in Library::standard().programs() {
        let lines = voice::describe_parts(program, text);
        let words: Vec<String> =
            lines.iter().map(|line| line.iter().map(voice::Fragment::words).collect()).collect();
        assert_eq!(words.join("\n"), voice::describe(program, text));
        let named: Vec<&str> = lines
            .iter()
            .flatten()
            .filter_map(|part| match part {
                voice::Fragment::Figure { name, .. } => Some(name.as_str()),
                voice::Fragment::Words(_) => None,
            })
            .collect();
        assert!(!named.is_empty(), "{}", program.name());
        // Every figure of the program is pointed at; those of negated actions are pointed at too.
        let missing = program.slots().iter().find(|slot| !named.contains(&slot.name.as_str()));
        assert!(missing.is_none(), "{}: {missing:?}", program.name());
    }
}

#[test]
fn every_function_can_be_said() {
    let text = "PATTERN \"a\" ACTORS K1,k1,P1 SCENARIO K1 DEFENDS S1 PRECONDITION ";
    let shown = |function: Function| {
        let arguments = match function.parameters().len() {
            0 => String::new(),
            _ => {
                let words: Vec<&str> = function
                    .parameters()
                    .iter()
                    .map(|parameter| match parameter {
                        lucena_lang::patlan::Parameter::Figure => "P1",
                        lucena_lang::patlan::Parameter::King => "K1",
                        lucena_lang::patlan::Parameter::Number => "1",
                        lucena_lang::patlan::Parameter::Owner => "OPPONENT",
                        lucena_lang::patlan::Parameter::FullOwner => "ANYONE",
                        lucena_lang::patlan::Parameter::PatternName => "\"PASSEDPAWN\"",
                        _ => "q",
                    })
                    .collect();
                format!("({})", words.join(","))
            }
        };
        format!("{}{arguments}", function.word(Keywords::English))
    };
    for &function in Function::ALL {
        let source = Source::new("test", format!("{text}{};", shown(function)));
        let (library, lists) = Library::standard().extended(&[source]);
        assert!(lists[0].iter().all(|d| !d.is_error()), "{lists:?}");
        for language in Language::ALL {
            let told = voice::describe(library.get("a").expect("it is sound"), Text::new(language));
            assert!(!told.contains(['{', '$']), "{told}");
            // What is a statement by itself is not compared with zero.
            let compared = told.contains("is not zero") || told.contains("não é zero");
            assert_eq!(compared, !function.is_truth(), "{told}");
        }
    }
}

/// What the words before a figure say already is not said again.
#[test]
fn an_instance_is_told_with_its_pieces_and_squares() {
    for (description, told) in [
        ("<R1> attacks <n1>", "Re1 attacks Nf3"),
        ("the rook <R1> attacks the knight <n1>", "the rook on e1 attacks the knight on f3"),
        ("the rooks <R1>, <n1> and <k1> meet", "the rooks on e1, f3 and h8 meet"),
        ("the rook <R1>, <n1> and <k1> meet", "the rook on e1, Nf3 and Kh8 meet"),
        ("from <S1> no <Q1>", "from a2 no <Q1>"),
    ] {
        let text =
            format!("PATTERN \"T\" DESCRIPTION \"{description}\" ACTORS R1,n1,k1 SCENARIO K1 DEFENDS S1;");
        let library = compile(&text);
        let program = library.get("T").expect("it is sound");
        let pos = position("7k/8/8/8/8/5n2/8/K3R3 w - - 0 1");
        let found = find(program, &pos, pos.turn());
        let instance = found.instances.first().expect("it is there");
        assert_eq!(voice::tell(program, instance, &pos, Text::new(Language::English)), told);
    }
}
