//! Lucena's own engine as a thinker.

use lucena_chess::{Game, Move, Position};
use lucena_engine::{Engine, Limits, Options, OutOfMemory, Outlook, Report};

use crate::thinker::{Effort, Thinker, Thought, Variation};

/// The depth that ends a search which was given no limit at all.
const FALLBACK_DEPTH: u32 = 10;
/// Fewer evaluations than this say nothing about their spread.
const FEWEST_SAMPLES: u64 = 32;

/// The engine of this program.
pub struct OwnEngine {
    engine: Engine,
}

impl OwnEngine {
    /// An engine with these options; how many lines it shows is chosen for each question.
    pub fn new(options: Options) -> OwnEngine {
        OwnEngine { engine: Engine::new(options) }
    }

    /// Forgets everything learned, so that the next answers are the same as a new engine's.
    pub fn forget(&mut self) {
        self.engine.new_game();
    }

    fn show_lines(&mut self, lines: usize) -> Result<(), OutOfMemory> {
        if self.engine.options().multi_pv == lines {
            return Ok(());
        }
        let options = Options { multi_pv: lines, ..self.engine.options().clone() };
        self.engine.set_options(options)
    }
}

impl Thinker for OwnEngine {
    fn think(&mut self, game: &Game, lines: usize, only: &[Move], effort: Effort) -> Thought {
        // The number of lines needs no memory, so that this cannot fail for want of it.
        let _ = self.show_lines(lines.max(1));
        let mut limits = Limits {
            depth: effort.depth,
            nodes: effort.nodes,
            move_time: effort.time,
            search_moves: only.to_vec(),
            ..Limits::default()
        };
        if limits.is_endless() {
            limits.depth = Some(FALLBACK_DEPTH);
        }
        Thought::from(&self.engine.search(game, limits, |_| {}))
    }

    fn outlook(&mut self, pos: &Position) -> Option<Outlook> {
        self.engine.options().outlook(pos)
    }
}

/// What a report of our own engine knows, as a thought.
impl From<&Report> for Thought {
    fn from(report: &Report) -> Thought {
        let lines = report.lines.iter().filter(|line| !line.moves.is_empty());
        Thought {
            lines: lines
                .map(|line| Variation {
                    verdict: line.verdict(),
                    moves: line.moves.clone(),
                    depth: line.depth,
                })
                .collect(),
            scores: report.iterations.iter().map(|it| it.verdict().centipawns()).collect(),
            spread: (FEWEST_SAMPLES <= report.spread.samples).then_some(report.spread.deviation),
            samples: report.spread.samples,
            nodes: report.effort.nodes,
        }
    }
}
