//! `lucena tables`: distances to mate with three or four men, worked out backwards from the mates, and checked.

mod verify;

use std::path::Path;

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_chess::Position;
use lucena_engine::{Endings, MateDistance, MateTables, Material, MaterialError, Mates};
use lucena_text::{Text, args};
use serde_json::json;

use super::Entry;
use super::arguments::{bare_fen, fen_of, option};
use crate::cli::{Console, Exit, Failure, io_reason};

pub(super) const ENTRY: Entry = Entry { name: "tables", build, run };

fn build(text: Text) -> Command {
    let json = Arg::new("json").long("json").action(ArgAction::SetTrue).help(text.get("tables-json"));
    let material = Arg::new("material").value_name("KBNK").required(true).help(text.get("tables-material"));
    let verify = Arg::new("syzygy").long("syzygy").value_name(text.get("tables-value-folder"));
    let output = Arg::new("output").long("output").value_name(text.get("tables-value-folder"));
    let build = Command::new("build")
        .about(text.get("tables-build-about"))
        .override_usage(text.get("tables-build-usage"))
        .arg(material)
        .arg(verify.help(text.get("tables-syzygy")))
        .arg(output.help(text.get("tables-output")))
        .arg(json);
    let mate = Command::new("mate")
        .about(text.get("tables-mate-about"))
        .override_usage(text.get("tables-mate-usage"))
        .arg(option("fen", "perft-value-fen", "tables-fen", text))
        .arg(bare_fen("tables-fen", text).required_unless_present("fen"));
    Command::new("tables")
        .about(text.get("tables-about"))
        .override_usage(text.get("tables-usage"))
        .after_help(text.get("tables-after-help"))
        .subcommand_required(true)
        .subcommand(build)
        .subcommand(mate)
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    match matches.subcommand() {
        Some(("build", matches)) => build_table(matches, console),
        Some(("mate", matches)) => find_mate(matches, console),
        _ => unreachable!("clap demands one of the commands declared above"),
    }
}

/// Works out a table, sums it up, and compares it with Syzygy's results if asked to.
fn build_table(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let typed = matches.get_one::<String>("material").expect("clap demands it");
    let material: Material = typed.parse().map_err(|error| refuse(error, text))?;
    // Opened first, so that a wrong folder is told before the work.
    let endings = matches.get_one::<String>("syzygy").map(|folder| open(folder, text)).transpose()?;
    let tables = work_out(&material, console)?;
    let summary = tables.summary(&material).expect("it has just been worked out");
    let folder = matches.get_one::<String>("output");
    let written = folder.map(|folder| write(&tables, folder, text)).transpose()?;
    let check = endings.map(|endings| verify::compare(&tables, &material, &endings));
    if matches.get_flag("json") {
        let checked = check.map(|check| json!({ "compared": check.compared, "different": check.different }));
        let answer = json!({
            "material": material.to_string(), "won": summary.won, "drawn": summary.drawn, "lost": summary.lost,
            "longestMatePlies": summary.longest, "syzygy": checked, "written": written,
        });
        writeln!(console.out, "{answer}")?;
    } else {
        let numbers = args!["material" => material.to_string(), "won" => text.number(summary.won),
            "drawn" => text.number(summary.drawn), "lost" => text.number(summary.lost),
            "moves" => summary.longest.div_ceil(2)];
        writeln!(console.out, "{}", text.format("tables-summary", numbers))?;
        if let (Some(folder), Some(files)) = (folder, &written) {
            let details = args!["count" => files.len(), "folder" => folder.as_str()];
            writeln!(console.out, "{}", text.format("tables-written", details))?;
        }
        if let Some(check) = check {
            let numbers = args!["compared" => text.number(check.compared), "different" => check.different];
            writeln!(console.out, "{}", text.format("tables-compared", numbers))?;
        }
    }
    Ok(if check.is_some_and(|check| 0 < check.different) { Exit::Negative } else { Exit::Done })
}

/// The distance to mate of a position, and the line of best play.
fn find_mate(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let fen = fen_of(matches).expect("clap demands it");
    let pos = Position::from_fen(&fen).map_err(|error| Failure::Fen { place: None, error })?;
    let (material, _) = Material::of(&pos);
    let tables = work_out(&material, console)?;
    let Some(distance) = tables.distance(&pos) else {
        return Err(Failure::Input(text.get("tables-castling")));
    };
    let (key, plies) = match distance {
        MateDistance::Draw => ("tables-draw", 0),
        MateDistance::Wins(plies) => ("tables-wins", plies),
        MateDistance::Loses(plies) => ("tables-loses", plies),
    };
    writeln!(console.out, "{}", text.format(key, args!["moves" => plies.div_ceil(2)]))?;
    let line = best_line(&tables, pos, text);
    if !line.is_empty() {
        writeln!(console.out, "{}", line.join(" "))?;
    }
    Ok(Exit::Done)
}

/// The moves by which the winner mates soonest and the loser holds out longest.
fn best_line(tables: &MateTables, mut pos: Position, text: Text) -> Vec<String> {
    let mut line = Vec::new();
    while let Some(MateDistance::Wins(plies) | MateDistance::Loses(plies)) = tables.distance(&pos) {
        let nearer = pos.legal_moves().iter().copied().find(|&mv| match tables.distance(&pos.after(mv)) {
            Some(MateDistance::Wins(next) | MateDistance::Loses(next)) => next + 1 == plies,
            _ => false,
        });
        let Some(mv) = nearer else { break };
        line.push(text.san(&pos, mv));
        pos = pos.after(mv);
    }
    line
}

fn work_out(material: &Material, console: &mut Console<'_>) -> Result<MateTables, Failure> {
    let text = console.text;
    console.show_progress(|text| text.format("tables-progress", args!["material" => material.to_string()]));
    let mut tables = MateTables::default();
    let built = tables.build(material);
    console.clear_progress();
    built.map_err(|error| refuse(error, text))?;
    Ok(tables)
}

/// Writes all tables to a folder; the names of the files.
fn write(tables: &MateTables, folder: &str, text: Text) -> Result<Vec<String>, Failure> {
    let files = Mates::write(tables, Path::new(folder)).map_err(|error| {
        let details = args!["folder" => folder, "reason" => io_reason(&error, text)];
        Failure::Input(text.format("tables-unwritable", details))
    })?;
    Ok(files.iter().map(|file| file.display().to_string()).collect())
}

/// Opens a folder of Syzygy tables.
pub(crate) fn open(folder: &str, text: Text) -> Result<Endings, Failure> {
    Endings::open(folder).map_err(|error| {
        Failure::Input(
            text.format("tables-no-syzygy", args!["folder" => folder, "reason" => error.to_string()]),
        )
    })
}

fn refuse(error: MaterialError, text: Text) -> Failure {
    Failure::Input(text.get(match error {
        MaterialError::Unreadable => "tables-unreadable",
        MaterialError::Size => "tables-size",
        MaterialError::PawnsOnBothSides => "tables-pawns",
    }))
}
