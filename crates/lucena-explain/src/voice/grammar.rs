//! What a value sounds like by itself: nouns in the form that a sentence needs, and lists.

use lucena_text::{Language, Noun, Text};

use super::pattern::Form;
use crate::sentence::{Part, Sentence};

/// A noun in a form.
pub(super) fn noun_in(noun: Noun, form: Form, language: Language) -> String {
    let forms = Text::new(language).noun(noun);
    match form {
        Form::Bare => forms.bare,
        Form::The => forms.the,
        Form::A => forms.a,
        Form::Of => forms.of,
        Form::On => forms.on,
        Form::To => forms.to,
        Form::By => forms.by,
        Form::Gender => forms.gender,
        Form::Number => forms.number,
    }
}

/// Says items as people list them: `a, b e c`.
pub(super) fn list<T>(said: &mut Sentence, items: &[T], language: Language, say: impl Fn(&mut Sentence, &T)) {
    let and = format!(" {} ", Text::new(language).get("grammar-and"));
    for (index, item) in items.iter().enumerate() {
        let joint = if index == 0 {
            ""
        } else if index + 1 == items.len() {
            &and
        } else {
            ", "
        };
        said.push(Part::Text(joint.to_owned()));
        say(said, item);
    }
}
