//! The options of UCI: what is declared, and how a typed value changes the settings or is refused.

use std::ops::RangeInclusive;
use std::time::Duration;

use lucena_chess::notation::PieceLetters;
use lucena_engine::{Book, Options};
use lucena_explain::Level;
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
    /// Whether the opening is played from a book.
    pub plays_from_book: bool,
    /// The book, once there is one.
    pub book: Option<Book>,
    /// What the weights of the patterns count for, in per cent.
    pub pattern_influence: u32,
    /// Whether to play at a rating below full strength.
    pub limits_strength: bool,
    /// That rating.
    pub elo: u32,
    /// What chance follows from; 0 if it is to be different in every game.
    pub seed: u32,
    /// Whether positions are analysed rather than games played.
    pub is_analysis: bool,
    /// Who plays against us, as the interface tells it.
    pub opponent: String,
    /// The language of what people read.
    pub language: Language,
    /// For whom moves are explained; nothing if they are not.
    pub explanation: Option<Level>,
    /// Whether explanations also come as JSON.
    pub explains_json: bool,
    /// The letters of the pieces in explanations; those of the language if none are chosen.
    pub letters: Option<PieceLetters>,
    /// Where every detection is noted; nowhere if empty.
    pub detection_log: String,
    /// Whether claims that need a search are verified, and said, after the move is chosen.
    pub verifies_claims: bool,
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
    Spin(fn(&Settings) -> u64, RangeInclusive<u64>, fn(&mut Settings, u64)),
    Check(bool, fn(&mut Settings, bool)),
    /// Words as they were typed; nothing and `<empty>` are no words.
    Words(fn() -> String, fn(&mut Settings, &str, Text) -> Change),
    Language,
    Explanation,
    Letters,
    Button,
}

struct Entry {
    name: &'static str,
    kind: Kind,
}

const fn spin(
    name: &'static str,
    range: RangeInclusive<u64>,
    get: fn(&Settings) -> u64,
    set: fn(&mut Settings, u64),
) -> Entry {
    Entry { name, kind: Kind::Spin(get, range, set) }
}

const fn check(name: &'static str, default: bool, set: fn(&mut Settings, bool)) -> Entry {
    Entry { name, kind: Kind::Check(default, set) }
}

const fn words(name: &'static str, set: fn(&mut Settings, &str, Text) -> Change) -> Entry {
    Entry { name, kind: Kind::Words(|| NO_WORDS.to_owned(), set) }
}

/// The rating that is proposed to those who want a weaker opponent.
const USUAL_ELO: u32 = 1500;
/// A pattern of weight 1 counts like a pawn.
const USUAL_INFLUENCE: u32 = 100;
/// How the protocol writes that there are no words.
const NO_WORDS: &str = "<empty>";

const fn wide(range: RangeInclusive<usize>) -> RangeInclusive<u64> {
    *range.start() as u64..=*range.end() as u64
}

const fn wide_u32(range: RangeInclusive<u32>) -> RangeInclusive<u64> {
    *range.start() as u64..=*range.end() as u64
}

/// The level at which nothing is explained.
const OFF: &str = "Off";

/// All options in the order in which they are declared.
const ALL: &[Entry] = &[
    spin(
        "Hash",
        wide(Options::HASH),
        |s| s.engine.hash_mebibytes as u64,
        |s, n| s.engine.hash_mebibytes = n as usize,
    ),
    spin(
        "Threads",
        wide(Options::THREADS),
        |s| s.engine.threads as u64,
        |s, n| s.engine.threads = n as usize,
    ),
    Entry { name: "Clear Hash", kind: Kind::Button },
    spin(
        "MultiPV",
        wide(Options::MULTI_PV),
        |s| s.engine.multi_pv as u64,
        |s, n| s.engine.multi_pv = n as usize,
    ),
    // Programs ponder only with engines that declare this; the engine itself is told by `go ponder`.
    check("Ponder", false, |_, _| {}),
    spin(
        "Move Overhead",
        Options::MOVE_OVERHEAD,
        |s| s.engine.move_overhead.as_millis() as u64,
        |s, n| s.engine.move_overhead = Duration::from_millis(n),
    ),
    check("OwnBook", false, |settings, on| settings.plays_from_book = on),
    words("BookFile", |settings, path, text| {
        let (book, told) = knowledge::open_book(path, text);
        settings.book = book.or(settings.book.take());
        told.map_or(Change::Made, Change::Told)
    }),
    words("SyzygyPath", |settings, path, text| {
        let (endings, told) = knowledge::open_endings(path, text);
        settings.engine.endings = endings;
        told.map_or(Change::Made, Change::Told)
    }),
    spin(
        "SyzygyProbeDepth",
        wide_u32(Options::SYZYGY_PROBE_DEPTH),
        |s| s.engine.syzygy_probe_depth.into(),
        |s, n| s.engine.syzygy_probe_depth = n as u32,
    ),
    check("Syzygy50MoveRule", true, |settings, on| settings.engine.fifty_move_rule = on),
    spin(
        "SyzygyProbeLimit",
        wide_u32(Options::SYZYGY_PROBE_LIMIT),
        |s| s.engine.syzygy_probe_limit.into(),
        |s, n| s.engine.syzygy_probe_limit = n as u32,
    ),
    words("WeightsFile", |settings, path, text| {
        let (weights, told) = knowledge::open_weights(path, text);
        settings.engine.weights = weights.unwrap_or(settings.engine.weights.take());
        told.map_or(Change::Made, Change::Told)
    }),
    words("PatternFile", |settings, path, text| {
        let (patterns, told) = knowledge::open_patterns(path, settings.pattern_influence, text);
        settings.engine.patterns = patterns.unwrap_or(settings.engine.patterns.take());
        told.map_or(Change::Made, Change::Told)
    }),
    // In per cent: at 100 a pattern of weight 1 counts like a pawn.
    spin(
        "PatternInfluence",
        wide_u32(Options::PATTERN_INFLUENCE),
        |s| s.pattern_influence.into(),
        |s, n| {
            s.pattern_influence = n as u32;
            s.engine.patterns = s.engine.patterns.as_ref().map(|patterns| patterns.with_influence(n as u32));
        },
    ),
    check("UCI_LimitStrength", false, |settings, on| settings.limits_strength = on),
    spin("UCI_Elo", wide_u32(Options::ELO), |s| s.elo.into(), |s, n| s.elo = n as u32),
    // 0: every game is different; anything else: the same choices of the book, the same errors of a level.
    spin("Seed", 0..=u32::MAX as u64, |s| s.seed.into(), |s, n| s.seed = n as u32),
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
    Entry { name: "ExplanationLevel", kind: Kind::Explanation },
    check("ExplainJson", false, |settings, on| settings.explains_json = on),
    Entry { name: "NotationLetters", kind: Kind::Letters },
    words("DetectionLog", |settings, path, _| {
        settings.detection_log = path.to_owned();
        Change::Made
    }),
    check("VerifyClaims", true, |settings, on| settings.verifies_claims = on),
];

/// The choices of letters for the pieces.
const LETTERS: [(&str, Option<PieceLetters>); 4] = [
    ("auto", None),
    ("pt", Some(PieceLetters::PORTUGUESE)),
    ("en", Some(PieceLetters::ENGLISH)),
    ("figurine", Some(PieceLetters::FIGURINES)),
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
            plays_from_book: false,
            book: None,
            pattern_influence: USUAL_INFLUENCE,
            limits_strength: false,
            elo: USUAL_ELO,
            seed: 0,
            is_analysis: false,
            opponent: String::new(),
            language,
            explanation: Some(Level::Medium),
            explains_json: false,
            letters: None,
            detection_log: String::new(),
            verifies_claims: true,
        }
    }

    /// Brings what the engine is told in line with the options that are about playing a game. In analysis there is
    /// neither book nor weakness.
    pub(super) fn settle(&mut self) {
        if self.plays_from_book && self.book.is_none() {
            self.book = Some(Book::built_in());
        }
        let plays = !self.is_analysis;
        self.engine.book = self.book.clone().filter(|_| plays && self.plays_from_book);
        self.engine.elo = (plays && self.limits_strength).then_some(self.elo);
        if self.seed != 0 {
            self.engine.seed = self.seed.into();
        }
    }

    /// A new game begins: chance is thrown anew, unless the user has said what it follows from.
    pub(super) fn begin_game(&mut self) {
        self.engine.seed = if self.seed == 0 { knowledge::fresh_seed() } else { self.seed.into() };
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
                    Some(number) => set(self, number),
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
            Kind::Explanation => {
                match value.map(|typed| (typed.eq_ignore_ascii_case(OFF), typed.parse().ok())) {
                    Some((true, _)) => self.explanation = None,
                    Some((_, Some(level))) => self.explanation = Some(level),
                    _ => {
                        let known = format!("{OFF}, {}", Level::ALL.map(Level::key).join(", "));
                        let details = args!["option" => name, "known" => known];
                        return Change::Refused(text.format("uci-not-a-choice", details));
                    }
                }
            }
            Kind::Letters => {
                let typed = value.unwrap_or_default();
                match LETTERS.iter().find(|(name, _)| name.eq_ignore_ascii_case(typed)) {
                    Some(&(_, letters)) => self.letters = letters,
                    None => {
                        let known = LETTERS.map(|(name, _)| name).join(", ");
                        let details = args!["option" => name, "known" => known];
                        return Change::Refused(text.format("uci-not-a-choice", details));
                    }
                }
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
                let default = get(defaults);
                format!("spin default {default} min {} max {}", range.start(), range.end())
            }
            Kind::Check(default, _) => format!("check default {default}"),
            Kind::Words(default, _) => format!("string default {}", default()),
            Kind::Language => {
                let choices = Language::ALL.map(|language| format!(" var {}", language.tag())).concat();
                format!("combo default {}{choices}", defaults.language.tag())
            }
            Kind::Letters => {
                let choices = LETTERS.map(|(name, _)| format!(" var {name}")).concat();
                format!("combo default auto{choices}")
            }
            Kind::Explanation => {
                let choices = Level::ALL.map(|level| format!(" var {}", level.key())).concat();
                let default = defaults.explanation.map_or(OFF, Level::key);
                format!("combo default {default} var {OFF}{choices}")
            }
            Kind::Button => "button".to_owned(),
        };
        lines += &format!("option name {name} type {kind}\n");
    }
    lines
}
