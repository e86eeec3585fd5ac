//! Three figures about a recommended line (how tactical, how risky, how stable) and the style they make.

use std::sync::LazyLock;

use lucena_chess::{Move, Position, Role};

use crate::detect;
use crate::primitives::relative_rank;
use crate::scene::Scene;
use crate::theme::Theme;

/// The longest part of a line that counts.
const HORIZON: usize = 12;
/// What was measured once and is kept as data.
const MEASURED: &str = include_str!("../../../data/metrics.toml");

/// The style of a line or of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it all; 2026-11-15")]
pub enum Style {
    Aggressive,
    Positional,
    Tactical,
    Defensive,
    Dynamic,
}

impl Style {
    /// The token used in protocols and JSON, the same in every language.
    pub const fn key(self) -> &'static str {
        match self {
            Style::Aggressive => "Aggressive",
            Style::Positional => "Positional",
            Style::Tactical => "Tactical",
            Style::Defensive => "Defensive",
            Style::Dynamic => "Dynamic",
        }
    }

    /// The message that says what it is like.
    pub const fn message(self) -> &'static str {
        match self {
            Style::Aggressive => "style-aggressive",
            Style::Positional => "style-positional",
            Style::Tactical => "style-tactical",
            Style::Defensive => "style-defensive",
            Style::Dynamic => "style-dynamic",
        }
    }

    /// The style of these figures: the first row that fits wins.
    pub fn of(concreteness: f64, risk: f64, stability: i32) -> Style {
        if concreteness > 60.0 && risk > 70.0 {
            Style::Aggressive
        } else if concreteness < 30.0 && risk < 40.0 {
            Style::Positional
        } else if concreteness > 50.0 && risk < 60.0 {
            Style::Tactical
        } else if risk < 30.0 && (3..=4).contains(&stability) {
            Style::Defensive
        } else {
            Style::Dynamic
        }
    }
}

/// The figures about a recommended line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Metrics {
    /// How tactical the line is, 0 to 100.
    pub concreteness: f64,
    /// How far the outcomes of the tree scatter, 0 to 100; unknown if it was not measured.
    pub risk: Option<f64>,
    /// How many evaluations the risk rests on.
    pub risk_samples: u64,
    /// The depth from which the score stayed the same, or −1.
    pub stability: i32,
    /// The style they make; unknown if a figure is missing that decides it.
    pub style: Option<Style>,
}

impl Metrics {
    /// The figures of a line from a position, the scores by depth, and the measured spread.
    pub fn new(
        start: &Position,
        line: &[Move],
        scores: &[i32],
        spread: Option<f64>,
        samples: u64,
    ) -> Metrics {
        let concreteness = concreteness(start, line);
        let risk = spread.map(risk);
        let stability = stability(scores);
        Metrics {
            concreteness,
            risk,
            risk_samples: samples,
            stability,
            style: risk.map(|risk| Style::of(concreteness, risk, stability)),
        }
    }
}

/// How tactical a line is: captures, checks and promotions count one, direct threats and pawns on the seventh
/// a half.
pub fn concreteness(start: &Position, line: &[Move]) -> f64 {
    let length = line.len().min(HORIZON);
    if length == 0 {
        return 0.0;
    }
    let mut pos = *start;
    let mut halves = 0;
    for &mv in &line[..length] {
        if !pos.is_legal(mv) {
            break;
        }
        halves += weight_in_halves(&pos, mv);
        pos = pos.after(mv);
    }
    f64::from(halves) * 50.0 / length as f64
}

fn weight_in_halves(pos: &Position, mv: Move) -> u32 {
    if mv.is_capture() || mv.is_promotion() || pos.gives_check(mv) {
        return 2;
    }
    let scene = Scene::new(pos, mv, &[mv], None);
    let threat = [Theme::ThreatensQueen, Theme::CreatesThreat, Theme::MateThreat]
        .into_iter()
        .any(|theme| detect::detect_one(theme, &scene).is_some());
    let advanced = scene.role == Role::Pawn && relative_rank(scene.us, scene.to) == 7 && scene.loss == 0;
    u32::from(threat || advanced)
}

/// The spread of evaluations at which the risk is 100, from the file of measured figures.
pub fn reference_spread() -> f64 {
    static REFERENCE: LazyLock<f64> = LazyLock::new(|| {
        let mut lines = MEASURED.lines();
        let found = lines.find_map(|line| line.strip_prefix("reference_spread = ")?.trim().parse().ok());
        found.expect("the file in the program is read by a test")
    });
    *REFERENCE
}

/// The risk that a spread of evaluations means, 0 to 100.
pub fn risk(spread: f64) -> f64 {
    (100.0 * spread / reference_spread()).clamp(0.0, 100.0)
}

/// The smallest depth from 3 on after which the score of the next two iterations stays within twenty centipawns;
/// −1 if there is none.
pub fn stability(scores: &[i32]) -> i32 {
    lucena_engine::stability_depth(scores).map_or(-1, |depth| depth as i32)
}
