//! The options of UCI: what is declared, and how a typed value changes the settings or is refused.

use std::ops::RangeInclusive;
use std::time::Duration;

use lucena_engine::Options;
use lucena_text::{Language, Text, args};

use crate::cli::VERSION;
use crate::protocol::knowledge;

/// Everything that options can change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How the engine thinks.
    pub engine: Options,
    /// Whether castling is written as king takes rook.
    pub is_chess960: bool,
    /// Whether scores come with the chances of winning, drawing and losing.
    pub shows_odds: bool,
    /// Whether positions are analysed rather than games played.
    pub is_analysis: bool,
    /// Who plays against us, as the interface tells it.
    pub opponent: String,
    /// The language of what people read.
    pub language: Language,
}

/// What became of a `setoption`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Change {
    /// The settings are changed.
    Made,
    /// The settings are changed, and there is something to say about it.
    Told(String),
    /// The table is to be emptied.
    ClearTable,
    /// Nothing changed; the words say why.
    Refused(String),
}

/// What kind of value an option takes, and where it goes.
enum Kind {
    Spin(fn(&Options) -> u64, RangeInclusive<u64>, fn(&mut Options, u64)),
    Check(bool, fn(&mut Settings, bool)),
    /// Words as they were typed; nothing and `<empty>` are no words.
    Words(fn() -> String, fn(&mut Settings, &str, Text) -> Change),
    Language,
    Button,
}

struct Entry {
    name: &'static str,
    kind: Kind,
}

const fn spin(
    name: &'static str,
    range: RangeInclusive<u64>,
    get: fn(&Options) -> u64,
    set: fn(&mut Options, u64),
) -> Entry {
    Entry { name, kind: Kind::Spin(get, range, set) }
}

const fn check(name: &'static str, default: bool, set: fn(&mut Settings, bool)) -> Entry {
    Entry { name, kind: Kind::Check(default, set) }
}

const fn words(name: &'static str, set: fn(&mut Settings, &str, Text) -> Change) -> Entry {
    Entry { name, kind: Kind::Words(|| NO_WORDS.to_owned(), set) }
}

/// How the protocol writes that there are no words.
const NO_WORDS: &str = "<empty>";

const fn wide(range: RangeInclusive<usize>) -> RangeInclusive<u64> {
    *range.start() as u64..=*range.end() as u64
}

const fn wide_u32(range: RangeInclusive<u32>) -> RangeInclusive<u64> {
    *range.start() as u64..=*range.end() as u64
}

/// All options in the order in which they are declared.
const ALL: &[Entry] = &[
    spin("Hash", wide(Options::HASH), |o| o.hash_mebibytes as u64, |o, n| o.hash_mebibytes = n as usize),
    spin("Threads", wide(Options::THREADS), |o| o.threads as u64, |o, n| o.threads = n as usize),
    Entry { name: "Clear Hash", kind: Kind::Button },
    spin("MultiPV", wide(Options::MULTI_PV), |o| o.multi_pv as u64, |o, n| o.multi_pv = n as usize),
    // Programs ponder only with engines that declare this; the engine itself is told by `go ponder`.
    check("Ponder", false, |_, _| {}),
    spin(
        "Move Overhead",
        Options::MOVE_OVERHEAD,
        |o| o.move_overhead.as_millis() as u64,
        |o, n| o.move_overhead = Duration::from_millis(n),
    ),
    words("SyzygyPath", |settings, path, text| {
        let (endings, told) = knowledge::open_endings(path, text);
        settings.engine.endings = endings;
        told.map_or(Change::Made, Change::Told)
    }),
    spin(
        "SyzygyProbeDepth",
        wide_u32(Options::SYZYGY_PROBE_DEPTH),
        |o| o.syzygy_probe_depth.into(),
        |o, n| o.syzygy_probe_depth = n as u32,
    ),
    check("Syzygy50MoveRule", true, |settings, on| settings.engine.fifty_move_rule = on),
    spin(
        "SyzygyProbeLimit",
        wide_u32(Options::SYZYGY_PROBE_LIMIT),
        |o| o.syzygy_probe_limit.into(),
        |o, n| o.syzygy_probe_limit = n as u32,
    ),
    check("UCI_AnalyseMode", false, |settings, on| settings.is_analysis = on),
    check("UCI_Chess960", false, |settings, on| settings.is_chess960 = on),
    check("UCI_ShowWDL", false, |settings, on| settings.shows_odds = on),
    words("UCI_Opponent", |settings, opponent, _| {
        settings.opponent = opponent.to_owned();
        Change::Made
    }),
    // Programs only read this.
    Entry { name: "UCI_EngineAbout", kind: Kind::Words(about, |_, _, _| Change::Made) },
    check("Metrics", true, |settings, on| settings.engine.metrics = on),
    Entry { name: "Language", kind: Kind::Language },
];

fn about() -> String {
    format!("Lucena {VERSION}, {}, {}", env!("CARGO_PKG_AUTHORS"), env!("CARGO_PKG_LICENSE"))
}

impl Settings {
    /// The settings of a new session.
    pub fn new(engine: Options, language: Language) -> Settings {
        Settings {
            engine,
            is_chess960: false,
            shows_odds: false,
            is_analysis: false,
            opponent: String::new(),
            language,
        }
    }

    /// Changes an option, or says why not.
    pub(super) fn set(&mut self, name: &str, value: Option<&str>, text: Text) -> Change {
        let Some(entry) = ALL.iter().find(|entry| entry.name.eq_ignore_ascii_case(name)) else {
            let shown: String = name.chars().take(40).collect();
            return Change::Refused(text.format("uci-unknown-option", args!["option" => shown]));
        };
        let name = entry.name;
        match &entry.kind {
            Kind::Button => return Change::ClearTable,
            Kind::Check(_, set) => match value.map(str::to_ascii_lowercase).as_deref() {
                Some("true") => set(self, true),
                Some("false") => set(self, false),
                _ => return Change::Refused(text.format("uci-not-a-switch", args!["option" => name])),
            },
            Kind::Spin(_, range, set) => {
                match value.and_then(|typed| typed.parse().ok()).filter(|number| range.contains(number)) {
                    Some(number) => set(&mut self.engine, number),
                    None => {
                        let (least, most) = (range.start().to_string(), range.end().to_string());
                        let details = args!["option" => name, "least" => least, "most" => most];
                        return Change::Refused(text.format("uci-not-in-range", details));
                    }
                }
            }
            Kind::Words(_, set) => {
                let typed = value.map(str::trim).filter(|typed| *typed != NO_WORDS).unwrap_or_default();
                return set(self, typed, text);
            }
            Kind::Language => match value.and_then(Language::from_tag) {
                Some(language) => self.language = language,
                None => {
                    let known = Language::ALL.map(Language::tag).join(", ");
                    let details = args!["option" => name, "known" => known];
                    return Change::Refused(text.format("uci-not-a-choice", details));
                }
            },
        }
        Change::Made
    }
}

/// The lines that declare all options, with the session's own defaults.
pub(super) fn declarations(defaults: &Settings) -> String {
    let mut lines = String::new();
    for Entry { name, kind } in ALL {
        let kind = match kind {
            Kind::Spin(get, range, _) => {
                let default = get(&defaults.engine);
                format!("spin default {default} min {} max {}", range.start(), range.end())
            }
            Kind::Check(default, _) => format!("check default {default}"),
            Kind::Words(default, _) => format!("string default {}", default()),
            Kind::Language => {
                let choices = Language::ALL.map(|language| format!(" var {}", language.tag())).concat();
                format!("combo default {}{choices}", defaults.language.tag())
            }
            Kind::Button => "button".to_owned(),
        };
        lines += &format!("option name {name} type {kind}\n");
    }
    lines
}
