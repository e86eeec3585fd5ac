//! Nouns that know their gender and number, with the articles and contractions a language wants.
//!
//! The words are in `pieces.ftl`, the articles in `grammar.ftl`. A noun given to a message as `$piece` is also
//! there as `$piece_the`, `$piece_The`, `$piece_a`, `$piece_A`, `$piece_of`, `$piece_on`, `$piece_to`, `$piece_by`, and as
//! `$piece_gender` and `$piece_number` for agreement.

use lucena_chess::{Color, Role};

/// A thing that can be named: a piece, perhaps with its color, or a side; one or several.
///
/// Any message whose attributes say its `.gender` can be used as a noun: see [`Noun::of_key`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Noun {
    pub(crate) key: &'static str,
    pub(crate) color: Option<Color>,
    pub(crate) is_plural: bool,
}

impl Noun {
    /// The noun of a message that has a `.gender`, and perhaps `.plural`, `.number` and `.article`.
    pub const fn of_key(key: &'static str) -> Noun {
        Noun { key, color: None, is_plural: false }
    }

    /// A piece: *rook*, *torre*.
    pub const fn role(role: Role) -> Noun {
        Noun::of_key(match role {
            Role::Pawn => "pieces-pawn",
            Role::Knight => "pieces-knight",
            Role::Bishop => "pieces-bishop",
            Role::Rook => "pieces-rook",
            Role::Queen => "pieces-queen",
            Role::King => "pieces-king",
        })
    }

    /// A player: *White*, *as Brancas*.
    pub const fn side(color: Color) -> Noun {
        Noun::of_key(match color {
            Color::White => "pieces-white",
            Color::Black => "pieces-black",
        })
    }

    /// With the color as an adjective: *black rook*, *torre preta*.
    #[must_use]
    pub const fn colored(self, color: Color) -> Noun {
        Noun { color: Some(color), ..self }
    }

    /// Several of them: *rooks*, *torres*.
    #[must_use]
    pub const fn plural(self) -> Noun {
        Noun { is_plural: true, ..self }
    }

    /// One or several, by count.
    #[must_use]
    pub const fn counted(self, count: usize) -> Noun {
        Noun { is_plural: count != 1, ..self }
    }
}

/// A noun in all the forms a sentence may need.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NounForms {
    /// Without article: *torre preta*.
    pub bare: String,
    /// *the rook*, *a torre*.
    pub the: String,
    /// *a rook*, *uma torre*; in the plural *rooks*, *umas torres* is not said, so *torres*.
    pub a: String,
    /// *of the rook*, *da torre*.
    pub of: String,
    /// *on the rook*, *na torre*.
    pub on: String,
    /// *to the rook*, *à torre*.
    pub to: String,
    /// *by the rook*, *pela torre*.
    pub by: String,
    /// `masculine`, `feminine` or `neuter`.
    pub gender: String,
    /// `singular` or `plural`.
    pub number: String,
}

impl NounForms {
    /// The forms with the endings that argument names get; capitalized ones are made here.
    pub(crate) fn named(&self) -> [(&'static str, String); 11] {
        [
            ("", self.bare.clone()),
            ("_the", self.the.clone()),
            ("_The", capitalized(&self.the)),
            ("_a", self.a.clone()),
            ("_A", capitalized(&self.a)),
            ("_of", self.of.clone()),
            ("_on", self.on.clone()),
            ("_to", self.to.clone()),
            ("_by", self.by.clone()),
            ("_gender", self.gender.clone()),
            ("_number", self.number.clone()),
        ]
    }
}

/// The words with a capital at the beginning.
fn capitalized(words: &str) -> String {
    let mut rest = words.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}
