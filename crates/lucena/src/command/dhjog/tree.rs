//! The tree of a set as JSON, for editors with forms and blocks, and the way back.

use lucena_lang::dhjog::{FileTree, blocks, parse, text_of_blocks};
use lucena_lang::{Language, Source};
use lucena_text::{Text, args};
use lucena_wire::{tree_json, tree_of_json};
use serde_json::Value;

/// The tree of a text, if it is a set.
pub(super) fn json_of(source: &Source) -> Value {
    match parse(source).file {
        Some(FileTree::Set(tree)) => tree_json(&blocks(&tree)),
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
    text_of_blocks(&tree_of_json(&value), language).map_err(|error| bad(&error.path, error.expected))
}
