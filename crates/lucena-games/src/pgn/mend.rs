//! What pgn-reader would pass over in silence: moves written in other ways than the standard's.
//!
//! `e2-e4`, `e8Q`, `e8(Q)`, `o-o` and `exd6e.p.` are rewritten before the game is replayed, and a token that
//! looks like a move but is none makes the game a broken one instead of a shorter one. Most games need
//! nothing of this, and for them only a quick look at each token is taken.

use std::borrow::Cow;

use memchr::memchr;

/// The text of a game with all its moves in the standard's form.
///
/// # Errors
/// With the first token that looks like a move but cannot be one.
pub(super) fn mend(record: &[u8]) -> Result<Cow<'_, [u8]>, String> {
    let mut mended: Vec<u8> = Vec::new();
    let mut copied = 0;
    let mut at = movetext_start(record);
    while let Some(&byte) = record.get(at) {
        at = match byte {
            b'{' => after(record, at, b'}'),
            b';' => after(record, at, b'\n'),
            b'%' if at == 0 || record[at - 1] == b'\n' => after(record, at, b'\n'),
            b'a'..=b'h' | b'K' | b'Q' | b'R' | b'B' | b'N' | b'O' | b'o' => {
                let end = token_end(record, at);
                let token = &record[at..end];
                if is_standard(token) && bracketed_piece(record, at, end).is_none() {
                    end
                } else {
                    let (replacement, end) = rewrite(record, at, end)?;
                    mended.extend_from_slice(&record[copied..at]);
                    mended.extend_from_slice(&replacement);
                    copied = end;
                    end
                }
            }
            b' ' | b'\n' | b'\r' | b'\t' | b'.' | b'(' | b')' | b'0'..=b'9' | b'*' | b'!' | b'?' | b'$' => {
                at + 1
            }
            _ => token_end(record, at + 1),
        };
    }
    if copied == 0 {
        return Ok(Cow::Borrowed(record));
    }
    mended.extend_from_slice(&record[copied..]);
    Ok(Cow::Owned(mended))
}

/// Where the moves begin: after the last of the lines that open with a bracket.
fn movetext_start(record: &[u8]) -> usize {
    let mut at = if record.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
    loop {
        let blank = record[at..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        if record.get(at + blank) != Some(&b'[') {
            return at + blank;
        }
        at = after(record, at + blank, b'\n');
    }
}

/// The place after the next such byte, or the end.
fn after(record: &[u8], at: usize, byte: u8) -> usize {
    memchr(byte, &record[at..]).map_or(record.len(), |found| at + found + 1)
}

fn token_end(record: &[u8], at: usize) -> usize {
    let ends = |byte: &u8| {
        matches!(
            byte,
            b' ' | b'\n'
                | b'\r'
                | b'\t'
                | b'{'
                | b'}'
                | b'('
                | b')'
                | b'!'
                | b'?'
                | b'$'
                | b';'
                | b'.'
                | b'*'
        )
    };
    record[at..].iter().position(ends).map_or(record.len(), |length| at + length)
}

/// Whether a token is a move in the form of the standard.
#[inline]
fn is_standard(token: &[u8]) -> bool {
    let token = without_check(token);
    let token = match token {
        [b'O', rest @ ..] => return rest == b"-O" || rest == b"-O-O",
        [rest @ .., b'=', b'Q' | b'R' | b'B' | b'N'] => rest,
        _ => token,
    };
    let [origin @ .., b'a'..=b'h', b'1'..=b'8'] = token else { return false };
    let origin = match origin {
        [b'K' | b'Q' | b'R' | b'B' | b'N', rest @ ..] => rest,
        _ => origin,
    };
    let origin = origin.strip_suffix(b"x").unwrap_or(origin);
    matches!(origin, [] | [b'a'..=b'h'] | [b'1'..=b'8'] | [b'a'..=b'h', b'1'..=b'8'])
}

fn without_check(token: &[u8]) -> &[u8] {
    let marks = token.iter().rev().take_while(|byte| matches!(byte, b'+' | b'#')).count();
    &token[..token.len() - marks]
}

/// The piece that a pawn becomes in `e8(Q)`, which is no variation.
fn bracketed_piece(record: &[u8], at: usize, end: usize) -> Option<u8> {
    match (&record[at..end], &record[end..]) {
        ([b'a'..=b'h', .., b'1' | b'8'], &[b'(', piece @ (b'Q' | b'R' | b'B' | b'N'), b')', ..]) => {
            Some(piece)
        }
        _ => None,
    }
}

/// A token in the standard's form, and where it ends in the record; words that are no moves are dropped.
fn rewrite(record: &[u8], at: usize, end: usize) -> Result<(Vec<u8>, usize), String> {
    let token = &record[at..end];
    if let Some(piece) = bracketed_piece(record, at, end) {
        return Ok(([token, b"=", &[piece]].concat(), end + 3));
    }
    // The `e` of an `e.p.` without a space.
    if let [rest @ .., b'e'] = token
        && is_standard(rest)
        && record[end..].starts_with(b".p.")
    {
        return Ok((rest.to_vec(), end + 3));
    }
    let standard = standardize(token);
    if is_standard(&standard) {
        return Ok((standard, end));
    }
    // Words of commentary have no digits; moves of other languages and slips of the keyboard have.
    match token.iter().any(u8::is_ascii_digit) {
        true => Err(super::decode(&token[..token.len().min(20)]).into_owned()),
        false => Ok((Vec::new(), end)),
    }
}

fn standardize(token: &[u8]) -> Vec<u8> {
    // Marks of check and of judgement may stick to a move: `Nf3+-`.
    let marks =
        token.iter().rev().take_while(|byte| matches!(byte, b'+' | b'#' | b'-' | b'=' | b'/')).count();
    let token = &token[..token.len() - marks];
    if token.eq_ignore_ascii_case(b"o-o") || token.eq_ignore_ascii_case(b"o-o-o") {
        return token.to_ascii_uppercase();
    }
    let (body, promotion) = match token {
        [body @ .., b'=' | b'/', piece] | [body @ .., piece] if piece.is_ascii_alphabetic() => {
            (body, Some(piece))
        }
        _ => (token, None),
    };
    let mut standard: Vec<u8> = body.iter().filter(|&&byte| byte != b'-').copied().collect();
    standard.iter_mut().filter(|byte| **byte == b':').for_each(|byte| *byte = b'x');
    if let Some(piece) = promotion {
        standard.extend([b'=', piece.to_ascii_uppercase()]);
    }
    standard
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        assert_eq!(
            mend(text.as_bytes()).map(|text| String::from_utf8_lossy(&text).into_owned()),
            Ok(expected.into())
        );
    }

    #[test]
    fn standard_text_is_left_alone() {
        for text in [
            "[Event \"e2-e4\"]\n\n1. e4 {e2-e4 e8Q} e5 (1... c5+ 2. Nf3+ Ngxf3# 3. R1e2 Qa1xb2+) 2. O-O $1 O-O-O+ 1-0",
            "12. exd8=Q+! ; e2-e4\n Kf7?? 1/2-1/2 -- 0-0 0-0-0+ Z0 +- = ∞ 0-1",
        ] {
            assert!(matches!(mend(text.as_bytes()), Ok(Cow::Borrowed(_))), "{text}");
        }
    }

    #[test]
    fn other_ways_to_write_moves_are_rewritten() {
        check(
            "1. e2-e4 e7-e5 2. Ng1-f3 Nb8:c6 3.e8Q e8(Q)+ e8/Q cxb1=q#",
            "1. e2e4 e7e5 2. Ng1f3 Nb8xc6 3.e8=Q e8=Q+ e8=Q cxb1=Q",
        );
        check("exd6e.p. exd6 e.p. o-o O-o-o Nf3+-", "exd6 exd6 .p. O-O O-O-O Nf3");
    }

    #[test]
    fn words_are_dropped_and_unreadable_moves_reported() {
        check("1. e4 better e5 Diagram N", "1. e4  e5 Diagram ");
        for bad in ["e9", "Nf33", "Bg5g", "N3", "exd", "bb"] {
            let result = mend(bad.as_bytes());
            assert_eq!(result.is_err(), bad.bytes().any(|byte| byte.is_ascii_digit()), "{bad}");
        }
    }
}
