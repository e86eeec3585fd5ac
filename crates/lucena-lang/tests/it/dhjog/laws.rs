//! The laws of evaluation on random positions.

use std::sync::Arc;

use lucena_chess::testkit::for_each_random_position;
use lucena_chess::{Color, Position};
use lucena_lang::dhjog::{HeuristicSet, Player, SHIPPED};

use super::set;

fn player(set: &Arc<HeuristicSet>, owner: Color, pos: &Position) -> Player {
    let mut player = Player::new(Arc::clone(set), owner);
    player.look_from(pos);
    player
}

#[test]
fn laws_hold_on_random_positions() {
    let sets: Vec<_> = SHIPPED.iter().map(|(name, text)| (*name, set(text))).collect();
    for_each_random_position(16, 10_000, |pos| {
        for (name, set) in &sets {
            // Patterns take too long for so many positions; their sample has a test of its own values.
            if *name == "com-padroes.dhjog" {
                continue;
            }
            let mut white = player(set, Color::White, pos);
            let mut black = player(set, Color::Black, pos);
            let flipped = pos.mirrored();
            let mut other = player(set, Color::Black, &flipped);
            for stage in 0..set.stages().len() {
                for player in [&mut white, &mut black, &mut other] {
                    assert!(player.set_stage(stage));
                }
                let value = white.eval(pos);
                assert!(
                    (value - other.eval(&flipped)).abs() <= 1,
                    "{name} is not the same mirrored: {pos:?}"
                );
                if !["mobilidade-ponderada.dhjog", "funcoes-proprias.dhjog"].contains(name) {
                    assert_eq!(
                        value,
                        -black.eval(pos),
                        "{name} is not the opposite for the opponent: {pos:?}"
                    );
                }
                let ledger = white.explain(pos);
                let sum: f64 = ledger.entries.iter().map(|entry| entry.contribution).sum();
                assert!((ledger.base + sum - ledger.value).abs() < 1e-6, "{name} does not sum up: {pos:?}");
                assert_eq!(ledger.centipawns, value);
                assert_eq!(ledger.stopped, None);
            }
        }
    });
}
