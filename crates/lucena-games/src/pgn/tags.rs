//! The tags of a record, and where its moves begin.

use memchr::memchr;

use super::reading::Lines;
use super::{Headers, ReadLimits, Reason, Stray, StrayKind, decode};

/// Longer lines of a record are not looked into for moves behind their tags.
const LONGEST: usize = 64 << 10;

/// Where the moves begin: after the last tag.
pub(super) fn movetext_start(record: &[u8]) -> usize {
    let mut at = 0;
    loop {
        at += blanks(&record[at..]);
        if record.get(at) != Some(&b'[') {
            return at;
        }
        let line = &record[at..at + line_length(&record[at..])];
        if LONGEST < line.len() || line.trim_ascii_end().ends_with(b"]") {
            at += line.len();
            continue;
        }
        // Moves may follow on the line of a tag.
        match tag(line) {
            Some((_, _, length)) => at += length,
            None => at += line.len(),
        }
    }
}

/// The tags of a record; lines that open with a bracket and are none are handed back as they are.
///
/// # Errors
/// If there are more tags than allowed, or longer ones.
pub(super) fn read(record: &[u8], limits: &ReadLimits) -> Result<(Headers, Vec<Stray>), Reason> {
    let (mut headers, mut strays) = (Headers::default(), Vec::new());
    let (mut at, mut lines) = (0, Lines::default());
    loop {
        at += blanks(&record[at..]);
        if record.get(at) != Some(&b'[') {
            return Ok((headers, strays));
        }
        let line = &record[at..at + line_length(&record[at..])];
        if limits.tag_bytes < line.len() {
            return Err(Reason::BadTag);
        }
        if limits.tags <= headers.len() {
            return Err(Reason::TooManyTags);
        }
        match tag(line) {
            Some((name, value, length)) => {
                headers.push(&decode(name), &decode(&value));
                at += length;
            }
            None => {
                let token = decode(line.trim_ascii()).into_owned();
                let line_number = lines.at(record, at);
                strays.push(Stray { kind: StrayKind::Word, token, offset: at as u64, line: line_number });
                at += line.len();
            }
        }
    }
}

/// Name and value of the tag that begins here, and how long it is.
fn tag(bytes: &[u8]) -> Option<(&[u8], Vec<u8>, usize)> {
    let quote = memchr(b'"', bytes)?;
    let name = bytes[..quote].strip_prefix(b"[")?.trim_ascii();
    if name.is_empty() || name.contains(&b']') {
        return None;
    }
    let mut value = Vec::new();
    let mut at = quote + 1;
    loop {
        match (bytes.get(at), bytes.get(at + 1)) {
            (Some(b'\\'), Some(&escaped @ (b'"' | b'\\'))) => {
                value.push(escaped);
                at += 1;
            }
            // A value that is not closed ends with its line.
            (Some(b'"' | b'\r' | b'\n') | None, _) => break,
            (Some(&byte), _) => value.push(byte),
        }
        at += 1;
    }
    let rest = &bytes[bytes.len().min(at + 1)..];
    let gap = rest.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let bracket = usize::from(rest.get(gap) == Some(&b']'));
    Some((name, value, bytes.len().min(at + 1) + gap + bracket))
}

/// How many bytes of blanks and byte-order marks there are, and of lines that `%` puts out of the standard's sight.
fn blanks(bytes: &[u8]) -> usize {
    let mut at = 0;
    loop {
        match &bytes[at..] {
            [b' ' | b'\t' | b'\r' | b'\n' | 0x0b | 0x0c, ..] => at += 1,
            [0xef, 0xbb, 0xbf, ..] => at += 3,
            [b'%', ..] if at == 0 || bytes[at - 1] == b'\n' => at += line_length(&bytes[at..]),
            _ => return at,
        }
    }
}

fn line_length(bytes: &[u8]) -> usize {
    memchr(b'\n', bytes).map_or(bytes.len(), |length| length + 1)
}
