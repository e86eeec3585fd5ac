//! Words in two languages: the languages of keywords, tables of words, and comparing without accents.

/// The languages keywords can be written in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Language {
    /// English keywords.
    English,
    /// Portuguese keywords.
    Portuguese,
}

macro_rules! words {
    ($(#[$enum_doc:meta])* $name:ident $(+ $more:ident($inner:ident: $words:path))? {
        $($(#[$doc:meta])* $variant:ident $english:literal $portuguese:literal $others:literal;)*
    }) => {
        $(#[$enum_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $($(#[$doc])* $variant,)*
            $(
                /// A word of another table.
                $more($inner),
            )?
        }

        impl $name {
            const OWN: &[$name] = &[$($name::$variant,)*];
            const COUNT: usize = $name::OWN.len() $(+ $inner::ALL.len())?;
            const LIST: [$name; $name::COUNT] = {
                let mut list = [$name::OWN[0]; $name::COUNT];
                let mut index = 0;
                while index < $name::OWN.len() {
                    list[index] = $name::OWN[index];
                    index += 1;
                }
                $(while index < $name::COUNT {
                    list[index] = $name::$more($inner::ALL[index - $name::OWN.len()]);
                    index += 1;
                })?
                list
            };

            /// All of them.
            pub const ALL: &[$name] = &$name::LIST;

            /// The word in one language.
            pub const fn word(self, language: $crate::words::Language) -> &'static str {
                match (self, language) {
                    $(($name::$variant, $crate::words::Language::English) => $english,
                    ($name::$variant, $crate::words::Language::Portuguese) => $portuguese,)*
                    $(($name::$more(inner), $crate::words::Language::English) => $words(inner)[0],
                    ($name::$more(inner), $crate::words::Language::Portuguese) => $words(inner)[1],)?
                }
            }

            /// Every accepted spelling, symbols included, the canonical words first.
            pub fn spellings(self) -> impl Iterator<Item = &'static str> {
                let (english, portuguese, others) = match self {
                    $($name::$variant => ($english, $portuguese, $others),)*
                    $($name::$more(inner) => ($words(inner)[0], $words(inner)[1], ""),)?
                };
                let both = if english == portuguese { None } else { Some(portuguese) };
                std::iter::once(english).chain(both).chain(others.split_whitespace())
            }

            /// The one that a word or symbol stands for.
            pub fn from_spelling(text: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|entry| entry.spellings().any(|spelling| spelling == text))
            }
        }
    };
}

pub(crate) use words;

/// The word without Portuguese accents, which keywords may carry.
pub(crate) fn fold(word: &str) -> String {
    word.chars()
        .filter(|c| !is_combining(*c))
        .map(|c| match c {
            'Á' | 'À' | 'Â' | 'Ã' | 'Ä' => 'A',
            'É' | 'È' | 'Ê' | 'Ë' => 'E',
            'Í' | 'Ì' | 'Î' | 'Ï' => 'I',
            'Ó' | 'Ò' | 'Ô' | 'Õ' | 'Ö' => 'O',
            'Ú' | 'Ù' | 'Û' | 'Ü' => 'U',
            'Ç' => 'C',
            'Ñ' => 'N',
            _ => c,
        })
        .collect()
}

/// Whether a character only puts an accent on the one before it.
pub(crate) fn is_combining(c: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&c)
}

/// Whether a character opens or closes a text: word processors write the curved ones.
pub(crate) fn is_quote(c: char) -> bool {
    matches!(c, '"' | '“' | '”')
}

/// Whether a word can begin with a character.
pub(crate) fn is_word_start(c: char) -> bool {
    c.is_alphabetic() || c == '_'
}
