//! Sentences with places to fill: `Garfo: {p:o} em {to} ataca {tlist}.`
//!
//! A place names a value; after a colon stands the form of a noun (`o do no ao pelo um lo` in Portuguese,
//! `the of on to by a` in English), after a bar a word that agrees with the value: an adjective with a noun's
//! gender, or a noun with a number.

use super::table::Fault;

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

/// A piece of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Words as they are.
    Words(String),
    /// A value in a form.
    Value(String, Form),
    /// A word that agrees with a value.
    Agreeing(String, String),
}

/// A sentence with places to fill.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    parts: Vec<Part>,
}

impl Pattern {
    /// Reads a sentence.
    ///
    /// # Errors
    /// If a place is not closed, empty, or asks for a form that does not exist.
    pub fn parse(text: &str) -> Result<Pattern, Fault> {
        let mut parts = Vec::new();
        let mut rest = text;
        while let Some(start) = rest.find('{') {
            if start > 0 {
                parts.push(Part::Words(rest[..start].to_owned()));
            }
            let Some(length) = rest[start..].find('}') else {
                return Err(Fault::BadPlaceholder(rest[start + 1..].to_owned()));
            };
            parts.push(parse_place(&rest[start + 1..start + length])?);
            rest = &rest[start + length + 1..];
        }
        if rest.contains('}') {
            return Err(Fault::BadPlaceholder(rest.to_owned()));
        }
        if !rest.is_empty() {
            parts.push(Part::Words(rest.to_owned()));
        }
        Ok(Pattern { parts })
    }

    /// The pieces in order.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The names of the values that the sentence mentions.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().filter_map(|part| match part {
            Part::Words(_) => None,
            Part::Value(name, _) | Part::Agreeing(name, _) => Some(name.as_str()),
        })
    }
}

fn parse_place(place: &str) -> Result<Part, Fault> {
    let bad = || Fault::BadPlaceholder(place.to_owned());
    let part = if let Some((name, word)) = place.split_once('|') {
        Part::Agreeing(name.to_owned(), word.to_owned())
    } else if let Some((name, form)) = place.split_once(':') {
        Part::Value(name.to_owned(), form_of(form).ok_or_else(bad)?)
    } else {
        Part::Value(place.to_owned(), Form::Bare)
    };
    let (Part::Value(name, _) | Part::Agreeing(name, _)) = &part else { return Err(bad()) };
    let plain = !name.is_empty()
        && name.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_');
    if plain { Ok(part) } else { Err(bad()) }
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
