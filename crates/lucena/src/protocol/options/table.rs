//! The table of all options: name, kind, range, where the value goes, and who is told of it.

use std::ops::RangeInclusive;
use std::time::Duration;

use lucena_engine::Options;
use lucena_text::Text;

use super::choices::{EVALUATION, EXPLANATION, LANGUAGE, PIECE_LETTERS, PROFILE};
use super::{Audience, Change, Entry, Kind, NO_WORDS, Refusal, Settings};
use crate::cli::VERSION;
use crate::protocol::knowledge;

/// The rating that is proposed to those who want a weaker opponent.
pub(super) const USUAL_ELO: u32 = 1500;
/// A pattern of weight 1 counts like a pawn.
pub(super) const USUAL_INFLUENCE: u32 = 100;
/// A set plays the same game twice, unless it is told otherwise.
pub(super) const USUAL_HEURISTIC_SEED: u32 = 1;

const fn spin(
    name: &'static str,
    range: RangeInclusive<u64>,
    get: fn(&Settings) -> u64,
    set: fn(&mut Settings, u64),
) -> Entry {
    Entry { name, kind: Kind::Spin(get, range, set), audience: Audience::All }
}

const fn check(name: &'static str, default: bool, set: fn(&mut Settings, bool)) -> Entry {
    Entry { name, kind: Kind::Check(default, set), audience: Audience::All }
}

const fn words(name: &'static str, set: fn(&mut Settings, &str, Text) -> Change) -> Entry {
    Entry { name, kind: Kind::Words(|| NO_WORDS.to_owned(), set), audience: Audience::All }
}

const fn file(name: &'static str, set: fn(&mut Settings, &str, Text) -> Change) -> Entry {
    Entry { name, kind: Kind::File(set), audience: Audience::All }
}

const fn of(name: &'static str, kind: Kind) -> Entry {
    Entry { name, kind, audience: Audience::All }
}

impl Entry {
    /// XBoard has a command of its own for this, or no use.
    const fn of_uci(self) -> Entry {
        Entry { name: self.name, kind: self.kind, audience: Audience::Uci }
    }

    const fn of_xboard(self) -> Entry {
        Entry { name: self.name, kind: self.kind, audience: Audience::XBoard }
    }
}

const fn wide(range: RangeInclusive<usize>) -> RangeInclusive<u64> {
    *range.start() as u64..=*range.end() as u64
}

const fn wide_u32(range: RangeInclusive<u32>) -> RangeInclusive<u64> {
    *range.start() as u64..=*range.end() as u64
}

/// What came of opening a file: done, or refused with the reason.
fn outcome(done: Option<()>, message: Option<String>) -> Change {
    match (done, message) {
        (Some(()), None) => Change::Made,
        (Some(()), Some(words)) => Change::Message(words),
        (None, words) => Change::Refused(Refusal::Value(words.unwrap_or_default())),
    }
}

fn strength(settings: &Settings) -> u64 {
    if settings.limits_strength { settings.elo.into() } else { 0 }
}

fn about() -> String {
    format!("Lucena {VERSION}, {}, {}", env!("CARGO_PKG_AUTHORS"), env!("CARGO_PKG_LICENSE"))
}

/// All options in the order in which they are declared.
pub(super) const ALL: &[Entry] = &[
    spin(
        "Hash",
        wide(Options::HASH),
        |s| s.engine.hash_mebibytes as u64,
        |s, n| s.engine.hash_mebibytes = n as usize,
    )
    .of_uci(),
    spin(
        "Threads",
        wide(Options::THREADS),
        |s| s.engine.threads as u64,
        |s, n| s.engine.threads = n as usize,
    )
    .of_uci(),
    of("Clear Hash", Kind::Button),
    spin(
        "MultiPV",
        wide(Options::MULTI_PV),
        |s| s.engine.multi_pv as u64,
        |s, n| s.engine.multi_pv = n as usize,
    ),
    // Programs ponder only with engines that declare this; the engine itself is told by `go ponder`.
    check("Ponder", false, |_, _| {}).of_uci(),
    spin(
        "Move Overhead",
        Options::MOVE_OVERHEAD,
        |s| s.engine.move_overhead.as_millis() as u64,
        |s, n| s.engine.move_overhead = Duration::from_millis(n),
    ),
    check("OwnBook", false, |settings, on| settings.plays_from_book = on),
    file("BookFile", |settings, path, text| {
        let (book, message) = knowledge::open_book(path, text);
        outcome(book.map(|book| settings.book = Some(book)), message)
    }),
    // UCI never tells a result.
    check("BookLearning", false, |settings, on| settings.learns_from_results = on).of_xboard(),
    words("SyzygyPath", |settings, path, text| {
        let (endings, message) = knowledge::open_endings(path, text);
        settings.engine.endings = endings;
        let is_open = path.is_empty() || settings.engine.endings.is_some();
        outcome(is_open.then_some(()), message)
    })
    .of_uci(),
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
    words("TablesPath", |settings, path, text| {
        let (mates, message) = knowledge::open_mates(path, text);
        settings.engine.mates = mates;
        let is_open = path.is_empty() || settings.engine.mates.is_some();
        outcome(is_open.then_some(()), message)
    }),
    file("WeightsFile", |settings, path, text| {
        let (weights, message) = knowledge::open_weights(path, text);
        outcome(weights.map(|weights| settings.engine.weights = weights), message)
    }),
    // The named terms alone, or with what a net has learned beside them.
    of("Evaluation", Kind::Choice(EVALUATION)),
    file("NetFile", |settings, path, text| {
        let (net, message) = knowledge::open_net(path, text);
        outcome(net.map(|net| settings.engine.net = net), message)
    }),
    // A file, or the name of a pattern: of the library, or saved in the studio.
    file("PatternFile", |settings, path, text| {
        let (patterns, message) = knowledge::open_patterns(path, settings.pattern_influence, text);
        outcome(patterns.map(|patterns| settings.engine.patterns = patterns), message)
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
    // A set plays instead of the engine's own evaluation: a file, perhaps with patterns (`mine.dhjog + mine.pat`), the
    // name of a shipped set, or one of the two that need no file.
    file("HeuristicSet", |settings, typed, text| {
        let (mind, message) = knowledge::open_heuristics(typed, text);
        outcome(mind.map(|mind| settings.heuristics = mind), message)
    }),
    spin(
        "HeuristicSeed",
        0..=u32::MAX as u64,
        |s| s.heuristic_seed.into(),
        |s, n| s.heuristic_seed = n as u32,
    ),
    of("HeuristicProfile", Kind::Choice(PROFILE)),
    check("UCI_LimitStrength", false, |settings, on| settings.limits_strength = on).of_uci(),
    spin("UCI_Elo", wide_u32(Options::ELO), |s| s.elo.into(), |s, n| s.elo = n as u32).of_uci(),
    // Both in one number for XBoard: 0 is full strength, anything below the weakest level is that level.
    spin("Strength", 0..=*Options::ELO.end() as u64, strength, |s, n| {
        s.limits_strength = 0 < n;
        s.elo = if 0 < n { (n as u32).max(*Options::ELO.start()) } else { USUAL_ELO };
    })
    .of_xboard(),
    // 0: every game is different; anything else: the same choices of the book, the same errors of a level.
    spin("Seed", 0..=u32::MAX as u64, |s| s.seed.into(), |s, n| s.seed = n as u32),
    check("UCI_AnalyseMode", false, |settings, on| settings.is_analysis = on).of_uci(),
    check("UCI_Chess960", false, |settings, on| settings.is_chess960 = on).of_uci(),
    check("UCI_ShowWDL", false, |settings, on| settings.shows_odds = on).of_uci(),
    words("UCI_Opponent", |settings, opponent, _| {
        settings.opponent = opponent.to_owned();
        Change::Made
    })
    .of_uci(),
    // Programs only read this.
    of("UCI_EngineAbout", Kind::Words(about, |_, _, _| Change::Made)).of_uci(),
    check("Metrics", true, |settings, on| settings.engine.metrics = on),
    of("Language", Kind::Choice(LANGUAGE)),
    of("ExplanationLevel", Kind::Choice(EXPLANATION)),
    // In games with clocks, and after searches to a depth or for so many positions, only on request.
    check("ExplainGames", false, |settings, on| settings.manner.in_games = on),
    check("ExplainJson", false, |settings, on| settings.manner.gives_json = on).of_uci(),
    of("NotationLetters", Kind::Choice(PIECE_LETTERS)),
    words("DetectionLog", |settings, path, _| {
        settings.manner.detection_log = path.to_owned();
        Change::Made
    })
    .of_uci(),
    check("VerifyClaims", true, |settings, on| settings.manner.verifies = on),
];
