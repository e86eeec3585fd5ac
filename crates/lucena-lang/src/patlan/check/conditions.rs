//! Conditions that can never hold, found by reckoning with the range of values of each part.

use std::collections::BTreeMap;

use super::Checker;
use crate::Code;
use crate::patlan::ast::{Argument, Expression, ExpressionKind};
use crate::patlan::format::expression_text;
use crate::patlan::token::Operator;
use crate::patlan::vocabulary::{Function, Language};

/// The numbers a part can have; truth values count as 0 and 1.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Range {
    low: f64,
    high: f64,
    is_truth: bool,
}

impl Range {
    const ANY: Range = Range { low: f64::NEG_INFINITY, high: f64::INFINITY, is_truth: false };
    const TRUTH: Range = Range { low: 0.0, high: 1.0, is_truth: true };

    const fn numbers(low: f64, high: f64) -> Range {
        Range { low, high, is_truth: false }
    }

    fn truth(value: bool) -> Range {
        let value = f64::from(u8::from(value));
        Range { low: value, high: value, is_truth: true }
    }

    fn can_be_true(self) -> bool {
        self.low != 0.0 || self.high != 0.0
    }

    fn can_be_false(self) -> bool {
        self.low <= 0.0 && 0.0 <= self.high
    }

    fn of_truth(can_be_true: bool, can_be_false: bool) -> Range {
        match (can_be_true, can_be_false) {
            (true, false) => Range::truth(true),
            (false, true) => Range::truth(false),
            _ => Range::TRUTH,
        }
    }
}

impl Checker<'_> {
    pub(super) fn conditions(&mut self) {
        for condition in self.tree.conditions() {
            let conjuncts = condition.conjuncts();
            let mut limits: BTreeMap<String, Range> = BTreeMap::new();
            let mut truths: BTreeMap<String, bool> = BTreeMap::new();
            for conjunct in conjuncts {
                let impossible = !range(conjunct).can_be_true()
                    || clashes(conjunct, &mut limits)
                    || contradicts(conjunct, &mut truths);
                if impossible {
                    self.complain(Code::ImpossibleCondition, conjunct.span);
                    break;
                }
            }
        }
    }
}

/// Narrows what is known about the call that the conjunct compares with a number; whether nothing is left.
fn clashes(conjunct: &Expression, limits: &mut BTreeMap<String, Range>) -> bool {
    let ExpressionKind::Binary(operator, left, right) = &conjunct.kind else { return false };
    let (ExpressionKind::Call(..), ExpressionKind::Number(number)) = (&left.bare().kind, &right.bare().kind)
    else {
        return false;
    };
    if range(left).is_truth {
        return false;
    }
    let known = limits.entry(expression_text(left, Language::English)).or_insert(range(left));
    match operator {
        Operator::Equal => {
            known.low = known.low.max(*number);
            known.high = known.high.min(*number);
        }
        // Without the tolerance of comparisons: a strict bound is taken as a closed one.
        Operator::Less | Operator::LessOrEqual => known.high = known.high.min(*number),
        Operator::Greater | Operator::GreaterOrEqual => known.low = known.low.max(*number),
        _ => {}
    }
    known.low > known.high
}

/// Notes which call the conjunct says to be true or false; whether another one says the opposite.
fn contradicts(conjunct: &Expression, truths: &mut BTreeMap<String, bool>) -> bool {
    let Some((call, value)) = claim(conjunct) else { return false };
    let ExpressionKind::Call(function, _) = &call.kind else { return false };
    if !range(call).is_truth {
        return false;
    }
    // Whoever searches has one color.
    let (name, value) = match function {
        Function::Black => (Function::White.word(Language::English).to_owned(), !value),
        _ => (expression_text(call, Language::English), value),
    };
    *truths.entry(name).or_insert(value) != value
}

/// The part that an expression says to be true or false, as in `X`, `NOT X` and `X = FALSE`.
fn claim(expression: &Expression) -> Option<(&Expression, bool)> {
    let bare = expression.bare();
    match &bare.kind {
        ExpressionKind::Call(..) => Some((bare, true)),
        ExpressionKind::Not(inner) => claim(inner).map(|(call, value)| (call, !value)),
        ExpressionKind::Binary(operator, left, right) => {
            let ExpressionKind::Truth(value) = right.bare().kind else { return None };
            let (call, claimed) = claim(left)?;
            match operator {
                Operator::Equal => Some((call, claimed == value)),
                Operator::NotEqual => Some((call, claimed != value)),
                _ => None,
            }
        }
        _ => None,
    }
}

fn range(expression: &Expression) -> Range {
    match &expression.kind {
        ExpressionKind::Number(number) => Range::numbers(*number, *number),
        ExpressionKind::Truth(value) => Range::truth(*value),
        ExpressionKind::Call(function, arguments) => call_range(*function, arguments),
        ExpressionKind::Group(inner) => range(inner),
        ExpressionKind::Negative(inner) => {
            let inner = range(inner);
            Range::numbers(-inner.high, -inner.low)
        }
        ExpressionKind::Not(inner) => {
            // An undefined part is not true, so NOT of anything but a certain truth may hold.
            let inner = range(inner);
            Range::of_truth(inner.can_be_false() || !is_constant(expression), inner.can_be_true())
        }
        ExpressionKind::All(parts) => {
            let ranges: Vec<Range> = parts.iter().map(range).collect();
            Range::of_truth(ranges.iter().all(|r| r.can_be_true()), true)
        }
        ExpressionKind::Any(parts) => {
            let ranges: Vec<Range> = parts.iter().map(range).collect();
            Range::of_truth(ranges.iter().any(|r| r.can_be_true()), ranges.iter().all(|r| r.can_be_false()))
        }
        ExpressionKind::Binary(operator, left, right) => binary_range(*operator, range(left), range(right)),
    }
}

/// Whether no function is asked, so that the value is always defined and the same.
fn is_constant(expression: &Expression) -> bool {
    let mut calls = false;
    expression.walk(&mut |part| calls |= matches!(part.kind, ExpressionKind::Call(..)));
    !calls
}

fn binary_range(operator: Operator, left: Range, right: Range) -> Range {
    let holds = |can: bool| Range::of_truth(can, true);
    match operator {
        Operator::Equal if left.is_truth || right.is_truth => {
            holds(left.can_be_true() && right.can_be_true() || left.can_be_false() && right.can_be_false())
        }
        Operator::NotEqual if left.is_truth || right.is_truth => {
            holds(left.can_be_true() && right.can_be_false() || left.can_be_false() && right.can_be_true())
        }
        Operator::Equal => holds(left.low <= right.high && right.low <= left.high),
        Operator::NotEqual => {
            holds(left.low != left.high || right.low != right.high || left.low != right.low)
        }
        Operator::Less => holds(left.low < right.high),
        Operator::Greater => holds(left.high > right.low),
        Operator::LessOrEqual => holds(left.low <= right.high),
        Operator::GreaterOrEqual => holds(left.high >= right.low),
        Operator::Plus => Range::numbers(left.low + right.low, left.high + right.high),
        Operator::Minus => Range::numbers(left.low - right.high, left.high - right.low),
        Operator::Times | Operator::Divide | Operator::Remainder => Range::ANY,
    }
}

fn call_range(function: Function, arguments: &[Argument]) -> Range {
    match function {
        Function::TypeOf => type_range(arguments),
        _ if function.is_truth() => Range::TRUTH,
        Function::FileOf | Function::RankOf => Range::numbers(1.0, 8.0),
        Function::SquareColorOf => Range::numbers(0.0, 1.0),
        Function::FileDistance | Function::RankDistance | Function::MaxDistance | Function::MinDistance => {
            Range::numbers(0.0, 7.0)
        }
        Function::ManhattanDistance => Range::numbers(0.0, 14.0),
        Function::Sentry | Function::Ram => Range::numbers(0.0, 8.0),
        Function::ValueOf => Range::ANY,
        _ => Range::numbers(0.0, f64::INFINITY),
    }
}

/// A figure with a type of its own is of no other type, unless it can have been promoted.
fn type_range(arguments: &[Argument]) -> Range {
    let [Argument::Figure(figure), Argument::Letter(letter, _)] = arguments else { return Range::TRUTH };
    let is_typed = !figure.is_square() && !figure.is_wildcard();
    let own = figure.letter.to_ascii_uppercase();
    let asked = letter.to_ascii_uppercase();
    if is_typed && own != asked && !(own == 'P' && asked == 'Q') { Range::truth(false) } else { Range::TRUTH }
}
