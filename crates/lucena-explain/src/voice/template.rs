//! Templates: which theme under which conditions becomes a sentence.

use std::collections::BTreeMap;

use super::fault::Fault;
use crate::claim::Param;
use crate::level::Level;
use crate::slot::Slot;
use crate::theme::{Category, Theme};

/// Values by name.
pub type Values = BTreeMap<Slot, Param>;

/// A test of one value.
#[derive(Clone, PartialEq, Debug)]
pub struct Condition {
    slot: Slot,
    test: Test,
}

#[derive(Clone, PartialEq, Debug)]
enum Test {
    Holds,
    Fails,
    Compares(Operator, f64),
    Is(bool, String),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Operator {
    Less,
    AtMost,
    Equal,
    Unequal,
    AtLeast,
    More,
}

impl Condition {
    /// Reads `name`, `not name`, or `name OP value`.
    ///
    /// # Errors
    /// If it has another form, or uses a name that does not exist.
    pub fn parse(text: &str) -> Result<Condition, Fault> {
        let bad = || Fault::BadCondition(text.to_owned());
        let words: Vec<&str> = text.split_whitespace().collect();
        let (name, test) = match words[..] {
            [name] => (name, Test::Holds),
            ["not", name] => (name, Test::Fails),
            [name, operator, value] => {
                let operator = match operator {
                    "<" => Operator::Less,
                    "<=" => Operator::AtMost,
                    "==" => Operator::Equal,
                    "!=" => Operator::Unequal,
                    ">=" => Operator::AtLeast,
                    ">" => Operator::More,
                    _ => return Err(bad()),
                };
                match (value.parse(), operator) {
                    (Ok(number), _) => (name, Test::Compares(operator, number)),
                    (Err(_), Operator::Equal) => (name, Test::Is(true, value.trim_matches('\'').to_owned())),
                    (Err(_), Operator::Unequal) => {
                        (name, Test::Is(false, value.trim_matches('\'').to_owned()))
                    }
                    _ => return Err(bad()),
                }
            }
            _ => return Err(bad()),
        };
        let slot = Slot::from_key(name).ok_or_else(|| Fault::UnknownName(name.to_owned()))?;
        Ok(Condition { slot, test })
    }

    /// Whether the condition holds; a value that is not there is false, and compares with nothing.
    pub fn holds(&self, values: &Values, context: &Values) -> bool {
        let param = values.get(&self.slot).or_else(|| context.get(&self.slot));
        let truth = match param {
            None | Some(Param::Flag(false)) | Some(Param::Number(0)) => false,
            Some(_) => true,
        };
        match &self.test {
            Test::Holds => truth,
            Test::Fails => !truth,
            Test::Compares(operator, right) => {
                let left = match param {
                    Some(Param::Number(number)) => f64::from(*number),
                    _ => return false,
                };
                match operator {
                    Operator::Less => left < *right,
                    Operator::AtMost => left <= *right,
                    Operator::Equal => left == *right,
                    Operator::Unequal => left != *right,
                    Operator::AtLeast => left >= *right,
                    Operator::More => left > *right,
                }
            }
            Test::Is(wanted, word) => {
                let same =
                    matches!(param, Some(Param::Word(known) | Param::Term(known)) if *known == word.as_str());
                same == *wanted
            }
        }
    }
}

/// When a sentence is said; its words are the message that has its name.
#[derive(Clone, PartialEq, Debug)]
pub struct Template {
    /// The name used in logs and feedback.
    pub id: String,
    /// It fits claims about this theme …
    pub theme: Theme,
    /// … if all of these hold.
    pub conditions: Vec<Condition>,
    /// The kind of reason.
    pub category: Category,
    /// 0 to 100.
    pub priority: f32,
    /// How sure the detection must be.
    pub threshold: f32,
    /// For whom.
    pub levels: Vec<Level>,
}

impl Template {
    /// The key of its message.
    pub fn message(&self) -> String {
        key("reasons", &self.id)
    }

    /// The first of these slots that its theme never fills.
    pub(super) fn unfilled(&self, slots: impl IntoIterator<Item = Slot>) -> Option<Slot> {
        slots.into_iter().find(|slot| !slot.is_of_every_move() && !self.theme.slots().contains(slot))
    }

    /// The slots that its conditions ask about.
    pub(super) fn asked(&self) -> impl Iterator<Item = Slot> {
        self.conditions.iter().map(|condition| condition.slot)
    }
}

/// The key of a message about something that has a name in programs.
pub(super) fn key(area: &str, name: &str) -> String {
    format!("{area}-{}", name.replace('_', "-"))
}
