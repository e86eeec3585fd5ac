//! The house rules that a machine can check, over every source file of the workspace.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every Rust file of the crates and the fuzz targets.
fn sources() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for folder in ["crates", "fuzz/fuzz_targets"] {
        collect(&root().join(folder), &mut found);
    }
    assert!(found.len() > 30, "the sources were not found");
    found.sort();
    found
}

fn collect(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).expect("the folder can be read").flatten() {
        let path = entry.path();
        if path.is_dir() && path.file_name().is_some_and(|name| name != "target") {
            collect(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).expect("a source is UTF-8");
            found.push((path, source));
        }
    }
}

#[track_caller]
fn none(complaint: &str, offenders: Vec<String>) {
    assert!(offenders.is_empty(), "{complaint}:\n{}", offenders.join("\n"));
}

#[test]
fn every_file_opens_with_its_sign() {
    let unsigned = sources().into_iter().filter(|(path, source)| {
        !source.starts_with("//!") && !path.components().any(|part| part.as_os_str() == "fuzz_targets")
    });
    none(
        "begin with `//!` and say what the file is for",
        unsigned.map(|(path, _)| path.display().to_string()).collect(),
    );
}

#[test]
fn no_file_is_an_attic() {
    let attics = ["util", "utils", "misc", "common", "helpers", "types", "stuff"];
    let named_so = sources().into_iter().map(|(path, _)| path).filter(|path| {
        path.components().any(|part| {
            let name = part.as_os_str().to_string_lossy();
            attics.contains(&name.trim_end_matches(".rs"))
        })
    });
    none("a thing without a home has no name yet", named_so.map(|path| path.display().to_string()).collect());
}

#[test]
fn files_stay_small() {
    let long = sources().into_iter().filter(|(_, source)| source.lines().count() > 600);
    none(
        "a file past 600 lines holds two things",
        long.map(|(path, _)| path.display().to_string()).collect(),
    );
}

/// An exception says why, and since when, so that somebody asks again.
#[test]
fn every_exception_has_a_date() {
    let mut undated = Vec::new();
    for (path, source) in sources() {
        for (index, line) in source.lines().enumerate() {
            let is_exception =
                line.trim_start().starts_with("#[allow(") || line.trim_start().starts_with("#![allow(");
            let block: String = source.lines().skip(index).take(6).collect::<Vec<_>>().join(" ");
            let attribute = block.split_once(")]").map_or(block.as_str(), |(attribute, _)| attribute);
            let dated = attribute
                .split(|c: char| !c.is_ascii_digit() && c != '-')
                .any(|word| word.len() == 10 && word.starts_with("20") && word.matches('-').count() == 2);
            if is_exception && !dated {
                undated.push(format!("{}:{}", path.display(), index + 1));
            }
        }
    }
    none("an `allow` carries a reason and a date", undated);
}
