//! Reviews: from the question to the download, stopped, removed, and taken up again after a restart.

use axum::body::Body;
use http_body_util::BodyExt;
use lucena_server::SlotLimits;
use serde_json::{Value, json};

use crate::desk::{Desk, OPERA, SHORT, new_folder, request};

#[tokio::test]
async fn a_review_is_watched_read_and_downloaded() {
    let desk = Desk::new();
    let created = desk.post("/api/reviews", &json!({ "pgn": SHORT, "nodes": 2000 })).await;
    assert_eq!(created.status.as_u16(), 202);
    let id = created.json()["id"].as_i64().unwrap();
    let early = desk.get(&format!("/api/reviews/{id}")).await.json();
    assert_eq!(early["line"].as_array().unwrap().len(), 4, "the game is there from the first moment");
    let events = desk.events(&format!("/api/reviews/{id}/events")).await;
    assert_eq!(events.last().map(String::as_str), Some("done"), "{events:?}");
    let state = desk.get(&format!("/api/reviews/{id}")).await.json();
    assert_eq!((&state["status"], &state["draft"]), (&json!("done"), &json!(false)));
    let moves = state["review"]["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 4);
    assert_eq!(moves[2]["judgement"], "blunder", "2. g4 allows mate");
    let list = desk.get("/api/reviews").await.json();
    assert_eq!(list[0]["id"], id);
    for language in ["pt", "en"] {
        for (format, sign) in [("pgn", "2. g4"), ("html", "<html"), ("md", "|"), ("json", "\"moves\"")] {
            let path = format!("/api/reviews/{id}/download?format={format}&lang={language}");
            let file = desk.get(&path).await;
            assert_eq!(file.status.as_u16(), 200, "{path}: {}", file.text());
            assert!(file.text().contains(sign), "{path}: {}", file.text());
            assert!(file.headers["content-disposition"].to_str().unwrap().contains("attachment"));
        }
    }
    assert_eq!(desk.get(&format!("/api/reviews/{id}/download?format=exe")).await.refusal(422), "bad_format");
    assert_eq!(desk.delete(&format!("/api/reviews/{id}")).await.status.as_u16(), 204);
    assert_eq!(desk.get(&format!("/api/reviews/{id}")).await.refusal(404), "not_found");
}

/// The numbers of the events in a piece of a stream.
fn numbers(text: &str) -> Vec<u64> {
    text.lines()
        .filter_map(|line| line.strip_prefix("id: "))
        .map(|number| number.parse().expect("a number"))
        .collect()
}

/// Whoever connects again with the last number heard gets the rest and nothing twice.
#[tokio::test]
async fn events_go_on_where_the_listener_left_off() {
    let desk = Desk::new();
    let id = desk.post("/api/reviews", &json!({ "pgn": OPERA, "nodes": 1000 })).await.json()["id"].clone();
    let path = format!("/api/reviews/{id}/events");
    let mut body = desk.send(request("GET", &path, Body::empty())).await.into_body();
    let mut heard = String::new();
    while numbers(&heard).len() < 10 {
        let frame = body.frame().await.expect("more is told").expect("the stream holds");
        heard += &String::from_utf8_lossy(frame.data_ref().expect("it is data"));
    }
    drop(body);
    let last = *numbers(&heard).last().unwrap();
    let mut again = request("GET", &path, Body::empty());
    again.headers_mut().insert("last-event-id", last.to_string().parse().unwrap());
    let rest = desk.ask(again).await.text();
    let both: Vec<u64> = numbers(&heard).into_iter().chain(numbers(&rest)).collect();
    assert!(both.is_sorted_by(|a, b| a < b), "{both:?}");
    let drafts = |text: &str| text.matches("\"draft\":true").count();
    assert_eq!(drafts(&heard) + drafts(&rest), 33, "every move is told in the first look");
    assert!(rest.contains("event: done"), "{rest}");
}

#[tokio::test]
async fn a_review_can_be_cancelled() {
    let desk = Desk::new();
    let long = json!({ "pgn": OPERA, "nodes": 300_000 });
    let id = desk.post("/api/reviews", &long).await.json()["id"].as_i64().unwrap();
    // The second waits in line behind the first; both can be stopped.
    let waiting = desk.post("/api/reviews", &long).await.json()["id"].as_i64().unwrap();
    for id in [waiting, id] {
        assert_eq!(desk.post(&format!("/api/jobs/{id}/cancel"), &json!({})).await.status.as_u16(), 202);
        let state = desk.get(&format!("/api/reviews/{id}")).await.json();
        assert_eq!(state["status"], "cancelled", "whoever asks hears it at once");
        assert_eq!(desk.events(&format!("/api/reviews/{id}/events")).await, ["cancelled"]);
    }
    // The thread that does the work is free again.
    let next = desk.post("/api/reviews", &json!({ "pgn": SHORT, "nodes": 500 })).await.json()["id"].clone();
    assert_eq!(desk.finished(&format!("/api/reviews/{next}")).await["status"], "done");
    for id in [id, waiting] {
        assert_eq!(
            desk.get(&format!("/api/reviews/{id}")).await.json()["status"],
            "cancelled",
            "it stays so"
        );
        let path = format!("/api/reviews/{id}/download?format=pgn");
        assert_eq!(desk.get(&path).await.refusal(409), "not_ready");
    }
}

/// The program ends in the middle of a review; the next one goes on and asks nothing twice.
#[tokio::test]
async fn a_restart_resumes_a_review() {
    let folder = new_folder();
    let desk = Desk::open(&folder, SlotLimits::default(), None);
    let asked = json!({ "pgn": OPERA, "nodes": 40_000 });
    let id = desk.post("/api/reviews", &asked).await.json()["id"].as_i64().unwrap();
    let path = format!("/api/reviews/{id}");
    // Some way into the thorough look.
    loop {
        let state = desk.get(&path).await.json();
        assert_eq!(state["status"], "running", "the review must not be over yet");
        if state["progress"]["done"].as_u64().unwrap() >= 12 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    desk.state.stop();
    let events = desk.events(&format!("{path}/events")).await;
    assert_eq!(
        events.last().map(String::as_str),
        Some("interrupted"),
        "those who watch hear that it stopped"
    );
    assert_eq!(desk.get(&path).await.json()["status"], "running", "for the user it is not over");
    drop(desk);
    let kept = lucena_store::Store::open(&folder.join("lucena.sqlite")).unwrap();
    let notes = kept.notes(id).unwrap().len();
    assert!(8 <= notes, "{notes} answers were kept");
    drop(kept);

    let desk = Desk::open(&folder, SlotLimits::default(), None);
    let state: Value = desk.finished(&path).await;
    assert_eq!(state["status"], "done", "{}", state["error"]);
    assert_eq!(state["review"]["moves"].as_array().unwrap().len(), 33);
    drop(desk);
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Asked again with the same effort, the same game gets the same review.
#[tokio::test]
async fn reviews_repeat() {
    let desk = Desk::new();
    let mut reviews = Vec::new();
    for _ in 0..2 {
        let id =
            desk.post("/api/reviews", &json!({ "pgn": SHORT, "nodes": 3000 })).await.json()["id"].clone();
        reviews.push(desk.finished(&format!("/api/reviews/{id}")).await["review"].clone());
    }
    assert_eq!(reviews[0], reviews[1]);
}
