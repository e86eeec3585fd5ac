//! The sample of the first page, written by the application itself: `make sample`.

use std::path::Path;

use serde_json::{Value, json};

use crate::desk::Desk;

/// Positions searched for each question: more than usual, because it is done once.
const NODES: u64 = 1_000_000;

#[tokio::test]
#[ignore = "writes data/samples/opera.json; run by `make sample`"]
async fn write_the_sample() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/samples");
    let pgn = std::fs::read_to_string(samples.join("opera.pgn")).expect("the game is there");
    let desk = Desk::new();
    let created = desk.post("/api/reviews", &json!({ "pgn": pgn, "nodes": NODES })).await.json();
    let mut state: Value = desk.finished(&format!("/api/reviews/{}", created["id"])).await;
    assert_eq!(state["status"], "done", "{}", state["error"]);
    state["id"] = json!(0);
    state["created"] = json!(0);
    std::fs::write(samples.join("opera.json"), format!("{state}\n")).expect("the sample can be written");
}
