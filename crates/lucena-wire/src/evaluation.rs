//! An evaluated position as JSON: every term with its squares, for both sides.

use lucena_chess::{Color, Position};
use lucena_eval::{self as eval, Scale, Tapered, Trace};
use lucena_explain::lesson::worth;
use lucena_facts::material::FULL_PHASE;
use schemars::JsonSchema;
use serde::Serialize;

use crate::word::{Component, Each, Family, Side};

/// An evaluated position; values are hundredths of a pawn.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Evaluation {
    /// The position.
    pub fen: String,
    /// The side to move.
    pub turn: Side,
    /// How much of the middle game is left.
    pub phase: i32,
    /// How much there is at the start.
    pub full_phase: i32,
    /// What it is worth to White.
    pub centipawns: i32,
    /// White's chances in thousandths.
    pub odds: Odds,
    /// The sum.
    pub total: Sides,
    /// The nine groups that teachers know, and what is left beside them.
    pub components: Each<Component, Sides>,
    /// The families of terms.
    pub families: Each<Family, Sides>,
    /// Every term that speaks.
    pub entries: Vec<TermEntry>,
    /// What a teacher would say.
    pub sentences: Vec<String>,
}

/// Chances in thousandths.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Odds {
    /// To win.
    pub win: u16,
    /// To draw.
    pub draw: u16,
    /// To lose.
    pub loss: u16,
}

/// A value for both sides.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Sides {
    /// White's.
    pub white: Phases,
    /// Black's.
    pub black: Phases,
    /// White's minus Black's at this stage of the game.
    pub total: i32,
}

/// A value in the middle game and in the endgame.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Phases {
    /// In the middle game.
    pub middlegame: i32,
    /// In the endgame.
    pub endgame: i32,
}

/// A term of the evaluation.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TermEntry {
    /// Its name.
    pub term: String,
    /// Its place in a table of values, if it has one.
    pub index: usize,
    /// Its family.
    pub family: Family,
    /// Its group.
    pub component: Component,
    /// Whose it is.
    pub side: Side,
    /// How often it counts.
    pub count: i32,
    /// Its value in the middle game.
    pub middlegame: i32,
    /// Its value in the endgame.
    pub endgame: i32,
    /// Whether it is part of the sum.
    pub in_sum: bool,
    /// The squares it is about.
    pub squares: Vec<String>,
}

/// Writes an evaluated position with the sentences of a teacher.
pub fn evaluation(pos: &Position, trace: &Trace, sentences: Vec<String>) -> Evaluation {
    let scale = Scale::of(pos);
    let (verdict, odds) = (scale.verdict(trace.score()), scale.odds(trace.score()));
    let phases = |value: Tapered| Phases { middlegame: value.mg(), endgame: value.eg() };
    let of = |value: &dyn Fn(Color) -> Tapered| {
        let (white, black) = (value(Color::White), value(Color::Black));
        Sides { white: phases(white), black: phases(black), total: worth(white - black, trace.phase()) }
    };
    let entries = trace.entries().iter().map(|entry| TermEntry {
        term: entry.term.key().to_owned(),
        index: entry.index,
        family: entry.term.family().into(),
        component: entry.term.component().into(),
        side: entry.side.into(),
        count: entry.count,
        middlegame: entry.value.mg(),
        endgame: entry.value.eg(),
        in_sum: entry.is_in_sum(),
        squares: entry.squares.into_iter().map(|square| square.to_string()).collect(),
    });
    Evaluation {
        fen: pos.fen(),
        turn: pos.turn().into(),
        phase: trace.phase(),
        full_phase: FULL_PHASE,
        centipawns: verdict.centipawns(),
        odds: Odds { win: odds.win, draw: odds.draw, loss: odds.loss },
        total: of(&|side| trace.side(side)),
        components: Each(
            eval::Component::ALL
                .iter()
                .map(|&component| (component.into(), of(&|side| trace.component(component, side))))
                .collect(),
        ),
        families: Each(
            eval::Family::ALL
                .iter()
                .map(|&family| (family.into(), of(&|side| trace.family(family, side))))
                .collect(),
        ),
        entries: entries.collect(),
        sentences,
    }
}
