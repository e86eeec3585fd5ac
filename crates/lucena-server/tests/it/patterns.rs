//! The pattern studio: checking, completing, reading back, matching, saving, and searching bases.

use axum::body::Body;
use serde_json::{Value, json};

use crate::desk::{Desk, OPERA, SHORT, START, request};

/// A knight that attacks a queen.
const TEXT: &str =
    "PATTERN \"HITS_QUEEN\"\nDESCRIPTION \"The knight <N1> hits the queen <q1>.\"\nSCENARIO N1 ATTACKS q1;\n";
/// White's knight on d5 attacks the queen on b6.
const FORKED: &str = "4k3/8/1q6/3N4/8/8/8/4K3 w - - 0 1";

#[tokio::test]
async fn a_text_is_checked_colored_and_completed() {
    let desk = Desk::new();
    let text = "// é\nPATTERN \"A\" SCENARIO N1 ATT";
    let checked = desk.post("/api/patlan/check", &json!({ "text": text })).await.json();
    let keyword =
        checked["tokens"].as_array().unwrap().iter().find(|token| token["color"] == "clause").unwrap();
    // One letter of two bytes comes before: places are counted as browsers do.
    assert_eq!((keyword["from"].as_u64(), keyword["to"].as_u64()), (Some(5), Some(12)), "{checked}");
    let units = text.encode_utf16().count();
    let words = desk.post("/api/patlan/complete", &json!({ "text": text, "offset": units })).await.json();
    assert_eq!(words["words"], json!(["ATTACKS"]));
    assert_eq!((words["from"].as_u64(), words["to"].as_u64()), (Some(units as u64 - 3), Some(units as u64)));
    let far = desk.post("/api/patlan/complete", &json!({ "text": text, "offset": 10_000 })).await;
    assert_eq!(far.status.as_u16(), 200);
}

#[tokio::test]
async fn a_pattern_is_read_back_and_translated() {
    let desk = Desk::new();
    let described = desk.post("/api/patlan/describe", &json!({ "text": TEXT })).await.json();
    assert_eq!(described[0]["name"], "HITS_QUEEN");
    assert_ne!(described[0]["words"]["pt"], described[0]["words"]["en"]);
    let formatted = desk.post("/api/patlan/format", &json!({ "text": TEXT, "to": "pt" })).await.json();
    let text = formatted["text"].as_str().unwrap();
    assert!(text.contains("PADRAO") && text.contains("ATACA"), "{text}");
}

#[tokio::test]
async fn instances_come_with_what_to_draw() {
    let desk = Desk::new();
    let asked = json!({ "text": TEXT, "fen": FORKED });
    let found = &desk.post("/api/patlan/match", &asked).await.json()[0];
    assert_eq!((&found["raw_count"], &found["valid_count"]), (&json!(1), &json!(1)), "{found}");
    let instance = &found["instances"][0];
    assert_eq!(instance["bindings"][0], json!({ "figure": "N1", "piece": "N", "square": "d5" }));
    let relation = &instance["relations"][0];
    assert_eq!(
        (relation["from"].as_str(), relation["to"].as_str(), relation["style"].as_str()),
        (Some("d5"), Some("b6"), Some("attack"))
    );
    let asked = json!({ "text": TEXT, "fen": FORKED, "side": "black" });
    assert_eq!(desk.post("/api/patlan/match", &asked).await.json()[0]["raw_count"], 0);
}

#[tokio::test]
async fn a_failed_instance_says_what_failed_and_where() {
    let desk = Desk::new();
    let text = TEXT.replace("q1;\n", "q1\nPRECONDITION FALSE;\n").replace("FALSE", "NOT TRUE");
    let found = &desk.post("/api/patlan/match", &json!({ "text": text, "fen": FORKED })).await.json()[0];
    assert_eq!(found["valid_count"], 0, "{found}");
    let failed = &found["instances"][0]["failed"];
    assert_eq!(failed["clause"], "precondition");
    let place = &failed["places"][0];
    let (from, to) = (place["from"].as_u64().unwrap() as usize, place["to"].as_u64().unwrap() as usize);
    assert!(text[from..to].contains("TRUE"), "{failed}");
}

#[tokio::test]
async fn the_library_is_listed_and_read() {
    let desk = Desk::new();
    let library = desk.get("/api/patterns").await.json();
    let library = library.as_array().unwrap();
    assert!(20 < library.len());
    for info in library.iter().take(5) {
        let name = info["name"].as_str().unwrap();
        let detail = desk.get(&format!("/api/patterns/{name}")).await.json();
        assert!(detail["text"].as_str().unwrap().contains(name), "{detail}");
        let checked = desk.post("/api/patlan/check", &json!({ "text": detail["text"] })).await.json();
        assert_eq!(checked["patterns"], json!([name]));
    }
}

#[tokio::test]
async fn a_saved_pattern_has_versions_and_joins_the_library() {
    let desk = Desk::new();
    let save = |text: String| json!({ "text": text });
    let first = desk.put("/api/patterns/HITS_QUEEN", &save(TEXT.to_owned())).await.json();
    assert_eq!(first["version"], 1, "{first}");
    let second = desk.put("/api/patterns/HITS_QUEEN", &save(TEXT.replace("hits", "attacks"))).await.json();
    assert_eq!(second["version"], 2);
    let detail = desk.get("/api/patterns/HITS_QUEEN").await.json();
    assert_eq!((&detail["origin"], &detail["version"]), (&json!("user"), &json!(2)));
    assert_eq!(detail["versions"].as_array().unwrap().len(), 2);
    assert_eq!(desk.get("/api/patterns/HITS_QUEEN/versions/1").await.json()["text"], TEXT);
    assert_eq!(desk.get("/api/patterns/HITS_QUEEN/versions/9").await.refusal(404), "not_found");
    let present = desk.post("/api/patterns/present", &json!({ "fen": FORKED })).await.json();
    let names: Vec<&Value> = present.as_array().unwrap().iter().map(|one| &one["pattern"]).collect();
    assert!(names.contains(&&json!("HITS_QUEEN")), "{names:?}");
    assert_eq!(desk.put("/api/patterns/OTHER", &save(TEXT.to_owned())).await.refusal(422), "name_differs");
    let shipped = desk.get("/api/patterns/PHILIDOR").await.json()["text"].as_str().unwrap().to_owned();
    assert_eq!(desk.put("/api/patterns/PHILIDOR", &save(shipped)).await.refusal(409), "name_taken");
    assert_eq!(desk.delete("/api/patterns/HITS_QUEEN").await.status.as_u16(), 204);
    assert_eq!(desk.get("/api/patterns/HITS_QUEEN").await.refusal(404), "not_found");
}

#[tokio::test]
async fn a_base_is_searched_with_hits_and_counts() {
    let desk = Desk::new();
    let pgn = format!("{OPERA}\n[White \"A\"]\n[Black \"B\"]\n[Result \"0-1\"]\n\n{SHORT}\n");
    let base = desk.ask(request("POST", "/api/bases?name=Two", Body::from(pgn))).await;
    assert_eq!(base.status.as_u16(), 201, "{}", base.text());
    let base = base.json()["id"].as_i64().unwrap();
    let text = "PATTERN \"QUEEN_SEES_KING\"\nSCENARIO Q1 CHECKMATE k1;\n";
    let asked = json!({ "text": text, "base": base, "side": "to-move" });
    let id = desk.post("/api/searches", &asked).await.json()["id"].as_i64().unwrap();
    let state = desk.finished(&format!("/api/searches/{id}")).await;
    assert_eq!(state["status"], "done", "{state}");
    assert_eq!(state["summary"]["games"], 2);
    assert_eq!(state["hits"], 1, "{state}");
    let hits = desk.get(&format!("/api/searches/{id}/hits?from=0&count=10")).await.json();
    let hit = &hits[0];
    assert_eq!(
        (hit["game"].as_u64(), hit["ply"].as_u64(), hit["side"].as_str()),
        (Some(2), Some(3), Some("black"))
    );
    let offset = hit["offset"].as_u64().unwrap();
    let game = desk.get(&format!("/api/bases/{base}/game?offset={offset}")).await.json();
    assert_eq!(game["tags"]["White"], "A");
    assert_eq!(desk.events(&format!("/api/searches/{id}/events")).await, ["done"]);
    assert_eq!(desk.delete(&format!("/api/bases/{base}")).await.status.as_u16(), 204);
    assert_eq!(desk.get("/api/bases").await.json(), json!([]));
    assert_eq!(desk.delete(&format!("/api/searches/{id}")).await.status.as_u16(), 204);
}

/// The first search of a base makes its index, the next ones read it; one that is damaged is thrown away, and loses nothing.
#[tokio::test]
async fn a_base_is_searched_from_its_index() {
    let desk = Desk::new();
    let pgn = format!("{OPERA}\n{SHORT}\n").repeat(50);
    let base = desk.ask(request("POST", "/api/bases?name=Many", Body::from(pgn))).await;
    let base = base.json()["id"].as_i64().unwrap();
    let index = || {
        let files = std::fs::read_dir(desk.folder().join("bases")).unwrap().flatten().map(|file| file.path());
        files.filter(|path| path.extension().is_some_and(|name| name == "index")).collect::<Vec<_>>()
    };
    let text = "PATTERN \"MATE\"\nSCENARIO Q1 CHECKMATE k1;\n";
    let search = async || {
        let id =
            desk.post("/api/searches", &json!({ "text": text, "base": base })).await.json()["id"].clone();
        let state = desk.finished(&format!("/api/searches/{id}")).await;
        assert_eq!((&state["summary"]["games"], &state["hits"]), (&json!(100), &json!(50)), "{state}");
        desk.get(&format!("/api/searches/{id}/hits?from=0&count=500")).await.json()
    };
    assert_eq!(index(), [""; 0].map(std::path::PathBuf::from));
    let first = search().await;
    let [made] = &index()[..] else { panic!("the first search makes an index: {:?}", index()) };
    let whole = std::fs::read(made).unwrap();
    assert_eq!(search().await, first);
    assert_eq!(std::fs::read(made).unwrap(), whole, "it is made once");
    let mut damaged = whole.clone();
    damaged[200] ^= 0xff;
    std::fs::write(made, &damaged).unwrap();
    assert_eq!(search().await, first, "the games are searched instead");
    assert!(index().is_empty(), "who has not read it would have left it");
    assert_eq!(search().await, first);
    assert_eq!(std::fs::read(made).unwrap(), whole);
    assert_eq!(desk.delete(&format!("/api/bases/{base}")).await.status.as_u16(), 204);
    assert!(index().is_empty(), "it goes with its base");
}

#[tokio::test]
async fn a_base_without_games_is_refused_and_leaves_nothing() {
    let desk = Desk::new();
    let answer = desk.ask(request("POST", "/api/bases?name=x", Body::from(vec![0_u8; 5000]))).await;
    assert_eq!(answer.refusal(422), "no_games");
    assert_eq!(desk.get("/api/bases").await.json(), json!([]));
    let started = desk.post("/api/evaluate", &json!({ "fen": START })).await;
    assert_eq!(started.status.as_u16(), 200);
}
