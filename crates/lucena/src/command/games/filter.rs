//! `lucena games filter`: the games that are wanted, as they stand in the file.

use clap::{Arg, ArgMatches, Command};
use lucena_chess::Position;
use lucena_games::pgn::ReadLimits;
use lucena_games::select::{Selected, Selection};
use lucena_text::Text;

use super::select::write_game;
use super::{Plan, command};
use crate::base::Filter;
use crate::cli::{Console, Exit, Failure, Flags};

pub(super) fn build(text: Text) -> Command {
    let fen = Arg::new("fen").long("fen").value_name(text.get("games-value-fen"));
    let limit = Arg::new("limit").long("limit").value_name(text.get("games-value-number"));
    command("filter", text)
        .about(text.get("games-filter-about"))
        .override_usage(text.get("games-filter-usage"))
        .arg(fen.help(text.get("games-filter-fen")))
        .arg(limit.help(text.get("games-filter-limit")))
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let plan = Plan::new(matches, text)?;
    let position = match matches.get_one::<String>("fen") {
        None => None,
        Some(fen) => Some(Position::from_fen(fen).map_err(|error| Failure::Fen { place: None, error })?),
    };
    let limit = Flags::new(matches, text).number_or("limit", 1..=u64::MAX, u64::MAX)?;
    let query = Filter::query(matches, text)?;
    let selection = Selection { query, position, limits: ReadLimits::GENEROUS, ..Selection::default() };
    let mut written = 0;
    let mut walk = plan.walk();
    walk.run(
        &plan.inputs,
        console,
        || |chunk| selection.select(chunk),
        |selected: Selected, console| {
            for (range, _) in &selected.picks {
                if written < limit {
                    write_game(&selected.chunk.bytes[range.clone()], console)?;
                    written += 1;
                }
            }
            Ok(())
        },
    )?;
    walk.verdict(plan.is_strict, text)?;
    Ok(if written == 0 { Exit::Negative } else { Exit::Done })
}
