//! Sentences with places to fill: `Garfo: {p:o} em {to} ataca {tlist}.`
//!
//! A place names a value; after a colon stands the form of a noun (`o do no ao pelo um lo` in Portuguese,
//! `the of on to by a` in English), after a bar a word that agrees with the value: an adjective with a noun's
//! gender, or a noun with a number.

use super::table::Fault;
use crate::slot::Slot;

/// The form in which a noun is put in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the forms of both languages are listed in `form_of`; 2026-11-15")]
pub enum Form {
    Bare,
    The,
    Of,
    On,
    To,
    By,
    A,
    Pronoun,
}

/// Words, or a place for them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// Words as they are.
    Words(String),
    /// A value in a form.
    Value(Slot, Form),
    /// A word that agrees with a value.
    Agreeing(Slot, String),
}

/// A sentence with places to fill.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    items: Vec<Item>,
}

impl Pattern {
    /// Reads a sentence.
    ///
    /// # Errors
    /// If a place is not closed, empty, or asks for a form that does not exist.
    pub fn parse(text: &str) -> Result<Pattern, Fault> {
        let mut items = Vec::new();
        let mut rest = text;
        while let Some(start) = rest.find('{') {
            if start > 0 {
                items.push(Item::Words(rest[..start].to_owned()));
            }
            let Some(length) = rest[start..].find('}') else {
                return Err(Fault::BadPlaceholder(rest[start + 1..].to_owned()));
            };
            items.push(parse_place(&rest[start + 1..start + length])?);
            rest = &rest[start + length + 1..];
        }
        if rest.contains('}') {
            return Err(Fault::BadPlaceholder(rest.to_owned()));
        }
        if !rest.is_empty() {
            items.push(Item::Words(rest.to_owned()));
        }
        Ok(Pattern { items })
    }

    /// Its words and places in order.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// The slots that the sentence mentions.
    pub fn slots(&self) -> impl Iterator<Item = Slot> {
        self.items.iter().filter_map(|item| match item {
            Item::Words(_) => None,
            Item::Value(slot, _) | Item::Agreeing(slot, _) => Some(*slot),
        })
    }
}

fn parse_place(place: &str) -> Result<Item, Fault> {
    let bad = || Fault::BadPlaceholder(place.to_owned());
    let slot = |name: &str| {
        let is_plain = !name.is_empty()
            && name
                .chars()
                .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_');
        if !is_plain {
            return Err(bad());
        }
        Slot::from_key(name).ok_or_else(|| Fault::UnknownName(name.to_owned()))
    };
    Ok(if let Some((name, word)) = place.split_once('|') {
        Item::Agreeing(slot(name)?, word.to_owned())
    } else if let Some((name, form)) = place.split_once(':') {
        Item::Value(slot(name)?, form_of(form).ok_or_else(bad)?)
    } else {
        Item::Value(slot(place)?, Form::Bare)
    })
}

fn form_of(form: &str) -> Option<Form> {
    Some(match form {
        "o" | "the" => Form::The,
        "do" | "of" => Form::Of,
        "no" | "on" => Form::On,
        "ao" | "to" => Form::To,
        "pelo" | "by" => Form::By,
        "um" | "a" => Form::A,
        "lo" | "it" => Form::Pronoun,
        _ => return None,
    })
}
