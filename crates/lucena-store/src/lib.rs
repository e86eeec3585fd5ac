//! What the user keeps, in one SQLite file that survives being killed at any moment.
//!
//! A [`Store`] is opened on a file and shared by all threads. What a method has returned from is on the disk. It knows
//! no chess: texts and numbers go in and come out. Reading order: `store`, `migrate`, `mend`, then one file for each shelf.
//!
//! ```
//! use lucena_store::{Shelf, Store};
//!
//! let store = Store::in_memory()?;
//! let id = store.add_draft(Shelf::Patterns, None, "PATTERN \"X\" …")?;
//! assert_eq!(store.drafts()?[0].id, id);
//! # Ok::<(), lucena_store::StoreError>(())
//! ```

#![forbid(unsafe_code)]

mod error;
mod mend;
mod migrate;
pub mod private;
mod store;

mod database;
mod draft;
mod feedback;
mod game;
mod glance;
mod job;
mod settings;
mod shelf;

pub mod class;

pub use database::Database;
pub use draft::Draft;
pub use error::StoreError;
pub use feedback::Feedback;
pub use game::PlayedGame;
pub use glance::saved_patterns;
pub use job::{Job, NewJob, Status};
pub use mend::Mended;
pub use migrate::VERSION;
pub use shelf::{SavedText, SavedVersion, Shelf};
pub use store::Store;
