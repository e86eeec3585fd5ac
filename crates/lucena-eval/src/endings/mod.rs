//! Endings that are known exactly or nearly so: against a bare king, and material that can hardly win.

pub mod kpk;
pub(crate) mod mates;
pub(crate) mod scale;
pub(crate) mod theory;
