//! Where one game ends and the next begins, decided line by line without understanding the moves.
//!
//! A game starts at a tag line when the last telling line before it was no tag, and at a `1.` after a blank
//! line when the game before it has its result. The rule looks at nothing but the lines around the place, so
//! that any part of a file can be cut by itself, and a game whose comment is never closed spoils only itself.

use memchr::{memchr_iter, memrchr, memrchr_iter};

const BOM: &[u8] = b"\xef\xbb\xbf";

/// What a line says about where we are in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    /// `[Name "…`, the form of a tag.
    Tag,
    /// Anything else that means something: moves, results, comments.
    Text,
    /// Blank, or beginning with `%` or with a bracket that opens no tag: says nothing.
    Neutral,
}

fn classify(line: &[u8]) -> Line {
    let line = line.strip_prefix(BOM).unwrap_or(line).trim_ascii();
    match line.first() {
        None | Some(b'%') => Line::Neutral,
        Some(b'[') if is_tag(line) => Line::Tag,
        Some(b'[') => Line::Neutral,
        Some(_) => Line::Text,
    }
}

/// Whether bytes begin like `[Name "`.
fn is_tag(bytes: &[u8]) -> bool {
    let Some(rest) = bytes.strip_prefix(b"[") else { return false };
    let rest = rest.trim_ascii_start();
    let name = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
    0 < name && rest[name..].trim_ascii_start().starts_with(b"\"")
}

/// Whether a game starts with the line at `start`; the start of the bytes counts as the end of a game.
#[inline]
fn starts_at(bytes: &[u8], start: usize) -> bool {
    match &bytes[start..] {
        [b'[', ..] => is_tag(&bytes[start..]) && last_telling_line(bytes, start) != Some(Line::Tag),
        [0xef, 0xbb, 0xbf, rest @ ..] => is_tag(rest) && last_telling_line(bytes, start) != Some(Line::Tag),
        [b'1', b'.' | b' ', ..] => follows_a_result(bytes, start),
        _ => false,
    }
}

/// What the last line before `end` that says anything says.
fn last_telling_line(bytes: &[u8], mut end: usize) -> Option<Line> {
    while 0 < end {
        let start = line_start_before(bytes, end - 1);
        match classify(&bytes[start..end]) {
            Line::Neutral => end = start,
            line => return Some(line),
        }
    }
    None
}

/// Whether there is a blank line before `start`, and before that the result of a game.
fn follows_a_result(bytes: &[u8], start: usize) -> bool {
    let before = &bytes[..start];
    let text = before.trim_ascii_end();
    let blank_lines = memchr_iter(b'\n', &before[text.len()..]).count() > 1;
    blank_lines && [&b"1-0"[..], b"0-1", b"1/2-1/2", b"*"].iter().any(|result| text.ends_with(result))
}

/// The start of the line that the byte at `at` belongs to.
fn line_start_before(bytes: &[u8], at: usize) -> usize {
    memrchr(b'\n', &bytes[..at]).map_or(0, |newline| newline + 1)
}

/// The first game start after the place `from`.
#[inline]
pub(crate) fn next_start(bytes: &[u8], from: usize) -> Option<usize> {
    memchr_iter(b'\n', &bytes[from.min(bytes.len())..])
        .map(|newline| from + newline + 1)
        .find(|&start| starts_at(bytes, start))
}

/// The last game start of the bytes, other than at their very beginning.
pub(crate) fn last_start(bytes: &[u8]) -> Option<usize> {
    memrchr_iter(b'\n', bytes).map(|newline| newline + 1).find(|&start| starts_at(bytes, start))
}

/// The first game start at or after `from`, where the bytes before `from` are there to be looked back at.
pub(crate) fn start_at_or_after(bytes: &[u8], from: usize) -> Option<usize> {
    match from.checked_sub(1) {
        None if starts_at(bytes, 0) => Some(0),
        before => next_start(bytes, before.unwrap_or(0)),
    }
}

/// The games of some bytes, each with its place.
pub(crate) struct Records<'a> {
    bytes: &'a [u8],
    start: usize,
}

impl<'a> Records<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Records<'a> {
        Records { bytes, start: 0 }
    }
}

impl<'a> Iterator for Records<'a> {
    type Item = (usize, &'a [u8]);

    fn next(&mut self) -> Option<(usize, &'a [u8])> {
        let start = self.start;
        if start >= self.bytes.len() {
            return None;
        }
        self.start = next_start(self.bytes, start).unwrap_or(self.bytes.len());
        Some((start, &self.bytes[start..self.start]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        let records: Vec<String> =
            Records::new(text.as_bytes()).map(|(_, bytes)| String::from_utf8_lossy(bytes).into()).collect();
        assert_eq!(records, expected);
        // Cutting from any place finds the same starts as cutting from the beginning.
        let starts: Vec<usize> = Records::new(text.as_bytes()).map(|(start, _)| start).skip(1).collect();
        for from in 1..text.len() {
            let expected = starts.iter().copied().find(|&start| from <= start);
            assert_eq!(start_at_or_after(text.as_bytes(), from), expected, "from {from} of {text:?}");
        }
        assert_eq!(last_start(text.as_bytes()), starts.last().copied());
    }

    #[test]
    fn games_are_cut_at_their_first_tag() {
        let one = "[Event \"a\"]\n[Site \"b\"]\n\n1. e4 *\n\n";
        check(&format!("{one}{one}"), &[one, one]);
        let tight = "[Event \"a\"]\n1. e4 *\n";
        check(&format!("{tight}{tight}{tight}"), &[tight, tight, tight]);
        let windows = "[Event \"a\"]\r\n\r\n1. e4 *\r\n\r\n";
        check(&format!("{windows}{windows}"), &[windows, windows]);
    }

    #[test]
    fn only_tags_after_moves_start_a_game() {
        check("[Event \"a\"]\n\n[Site \"b\"]\n\n1. e4 *\n", &["[Event \"a\"]\n\n[Site \"b\"]\n\n1. e4 *\n"]);
        check(
            "1. e4 {\n[%csl Ra1]\n[Tal]\n[see 3] } e5 *\n",
            &["1. e4 {\n[%csl Ra1]\n[Tal]\n[see 3] } e5 *\n"],
        );
        check(
            "[Event \"a\"]\n[Broken\n[Site \"b\"]\n\n*\n",
            &["[Event \"a\"]\n[Broken\n[Site \"b\"]\n\n*\n"],
        );
    }

    #[test]
    fn games_without_tags_are_cut_after_a_result() {
        check("1. e4 *\n\n1. d4 1-0\n\n\n1. c4 *\n", &["1. e4 *\n\n", "1. d4 1-0\n\n\n", "1. c4 *\n"]);
        check("1. e4 {\n\n1. d4 } 1-0\n", &["1. e4 {\n\n1. d4 } 1-0\n"]);
        check("[Event \"a\"]\n\n1. e4 *\n", &["[Event \"a\"]\n\n1. e4 *\n"]);
    }

    #[test]
    fn an_open_comment_ends_with_its_game() {
        check("1. e4 {oh\n\n[Event \"b\"]\n\n*\n", &["1. e4 {oh\n\n", "[Event \"b\"]\n\n*\n"]);
    }

    #[test]
    fn byte_order_marks_of_joined_files_are_no_text() {
        let one = "\u{feff}[Event \"a\"]\n[Site \"b\"]\n\n1. e4 *\n";
        check(&format!("{one}{one}"), &[one, one]);
    }
}
