//! Experiments: players, matches and tournaments, Elo and SPRT, agreement, tuning and training data.
//!
//! Start with [`arena::Arena`]: it lets [`player::Contestant`]s play a schedule and reports every game. This
//! crate starts other programs and reads the time (both are what it is for), but never prints and never
//! writes a file: the caller gets news, bytes and text.
//!
//! How far is a player ahead who scored 60 points of 100?
//!
//! ```
//! use lucena_lab::elo::{Elo, Tally};
//!
//! let elo = Elo::new(&Tally { wins: 45, draws: 30, losses: 25 }, None).expect("games were played");
//! assert_eq!(elo.difference.round(), 70.0);
//! assert!(0.98 < elo.superiority);
//! ```

#![forbid(unsafe_code)]

pub mod pace;
pub mod player;
pub mod spec;

pub mod classroom;
pub mod client;

pub mod arena;
pub mod opening;

pub mod elo;
pub mod sprt;

pub mod agree;
pub mod correlate;
pub mod datagen;
pub mod odds;
pub mod tune;

#[cfg(feature = "fuzzing")]
pub mod fuzzing;
