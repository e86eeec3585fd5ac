//! What can be wrong with files of words: the table of templates and the messages.

use std::fmt;

use lucena_text::{Language, MessageFault};

/// What is wrong with a file of words, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TemplateError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// The ways in which a file of words can be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the message of each variant explains it; 2026-11-16")]
pub enum Fault {
    BadTheme(String),
    BadTemplate(String),
    NoThemeAbove(String),
    UnknownTheme(String),
    UnknownCategory(String),
    UnknownLevel(String),
    UnknownName(String),
    BadCondition(String),
    RepeatedId(String),
    BadMessage(MessageFault),
    BadPlace(String),
    UnfilledSlot { theme: &'static str, slot: &'static str },
    MissingMessage { key: String, language: Language },
    NobodySays(String),
}

impl fmt::Display for TemplateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, line {}: {}", self.file, self.line, self.fault)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::BadTheme(row) => write!(f, "{row:?} is no theme with its rate"),
            Fault::BadTemplate(row) => write!(f, "{row:?} is no template: name, priority, threshold, levels"),
            Fault::NoThemeAbove(name) => write!(f, "the template {name} stands below no theme"),
            Fault::UnknownTheme(name) => write!(f, "there is no theme {name:?}"),
            Fault::UnknownCategory(name) => write!(f, "there is no category {name:?}"),
            Fault::UnknownLevel(name) => write!(f, "there is no level {name:?}: Basic, Medium or Advanced"),
            Fault::UnknownName(name) => write!(f, "nothing is called {name:?} in conditions or sentences"),
            Fault::BadCondition(text) => write!(f, "{text:?} is no condition: name, not name, or name >= 2"),
            Fault::RepeatedId(id) => write!(f, "{id:?} is there twice"),
            Fault::BadMessage(MessageFault::Syntax(problem)) => f.write_str(problem),
            Fault::BadMessage(MessageFault::Repeated(key)) => write!(f, "the message {key} is there twice"),
            Fault::BadMessage(MessageFault::Unsupported(key)) => {
                write!(f, "{key} must be words, values and choices by a value")
            }
            Fault::BadPlace(name) => write!(f, "{name} can be chosen by, but not said"),
            Fault::UnfilledSlot { theme, slot } => write!(f, "the theme {theme} never fills ${slot}"),
            Fault::MissingMessage { key, language } => write!(f, "there is no {key} in {}", language.tag()),
            Fault::NobodySays(key) => write!(f, "nobody says {key}"),
        }
    }
}

impl std::error::Error for TemplateError {}
