//! The class: who may do what and when (`access`, the one table), who is asking (`door`), what keeps guessers away
//! (`attempts`, `secret`), the competitions (`tournament`, and `seat` for people at the board), the positions of the
//! teacher's own (`positions`) and the judging test (`judging`).

pub(crate) mod access;
pub(crate) mod attempts;
pub(crate) mod door;
pub(crate) mod judging;
pub(crate) mod positions;
pub(crate) mod seat;
pub(crate) mod secret;
pub(crate) mod tournament;

pub use access::{Asker, Scope, is_shown, scope};
