//! The evaluation against independent truth.

mod catalogue;
mod endings;
mod structure;
mod symmetry;
mod trace;
mod unnamed;
mod weights;
