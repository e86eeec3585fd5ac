//! The words of a PATLAN text after reading its characters.

use std::fmt;

use super::vocabulary::{Clause, Relation};
use crate::Span;

/// Whether a figure must be defended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// `F1`: it does not matter.
    None,
    /// `<F1>`: defended.
    Defended,
    /// `>F1<`: undefended.
    Undefended,
}

/// A figure as it is written in one place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// One of `KQRBNPFSkqrbnpfs`.
    pub letter: char,
    /// Letter and number: two places with the same name mean the same object.
    pub name: String,
    /// Whether it must be defended here.
    pub mark: Mark,
    /// Where it is written.
    pub span: Span,
}

impl Figure {
    /// Whether it stands for a square.
    pub fn is_square(&self) -> bool {
        matches!(self.letter, 'S' | 's')
    }

    /// Whether its letter is an upper-case one: the searcher's.
    pub fn is_mine(&self) -> bool {
        self.letter.is_ascii_uppercase()
    }

    /// Whether it stands for any piece.
    pub fn is_wildcard(&self) -> bool {
        matches!(self.letter, 'F' | 'f')
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mark {
            Mark::None => f.write_str(&self.name),
            Mark::Defended => write!(f, "<{}>", self.name),
            Mark::Undefended => write!(f, ">{}<", self.name),
        }
    }
}

/// An operator of a condition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it all; 2026-11-15")]
pub enum Operator {
    Equal,
    NotEqual,
    Less,
    Greater,
    LessOrEqual,
    GreaterOrEqual,
    Plus,
    Minus,
    Times,
    Divide,
    Remainder,
}

impl Operator {
    /// The operators, longest first, as the lexer must try them.
    pub const ALL: [(&'static str, Operator); 11] = [
        ("!=", Operator::NotEqual),
        ("<=", Operator::LessOrEqual),
        (">=", Operator::GreaterOrEqual),
        ("=", Operator::Equal),
        ("<", Operator::Less),
        (">", Operator::Greater),
        ("+", Operator::Plus),
        ("-", Operator::Minus),
        ("*", Operator::Times),
        ("/", Operator::Divide),
        ("%", Operator::Remainder),
    ];

    /// How the operator is written.
    pub fn symbol(self) -> &'static str {
        let found = Operator::ALL.iter().find(|(_, operator)| *operator == self);
        found.map_or("", |(symbol, _)| symbol)
    }

    /// How tightly the operator binds: equality 0, comparison 1, sum 2, product 3.
    pub const fn level(self) -> usize {
        match self {
            Operator::Equal | Operator::NotEqual => 0,
            Operator::Less | Operator::Greater | Operator::LessOrEqual | Operator::GreaterOrEqual => 1,
            Operator::Plus | Operator::Minus => 2,
            Operator::Times | Operator::Divide | Operator::Remainder => 3,
        }
    }
}

/// What a token is.
#[derive(Clone, PartialEq, Debug)]
pub enum TokenKind {
    /// A clause keyword.
    Clause(Clause),
    /// Any other word, without its accents.
    Word(String),
    /// A figure.
    Figure(Figure),
    /// A number.
    Number(f64),
    /// A text between quotes, its escapes resolved.
    Text(String),
    /// A relation written as a symbol.
    Relation(Relation),
    /// An operator.
    Operator(Operator),
    /// One of `( ) { } , ;`.
    Punctuation(char),
    /// The end of the text.
    End,
}

/// A token and its place.
pub type Token = crate::scan::Token<TokenKind>;

/// A comment of the form `//@ key value`: what a pattern says about itself outside the language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Annotation {
    /// The first word.
    pub key: String,
    /// The rest of the line.
    pub value: String,
    /// The whole comment.
    pub span: Span,
}

/// All that the lexer gives.
#[derive(Clone, PartialEq, Debug)]
pub struct Tokens {
    /// The tokens; the last one is the end.
    pub tokens: Vec<Token>,
    /// The annotations in order.
    pub annotations: Vec<Annotation>,
    /// The comments in order, annotations included.
    pub comments: Vec<Span>,
}
