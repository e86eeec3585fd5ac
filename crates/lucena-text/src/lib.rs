//! Every text a user sees, in Portuguese, in English and in whatever language has a folder: for the command line, the protocols, the
//! explanations and the web pages alike.
//!
//! The words live in `data/messages/<language>/<area>.ftl` and are embedded when the crate is built. [`Text`] speaks
//! one [`Language`]; a message takes [`args!`], among them [`Noun`]s, which bring their articles and
//! contractions along (*a torre, da torre, na torre, à torre*).
//!
//! The crate knows `lucena-chess` because pieces, sides and the errors of chess notation are said by everybody
//! above it, and must be said in the same words. It knows nothing else of the house; it never prints, and it
//! never reads the environment: only the binary does, and hands the values to [`Language::from_locale`].
//!
//! ```
//! use lucena_chess::Role;
//! use lucena_text::{Language, Noun, Text, args};
//!
//! let text = Text::new(Language::Portuguese);
//! assert_eq!(text.number(4_865_609), "4.865.609");
//! assert_eq!(text.noun(Noun::role(Role::Rook)).of, "da torre");
//! assert_eq!(text.noun(Noun::role(Role::Pawn).plural()).the, "os peões");
//! assert_eq!(text.format("fen-error", args!["field" => "placement", "reason" => "?"]), "FEN inválida, placement: ?");
//! ```

#![forbid(unsafe_code)]

mod language;
mod per_language;

mod text;

mod arguments;
mod noun;
mod opening;

mod catalogue;
mod chess;
mod message;

pub use arguments::{Arguments, Value};
pub use catalogue::{MessageFile, files};
pub use language::Language;
pub use message::{Case, Item, Message, MessageError, MessageFault, Variant, parse_messages};
pub use noun::{Noun, NounForms};
pub use opening::opening_name;
pub use per_language::PerLanguage;
pub use text::{Text, TextError};
