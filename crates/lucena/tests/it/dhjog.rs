//! `lucena dhjog`: what each subcommand prints, in both languages, and its exit status.

use serde_json::Value;

use crate::program::run;

const MIDDLEGAME: &str = "r2q1rk1/1pp2pb1/p1np1n1p/4p1p1/2B1P1b1/2PP1N1P/PP1N1PP1/R1BQR1K1 b - - 0 12";
const EXCHANGED: &[u8] = include_bytes!("../../../lucena-lang/tests/data/dhjog/error-06.dhjog");

#[test]
fn check_shows_place_excerpt_and_hint_in_both_languages() {
    let portuguese = run(&["dhjog", "check", "-", "--lang", "pt"], EXCHANGED);
    assert_eq!(portuguese.status, 1);
    for part in [
        ":6:23: erro E401: PRESENCA_PECAS: o argumento 1 deve ser TIPO_PECA[], mas é CASA[].",
        "  6 |     SE PRESENCA_PECAS(CENTRO, {CAVALO}, EU)",
        "    |                       ^^^^^^",
        "dica: Confira a ordem dos argumentos.",
        "2 erros, 5 avisos",
    ] {
        assert!(portuguese.out.contains(part), "{part} not in:\n{}", portuguese.out);
    }
    let english = run(&["dhjog", "check", "-"], EXCHANGED);
    assert!(english.out.contains("argument 1 must be PIECE_TYPE[] but is SQUARE[]"), "{}", english.out);
    let json: Value =
        serde_json::from_str(&run(&["dhjog", "check", "-", "--json"], EXCHANGED).out).expect("JSON");
    assert_eq!(json[0]["diagnostics"][5]["code"], "E401");
    let limited = run(&["dhjog", "check", "tres-etapas", "--level", "3"], b"");
    assert_eq!(limited.status, 1);
    assert!(limited.out.contains("E501"), "{}", limited.out);
}

#[test]
fn eval_says_what_each_heuristic_contributed() {
    let args = ["dhjog", "eval", "centro-e-borda", "--fen", MIDDLEGAME, "--side", "white"];
    let told = run(&[&args[..], &["--explain", "--lang", "pt"]].concat(), b"");
    assert_eq!(told.status, 0, "{}", told.err);
    for part in [
        "CENTRO_E_BORDA (brancas, etapa PADRAO): +0,50 (50 centipeões)",
        "PECA PENDURADA — eu: não · oponente: g4 3,25→2,75 — +0,50",
        "total: +0,50",
    ] {
        assert!(told.out.contains(part), "{part} not in:\n{}", told.out);
    }
    let json: Value = serde_json::from_str(&run(&[&args[..], &["--json"]].concat(), b"").out).expect("JSON");
    assert_eq!((&json["centipawns"], &json["entries"][3]["contribution"]), (&50.into(), &0.5.into()));
    let unknown = run(&[&args[..], &["--stage", "FINAL"]].concat(), b"");
    assert_eq!(unknown.status, 2);
    assert_eq!(run(&["dhjog", "eval", "-", "--fen", MIDDLEGAME], EXCHANGED).status, 2);
}

#[test]
fn fmt_translates_and_refuses_what_has_errors() {
    let english = run(&["dhjog", "fmt", "funcoes-proprias", "--to", "en"], b"");
    assert_eq!(english.status, 0);
    assert!(english.out.contains("FOR EACH ATUAL IN PASSED_PAWNS(JOG) DO"), "{}", english.out);
    let again = run(&["dhjog", "fmt", "-", "--to", "en", "--check"], english.out.as_bytes());
    assert_eq!((again.status, again.out.as_str()), (0, ""));
    let broken = run(&["dhjog", "fmt", "-"], b"CONJUNTO_HEURISTICO \"a\" ETAPA");
    assert_eq!((broken.status, broken.out.as_str()), (1, ""));
    assert!(broken.err.contains("E201"), "{}", broken.err);
}

#[test]
fn play_is_a_game_in_the_terminal() {
    let fools =
        run(&["dhjog", "play", "MATERIAL", "--side", "black", "--lang", "pt", "--depth", "1"], b"e5\nsair\n");
    assert_eq!(fools.status, 0, "{}", fools.err);
    assert!(fools.out.contains("profundidade 1, etapa PADRAO"), "{}", fools.out);
    assert!(
        fools.out.contains(" | t | c | b | r | d | b | c | t | 8\n"),
        "the board, as Black sees it: {}",
        fools.out
    );
    let mate = "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1";
    let won = run(
        &["dhjog", "play", "rei-seguro", "--fen", mate, "--lang", "en"],
        b"Qf1\nnonsense\nundo\nexplain\nQg7\n",
    );
    assert!(won.out.ends_with("1-0 You have won.\n"), "{}", won.out);
    assert!(won.out.contains("PAR DE BISPOS") && won.err.contains("nonsense"), "{} {}", won.out, won.err);
    let missing = run(&["dhjog", "play", "none.dhjog", "--lang", "en"], b"");
    assert_eq!(missing.status, 2);
    let broken = run(&["dhjog", "eval", "MATERIAL + no-such-pattern", "--fen", mate, "--lang", "en"], b"");
    assert_eq!(broken.status, 2);
}

#[test]
fn bench_measures_sets_beside_the_built_in_evaluation() {
    let told =
        run(&["dhjog", "bench", "material-classico", "funcoes-proprias", "--time", "20", "--json"], b"");
    let json: Value = serde_json::from_str(&told.out).expect("JSON");
    let levels: Vec<&Value> = json.as_array().expect("a list").iter().map(|one| &one["level"]).collect();
    assert_eq!(levels, [&Value::Null, &1.into(), &6.into()]);
    assert!(json[1]["evaluationsPerSecond"].as_f64() > json[2]["evaluationsPerSecond"].as_f64());
    assert_eq!(json[2]["wanted"], 150_000.0);
}

#[test]
fn a_set_with_patterns_says_so_in_its_ledger() {
    let fork = "4k3/8/8/1r1r4/8/2N5/8/4K3 w - - 0 1";
    let told =
        run(&["dhjog", "eval", "MATERIAL + DOUBLEATTACK", "--fen", fork, "--explain", "--lang", "en"], b"");
    assert_eq!(told.status, 0, "{}", told.err);
    // A knight against two rooks, -7, and eight tenths of that back.
    assert!(told.out.contains("DOUBLEATTACK — me: yes · opponent: no — +5.60"), "{}", told.out);
    assert!(told.out.contains("total: -1.40"), "{}", told.out);
}

fn json(arguments: &[&str], input: &[u8]) -> Value {
    let told = run(arguments, input);
    assert_eq!(told.status, 0, "{}", told.err);
    serde_json::from_str(&told.out).unwrap_or_else(|error| panic!("{error}: {}", told.out))
}

#[test]
fn a_set_goes_through_the_tree_of_a_block_editor_and_back() {
    let checked = json(&["dhjog", "check", "tres-etapas", "--json", "--ast"], b"");
    let tree = &checked[0]["tree"];
    assert_eq!(
        (&tree["kind"], &tree["version"], &tree["title"]),
        (&"set".into(), &1.into(), &"TRES_ETAPAS".into())
    );
    let text = tree.to_string();
    let written = run(&["dhjog", "fmt", "-", "--to", "en"], text.as_bytes());
    assert_eq!(written.status, 0, "{}", written.err);
    assert!(written.out.contains("HEURISTIC STAGE_TRANSITION \"PARA O FINAL\""), "{}", written.out);
    let again = json(&["dhjog", "check", "-", "--json", "--ast"], written.out.as_bytes());
    assert_eq!(again[0]["tree"], *tree);
    let broken = text.replace("\"pieceValue\"", "\"pieceWorth\"");
    let refused = run(&["dhjog", "fmt", "-", "--lang", "pt"], broken.as_bytes());
    assert_eq!((refused.status, refused.out.as_str()), (1, ""));
    assert!(refused.err.contains("items/"), "{}", refused.err);
    // The language of the program is that of the keywords, if it is asked for.
    let portuguese = run(&["dhjog", "fmt", "knights-to-the-centre", "--lang", "pt"], b"");
    assert!(portuguese.out.contains("CONJUNTO_HEURISTICO"), "{}", portuguese.out);
    let as_it_is = run(&["dhjog", "fmt", "knights-to-the-centre"], b"");
    assert!(as_it_is.out.contains("HEURISTIC_SET"), "{}", as_it_is.out);
}

#[test]
fn two_sets_are_compared_by_text_rules_values_and_games() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("compare");
    std::fs::create_dir_all(&folder).expect("a folder");
    let page = folder.join("page.html");
    let page = page.to_str().expect("a path");
    let fast = ["--nodes", "100", "--games", "2", "--json", "--html", page];
    let own =
        std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/heuristics/centro-e-borda.dhjog"))
            .expect("a set");
    let changed = String::from_utf8(own).expect("text").replace("+ 0,3", "+ 0,6").replace("<- 3,25", "<- 3");
    let value = json(&[&["dhjog", "compare", "centro-e-borda", "-"][..], &fast].concat(), changed.as_bytes());
    assert_eq!(value["values"][0]["piece"], "BISHOP");
    let likeness: Vec<&str> = value["rules"]
        .as_array()
        .expect("rules")
        .iter()
        .filter_map(|rule| rule["likeness"].as_str())
        .collect();
    assert_eq!(likeness, ["other-numbers", "equal", "equal", "equal"]);
    assert_eq!(value["rules"][0]["numbers"], serde_json::json!([[0.3, 0.6]]));
    assert!(value["agreement"]["spearman"]["value"].as_f64().is_some_and(|rho| rho > 0.9));
    let games = &value["games"];
    let played: u64 = ["wins", "draws", "losses"].iter().filter_map(|key| games[key].as_u64()).sum();
    assert_eq!(played, 2);
    let html = std::fs::read_to_string(page).expect("a page");
    assert!(html.contains("<svg") && html.contains("♔") && !html.contains("http"), "a page of its own");
    let points = html.matches("<a href=\"#p").count();
    assert!(
        points > 30 && points == html.matches("<div class=\"point\" id=\"p").count(),
        "{points} points with boards"
    );
    let itself = json(
        &["dhjog", "compare", "rei-seguro", "rei-seguro", "--nodes", "50", "--games", "0", "--json"],
        b"",
    );
    assert_eq!((&itself["meanGap"], &itself["sameMoves"]), (&0.0.into(), &1.0.into()));
}

#[test]
fn a_set_is_measured_against_a_reference() {
    let value = json(&["dhjog", "stats", "rei-seguro", "--json"], b"");
    assert_eq!((&value["agreement"]["positions"], &value["test"]["positions"]), (&60.into(), &60.into()));
    assert_eq!(value["rules"].as_array().map(Vec::len), Some(5));
    assert_eq!(value["worst"].as_array().map(Vec::len), Some(10));
    // Material against itself as an engine agrees wholly; a rule that never holds is dead and gains nothing.
    let dead = b"CONJUNTO_HEURISTICO \"A\" ETAPA_ATUAL <- \"P\" ETAPA \"P\" PEAO.VALOR <- 1 CAVALO.VALOR <- 3 BISPO.VALOR <- 3
        TORRE.VALOR <- 5 DAMA.VALOR <- 9 HEURISTICA VALOR_TABULEIRO \"NUNCA\" SE QUANTIDADE_PECAS({DAMA}, TODO_TABULEIRO, EU) > 9
        ENTAO TABULEIRO <- TABULEIRO + 1 FIM HEURISTICA FIM ETAPA FIM CONJUNTO_HEURISTICO";
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("stats");
    std::fs::create_dir_all(&folder).expect("a folder");
    let graded = folder.join("graded.dhjog");
    std::fs::write(
        &graded,
        "SITUACAO_JOGO \"1\" VANTAGEM <- 3 FEN <- \"4k3/8/8/8/8/8/8/Q3K3 w - - 0 1\" FIM SITUACAO_JOGO
         SITUACAO_JOGO \"2\" VANTAGEM <- \"-+\" FEN <- \"4k3/q7/8/8/8/8/8/4K3 w - - 0 1\" FIM SITUACAO_JOGO
         SITUACAO_JOGO \"3\" VANTAGEM <- \"TUDO IGUAL\" FEN <- \"4k3/8/8/8/8/8/8/4K3 b - - 0 1\" FIM SITUACAO_JOGO
         SITUACAO_JOGO \"4\" VANTAGEM <- 1 FEN <- \"4k3/8/8/8/8/8/P7/4K3 b - - 0 1\" FIM SITUACAO_JOGO",
    )
    .expect("a file");
    let path = graded.to_str().expect("a path");
    let value = json(&["dhjog", "stats", "-", "--positions", path, "--json"], dead);
    assert_eq!(
        (&value["reference"], &value["agreement"]["kendall"]["value"]),
        (&"grades".into(), &1.0.into())
    );
    assert_eq!(value["agreement"]["signAgreement"], 1.0);
    assert_eq!(
        (&value["rules"][0]["dead"], &value["rules"][0]["gain"]["spearman"]),
        (&true.into(), &0.0.into())
    );
    let told = run(&["dhjog", "stats", "-", "--positions", path, "--lang", "pt"], dead);
    assert!(
        told.out.contains("heurística morta") && told.out.contains("Com apenas 4 posições"),
        "{}",
        told.out
    );
    let engine = json(
        &["dhjog", "stats", "MATERIAL", "--positions", path, "--reference", "MATERIAL @ depth 1", "--json"],
        b"",
    );
    assert_eq!(engine["reference"], "centipawns");
    let missing =
        run(&["dhjog", "stats", "MATERIAL", "--positions", "no-such-file.epd", "--lang", "en"], b"");
    assert_eq!(missing.status, 2);
}
