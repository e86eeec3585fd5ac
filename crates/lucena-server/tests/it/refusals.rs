//! Bad input: the right status, a sentence in the user's language, and the application lives on.

use axum::body::Body;
use lucena_server::SlotLimits;
use serde_json::json;

use crate::desk::{Desk, START, request};

#[tokio::test]
async fn bodies_that_are_no_json_or_not_ours() {
    let desk = Desk::new();
    let broken = desk.ask(request("POST", "/api/evaluate", Body::from("{\"fen\": "))).await;
    assert_eq!(broken.refusal(400), "bad_json");
    assert_eq!(broken.json()["error"]["where"]["line"], 1);
    assert_eq!(desk.post("/api/evaluate", &json!({ "fan": START })).await.refusal(400), "bad_json");
    assert_eq!(desk.post("/api/evaluate", &json!([1, 2])).await.refusal(400), "bad_json");
    let mut plain = request("POST", "/api/evaluate", Body::from("{}"));
    plain.headers_mut().insert("content-type", "text/plain".parse().unwrap());
    assert_eq!(desk.ask(plain).await.refusal(415), "not_json");
    let bytes = desk.ask(request("POST", "/api/positions", Body::from(vec![0xff, 0xfe, 0x00]))).await;
    assert_eq!(bytes.refusal(400), "bad_json");
}

#[tokio::test]
async fn bodies_that_are_too_large() {
    let desk = Desk::with(SlotLimits { body_bytes: 1000, base_bytes: 2000, ..SlotLimits::default() }, None);
    let large = json!({ "pgn": "x".repeat(2000) });
    assert_eq!(desk.post("/api/reviews", &large).await.refusal(413), "too_large");
    let base = desk.ask(request("POST", "/api/bases?name=a", Body::from("x".repeat(3000)))).await;
    assert_eq!(base.refusal(413), "too_large");
    let settings = json!({ "a": "b".repeat(500) });
    assert_eq!(desk.put("/api/settings", &settings).await.status.as_u16(), 200);
    let deep = desk.ask(request("POST", "/api/evaluate", Body::from("[".repeat(900)))).await;
    assert_eq!(deep.refusal(400), "bad_json");
}

#[tokio::test]
async fn positions_that_are_none() {
    let desk = Desk::new();
    for fen in
        ["", "nonsense", "8/8/8/8/8/8/8/8 w - - 0 1", "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"]
    {
        for path in ["/api/evaluate", "/api/threats", "/api/patterns/present"] {
            assert_eq!(desk.post(path, &json!({ "fen": fen })).await.refusal(422), "bad_fen", "{path} {fen}");
        }
        assert_eq!(desk.post("/api/explain", &json!({ "fen": fen })).await.refusal(422), "bad_fen");
        let matched = json!({ "fen": fen, "name": "PHILIDOR" });
        assert_eq!(desk.post("/api/patlan/match", &matched).await.refusal(422), "bad_fen");
    }
    assert_eq!(desk.get("/api/analysis/events?fen=nonsense").await.refusal(422), "bad_fen");
    assert_eq!(desk.get("/api/analysis/events").await.refusal(422), "bad_query");
    assert_eq!(desk.post("/api/positions", &json!({})).await.refusal(422), "nothing");
    let mended = desk.post("/api/positions", &json!({ "text": "8/8/8/4k3/8/8/4P3/4K3 w" })).await.json();
    assert_eq!(mended["kind"], "position");
    assert!(!mended["repairs"].as_array().unwrap().is_empty(), "{mended}");
}

#[tokio::test]
async fn games_that_are_broken() {
    let desk = Desk::new();
    let illegal = desk.post("/api/positions?lang=pt", &json!({ "pgn": "1. Ke3 e5 *" })).await;
    assert_eq!(illegal.refusal(422), "bad_pgn");
    assert_eq!(illegal.json()["error"]["where"]["game"], 1);
    assert_eq!(illegal.json()["error"]["where"]["move"], 0, "the half-move from 0");
    assert_eq!(desk.post("/api/reviews", &json!({ "pgn": "1. Ke3 e5 *" })).await.refusal(422), "bad_pgn");
    assert_eq!(desk.post("/api/reviews", &json!({ "pgn": "" })).await.refusal(422), "bad_pgn");
    assert_eq!(
        desk.post("/api/reviews", &json!({ "pgn": "[White \"A\"]\n\n*" })).await.refusal(422),
        "bad_game"
    );
    assert_eq!(
        desk.post("/api/reviews", &json!({ "pgn": "1. e4 *", "game": 7 })).await.refusal(422),
        "bad_pgn"
    );
    assert_eq!(
        desk.post("/api/reviews", &json!({ "pgn": "1. e4 *", "level": "x" })).await.refusal(422),
        "bad_level"
    );
    let two =
        desk.post("/api/positions", &json!({ "pgn": "1. e4 e5 *\n\n1. Ke7 e5 *\n\n1. d4 *" })).await.json();
    assert_eq!(two["games"].as_array().unwrap().len(), 2);
    assert_eq!(two["troubles"][0]["game"], 2);
}

#[tokio::test]
async fn moves_that_cannot_be_played() {
    let desk = Desk::new();
    let illegal = desk.post("/api/explain", &json!({ "moves": ["e2e4", "e2e4"] })).await;
    assert_eq!(illegal.refusal(422), "bad_move");
    assert_eq!(illegal.json()["error"]["where"]["move"], 1);
    assert_eq!(desk.post("/api/explain", &json!({ "move": "Zz9" })).await.refusal(422), "bad_move");
    assert_eq!(
        desk.post("/api/play/move", &json!({ "moves": ["e4", "e5", "e6"] })).await.refusal(422),
        "bad_move"
    );
    let many: Vec<&str> = ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle().take(3000).collect();
    assert_eq!(desk.post("/api/explain", &json!({ "moves": many })).await.refusal(422), "too_long");
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    assert_eq!(desk.post("/api/explain", &json!({ "fen": mate })).await.refusal(422), "game_over");
}

#[tokio::test]
async fn patterns_that_are_broken() {
    let desk = Desk::new();
    let text = "PATTERN \"X\" SCENARIO F1 ATTACKS";
    let checked = desk.post("/api/patlan/check", &json!({ "text": text })).await.json();
    let errors =
        checked["diagnostics"].as_array().unwrap().iter().filter(|known| known["severity"] == "error");
    let places: Vec<u64> = errors.map(|error| error["from"].as_u64().unwrap()).collect();
    assert_eq!(places, [text.len() as u64], "{checked}");
    assert_eq!(desk.post("/api/patlan/describe", &json!({ "text": text })).await.refusal(422), "bad_patlan");
    assert_eq!(desk.post("/api/patlan/format", &json!({ "text": text })).await.refusal(422), "bad_patlan");
    let matched = json!({ "text": text, "fen": START });
    assert_eq!(desk.post("/api/patlan/match", &matched).await.refusal(422), "bad_patlan");
    assert_eq!(desk.put("/api/patterns/X", &json!({ "text": text })).await.refusal(422), "bad_patlan");
    assert_eq!(desk.post("/api/patlan/describe", &json!({ "text": "" })).await.refusal(422), "no_pattern");
    assert_eq!(
        desk.post("/api/patlan/describe", &json!({ "name": "NOBODY" })).await.refusal(422),
        "no_pattern"
    );
    assert_eq!(
        desk.post("/api/patlan/format", &json!({ "text": "", "to": "fr" })).await.refusal(422),
        "bad_language"
    );
    let side = json!({ "name": "PHILIDOR", "fen": START, "side": "left" });
    assert_eq!(desk.post("/api/patlan/match", &side).await.refusal(422), "bad_side");
    let long = json!({ "text": "x".repeat(300 << 10) });
    assert_eq!(desk.post("/api/patlan/check", &long).await.refusal(413), "too_large");
}

#[tokio::test]
async fn things_that_are_not_there() {
    let desk = Desk::new();
    for path in ["/api/reviews/7", "/api/reviews/7/events", "/api/searches/7", "/api/searches/7/hits"] {
        assert_eq!(desk.get(path).await.refusal(404), "not_found", "{path}");
    }
    assert_eq!(desk.get("/api/reviews/7/download").await.refusal(404), "not_found");
    assert_eq!(desk.get("/api/patterns/NOBODY").await.refusal(404), "not_found");
    for path in ["/api/reviews/7", "/api/searches/7", "/api/patterns/NOBODY", "/api/bases/7"] {
        assert_eq!(desk.delete(path).await.refusal(404), "not_found", "{path}");
    }
    assert_eq!(desk.post("/api/jobs/7/cancel", &json!({})).await.refusal(404), "not_found");
    let search = json!({ "name": "PHILIDOR", "base": 7 });
    assert_eq!(desk.post("/api/searches", &search).await.refusal(404), "not_found");
}

/// A data folder that cannot be used: the application starts, says so, and refuses what would have to be kept.
#[tokio::test]
async fn a_folder_that_cannot_be_written() {
    let folder = crate::desk::new_folder();
    std::fs::write(&folder, "a file in the place of the folder").unwrap();
    let desk = Desk::open(&folder, SlotLimits::default(), None);
    assert_eq!(desk.get("/api/about").await.json()["keeps"], false);
    assert!(desk.state.trouble().is_some());
    assert_eq!(desk.put("/api/settings", &json!({})).await.refusal(507), "read_only");
    let word = json!({ "sentence": "fork", "verdict": "wrong" });
    assert_eq!(desk.post("/api/feedback", &word).await.refusal(507), "read_only");
    let base = desk.ask(request("POST", "/api/bases", Body::from("1. e4 *"))).await;
    assert_eq!(base.refusal(507), "read_only");
    assert_eq!(desk.post("/api/evaluate", &json!({ "fen": START })).await.status.as_u16(), 200);
    std::fs::remove_file(&folder).unwrap();
}

/// No room left: what cannot be kept is refused in the reader's language, what was kept is there, the rest goes on.
#[tokio::test]
async fn a_disk_that_is_full() {
    let desk = Desk::with(SlotLimits { store_bytes: 160 << 10, ..SlotLimits::default() }, None);
    assert_eq!(desk.put("/api/settings", &json!({ "theme": "dark" })).await.status.as_u16(), 200);
    let text = |name: &str, filler: usize| {
        let comment = "x".repeat(filler);
        json!({ "text": format!("// {comment}\nPATTERN \"{name}\" SCENARIO F1 ATTACKS f1;") })
    };
    assert_eq!(desk.put("/api/patterns/SMALL", &text("SMALL", 10)).await.status.as_u16(), 200);
    for (lang, sign) in [("pt", "nada foi salvo"), ("en", "nothing was saved")] {
        let path = format!("/api/patterns/LARGE?lang={lang}");
        let refused = desk.put(&path, &text("LARGE", 200_000)).await;
        assert_eq!(refused.refusal(507), "disk_full");
        assert!(refused.text().contains(sign), "{}", refused.text());
    }
    assert_eq!(desk.get("/api/settings").await.json()["theme"], "dark");
    assert_eq!(desk.get("/api/patterns/LARGE").await.refusal(404), "not_found");
    assert_eq!(desk.get("/api/patterns/SMALL").await.status.as_u16(), 200);
    assert_eq!(desk.post("/api/evaluate", &json!({ "fen": START })).await.status.as_u16(), 200);
}

/// The disk is full only when a review is done: the reason stands in the review in both languages.
#[tokio::test]
async fn a_review_that_cannot_be_kept() {
    let desk = Desk::with(SlotLimits { store_bytes: 72 << 10, ..SlotLimits::default() }, None);
    let asked = json!({ "pgn": crate::desk::OPERA, "nodes": 200 });
    let created = desk.post("/api/reviews", &asked).await;
    assert_eq!(created.status.as_u16(), 202, "{}", created.text());
    let path = format!("/api/reviews/{}", created.json()["id"]);
    assert_eq!(desk.events(&format!("{path}/events")).await.last().map(String::as_str), Some("failed"));
    let state = desk.get(&path).await.json();
    assert_eq!(state["status"], "failed", "{}", state["status"]);
    assert!(state["error"]["pt"].as_str().unwrap().contains("disco está cheio"), "{}", state["error"]);
    assert!(state["error"]["en"].as_str().unwrap().contains("disk is full"), "{}", state["error"]);
}

#[tokio::test]
async fn a_line_that_is_full_refuses() {
    let desk = Desk::with(SlotLimits { searches: 1, queue_of_client: 1, ..SlotLimits::default() }, None);
    let path = format!("/api/analysis/events?time=60000&fen={}", START.replace(' ', "%20"));
    let first = desk.send(request("GET", &path, Body::empty())).await;
    assert_eq!(first.status().as_u16(), 200);
    let ask = json!({ "fen": START, "nodes": 100 });
    let (second, third) = tokio::join!(desk.post("/api/explain", &ask), async {
        // The second is in line by now: it was asked first, and the line is entered without waiting.
        let refused = desk.post("/api/explain", &ask).await;
        drop(first);
        refused
    });
    assert_eq!(third.refusal(429), "too_many_searches");
    assert_eq!(third.headers["retry-after"], "1");
    assert_eq!(second.status.as_u16(), 200, "the search that was dropped made room");
}

#[tokio::test]
async fn words_about_sentences() {
    let desk = Desk::new();
    let good = json!({ "review": 1, "ply": 3, "sentence": "fork.wins", "verdict": "wrong" });
    assert_eq!(desk.post("/api/feedback", &good).await.status.as_u16(), 204);
    let bad = json!({ "sentence": "fork.wins", "verdict": "boring" });
    assert_eq!(desk.post("/api/feedback", &bad).await.refusal(422), "bad_feedback");
}
