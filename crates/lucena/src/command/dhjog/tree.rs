//! The tree of a set as JSON, for editors with forms and blocks, and the way back.

use lucena_lang::dhjog::{Data, FileTree, blocks, parse, text_of_blocks};
use lucena_lang::{Language, Source};
use lucena_text::{Text, args};
use serde_json::{Map, Value};

/// The tree of a text, if it is a set.
pub(super) fn json_of(source: &Source) -> Value {
    match parse(source).file {
        Some(FileTree::Set(tree)) => to_json(&blocks(&tree)),
        _ => Value::Null,
    }
}

/// The text of a tree, or what is wrong with it.
pub(super) fn text_of(
    source: &Source,
    language: Option<Language>,
    text: Text,
) -> Result<String, Vec<String>> {
    let bad = |path: &str, expected: &str| {
        let words = args!["file" => source.name(), "path" => path, "expected" => expected];
        vec![text.format("dhjog-bad-tree", words)]
    };
    let value: Value = serde_json::from_str(source.text()).map_err(|error| {
        let place = format!("{}:{}", error.line(), error.column());
        bad(&place, "JSON")
    })?;
    // What `check --json --ast` writes is a list of files.
    let value = value.get("tree").cloned().unwrap_or(value);
    let language = language.unwrap_or(lucena_lang::voice::keywords(text));
    text_of_blocks(&from_json(&value), language).map_err(|error| bad(&error.path, error.expected))
}

fn to_json(data: &Data) -> Value {
    match data {
        Data::Nothing => Value::Null,
        Data::Truth(truth) => Value::from(*truth),
        Data::Number(number) if number.fract() == 0.0 && number.abs() < 1e15 => Value::from(*number as i64),
        Data::Number(number) => Value::from(*number),
        Data::Text(text) => Value::from(text.as_str()),
        Data::List(parts) => parts.iter().map(to_json).collect(),
        Data::Object(fields) => {
            let fields = fields.iter().map(|(name, value)| (name.clone(), to_json(value)));
            Value::Object(fields.collect::<Map<String, Value>>())
        }
    }
}

fn from_json(value: &Value) -> Data {
    match value {
        Value::Null => Data::Nothing,
        Value::Bool(truth) => Data::Truth(*truth),
        Value::Number(number) => Data::Number(number.as_f64().unwrap_or(f64::NAN)),
        Value::String(text) => Data::Text(text.clone()),
        Value::Array(parts) => Data::List(parts.iter().map(from_json).collect()),
        Value::Object(fields) => {
            Data::Object(fields.iter().map(|(name, value)| (name.clone(), from_json(value))).collect())
        }
    }
}
