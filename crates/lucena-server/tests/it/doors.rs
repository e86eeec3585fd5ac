//! What users bring to the pages: games of other languages, half-good games, annotated games, links, files of any encoding.

use axum::body::Body;
use serde_json::{Value, json};

use crate::desk::{Desk, request};

async fn reviewed(desk: &Desk, pgn: &str) -> (i64, Value) {
    let created = desk.post("/api/reviews", &json!({ "pgn": pgn, "nodes": 1000 })).await;
    assert_eq!(created.status.as_u16(), 202, "{}", created.text());
    let id = created.json()["id"].as_i64().expect("a number");
    (id, desk.finished(&format!("/api/reviews/{id}")).await)
}

#[tokio::test]
async fn a_game_in_portuguese_is_reviewed_whole_and_its_letters_are_told() {
    let desk = Desk::new();
    let (_, state) = reviewed(&desk, "1. e4 e5 2. Cf3 Cc6 3. Bb5").await;
    let moves: Vec<&str> =
        state["line"].as_array().expect("a line").iter().filter_map(|mv| mv["san"].as_str()).collect();
    assert_eq!(moves, ["e4", "e5", "Nf3", "Nc6", "Bb5"]);
    for reading in [&state["reading"], &state["review"]["reading"]] {
        assert_eq!((&reading["dialect"], &reading["cut"]), (&json!("portuguese"), &Value::Null));
        assert!(
            reading["notes"]["pt"][0].as_str().is_some_and(|note| note.contains("português")),
            "{reading}"
        );
        assert!(
            reading["notes"]["en"][0].as_str().is_some_and(|note| note.contains("Portuguese")),
            "{reading}"
        );
    }
}

#[tokio::test]
async fn a_game_with_an_illegal_move_is_used_up_to_it() {
    let desk = Desk::new();
    let pgn = "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6\n3. Bb6 a6 1-0\n";
    let (id, state) = reviewed(&desk, pgn).await;
    assert_eq!(state["status"], "done", "{}", state["error"]);
    assert_eq!(state["review"]["moves"].as_array().map(Vec::len), Some(4));
    let cut = &state["reading"]["cut"];
    assert_eq!((&cut["ply"], &cut["token"], &cut["line"]), (&json!(4), &json!("Bb6"), &json!(4)));
    assert!(
        cut["reason"]["pt"].as_str().is_some_and(|reason| reason.contains("nenhum bispo chega a b6")),
        "{cut}"
    );
    assert!(state["reading"]["notes"]["pt"][0].as_str().is_some_and(|note| note.contains("usada até aqui")));
    let download = desk.get(&format!("/api/reviews/{id}/download?format=pgn&lang=en")).await.text();
    assert!(download.replace('\n', " ").contains("could not be played: Bb6 a6 1-0"), "{download}");
    let found = desk.post("/api/positions", &json!({ "text": pgn })).await.json();
    assert_eq!(found["games"][0]["reading"]["cut"]["token"], "Bb6", "{found}");
}

#[tokio::test]
async fn what_the_owner_wrote_is_shown_and_comes_back() {
    let desk = Desk::new();
    let pgn = "[Annotator \"Ana\"]\n\n{Round one} 1. f3?! {why not [%clk 0:05:00]} e5 {[%clk 0:04:58]} 2. g4 (2. e4 {better}) Qh4# 0-1\n";
    let (id, state) = reviewed(&desk, pgn).await;
    assert_eq!(state["comments"], json!(["Round one"]));
    assert_eq!(state["review"]["comments"], json!(["Round one"]));
    for line in [&state["line"], &state["review"]["moves"]] {
        assert_eq!(line[0]["comments"], json!(["why not"]), "{line}");
        assert_eq!((&line[0]["clock"], &line[1]["clock"]), (&json!(300.0), &json!(298.0)));
        assert_eq!(line[0]["glyphs"], json!([6]));
        assert_eq!(line[2].get("comments"), None);
    }
    assert_eq!(state.get("reading"), None, "there is nothing to say about plain notation");
    let download = desk.get(&format!("/api/reviews/{id}/download?format=pgn&lang=pt")).await.text();
    for kept in
        ["[Annotator \"Ana\"]", "{Round one}", "[%clk 0:05:00] why not", "[%clk 0:04:58]", "2. e4 {better}"]
    {
        assert!(download.replace('\n', " ").contains(kept), "{kept}: {download}");
    }
    assert!(download.contains("Lucena: "), "{download}");
}

#[tokio::test]
async fn a_link_is_answered_with_what_to_paste_instead() {
    let desk = Desk::new();
    let link = "https://lichess.org/abcdefgh";
    for (language, word) in [("pt", "copie o PGN"), ("en", "copy its PGN")] {
        for (path, body) in
            [("/api/reviews", json!({ "pgn": link })), ("/api/positions", json!({ "text": link }))]
        {
            let answer = desk.post(&format!("{path}?lang={language}"), &body).await;
            assert_eq!(answer.refusal(422), "bad_pgn");
            let message = answer.json()["error"]["message"].clone();
            assert!(message.as_str().is_some_and(|message| message.contains(word)), "{message}");
        }
        let upload = request("POST", &format!("/api/bases?name=x&lang={language}"), Body::from(link));
        let answer = desk.ask(upload).await;
        assert_eq!(answer.refusal(422), "no_games");
        assert!(answer.text().contains(word), "{}", answer.text());
    }
}

#[tokio::test]
async fn a_base_in_utf_16_is_searched_and_its_games_are_found_again() {
    let desk = Desk::new();
    let text = "\u{feff}[White \"Conceição\"]\n\n1. e4 e5 *\n\n[White \"João\"]\n\n1. d4 d5 *\n";
    let bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let answer = desk.ask(request("POST", "/api/bases?name=x", Body::from(bytes))).await;
    assert_eq!(answer.status.as_u16(), 201, "{}", answer.text());
    let id = answer.json()["id"].clone();
    let place = text.trim_start_matches('\u{feff}').find("[White \"João").expect("the second game");
    let game = desk.get(&format!("/api/bases/{id}/game?offset={place}")).await.json();
    assert_eq!(game["tags"]["White"], "João", "{game}");
}

#[tokio::test]
async fn moves_are_typed_in_any_dialect() {
    let desk = Desk::new();
    for typed in ["Cf3", "Nf3", "Sf3", "♘f3", "g1f3", "Ng1-f3"] {
        let answer = desk
            .post("/api/explain", &json!({ "fen": crate::desk::START, "move": typed, "nodes": 500 }))
            .await;
        assert_eq!(answer.status.as_u16(), 200, "{typed}: {}", answer.text());
        assert_eq!(answer.json()["move"]["uci"], "g1f3", "{typed}");
    }
}
