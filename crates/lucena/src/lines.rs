//! Lines from anybody, read with a limit: however long a line is, little memory is used.

use std::io::{self, BufRead, ErrorKind};

/// A line that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// All of it, without its end mark; any bytes. Blanks beyond the limit are left out.
    Whole(Vec<u8>),
    /// It had more bytes than allowed, blanks at its end not counted, and was skipped.
    TooLong,
}

/// The next line, or nothing at the end of the input. A last line without an end mark is a line too, unless it is empty.
///
/// # Errors
/// If the input cannot be read.
pub fn read_line(input: &mut dyn BufRead, limit: usize) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let mut is_empty = true;
    let mut is_too_long = false;
    loop {
        let available = match input.fill_buf() {
            Ok(available) => available,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if available.is_empty() {
            return Ok((!is_empty).then(|| finish(line, is_too_long)));
        }
        let end = available.iter().position(|&byte| byte == b'\n');
        let part = &available[..end.unwrap_or(available.len())];
        let room = limit.saturating_sub(line.len()).min(part.len());
        line.extend_from_slice(&part[..room]);
        is_empty &= part.is_empty();
        is_too_long |= !part[room..].trim_ascii().is_empty();
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(finish(line, is_too_long)));
        }
    }
}

fn finish(line: Vec<u8>, is_too_long: bool) -> Line {
    if is_too_long { Line::TooLong } else { Line::Whole(line) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8], limit: usize) -> Vec<Line> {
        // A buffer of three bytes, so that lines are pieced together.
        let mut input = io::BufReader::with_capacity(3, bytes);
        std::iter::from_fn(|| read_line(&mut input, limit).expect("memory can be read")).collect()
    }

    fn whole(text: &str) -> Line {
        Line::Whole(text.as_bytes().to_vec())
    }

    #[test]
    fn lines_are_told_apart() {
        assert_eq!(all(b"", 9), []);
        assert_eq!(all(b"\n", 9), [whole("")]);
        assert_eq!(all(b"one\r\n\ntwo words", 9), [whole("one\r"), whole(""), whole("two words")]);
    }

    #[test]
    fn blanks_past_the_limit_do_no_harm() {
        assert_eq!(all(b"1234      \t \r\n1234     5\n", 4), [whole("1234"), Line::TooLong]);
    }

    #[test]
    fn a_line_past_the_limit_is_skipped_and_the_next_one_read() {
        assert_eq!(
            all(b"1234\n12345\n1\n12345", 4),
            [whole("1234"), Line::TooLong, whole("1"), Line::TooLong]
        );
    }
}
