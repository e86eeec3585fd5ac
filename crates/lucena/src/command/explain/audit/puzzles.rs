//! The detectors against the tags of lichess puzzles, and every claim proved again.

use std::collections::BTreeMap;

use lucena_explain::audit::{Puzzle, Tally, tags};
use lucena_explain::{Checked, Falsehood, detect, recheck};
use lucena_text::args;

use crate::cli::{Console, Exit, Failure};

/// Measures the detectors on a table of puzzles; where the detectors and the tag `read` disagree, the puzzle is listed:
/// `+` if only the detectors say it, `-` if only the tag does.
pub(super) fn run(bytes: &[u8], read: Option<&str>, console: &mut Console<'_>) -> Result<Exit, Failure> {
    if let Some(unknown) = read.filter(|tag| !tags().contains(tag)) {
        let known = args!["tag" => unknown, "known" => tags().join(", ")];
        return Err(Failure::Input(console.text.format("explain-audit-bad-tag", known)));
    }
    let mut table: BTreeMap<&'static str, Tally> = BTreeMap::new();
    let (mut puzzles, mut claims, mut falsehoods) = (0u64, 0u64, 0u64);
    let mut unproved: BTreeMap<&'static str, u64> = BTreeMap::new();
    for line in bytes.split(|&byte| byte == b'\n').map(String::from_utf8_lossy) {
        let Some(puzzle) = Puzzle::from_csv(&line) else { continue };
        puzzles += 1;
        let found = puzzle.found();
        for tag in tags() {
            // A tag that came late says nothing about rows from before.
            if !puzzle.knows(tag) {
                continue;
            }
            let (is_found, is_tagged) = (found.contains(tag), puzzle.tags.iter().any(|known| known == tag));
            table.entry(tag).or_default().count(is_found, is_tagged);
            if is_found != is_tagged && read == Some(tag) {
                let side = if is_found { '+' } else { '-' };
                writeln!(console.out, "{side} {} {}", puzzle.id, puzzle.start.after(puzzle.moves[0]).fen())?;
            }
        }
        for scene in puzzle.scenes() {
            for claim in detect::detect(&scene) {
                claims += 1;
                match recheck(&claim, &scene) {
                    Ok(Checked::Proved) => {}
                    Ok(Checked::Unproved) => *unproved.entry(claim.theme.key()).or_default() += 1,
                    Err(Falsehood { theme, problem }) => {
                        falsehoods += 1;
                        writeln!(console.err, "{}: {theme:?}: {problem}", scene.before.fen())?;
                    }
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
    let resting = super::unproved(&unproved);
    let totals =
        args!["puzzles" => puzzles, "claims" => claims, "falsehoods" => falsehoods, "unproved" => resting];
    writeln!(console.out, "{}", console.text.format("explain-audit-totals", totals))?;
    Ok(if falsehoods == 0 && 0 < puzzles { Exit::Done } else { Exit::Negative })
}
