//! Conversations written down in `tests/data/*.transcript` and held with the built binary.
//!
//! A line begins with `$` (a new run, with its arguments), `>` (typed), `<` (answered on standard output), `<*` (answered,
//! and begins like this), `<...` (any lines), `!` (written to standard error), `=` (exit status, 0 if not said) or
//! `#` (a remark). `~` waits for an answer that begins like this before more is typed. In typed lines `\r \t \\ \xHH` mean what they do in Rust, and `\c` at the end means no line end.

use std::fs;
use std::path::Path;

use crate::program::{self, Run};

/// One run of the program as it is expected.
#[derive(Default, Debug)]
pub(crate) struct Conversation {
    pub(crate) place: String,
    pub(crate) arguments: Vec<String>,
    pub(crate) input: Vec<u8>,
    /// After so many bytes of input, wait for an answer that begins like this.
    pub(crate) waits: Vec<(usize, String)>,
    pub(crate) answers: Vec<Answer>,
    pub(crate) errors: Vec<String>,
    pub(crate) status: i32,
}

/// An expected line of output.
#[derive(Debug)]
pub(crate) enum Answer {
    Exactly(String),
    BeginsWith(String),
    AnyLines,
}

/// All conversations whose file name begins with `prefix`.
pub(crate) fn conversations(prefix: &str) -> Vec<Conversation> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut names: Vec<_> = fs::read_dir(&folder)
        .expect("the folder of the transcripts")
        .map(|entry| entry.expect("a readable folder").file_name().into_string().expect("a plain name"))
        .filter(|name| name.starts_with(prefix) && name.ends_with(".transcript"))
        .collect();
    names.sort();
    assert!(!names.is_empty(), "no transcript begins with {prefix}");
    names
        .iter()
        .flat_map(|name| read(name, &fs::read_to_string(folder.join(name)).expect("a readable file")))
        .collect()
}

fn read(name: &str, source: &str) -> Vec<Conversation> {
    let mut all: Vec<Conversation> = Vec::new();
    for (number, line) in source.lines().enumerate() {
        let place = format!("{name}, line {}", number + 1);
        let (mark, rest) = line.split_once(' ').unwrap_or((line, ""));
        if mark == "$" {
            let arguments = rest.split_whitespace().map(str::to_owned).collect();
            all.push(Conversation { place, arguments, ..Conversation::default() });
            continue;
        }
        if mark.is_empty() || mark == "#" {
            continue;
        }
        let now = all.last_mut().unwrap_or_else(|| panic!("{place}: begin with $"));
        match mark {
            ">" => now.input.extend(typed(rest)),
            "~" => now.waits.push((now.input.len(), rest.to_owned())),
            "<" => now.answers.push(Answer::Exactly(rest.to_owned())),
            "<*" => now.answers.push(Answer::BeginsWith(rest.to_owned())),
            "<..." => now.answers.push(Answer::AnyLines),
            "!" => now.errors.push(rest.to_owned()),
            "=" => now.status = rest.parse().unwrap_or_else(|_| panic!("{place}: not a status")),
            _ => panic!("{place}: unknown mark {mark:?}"),
        }
    }
    all
}

/// The bytes that a `>` line stands for.
fn typed(line: &str) -> Vec<u8> {
    let (line, end) = match line.strip_suffix("\\c") {
        Some(line) => (line, ""),
        None => (line, "\n"),
    };
    let mut bytes = Vec::new();
    let mut rest = line.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte != b'\\' {
            bytes.push(byte);
            continue;
        }
        let (&escape, after) = rest.split_first().expect("something after the backslash");
        rest = after;
        bytes.push(match escape {
            b'r' => b'\r',
            b't' => b'\t',
            b'\\' => b'\\',
            b'x' => {
                let digits = std::str::from_utf8(&rest[..2]).expect("two digits");
                rest = &rest[2..];
                u8::from_str_radix(digits, 16).expect("two hexadecimal digits")
            }
            other => panic!("unknown escape \\{}", other as char),
        });
    }
    bytes.extend(end.bytes());
    bytes
}

/// Holds every conversation with the binary.
pub(crate) fn hold(prefix: &str) {
    for conversation in conversations(prefix) {
        let arguments: Vec<&str> = conversation.arguments.iter().map(String::as_str).collect();
        let place = &conversation.place;
        let run = match conversation.waits.as_slice() {
            [] => program::run(&arguments, &conversation.input),
            waits => program::converse(&arguments, &conversation.input, waits, place),
        };
        let lines: Vec<&str> = run.out.lines().map(str::trim_end).collect();
        assert!(fits(&conversation.answers, &lines), "{place}: the output differs:\n{}", run.out);
        assert!(run.out.is_empty() || run.out.ends_with('\n'), "{place}: the last line has no end");
        compare_ends(&conversation, &run);
    }
}

fn compare_ends(conversation: &Conversation, run: &Run) {
    let errors: Vec<&str> = run.err.lines().collect();
    assert_eq!(errors, conversation.errors, "{}: standard error", conversation.place);
    assert_eq!(run.status, conversation.status, "{}: exit status", conversation.place);
}

fn fits(answers: &[Answer], lines: &[&str]) -> bool {
    match (answers.split_first(), lines.split_first()) {
        (None, None) => true,
        (Some((Answer::AnyLines, more)), _) => (0..=lines.len()).any(|skipped| fits(more, &lines[skipped..])),
        (Some((Answer::Exactly(expected), more)), Some((line, rest))) => {
            expected.trim_end() == *line && fits(more, rest)
        }
        (Some((Answer::BeginsWith(start), more)), Some((line, rest))) => {
            line.starts_with(start.trim_end()) && fits(more, rest)
        }
        _ => false,
    }
}
