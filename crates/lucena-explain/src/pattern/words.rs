//! The words of a pattern with the pieces and squares of an instance in them.

use lucena_chess::{Position, Role, Square};
use lucena_lang::patlan::{Instance, Language, Program};
use lucena_text::{Noun, PerLanguage, Text};

use crate::claim::Param;
use crate::sentence::{Part, Sentence};

/// Words in the two languages that patterns are written in.
pub(super) fn said(words: impl Fn(Language) -> Sentence) -> Param {
    Param::Said(Box::new(PerLanguage::written(words(Language::Portuguese), words(Language::English))))
}

/// The description with the pieces and squares of an instance in place of its figures.
pub(super) fn filled(program: &Program, instance: &Instance, pos: &Position, language: Language) -> Sentence {
    let mut written = Sentence::default();
    let mut rest = program.description_in(language);
    while let Some((words, (figure, tail))) =
        rest.split_once('<').and_then(|(words, tail)| Some((words, tail.split_once('>')?)))
    {
        written.push(Part::Text(words.to_owned()));
        match instance.square(program, figure) {
            Some(square) => name(&mut written, square, pos, program, figure, language),
            None => written.push(Part::Text(figure.to_owned())),
        }
        rest = tail;
    }
    written.push(Part::Text(rest.to_owned()));
    written
}

/// Adds a figure as prose has it: the square alone where the words before already say what stands there, and Portuguese
/// prepositions run together with the article.
fn name(
    written: &mut Sentence,
    square: Square,
    pos: &Position,
    program: &Program,
    figure: &str,
    language: Language,
) {
    let is_portuguese = language == Language::Portuguese;
    let text = Text::new(if is_portuguese {
        lucena_text::Language::Portuguese
    } else {
        lucena_text::Language::English
    });
    let is_square = program.slots().iter().any(|slot| slot.name == figure && slot.is_square);
    let Some(role) = pos.role_on(square).filter(|_| !is_square) else {
        return written.push(Part::Square(square));
    };
    let on = if is_portuguese { "de" } else { "on" };
    let is_named = |word: &str, plural: bool| {
        let nouns = Role::ALL.iter().map(|&role| Noun::role(role));
        nouns
            .map(|noun| text.noun(if plural { noun.plural() } else { noun }))
            .any(|noun| noun.bare.eq_ignore_ascii_case(word))
    };
    // In a list of squares the first one has said what they hold: *the pawns on a2, b3 and c4*.
    let so_far = written.to_string();
    let words: Vec<&str> = so_far.split_whitespace().collect();
    let is_joint = |word: &str| matches!(word, "and" | "e") || word.ends_with(',');
    let tail = words.iter().rposition(|word| !is_joint(word) && word.parse::<Square>().is_err());
    let listed = tail.is_some_and(|index| {
        *words[index] == *on && 0 < index && is_named(words[index - 1], true) && index + 1 < words.len()
    });
    let last = words.last().copied().unwrap_or_default();
    let is_said = is_named(last, false) || is_named(last, true);
    if !listed && !is_said {
        let noun = text.noun(Noun::role(role));
        let contracted = match last {
            "de" if is_portuguese => Some(noun.of),
            "em" if is_portuguese => Some(noun.on),
            "a" if is_portuguese => Some(noun.to),
            "por" if is_portuguese => Some(noun.by),
            _ => None,
        };
        if contracted.is_some() {
            written.drop_last_word();
        }
        written.push(Part::Piece { words: contracted.unwrap_or(noun.the), square: Some(square) });
        written.push(Part::Text(" ".to_owned()));
    }
    if !listed {
        written.push(Part::Text(format!("{on} ")));
    }
    written.push(Part::Square(square));
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
