//! Tables worked out backwards: the longest mates are those of the books, the results those of Syzygy.

use lucena_chess::Game;
use lucena_chess::testkit::test_data;
use lucena_engine::{Endings, MateDistance, MateTables, Material, MaterialError, Outlook};
use lucena_engine::{Engine, Limits, Mates, Options};

use super::position;

fn built(name: &str) -> (MateTables, Material) {
    let material: Material = name.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut tables = MateTables::default();
    tables.build(&material).unwrap_or_else(|error| panic!("{name}: {error}"));
    (tables, material)
}

#[test]
fn the_longest_mates_are_as_published() {
    for (name, moves) in [("KQK", 10), ("KRK", 16), ("KPK", 28)] {
        let (tables, material) = built(name);
        let summary = tables.summary(&material).unwrap();
        assert_eq!(summary.longest.div_ceil(2), moves, "{name}: {summary:?}");
    }
    let (tables, material) = built("KNK");
    let summary = tables.summary(&material).unwrap();
    assert_eq!((summary.won, summary.lost, summary.longest), (0, 0, 0));
}

#[test]
fn every_result_is_that_of_syzygy() {
    let Some(folder) = test_data("syzygy") else { return };
    let endings = Endings::open(folder.to_str().unwrap()).unwrap();
    for name in ["KQK", "KRK", "KPK", "KBK"] {
        let (tables, material) = built(name);
        let mut compared = 0;
        tables.for_each_position(&material, |pos, distance| {
            let expected = match endings.outlook(pos).unwrap_or_else(|| panic!("{pos:?}")) {
                Outlook::Win | Outlook::CursedWin => 1,
                Outlook::Draw => 0,
                Outlook::Loss | Outlook::BlessedLoss => -1,
            };
            let found = match distance {
                MateDistance::Wins(_) => 1,
                MateDistance::Draw => 0,
                MateDistance::Loses(_) => -1,
            };
            assert_eq!(found, expected, "{pos:?}");
            assert_eq!(tables.distance(pos), Some(distance), "{pos:?}");
            assert_eq!(tables.distance(&pos.mirrored()), Some(distance), "{pos:?}");
            compared += 1;
        });
        assert!(20_000 < compared, "{name}: {compared}");
    }
}

#[test]
fn each_distance_follows_from_the_moves() {
    let (tables, material) = built("KPK");
    tables.for_each_position(&material, |pos, distance| {
        let after: Vec<MateDistance> =
            pos.legal_moves().iter().filter_map(|&mv| tables.distance(&pos.after(mv))).collect();
        let shortest =
            |next: &MateDistance| if let MateDistance::Loses(plies) = next { Some(plies + 1) } else { None };
        let longest =
            |next: &MateDistance| if let MateDistance::Wins(plies) = next { Some(plies + 1) } else { None };
        let expected = if let Some(plies) = after.iter().filter_map(shortest).min() {
            MateDistance::Wins(plies)
        } else if pos.is_checkmate() {
            MateDistance::Loses(0)
        } else if !after.is_empty() && after.iter().all(|next| longest(next).is_some()) {
            MateDistance::Loses(after.iter().filter_map(longest).max().unwrap())
        } else {
            MateDistance::Draw
        };
        assert_eq!(distance, expected, "{pos:?}");
    });
}

/// Both sides can win here, and a win by a capture may be far away while all other moves lose soon.
#[test]
#[ignore = "half a minute: run by `make mates`"]
fn queen_against_rook_is_as_published() {
    let (tables, material) = built("KQKR");
    assert_eq!(tables.summary(&material).unwrap().longest.div_ceil(2), 35);
}

#[test]
fn names_are_read_in_any_order() {
    for (typed, name) in
        [("KBNK", "KBNK"), ("knkr", "KRKN"), ("KKQ", "KQK"), ("KNBvK", "KBNK"), ("KRvKQ", "KQKR")]
    {
        assert_eq!(typed.parse::<Material>().unwrap().to_string(), name);
    }
    for (typed, error) in [
        ("", MaterialError::Unreadable),
        ("QKR", MaterialError::Unreadable),
        ("KKK", MaterialError::Unreadable),
        ("KXK", MaterialError::Unreadable),
        ("KK", MaterialError::Size),
        ("KQRBK", MaterialError::Size),
        ("KPKP", MaterialError::PawnsOnBothSides),
    ] {
        assert_eq!(typed.parse::<Material>(), Err(error), "{typed}");
    }
}

#[test]
fn positions_of_other_men_are_not_known() {
    let (tables, _) = built("KRK");
    assert_eq!(tables.distance(&position("8/8/8/3k4/8/8/8/KQ6 w - - 0 1")), None);
    assert_eq!(tables.distance(&position("8/8/8/3k4/8/8/8/K7 w - - 0 1")), Some(MateDistance::Draw));
    assert_eq!(tables.distance(&position("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")), None);
    assert_eq!(tables.distance(&position("k7/8/1K6/8/8/8/8/7R w - - 0 1")), Some(MateDistance::Wins(1)));
    assert_eq!(tables.distance(&position("7r/8/8/8/8/1k6/8/K7 b - - 0 1")), Some(MateDistance::Wins(1)));
}

fn engine_with(name: &str) -> Engine {
    let mates = Some(Mates::from(built(name).0));
    Engine::new(Options { hash_mebibytes: 4, mates, ..Options::default() })
}

/// A game that an engine with tables plays against itself is as long as the tables say, and every mate is announced.
#[test]
fn mates_are_announced_and_played_to_the_move() {
    let mut engine = engine_with("KRK");
    let (tables, _) = built("KRK");
    let mut game = Game::from_position(position("8/8/8/3k4/8/8/8/K6R w - - 0 1"));
    let Some(MateDistance::Wins(mut left)) = tables.distance(game.position()) else { panic!("won") };
    while game.ending().is_none() {
        let report = engine.search(&game, Limits::depth(1), |_| {});
        let plies = report.lines[0].score.mate_plies().expect("announced");
        assert_eq!(plies.unsigned_abs(), left, "{:?}", game.position());
        game.play(report.best_move().unwrap()).unwrap();
        left -= 1;
    }
    assert!(game.position().is_checkmate());
}

/// The count of the fifty-move rule is too high for the mate: the tables, which know nothing of it, are not asked.
#[test]
fn a_mate_that_comes_too_late_is_not_announced() {
    let game = Game::from_position(position("8/8/8/3k4/8/8/8/K6R w - - 90 100"));
    let report = engine_with("KRK").search(&game, Limits::depth(1), |_| {});
    assert!(!report.lines[0].score.is_mate(), "{:?}", report.lines[0].score);
}

/// A capture in the tree leads to a table: the mate is exact though the root has more men.
#[test]
fn the_tree_asks_our_own_tables() {
    let game = Game::from_position(position("8/8/8/3k4/8/8/7n/K6R w - - 0 1"));
    let report = engine_with("KRK").search(&game, Limits::depth(2), |_| {});
    assert_eq!(game.position().san(report.best_move().unwrap()), "Rxh2");
    let (tables, _) = built("KRK");
    let after = game.position().after(report.best_move().unwrap());
    let Some(MateDistance::Loses(plies)) = tables.distance(&after) else { panic!("lost") };
    assert_eq!(report.lines[0].score.mate_plies(), Some(plies as i32 + 1));
}
