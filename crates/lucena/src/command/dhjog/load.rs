//! The sources that the command line means: files, standard input, or titles of the shipped sets.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use lucena_games::encoding::text_of;
use lucena_lang::Source;
use lucena_lang::dhjog::{SHIPPED, folded};
use lucena_text::args;

use crate::cli::{Console, Failure};

/// Far more than a set may have: the language's own limit gives a better answer to what is a little too long.
const MOST_BYTES: u64 = 16 << 20;

/// Reads a file, standard input for `-`, or a shipped set by the name of its file.
pub(super) fn source(path: &str, console: &mut Console<'_>) -> Result<Source, Failure> {
    let text = console.text;
    let failed = |error| Failure::Read { path: path.to_owned(), error };
    let mut bytes = Vec::new();
    if path == "-" {
        (&mut console.input).take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
    } else {
        if let (false, Some((name, words))) = (Path::new(path).exists(), shipped(path)) {
            return Ok(Source::new(name, words));
        }
        File::open(path).map_err(failed)?.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
    }
    let name = if path == "-" { text.get("cli-standard-input") } else { path.to_owned() };
    match text_of(&bytes) {
        // A line may end as on any machine.
        Some(words) => Ok(Source::new(name, words.replace("\r\n", "\n").replace('\r', "\n"))),
        None => Err(Failure::Input(text.format("dhjog-not-text", args!["file" => name]))),
    }
}

/// The shipped set with this name, with or without the ending, hyphens or underscores alike.
fn shipped(name: &str) -> Option<(&'static str, &'static str)> {
    let plain = |name: &str| folded(name.trim_end_matches(".dhjog")).replace('_', "-");
    let wanted = plain(name);
    SHIPPED.iter().copied().find(|(known, _)| plain(known) == wanted)
}
