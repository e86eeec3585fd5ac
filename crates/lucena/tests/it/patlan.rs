//! `lucena patlan`: what each subcommand prints, in both languages, and its exit status.

use serde_json::Value;

use crate::program::run;

const SMOTHERED: &str = "r4r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1";
/// The scenario is there, but the king escapes in the end.
const ESCAPES: &str = "r1q2r1k/1pp2p1p/p6N/8/8/8/PPP5/1K4R1 w - - 0 1";

#[test]
fn check_shows_place_excerpt_and_hint_in_both_languages() {
    let source = b"PATTERN \"x\" AUTHOR \"a\" DESCRIPTION \"d\" WEIGHT 1\nSCENARIO\n  F1 ATTACKS F2;\n";
    let english = run(&["patlan", "check", "-"], source);
    assert_eq!(english.status, 1);
    for part in [
        ":3:14: error E103: Pieces of the same player cannot attack each other.",
        "  3 |   F1 ATTACKS F2;",
        "    |              ^^",
        "hint: Use DEFENDS",
        "1 error, 0 warnings",
    ] {
        assert!(english.out.contains(part), "{part} not in:\n{}", english.out);
    }
    let portuguese = run(&["patlan", "check", "-", "--lang", "pt"], source);
    assert!(
        portuguese.out.contains("erro E103: Peças do mesmo jogador não podem atacar-se"),
        "{}",
        portuguese.out
    );
    let json: Value =
        serde_json::from_str(&run(&["patlan", "check", "-", "--json"], source).out).expect("JSON");
    assert_eq!(
        (&json[0]["code"], &json[0]["line"], &json[0]["column"]),
        (&"E103".into(), &3.into(), &14.into())
    );
    let sound = b"PADRAO \"x\" AUTOR \"a\" DESCRICAO \"d\" PESO 1 CENARIO F1 ATACA f1;";
    let run = run(&["patlan", "check", "-", "--lang", "pt"], sound);
    assert_eq!((run.status, run.out.as_str()), (0, "Tudo certo! 1 padrão lido.\n"));
}

#[test]
fn match_draws_the_instance_and_says_why_others_fail() {
    let found = run(&["patlan", "match", "PHILIDOR", "--fen", SMOTHERED, "--lang", "pt"], b"");
    assert_eq!(found.status, 0, "{}", found.err);
    for part in [
        "PHILIDOR, procurado pelas Brancas: 2 instâncias brutas, 2 válidas",
        "  8  r  .  .  .  . [r][.][k]",
        "F1 = Qc4, N1 = Nh6, S1 = f7, S2 = g8, f1 = rf8, f2 = pg7, k1 = kh8",
        "Dc4 se sacrifica em g8, Tf8 toma e o cavalo de h6 dá mate sufocado em f7",
    ] {
        assert!(found.out.contains(part), "{part} not in:\n{}", found.out);
    }
    let failed = run(&["patlan", "match", "PHILIDOR", "--fen", ESCAPES], b"");
    assert_eq!(failed.status, 1);
    assert!(failed.out.contains("in the end this does not hold: MOVESOF(k1) = 0"), "{}", failed.out);
}

#[test]
fn match_prints_the_json_of_the_specification() {
    let run = run(&["patlan", "match", "PHILIDOR", "--fen", ESCAPES, "--side", "both", "--json"], b"");
    let json: Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(json.as_array().map(Vec::len), Some(2));
    let white = &json[0];
    assert_eq!(
        (&white["pattern"], &white["side"], &white["fen"]),
        (&"PHILIDOR".into(), &"white".into(), &ESCAPES.into())
    );
    assert_eq!((&white["raw_count"], &white["valid_count"]), (&1.into(), &0.into()));
    assert_eq!(white["raw"][0]["F1"], "Rg1");
    assert_eq!(json[1]["raw_count"], 0);
}

#[test]
fn patterns_of_a_file_can_use_the_library() {
    let source = b"PADRAO \"p\" AUTOR \"a\" DESCRICAO \"d\" PESO 1 ATORES K1 CENARIO K1 NAO ATACA k1 \
        PRECONDICAO EXISTEPADRAO(\"PASSEDPAWN\",EU);";
    let fen = "8/8/2k5/5p1p/P4P1P/3K4/8/8 w - - 0 1";
    let found = run(&["patlan", "match", "-", "--fen", fen, "--json"], source);
    assert_eq!(found.status, 0, "{}", found.err);
}

#[test]
fn facts_are_printed_for_people_programs_and_prolog() {
    let fen = "2qrr1n1/3b1kp1/2pBpn1p/1p2PP2/p2P4/1BP5/P3Q1PP/4RRK1 w - - 0 1";
    let prolog = run(&["patlan", "facts", "--fen", fen, "--prolog", "--style", "thesis"], b"");
    let facts = prolog.out.lines().filter(|line| !line.starts_with('%') && !line.contains("null"));
    assert_eq!(facts.count(), 1159);
    assert!(prolog.out.contains("\nataca(mBb3,spa4).\n") && prolog.out.contains("\nxequemate(null,null).\n"));
    let people = run(&["patlan", "facts", "--fen", fen], b"");
    assert!(people.out.contains("ataca           mBb3: spa4 spe6"), "{}", people.out);
    let json: Value =
        serde_json::from_str(&run(&["patlan", "facts", "--fen", fen, "--json"], b"").out).expect("JSON");
    assert_eq!(json[0]["side"], "white");
}

#[test]
fn describe_list_and_format_speak_both_languages() {
    let english = run(&["patlan", "describe", "philidor"], b"");
    assert!(english.out.contains("the knight N1 can attack the opponent's king k1 through the square S1"));
    let portuguese = run(&["patlan", "describe", "philidor", "--lang", "pt"], b"");
    assert!(portuguese.out.contains("o cavalo N1 pode atacar o rei adversário k1 através da casa S1"));
    let list = run(&["patlan", "list", "--lang", "pt"], b"");
    assert!(list.out.contains("Mate de Anastasia"));
    let source = b"PADRAO \"x\" CENARIO F1 ATACA f1 ;";
    let formatted = run(&["patlan", "fmt", "-", "--to", "en"], source);
    assert_eq!(formatted.out, "PATTERN \"x\"\nSCENARIO\n  F1 ATTACKS f1;\n");
    assert_eq!(run(&["patlan", "fmt", "-", "--check"], source).status, 1);
    assert_eq!(run(&["patlan", "fmt", "-", "--check"], formatted.out.as_bytes()).status, 0);
    assert_eq!(run(&["patlan", "fmt", "-"], b"PATTERN").status, 1);
}

#[test]
fn bad_input_is_refused_with_a_reason() {
    for (arguments, input, part) in [
        (&["patlan"][..], &b""[..], "lucena patlan"),
        (&["patlan", "match", "NOPE", "--fen", SMOTHERED], b"", "no pattern and no file \"NOPE\""),
        (&["patlan", "match", "PHILIDOR", "--fen", "x"], b"", "invalid FEN"),
        (&["patlan", "match", "PHILIDOR", "--fen", SMOTHERED, "--side", "red"], b"", "--side"),
        (&["patlan", "match", "-", "--fen", SMOTHERED], b"PATTERN @", "has errors"),
        (&["patlan", "check", "-"], b"\x7fELF\0\0", "not text"),
        (&["patlan", "check", "no/such/file.pat"], b"", "no/such/file.pat"),
    ] {
        let run = run(arguments, input);
        assert_eq!(run.status, 2, "{arguments:?}: {}", run.err);
        assert!(run.err.contains(part), "{arguments:?}: {}", run.err);
    }
    // A scenario with far too many instances is given up, not waited for.
    let loose =
        "PATTERN \"x\" SCENARIO F1 DEFENDS S1 F2 DEFENDS S2 F3 DEFENDS S3 F4 DEFENDS S4 F5 DEFENDS S5;";
    let run = run(
        &["patlan", "match", "-", "--fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"],
        loose.as_bytes(),
    );
    assert_eq!(run.status, 2);
    assert!(run.err.contains("too many candidates"), "{}", run.err);
}

#[test]
fn mistyped_words_are_guessed_in_both_languages() {
    let source =
        b"PADRAO \"x\" AUTOR \"a\" DESCRICAO \"d\" PESO 1 CENARIO N1 ATACCA q1 PRECONDICAO LINHADEE(N1) = 5;";
    let check = run(&["patlan", "check", "-", "--lang", "pt"], source);
    assert_eq!(check.status, 1);
    assert!(check.out.contains("dica: Você quis dizer ATACA?"), "{}", check.out);
    assert!(check.out.contains("dica: Você quis dizer LINHADE?"), "{}", check.out);
    let clause = run(&["patlan", "check", "-"], b"PATTERN \"x\" AUTOR \"a\" SCENARO N1 ATTACKS q1;");
    assert!(clause.out.contains("hint: Did you mean SCENARIO?"), "{}", clause.out);
    let name = run(&["patlan", "match", "PHILDOR", "--fen", SMOTHERED], b"");
    assert_eq!(name.status, 2);
    assert!(name.err.contains("did you mean PHILIDOR?"), "{}", name.err);
    let find = run(&["patlan", "find", "FILIDOR", "--stdin", "--lang", "pt"], b"");
    assert_eq!(find.status, 2);
    assert!(find.err.contains("você quis dizer PHILIDOR?"), "{}", find.err);
}

#[test]
fn contradictions_are_warned_about() {
    let head = "PATTERN \"x\" AUTHOR \"a\" DESCRIPTION \"d\" WEIGHT 1 SCENARIO ";
    for (body, code) in [
        ("N1 => q1 PRECONDITION WHITE AND BLACK", "W212"),
        ("N1 => q1 PRECONDITION ONEDGE(N1) AND ONEDGE(N1) = FALSE", "W212"),
        ("N1 => q1 PRECONDITION NOT WHITE AND BLACK = FALSE", "W212"),
        ("P1 ABOVEOF P2 P2 ABOVEOF P1", "W213"),
        ("P1 ABOVEOF P2 P1 RIGHTOF P2", "W213"),
    ] {
        let check = run(&["patlan", "check", "-"], format!("{head}{body};").as_bytes());
        assert_eq!(check.status, 0);
        assert!(check.out.contains(code), "{body}: {}", check.out);
    }
    for body in [
        "N1 => q1 PRECONDITION WHITE AND ONEDGE(N1) OR BLACK",
        "P1 ABOVEOF P2 P2 UNDEROF P1",
        "N1 => q1 PRECONDITION ONEDGE(N1) AND ONEDGE(q1) = FALSE",
    ] {
        let check = run(&["patlan", "check", "-"], format!("{head}{body};").as_bytes());
        assert!(check.out.starts_with("All right"), "{body}: {}", check.out);
    }
}

#[test]
fn descriptions_and_layouts_come_as_json_too() {
    let output = run(&["patlan", "describe", "PHILIDOR", "--json", "--lang", "pt"], b"");
    let value: Value = serde_json::from_str(&output.out).expect("JSON");
    assert_eq!(value[0]["name"], "PHILIDOR");
    assert!(value[0]["words"].as_str().is_some_and(|words| words.contains("cavalo")), "{value}");
    assert_eq!(value[0]["figures"][0], "F1");
    let source = b"PATTERN \"x\" AUTHOR \"a\" DESCRIPTION \"d\" WEIGHT 1 SCENARIO F1 => f1;";
    let output = run(&["patlan", "fmt", "-", "--json", "--to", "pt"], source);
    let value: Value = serde_json::from_str(&output.out).expect("JSON");
    assert_eq!(value[0]["changed"], true);
    assert!(value[0]["text"].as_str().is_some_and(|text| text.starts_with("PADRAO")), "{value}");
}

#[test]
fn prolog_facts_are_those_of_one_side() {
    let both = run(&["patlan", "facts", "--fen", SMOTHERED, "--prolog", "--side", "both"], b"");
    assert_eq!(both.status, 2);
    assert!(both.err.contains("--side white"), "{}", both.err);
    let one = run(&["patlan", "facts", "--fen", SMOTHERED, "--prolog", "--side", "pretas"], b"");
    assert_eq!(one.status, 0);
    assert!(one.out.contains("meu(mkh8).") || one.out.contains("meu(mKh8)."), "{}", one.out);
}

#[test]
fn the_list_has_its_themes_in_the_language_of_the_reader() {
    let portuguese = run(&["patlan", "list", "--lang", "pt"], b"").out;
    assert!(portuguese.contains("Estratégia:") && portuguese.contains("Finais:"), "{portuguese}");
    assert!(run(&["patlan", "list"], b"").out.contains("Strategy:"));
}

/// A text with tens of thousands of mistakes on one line is checked to its end, in lines that a person can read.
#[test]
fn a_flood_of_mistakes_is_cut_short() {
    let ran = run(&["patlan", "check", "-", "--lang", "en"], "PATTERN \"x\" ".repeat(20_000).as_bytes());
    assert_eq!(ran.status, 1);
    assert!(ran.out.contains("more problems; mend these first"), "{}", &ran.out[..2000]);
    assert!(ran.out.lines().all(|line| line.chars().count() < 300));
}

#[test]
fn a_formatted_file_passes_the_check_with_its_comments_where_they_were() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("fmt");
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("comments.pat");
    let path = file.to_str().expect("a name");
    let text = "// head\n\nPATTERN \"A\" // name\nSCENARIO // these\n  F1 => f1 // hit\n// between\n  F1 =< F2\n\
        PRECONDITION\n  FILEOF(F1)=1 /* one */ AND\n  // then\n  RANKOF(F1)=2 // two\n;\n// tail\n";
    std::fs::write(&file, text).expect("written");
    assert_eq!(run(&["patlan", "fmt", path, "--check"], b"").status, 1);
    assert_eq!(run(&["patlan", "fmt", path, "--write"], b"").status, 0);
    let checked = run(&["patlan", "fmt", path, "--check"], b"");
    assert_eq!(checked.status, 0, "{}", checked.out);
    let written = std::fs::read_to_string(&file).expect("the file");
    let expected = "// head\n\nPATTERN \"A\" // name\nSCENARIO // these\n  F1 ATTACKS f1 // hit\n  // between\n  F1 DEFENDS F2\n\
        PRECONDITION\n  FILEOF(F1) = 1 AND /* one */\n  // then\n  RANKOF(F1) = 2 // two\n;\n// tail\n";
    assert_eq!(written, expected);
}
