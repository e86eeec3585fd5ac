//! The words of a DHJOG text after reading its characters.

use lucena_chess::Square;

use super::keyword::Keyword;
use crate::Span;

/// A sign of the language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum Symbol {
    Arrow,
    Plus,
    Minus,
    Times,
    Divide,
    Open,
    Close,
    OpenBrace,
    CloseBrace,
    Comma,
    Dot,
    Range,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
    NotEqual,
}

impl Symbol {
    /// How the signs are written, longest first, as the lexer must try them; of several ways the first is canonical.
    pub const ALL: [(&'static str, Symbol); 27] = [
        ("<-", Symbol::Arrow),
        ("<=", Symbol::LessOrEqual),
        ("<>", Symbol::NotEqual),
        (">=", Symbol::GreaterOrEqual),
        ("==", Symbol::Equal),
        ("!=", Symbol::NotEqual),
        ("..", Symbol::Range),
        ("=", Symbol::Equal),
        ("<", Symbol::Less),
        (">", Symbol::Greater),
        ("+", Symbol::Plus),
        ("-", Symbol::Minus),
        ("*", Symbol::Times),
        ("/", Symbol::Divide),
        ("(", Symbol::Open),
        (")", Symbol::Close),
        ("{", Symbol::OpenBrace),
        ("}", Symbol::CloseBrace),
        (",", Symbol::Comma),
        (".", Symbol::Dot),
        ("←", Symbol::Arrow),
        ("≤", Symbol::LessOrEqual),
        ("≥", Symbol::GreaterOrEqual),
        ("≠", Symbol::NotEqual),
        ("×", Symbol::Times),
        ("÷", Symbol::Divide),
        ("−", Symbol::Minus),
    ];

    /// The canonical way to write the sign.
    pub const fn text(self) -> &'static str {
        match self {
            Symbol::Arrow => "<-",
            Symbol::Plus => "+",
            Symbol::Minus => "-",
            Symbol::Times => "*",
            Symbol::Divide => "/",
            Symbol::Open => "(",
            Symbol::Close => ")",
            Symbol::OpenBrace => "{",
            Symbol::CloseBrace => "}",
            Symbol::Comma => ",",
            Symbol::Dot => ".",
            Symbol::Range => "..",
            Symbol::Less => "<",
            Symbol::LessOrEqual => "<=",
            Symbol::Greater => ">",
            Symbol::GreaterOrEqual => ">=",
            Symbol::Equal => "=",
            Symbol::NotEqual => "<>",
        }
    }
}

/// What a token is.
#[derive(Clone, PartialEq, Debug)]
pub enum TokenKind {
    /// A reserved word.
    Keyword(Keyword),
    /// `SQUARE[]`, `PIECE[]` or `PIECE_TYPE[]`.
    SetOf(Keyword),
    /// A square such as `e4`.
    Square(Square),
    /// Any other word, upper case and without accents.
    Identifier(String),
    /// A number.
    Number {
        /// Its value.
        value: f64,
        /// Whether it has no decimals.
        is_integer: bool,
        /// Whether a comma beside it separates: inside a call or a set.
        is_listed: bool,
    },
    /// A text between quotes, its escapes resolved.
    Text(String),
    /// A sign.
    Symbol(Symbol),
    /// The end of the text.
    End,
}

/// A token and its place.
pub type Token = crate::scan::Token<TokenKind>;

/// All that the lexer gives.
#[derive(Clone, PartialEq, Debug)]
pub struct Tokens {
    /// The tokens; the last one is the end.
    pub tokens: Vec<Token>,
    /// The comments in order.
    pub comments: Vec<Span>,
}
