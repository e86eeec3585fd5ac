//! The scene of a move: the board before and after it, what moved, and the line it leads to.

use std::sync::OnceLock;

use lucena_chess::{Bitboard, Color, Move, Position, Role, Square};
use lucena_facts::{FactId, Sight};

use crate::primitives::{self, Phase};

/// What was played before the move, as far as it matters.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct History {
    /// The moves of the game so far with the positions they were played in, oldest first.
    pub plies: Vec<(Position, Move)>,
}

/// A legal move in a position, with the line of play it begins.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The board before the move.
    pub before: Position,
    /// The move.
    pub mv: Move,
    /// The board after it.
    pub after: Position,
    /// Who moved.
    pub us: Color,
    /// The other side.
    pub them: Color,
    /// The kind of piece that moved, before any promotion.
    pub role: Role,
    /// Where it stood.
    pub from: Square,
    /// Where it stands: for castling the king's square.
    pub to: Square,
    /// What it took, and where that stood.
    pub captured: Option<(Role, Square)>,
    /// The line of play, this move first; at least this move.
    pub line: Vec<Move>,
    /// The positions along the line: before the first move, after it, and so on.
    pub positions: Vec<Position>,
    /// What was played before, if known.
    pub history: Option<History>,
    /// What they could take of us after the move on the square it went to.
    pub loss: i32,
    quiet_length: OnceLock<Option<usize>>,
}

impl Scene {
    /// The scene of a legal move.
    ///
    /// `line` should begin with the move; what does not fit the board is cut off.
    pub fn new(before: &Position, mv: Move, line: &[Move], history: Option<History>) -> Scene {
        debug_assert!(before.is_legal(mv), "{mv:?} in {before:?}");
        let after = before.after(mv);
        let (line, positions) = follow(before, mv, line);
        let to = primitives::destination(mv);
        let us = before.turn();
        Scene {
            before: *before,
            mv,
            after,
            us,
            them: !us,
            role: before.role_on(mv.from()).unwrap_or(Role::Pawn),
            from: mv.from(),
            to,
            captured: primitives::captured(before, mv),
            line,
            positions,
            history,
            loss: primitives::gain(&after, !us, to),
            quiet_length: OnceLock::new(),
        }
    }

    /// Where an own piece that stood on a square before the move stands after it.
    pub fn follow(&self, square: Square) -> Square {
        match self.mv.castle_side() {
            Some(side) if square == self.mv.to() => primitives::castled_squares(self.from.rank(), side).1,
            _ if square == self.from => self.to,
            _ => square,
        }
    }

    /// Where an own piece that stands on a square after the move stood before it.
    pub fn came_from(&self, square: Square) -> Square {
        match self.mv.castle_side() {
            Some(side) if square == primitives::castled_squares(self.from.rank(), side).1 => self.mv.to(),
            _ if square == self.to => self.from,
            _ => square,
        }
    }

    /// The squares of which a fact is true for a side before the move.
    pub fn was(&self, fact: FactId, side: Color) -> Bitboard {
        fact.squares(&Sight::new(self.before), side)
    }

    /// The squares of which a fact is true for a side after the move.
    pub fn is(&self, fact: FactId, side: Color) -> Bitboard {
        fact.squares(&Sight::new(self.after), side)
    }

    /// The own pieces of which a fact is true because of the move: true after it, and not true of them before.
    pub fn newly(&self, fact: FactId) -> Bitboard {
        let was = self.was(fact, self.us);
        let is_new = |&square: &Square| !was.contains(self.came_from(square));
        self.is(fact, self.us).into_iter().filter(is_new).collect()
    }

    /// The phase of the game before the move.
    pub fn phase(&self) -> Phase {
        primitives::phase(&self.before)
    }

    /// Whether we gave check.
    pub fn gives_check(&self) -> bool {
        self.after.is_check()
    }

    /// The value that the opponent took on the very square of this move one ply ago; 0 if unknown.
    pub fn debt(&self) -> i32 {
        let last = self.history.as_ref().and_then(|history| history.plies.last());
        match last {
            Some((pos, mv)) if mv.is_capture() && mv.to() == self.mv.to() => {
                primitives::captured(pos, *mv).map_or(0, |(role, _)| primitives::value(role))
            }
            _ => 0,
        }
    }

    /// The position after the move with the turn passed back to us; nothing if they are in check.
    pub fn passed(&self) -> Option<Position> {
        (!self.after.is_check()).then(|| self.after.after_null())
    }

    /// Our moves of the line with the positions they are played in: this move, then every second one.
    pub fn own_moves(&self) -> impl Iterator<Item = (usize, Position, Move)> + '_ {
        self.line.iter().copied().enumerate().step_by(2).map(|(ply, mv)| (ply, self.positions[ply], mv))
    }

    /// The scene of a later move of the line, which must exist.
    pub fn later(&self, ply: usize) -> Option<Scene> {
        let mv = *self.line.get(ply)?;
        let mut plies = self.history.clone().unwrap_or_default().plies;
        plies.extend((0..ply).map(|earlier| (self.positions[earlier], self.line[earlier])));
        Some(Scene::new(&self.positions[ply], mv, &self.line[ply..], Some(History { plies })))
    }

    /// How many moves of the line are played until it comes to rest: nobody is in check and neither side can win anything by
    /// capturing. Of several such points the first at which material has changed hands counts, for that is the point of the
    /// line; what engines play after it is guesswork. But what is won or won back within two moves of such a point, by a fork
    /// say, or at the end of a series of checks, belongs to it. Nothing if the line ends in the middle of the fight; a pawn that hangs on throughout is none if a piece
    /// or the exchange has changed hands.
    fn quiet_length(&self) -> Option<usize> {
        const SAME_OPERATION: usize = 4;
        const PAWN: i32 = 100;
        const PIECE: i32 = 200;
        *self.quiet_length.get_or_init(|| {
            let balance = |length: usize| primitives::material_balance(&self.positions[length], self.us);
            let resting = |but_for: i32| -> Vec<usize> {
                let rests = |&length: &usize| primitives::rests_but_for(&self.positions[length], but_for);
                (1..=self.line.len()).filter(rests).collect()
            };
            let mut quiet = resting(0);
            // Where a pawn hangs on for the whole line, the pieces may still have come to rest.
            if quiet.is_empty() {
                quiet = resting(PAWN);
                quiet.retain(|&length| PIECE <= (balance(length) - balance(0)).abs());
            }
            let changes = |&length: &usize| balance(length) != balance(0);
            let mut point = quiet.iter().copied().find(changes).or(quiet.first().copied())?;
            // Checks and the answers to them take no time: nothing else could be done meanwhile.
            let is_free =
                |ply: &usize| self.positions[*ply].is_check() || self.positions[*ply + 1].is_check();
            let time = |from: usize, to: usize| (from..to).filter(|ply| !is_free(ply)).count();
            for &next in &quiet {
                if point < next && time(point, next) <= SAME_OPERATION && balance(next) != balance(point) {
                    point = next;
                }
            }
            Some(point)
        })
    }

    /// Where the line comes to rest: its first quiet point at which material has changed hands, or else its end, settled by
    /// the captures that win something.
    pub fn settled(&self) -> Position {
        match self.quiet_length() {
            Some(length) => self.positions[length],
            None => primitives::settle(self.positions.last().unwrap_or(&self.after)),
        }
    }

    /// The line up to the point where its material is counted; nothing if only captures beyond the line bring it about.
    pub fn shortest_proof(&self) -> Option<&[Move]> {
        if let Some(length) = self.quiet_length() {
            return Some(&self.line[..length]);
        }
        let goal = primitives::material_balance(&self.settled(), self.us);
        let last = self.positions.last().unwrap_or(&self.after);
        (primitives::material_balance(last, self.us) == goal).then_some(&self.line[..])
    }

    /// The same, if it is forced: of its moves after the first but a few capture, promote, give check or answer one, and the side
    /// that ends up with less gives nothing away of its own free will. A line of many quiet moves, or one in which an engine
    /// trades down because it is winning anyway, is what might be played, not what must happen.
    pub fn forced_proof(&self) -> Option<&[Move]> {
        const QUIET_MOVES: usize = 4;
        let is_quiet = |&ply: &usize| {
            let (mv, before, after) = (self.line[ply], &self.positions[ply], &self.positions[ply + 1]);
            mv.is_quiet() && !before.is_check() && !after.is_check()
        };
        self.long_proof().filter(|proof| (1..proof.len()).filter(is_quiet).count() <= QUIET_MOVES)
    }

    /// The same with any number of quiet moves: what the line leads to, though much else might be played.
    pub fn long_proof(&self) -> Option<&[Move]> {
        let loser_is_us = self.settled_balance() < 0;
        // A piece that was lost anyway may go as it likes.
        let gives_away = |ply: usize| {
            let (mv, pos) = (self.line[ply], &self.positions[ply]);
            ply.is_multiple_of(2) == loser_is_us
                && !pos.is_check()
                && primitives::see(pos, mv) <= -100
                && primitives::gain(pos, !pos.turn(), mv.from()) < 100
        };
        self.shortest_proof().filter(|proof| !(1..proof.len()).any(gives_away))
    }

    /// Whether the line wins something for us or mates.
    pub fn pays_off(&self) -> bool {
        let mates = self.positions.last().is_some_and(|pos| pos.is_checkmate() && pos.turn() == self.them);
        mates || 100 <= self.settled_balance()
    }

    /// What we have won where the line comes to rest, in learners' hundredths.
    pub fn settled_balance(&self) -> i32 {
        primitives::material_balance(&self.settled(), self.us)
            - primitives::material_balance(&self.before, self.us)
    }
}

/// A promotion that is taken at once is written as a queen's: to a search all pieces are then the same, to a reader they are not.
fn as_players_write(pos: &Position, mv: Move, reply: Option<&Move>) -> Move {
    let Some(reply) = reply.filter(|reply| mv.promotion().is_some() && reply.to() == mv.to()) else {
        return mv;
    };
    let queens = |other: &&Move| {
        (other.from(), other.to(), other.promotion()) == (mv.from(), mv.to(), Some(Role::Queen))
            && pos.after(**other).is_legal(*reply)
    };
    if pos.is_legal(mv) { pos.legal_moves().iter().find(queens).copied().unwrap_or(mv) } else { mv }
}

/// Plays a line as far as it is legal; it always has the first move.
fn follow(before: &Position, mv: Move, line: &[Move]) -> (Vec<Move>, Vec<Position>) {
    let mut moves = vec![mv];
    let mut positions = vec![*before, before.after(mv)];
    if line.first() == Some(&mv) {
        let mut here = positions[1];
        for (index, &next) in line.iter().enumerate().skip(1) {
            let next = as_players_write(&here, next, line.get(index + 1));
            if here.play(next).is_err() {
                break;
            }
            moves.push(next);
            positions.push(here);
        }
    }
    (moves, positions)
}
