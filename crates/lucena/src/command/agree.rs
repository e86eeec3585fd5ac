//! `lucena agree`: how often our engine chooses the move of a reference engine, and what its moves cost.

use std::ops::ControlFlow;
use std::sync::atomic::Ordering;
use std::time::Duration;

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_chess::Position;
use lucena_engine::Limits;
use lucena_lab::agree::{self, Agreement, Question, Silence};
use lucena_lab::opening::position_of_epd;
use lucena_lab::player::Contestant;
use lucena_lab::spec;
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::packed::{self, Content};
use super::{Entry, entrant, fault, interrupt};
use crate::cli::{Console, Exit, Failure, Flags, Place};

pub(super) const ENTRY: Entry = Entry { name: "agree", build, run };

/// The depth if nothing is said, as the oldest report compared with.
const USUAL_DEPTH: u64 = 5;

fn build(text: Text) -> Command {
    let option = |name: &'static str, value: &str, help: &str| {
        Arg::new(name).long(name).value_name(text.get(value)).help(text.get(help))
    };
    let named = |name: &'static str, value: &str, help: &str| {
        Arg::new(name).value_name(text.get(value)).required(true).help(text.get(help))
    };
    Command::new("agree")
        .about(text.get("agree-about"))
        .override_usage(text.get("agree-usage"))
        .after_help(text.get("agree-after-help"))
        .arg(named("reference", "agree-value-engine", "agree-reference"))
        .arg(named("file", "agree-value-file", "agree-file"))
        .arg(option("depth", "agree-value-number", "agree-depth"))
        .arg(option("reference-depth", "agree-value-number", "agree-reference-depth"))
        .arg(option("positions", "agree-value-number", "agree-positions"))
        .arg(option("engine", "agree-value-engine", "agree-engine"))
        .arg(option("patience", "agree-value-number", "agree-patience"))
        .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help(text.get("agree-json")))
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let flags = Flags::new(matches, text);
    let depth = flags.number_or("depth", 1..=100, USUAL_DEPTH)? as u32;
    let reference_depth = flags.number("reference-depth", 1..=100)?.map_or(depth, |depth| depth as u32);
    let question = Question {
        ours: Limits::depth(depth),
        theirs: Limits::depth(reference_depth),
        patience: Duration::from_secs(flags.number_or("patience", 1..=86_400, 60)?),
    };
    let most = flags.number("positions", 1..=u64::MAX)?.map_or(usize::MAX, |most| most as usize);
    let mut positions = load(matches, text)?;
    positions.truncate(most);
    let own = matches.get_one::<String>("engine").map_or(spec::OWN, String::as_str);
    let ours = entrant::read(own, text)?;
    let theirs = entrant::read(matches.get_one::<String>("reference").expect("clap demands it"), text)?;
    let (agreement, rows) = compare(&positions, &ours, &theirs, &question, console)?;
    match matches.get_flag("json") {
        true => {
            let value = json!({
                "positions": agreement.positions, "same": agreement.same, "share": agreement.share(),
                "meanLoss": agreement.mean_loss(), "depth": depth, "referenceDepth": reference_depth,
                "rows": rows,
            });
            writeln!(console.out, "{value}")?;
        }
        false => writeln!(console.out, "{}", words(&agreement, text))?,
    }
    Ok(if agreement.positions == 0 { Exit::Negative } else { Exit::Done })
}

/// The positions of an EPD file.
fn load(matches: &ArgMatches, text: Text) -> Result<Vec<Position>, Failure> {
    let path = matches.get_one::<String>("file").expect("clap demands the file");
    let bytes = packed::read(path, text)?;
    if packed::content(&bytes) != Content::Epd {
        return Err(Failure::Input(text.format("agree-no-positions", args!["file" => path])));
    }
    packed::lines(&lucena_games::encoding::decode(&bytes))
        .map(|(line, epd)| {
            let place = Some(Place { path: path.clone(), line });
            position_of_epd(epd).map_err(|error| Failure::Fen { place, error })
        })
        .collect()
}

fn compare(
    positions: &[Position],
    ours: &Contestant,
    theirs: &Contestant,
    question: &Question,
    console: &mut Console<'_>,
) -> Result<(Agreement, Vec<Value>), Failure> {
    let text = console.text;
    let enter = |one: &Contestant| {
        one.enter(question.patience).map_err(|fault| fault::failure(&one.name, &fault, text))
    };
    let (mut our_player, mut their_player) = (enter(ours)?, enter(theirs)?);
    let stop = interrupt::flag();
    let mut agreement = Agreement::default();
    let mut rows = Vec::new();
    let ended = agree::run(positions, &mut *our_player, &mut *their_player, question, &stop, |index, row| {
        agreement.add(&row);
        let pos = &positions[index];
        let (ours, theirs) = (pos.san(row.ours), pos.san(row.theirs));
        rows.push(json!({"fen": pos.fen(), "ours": ours, "theirs": theirs, "loss": row.loss}));
        let progress = args!["done" => index + 1, "all" => positions.len(), "same" => agreement.same];
        console.show_progress(|text| text.format("agree-progress", progress));
        ControlFlow::Continue(())
    });
    console.clear_progress();
    if stop.load(Ordering::Relaxed) {
        // A message that cannot be shown is no reason to fail.
        let _ = writeln!(console.err, "{}", text.get("agree-interrupted"));
    }
    if let Err(Silence { is_reference, fault }) = ended {
        let name = if is_reference { &theirs.name } else { &ours.name };
        // What was compared before is not lost with the one that failed.
        let _ = writeln!(console.err, "{}", words(&agreement, text));
        return Err(fault::failure(name, &fault, text));
    }
    Ok((agreement, rows))
}

fn words(agreement: &Agreement, text: Text) -> String {
    let decimal = |number: Option<f64>, factor: f64| {
        number.map_or("–".to_owned(), |number| text.decimal(factor * number, 1))
    };
    let details = args![
        "same" => agreement.same,
        "positions" => agreement.positions,
        "share" => decimal(agreement.share(), 100.0),
        "loss" => decimal(agreement.mean_loss(), 1.0),
    ];
    text.format("agree-result", details)
}
