//! Precision and recall of the detectors against the tags of lichess puzzles, read as CSV from standard input.
#![allow(clippy::print_stdout, reason = "an example prints; 2026-11-15")]

use std::collections::BTreeMap;
use std::io::{self, BufRead};

use lucena_explain::audit::{self, Puzzle, Tally};

fn main() {
    let show = std::env::args().nth(1);
    let kind = std::env::args().nth(2).unwrap_or_default();
    let mut table: BTreeMap<&'static str, Tally> = BTreeMap::new();
    for line in io::stdin().lock().lines().map_while(Result::ok).skip(1) {
        let Some(puzzle) = Puzzle::from_csv(&line) else { continue };
        let found = puzzle.found();
        for tag in audit::tags() {
            let (said, tagged) = (found.contains(tag), puzzle.tags.iter().any(|known| known == tag));
            table.entry(tag).or_default().count(said, tagged);
            if show.as_deref() == Some(tag) && said != tagged && (kind == "fp") == said {
                println!("{line}");
            }
        }
    }
    if show.is_none() {
        for (tag, tally) in table {
            println!(
                "{tag:18} tagged {:5} precision {:.3} recall {:.3}",
                tally.tagged(),
                tally.precision(),
                tally.recall()
            );
        }
    }
}
