//! Positions, explanations, play and analysis.

use axum::body::Body;
use serde_json::json;

use crate::desk::{Desk, OPERA, START, request};

#[tokio::test]
async fn a_pasted_game_is_understood() {
    let desk = Desk::new();
    let found = desk.post("/api/positions", &json!({ "text": OPERA })).await.json();
    assert_eq!(found["kind"], "games");
    let game = &found["games"][0];
    assert_eq!(game["tags"]["White"], "Morphy, Paul");
    let line = game["line"].as_array().unwrap();
    assert_eq!(line.len(), 33);
    assert_eq!((line[2]["san"].as_str(), line[2]["san_pt"].as_str()), (Some("Nf3"), Some("Cf3")));
    assert_eq!(line[32]["fen"], "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17");
}

#[tokio::test]
async fn a_bad_move_is_explained_in_both_languages() {
    let desk = Desk::new();
    // 1. f3 e5 2. g4?? lets the queen mate.
    let asked = json!({ "moves": ["f2f3", "e7e5"], "move": "g4", "nodes": 20_000 });
    let explanation = desk.post("/api/explain", &asked).await.json();
    assert_eq!(explanation["judgement"], "blunder", "{explanation}");
    assert_eq!(explanation["score"]["mate"], -1);
    assert_ne!(explanation["verdict"]["pt"], explanation["verdict"]["en"]);
    assert_eq!(explanation["contrast"]["refutation"][0], "d8h4");
    let hint =
        desk.post("/api/play/hint", &json!({ "moves": ["f3", "e5", "g4"], "nodes": 20_000 })).await.json();
    assert_eq!(hint["move"]["san"], "Qh4#");
}

#[tokio::test]
async fn the_machine_mates_and_says_so() {
    let desk = Desk::new();
    let asked = json!({ "moves": ["f3", "e5", "g4"], "level": "basic" });
    let answer = desk.post("/api/play/move", &asked).await.json();
    assert_eq!(answer["move"]["uci"], "d8h4");
    assert_eq!(answer["ending"]["kind"], "checkmate");
    assert_eq!(answer["ending"]["result"], "0-1");
    assert!(answer["comment"]["verdict"]["pt"].is_string(), "{answer}");
    let over = desk.post("/api/play/move", &json!({ "moves": ["f3", "e5", "g4", "Qh4"] })).await.json();
    assert!(over["move"].is_null());
    assert_eq!(over["ending"]["result"], "0-1");
}

#[tokio::test]
async fn the_machine_plays_at_a_level_and_with_clocks() {
    let desk = Desk::new();
    let clock = json!({ "white_ms": 60_000, "black_ms": 3_000, "increment_ms": 0 });
    for elo in [800, 1500, 2200] {
        let asked = json!({ "moves": ["e4"], "elo": elo, "clock": clock, "seed": 7 });
        let answer = desk.post("/api/play/move", &asked).await.json();
        assert!(answer["move"]["uci"].is_string(), "{answer}");
        assert!(answer["comment"].is_null(), "no words when time is short");
    }
}

#[tokio::test]
async fn an_offered_draw_is_taken_by_who_stands_no_better() {
    let desk = Desk::new();
    // Black, to move, has a rook less.
    let worse = "4k3/8/8/8/8/8/4K2R/8 b - - 0 40";
    let answer = desk.post("/api/play/move", &json!({ "fen": worse, "draw_offered": true })).await.json();
    assert_eq!(
        (&answer["accepts_draw"], &answer["ending"]["result"]),
        (&json!(true), &json!("1/2-1/2")),
        "{answer}"
    );
    let better = "4k3/8/8/8/8/8/4K2R/8 w - - 0 40";
    let answer = desk.post("/api/play/move", &json!({ "fen": better, "draw_offered": true })).await.json();
    assert_eq!(answer["accepts_draw"], false);
}

#[tokio::test]
async fn an_analysis_tells_its_lines_and_ends() {
    let desk = Desk::new();
    let path = format!("/api/analysis/events?lines=3&depth=6&fen={}", START.replace(' ', "%20"));
    let answer = desk.get(&path).await;
    assert_eq!(answer.headers["content-type"], "text/event-stream");
    let text = answer.text();
    let last =
        text.lines().filter_map(|line| line.strip_prefix("data: {\"lines\":")).next_back().expect("lines");
    let lines: serde_json::Value = serde_json::from_str(&format!("{{\"lines\":{last}")).expect("JSON");
    let lines = lines["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 3, "{text}");
    for (rank, line) in (1..).zip(lines) {
        assert_eq!(line["rank"], rank);
        let sum: u64 = line["wdl"].as_array().unwrap().iter().map(|part| part.as_u64().unwrap()).sum();
        assert_eq!(sum, 1000);
    }
    assert!(text.trim_end().lines().any(|line| line == "event: done"), "{text}");
}

#[tokio::test]
async fn an_analysis_ends_when_nobody_listens() {
    let desk =
        Desk::with(lucena_server::SlotLimits { searches: 1, ..lucena_server::SlotLimits::default() }, None);
    let path = format!("/api/analysis/events?time=60000&fen={}", START.replace(' ', "%20"));
    for _ in 0..3 {
        let response = desk.send(request("GET", &path, Body::empty())).await;
        assert_eq!(response.status().as_u16(), 200);
        drop(response);
    }
    // The only place for searches is free again: this would wait a minute otherwise.
    let answer = desk.post("/api/explain", &json!({ "nodes": 100 })).await;
    assert_eq!(answer.status.as_u16(), 200);
}

#[tokio::test]
async fn an_evaluation_adds_up() {
    let desk = Desk::new();
    let fen = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";
    let evaluation = desk.post("/api/evaluate?lang=pt", &json!({ "fen": fen })).await.json();
    let sum = |phase: &str| -> i64 {
        let entries = evaluation["entries"].as_array().unwrap().iter().filter(|entry| entry["inSum"] == true);
        entries
            .map(|entry| if entry["side"] == "black" { -1 } else { 1 } * entry[phase].as_i64().unwrap())
            .sum()
    };
    for phase in ["middlegame", "endgame"] {
        let total = &evaluation["total"];
        let difference = total["white"][phase].as_i64().unwrap() - total["black"][phase].as_i64().unwrap();
        assert_eq!(sum(phase), difference, "{phase}");
    }
    assert_eq!(evaluation["sentences"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn threats_name_what_hangs() {
    let desk = Desk::new();
    // White's knight on e5 hangs to the pawn on d6; White is to move.
    let fen = "rnbqkbnr/ppp2ppp/3p4/4N3/8/8/PPPP1PPP/RNBQKB1R w KQkq - 0 4";
    let threats = desk.post("/api/threats", &json!({ "fen": fen })).await.json();
    assert_eq!(threats["white"]["hanging"], json!(["e5"]), "{threats}");
    assert_eq!(threats["threat"]["line"][0]["uci"], "d6e5", "{threats}");
}

/// At the start nothing is threatened, whatever a move more would be worth.
#[tokio::test]
async fn nothing_is_threatened_at_the_start() {
    let desk = Desk::new();
    let threats = desk.post("/api/threats", &json!({ "fen": START })).await.json();
    assert!(threats["threat"].is_null(), "{threats}");
}

/// Whoever leaves a queen to be taken hears of it with the machine's answer, however weak the machine plays.
#[tokio::test]
async fn the_machine_says_something_about_a_piece_left_hanging() {
    let desk = Desk::new();
    // 1. e4 e5 2. Qg4 d6 3. Qxc8 loses nothing; 2. Qh5 Nc6 3. Qxh7 loses the queen.
    let asked = json!({ "moves": ["e4", "e5", "Qh5", "Nc6", "Qxh7"], "elo": 800, "seed": 3 });
    let answer = desk.post("/api/play/move", &asked).await.json();
    assert_eq!(answer["yours"]["judgement"], "blunder", "{answer}");
    assert_eq!(answer["yours"]["move"]["san"], "Qxh7");
    assert!(answer["comment"]["verdict"]["pt"].is_string(), "{answer}");
    let fine = json!({ "moves": ["e4", "e5", "Nf3"], "elo": 800, "seed": 3 });
    assert!(desk.post("/api/play/move", &fine).await.json()["yours"].is_null());
}

/// Lines, reasons, threats and patterns of an analysis are about one move, the first of the first line.
#[tokio::test]
async fn an_analysis_explains_its_own_first_line() {
    let desk = Desk::new();
    let fen = "r4r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1";
    let path = format!("/api/analysis/events?lines=2&depth=8&fen={}", fen.replace(' ', "%20"));
    let text = desk.get(&path).await.text();
    let mut events = Vec::new();
    for event in text.split("\n\n") {
        let line = |sign: &str| event.lines().find_map(|line| line.strip_prefix(sign));
        if let (Some(name), Some(data)) = (line("event: "), line("data: ")) {
            events.push((name, serde_json::from_str::<serde_json::Value>(data).expect("JSON")));
        }
    }
    let last = |wanted: &str| &events.iter().rfind(|(name, _)| *name == wanted).expect("it is told").1;
    let (lines, why) = (last("lines"), last("why"));
    assert_eq!(lines["lines"][0]["pv"][0]["san"], "Qg8+");
    assert_eq!(why["explanation"]["move"], lines["lines"][0]["pv"][0]);
    assert_eq!(why["explanation"]["best"], lines["lines"][0]["pv"][0]);
    let patterns = why["patterns"].as_array().unwrap();
    assert!((1..=3).contains(&patterns.len()), "{patterns:?}");
    assert_eq!(patterns[0]["theme"], "mates", "{patterns:?}");
    assert_eq!(events.last().map(|(name, _)| *name), Some("done"), "the end comes last");
}

/// A weak machine that errs says what its move is for, not how it is refuted.
#[tokio::test]
async fn the_machine_explains_its_own_move_at_weak_levels() {
    let desk = Desk::new();
    let mut errors = 0;
    for seed in 0..6 {
        // White threatens mate on f7; much of what a beginner plays here is a mistake.
        let asked = json!({ "moves": ["e4", "e5", "Qh5", "Nc6", "Bc4"], "elo": 800, "seed": seed });
        let answer = desk.post("/api/play/move", &asked).await.json();
        let comment = &answer["comment"];
        assert_eq!(comment["move"], answer["move"], "{answer}");
        assert!(comment["contrast"].is_null(), "{comment}");
        let said = comment["explanations"].as_array().unwrap();
        assert!(!said.is_empty() || comment["fallback"].is_object(), "{comment}");
        if ["mistake", "blunder"].contains(&comment["judgement"].as_str().unwrap()) {
            errors += 1;
            let better = comment["best"]["san"].as_str().unwrap();
            let tells = |one: &serde_json::Value| one["en"].as_str().unwrap().contains(better);
            assert!(!said.iter().any(tells), "it tells the better move: {comment}");
        }
    }
    assert!(0 < errors, "the machine made no mistake to speak about");
}
