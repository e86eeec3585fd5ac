//! DHJOG, the bilingual language in which a learner writes down what a position is worth.
//!
//! The way of a text: [`Source`](crate::Source) → [`parse`] → [`compile`] (names, types, levels, then a flat
//! program) → [`HeuristicSet`] → [`Player`], who values positions and says why in a [`Ledger`].

mod ast;
mod blocks;
mod check;
mod code;
mod format;
mod functions;
mod keyword;
mod ledger;
mod lexer;
mod limits;
mod lines;
mod machine;
mod merge;
mod node;
mod normal;
mod parser;
mod player;
mod program;
mod say;
mod sha256;
mod shipped;
mod structure;
mod token;
mod unparse;
mod value_type;
pub mod voice;

pub use ast::{
    Action, ActionKind, AnnotationTree, Command, CommandKind, Element, Expression, ExpressionKind, FileTree,
    FunctionTree, HeuristicKind, HeuristicTree, Operator, PositionTree, Quoted, RegionTree, SetItem, SetTree,
    StageItem, StageTree,
};
pub use blocks::{BlockError, Data, blocks, text_of_blocks};
pub use check::{Compiled, Options, compile, level_name, level_word};
pub use code::{Code, Diagnostic};
pub use format::format;
pub use functions::Function;
pub use keyword::{Attribute, Keyword};
pub use ledger::{Change, Difference, Entry, EntryKind, Ledger, Passage, Side, explain_diff};
pub use lexer::{folded, lex};
pub use limits::*;
pub use lines::{LineOf, line_difference};
pub use merge::merge;
pub use parser::{Parsed, parse};
pub use player::{Player, Stopped};
pub use program::HeuristicSet;
pub use say::{Reading, readings};
pub use sha256::hex as digest;
pub use shipped::SHIPPED;
pub use structure::{Likeness, Pair, RegionPair, RuleName, RulePair, StagePair, Structure, structure};
pub use token::{Symbol, Token, TokenKind, Tokens};
pub use value_type::Type;
