//! Lists the files of the built front end (`web/dist`) for embedding in a release; there are none if it was not built.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    let built = here.join("../../web/dist");
    println!("cargo::rerun-if-changed=build.rs");
    let mut files = Vec::new();
    // Programs for development read the files where they are, so that a change needs no new build.
    if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        // Cargo runs a script anew each time if what it watches is not there, so an empty folder is put there. Where
        // that is not possible, everything works all the same.
        let _ = fs::create_dir_all(&built);
        println!("cargo::rerun-if-changed={}", built.display());
        if built.is_dir() {
            collect(&built, &mut files)?;
        }
    }
    files.sort();
    let mut list = String::from("&[\n");
    for file in &files {
        let name =
            file.strip_prefix(&built).expect("it was found in there").to_string_lossy().replace('\\', "/");
        list += &format!("    ({name:?}, include_bytes!({:?})),\n", file.canonicalize()?);
    }
    list += "]\n";
    fs::write(out.join("assets.rs"), list)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
