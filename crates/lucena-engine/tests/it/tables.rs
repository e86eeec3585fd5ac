//! Tables of endings: the right answers, ranks at the root that win in time, and folders that are not as they
//! should be. The tests with real tables run only where the large test data are.

#![allow(clippy::disallowed_methods, reason = "tests may read files; 2026-11-15")]

use std::path::PathBuf;

use lucena_chess::testkit::test_data;
use lucena_chess::{Game, Position};
use lucena_engine::{Endings, EndingsError, Engine, Limits, Options, Outlook};
use lucena_eval::Score;

use super::{game, position};

#[track_caller]
fn tables() -> Option<Endings> {
    let folder = test_data("syzygy")?;
    Some(Endings::open(folder.to_str()?).unwrap_or_else(|error| panic!("{error}")))
}

fn engine_with(endings: &Endings) -> Engine {
    Engine::new(Options { hash_mebibytes: 4, endings: Some(endings.clone()), ..Options::default() })
}

/// A folder for this test alone, gone when dropped.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let folder = std::env::temp_dir().join(format!("lucena-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a temporary folder can be made");
        Scratch(folder)
    }

    fn open(&self) -> Result<Endings, EndingsError> {
        Endings::open(self.0.to_str().expect("a plain path"))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn results_and_distances_are_those_of_the_list() {
    let (Some(list), Some(tables)) = (test_data("syzygy/endgame-wdl-dtz.epd"), tables()) else { return };
    let list = std::fs::read_to_string(list).unwrap();
    let mut seen = 0;
    for line in list.lines().filter(|line| !line.is_empty()) {
        let (fields, operations) = line.split_once(" wdl ").unwrap();
        let (wdl, dtz) = operations.trim_end_matches(';').split_once("; dtz ").unwrap();
        let pos = position(&format!("{fields} 0 1"));
        let outlooks = [Outlook::Loss, Outlook::BlessedLoss, Outlook::Draw, Outlook::CursedWin, Outlook::Win];
        let expected = outlooks[(wdl.parse::<i32>().unwrap() + 2) as usize];
        assert_eq!(tables.outlook(&pos), Some(expected), "{line}");
        assert_eq!(tables.distance_to_zeroing(&pos), Some(dtz.parse().unwrap()), "{line}");
        seen += 1;
    }
    assert_eq!(seen, 200);
    assert_eq!(tables.trouble(), None);
}

/// Both sides are played by engines with tables; the one that wins must mate before the fifty-move rule.
#[track_caller]
fn assert_won_in_time(fen: &str) {
    // Without the large test data there is nothing to ask; the other tests of this file say so.
    let Some(tables) = tables() else { return };
    let mut engine = engine_with(&tables);
    let mut game = game(fen);
    while game.ending().is_none() {
        let report = engine.search(&game, Limits::nodes(3_000), |_| {});
        game.play(report.best_move().expect("a game that goes on has moves")).expect("a legal move");
    }
    let played = game.moves().len();
    assert!(game.position().is_checkmate(), "{fen}: {:?} after {played} moves", game.ending());
}

#[test]
fn bishop_and_knight_mate_in_time() {
    assert_won_in_time("8/8/8/8/3k4/8/8/KBN5 w - - 0 1");
}

#[test]
fn a_queen_beats_a_rook_in_time() {
    assert_won_in_time("8/8/8/3k4/8/3r4/8/KQ6 w - - 0 1");
}

#[test]
fn a_win_with_a_count_half_used_up_is_still_won() {
    assert_won_in_time("8/8/8/8/3k4/8/8/KBN5 w - - 30 50");
}

#[test]
fn the_only_move_that_holds_is_played() {
    let Some(tables) = tables() else {
        println!("skipped: there is no large test data here");
        return;
    };
    let mut tested = 0;
    for fen in
        ["8/8/8/3k4/8/8/3P4/3K4 w - - 0 1", "8/3k4/8/3KP3/8/8/8/8 b - - 0 1", "8/8/1k6/8/8/KP6/8/8 b - - 0 1"]
    {
        let game = game(fen);
        let pos = *game.position();
        let before = tables.outlook(&pos).unwrap();
        // Even the shallowest search keeps the result, because only moves that do are looked at.
        let report = engine_with(&tables).search(&game, Limits::depth(1), |_| {});
        let after = tables.outlook(&pos.after(report.best_move().unwrap())).unwrap();
        assert_eq!(after.reversed(), before, "{fen}");
        assert!(0 < report.effort.table_hits);
        tested += 1;
    }
    assert_eq!(tested, 3);
}

#[test]
fn the_tree_asks_after_captures() {
    let Some(tables) = tables() else {
        println!("skipped: there is no large test data here");
        return;
    };
    // Five pieces: the root is in no table, but every capture leads into one.
    let game = game("8/8/4k3/3r4/8/2N5/3K4/3R4 w - - 0 1");
    let report = engine_with(&tables).search(&game, Limits::depth(6), |_| {});
    assert!(0 < report.effort.table_hits);
    let without = Engine::new(Options { hash_mebibytes: 4, ..Options::default() });
    assert_eq!({ without }.search(&game, Limits::depth(6), |_| {}).effort.table_hits, 0);
}

#[test]
fn won_and_lost_roots_are_told_as_such() {
    let Some(tables) = tables() else {
        println!("skipped: there is no large test data here");
        return;
    };
    let score = |fen: &str| {
        let report = engine_with(&tables).search(&game(fen), Limits::depth(1), |_| {});
        report.score().unwrap()
    };
    assert_eq!(score("8/8/8/8/3k4/8/8/KBN5 w - - 0 1"), Score::tablebase_win(0));
    assert_eq!(score("8/8/8/8/3k4/8/8/KBN5 b - - 0 1"), Score::tablebase_loss(0));
    // The count leaves no time for the mate.
    assert!(score("8/8/8/8/3k4/8/8/KBN5 w - - 90 90").value() < 100);
}

#[test]
fn many_lines_show_worse_moves_too() {
    let Some(tables) = tables() else {
        println!("skipped: there is no large test data here");
        return;
    };
    let options = Options { multi_pv: 3, endings: Some(tables), hash_mebibytes: 4, ..Options::default() };
    // One move wins, by the opposition; the others draw.
    let report =
        Engine::new(options).search(&game("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"), Limits::depth(4), |_| {});
    assert_eq!(report.lines.len(), 3);
}

#[test]
fn folders_that_are_missing_or_empty_are_errors() {
    let missing = Endings::open("/nowhere/at/all");
    assert!(matches!(missing, Err(EndingsError::Unreadable { .. })));
    let empty = Scratch::new("empty-tables");
    assert!(matches!(empty.open(), Err(EndingsError::NoTables { damaged: 0 })));
    assert!(matches!(Endings::open(""), Err(EndingsError::NoTables { damaged: 0 })));
}

#[test]
fn damaged_tables_are_left_out_and_survived() {
    let scratch = Scratch::new("damaged-tables");
    std::fs::write(scratch.0.join("KQvK.rtbw"), b"this is no table").unwrap();
    std::fs::write(scratch.0.join("README.txt"), b"not a table either, but that is fine").unwrap();
    assert!(matches!(scratch.open(), Err(EndingsError::NoTables { damaged: 1 })));

    // The right magic number and a possible size, but nonsense inside: the probe fails and says so.
    let mut nonsense = vec![0xff; 64 * 3 + 16];
    nonsense[..4].copy_from_slice(&[0x71, 0xe8, 0x23, 0x5d]);
    std::fs::write(scratch.0.join("KRvK.rtbw"), nonsense).unwrap();
    let endings = scratch.open().unwrap();
    assert_eq!((endings.count(), endings.damaged().len()), (1, 1));
    let pos = Position::from_fen("8/8/8/3k4/8/8/8/KR6 w - - 0 1").unwrap();
    assert_eq!(endings.outlook(&pos), None);
    assert!(endings.trouble().unwrap().contains("KRvK"), "{:?}", endings.trouble());
    let report = engine_with(&endings).search(&Game::from_position(pos), Limits::depth(5), |_| {});
    assert!(report.best_move().is_some());
}
