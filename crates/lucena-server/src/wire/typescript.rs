//! TypeScript for the types of the vocabulary, written from their JSON schemas.
//!
//! Only the shapes that our types have are known; anything else becomes `unknown`, which the front end cannot use by
//! mistake.

use std::fmt::Write;

use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value};

/// The schemas of all types of the vocabulary, as they are sent, by name.
pub fn schemas() -> Map<String, Value> {
    let mut generator: SchemaGenerator = SchemaSettings::draft2020_12().for_serialize().into();
    super::describe(&mut generator);
    generator.take_definitions(true)
}

/// The text of `types.gen.ts`.
pub fn typescript() -> String {
    let mut out = String::from(
        "// Written by `cargo test -p lucena-server` from the types of crates/lucena-server/src/wire; do not edit.\n",
    );
    for (name, schema) in schemas() {
        out.push('\n');
        write_comment(&mut out, "", &schema);
        let is_interface = schema["type"] == "object" && schema["properties"].is_object();
        // Writing to a text cannot fail.
        let _ = if is_interface {
            writeln!(out, "export interface {name} {}", interface(&schema))
        } else {
            writeln!(out, "export type {name} = {};", shape(&schema))
        };
    }
    out
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
        let _ = writeln!(out, "  {name}{mark}: {};", shape(property));
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
        "object" if schema["properties"].is_object() => interface(schema),
        "object" => format!("Record<string, {}>", shape(&schema["additionalProperties"])),
        _ => "unknown".to_owned(),
    }
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
