//! What the tables say for one search: which root moves keep the best result, and scores for nodes of the tree.
//!
//! The fifty-move rule counts: a win that the rule spoils is hardly more than a draw. In the tree only positions
//! right after a capture or pawn move are asked about, where win, draw and loss are certain whatever the count.

use std::sync::atomic::{AtomicU64, Ordering};

use lucena_chess::{Game, Move, Position};
use lucena_eval::Score;

use super::{Endings, MateDistance, Mates, Outlook};
use crate::Options;
use crate::table::Bound;

/// The rank of a sure win; distances are subtracted from it.
const WON: i32 = 1 << 18;
/// What a win is worth that the fifty-move rule spoils: a draw in which only the other side can go wrong.
const SPOILED: Score = Score::new(2);

/// The advice of the tables for one search.
#[derive(Default)]
pub(crate) struct Advice {
    ranked: Vec<Ranked>,
    /// The tables for the nodes; none if there are none, or if the root has settled the matter.
    tables: Option<Endings>,
    /// Our own tables for the nodes, likewise.
    mates: Option<Mates>,
    most_pieces: u32,
    least_depth: i32,
    fifty_moves: bool,
    hits: AtomicU64,
}

/// A root move, how good it is (more is better, equal is equal), and the score that the tables prove.
#[derive(Clone, Copy, Debug)]
struct Ranked {
    mv: Move,
    rank: i32,
    score: Score,
}

impl Advice {
    /// The advice for a search of the game's present position.
    pub(crate) fn new(options: &Options, game: &Game) -> Advice {
        let in_syzygy = |endings: &Endings| options.syzygy_probe_limit.min(endings.most_pieces() as u32);
        let most_pieces = options.endings.as_ref().map_or(0, in_syzygy);
        let mut advice = Advice {
            ranked: Vec::new(),
            tables: options.endings.clone(),
            mates: options.mates.clone(),
            most_pieces,
            least_depth: options.syzygy_probe_depth as i32,
            fifty_moves: options.fifty_move_rule,
            hits: AtomicU64::new(0),
        };
        let root = game.position();
        if advice.rank_by_mate(game) {
            return advice;
        }
        if let Some(endings) = &options.endings
            && root.occupied().count() <= most_pieces
            && root.castling_rooks().is_empty()
        {
            advice.rank_root(endings, game);
        }
        advice
    }

    /// Ranks the root moves by distance to mate, if our own tables know all of them and the fifty-move rule cannot interfere.
    fn rank_by_mate(&mut self, game: &Game) -> bool {
        let Some(mates) = &self.mates else { return false };
        let root = game.position();
        let moves = root.legal_moves();
        let known = moves.iter().map(|&mv| {
            let next = root.after(mv);
            let distance = match occurrences(game, &next) {
                0 | 1 => mates.distance(&next)?,
                _ => MateDistance::Draw,
            };
            let (rank, score) = match distance {
                MateDistance::Draw => (0, Score::DRAW),
                MateDistance::Loses(plies) => (WON - plies as i32, Score::mate_in(plies as usize + 1)),
                MateDistance::Wins(plies) => (plies as i32 - WON, Score::mated_in(plies as usize + 1)),
            };
            let is_in_time = !self.fifty_moves || is_in_time(root, score);
            is_in_time.then_some(Ranked { mv, rank, score })
        });
        let Some(ranked) = known.collect::<Option<Vec<Ranked>>>().filter(|ranked| !ranked.is_empty()) else {
            return false;
        };
        self.hits.fetch_add(ranked.len() as u64, Ordering::Relaxed);
        self.ranked = ranked;
        // The distance is known; the search finds the line.
        (self.tables, self.mates) = (None, None);
        true
    }

    /// How many positions were found in the tables.
    pub(crate) fn hits(&self) -> u64 {
        self.hits.load(Ordering::Relaxed)
    }

    /// Of these moves the ones to be searched, which keep the best result; and more if `lines` are wanted.
    pub(crate) fn select(&self, mut moves: Vec<Move>, lines: usize) -> Vec<Move> {
        if self.ranked.is_empty() {
            return moves;
        }
        let rank = |mv: Move| self.of(mv).map_or(i32::MIN, |ranked| ranked.rank);
        moves.sort_by_key(|&mv| std::cmp::Reverse(rank(mv)));
        let Some(&worst) = moves.get(lines.clamp(1, moves.len().max(1)) - 1) else { return moves };
        moves.retain(|&mv| rank(worst) <= rank(mv));
        moves
    }

    /// The proved score of a root move.
    pub(crate) fn score_of(&self, mv: Move) -> Option<Score> {
        self.of(mv).map(|ranked| ranked.score)
    }

    fn of(&self, mv: Move) -> Option<&Ranked> {
        self.ranked.iter().find(|ranked| ranked.mv == mv)
    }

    /// What the tables prove about a node, and in which direction.
    #[inline]
    pub(crate) fn at_node(&self, pos: &Position, depth: i32, ply: usize) -> Option<(Score, Bound)> {
        if let Some(mates) = &self.mates
            && let Some(distance) = mates.distance(pos)
        {
            let (score, from_here) = match distance {
                MateDistance::Draw => (Score::DRAW, Score::DRAW),
                MateDistance::Wins(plies) => {
                    (Score::mate_in(ply + plies as usize), Score::mate_in(plies as usize))
                }
                MateDistance::Loses(plies) => {
                    (Score::mated_in(ply + plies as usize), Score::mated_in(plies as usize))
                }
            };
            if !self.fifty_moves || is_in_time(pos, from_here) {
                self.hits.fetch_add(1, Ordering::Relaxed);
                return Some((score, Bound::Exact));
            }
        }
        let tables = self.tables.as_ref()?;
        let pieces = pos.occupied().count();
        if self.most_pieces < pieces || pos.half_moves() != 0 {
            return None;
        }
        // The largest tables are slow to read, so that shallow nodes do without.
        if pieces == self.most_pieces && depth < self.least_depth {
            return None;
        }
        let outlook = tables.outlook(pos)?;
        self.hits.fetch_add(1, Ordering::Relaxed);
        Some(match self.under_rules(outlook) {
            Outlook::Win => (Score::tablebase_win(ply), Bound::Lower),
            Outlook::CursedWin => (SPOILED, Bound::Exact),
            Outlook::Draw => (Score::DRAW, Bound::Exact),
            Outlook::BlessedLoss => (-SPOILED, Bound::Exact),
            Outlook::Loss => (Score::tablebase_loss(ply), Bound::Upper),
        })
    }

    /// Without the fifty-move rule there are neither cursed wins nor blessed losses.
    fn under_rules(&self, outlook: Outlook) -> Outlook {
        match outlook {
            Outlook::CursedWin if !self.fifty_moves => Outlook::Win,
            Outlook::BlessedLoss if !self.fifty_moves => Outlook::Loss,
            outlook => outlook,
        }
    }

    /// Ranks the root moves by distance to zeroing, or by result alone if the distances are not there.
    fn rank_root(&mut self, endings: &Endings, game: &Game) {
        let root = game.position();
        let moves = root.legal_moves();
        let by_distance: Option<Vec<Ranked>> = moves
            .iter()
            .map(|&mv| Some(self.rank_distance(mv, distance(endings, game, mv)?, game)))
            .collect();
        if let Some(ranked) = by_distance {
            self.ranked = ranked;
            // All moves left are equally good, so that nodes need not be asked; the search finds the mate.
            self.tables = None;
        } else {
            let by_result = moves.iter().map(|&mv| {
                let outlook = self.under_rules(endings.outlook(&root.after(mv))?.reversed());
                Some(rank_result(mv, outlook))
            });
            self.ranked = by_result.collect::<Option<Vec<Ranked>>>().unwrap_or_default();
        }
        self.hits.fetch_add(self.ranked.len() as u64, Ordering::Relaxed);
    }

    /// The rank of a move with this distance to zeroing.
    ///
    /// Sure wins are all alike: which of them mates soonest is for the search to say. But once a position has
    /// repeated, shuffling must end, and the shortest way to zeroing is taken.
    fn rank_distance(&self, mv: Move, distance: i32, game: &Game) -> Ranked {
        let count = if self.fifty_moves { i32::from(game.position().half_moves()) } else { 0 };
        let hurry = if has_repeated(game) { distance } else { 0 };
        let (rank, score) = match distance {
            0 => (0, Score::DRAW),
            1.. if !self.fifty_moves || distance + count <= 99 => (WON - hurry, Score::tablebase_win(0)),
            1.. => (WON / 2 - distance - count, SPOILED),
            _ if !self.fifty_moves || -distance + count <= 99 => (-WON - hurry, Score::tablebase_loss(0)),
            // The rule will save us: the longer the way, the surer.
            _ => (-WON / 2 - distance + count, -SPOILED),
        };
        Ranked { mv, rank, score }
    }
}

/// Whether a mate comes before the fifty-move rule, even without a capture or pawn move on the way.
fn is_in_time(pos: &Position, score: Score) -> bool {
    score.mate_plies().is_none_or(|plies| plies.abs() + i32::from(pos.half_moves()) <= 100)
}

fn rank_result(mv: Move, outlook: Outlook) -> Ranked {
    let (rank, score) = match outlook {
        Outlook::Win => (WON, Score::tablebase_win(0)),
        Outlook::CursedWin => (WON / 2, SPOILED),
        Outlook::Draw => (0, Score::DRAW),
        Outlook::BlessedLoss => (-WON / 2, -SPOILED),
        Outlook::Loss => (-WON, Score::tablebase_loss(0)),
    };
    Ranked { mv, rank, score }
}

/// The distance to zeroing by way of a move, counted from before it; nothing if the tables do not know.
fn distance(endings: &Endings, game: &Game, mv: Move) -> Option<i32> {
    let next = game.position().after(mv);
    if next.is_checkmate() {
        return Some(1);
    }
    if next.half_moves() == 0 {
        return Some(endings.outlook(&next)?.reversed().distance_of_zeroing_move());
    }
    if occurrences(game, &next) >= 2 {
        return Some(0);
    }
    let after = -endings.distance_to_zeroing(&next)?;
    Some(after + after.signum())
}

/// How often a position has been on the board since the last capture or pawn move.
fn occurrences(game: &Game, pos: &Position) -> usize {
    let count = usize::from(game.position().half_moves()) + 1;
    game.positions().iter().rev().take(count).filter(|earlier| earlier.key() == pos.key()).count()
}

/// Whether any position since the last capture or pawn move has been there before.
fn has_repeated(game: &Game) -> bool {
    let count = usize::from(game.position().half_moves()) + 1;
    let recent = game.positions().iter().rev().take(count);
    let mut keys: Vec<_> = recent.map(Position::key).collect();
    let all = keys.len();
    keys.sort_unstable();
    keys.dedup();
    keys.len() < all
}
