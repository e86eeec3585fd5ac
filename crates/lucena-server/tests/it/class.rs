//! The class: joining, rights, rounds, competitions, the judging test, a class as a file; and the table of who may do what.

mod boards;
mod positions;
mod rounds;

use std::collections::BTreeMap;

use axum::body::Body;
use axum::http::Request;
use lucena_server::class::{Asker, Scope, scope};
use lucena_server::routes::ROUTES;
use lucena_server::{Application, Security, Setup, SlotLimits, State};
use lucena_wire::{Right, Role, RoundPhase, Word};
use serde_json::{Value, json};

use crate::desk::{Answer, Desk, new_folder, request};

const TOKEN: &str = "the-teachers-own-token";

pub(crate) const SET: &str = "HEURISTIC_SET \"MINE\"\n  INITIAL_STAGE <- \"ALL\"\n  STAGE \"ALL\"\n    PAWN.VALUE <- 1\n    KNIGHT.VALUE <- 3\n    BISHOP.VALUE <- 3\n    ROOK.VALUE <- 5\n    QUEEN.VALUE <- 9\n  END STAGE\nEND HEURISTIC_SET\n";

/// A class with a teacher and as many members as are asked for.
pub(crate) struct School {
    pub(crate) desk: Desk,
    pub(crate) class: i64,
}

/// Somebody who asks, by the cookie of their browser.
#[derive(Clone, Debug)]
pub(crate) enum Who {
    Visitor,
    Teacher,
    Member { cookie: String, id: i64, secret: String },
}

impl Who {
    pub(crate) fn id(&self) -> i64 {
        match self {
            Who::Member { id, .. } => *id,
            _ => 0,
        }
    }
}

impl School {
    pub(crate) async fn new() -> School {
        let folder = new_folder();
        let school = School { desk: School::at(&folder), class: 0 };
        let rules = json!({ "name": "7A", "level_limit": 6, "language": "en" });
        let made = school.ask(&Who::Teacher, "POST", "/api/classes", Some(&rules)).await;
        assert_eq!(made.status.as_u16(), 201, "{}", made.text());
        School { class: made.json()["id"].as_i64().expect("the answer has it"), ..school }
    }

    pub(crate) fn at(folder: &std::path::Path) -> Desk {
        let security = Security { token: Some(TOKEN.to_owned()), is_class: true };
        let setup = Setup { folder: Some(folder.to_owned()), limits: SlotLimits::default(), security };
        Desk::of(Application::start(setup).expect("the application starts"), folder)
    }

    /// Asks as somebody; `{id}` is the class.
    pub(crate) async fn ask(&self, who: &Who, method: &str, path: &str, body: Option<&Value>) -> Answer {
        self.desk.ask(self.request(who, method, path, body)).await
    }

    fn request(&self, who: &Who, method: &str, path: &str, body: Option<&Value>) -> Request<Body> {
        let path = path.replace("{id}", &self.class.to_string());
        let body = body.map_or(Body::empty(), |body| Body::from(body.to_string()));
        let mut asked = request(method, &path, body);
        let cookie = match who {
            Who::Visitor => return asked,
            Who::Teacher => format!("lucena_token={TOKEN}"),
            Who::Member { cookie, .. } => cookie.clone(),
        };
        asked.headers_mut().insert("cookie", cookie.parse().expect("the answer has it"));
        asked
    }

    pub(crate) async fn code(&self) -> String {
        let screen = self.ask(&Who::Teacher, "GET", "/api/classes/{id}/screen", None).await;
        screen.json()["code"].as_str().expect("the answer has it").to_owned()
    }

    pub(crate) async fn join(&self, nickname: &str) -> Who {
        let body = json!({ "code": self.code().await, "nickname": nickname });
        let joined = self.ask(&Who::Visitor, "POST", "/api/class/join", Some(&body)).await;
        assert_eq!(joined.status.as_u16(), 201, "{}", joined.text());
        member(&joined)
    }

    pub(crate) async fn phase(&self, phase: &str) {
        let body = json!({ "phase": phase });
        let done = self.ask(&Who::Teacher, "POST", "/api/classes/{id}/phase", Some(&body)).await;
        assert_eq!(done.status.as_u16(), 200, "{}", done.text());
    }

    /// Positions of the teacher's own, five with a value each, for a purpose.
    pub(crate) async fn positions(&self, purpose: &str) -> i64 {
        let text: String = ["a3", "b3", "c3", "d3", "e3"]
            .iter()
            .zip([120, -40, 0, 300, -15])
            .map(|(square, value)| format!("{} ce {value};\n", lone_king(square)))
            .collect();
        let list = json!({ "name": "Endings", "purpose": purpose, "text": text });
        let made = self.ask(&Who::Teacher, "POST", "/api/classes/{id}/positions", Some(&list)).await;
        assert_eq!(made.status.as_u16(), 201, "{}", made.text());
        made.json()["id"].as_i64().expect("the answer has it")
    }

    async fn promote(&self, who: &Who, role: Role) {
        let path = format!("/api/classes/{{id}}/members/{}", who.id());
        let done = self.ask(&Who::Teacher, "PUT", &path, Some(&json!({ "role": role.written() }))).await;
        assert_eq!(done.status.as_u16(), 204, "{}", done.text());
    }

    /// A set of somebody's with one version.
    pub(crate) async fn set(&self, who: &Who, text: &str) -> i64 {
        let made = self.ask(who, "POST", "/api/classes/{id}/sets", Some(&json!({ "text": text }))).await;
        assert_eq!(made.status.as_u16(), 201, "{}", made.text());
        let set = made.json()["id"].as_i64().expect("the answer has it");
        let path = format!("/api/classes/{{id}}/sets/{set}/versions");
        let saved = self.ask(who, "POST", &path, Some(&json!({ "text": text }))).await;
        assert_eq!(saved.status.as_u16(), 200, "{}", saved.text());
        set
    }
}

/// A pawn ending with Black's king far away and White's on a square of the third rank.
fn lone_king(square: &str) -> String {
    let file = square.as_bytes()[0] - b'a';
    let before = if file == 0 { String::new() } else { file.to_string() };
    let after = if file == 7 { String::new() } else { (7 - file).to_string() };
    format!("6k1/5ppp/8/8/8/{before}K{after}/5PPP/8 w - - 0 40")
}

fn member(joined: &Answer) -> Who {
    let cookie = joined.headers["set-cookie"].to_str().expect("the answer has it");
    for part in ["HttpOnly", "SameSite=Strict"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let json = joined.json();
    Who::Member {
        cookie: cookie.split(';').next().expect("the answer has it").to_owned(),
        id: json["member"].as_i64().expect("the answer has it"),
        secret: json["secret"].as_str().unwrap_or_default().to_owned(),
    }
}

#[tokio::test]
async fn pupils_join_by_code_and_come_back_with_four_words() {
    let school = School::new().await;
    let code = school.code().await;
    assert_eq!(code.len(), 6);
    let wrong = json!({ "code": "AAAAAA", "nickname": "Ana" });
    let refused = school.ask(&Who::Visitor, "POST", "/api/class/join", Some(&wrong)).await;
    assert_eq!(refused.refusal(401), "wrong_code");
    let ana = school.join("Ana").await;
    let Who::Member { secret, id, .. } = &ana else { panic!("no member") };
    assert_eq!(secret.split(' ').count(), 4);
    let taken = json!({ "code": code, "nickname": " ÁNA " });
    let refused = school.ask(&Who::Visitor, "POST", "/api/class/join", Some(&taken)).await;
    assert_eq!(refused.refusal(409), "nickname_taken");
    let bad = json!({ "code": code, "nickname": "<b>" });
    let refused = school.ask(&Who::Visitor, "POST", "/api/class/join", Some(&bad)).await;
    assert_eq!(refused.refusal(422), "bad_nickname");
    // From another computer, however it is typed.
    let back = json!({ "code": code.to_lowercase(), "nickname": "ana", "secret": secret.to_uppercase() });
    let returned = school.ask(&Who::Visitor, "POST", "/api/class/return", Some(&back)).await;
    assert_eq!(returned.status.as_u16(), 201, "{}", returned.text());
    let again = member(&returned);
    assert_eq!(again.id(), *id);
    let state = school.ask(&again, "GET", "/api/classes/{id}", None).await.json();
    assert_eq!(state["me"]["nickname"], "Ana");
    assert!(!state.to_string().contains(secret.as_str()), "the secret is shown once");
    // Leaving ends this browser only.
    assert_eq!(school.ask(&again, "POST", "/api/class/leave", None).await.status.as_u16(), 204);
    assert_eq!(school.ask(&again, "GET", "/api/classes/{id}", None).await.refusal(401), "not_a_member");
    assert_eq!(school.ask(&ana, "GET", "/api/classes/{id}", None).await.status.as_u16(), 200);
    // A new secret from the teacher ends all browsers and the old words.
    let path = format!("/api/classes/{{id}}/members/{id}/secret");
    let new = school.ask(&Who::Teacher, "POST", &path, None).await.json();
    assert_ne!(new["secret"], secret.as_str());
    assert_eq!(school.ask(&ana, "GET", "/api/classes/{id}", None).await.refusal(401), "not_a_member");
    let refused = school.ask(&Who::Visitor, "POST", "/api/class/return", Some(&back)).await;
    assert_eq!(refused.refusal(401), "wrong_secret");
}

/// Only who brings a token that opens nothing is told so: not visitors who never had one, not members, not the teacher.
#[tokio::test]
async fn an_old_link_of_the_teacher_is_recognized() {
    let school = School::new().await;
    let ana = school.join("Ana").await;
    for (who, word) in [(&Who::Visitor, "visitor"), (&Who::Teacher, "teacher"), (&ana, "member")] {
        let here = school.ask(who, "GET", "/api/class", None).await.json();
        assert_eq!((&here["who"], &here["has_old_link"]), (&json!(word), &json!(false)), "{here}");
    }
    let mut asked = request("GET", "/api/class", Body::empty());
    asked.headers_mut().insert("cookie", "lucena_token=of-yesterday".parse().expect("plain letters"));
    let here = school.desk.ask(asked).await.json();
    assert_eq!((&here["who"], &here["has_old_link"]), (&json!("visitor"), &json!(true)), "{here}");
}

#[tokio::test]
async fn codes_and_secrets_are_not_found_by_trying() {
    let school = School::new().await;
    let ana = school.join("Ana").await;
    let code = school.code().await;
    let Who::Member { secret, .. } = &ana else { panic!("no member") };
    let try_secret = |secret: &str| json!({ "code": code, "nickname": "Ana", "secret": secret });
    let mut refusals = Vec::new();
    for number in 0..12 {
        let wrong = try_secret(&format!("wrong words number {number}"));
        let answer = school.ask(&Who::Visitor, "POST", "/api/class/return", Some(&wrong)).await;
        refusals.push(answer.status.as_u16());
    }
    assert_eq!(refusals.iter().filter(|status| **status == 401).count(), 8, "{refusals:?}");
    let right = school.ask(&Who::Visitor, "POST", "/api/class/return", Some(&try_secret(secret))).await;
    assert_eq!(right.refusal(429), "too_many_tries");
    assert!(right.headers.contains_key("retry-after"));
    // Codes are counted by address.
    let mut status = 0;
    for number in 0..40 {
        let wrong = json!({ "code": format!("AAAA{number:02}"), "nickname": "X" });
        status = school.ask(&Who::Visitor, "POST", "/api/class/join", Some(&wrong)).await.status.as_u16();
    }
    assert_eq!(status, 429);
    // Those who are in stay in.
    assert_eq!(school.ask(&ana, "GET", "/api/classes/{id}", None).await.status.as_u16(), 200);
}

/// What the table says, written down a second time by hand: operation, then for visitor, learner, monitor, master, judge,
/// statistician, coordinator and teacher one letter for each phase. What is not here is the teacher's alone.
const EXPECTED: &str = "
about                *** *** *** *** *** *** *** ***
openapi              *** *** *** *** *** *** *** ***
stream               *** *** *** *** *** *** *** ***
classHere            *** *** *** *** *** *** *** ***
joinClass            *** *** *** *** *** *** *** ***
returnToClass        *** *** *** *** *** *** *** ***
leaveClass           *** *** *** *** *** *** *** ***
checkSet             --- *** *** *** *** *** *** ***
completeSet          --- *** *** *** *** *** *** ***
formatSet            --- *** *** *** *** *** *** ***
writeTree            --- *** *** *** *** *** *** ***
judgePosition        --- *** *** *** *** *** *** ***
playSet              --- *** *** *** *** *** *** ***
compareSets          --- *** *** *** *** *** *** ***
sampleSets           --- *** *** *** *** *** *** ***
heuristicWords       --- *** *** *** *** *** *** ***
classState           --- *** *** *** *** *** *** ***
setPhase             --- --- --- --- --- --- *** ***
addClassSet          --- *-* *-* *-* --- --- *-* ---
classSet             --- oor oo* oo* --r --r oo* --*
classVersion         --- oor oo* oo* --r --r oo* --*
saveClassDraft       --- r-r r-r r-r --- --- r-r ---
saveClassVersion     --- r-r r-r r-r --- --- r-r ---
enterClassSet        --- o-o o-o o-o --- --- o-o ---
grantRights          --- o-o o-o o-o --- --- o-o ---
copyClassSet         --- o-r o-r o-r --- --- o-r ---
removeClassSet       --- r-r r-r r-r --- --- r-r --*
playClassSet         --- oor oor oor --r --r oo* --*
annotate             --- --r --* --* --- --- --* --*
answerAnnotation     --- --r --* --* --- --- --* --*
removeAnnotation     --- --o --o --o --- --- --* --*
mergeSets            --- --* --* --* --- --- --* ---
startTournament      --- --- --- --- -*- --- -*- -*-
stopTournament       --- --- --- --- -*- --- -*- -*-
tournament           --- *** *** *** *** *** *** ***
tournamentGame       --- *** *** *** *** *** *** ***
playAtBoard          --- -o- -o- -o- -o- -o- -o- ---
positionSet          --- rrr rrr rrr r*r rrr *** ***
judgingTest          --- *** *** *** *** *** *** ---
gradePosition        --- *** *** *** *** *** *** ---
classReport          --- --- --- --- --- *** *** ***
classTable           --- --- --- --- --- *** *** ***
";

fn expected() -> BTreeMap<&'static str, Vec<&'static str>> {
    let rows = EXPECTED.lines().filter(|line| !line.is_empty());
    rows.map(|line| {
        let mut words = line.split_whitespace();
        (words.next().expect("the answer has it"), words.collect())
    })
    .collect()
}

fn cell(operation: &str, asker: Asker, phase: RoundPhase) -> char {
    let column = Asker::ALL.iter().position(|known| *known == asker).expect("the answer has it");
    let place = RoundPhase::ALL.iter().position(|known| *known == phase).expect("the answer has it");
    match expected().get(operation) {
        Some(row) => row[column].chars().nth(place).expect("the answer has it"),
        None if asker == Asker::Teacher => '*',
        None => '-',
    }
}

#[test]
fn the_table_is_the_one_that_was_agreed() {
    for route in ROUTES {
        for asker in Asker::ALL {
            for &phase in RoundPhase::ALL {
                let found = match scope(route.id, asker, phase).0 {
                    Scope::No => '-',
                    Scope::Own => 'o',
                    Scope::Right => 'r',
                    Scope::Yes => '*',
                };
                assert_eq!(found, cell(route.id, asker, phase), "{} {asker:?} {phase:?}", route.id);
            }
        }
    }
    for operation in expected().keys() {
        assert!(ROUTES.iter().any(|route| route.id == *operation), "{operation} is no route");
    }
}

/// Every route × everybody × every phase, over HTTP: with a set of one's own, one that somebody else shares, and one that
/// nobody shares. Only whether the door opens is looked at; what stands behind it has tests of its own.
#[tokio::test]
async fn the_door_opens_exactly_where_the_table_says() {
    let school = School::new().await;
    let mut people = vec![(Asker::Visitor, Who::Visitor), (Asker::Teacher, Who::Teacher)];
    for &role in Role::ALL {
        let who = school.join(&role.written()).await;
        people.push((Asker::Member(role), who));
    }
    let other = school.join("other").await;
    let shared = school.set(&other, SET).await;
    let private = school.set(&other, SET).await;
    let all = json!({ "grants": [{ "rights": Right::ALL }] });
    let none = json!({ "grants": [] });
    for (set, grants) in [(shared, &all), (private, &none)] {
        let path = format!("/api/classes/{{id}}/sets/{set}/rights");
        assert_eq!(school.ask(&other, "PUT", &path, Some(grants)).await.status.as_u16(), 204);
    }
    let mut own = BTreeMap::new();
    for (asker, who) in &people {
        if let Asker::Member(role) = asker {
            own.insert(*role, school.set(who, SET).await);
            school.promote(who, *role).await;
        }
    }
    // One that is shown in every phase; what decides about the others has a test of its own.
    let practice = school.positions("practice").await;
    let mut looked_at = 0;
    for phase in ["authoring", "competition", "collaboration"] {
        if phase != "authoring" {
            school.phase(phase).await;
        }
        let phase = RoundPhase::from_word(phase).expect("the answer has it");
        for (asker, who) in &people {
            for route in ROUTES {
                // Reviews, patterns and games of the teacher's own are not asked one by one: the door is the same.
                if matches!(route.id, "leaveClass" | "setPhase") {
                    continue;
                }
                let mine = match asker {
                    Asker::Member(role) => own[role],
                    _ => 0,
                };
                for (set, kind) in [(mine, 'o'), (shared, 'r'), (private, '-')] {
                    let has_set = route.path.contains("{set}");
                    if !has_set && kind != 'o' || has_set && set == 0 {
                        continue;
                    }
                    let is_expected = match cell(route.id, *asker, phase) {
                        '*' => true,
                        'o' => kind == 'o',
                        'r' => kind != '-',
                        _ => false,
                    };
                    // Everybody may do everything with the shared set, also change it, which makes them its authors.
                    let is_expected = is_expected
                        || kind == 'r'
                            && cell(route.id, *asker, phase) == 'o'
                            && route.id != "removeAnnotation";
                    let path = route
                        .path
                        .replace("{set}", &set.to_string())
                        .replace("{member}", "999")
                        .replace("{tournament}", "999")
                        .replace("{annotation}", "999")
                        .replace("{version}", "999")
                        .replace("{position}", "999")
                        .replace("{positions}", &practice.to_string())
                        .replace("{game}", "999");
                    let path = match route.path.starts_with("/api/classes/{id}") {
                        true => path,
                        false => path.replace("{id}", "999").replace("{name}", "NOBODY"),
                    };
                    // Nothing is sent: behind the door that is refused, or it changes nothing here.
                    let is_deed = matches!(
                        route.id,
                        "removeClassSet"
                            | "removeClass"
                            | "copyClassSet"
                            | "resetSecret"
                            | "removePositionSet"
                    );
                    let (scope, _) = scope(route.id, *asker, phase);
                    if is_deed && is_expected {
                        assert_ne!(scope, Scope::No, "{} {asker:?} {phase:?}", route.id);
                        continue;
                    }
                    let path = path.replace("{stream}", "s").replace("{topic}", "t");
                    let asked = school.request(who, &route.method.to_uppercase(), &path, None);
                    let answer = school.desk.send(asked).await;
                    let status = answer.status().as_u16();
                    let refused = if answer.status().is_success() || status == 303 {
                        false
                    } else {
                        let body = http_body_util::BodyExt::collect(answer.into_body())
                            .await
                            .expect("the answer has it")
                            .to_bytes();
                        let json: Value = serde_json::from_slice(&body).unwrap_or_default();
                        let code = json["error"]["code"].as_str().unwrap_or_default();
                        matches!(code, "forbidden" | "locked" | "not_a_member")
                            // What does not exist for this class is missing before anything else is said.
                            || status == 404 && !is_expected
                    };
                    assert_eq!(
                        !refused, is_expected,
                        "{} {} as {asker:?} in {phase:?} with {kind}: {status}",
                        route.method, path
                    );
                    looked_at += 1;
                }
            }
        }
    }
    assert!(1500 < looked_at, "{looked_at}");
}

#[tokio::test]
async fn sources_drafts_and_gradings_are_private() {
    let school = School::new().await;
    let (ana, bia) = (school.join("Ana").await, school.join("Bia").await);
    let set = school.set(&ana, SET).await;
    let path = format!("/api/classes/{{id}}/sets/{set}");
    let draft = json!({ "text": format!("{SET}// secret idea") });
    let keep = format!("{path}/draft");
    assert_eq!(school.ask(&ana, "PUT", &keep, Some(&draft)).await.status.as_u16(), 204);
    assert_eq!(school.ask(&bia, "PUT", &keep, Some(&draft)).await.refusal(403), "forbidden");
    assert_eq!(school.ask(&bia, "GET", &path, None).await.refusal(403), "locked");
    let own = school.ask(&ana, "GET", &path, None).await.json();
    assert!(own["text"].as_str().expect("the answer has it").contains("secret idea"));
    // A saved version is newer than the draft that was kept before it: that is not brought back, nor frozen in its place.
    let newest = json!({ "text": SET.replace("MINE", "NEWEST") });
    let other = school.set(&bia, SET).await;
    let versions = format!("/api/classes/{{id}}/sets/{other}");
    let older = json!({ "text": format!("{SET}// older") });
    assert_eq!(
        school.ask(&bia, "PUT", &format!("{versions}/draft"), Some(&older)).await.status.as_u16(),
        204
    );
    assert_eq!(
        school.ask(&bia, "POST", &format!("{versions}/versions"), Some(&newest)).await.status.as_u16(),
        200
    );
    let own = school.ask(&bia, "GET", &versions, None).await.json();
    assert_eq!((&own["text"], &own["is_draft"]), (&newest["text"], &json!(false)));
    school.phase("competition").await;
    assert_eq!(school.ask(&ana, "PUT", &keep, Some(&draft)).await.refusal(403), "locked");
    assert_eq!(school.ask(&bia, "GET", &path, None).await.refusal(403), "locked");
    let frozen = school.ask(&bia, "GET", &versions, None).await.json();
    assert_eq!((&frozen["title"], &frozen["version"]), (&json!("NEWEST"), &json!(2)));
    school.phase("collaboration").await;
    // The draft was sound, so it was frozen with the rest; a newer draft is still its author's alone.
    let newer = json!({ "text": format!("{SET}// newer idea") });
    assert_eq!(school.ask(&ana, "PUT", &keep, Some(&newer)).await.status.as_u16(), 204);
    let seen = school.ask(&bia, "GET", &path, None).await.json();
    assert!(seen["text"].as_str().expect("the answer has it").contains("secret idea"), "{seen}");
    assert!(!seen.to_string().contains("newer idea"));
    assert_eq!(seen["is_draft"], false);
    let seen = school.ask(&Who::Teacher, "GET", &path, None).await.json();
    assert!(!seen.to_string().contains("newer idea"), "not the teacher's either");
    // Without the right to see, nothing is seen, played or merged.
    let none = json!({ "grants": [] });
    assert_eq!(school.ask(&ana, "PUT", &format!("{path}/rights"), Some(&none)).await.status.as_u16(), 204);
    assert_eq!(school.ask(&bia, "GET", &path, None).await.refusal(403), "forbidden");
    let play = json!({});
    assert_eq!(
        school.ask(&bia, "POST", &format!("{path}/play"), Some(&play)).await.refusal(403),
        "forbidden"
    );
    let mine = school.set(&bia, SET).await;
    let merge = json!({ "title": "US", "sets": [mine, set], "members": [] });
    let refused = school.ask(&bia, "POST", "/api/classes/{id}/groups", Some(&merge)).await;
    assert_eq!(refused.refusal(403), "forbidden");
    // Another class is nothing one could know of.
    let rules = json!({ "name": "8B", "level_limit": 1, "language": "pt" });
    let made = school.ask(&Who::Teacher, "POST", "/api/classes", Some(&rules)).await.json();
    let path = format!("/api/classes/{}", made["id"]);
    assert_eq!(school.ask(&ana, "GET", &path, None).await.refusal(404), "not_found");
}

/// What may not be read has no head for strangers either, and wrong methods tell nothing.
#[tokio::test]
async fn heads_and_wrong_methods_pass_the_same_door() {
    let school = School::new().await;
    let ana = school.join("Ana").await;
    for route in ROUTES.iter().filter(|route| route.method == "get") {
        let path = route.path.replace("{name}", "NOBODY").replace("{version}", "1").replace("{stream}", "s");
        let path = ["{set}", "{member}", "{tournament}", "{game}"]
            .iter()
            .fold(path, |path, name| path.replace(name, "1"));
        let status = |who: Who| {
            let asked = school.request(&who, "HEAD", &path, None);
            async { school.desk.send(asked).await.status().as_u16() }
        };
        let is_open = |asker| scope(route.id, asker, RoundPhase::Authoring).0 != Scope::No;
        if !is_open(Asker::Visitor) {
            assert_eq!(status(Who::Visitor).await, 401, "{path}");
        }
        if !is_open(Asker::Member(Role::Learner)) {
            assert!([403, 404].contains(&status(ana.clone()).await), "{path}");
        }
    }
    assert_eq!(school.ask(&ana, "PATCH", "/api/settings", None).await.refusal(405), "wrong_method");
}
