//! What each term is worth: one line of text per term, read once.
//!
//! The text is a data file of the repository, embedded in the program; another one can be given to
//! [`Weights::parse`]. A line is the key of a term and its weights, each as `middle game,ending`; lines that
//! start with `#` tell where the numbers come from.

use std::fmt;
use std::sync::Arc;

use lucena_chess::{Role, Square};

use crate::{Structure, Tapered, Term};

/// The weights that ship with the program.
const DEFAULT: &str = include_str!("../../../data/weights/default.weights");

/// The weights of all terms.
///
/// ```
/// use lucena_eval::{Term, Weights};
///
/// let weights = Weights::default();
/// let again = Weights::parse(&weights.to_text("")).unwrap();
/// assert_eq!(weights, again);
/// assert!(weights.get(Term::Material, 4).mg() > weights.get(Term::Material, 3).mg());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    values: [Tapered; Term::WEIGHTS],
    /// Material and square in one number, by role and square as the piece's own side sees the board.
    placement: [[Tapered; 64]; 6],
    /// What pawns and kings are worth together; nothing where it is to be learned.
    structure: Option<Arc<Structure>>,
}

impl Weights {
    /// Weights with these values, in the order of [`Term::offset`], and the shipped net of pawns and kings.
    pub fn from_values(values: [Tapered; Term::WEIGHTS]) -> Weights {
        let mut placement = [[Tapered::ZERO; 64]; 6];
        for (role, squares) in Role::ALL.into_iter().zip(&mut placement) {
            let material = match role {
                Role::King => Tapered::ZERO,
                role => values[Term::Material.offset() + role.index()],
            };
            for (index, value) in squares.iter_mut().enumerate() {
                *value = material + values[square_term(role).offset() + index];
            }
        }
        Weights { values, placement, structure: Some(Structure::shipped()) }
    }

    /// The same weights without the net of pawns and kings, for learning what it should say.
    #[must_use]
    pub fn without_structure(self) -> Weights {
        Weights { structure: None, ..self }
    }

    /// The weights of a text.
    ///
    /// # Errors
    /// Says which line is wrong, or which term is missing.
    pub fn parse(text: &str) -> Result<Weights, WeightsError> {
        let mut values = [Tapered::ZERO; Term::WEIGHTS];
        let mut seen = [false; Term::COUNT];
        for (index, line) in text.lines().enumerate() {
            let line_number = index + 1;
            let fault = |reason| WeightsError { line: Some(line_number), reason };
            let mut words = line.split_ascii_whitespace();
            let key = match words.next() {
                None => continue,
                Some(word) if word.starts_with('#') => continue,
                Some(key) => key,
            };
            let term = Term::from_key(key).ok_or_else(|| fault(WeightsFault::UnknownTerm(key.to_owned())))?;
            if std::mem::replace(&mut seen[term as usize], true) {
                return Err(fault(WeightsFault::Repeated(term)));
            }
            let mut count = 0;
            for word in words {
                let weight =
                    parse_weight(word).ok_or_else(|| fault(WeightsFault::BadWeight(word.to_owned())))?;
                if count < term.length() {
                    values[term.offset() + count] = weight;
                }
                count += 1;
            }
            if count != term.length() {
                return Err(fault(WeightsFault::WrongCount(term, count)));
            }
        }
        match Term::ALL.iter().find(|&&term| !seen[term as usize] && term.length() > 0) {
            Some(&term) => Err(WeightsError { line: None, reason: WeightsFault::Missing(term) }),
            None => Ok(Weights::from_values(values)),
        }
    }

    /// The weights as text, after a header whose lines become comments.
    pub fn to_text(&self, header: &str) -> String {
        let mut text: String =
            header.lines().map(|line| format!("# {line}").trim_end().to_owned() + "\n").collect();
        for &term in Term::ALL.iter().filter(|term| term.length() > 0) {
            text.push_str(term.key());
            for index in 0..term.length() {
                let weight = self.get(term, index);
                text.push_str(&format!(" {},{}", weight.mg(), weight.eg()));
            }
            text.push('\n');
        }
        text
    }

    /// One weight of a term.
    #[inline]
    pub fn get(&self, term: Term, index: usize) -> Tapered {
        debug_assert!(index < term.length(), "{term:?} has no weight {index}");
        self.values[term.offset() + index]
    }

    /// All weights, in the order of [`Term::offset`].
    pub const fn values(&self) -> &[Tapered; Term::WEIGHTS] {
        &self.values
    }

    /// The net of pawns and kings.
    #[inline]
    pub fn structure(&self) -> Option<&Structure> {
        self.structure.as_deref()
    }

    /// What a piece on a square, as its own side sees the board, is worth with its material.
    #[inline]
    pub(crate) fn placement(&self, role: Role, square: Square) -> Tapered {
        self.placement[role.index()][square.index()]
    }
}

impl Default for Weights {
    fn default() -> Weights {
        Weights::parse(DEFAULT).expect("a test reads the weights that ship with the program")
    }
}

/// The term for the squares of a role.
pub(crate) const fn square_term(role: Role) -> Term {
    match role {
        Role::Pawn => Term::PawnSquare,
        Role::Knight => Term::KnightSquare,
        Role::Bishop => Term::BishopSquare,
        Role::Rook => Term::RookSquare,
        Role::Queen => Term::QueenSquare,
        Role::King => Term::KingSquare,
    }
}

/// No weight is larger, so that no sum of them can overflow its half of a word.
const LARGEST: i32 = 2_500;

fn parse_weight(word: &str) -> Option<Tapered> {
    let (mg, eg) = word.split_once(',')?;
    let (mg, eg): (i32, i32) = (mg.parse().ok()?, eg.parse().ok()?);
    let fits = |value: i32| (-LARGEST..=LARGEST).contains(&value);
    (fits(mg) && fits(eg)).then(|| Tapered::new(mg, eg))
}

/// A text that is not a set of weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WeightsError {
    /// The line of the fault, counted from 1.
    pub line: Option<usize>,
    /// What is wrong.
    pub reason: WeightsFault,
}

/// What can be wrong in a text of weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WeightsFault {
    /// There is no term with this key.
    UnknownTerm(String),
    /// The term was already given.
    Repeated(Term),
    /// Not a pair of small numbers.
    BadWeight(String),
    /// The line has this number of weights instead of the term's.
    WrongCount(Term, usize),
    /// The term has no line.
    Missing(Term),
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        match &self.reason {
            WeightsFault::UnknownTerm(key) => write!(f, "there is no term called {key}"),
            WeightsFault::Repeated(term) => write!(f, "{} was already given", term.key()),
            WeightsFault::BadWeight(word) => {
                write!(f, "{word} is not a weight like 12,-5 with numbers up to {LARGEST}")
            }
            WeightsFault::WrongCount(term, count) => {
                write!(f, "{} has {} weights, not {count}", term.key(), term.length())
            }
            WeightsFault::Missing(term) => write!(f, "{} is missing", term.key()),
        }
    }
}

impl std::error::Error for WeightsError {}
