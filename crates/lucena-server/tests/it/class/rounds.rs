//! Whole rounds of a class: writing, competing, remarks, the judging test, and what survives a stop.

use std::sync::Arc;

use super::*;

#[tokio::test]
async fn a_round_from_writing_to_remarks() {
    let school = School::new().await;
    let (ana, bia) = (school.join("Ana").await, school.join("Bia").await);
    let first = school.set(&ana, SET).await;
    school.set(&bia, &SET.replace("KNIGHT.VALUE <- 3", "KNIGHT.VALUE <- 7").replace("MINE", "HORSES")).await;
    let wrong = school
        .ask(&ana, "POST", "/api/classes/{id}/sets", Some(&json!({ "text": "HEURISTIC_SET \"HALF" })))
        .await;
    assert_eq!(wrong.status.as_u16(), 201, "a draft may be wrong");
    let start = json!({ "nodes": 20, "openings": 1 });
    let early = school.ask(&Who::Teacher, "POST", "/api/classes/{id}/tournaments", Some(&start)).await;
    assert_eq!(early.refusal(403), "locked");
    let skipped = school
        .ask(&Who::Teacher, "POST", "/api/classes/{id}/phase", Some(&json!({ "phase": "collaboration" })))
        .await;
    assert_eq!(skipped.refusal(422), "locked");
    let body = json!({ "phase": "competition" });
    let frozen = school.ask(&Who::Teacher, "POST", "/api/classes/{id}/phase", Some(&body)).await.json();
    assert_eq!(
        (&frozen["frozen"], frozen["left_out"].as_array().expect("the answer has it").len()),
        (&json!(2), 1),
        "{frozen}"
    );
    let begun = school.ask(&Who::Teacher, "POST", "/api/classes/{id}/tournaments", Some(&start)).await;
    assert_eq!(begun.status.as_u16(), 201, "{}", begun.text());
    let path = format!("/api/classes/{{id}}/tournaments/{}", begun.json()["id"]);
    let done = loop {
        let state = school.ask(&bia, "GET", &path, None).await.json();
        if state["status"] == "done" {
            break state;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    // Two sets and the two to compare with: six pairs, one opening, both colors.
    assert_eq!((&done["played"], &done["total"]), (&json!(12), &json!(12)));
    let table = done["table"].as_array().expect("the answer has it");
    assert_eq!(table.len(), 4);
    let points: f64 = table.iter().map(|one| one["points"].as_f64().expect("the answer has it")).sum();
    assert_eq!(points, 12.0);
    assert!(table.iter().all(|one| one["interval"][0].as_f64() <= one["elo"].as_f64()));
    let game = school.ask(&bia, "GET", &format!("{path}/games/0"), None).await.json();
    assert!(!game["moves"].as_array().expect("the answer has it").is_empty(), "{game}");
    assert!(game["pgn"].as_str().expect("the answer has it").contains("WhiteSet"), "{game}");
    let texts: Vec<bool> =
        game["texts"].as_array().expect("the answer has it").iter().map(Value::is_null).collect();
    assert!(texts.contains(&true), "the source of others stays hidden: {game}");
    // Together: remarks, answers, a set of the group.
    school.phase("collaboration").await;
    let path = format!("/api/classes/{{id}}/sets/{first}");
    let remark = json!({ "version": 1, "line": 5, "kind": "question", "text": "Why 3?" });
    let made = school.ask(&bia, "POST", &format!("{path}/annotations"), Some(&remark)).await;
    assert_eq!(made.status.as_u16(), 201, "{}", made.text());
    let id = made.json()["id"].clone();
    let nowhere = json!({ "version": 1, "line": 500, "kind": "praise", "text": "!" });
    assert_eq!(
        school.ask(&bia, "POST", &format!("{path}/annotations"), Some(&nowhere)).await.status.as_u16(),
        422
    );
    let answer = json!({ "text": "As in the book." });
    let answered = school.ask(&ana, "POST", &format!("{path}/annotations/{id}/answers"), Some(&answer)).await;
    assert_eq!(answered.status.as_u16(), 201, "{}", answered.text());
    let remove = format!("{path}/annotations/{id}");
    assert_eq!(school.ask(&ana, "DELETE", &remove, None).await.refusal(403), "forbidden");
    let seen = school.ask(&ana, "GET", &path, None).await.json();
    assert_eq!(seen["annotations"][0]["author"], "Bia");
    assert_eq!(seen["annotations"][1]["answers"], id);
    let second = school.ask(&ana, "GET", "/api/classes/{id}", None).await.json()["sets"][1]["id"].clone();
    let merge = json!({ "title": "US", "sets": [first, second], "members": [bia.id()] });
    let group = school.ask(&ana, "POST", "/api/classes/{id}/groups", Some(&merge)).await;
    assert_eq!(group.status.as_u16(), 201, "{}", group.text());
    let path = format!("/api/classes/{{id}}/sets/{}", group.json()["id"]);
    let ours = school.ask(&bia, "GET", &path, None).await.json();
    assert!(ours["text"].as_str().expect("the answer has it").contains("\"US\""), "{ours}");
    assert_eq!(
        school
            .ask(&bia, "PUT", &format!("{path}/draft"), Some(&json!({ "text": SET })))
            .await
            .status
            .as_u16(),
        204
    );
    // The next round; the teacher sees who did what.
    school.phase("authoring").await;
    let state = school.ask(&ana, "GET", "/api/classes/{id}", None).await.json();
    assert_eq!((&state["round"], &state["phase"]), (&json!(2), &json!("authoring")));
    let report = school.ask(&Who::Teacher, "GET", "/api/classes/{id}/report", None).await.json();
    assert_eq!(report["members"][0]["received"], 1, "{report}");
    assert_eq!(report["members"][0]["ratings"][0]["round"], 1);
    let csv = school.ask(&Who::Teacher, "GET", "/api/classes/{id}/table?table=members", None).await.text();
    assert!(csv.starts_with("member,nickname,role") && csv.contains("Bia"), "{csv}");
    // Out and in again: the same class under another number and code.
    let file = school.ask(&Who::Teacher, "GET", "/api/classes/{id}/file", None).await;
    assert!(file.headers["content-disposition"].to_str().expect("the answer has it").contains("7A"));
    assert!(!file.text().contains("lucena_member"));
    let put = school.ask(&Who::Teacher, "POST", "/api/classes/import", Some(&file.json())).await;
    assert_eq!(put.status.as_u16(), 201, "{}", put.text());
    let copied = school
        .ask(&Who::Teacher, "GET", &format!("/api/classes/{}/report", put.json()["id"]), None)
        .await
        .json();
    assert_eq!(copied["members"][0]["ratings"], report["members"][0]["ratings"]);
    for broken in [
        json!({}),
        json!({ "lucena_class": 1, "tables": [] }),
        json!({ "lucena_class": 1, "tables": [{ "name": "class", "columns": ["id"], "rows": [[1]] }] }),
    ] {
        let refused = school.ask(&Who::Teacher, "POST", "/api/classes/import", Some(&broken)).await;
        assert_eq!(refused.refusal(422), "bad_class", "{broken}");
    }
    // Who leaves takes everything along but the games, which keep no name.
    let leave = format!("/api/classes/{{id}}/members/{}", bia.id());
    assert_eq!(school.ask(&Who::Teacher, "DELETE", &leave, None).await.status.as_u16(), 204);
    assert_eq!(school.ask(&bia, "GET", "/api/classes/{id}", None).await.refusal(401), "not_a_member");
    let path = format!("/api/classes/{{id}}/tournaments/{}", begun.json()["id"]);
    let left = school.ask(&ana, "GET", &path, None).await.text();
    assert!(left.contains("former pupil") && !left.contains("Bia"), "{left}");
    let game = school.ask(&ana, "GET", &format!("{path}/games/0"), None).await.text();
    assert!(!game.contains("Bia"), "{game}");
    assert_eq!(school.ask(&Who::Teacher, "DELETE", "/api/classes/{id}", None).await.status.as_u16(), 204);
    assert_eq!(school.ask(&ana, "GET", "/api/classes/{id}", None).await.refusal(401), "not_a_member");
}

#[tokio::test]
async fn the_judging_test_before_and_after() {
    let school = School::new().await;
    let ana = school.join("Ana").await;
    let test = school.ask(&ana, "GET", "/api/classes/{id}/test", None).await.json();
    assert_eq!(
        (&test["test"], test["positions"].as_array().expect("the answer has it").len()),
        (&json!("none"), 0)
    );
    let grade = json!({ "grade": 2 });
    assert_eq!(
        school.ask(&ana, "PUT", "/api/classes/{id}/test/0", Some(&grade)).await.refusal(404),
        "not_found"
    );
    for open in ["before", "after"] {
        let rules = json!({ "name": "7A", "level_limit": 6, "language": "en", "test": open });
        let changed = school.ask(&Who::Teacher, "PUT", "/api/classes/{id}", Some(&rules)).await;
        assert_eq!(changed.status.as_u16(), 204, "{}", changed.text());
        let bad = json!({ "grade": 4 });
        assert_eq!(
            school.ask(&ana, "PUT", "/api/classes/{id}/test/0", Some(&bad)).await.status.as_u16(),
            422
        );
        for position in 0..20 {
            let grade = json!({ "grade": position % 7 - 3 });
            let path = format!("/api/classes/{{id}}/test/{position}");
            assert_eq!(school.ask(&ana, "PUT", &path, Some(&grade)).await.status.as_u16(), 204);
        }
        let test = school.ask(&ana, "GET", "/api/classes/{id}/test", None).await.json();
        assert_eq!(
            test["grades"].as_array().expect("the answer has it").iter().filter(|one| one.is_null()).count(),
            0
        );
        assert!(!test.to_string().contains("reference"), "no help on the page");
    }
    let report = school.ask(&Who::Teacher, "GET", "/api/classes/{id}/report", None).await.json();
    let member = &report["members"][0];
    assert_eq!((&member["before"]["count"], &member["after"]["count"]), (&json!(20), &json!(20)));
    assert_eq!(member["gain"].as_array().expect("the answer has it").len(), 3, "{member}");
    let csv = school.ask(&Who::Teacher, "GET", "/api/classes/{id}/table?table=gradings", None).await.text();
    assert_eq!(csv.lines().count(), 41, "{csv}");
}

#[tokio::test]
async fn the_class_limits_what_pupils_may_write() {
    let school = School::new().await;
    let ana = school.join("Ana").await;
    let rules =
        json!({ "name": "7A", "level_limit": 1, "language": "en", "allowed_functions": ["PRESENCA_PECAS"] });
    assert_eq!(
        school.ask(&Who::Teacher, "PUT", "/api/classes/{id}", Some(&rules)).await.status.as_u16(),
        204
    );
    let text = SET.replace("  END STAGE", "    HEURISTIC PIECE_VALUE \"N\" IF HAS_PIECES({KNIGHT}, WHOLE_BOARD, ME) THEN KNIGHT.MINE + 1 END HEURISTIC\n  END STAGE");
    // Whatever level the page asks for, the class says.
    let asked = json!({ "text": text, "level": 6 });
    let check = school.ask(&ana, "POST", "/api/dhjog/check", Some(&asked)).await.json();
    assert_eq!(check["diagnostics"][0]["code"], "E501", "{check}");
    let words = school.ask(&ana, "GET", "/api/dhjog/words", None).await.json();
    assert_eq!(words["level"], 1);
    let set = school.set(&ana, SET).await;
    let path = format!("/api/classes/{{id}}/sets/{set}/versions");
    assert_eq!(school.ask(&ana, "POST", &path, Some(&json!({ "text": text }))).await.refusal(422), "bad_set");
    let huge = json!({ "text": "x".repeat(1 << 20) });
    assert_eq!(school.ask(&ana, "POST", "/api/dhjog/check", Some(&huge)).await.refusal(413), "too_large");
    let bad = json!({ "name": "7A", "level_limit": 9, "language": "en" });
    assert_eq!(
        school.ask(&Who::Teacher, "PUT", "/api/classes/{id}", Some(&bad)).await.refusal(422),
        "bad_class"
    );
}

#[tokio::test]
async fn a_stopped_program_takes_up_drafts_rounds_and_competitions() {
    let folder = new_folder();
    let mut school = School { desk: School::at(&folder), class: 0 };
    let rules = json!({ "name": "7A", "level_limit": 6, "language": "en" });
    let made = school.ask(&Who::Teacher, "POST", "/api/classes", Some(&rules)).await.json();
    school.class = made["id"].as_i64().expect("the answer has it");
    let ana = school.join("Ana").await;
    school.set(&ana, SET).await;
    school.phase("competition").await;
    let start = json!({ "nodes": 400, "openings": 4 });
    let begun = school.ask(&Who::Teacher, "POST", "/api/classes/{id}/tournaments", Some(&start)).await.json();
    let path = format!("/api/classes/{{id}}/tournaments/{}", begun["id"]);
    while school.ask(&ana, "GET", &path, None).await.json()["played"] == 0 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    school.desk.state.stop();
    let class = school.class;
    let old = Arc::downgrade(&school.desk.state);
    drop(school);
    // Whoever still plays holds the state: two would play at once otherwise.
    while old.strong_count() != 0 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let school = School { desk: School::at(&folder), class };
    let done = loop {
        let state = school.ask(&ana, "GET", &path, None).await.json();
        if state["status"] == "done" {
            break state;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    assert_eq!((&done["played"], &done["total"]), (&json!(24), &json!(24)));
    let state: State = State::clone(&school.desk.state);
    drop(school);
    drop(state);
    std::fs::remove_dir_all(&folder).expect("the answer has it");
}
