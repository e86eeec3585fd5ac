//! `lucena dhjog eval`: what a set says of a position, and why.

use std::sync::Arc;

use clap::builder::PossibleValue;
use clap::{Arg, ArgMatches, Command};
use lucena_chess::{Color, Position};
use lucena_lang::dhjog::{Entry, Ledger, Passage, Player, Reading, Side, folded, readings, voice};
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::{flag, load, option};
use crate::cli::{Console, Exit, Failure};

pub(super) fn build(text: Text) -> Command {
    Command::new("eval")
        .about(text.get("dhjog-eval-about"))
        .override_usage(text.get("dhjog-eval-usage"))
        .arg(
            Arg::new("set")
                .required(true)
                .value_name(text.get("dhjog-value-set"))
                .help(text.get("dhjog-set")),
        )
        .arg(option("fen", "dhjog-value-fen", "dhjog-fen", text).required(true))
        .arg(side_option(text))
        .arg(option("stage", "dhjog-value-stage", "dhjog-stage", text))
        .arg(flag("explain", "dhjog-explain", text))
        .arg(flag("json", "dhjog-json", text))
}

pub(super) fn side_option(text: Text) -> Arg {
    let sides = [
        PossibleValue::new("white").aliases(["w", "brancas", "branco"]),
        PossibleValue::new("black").aliases(["b", "pretas", "preto"]),
    ];
    option("side", "dhjog-value-side", "dhjog-side", text).value_parser(sides).ignore_case(true)
}

/// The side that was asked for.
pub(super) fn side(matches: &ArgMatches) -> Option<Color> {
    match matches.get_one::<String>("side").map(|word| word.to_lowercase()).as_deref() {
        Some("white" | "w" | "brancas" | "branco") => Some(Color::White),
        Some(_) => Some(Color::Black),
        None => None,
    }
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let fen = matches.get_one::<String>("fen").expect("clap demands the position");
    let pos = Position::from_fen(fen).map_err(|error| Failure::Fen { place: None, error })?;
    let subject = matches.get_one::<String>("set").expect("clap demands the set");
    let set = load::set(subject, console)?;
    let owner = side(matches).unwrap_or_else(|| pos.turn());
    let mut player = Player::new(set, owner);
    let passages = match matches.get_one::<String>("stage") {
        Some(title) => {
            fix_stage(&mut player, title, text)?;
            player.look_from(&pos);
            Vec::new()
        }
        None => player.root(&pos),
    };
    let ledger = player.explain(&pos);
    if matches.get_flag("json") {
        writeln!(console.out, "{}", json_of(&player, owner, &passages, &ledger, text))?;
    } else {
        let title = player.set().title().to_owned();
        let words = args![
            "title" => title, "stage" => &ledger.stage, "value" => signed(ledger.value, text),
            "centipawns" => ledger.centipawns.to_string(), "side" => side_word(owner, text),
        ];
        writeln!(console.out, "{}", text.format("dhjog-value", words))?;
        if matches.get_flag("explain") {
            explain(&passages, &ledger, console)?;
            conditions(&player, &ledger, console)?;
        }
        if let Some(stopped) = &ledger.stopped {
            writeln!(console.out, "{}", voice::stopped(stopped, text))?;
        }
    }
    Ok(Exit::Done)
}

fn fix_stage(player: &mut Player, title: &str, text: Text) -> Result<(), Failure> {
    let set = Arc::clone(player.set());
    let wanted = folded(title.trim());
    match set.stages().position(|known| folded(known.trim()) == wanted) {
        Some(stage) if player.set_stage(stage) => Ok(()),
        _ => {
            let known = set.stages().collect::<Vec<_>>().join(", ");
            Err(Failure::Input(text.format("dhjog-no-such-stage", args!["stage" => title, "known" => known])))
        }
    }
}

pub(super) fn explain(
    passages: &[Passage],
    ledger: &Ledger,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let text = console.text;
    for passage in passages {
        let words = args!["stage" => &passage.stage, "title" => &passage.title];
        let line = match (&passage.goal, passage.holds) {
            (Some(goal), _) => text.format("dhjog-passage", words.with("goal", goal)),
            (None, true) => text.format("dhjog-passage-nowhere", words),
            (None, false) => text.format("dhjog-passage-not", words),
        };
        writeln!(console.out, "  {line}")?;
    }
    writeln!(console.out, "  {}", text.format("dhjog-base", args!["value" => signed(ledger.base, text)]))?;
    for entry in &ledger.entries {
        let words = args![
            "title" => &entry.title, "me" => side_text(&entry.me, text),
            "opponent" => side_text(&entry.opponent, text), "value" => signed(entry.contribution, text),
        ];
        writeln!(console.out, "  {}", text.format("dhjog-entry", words))?;
    }
    writeln!(console.out, "  {}", text.format("dhjog-sum", args!["value" => signed(ledger.value, text)]))?;
    Ok(())
}

/// The conditions of the rules of the stage as sentences.
fn conditions(player: &Player, ledger: &Ledger, console: &mut Console<'_>) -> Result<(), Failure> {
    let text = console.text;
    let all = readings(player.set(), text);
    let of_stage: Vec<&Reading> = all.iter().filter(|one| one.stage == ledger.stage).collect();
    if of_stage.is_empty() {
        return Ok(());
    }
    writeln!(console.out, "{}", text.get("dhjog-conditions"))?;
    for one in of_stage {
        let words = args!["title" => &one.title, "condition" => &one.condition];
        writeln!(console.out, "  {}", text.format("dhjog-condition", words))?;
    }
    Ok(())
}

fn side_text(side: &Side, text: Text) -> String {
    if !side.fired {
        return text.get("dhjog-no");
    }
    if side.changes.is_empty() {
        return text.get("dhjog-yes");
    }
    let change = |change: &lucena_lang::dhjog::Change| {
        format!("{} {}→{}", change.square, plain(change.from, text), plain(change.to, text))
    };
    side.changes.iter().map(change).collect::<Vec<_>>().join(", ")
}

pub(super) fn side_word(side: Color, text: Text) -> String {
    match side {
        Color::White => text.get("dhjog-white"),
        Color::Black => text.get("dhjog-black"),
    }
}

/// A number with two decimals as people write it.
fn plain(number: f64, text: Text) -> String {
    text.decimal(number, 2)
}

pub(super) fn signed(number: f64, text: Text) -> String {
    let number = if number.abs() < 0.005 { 0.0 } else { number };
    if number > 0.0 { format!("+{}", plain(number, text)) } else { plain(number, text) }
}

fn json_of(player: &Player, owner: Color, passages: &[Passage], ledger: &Ledger, text: Text) -> Value {
    let side = |side: &Side| {
        let changes = side.changes.iter();
        let changes = changes
            .map(|change| json!({"square": change.square.to_string(), "from": change.from, "to": change.to}));
        json!({"fired": side.fired, "changes": changes.collect::<Vec<_>>()})
    };
    let conditions = readings(player.set(), text);
    let entry = |entry: &Entry| {
        let condition = conditions.iter().find(|one| one.stage == ledger.stage && one.title == entry.title);
        json!({
            "condition": condition.map(|one| one.condition.as_str()),
            "title": entry.title,
            "kind": entry.kind.word(lucena_lang::Language::English),
            "line": entry.line,
            "me": side(&entry.me),
            "opponent": side(&entry.opponent),
            "kingSkipped": entry.is_king_skipped,
            "contribution": entry.contribution,
        })
    };
    let passage = |passage: &Passage| {
        json!({
            "stage": passage.stage, "title": passage.title, "line": passage.line, "holds": passage.holds,
            "goal": passage.goal,
        })
    };
    json!({
        "title": player.set().title(),
        "level": player.set().level(),
        "fingerprint": player.set().fingerprint(),
        "side": lucena_lang::voice::side_word(owner),
        "stage": ledger.stage,
        "passages": passages.iter().map(passage).collect::<Vec<_>>(),
        "base": ledger.base,
        "entries": ledger.entries.iter().map(entry).collect::<Vec<_>>(),
        "value": ledger.value,
        "centipawns": ledger.centipawns,
        "stopped": ledger.stopped.as_ref().map(|stopped| voice::stopped(stopped, text)),
    })
}
