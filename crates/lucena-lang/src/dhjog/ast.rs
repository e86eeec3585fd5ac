//! The tree of a DHJOG text: what is written, with places, names not yet resolved.

use lucena_chess::{Role, Square};

use super::keyword::Keyword;
use super::value_type::Type;
use crate::Span;

/// A text or name and where it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quoted {
    /// The words.
    pub value: String,
    /// Where they are.
    pub span: Span,
}

/// What a file holds.
#[derive(Clone, PartialEq, Debug)]
pub enum FileTree {
    /// A heuristic set.
    Set(SetTree),
    /// Classified positions.
    Positions(Vec<PositionTree>),
}

/// A heuristic set.
#[derive(Clone, PartialEq, Debug)]
pub struct SetTree {
    /// The keyword that begins it.
    pub keyword: Span,
    /// Its title.
    pub title: Quoted,
    /// What is in it, in order.
    pub items: Vec<SetItem>,
}

/// A part of a set.
#[derive(Clone, PartialEq, Debug)]
pub enum SetItem {
    /// What somebody has to say.
    Annotation(AnnotationTree),
    /// Who wrote it.
    Author(Quoted),
    /// Which version it is.
    Version(Quoted),
    /// The level it claims, as written.
    Level(Quoted),
    /// The stage in which it begins.
    Initial {
        /// The keyword.
        keyword: Span,
        /// The stage.
        stage: Quoted,
    },
    /// Whose pieces the heuristics are for.
    Application {
        /// The keyword.
        keyword: Span,
        /// Whether the opponent is left out.
        is_only_me: bool,
    },
    /// A region that every stage sees.
    Region(RegionTree),
    /// A function of the author.
    Function(FunctionTree),
    /// A stage.
    Stage(StageTree),
}

/// A remark.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnnotationTree {
    /// From its first to its last word.
    pub span: Span,
    /// Its title.
    pub title: Quoted,
    /// Of which kind it is.
    pub kind: Keyword,
    /// Who wrote it.
    pub author: Option<Quoted>,
    /// Its lines.
    pub lines: Vec<String>,
}

/// A named set of squares.
#[derive(Clone, PartialEq, Debug)]
pub struct RegionTree {
    /// The word `SQUARE[]`.
    pub keyword: Span,
    /// Its name.
    pub name: Quoted,
    /// Its squares.
    pub squares: Expression,
}

/// A stage.
#[derive(Clone, PartialEq, Debug)]
pub struct StageTree {
    /// The keyword.
    pub keyword: Span,
    /// Its title.
    pub title: Quoted,
    /// What is in it, in order.
    pub items: Vec<StageItem>,
}

/// A part of a stage.
#[derive(Clone, PartialEq, Debug)]
pub enum StageItem {
    /// What somebody has to say.
    Annotation(AnnotationTree),
    /// The value of a piece type.
    PieceValue {
        /// The type.
        role: Role,
        /// Where the type is written.
        span: Span,
        /// The value.
        value: f64,
    },
    /// What the stage computes.
    Board {
        /// The keyword.
        keyword: Span,
        /// The expression.
        value: Expression,
    },
    /// A region of this stage.
    Region(RegionTree),
    /// A heuristic.
    Heuristic(HeuristicTree),
}

/// What a heuristic changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HeuristicKind {
    /// The value of pieces.
    Piece,
    /// The value of the board.
    Board,
    /// The stage.
    Transition,
}

impl HeuristicKind {
    /// The word for it.
    pub const fn keyword(self) -> Keyword {
        match self {
            HeuristicKind::Piece => Keyword::PieceValue,
            HeuristicKind::Board => Keyword::BoardValue,
            HeuristicKind::Transition => Keyword::StageTransition,
        }
    }
}

/// A heuristic: if this, then that.
#[derive(Clone, PartialEq, Debug)]
pub struct HeuristicTree {
    /// The keyword.
    pub keyword: Span,
    /// Where its kind is written.
    pub kind_span: Span,
    /// Its kind.
    pub kind: HeuristicKind,
    /// Its title.
    pub title: Quoted,
    /// What somebody has to say.
    pub annotations: Vec<AnnotationTree>,
    /// When it holds.
    pub condition: Option<Expression>,
    /// What happens then.
    pub actions: Vec<Action>,
}

/// What a heuristic does.
#[derive(Clone, PartialEq, Debug)]
pub struct Action {
    /// Where it begins and ends.
    pub span: Span,
    /// What it is.
    pub kind: ActionKind,
}

/// The kinds of actions.
#[derive(Clone, PartialEq, Debug)]
pub enum ActionKind {
    /// Gives the board a value.
    Board(Expression),
    /// Goes to a stage.
    Stage(Quoted),
    /// Changes the value of pieces.
    Pieces {
        /// Which pieces.
        target: Expression,
        /// How: one of `+ - * /`, or `<-` for nothing.
        operator: Option<Operator>,
        /// By how much.
        operand: Expression,
    },
}

/// An expression and its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Expression {
    /// Where it is.
    pub span: Span,
    /// What it is.
    pub kind: ExpressionKind,
}

/// The kinds of expressions.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum ExpressionKind {
    Number {
        value: f64,
        is_integer: bool,
    },
    Text(String),
    Square(Square),
    /// TRUE, FALSE, ME, OPPONENT, NOBODY, EMPTY, WHOLE_BOARD, BOARD, CURRENT_STAGE or a piece type.
    Word(Keyword),
    Name(String),
    Call {
        name: Quoted,
        arguments: Vec<Expression>,
        has_tight_commas: bool,
    },
    Attribute {
        of: Box<Expression>,
        name: Quoted,
        arguments: Option<Vec<Expression>>,
    },
    Set(Vec<Element>),
    Not(Box<Expression>),
    Negative(Box<Expression>),
    Binary {
        operator: Operator,
        sign: Span,
        left: Box<Expression>,
        right: Box<Expression>,
    },
    /// What could not be read; a complaint about it exists.
    Broken,
}

/// A part of a set literal.
#[derive(Clone, PartialEq, Debug)]
pub enum Element {
    /// All squares between two corners.
    Range(Square, Square),
    /// Anything else.
    Single(Expression),
}

/// A binary operator.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum Operator {
    Or,
    And,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
    NotEqual,
    Contains,
    Within,
    Belongs,
    Add,
    Subtract,
    Union,
    Intersection,
    Except,
    Multiply,
    Divide,
}

impl Operator {
    /// Whether it compares.
    pub const fn is_comparison(self) -> bool {
        matches!(
            self,
            Operator::Less
                | Operator::LessOrEqual
                | Operator::Greater
                | Operator::GreaterOrEqual
                | Operator::Equal
                | Operator::NotEqual
                | Operator::Contains
                | Operator::Within
                | Operator::Belongs
        )
    }
}

/// A function of the author.
#[derive(Clone, PartialEq, Debug)]
pub struct FunctionTree {
    /// The keyword.
    pub keyword: Span,
    /// Its name.
    pub name: Quoted,
    /// What it is for.
    pub description: Option<Quoted>,
    /// What it gives.
    pub result: Type,
    /// What it takes.
    pub parameters: Vec<(Type, Quoted)>,
    /// What it does.
    pub commands: Vec<Command>,
}

/// A command of a function.
#[derive(Clone, PartialEq, Debug)]
pub struct Command {
    /// Where it is.
    pub span: Span,
    /// What it is.
    pub kind: CommandKind,
}

/// The kinds of commands.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum CommandKind {
    Declare { of: Type, names: Vec<Quoted>, value: Option<Expression> },
    Assign { name: Quoted, value: Expression },
    Change { name: Quoted, is_removal: bool, value: Expression },
    If { condition: Expression, then: Vec<Command>, otherwise: Vec<Command> },
    Count { name: Quoted, from: Expression, to: Expression, body: Vec<Command> },
    Each { name: Quoted, set: Expression, body: Vec<Command> },
    Return(Expression),
}

/// A classified position.
#[derive(Clone, PartialEq, Debug)]
pub struct PositionTree {
    /// Its title.
    pub title: Quoted,
    /// Who stands better, from -3 (Black wins) to 3 (White wins).
    pub grade: Option<i8>,
    /// The position.
    pub fen: Option<Quoted>,
}
