//! What is known of one entrant besides its points: how it won, how long, in which stages, and where it went wrong.

use std::collections::BTreeMap;
use std::time::Duration;

use lucena_chess::{Color, Ending, Game, Outcome};
use lucena_eval::Verdict;
use lucena_lab::arena::{DuelEnd, DuelResult, Ruling};
use lucena_lab::classroom::seated;
use lucena_lab::player::Contestant;
use lucena_lang::dhjog::{Difference, explain_diff};
use serde_json::{Value, json};

/// So many lost games are looked into.
const MOST_CRITICAL: usize = 40;
/// Beyond this a game is decided.
const LOST: i32 = 1000;
/// So many entries of the ledger are told of each.
const MOST_DIFFERENCES: usize = 5;

/// The games of one entrant.
#[derive(Clone, Debug, Default)]
pub(super) struct Totals {
    games: usize,
    /// As White and as Black.
    wins: [u64; 2],
    plies: usize,
    terminations: BTreeMap<&'static str, u64>,
    /// Moves in each stage.
    stages: BTreeMap<String, u64>,
    pub(super) budget_exceeded: u64,
    nodes: u64,
    time: Duration,
    critical: Vec<Critical>,
}

/// A lost game and the move after which the set's own value fell most.
#[derive(Clone, Debug)]
struct Critical {
    game: usize,
    ply: usize,
    mv: String,
    before: i32,
    after: i32,
    differences: Vec<Difference>,
}

impl Totals {
    /// Adds a game that the entrant played with a color.
    pub(super) fn add(&mut self, side: Color, number: usize, result: &DuelResult, contestant: &Contestant) {
        self.games += 1;
        self.wins[side.index()] += u64::from(result.outcome == Outcome::Win(side));
        self.plies += result.game.moves().len();
        *self.terminations.entry(termination(&result.end)).or_default() += 1;
        let stages = contestant.stages();
        let opening = result.opening_plies();
        for (index, note) in result.notes.iter().enumerate() {
            if result.game.positions()[opening + index].turn() != side {
                continue;
            }
            self.budget_exceeded += note.thought.budget_exceeded;
            self.nodes += note.thought.nodes.unwrap_or(0);
            self.time += note.spent;
            if let Some(title) = note.thought.stage.and_then(|stage| stages.get(stage)) {
                *self.stages.entry(title.clone()).or_default() += 1;
            }
        }
        if result.outcome == Outcome::Win(!side) && self.critical.len() < MOST_CRITICAL {
            self.critical.extend(critical(side, number, result, contestant));
        }
    }

    pub(super) fn json(&self, name: &str) -> Value {
        let critical = self.critical.iter().map(|one| {
            let differences = one.differences.iter().map(|difference| {
                json!({
                    "title": difference.title, "before": difference.first, "after": difference.second,
                    "change": difference.change(),
                })
            });
            json!({
                "game": one.game, "ply": one.ply, "move": one.mv, "before": one.before, "after": one.after,
                "differences": differences.collect::<Vec<_>>(),
            })
        });
        json!({
            "name": name,
            "games": self.games,
            "winsAsWhite": self.wins[0],
            "winsAsBlack": self.wins[1],
            "averageLength": if self.games == 0 { 0.0 } else { self.plies as f64 / 2.0 / self.games as f64 },
            "terminations": self.terminations,
            "stages": self.stages,
            "budgetExceeded": self.budget_exceeded,
            "criticalGames": critical.collect::<Vec<_>>(),
        })
    }

    /// Nodes a second, which no two runs share.
    pub(super) fn speed(&self) -> u64 {
        match self.time.is_zero() {
            true => 0,
            false => (self.nodes as f64 / self.time.as_secs_f64()) as u64,
        }
    }
}

/// The move of a lost game after which the own value fell most, and what fell.
fn critical(side: Color, number: usize, result: &DuelResult, contestant: &Contestant) -> Option<Critical> {
    let set = contestant.pupil()?.mind.set()?;
    let opening = result.opening_plies();
    let values: Vec<(usize, i32)> = result
        .notes
        .iter()
        .enumerate()
        .filter(|(index, _)| result.game.positions()[opening + index].turn() == side)
        .filter_map(|(index, note)| {
            // A lost game that is lost by a mate was lost before.
            let value = note.thought.verdict.map(Verdict::centipawns)?;
            Some((opening + index, value.clamp(-LOST, LOST)))
        })
        .collect();
    let fall = |pair: &&[(usize, i32)]| pair[0].1 - pair[1].1;
    let worst = values.windows(2).filter(|pair| fall(pair) > 0).max_by_key(fall)?;
    let [(ply, before), (next, after)] = worst else { return None };
    let ledger = |plies: usize| {
        let mut game = Game::from_position(*result.game.start());
        for &mv in &result.game.moves()[..plies] {
            game.play(mv).ok()?;
        }
        Some(seated(set, &game, side).explain(game.position()))
    };
    let mut differences = explain_diff(&ledger(*ply)?, &ledger(*next)?);
    differences.retain(|difference| difference.change() != 0.0);
    differences.truncate(MOST_DIFFERENCES);
    let mv = result.game.positions()[*ply].san(result.game.moves()[*ply]);
    Some(Critical { game: number, ply: ply + 1, mv, before: *before, after: *after, differences })
}

/// How a game ended, in one word for programs.
fn termination(end: &DuelEnd) -> &'static str {
    match end {
        DuelEnd::Rules(Ending::Checkmate { .. }) => "checkmate",
        DuelEnd::Rules(Ending::Stalemate) => "stalemate",
        DuelEnd::Rules(Ending::Repetition) => "repetition",
        DuelEnd::Rules(Ending::FiftyMoves) => "fiftyMoves",
        DuelEnd::Rules(Ending::InsufficientMaterial) => "insufficientMaterial",
        DuelEnd::Rules(_) => "declared",
        DuelEnd::Ruled(Ruling::Length) => "tooLong",
        DuelEnd::Ruled(_) => "adjudicated",
        DuelEnd::Fault { .. } => "fault",
    }
}
