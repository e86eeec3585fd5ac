//! What can be asked, one file for each subject; the table of routes is in `routes`.

pub(crate) mod about;
pub(crate) mod analysis;
pub(crate) mod base;
pub(crate) mod class;
pub(crate) mod competition;
pub(crate) mod dhjog;
pub(crate) mod draft;
pub(crate) mod explain;
pub(crate) mod feedback;
pub(crate) mod game;
pub(crate) mod glossary;
pub(crate) mod heuristics;
pub(crate) mod job;
pub(crate) mod kept;
pub(crate) mod patlan;
pub(crate) mod pattern;
pub(crate) mod play;
pub(crate) mod position;
pub(crate) mod review;
pub(crate) mod sample;
pub(crate) mod search;
pub(crate) mod settings;
pub(crate) mod stream;
pub(crate) mod threat;
pub(crate) mod unpacking;
pub(crate) mod watch;
