//! Reading files of ideas; what is wrong in one is said with its file and line.

use std::fmt;

use lucena_chess::{Color, Move, Position, Square};
use lucena_lang::patlan::Library;

use super::{Checked, Ideas, LineIdea, Marked, Plan, Target, Warning};
use lucena_text::PerLanguage;

use crate::sentence::{Part, Sentence};

/// What is wrong in a file of ideas.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A line that belongs to nothing: it begins with none of the known words.
    UnknownWord(String),
    /// A move that cannot be played there.
    IllegalMove(String),
    /// A plan that cannot be read.
    BadTarget(String),
    /// What was checked cannot be read.
    BadCheck(String),
    /// What stands between the marks is no square.
    BadSquare(String),
    /// No pattern has this name.
    UnknownPattern(String),
    /// An idea or plan lacks one of its lines.
    Missing(&'static str),
    /// Another idea has the same name or leads to the same position.
    Twice(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::UnknownWord(word) => write!(f, "nothing in a file of ideas begins with “{word}”"),
            Fault::IllegalMove(mv) => write!(f, "the move “{mv}” cannot be played here"),
            Fault::BadTarget(text) => {
                write!(f, "“{text}” is no plan: write break d4, knight d5 or castle kingside")
            }
            Fault::BadCheck(text) => {
                write!(
                    f,
                    "“{text}” is no check: write engine 1 behind 0 games 1200 score 54 usual 53, with - for a move that is none of the first three"
                )
            }
            Fault::BadSquare(text) => write!(f, "“<{text}>” is no square"),
            Fault::UnknownPattern(name) => write!(f, "no pattern is called “{name}”"),
            Fault::Missing(line) => write!(f, "the line “{line}” is missing"),
            Fault::Twice(name) => write!(f, "“{name}” is there twice, by its name or its position"),
        }
    }
}

/// A mistake and its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdeaError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The mistake.
    pub fault: Fault,
}

impl fmt::Display for IdeaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, line {}: {}", self.file, self.line, self.fault)
    }
}

impl std::error::Error for IdeaError {}

/// A piece of marked words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    Words(String),
    Square(Square),
}

impl Marked {
    /// Reads words with squares between `<` and `>`.
    fn read(text: &str) -> Result<Marked, Fault> {
        let mut pieces = Vec::new();
        let mut rest = text;
        while let Some((words, tail)) = rest.split_once('<') {
            let bad = || Fault::BadSquare(tail.chars().take(8).collect());
            let (square, tail) = tail.split_once('>').ok_or_else(bad)?;
            pieces.push(Piece::Words(words.to_owned()));
            pieces.push(Piece::Square(square.parse().map_err(|_| Fault::BadSquare(square.to_owned()))?));
            rest = tail;
        }
        pieces.push(Piece::Words(rest.to_owned()));
        Ok(Marked(pieces))
    }

    /// The words with their squares as a side sees the board.
    pub(super) fn sentence(&self, side: Color) -> Sentence {
        let mut sentence = Sentence::default();
        for piece in &self.0 {
            sentence.push(match piece {
                Piece::Words(words) => Part::Text(words.clone()),
                Piece::Square(square) if side == Color::Black => Part::Square(square.flip_rank()),
                Piece::Square(square) => Part::Square(*square),
            });
        }
        sentence
    }
}

/// What is being read: an idea of a line, or the plans of a structure.
enum Entry {
    Line {
        name: String,
        line: usize,
        position: Option<Box<(Position, Vec<Move>)>>,
        words: Words,
        plans: Vec<(Color, Target)>,
        warning: Option<Move>,
        warning_words: Words,
        model: Option<String>,
        checked: Option<Checked>,
    },
    Structure {
        pattern: String,
        plan: Option<(usize, bool, Target)>,
        words: Words,
    },
}

/// The words of an entry, as far as they are known: Portuguese and English.
type Words = [Option<Marked>; 2];

pub(super) fn read(files: &[(&str, &str)]) -> Result<Ideas, IdeaError> {
    let mut ideas = Ideas::default();
    for (file, text) in files {
        read_file(text, &mut ideas).map_err(|(line, fault)| IdeaError {
            file: (*file).to_owned(),
            line,
            fault,
        })?;
    }
    Ok(ideas)
}

fn read_file(text: &str, ideas: &mut Ideas) -> Result<(), (usize, Fault)> {
    let mut entry: Option<Entry> = None;
    for (number, line) in text.lines().enumerate().map(|(index, line)| (index + 1, line.trim())) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        let fault = |fault: Fault| (number, fault);
        match (word, &mut entry) {
            ("idea" | "structure", _) => {
                finish(entry.take(), ideas)?;
                entry = Some(begin(word, rest, number).map_err(fault)?);
            }
            ("moves", Some(Entry::Line { position, .. })) => {
                *position = Some(Box::new(played(rest).map_err(fault)?));
            }
            ("white" | "black", Some(Entry::Line { plans, .. })) => {
                let side = if word == "white" { Color::White } else { Color::Black };
                plans.push((side, target(rest).map_err(fault)?));
            }
            ("owner" | "other", Some(Entry::Structure { pattern, plan, words })) => {
                add_plan(pattern, plan, words, ideas)?;
                *plan = Some((number, word == "owner", target(rest).map_err(fault)?));
            }
            ("warning", Some(Entry::Line { position: Some(position), warning, .. })) => {
                let illegal = |_| fault(Fault::IllegalMove(rest.to_owned()));
                *warning = Some(position.0.parse_san(rest).map_err(illegal)?);
            }
            ("warning-pt" | "warning-en", Some(Entry::Line { warning_words, .. })) => {
                warning_words[usize::from(word == "warning-en")] = Some(Marked::read(rest).map_err(fault)?);
            }
            ("model", Some(Entry::Line { model, .. })) => *model = Some(rest.to_owned()),
            ("checked", Some(Entry::Line { checked, .. })) => {
                let bad = || fault(Fault::BadCheck(rest.to_owned()));
                *checked = Some(Checked::read(rest).ok_or_else(bad)?);
            }
            ("pt" | "en", Some(Entry::Line { words, .. } | Entry::Structure { words, .. })) => {
                words[usize::from(word == "en")] = Some(Marked::read(rest).map_err(fault)?);
            }
            _ => return Err(fault(Fault::UnknownWord(word.to_owned()))),
        }
    }
    finish(entry, ideas)
}

fn begin(word: &str, name: &str, line: usize) -> Result<Entry, Fault> {
    if name.is_empty() {
        return Err(Fault::Missing("name"));
    }
    if word == "idea" {
        let name = name.to_owned();
        return Ok(Entry::Line {
            name,
            line,
            position: None,
            words: [None, None],
            plans: Vec::new(),
            warning: None,
            warning_words: [None, None],
            model: None,
            checked: None,
        });
    }
    if Library::standard().get(name).is_none() {
        return Err(Fault::UnknownPattern(name.to_owned()));
    }
    Ok(Entry::Structure { pattern: name.to_owned(), plan: None, words: [None, None] })
}

impl Checked {
    /// Reads `engine 1 behind 0 games 1200 score 54 usual 53`; the place is `-` if the move is not among the first three.
    fn read(text: &str) -> Option<Checked> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let ["engine", rank, "behind", behind, "games", games, "score", score, "usual", usual] = words[..]
        else {
            return None;
        };
        let rank =
            if rank == "-" { None } else { Some(rank.parse().ok().filter(|rank| (1..=3).contains(rank))?) };
        let percent = |text: &str| text.parse().ok().filter(|&percent: &u8| percent <= 100);
        Some(Checked {
            rank,
            behind: behind.parse().ok()?,
            games: games.parse().ok()?,
            score: percent(score)?,
            usual: percent(usual)?,
        })
    }
}

fn target(text: &str) -> Result<Target, Fault> {
    Target::read(text).ok_or_else(|| Fault::BadTarget(text.to_owned()))
}

/// The moves of a line from the start of the game, and where they lead.
fn played(text: &str) -> Result<(Position, Vec<Move>), Fault> {
    let mut pos = Position::start();
    let mut moves = Vec::new();
    for san in text.split_whitespace() {
        let mv = pos.parse_san(san).map_err(|_| Fault::IllegalMove(san.to_owned()))?;
        pos = pos.after(mv);
        moves.push(mv);
    }
    if moves.is_empty() { Err(Fault::Missing("moves")) } else { Ok((pos, moves)) }
}

/// Puts away what has been read of an entry.
fn finish(entry: Option<Entry>, ideas: &mut Ideas) -> Result<(), (usize, Fault)> {
    match entry {
        None => Ok(()),
        Some(Entry::Structure { pattern, mut plan, mut words }) => {
            add_plan(&pattern, &mut plan, &mut words, ideas)
        }
        Some(Entry::Line { name, line, position, words, plans, warning, warning_words, model, checked }) => {
            let missing = |what| (line, Fault::Missing(what));
            let (pos, moves) = *position.ok_or_else(|| missing("moves"))?;
            let [pt, en] = words;
            let sentence = |marked: Option<Marked>, what| {
                marked.map(|marked| marked.sentence(Color::White)).ok_or_else(|| missing(what))
            };
            let words = PerLanguage::written(sentence(pt, "pt")?, sentence(en, "en")?);
            let [pt, en] = warning_words;
            let warning = match warning {
                None => None,
                Some(mv) => {
                    let words =
                        PerLanguage::written(sentence(pt, "warning-pt")?, sentence(en, "warning-en")?);
                    Some(Warning { mv, words })
                }
            };
            let is_known = ideas.lines.values().any(|known| known.name == name);
            let idea = LineIdea { name: name.clone(), moves, words, plans, warning, model, checked };
            if is_known || ideas.lines.insert(pos.key(), idea).is_some() {
                return Err((line, Fault::Twice(name)));
            }
            Ok(())
        }
    }
}

/// Puts away a plan with its words, and forgets them for the next.
fn add_plan(
    pattern: &str,
    plan: &mut Option<(usize, bool, Target)>,
    words: &mut Words,
    ideas: &mut Ideas,
) -> Result<(), (usize, Fault)> {
    let Some((line, is_owners, target)) = plan.take() else { return Ok(()) };
    let [pt, en] = std::mem::take(words);
    let (Some(pt), Some(en)) = (pt, en) else { return Err((line, Fault::Missing("pt or en"))) };
    ideas.plans.push(Plan { pattern: pattern.to_owned(), is_owners, target, words: [pt, en] });
    Ok(())
}
