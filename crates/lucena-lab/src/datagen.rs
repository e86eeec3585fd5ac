//! Training data: self-play at fixed nodes from random openings, its quiet positions in 32 bytes each.
//!
//! The file begins with [`MAGIC`] and has one record after another, all numbers little-endian:
//!
//! | bytes | what |
//! |---|---|
//! | 0–7 | the occupied squares, a1 in the lowest bit |
//! | 8–23 | their pieces in the order of the squares, four bits each: role (0 pawn … 5 king, 6 a rook that may castle), 8 for Black |
//! | 24 | bit 0: Black to move; bits 1–2: Black won, drawn, White won (0, 1, 2) |
//! | 25 | the square that a pawn has just passed, or 255 |
//! | 26–27 | half-moves since the last capture or pawn move |
//! | 28–29 | the number of the move |
//! | 30–31 | the score for White in the engine's own units |

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use lucena_chess::{Bitboard, Color, Outcome, Piece, Position, Role, Setup, Square};
use lucena_engine::{Engine, Limits, Options};
use lucena_eval::Score;

use crate::opening::Opening;

/// The first bytes of a file.
pub const MAGIC: [u8; 8] = *b"LUCENA\x01\n";
/// Bytes of a record.
pub const RECORD: usize = 32;

/// How the games are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recipe {
    /// How many games.
    pub games: u64,
    /// Nodes for each move.
    pub nodes: u64,
    /// Random half-moves at the start of a game; every second game has one more.
    pub plies: usize,
    /// The seed of the openings.
    pub seed: u64,
    /// A game is over when a side is so many centipawns ahead.
    pub won: i32,
    /// How far ahead, in hundredths of a pawn, a side may be after the random moves.
    pub ahead: i32,
}

/// A quiet position of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// The position.
    pub pos: Position,
    /// The score for White in the engine's own units.
    pub score: i16,
    /// What came of the game.
    pub outcome: Outcome,
}

/// Why bytes are no training data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PackError {
    /// They do not begin as they should.
    NotOurs,
    /// This record, counted from 1, is no position.
    BadRecord(usize),
}

/// The table of an engine in mebibytes: short searches fill no more, and a small one stays near the processor.
const HASH: usize = 2;
/// Games longer than this are drawn.
const MOST_PLIES: usize = 400;
/// From this half-move on a game is drawn when …
const DRAW_FROM: usize = 80;
/// … so many scores in a row …
const DRAW_PLIES: usize = 10;
/// … are no further from zero than this.
const DRAW_SCORE: i32 = 8;

/// Plays all games from `first` (0 for all of them) on several threads. `hear` gets the samples of one game after
/// another, in their order, so that the result does not depend on the threads; it may end the work, and so
/// may `stop`.
pub fn run(
    recipe: &Recipe,
    first: u64,
    threads: usize,
    stop: &AtomicBool,
    mut hear: impl FnMut(u64, &[Sample]) -> ControlFlow<()>,
) {
    let next = AtomicU64::new(first);
    let over = AtomicBool::new(stop.load(Ordering::Relaxed));
    // A short queue: games must not pile up faster than they are written.
    let (sender, games) = mpsc::sync_channel(2 * threads.max(1));
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (sender, next, over) = (sender.clone(), &next, &over);
            let work = move || {
                let mut engine = Engine::new(Options { hash_mebibytes: HASH, ..Options::default() });
                while !over.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if recipe.games <= number {
                        return;
                    }
                    let samples = play(recipe, number, &mut engine, over);
                    if sender.send((number, samples)).is_err() {
                        return;
                    }
                }
            };
            // The engine thinks on this thread: searches are too short to hand each of them to another one.
            let worker = thread::Builder::new().stack_size(Engine::STACK_BYTES);
            worker.spawn_scoped(scope, work).expect("the system has room for one more thread");
        }
        drop(sender);
        let mut early = BTreeMap::new();
        let mut expected = first;
        for (number, samples) in games {
            early.insert(number, samples);
            while !over.load(Ordering::Relaxed)
                && let Some(samples) = early.remove(&expected)
            {
                let is_over = hear(expected, &samples).is_break() || stop.load(Ordering::Relaxed);
                over.fetch_or(is_over, Ordering::Relaxed);
                expected += 1;
            }
            over.fetch_or(stop.load(Ordering::Relaxed), Ordering::Relaxed);
        }
    });
}

/// One game; its samples.
fn play(recipe: &Recipe, number: u64, engine: &mut Engine, over: &AtomicBool) -> Vec<Sample> {
    let seed = recipe.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number << 20);
    let plies = recipe.plies + (number % 2) as usize;
    let mut game = Opening::random(seed, plies, Score::new(recipe.ahead)).game();
    let mut found: Vec<(Position, i16)> = Vec::new();
    let mut level = 0;
    engine.new_game();
    let outcome = loop {
        if let Some(ending) = game.ending() {
            break ending.outcome();
        }
        if MOST_PLIES <= game.moves().len() || over.load(Ordering::Relaxed) {
            break Outcome::Draw;
        }
        let report = engine.search_here(&game, Limits::nodes(recipe.nodes), |_| {});
        let (Some(mv), Some(score)) = (report.best_move(), report.score()) else { break Outcome::Draw };
        let pos = *game.position();
        let value = score.value();
        let side = if pos.turn() == Color::White { 1 } else { -1 };
        if recipe.won <= value.abs() {
            break Outcome::Win(if 0 < value { pos.turn() } else { !pos.turn() });
        }
        level = if value.abs() <= DRAW_SCORE { level + 1 } else { 0 };
        if DRAW_FROM <= game.moves().len() && DRAW_PLIES <= level {
            break Outcome::Draw;
        }
        if mv.is_quiet() && !pos.is_check() && !pos.gives_check(mv) {
            found.push((pos, (side * value).clamp(-32_000, 32_000) as i16));
        }
        game.play(mv).expect("the engine plays legal moves");
    };
    found.into_iter().map(|(pos, score)| Sample { pos, score, outcome }).collect()
}

/// A sample in its 32 bytes.
pub fn pack(sample: &Sample) -> [u8; RECORD] {
    let mut record = [0; RECORD];
    let pos = &sample.pos;
    let mut occupied = 0u64;
    let mut count = 0;
    for square in Square::all() {
        let Some(piece) = pos.piece_on(square) else { continue };
        occupied |= 1 << square.index();
        let may_castle = pos.castling_rooks().contains(square);
        let role = if may_castle { CASTLING_ROOK } else { piece.role().index() as u8 };
        let code = role | u8::from(piece.color() == Color::Black) << 3;
        record[8 + count / 2] |= code << (4 * (count % 2));
        count += 1;
    }
    record[..8].copy_from_slice(&occupied.to_le_bytes());
    let result = match sample.outcome {
        Outcome::Win(Color::Black) => 0,
        Outcome::Draw => 1,
        Outcome::Win(Color::White) => 2,
    };
    record[24] = u8::from(pos.turn() == Color::Black) | result << 1;
    record[25] = pos.passed_square().map_or(NO_SQUARE, |square| square.index() as u8);
    record[26..28].copy_from_slice(&pos.half_moves().to_le_bytes());
    record[28..30].copy_from_slice(&pos.full_moves().to_le_bytes());
    record[30..].copy_from_slice(&sample.score.to_le_bytes());
    record
}

const CASTLING_ROOK: u8 = 6;
const NO_SQUARE: u8 = 255;

/// The sample of 32 bytes, if they are one.
pub fn unpack(record: &[u8; RECORD]) -> Option<Sample> {
    let number = |place: usize| u16::from_le_bytes([record[place], record[place + 1]]);
    let mut setup = Setup::empty();
    let occupied = u64::from_le_bytes(record[..8].try_into().ok()?);
    if occupied.count_ones() > 32 {
        return None;
    }
    let squares = Square::all().filter(|square| occupied >> square.index() & 1 != 0);
    for (count, square) in squares.enumerate() {
        let code = record[8 + count / 2] >> (4 * (count % 2)) & 15;
        let color = if code & 8 == 0 { Color::White } else { Color::Black };
        let role = match code & 7 {
            CASTLING_ROOK => {
                setup.castling_rooks |= Bitboard::from(square);
                Role::Rook
            }
            role => *Role::ALL.get(usize::from(role))?,
        };
        setup.board[square.index()] = Some(Piece::new(color, role));
    }
    setup.turn = if record[24] & 1 == 0 { Color::White } else { Color::Black };
    setup.en_passant = match record[25] {
        NO_SQUARE => None,
        square => Some(Square::from_index(usize::from(square))?),
    };
    setup.half_moves = number(26);
    setup.full_moves = number(28);
    let outcome = match record[24] >> 1 {
        0 => Outcome::Win(Color::Black),
        1 => Outcome::Draw,
        2 => Outcome::Win(Color::White),
        _ => return None,
    };
    let pos = Position::try_from(setup).ok()?;
    Some(Sample { pos, score: number(30) as i16, outcome })
}

/// All samples of a file. A last record that was cut is left out: whatever interrupted the work cut it.
///
/// # Errors
/// If the bytes are something else, or a record is no position.
pub fn read_samples(bytes: &[u8]) -> Result<Vec<Sample>, PackError> {
    let records = bytes.strip_prefix(&MAGIC).ok_or(PackError::NotOurs)?;
    let (records, _) = records.as_chunks::<RECORD>();
    let read = |(index, record)| unpack(record).ok_or(PackError::BadRecord(index + 1));
    records.iter().enumerate().map(read).collect()
}
