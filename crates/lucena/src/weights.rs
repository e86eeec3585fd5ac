//! Files of weights for the evaluation, and what is wrong with one in the user's language.

use std::fs;

use lucena_eval::{Weights, WeightsError, WeightsFault};
use lucena_text::{Text, args};

use crate::cli::io_reason;

/// The weights in a file, or why there are none.
pub(crate) fn read(path: &str, text: Text) -> Result<Weights, String> {
    let source = fs::read_to_string(path).map_err(|error| io_reason(&error, text))?;
    Weights::parse(&source).map_err(|error| reason(&error, text))
}

fn reason(error: &WeightsError, text: Text) -> String {
    let fault = match &error.reason {
        WeightsFault::UnknownTerm(key) => text.format("weights-unknown-term", args!["term" => key]),
        WeightsFault::Repeated(term) => text.format("weights-repeated", args!["term" => term.key()]),
        WeightsFault::BadWeight(word) => text.format("weights-bad-weight", args!["word" => word]),
        WeightsFault::WrongCount(term, count) => {
            let numbers = args!["term" => term.key(), "count" => *count, "expected" => term.length()];
            text.format("weights-wrong-count", numbers)
        }
        WeightsFault::Missing(term) => text.format("weights-missing", args!["term" => term.key()]),
    };
    match error.line {
        Some(line) => text.format("weights-line", args!["line" => line, "reason" => fault]),
        None => fault,
    }
}
