//! The options as each protocol declares them, with the session's own defaults.

use lucena_explain::Level;
use lucena_text::Language;

use super::table::ALL;
use super::{Audience, Entry, Kind, LETTERS, OFF, Settings};

/// The lines that declare all options to a program that speaks UCI.
pub(in crate::protocol) fn uci_options(defaults: &Settings) -> String {
    let mut lines = String::new();
    for Entry { name, kind, .. } in ALL.iter().filter(|entry| entry.audience != Audience::XBoard) {
        let kind = match kind {
            Kind::Spin(get, range, _) => {
                let default = get(defaults);
                format!("spin default {default} min {} max {}", range.start(), range.end())
            }
            Kind::Check(default, _) => format!("check default {default}"),
            Kind::Words(default, _) => format!("string default {}", default()),
            Kind::File(_) => format!("string default {}", super::NO_WORDS),
            Kind::Button => "button".to_owned(),
            Kind::Language | Kind::Letters | Kind::Explanation => {
                let (default, choices) = choices(kind, defaults);
                let choices: String = choices.iter().map(|choice| format!(" var {choice}")).collect();
                format!("combo default {default}{choices}")
            }
        };
        lines += &format!("option name {name} type {kind}\n");
    }
    lines
}

/// The features that declare all options to XBoard.
pub(in crate::protocol) fn xboard_options(defaults: &Settings) -> String {
    let mut lines = String::new();
    for Entry { name, kind, .. } in ALL.iter().filter(|entry| entry.audience != Audience::Uci) {
        let kind = match kind {
            Kind::Spin(get, range, _) => {
                // XBoard reads whole numbers of 32 bits with a sign.
                let most = (*range.end()).min(i32::MAX as u64);
                format!("-spin {} {} {most}", get(defaults), range.start())
            }
            Kind::Check(default, _) => format!("-check {}", u8::from(*default)),
            Kind::Words(..) => "-string ".to_owned(),
            Kind::File(_) => "-file ".to_owned(),
            Kind::Button => "-button".to_owned(),
            Kind::Language | Kind::Letters | Kind::Explanation => {
                let (default, choices) = choices(kind, defaults);
                let mark = |choice: &String| if *choice == default { "*" } else { "" };
                let choices: Vec<String> =
                    choices.iter().map(|choice| format!("{}{choice}", mark(choice))).collect();
                format!("-combo {}", choices.join(" /// "))
            }
        };
        lines += &format!("feature option=\"{name} {kind}\"\n");
    }
    lines
}

/// The default and all values of an option that is chosen from a list.
fn choices(kind: &Kind, defaults: &Settings) -> (String, Vec<String>) {
    let manner = &defaults.manner;
    match kind {
        Kind::Language => {
            (manner.language.tag().to_owned(), Language::ALL.map(|one| one.tag().to_owned()).to_vec())
        }
        Kind::Letters => {
            let default = LETTERS.iter().find(|(_, letters)| *letters == manner.letters);
            let names = LETTERS.map(|(name, _)| name.to_owned()).to_vec();
            (default.map_or(names[0].clone(), |(name, _)| (*name).to_owned()), names)
        }
        _ => {
            let levels = Level::ALL.map(|level| level.key().to_owned());
            let all = std::iter::once(OFF.to_owned()).chain(levels).collect();
            (manner.level.map_or(OFF, Level::key).to_owned(), all)
        }
    }
}
