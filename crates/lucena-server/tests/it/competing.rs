//! Competitions of the studio: begun with texts, watched, replayed with both texts, taken up after a stop, removed.

use std::time::Duration;

use lucena_server::SlotLimits;
use serde_json::{Value, json};

use crate::class::SET;
use crate::desk::Desk;

fn other(value: u32) -> String {
    SET.replace("KNIGHT.VALUE <- 3", &format!("KNIGHT.VALUE <- {value}"))
        .replace("MINE", &format!("HORSES {value}"))
}

async fn until(desk: &Desk, id: &Value, is_so: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..1200 {
        let state = desk.get(&format!("/api/competitions/{id}")).await.json();
        if is_so(&state) {
            return state;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it does not come to that");
}

#[tokio::test]
async fn sets_of_the_studio_compete_and_their_games_can_be_replayed() {
    let desk = Desk::new();
    let request = json!({
        "sets": [SET, other(7), SET],
        "play": { "nodes": 20, "openings": 1, "guests": ["Stages = tres-etapas"] },
    });
    let begun = desk.post("/api/competitions", &request).await;
    assert_eq!(begun.status.as_u16(), 202, "{}", begun.text());
    let id = begun.json()["id"].clone();
    let done = until(&desk, &id, |state| state["status"] == "done").await;
    // Three sets, two references, one guest: fifteen pairs.
    assert_eq!((&done["played"], &done["total"]), (&json!(30), &json!(30)));
    let names: Vec<&str> =
        done["table"].as_array().expect("a table").iter().filter_map(|one| one["name"].as_str()).collect();
    for name in ["MINE", "MINE 2", "HORSES 7", "ALEATORIO", "MATERIAL", "Stages"] {
        assert!(names.contains(&name), "{names:?}");
    }
    let game = desk.get(&format!("/api/competitions/{id}/games/0")).await.json();
    assert_eq!(game["texts"], json!([SET, other(7)]));
    assert!(!game["moves"].as_array().expect("moves").is_empty());
    let pgn = desk.get(&format!("/api/competitions/{id}/download")).await.text();
    for tag in ["[WhiteSet ", "[WhiteLevel ", "[Limit ", "[Profile ", "[Seed ", "[Opening "] {
        assert!(pgn.contains(tag), "{tag}");
    }
    assert_eq!(pgn.matches("[Event ").count(), 30);
    // The same again is the same, game for game.
    let again = desk.post("/api/competitions", &request).await.json()["id"].clone();
    until(&desk, &again, |state| state["status"] == "done").await;
    let second = desk.get(&format!("/api/competitions/{again}/download")).await.text();
    assert!(pgn == second, "the games differ");
    assert_eq!(desk.get("/api/competitions").await.json().as_array().expect("a list").len(), 2);
    assert_eq!(desk.delete(&format!("/api/competitions/{id}")).await.status.as_u16(), 204);
    assert_eq!(desk.get(&format!("/api/competitions/{id}")).await.status.as_u16(), 404);
}

#[tokio::test]
async fn what_cannot_compete_is_told() {
    let desk = Desk::new();
    let ask = async |body: Value| desk.post("/api/competitions", &body).await;
    assert_eq!(ask(json!({ "sets": [] })).await.refusal(409), "nothing_to_play");
    assert_eq!(ask(json!({ "sets": ["HEURISTIC_SET"] })).await.refusal(422), "bad_set");
    assert_eq!(ask(json!({ "sets": vec![SET; 25] })).await.refusal(422), "too_large");
    let guests = json!({ "sets": [SET], "play": { "guests": ["/bin/sh"] } });
    assert_eq!(ask(guests).await.refusal(422), "bad_entrant");
}

#[tokio::test]
async fn a_competition_is_stopped_and_one_that_was_interrupted_goes_on() {
    let folder = crate::desk::new_folder();
    let desk = Desk::open(&folder, SlotLimits::default(), None);
    let request = json!({ "sets": [SET, other(7)], "play": { "nodes": 2000, "openings": 24 } });
    let id = desk.post("/api/competitions", &request).await.json()["id"].clone();
    let some = until(&desk, &id, |state| state["played"].as_u64() > Some(2)).await;
    let before = some["played"].as_u64().expect("a number");
    drop(desk);
    let desk = Desk::open(&folder, SlotLimits::default(), None);
    let more = until(&desk, &id, |state| state["played"].as_u64() > Some(before)).await;
    assert_eq!(more["status"], "running");
    assert_eq!(desk.post(&format!("/api/jobs/{id}/cancel"), &json!({})).await.status.as_u16(), 202);
    let stopped = until(&desk, &id, |state| state["status"] == "stopped").await;
    assert!(!stopped["table"].as_array().expect("a table").is_empty(), "what was played counts: {stopped}");
}
