//! The exercises of the course: every file is sound, and every solution beats its start by the margin that the pages state.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use lucena_lab::arena::{Arena, Crosstable, Format, Played, Rules, schedule};
use lucena_lab::classroom::{Mind, Pupil};
use lucena_lab::opening::{self, Opening};
use lucena_lab::pace::Pace;
use lucena_lab::player::{Contestant, Kind};
use lucena_lang::Source;
use lucena_lang::dhjog::{HeuristicSet, Options, compile};

use crate::play;

/// Games of a solution against its start, and the points that it makes at least with every seed.
const GAMES: usize = 64;
const MARGIN: f64 = 36.0;
const SEEDS: [u64; 3] = [1, 2, 3];
/// Where games of exercises about endings begin.
const ENDINGS: &str = "endings.epd";

fn exercises() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/heuristics/course");
    let entries = std::fs::read_dir(folder).expect("the course");
    let mut folders: Vec<PathBuf> =
        entries.map(|entry| entry.expect("an exercise").path()).filter(|path| path.is_dir()).collect();
    folders.sort();
    folders
}

fn set(path: &Path) -> Arc<HeuristicSet> {
    let text = std::fs::read_to_string(path).expect("a set");
    let compiled = compile(&Source::new(path.display().to_string(), text), &Options::default());
    Arc::new(compiled.set.unwrap_or_else(|| panic!("{}: {:?}", path.display(), compiled.diagnostics)))
}

#[test]
fn every_exercise_is_whole() {
    let folders = exercises();
    assert_eq!(folders.len(), 12);
    let mut levels = Vec::new();
    for folder in folders {
        let (start, solution) = (set(&folder.join("start.dhjog")), set(&folder.join("solution.dhjog")));
        assert!(start.level() <= solution.level() && start.fingerprint() != solution.fingerprint());
        levels.push(solution.level());
        for (page, level, points) in
            [("pt.md", "Nível", "36 de 64 pontos"), ("en.md", "Level", "36 of 64 points")]
        {
            let text = std::fs::read_to_string(folder.join(page)).expect("a page");
            assert!(text.contains(&format!("{level} {} (", solution.level())), "{}/{page}", folder.display());
            assert!(
                text.contains(points) && text.matches("\n3. ").count() == 1,
                "{}/{page}",
                folder.display()
            );
        }
    }
    assert_eq!(levels, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
}

/// Where the games of an exercise begin, as its page says.
fn openings(folder: &Path, contestants: &[Contestant], seed: u64) -> Vec<Opening> {
    let page = std::fs::read_to_string(folder.join("en.md")).expect("a page");
    let is_simple = contestants
        .iter()
        .all(|one| one.pupil().and_then(|pupil| pupil.mind.set()).is_some_and(|set| set.level() == 1));
    let mut openings = if page.contains(&format!("--openings ../{ENDINGS}")) {
        let text = std::fs::read_to_string(folder.join("..").join(ENDINGS)).expect("the endings");
        text.lines().map(|line| Opening::from_epd(line).expect("an ending")).collect()
    } else if is_simple {
        Opening::shipped_imbalances()
    } else {
        Opening::shipped_lines()
    };
    opening::shuffle(&mut openings, seed);
    openings
}

/// As `lucena arena solution.dhjog start.dhjog --no-references --games 64 --nodes 1000 --seed N` plays it.
fn points(folder: &Path, games: usize, seed: u64) -> f64 {
    let contestant = |name: &str| Contestant {
        name: name.to_owned(),
        kind: Kind::Pupil(Pupil::new(Mind::Set(set(&folder.join(format!("{name}.dhjog")))), seed)),
        pace: None,
    };
    let contestants = vec![contestant("solution"), contestant("start")];
    let arena = Arena {
        fixtures: schedule(2, Format::RoundRobin, games),
        openings: openings(folder, &contestants, seed),
        contestants,
        rules: Rules { most_moves: Some(200), ..Rules::new(Pace::nodes(1000)) },
        concurrency: std::thread::available_parallelism().map_or(1, usize::from),
    };
    let mut table = Crosstable::new(2);
    for (fixture, result) in play(&arena) {
        table.enter(Played { fixture, outcome: result.outcome, fault: None });
    }
    table.tally(0, Some(1)).points()
}

#[test]
#[ignore = "some minutes of play; `make course`"]
fn every_solution_beats_its_start() {
    for folder in exercises() {
        for seed in SEEDS {
            let points = points(&folder, GAMES, seed);
            println!("{}: {points} of {GAMES} with seed {seed}", folder.display());
            assert!(MARGIN <= points, "{}: {points} of {GAMES} with seed {seed}", folder.display());
        }
    }
}

/// The first exercise is won so clearly that it can be played every time.
#[test]
fn pieces_with_values_beat_pieces_without() {
    assert!(points(&exercises()[0], 16, 1) >= 14.0);
}
