//! The JSON vocabulary of Lucena, and the web application that speaks it.
//!
//! [`wire`] holds every type that leaves the program as JSON; command line, protocols and web pages share it. With the
//! feature `http`, [`app`](app()) answers requests with it: reading order `state`, `app`, `guard`, then `api/` (one file
//! for each subject) and `jobs/` (work that outlives a request). Nothing here decides about chess.

#[cfg(feature = "schema")]
pub mod openapi;
pub mod routes;
pub mod wire;
pub mod words;

#[cfg(feature = "http")]
mod api;
#[cfg(feature = "http")]
mod app;
#[cfg(feature = "http")]
mod assets;
#[cfg(feature = "http")]
mod error;
#[cfg(feature = "http")]
mod guard;
#[cfg(feature = "http")]
mod input;
#[cfg(feature = "http")]
mod jobs;
#[cfg(feature = "http")]
mod listen;
#[cfg(feature = "http")]
mod slots;
#[cfg(feature = "http")]
mod state;
#[cfg(feature = "http")]
mod think;
#[cfg(feature = "http")]
mod visitors;

#[cfg(feature = "http")]
pub use app::app;
#[cfg(feature = "http")]
pub use guard::Security;
#[cfg(feature = "http")]
pub use listen::{Server, ServerError};
#[cfg(feature = "http")]
pub use slots::Limits;
#[cfg(feature = "http")]
pub use state::{Application, Setup, State};
