//! What is written from our types is fresh: the test writes it, and fails if it had to change something.

use std::fs;
use std::path::{Path, PathBuf};

use lucena_server::wire::typescript;

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
    is_fresh("web/src/api/types.gen.ts", &typescript::typescript());
}

/// Every name that a type mentions is a type of the file.
#[test]
fn typescript_is_closed() {
    let text = typescript::typescript();
    for (name, schema) in typescript::schemas() {
        assert!(text.contains(&format!(" {name} ")), "{name} is missing");
        let written = schema.to_string();
        for reference in written.split("#/$defs/").skip(1) {
            let target = reference.split('"').next().expect("a reference ends");
            assert!(text.contains(&format!(" {target} ")), "{name} mentions {target}");
        }
    }
}

#[test]
fn openapi_is_fresh() {
    let document = serde_json::to_string_pretty(&lucena_server::openapi::document()).expect("it is JSON");
    is_fresh("crates/lucena-server/openapi.json", &(document + "\n"));
}

/// Every type that the document mentions is described in it.
#[test]
fn openapi_is_closed() {
    let document = lucena_server::openapi::document();
    let written = document.to_string();
    let mut count = 0;
    for reference in written.split("#/components/schemas/").skip(1) {
        let name = reference.split('"').next().expect("a reference ends");
        assert!(document["components"]["schemas"][name].is_object(), "{name} is not described");
        count += 1;
    }
    assert!(count > 50, "{count} references");
}
