//! `lucena explain audit`: the detectors against the tags of lichess puzzles, and every claim proved again.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader};

use clap::{Arg, ArgMatches, Command};
use lucena_explain::audit::{Puzzle, Tally, tags};
use lucena_explain::{detect, recheck};
use lucena_text::{Text, args};

use crate::cli::{Console, Failure, Outcome};

pub(super) fn build(text: Text) -> Command {
    Command::new("audit")
        .about(text.get("explain-audit-about"))
        .override_usage(text.get("explain-audit-usage"))
        .arg(
            Arg::new("file")
                .value_name(text.get("explain-value-file"))
                .help(text.get("explain-audit-file"))
                .required(true),
        )
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Outcome, Failure> {
    let path = matches.get_one::<String>("file").expect("clap demands this argument").clone();
    let failed = |error| Failure::Read { path: path.clone(), error };
    let lines: Box<dyn BufRead> = Box::new(BufReader::new(File::open(&path).map_err(failed)?));
    let mut table: BTreeMap<&'static str, Tally> = BTreeMap::new();
    let (mut puzzles, mut claims, mut falsehoods) = (0u64, 0u64, 0u64);
    for line in lines.lines() {
        let line = line.map_err(failed)?;
        let Some(puzzle) = Puzzle::from_csv(&line) else { continue };
        puzzles += 1;
        let found = puzzle.found();
        for tag in tags() {
            table
                .entry(tag)
                .or_default()
                .count(found.contains(tag), puzzle.tags.iter().any(|known| known == tag));
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
