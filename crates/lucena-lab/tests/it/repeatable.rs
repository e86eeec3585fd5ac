//! The same match gives the same games, however many are played at a time.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use lucena_eval::Score;
use lucena_lab::arena::{Arena, Crosstable, News, Played};
use lucena_lab::opening::Opening;

use crate::{arena, own, play};

#[test]
fn games_do_not_depend_on_how_many_run_at_once() {
    let mut arena = arena(vec![own("more", 3000), own("less", 60)], 8);
    arena.openings = (0..4).map(|seed| Opening::random(seed, 6, Score::new(100))).collect();
    let moves = |arena: &Arena| {
        let games = play(arena);
        games.into_iter().map(|(fixture, result)| (fixture, result.game.moves().to_vec(), result.end))
    };
    let alone: Vec<_> = moves(&arena).collect();
    assert_eq!(alone.len(), 8);
    arena.concurrency = 3;
    let together: Vec<_> = moves(&arena).collect();
    assert_eq!(alone, together);
    for pair in alone.chunks(2) {
        assert_eq!(pair[0].1[..6], pair[1].1[..6], "both games of a pair begin alike");
    }
    // Fifty times the nodes win the match.
    let mut table = Crosstable::new(2);
    for (fixture, result) in play(&arena) {
        table.enter(Played { fixture, outcome: result.outcome, fault: None });
    }
    let tally = table.tally(0, Some(1));
    assert!(tally.wins > tally.losses, "{tally:?}");
    assert_eq!(table.pairs(0, None).iter().sum::<u64>(), 4);
}

#[test]
fn a_run_stops_when_it_is_told_to() {
    let arena = arena(vec![own("one", 50), own("two", 50)], 100);
    let mut heard = 0;
    arena.run(
        |_| false,
        &AtomicBool::new(false),
        |news| {
            heard += usize::from(matches!(news, News::Ended(..)));
            if heard == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        },
    );
    assert_eq!(heard, 3);
    arena.run(|_| false, &AtomicBool::new(true), |_| panic!("nothing is played"));
}
