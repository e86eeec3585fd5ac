//! The words of the vocabulary that say the same as an enum of a library, and maps that have one value for each of them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

/// An enum whose words can be listed.
pub trait Word: Copy + Ord + Serialize + 'static {
    /// All of them in order.
    const ALL: &'static [Self];

    /// The word as it is written.
    fn written(self) -> String {
        serde_json::to_value(self).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
    }
}

/// Writes an enum with the variants of another one: a variant that is added there and forgotten here does not compile.
macro_rules! words {
    ($($(#[$meta:meta])+ $name:ident from $known:ty { $($(#[$own:meta])* $variant:ident),+ $(,)? })+) => {$(
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
        $(#[$meta])+
        #[allow(missing_docs, reason = "said where the values come from; 2026-11-16")]
        pub enum $name { $($(#[$own])* $variant),+ }

        impl Word for $name {
            const ALL: &'static [$name] = &[$($name::$variant),+];
        }

        impl From<$known> for $name {
            fn from(known: $known) -> $name {
                match known { $(<$known>::$variant => $name::$variant),+ }
            }
        }
    )+};
}

words! {
    /// White or Black.
    #[serde(rename_all = "lowercase")]
    Side from lucena_chess::Color { White, Black }

    /// A part of the game.
    #[serde(rename_all = "lowercase")]
    Phase from lucena_explain::primitives::Phase { Opening, Middlegame, Endgame }

    /// How good a move is.
    #[serde(rename_all = "lowercase")]
    Judgement from lucena_explain::Judgement { Best, Excellent, Good, Inaccuracy, Mistake, Blunder }

    /// What else is to be said about how good a move is.
    #[serde(rename_all = "lowercase")]
    Mark from lucena_explain::Mark { Book, Forced, Only, Great, Brilliant, Miss }

    /// A kind of reasons.
    #[serde(rename_all = "SCREAMING_SNAKE_CASE")]
    Category from lucena_explain::Category {
        KingSafety, PieceActivity, PawnStructure, TacticalMotifs, StrategicThemes, MaterialConsiderations, EndgameTechnique,
    }

    /// Whether something speaks for a move or against it.
    #[serde(rename_all = "lowercase")]
    Polarity from lucena_explain::Polarity { Positive, Negative }

    /// The style of a line or of a player.
    Style from lucena_explain::metrics::Style { Aggressive, Positional, Tactical, Defensive, Dynamic }

    /// What an arrow means: an idea, a danger, a line.
    #[serde(rename_all = "lowercase")]
    ArrowColor from lucena_explain::ArrowColor { Green, Red, Blue }

    /// The reader an explanation is for.
    #[serde(rename_all = "lowercase")]
    Level from lucena_explain::Level { Basic, Medium, Advanced }

    /// A group of terms that teachers know.
    #[serde(rename_all = "snake_case")]
    Component from lucena_eval::Component {
        Material, PieceSquare, Mobility, KingSafety, PawnStructure, ThreatsMade, ThreatsReceived,
        #[serde(rename = "defences_made")]
        DefensesMade,
        #[serde(rename = "defences_received")]
        DefensesReceived,
        Unnamed,
    }

    /// A group of terms about the same subject.
    #[serde(rename_all = "lowercase")]
    Family from lucena_eval::Family {
        Material, Imbalance, Mobility, King, Pawns, Passed, Threats, Defenses, Rooks, Minor, Space, Opening, Outcome,
        Unnamed,
    }

    /// How the moves of a game are written.
    #[serde(rename_all = "lowercase")]
    Dialect from lucena_chess::notation::Dialect {
        English, Coordinates, Figurines, Portuguese, Spanish, French, German, Dutch,
    }

    /// How a piece of a text of patterns is shown: the name that style sheets use.
    #[serde(rename_all = "kebab-case")]
    TokenColor from lucena_lang::editor::Color {
        Clause, Relation, Function, Word, OwnFigure, EnemyFigure, SquareFigure, Number, Text, Comment, Punctuation, Unknown,
    }
}

/// A value for each word of an enum.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Each<K: Ord, V>(pub BTreeMap<K, V>);

impl<K: Word, V> Each<K, V> {
    /// One value for each word.
    pub fn new(value: impl Fn(usize) -> V) -> Each<K, V> {
        Each(K::ALL.iter().enumerate().map(|(index, &word)| (word, value(index))).collect())
    }
}

impl<K: Word, V: JsonSchema> JsonSchema for Each<K, V> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Each_{}", V::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let value = generator.subschema_for::<V>().to_value();
        let words: Vec<String> = K::ALL.iter().map(|word| word.written()).collect();
        let properties: BTreeMap<&String, &serde_json::Value> =
            words.iter().map(|word| (word, &value)).collect();
        json_schema!({ "type": "object", "properties": properties, "required": words })
    }
}

/// Whose pattern is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum Searcher {
    White,
    Black,
    Both,
    ToMove,
}

impl Searcher {
    /// The searcher that a word of a request means.
    pub fn from_word(word: &str) -> Option<Searcher> {
        serde_json::from_value(word.into()).ok()
    }
}

/// How a game ended, as PGN writes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum GameResult {
    #[serde(rename = "1-0")]
    WhiteWins,
    #[serde(rename = "0-1")]
    BlackWins,
    #[serde(rename = "1/2-1/2")]
    Draw,
    #[serde(rename = "*")]
    Unknown,
}

impl From<Option<lucena_chess::Outcome>> for GameResult {
    fn from(outcome: Option<lucena_chess::Outcome>) -> GameResult {
        use lucena_chess::{Color, Outcome};
        match outcome {
            Some(Outcome::Win(Color::White)) => GameResult::WhiteWins,
            Some(Outcome::Win(Color::Black)) => GameResult::BlackWins,
            Some(Outcome::Draw) => GameResult::Draw,
            None => GameResult::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check<W: Word>(keys: impl IntoIterator<Item = &'static str>) {
        let written: Vec<String> = W::ALL.iter().map(|word| word.written()).collect();
        assert_eq!(written, keys.into_iter().collect::<Vec<_>>());
    }

    /// What the libraries write into files and reports is what the wire says.
    #[test]
    fn words_are_the_keys_of_the_libraries() {
        check::<Judgement>(lucena_explain::Judgement::ALL.map(|one| one.key()));
        check::<Phase>(lucena_explain::primitives::Phase::ALL.map(|one| one.key()));
        check::<Category>(lucena_explain::Category::ALL.map(|one| one.key()));
        check::<Dialect>(lucena_chess::notation::Dialect::ALL.map(|one| one.key()));
        check::<Component>(lucena_eval::Component::ALL.iter().map(|one| one.key()));
        check::<Family>(lucena_eval::Family::ALL.iter().map(|one| one.key()));
    }
}
