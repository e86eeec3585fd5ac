//! Finds the languages: every folder of `data/messages` with a `language.txt` is one. Lists them and every message file in them
//! for embedding, so that neither a new file nor a new language needs registration.

#![allow(clippy::disallowed_methods, reason = "a build script reads what cargo tells it; 2026-11-15")]

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What a folder says about its language.
const MANIFEST: &str = "language.txt";
/// The languages that are always there and complete come first, in this order; the others follow by name.
const FIRST: [&str; 2] = ["pt", "en"];
/// How moves are written, as manifests name it, and as `lucena-chess` does.
const DIALECTS: [(&str, &str); 7] = [
    ("english", "English"),
    ("figurines", "Figurines"),
    ("portuguese", "Portuguese"),
    ("spanish", "Spanish"),
    ("french", "French"),
    ("german", "German"),
    ("dutch", "Dutch"),
];

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    // Another folder, to try a language out without touching the tree.
    println!("cargo::rerun-if-env-changed=LUCENA_MESSAGES");
    let messages = env::var_os("LUCENA_MESSAGES").map_or(here.join("../../data/messages"), PathBuf::from);
    let (mut languages, mut list) = (String::from("[\n"), String::from("&[\n"));
    for tag in tags(&messages)? {
        let folder = messages.join(&tag);
        languages += &language(&tag, &folder.join(MANIFEST))?;
        for path in files(&folder)?.iter().filter(|path| path.extension().is_some_and(|ext| ext == "ftl")) {
            let area = path.file_stem().expect("a file with an extension").to_string_lossy();
            let path = path.canonicalize()?;
            list += &format!("    ({tag:?}, {area:?}, include_str!({path:?})),\n");
        }
    }
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    // Fluent takes a function without memory, so that each language needs one of its own.
    let formatters: String =
        (0..languages.lines().count() - 1).map(|index| format!("written::<_, {index}>, ")).collect();
    fs::write(out.join("formatters.rs"), format!("[{formatters}]\n"))?;
    fs::write(out.join("languages.rs"), languages + "]\n")?;
    fs::write(out.join("message_files.rs"), list + "]\n")
}

/// The folders that say of themselves that they are a language.
fn tags(messages: &Path) -> io::Result<Vec<String>> {
    let name = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned());
    let folders = files(messages)?.into_iter().filter(|path| path.join(MANIFEST).is_file());
    let mut tags: Vec<String> = folders.filter_map(|path| name(&path)).collect();
    let is_missing = |first: &&&str| !tags.iter().any(|tag| tag == **first);
    if let Some(first) = FIRST.iter().find(is_missing) {
        return Err(fault(&messages.join(first).join(MANIFEST), "is missing"));
    }
    let place = |tag: &str| FIRST.iter().position(|first| *first == tag).unwrap_or(FIRST.len());
    tags.sort_by_key(|tag| (place(tag), tag.clone()));
    Ok(tags)
}

/// What is in a folder, in the order of the names; cargo watches the folder and everything in it.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries: Result<Vec<PathBuf>, io::Error> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut files = entries?;
    files.sort();
    for file in &files {
        println!("cargo::rerun-if-changed={}", file.display());
    }
    Ok(files)
}

/// A language as a line of Rust, from its manifest: lines of a name, an equals sign and a value.
fn language(tag: &str, manifest: &Path) -> io::Result<String> {
    let text = fs::read_to_string(manifest)?;
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut known = Vec::new();
    for line in lines {
        let pair = line.split_once('=').map(|(name, value)| (name.trim(), value.trim()));
        known.push(
            pair.ok_or_else(|| fault(manifest, &format!("has a line without an equals sign: {line}")))?,
        );
    }
    const NAMES: [&str; 5] = ["name", "locale", "moves", "thousands", "decimal"];
    if let Some((name, _)) = known.iter().find(|(name, _)| !NAMES.contains(name)) {
        return Err(fault(manifest, &format!("says {name}, which nobody asks; known are {NAMES:?}")));
    }
    let value = |wanted: &str| {
        let found =
            known.iter().find(|(name, value)| *name == wanted && !value.is_empty()).map(|(_, value)| *value);
        found.ok_or_else(|| fault(manifest, &format!("does not say {wanted}")))
    };
    let mark = |wanted: &str| match value(wanted)? {
        "space" => Ok('\u{a0}'),
        mark if mark.chars().count() == 1 => Ok(mark.chars().next().unwrap_or_default()),
        other => Err(fault(manifest, &format!("has {wanted} = {other}; one character or the word space"))),
    };
    let moves = value("moves")?;
    let Some((_, dialect)) = DIALECTS.iter().find(|(name, _)| *name == moves) else {
        let names = DIALECTS.map(|(name, _)| name).join(", ");
        return Err(fault(manifest, &format!("has moves = {moves}; one of {names}")));
    };
    Ok(format!(
        "    Known {{ tag: {tag:?}, name: {:?}, locale: {:?}, dialect: Dialect::{dialect}, thousands: {:?}, decimal: {:?} }},\n",
        value("name")?,
        value("locale")?,
        mark("thousands")?,
        mark("decimal")?,
    ))
}

fn fault(file: &Path, what: &str) -> io::Error {
    io::Error::other(format!("{} {what}", file.display()))
}
