//! The catalogue is complete in both languages, the sources use exactly what it holds, and grammar is right.

mod completeness;
mod grammar;
mod message;
mod usage;
