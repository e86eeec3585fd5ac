//! DHJOG: reading, checking, evaluating and formatting heuristic sets.

mod blocks;
mod companions;
mod editor;
mod erroneous;
mod format;
mod hostile;
mod language;
mod laws;
mod manual;
mod readings;
mod structure;
mod values;

use std::sync::Arc;

use lucena_chess::{Color, Position};
use lucena_lang::dhjog::{Compiled, HeuristicSet, Options, Player, SHIPPED, compile};
use lucena_lang::{DiagnosticCode, Source};

pub(crate) const LISTINGS: [&str; 4] = [
    include_str!("../../data/dhjog/listing-1-1.dhjog"),
    include_str!("../../data/dhjog/listing-1-2.dhjog"),
    include_str!("../../data/dhjog/listing-1-3.dhjog"),
    include_str!("../../data/dhjog/listing-1-4.dhjog"),
];

/// The shipped sets and the listings of the thesis.
pub(crate) fn all_texts() -> impl Iterator<Item = &'static str> {
    SHIPPED.iter().map(|(_, text)| *text).chain(LISTINGS)
}

pub(crate) fn compiled(text: &str) -> Compiled {
    compile(&Source::new("test.dhjog", text), &Options::default())
}

pub(crate) fn set(text: &str) -> Arc<HeuristicSet> {
    let compiled = compiled(text);
    Arc::new(compiled.set.unwrap_or_else(|| panic!("{:?}", compiled.diagnostics)))
}

/// The codes and places of all complaints.
pub(crate) fn complaints(text: &str) -> Vec<String> {
    let source = Source::new("test.dhjog", text);
    let found = compile(&source, &Options::default()).diagnostics;
    let words = found.iter().map(|diagnostic| {
        let place = source.place(diagnostic.span.start);
        format!("{} {}:{}", diagnostic.code.id(), place.line, place.column)
    });
    words.collect()
}

/// A set with these lines in its only stage.
pub(crate) fn with_stage(lines: &str) -> String {
    let values = "PEAO.VALOR <- 1 CAVALO.VALOR <- 3 BISPO.VALOR <- 3 TORRE.VALOR <- 5 DAMA.VALOR <- 9";
    format!(
        "CONJUNTO_HEURISTICO \"T\" ETAPA_ATUAL <- \"P\" ETAPA \"P\" {values}\n{lines}\nFIM ETAPA FIM CONJUNTO_HEURISTICO"
    )
}

/// The value of a board rule that adds an expression when a condition holds for ME alone.
pub(crate) fn board_value(expression: &str, fen: &str, owner: Color) -> f64 {
    let text = with_stage(&format!("TABULEIRO <- 0 + {expression}"));
    let mut player = Player::new(set(&text), owner);
    let pos = position(fen);
    player.root(&pos);
    player.value(&pos)
}

pub(crate) fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error:?}"))
}

/// The value of an isolated position in centipawns, and its stage.
pub(crate) fn judged(set: &Arc<HeuristicSet>, fen: &str, owner: Color) -> (i32, String) {
    let pos = position(fen);
    let mut player = Player::new(Arc::clone(set), owner);
    player.root(&pos);
    (player.eval(&pos), player.stage().to_owned())
}
