//! Experiments: players, matches and tournaments, Elo and SPRT, agreement, tuning and training data.
//!
//! Start with [`arena::Arena`]: it lets [`player::Contestant`]s play a schedule and reports every game. This
//! crate starts other programs and reads the time (both are what it is for), but never prints and never
//! writes a file: the caller gets news, bytes and text.

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
