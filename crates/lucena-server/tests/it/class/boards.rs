//! Competitions with guests and with people at the board; a member who moves to another class.

use super::*;

async fn begun(school: &School, start: &Value) -> String {
    let begun = school.ask(&Who::Teacher, "POST", "/api/classes/{id}/tournaments", Some(start)).await;
    assert_eq!(begun.status.as_u16(), 201, "{}", begun.text());
    format!("/api/classes/{{id}}/tournaments/{}", begun.json()["id"])
}

async fn state(school: &School, who: &Who, path: &str, is_ready: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..1200 {
        let state = school.ask(who, "GET", path, None).await.json();
        if is_ready(&state) {
            return state;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("it does not come to that");
}

#[tokio::test]
async fn people_play_at_the_board_and_the_competition_waits_for_them() {
    let school = School::new().await;
    let (ana, bia) = (school.join("Ana").await, school.join("Bia").await);
    school.set(&bia, SET).await;
    school.phase("competition").await;
    let start = json!({ "nodes": 20, "openings": 1, "people": [ana.id()] });
    let path = begun(&school, &start).await;
    // Bia's set, the two to compare with and Ana: Ana has six of the twelve games.
    let waiting = state(&school, &ana, &path, |state| state["played"] == 6).await;
    assert_eq!((&waiting["status"], &waiting["total"]), (&json!("running"), &json!(12)));
    let seats = waiting["seats"].as_array().expect("the answer has it").clone();
    assert_eq!(seats.len(), 6, "{waiting}");
    let nobody = school.ask(&bia, "GET", &path, None).await.json();
    assert_eq!(nobody["seats"], json!([]));
    let first = &seats[0];
    let board = format!("{path}/games/{}/moves", first["number"]);
    let plies = first["moves"].as_array().expect("the answer has it").len();
    // The games of others are not for Bia; nor can a move be made for the set.
    let wish = json!({ "ply": plies });
    assert_eq!(school.ask(&bia, "POST", &board, Some(&wish)).await.refusal(403), "forbidden");
    assert_eq!(school.ask(&Who::Teacher, "POST", &board, Some(&wish)).await.refusal(403), "forbidden");
    let late = json!({ "ply": plies + 7, "move": "e4" });
    assert_eq!(school.ask(&ana, "POST", &board, Some(&late)).await.refusal(409), "not_ready");
    // A move is answered, and kept: another look shows it.
    let game = if first["is_my_turn"] == json!(true) {
        first.clone()
    } else {
        school.ask(&ana, "POST", &board, Some(&wish)).await.json()
    };
    let fen = game["fen"].as_str().expect("the answer has it").to_owned();
    let played: Vec<String> = serde_json::from_value(game["moves"].clone()).expect("moves");
    let wrong = json!({ "ply": played.len(), "move": "a1a8" });
    assert_eq!(school.ask(&ana, "POST", &board, Some(&wrong)).await.refusal(422), "bad_move");
    let mut pos = lucena_chess::Position::from_fen(&fen).expect("a position");
    for mv in &played {
        pos = pos.after(pos.parse_coordinate(mv).expect("a move"));
    }
    let mv =
        pos.legal_moves().iter().next().map(|mv| lucena_wire::written_move(&pos, *mv).uci).expect("a move");
    let answer =
        school.ask(&ana, "POST", &board, Some(&json!({ "ply": played.len(), "move": mv }))).await.json();
    assert_eq!(answer["moves"].as_array().expect("the answer has it").len(), played.len() + 2, "{answer}");
    assert_eq!(answer["is_my_turn"], true);
    let again = school.ask(&ana, "GET", &path, None).await.json();
    assert!(again["seats"].as_array().expect("the answer has it").contains(&answer), "{again}");
    assert_eq!(again["games"].as_array().expect("the answer has it").len(), 6, "an open game is not over");
    // She gives up everywhere: the competition is over, with her in the table.
    for seat in again["seats"].as_array().expect("the answer has it") {
        let plies = seat["moves"].as_array().expect("the answer has it").len();
        let board = format!("{path}/games/{}/moves", seat["number"]);
        let end = json!({ "ply": plies, "move": "resign" });
        let over = school.ask(&ana, "POST", &board, Some(&end)).await;
        assert!(!over.json()["result"].is_null(), "{}", over.text());
    }
    let done = state(&school, &ana, &path, |state| state["status"] == "done").await;
    assert_eq!((&done["played"], &done["seats"]), (&json!(12), &json!([])));
    let table = done["table"].as_array().expect("the answer has it");
    let hers = table.iter().find(|one| one["name"] == "Ana").expect("her place");
    assert_eq!(
        (&hers["points"], &hers["losses"], &hers["member"]),
        (&json!(0.0), &json!(6), &json!(ana.id()))
    );
    assert!(!hers["place"].is_null(), "people are ranked: {hers}");
    let game = school.ask(&bia, "GET", &format!("{path}/games/{}", first["number"]), None).await.json();
    assert!(game["pgn"].as_str().expect("the answer has it").contains("Ana"), "{game}");
}

#[tokio::test]
async fn a_competition_that_waits_for_people_can_be_stopped() {
    let school = School::new().await;
    let ana = school.join("Ana").await;
    school.set(&ana, SET).await;
    school.phase("competition").await;
    let path = begun(&school, &json!({ "nodes": 20, "openings": 1, "people": [ana.id()] })).await;
    let waiting = state(&school, &ana, &path, |state| state["played"] == 6).await;
    let seat = &waiting["seats"][0];
    let end = json!({ "ply": seat["moves"].as_array().expect("the answer has it").len(), "move": "resign" });
    let over = school.ask(&ana, "POST", &format!("{path}/games/{}/moves", seat["number"]), Some(&end)).await;
    assert!(over.status.is_success(), "{}", over.text());
    assert_eq!(school.ask(&Who::Teacher, "POST", &format!("{path}/stop"), None).await.status.as_u16(), 204);
    let stopped = state(&school, &ana, &path, |state| state["status"] == "stopped").await;
    assert_eq!(
        stopped["table"].as_array().expect("the answer has it").len(),
        4,
        "the table stays: {stopped}"
    );
    assert_eq!(stopped["seats"], json!([]));
}

#[tokio::test]
async fn guests_are_asked_by_the_same_line_as_on_the_command_line() {
    let school = School::new().await;
    let ana = school.join("Ana").await;
    school.set(&ana, SET).await;
    school.phase("competition").await;
    for guest in ["/bin/true", "NOTHING + NOBODY", "MATERIAL", "lucena, Hash=4096", ""] {
        let start = json!({ "nodes": 20, "openings": 1, "guests": [guest] });
        let refused = school.ask(&Who::Teacher, "POST", "/api/classes/{id}/tournaments", Some(&start)).await;
        assert_eq!(refused.refusal(422), "bad_entrant", "{guest}");
    }
    let start = json!({
        "nodes": 20, "openings": 1,
        "guests": ["Stages = tres-etapas @ 30 nodes", "lucena, UCI_Elo=1400"],
    });
    let path = begun(&school, &start).await;
    let done = state(&school, &ana, &path, |state| state["status"] == "done").await;
    // Ana's set, two references, two guests: ten pairs.
    assert_eq!(done["played"], 20);
    let table = done["table"].as_array().expect("the answer has it");
    let ranked: Vec<&Value> = table.iter().filter(|one| !one["place"].is_null()).collect();
    assert_eq!(ranked.len(), 1, "guests have no place: {table:?}");
    for guest in ["Stages", "lucena"] {
        let one = table.iter().find(|one| one["name"] == guest).expect("a guest");
        assert_eq!(one["games"], 8);
    }
}

#[tokio::test]
async fn who_moves_to_another_class_takes_the_sets_along() {
    let school = School::new().await;
    let ana = school.join("Ana").await;
    let set = school.set(&ana, SET).await;
    let rules = json!({ "name": "7B", "level_limit": 2, "language": "en" });
    let other = school.ask(&Who::Teacher, "POST", "/api/classes", Some(&rules)).await.json()["id"].clone();
    let path = format!("/api/classes/{{id}}/members/{}", ana.id());
    let moved = school.ask(&Who::Teacher, "PUT", &path, Some(&json!({ "class": other }))).await;
    assert_eq!(moved.status.as_u16(), 204, "{}", moved.text());
    let here = school.ask(&ana, "GET", "/api/class", None).await.json();
    assert_eq!(here["class"], other);
    let state = school.ask(&ana, "GET", &format!("/api/classes/{other}"), None).await.json();
    assert_eq!(state["sets"][0]["id"], json!(set), "{state}");
    assert_eq!(state["sets"][0]["is_mine"], true);
    let left = school.ask(&Who::Teacher, "GET", "/api/classes/{id}", None).await.json();
    assert_eq!(left["sets"], json!([]));
}
