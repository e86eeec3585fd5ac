//! The tree for editors with blocks, and the way back to a text that means the same.

use lucena_chess::testkit::for_each_random_position;
use lucena_lang::dhjog::{Data, FileTree, Likeness, Player, blocks, parse, structure, text_of_blocks};
use lucena_lang::{Language, Source};

use super::{all_texts, set};

fn tree(text: &str) -> Data {
    match parse(&Source::new("test.dhjog", text)).file {
        Some(FileTree::Set(tree)) => blocks(&tree),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_set_survives_the_way_through_blocks_in_both_languages() {
    for text in all_texts() {
        let (whole, first) = (tree(text), set(text));
        for language in [Language::Portuguese, Language::English] {
            let written = text_of_blocks(&whole, language).unwrap_or_else(|error| panic!("{error:?}"));
            assert_eq!(tree(&written), whole, "{written}");
            let again = set(&written);
            assert_eq!((again.level(), again.title()), (first.level(), first.title()));
            let compared = structure(&first, &again);
            let rules = compared.stages.iter().flat_map(|stage| &stage.rules);
            assert!(rules.clone().all(|pair| pair.likeness == Likeness::Equal), "{written}");
            let mut players =
                [&first, &again].map(|set| Player::new(set.clone(), lucena_chess::Color::White));
            for_each_random_position(3, 20, |pos| {
                let [one, other] = players.each_mut().map(|player| {
                    player.look_from(pos);
                    player.value(pos)
                });
                assert_eq!(one, other, "{}", pos.fen());
            });
        }
    }
}

#[test]
fn brackets_come_back_where_they_are_needed() {
    let text = super::with_stage(
        "HEURISTICA VALOR_TABULEIRO \"A\" SE NAO (EM_XEQUE(EU) OU EM_XEQUE(OPONENTE)) E (1 - (2 - 3)) * 4 < -5
         ENTAO TABULEIRO <- (TABULEIRO - 1) / (2 * 3) FIM HEURISTICA
         HEURISTICA VALOR_PECA \"B\" SE 1 < 2 ENTAO CAVALO.MEU - (1 + 2) PEAO.OPONENTE * (1 + 2) FIM HEURISTICA",
    );
    let written = text_of_blocks(&tree(&text), Language::Portuguese).expect("a tree of our own");
    assert_eq!(tree(&written), tree(&text), "{written}");
    assert!(
        written.contains("NAO (EM_XEQUE(EU) OU EM_XEQUE(OPONENTE)) E (1 - (2 - 3)) * 4 < -5"),
        "{written}"
    );
    assert!(written.contains("CAVALO.MEU - (1 + 2)"), "{written}");
}

#[test]
fn trees_of_another_shape_are_refused_with_the_way_to_the_fault() {
    let good = tree(&super::with_stage(""));
    let Data::Object(mut fields) = good else { panic!("an object") };
    fields.retain(|(name, _)| name != "items");
    let error = text_of_blocks(&Data::Object(fields), Language::English).expect_err("no items");
    assert_eq!(error.path, "items");
    for wrong in [Data::Nothing, Data::Number(1.0), Data::List(vec![]), Data::Object(vec![])] {
        assert!(text_of_blocks(&wrong, Language::English).is_err());
    }
    let Data::Object(fields) = tree(&super::with_stage("")) else { panic!("an object") };
    let spoiled = fields.into_iter().map(|(name, value)| match name.as_str() {
        "items" => {
            (name, Data::List(vec![Data::Object(vec![("kind".to_owned(), Data::Text("pie".to_owned()))])]))
        }
        _ => (name, value),
    });
    let error =
        text_of_blocks(&Data::Object(spoiled.collect()), Language::English).expect_err("no such part");
    assert_eq!((error.path.as_str(), error.expected), ("items/0", "a part of a set"));
    // A name cannot smuggle anything in.
    let mut deep = Data::Object(vec![
        ("kind".to_owned(), Data::Text("not".to_owned())),
        ("of".to_owned(), Data::Nothing),
    ]);
    for _ in 0..5000 {
        deep = Data::Object(vec![("kind".to_owned(), Data::Text("not".to_owned())), ("of".to_owned(), deep)]);
    }
    let region = Data::Object(vec![
        ("kind".to_owned(), Data::Text("region".to_owned())),
        ("name".to_owned(), Data::Text("A\" <- {a1} // ".to_owned())),
        ("squares".to_owned(), deep),
    ]);
    let set = Data::Object(vec![
        ("kind".to_owned(), Data::Text("set".to_owned())),
        ("title".to_owned(), Data::Text("x".to_owned())),
        ("items".to_owned(), Data::List(vec![region])),
    ]);
    assert_eq!(text_of_blocks(&set, Language::English).expect_err("too deep").expected, "less nesting");
}
