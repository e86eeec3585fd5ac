//! The expressions of conditions, by precedence; their depth and size are bounded.

use super::{Broken, Parser, Reading};
use crate::patlan::ast::{Argument, Expression, ExpressionKind, Owner, Quoted};
use crate::patlan::token::{Operator, TokenKind};
use crate::patlan::vocabulary::{Function, Language, Parameter, SmallWord, is_figure_letter, type_word};
use crate::{Argument as Value, Code, Diagnostic, Expected, Span};

/// How deep a condition may be nested, and how many operators may follow one another on one level.
const MAX_DEPTH: usize = 64;
/// How many parts a condition may have.
const MAX_NODES: usize = 4096;

/// What to ask for when an argument is of the wrong kind.
fn expected_for(parameter: Parameter) -> Expected {
    match parameter {
        Parameter::Figure => Expected::Figure,
        Parameter::King => Expected::King,
        Parameter::FigureOrType | Parameter::FigureOrSet => Expected::FigureOrType,
        Parameter::Type | Parameter::Set => Expected::PieceType,
        Parameter::Number => Expected::Number,
        Parameter::Owner => Expected::Owner,
        Parameter::FullOwner => Expected::FullOwner,
        Parameter::PatternName => Expected::PatternName,
    }
}

impl Parser<'_> {
    /// The expression after PRECONDITION or POSTCONDITION.
    pub(super) fn condition(&mut self) -> Reading<Expression> {
        self.depth = 0;
        self.nodes = 0;
        self.expression()
    }

    fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Reading<T>) -> Reading<T> {
        if self.depth == MAX_DEPTH || self.nodes >= MAX_NODES {
            self.complain(Code::TooDeep, self.walk.token().span);
            return Err(Broken);
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    fn expression(&mut self) -> Reading<Expression> {
        self.joined(SmallWord::Or, ExpressionKind::Any, |parser| {
            parser.joined(SmallWord::And, ExpressionKind::All, Self::negation)
        })
    }

    /// Parts separated by a small word; a single part stays as it is.
    fn joined(
        &mut self,
        word: SmallWord,
        join: fn(Vec<Expression>) -> ExpressionKind,
        part: impl Fn(&mut Self) -> Reading<Expression>,
    ) -> Reading<Expression> {
        let first = part(self)?;
        if self.small_word() != Some(word) {
            return Ok(first);
        }
        let mut parts = vec![first];
        while self.maybe_small_word(word) {
            parts.push(part(self)?);
        }
        let span = parts.iter().fold(parts[0].span, |span, part| span.to(part.span));
        Ok(Expression { kind: join(parts), span })
    }

    fn negation(&mut self) -> Reading<Expression> {
        let span = self.walk.token().span;
        if !self.maybe_small_word(SmallWord::Not) {
            return self.binary(0);
        }
        let inner = self.deeper(Self::negation)?;
        let span = span.to(inner.span);
        Ok(Expression { kind: ExpressionKind::Not(Box::new(inner)), span })
    }

    /// Operators of one level and above, joined to the left.
    fn binary(&mut self, level: usize) -> Reading<Expression> {
        if level == 4 {
            return self.unary();
        }
        let mut left = self.binary(level + 1)?;
        let mut length = 0;
        while let TokenKind::Operator(operator) = self.walk.token().kind
            && operator.level() == level
        {
            // Each further operator makes the tree one deeper.
            length += 1;
            if length > MAX_DEPTH {
                self.complain(Code::TooDeep, self.walk.token().span);
                return Err(Broken);
            }
            self.walk.take();
            let right = self.binary(level + 1)?;
            let span = left.span.to(right.span);
            let kind = ExpressionKind::Binary(operator, Box::new(left), Box::new(right));
            left = Expression { kind, span };
        }
        Ok(left)
    }

    fn unary(&mut self) -> Reading<Expression> {
        self.nodes += 1;
        let token = self.walk.token();
        let span = token.span;
        let kind = match &token.kind {
            TokenKind::Operator(Operator::Plus) => {
                self.walk.take();
                return self.deeper(Self::unary);
            }
            TokenKind::Operator(Operator::Minus) => {
                self.walk.take();
                let inner = self.deeper(Self::unary)?;
                let span = span.to(inner.span);
                return Ok(Expression { kind: ExpressionKind::Negative(Box::new(inner)), span });
            }
            TokenKind::Number(number) => ExpressionKind::Number(*number),
            TokenKind::Punctuation('(') => {
                self.walk.take();
                let inner = self.deeper(Self::expression)?;
                let end = self.walk.token().span;
                self.expect_punctuation(')', Expected::Close)?;
                let kind = ExpressionKind::Group(Box::new(inner));
                return Ok(Expression { kind, span: span.to(end) });
            }
            TokenKind::Word(word) => match (SmallWord::from_spelling(word), Function::from_spelling(word)) {
                (Some(SmallWord::True), _) => ExpressionKind::Truth(true),
                (Some(SmallWord::False), _) => ExpressionKind::Truth(false),
                (_, Some(function)) => return self.call(function),
                _ => return self.unexpected(Expected::Expression),
            },
            _ => return self.unexpected(Expected::Expression),
        };
        self.walk.take();
        Ok(Expression { kind, span })
    }

    fn call(&mut self, function: Function) -> Reading<Expression> {
        let start = self.walk.take().span;
        let parameters = function.parameters();
        if parameters.is_empty() {
            let mut end = start;
            if self.maybe_punctuation('(') {
                end = self.walk.token().span;
                self.expect_punctuation(')', Expected::Close)?;
            }
            return Ok(Expression { kind: ExpressionKind::Call(function, Vec::new()), span: start.to(end) });
        }
        self.expect_punctuation('(', Expected::Open)?;
        let mut arguments = Vec::new();
        for (index, &parameter) in parameters.iter().enumerate() {
            if index > 0 {
                self.expect_punctuation(',', Expected::Comma)?;
            }
            arguments.push(self.argument(function, parameter)?);
        }
        let end = self.walk.token().span;
        self.expect_punctuation(')', Expected::Close)?;
        Ok(Expression { kind: ExpressionKind::Call(function, arguments), span: start.to(end) })
    }

    /// Reads whatever argument is written, then complains if it is of the wrong kind.
    fn argument(&mut self, function: Function, parameter: Parameter) -> Reading<Argument> {
        let expected = expected_for(parameter);
        if self.is_unknown_word() {
            self.wrong_argument(function, self.walk.token().span, expected);
            return Err(Broken);
        }
        let argument = self.any_argument()?;
        let fits = match (parameter, &argument) {
            (Parameter::Figure | Parameter::FigureOrType | Parameter::FigureOrSet, Argument::Figure(_))
            | (Parameter::Set | Parameter::FigureOrSet, Argument::Letter(..))
            | (Parameter::Owner, Argument::Owner(Owner::Me | Owner::Opponent, _))
            | (Parameter::FullOwner, Argument::Owner(..))
            | (Parameter::PatternName, Argument::Text(_))
            | (Parameter::Number, Argument::Expression(_)) => true,
            (Parameter::Type | Parameter::FigureOrType, Argument::Letter(letter, _)) => {
                !matches!(letter, 'F' | 'f' | 'S' | 's')
            }
            (Parameter::King, Argument::Figure(figure)) => {
                matches!(figure.letter, 'K' | 'k' | 'F' | 'f' | 'S' | 's')
            }
            _ => false,
        };
        if !fits {
            // The rest of the call can still be read.
            self.wrong_argument(function, argument.span(), expected);
        }
        Ok(argument)
    }

    fn wrong_argument(&mut self, function: Function, span: Span, expected: Expected) {
        let diagnostic = Diagnostic::new(Code::WrongArgument, span)
            .with(function.word(Language::English))
            .with_argument(Value::Expected(expected));
        self.diagnostics.push(diagnostic);
    }

    /// Whether the token is a word that means nothing at all.
    fn is_unknown_word(&self) -> bool {
        let TokenKind::Word(word) = &self.walk.token().kind else { return false };
        let is_letter = word.len() == 1 && word.chars().all(is_figure_letter);
        !is_letter
            && type_word(word).is_none()
            && SmallWord::from_spelling(word).is_none()
            && Function::from_spelling(word).is_none()
    }

    fn any_argument(&mut self) -> Reading<Argument> {
        let token = self.walk.token();
        match &token.kind {
            TokenKind::Text(value) => {
                self.walk.take();
                return Ok(Argument::Text(Quoted { value: value.clone(), span: token.span }));
            }
            TokenKind::Figure(_) | TokenKind::Operator(Operator::Less | Operator::Greater) => {
                return self.figure().map(Argument::Figure);
            }
            TokenKind::Word(word) => {
                let owner = match SmallWord::from_spelling(word) {
                    Some(SmallWord::Me) => Some(Owner::Me),
                    Some(SmallWord::Opponent) => Some(Owner::Opponent),
                    Some(SmallWord::None) => Some(Owner::None),
                    Some(SmallWord::Anyone) => Some(Owner::Anyone),
                    _ => None,
                };
                if let Some(owner) = owner {
                    self.walk.take();
                    return Ok(Argument::Owner(owner, token.span));
                }
                let mut letters = word.chars();
                let single = letters.next().filter(|&c| letters.next().is_none() && is_figure_letter(c));
                if let Some(letter) = single.or_else(|| type_word(word)) {
                    self.walk.take();
                    return Ok(Argument::Letter(letter, token.span));
                }
            }
            _ => {}
        }
        self.deeper(Self::expression).map(Argument::Expression)
    }
}
