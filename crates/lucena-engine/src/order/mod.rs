//! In which order moves are tried: the picker hands them out, the histories rank them.

pub(crate) mod correction;
pub(crate) mod danger;
pub(crate) mod exchange;
pub(crate) mod history;
pub(crate) mod picker;
