//! Conditions: split into conjuncts, names turned into slots, and a price put on each.

use std::sync::Arc;

use lucena_chess::Role;

use super::Coder;
use crate::patlan::ast::{Argument, Expression, ExpressionKind};
use crate::patlan::program::{ANY_ROLE, Conjunct, Node, Operand, Program, bit, role_bit};
use crate::patlan::vocabulary::Function;

/// The conjuncts of a condition; those of an absent one are none.
pub(super) fn conjuncts(
    condition: Option<&Expression>,
    coder: &Coder<'_>,
    find: &dyn Fn(&str) -> Option<Arc<Program>>,
    calls: &mut Vec<Arc<Program>>,
) -> Vec<Conjunct> {
    let Some(condition) = condition else { return Vec::new() };
    let mut translator = Translator { coder, find, calls };
    condition
        .conjuncts()
        .into_iter()
        .map(|part| Conjunct {
            node: translator.node(part),
            slots: part.figures().iter().fold(0, |set, figure| set | bit(coder.slot(figure))),
            cost: cost(part),
            span: part.span,
        })
        .collect()
}

struct Translator<'a> {
    coder: &'a Coder<'a>,
    find: &'a dyn Fn(&str) -> Option<Arc<Program>>,
    calls: &'a mut Vec<Arc<Program>>,
}

impl Translator<'_> {
    fn node(&mut self, expression: &Expression) -> Node {
        match &expression.kind {
            ExpressionKind::Number(number) => Node::Number(*number),
            ExpressionKind::Truth(truth) => Node::Truth(*truth),
            ExpressionKind::Group(inner) => self.node(inner),
            ExpressionKind::Negative(inner) => Node::Negative(Box::new(self.node(inner))),
            ExpressionKind::Not(inner) => Node::Not(Box::new(self.node(inner))),
            ExpressionKind::Binary(operator, left, right) => {
                Node::Binary(*operator, Box::new(self.node(left)), Box::new(self.node(right)))
            }
            ExpressionKind::All(parts) => Node::All(self.cheapest_first(parts)),
            ExpressionKind::Any(parts) => Node::Any(self.cheapest_first(parts)),
            ExpressionKind::Call(function, arguments) => {
                Node::Call(*function, arguments.iter().map(|argument| self.operand(argument)).collect())
            }
        }
    }

    /// Functions are pure, so the order of AND and OR is free: cheap parts decide first.
    fn cheapest_first(&mut self, parts: &[Expression]) -> Vec<Node> {
        let mut parts: Vec<&Expression> = parts.iter().collect();
        parts.sort_by_key(|part| cost(part));
        parts.into_iter().map(|part| self.node(part)).collect()
    }

    fn operand(&mut self, argument: &Argument) -> Operand {
        match argument {
            Argument::Figure(figure) => Operand::Slot(self.coder.slot(figure)),
            Argument::Letter(letter, _) => {
                let mine = (!matches!(letter, 'S' | 's')).then_some(letter.is_ascii_uppercase());
                Operand::Set { mine, roles: Role::from_letter(*letter).map_or(ANY_ROLE, role_bit) }
            }
            Argument::Owner(owner, _) => Operand::Owner(*owner),
            Argument::Text(name) => {
                // An unknown name has been refused by the library; its place is never asked for.
                self.calls.extend((self.find)(&name.value));
                Operand::Pattern(self.calls.len().saturating_sub(1))
            }
            Argument::Expression(expression) => Operand::Number(Box::new(self.node(expression))),
        }
    }
}

/// A rough price of evaluating an expression: the sum over its calls.
pub(super) fn cost(expression: &Expression) -> u32 {
    let mut total = 0;
    expression.walk(&mut |part| {
        if let ExpressionKind::Call(function, _) = part.kind {
            total += call_cost(function);
        }
    });
    total
}

fn call_cost(function: Function) -> u32 {
    match function {
        Function::ExistPattern => 1000,
        // The whole board is looked at, once for all.
        Function::Fact(_) => 200,
        Function::WedgesBetween | Function::SafeWedgesBetween | Function::KingPathTo => 100,
        Function::SafeMovesOf => 60,
        Function::MovesOf => 40,
        Function::BlockedPawns => 20,
        Function::Defenses
        | Function::MyDefenses
        | Function::YourDefenses
        | Function::DefensesValue
        | Function::MyDefensesValue
        | Function::YourDefensesValue => 15,
        Function::DirectDefenses
        | Function::MyDirectDefenses
        | Function::YourDirectDefenses
        | Function::DirectDefensesValue
        | Function::MyDirectDefensesValue
        | Function::YourDirectDefensesValue
        | Function::RelativeDefensesValue
        | Function::MyRelativeDefensesValue
        | Function::YourRelativeDefensesValue
        | Function::PiecesDef => 8,
        Function::Sentry | Function::Ram | Function::ExistInFile | Function::ExistInRank => 4,
        _ => 1,
    }
}
