//! One set made of several: what the first says counts; the others add stages, regions, rules and functions that it has not.

use super::blocks::Data;
use super::lexer::folded;

/// The tree of a set that holds what several sets say. Things are the same if they have the same kind and title; where two
/// sets say different things under one title, the set that comes first counts. Nothing if there is no tree.
pub fn merge(title: &str, trees: &[Data]) -> Option<Data> {
    let (first, others) = trees.split_first()?;
    let mut merged = first.clone();
    if let Some(field) = field_mut(&mut merged, "title") {
        *field = Data::Text(title.to_owned());
    }
    for other in others {
        add_items(&mut merged, other);
    }
    Some(merged)
}

/// Adds to one block what another has and it has not; stages of the same title are merged in turn.
fn add_items(to: &mut Data, from: &Data) {
    let Some(Data::List(new)) = from.get("items") else { return };
    let Some(Data::List(known)) = field_mut(to, "items") else { return };
    for item in new {
        match known.iter_mut().find(|known| name_of(known) == name_of(item)) {
            Some(stage) if kind_of(item) == "stage" => add_items(stage, item),
            Some(_) => {}
            // What there can be only one of is the first set's to say, also by silence.
            None if is_single(kind_of(item)) => {}
            None => known.push(item.clone()),
        }
    }
}

fn is_single(kind: &str) -> bool {
    matches!(kind, "author" | "version" | "level" | "initial" | "application" | "board")
}

fn kind_of(item: &Data) -> &str {
    match item.get("kind") {
        Some(Data::Text(kind)) => kind,
        _ => "",
    }
}

/// What a thing is known by.
fn name_of(item: &Data) -> (String, String) {
    let name = ["title", "name", "piece"].iter().find_map(|field| match item.get(field) {
        Some(Data::Text(name)) => Some(folded(name)),
        _ => None,
    });
    (kind_of(item).to_owned(), name.unwrap_or_default())
}

fn field_mut<'a>(data: &'a mut Data, name: &str) -> Option<&'a mut Data> {
    match data {
        Data::Object(fields) => fields.iter_mut().find(|(known, _)| known == name).map(|(_, value)| value),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{FileTree, blocks, compile, parse, text_of_blocks};
    use super::*;
    use crate::{Language, Source};

    fn tree(text: &str) -> Data {
        match parse(&Source::new("", text)).file {
            Some(FileTree::Set(tree)) => blocks(&tree),
            _ => panic!("no set: {text}"),
        }
    }

    const ONE: &str = r#"HEURISTIC_SET "ONE" AUTHOR "Ana" INITIAL_STAGE <- "ALL"
        STAGE "ALL" PAWN.VALUE <- 1 KNIGHT.VALUE <- 3 BISHOP.VALUE <- 3 ROOK.VALUE <- 5 QUEEN.VALUE <- 9
        SQUARE[] "CENTER" <- {d4, e4}
        HEURISTIC PIECE_VALUE "KNIGHTS" IF HAS_PIECES({KNIGHT}, CENTER, ME) THEN KNIGHT.MINE + 1 END HEURISTIC
        END STAGE END HEURISTIC_SET"#;
    const TWO: &str = r#"HEURISTIC_SET "TWO" AUTHOR "Bia" INITIAL_STAGE <- "all"
        STAGE "all" PAWN.VALUE <- 2
        HEURISTIC PIECE_VALUE "Knights" IF HAS_PIECES({KNIGHT}, WHOLE_BOARD, ME) THEN KNIGHT.MINE + 2 END HEURISTIC
        HEURISTIC PIECE_VALUE "ROOKS" IF HAS_PIECES({ROOK}, WHOLE_BOARD, ME) THEN ROOK.MINE + 2 END HEURISTIC
        END STAGE END HEURISTIC_SET"#;

    #[test]
    fn the_first_counts_and_the_others_add() {
        let merged = merge("BLUE", &[tree(ONE), tree(TWO)]).expect("a tree");
        let text = text_of_blocks(&merged, Language::English).expect("a set");
        let compiled = compile(&Source::new("", text.clone()), &Default::default());
        let set = compiled.set.unwrap_or_else(|| panic!("{text}\n{:?}", compiled.diagnostics));
        assert_eq!(set.title(), "BLUE");
        assert_eq!(set.author(), Some("Ana"));
        let rules: Vec<String> = set.rules().into_iter().map(|rule| rule.title).collect();
        assert_eq!(rules, ["KNIGHTS", "ROOKS"], "{text}");
        assert_eq!(set.stage_values(0).map(|values| values[0]), Some(1.0));
        assert!(merge("NONE", &[]).is_none());
    }
}
