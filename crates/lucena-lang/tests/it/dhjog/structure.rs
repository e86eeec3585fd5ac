//! Two sets side by side: what is equal however it is written, what differs, and sets with a rule switched off.

use lucena_chess::{Bitboard, Color, Role};
use lucena_lang::dhjog::{EntryKind, Likeness, Player, explain_diff, structure};

use super::{position, set, with_stage};

/// The rules of two stages, by title and likeness.
fn compared(first: &str, second: &str) -> Vec<(String, Likeness)> {
    let found = structure(&set(&with_stage(first)), &set(&with_stage(second)));
    let rules = found.stages.into_iter().flat_map(|stage| stage.rules);
    rules
        .map(|pair| {
            let rule = pair.rules.first.or(pair.rules.second).expect("a rule of one set at least");
            (rule.title, pair.likeness)
        })
        .collect()
}

fn rule(title: &str, condition: &str, action: &str) -> String {
    format!("HEURISTICA VALOR_TABULEIRO \"{title}\" SE {condition} ENTAO {action} FIM HEURISTICA ")
}

#[test]
fn rules_are_the_same_however_they_are_written() {
    let plus = "TABULEIRO <- TABULEIRO + 0,5";
    for (one, other) in [
        ("EM_XEQUE(EU) E PAR_DE_BISPOS(EU)", "BISHOP_PAIR(ME) AND IN_CHECK(ME)"),
        ("EM_XEQUE(EU) IGUAL VERDADEIRO", "NAO NAO EM_XEQUE(EU)"),
        ("DESENVOLVIDAS(EU) > 2", "2 < DESENVOLVIDAS(EU)"),
        ("DESENVOLVIDAS(EU) > 1 + 1", "DESENVOLVIDAS(EU) > 2"),
        (
            "EM_XEQUE(EU) OU (PAR_DE_BISPOS(EU) OU REI_ROCADO(EU))",
            "(REI_ROCADO(EU) OU EM_XEQUE(EU)) OU PAR_DE_BISPOS(EU)",
        ),
        ("PRESENCA_PECAS({CAVALO,BISPO}, {d4,e4}, EU)", "PRESENCA_PECAS({BISPO,CAVALO}, {d4..e4}, EU)"),
    ] {
        let found = compared(&rule("A", one, plus), &rule("B", other, plus));
        assert_eq!(found, [("A".to_owned(), Likeness::Equal)], "{one} and {other}");
    }
    for (one, other) in [("EM_XEQUE(EU)", "EM_XEQUE(OPONENTE)"), ("REI_ROCADO(EU)", "NAO REI_ROCADO(EU)")] {
        let found = compared(&rule("A", one, plus), &rule("B", other, plus));
        assert_eq!(found, [("A".to_owned(), Likeness::OnlyFirst), ("B".to_owned(), Likeness::OnlySecond)]);
        let same_title = compared(&rule("A", one, plus), &rule("a", other, plus));
        assert_eq!(same_title, [("A".to_owned(), Likeness::Different)]);
    }
}

#[test]
fn other_numbers_are_told_apart_from_other_rules() {
    let with = |number: &str| rule("A", "EM_XEQUE(EU)", &format!("TABULEIRO <- TABULEIRO + {number}"));
    let found = compared(&with("0,3"), &with("0,5").replace("\"A\"", "\"B\""));
    assert_eq!(found, [("A".to_owned(), Likeness::OtherNumbers(vec![(0.3, 0.5)]))]);
}

#[test]
fn values_stages_and_regions_are_paired() {
    let first = with_stage(
        "CASA[] \"CENTRO\" <- {d4, e4} HEURISTICA VALOR_PECA \"X\" SE PRESENCA_PECAS({PEAO}, CENTRO, EU) ENTAO PEAO.MEU + 1 FIM HEURISTICA",
    );
    let second = first.replace("CAVALO.VALOR <- 3", "CAVALO.VALOR <- 3,5").replace("{d4, e4}", "{e4, e5}");
    let found = structure(&set(&first), &set(&second));
    assert_eq!(found.stages[0].values, [(Role::Knight, 3.0, 3.5)]);
    let squares = &found.regions[0].squares;
    let of = |names: &[&str]| names.iter().map(|name| name.parse().expect("a square")).collect::<Bitboard>();
    assert_eq!((squares.first, squares.second), (Some(of(&["d4", "e4"])), Some(of(&["e4", "e5"]))));
    // The region is part of the rule: with other squares it is another rule of the same title.
    assert_eq!(found.stages[0].rules[0].likeness, Likeness::Different);
    // Two sets of one stage are compared whatever they call it; of several, titles count.
    let renamed = set(&first.replace("\"P\"", "\"Q\""));
    assert_eq!(structure(&set(&first), &renamed).stages.len(), 1);
    let longer = set(lucena_lang::dhjog::SHIPPED
        .iter()
        .find(|(name, _)| *name == "tres-etapas.dhjog")
        .expect("shipped")
        .1);
    assert_eq!(structure(&set(&first), &longer).stages.len(), 4);
}

#[test]
fn a_rule_can_be_switched_off() {
    let text = with_stage(
        &(rule("A", "1 < 2", "TABULEIRO <- TABULEIRO + 1")
            + &rule("B", "EM_XEQUE(OPONENTE)", "TABULEIRO <- TABULEIRO + 4")),
    );
    let whole = set(&text);
    let names = whole.rules();
    assert_eq!(
        names.iter().map(|rule| (rule.title.as_str(), rule.kind)).collect::<Vec<_>>(),
        [("A", Some(EntryKind::Board)), ("B", Some(EntryKind::Board))]
    );
    let pos = position("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
    let value = |set| {
        let mut player = Player::new(std::sync::Arc::new(set), Color::White);
        player.root(&pos);
        player.explain(&pos)
    };
    // A holds for both sides and cancels out; B is worth four.
    let (all, less) = (value((*whole).clone()), value(whole.without(&names[1])));
    assert_eq!((all.value, less.value, value(whole.without(&names[0])).value), (9.0, 5.0, 9.0));
    let differences = explain_diff(&all, &less);
    assert_eq!(
        (differences[0].title.as_str(), differences[0].first, differences[0].second),
        ("B", Some(4.0), None)
    );
    assert_eq!(differences[0].change(), -4.0);
}
