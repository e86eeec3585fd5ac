//! The options that are chosen from a list.

use lucena_chess::notation::PieceLetters;
use lucena_engine::Evaluation;
use lucena_explain::Level;
use lucena_lab::classroom::Profile;
use lucena_text::Language;

use super::{Choice, Settings};

/// The level at which nothing is explained.
const OFF: &str = "Off";

/// The choices of letters for the pieces.
const LETTERS: [(&str, Option<PieceLetters>); 4] = [
    ("auto", None),
    ("pt", Some(PieceLetters::PORTUGUESE)),
    ("en", Some(PieceLetters::ENGLISH)),
    ("figurine", Some(PieceLetters::FIGURINES)),
];

/// Puts a value in its place if there is one.
fn put<T>(place: &mut T, value: Option<T>) -> bool {
    let is_there = value.is_some();
    if let Some(value) = value {
        *place = value;
    }
    is_there
}

pub(super) const LANGUAGE: Choice = Choice {
    default: |settings| settings.manner.language.tag().to_owned(),
    all: || Language::ALL.map(|one| one.tag().to_owned()).to_vec(),
    set: |settings, typed| put(&mut settings.manner.language, Language::from_tag(typed)),
};

pub(super) const EXPLANATION: Choice = Choice {
    default: |settings| settings.manner.level.map_or(OFF, Level::key).to_owned(),
    all: || std::iter::once(OFF).chain(Level::ALL.map(Level::key)).map(str::to_owned).collect(),
    set: |settings, typed| {
        let level = match typed.eq_ignore_ascii_case(OFF) {
            true => Some(None),
            false => typed.parse().ok().map(Some),
        };
        put(&mut settings.manner.level, level)
    },
};

pub(super) const PIECE_LETTERS: Choice = Choice {
    default: |settings: &Settings| {
        let known = LETTERS.iter().find(|(_, letters)| *letters == settings.manner.letters);
        known.map_or(LETTERS[0].0, |(name, _)| name).to_owned()
    },
    all: || LETTERS.map(|(name, _)| name.to_owned()).to_vec(),
    set: |settings, typed| {
        let known = LETTERS.iter().find(|(name, _)| name.eq_ignore_ascii_case(typed));
        put(&mut settings.manner.letters, known.map(|&(_, letters)| letters))
    },
};

pub(super) const PROFILE: Choice = Choice {
    default: |settings| settings.profile.name().to_owned(),
    all: || Profile::ALL.map(|profile| profile.name().to_owned()).to_vec(),
    set: |settings, typed| {
        let known = Profile::ALL.into_iter().find(|profile| profile.name().eq_ignore_ascii_case(typed));
        put(&mut settings.profile, known)
    },
};

pub(super) const EVALUATION: Choice = Choice {
    default: |settings| settings.engine.evaluation.key().to_owned(),
    all: || Evaluation::ALL.map(|one| one.key().to_owned()).to_vec(),
    set: |settings, typed| {
        let known = Evaluation::ALL.into_iter().find(|one| one.key().eq_ignore_ascii_case(typed));
        put(&mut settings.engine.evaluation, known)
    },
};
