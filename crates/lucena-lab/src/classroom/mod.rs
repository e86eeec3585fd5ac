//! The player made of a heuristic set: one search for all sets, in which only the evaluation differs.
//!
//! Reading order: this file (who plays, and the search from outside), `search` (alpha-beta and quiescence), `order`
//! (which move comes first), `table`, `handle` (a search on a thread of its own).
//!
//! With a limit of nodes or depth a move is a pure function of the set, the game, the seed and the number of the
//! game, on any machine.

mod handle;
mod order;
mod search;
mod table;

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use lucena_chess::{Color, Game, Move, Position};
use lucena_engine::{Effort, Limits};
use lucena_eval::{Score, Verdict};
use lucena_lang::Source;
use lucena_lang::dhjog::{self, HeuristicSet, folded};

pub use self::handle::Handle;
use self::search::{Budget, Search};
use self::table::Table;
use lucena_chess::Random;

/// The entrant that plays any legal move.
pub const RANDOM: &str = "ALEATORIO";
/// The entrant that counts pieces: 1, 3, 3, 5, 9.
pub const MATERIAL: &str = "MATERIAL";

/// The other word for [`RANDOM`].
const RANDOM_IN_ENGLISH: &str = "RANDOM";

const MATERIAL_TEXT: &str = r#"CONJUNTO_HEURISTICO "MATERIAL"
  ETAPA_ATUAL <- "PADRAO"
  ETAPA "PADRAO"
    PEAO.VALOR <- 1
    CAVALO.VALOR <- 3
    BISPO.VALOR <- 3
    TORRE.VALOR <- 5
    DAMA.VALOR <- 9
  FIM ETAPA
FIM CONJUNTO_HEURISTICO
"#;

/// How the search goes about it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Profile {
    /// Nothing is left out, so that a depth means the same for every set.
    #[default]
    Classroom,
    /// Null moves and reductions: deeper, but a depth means what the set makes of it.
    Sport,
}

impl Profile {
    /// All of them.
    pub const ALL: [Profile; 2] = [Profile::Classroom, Profile::Sport];

    /// The word for it in options and games.
    pub const fn name(self) -> &'static str {
        match self {
            Profile::Classroom => "classroom",
            Profile::Sport => "sport",
        }
    }
}

/// What chooses the moves.
#[derive(Clone)]
pub enum Mind {
    /// Chance alone.
    Random,
    /// A set, with the patterns it plays with.
    Set(Arc<HeuristicSet>),
}

impl Mind {
    /// The player that needs no file, by its name: chance, or plain material.
    pub fn built_in(name: &str) -> Option<Mind> {
        match folded(name.trim()).as_str() {
            RANDOM | RANDOM_IN_ENGLISH => Some(Mind::Random),
            MATERIAL => Some(Mind::material()),
            _ => None,
        }
    }

    /// The player that counts pieces.
    pub fn material() -> Mind {
        static SET: LazyLock<Arc<HeuristicSet>> = LazyLock::new(|| {
            let source = Source::new(MATERIAL, MATERIAL_TEXT);
            let compiled = dhjog::compile(&source, &dhjog::Options::default());
            Arc::new(compiled.set.expect("the text above is a set"))
        });
        Mind::Set(Arc::clone(&SET))
    }

    /// The set, if it is one.
    pub fn set(&self) -> Option<&Arc<HeuristicSet>> {
        match self {
            Mind::Random => None,
            Mind::Set(set) => Some(set),
        }
    }

    /// What it is known by: the fingerprint of its set and the names and weights of its patterns.
    pub fn identity(&self) -> String {
        let Mind::Set(set) = self else { return RANDOM.to_owned() };
        let pattern =
            |program: &Arc<lucena_lang::patlan::Program>| format!("+{}*{}", program.name(), program.weight());
        set.fingerprint().to_owned() + &set.companions().iter().map(pattern).collect::<String>()
    }
}

impl std::fmt::Debug for Mind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.identity())
    }
}

impl PartialEq for Mind {
    fn eq(&self, other: &Mind) -> bool {
        self.identity() == other.identity()
    }
}

impl Eq for Mind {}

/// A player made of a set, as described before a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pupil {
    /// What chooses its moves.
    pub mind: Mind,
    /// How it searches.
    pub profile: Profile,
    /// What chance follows from: the order of moves that are equally good.
    pub seed: u64,
    /// What a draw is worth to it, in centipawns from -100 to 100.
    pub draw: i32,
}

impl Pupil {
    /// A player with the usual profile.
    pub fn new(mind: Mind, seed: u64) -> Pupil {
        Pupil { mind, profile: Profile::default(), seed, draw: 0 }
    }
}

/// What a player has found out about a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// The line it expects; empty only if there is no legal move.
    pub line: Vec<Move>,
    /// Its value for the side to move.
    pub score: Score,
    /// The depth of the iteration that found it.
    pub depth: u32,
    /// The deepest position looked at.
    pub selective_depth: u32,
    /// What it cost.
    pub effort: Effort,
    /// The number of the stage in which the set judged, if there is a set.
    pub stage: Option<usize>,
    /// How many evaluations ran out of instructions.
    pub budget_exceeded: u64,
}

impl Finding {
    /// The move.
    pub fn mv(&self) -> Option<Move> {
        self.line.first().copied()
    }

    /// The value as people read it: centipawns of the set, or a mate.
    pub fn verdict(&self) -> Verdict {
        verdict(self.score)
    }
}

/// A score of this search as people read it. Its centipawns are the author's own, on no scale of ours.
pub fn verdict(score: Score) -> Verdict {
    match score.mate_plies() {
        Some(plies) => Verdict::Mate(if plies > 0 { (plies + 1) / 2 } else { plies / 2 }),
        None => Verdict::Centipawns(score.value()),
    }
}

/// A player made of a set, at the board.
pub struct Classroom {
    pupil: Pupil,
    table: Table,
}

impl Classroom {
    /// Takes a seat.
    pub fn new(pupil: Pupil) -> Classroom {
        Classroom { pupil, table: Table::new() }
    }

    /// Who plays.
    pub fn pupil(&self) -> &Pupil {
        &self.pupil
    }

    /// Chooses a move in the game with this number; every finished depth is told to `hear`.
    pub fn think(
        &mut self,
        game: &Game,
        number: u64,
        limits: &Limits,
        stop: &AtomicBool,
        hear: impl FnMut(&Finding),
    ) -> Finding {
        let begin = Instant::now();
        let control = Control { stop, started: &move || begin };
        self.think_under(game, number, limits, &control, hear)
    }

    fn think_under(
        &mut self,
        game: &Game,
        number: u64,
        limits: &Limits,
        control: &Control<'_>,
        hear: impl FnMut(&Finding),
    ) -> Finding {
        let pos = game.position();
        let mut chance = Random::new(mixed(self.pupil.seed, number, ply_of(pos)));
        let mut moves = wanted_moves(pos, limits);
        shuffle(&mut moves, &mut chance);
        let Mind::Set(set) = &self.pupil.mind else {
            return Finding { line: moves.first().copied().into_iter().collect(), ..Finding::nothing() };
        };
        let judge = seated(set, game, pos.turn());
        let budget = Budget::new(limits, pos.turn(), control);
        Search::new(&self.pupil, judge, game, budget, &mut self.table).run(moves, hear)
    }
}

impl Finding {
    /// Before anything is known.
    fn nothing() -> Finding {
        Finding {
            line: Vec::new(),
            score: Score::DRAW,
            depth: 0,
            selective_depth: 0,
            effort: Effort::default(),
            stage: None,
            budget_exceeded: 0,
        }
    }
}

/// When a search is to end.
struct Control<'a> {
    stop: &'a AtomicBool,
    /// When its clock began to run; a search in the opponent's time learns that late.
    started: &'a (dyn Fn() -> Instant + Sync),
}

/// The set in the stage to which the game has led it by the turns of its owner.
pub fn seated(set: &Arc<HeuristicSet>, game: &Game, owner: Color) -> dhjog::Player {
    let mut player = dhjog::Player::new(Arc::clone(set), owner);
    for pos in game.positions().iter().filter(|pos| pos.turn() == owner) {
        player.root(pos);
    }
    player
}

/// How many half-moves a game has, as its counter says.
fn ply_of(pos: &Position) -> u64 {
    2 * u64::from(pos.full_moves()) + u64::from(pos.turn() == Color::Black)
}

/// One seed of three numbers.
fn mixed(seed: u64, game: u64, ply: u64) -> u64 {
    [game, ply]
        .into_iter()
        .fold(Random::new(seed).next_u64(), |mixed, number| Random::new(mixed ^ number).next_u64())
}

fn wanted_moves(pos: &Position, limits: &Limits) -> Vec<Move> {
    let is_wanted = |mv: &Move| {
        (limits.search_moves.is_empty() || limits.search_moves.contains(mv))
            && !limits.exclude_moves.contains(mv)
    };
    let legal = pos.legal_moves();
    let wanted: Vec<Move> = legal.into_iter().filter(is_wanted).collect();
    if wanted.is_empty() { legal.to_vec() } else { wanted }
}

fn shuffle(moves: &mut [Move], chance: &mut Random) {
    for last in (1..moves.len()).rev() {
        moves.swap(last, chance.below(last + 1));
    }
}

/// The time for one move of a game with clocks: a fortieth of what is left, or what the moves to the next control
/// allow, and most of the increment; never so much that the clock runs out.
fn share_of_clock(remaining: Duration, increment: Duration, moves_to_go: Option<u32>) -> Duration {
    let moves = moves_to_go.map_or(40, |moves| moves.clamp(1, 40) + 1);
    (remaining / moves + increment * 3 / 4).min(remaining / 2)
}
