//! The rules of chess against independent truth: published counts, shakmaty, and laws that must hold.

mod counts;
mod dialects;
mod differential;
mod endings;
mod fen;
mod fuzz;
mod laws;
mod moves;
mod refusals;
