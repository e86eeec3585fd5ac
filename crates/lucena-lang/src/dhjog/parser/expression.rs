//! Reading expressions.

use super::{Broken, Parser, Reading, Want};
use crate::dhjog::ast::{Element, Expression, ExpressionKind, Operator, Quoted};
use crate::dhjog::code::{Code, Diagnostic};
use crate::dhjog::keyword::Keyword;
use crate::dhjog::limits::{Limit, MAX_ELEMENTS, MAX_OPERATIONS};
use crate::dhjog::token::{Symbol, TokenKind};

impl Parser<'_> {
    /// An expression that is not part of another one; in a condition an arrow is a comparison gone wrong.
    pub(super) fn whole_expression(&mut self, is_condition: bool) -> Reading<Expression> {
        self.operations = 0;
        self.is_arrow_wrong = is_condition;
        self.expression()
    }

    pub(super) fn expression(&mut self) -> Reading<Expression> {
        self.nested(|parser| {
            let mut left = parser.conjunction()?;
            while parser.keyword() == Some(Keyword::Or) {
                left = parser.binary(left, Operator::Or, Parser::conjunction)?;
            }
            Ok(left)
        })
    }

    fn conjunction(&mut self) -> Reading<Expression> {
        let mut left = self.negation()?;
        while self.keyword() == Some(Keyword::And) {
            left = self.binary(left, Operator::And, Parser::negation)?;
        }
        Ok(left)
    }

    fn negation(&mut self) -> Reading<Expression> {
        if self.keyword() != Some(Keyword::Not) {
            return self.comparison();
        }
        let start = self.walk.take().span;
        let of = self.nested(Parser::negation)?;
        Ok(Expression { span: start.to(of.span), kind: ExpressionKind::Not(Box::new(of)) })
    }

    fn comparison(&mut self) -> Reading<Expression> {
        let left = self.sum()?;
        let Some(operator) = self.comparison_operator() else {
            if self.is_arrow_wrong && self.is_sign(Symbol::Arrow) {
                self.complain(Diagnostic::new(Code::ArrowInCondition, self.walk.token().span));
                return self.binary(left, Operator::Less, Parser::sum);
            }
            return Ok(left);
        };
        let mut whole = self.binary(left, operator, Parser::sum)?;
        while let Some(operator) = self.comparison_operator() {
            self.complain(Diagnostic::new(Code::ChainedComparison, self.walk.token().span));
            whole = self.binary(whole, operator, Parser::sum)?;
        }
        Ok(whole)
    }

    fn comparison_operator(&self) -> Option<Operator> {
        Some(match self.walk.kind() {
            TokenKind::Symbol(Symbol::Less) => Operator::Less,
            TokenKind::Symbol(Symbol::LessOrEqual) => Operator::LessOrEqual,
            TokenKind::Symbol(Symbol::Greater) => Operator::Greater,
            TokenKind::Symbol(Symbol::GreaterOrEqual) => Operator::GreaterOrEqual,
            TokenKind::Symbol(Symbol::Equal) | TokenKind::Keyword(Keyword::Equals) => Operator::Equal,
            TokenKind::Symbol(Symbol::NotEqual) | TokenKind::Keyword(Keyword::Differs) => Operator::NotEqual,
            TokenKind::Keyword(Keyword::Contains) => Operator::Contains,
            TokenKind::Keyword(Keyword::Within) => Operator::Within,
            TokenKind::Keyword(Keyword::Belongs) => Operator::Belongs,
            _ => return None,
        })
    }

    fn sum(&mut self) -> Reading<Expression> {
        let mut left = self.term()?;
        loop {
            let operator = match self.walk.kind() {
                TokenKind::Symbol(Symbol::Plus) => Operator::Add,
                TokenKind::Symbol(Symbol::Minus) => Operator::Subtract,
                TokenKind::Keyword(Keyword::Union) => Operator::Union,
                TokenKind::Keyword(Keyword::Intersection) => Operator::Intersection,
                TokenKind::Keyword(Keyword::Except) => Operator::Except,
                _ => return Ok(left),
            };
            left = self.binary(left, operator, Parser::term)?;
        }
    }

    pub(super) fn term(&mut self) -> Reading<Expression> {
        let mut left = self.factor()?;
        loop {
            let operator = match self.walk.kind() {
                TokenKind::Symbol(Symbol::Times) => Operator::Multiply,
                TokenKind::Symbol(Symbol::Divide) => Operator::Divide,
                _ => return Ok(left),
            };
            left = self.binary(left, operator, Parser::factor)?;
        }
    }

    /// Takes an operator and what is right of it.
    fn binary(
        &mut self,
        left: Expression,
        operator: Operator,
        read: fn(&mut Self) -> Reading<Expression>,
    ) -> Reading<Expression> {
        let sign = self.walk.take().span;
        self.count_operation()?;
        let right = read(self)?;
        let span = left.span.to(right.span);
        let (left, right) = (Box::new(left), Box::new(right));
        Ok(Expression { span, kind: ExpressionKind::Binary { operator, sign, left, right } })
    }

    fn count_operation(&mut self) -> Reading<()> {
        self.operations += 1;
        if self.operations > MAX_OPERATIONS {
            self.complain(Limit::OPERATIONS.exceeded(self.walk.back(1).span));
            return Err(Broken);
        }
        Ok(())
    }

    pub(super) fn factor(&mut self) -> Reading<Expression> {
        if !self.is_sign(Symbol::Minus) {
            return self.postfix();
        }
        let start = self.walk.take().span;
        let of = self.nested(Parser::factor)?;
        Ok(Expression { span: start.to(of.span), kind: ExpressionKind::Negative(Box::new(of)) })
    }

    pub(super) fn postfix(&mut self) -> Reading<Expression> {
        let mut of = self.primary()?;
        while self.maybe_sign(Symbol::Dot) {
            self.count_operation()?;
            let token = self.walk.token();
            let (TokenKind::Identifier(_) | TokenKind::Keyword(_)) = token.kind else {
                return self.unexpected(Want::Message("dhjog-expected-attribute"));
            };
            self.walk.take();
            let name = Quoted { value: self.source.slice(token.span).to_owned(), span: token.span };
            let arguments = if self.is_sign(Symbol::Open) { Some(self.arguments()?.0) } else { None };
            let span = of.span.to(self.walk.back(1).span);
            of = Expression { span, kind: ExpressionKind::Attribute { of: Box::new(of), name, arguments } };
        }
        Ok(of)
    }

    fn primary(&mut self) -> Reading<Expression> {
        let token = self.walk.token();
        let kind = match &token.kind {
            TokenKind::Number { value, is_integer, .. } => {
                ExpressionKind::Number { value: *value, is_integer: *is_integer }
            }
            TokenKind::Text(text) => ExpressionKind::Text(text.clone()),
            TokenKind::Square(square) => ExpressionKind::Square(*square),
            TokenKind::Keyword(word) if is_value(*word) => ExpressionKind::Word(*word),
            TokenKind::Identifier(name) => {
                self.walk.take();
                if !self.is_sign(Symbol::Open) {
                    return Ok(Expression { span: token.span, kind: ExpressionKind::Name(name.clone()) });
                }
                let name = Quoted { value: self.source.slice(token.span).to_owned(), span: token.span };
                let (arguments, has_tight_commas) = self.arguments()?;
                let kind = ExpressionKind::Call { name, arguments, has_tight_commas };
                return Ok(Expression { span: token.span.to(self.walk.back(1).span), kind });
            }
            TokenKind::Symbol(Symbol::Open) => {
                self.walk.take();
                let is_arrow_wrong = std::mem::replace(&mut self.is_arrow_wrong, true);
                let inner = self.expression()?;
                self.is_arrow_wrong = is_arrow_wrong;
                self.expect_sign(Symbol::Close)?;
                return Ok(Expression { span: token.span.to(self.walk.back(1).span), ..inner });
            }
            TokenKind::Symbol(Symbol::OpenBrace) => return self.nested(Parser::set_literal),
            _ => return self.unexpected(Want::Message("dhjog-expected-expression")),
        };
        self.walk.take();
        Ok(Expression { span: token.span, kind })
    }

    /// The arguments of a call, and whether two whole numbers stand beside a comma without a blank: `0,5`.
    fn arguments(&mut self) -> Reading<(Vec<Expression>, bool)> {
        self.expect_sign(Symbol::Open)?;
        let mut arguments = Vec::new();
        let mut has_tight_commas = false;
        if self.maybe_sign(Symbol::Close) {
            return Ok((arguments, false));
        }
        let is_arrow_wrong = std::mem::replace(&mut self.is_arrow_wrong, true);
        loop {
            arguments.push(self.expression()?);
            let comma = self.walk.token();
            if !self.maybe_sign(Symbol::Comma) {
                break;
            }
            let is_integer = |kind: &TokenKind| matches!(kind, TokenKind::Number { is_integer: true, .. });
            let number = self.walk.back(2);
            let is_tight =
                number.span.end == comma.span.start && comma.span.end == self.walk.token().span.start;
            has_tight_commas |= is_tight && is_integer(&number.kind) && is_integer(self.walk.kind());
        }
        self.is_arrow_wrong = is_arrow_wrong;
        self.expect_sign(Symbol::Close)?;
        Ok((arguments, has_tight_commas))
    }

    fn set_literal(&mut self) -> Reading<Expression> {
        let start = self.expect_sign(Symbol::OpenBrace)?;
        let mut elements = Vec::new();
        if !self.is_sign(Symbol::CloseBrace) {
            loop {
                elements.push(self.element()?);
                if elements.len() > MAX_ELEMENTS {
                    self.complain(Limit::ELEMENTS.exceeded(self.walk.back(1).span));
                    return Err(Broken);
                }
                if !self.maybe_sign(Symbol::Comma) {
                    break;
                }
            }
        }
        self.expect_sign(Symbol::CloseBrace)?;
        Ok(Expression { span: start.to(self.walk.back(1).span), kind: ExpressionKind::Set(elements) })
    }

    fn element(&mut self) -> Reading<Element> {
        let TokenKind::Square(from) = *self.walk.kind() else { return self.postfix().map(Element::Single) };
        if *self.walk.peek(1) != TokenKind::Symbol(Symbol::Range) {
            return self.postfix().map(Element::Single);
        }
        self.walk.take();
        self.walk.take();
        let TokenKind::Square(to) = *self.walk.kind() else {
            return self.unexpected(Want::Message("dhjog-expected-square"));
        };
        self.walk.take();
        Ok(Element::Range(from, to))
    }
}

/// The reserved words that are values.
fn is_value(word: Keyword) -> bool {
    word.role().is_some()
        || matches!(
            word,
            Keyword::True
                | Keyword::False
                | Keyword::Me
                | Keyword::Opponent
                | Keyword::Nobody
                | Keyword::Empty
                | Keyword::WholeBoard
                | Keyword::Board
                | Keyword::CurrentStage
        )
}
