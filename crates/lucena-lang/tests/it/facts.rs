//! The fact base printed in the thesis, reproduced, and the documented differences of the language itself.

use std::collections::BTreeSet;

use lucena_chess::Color;
use lucena_lang::patlan::{Style, facts};

use crate::support::position;

const FEN: &str = "2qrr1n1/3b1kp1/2pBpn1p/1p2PP2/p2P4/1BP5/P3Q1PP/4RRK1 w - - 0 1";

fn printed() -> BTreeSet<String> {
    let text = include_str!("../data/appendix-c.pl");
    text.lines().filter(|line| !line.starts_with('%')).map(str::to_owned).collect()
}

fn listed(style: Style) -> BTreeSet<String> {
    facts(&position(FEN), Color::White, style).iter().map(ToString::to_string).collect()
}

#[test]
fn the_thesis_style_reproduces_every_printed_fact() {
    let printed = printed();
    assert_eq!(printed.len(), 1159);
    let ours = listed(Style::Thesis);
    let difference: Vec<_> = printed.symmetric_difference(&ours).collect();
    assert!(difference.is_empty(), "{difference:?}");
}

#[test]
fn the_strict_style_differs_as_the_specification_says() {
    let printed = printed();
    let strict: BTreeSet<String> =
        listed(Style::Strict).into_iter().filter(|fact| !fact.starts_with("bloqueia")).collect();
    let count = |set: &BTreeSet<String>, predicate: &str| {
        set.iter().filter(|fact| fact.starts_with(&format!("{predicate}("))).count()
    };
    let common: BTreeSet<String> = printed.intersection(&strict).cloned().collect();
    let missing: BTreeSet<String> = printed.difference(&strict).cloned().collect();
    let extra: BTreeSet<String> = strict.difference(&printed).cloned().collect();
    assert_eq!((common.len(), missing.len(), extra.len()), (1022, 137, 145));
    for (predicate, expected) in [
        ("ataca", (7, 0, 0)),
        ("defende", (157, 0, 0)),
        ("move", (64, 4, 0)),
        ("ataqueindireto", (14, 0, 0)),
        ("ataquepossivel", (74, 0, 0)),
        ("defesaindireta", (68, 100, 0)),
        ("defesapossivel", (482, 33, 145)),
    ] {
        let found = (count(&common, predicate), count(&missing, predicate), count(&extra, predicate));
        assert_eq!(found, expected, "{predicate}");
    }
}
