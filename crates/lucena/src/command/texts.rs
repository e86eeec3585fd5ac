//! Texts of either language as the command line names them: files and standard input.

use std::fs::File;
use std::io::Read;

use lucena_games::encoding::text_of;
use lucena_lang::Source;
use lucena_text::{Text, args};

use crate::cli::{Console, Failure};

/// More than any text that a person wrote; the languages have limits of their own, with better answers.
const MOST_BYTES: u64 = 16 << 20;

/// Reads a file, or standard input for `-`.
pub(super) fn source(path: &str, console: &mut Console<'_>) -> Result<Source, Failure> {
    if path != "-" {
        return file(path, console.text);
    }
    read(console.text.get("cli-standard-input"), path, &mut console.input, console.text)
}

/// Reads a file.
pub(super) fn file(path: &str, text: Text) -> Result<Source, Failure> {
    let mut file = File::open(path).map_err(|error| Failure::Read { path: path.to_owned(), error })?;
    read(path.to_owned(), path, &mut file, text)
}

fn read(name: String, path: &str, input: &mut dyn Read, text: Text) -> Result<Source, Failure> {
    let mut bytes = Vec::new();
    let failed = |error| Failure::Read { path: path.to_owned(), error };
    input.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Failure::Input(text.format("patlan-too-long", args!["file" => &name])));
    }
    match text_of(&bytes) {
        Some(words) => Ok(Source::new(name, words)),
        None => Err(Failure::Input(text.format("patlan-not-text", args!["file" => &name]))),
    }
}
