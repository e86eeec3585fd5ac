//! The names of openings in the user's language. The table of openings has English names, which other languages keep; the
//! Portuguese ones are composed of a vocabulary (`data/openings/portuguese.tsv`): nouns come first, adjectives agree, moves get their letters.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::Language;

const VOCABULARY: &str = include_str!("../../../data/openings/portuguese.tsv");
/// The longest phrase of the vocabulary, in words.
const LONGEST: usize = 4;

static PORTUGUESE: LazyLock<Vocabulary> = LazyLock::new(|| Vocabulary::read(VOCABULARY));

/// An opening of the table by its name in a language. A part of the name that is not known is left as it is.
///
/// ```
/// use lucena_text::{Language, opening_name};
///
/// let name = "Sicilian Defense: Najdorf Variation, English Attack";
/// assert_eq!(opening_name(name, Language::English), name);
/// assert_eq!(opening_name(name, Language::Portuguese), "Defesa Siciliana: Variante Najdorf, Ataque Inglês");
/// ```
pub fn opening_name(name: &str, language: Language) -> String {
    if language != Language::Portuguese {
        return name.to_owned();
    }
    let (name, code) = name.split_at(name.len() - code_length(name));
    let said = parts(name).map(|(part, mark)| PORTUGUESE.part(part).unwrap_or(part.to_owned()) + mark);
    said.collect::<String>() + code
}

/// How many bytes the code at the end of a name has, as in `Italian Game (C50)`.
fn code_length(name: &str) -> usize {
    let Some(start) = name.rfind(" (") else { return 0 };
    match name.as_bytes()[start..] {
        [b' ', b'(', b'A'..=b'E', b'0'..=b'9', b'0'..=b'9', b')'] => name.len() - start,
        _ => 0,
    }
}

/// The parts of a name, with the colon or comma after each.
fn parts(name: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = Some(name);
    std::iter::from_fn(move || {
        let text = rest.take()?;
        let end = text.find(": ").into_iter().chain(text.find(", ")).min();
        let Some(end) = end else { return Some((text, "")) };
        rest = Some(&text[end + 2..]);
        Some((&text[..end], &text[end..end + 2]))
    })
}

/// What a word or phrase before the noun becomes.
#[derive(Clone, Copy)]
enum Word {
    /// Agrees with the noun: masculine, feminine.
    Adjective([&'static str; 2]),
    /// Says of what or of whom.
    Phrase(&'static str),
    /// Somebody or some place.
    Name(&'static str),
}

struct Vocabulary {
    whole: BTreeMap<&'static str, &'static str>,
    /// With the number of the gender: 0 masculine, 1 feminine.
    nouns: BTreeMap<&'static str, (&'static str, usize)>,
    after: BTreeMap<&'static str, [&'static str; 2]>,
    words: BTreeMap<&'static str, Word>,
}

/// The gender of what has no noun: a variation is meant.
const FEMININE: usize = 1;

impl Vocabulary {
    /// Reads the table; a line that is none of its kinds is a remark.
    fn read(table: &'static str) -> Vocabulary {
        let mut read = Vocabulary {
            whole: BTreeMap::new(),
            nouns: BTreeMap::new(),
            after: BTreeMap::new(),
            words: BTreeMap::new(),
        };
        for line in table.lines() {
            match line.split('\t').collect::<Vec<_>>()[..] {
                ["whole", english, portuguese] => drop(read.whole.insert(english, portuguese)),
                ["noun", english, portuguese, gender] => {
                    read.nouns.insert(english, (portuguese, usize::from(gender == "f")));
                }
                ["after", english, his, hers] => drop(read.after.insert(english, [his, hers])),
                ["adjective", english, his, hers] => {
                    read.words.insert(english, Word::Adjective([his, hers]));
                }
                ["phrase", english, portuguese] => drop(read.words.insert(english, Word::Phrase(portuguese))),
                ["name", english, portuguese] => drop(read.words.insert(english, Word::Name(portuguese))),
                ["names", names] => {
                    read.words.extend(names.split(' ').map(|name| (name, Word::Name(name))));
                }
                _ => {}
            }
        }
        read
    }

    /// A part of a name; nothing if a word of it is not known.
    fn part(&self, part: &str) -> Option<String> {
        if let Some(whole) = self.whole.get(part) {
            return Some((*whole).to_owned());
        }
        if let Some(moves) = part.strip_prefix("with ") {
            return Some(format!("com {}", self.moves(moves).or_else(|| self.part(moves))?));
        }
        if let Some((before, moves)) = part.split_once(" with ") {
            let moves = self.moves(moves).or_else(|| self.part(moves))?;
            return Some(format!("{} com {moves}", self.part(before)?));
        }
        let mut words: Vec<&str> = part.split(' ').collect();
        let mut after = Vec::new();
        while let [_, .., last] = words[..]
            && let Some(forms) = self.after.get(last)
        {
            after.insert(0, forms);
            words.pop();
        }
        let noun = words.last().and_then(|last| self.nouns.get(last));
        if noun.is_some() {
            words.pop();
        }
        let gender = noun.map_or(FEMININE, |noun| noun.1);
        let said = noun.map(|noun| noun.0.to_owned()).into_iter();
        let said = said.chain(self.modifiers(&words, gender)?);
        Some(said.chain(after.iter().map(|forms| forms[gender].to_owned())).collect::<Vec<_>>().join(" "))
    }

    /// What stands before the noun in English, in the order of Portuguese.
    fn modifiers(&self, words: &[&str], gender: usize) -> Option<Vec<String>> {
        /// Whether a modifier is an adjective, a phrase or a name.
        #[derive(Clone, Copy, PartialEq)]
        enum Kind {
            Adjective,
            Phrase,
            Name,
        }
        let mut found: Vec<(Kind, String)> = Vec::new();
        let mut rest = words;
        while !rest.is_empty() {
            let (length, word) = self.longest(rest)?;
            rest = &rest[length..];
            let (kind, said) = match word {
                Said::Word(Word::Adjective(forms)) => (Kind::Adjective, forms[gender].to_owned()),
                Said::Word(Word::Phrase(phrase)) => (Kind::Phrase, phrase.to_owned()),
                Said::Word(Word::Name(name)) => (Kind::Name, name.to_owned()),
                Said::Move(mv) => (Kind::Name, mv),
            };
            match found.last_mut() {
                // Names keep their order: Max Lange.
                Some((Kind::Name, names)) if kind == Kind::Name => {
                    names.push(' ');
                    names.push_str(&said);
                }
                _ => found.push((kind, said)),
            }
        }
        let mut ordered: Vec<(Kind, String)> = Vec::new();
        for (kind, said) in found.into_iter().rev() {
            // The adjective of the noun stands before what the noun is of: Variante Moderna das Trocas.
            let before = kind == Kind::Adjective && ordered.last().is_some_and(|last| last.0 == Kind::Phrase);
            let place = ordered.len() - usize::from(before);
            ordered.insert(place, (kind, said));
        }
        Some(ordered.into_iter().map(|(_, said)| said).collect())
    }

    /// The longest known phrase that some words begin with, and how many of them it is.
    fn longest(&self, words: &[&str]) -> Option<(usize, Said)> {
        for length in (1..=words.len().min(LONGEST)).rev() {
            if let Some(word) = self.words.get(words[..length].join(" ").as_str()) {
                return Some((length, Said::Word(*word)));
            }
        }
        let first = words[0];
        let owner = first.strip_suffix("'s").or(first.strip_suffix('\'')).unwrap_or(first);
        let known = self.words.get(owner).map(|word| Said::Word(*word));
        known.or_else(|| chess_move(first).map(Said::Move)).map(|said| (1, said))
    }

    /// Moves with their letters in Portuguese; nothing if there is anything else.
    fn moves(&self, text: &str) -> Option<String> {
        let words = text.split(' ').map(|word| match word {
            "and" => Some("e".to_owned()),
            ".." => Some("..".to_owned()),
            word => chess_move(word),
        });
        Some(words.collect::<Option<Vec<_>>>()?.join(" ").replace(".. ", "..."))
    }
}

/// A word of the vocabulary, or a move.
enum Said {
    Word(Word),
    Move(String),
}

/// A move with its letter in Portuguese; nothing if the word is no move.
fn chess_move(word: &str) -> Option<String> {
    let letter = match word.chars().next()? {
        'K' => "R",
        'Q' => "D",
        'R' => "T",
        'B' => "B",
        'N' => "C",
        _ => "",
    };
    let rest = if letter.is_empty() { word } else { &word[1..] };
    let target = rest.trim_end_matches(['+', '#']);
    let is_place = |c: char| matches!(c, 'a'..='h' | '1'..='8' | 'x');
    let is_square =
        target.len() >= 2 && target.ends_with(|c: char| c.is_ascii_digit()) && target.chars().all(is_place);
    is_square.then(|| format!("{letter}{rest}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: &str = include_str!("../../../data/openings/eco.tsv");

    fn names() -> impl Iterator<Item = &'static str> {
        NAMES.lines().skip(1).filter_map(|line| line.split('\t').nth(1))
    }

    #[test]
    fn every_opening_has_a_name_wholly_in_portuguese() {
        assert!(3000 < names().count());
        let unknown: Vec<&str> = names()
            .flat_map(parts)
            .map(|(part, _)| part)
            .filter(|part| PORTUGUESE.part(part).is_none())
            .collect();
        assert!(unknown.is_empty(), "{unknown:?}");
        // What the vocabulary calls a name is none of these words.
        let english = "Variation Variations Defense Gambit Opening Attack Game Line System Countergambit Accepted Declined \
            Deferred Delayed Reversed with and the of King King's Queen Queen's Bishop Bishop's Knight Knights Pawn Pawns \
            Rook Rooks Indian English French Dutch Scotch Spanish Sicilian Classical Modern Closed Open Exchange Advance \
            Main Old New Early Four Three Two Center Wing Trap Sacrifice Formation Order Move Double Black White";
        let english: Vec<&str> = english.split_whitespace().collect();
        for name in names() {
            let said = opening_name(name, Language::Portuguese);
            let left = said.split([' ', ',', ':']).find(|word| english.contains(word));
            // Some places and people are called so.
            let is_proper = ["Nova York", "Nova Inglaterra"].iter().any(|proper| said.contains(proper));
            assert!(left.is_none() || is_proper, "{name}: {said}");
        }
    }

    #[test]
    fn no_word_of_the_vocabulary_is_idle_or_said_twice() {
        let all: String = names().collect::<Vec<_>>().join("\n");
        let mut seen = std::collections::BTreeSet::new();
        for line in VOCABULARY.lines().filter(|line| !line.starts_with('#')) {
            let columns: Vec<&str> = line.split('\t').collect();
            let words: Vec<&str> = match columns[..] {
                ["names", names] => names.split(' ').collect(),
                ["whole" | "phrase" | "name", english, _] => vec![english],
                ["noun" | "after" | "adjective", english, _, _] => vec![english],
                _ => panic!("{line}"),
            };
            for word in words {
                assert!(all.contains(word), "{word} is in no name");
                let kind = if matches!(columns[0], "noun" | "after" | "whole") { columns[0] } else { "word" };
                assert!(seen.insert((kind, word)), "{word} is said twice");
            }
        }
    }

    #[test]
    fn nouns_come_first_adjectives_agree_and_moves_get_their_letters() {
        for (english, portuguese) in [
            ("King's Indian Attack", "Ataque Índio do Rei"),
            ("Old Indian Defense", "Defesa Índia Antiga"),
            ("Queen's Gambit Declined: Modern Variation", "Gambito da Dama Recusado: Variante Moderna"),
            (
                "Grünfeld Defense: Exchange Variation, Modern Exchange Variation",
                "Defesa Grünfeld: Variante das Trocas, Variante Moderna das Trocas",
            ),
            (
                "Sicilian Defense: Dragon Variation, Accelerated Dragon",
                "Defesa Siciliana: Variante do Dragão, Dragão Acelerado",
            ),
            ("Italian Game: Max Lange Attack Accepted", "Abertura Italiana: Ataque Max Lange Aceito"),
            (
                "English Opening: Symmetrical Variation, with Nf3",
                "Abertura Inglesa: Variante Simétrica, com Cf3",
            ),
            ("Geller's System", "Sistema Geller"),
            ("Italian Game: Two Knights Defense (C55)", "Abertura Italiana: Defesa dos Dois Cavalos (C55)"),
            ("Something Else Entirely", "Something Else Entirely"),
            ("", ""),
        ] {
            assert_eq!(opening_name(english, Language::Portuguese), portuguese);
        }
    }
}
