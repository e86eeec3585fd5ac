//! TypeScript for the types and routes of the vocabulary, written from their JSON schemas.
//!
//! Only the shapes that our types have are known; anything else becomes `unknown`, which the front end cannot use by
//! mistake.

use std::fmt::Write;

use serde_json::{Map, Value};

use crate::route::{Payload, Route, Schemas, shape as describe};

const HEAD: &str = "// Written by `cargo test -p lucena-server generated` from crates/lucena-wire and the table of routes; do not edit.\n";

/// The text of `types.gen.ts`: every type that a route mentions.
pub fn types(routes: &[Route]) -> String {
    let mut out = String::from(HEAD);
    out += "import type { Lang } from '../i18n/lang';\n";
    for (name, schema) in definitions(routes) {
        out.push('\n');
        write_comment(&mut out, "", &schema);
        let is_interface =
            schema["type"] == "object" && schema["properties"].is_object() && by_language(&schema).is_none();
        // Writing to a text cannot fail.
        let _ = if is_interface {
            writeln!(out, "export interface {name} {}", interface(&schema))
        } else {
            writeln!(out, "export type {name} = {};", shape(&schema))
        };
    }
    out
}

/// The schemas of every type that a route mentions.
pub fn definitions(routes: &[Route]) -> Map<String, Value> {
    let mut schemas = Schemas::default();
    schemas.answered(describe::<crate::ErrorBody>);
    for route in routes {
        operation(route, &mut schemas);
    }
    schemas.into_definitions()
}

/// The text of `routes.gen.ts`: what each operation is asked with and answers, and where it is.
pub fn routes(routes: &[Route]) -> String {
    let mut schemas = Schemas::default();
    let mut out = String::from(HEAD);
    out += "import type * as wire from './types.gen';\n\n/** What each operation is asked with, and what comes back. */\nexport interface Operations {\n";
    for route in routes {
        let _ =
            writeln!(out, "  /** {} */\n  {}: {};", route.about, route.id, operation(route, &mut schemas));
    }
    out += "}\n\n/** How each operation is called: method and path. */\nexport const ROUTES = {\n";
    for route in routes {
        let path = route.path.trim_start_matches("/api");
        let _ = writeln!(out, "  {}: ['{}', '{path}'],", route.id, route.method.to_uppercase());
    }
    out += "} as const satisfies Record<keyof Operations, readonly [string, string]>;\n";
    out
}

/// An operation as a type: what goes in and what comes out.
fn operation(route: &Route, schemas: &mut Schemas) -> String {
    let mut asked: Vec<String> = Vec::new();
    let path: Vec<String> = route
        .parameters()
        .map(|(name, is_number)| format!("{name}: {}", if is_number { "number" } else { "string" }))
        .collect();
    if !path.is_empty() {
        asked.push(format!("path: {{ {} }}", path.join("; ")));
    }
    if let Some(query) = route.query {
        asked.push(format!("query: {}", named(&schemas.asked(query))));
    }
    match route.request {
        Payload::Json(shape) => asked.push(format!("body: {}", named(&schemas.asked(shape)))),
        Payload::File | Payload::Events(_) => asked.push("body: Blob".to_owned()),
        Payload::Nothing => {}
    }
    let asked = if asked.is_empty() { "object".to_owned() } else { format!("{{ {} }}", asked.join("; ")) };
    match route.answer {
        Payload::Nothing => format!("{{ asked: {asked}; answer: undefined }}"),
        Payload::File => format!("{{ asked: {asked}; answer: Blob }}"),
        Payload::Json(shape) => format!("{{ asked: {asked}; answer: {} }}", named(&schemas.answered(shape))),
        Payload::Events(shape) => {
            format!("{{ asked: {asked}; events: {} }}", named(&schemas.answered(shape)))
        }
    }
}

/// A type as the file of routes names it.
fn named(schema: &Value) -> String {
    match schema["$ref"].as_str() {
        Some(_) => format!("wire.{}", shape(schema)),
        None if schema["type"] == "array" => format!("Array<{}>", named(&schema["items"])),
        None => shape(schema),
    }
}

fn write_comment(out: &mut String, indent: &str, schema: &Value) {
    if let Some(text) = schema["description"].as_str() {
        let _ = writeln!(out, "{indent}/** {} */", text.replace('\n', " "));
    }
}

fn interface(schema: &Value) -> String {
    let mut out = String::from("{\n");
    let required: Vec<&str> = list(&schema["required"]).iter().filter_map(Value::as_str).collect();
    for (name, property) in schema["properties"].as_object().into_iter().flatten() {
        write_comment(&mut out, "  ", property);
        let mark = if required.contains(&name.as_str()) { "" } else { "?" };
        let shape = shape(property);
        // What may be left out is left out, not null.
        let shape = if mark.is_empty() { &shape } else { shape.trim_end_matches(" | null") };
        let _ = writeln!(out, "  {name}{mark}: {shape};");
    }
    out.push('}');
    out
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// A schema as a TypeScript type.
fn shape(schema: &Value) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        return reference.rsplit('/').next().unwrap_or("unknown").to_owned();
    }
    for words in ["anyOf", "oneOf"] {
        if schema[words].is_array() {
            return union(list(&schema[words]).iter().map(shape));
        }
    }
    if schema["enum"].is_array() {
        return union(list(&schema["enum"]).iter().map(Value::to_string));
    }
    if !schema["const"].is_null() {
        return schema["const"].to_string();
    }
    match &schema["type"] {
        Value::Array(kinds) => {
            union(kinds.iter().filter_map(Value::as_str).map(|kind| of_kind(kind, schema)))
        }
        Value::String(kind) => of_kind(kind, schema),
        _ => "unknown".to_owned(),
    }
}

fn of_kind(kind: &str, schema: &Value) -> String {
    match kind {
        "string" | "boolean" | "null" => kind.to_owned(),
        "integer" | "number" => "number".to_owned(),
        "array" if schema["prefixItems"].is_array() => {
            format!("[{}]", list(&schema["prefixItems"]).iter().map(shape).collect::<Vec<_>>().join(", "))
        }
        "array" => format!("Array<{}>", shape(&schema["items"])),
        "object" if schema["properties"].is_object() => {
            by_language(schema).or_else(|| each(schema)).unwrap_or_else(|| interface(schema))
        }
        "object" => format!("Record<string, {}>", shape(&schema["additionalProperties"])),
        _ => "unknown".to_owned(),
    }
}

/// What is said in every language, perhaps with something beside it: the pages may have more languages than are named.
fn by_language(schema: &Value) -> Option<String> {
    let mut rest = schema.clone();
    let properties = rest["properties"].as_object_mut()?;
    let (pt, en) = (properties.remove("pt")?, properties.remove("en")?);
    let said = (shape(&pt) == shape(&en)).then(|| format!("Record<Lang, {}>", shape(&en)))?;
    Some(if properties.is_empty() { said } else { format!("{said} & {}", interface(&rest)) })
}

/// A map with a value of one type for each of some words.
fn each(schema: &Value) -> Option<String> {
    let words: Vec<String> = list(&schema["required"]).iter().map(Value::to_string).collect();
    let properties = schema["properties"].as_object()?;
    let mut shapes: Vec<String> = properties.values().map(shape).collect();
    shapes.dedup();
    let [shape] = &shapes[..] else { return None };
    let is_each = 1 < words.len() && words.len() == properties.len();
    is_each.then(|| format!("Record<{}, {shape}>", union(words.into_iter())))
}

/// The alternatives once each, in their order.
fn union(parts: impl Iterator<Item = String>) -> String {
    let mut known: Vec<String> = Vec::new();
    for part in parts {
        if !known.contains(&part) {
            known.push(part);
        }
    }
    known.join(" | ")
}
