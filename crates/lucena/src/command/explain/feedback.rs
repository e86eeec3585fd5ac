//! What readers thought of sentences: a file of JSON lines, read before explaining and added to on request.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_chess::notation::CastlingNotation;
use lucena_explain::{Acceptance, Explanation, Reaction, Vote, sentence_id};
use lucena_text::{Language, Text, args};
use serde_json::{Value, json};

use crate::cli::{Console, Failure};

/// Adds the options of the feedback record.
pub(crate) fn options(command: Command, text: Text) -> Command {
    command.arg(
        Arg::new("feedback")
            .long("feedback")
            .value_name(text.get("explain-value-file"))
            .help(text.get("explain-feedback")),
    )
}

/// The option that adds a vote.
pub(super) fn vote_option(text: Text) -> Arg {
    Arg::new("vote")
        .long("vote")
        .value_name(text.get("explain-value-vote"))
        .action(ArgAction::Append)
        .requires("feedback")
        .help(text.get("explain-vote"))
}

/// What the readers' votes in the file of the command line amount to; a file that is not there yet has none.
pub(crate) fn read(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Acceptance, Failure> {
    let Some(path) = matches.get_one::<String>("feedback") else { return Ok(Acceptance::default()) };
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
        Err(error) => return Err(Failure::Read { path: path.clone(), error }),
    };
    let mut votes = Vec::new();
    for (index, line) in String::from_utf8_lossy(&bytes).lines().enumerate() {
        match vote_of(line) {
            Some(vote) => votes.push(vote),
            None if line.trim().is_empty() => {}
            // One line that makes no sense must not cost the others.
            None => {
                let place = args!["file" => path, "line" => index + 1];
                writeln!(console.err, "{}", console.text.format("explain-bad-feedback", place))?;
            }
        }
    }
    Ok(votes.iter().collect())
}

fn vote_of(line: &str) -> Option<Vote> {
    let value: Value = serde_json::from_str(line).ok()?;
    Some(Vote {
        sentence: value["sentence"].as_str()?.to_owned(),
        template: value["template"].as_str()?.to_owned(),
        reaction: Reaction::from_key(value["reaction"].as_str()?)?,
    })
}

/// Adds the votes of the command line on the sentences just said: `--vote 2=wrong`.
pub(super) fn record(
    matches: &ArgMatches,
    explanation: &Explanation,
    language: Language,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let (Some(path), Some(typed)) =
        (matches.get_one::<String>("feedback"), matches.get_many::<String>("vote"))
    else {
        return Ok(());
    };
    let said = &explanation.argument.sentences;
    let scene = &explanation.evidence.scene;
    let mv = scene.before.coordinate(scene.mv, CastlingNotation::Standard);
    let mut lines = String::new();
    for typed in typed {
        let read = typed.split_once('=').and_then(|(number, word)| {
            let sentence = said.get(number.trim().parse::<usize>().ok()?.checked_sub(1)?)?;
            Some((sentence, Reaction::from_key(word.trim())?))
        });
        let Some((sentence, reaction)) = read else {
            let reason = args!["vote" => typed, "count" => said.len()];
            return Err(Failure::Usage(console.text.format("explain-bad-vote", reason)));
        };
        let fen = scene.before.fen().to_string();
        let line = json!({
            "sentence": sentence_id(&fen, &mv, &sentence.template, language),
            "template": sentence.template,
            "reaction": reaction.key(),
            "fen": fen,
            "move": mv,
            "language": language.tag(),
        });
        lines.push_str(&format!("{line}\n"));
    }
    append(path, &lines).map_err(|error| Failure::Read { path: path.clone(), error })?;
    writeln!(console.err, "{}", console.text.get("explain-voted"))?;
    Ok(())
}

/// Adds lines to a file; a last line that was cut short is closed first.
fn append(path: &str, lines: &str) -> io::Result<()> {
    let is_cut = fs::read(path).is_ok_and(|bytes| bytes.last().is_some_and(|&byte| byte != b'\n'));
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    file.write_all(format!("{}{lines}", if is_cut { "\n" } else { "" }).as_bytes())
}
