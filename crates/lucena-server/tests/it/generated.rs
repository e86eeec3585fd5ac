//! What is written from our types is fresh: the test writes it, and fails if it had to change something.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use axum::body::Body;
use lucena_server::routes::ROUTES;
use lucena_wire::{openapi, typescript};

use crate::desk::{Desk, request};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Compares a file with what it should be, and puts it right for the next run.
#[track_caller]
fn is_fresh(path: &str, expected: &str) {
    let file = root().join(path);
    let found = fs::read_to_string(&file).unwrap_or_default();
    if found != expected {
        fs::create_dir_all(file.parent().expect("a file has a folder")).expect("the folder can be made");
        fs::write(&file, expected).expect("the file can be written");
        panic!("{path} was not fresh; it is now, commit it");
    }
}

#[test]
fn typescript_is_fresh() {
    is_fresh("web/src/api/types.gen.ts", &typescript::types(ROUTES));
    is_fresh("web/src/api/routes.gen.ts", &typescript::routes(ROUTES));
}

/// What a request or an answer is called in the manual: the name of its type, or what else it is.
fn payload(content: &serde_json::Value, words: &ApiWords) -> String {
    fn named(schema: &serde_json::Value) -> Option<String> {
        let short =
            |schema: &serde_json::Value| Some(schema["$ref"].as_str()?.rsplit('/').next()?.to_owned());
        let list = || Some(format!("{}[]", short(&schema["items"])?));
        short(schema).or_else(list).or_else(|| short(&schema["allOf"][0]))
    }
    let Some((kind, content)) = content.as_object().and_then(|kinds| kinds.iter().next()) else {
        return words.nothing.to_owned();
    };
    match (kind.as_str(), named(&content["schema"])) {
        ("text/event-stream", Some(name)) => format!("{} `{name}`", words.events),
        ("application/json", Some(name)) => format!("`{name}`"),
        ("application/json", None) => "JSON".to_owned(),
        _ => words.file.to_owned(),
    }
}

/// The words of a manual of the API that are not the program's.
struct ApiWords {
    folder: &'static str,
    heading: &'static str,
    nothing: &'static str,
    events: &'static str,
    file: &'static str,
}

const API_WORDS: [ApiWords; 2] = [
    ApiWords {
        folder: "pt",
        heading: "| pedido | na busca do endereço | corpo | resposta | para quê |",
        nothing: "–",
        events: "eventos",
        file: "um arquivo",
    },
    ApiWords {
        folder: "en",
        heading: "| request | in the query | body | answer | what for |",
        nothing: "–",
        events: "events",
        file: "a file",
    },
];

/// The table of the manual, from the document that the program serves. What each operation is for is said in the document in
/// English; in Portuguese it is what the manual says already.
fn api_table(document: &serde_json::Value, words: &ApiWords, known: &str) -> String {
    let said = |request: &str| {
        let row = known.lines().find(|line| line.starts_with(&format!("| `{request}` |")))?;
        Some(row.trim_end_matches([' ', '|']).rsplit(" | ").next()?.to_owned())
    };
    let mut table = String::new();
    let mut group = String::new();
    for route in ROUTES {
        let operation = &document["paths"][route.path][route.method];
        let of = route.path.trim_start_matches("/api/").split(['/', '.']).next().unwrap_or_default();
        if of != group {
            group = of.to_owned();
            table += &format!("\n### {group}\n\n{}\n|---|---|---|---|---|\n", words.heading);
        }
        let request = format!("{} {}", route.method.to_uppercase(), route.path);
        let parameters = operation["parameters"].as_array().into_iter().flatten();
        let query: Vec<String> = parameters
            .filter(|one| one["in"] == "query" && one["name"] != "lang")
            .map(|one| format!("`{}`", one["name"].as_str().unwrap_or_default()))
            .collect();
        let about = operation["summary"].as_str().unwrap_or_default().to_owned();
        let about = if words.folder == "en" { about } else { said(&request).unwrap_or(about) };
        let body = payload(&operation["requestBody"]["content"], words);
        let answer = payload(&operation["responses"]["2XX"]["content"], words);
        table += &format!("| `{request}` | {} | {body} | {answer} | {about} |\n", query.join(", "));
    }
    table
}

/// The manual of the API lists what the program serves. With `LUCENA_WRITE` set it is written anew.
#[test]
fn the_manual_of_the_api_is_fresh() {
    const BEGIN: &str = "<!-- operations: made from the OpenAPI document -->\n";
    let document = openapi::document(ROUTES);
    for words in &API_WORDS {
        let path = root().join(format!("docs/{}/api.md", words.folder));
        let manual = fs::read_to_string(&path).expect("the manual");
        let (head, rest) = manual.split_once(BEGIN).expect("the list has a beginning");
        let (found, tail) = rest.split_once("<!-- end -->").expect("the list has an end");
        let table = api_table(&document, words, found);
        if std::env::var_os("LUCENA_WRITE").is_some() {
            fs::write(&path, format!("{head}{BEGIN}{table}\n<!-- end -->{tail}"))
                .expect("the manual is ours");
            continue;
        }
        let advice = "run this test with LUCENA_WRITE=1 to write it anew";
        assert_eq!(found.trim(), table.trim(), "docs/{}/api.md: {advice}", words.folder);
        for route in ROUTES.iter().filter(|_| words.folder == "pt") {
            assert!(
                !found.contains(&format!("| {} |\n", route.about)),
                "{} is not in Portuguese",
                route.path
            );
        }
    }
}

/// Every name that a type mentions is a type of the file.
#[test]
fn typescript_is_closed() {
    let text = typescript::types(ROUTES);
    for (name, schema) in typescript::definitions(ROUTES) {
        assert!(text.contains(&format!(" {name} ")), "{name} is missing");
        let written = schema.to_string();
        for reference in written.split("#/$defs/").skip(1) {
            let target = reference.split('"').next().expect("a reference ends");
            assert!(text.contains(&format!(" {target} ")), "{name} mentions {target}");
        }
    }
}

/// Words are unions and not texts: the front end cannot misspell them.
#[test]
fn words_are_unions() {
    let text = typescript::types(ROUTES);
    for union in [
        r#"export type Side = "white" | "black";"#,
        r#"export type Phase = "opening" | "middlegame" | "endgame";"#,
        r#"export type Judgement = "best" | "excellent" | "good" | "inaccuracy" | "mistake" | "blunder";"#,
    ] {
        assert!(text.contains(union), "{union}");
    }
    let proof = text.split("export type Proof = ").nth(1).expect("there are proofs");
    let proof = proof.split(";\n\n").next().expect("it ends");
    for kind in ["Exact", "See", "AllReplies", "Line", "NullMove", "Search", "Term"] {
        assert!(proof.contains(&format!("kind: \"{kind}\"")), "{kind}: {proof}");
    }
}

/// Every type that the document mentions is described in it.
#[test]
fn openapi_is_closed() {
    let document = openapi::document(ROUTES);
    let written = document.to_string();
    let mut count = 0;
    for reference in written.split("#/components/schemas/").skip(1) {
        let name = reference.split('"').next().expect("a reference ends");
        assert!(document["components"]["schemas"][name].is_object(), "{name} is not described");
        count += 1;
    }
    assert!(count > 50, "{count} references");
    assert!(!written.contains("$defs"), "all references are the document's own");
}

/// Every operation has a name of its own, says what it is asked in the address, and refuses with an `ErrorBody`.
#[test]
fn openapi_names_operations_and_queries() {
    let document = openapi::document(ROUTES);
    let mut names = BTreeSet::new();
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let name = operation["operationId"].as_str().expect("a name");
            assert!(names.insert(name.to_owned()), "{method} {path}: {name} is taken");
            let refusal = &operation["responses"]["default"]["content"]["application/json"]["schema"]["$ref"];
            assert_eq!(refusal, "#/components/schemas/ErrorBody", "{method} {path}");
        }
    }
    let asked = |path: &str| -> Vec<String> {
        let parameters = document["paths"][path]["get"]["parameters"].as_array().expect("parameters");
        parameters
            .iter()
            .map(|one| format!("{} {}", one["name"].as_str().unwrap_or(""), one["required"]))
            .collect()
    };
    assert_eq!(
        asked("/api/analysis/events"),
        ["depth false", "fen true", "level false", "lines false", "time false", "lang null"]
    );
    assert_eq!(asked("/api/bases/{id}/game"), ["id true", "offset true", "lang null"]);
}

/// Every JSON body that can be sent has an example in the document, and the application takes it.
#[tokio::test]
async fn examples_are_understood() {
    let desk = Desk::new();
    let document = openapi::document(ROUTES);
    let mut count = 0;
    for route in ROUTES {
        let operation = &document["paths"][route.path][route.method];
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        let Some(name) = schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()) else { continue };
        let example = &document["components"]["schemas"][name]["examples"][0];
        assert!(example.is_object(), "{name} has no example");
        let path = route.path.replace("{id}", "999").replace("{name}", "ROOKS").replace("{stream}", "s");
        let body = Body::from(example.to_string());
        let answer = desk.ask(request(&route.method.to_uppercase(), &path, body)).await;
        // What is not there (a base, a game, a review) may be missing; nothing may be misunderstood.
        let status = answer.status.as_u16();
        let is_closed = status == 404 || status == 401 && answer.refusal(401) == "wrong_code";
        assert!(status < 300 || is_closed, "{} {path}: {status} {}", route.method, answer.text());
        count += 1;
    }
    assert!(15 < count, "{count} bodies");
}
