//! `lucena perft`: published counts, suites that agree, that do not, and that are broken.

use serde_json::Value;

use crate::program::run;

fn json(arguments: &[&str]) -> Value {
    let run = run(arguments, b"");
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{arguments:?}");
    serde_json::from_str(&run.out).expect("JSON")
}

#[test]
fn published_counts() {
    assert_eq!(json(&["perft", "0", "--json"])["nodes"], 1);
    assert_eq!(json(&["perft", "4", "--json"])["nodes"], 197_281);
    assert_eq!(json(&["perft", "4", "--json", "--threads", "3"])["nodes"], 197_281);
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let counted = json(&["perft", "3", "--json", "--divide", "--fen", kiwipete]);
    assert_eq!(counted["nodes"], 97_862);
    assert_eq!(counted["fen"], kiwipete);
    let moves = counted["moves"].as_array().expect("a list");
    assert_eq!(moves.len(), 48);
    assert_eq!(moves.iter().filter_map(|mv| mv["nodes"].as_u64()).sum::<u64>(), 97_862);
    assert!(moves.iter().any(|mv| mv["move"] == "e1g1"));
}

#[test]
fn people_get_aligned_rows_and_grouped_digits() {
    let english = run(&["perft", "4"], b"").out;
    assert!(english.contains("Nodes     197,281\n") && english.contains("Depth     4\n"), "{english}");
    let portuguese = run(&["perft", "4", "--lang", "pt", "--divide"], b"").out;
    assert!(portuguese.contains("Nós           197.281\n"), "{portuguese}");
    assert!(portuguese.contains("e2e4   13.160\n"), "{portuguese}");
}

#[test]
fn a_suite_that_agrees() {
    let suite = b"# the start, and a Chess960 position without counters\n\n\
        rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400 ;D3 8902\r\n\
        bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf -;D2 528;D1 21\n";
    let agreed = run(&["perft", "--suite", "-"], suite);
    assert_eq!((agreed.status, agreed.err.as_str()), (0, ""), "{}", agreed.out);
    assert!(agreed.out.contains("2 positions, 5 counts: all as expected\n"), "{}", agreed.out);
    assert!(agreed.out.contains("9,871 nodes in "), "{}", agreed.out);
    assert_eq!(agreed.out.lines().filter(|line| line.contains("  ok ")).count(), 2);
    let shallow = run(&["perft", "1", "--suite", "-", "--json"], suite);
    let shallow: Value = serde_json::from_str(&shallow.out).expect("JSON");
    assert_eq!(
        (&shallow["nodes"], &shallow["checked"], &shallow["failed"]),
        (&41.into(), &2.into(), &0.into())
    );
    let few = run(&["perft", "--suite", "-", "--max-nodes", "500", "--lang", "pt"], suite);
    assert!(few.out.contains("2 posições, 3 contagens: tudo como esperado"), "{}", few.out);
}

#[test]
fn a_suite_that_does_not_agree_fails_with_status_1() {
    let suite = b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 401\n";
    let wrong = run(&["perft", "--suite", "-"], suite);
    assert_eq!((wrong.status, wrong.err.as_str()), (1, ""));
    assert!(
        wrong.out.contains("FAIL") && wrong.out.contains("depth 2: 401 expected, 400 counted"),
        "{}",
        wrong.out
    );
    let errado = run(&["perft", "--suite", "-", "--lang", "pt"], suite);
    assert!(errado.out.contains("FALHA") && errado.out.contains("profundidade 2: esperado 401, contado 400"));
    for nothing in [b"".as_slice(), b"# nothing\n", b"4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D12 9999999999\n"] {
        let run = run(&["perft", "--suite", "-", "--max-nodes", "10"], nothing);
        assert_eq!(run.status, 1, "{}", run.out);
        assert!(run.out.contains("Nothing was counted"), "{}", run.out);
    }
}

#[test]
fn a_broken_line_is_named_before_anything_is_counted() {
    let good = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let cases = [
        (good.to_owned(), "line 2: no expected count", "linha 2: falta uma contagem esperada"),
        (
            format!("{good} ;D1"),
            "line 2: \"D1\" is not an expected count",
            "linha 2: \"D1\" não é uma contagem",
        ),
        (format!("{good} ;Dx 20"), "\"Dx 20\" is not", "\"Dx 20\" não é"),
        (format!("{good} ;D1 20 30"), "\"D1 20 30\" is not", "\"D1 20 30\" não é"),
        (format!("{good} ;D99 1"), "(depth at most 12)", "(profundidade até 12)"),
        (format!("{good} ;D1 -20"), "\"D1 -20\" is not", "\"D1 -20\" não é"),
        (
            good.replace(" w ", " x ") + " ;D1 20",
            "line 2: invalid FEN, field 2 (side to move)",
            "linha 2: FEN inválida, campo 2 (quem joga)",
        ),
        (
            good.replace("RNBQKBNR w", "RNBQKBN w") + " ;D1 20",
            "rank 1 does not add up",
            "a fileira 1 não soma",
        ),
        (
            "x".repeat(10_000),
            "line 2: the line has more than 4,096 bytes",
            "linha 2: a linha tem mais de 4.096 bytes",
        ),
        ("\u{1F600} ;D1 20".to_owned(), "line 2: invalid FEN, field 1", "linha 2: FEN inválida, campo 1"),
    ];
    for (line, english, portuguese) in cases {
        let suite = format!("{good} ;D1 20\n{line}\n");
        for (language, file, expected) in
            [("en", "standard input, ", english), ("pt", "entrada padrão, ", portuguese)]
        {
            let run = run(&["perft", "--suite", "-", "--lang", language], suite.as_bytes());
            assert_eq!((run.status, run.out.as_str()), (2, ""), "{line}");
            assert!(run.err.contains(file) && run.err.contains(expected), "{line}: {}", run.err);
            assert_eq!(run.err.lines().count(), 1);
        }
    }
}

/// The public suites with their small counts; they lie beside the repository, if anywhere.
#[test]
fn public_suites() {
    let Some(folder) = lucena_chess::testkit::test_data("perft") else { return };
    for name in ["standard.epd", "fischer.epd"] {
        let path = folder.join(name);
        let run =
            run(&["perft", "--suite", path.to_str().expect("a plain path"), "--max-nodes", "20000"], b"");
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{name}: {}", run.out);
        assert!(!run.out.contains("FAIL") && run.out.contains(": all as expected"), "{name}: {}", run.out);
    }
}
