//! From characters to tokens. A comma is a decimal mark or separates, depending on the bracket it stands in.

use lucena_chess::{File, Rank, Square};

use super::code::{Code, Diagnostic};
use super::keyword::Keyword;
use super::limits::{Limit, MAX_BYTES, MAX_COMPLAINTS};
use super::token::{Symbol, Token, TokenKind, Tokens};
use crate::scan::Cursor;
use crate::words::{fold, is_combining, is_quote, is_word_start};
use crate::{Source, Span};

/// Reads the tokens of a source; of a source that is too long, none.
pub fn lex(source: &Source) -> (Tokens, Vec<Diagnostic>) {
    let mut lexer = Lexer {
        cursor: Cursor::new(source.text()),
        brackets: Vec::new(),
        out: Tokens { tokens: Vec::new(), comments: Vec::new() },
        diagnostics: Vec::new(),
    };
    if source.text().len() > MAX_BYTES {
        lexer.diagnostics.push(Limit::BYTES.exceeded(Span::new(0, 0)));
    } else {
        while !lexer.cursor.rest().is_empty() && lexer.diagnostics.len() < MAX_COMPLAINTS {
            lexer.next();
        }
    }
    lexer.push(TokenKind::End, lexer.cursor.at);
    (lexer.out, lexer.diagnostics)
}

/// The form in which words are compared: upper case, without accents.
pub fn folded(word: &str) -> String {
    fold(&word.to_uppercase())
}

/// The square that a folded word names.
fn square(word: &str) -> Option<Square> {
    let mut letters = word.chars();
    let (file, rank) = (letters.next()?, letters.next()?);
    if letters.next().is_some() {
        return None;
    }
    Some(Square::new(File::from_letter(file.to_ascii_lowercase())?, Rank::from_digit(rank)?))
}

/// What the innermost open bracket is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bracket {
    Set,
    Call,
    Group,
}

struct Lexer<'a> {
    cursor: Cursor<'a>,
    brackets: Vec<Bracket>,
    out: Tokens,
    diagnostics: Vec<Diagnostic>,
}

impl Lexer<'_> {
    fn push(&mut self, kind: TokenKind, start: usize) {
        self.out.tokens.push(Token { kind, span: self.cursor.since(start) });
    }

    fn complain(&mut self, code: Code, span: Span, words: &str) {
        self.diagnostics.push(Diagnostic::new(code, span).with(words));
    }

    fn next(&mut self) {
        let start = self.cursor.at;
        let Some(first) = self.cursor.first() else { return };
        if first.is_whitespace() {
            self.cursor.at += first.len_utf8();
        } else if first == '#' || self.cursor.rest().starts_with("//") {
            self.cursor.take_line();
            self.out.comments.push(self.cursor.since(start));
        } else if is_quote(first) {
            self.quoted();
        } else if is_word_start(first) {
            self.word();
        } else if first.is_ascii_digit() {
            self.number();
        } else {
            self.symbol(first);
        }
    }

    fn quoted(&mut self) {
        let start = self.cursor.at;
        // A backslash is only a mark before quotes and another backslash.
        let (value, open) = self.cursor.quoted(|cursor, value| {
            match cursor.first().filter(|&next| is_quote(next) || next == '\\') {
                Some(next) => {
                    cursor.at += next.len_utf8();
                    value.push(next);
                }
                None => value.push('\\'),
            }
        });
        self.diagnostics.extend(open.map(|opening| Diagnostic::new(Code::UnterminatedText, opening)));
        let value = value.trim_end_matches('\r').to_owned();
        self.push(TokenKind::Text(value), start);
    }

    fn word(&mut self) {
        let start = self.cursor.at;
        let word = folded(self.cursor.take_while(is_word_part));
        let Some(keyword) = Keyword::from_spelling(&word) else {
            let kind = match square(&word) {
                Some(square) => TokenKind::Square(square),
                None => TokenKind::Identifier(word),
            };
            return self.push(kind, start);
        };
        if matches!(keyword, Keyword::Square | Keyword::Piece | Keyword::PieceType)
            && let Some(inside) = self.cursor.rest().trim_start().strip_prefix('[')
            && let Some(tail) = inside.trim_start().strip_prefix(']')
        {
            self.cursor.at = self.cursor.text.len() - tail.len();
            return self.push(TokenKind::SetOf(keyword), start);
        }
        self.push(TokenKind::Keyword(keyword), start);
    }

    fn is_listed(&self) -> bool {
        matches!(self.brackets.last(), Some(Bracket::Set | Bracket::Call))
    }

    fn number(&mut self) {
        let start = self.cursor.at;
        let is_listed = self.is_listed();
        let bytes = self.cursor.text.as_bytes();
        let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
        let is_mark = |at: usize| match bytes.get(at) {
            Some(b'.') => is_digit(at + 1),
            Some(b',') => !is_listed && is_digit(at + 1),
            _ => false,
        };
        let mut marks = 0;
        let mut at = start;
        while is_digit(at) || is_mark(at) {
            marks += usize::from(!is_digit(at));
            at += 1;
        }
        self.cursor.at = at;
        let glued = self.cursor.take_while(is_word_part).len();
        let written = &self.cursor.text[start..self.cursor.at];
        let value = written.replace(',', ".").parse::<f64>().ok().filter(|_| marks <= 1 && glued == 0);
        if value.is_none_or(|value| value > 1e15) {
            let written = written.to_owned();
            self.complain(Code::BadNumber, self.cursor.since(start), &written);
        }
        let kind = TokenKind::Number { value: value.unwrap_or(0.0), is_integer: marks == 0, is_listed };
        self.push(kind, start);
    }

    fn symbol(&mut self, first: char) {
        let start = self.cursor.at;
        let rest = self.cursor.rest();
        let Some(&(text, symbol)) = Symbol::ALL.iter().find(|(text, _)| rest.starts_with(text)) else {
            self.cursor.at += first.len_utf8();
            self.complain(Code::UnexpectedCharacter, self.cursor.since(start), &first.to_string());
            return;
        };
        self.cursor.at += text.len();
        match symbol {
            Symbol::OpenBrace => self.brackets.push(Bracket::Set),
            Symbol::Open => {
                self.brackets.push(if self.is_after_name() { Bracket::Call } else { Bracket::Group })
            }
            Symbol::Close | Symbol::CloseBrace => drop(self.brackets.pop()),
            _ => {}
        }
        self.push(TokenKind::Symbol(symbol), start);
    }

    /// Whether the token just read is the name of a function, or of a method after a dot.
    fn is_after_name(&self) -> bool {
        match self.out.tokens.as_slice() {
            [.., Token { kind: TokenKind::Identifier(_), .. }] => true,
            [.., dot, Token { kind: TokenKind::Keyword(_), .. }] => {
                dot.kind == TokenKind::Symbol(Symbol::Dot)
            }
            _ => false,
        }
    }
}

fn is_word_part(c: char) -> bool {
    is_word_start(c) || is_combining(c) || c.is_ascii_digit()
}
