//! The detectors against the examples, the mirror, and their own proofs.

mod examples;
