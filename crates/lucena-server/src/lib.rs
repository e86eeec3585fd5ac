//! The web application: it answers requests in the JSON vocabulary of `lucena-wire`.
//!
//! Reading order: [`routes`] (what can be asked), `state`, `app`, `guard`, then `api/` (one file for each subject) and
//! `jobs/` (work that outlives a request). Nothing here decides about chess.
//!
//! ```
//! use lucena_server::{Application, Setup, app};
//!
//! // Without a folder everything is forgotten at the end; `app` is a service of `tower` that any server can run.
//! let state = Application::start(Setup::default())?;
//! let _service = app(state);
//! # Ok::<(), lucena_store::StoreError>(())
//! ```

#![forbid(unsafe_code)]

pub mod class;
pub mod routes;
pub mod words;

mod api;
mod app;
mod assets;
mod contest;
mod error;
mod guard;
mod guest;
mod input;
mod jobs;
mod listen;
mod slots;
mod state;
mod think;
mod visitors;

#[cfg(feature = "fuzzing")]
pub mod fuzzing;

use lucena_wire as wire;

pub use app::app;
pub use guard::Security;
pub use listen::{Server, ServerError, outside};
pub use slots::SlotLimits;
pub use state::{Application, Setup, State};
