//! The types of DHJOG.

use super::keyword::Keyword;
use crate::Argument;
use crate::words::Language;

/// The type of a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Type {
    /// True or false.
    Boolean,
    /// A whole number; also a [`Type::Real`].
    Integer,
    /// A number.
    Real,
    /// ME, OPPONENT or NOBODY.
    Player,
    /// A square; also a set of squares.
    Square,
    /// A set of squares.
    Squares,
    /// A piece on the board, or EMPTY; also a set of pieces.
    Piece,
    /// A set of pieces.
    Pieces,
    /// A piece type; also a set of piece types.
    Kind,
    /// A set of piece types.
    Kinds,
    /// The name of a stage or pattern.
    Text,
    /// `{}`, which fits every set.
    EmptySet,
}

impl Type {
    /// The types that a variable can have.
    pub const DECLARABLE: [Type; 10] = [
        Type::Boolean,
        Type::Integer,
        Type::Real,
        Type::Player,
        Type::Square,
        Type::Squares,
        Type::Piece,
        Type::Pieces,
        Type::Kind,
        Type::Kinds,
    ];

    /// Whether a value of this type can stand where another is wanted.
    pub fn fits(self, wanted: Type) -> bool {
        self == wanted
            || matches!(
                (self, wanted),
                (Type::Integer, Type::Real)
                    | (Type::Square, Type::Squares)
                    | (Type::Piece, Type::Pieces)
                    | (Type::Kind, Type::Kinds)
                    | (Type::EmptySet, Type::Squares | Type::Pieces | Type::Kinds | Type::Piece)
            )
            || wanted == Type::EmptySet && self.as_set().is_some()
    }

    /// Whether it is a number.
    pub fn is_number(self) -> bool {
        matches!(self, Type::Integer | Type::Real)
    }

    /// The set that values of this type are or can become.
    pub fn as_set(self) -> Option<Type> {
        match self {
            Type::Square | Type::Squares => Some(Type::Squares),
            Type::Piece | Type::Pieces => Some(Type::Pieces),
            Type::Kind | Type::Kinds => Some(Type::Kinds),
            Type::EmptySet => Some(Type::EmptySet),
            _ => None,
        }
    }

    /// The type of the elements of a set.
    pub fn element(self) -> Type {
        match self {
            Type::Squares => Type::Square,
            Type::Pieces | Type::EmptySet => Type::Piece,
            Type::Kinds => Type::Kind,
            other => other,
        }
    }

    /// The one type that both can become.
    pub fn common(self, other: Type) -> Option<Type> {
        if self == other {
            return Some(self);
        }
        if self.is_number() && other.is_number() {
            return Some(Type::Real);
        }
        match (self.as_set()?, other.as_set()?) {
            (Type::EmptySet, set) | (set, Type::EmptySet) => Some(set),
            (one, two) if one == two => Some(one),
            _ => None,
        }
    }

    /// The declared type that a keyword names, alone or with `[]`.
    pub fn declared(word: Keyword, is_set: bool) -> Option<Type> {
        Some(match (word, is_set) {
            (Keyword::Integer, false) => Type::Integer,
            (Keyword::Real, false) => Type::Real,
            (Keyword::Boolean, false) => Type::Boolean,
            (Keyword::Player, false) => Type::Player,
            (Keyword::Square, false) => Type::Square,
            (Keyword::Square, true) => Type::Squares,
            (Keyword::Piece, false) => Type::Piece,
            (Keyword::Piece, true) => Type::Pieces,
            (Keyword::PieceType, false) => Type::Kind,
            (Keyword::PieceType, true) => Type::Kinds,
            _ => return None,
        })
    }

    /// The word for the type.
    pub fn word(self, language: Language) -> String {
        let (keyword, is_set) = match self {
            Type::Boolean => (Keyword::Boolean, false),
            Type::Integer => (Keyword::Integer, false),
            Type::Real => (Keyword::Real, false),
            Type::Player => (Keyword::Player, false),
            Type::Square => (Keyword::Square, false),
            Type::Squares => (Keyword::Square, true),
            Type::Piece => (Keyword::Piece, false),
            Type::Pieces => (Keyword::Piece, true),
            Type::Kind => (Keyword::PieceType, false),
            Type::Kinds => (Keyword::PieceType, true),
            Type::Text => (Keyword::Text, false),
            Type::EmptySet => return "{}".to_owned(),
        };
        format!("{}{}", keyword.word(language), if is_set { "[]" } else { "" })
    }

    /// The type as something a diagnostic talks about.
    pub(super) fn argument(self) -> Argument {
        bilingual(|language| self.word(language))
    }
}

/// A word that each reader sees in the language of their own keywords.
pub(super) fn bilingual(word: impl Fn(Language) -> String) -> Argument {
    Argument::Word { portuguese: word(Language::Portuguese), english: word(Language::English) }
}
