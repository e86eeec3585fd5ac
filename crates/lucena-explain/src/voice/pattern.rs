//! Messages as sentences with places to fill: `Garfo: { $p_the } em { $to } ataca { $tlist }.`
//!
//! A place is a slot, and the form of a noun after it, named as everywhere in the message files (`_the _a _of _on _to _by`);
//! `_gender` and `_number` choose between wordings.

use lucena_text::{Item, Message};

use super::fault::Fault;
use crate::slot::Slot;

/// The form in which a noun is put in, or what of it others agree with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the endings in `FORMS` say it; 2026-11-16")]
pub enum Form {
    Bare,
    The,
    A,
    Of,
    On,
    To,
    By,
    Gender,
    Number,
}

const FORMS: [(&str, Form); 8] = [
    ("_the", Form::The),
    ("_a", Form::A),
    ("_of", Form::Of),
    ("_on", Form::On),
    ("_to", Form::To),
    ("_by", Form::By),
    ("_gender", Form::Gender),
    ("_number", Form::Number),
];

/// The place of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The value.
    pub slot: Slot,
    /// Its form.
    pub form: Form,
}

impl Place {
    /// Reads the name of an argument.
    ///
    /// # Errors
    /// If no value has this name.
    fn read(name: &str) -> Result<Place, Fault> {
        if let Some(slot) = Slot::from_key(name) {
            return Ok(Place { slot, form: Form::Bare });
        }
        let formed = FORMS.iter().find_map(|(ending, form)| {
            let slot = Slot::from_key(name.strip_suffix(ending)?)?;
            Some(Place { slot, form: *form })
        });
        formed.ok_or_else(|| Fault::UnknownName(name.to_owned()))
    }
}

/// A sentence with places to fill.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    items: Vec<Item<Place>>,
}

impl Pattern {
    /// Reads a message.
    ///
    /// # Errors
    /// If an argument is no value, or one that nobody can say.
    pub fn read(message: &Message) -> Result<Pattern, Fault> {
        let items: Vec<Item<Place>> =
            message.items.iter().map(|item| item.understood(&Place::read)).collect::<Result<_, _>>()?;
        match unsayable(&items) {
            Some(place) => Err(Fault::BadPlace(place.slot.key().to_owned())),
            None => Ok(Pattern { items }),
        }
    }

    /// Its words, places and choices in order.
    pub fn items(&self) -> &[Item<Place>] {
        &self.items
    }

    /// The slots that the sentence mentions in any case.
    pub fn slots(&self) -> Vec<Slot> {
        let mut slots = Vec::new();
        self.items.iter().for_each(|item| item.visit(&mut |place: &Place| slots.push(place.slot)));
        slots
    }
}

/// A gender or a number that is to be said instead of agreed with.
fn unsayable(items: &[Item<Place>]) -> Option<Place> {
    items.iter().find_map(|item| match item {
        Item::Argument(place) => matches!(place.form, Form::Gender | Form::Number).then_some(*place),
        Item::Choice { variants, .. } => variants.iter().find_map(|variant| unsayable(&variant.items)),
        Item::Words(_) => None,
    })
}
