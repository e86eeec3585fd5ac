//! What is true on the board, without numbers: attacks, exchanges, pins, threats, pawns, kings and lines.
//!
//! Start with [`Sight`], a position whose facts are worked out on demand and kept, and with
//! [`Catalogue`](catalogue), where every fact has its one name. Evaluation, patterns, heuristics and
//! explanations all stand on these definitions. This crate holds no weights: exchanges are counted in the
//! values their caller brings. The functions the search calls at every node allocate nothing.
//!
//! ```
//! use lucena_chess::{Color, Position, Square};
//! use lucena_facts::{FactId, Sight};
//!
//! let sight = Sight::new(Position::from_fen("4k3/8/8/3P4/8/8/5p2/4K3 w - - 0 1")?);
//! assert!(FactId::PassedPawn.squares(&sight, Color::White).contains(Square::D5));
//! assert!(sight.hanging(Color::Black).contains(Square::F2));
//! # Ok::<(), lucena_chess::notation::FenError>(())
//! ```

#![forbid(unsafe_code)]

pub mod spans;

mod attackmap;
pub mod duty;
pub mod exchange;
pub mod pins;
pub mod threats;

pub mod files;
pub mod king;
pub mod material;
pub mod minor;
pub mod net;
pub mod opening;
mod pawns;
pub mod space;

pub mod catalogue;
mod sight;

pub use attackmap::{AttackMap, Attacker, Indirect, indirect, through};
pub use catalogue::{FactId, Kind};
pub use king::Shelter;
pub use material::{Signature, Stage};
pub use pawns::{PawnStructure, SidePawns, Wing};
pub use pins::Pin;
pub use sight::Sight;
