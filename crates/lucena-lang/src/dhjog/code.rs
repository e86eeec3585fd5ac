//! Every kind of complaint about a heuristic set: its number and how bad it is.

use crate::diagnostic::DiagnosticCode;

/// A set with nothing but a part of its own and an empty stage.
macro_rules! set {
    ($part:literal) => {
        concat!(
            "CONJUNTO_HEURISTICO \"A\" ",
            $part,
            " ETAPA_ATUAL <- \"P\" ETAPA \"P\" FIM ETAPA FIM CONJUNTO_HEURISTICO"
        )
    };
}

/// A set with one part in its only stage.
macro_rules! stage {
    ($part:literal) => {
        concat!(
            "CONJUNTO_HEURISTICO \"A\" ETAPA_ATUAL <- \"P\" ETAPA \"P\" ",
            $part,
            " FIM ETAPA FIM CONJUNTO_HEURISTICO"
        )
    };
}

/// A set with one heuristic for the board: a condition and an action.
macro_rules! board {
    ($condition:literal, $action:literal) => {
        concat!(
            "CONJUNTO_HEURISTICO \"A\" ETAPA_ATUAL <- \"P\" ETAPA \"P\" HEURISTICA VALOR_TABULEIRO \"H\" SE ",
            $condition,
            " ENTAO ",
            $action,
            " FIM HEURISTICA FIM ETAPA FIM CONJUNTO_HEURISTICO"
        )
    };
}

/// The same for pieces.
macro_rules! piece {
    ($condition:literal, $action:literal) => {
        concat!(
            "CONJUNTO_HEURISTICO \"A\" ETAPA_ATUAL <- \"P\" ETAPA \"P\" HEURISTICA VALOR_PECA \"H\" SE ",
            $condition,
            " ENTAO ",
            $action,
            " FIM HEURISTICA FIM ETAPA FIM CONJUNTO_HEURISTICO"
        )
    };
}

macro_rules! codes {
    ($($(#[$doc:meta])* $variant:ident $id:literal $example:expr;)*) => {
        /// What can be wrong with a DHJOG text. The numbers are those of the language specification.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Code {
            $($(#[$doc])* $variant,)*
        }

        impl Code {
            /// All codes, in the order of their numbers.
            pub const ALL: &[Code] = &[$(Code::$variant,)*];

            /// A short text that deserves the complaint, perhaps only in a class that allows little.
            pub const fn example(self) -> &'static str {
                match self { $(Code::$variant => $example,)* }
            }
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
    UnexpectedCharacter "E101" stage!("REGIAO @");
    /// A text without its closing quote.
    UnterminatedText "E102" "CONJUNTO_HEURISTICO \"A\n";
    /// A number that is none.
    BadNumber "E103" stage!("PEAO.VALOR <- 1.2.3");
    /// Any other syntax error: what was found, what was expected.
    Syntax "E201" stage!("PEAO.VALOR 1");
    /// The end of a block is missing: which, opened on which line.
    MissingEnd "E202" "CONJUNTO_HEURISTICO \"A\" ETAPA \"P\"";
    /// The end of another block: what was found, which block is open, since which line.
    WrongEnd "E203" "CONJUNTO_HEURISTICO \"A\" ETAPA \"P\" HEURISTICA VALOR_PECA \"H\" SE VERDADEIRO ENTAO PEAO.MEU + 1 FIM ETAPA FIM CONJUNTO_HEURISTICO";
    /// Text after the end.
    TextAfterEnd "E204" "CONJUNTO_HEURISTICO \"A\" ETAPA \"P\" FIM ETAPA FIM CONJUNTO_HEURISTICO PEAO";
    /// An arrow where a comparison was meant.
    ArrowInCondition "E205" board!("TABULEIRO <-5", "TABULEIRO <- 1");
    /// `a < b < c`.
    ChainedComparison "E206" board!("1 < QUANTIDADE_JOGADAS() < 5", "TABULEIRO <- 1");
    /// A piece action with two operations.
    TwoOperations "E207" piece!("VERDADEIRO", "PEAO.MEU + 1 + 2");
    /// A name that is not known, and perhaps the one that was meant.
    UnknownName "E301" piece!("VERDADEIRO", "PECAS_QUE_ESTAO({PEAO},CENTO,EU) + 1");
    /// A name given twice, and the line of the first.
    Repeated "E302" stage!("PEAO.VALOR <- 1 PEAO.VALOR <- 2");
    /// A reserved word as a name.
    ReservedName "E303" set!("CASA[] SE <- {e4}");
    /// A name with blanks or signs, or too long.
    BadName "E304" set!("CASA[] \"x y\" <- {e4}");
    /// No square of the board.
    BadSquare "E305" set!("CASA[] C <- {i9}");
    /// A function that is not known, and perhaps the one that was meant.
    UnknownFunction "E306" board!("PRESENCA_PECA({PEAO},{e4},EU)", "TABULEIRO <- 1");
    /// The initial stage does not exist.
    UnknownInitialStage "E307" "CONJUNTO_HEURISTICO \"A\" ETAPA_ATUAL <- \"Q\" ETAPA \"P\" FIM ETAPA FIM CONJUNTO_HEURISTICO";
    /// A pattern that the library does not have.
    UnknownPattern "E308" board!("EXISTE_PADRAO(\"NENHUM\",EU)", "TABULEIRO <- 1");
    /// A level that does not exist.
    UnknownLevel "E309" set!("NIVEL_COMPLEXIDADE <- 7");
    /// The value of the board outside a board heuristic.
    BoardHasNoValue "E310" stage!("TABULEIRO <- TABULEIRO + 1");
    /// An attribute that the type does not have: the type, the attribute.
    UnknownAttribute "E311" board!("PEAO.COR = 1", "TABULEIRO <- 1");
    /// A region that depends on the position.
    RegionNotConstant "E312" set!("CASA[] C <- CASAS_VAZIAS({e4})");
    /// An argument of another type: function, number, wanted, given.
    WrongArgument "E401" board!("PRESENCA_PECAS({e4},{PEAO},EU)", "TABULEIRO <- 1");
    /// Too many or too few arguments: function, wanted, given, and perhaps a hint about decimals.
    ArgumentCount "E402" board!("VEZ_DE_JOGAR()", "TABULEIRO <- 1");
    /// A condition that is neither true nor false: its type, and perhaps a comparison.
    NotACondition "E403" board!("QUANTIDADE_JOGADAS()", "TABULEIRO <- 1");
    /// An operation on types it is not for: the operation and both types.
    WrongOperation "E404" board!("{e4} + 1 = 2", "TABULEIRO <- 1");
    /// The target of a piece action is no set of pieces.
    NotPieces "E405" piece!("VERDADEIRO", "3 + 1");
    /// A value for the king.
    KingValue "E406" stage!("REI.VALOR <- 1");
    /// A function without result, or with a wrong one.
    NoResult "E407" set!("FUNCAO UM RETORNA REAL COMANDOS REAL X FIM FUNCAO");
    /// A division by zero.
    DivisionByZero "E408" board!("1 / 0 = 1", "TABULEIRO <- 1");
    /// A set with elements of two kinds.
    MixedSet "E409" board!("{PEAO, e4} = {}", "TABULEIRO <- 1");
    /// Above the level of the class: what, level needed, its name, limit, its name.
    AboveLimit "E501" set!("CASA[] C <- {e4}");
    /// Above the level that the set declares: what, level needed, level declared.
    AboveDeclared "E502" set!("NIVEL_COMPLEXIDADE <- 1 CASA[] C <- {e4}");
    /// A function that the class may not use.
    FunctionNotAllowed "E503" board!("VEZ_DE_JOGAR(EU)", "TABULEIRO <- 1");
    /// A set without stages.
    NoStage "E601" "CONJUNTO_HEURISTICO \"A\" FIM CONJUNTO_HEURISTICO";
    /// An action of another kind of heuristic.
    WrongAction "E602" piece!("VERDADEIRO", "TABULEIRO <- 1");
    /// A heuristic without condition or action.
    EmptyHeuristic "E603" stage!("HEURISTICA VALOR_TABULEIRO \"H\" SE VEZ_DE_JOGAR(EU) ENTAO FIM HEURISTICA");
    /// A function that calls itself.
    Recursion "E604" set!("FUNCAO UM RETORNA REAL COMANDOS RETORNA UM() FIM FUNCAO");
    /// More than is allowed: what, and how much is.
    TooMuch "E605" board!("((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((1)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) = 1", "TABULEIRO <- 1");
    /// More tokens than the class may use: how many, and how many are allowed.
    OverCapacity "E606" set!("CASA[] C <- {e4}");
    /// A piece without a value: piece, value used.
    MissingValue "W01" stage!("");
    /// No initial stage.
    MissingInitialStage "W02" "CONJUNTO_HEURISTICO \"A\" ETAPA \"P\" FIM ETAPA FIM CONJUNTO_HEURISTICO";
    /// A transition to a stage that does not exist.
    UnknownStage "W03" stage!("HEURISTICA TRANSICAO_ETAPA \"H\" SE VEZ_DE_JOGAR(EU) ENTAO ETAPA_ATUAL <- \"Q\" FIM HEURISTICA");
    /// A stage that is never entered.
    UnreachableStage "W04" "CONJUNTO_HEURISTICO \"A\" ETAPA_ATUAL <- \"P\" ETAPA \"P\" FIM ETAPA ETAPA \"Q\" FIM ETAPA FIM CONJUNTO_HEURISTICO";
    /// A region that is empty or never used.
    IdleRegion "W05" set!("CASA[] C <- {e4}");
    /// A condition that is always true or always false.
    ConstantCondition "W06" board!("1 < 2", "TABULEIRO <- TABULEIRO + 1");
    /// The board's value multiplied.
    MultipliedBoard "W07" board!("VEZ_DE_JOGAR(EU)", "TABULEIRO <- TABULEIRO * 2");
    /// A predefined function replaced.
    ReplacedFunction "W08" set!("FUNCAO ABS RETORNA REAL PARAMETROS REAL X COMANDOS RETORNA 7 FIM FUNCAO");
    /// A slow function inside a value heuristic.
    SlowFunction "W09" board!("LANCES_LEGAIS(EU) > 20", "TABULEIRO <- TABULEIRO + 1");
}

/// A complaint about a heuristic set.
pub type Diagnostic = crate::Diagnostic<Code>;
