//! What is wrong with a text, where, and about what: a code with its arguments, not yet a sentence.
//!
//! The sentences are in `data/messages/{pt,en}/{patlan,dhjog}.ftl`; whoever talks to people renders them there.

use crate::code::{Code, Severity};
use crate::source::Span;

/// What a parser wanted to see.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Expected {
    /// The word PATTERN or PADRAO.
    Pattern,
    /// A clause keyword or `;`.
    ClauseOrEnd,
    /// A text between quotes.
    Text,
    /// A number.
    Number,
    /// A figure such as `F1`.
    Figure,
    /// A relation such as ATTACKS.
    Relation,
    /// Letters of KQRBNPkqrbnp.
    PieceLetters,
    /// A move such as `F1,S1`.
    Tactic,
    /// An expression.
    Expression,
    /// A piece type.
    PieceType,
    /// A figure or a piece type.
    FigureOrType,
    /// A king.
    King,
    /// ME or OPPONENT.
    Owner,
    /// ME, OPPONENT, NONE or ANYONE.
    FullOwner,
    /// The name of a pattern between quotes.
    PatternName,
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// `,`.
    Comma,
    /// `}`.
    CloseBrace,
    /// `<` or `>` after a marked figure.
    MarkEnd,
}

impl Expected {
    /// All of them.
    pub const ALL: [Expected; 20] = [
        Expected::Pattern,
        Expected::ClauseOrEnd,
        Expected::Text,
        Expected::Number,
        Expected::Figure,
        Expected::Relation,
        Expected::PieceLetters,
        Expected::Tactic,
        Expected::Expression,
        Expected::PieceType,
        Expected::FigureOrType,
        Expected::King,
        Expected::Owner,
        Expected::FullOwner,
        Expected::PatternName,
        Expected::Open,
        Expected::Close,
        Expected::Comma,
        Expected::CloseBrace,
        Expected::MarkEnd,
    ];

    /// The key of its text in the message files, after `patlan-expected-`.
    pub const fn key(self) -> &'static str {
        match self {
            Expected::Pattern => "pattern",
            Expected::ClauseOrEnd => "clause-or-end",
            Expected::Text => "text",
            Expected::Number => "number",
            Expected::Figure => "figure",
            Expected::Relation => "relation",
            Expected::PieceLetters => "piece-letters",
            Expected::Tactic => "tactic",
            Expected::Expression => "expression",
            Expected::PieceType => "piece-type",
            Expected::FigureOrType => "figure-or-type",
            Expected::King => "king",
            Expected::Owner => "owner",
            Expected::FullOwner => "full-owner",
            Expected::PatternName => "pattern-name",
            Expected::Open => "open",
            Expected::Close => "close",
            Expected::Comma => "comma",
            Expected::CloseBrace => "close-brace",
            Expected::MarkEnd => "mark-end",
        }
    }
}

/// One thing a diagnostic talks about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// Words of the source, or of the language: the same in every human language.
    Text(String),
    /// What was expected; has a sentence part of its own.
    Expected(Expected),
    /// The end of the file.
    EndOfFile,
    /// A number.
    Number(usize),
    /// A word of the language that each reader sees in the language of their own keywords.
    Word {
        /// For readers of Portuguese.
        portuguese: String,
        /// For readers of English.
        english: String,
    },
    /// Words with a key of their own in the message files.
    Message(&'static str),
}

/// A kind of complaint of one of the languages.
pub trait DiagnosticCode: Copy {
    /// The number, like `E103`.
    fn id(self) -> &'static str;

    /// How bad it is: numbers with an E are errors.
    fn severity(self) -> Severity {
        if self.id().starts_with('E') { Severity::Error } else { Severity::Warning }
    }
}

impl DiagnosticCode for Code {
    fn id(self) -> &'static str {
        Code::id(self)
    }
}

/// A complaint about a place of a source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic<C = Code> {
    /// What is wrong.
    pub code: C,
    /// Where.
    pub span: Span,
    /// About what; how many there are, and of which kind, depends on the code.
    pub arguments: Vec<Argument>,
}

impl<C: DiagnosticCode> Diagnostic<C> {
    /// A complaint without arguments.
    pub fn new(code: C, span: Span) -> Diagnostic<C> {
        Diagnostic { code, span, arguments: Vec::new() }
    }

    /// The same with a text as the next argument.
    #[must_use]
    pub fn with(mut self, text: impl Into<String>) -> Diagnostic<C> {
        self.arguments.push(Argument::Text(text.into()));
        self
    }

    /// The same with any next argument.
    #[must_use]
    pub fn with_argument(mut self, argument: Argument) -> Diagnostic<C> {
        self.arguments.push(argument);
        self
    }

    /// Whether it makes the text unusable.
    pub fn is_error(&self) -> bool {
        self.code.severity() == Severity::Error
    }
}
