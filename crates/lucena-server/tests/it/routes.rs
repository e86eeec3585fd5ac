//! Every route of the list answers, and nothing else does.

use axum::body::Body;
use lucena_server::routes::ROUTES;

use crate::desk::{Desk, request};

/// A path of the table with names of nothing.
fn nobody(path: &str) -> String {
    let path = path.replace("{id}", "999").replace("{name}", "NOBODY").replace("{version}", "1");
    let path = path.replace("{stream}", "s").replace("{topic}", "t");
    ["{member}", "{set}", "{tournament}", "{annotation}", "{game}", "{position}"]
        .iter()
        .fold(path, |path, name| path.replace(name, "999"))
}

#[tokio::test]
async fn every_route_of_the_list_is_there() {
    let desk = Desk::new();
    for route in ROUTES {
        let path = nobody(route.path);
        // Only the head of the answer: a stream has no end.
        let answer = desk.send(request(&route.method.to_uppercase(), &path, Body::empty())).await;
        let code = answer.status().as_u16();
        assert!(code != 405 && code != 500, "{} {path}: {code}", route.method);
        if !route.path.contains('{') {
            assert!(code != 404, "{} {path}: {code}", route.method);
        }
    }
}

#[tokio::test]
async fn methods_that_are_not_in_the_list_are_refused() {
    let desk = Desk::new();
    for route in ROUTES {
        let path = nobody(route.path);
        for method in ["GET", "POST", "PUT", "DELETE", "PATCH"] {
            if ROUTES
                .iter()
                .all(|known| (known.method, known.path) != (method.to_lowercase().as_str(), route.path))
            {
                let answer = desk.ask(request(method, &path, Body::empty())).await;
                assert_eq!(answer.refusal(405), "wrong_method", "{method} {path}");
            }
        }
    }
}

#[tokio::test]
async fn unknown_paths_are_refused_in_the_language_of_the_reader() {
    let desk = Desk::new();
    for path in ["/api/nothing", "/nothing", "/assets/../../Cargo.toml", "/.git/config"] {
        assert_eq!(desk.get(path).await.refusal(404), "not_found", "{path}");
    }
    let message =
        |answer: crate::desk::Answer| answer.json()["error"]["message"].as_str().unwrap().to_owned();
    let pt = message(desk.get("/api/nothing?lang=pt").await);
    let en = message(desk.get("/api/nothing?lang=en").await);
    assert_ne!(pt, en);
    let mut asked = request("GET", "/api/nothing", Body::empty());
    asked.headers_mut().insert("accept-language", "de, pt-BR;q=0.8, en;q=0.5".parse().unwrap());
    assert_eq!(message(desk.ask(asked).await), pt, "the first language that Lucena speaks");
}

/// Addresses that make no sense are refused as everything else is, not with words of the library that reads them.
#[tokio::test]
async fn addresses_that_make_no_sense_are_refused_as_everything_else() {
    let desk = Desk::new();
    for path in [
        "/api/reviews/seven",
        "/api/searches/1x/hits",
        "/api/patterns/A/versions/first",
        "/api/bases/x/game?offset=1",
    ] {
        assert_eq!(desk.get(path).await.refusal(404), "not_found", "{path}");
    }
    for path in [
        "/api/bases/1/game?offset=first",
        "/api/bases/1/game",
        "/api/searches/1/hits?from=-1",
        "/api/analysis/events?lines=2",
    ] {
        assert_eq!(desk.get(path).await.refusal(422), "bad_query", "{path}");
    }
}

#[tokio::test]
async fn the_first_page_is_there_with_or_without_a_front_end() {
    let desk = Desk::new();
    let answer = desk.get("/").await;
    assert_eq!(answer.status.as_u16(), 200);
    assert!(answer.text().contains("Lucena"), "{}", answer.text());
    assert!(answer.headers["content-type"].to_str().unwrap().starts_with("text/html"));
}

#[tokio::test]
async fn about_and_its_document() {
    let desk = Desk::new();
    let about = desk.get("/api/about").await.json();
    assert_eq!(about["keeps"], true);
    let document = desk.get(about["openapi"].as_str().unwrap()).await.json();
    let described: usize =
        document["paths"].as_object().unwrap().values().map(|path| path.as_object().unwrap().len()).sum();
    assert_eq!(described, ROUTES.len());
}

#[tokio::test]
async fn settings_are_kept() {
    let desk = Desk::new();
    assert_eq!(desk.get("/api/settings").await.json(), serde_json::json!({}));
    let chosen = serde_json::json!({ "language": "pt", "theme": "dark", "level": "basic" });
    assert_eq!(desk.put("/api/settings", &chosen).await.status.as_u16(), 200);
    assert_eq!(desk.get("/api/settings").await.json(), chosen);
}

#[tokio::test]
async fn games_outlive_the_program() {
    let folder = crate::desk::new_folder();
    let desk = Desk::open(&folder, lucena_server::SlotLimits::default(), None);
    let first = serde_json::json!({ "title": "A", "value": { "moves": ["e2e4"] }, "is_over": false });
    let created = desk.post("/api/games", &first).await;
    assert_eq!(created.status.as_u16(), 201, "{}", created.text());
    let path = format!("/api/games/{}", created.json()["id"]);
    let later = serde_json::json!({ "title": "A", "value": { "moves": ["e2e4", "e7e5"] }, "is_over": true });
    assert_eq!(desk.put(&path, &later).await.status.as_u16(), 204);
    drop(desk);
    let desk = Desk::open(&folder, lucena_server::SlotLimits::default(), None);
    let games = desk.get("/api/games").await.json();
    assert_eq!(games[0]["value"], later["value"]);
    assert_eq!((&games[0]["is_over"], &games[0]["title"]), (&true.into(), &"A".into()));
    let large = serde_json::json!({ "title": "B", "value": "x".repeat(70_000), "is_over": false });
    assert_eq!(desk.post("/api/games", &large).await.refusal(413), "too_large");
    assert_eq!(desk.put("/api/games/999", &later).await.refusal(404), "not_found");
    assert_eq!(desk.delete(&path).await.status.as_u16(), 204);
    assert_eq!(desk.delete(&path).await.refusal(404), "not_found");
    assert_eq!(desk.get("/api/games").await.json(), serde_json::json!([]));
    drop(desk);
    std::fs::remove_dir_all(&folder).unwrap();
}

/// The sample is a whole review with something to say in both languages about every move.
#[tokio::test]
async fn the_sample_explains_itself() {
    let desk = Desk::new();
    let sample = desk.get("/api/sample").await.json();
    assert_eq!(sample["status"], "done");
    let moves = sample["review"]["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), sample["line"].as_array().expect("a line").len());
    assert!(30 < moves.len());
    for mv in moves {
        for language in ["pt", "en"] {
            assert!(mv["verdict"][language].as_str().is_some_and(|verdict| !verdict.is_empty()), "{mv}");
        }
    }
    assert!(!sample["review"]["turning_points"].as_array().unwrap().is_empty());
}
