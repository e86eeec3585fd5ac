//! Reads the small part of TOML that template files are written in: tables in a list, with strings, numbers
//! and lists of them. Every mistake is reported with its line.

use std::fmt;

/// A value of a key.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A text.
    Text(String),
    /// A number.
    Number(f64),
    /// Texts in brackets.
    Texts(Vec<String>),
    /// Numbers in brackets.
    Numbers(Vec<f64>),
}

/// One `[[name]]` with its keys.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// The name in the brackets.
    pub name: String,
    /// The line it begins on, from 1.
    pub line: usize,
    /// The keys with their lines and values, in the order of the file.
    pub entries: Vec<(String, usize, Value)>,
}

/// What is wrong with a template file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TemplateError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// The ways in which a template file can be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the message of each variant explains it; 2026-11-15")]
pub enum Fault {
    NotATable,
    KeyOutsideTable,
    NotAKey,
    NotAValue(String),
    RepeatedKey(String),
    MissingKey(String),
    UnknownKey(String),
    UnknownTable(String),
    WrongKind(String),
    UnknownTheme(String),
    UnknownCategory(String),
    UnknownLevel(String),
    UnknownName(String),
    UnfilledSlot { theme: &'static str, slot: &'static str },
    BadCondition(String),
    BadPlaceholder(String),
    RepeatedId(String),
}

impl fmt::Display for TemplateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotATable => f.write_str("a table is written [[name]]"),
            Fault::KeyOutsideTable => f.write_str("a key must follow a [[table]]"),
            Fault::NotAKey => f.write_str("expected key = value"),
            Fault::NotAValue(text) => write!(f, "{text:?} is no text, number or list of them"),
            Fault::RepeatedKey(key) => write!(f, "the key {key:?} is there twice"),
            Fault::MissingKey(key) => write!(f, "the key {key:?} is missing"),
            Fault::UnknownKey(key) => write!(f, "the key {key:?} is not known here"),
            Fault::UnknownTable(name) => write!(f, "the table [[{name}]] is not known"),
            Fault::WrongKind(key) => write!(f, "the value of {key:?} has the wrong kind"),
            Fault::UnknownTheme(name) => write!(f, "there is no theme {name:?}"),
            Fault::UnfilledSlot { theme, slot } => write!(f, "the theme {theme} never fills {{{slot}}}"),
            Fault::UnknownCategory(name) => write!(f, "there is no category {name:?}"),
            Fault::UnknownLevel(name) => write!(f, "there is no level {name:?}: Basic, Medium or Advanced"),
            Fault::UnknownName(name) => write!(f, "nothing is called {name:?} in conditions or sentences"),
            Fault::BadCondition(text) => write!(f, "{text:?} is no condition: name, not name, or name >= 2"),
            Fault::BadPlaceholder(text) => write!(f, "{{{text}}} is no placeholder"),
            Fault::RepeatedId(id) => write!(f, "the id {id:?} is there twice"),
        }
    }
}

impl std::error::Error for TemplateError {}

/// Reads all tables of a file.
///
/// # Errors
/// At the first line that cannot be read.
pub(crate) fn parse(source: &str) -> Result<Vec<Table>, TemplateError> {
    let mut tables: Vec<Table> = Vec::new();
    for (index, raw) in source.lines().enumerate() {
        let line = index + 1;
        let text = raw.trim();
        let fail = |fault| Err(TemplateError { line, fault });
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        if text.starts_with('[') {
            let name = text.strip_prefix("[[").and_then(|rest| rest.strip_suffix("]]"));
            let Some(name) = name.filter(|name| !name.is_empty()) else { return fail(Fault::NotATable) };
            tables.push(Table { name: name.trim().to_owned(), line, entries: Vec::new() });
            continue;
        }
        let Some((key, value)) = text.split_once('=') else { return fail(Fault::NotAKey) };
        let key = key.trim().to_owned();
        if key.is_empty() || !key.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_') {
            return fail(Fault::NotAKey);
        }
        let Some(value) = parse_value(value.trim()) else {
            return fail(Fault::NotAValue(value.trim().to_owned()));
        };
        let Some(table) = tables.last_mut() else { return fail(Fault::KeyOutsideTable) };
        if table.entries.iter().any(|(known, _, _)| *known == key) {
            return fail(Fault::RepeatedKey(key));
        }
        table.entries.push((key, line, value));
    }
    Ok(tables)
}

/// A text, a number, or a list on one line; a comment may follow.
fn parse_value(text: &str) -> Option<Value> {
    if let Some(list) = text.strip_prefix('[') {
        let (list, rest) = list.split_once(']')?;
        if !is_comment(rest) {
            return None;
        }
        let items: Vec<&str> = split_items(list);
        if items.iter().all(|item| item.starts_with('"')) {
            return items.into_iter().map(whole_text).collect::<Option<_>>().map(Value::Texts);
        }
        return items.into_iter().map(|item| item.parse().ok()).collect::<Option<_>>().map(Value::Numbers);
    }
    if text.starts_with('"') {
        return whole_text(text).map(Value::Text);
    }
    let number = text.split('#').next()?.trim();
    number.parse().ok().map(Value::Number)
}

fn is_comment(rest: &str) -> bool {
    let rest = rest.trim_start();
    rest.is_empty() || rest.starts_with('#')
}

/// The items of a list between commas outside quotation marks.
fn split_items(list: &str) -> Vec<&str> {
    let mut items = Vec::new();
    let (mut start, mut quoted) = (0, false);
    for (index, letter) in list.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            ',' if !quoted => {
                items.push(list[start..index].trim());
                start = index + 1;
            }
            _ => {}
        }
    }
    items.push(list[start..].trim());
    items.retain(|item| !item.is_empty());
    items
}

/// The content of a text in quotation marks, with nothing but a comment behind it.
fn whole_text(text: &str) -> Option<String> {
    let mut letters = text.strip_prefix('"')?.char_indices();
    let mut content = String::new();
    while let Some((index, letter)) = letters.next() {
        match letter {
            '"' => return is_comment(&text[index + 2..]).then_some(content),
            '\\' => content.push(match letters.next()?.1 {
                'n' => '\n',
                't' => '\t',
                plain @ ('"' | '\\') => plain,
                _ => return None,
            }),
            _ => content.push(letter),
        }
    }
    None
}
