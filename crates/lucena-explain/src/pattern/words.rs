//! The words of a pattern with the pieces and squares of an instance in them.

use lucena_chess::{Position, Role, Square};
use lucena_lang::patlan::{Instance, Program};
use lucena_lang::voice::{Filling, Naming, fillings};
use lucena_text::{Language, Noun, PerLanguage, Text};

use crate::claim::Param;
use crate::sentence::{Part, Sentence};

/// Words in every language.
pub(super) fn said(words: impl Fn(Text) -> Sentence) -> Param {
    Param::Said(Box::new(PerLanguage::new(|language| words(Text::new(language)))))
}

/// The description with the pieces and squares of an instance in place of its figures, as prose has them.
pub(super) fn filled(program: &Program, instance: &Instance, pos: &Position, text: Text) -> Sentence {
    let on = if is_portuguese(text) { "de " } else { "on " };
    let mut written = Sentence::default();
    for filling in fillings(program, instance, pos, text) {
        match filling {
            Filling::Words(words) | Filling::Missing(words) => written.push(Part::Text(words.to_owned())),
            Filling::Figure { square, naming, .. } => {
                if let Naming::Piece(role) = naming {
                    name(&mut written, role, square, text);
                }
                if naming != Naming::Square {
                    written.push(Part::Text(on.to_owned()));
                }
                written.push(Part::Square(square));
            }
        }
    }
    written
}

/// Adds the name of a piece; Portuguese prepositions run together with its article.
fn name(written: &mut Sentence, role: Role, square: Square, text: Text) {
    let noun = text.noun(Noun::role(role));
    let so_far = written.to_string();
    let contracted = match so_far.split_whitespace().last() {
        Some("de") if is_portuguese(text) => Some(noun.of),
        Some("em") if is_portuguese(text) => Some(noun.on),
        Some("a") if is_portuguese(text) => Some(noun.to),
        Some("por") if is_portuguese(text) => Some(noun.by),
        _ => None,
    };
    if contracted.is_some() {
        written.drop_last_word();
    }
    written.push(Part::Piece { words: contracted.unwrap_or(noun.the), square: Some(square) });
    written.push(Part::Text(" ".to_owned()));
}

fn is_portuguese(text: Text) -> bool {
    text.language() == Language::Portuguese
}

/// A title as it stands inside a sentence: *mate de Légal*, *smothered mate*, but *Légal's mate*.
pub(super) fn within_sentence(title: &str) -> String {
    let title = trimmed(title);
    let first = title.split_whitespace().next().unwrap_or_default();
    let is_name = first.ends_with("'s") || first.ends_with("’s") || first == "Arabian";
    if is_name {
        return title;
    }
    let mut letters = title.chars();
    letters.next().map_or_else(String::new, |letter| letter.to_lowercase().chain(letters).collect())
}

/// The words without the full stop that the sentence brings.
pub(super) fn trimmed(words: &str) -> String {
    words.trim().trim_end_matches('.').to_owned()
}
