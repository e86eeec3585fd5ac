//! The OpenAPI document, written from the table of routes and the schemas of the vocabulary.

use lucena_text::Language;
use serde_json::{Map, Value, json};

use crate::ErrorBody;
use crate::route::{Payload, Route, Schemas, shape};

/// The whole document.
pub fn document(routes: &[Route]) -> Value {
    let mut schemas = Schemas::default();
    let refusal = schemas.answered(shape::<ErrorBody>);
    let mut paths: Map<String, Value> = Map::new();
    for route in routes {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method] = operation(route, &refusal, &mut schemas);
    }
    let document = json!({
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
            "schemas": schemas.into_definitions(),
            "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } },
        },
    });
    // Schemas know each other by another way to the same place.
    let text = document.to_string().replace("#/$defs/", "#/components/schemas/");
    serde_json::from_str(&text).expect("it was JSON a moment ago")
}

fn operation(route: &Route, refusal: &Value, schemas: &mut Schemas) -> Value {
    let mut parameters: Vec<Value> = Vec::new();
    for (name, is_number) in route.parameters() {
        let kind = if is_number { "integer" } else { "string" };
        parameters.push(json!({ "name": name, "in": "path", "required": true, "schema": { "type": kind } }));
    }
    for (name, schema, required) in route.query.map(|query| schemas.query(query)).unwrap_or_default() {
        let about = schema["description"].clone();
        parameters.push(
            json!({ "name": name, "in": "query", "required": required, "description": about, "schema": schema }),
        );
    }
    parameters.push(
        json!({ "name": "lang", "in": "query", "schema": { "enum": Language::ALL.map(Language::tag) } }),
    );
    let mut operation = json!({
        "operationId": route.id,
        "summary": route.about,
        "parameters": parameters,
        "responses": {
            "default": { "description": "A refusal", "content": { "application/json": { "schema": refusal } } },
            "2XX": { "description": "Done", "content": content(route.answer, Schemas::answered, schemas) },
        },
    });
    if !matches!(route.request, Payload::Nothing) {
        let content = content(route.request, Schemas::asked, schemas);
        operation["requestBody"] = json!({ "required": true, "content": content });
    }
    operation
}

fn content(
    payload: Payload,
    describe: fn(&mut Schemas, crate::route::Shape) -> Value,
    schemas: &mut Schemas,
) -> Value {
    match payload {
        Payload::Nothing => json!({}),
        Payload::Json(shape) => json!({ "application/json": { "schema": describe(schemas, shape) } }),
        Payload::File => json!({ "application/octet-stream": {} }),
        Payload::Events(shape) => {
            json!({ "text/event-stream": { "schema": { "description": "A field for each event", "allOf": [describe(schemas, shape)] } } })
        }
    }
}
