//! The OpenAPI document, written from the list of routes and the schemas of the vocabulary.

use serde_json::{Map, Value, json};

use crate::routes::{ROUTES, Route};
use crate::wire::typescript::schemas;

/// The whole document.
pub fn document() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for route in ROUTES {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method.to_lowercase()] = operation(route);
    }
    let text = Value::Object(schemas()).to_string().replace("#/$defs/", "#/components/schemas/");
    let components: Value = serde_json::from_str(&text).expect("it was JSON a moment ago");
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Lucena",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "The chess that explains itself. Every path takes ?lang=pt|en (or Accept-Language); every refusal \
                is an ErrorBody. Where a token is demanded, send it as Authorization: Bearer.",
            "license": { "name": "GPL-3.0-or-later", "identifier": "GPL-3.0-or-later" },
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } },
        },
    })
}

fn operation(route: &Route) -> Value {
    let names = route.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let in_path = names.map(|name| {
        let kind = if name == "name" { "string" } else { "integer" };
        json!({ "name": name, "in": "path", "required": true, "schema": { "type": kind } })
    });
    let lang = json!({ "name": "lang", "in": "query", "schema": { "enum": ["pt", "en"] } });
    let mut operation = json!({
        "summary": route.about,
        "parameters": in_path.chain([lang]).collect::<Vec<_>>(),
        "responses": {
            "default": { "description": "A refusal", "content": content("ErrorBody") },
            "2XX": { "description": "Done", "content": content(route.answer) },
        },
    });
    if !route.request.is_empty() {
        operation["requestBody"] = json!({ "required": true, "content": content(route.request) });
    }
    operation
}

fn content(name: &str) -> Value {
    let reference = |name: &str| json!({ "$ref": format!("#/components/schemas/{name}") });
    let list = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    match (name, list) {
        ("", _) => json!({}),
        ("json", _) => json!({ "application/json": { "schema": { "type": "object" } } }),
        ("file", _) => json!({ "application/octet-stream": {} }),
        ("events", _) => json!({ "text/event-stream": {} }),
        (_, Some(item)) => {
            json!({ "application/json": { "schema": { "type": "array", "items": reference(item) } } })
        }
        (name, None) => json!({ "application/json": { "schema": reference(name) } }),
    }
}
