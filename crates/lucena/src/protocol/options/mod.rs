//! The options of the engine, one table for everybody who sets them: UCI, XBoard and the entrants of a match.
//!
//! [`table`](self) lists them, `choices` those with a list, this file sets them, `declare` writes them down in the words of each protocol.

mod choices;
mod declare;
mod table;

use std::ops::RangeInclusive;

use lucena_engine::{Book, Line, Options};
use lucena_eval::Verdict;
use lucena_lab::classroom::{self, Mind, Profile, Pupil};
use lucena_text::{Language, Text, args};

use self::table::ALL;
use super::explained::Manner;
use super::knowledge;

pub(super) use self::declare::{uci_options, xboard_options};

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
    /// How moves are explained.
    pub manner: Manner,
    /// The heuristic set that plays instead of the engine's own evaluation.
    pub heuristics: Option<Mind>,
    /// What the set's choices among equals follow from.
    pub heuristic_seed: u32,
    /// How the set's player searches.
    pub profile: Profile,
}

/// What became of setting an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// The settings are changed.
    Made,
    /// The settings are changed, and there is something to say about it.
    Message(String),
    /// The table is to be emptied.
    ClearTable,
    /// Nothing changed; the words say why.
    Refused(Refusal),
}

/// Why an option was not set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no such option.
    Unknown(String),
    /// It does not take this value.
    Value(String),
}

impl Refusal {
    /// The reason in words.
    pub fn words(&self) -> &str {
        let (Refusal::Unknown(words) | Refusal::Value(words)) = self;
        words
    }
}

/// What kind of value an option takes, and where it goes.
enum Kind {
    Spin(fn(&Settings) -> u64, RangeInclusive<u64>, fn(&mut Settings, u64)),
    Check(bool, fn(&mut Settings, bool)),
    /// Words as they were typed; nothing and `<empty>` are no words.
    Words(fn() -> String, fn(&mut Settings, &str, Text) -> Change),
    /// The name of a file, or what is found under another name.
    File(fn(&mut Settings, &str, Text) -> Change),
    Choice(Choice),
    Button,
}

/// An option that is chosen from a list.
struct Choice {
    default: fn(&Settings) -> String,
    all: fn() -> Vec<String>,
    /// False if there is no such choice.
    set: fn(&mut Settings, &str) -> bool,
}

/// Who is told of an option; whoever is not may set it all the same.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Audience {
    /// Every protocol.
    All,
    /// UCI alone: XBoard has a command of its own for it, or no use.
    Uci,
    /// XBoard alone.
    XBoard,
}

struct Entry {
    name: &'static str,
    kind: Kind,
    audience: Audience,
}

/// How the protocols write that there are no words.
const NO_WORDS: &str = "<empty>";
impl Settings {
    /// The settings of a new session.
    pub fn new(engine: Options, language: Language) -> Settings {
        Settings {
            engine,
            is_chess960: false,
            shows_odds: false,
            plays_from_book: false,
            book: None,
            pattern_influence: table::USUAL_INFLUENCE,
            limits_strength: false,
            elo: table::USUAL_ELO,
            seed: 0,
            is_analysis: false,
            opponent: String::new(),
            manner: Manner::new(language),
            heuristics: None,
            heuristic_seed: table::USUAL_HEURISTIC_SEED,
            profile: Profile::default(),
        }
    }

    /// Brings what the engine is told in line with the options that are about playing a game. In analysis there is
    /// neither book nor weakness.
    pub fn settle(&mut self) {
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

    /// The player made of a heuristic set, if one plays.
    pub fn pupil(&self) -> Option<Pupil> {
        let mind = self.heuristics.clone()?;
        Some(Pupil { profile: self.profile, ..Pupil::new(mind, self.heuristic_seed.into()) })
    }

    /// What a line is worth as people read it: a set counts in the centipawns of its author.
    pub fn verdict(&self, line: &Line) -> Verdict {
        match self.heuristics {
            Some(_) => classroom::verdict(line.score),
            None => line.verdict(),
        }
    }

    /// A new game begins: chance is thrown anew, unless the user has said what it follows from.
    pub fn begin_game(&mut self) {
        self.engine.seed = if self.seed == 0 { knowledge::fresh_seed() } else { self.seed.into() };
    }

    /// Changes an option, or says why not.
    pub fn set(&mut self, name: &str, value: Option<&str>, text: Text) -> Change {
        let Some(entry) = ALL.iter().find(|entry| entry.name.eq_ignore_ascii_case(name)) else {
            let shown: String = name.chars().take(40).collect();
            let words = text.format("uci-unknown-option", args!["option" => shown]);
            return Change::Refused(Refusal::Unknown(words));
        };
        let name = entry.name;
        match &entry.kind {
            Kind::Button => return Change::ClearTable,
            Kind::Check(_, set) => match value.map(str::to_ascii_lowercase).as_deref() {
                Some("true" | "1") => set(self, true),
                Some("false" | "0") => set(self, false),
                _ => {
                    let words = text.format("uci-not-a-switch", args!["option" => name]);
                    return Change::Refused(Refusal::Value(words));
                }
            },
            Kind::Spin(_, range, set) => {
                match value.and_then(|typed| typed.parse().ok()).filter(|number| range.contains(number)) {
                    Some(number) => set(self, number),
                    None => {
                        let (least, most) = (range.start().to_string(), range.end().to_string());
                        let details = args!["option" => name, "least" => least, "most" => most];
                        let words = text.format("uci-not-in-range", details);
                        return Change::Refused(Refusal::Value(words));
                    }
                }
            }
            Kind::Words(_, set) | Kind::File(set) => {
                let typed = value.map(str::trim).filter(|typed| *typed != NO_WORDS).unwrap_or_default();
                return set(self, typed, text);
            }
            Kind::Choice(choice) => {
                if !(choice.set)(self, value.unwrap_or_default()) {
                    let known = (choice.all)().join(", ");
                    let words = text.format("uci-not-a-choice", args!["option" => name, "known" => known]);
                    return Change::Refused(Refusal::Value(words));
                }
            }
        }
        Change::Made
    }
}
