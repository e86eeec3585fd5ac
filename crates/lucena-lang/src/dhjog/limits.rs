//! How much a text may contain and an evaluation may do, so that no input can hang or exhaust the program.

use super::code::{Code, Diagnostic};
use crate::{Argument, Span};

/// The longest source.
pub const MAX_BYTES: usize = 256 << 10;
/// The most stages of a set.
pub const MAX_STAGES: usize = 16;
/// The most regions of a stage, and of the set itself.
pub const MAX_REGIONS: usize = 64;
/// The most heuristics of a stage.
pub const MAX_HEURISTICS: usize = 128;
/// The most functions of a set.
pub const MAX_FUNCTIONS: usize = 64;
/// How deep expressions and commands may be nested.
pub const MAX_NESTING: usize = 64;
/// The most elements written in one set.
pub const MAX_ELEMENTS: usize = 200;
/// The most errors that are told at once.
pub const MAX_COMPLAINTS: usize = 20;
/// The most rounds of a counting loop.
pub const MAX_ROUNDS: u32 = 64;
/// The most instructions of functions in one evaluation.
pub const MAX_INSTRUCTIONS: u32 = 20_000;
/// The most operations in one expression.
pub const MAX_OPERATIONS: usize = 1000;
/// The most variables of a function, parameters and hidden ones included.
pub const MAX_VARIABLES: usize = 200;

/// What there can be too much of, and how much is allowed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limit {
    key: &'static str,
    most: usize,
}

impl Limit {
    pub(super) const BYTES: Limit = Limit { key: "dhjog-limit-bytes", most: MAX_BYTES };
    pub(super) const STAGES: Limit = Limit { key: "dhjog-limit-stages", most: MAX_STAGES };
    pub(super) const REGIONS: Limit = Limit { key: "dhjog-limit-regions", most: MAX_REGIONS };
    pub(super) const HEURISTICS: Limit = Limit { key: "dhjog-limit-heuristics", most: MAX_HEURISTICS };
    pub(super) const FUNCTIONS: Limit = Limit { key: "dhjog-limit-functions", most: MAX_FUNCTIONS };
    pub(super) const NESTING: Limit = Limit { key: "dhjog-limit-nesting", most: MAX_NESTING };
    pub(super) const ELEMENTS: Limit = Limit { key: "dhjog-limit-elements", most: MAX_ELEMENTS };
    pub(super) const OPERATIONS: Limit = Limit { key: "dhjog-limit-operations", most: MAX_OPERATIONS };
    pub(super) const VARIABLES: Limit = Limit { key: "dhjog-limit-variables", most: MAX_VARIABLES };

    /// The complaint that it is exceeded.
    pub(super) fn exceeded(self, span: Span) -> Diagnostic {
        let diagnostic = Diagnostic::new(Code::TooMuch, span);
        diagnostic.with_argument(Argument::Message(self.key)).with_argument(Argument::Number(self.most))
    }
}
