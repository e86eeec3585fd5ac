//! Every kind of complaint about a heuristic set: its number and how bad it is.

use crate::diagnostic::DiagnosticCode;

macro_rules! codes {
    ($($(#[$doc:meta])* $variant:ident $id:literal;)*) => {
        /// What can be wrong with a DHJOG text. The numbers are those of the language specification.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Code {
            $($(#[$doc])* $variant,)*
        }

        impl Code {
            /// All codes, in the order of their numbers.
            pub const ALL: &[Code] = &[$(Code::$variant,)*];
        }

        impl DiagnosticCode for Code {
            fn id(self) -> &'static str {
                match self { $(Code::$variant => $id,)* }
            }
        }
    };
}

codes! {
    /// A character outside the language.
    UnexpectedCharacter "E101";
    /// A text without its closing quote.
    UnterminatedText "E102";
    /// A number that is none.
    BadNumber "E103";
    /// Any other syntax error: what was found, what was expected.
    Syntax "E201";
    /// The end of a block is missing: which, opened on which line.
    MissingEnd "E202";
    /// The end of another block: what was found, which block is open, since which line.
    WrongEnd "E203";
    /// Text after the end.
    TextAfterEnd "E204";
    /// An arrow where a comparison was meant.
    ArrowInCondition "E205";
    /// `a < b < c`.
    ChainedComparison "E206";
    /// A piece action with two operations.
    TwoOperations "E207";
    /// A name that is not known, and perhaps the one that was meant.
    UnknownName "E301";
    /// A name given twice, and the line of the first.
    Repeated "E302";
    /// A reserved word as a name.
    ReservedName "E303";
    /// A name with blanks or signs, or too long.
    BadName "E304";
    /// No square of the board.
    BadSquare "E305";
    /// A function that is not known, and perhaps the one that was meant.
    UnknownFunction "E306";
    /// The initial stage does not exist.
    UnknownInitialStage "E307";
    /// A pattern that the library does not have.
    UnknownPattern "E308";
    /// A level that does not exist.
    UnknownLevel "E309";
    /// The value of the board outside a board heuristic.
    BoardHasNoValue "E310";
    /// An attribute that the type does not have: the type, the attribute.
    UnknownAttribute "E311";
    /// A region that depends on the position.
    RegionNotConstant "E312";
    /// An argument of another type: function, number, wanted, given.
    WrongArgument "E401";
    /// Too many or too few arguments: function, wanted, given, and perhaps a hint about decimals.
    ArgumentCount "E402";
    /// A condition that is neither true nor false: its type, and perhaps a comparison.
    NotACondition "E403";
    /// An operation on types it is not for: the operation and both types.
    WrongOperation "E404";
    /// The target of a piece action is no set of pieces.
    NotPieces "E405";
    /// A value for the king.
    KingValue "E406";
    /// A function without result, or with a wrong one.
    NoResult "E407";
    /// A division by zero.
    DivisionByZero "E408";
    /// A set with elements of two kinds.
    MixedSet "E409";
    /// Above the level of the class: what, level needed, its name, limit, its name.
    AboveLimit "E501";
    /// Above the level that the set declares: what, level needed, level declared.
    AboveDeclared "E502";
    /// A function that the class may not use.
    FunctionNotAllowed "E503";
    /// A set without stages.
    NoStage "E601";
    /// An action of another kind of heuristic.
    WrongAction "E602";
    /// A heuristic without condition or action.
    EmptyHeuristic "E603";
    /// A function that calls itself.
    Recursion "E604";
    /// More than is allowed: what, and how much is.
    TooMuch "E605";
    /// More tokens than the class may use: how many, and how many are allowed.
    OverCapacity "E606";
    /// A piece without a value: piece, value used.
    MissingValue "W01";
    /// No initial stage.
    MissingInitialStage "W02";
    /// A transition to a stage that does not exist.
    UnknownStage "W03";
    /// A stage that is never entered.
    UnreachableStage "W04";
    /// A region that is empty or never used.
    IdleRegion "W05";
    /// A condition that is always true or always false.
    ConstantCondition "W06";
    /// The board's value multiplied.
    MultipliedBoard "W07";
    /// A predefined function replaced.
    ReplacedFunction "W08";
    /// A slow function inside a value heuristic.
    SlowFunction "W09";
}

/// A complaint about a heuristic set.
pub type Diagnostic = crate::Diagnostic<Code>;
