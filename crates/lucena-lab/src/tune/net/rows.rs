//! Positions of own games as a net learns from them: the men, the named sum, and what came of it.

use std::sync::Arc;

use lucena_chess::{Bitboard, Color, Piece, Role, Square};
use lucena_eval::unnamed::{at_risk, bucket, input, is_turned};
use lucena_eval::{Evaluator, Term, Weights};
use lucena_facts::AttackMap;
use lucena_facts::material::FULL_PHASE;

use super::super::parts::in_parts;
use crate::datagen::{MAGIC, PackError, RECORD, unpack};
use crate::tune::source;
use lucena_chess::Random;

/// A position, seen by the side to move.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    occupied: u64,
    /// The pieces in the order of their squares, four bits each: role, and 8 for Black.
    pieces: [u8; 16],
    pub(crate) turn: Color,
    at_risk: Bitboard,
    pub(crate) kings: [Square; 2],
    /// The pawns of both sides, and which of them are White's.
    pub(crate) pawns: Bitboard,
    white_pawns: Bitboard,
    /// How much of the middle game is left, of [`FULL_PHASE`].
    phase: u8,
    /// What the named terms say.
    pub(crate) named: i16,
    /// The mover's share of the point.
    pub(crate) result: f32,
}

impl Row {
    /// How many men there are.
    pub(crate) fn men(&self) -> u32 {
        self.occupied.count_ones()
    }

    /// The pawns of a side.
    pub(crate) fn own(&self, side: Color) -> Bitboard {
        if side == Color::White { self.white_pawns } else { self.pawns - self.white_pawns }
    }

    /// How much of the middle game is left, from 0 to 1.
    pub(crate) fn early(&self) -> f32 {
        f32::from(self.phase) / FULL_PHASE as f32
    }

    /// The weights of the result that apply.
    pub(crate) fn bucket(&self) -> usize {
        bucket(self.men())
    }

    /// Calls `visit` with the inputs of the mover's view and of the other's, man by man.
    #[inline]
    pub(crate) fn for_each_input(&self, mut visit: impl FnMut([usize; 2])) {
        let viewers = [self.turn, !self.turn];
        let turned = viewers.map(|viewer| is_turned(self.kings[viewer.index()]));
        let mut rest = self.occupied;
        for place in 0..self.men() as usize {
            let square = Square::from_index(rest.trailing_zeros() as usize).expect("a set bit is a square");
            rest &= rest - 1;
            let code = self.pieces[place / 2] >> (4 * (place % 2)) & 15;
            let color = if code & 8 == 0 { Color::White } else { Color::Black };
            let piece = Piece::new(color, Role::ALL[usize::from(code & 7)]);
            let is_at_risk = self.at_risk.contains(square);
            visit([0, 1].map(|view| input(viewers[view], turned[view], piece, square, is_at_risk)));
        }
    }
}

/// The positions of some files, by game.
#[derive(Default)]
pub struct Games {
    /// The rows of all games and where each game begins.
    rows: Vec<Row>,
    starts: Vec<usize>,
    /// FNV-1a of all bytes, in the order of the files.
    hash: Option<u64>,
    /// The share of the engine's own scores in the labels.
    blend: f32,
}

impl Games {
    /// No games yet; their labels will have this share (0 to 1) of what the engine expected.
    pub fn new(blend: f32) -> Games {
        Games { blend, ..Games::default() }
    }

    /// The share of the engine's own scores in the labels.
    pub fn blend(&self) -> f32 {
        self.blend
    }

    /// Adds the positions of a file of own training data. Positions whose ending is known exactly are left out: the net has no say there.
    ///
    /// # Errors
    /// If it is not such a file, or damaged; then nothing is added.
    pub fn add(&mut self, bytes: &[u8], weights: &Arc<Weights>, threads: usize) -> Result<(), PackError> {
        let records = bytes.strip_prefix(&MAGIC).ok_or(PackError::NotOurs)?;
        let (records, _) = records.as_chunks::<RECORD>();
        if let Some(index) = records.iter().position(|record| unpack(record).is_none()) {
            return Err(PackError::BadRecord(index + 1));
        }
        let parts = in_parts(records, threads, |records| {
            let mut evaluator = Evaluator::new(Arc::clone(weights));
            records.iter().map(|record| row(record, &mut evaluator, self.blend)).collect::<Vec<_>>()
        });
        let mut before = usize::MAX;
        for (row, ply) in parts.into_iter().flatten() {
            // The moves of a game are counted upwards.
            if ply <= before {
                self.starts.push(self.rows.len());
            }
            before = ply;
            self.rows.extend(row);
        }
        let hash = self.hash.unwrap_or(0xcbf2_9ce4_8422_2325);
        self.hash = Some(
            bytes.iter().fold(hash, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)),
        );
        Ok(())
    }

    /// How many games there are.
    pub fn count(&self) -> usize {
        self.starts.len()
    }

    /// How many positions.
    pub fn positions(&self) -> usize {
        self.rows.len()
    }

    /// A number that stands for the bytes of all files.
    pub fn hash(&self) -> u64 {
        self.hash.unwrap_or_default()
    }

    /// The positions to learn from and those held out: whole games, one in `hold_out` by chance.
    pub(crate) fn split(self, hold_out: usize, seed: u64) -> (Vec<Row>, Vec<Row>) {
        let mut random = Random::new(seed);
        let (mut learning, mut held) = (Vec::with_capacity(self.rows.len()), Vec::new());
        let ends = self.starts.iter().skip(1).copied().chain([self.rows.len()]);
        for (game, (start, end)) in self.starts.iter().copied().zip(ends).enumerate() {
            // Of few games chance may choose none: then it is the last.
            let is_last_chance = held.is_empty() && 0 < game && game + 1 == self.starts.len();
            let is_held = random.below(hold_out.max(2)) == 0 || is_last_chance;
            let kept = if is_held { &mut held } else { &mut learning };
            kept.extend_from_slice(&self.rows[start..end]);
        }
        (learning, held)
    }
}

/// The row of a record that is a position, unless its ending is known exactly; and its half-move.
fn row(record: &[u8; RECORD], evaluator: &mut Evaluator, blend: f32) -> (Option<Row>, usize) {
    let Some(sample) = unpack(record) else { return (None, 0) };
    let pos = &sample.pos;
    let ply = 2 * usize::from(pos.full_moves()) + pos.turn().index();
    let trace = evaluator.trace(pos);
    if trace.entries().iter().any(|entry| entry.term == Term::KnownEnding) {
        return (None, ply);
    }
    let mut pieces = [0; 16];
    for (place, square) in pos.occupied().into_iter().enumerate() {
        let Some(piece) = pos.piece_on(square) else { continue };
        let code = piece.role().index() as u8 | (piece.color().index() as u8) << 3;
        pieces[place / 2] |= code << (4 * (place % 2));
    }
    let white = source::label(&sample, blend);
    let named = trace.score().value() as i16;
    let (named, result) = if pos.turn() == Color::White { (named, white) } else { (-named, 1.0 - white) };
    let kings = Color::ALL.map(|color| pos.king(color));
    let row = Row {
        occupied: pos.occupied().0,
        pieces,
        turn: pos.turn(),
        at_risk: at_risk(pos, &AttackMap::with_batteries(pos)),
        kings,
        pawns: pos.role(Role::Pawn),
        white_pawns: pos.pieces(Color::White, Role::Pawn),
        phase: trace.phase() as u8,
        named,
        result,
    };
    (Some(row), ply)
}
