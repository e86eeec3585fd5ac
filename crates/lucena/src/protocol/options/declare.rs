//! The options as each protocol declares them, with the session's own defaults.

use super::table::ALL;
use super::{Audience, Entry, Kind, Settings};

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
            Kind::Choice(choice) => {
                let all: String = (choice.all)().iter().map(|one| format!(" var {one}")).collect();
                format!("combo default {}{all}", (choice.default)(defaults))
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
            Kind::Choice(choice) => {
                let default = (choice.default)(defaults);
                let mark = |one: &String| if *one == default { "*" } else { "" };
                let all: Vec<String> =
                    (choice.all)().iter().map(|one| format!("{}{one}", mark(one))).collect();
                format!("-combo {}", all.join(" /// "))
            }
        };
        lines += &format!("feature option=\"{name} {kind}\"\n");
    }
    lines
}
