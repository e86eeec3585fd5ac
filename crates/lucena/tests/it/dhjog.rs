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
