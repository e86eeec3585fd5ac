//! Positions and squares where plain text is wanted: `parse` and `to_string`, and with the feature `serde` strings in any format.

use std::fmt;
use std::str::FromStr;

use super::FenError;
use crate::Position;

/// A position is written as FEN, as [`Position::fen`] does.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.fen())
    }
}

/// A position is read from FEN, as strictly as by [`Position::from_fen`].
///
/// ```
/// use lucena_chess::Position;
///
/// let pos: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
/// assert_eq!(pos.to_string(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
/// # Ok::<(), lucena_chess::notation::FenError>(())
/// ```
impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Position, FenError> {
        Position::from_fen(text)
    }
}

#[cfg(feature = "serde")]
mod with_serde {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::{Serialize, Serializer};

    use crate::{Position, Square};

    /// What is written with `Display` and read with `FromStr` is a string.
    macro_rules! as_text {
        ($($type:ty),*) => {$(
            impl Serialize for $type {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            impl<'de> Deserialize<'de> for $type {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                    parsed(&String::deserialize(deserializer)?)
                }
            }
        )*};
    }

    as_text!(Position, Square);

    fn parsed<T: FromStr<Err: Display>, E: Error>(text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn positions_and_squares_are_strings() {
            let pos = Position::start();
            let json = serde_json::to_string(&(pos, Square::E4)).unwrap();
            assert_eq!(json, format!("[\"{pos}\",\"e4\"]"));
            assert_eq!(serde_json::from_str::<(Position, Square)>(&json).unwrap(), (pos, Square::E4));
            let error = serde_json::from_str::<Position>("\"8/8 w - - 0 1\"").unwrap_err();
            assert!(error.to_string().contains("8 ranks expected"), "{error}");
        }
    }
}
