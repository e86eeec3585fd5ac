//! What explanations and reviews look like as JSON: one vocabulary for the command line, UCI and the web.

mod explanation;

pub use explanation::{claim, explanation, score};
