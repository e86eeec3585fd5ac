//! From characters to tokens. A comma is a decimal mark or separates, depending on the bracket it stands in.

use lucena_chess::{File, Rank, Square};

use super::code::{Code, Diagnostic};
use super::keyword::Keyword;
use super::limits::{Limit, MAX_BYTES, MAX_COMPLAINTS};
use super::token::{Symbol, Token, TokenKind, Tokens};
use crate::words::{fold, is_combining, is_quote, is_word_start};
use crate::{Source, Span};

/// Reads the tokens of a source; of a source that is too long, none.
pub fn lex(source: &Source) -> (Tokens, Vec<Diagnostic>) {
    let mut lexer = Lexer {
        text: source.text(),
        at: 0,
        brackets: Vec::new(),
        out: Tokens { tokens: Vec::new(), comments: Vec::new() },
        diagnostics: Vec::new(),
    };
    if source.text().len() > MAX_BYTES {
        lexer.diagnostics.push(Limit::BYTES.exceeded(Span::new(0, 0)));
    } else {
        while lexer.at < lexer.text.len() && lexer.diagnostics.len() < MAX_COMPLAINTS {
            lexer.next();
        }
    }
    lexer.push(TokenKind::End, lexer.at);
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
    text: &'a str,
    at: usize,
    brackets: Vec<Bracket>,
    out: Tokens,
    diagnostics: Vec<Diagnostic>,
}

impl<'a> Lexer<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn push(&mut self, kind: TokenKind, start: usize) {
        self.out.tokens.push(Token { kind, span: Span::new(start, self.at) });
    }

    fn complain(&mut self, code: Code, span: Span, words: &str) {
        self.diagnostics.push(Diagnostic::new(code, span).with(words));
    }

    fn next(&mut self) {
        let rest = self.rest();
        let Some(first) = rest.chars().next() else { return };
        if first.is_whitespace() {
            self.at += first.len_utf8();
        } else if first == '#' || rest.starts_with("//") {
            let start = self.at;
            self.at += rest.find('\n').unwrap_or(rest.len());
            self.out.comments.push(Span::new(start, self.at));
        } else if is_quote(first) {
            self.quoted(first);
        } else if is_word_start(first) {
            self.word();
        } else if first.is_ascii_digit() {
            self.number();
        } else {
            self.symbol(first);
        }
    }

    fn quoted(&mut self, quote: char) {
        let start = self.at;
        self.at += quote.len_utf8();
        let mut value = String::new();
        loop {
            let Some(c) = self.rest().chars().next().filter(|&c| c != '\n') else {
                let opening = Span::new(start, start + quote.len_utf8());
                self.diagnostics.push(Diagnostic::new(Code::UnterminatedText, opening));
                break;
            };
            self.at += c.len_utf8();
            let escaped =
                self.rest().chars().next().filter(|&next| c == '\\' && (is_quote(next) || next == '\\'));
            match escaped {
                Some(next) => {
                    self.at += next.len_utf8();
                    value.push(next);
                }
                None if is_quote(c) => break,
                None => value.push(c),
            }
        }
        let value = value.trim_end_matches('\r').to_owned();
        self.push(TokenKind::Text(value), start);
    }

    fn word(&mut self) {
        let start = self.at;
        let rest = self.rest();
        let length = rest.find(|c| !is_word_part(c)).unwrap_or(rest.len());
        self.at += length;
        let word = folded(&rest[..length]);
        let Some(keyword) = Keyword::from_spelling(&word) else {
            let kind = match square(&word) {
                Some(square) => TokenKind::Square(square),
                None => TokenKind::Identifier(word),
            };
            return self.push(kind, start);
        };
        if matches!(keyword, Keyword::Square | Keyword::Piece | Keyword::PieceType)
            && let Some(inside) = self.rest().trim_start().strip_prefix('[')
            && let Some(tail) = inside.trim_start().strip_prefix(']')
        {
            self.at = self.text.len() - tail.len();
            return self.push(TokenKind::SetOf(keyword), start);
        }
        self.push(TokenKind::Keyword(keyword), start);
    }

    fn is_listed(&self) -> bool {
        matches!(self.brackets.last(), Some(Bracket::Set | Bracket::Call))
    }

    fn number(&mut self) {
        let start = self.at;
        let is_listed = self.is_listed();
        let bytes = self.text.as_bytes();
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
        let tail = &self.text[at..];
        let glued = tail.find(|c| !is_word_part(c)).unwrap_or(tail.len());
        self.at = at + glued;
        let written = &self.text[start..self.at];
        let value = written.replace(',', ".").parse::<f64>().ok().filter(|_| marks <= 1 && glued == 0);
        if value.is_none_or(|value| value > 1e15) {
            let written = written.to_owned();
            self.complain(Code::BadNumber, Span::new(start, self.at), &written);
        }
        let kind = TokenKind::Number { value: value.unwrap_or(0.0), is_integer: marks == 0, is_listed };
        self.push(kind, start);
    }

    fn symbol(&mut self, first: char) {
        let start = self.at;
        let rest = self.rest();
        let Some(&(text, symbol)) = Symbol::ALL.iter().find(|(text, _)| rest.starts_with(text)) else {
            self.at += first.len_utf8();
            self.complain(Code::UnexpectedCharacter, Span::new(start, self.at), &first.to_string());
            return;
        };
        self.at += text.len();
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
