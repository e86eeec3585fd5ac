//! Options and numbers on the command line, with their limits in the message.

use std::ops::RangeInclusive;

use clap::ArgMatches;
use lucena_text::{Text, args};

use super::Failure;

/// The options of a command: what clap knows as `threads`, the user knows as `--threads`.
#[derive(Clone, Copy, Debug)]
pub struct Flags<'a> {
    /// What was typed.
    pub matches: &'a ArgMatches,
    /// The language of the complaints.
    pub text: Text,
}

impl<'a> Flags<'a> {
    /// The options of a command.
    pub const fn new(matches: &'a ArgMatches, text: Text) -> Flags<'a> {
        Flags { matches, text }
    }

    /// A word, if it was given.
    pub fn word(&self, id: &str) -> Option<String> {
        self.matches.get_one::<String>(id).cloned()
    }

    /// A number, if it was given.
    ///
    /// # Errors
    /// If it is not a whole number within the limits.
    pub fn number(&self, id: &'static str, limits: RangeInclusive<u64>) -> Result<Option<u64>, Failure> {
        Number { id, shown: format!("--{id}"), limits }.optional(self.matches, self.text)
    }

    /// A number, or the usual one.
    ///
    /// # Errors
    /// As [`number`](Flags::number).
    pub fn number_or(
        &self,
        id: &'static str,
        limits: RangeInclusive<u64>,
        usual: u64,
    ) -> Result<u64, Failure> {
        Ok(self.number(id, limits)?.unwrap_or(usual))
    }

    /// The complaint about a value that makes no sense.
    pub fn refuse(&self, id: &str, typed: &str) -> Failure {
        let details = args!["argument" => format!("--{id}"), "value" => typed];
        Failure::Usage(self.text.format("cli-unexpected-value", details))
    }
}

/// A whole number that may be typed.
#[derive(Clone, Debug)]
pub struct Number {
    /// The name by which clap knows the argument.
    pub id: &'static str,
    /// The name by which the user knows it: `--threads`, `DEPTH`.
    pub shown: String,
    /// The least and the greatest value that make sense.
    pub limits: RangeInclusive<u64>,
}

impl Number {
    /// The number, if it was given.
    ///
    /// # Errors
    /// If it is not a whole number within the limits.
    pub fn optional(&self, matches: &ArgMatches, text: Text) -> Result<Option<u64>, Failure> {
        let Some(typed) = matches.get_one::<String>(self.id) else { return Ok(None) };
        // Digits may be grouped with underscores, as people type large numbers.
        let number = typed.replace('_', "").parse().ok().filter(|number| self.limits.contains(number));
        number.map(Some).ok_or_else(|| self.refuse(typed, text))
    }

    /// Limits are written as they would be typed, without separators; one that only the size of a number sets is none.
    fn refuse(&self, typed: &str, text: Text) -> Failure {
        let (least, most) = (self.limits.start().to_string(), *self.limits.end());
        let message = match most {
            u64::MAX => {
                let details = args!["argument" => &self.shown, "value" => typed, "least" => least];
                text.format("cli-bad-number-open", details)
            }
            _ => {
                let details = args!["argument" => &self.shown, "value" => typed, "least" => least, "most" => most.to_string()];
                text.format("cli-bad-number", details)
            }
        };
        Failure::Usage(message)
    }
}
