//! `lucena patlan match`: the instances of patterns in a position, drawn on boards or as JSON.

use std::sync::Arc;

use clap::{Arg, ArgMatches, Command};
use lucena_chess::{Bitboard, Color, File, Piece, Position, Rank, Square};
use lucena_lang::patlan::{Found, Instance, Matcher, Program, Symmetric, binding_text};
use lucena_lang::voice;
use lucena_text::{Text, args};
use serde_json::{Map, Value, json};

use super::{fen_option, flag, load, option, position, side_option, sides};
use crate::cli::{Console, Exit, Failure, Flags};

/// Boards drawn if nothing is said.
const USUAL_BOARDS: u64 = 3;

pub(super) fn build(text: Text) -> Command {
    let subject = Arg::new("pattern")
        .required(true)
        .value_name(text.get("patlan-value-pattern"))
        .help(text.get("patlan-subject"));
    Command::new("match")
        .about(text.get("patlan-match-about"))
        .override_usage(text.get("patlan-match-usage"))
        .arg(subject)
        .arg(fen_option(text))
        .arg(side_option(text))
        .arg(option("only", "patlan-value-name", "patlan-only", text))
        .arg(flag("all", "patlan-all", text))
        .arg(option("boards", "patlan-value-number", "patlan-boards", text))
        .arg(flag("json", "patlan-json", text))
        .arg(flag("why", "patlan-why", text))
}

/// One pattern searched by one side.
struct Answer<'a> {
    program: &'a Program,
    pos: &'a Position,
    side: Color,
    found: Found,
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let pos = position(matches)?;
    let boards = Flags::new(matches, text).number_or("boards", 0..=100_000, USUAL_BOARDS)? as usize;
    let subject = matches.get_one::<String>("pattern").expect("clap demands the pattern");
    let only = matches.get_one::<String>("only").map(String::as_str);
    let programs = load::programs(subject, only, console)?;
    let symmetric = if matches.get_flag("all") { Symmetric::Listed } else { Symmetric::Merged };
    let mut answers = Vec::new();
    for side in sides(matches, &pos) {
        for program in &programs {
            answers.push(ask(program, &pos, side, symmetric, text)?);
        }
    }
    if matches.get_flag("json") {
        let with_reasons = matches.get_flag("why");
        let values: Vec<Value> = answers.iter().map(|answer| answer.json(with_reasons, text)).collect();
        writeln!(console.out, "{}", Value::from(values))?;
    } else {
        for answer in &answers {
            writeln!(console.out, "{}", answer.words(boards, text))?;
        }
    }
    let is_found = answers.iter().any(|answer| answer.found.valid().next().is_some());
    Ok(if is_found { Exit::Done } else { Exit::Negative })
}

fn ask<'a>(
    program: &'a Arc<Program>,
    pos: &'a Position,
    side: Color,
    symmetric: Symmetric,
    text: Text,
) -> Result<Answer<'a>, Failure> {
    let found = Matcher::new().look(pos, side).find_with(program, symmetric);
    let found =
        found.map_err(|_| Failure::Input(text.format("patlan-limit", args!["name" => program.name()])))?;
    Ok(Answer { program, pos, side, found })
}

impl Answer<'_> {
    fn bindings(&self, instance: &Instance) -> Vec<(&str, String)> {
        let pairs = instance.bindings.iter();
        pairs
            .map(|&(slot, square)| {
                let text = binding_text(self.program, self.pos, self.side, slot, square);
                (self.program.slots()[slot].name.as_str(), text)
            })
            .collect()
    }

    /// As the specification of the language lays it down.
    fn json(&self, with_reasons: bool, text: Text) -> Value {
        let object = |instance: &Instance| -> Value {
            let pairs = self.bindings(instance).into_iter();
            Value::Object(
                pairs.map(|(name, text)| (name.to_owned(), Value::from(text))).collect::<Map<_, _>>(),
            )
        };
        let (raw_count, valid_count) = self.found.counts();
        let mut value = json!({
            "pattern": self.program.name(),
            "side": voice::side_word(self.side),
            "fen": self.pos.fen(),
            "raw_count": raw_count,
            "valid_count": valid_count,
            "raw": self.found.instances.iter().map(object).collect::<Vec<_>>(),
            "valid": self.found.valid().map(object).collect::<Vec<_>>(),
        });
        if with_reasons {
            let failed = self.found.instances.iter().filter_map(|instance| {
                let failure = instance.failure.as_ref()?;
                let reason = voice::failure(self.program, failure, text);
                Some(json!({"instance": object(instance), "reason": reason}))
            });
            value["failed"] = failed.collect();
        }
        value
    }

    fn words(&self, boards: usize, text: Text) -> String {
        let (raw, valid) = self.found.counts();
        let head = args!["name" => self.program.name(), "side" => self.side, "raw" => raw, "valid" => valid];
        let mut parts = vec![text.format("patlan-found", head)];
        // Valid instances first: they are what was looked for.
        let (good, bad): (Vec<&Instance>, Vec<&Instance>) =
            self.found.instances.iter().partition(|instance| instance.is_valid());
        let shown: Vec<&Instance> = good.into_iter().chain(bad).collect();
        parts.extend(shown.iter().take(boards).map(|instance| self.instance(instance, text)));
        if shown.len() > boards {
            parts.push(text.format("patlan-more", args!["count" => shown.len() - boards]));
        }
        parts.join("\n\n") + "\n"
    }

    fn instance(&self, instance: &Instance, text: Text) -> String {
        let marked: Bitboard = instance.bindings.iter().map(|&(_, square)| square).collect();
        let pairs: Vec<String> =
            self.bindings(instance).iter().map(|(name, text)| format!("{name} = {text}")).collect();
        let verdict = match &instance.failure {
            None => text.get("patlan-valid"),
            Some(failure) => {
                let reason = voice::failure(self.program, failure, text);
                text.format("patlan-invalid", args!["reason" => reason])
            }
        };
        let told = voice::tell(self.program, instance, self.pos, text);
        format!("{}\n  {}\n  {told}\n  {verdict}", board(self.pos, self.side, marked), pairs.join(", "))
    }
}

/// The board as the searcher sees it, bound squares in brackets.
fn board(pos: &Position, side: Color, marked: Bitboard) -> String {
    let ranks: Vec<Rank> = match side {
        Color::White => Rank::ALL.into_iter().rev().collect(),
        Color::Black => Rank::ALL.to_vec(),
    };
    let files: Vec<File> = match side {
        Color::White => File::ALL.to_vec(),
        Color::Black => File::ALL.into_iter().rev().collect(),
    };
    let mut lines = Vec::new();
    for rank in ranks {
        let cells: String = files
            .iter()
            .map(|&file| {
                let square = Square::new(file, rank);
                let shown = pos.piece_on(square).map_or('.', Piece::letter);
                if marked.contains(square) { format!("[{shown}]") } else { format!(" {shown} ") }
            })
            .collect();
        lines.push(format!("  {} {cells}", rank.digit()));
    }
    let letters: String = files.iter().map(|file| format!(" {} ", file.letter())).collect();
    lines.push(format!("    {letters}"));
    lines.join("\n")
}
