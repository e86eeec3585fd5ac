//! The detectors against the tags of lichess puzzles, and every claim proved again.

use std::collections::BTreeMap;

use lucena_explain::audit::{Puzzle, Tally, is_late, tags};
use lucena_explain::{detect, recheck};
use lucena_text::args;

use crate::cli::{Console, Failure, Outcome};

/// Measures the detectors on a table of puzzles.
pub(super) fn run(bytes: &[u8], console: &mut Console<'_>) -> Result<Outcome, Failure> {
    let mut table: BTreeMap<&'static str, Tally> = BTreeMap::new();
    let (mut puzzles, mut claims, mut falsehoods) = (0u64, 0u64, 0u64);
    for line in bytes.split(|&byte| byte == b'\n').map(String::from_utf8_lossy) {
        let Some(puzzle) = Puzzle::from_csv(&line) else { continue };
        puzzles += 1;
        let found = puzzle.found();
        for tag in tags() {
            // A tag that came late says nothing about rows from before.
            if is_late(tag) && !puzzle.is_dated() {
                continue;
            }
            let is_tagged = puzzle.tags.iter().any(|known| known == tag);
            table.entry(tag).or_default().count(found.contains(tag), is_tagged);
        }
        for scene in puzzle.scenes() {
            for claim in detect::detect(&scene) {
                claims += 1;
                if let Err(falsehood) = recheck(&claim, &scene) {
                    falsehoods += 1;
                    writeln!(
                        console.err,
                        "{}: {:?}: {}",
                        scene.before.fen(),
                        falsehood.theme,
                        falsehood.problem
                    )?;
                }
            }
        }
        if puzzles.is_multiple_of(500) {
            console.show_progress(|text| text.format("explain-audit-progress", args!["puzzles" => puzzles]));
        }
    }
    console.clear_progress();
    for (tag, tally) in &table {
        writeln!(
            console.out,
            "{tag:18} {:6}  {:.3}  {:.3}",
            tally.tagged(),
            tally.precision(),
            tally.recall()
        )?;
    }
    let totals = args!["puzzles" => puzzles, "claims" => claims, "falsehoods" => falsehoods];
    writeln!(console.out, "{}", console.text.format("explain-audit-totals", totals))?;
    Ok(if falsehoods == 0 && 0 < puzzles { Outcome::Done } else { Outcome::Negative })
}
