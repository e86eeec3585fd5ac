//! The detection log: one JSON line for every claim about an explained move, the unsaid and the refuted ones too.
//!
//! A log that has grown large is set aside under a number, and the oldest part is dropped, so that it never fills a disk.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use lucena_chess::notation::CastlingNotation;
use lucena_explain::Explanation;
use lucena_explain::gates::Ruling;
use lucena_wire as wire;
use serde_json::json;

/// How large a log grows before it is set aside.
const MOST_BYTES: u64 = 16 << 20;
/// How many parts are kept beside the one that is written.
const PARTS: u32 = 3;

/// Adds the claims about an explained move to the log.
///
/// # Errors
/// If the file cannot be opened or written.
pub fn append(path: &str, explanation: &Explanation) -> io::Result<()> {
    append_within(Path::new(path), explanation, MOST_BYTES)
}

fn append_within(path: &Path, explanation: &Explanation, most: u64) -> io::Result<()> {
    let mut lines = String::new();
    let scene = &explanation.evidence.scene;
    let mv = scene.before.coordinate(scene.mv, CastlingNotation::Standard);
    let time = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    for judged in &explanation.argument.judged {
        let mut line = json!(wire::claim(&judged.claim, scene));
        line["time"] = json!(time);
        line["fen"] = json!(scene.before.fen());
        line["move"] = json!(mv);
        line["version"] = json!(crate::cli::VERSION);
        line["outcome"] = json!(judged.outcome.key());
        line["nodes"] = json!(explanation.evidence.nodes);
        if let Ruling::Said(template) = &judged.outcome {
            line["template"] = json!(template);
        }
        lines.push_str(&line.to_string());
        lines.push('\n');
    }
    let mut file = open(path, lines.len() as u64, most)?;
    file.write_all(lines.as_bytes())
}

/// The log with room for so many bytes more.
fn open(path: &Path, coming: u64, most: u64) -> io::Result<File> {
    let size = fs::metadata(path).map_or(0, |data| data.len());
    if 0 < size && most < size + coming {
        for part in (1..PARTS).rev() {
            // A part that is not there yet leaves nothing to move.
            let _ = fs::rename(numbered(path, part), numbered(path, part + 1));
        }
        fs::rename(path, numbered(path, 1))?;
    }
    OpenOptions::new().create(true).append(true).open(path)
}

/// The name of a part that was set aside, 1 for the youngest.
fn numbered(path: &Path, part: u32) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{part}"));
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_log_is_set_aside_and_the_oldest_part_dropped() {
        let folder = std::env::temp_dir().join(format!("lucena-log-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join("log.jsonl");
        for round in 0..6u8 {
            let mut file = open(&path, 10, 15).expect("a log");
            file.write_all(&[b'0' + round; 10]).expect("written");
        }
        let read = |path: &Path| fs::read_to_string(path).unwrap_or_default();
        assert_eq!(read(&path), "5555555555");
        assert_eq!(read(&numbered(&path, 1)), "4444444444");
        assert_eq!(read(&numbered(&path, 3)), "2222222222");
        assert!(!numbered(&path, 4).exists(), "older parts are dropped");
        fs::remove_dir_all(&folder).expect("removed");
    }
}
