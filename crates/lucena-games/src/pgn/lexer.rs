//! The words of a game's moves, each with its place. Nothing is left out: what the standard does not know is a word too.

use std::borrow::Cow;

use lucena_chess::Outcome;
use lucena_chess::notation::looks_like_move;
use memchr::memchr;

use super::{decode, is_link, parse_outcome};

/// A word, and where it stands in the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Lexeme<'a> {
    pub(super) at: usize,
    pub(super) token: Token<'a>,
}

/// What a word is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// `12.` or `12...`
    Number,
    /// A move, or whatever else somebody wrote.
    Word(Cow<'a, str>),
    /// What stands between braces, or after a semicolon.
    Comment(&'a [u8]),
    /// A glyph, as a number.
    Nag(u8),
    /// A variation begins.
    Open,
    /// A variation ends.
    Close,
    /// `1-0` or `*`
    Result(Option<Outcome>),
    /// A blank line.
    Paragraph,
    /// A comment that is never closed.
    OpenComment,
}

/// The glyph of a move that was not played before.
const NOVELTY: u8 = 146;

/// Signs of printed books with the glyphs they mean.
const SIGNS: [(&str, u8); 26] = [
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("⩲", 14),
    ("+=", 14),
    ("+/=", 14),
    ("⩱", 15),
    ("=+", 15),
    ("=/+", 15),
    ("±", 16),
    ("+/-", 16),
    ("+/−", 16),
    ("∓", 17),
    ("-/+", 17),
    ("−/+", 17),
    ("+-", 18),
    ("+–", 18),
    ("+−", 18),
    ("-+", 19),
    ("–+", 19),
    ("−+", 19),
    ("⨀", 22),
    ("⊙", 22),
    ("→", 40),
    ("⇆", 132),
    ("N", NOVELTY),
];

/// The words of a record from a place on.
pub(super) struct Lexer<'a> {
    record: &'a [u8],
    at: usize,
    /// A sign that clung to the move before.
    clinging: Option<u8>,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(record: &'a [u8], at: usize) -> Lexer<'a> {
        Lexer { record, at, clinging: None }
    }

    fn rest(&self) -> &'a [u8] {
        &self.record[self.at..]
    }

    fn at_line_start(&self) -> bool {
        self.at == 0 || self.record[self.at - 1] == b'\n'
    }

    /// Passes over blanks; says whether there was a blank line among them.
    fn skip_blanks(&mut self) -> bool {
        let mut line_ends = 0;
        loop {
            match self.rest() {
                [b'\n', ..] => line_ends += 1,
                // A carriage return of an old Macintosh has been turned into a line end before; others belong to one.
                [b' ' | b'\t' | b'\r' | 0x0b | 0x0c | b'.', ..] => {}
                [0xef, 0xbb, 0xbf, ..] | [0xe2, 0x80, 0xa6, ..] => self.at += 2,
                [0xc2, 0xa0, ..] => self.at += 1,
                [b'%', rest @ ..] if self.at_line_start() => {
                    self.at += memchr(b'\n', rest).unwrap_or(rest.len());
                }
                _ => return 1 < line_ends,
            }
            self.at += 1;
        }
    }

    /// What stands up to a byte, which is passed over; nothing if it does not come.
    fn until(&mut self, byte: u8) -> Option<&'a [u8]> {
        let inside = self.rest();
        let length = memchr(byte, inside)?;
        self.at += length + 1;
        Some(&inside[..length])
    }

    fn digits(&self) -> usize {
        self.rest().iter().take_while(|byte| byte.is_ascii_digit()).count()
    }

    fn next_token(&mut self) -> Token<'a> {
        let rest = self.rest();
        let (&first, after) = rest.split_first().expect("blanks end where something else begins");
        match first {
            b'{' => {
                self.at += 1;
                self.until(b'}').map_or_else(
                    || {
                        self.at = self.record.len();
                        Token::OpenComment
                    },
                    Token::Comment,
                )
            }
            b';' => {
                self.at += 1;
                let inside = self.rest();
                let length = memchr(b'\n', inside).unwrap_or(inside.len());
                self.at += length;
                Token::Comment(inside[..length].trim_ascii())
            }
            b'(' => self.single(Token::Open),
            b')' => self.single(Token::Close),
            b'*' => self.single(Token::Result(None)),
            b'!' | b'?' => {
                let length = rest.iter().take_while(|byte| matches!(byte, b'!' | b'?')).count();
                self.at += length;
                match nag_of(&rest[..length]) {
                    Some(nag) => Token::Nag(nag),
                    None => Token::Word(decode(&rest[..length])),
                }
            }
            b'$' => {
                self.at += 1;
                let length = self.digits();
                self.at += length;
                match decode(&after[..length]).parse() {
                    Ok(nag) => Token::Nag(nag),
                    Err(_) => Token::Word(decode(&rest[..=length])),
                }
            }
            // A tag that went astray, or a command without its comment.
            b'[' => {
                let length = rest.iter().take_while(|&&byte| byte != b']' && byte != b'\n').count();
                let end = rest.len().min(length + usize::from(rest.get(length) == Some(&b']')));
                self.at += end;
                Token::Word(decode(rest[..end].trim_ascii_end()))
            }
            b'}' => self.single(Token::Word(Cow::Borrowed("}"))),
            b'0'..=b'9' => self.number(),
            _ => self.word(),
        }
    }

    fn single(&mut self, token: Token<'a>) -> Token<'a> {
        self.at += 1;
        token
    }

    /// A result, castling with zeros, or the number of a move.
    fn number(&mut self) -> Token<'a> {
        let rest = self.rest();
        let whole = decode(&rest[..word_length(rest)]);
        let plain = whole.replace(['–', '—', '−'], "-");
        if matches!(plain.as_str(), "1-0" | "0-1" | "1/2-1/2" | "1/2" | "1/2-½") {
            self.at += word_length(rest);
            return Token::Result(parse_outcome(&plain));
        }
        if plain.starts_with("0-0") {
            return self.word();
        }
        let digits = self.digits();
        self.at += digits;
        match rest.get(digits) {
            // A number clings to its move: `1e4`.
            None | Some(b'.' | b'a'..=b'h' | b'A'..=b'Z' | 0x80..) => Token::Number,
            Some(_) if word_length(rest) == digits => Token::Number,
            Some(_) => {
                self.at -= digits;
                self.at += word_length(rest);
                Token::Word(whole)
            }
        }
    }

    fn word(&mut self) -> Token<'a> {
        let rest = self.rest();
        // Addresses have the dots and question marks that end other words.
        if is_link(&decode(&rest[..rest.len().min(16)])) {
            let to_blank = rest.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.len());
            self.at += to_blank;
            return Token::Word(decode(&rest[..to_blank]));
        }
        let mut length = word_length(rest).max(1);
        let mut end = length;
        // The first letter of an `e.p.` that clings to its move, or stands alone.
        if rest[length..].starts_with(b".p.") && matches!(rest[length - 1], b'e' | b'a') {
            (length, end) = (length - 1, end + 3);
        }
        let word = decode(&rest[..length]);
        if word.is_empty() || word == "ep" {
            self.at += end;
            return Token::Number;
        }
        // A pawn's new piece between brackets is no variation.
        if let Some((piece, brackets)) = bracketed(&rest[end..])
            && word.ends_with(['1', '8'])
        {
            end += brackets;
            end += rest[end..].iter().take_while(|byte| matches!(byte, b'+' | b'#')).count();
            self.at += end;
            return Token::Word(Cow::Owned(format!("{word}={piece}")));
        }
        self.at += end;
        match SIGNS.iter().find(|(sign, _)| *sign == word) {
            Some(&(_, nag)) => Token::Nag(nag),
            None if word == "½-½" || word == "½" => Token::Result(Some(Outcome::Draw)),
            None => Token::Word(self.detached(word)),
        }
    }

    /// A move without the sign of judgement that clings to it: `Nf3+-`.
    fn detached(&mut self, word: Cow<'a, str>) -> Cow<'a, str> {
        let fits = |sign: &str| {
            let rest = word.strip_suffix(sign)?;
            let is_move = looks_like_move(rest) && rest.ends_with(|c: char| c.is_ascii_alphanumeric());
            is_move.then_some(rest.len())
        };
        let clinging = SIGNS.iter().filter_map(|(sign, nag)| Some((fits(sign)?, *nag)));
        let Some((length, nag)) = clinging.filter(|(_, nag)| *nag != NOVELTY).min() else { return word };
        self.clinging = Some(nag);
        Cow::Owned(word[..length].to_owned())
    }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Lexeme<'a>;

    fn next(&mut self) -> Option<Lexeme<'a>> {
        if let Some(nag) = self.clinging.take() {
            return Some(Lexeme { at: self.at, token: Token::Nag(nag) });
        }
        let is_paragraph = self.skip_blanks();
        let at = self.at;
        match self.rest().is_empty() {
            true => None,
            false if is_paragraph => {
                // The blank line is told once: the next word begins without blanks.
                let token = Token::Paragraph;
                Some(Lexeme { at, token })
            }
            false => Some(Lexeme { at, token: self.next_token() }),
        }
    }
}

/// The letter of a piece in `(Q)`, and how many bytes that takes.
fn bracketed(bytes: &[u8]) -> Option<(String, usize)> {
    let inside = bytes.strip_prefix(b"(")?;
    let length = memchr(b')', &inside[..inside.len().min(4)])?;
    let text = decode(&inside[..length]);
    let mut letters = text.chars();
    let piece =
        letters.next().filter(|letter| letter.is_ascii_uppercase() || ('♔'..='♟').contains(letter))?;
    letters.next().is_none().then(|| (piece.to_string(), length + 2))
}

/// How long the word is that begins here.
pub(super) fn word_length(bytes: &[u8]) -> usize {
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
    bytes.iter().position(ends).unwrap_or(bytes.len())
}

fn nag_of(signs: &[u8]) -> Option<u8> {
    Some(match signs {
        b"!" => 1,
        b"?" => 2,
        b"!!" => 3,
        b"??" => 4,
        b"!?" => 5,
        b"?!" => 6,
        _ => return None,
    })
}
