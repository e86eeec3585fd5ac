//! The description of a pattern for an instance: words and figures in turn, and of each figure what is still to be said.

use lucena_chess::{Position, Role, Square};
use lucena_text::{Noun, Text};

use super::keywords;
use crate::patlan::{Instance, Program};

/// A part of a description.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filling<'a> {
    /// Words as they stand.
    Words(&'a str),
    /// A figure that the instance does not have.
    Missing(&'a str),
    /// A figure and its square.
    Figure {
        /// Its name in the pattern, such as `N1`.
        name: &'a str,
        /// Where the instance has it.
        square: Square,
        /// What its words have to say.
        naming: Naming,
    },
}

/// What the words for a figure have to say, after those before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Naming {
    /// Which piece stands where.
    Piece(Role),
    /// Where: the words before say which piece, `the knight <N1>`.
    Place,
    /// Its square alone: it is no piece, or one of a list, `the pawns <P1>, <P2> and <P3>`.
    Square,
}

/// The description of a pattern in parts.
pub fn fillings<'a>(
    program: &'a Program,
    instance: &Instance,
    pos: &Position,
    text: Text,
) -> Vec<Filling<'a>> {
    let mut parts = Vec::new();
    let mut rest = program.description_in(keywords(text));
    let mut is_list = false;
    while let Some((words, (name, tail))) =
        rest.split_once('<').and_then(|(words, tail)| Some((words, tail.split_once('>')?)))
    {
        parts.push(Filling::Words(words));
        let said = last_piece(words, text);
        let goes_on = matches!(words.trim_matches([' ', ',']), "" | "and" | "e");
        parts.push(match instance.square(program, name) {
            None => Filling::Missing(name),
            Some(square) => {
                let is_square = program.slots().iter().any(|slot| slot.name == name && slot.is_square);
                let naming = match pos.role_on(square).filter(|_| !is_square) {
                    _ if is_list && goes_on => Naming::Square,
                    Some(_) if said.is_some() => Naming::Place,
                    Some(role) => Naming::Piece(role),
                    None => Naming::Square,
                };
                Filling::Figure { name, square, naming }
            }
        });
        is_list = said == Some(Number::Plural) || is_list && goes_on;
        rest = tail;
    }
    parts.push(Filling::Words(rest));
    parts
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Number {
    Singular,
    Plural,
}

/// Whether words end with the name of a piece, *the knight*, or of several.
fn last_piece(words: &str, text: Text) -> Option<Number> {
    let last = words.split_whitespace().next_back()?.to_lowercase();
    let is_last = |noun: Noun| text.noun(noun).bare == last;
    Role::ALL.iter().find_map(|&role| {
        let noun = Noun::role(role);
        if is_last(noun) { Some(Number::Singular) } else { is_last(noun.plural()).then_some(Number::Plural) }
    })
}
