//! The rules of chess, standard and Chess960: positions, legal moves, notation, games and their endings.
//!
//! Start with [`Position`]: it is always legal, is read from and written as FEN, generates its legal moves,
//! and reads and writes moves as SAN or coordinates. [`Game`] adds history and endings. [`perft`](perft())
//! counts. This crate knows no values, weights, files or clocks; it never prints and never panics on text.
//!
//! ```
//! use lucena_chess::{Game, Position};
//!
//! let pos = Position::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")?;
//! let mut sans: Vec<String> = pos.legal_moves().iter().map(|&mv| pos.san(mv)).collect();
//! sans.sort();
//! assert!(sans.contains(&"O-O-O".to_owned()));
//!
//! let mut game = Game::from_position(pos);
//! game.play(pos.parse_san("Rxa8+")?)?;
//! assert!(game.position().is_check());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(clippy::disallowed_methods)]

mod bitboard;
mod color;
mod key;
mod mv;
mod piece;
mod prefetch;
mod random;
mod role;
mod square;

pub mod attacks;
mod board;
mod game;
pub mod movegen;
pub mod notation;
mod perft;
mod position;

#[cfg(feature = "fuzzing")]
pub mod fuzzing;
#[cfg(feature = "testkit")]
pub mod testkit;

/// The examples of the README are run as well.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub use bitboard::{Bitboard, Squares};
pub use board::{Board, Played, Unplayable};
pub use color::Color;
pub use game::{Ending, Game, Outcome};
pub use key::Key;
pub use mv::{CastleSide, Move, MoveKind, MoveList};
pub use perft::{divide, divide_with_threads, perft, perft_with_threads};
pub use piece::Piece;
pub use position::{CheckSquares, IllegalMove, Position, Refusal, Setup, SetupError};
pub use prefetch::prefetch;
pub use random::Random;
pub use role::Role;
pub use square::{File, Rank, Square, SquareError};
