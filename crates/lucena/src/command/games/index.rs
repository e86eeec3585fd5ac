//! `lucena games index`: makes the file beside a base that makes searching it again fast.

use std::path::Path;
use std::sync::atomic::Ordering;

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_games::index::{Blocks, build as build_index, path_of};
use lucena_games::pgn::ReadLimits;
use lucena_games::source::Opened;
use lucena_text::{Text, args};

use super::super::interrupt;
use crate::base::{Counts, Input, Meter, Warnings};
use crate::cli::{Console, Exit, Failure};

pub(super) fn build(text: Text) -> Command {
    let flag = |name: &'static str, help: &str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(text.get(help))
    };
    Command::new("index")
        .about(text.get("games-index-about"))
        .override_usage(text.get("games-index-usage"))
        .after_help(text.get("games-index-after-help"))
        .arg(
            Arg::new("files")
                .action(ArgAction::Append)
                .required(true)
                .value_name(text.get("games-value-file"))
                .help(text.get("games-index-files")),
        )
        .arg(flag("force", "games-index-force"))
        .arg(flag("warnings", "games-warnings"))
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let stop = interrupt::flag();
    for path in matches.get_many::<String>("files").into_iter().flatten() {
        let text = console.text;
        if !matches.get_flag("force") && Blocks::open(Path::new(path)).is_ok() {
            writeln!(console.out, "{}", text.format("games-index-fresh", args!["file" => path]))?;
            continue;
        }
        let mut warnings = Warnings::new(matches.get_flag("warnings"));
        let input = Input::File(path.clone());
        let opened = input.source(console).open(&ReadLimits::GENEROUS);
        let Opened { pieces, reach } = opened.map_err(|error| input.refusal(error, text))?;
        let (mut meter, mut games) = (Meter::new(), 0);
        let built = build_index(Path::new(path), pieces, &ReadLimits::GENEROUS, |heard| {
            games += heard.games;
            warnings.complaints(path, heard.complaints, console);
            meter.show(&reach, Counts { games, ..Counts::default() }, console);
            if stop.load(Ordering::Relaxed) { Err(std::io::ErrorKind::Interrupted.into()) } else { Ok(()) }
        });
        console.clear_progress();
        warnings.end(path, console);
        let built = match built {
            Ok(built) => built,
            Err(_) if stop.load(Ordering::Relaxed) => {
                return Err(Failure::Input(text.get("games-index-interrupted")));
            }
            Err(error) => return Err(Failure::Read { path: path.clone(), error }),
        };
        let details = args![
            "file" => path_of(Path::new(path)).display().to_string(),
            "count" => built.games,
            "games" => text.number(built.games),
            "broken" => built.broken,
            "size" => text.decimal(built.bytes as f64 / 1e6, 2)
        ];
        writeln!(console.out, "{}", text.format("games-index-done", details))?;
    }
    Ok(Exit::Done)
}
