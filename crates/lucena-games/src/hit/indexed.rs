//! Hunting in an index: games whose material and pawns rule every pattern out are passed over; the others are
//! replayed on a plain board, and only what is kept as a hit is played again with all the rules.

use std::io;

use lucena_chess::{Board, Color, Position};

use super::{Findings, Found, Hunt, Hunter, Moment, Sides};
use crate::collection::Chunk;
use crate::index::{Record, Records};
use crate::query::Query;

impl Hunter<'_> {
    /// Hunts through the games of a block of an index, whose numbers are those in the whole base.
    ///
    /// # Errors
    /// If the block is damaged.
    pub fn hunt_block(&mut self, block: &Chunk) -> io::Result<Findings> {
        let standard = Position::start();
        let result = Records::of(block).try_for_each(|record| self.hunt_record(&record?, &standard));
        // Taken before the verdict: what a damaged block left must not be counted with the next one.
        let empty = Hunter::empty(self.hunt.programs.len());
        let mut findings = std::mem::replace(&mut self.findings, empty);
        result?;
        findings.bytes = block.bytes.len() as u64;
        Ok(findings)
    }

    fn hunt_record(&mut self, record: &Record<'_>, standard: &Position) -> io::Result<()> {
        let query = &self.hunt.query;
        // Reading tags costs more than a whole game that is passed over.
        if *query != Query::default() && !query.accepts(&record.headers()?, record.offset) {
            return Ok(());
        }
        let set_up = record.set_up()?;
        let start = set_up.as_ref().unwrap_or(standard);
        if self.can_pass_over(record) {
            let counters = &mut self.findings.counters;
            counters.games += 1;
            counters.positions += self.hunt.count_positions(start.turn(), record.plies());
            counters.white.count(Color::White, record.outcome);
            return Ok(());
        }
        self.rerun(record, start)?;
        self.current.end_game(record.outcome);
        self.findings.counters.add(&self.current);
        if !self.hits.is_empty() {
            self.findings.games.push(Found {
                number: record.number,
                offset: record.offset,
                headers: record.headers()?,
                outcome: record.outcome,
                text: Vec::new(),
                hits: std::mem::take(&mut self.hits),
            });
        }
        Ok(())
    }

    /// Whether no position of the game can have any of the patterns.
    fn can_pass_over(&self, record: &Record<'_>) -> bool {
        // For both sides the positions to count depend on checks, so the moves are needed.
        self.hunt.sides != Sides::Both
            && !record.materials().any(|material| {
                Color::ALL
                    .into_iter()
                    .any(|side| self.needs.iter().any(|needs| needs.allow(material, record.structure, side)))
            })
    }

    /// Plays the moves of a game on a plain board and searches every position.
    fn rerun(&mut self, record: &Record<'_>, start: &Position) -> io::Result<()> {
        let damaged = || io::Error::from(io::ErrorKind::InvalidData);
        let mut rerun = Rerun { board: Board::of(start, start.turn()), record, played: *start, ply: 0 };
        self.current.clear();
        self.hits.clear();
        self.is_damaged = false;
        self.ply = 0;
        self.weigh(&rerun.board);
        self.search(&mut rerun);
        for mv in record.moves() {
            let mv = mv.ok_or_else(damaged)?;
            rerun.board.replay(mv).map_err(|_| damaged())?;
            self.ply += 1;
            self.weigh_after(mv, &rerun.board);
            self.search(&mut rerun);
        }
        if self.is_damaged { Err(damaged()) } else { Ok(()) }
    }
}

impl Hunt {
    /// How many positions of a game are searched, if not for both sides: those of the wanted side and plies.
    fn count_positions(&self, first: Color, plies: usize) -> u64 {
        let last = plies.min(*self.plies.end());
        let wanted = |parity: usize| {
            let side = if parity == 0 { first } else { !first };
            match self.sides {
                Sides::White => side == Color::White,
                Sides::Black => side == Color::Black,
                Sides::ToMove | Sides::Both => true,
            }
        };
        (*self.plies.start()..=last).filter(|ply| wanted(ply % 2)).count() as u64
    }
}

/// A game of the index that is played once more.
struct Rerun<'r> {
    board: Board,
    record: &'r Record<'r>,
    /// The position after some plies, played with all the rules as far as it was wanted.
    played: Position,
    ply: usize,
}

impl Moment for Rerun<'_> {
    type Board = Board;

    fn board(&self) -> &Board {
        &self.board
    }

    fn turn(&self) -> Color {
        self.board.turn()
    }

    fn is_check(&self) -> bool {
        self.board.is_check(self.board.turn())
    }

    fn position(&mut self, ply: usize) -> Option<Position> {
        for mv in self.record.moves().take(ply).skip(self.ply) {
            self.played.play(mv?).ok()?;
        }
        self.ply = ply;
        Some(self.played)
    }
}
