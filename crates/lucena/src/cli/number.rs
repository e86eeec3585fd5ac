//! Numbers on the command line, with their limits in the message.

use std::ops::RangeInclusive;

use clap::ArgMatches;
use lucena_text::{Text, args};

use super::Failure;

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

    /// The number of an argument that clap has made sure of.
    ///
    /// # Errors
    /// As [`optional`](Number::optional).
    pub fn required(&self, matches: &ArgMatches, text: Text) -> Result<u64, Failure> {
        Ok(self.optional(matches, text)?.expect("clap demands this argument"))
    }

    fn refuse(&self, typed: &str, text: Text) -> Failure {
        let (least, most) = (*self.limits.start(), *self.limits.end());
        let details = args!["argument" => &self.shown, "value" => typed, "least" => least, "most" => most];
        Failure::Usage(text.format("cli-bad-number", details))
    }
}
