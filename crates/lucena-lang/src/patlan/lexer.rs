//! From characters to tokens. Always gives tokens; what cannot be read is complained about and left out.

use super::token::{Annotation, Figure, Mark, Operator, Token, TokenKind, Tokens};
use super::vocabulary::{Clause, Relation, is_figure_letter};
use crate::scan::Cursor;
use crate::words::{fold, is_combining, is_quote, is_word_start};
use crate::{Code, Diagnostic, Source};

/// What `<`, `=` and the like mean depends on the clause.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Plain,
    Scenario,
    Condition,
}

/// The tokens of a source and the complaints about its characters.
pub fn lex(source: &Source) -> (Tokens, Vec<Diagnostic>) {
    let mut lexer = Lexer {
        cursor: Cursor::new(source.text()),
        mode: Mode::Plain,
        symbols: Relation::symbols().collect(),
        out: Tokens { tokens: Vec::new(), annotations: Vec::new(), comments: Vec::new() },
        diagnostics: Vec::new(),
    };
    while !lexer.cursor.rest().is_empty() {
        lexer.next();
    }
    lexer.push(TokenKind::End, lexer.cursor.at);
    (lexer.out, lexer.diagnostics)
}

struct Lexer<'a> {
    cursor: Cursor<'a>,
    mode: Mode,
    symbols: Vec<(&'static str, Relation)>,
    out: Tokens,
    diagnostics: Vec<Diagnostic>,
}

impl Lexer<'_> {
    fn push(&mut self, kind: TokenKind, start: usize) {
        self.out.tokens.push(Token { kind, span: self.cursor.since(start) });
    }

    /// Reads one token, comment or blank.
    fn next(&mut self) {
        let start = self.cursor.at;
        let rest = self.cursor.rest();
        let Some(first) = rest.chars().next() else { return };
        if first.is_whitespace() || first == '\u{feff}' {
            self.cursor.at += first.len_utf8();
        } else if rest.starts_with("//") {
            self.line_comment();
        } else if let Some(comment) = rest.strip_prefix("/*") {
            self.cursor.at += comment.find("*/").map_or(rest.len(), |end| end + 4);
            self.out.comments.push(self.cursor.since(start));
        } else if is_quote(first) {
            self.quoted();
        } else if self.mode == Mode::Scenario && self.scenario_symbol() {
        } else if is_word_start(first) {
            self.word();
        } else if first.is_ascii_digit() {
            self.number();
        } else {
            self.symbol(first);
        }
    }

    fn line_comment(&mut self) {
        let start = self.cursor.at;
        let line = self.cursor.take_line();
        let span = self.cursor.since(start);
        self.out.comments.push(span);
        if let Some(body) = line.strip_prefix("//@") {
            let body = body.trim();
            let (key, value) = body.split_once(char::is_whitespace).unwrap_or((body, ""));
            let annotation = Annotation { key: key.to_owned(), value: value.trim().to_owned(), span };
            self.out.annotations.push(annotation);
        }
    }

    fn quoted(&mut self) {
        let start = self.cursor.at;
        let (value, open) = self.cursor.quoted(escape);
        self.diagnostics.extend(open.map(|opening| Diagnostic::new(Code::UnterminatedText, opening)));
        self.push(TokenKind::Text(value), start);
    }

    /// Reads a marked figure or a relation symbol, if there is one.
    fn scenario_symbol(&mut self) -> bool {
        let start = self.cursor.at;
        let rest = self.cursor.rest();
        if let Some((length, letter, number, mark)) = marked_figure(rest) {
            self.cursor.at += length;
            let span = self.cursor.since(start);
            let figure = Figure { letter, name: format!("{letter}{number}"), mark, span };
            self.push(TokenKind::Figure(figure), start);
            return true;
        }
        let Some(&(symbol, relation)) = self.symbols.iter().find(|(symbol, _)| rest.starts_with(symbol))
        else {
            return false;
        };
        self.cursor.at += symbol.len();
        self.push(TokenKind::Relation(relation), start);
        true
    }

    fn word(&mut self) {
        let start = self.cursor.at;
        let mut word = fold(self.cursor.take_while(|c| is_word_start(c) || is_combining(c)));
        // Two misprints of the sources: a digit zero at the end, and a blank in the middle.
        if word == "DESCRICA" && self.cursor.rest().starts_with('0') {
            self.cursor.at += 1;
            word.push('O');
        }
        if word == "INTHE" {
            let after = self.cursor.rest().trim_start();
            if let Some(tail) = after.strip_prefix("SQUARE").filter(|tail| !tail.starts_with(is_word_start)) {
                self.cursor.at = self.cursor.text.len() - tail.len();
                word.push_str("SQUARE");
            }
        }
        let mut letters = word.chars();
        if let (Some(letter), None) = (letters.next(), letters.next())
            && is_figure_letter(letter)
            && self.figure_number(letter, start)
        {
            return;
        }
        match Clause::from_spelling(&word) {
            Some(clause) => {
                self.mode = match clause {
                    Clause::Scenario => Mode::Scenario,
                    Clause::Precondition | Clause::Postcondition => Mode::Condition,
                    _ => Mode::Plain,
                };
                self.push(TokenKind::Clause(clause), start);
            }
            None => self.push(TokenKind::Word(word), start),
        }
    }

    /// Reads the number of a figure whose letter has just been read, if there is one.
    fn figure_number(&mut self, letter: char, start: usize) -> bool {
        let rest = self.cursor.rest();
        let digits_at = if self.mode == Mode::Plain { rest } else { rest.trim_start() };
        let Some((number, length)) = digits(digits_at) else { return false };
        self.cursor.at += rest.len() - digits_at.len() + length;
        let span = self.cursor.since(start);
        let figure = Figure { letter, name: format!("{letter}{number}"), mark: Mark::None, span };
        self.push(TokenKind::Figure(figure), start);
        true
    }

    fn number(&mut self) {
        let start = self.cursor.at;
        let rest = self.cursor.rest();
        let whole = rest.bytes().take_while(u8::is_ascii_digit).count();
        let mut length = whole;
        if rest[whole..].starts_with('.') {
            length += 1 + rest[whole + 1..].bytes().take_while(u8::is_ascii_digit).count();
        }
        self.cursor.at += length;
        self.push(TokenKind::Number(rest[..length].parse().unwrap_or(f64::MAX)), start);
    }

    fn symbol(&mut self, first: char) {
        let start = self.cursor.at;
        let rest = self.cursor.rest();
        if let Some(&(symbol, operator)) = Operator::ALL.iter().find(|(symbol, _)| rest.starts_with(symbol)) {
            self.cursor.at += symbol.len();
            self.push(TokenKind::Operator(operator), start);
            return;
        }
        self.cursor.at += first.len_utf8();
        if matches!(first, '(' | ')' | '{' | '}' | ',' | ';') {
            self.push(TokenKind::Punctuation(first), start);
        } else {
            let span = self.cursor.since(start);
            self.diagnostics.push(Diagnostic::new(Code::UnexpectedCharacter, span).with(first));
        }
    }
}

/// Reads what follows a backslash: up to three octal digits, or one character.
fn escape(cursor: &mut Cursor<'_>, value: &mut String) {
    let rest = cursor.rest();
    let is_octal = |byte: &u8| (b'0'..=b'7').contains(byte);
    let digits = rest.bytes().take(3).take_while(is_octal).count();
    let digits = if digits == 3 && rest.as_bytes()[0] > b'3' { 2 } else { digits };
    if digits > 0 {
        cursor.at += digits;
        value.extend(u32::from_str_radix(&rest[..digits], 8).ok().and_then(char::from_u32));
        return;
    }
    let Some(c) = rest.chars().next().filter(|&c| c != '\n') else { return };
    cursor.at += c.len_utf8();
    value.push(match c {
        'n' => '\n',
        't' => '\t',
        'b' => '\u{8}',
        'r' => '\r',
        'f' => '\u{c}',
        _ => c,
    });
}

/// The digits at the start, without leading zeros, and how many bytes they take.
fn digits(text: &str) -> Option<(&str, usize)> {
    let length = text.bytes().take_while(u8::is_ascii_digit).count();
    let number = text[..length].trim_start_matches('0');
    match (length, number) {
        (0, _) => None,
        (_, "") => Some(("0", length)),
        _ => Some((number, length)),
    }
}

/// A complete marked figure at the start: its length, letter, number and mark.
fn marked_figure(text: &str) -> Option<(usize, char, &str, Mark)> {
    let (mark, close) = match text.chars().next()? {
        '<' => (Mark::Defended, '>'),
        '>' => (Mark::Undefended, '<'),
        _ => return None,
    };
    let inside = text[1..].trim_start();
    let letter = inside.chars().next().filter(|&c| is_figure_letter(c))?;
    let after_letter = inside[1..].trim_start();
    let (number, length) = digits(after_letter)?;
    let tail = after_letter[length..].trim_start().strip_prefix(close)?;
    Some((text.len() - tail.len(), letter, number, mark))
}
