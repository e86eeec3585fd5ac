//! Positions of the teacher's own: every bad line named, who sees them when, games that begin with them, sets compared on them, the judging
//! test made of them, and what becomes of them with the class.

use lucena_server::class::is_shown;
use lucena_wire::PositionPurpose;

use super::*;

const POSITIONS: &str = "/api/classes/{id}/positions";

/// What is shown in which phase to those who see positions by right only, written down a second time by hand.
const SHOWN: [(PositionPurpose, &str); 4] = [
    (PositionPurpose::Practice, "***"),
    (PositionPurpose::Contest, "--*"),
    (PositionPurpose::TestBefore, "---"),
    (PositionPurpose::TestAfter, "---"),
];

#[tokio::test]
async fn every_bad_line_is_named_and_nothing_is_kept() {
    let school = School::new().await;
    let text = format!("# endings\n{}\n8/8 w - -\n\n{}\n", lone_king("a3"), lone_king("a3"));
    let list = json!({ "name": "Endings", "purpose": "practice", "text": text });
    for (language, words) in [("en", ["line 3: ", "line 5: "]), ("pt", ["linha 3: ", "linha 5: "])] {
        let path = format!("{POSITIONS}?lang={language}");
        let refused = school.ask(&Who::Teacher, "POST", &path, Some(&list)).await;
        let said = refused.json()["error"]["message"].as_str().expect("the answer has it").to_owned();
        assert_eq!(refused.refusal(422), "bad_positions");
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(lines.len(), 2, "{said}");
        assert!(lines.iter().zip(words).all(|(line, word)| line.starts_with(word)), "{said}");
    }
    let good = lone_king("a3");
    for (name, purpose, text, code) in [
        ("Endings", "practice", "", "bad_positions"),
        ("Endings", "test_before", good.as_str(), "bad_positions"),
        (" ", "practice", good.as_str(), "nothing"),
    ] {
        let list = json!({ "name": name, "purpose": purpose, "text": text });
        let refused = school.ask(&Who::Teacher, "POST", POSITIONS, Some(&list)).await;
        assert_eq!(refused.refusal(422), code, "{name} {purpose}");
    }
    let huge = json!({ "name": "Endings", "purpose": "practice", "text": "x".repeat(1 << 20) });
    assert_eq!(school.ask(&Who::Teacher, "POST", POSITIONS, Some(&huge)).await.refusal(413), "too_large");
    let state = school.ask(&Who::Teacher, "GET", "/api/classes/{id}", None).await.json();
    assert_eq!(state["positions"], json!([]));
}

#[tokio::test]
async fn pupils_see_what_positions_are_for_and_the_phase_allow() {
    let school = School::new().await;
    let ana = school.join("Ana").await;
    let judge = school.join("Judge").await;
    school.promote(&judge, Role::Judge).await;
    let mut lists = Vec::new();
    for (purpose, cells) in SHOWN {
        lists.push((purpose, cells, school.positions(&purpose.written()).await));
    }
    // Only the teacher gives and takes positions.
    let list = json!({ "name": "Mine", "purpose": "practice", "text": lone_king("a3") });
    assert_eq!(school.ask(&ana, "POST", POSITIONS, Some(&list)).await.refusal(403), "forbidden");
    let path = |id: i64| format!("{POSITIONS}/{id}");
    assert_eq!(school.ask(&ana, "DELETE", &path(lists[0].2), None).await.refusal(403), "forbidden");
    for (place, &phase) in RoundPhase::ALL.iter().enumerate() {
        if 0 < place {
            school.phase(&phase.written()).await;
        }
        let state = school.ask(&ana, "GET", "/api/classes/{id}", None).await.json();
        let listed = state["positions"].as_array().expect("the answer has it").clone();
        for (purpose, cells, id) in &lists {
            let is_expected = cells.as_bytes()[place] == b'*';
            assert_eq!(is_shown(*purpose, phase), is_expected, "{purpose:?} {phase:?}");
            assert_eq!(listed.iter().any(|one| one["id"] == *id), is_expected, "{purpose:?} {phase:?}");
            let answer = school.ask(&ana, "GET", &path(*id), None).await;
            match (is_expected, cells.contains('*')) {
                (true, _) => assert_eq!(answer.json()["positions"][0]["reference"], 120),
                (false, true) => assert_eq!(answer.refusal(403), "locked", "{purpose:?} {phase:?}"),
                (false, false) => assert_eq!(answer.refusal(403), "forbidden", "{purpose:?} {phase:?}"),
            }
            // Who runs competitions sees where games may begin.
            let status = school.ask(&judge, "GET", &path(*id), None).await.status.as_u16();
            let judges = phase == RoundPhase::Competition || is_expected;
            assert_eq!(status, if judges { 200 } else { 403 }, "{purpose:?} {phase:?}");
            assert_eq!(school.ask(&Who::Teacher, "GET", &path(*id), None).await.status.as_u16(), 200);
        }
    }
    let other = json!({ "name": "8B", "level_limit": 6, "language": "en" });
    let other = school.ask(&Who::Teacher, "POST", "/api/classes", Some(&other)).await.json()["id"].clone();
    let astray = format!("/api/classes/{other}/positions/{}", lists[0].2);
    assert_eq!(school.ask(&Who::Teacher, "GET", &astray, None).await.refusal(404), "not_found");
    let taken = school.ask(&Who::Teacher, "DELETE", &path(lists[0].2), None).await;
    assert_eq!(taken.status.as_u16(), 204, "{}", taken.text());
    assert_eq!(school.ask(&ana, "GET", &path(lists[0].2), None).await.refusal(404), "not_found");
}

#[tokio::test]
async fn games_begin_with_the_positions_and_sets_are_compared_on_them() {
    let school = School::new().await;
    let ana = school.join("Ana").await;
    school.set(&ana, SET).await;
    let list = school.positions("practice").await;
    let detail = school.ask(&ana, "GET", &format!("{POSITIONS}/{list}"), None).await.json();
    let positions = detail["positions"].clone();
    let fens: Vec<Value> =
        positions.as_array().expect("the answer has it").iter().map(|one| one["fen"].clone()).collect();
    assert_eq!((fens.len(), &fens[0]), (5, &json!(lone_king("a3"))));
    let dear = SET.replace("PAWN.VALUE <- 1", "PAWN.VALUE <- 2");
    let both = json!({ "first": SET, "second": dear, "positions": positions });
    let compared = school.ask(&ana, "POST", "/api/dhjog/compare", Some(&both)).await.json();
    let seen = compared["positions"].as_array().expect("the answer has it");
    assert_eq!((seen.len(), &seen[3]["reference"]), (5, &json!(300)), "{compared}");
    let broken = json!({ "first": SET, "second": SET, "positions": [{ "fen": "x", "reference": 0 }] });
    assert_eq!(school.ask(&ana, "POST", "/api/dhjog/compare", Some(&broken)).await.refusal(422), "bad_fen");
    school.phase("competition").await;
    let bad = json!({ "nodes": 20, "openings": 1, "starts": [fens[0], "8/8 w - -"] });
    let refused = school.ask(&Who::Teacher, "POST", "/api/classes/{id}/tournaments", Some(&bad)).await;
    assert_eq!(refused.refusal(422), "bad_positions");
    // Five positions with colors exchanged for each of three pairs, however many were asked for.
    let start = json!({ "nodes": 20, "openings": 24, "starts": fens });
    let begun = school.ask(&Who::Teacher, "POST", "/api/classes/{id}/tournaments", Some(&start)).await;
    let path = format!("/api/classes/{{id}}/tournaments/{}", begun.json()["id"]);
    // They are the competition's own: what becomes of the list changes nothing.
    let taken = school.ask(&Who::Teacher, "DELETE", &format!("{POSITIONS}/{list}"), None).await;
    assert_eq!(taken.status.as_u16(), 204, "{}", taken.text());
    let done = loop {
        let state = school.ask(&ana, "GET", &path, None).await.json();
        if state["status"] == "done" {
            break state;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    assert_eq!((&done["played"], &done["total"]), (&json!(30), &json!(30)));
    let mut begun = std::collections::BTreeSet::new();
    for number in 0..30 {
        let game = school.ask(&ana, "GET", &format!("{path}/games/{number}"), None).await.json();
        assert!(fens.contains(&game["fen"]), "{game}");
        begun.insert(game["fen"].to_string());
    }
    assert_eq!(begun.len(), 5);
}

#[tokio::test]
async fn the_judging_test_is_made_of_the_teachers_positions() {
    let school = School::new().await;
    let ana = school.join("Ana").await;
    let list = school.positions("test_before").await;
    let second = json!({ "name": "Two", "purpose": "test_before", "text": (0..5).map(|n| format!("{}\n", lone_king(["a3", "b3", "c3", "d3", "e3"][n]))).collect::<String>() });
    assert_eq!(school.ask(&Who::Teacher, "POST", POSITIONS, Some(&second)).await.refusal(409), "too_many");
    let rules = json!({ "name": "7A", "level_limit": 6, "language": "en", "test": "before" });
    school.ask(&Who::Teacher, "PUT", "/api/classes/{id}", Some(&rules)).await;
    let test = school.ask(&ana, "GET", "/api/classes/{id}/test", None).await.json();
    assert_eq!(test["positions"].as_array().expect("the answer has it").len(), 5);
    assert_eq!(test["positions"][0], lone_king("a3"));
    // The grades of 120, -40, 0, 300 and -15 centipawns.
    for (position, grade) in [2, -1, 0, 3, 0].into_iter().enumerate() {
        let path = format!("/api/classes/{{id}}/test/{position}");
        let given = school.ask(&ana, "PUT", &path, Some(&json!({ "grade": grade }))).await;
        assert_eq!(given.status.as_u16(), 204, "{}", given.text());
    }
    let beyond = school.ask(&ana, "PUT", "/api/classes/{id}/test/5", Some(&json!({ "grade": 0 }))).await;
    assert_eq!(beyond.refusal(404), "not_found");
    let report = school.ask(&Who::Teacher, "GET", "/api/classes/{id}/report", None).await.json();
    let before = &report["members"][0]["before"];
    assert_eq!((&before["count"], &before["error"]), (&json!(5), &json!(0.0)), "{before}");
    let csv = school.ask(&Who::Teacher, "GET", "/api/classes/{id}/table?table=gradings", None).await.text();
    assert!(csv.contains(&lone_king("e3")) && csv.lines().count() == 6, "{csv}");
    // What was judged stays what it was.
    let path = format!("{POSITIONS}/{list}");
    assert_eq!(school.ask(&Who::Teacher, "DELETE", &path, None).await.refusal(409), "locked");
    assert_eq!(school.ask(&Who::Teacher, "POST", POSITIONS, Some(&second)).await.refusal(409), "too_many");
    // A class that goes out as a file comes in with them, and takes them along when it is deleted.
    let file = school.ask(&Who::Teacher, "GET", "/api/classes/{id}/file", None).await.json();
    let copy =
        school.ask(&Who::Teacher, "POST", "/api/classes/import", Some(&file)).await.json()["id"].clone();
    let state = school.ask(&Who::Teacher, "GET", &format!("/api/classes/{copy}"), None).await.json();
    assert_eq!(
        (&state["positions"][0]["name"], &state["positions"][0]["count"]),
        (&json!("Endings"), &json!(5))
    );
    let report = school.ask(&Who::Teacher, "GET", &format!("/api/classes/{copy}/report"), None).await.json();
    assert_eq!(report["members"][0]["before"]["error"], 0.0);
    let mine = format!("/api/classes/{copy}/positions/{}", state["positions"][0]["id"]);
    assert_eq!(school.ask(&Who::Teacher, "GET", &mine, None).await.status.as_u16(), 200);
    assert_eq!(
        school.ask(&Who::Teacher, "DELETE", &format!("/api/classes/{copy}"), None).await.status.as_u16(),
        204
    );
    assert_eq!(school.ask(&Who::Teacher, "GET", &mine, None).await.refusal(404), "not_found");
}
