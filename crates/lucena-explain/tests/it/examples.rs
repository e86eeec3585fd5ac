//! Lichess puzzles show their themes, and, where the shared folder is there, exactly the expected detectors fire on the examples of the
//! specification.

use std::collections::BTreeSet;

use lucena_chess::Position;
use lucena_explain::{Scene, Theme, detect, pattern};
use lucena_lang::patlan::Library;
use serde_json::Value;

#[track_caller]
fn examples() -> Option<Value> {
    let path = lucena_chess::testkit::test_data("../spec/explanation_examples.json")?;
    let text = std::fs::read_to_string(path).expect("readable");
    Some(serde_json::from_str(&text).expect("JSON"))
}

/// The part of the examples that are puzzles of lichess, which lives in the repository.
fn puzzles() -> Value {
    const PUZZLES: &str = include_str!("../../../../testdata/explanations/lichess.json");
    serde_json::from_str(PUZZLES).expect("JSON")
}

fn scene_of(example: &Value) -> Scene {
    let pos = Position::from_fen(example["fen"].as_str().expect("a FEN")).expect("a position");
    let mv = pos.parse_coordinate(example["uci"].as_str().expect("a move")).expect("legal");
    Scene::new(&pos, mv, &[mv], None)
}

fn mirrored(scene: &Scene) -> Scene {
    let pos = scene.before.mirrored();
    let line = mirrored_line(scene);
    Scene::new(&pos, line[0], &line, None)
}

fn mirrored_line(scene: &Scene) -> Vec<lucena_chess::Move> {
    let flip = |mv: &lucena_chess::Move| {
        lucena_chess::Move::new(mv.from().flip_rank(), mv.to().flip_rank(), mv.kind())
    };
    scene.line.iter().map(flip).collect()
}

fn core_ids(scene: &Scene) -> BTreeSet<u16> {
    detect::detect(scene).iter().map(|claim| claim.theme.id()).filter(|&id| id <= 39).collect()
}

#[test]
fn the_core_examples_fire_exactly_what_the_specification_says() {
    let Some(examples) = examples() else { return };
    let mut wrong = Vec::new();
    for example in examples["core"].as_array().expect("a list") {
        let id = example["id"].as_u64().expect("a number") as u16;
        for kind in ["positive", "negative"] {
            let case = &example[kind];
            let scene = scene_of(case);
            let also = case["also_fires"].as_array().expect("a list").iter();
            let mut expected: BTreeSet<u16> = also.map(|id| id.as_u64().expect("a number") as u16).collect();
            if kind == "positive" {
                expected.insert(id);
            }
            for (name, found) in [("as given", core_ids(&scene)), ("mirrored", core_ids(&mirrored(&scene)))] {
                if found != expected {
                    wrong.push(format!(
                        "{id} {kind} {name} {}: {found:?} instead of {expected:?}",
                        case["san"]
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_further_examples_fire_and_stay_silent() {
    let puzzles = puzzles();
    let shared = examples();
    let examples = shared.as_ref().unwrap_or(&puzzles);
    let mut wrong = Vec::new();
    for example in examples["beyond"].as_array().expect("a list") {
        let name = example["name"].as_str().expect("a name");
        let theme = *Theme::ALL.iter().find(|theme| theme.key() == name).expect("a theme");
        let lines = examples["lichess_cc0"].as_array().expect("a list");
        for (kind, expected) in [("positive", true), ("negative", false)] {
            let mut scene = scene_of(&example[kind]);
            // Themes that need a line get the puzzle's.
            let puzzle = lines
                .iter()
                .find(|line| line["puzzle"] == example["lichess"] && line["fen"] == example[kind]["fen"]);
            if let (true, Some(puzzle)) = (expected, puzzle) {
                scene = line_scene(puzzle);
            }
            for scene in [mirrored(&scene), scene] {
                let fires = detect::detect_one(theme, &scene).is_some();
                if fires != expected {
                    wrong.push(format!("{name} {kind}: {fires}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn line_scene(puzzle: &Value) -> Scene {
    let start = Position::from_fen(puzzle["fen"].as_str().expect("a FEN")).expect("a position");
    let mut pos = start;
    let mut line = Vec::new();
    for uci in puzzle["line"].as_array().expect("moves") {
        let mv = pos.parse_coordinate(uci.as_str().expect("a move")).expect("legal");
        pos.play_unchecked(mv);
        line.push(mv);
    }
    Scene::new(&start, line[0], &line, None)
}

#[test]
fn the_lichess_lines_show_their_themes() {
    let examples = puzzles();
    // These need a search, a history, or are tagged wrongly: 098RM is no Boden's mate, and in 002Q2 nothing
    // stands beside the king but the pawn that pins.
    let elsewhere = [
        "zugzwang",
        "quietMove",
        "defensiveMove",
        "equality",
        "intermezzo",
        "underPromotion",
        "bodenMate",
        "cornerMate",
    ];
    let mut wrong = Vec::new();
    for puzzle in examples["lichess_cc0"].as_array().expect("a list") {
        let tag = puzzle["theme"].as_str().expect("a tag");
        if elsewhere.contains(&tag) {
            continue;
        }
        let scene = line_scene(puzzle);
        let plies = (0..scene.line.len()).step_by(2);
        let fires = plies.filter_map(|ply| scene.later(ply)).any(|scene| {
            let names = pattern::mates(Library::standard(), &scene.before, scene.mv);
            detect::detect(&scene).iter().any(|claim| claim.theme.lichess().contains(&tag))
                || names.iter().any(|program| program.annotation("lichess") == Some(tag))
        });
        if !fires {
            wrong.push(format!("{tag} {}", puzzle["puzzle"]));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
