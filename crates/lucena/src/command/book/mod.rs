//! `lucena book`: shows what an opening book plays, and turns lines of moves into Polyglot books and back.

mod file;
mod moves;

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_engine::Book;
use lucena_text::{Text, args};

pub(crate) use self::file::read;
use super::Entry;
use crate::cli::{Console, Exit, Failure};

pub(super) const ENTRY: Entry = Entry { name: "book", build, run };

fn build(text: Text) -> Command {
    let file = |name: &'static str, help: &str| {
        Arg::new(name).value_name(text.get("book-value-file")).help(text.get(help)).required(true)
    };
    let moves = Command::new("moves")
        .about(text.get("book-moves-about"))
        .override_usage(text.get("book-moves-usage"))
        .arg(
            Arg::new("moves")
                .value_name(text.get("book-value-moves"))
                .num_args(0..)
                .help(text.get("book-line")),
        )
        .arg(
            Arg::new("book").long("book").value_name(text.get("book-value-file")).help(text.get("book-book")),
        )
        .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help(text.get("book-json")));
    let convert = Command::new("convert")
        .about(text.get("book-convert-about"))
        .override_usage(text.get("book-convert-usage"))
        .arg(file("from", "book-from"))
        .arg(file("to", "book-to"));
    Command::new("book")
        .about(text.get("book-about"))
        .override_usage(text.get("book-usage"))
        .after_help(text.get("book-after-help"))
        .subcommand_required(true)
        .subcommand(moves)
        .subcommand(convert)
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    match matches.subcommand() {
        Some(("moves", matches)) => moves::run(matches, console),
        Some(("convert", matches)) => convert(matches, console),
        _ => unreachable!("clap demands one of the commands declared above"),
    }
}

fn convert(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let path = |id: &str| matches.get_one::<String>(id).expect("clap demands both files");
    let (from, to) = (path("from"), path("to"));
    let book = file::read(from, console.text)?;
    file::write(&book, to)?;
    // What text cannot say, namely positions that are not reached from the start, is counted by reading it again.
    let written = file::read(to, console.text)?;
    let numbers = args!["positions" => written.positions(), "moves" => written.len(), "file" => to];
    writeln!(console.out, "{}", console.text.format("book-written", numbers))?;
    let lost = book.positions().saturating_sub(written.positions());
    if 0 < lost {
        writeln!(console.err, "{}", console.text.format("book-left-out", args!["positions" => lost]))?;
    }
    Ok(Exit::Done)
}

/// The book that an option names, or the built-in one.
fn chosen(path: Option<&String>, text: Text) -> Result<Book, Failure> {
    path.map_or_else(|| Ok(Book::built_in()), |path| file::read(path, text))
}
