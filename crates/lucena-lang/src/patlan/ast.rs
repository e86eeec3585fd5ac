//! The tree of a PATLAN text: what is written, with its places, before any meaning.

use super::token::{Annotation, Figure, Operator};
use super::vocabulary::{Clause, Function, Relation};
use crate::Span;

/// A text between quotes and its place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Quoted {
    /// The text with its escapes resolved.
    pub value: String,
    /// Where it stands, quotes included.
    pub span: Span,
}

/// An action of the scenario.
#[derive(Clone, PartialEq, Debug)]
pub struct Action {
    /// Who acts.
    pub left: Figure,
    /// Whether the action must not happen.
    pub negated: bool,
    /// What is done, as it is written.
    pub relation: Relation,
    /// Where the relation is written.
    pub relation_span: Span,
    /// On whom, in the order written.
    pub rights: Vec<Figure>,
    /// Whether the right side is written in parentheses.
    pub listed: bool,
}

impl Action {
    /// All figures of the action, the actor first.
    pub fn figures(&self) -> impl Iterator<Item = &Figure> {
        std::iter::once(&self.left).chain(&self.rights)
    }

    /// The relation that is meant: a list after ATTACKS or DEFENDS stands for a dynamic one.
    pub fn meaning(&self) -> Relation {
        if self.rights.len() < 2 {
            return self.relation;
        }
        let through_square = self.rights[0].is_square();
        match (self.relation, through_square) {
            (Relation::Attacks, true) => Relation::PossibleAttack,
            (Relation::Attacks, false) => Relation::IndirectAttack,
            (Relation::Defends, true) => Relation::PossibleDefense,
            (Relation::Defends, false) => Relation::IndirectDefense,
            (relation, _) => relation,
        }
    }

    /// Where the whole action is written.
    pub fn span(&self) -> Span {
        self.figures().fold(self.relation_span, |span, figure| span.to(figure.span))
    }
}

/// A group of alternatives in braces.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// The opening brace.
    pub brace: Span,
    /// The alternatives, each a conjunction of actions.
    pub alternatives: Vec<Vec<Action>>,
    /// Whether the alternatives are separated by OR.
    pub uses_or: bool,
}

/// An item of the scenario.
#[derive(Clone, PartialEq, Debug)]
pub enum Item {
    /// An action that must hold.
    Action(Action),
    /// A group of which one alternative must hold.
    Group(Group),
}

/// A move of the tactics.
#[derive(Clone, PartialEq, Debug)]
pub struct Tactic {
    /// What moves.
    pub from: Figure,
    /// Where to.
    pub to: Figure,
}

/// Who is asked about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Owner {
    /// The searcher.
    Me,
    /// The other side.
    Opponent,
    /// Nobody: an empty square.
    None,
    /// Somebody: an occupied square.
    Anyone,
}

/// An argument of a function.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    /// A figure.
    Figure(Figure),
    /// A bare letter: a type of piece, or F, f, S.
    Letter(char, Span),
    /// A side.
    Owner(Owner, Span),
    /// The name of a pattern.
    Text(Quoted),
    /// A number.
    Expression(Expression),
}

impl Argument {
    /// Where the argument is written.
    pub fn span(&self) -> Span {
        match self {
            Argument::Figure(figure) => figure.span,
            Argument::Letter(_, span) | Argument::Owner(_, span) => *span,
            Argument::Text(text) => text.span,
            Argument::Expression(expression) => expression.span,
        }
    }
}

/// What an expression is.
#[derive(Clone, PartialEq, Debug)]
pub enum ExpressionKind {
    /// A number.
    Number(f64),
    /// TRUE or FALSE.
    Truth(bool),
    /// A call of a function.
    Call(Function, Vec<Argument>),
    /// A minus sign.
    Negative(Box<Expression>),
    /// NOT.
    Not(Box<Expression>),
    /// An operator between two expressions.
    Binary(Operator, Box<Expression>, Box<Expression>),
    /// Expressions joined by AND; two or more.
    All(Vec<Expression>),
    /// Expressions joined by OR; two or more.
    Any(Vec<Expression>),
    /// An expression in parentheses.
    Group(Box<Expression>),
}

/// An expression of a condition.
#[derive(Clone, PartialEq, Debug)]
pub struct Expression {
    /// What it is.
    pub kind: ExpressionKind,
    /// Where it is written.
    pub span: Span,
}

impl Expression {
    /// The expression without the parentheses around it.
    pub fn bare(&self) -> &Expression {
        match &self.kind {
            ExpressionKind::Group(inner) => inner.bare(),
            _ => self,
        }
    }

    /// The parts of a conjunction, through parentheses; the expression itself if it is none.
    pub fn conjuncts(&self) -> Vec<&Expression> {
        match &self.bare().kind {
            ExpressionKind::All(parts) => parts.iter().flat_map(Expression::conjuncts).collect(),
            _ => vec![self.bare()],
        }
    }

    /// Calls `visit` with this expression and all within it.
    pub fn walk<'a>(&'a self, visit: &mut dyn FnMut(&'a Expression)) {
        visit(self);
        match &self.kind {
            ExpressionKind::Number(_) | ExpressionKind::Truth(_) => {}
            ExpressionKind::Call(_, arguments) => {
                for argument in arguments {
                    if let Argument::Expression(inner) = argument {
                        inner.walk(visit);
                    }
                }
            }
            ExpressionKind::Negative(inner) | ExpressionKind::Not(inner) | ExpressionKind::Group(inner) => {
                inner.walk(visit);
            }
            ExpressionKind::Binary(_, left, right) => {
                left.walk(visit);
                right.walk(visit);
            }
            ExpressionKind::All(parts) | ExpressionKind::Any(parts) => {
                parts.iter().for_each(|part| part.walk(visit));
            }
        }
    }

    /// The figures mentioned, in order of writing.
    pub fn figures(&self) -> Vec<&Figure> {
        let mut figures = Vec::new();
        self.walk(&mut |expression| {
            if let ExpressionKind::Call(_, arguments) = &expression.kind {
                figures.extend(arguments.iter().filter_map(|argument| match argument {
                    Argument::Figure(figure) => Some(figure),
                    _ => None,
                }));
            }
        });
        figures
    }

    /// The names of the patterns asked for with EXISTPATTERN.
    pub fn pattern_calls(&self) -> Vec<&Quoted> {
        let mut names = Vec::new();
        self.walk(&mut |expression| {
            if let ExpressionKind::Call(Function::ExistPattern, arguments) = &expression.kind
                && let Some(Argument::Text(name)) = arguments.first()
            {
                names.push(name);
            }
        });
        names
    }
}

/// The exclusive set of pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceSet {
    /// The letters in the order written.
    pub letters: String,
    /// The clause keyword.
    pub clause: Span,
}

/// One pattern as it is written; what is missing or broken is empty.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PatternTree {
    /// The keyword PATTERN.
    pub keyword: Span,
    /// From the keyword to the `;`.
    pub span: Span,
    /// The clauses that are there, in the order written.
    pub clauses: Vec<(Clause, Span)>,
    /// The name.
    pub name: Quoted,
    /// The author.
    pub author: Quoted,
    /// The description.
    pub description: Quoted,
    /// The weight, if it is given.
    pub weight: Option<f64>,
    /// The actors.
    pub actors: Vec<Figure>,
    /// The exclusive set.
    pub set: Option<PieceSet>,
    /// The scenario.
    pub items: Vec<Item>,
    /// The precondition.
    pub precondition: Option<Expression>,
    /// The tactics.
    pub tactics: Vec<Tactic>,
    /// The postcondition.
    pub postcondition: Option<Expression>,
    /// What the comments before the pattern say about it.
    pub annotations: Vec<Annotation>,
    /// Whether part of the scenario or of the actors could not be read.
    pub is_scenario_broken: bool,
    /// Whether the parser complained about an error in this pattern.
    pub has_errors: bool,
}

impl PatternTree {
    /// All actions, those of groups included.
    pub fn actions(&self) -> impl Iterator<Item = &Action> {
        self.items.iter().flat_map(|item| -> Box<dyn Iterator<Item = &Action>> {
            match item {
                Item::Action(action) => Box::new(std::iter::once(action)),
                Item::Group(group) => Box::new(group.alternatives.iter().flatten()),
            }
        })
    }

    /// The groups of alternatives.
    pub fn groups(&self) -> impl Iterator<Item = &Group> {
        self.items.iter().filter_map(|item| match item {
            Item::Group(group) => Some(group),
            Item::Action(_) => None,
        })
    }

    /// Whether a clause is there.
    pub fn has_clause(&self, clause: Clause) -> bool {
        self.clauses.iter().any(|(present, _)| *present == clause)
    }

    /// Both conditions that are there.
    pub fn conditions(&self) -> impl Iterator<Item = &Expression> {
        self.precondition.iter().chain(&self.postcondition)
    }
}
