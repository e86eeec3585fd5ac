//! `lucena games dedup`: each game once, the first of its kind.

use std::collections::BTreeSet;

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_games::pgn::ReadLimits;
use lucena_games::select::{Sameness, Selected, Selection};
use lucena_text::{Text, args};

use super::select::write_game;
use super::{Plan, command};
use crate::base::Filter;
use crate::cli::{Console, Exit, Failure};

pub(super) fn build(text: Text) -> Command {
    let moves = Arg::new("only-moves").long("only-moves").action(ArgAction::SetTrue);
    command("dedup", text)
        .about(text.get("games-dedup-about"))
        .override_usage(text.get("games-dedup-usage"))
        .after_help(text.get("games-dedup-after-help"))
        .arg(moves.help(text.get("games-dedup-moves-only")))
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let plan = Plan::new(matches, text)?;
    let sameness = if matches.get_flag("only-moves") { Sameness::Moves } else { Sameness::MovesAndPlayers };
    let query = Filter::query(matches, text)?;
    let selection = Selection { query, sameness, limits: ReadLimits::GENEROUS, ..Selection::default() };
    // Sixteen bytes a game are all that is remembered.
    let mut known: BTreeSet<u128> = BTreeSet::new();
    let (mut written, mut dropped) = (0u64, 0u64);
    let mut walk = plan.walk();
    walk.run(
        &plan.inputs,
        console,
        || |chunk| selection.select(chunk),
        |selected: Selected, console| {
            for (range, fingerprint) in &selected.picks {
                if known.insert(*fingerprint) {
                    write_game(&selected.chunk.bytes[range.clone()], console)?;
                    written += 1;
                } else {
                    dropped += 1;
                }
            }
            Ok(())
        },
    )?;
    let details = args![
        "count" => written,
        "kept" => text.number(written),
        "omitted" => dropped,
        "dropped" => text.number(dropped)
    ];
    // The figures are for people; the games are on standard output.
    let _ = writeln!(console.err, "{}", text.format("games-dedup-totals", details));
    walk.verdict(plan.is_strict, text)?;
    Ok(if written == 0 { Exit::Negative } else { Exit::Done })
}
