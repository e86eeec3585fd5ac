//! The evaluation against independent truth.

mod catalogue;
mod endings;
mod symmetry;
mod trace;
mod unnamed;
mod weights;
