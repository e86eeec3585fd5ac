//! One stream with many topics.

use axum::body::Body;
use http_body_util::BodyExt;
use lucena_server::SlotLimits;
use serde_json::{Value, json};

use crate::desk::{Desk, OPERA, SHORT, START, request};

/// A stream that is read piece by piece.
struct Listener {
    body: Body,
    rest: String,
}

impl Listener {
    /// Opens a stream and gives its address.
    async fn open(desk: &Desk) -> (Listener, String) {
        let body = desk.send(request("GET", "/api/stream", Body::empty())).await.into_body();
        let mut listener = Listener { body, rest: String::new() };
        let (name, data) = listener.next().await.expect("it says hello");
        assert_eq!(name, "hello");
        (listener, format!("/api/stream/{}", data["id"].as_str().expect("a name")))
    }

    /// The next event with its data; nothing at the end.
    async fn next(&mut self) -> Option<(String, Value)> {
        loop {
            if let Some(end) = self.rest.find("\n\n") {
                let event: String = self.rest.drain(..end + 2).collect();
                let line = |sign: &str| event.lines().find_map(|line| line.strip_prefix(sign));
                if let (Some(name), Some(data)) = (line("event: "), line("data: ")) {
                    return Some((name.to_owned(), serde_json::from_str(data).expect("JSON")));
                }
                continue;
            }
            let frame = self.body.frame().await?.ok()?;
            self.rest += &String::from_utf8_lossy(frame.data_ref()?);
        }
    }

    /// Reads until a topic has told something.
    async fn until(&mut self, topic: &str, event: &str) -> Value {
        while let Some((_, news)) = self.next().await {
            if news["topic"] == topic && news["event"] == event {
                return news["data"].clone();
            }
        }
        panic!("{topic} never told {event}");
    }
}

#[tokio::test]
async fn one_stream_tells_about_everything() {
    let desk = Desk::new();
    let (mut listener, address) = Listener::open(&desk).await;
    let id = desk.post("/api/reviews", &json!({ "pgn": SHORT, "nodes": 500 })).await.json()["id"].clone();
    let review = json!({ "topic": "my review", "path": format!("/reviews/{id}/events") });
    assert_eq!(desk.post(&address, &review).await.status.as_u16(), 204);
    let fen = START.replace(' ', "%20");
    let analysis = json!({ "topic": "lines", "path": format!("/analysis/events?fen={fen}&depth=5&lines=2") });
    assert_eq!(desk.post(&address, &analysis).await.status.as_u16(), 204);
    let why = listener.until("lines", "why").await;
    assert!(why["explanation"]["verdict"]["pt"].is_string(), "{why}");
    assert!(why["patterns"].as_array().unwrap().len() <= 3);
    // Whatever order they end in: what is over is told as over to whoever asks again.
    let again = json!({ "topic": "again", "path": format!("/reviews/{id}/events") });
    assert_eq!(desk.post(&address, &again).await.status.as_u16(), 204);
    listener.until("again", "done").await;
    desk.state.stop();
    while listener.next().await.is_some() {}
}

#[tokio::test]
async fn topics_end_with_their_stream_or_before() {
    let desk = Desk::with(SlotLimits { searches: 1, ..SlotLimits::default() }, None);
    let (mut listener, address) = Listener::open(&desk).await;
    let fen = START.replace(' ', "%20");
    let analysis = json!({ "topic": "lines", "path": format!("/analysis/events?fen={fen}&time=60000") });
    for _ in 0..2 {
        // The same name again takes the place of what was told under it.
        assert_eq!(desk.post(&address, &analysis).await.status.as_u16(), 204);
        listener.until("lines", "lines").await;
    }
    assert_eq!(desk.delete(&format!("{address}/lines")).await.status.as_u16(), 204);
    assert_eq!(desk.delete(&format!("{address}/lines")).await.refusal(404), "not_found");
    // The only place for searches is free again.
    assert_eq!(desk.post("/api/explain", &json!({ "nodes": 100 })).await.status.as_u16(), 200);
    assert_eq!(desk.post(&address, &analysis).await.status.as_u16(), 204);
    listener.until("lines", "lines").await;
    drop(listener);
    assert_eq!(desk.post("/api/explain", &json!({ "nodes": 100 })).await.status.as_u16(), 200);
    assert_eq!(desk.post(&address, &analysis).await.refusal(404), "not_found");
}

#[tokio::test]
async fn what_cannot_be_told_is_refused() {
    let desk = Desk::new();
    let (_listener, address) = Listener::open(&desk).await;
    let ask = async |path: &str| desk.post(&address, &json!({ "topic": "t", "path": path })).await;
    assert_eq!(ask("/reviews/7/events").await.refusal(404), "not_found");
    assert_eq!(ask("/reviews/x/events").await.refusal(422), "bad_topic");
    assert_eq!(ask("/settings").await.refusal(422), "bad_topic");
    assert_eq!(ask("nonsense here").await.refusal(422), "bad_topic");
    assert_eq!(ask("/analysis/events?fen=nonsense").await.refusal(422), "bad_fen");
    assert_eq!(ask("/analysis/events").await.refusal(422), "bad_query");
    let long = json!({ "topic": "t".repeat(1000), "path": "/reviews/7/events" });
    assert_eq!(desk.post(&address, &long).await.refusal(422), "bad_topic");
}

/// The number of the last event that was heard keeps a listener who comes back from hearing all again.
#[tokio::test]
async fn a_listener_goes_on_where_it_was() {
    let desk = Desk::new();
    let id = desk.post("/api/reviews", &json!({ "pgn": OPERA, "nodes": 1000 })).await.json()["id"].clone();
    let (mut listener, address) = Listener::open(&desk).await;
    let path = format!("/reviews/{id}/events");
    desk.post(&address, &json!({ "topic": "a", "path": path })).await;
    let mut last = 0;
    for _ in 0..5 {
        last = listener.next().await.expect("more is told").1["id"].as_u64().unwrap();
    }
    desk.post(&address, &json!({ "topic": "b", "path": path, "after": last })).await;
    loop {
        let (_, news) = listener.next().await.expect("more is told");
        if news["topic"] == "b" {
            assert!(last < news["id"].as_u64().unwrap());
            break;
        }
    }
}
