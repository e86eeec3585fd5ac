//! Facts against independent truth: plain walks over the board, and exchanges played out move by move.

mod attacks;
mod catalogue;
mod duty;
mod exchange;
mod openings;
mod pawns;
