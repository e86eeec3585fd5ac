//! What explanations and reviews look like as JSON: one vocabulary for the command line, UCI and the web.

mod explanation;
mod review;

pub use explanation::{claim, explanation, score};
pub use review::review;
