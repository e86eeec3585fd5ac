//! What the front ends of both languages share: a place in a text, texts between quotes, tokens with their places, and the walk
//! over them.

use crate::Span;
use crate::words::is_quote;

/// A token and its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Token<K> {
    /// What it is.
    pub kind: K,
    /// Where it is.
    pub span: Span,
}

/// A place in a text that is read from left to right.
pub(crate) struct Cursor<'a> {
    pub(crate) text: &'a str,
    pub(crate) at: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a str) -> Cursor<'a> {
        Cursor { text, at: 0 }
    }

    /// What has not been read.
    pub(crate) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// The next character.
    pub(crate) fn first(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// What was read since a place.
    pub(crate) fn since(&self, start: usize) -> Span {
        Span::new(start, self.at)
    }

    /// Reads characters as long as they belong together.
    pub(crate) fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|c| !belongs(c)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// Reads to the end of the line.
    pub(crate) fn take_line(&mut self) -> &'a str {
        self.take_while(|c| c != '\n')
    }

    /// Reads a text between quotes, which stays on its line; `escape` reads what follows a backslash. If the quotes are not
    /// closed, the place of the opening one comes along.
    pub(crate) fn quoted(
        &mut self,
        mut escape: impl FnMut(&mut Cursor<'a>, &mut String),
    ) -> (String, Option<Span>) {
        let start = self.at;
        let mut value = String::new();
        self.at += self.first().map_or(0, char::len_utf8);
        let opening = self.since(start);
        loop {
            let Some(c) = self.first().filter(|&c| c != '\n') else { return (value, Some(opening)) };
            self.at += c.len_utf8();
            match c {
                '\\' => escape(self, &mut value),
                _ if is_quote(c) => return (value, None),
                _ => value.push(c),
            }
        }
    }
}

/// A walk over tokens; the last of them is the end, which is never passed.
pub(crate) struct Walk<'a, K> {
    tokens: &'a [Token<K>],
    pub(crate) at: usize,
}

impl<'a, K> Walk<'a, K> {
    pub(crate) fn new(tokens: &'a [Token<K>]) -> Walk<'a, K> {
        Walk { tokens, at: 0 }
    }

    fn token_at(&self, at: usize) -> &'a Token<K> {
        &self.tokens[at.min(self.tokens.len() - 1)]
    }

    /// The present token.
    pub(crate) fn token(&self) -> &'a Token<K> {
        self.token_at(self.at)
    }

    /// What a token further on is.
    pub(crate) fn peek(&self, ahead: usize) -> &'a K {
        &self.token_at(self.at + ahead).kind
    }

    /// What the present token is.
    pub(crate) fn kind(&self) -> &'a K {
        self.peek(0)
    }

    /// The token after the present one.
    pub(crate) fn next(&self) -> &'a Token<K> {
        self.token_at(self.at + 1)
    }

    /// A token before the present one; the first if there is none.
    pub(crate) fn back(&self, by: usize) -> &'a Token<K> {
        self.token_at(self.at.saturating_sub(by))
    }

    /// Goes to the end.
    pub(crate) fn finish(&mut self) {
        self.at = self.tokens.len() - 1;
    }

    /// The present token, which is then passed.
    pub(crate) fn take(&mut self) -> &'a Token<K> {
        let token = self.token();
        self.at = (self.at + 1).min(self.tokens.len() - 1);
        token
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A backslash keeps what follows it.
    fn literal(cursor: &mut Cursor<'_>, value: &mut String) {
        if let Some(c) = cursor.first() {
            cursor.at += c.len_utf8();
            value.push(c);
        }
    }

    #[test]
    fn quotes_end_with_their_line() {
        for (text, value, is_open, at) in [
            ("\"ab\" c", "ab", false, 4),
            ("“ção” c", "ção", false, 11),
            ("\"a\\\"b\"", "a\"b", false, 6),
            ("\"ab\nc\"", "ab", true, 3),
            ("\"ab", "ab", true, 3),
            ("\"ab\\", "ab", true, 4),
        ] {
            let mut cursor = Cursor::new(text);
            let (found, open) = cursor.quoted(literal);
            assert_eq!((found.as_str(), open.is_some(), cursor.at), (value, is_open, at), "{text}");
        }
    }

    #[test]
    fn the_end_is_never_passed() {
        let tokens = [1, 2].map(|kind| Token { kind, span: Span::new(0, 0) });
        let mut walk = Walk::new(&tokens);
        assert_eq!((walk.take().kind, walk.take().kind, walk.take().kind, *walk.peek(9)), (1, 2, 2, 2));
        assert_eq!((walk.back(1).kind, walk.back(9).kind, *walk.kind()), (1, 1, 2));
    }
}
