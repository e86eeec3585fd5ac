//! A quick look at a record: whether it holds nothing but what the standard knows, so that pgn-reader may replay it.
//!
//! pgn-reader passes over what it does not understand. So a record with anything else, be it a move of another language or a
//! word without braces, is read with care instead, word by word; see `build`.

use memchr::memchr;

use super::lexer::word_length;
use super::tags::movetext_start;

/// Whether a record has only moves in the form of the standard, in English as far as that can be told, and the words around
/// them that the standard has.
pub(super) fn is_standard(record: &[u8]) -> bool {
    let mut letters = Letters::default();
    let mut at = movetext_start(record);
    while let Some(&byte) = record.get(at) {
        at = match byte {
            b' ' | b'\n' | b'\r' | b'\t' | b'.' | b'(' | b')' | b'*' => at + 1,
            b'{' => after(record, at, b'}'),
            b';' => after(record, at, b'\n'),
            b'%' if at == 0 || record[at - 1] == b'\n' => after(record, at, b'\n'),
            b'a'..=b'h' | b'K' | b'Q' | b'R' | b'B' | b'N' | b'O' => {
                let end = at + word_length(&record[at..]);
                letters.note(byte);
                // `e8(Q)` is no variation, and `.p.` the rest of an `exd6e.p.`
                let clings = matches!(record.get(end..), Some([b'(', _, b')', ..] | [b'.', b'p', ..]));
                if clings || !is_move(&record[at..end]) {
                    return false;
                }
                end
            }
            b'0'..=b'9' => match number(&record[at..]) {
                Some(length) => at + length,
                None => return false,
            },
            b'$' => {
                let digits = record[at + 1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
                if !(1..=2).contains(&digits) {
                    return false;
                }
                at + 1 + digits
            }
            b'!' | b'?' => {
                let signs = record[at..].iter().take_while(|byte| matches!(byte, b'!' | b'?')).count();
                if 2 < signs {
                    return false;
                }
                at + signs
            }
            _ => return false,
        };
    }
    letters.are_english()
}

/// The piece letters of a record.
#[derive(Default)]
struct Letters {
    rook: bool,
    others: bool,
}

impl Letters {
    #[inline]
    fn note(&mut self, letter: u8) {
        self.rook |= letter == b'R';
        self.others |= matches!(letter, b'K' | b'Q' | b'N');
    }

    /// `R` is the king in languages that have none of the other letters but `B`.
    fn are_english(&self) -> bool {
        self.others || !self.rook
    }
}

/// The place after the next such byte, or the end.
fn after(record: &[u8], at: usize, byte: u8) -> usize {
    memchr(byte, &record[at..]).map_or(record.len(), |found| at + found + 1)
}

/// How long a number, a result or castling with zeros is that begins here; nothing if it is something else.
fn number(bytes: &[u8]) -> Option<usize> {
    let word = &bytes[..word_length(bytes)];
    if matches!(word, b"1-0" | b"0-1" | b"1/2-1/2" | b"0-0" | b"0-0-0") {
        return Some(word.len());
    }
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    (digits == word.len() && word[0] != b'0').then_some(digits)
}

/// Whether a word is a move in the form of the standard; two bare squares may be another dialect's.
#[inline]
fn is_move(word: &[u8]) -> bool {
    let marks = word.iter().rev().take_while(|byte| matches!(byte, b'+' | b'#')).count();
    let word = &word[..word.len() - marks];
    let word = match word {
        [b'O', rest @ ..] => return rest == b"-O" || rest == b"-O-O",
        [rest @ .., b'=', b'Q' | b'R' | b'B' | b'N'] => rest,
        _ => word,
    };
    let [origin @ .., b'a'..=b'h', b'1'..=b'8'] = word else { return false };
    let (origin, is_pawn) = match origin {
        [b'K' | b'Q' | b'R' | b'B' | b'N', rest @ ..] => (rest, false),
        _ => (origin, true),
    };
    let origin = origin.strip_suffix(b"x").unwrap_or(origin);
    match origin {
        [] | [b'a'..=b'h'] | [b'1'..=b'8'] => true,
        [b'a'..=b'h', b'1'..=b'8'] => !is_pawn,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn standard_records_are_known() {
        for text in [
            "[Event \"e2-e4\"]\n\n1. e4 {e2-e4 e8Q} e5 (1... c5+ 2. Nf3+ Ngxf3# 3. R1e2 Qa1xb2+) 2. O-O $1 O-O-O+ 1-0",
            "12. exd8=Q+! ; e2-e4\n Kf7?? 0-0 0-0-0 1/2-1/2",
            "%Cf3\n1. e4 *\n\n2. d4",
            "",
        ] {
            assert!(is_standard(text.as_bytes()), "{text}");
        }
    }

    #[test]
    fn anything_else_is_read_with_care() {
        for word in [
            "Cf3", "better", "e2e4", "g1f3", "e2-e4", "Ng1-f3", "e8Q", "e8(Q)", "e8=D", "exd6e.p.", "o-o",
            "Nf3+-", "♘f3", "e9", "--", "Z0", "+-", "=", "∞", "[%clk 1]", "}", "!!!", "$", "$1000", "0-0-1",
            "Rd5",
        ] {
            assert!(!is_standard(format!("1. d4 {word} *").as_bytes()), "{word}");
        }
    }
}
