//! What a message is told: names with numbers, words and nouns.

use crate::Noun;

/// The value of an argument.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A number, written with grouped digits; selects plural forms.
    Number(f64),
    /// Words that are put in as they are.
    Words(String),
    /// A noun, which brings its articles and contractions along; see [`Noun`].
    Noun(Noun),
}

/// The largest whole number up to which every number has its own floating-point value.
const EXACT: u64 = 1 << f64::MANTISSA_DIGITS;

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        // Fluent counts in floating point; a number it could not keep is handed over as plain digits.
        if number <= EXACT { Value::Number(number as f64) } else { Value::Words(number.to_string()) }
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::from(number as u64)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(number.into())
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Value {
        Value::Number(number.into())
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Value {
        Value::Number(number)
    }
}

impl From<&str> for Value {
    fn from(words: &str) -> Value {
        Value::Words(words.to_owned())
    }
}

impl From<String> for Value {
    fn from(words: String) -> Value {
        Value::Words(words)
    }
}

impl From<&String> for Value {
    fn from(words: &String) -> Value {
        Value::Words(words.clone())
    }
}

impl From<char> for Value {
    fn from(character: char) -> Value {
        Value::Words(character.to_string())
    }
}

impl From<lucena_chess::Square> for Value {
    fn from(square: lucena_chess::Square) -> Value {
        Value::Words(square.to_string())
    }
}

impl From<lucena_chess::Role> for Value {
    fn from(role: lucena_chess::Role) -> Value {
        Value::Noun(Noun::role(role))
    }
}

impl From<lucena_chess::Piece> for Value {
    fn from(piece: lucena_chess::Piece) -> Value {
        Value::Noun(Noun::role(piece.role()).colored(piece.color()))
    }
}

impl From<lucena_chess::Color> for Value {
    fn from(color: lucena_chess::Color) -> Value {
        Value::Noun(Noun::side(color))
    }
}

impl From<Noun> for Value {
    fn from(noun: Noun) -> Value {
        Value::Noun(noun)
    }
}

/// The arguments of a message; written with [`args!`](crate::args).
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Arguments {
    pairs: Vec<(&'static str, Value)>,
}

impl Arguments {
    /// No arguments yet.
    pub const fn new() -> Arguments {
        Arguments { pairs: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Arguments {
        self.pairs.push((name, value.into()));
        self
    }

    /// The arguments in the order they were given.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.pairs.iter().map(|(name, value)| (*name, value))
    }
}

/// The arguments of a message: `args!["depth" => 5u32, "piece" => Role::Rook]`.
#[macro_export]
macro_rules! args {
    [$($name:literal => $value:expr),* $(,)?] => {
        $crate::Arguments::new()$(.with($name, $value))*
    };
}
