//! Lists every message file of `data/messages` for embedding, so that a new file needs no registration.

#![allow(clippy::disallowed_methods, reason = "a build script reads what cargo tells it; 2026-11-15")]

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let messages = here.join("../../data/messages");
    let mut list = String::from("&[\n");
    for language in ["pt", "en"] {
        for path in message_files(&messages.join(language))? {
            let area = path.file_stem().expect("a file with an extension").to_string_lossy();
            let path = path.canonicalize()?;
            list += &format!("    ({language:?}, {area:?}, include_str!({path:?})),\n");
        }
    }
    list += "]\n";
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("message_files.rs"), list)
}

/// The `.ftl` files of a folder in the order of their names; cargo watches the folder and each of them.
fn message_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries: Result<Vec<PathBuf>, io::Error> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut files: Vec<PathBuf> =
        entries?.into_iter().filter(|path| path.extension().is_some_and(|ext| ext == "ftl")).collect();
    files.sort();
    for file in &files {
        println!("cargo::rerun-if-changed={}", file.display());
    }
    Ok(files)
}
