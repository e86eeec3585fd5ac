//! Templates: which theme under which conditions becomes which sentence.

use std::collections::BTreeMap;

use super::pattern::Pattern;
use super::table::{Fault, Table, TemplateError, Value};
use crate::claim::Param;
use crate::level::Level;
use crate::slot::Slot;
use crate::theme::{Category, Polarity, Theme};

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

/// A sentence with the themes and conditions it is for.
#[derive(Clone, PartialEq, Debug)]
pub struct Template {
    /// The name used in logs and feedback.
    pub id: String,
    /// The kind of reason.
    pub category: Category,
    /// It fits if one of these was detected …
    pub themes: Vec<Theme>,
    /// … and all of these hold.
    pub conditions: Vec<Condition>,
    /// 0 to 100.
    pub priority: f32,
    /// How sure the detection must be.
    pub threshold: f32,
    /// For whom.
    pub levels: Vec<Level>,
    /// Whether it speaks for the move or against it.
    pub polarity: Polarity,
    /// The sentence in Portuguese.
    pub pt: Pattern,
    /// The sentence in English.
    pub en: Pattern,
}

/// Takes keys out of a table, remembering which were there.
pub(super) struct Reader<'a> {
    table: &'a Table,
}

impl<'a> Reader<'a> {
    pub(super) fn new(table: &'a Table, known: &[&str]) -> Result<Reader<'a>, TemplateError> {
        match table.entries.iter().find(|(key, _, _)| !known.contains(&key.as_str())) {
            Some((key, line, _)) => Err(TemplateError { line: *line, fault: Fault::UnknownKey(key.clone()) }),
            None => Ok(Reader { table }),
        }
    }

    fn get(&self, key: &str) -> Result<(usize, &'a Value), TemplateError> {
        let found = self.table.entries.iter().find(|(known, _, _)| known == key);
        found
            .map(|(_, line, value)| (*line, value))
            .ok_or_else(|| TemplateError { line: self.table.line, fault: Fault::MissingKey(key.to_owned()) })
    }

    fn wrong<T>(line: usize, key: &str) -> Result<T, TemplateError> {
        Err(TemplateError { line, fault: Fault::WrongKind(key.to_owned()) })
    }

    pub(super) fn text(&self, key: &str) -> Result<(usize, &'a str), TemplateError> {
        match self.get(key)? {
            (line, Value::Text(text)) => Ok((line, text)),
            (line, _) => Reader::wrong(line, key),
        }
    }

    pub(super) fn number(&self, key: &str) -> Result<(usize, f64), TemplateError> {
        match self.get(key)? {
            (line, Value::Number(number)) => Ok((line, *number)),
            (line, _) => Reader::wrong(line, key),
        }
    }

    pub(super) fn pattern(&self, key: &str) -> Result<Pattern, TemplateError> {
        let (line, text) = self.text(key)?;
        Pattern::parse(text).map_err(|fault| TemplateError { line, fault })
    }
}

impl Template {
    /// Reads a template from its table.
    ///
    /// # Errors
    /// At the line of the first key that is missing, unknown or makes no sense.
    pub fn from_table(table: &Table) -> Result<Template, TemplateError> {
        const KEYS: &[&str] = &[
            "id",
            "category",
            "themes",
            "conditions",
            "priority",
            "confidence_threshold",
            "levels",
            "polarity",
            "pt",
            "en",
        ];
        let reader = Reader::new(table, KEYS)?;
        let (line, name) = reader.text("category")?;
        let category = Category::from_key(name)
            .ok_or_else(|| TemplateError { line, fault: Fault::UnknownCategory(name.to_owned()) })?;
        let (line, word) = reader.text("polarity")?;
        let polarity = match word {
            "positive" => Polarity::Positive,
            "negative" => Polarity::Negative,
            _ => return Reader::wrong(line, "polarity"),
        };
        let template = Template {
            id: reader.text("id")?.1.to_owned(),
            category,
            themes: themes(&reader)?,
            conditions: conditions(&reader)?,
            priority: reader.number("priority")?.1 as f32,
            threshold: reader.number("confidence_threshold")?.1 as f32,
            levels: levels(&reader)?,
            polarity,
            pt: reader.pattern("pt")?,
            en: reader.pattern("en")?,
        };
        match template.unfilled() {
            Some((theme, slot)) => {
                let fault = Fault::UnfilledSlot { theme: theme.key(), slot: slot.key() };
                Err(TemplateError { line: table.line, fault })
            }
            None => Ok(template),
        }
    }

    /// A slot that the template asks for, in its words or conditions, and that one of its themes never fills.
    fn unfilled(&self) -> Option<(Theme, Slot)> {
        let conditions = self.conditions.iter().map(|condition| condition.slot);
        let asked: Vec<Slot> = self.pt.slots().chain(self.en.slots()).chain(conditions).collect();
        let wants = |theme: Theme| {
            let known = |slot: &Slot| slot.is_of_every_move() || theme.slots().contains(slot);
            asked.iter().copied().find(|slot| !known(slot)).map(|slot| (theme, slot))
        };
        self.themes.iter().find_map(|&theme| wants(theme))
    }
}

fn themes(reader: &Reader<'_>) -> Result<Vec<Theme>, TemplateError> {
    let (line, value) = reader.get("themes")?;
    let Value::Texts(names) = value else { return Reader::wrong(line, "themes") };
    let theme = |name: &String| {
        Theme::from_key(name).ok_or_else(|| TemplateError { line, fault: Fault::UnknownTheme(name.clone()) })
    };
    names.iter().map(theme).collect()
}

fn conditions(reader: &Reader<'_>) -> Result<Vec<Condition>, TemplateError> {
    let Ok((line, value)) = reader.get("conditions") else { return Ok(Vec::new()) };
    match value {
        Value::Texts(texts) => texts
            .iter()
            .map(|text| Condition::parse(text).map_err(|fault| TemplateError { line, fault }))
            .collect(),
        _ => Reader::wrong(line, "conditions"),
    }
}

fn levels(reader: &Reader<'_>) -> Result<Vec<Level>, TemplateError> {
    let (line, value) = reader.get("levels")?;
    let Value::Texts(names) = value else { return Reader::wrong(line, "levels") };
    let level = |name: &String| {
        name.parse().map_err(|()| TemplateError { line, fault: Fault::UnknownLevel(name.clone()) })
    };
    names.iter().map(level).collect()
}
