//! The state of a classroom game: the position and what has stood on the board before.

use std::collections::HashMap;

use lucena_chess::notation::CastlingNotation;
use lucena_chess::{Color, Move, Position};

use super::Ending;

/// A classroom game in progress.
#[derive(Clone, Debug)]
pub struct Game {
    pos: Position,
    /// How often each placement, side, castling field and en passant field has occurred, as the FEN writes them. This is
    /// not [`Position::key`], which ignores an en passant square where nothing can be taken.
    seen: HashMap<String, u32>,
}

impl Game {
    /// A game from a position, which counts as seen once.
    pub fn new(pos: Position) -> Game {
        let mut game = Game { pos, seen: HashMap::new() };
        game.remember();
        game
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.pos
    }

    /// Who is to move.
    pub fn turn(&self) -> Color {
        self.pos.turn()
    }

    /// The position as FEN, the en passant square after every double step.
    pub fn fen(&self) -> String {
        self.pos.fen()
    }

    /// How often the present position has occurred, now included.
    pub fn repetitions(&self) -> u32 {
        self.seen.get(&repetition_key(&self.pos)).copied().unwrap_or_default()
    }

    /// How the game has ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        Ending::of(self)
    }

    /// Reads a move as typed: `e2e4`, `b7b8Q`. Nothing if it is not exactly that, or not legal.
    ///
    /// White space may follow but not precede it. Castling is the king's step, `e1g1`, and only in Chess960 positions,
    /// where that could be mistaken, king takes rook: each move has one name.
    pub fn read_move(&self, typed: &[u8]) -> Option<Move> {
        let typed = std::str::from_utf8(typed.trim_ascii_end()).ok()?;
        let mv = self.pos.parse_coordinate(typed).ok()?;
        let name = self.pos.coordinate(mv, CastlingNotation::Standard);
        let squares_agree = name.get(..4) == typed.get(..4);
        squares_agree.then_some(mv)
    }

    /// Plays a legal move.
    pub fn play(&mut self, mv: Move) {
        self.pos.play_unchecked(mv);
        self.remember();
    }

    fn remember(&mut self) {
        *self.seen.entry(repetition_key(&self.pos)).or_default() += 1;
    }
}

/// The first four fields of the FEN.
fn repetition_key(pos: &Position) -> String {
    let mut key = pos.fen();
    let end = key.match_indices(' ').nth(3).map_or(key.len(), |(end, _)| end);
    key.truncate(end);
    key
}
