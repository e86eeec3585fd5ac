//! The evaluation against independent truth.

mod endings;
mod symmetry;
mod trace;
mod unnamed;
mod weights;
