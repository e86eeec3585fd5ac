//! Many at once: a class behind one address, half-open connections, long reviews, packed bases; everybody gets a turn.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use axum::body::Body;
use http_body_util::BodyExt;
use lucena_server::SlotLimits;
use serde_json::{Value, json};

use crate::desk::{Desk, OPERA, SHORT, START, request};
use crate::listening::{about, serve};

/// Something that takes so long does not happen at all.
const PATIENCE: Duration = Duration::from_secs(300);

/// Thirty pupils behind one address ask for a move at once.
#[tokio::test]
async fn nobody_in_a_class_is_refused_a_move() {
    let desk = Desk::with(SlotLimits { searches: 2, ..SlotLimits::default() }, None);
    let asked: Vec<Value> =
        (0..30).map(|seed| json!({ "moves": ["e4"], "elo": 800 + 50 * seed, "seed": seed })).collect();
    let answers =
        futures_util::future::join_all(asked.iter().map(|asked| desk.post("/api/play/move", asked))).await;
    for answer in answers {
        assert_eq!(answer.status.as_u16(), 200, "{}", answer.text());
        assert!(answer.json()["move"]["uci"].is_string());
    }
}

/// Whoever only watches gives the place to those who wait.
#[tokio::test]
async fn an_analysis_makes_room_for_others() {
    let hour = Duration::from_secs(3600);
    let limits = SlotLimits { searches: 1, search_time: hour, patience: hour, ..SlotLimits::default() };
    let desk = Desk::with(limits, None);
    let path = format!("/api/analysis/events?time=3600000&fen={}", START.replace(' ', "%20"));
    let mut watched = desk.send(request("GET", &path, Body::empty())).await.into_body();
    let reads = async { while watched.frame().await.is_some_and(|frame| frame.is_ok()) {} };
    let asked = json!({ "fen": START, "nodes": 1000 });
    let both = async { tokio::join!(desk.post("/api/explain", &asked), reads) };
    let (answer, ()) = tokio::time::timeout(PATIENCE, both).await.expect("the analysis gave its place up");
    assert_eq!(answer.status.as_u16(), 200);
}

/// More silent connections than there are places, all from one address, which is also the one that asks.
#[test]
fn half_open_connections_do_not_make_the_server_deaf() {
    let limits =
        SlotLimits { requests: 10, connections: 40, connections_of_client: 30, ..SlotLimits::default() };
    let address = serve(limits);
    let mut silent: Vec<TcpStream> = Vec::new();
    for number in 0..120 {
        let mut stream = TcpStream::connect(address).expect("it listens");
        if number % 2 == 0 {
            // Half a head, as far as the other end still listens.
            let _ = stream.write_all(b"GET /api/about HTTP/1.1\r\nhost: ");
        }
        silent.push(stream);
    }
    let mut asked = TcpStream::connect(address).expect("it listens");
    asked.set_read_timeout(Some(Duration::from_secs(5))).expect("a time limit");
    asked
        .write_all(
            format!("GET /api/about HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").as_bytes(),
        )
        .expect("it takes the request");
    let mut answer = String::new();
    asked.read_to_string(&mut answer).expect("it answers before the silent ones are given up");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    drop(silent);
    assert!(about(address).starts_with("HTTP/1.1 200"));
}

/// A long review does not keep a short one waiting: its first look comes at once, and then they take turns.
#[tokio::test]
async fn reviews_take_turns() {
    let desk = Desk::with(SlotLimits { searches: 1, ..SlotLimits::default() }, None);
    let create = async |pgn: &str, nodes: u64| {
        let created = desk.post("/api/reviews", &json!({ "pgn": pgn, "nodes": nodes })).await;
        format!("/api/reviews/{}", created.json()["id"])
    };
    let long = create(OPERA, 2_000_000).await;
    while desk.get(&long).await.json()["progress"]["total"] == 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let second = create(OPERA, 2_000_000).await;
    while desk.get(&second).await.json()["progress"]["before"] != 1 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let short = create(SHORT, 500).await;
    // The first look, while the long one is under way.
    loop {
        let state = desk.get(&short).await.json();
        if state["review"].is_object() {
            assert_eq!(state["draft"], true);
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let path = format!("{short}/events");
    let events = desk.events(&path);
    let waits = async {
        loop {
            let state = desk.get(&short).await.json();
            if state["progress"]["before"] == 2 || state["status"] != "running" {
                return state["progress"]["before"].clone();
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let (before, events) = tokio::join!(waits, events);
    assert_eq!(before, 2, "one is under way and one waits before it");
    assert_eq!(events.last().map(String::as_str), Some("done"));
    for other in [&long, &second] {
        assert_eq!(desk.get(other).await.json()["status"], "running", "the long ones go on");
    }
    assert!(0 < desk.get(&second).await.json()["progress"]["total"].as_u64().unwrap(), "both had a turn");
}

/// A packed base: seventy clicks, and every other route answers meanwhile.
#[tokio::test]
async fn games_of_a_packed_base_are_not_unpacked_again_and_again() {
    let desk = Desk::new();
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    let mut last = 0;
    let mut bytes = 0;
    for number in 0..250_000 {
        let game = format!(
            "[White \"W{number}\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 {{ {number:0200} }} 1-0\n\n"
        );
        last = bytes;
        bytes += game.len() as u64;
        packer.write_all(game.as_bytes()).unwrap();
    }
    let packed = packer.finish().unwrap();
    let base = desk.ask(request("POST", "/api/bases?name=packed", Body::from(packed))).await.json();
    let path = format!("/api/bases/{}/game?offset={last}", base["id"]);
    let first = desk.get(&path).await;
    assert_eq!(first.json()["tags"]["White"], "W249999", "{}", first.text());
    // Whoever unpacked again would now fail: of the packed file only the beginning is left.
    let bases = std::fs::read_dir(desk.folder().join("bases")).unwrap().map(|entry| entry.unwrap().path());
    let file = bases.max_by_key(|path| path.metadata().unwrap().len()).unwrap();
    std::fs::OpenOptions::new().write(true).open(&file).and_then(|file| file.set_len(1_000)).unwrap();
    let all = futures_util::future::join_all((0..70).map(|_| desk.get(&path)));
    let (answers, settings) = tokio::join!(all, desk.get("/api/settings"));
    assert!(answers.iter().all(|answer| answer.body == first.body));
    assert_eq!(settings.status.as_u16(), 200);
    let early = desk.get(&format!("/api/bases/{}/game?offset=0", base["id"])).await.json();
    assert_eq!(early["tags"]["White"], "W0");
}
