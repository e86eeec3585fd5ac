//! The positions and single relations that the specification lists, in both colors.

use lucena_lang::patlan::Library;

use crate::support::{counts, position, raw, scenario};

#[test]
fn the_conformance_positions_have_the_listed_instances() {
    let library = Library::standard();
    let mut rows = 0;
    for line in include_str!("../data/conformance.tsv").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[name, fen, raw, valid, ..] = fields.as_slice() else { panic!("{line}") };
        let expected = (raw.parse().expect("a number"), valid.parse().expect("a number"));
        let program = library.get(name).unwrap_or_else(|| panic!("no pattern {name}"));
        assert_eq!(counts(program, fen), expected, "{name} in {fen}");
        let mirrored = position(fen).mirrored().fen();
        assert_eq!(counts(program, &mirrored), expected, "{name} in the mirror image {mirrored}");
        rows += 1;
    }
    assert!(rows >= 60, "{rows} rows");
}

#[test]
fn lists_longer_than_two() {
    let fen = "4r2k/4q3/8/4n3/8/4P3/8/K3R3 w - - 0 1";
    assert_eq!(raw(&scenario("", "R1 INDIRECTATTACK (P1,n1,q1)", ""), fen), ["P1=Pe3,R1=Re1,n1=ne5,q1=qe7"]);
    let long = raw(&scenario("", "R1 INDIRECTATTACK (F1,f1,f2,f3)", ""), fen);
    assert_eq!(long, ["F1=Pe3,R1=Re1,f1=ne5,f2=qe7,f3=re8"]);
    assert!(raw(&scenario("", "R1 INDIRECTATTACK (n1,q1)", ""), fen).is_empty());
    let hop = scenario("", "R1 POSSIBLEATTACK (S1,n1,k1)", "");
    assert_eq!(raw(&hop, "k7/8/n7/8/8/4R3/8/1K6 w - - 0 1"), ["R1=Re3,S1=a3,k1=ka8,n1=na6"]);
    assert!(raw(&hop, "k3r3/8/n7/8/8/4R3/8/4K3 w - - 0 1").is_empty());
}

#[test]
fn single_relations_have_the_listed_counts() {
    for (body, fen, count) in [
        ("N1 MOVE S1", "4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1", 0),
        ("N1 DEFENDS S1", "4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1", 8),
        ("N1 POSSIBLEDEFENSE (S1,S2)", "4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1", 0),
        ("R1 MOVE S1", "4r2k/8/8/8/8/4R3/8/4K3 w - - 0 1", 6),
        ("R1 POSSIBLEATTACK (S1,k1)", "4r2k/8/8/8/8/4R3/8/4K3 w - - 0 1", 1),
        ("F1 MOVE S1", "4k3/8/8/8/8/8/3q4/R3K3 w - - 0 1", 2),
        ("R1 MOVE S1", "4k3/8/8/8/8/8/3q4/R3K3 w - - 0 1", 0),
        ("R1 MOVE S1", "4r2k/8/8/8/8/8/R7/4K3 w - - 0 1", 1),
        ("R1 POSSIBLEATTACK (S1,f1)", "4r2k/8/8/8/8/8/R7/4K3 w - - 0 1", 1),
    ] {
        assert_eq!(raw(&scenario("", body, ""), fen).len(), count, "{body} in {fen}");
        let mirrored = position(fen).mirrored().fen();
        assert_eq!(raw(&scenario("", body, ""), &mirrored).len(), count, "{body} in {mirrored}");
    }
}
