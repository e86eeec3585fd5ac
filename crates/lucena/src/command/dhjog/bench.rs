//! `lucena dhjog bench`: how many positions a second sets value, beside the built-in evaluation, on one thread.

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_chess::Position;
use lucena_eval::Evaluator;
use lucena_lang::dhjog::{Player, SHIPPED};
use lucena_text::Text;
use serde_json::{Value, json};

use super::{flag, load, option};
use crate::cli::{Console, Exit, Failure, Flags};
use crate::command::bench::positions;
use crate::table::Table;

/// So long each set is measured.
const USUAL_MILLISECONDS: u64 = 1000;
/// The sample with patterns has no figure of its own.
const WITH_PATTERNS: &str = "com-padroes.dhjog";

pub(super) fn build(text: Text) -> Command {
    let sets = Arg::new("sets")
        .action(ArgAction::Append)
        .value_name(text.get("dhjog-value-set"))
        .help(text.get("dhjog-bench-sets"));
    Command::new("bench")
        .about(text.get("dhjog-bench-about"))
        .override_usage(text.get("dhjog-bench-usage"))
        .arg(sets)
        .arg(option("time", "dhjog-value-number", "dhjog-bench-time", text))
        .arg(flag("json", "dhjog-json", text))
}

/// What was measured of one set; no level for the built-in evaluation.
struct Speed {
    title: String,
    level: Option<u8>,
    a_second: f64,
}

impl Speed {
    /// What a set of its level should reach in a release build on an ordinary computer.
    fn wanted(&self) -> Option<f64> {
        self.level.map(|level| match level {
            1 => 1_000_000.0,
            2..=4 => 400_000.0,
            _ => 150_000.0,
        })
    }
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let time = Flags::new(matches, text).number_or("time", 1..=600_000, USUAL_MILLISECONDS)?;
    let time = Duration::from_millis(time);
    let named: Vec<&str> = match matches.get_many::<String>("sets") {
        Some(names) => names.map(String::as_str).collect(),
        None => SHIPPED.iter().map(|(name, _)| *name).filter(|name| *name != WITH_PATTERNS).collect(),
    };
    let positions = neighbourhood();
    let mut speeds = vec![built_in(&positions, time, text)];
    for name in named {
        console.show_progress(|_| name.to_owned());
        let source = load::source(name, console)?;
        let set = Arc::new(load::compiled(&source, text)?);
        let mut player = Player::new(Arc::clone(&set), lucena_chess::Color::White);
        let a_second = measured(&positions, time, |pos| i64::from(player.eval(pos)));
        speeds.push(Speed { title: set.title().to_owned(), level: Some(set.level()), a_second });
    }
    console.clear_progress();
    speeds[1..].sort_by_key(|speed| speed.level);
    match matches.get_flag("json") {
        true => writeln!(console.out, "{}", Value::from(speeds.iter().map(json_of).collect::<Vec<_>>()))?,
        false => writeln!(console.out, "{}", table(&speeds, text))?,
    }
    Ok(Exit::Done)
}

/// The positions of the benchmark and all that follow from them: about a thousand.
fn neighbourhood() -> Vec<Position> {
    let known = positions().filter_map(|fen| Position::from_fen(fen).ok());
    known.flat_map(|pos| pos.legal_moves().iter().map(|&mv| pos.after(mv)).collect::<Vec<_>>()).collect()
}

fn built_in(positions: &[Position], time: Duration, text: Text) -> Speed {
    let mut evaluator = Evaluator::default();
    let a_second = measured(positions, time, |pos| i64::from(evaluator.evaluate(pos).value()));
    Speed { title: text.get("dhjog-bench-built-in"), level: None, a_second }
}

/// How often a second something is done, over whole rounds through the positions.
fn measured(positions: &[Position], time: Duration, mut value: impl FnMut(&Position) -> i64) -> f64 {
    let begin = Instant::now();
    let mut rounds = 0_u32;
    while begin.elapsed() < time || rounds == 0 {
        black_box(positions.iter().map(&mut value).sum::<i64>());
        rounds += 1;
    }
    f64::from(rounds) * positions.len() as f64 / begin.elapsed().as_secs_f64()
}

fn table(speeds: &[Speed], text: Text) -> String {
    let headings = ["set", "level", "speed", "wanted"].map(|name| text.get(&format!("dhjog-column-{name}")));
    let mut table = Table::new(headings);
    for speed in speeds {
        let number = |number: f64| text.number(number as u64);
        table.row([
            speed.title.clone(),
            speed.level.map_or("–".to_owned(), |level| level.to_string()),
            number(speed.a_second),
            speed.wanted().map_or("–".to_owned(), number),
        ]);
    }
    table.to_string()
}

fn json_of(speed: &Speed) -> Value {
    json!({
        "title": speed.title,
        "level": speed.level,
        "evaluationsPerSecond": speed.a_second.round(),
        "wanted": speed.wanted(),
    })
}
