//! The rules of chess against independent truth.
fn main() {}
