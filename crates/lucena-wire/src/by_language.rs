//! Things said in every language, as JSON: an object with the language's tag before each. Portuguese and English are always
//! there; a language that was added has its tag beside them.

use std::collections::BTreeMap;

use lucena_text::{Language, Text};
use schemars::JsonSchema;
use serde::Serialize;

use crate::patlan::ReadPart;
use crate::sentence::Part;

macro_rules! by_language {
    ($($(#[doc = $doc:literal])* $name:ident: $of:ty;)*) => {$(
        $(#[doc = $doc])*
        #[derive(Clone, PartialEq, Debug, Default, Serialize, JsonSchema)]
        pub struct $name {
            /// In Portuguese.
            pub pt: $of,
            /// In English.
            pub en: $of,
            #[serde(flatten)]
            #[schemars(skip)]
            others: BTreeMap<&'static str, $of>,
        }

        impl $name {
            /// What is made for each language.
            pub fn new(mut make: impl FnMut(Language) -> $of) -> $name {
                let mut made = $name::default();
                for language in Language::ALL {
                    match language {
                        Language::Portuguese => made.pt = make(language),
                        Language::English => made.en = make(language),
                        _ => drop(made.others.insert(language.tag(), make(language))),
                    }
                }
                made
            }

            /// What is said in a language.
            pub fn get(&self, language: Language) -> &$of {
                match language {
                    Language::Portuguese => &self.pt,
                    _ => self.others.get(language.tag()).unwrap_or(&self.en),
                }
            }
        }
    )*};
}

by_language! {
    /// Something in Portuguese and in English.
    Both: String;
    /// Several sentences in Portuguese and in English.
    BothLists: Vec<String>;
    /// The parts of one sentence in Portuguese and in English.
    Parts: Vec<Part>;
    /// The sentences of a story in Portuguese and in English, each in parts.
    StoryParts: Vec<Vec<Part>>;
    /// A pattern read back in Portuguese and in English, line by line.
    ReadBack: Vec<Vec<ReadPart>>;
}

/// A sentence in Portuguese and in English.
#[derive(Clone, PartialEq, Debug, Default, Serialize, JsonSchema)]
pub struct Spoken {
    /// What is said.
    #[serde(flatten)]
    pub words: Both,
    /// The same as parts.
    pub parts: Parts,
}

/// Says something in every language.
pub fn both(say: impl Fn(Text) -> String) -> Both {
    Both::new(|language| say(Text::new(language)))
}
