//! `fmt` of either language: canonical layout, and keywords in the other language.

use clap::parser::ValueSource;
use clap::{ArgMatches, Command};
use lucena_lang::{Language, Source};
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::arguments::{files, flag, option};
use crate::cli::{Console, Exit, Failure};

/// The canonical text of a source in one language, or the complaints that stand in the way, in words.
type Format = fn(&Source, Option<Language>, Text) -> Result<String, Vec<String>>;

/// A language that can be formatted.
pub(super) struct Formatter {
    /// What the keys of its messages begin with.
    pub(super) prefix: &'static str,
    /// Reads what the command line names.
    pub(super) source: fn(&str, &mut Console<'_>) -> Result<Source, Failure>,
    /// Writes it.
    pub(super) format: Format,
}

impl Formatter {
    pub(super) fn build(&self, text: Text) -> Command {
        let key = |name: &str| format!("{}-{name}", self.prefix);
        let to = option("to", &key("value-language"), &key("to"), text).value_parser(["pt", "en"]);
        Command::new("fmt")
            .about(text.get(&key("fmt-about")))
            .override_usage(text.get(&key("fmt-usage")))
            .arg(files(self.prefix, text))
            .arg(to)
            .arg(flag("write", &key("write"), text))
            .arg(flag("check", &key("check-only"), text).conflicts_with("write"))
            .arg(flag("json", &key("json"), text).conflicts_with_all(["write", "check"]))
    }

    pub(super) fn run(&self, matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
        let text = console.text;
        let language = target(matches);
        let mut outcome = Exit::Done;
        let mut values = Vec::new();
        for path in matches.get_many::<String>("files").into_iter().flatten() {
            let source = (self.source)(path, console)?;
            let formatted = match (self.format)(&source, language, text) {
                Ok(formatted) => formatted,
                Err(complaints) => {
                    values.push(json!({"file": path, "text": null, "changed": false}));
                    for complaint in complaints {
                        writeln!(console.err, "{complaint}")?;
                    }
                    let words = args!["file" => path];
                    writeln!(console.err, "{}", text.format("cli-not-formatted", words))?;
                    outcome = Exit::Negative;
                    continue;
                }
            };
            let is_changed = formatted != source.text();
            if matches.get_flag("json") {
                values.push(json!({"file": path, "text": formatted, "changed": is_changed}));
            } else if matches.get_flag("check") {
                if is_changed {
                    writeln!(console.out, "{}", text.format("cli-would-change", args!["file" => path]))?;
                    outcome = Exit::Negative;
                }
            } else if matches.get_flag("write") && path != "-" {
                if is_changed {
                    // A neighbor first, then put in place, so that nothing is lost if the machine stops.
                    crate::output::write_whole(path, formatted.as_bytes()).map_err(Failure::Write)?;
                }
            } else {
                write!(console.out, "{formatted}")?;
            }
        }
        if matches.get_flag("json") {
            writeln!(console.out, "{}", Value::from(values))?;
        }
        Ok(outcome)
    }
}

/// The language of the keywords that was asked for: `--to`, or else `--lang`, if it was typed.
fn target(matches: &ArgMatches) -> Option<Language> {
    let is_typed = matches.value_source("lang") == Some(ValueSource::CommandLine);
    let lang = matches.get_one::<String>("lang").filter(|_| is_typed);
    let tag = matches.get_one::<String>("to").or(lang)?;
    Some(match tag.to_lowercase().as_str() {
        "pt" => Language::Portuguese,
        _ => Language::English,
    })
}
