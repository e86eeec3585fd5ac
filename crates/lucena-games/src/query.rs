//! Which games are wanted: by players, ratings, dates, openings and results, or by chance.

use std::ops::RangeInclusive;

use lucena_chess::{Color, Outcome, Random};

use crate::pgn::Headers;

/// What the tags of a game must say. An empty query accepts every game.
///
/// ```
/// use lucena_games::pgn::Headers;
/// use lucena_games::query::Query;
///
/// let headers: Headers = [("White", "Tal, Mikhail"), ("Date", "1960.03.26"), ("ECO", "C18")].into_iter().collect();
/// let query = Query { players: vec!["tal".into()], eco: Some(("C00".into(), "C19".into())), ..Query::default() };
/// assert!(query.accepts(&headers, 0));
/// ```
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Query {
    /// Every one of these is part of a player's name, whatever its color.
    pub players: Vec<String>,
    /// Part of White's name.
    pub white: Option<String>,
    /// Part of Black's name.
    pub black: Option<String>,
    /// Part of the event's name.
    pub event: Option<String>,
    /// Both ratings lie within.
    pub elo: Option<RangeInclusive<u32>>,
    /// The first and the last date, as far as they are given: `1960`, `1960.03`, `1960.03.26`.
    pub dates: Option<(String, String)>,
    /// The first and the last opening code, as far as they are given: `C`, `C1`, `C18`.
    pub eco: Option<(String, String)>,
    /// The results that are wanted; unfinished games have none.
    pub results: Vec<Option<Outcome>>,
    /// Which share of the games is looked at, chosen by their place in the file: always the same ones.
    pub sample: Option<f64>,
}

impl Query {
    /// Whether a game with these tags, at this place of its file, is wanted.
    pub fn accepts(&self, headers: &Headers, offset: u64) -> bool {
        let has = |wanted: &Option<String>, tag: &str| {
            wanted.as_ref().is_none_or(|part| headers.get(tag).is_some_and(|value| contains(value, part)))
        };
        self.sample.is_none_or(|share| is_sampled(offset, share))
            && has(&self.white, "White")
            && has(&self.black, "Black")
            && has(&self.event, "Event")
            && self.players.iter().all(|player| {
                ["White", "Black"]
                    .iter()
                    .any(|tag| headers.get(tag).is_some_and(|name| contains(name, player)))
            })
            && self.elo.as_ref().is_none_or(|elo| {
                Color::ALL
                    .into_iter()
                    .all(|color| headers.elo(color).is_some_and(|value| elo.contains(&value)))
            })
            && within(headers.get("Date"), &self.dates)
            && within(headers.get("ECO"), &self.eco)
            && (self.results.is_empty() || self.results.contains(&headers.outcome()))
    }
}

/// Whether one text contains another, whatever the case of the letters.
fn contains(text: &str, part: &str) -> bool {
    // Bases are mostly plain letters: no memory is needed to compare those.
    if text.is_ascii() && part.is_ascii() {
        let (text, part) = (text.as_bytes(), part.as_bytes());
        return part.is_empty() || text.windows(part.len()).any(|window| window.eq_ignore_ascii_case(part));
    }
    text.to_lowercase().contains(&part.to_lowercase())
}

/// Whether a value lies between two bounds, compared as far as each bound is given.
fn within(value: Option<&str>, bounds: &Option<(String, String)>) -> bool {
    let Some((first, last)) = bounds else { return true };
    let Some(value) = value.map(str::trim).filter(|value| !value.is_empty() && !value.starts_with('?'))
    else {
        return false;
    };
    let beginning = |bound: &str| value.get(..bound.len()).unwrap_or(value).to_ascii_uppercase();
    (first.is_empty() || first.to_ascii_uppercase() <= beginning(first))
        && (last.is_empty() || beginning(last) <= last.to_ascii_uppercase())
}

/// Whether the game at an offset belongs to a sample of this share; the same however a file is divided.
fn is_sampled(offset: u64, share: f64) -> bool {
    // The generator spreads neighboring offsets over all numbers.
    (Random::new(offset).next_u64() as f64) < share * u64::MAX as f64
}
