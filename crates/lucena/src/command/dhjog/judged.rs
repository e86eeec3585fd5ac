//! What sets say of positions, and how two lists of such values go together.

use std::sync::Arc;

use lucena_chess::Position;
use lucena_lab::correlate::{Signs, interval, kendall, pearson, signs, spearman};
use lucena_lang::dhjog::{HeuristicSet, Ledger, Player};
use lucena_text::Text;
use serde_json::{Value, json};

/// Up to here, in centipawns, a value is level.
pub(super) const DEAD: f64 = 25.0;

/// A position seen by a set; the owner is the side to move.
#[derive(Clone, Debug)]
pub(super) struct Judged {
    pub(super) pos: Position,
    pub(super) value: f64,
    pub(super) ledger: Ledger,
}

/// What a set says of positions, each by itself.
pub(super) fn judge<'a>(
    set: &Arc<HeuristicSet>,
    positions: impl Iterator<Item = &'a Position>,
) -> Vec<Judged> {
    let one = |pos: &Position| {
        let mut player = Player::new(Arc::clone(set), pos.turn());
        player.root(pos);
        let ledger = player.explain(pos);
        Judged { pos: *pos, value: f64::from(ledger.centipawns), ledger }
    };
    positions.map(one).collect()
}

/// How two lists go together.
#[derive(Clone, Debug)]
pub(super) struct Agreement {
    pub(super) count: usize,
    pub(super) pearson: Figure,
    pub(super) spearman: Figure,
    pub(super) kendall: Figure,
    pub(super) signs: Signs,
}

/// A correlation and the 95 % interval in which it lies; nothing if a list does not vary.
pub(super) type Figure = Option<(f64, Option<(f64, f64)>)>;

impl Agreement {
    /// `dead` is the level zone of the second list; that of the first is in centipawns.
    pub(super) fn of(x: &[f64], y: &[f64], dead: f64, seed: u64) -> Agreement {
        let figure =
            |of: fn(&[f64], &[f64]) -> Option<f64>| of(x, y).map(|value| (value, interval(x, y, seed, of)));
        // Both lists get the same dead zone.
        let scaled: Vec<f64> = y.iter().map(|value| value * DEAD / dead).collect();
        Agreement {
            count: x.len(),
            pearson: figure(pearson),
            spearman: figure(spearman),
            kendall: figure(kendall),
            signs: signs(x, &scaled, DEAD),
        }
    }

    /// Names of figures and their values, for a table.
    pub(super) fn rows(&self, text: Text) -> Vec<Vec<String>> {
        let shown = |figure: &Figure| match figure {
            None => vec!["–".to_owned(), String::new()],
            Some((value, interval)) => vec![
                text.decimal(*value, 3),
                interval.map_or(String::new(), |(low, high)| {
                    format!("[{}, {}]", text.decimal(low, 3), text.decimal(high, 3))
                }),
            ],
        };
        let row = |key: &str, cells: Vec<String>| [vec![String::new(), text.get(key)], cells].concat();
        vec![
            ["", "dhjog-figure", "dhjog-figure-value", "dhjog-figure-interval"]
                .map(|key| if key.is_empty() { String::new() } else { text.get(key) })
                .to_vec(),
            row("dhjog-figure-count", vec![text.number(self.count as u64), String::new()]),
            row("dhjog-figure-pearson", shown(&self.pearson)),
            row("dhjog-figure-spearman", shown(&self.spearman)),
            row("dhjog-figure-kendall", shown(&self.kendall)),
            row(
                "dhjog-figure-signs",
                vec![format!("{} %", text.decimal(100.0 * self.signs.agreement, 1)), String::new()],
            ),
        ]
    }

    /// How often one says worse, level or better where the other does.
    pub(super) fn sign_rows(&self, text: Text) -> Vec<Vec<String>> {
        let names = ["dhjog-sign-worse", "dhjog-sign-level", "dhjog-sign-better"].map(|key| text.get(key));
        let mut rows = vec![[vec![String::new(), String::new()], names.to_vec()].concat()];
        for (name, counts) in names.iter().zip(self.signs.table) {
            let counts = counts.map(|count| text.number(count as u64)).to_vec();
            rows.push([vec![String::new(), name.clone()], counts].concat());
        }
        rows
    }

    pub(super) fn json(&self) -> Value {
        let figure = |figure: &Figure| match figure {
            None => Value::Null,
            Some((value, interval)) => {
                json!({"value": value, "interval": interval.map(|(low, high)| [low, high])})
            }
        };
        json!({
            "positions": self.count,
            "pearson": figure(&self.pearson),
            "spearman": figure(&self.spearman),
            "kendall": figure(&self.kendall),
            "signAgreement": self.signs.agreement,
            "signs": self.signs.table,
        })
    }
}
