//! The evaluation against independent truth.

mod symmetry;
