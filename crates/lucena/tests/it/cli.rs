//! The command line: one clear message for each mistake, in both languages, and the right exit status.

use std::io::Write;

use crate::program::{command, finish, run};

/// Arguments, then what the English and the Portuguese message must say.
const MISTAKES: &[(&[&str], &str, &str)] = &[
    (
        &["perf"],
        "unknown command \"perf\"\nDid you mean \"perft\"?",
        "comando desconhecido: \"perf\"\nVocê quis dizer \"perft\"?",
    ),
    (&["expalin"], "Did you mean \"explain\"?", "Você quis dizer \"explain\"?"),
    (
        &["game.pgn"],
        "Did you mean \"lucena review game.pgn\"?",
        "Você quis dizer \"lucena review game.pgn\"?",
    ),
    (&["explain", "game.pgn"], "lucena review game.pgn", "lucena review game.pgn"),
    (&["revue"], "Did you mean \"review\"?", "Você quis dizer \"review\"?"),
    (&["manual", "reviews"], "Did you mean \"review\"?", "Você quis dizer \"review\"?"),
    (
        &["match", "one"],
        "<ENGINE>: at least 2 are needed, got 1",
        "<MOTOR>: são precisos pelo menos 2, recebido(s) 1",
    ),
    (
        &["uci"],
        "unknown command \"uci\"\nChess programs start Lucena without a command",
        "comando desconhecido: \"uci\"\nOs programas de xadrez iniciam o Lucena sem comando",
    ),
    (&["xyzzy"], "unknown command \"xyzzy\"", "comando desconhecido: \"xyzzy\""),
    (&["perft"], "missing argument: <DEPTH>", "falta o argumento: <PROFUNDIDADE>"),
    (
        &["perft", "many"],
        "DEPTH: a whole number from 0 to 12 expected, got \"many\"",
        "PROFUNDIDADE: esperado um número inteiro de 0 a 12, recebido \"many\"",
    ),
    (&["perft", "13"], "from 0 to 12", "de 0 a 12"),
    (&["perft", "3", "4"], "unknown argument \"4\"", "argumento desconhecido: \"4\""),
    (
        &["perft", "3", "--divde"],
        "unknown argument \"--divde\"\nDid you mean \"--divide\"?",
        "argumento desconhecido: \"--divde\"\nVocê quis dizer \"--divide\"?",
    ),
    (
        &["perft", "3", "--fen"],
        "a value is missing after \"--fen <FEN>\"",
        "falta um valor depois de \"--fen <FEN>\"",
    ),
    (
        &["perft", "3", "--threads", "0"],
        "--threads: a whole number from 1 to 256",
        "--threads: esperado um número inteiro de 1 a 256",
    ),
    // Limits as they would be typed; one that only the machine sets is left out.
    (
        &["serve", "--port", "70000"],
        "--port: a whole number from 0 to 65535 expected, got \"70000\"",
        "--port: esperado um número inteiro de 0 a 65535, recebido \"70000\"",
    ),
    (
        &["explain", "--time", "-5"],
        "--time: a whole number from 1 to 3600000 expected, got \"-5\"",
        "--time: esperado um número inteiro de 1 a 3600000, recebido \"-5\"",
    ),
    (
        &["explain", "--time", "0"],
        "--time: a whole number from 1 to 3600000 expected, got \"0\"",
        "--time: esperado um número inteiro de 1 a 3600000, recebido \"0\"",
    ),
    (
        &["bench", "--depth", "x", "--hash", "1"],
        "--depth: a whole number from 1 to 100 expected",
        "--depth: esperado um número inteiro de 1 a 100",
    ),
    (
        &["suite", "--nodes", "0", "no/such.epd"],
        "--nodes: a whole number of at least 1 expected, got \"0\"",
        "--nodes: esperado um número inteiro, no mínimo 1, recebido \"0\"",
    ),
    (
        &["perft", "3", "--fen", "x", "--suite", "y"],
        "cannot be used together with",
        "não pode ser usado junto com",
    ),
    (&["perft", "3", "--json", "--json"], "\"--json\" is given twice", "\"--json\" foi dado duas vezes"),
    (
        &["perft", "3", "--max-nodes", "5"],
        "missing argument: --suite <FILE>",
        "falta o argumento: --suite <ARQUIVO>",
    ),
    (
        &["perft", "3", "--fen", "8/8/8/8/8/8/8/8 w - - 0 1"],
        "invalid FEN, field 1 (pieces on the board): White has no king",
        "FEN inválida, campo 1 (peças no tabuleiro): falta o rei das Brancas",
    ),
    (
        &["perft", "3", "--fen", "4k3/8/8/8/8/8/8/4K3 w - -"],
        "field 5 (half-move clock): the field is missing",
        "campo 5 (contador de meios-lances): o campo está faltando",
    ),
    (
        &["perft", "--suite", "no/such/file.epd"],
        "cannot read no/such/file.epd: there is no such file",
        "não foi possível ler no/such/file.epd: o arquivo não existe",
    ),
    (&["perft", "--suite", "."], "cannot read .: it is a folder", "não foi possível ler .: é uma pasta"),
    (&["completions"], "missing argument: <SHELL>", "falta o argumento: <TERMINAL>"),
    (
        &["completions", "tcsh"],
        "\"tcsh\" is not a value for <SHELL>; use one of: bash, elvish, fish, powershell, zsh",
        "\"tcsh\" não é um valor para <TERMINAL>; use um destes: bash",
    ),
    (&["help", "me"], "unknown command \"me\"", "comando desconhecido: \"me\""),
    (&["trabalho", "now"], "unknown argument \"now\"", "argumento desconhecido: \"now\""),
    (
        &["explain", "--node", "5000"],
        "unknown argument \"--node\"\nDid you mean \"--nodes\"?",
        "argumento desconhecido: \"--node\"\nVocê quis dizer \"--nodes\"?",
    ),
    (&["review", "game.pgn", "--nodse=5000"], "Did you mean \"--nodes\"?", "Você quis dizer \"--nodes\"?"),
    (&["review", "game.pgn", "-nodes", "5"], "Did you mean \"--nodes\"?", "Você quis dizer \"--nodes\"?"),
    (&["patlan", "find", "--jsn"], "lucena patlan find --help", "lucena patlan find --help"),
    (
        &["--verzion"],
        "unknown argument \"--verzion\"\nDid you mean \"--version\"?",
        "argumento desconhecido: \"--verzion\"\nVocê quis dizer \"--version\"?",
    ),
];

#[test]
fn every_mistake_has_one_clear_message_in_both_languages() {
    for (arguments, english, portuguese) in MISTAKES {
        for (language, start, expected) in
            [("en", "lucena: error: ", english), ("pt", "lucena: erro: ", portuguese)]
        {
            let arguments: Vec<&str> = arguments.iter().copied().chain(["--lang", language]).collect();
            // An option that lacks its value would swallow what follows it.
            let arguments = if arguments.contains(&"--fen") && arguments.len() == 5 {
                ["--lang", language].into_iter().chain(arguments[..3].iter().copied()).collect()
            } else {
                arguments
            };
            let run = run(&arguments, b"");
            assert_eq!(run.status, 2, "{arguments:?}: {run:?}");
            assert_eq!(run.out, "", "{arguments:?}");
            assert!(run.err.starts_with(start) && run.err.contains(expected), "{arguments:?}: {}", run.err);
            assert_eq!(run.err.matches("lucena: err").count(), 1, "{arguments:?}: {}", run.err);
            assert!(run.err.lines().count() <= 3, "{arguments:?}: {}", run.err);
        }
    }
}

#[test]
fn a_fen_without_quotation_marks_gets_a_hint() {
    let words = ["perft", "3", "--fen", "4k3/8/8/8/8/8/8/4K3", "w", "-", "-", "0", "1"];
    let run = run(&words, b"");
    assert_eq!(run.status, 2);
    assert!(run.err.contains("put it between quotation marks"), "{}", run.err);
}

#[test]
fn an_unknown_language_is_told_in_the_language_of_the_locale() {
    let wrong = run(&["--lang", "de", "perft", "1"], b"");
    assert_eq!(wrong.status, 2);
    assert!(
        wrong.err.contains("\"de\" is not a value for --lang <LANGUAGE>; use one of: pt, en"),
        "{}",
        wrong.err
    );
    let mut portuguese = command(&["--lang=xx"]);
    portuguese.env("LC_ALL", "pt_BR.UTF-8");
    let run = finish(portuguese.spawn().expect("the binary was built"), b"");
    assert!(run.err.contains("\"xx\" não é um valor para --lang <IDIOMA>"), "{}", run.err);
}

#[test]
fn the_language_comes_from_the_line_or_from_the_locale() {
    let help = |arguments: &[&str], locale: [(&str, &str); 2]| {
        let mut command = command(arguments);
        command.env_remove("LC_ALL").envs(locale);
        finish(command.spawn().expect("the binary was built"), b"").out
    };
    let portuguese = "o xadrez que se explica";
    let english = "the chess that explains itself";
    let (pt, en) =
        ([("LANG", "pt_BR.UTF-8"), ("LC_MESSAGES", "")], [("LANG", "en_US"), ("LC_MESSAGES", "C")]);
    assert!(help(&["--help"], pt).contains(portuguese));
    assert!(help(&["--help"], en).contains(english));
    assert!(help(&["--help"], [("LANG", "pt_BR"), ("LC_MESSAGES", "de_DE")]).contains(english));
    assert!(help(&["--help", "--lang", "en"], pt).contains(english));
    assert!(help(&["--lang=pt", "-h"], en).contains(portuguese));
    assert!(
        help(&["perft", "--lang", "PT", "-h"], en).contains("Profundidade")
            || help(&["perft", "--lang", "PT", "-h"], en).contains("PROFUNDIDADE")
    );
}

#[test]
fn version_and_help_are_results_not_errors() {
    let version = run(&["--version"], b"");
    assert_eq!((version.status, version.err.as_str()), (0, ""));
    assert_eq!(version.out, format!("lucena {}\n", env!("CARGO_PKG_VERSION")));
    for arguments in [&["help"] as &[&str], &["--help"]] {
        let help = run(arguments, b"");
        assert_eq!((help.status, help.err.as_str()), (0, ""));
        assert!(help.out.contains("Usage: lucena [OPTIONS] [COMMAND]"), "{}", help.out);
    }
    assert_eq!(run(&["help", "perft"], b"").out, run(&["perft", "--help"], b"").out);
}

#[test]
fn completions_know_every_command_and_are_in_the_users_language() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = run(&["--lang", "pt", "completions", shell], b"");
        assert_eq!((script.status, script.err.as_str()), (0, ""));
        for word in ["perft", "trabalho", "completions", "max-nodes"] {
            assert!(script.out.contains(word), "{word} is missing for {shell}");
        }
    }
    assert!(run(&["--lang", "pt", "completions", "zsh"], b"").out.contains("Escreve JSON para programas"));
}

#[test]
fn the_manual_page_has_every_command_and_option() {
    for (language, heading) in [("en", ".SH \"EXIT STATUS\""), ("pt", ".SH \"CÓDIGO DE SAÍDA\"")] {
        let page = run(&["man", "--lang", language], b"");
        assert_eq!((page.status, page.err.as_str()), (0, ""));
        assert!(page.out.starts_with(".TH LUCENA 1") && page.out.contains(heading), "{}", page.out);
        for words in ["lucena perft", "lucena trabalho", "\\-\\-max\\-nodes N", "\\-h, \\-\\-help"] {
            assert!(page.out.contains(words), "{words} is missing in {language}:\n{}", page.out);
        }
        let bad = page.out.lines().find(|line| line.starts_with('\'') || line.starts_with(".."));
        assert_eq!(bad, None);
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("man");
    let _ = std::fs::remove_dir_all(&folder);
    let typed = folder.to_str().expect("a plain path");
    let written = run(&["--lang", "pt", "man", "--output", typed], b"");
    assert_eq!((written.status, written.err.as_str()), (0, ""));
    let page = |name: &str| std::fs::read_to_string(folder.join(name)).expect(name);
    assert!(page("lucena.1").contains("lucena review"));
    let review = page("lucena-review.1");
    assert!(review.starts_with(".TH LUCENA-REVIEW 1") && review.contains("\\-\\-format"), "{review}");
    assert!(review.contains("CÓDIGO DE SAÍDA"));
}

/// A token need not stand where every user of the machine sees it.
#[test]
fn a_token_comes_from_a_file_or_the_environment() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("token");
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("token");
    std::fs::write(&file, "short\n").expect("a file");
    let typed = file.to_str().expect("a plain path");
    let weak = run(&["serve", "--listen", "0.0.0.0", "--token-file", typed], b"");
    assert_eq!(weak.status, 2, "{}", weak.err);
    let missing = run(&["serve", "--listen", "0.0.0.0", "--token-file", "/nowhere/token"], b"");
    assert!(missing.status == 2 && missing.err.contains("/nowhere/token"), "{}", missing.err);
    let mut child = command(&["serve", "--bind", "0.0.0.0"]);
    let child = child.env("LUCENA_TOKEN", "short").spawn().expect("the binary was built");
    assert_eq!(child.wait_with_output().expect("it ends").status.code(), Some(2));
}

/// Whoever reads our output may leave at any time; that is no error.
#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let mut child = command(&[]).spawn().expect("the binary was built");
    drop(child.stdout.take());
    let mut typed = child.stdin.take().expect("a pipe");
    // The program may have left before the second line; the first answer cannot be written.
    let _ = typed.write_all(b"d\nd\n");
    drop(typed);
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::os::unix::ffi::OsStrExt;
    let mut odd = command(&["perft", "3", "--fen"]);
    odd.arg(std::ffi::OsStr::from_bytes(b"\xff\xfe"));
    let run = finish(odd.spawn().expect("the binary was built"), b"");
    assert_eq!(run.status, 2);
    assert!(run.err.starts_with("lucena: error: an argument is not Unicode text"), "{}", run.err);
}
