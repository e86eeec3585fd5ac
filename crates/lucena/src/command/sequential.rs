//! What a sequential test says of a table so far, for `match` and `arena`.

use lucena_lab::arena::Crosstable;
use lucena_lab::sprt::{Decision, Sprt};
use serde_json::{Value, json};

/// The ratio and what it means, from the first player's point of view.
pub(super) fn decide(sprt: &Sprt, table: &Crosstable) -> (f64, Decision) {
    let llr = sprt.llr_of(&table.tally(0, Some(1)), Some(&table.pairs(0, Some(1))));
    (llr, sprt.decide(llr))
}

/// The same for programs.
pub(super) fn json(sprt: &Sprt, table: &Crosstable) -> Value {
    let (llr, decision) = decide(sprt, table);
    let (lower, upper) = sprt.bounds();
    let accepted = match decision {
        Decision::Undecided => Value::Null,
        Decision::Null => json!("H0"),
        Decision::Alternative => json!("H1"),
    };
    json!({
        "elo0": sprt.elo0, "elo1": sprt.elo1, "llr": llr, "lower": lower, "upper": upper,
        "accepted": accepted,
    })
}
