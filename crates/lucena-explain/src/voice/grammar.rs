//! Agreement in Portuguese and English: adjectives with nouns, nouns with numbers, lists.

use lucena_text::Language;

use crate::sentence::{Part, Sentence};

/// Plurals that do not just add an s, and verbs that agree with a number.
const IRREGULAR: &[(&str, &str)] = &[
    ("peão", "peões"),
    ("falta", "faltam"),
    ("fica", "ficam"),
    ("está", "estão"),
    ("posição", "posições"),
    ("imprecisão", "imprecisões"),
    ("is", "are"),
    ("was", "were"),
    ("has", "have"),
    ("inaccuracy", "inaccuracies"),
];

/// A word in the number that a count asks for.
pub(super) fn counted(word: &str, count: i32) -> String {
    if count.abs() == 1 {
        return word.to_owned();
    }
    match IRREGULAR.iter().find(|(singular, _)| *singular == word) {
        Some((_, plural)) => (*plural).to_owned(),
        None => format!("{word}s"),
    }
}

/// A Portuguese adjective, given in the masculine singular, in the gender and number of a noun. English
/// adjectives do not change.
pub(super) fn agreeing(word: &str, gender: &str, number: &str, language: Language) -> String {
    if language == Language::English {
        return word.to_owned();
    }
    let mut agreed = match (gender, word.strip_suffix('o')) {
        ("feminine", Some(stem)) => format!("{stem}a"),
        _ => word.to_owned(),
    };
    if number == "plural" {
        agreed.push('s');
    }
    agreed
}

/// Says items as people list them: `a, b e c`.
pub(super) fn list<T>(said: &mut Sentence, items: &[T], language: Language, say: impl Fn(&mut Sentence, &T)) {
    let and = match language {
        Language::Portuguese => " e ",
        Language::English => " and ",
    };
    for (index, item) in items.iter().enumerate() {
        let joint = if index == 0 {
            ""
        } else if index + 1 == items.len() {
            and
        } else {
            ", "
        };
        said.push(Part::Text(joint.to_owned()));
        say(said, item);
    }
}
