//! The player from outside.
