//! PATLAN, the bilingual language of chess patterns.
//!
//! The way of a text: [`Source`](crate::Source) → [`parse`] → [`check`](check()) → [`Library`] of
//! [`Program`]s → [`Matcher`], which finds the instances of a program in a position.

mod ast;
mod check;
mod compile;
mod condition;
mod example;
mod facts;
mod format;
mod gate;
mod geometry;
mod lexer;
mod library;
mod matcher;
mod parser;
mod placement;
mod program;
mod shipped;
mod sight;
mod token;
mod vocabulary;

pub use ast::{
    Action, Argument, Expression, ExpressionKind, Group, Item, Owner, PatternTree, PieceSet, Quoted, Tactic,
};
pub use check::{Checked, CheckedPattern, MAX_FIGURES, check, check_source};
pub use condition::Values;
pub use example::Example;
pub use facts::{Atom, Fact, Style, facts};
pub use format::{action_text, expression_text, format};
pub use lexer::lex;
pub use library::Library;
pub use matcher::{
    Failure, Found, Instance, LimitExceeded, MatchLimits, Matcher, Symmetric, TacticFailure, View,
    binding_text, seen_letter,
};
pub use parser::{Parsed, parse};
pub use placement::Placement;
pub use program::{Program, Slot};
pub use token::{Annotation, Figure, Mark, Operator, Token, TokenKind, Tokens};
pub use vocabulary::{Clause, Function, Language, Parameter, Relation, SmallWord, TYPE_WORDS};
