//! Why a move is good or bad: evidence, arguments, and true sentences in two languages.
//!
//! A [`Scene`] is a move with the line of play it begins. The detectors ([`detect`]) read it and make
//! [`Claim`]s, each with its [`Proof`].

pub mod primitives;

mod scene;
mod theme;
mod claim;
pub mod detect;

pub mod audit;

pub use claim::{Arrow, ArrowColor, Claim, Param, Proof};
pub use scene::{History, Scene};
pub use theme::{Category, Polarity, Theme};
