//! The bodies of the fuzz targets: what must hold for any bytes whatever. The ordinary tests feed them too.

mod files;
mod protocols;

pub use files::{check_book, check_epd, check_messages, check_net, check_polyglot, check_weights};
pub use protocols::{check_trabalho, check_uci, check_xboard};
