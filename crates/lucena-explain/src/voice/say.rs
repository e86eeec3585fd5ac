//! Sentences from patterns: values in their places, wordings chosen by what they must agree with.

use lucena_chess::notation::PieceLetters;
use lucena_chess::{Move, Position};
use lucena_text::{Case, Item, Language, Noun, Text};

use super::Voice;
use super::grammar::{list, noun_in};
use super::pattern::{Form, Pattern, Place};
use super::template::Values;
use crate::claim::Param;
use crate::level::Level;
use crate::sentence::{Part, Sentence};
use crate::slot::Slot;

/// Somebody who says a pattern.
pub(super) struct Speaker<'a> {
    pub(super) voice: &'a Voice,
    pub(super) values: &'a Values,
    pub(super) context: &'a Values,
    pub(super) language: Language,
    pub(super) level: Level,
}

impl Speaker<'_> {
    /// The sentence; nothing if a value is missing.
    pub(super) fn say(&self, pattern: &Pattern) -> Option<Sentence> {
        let said = self.plainly(pattern)?;
        // A player's name keeps its own letters.
        let begins_with_name = match pattern.items().first() {
            Some(Item::Argument(place)) => matches!(self.find(place.slot), Some(Param::Name(_))),
            _ => false,
        };
        Some(if begins_with_name { said } else { said.capitalized() })
    }

    /// The same as it stands within another sentence.
    pub(super) fn plainly(&self, pattern: &Pattern) -> Option<Sentence> {
        let mut said = Sentence::default();
        self.put(&mut said, pattern.items())?;
        Some(said)
    }

    fn find(&self, slot: Slot) -> Option<&Param> {
        self.values.get(&slot).or_else(|| self.context.get(&slot))
    }

    fn put(&self, said: &mut Sentence, items: &[Item<Place>]) -> Option<()> {
        for item in items {
            match item {
                Item::Words(words) => said.push(Part::Text(words.clone())),
                Item::Argument(place) => self.put_value(said, *place)?,
                Item::Choice { argument, variants } => {
                    let chosen = match self.find(argument.slot)? {
                        Param::Number(count) => Case::Number(*count).choose(variants, self.language),
                        Param::Word(word) => Case::Word(word).choose(variants, self.language),
                        Param::Role(role) => self.agreeing(Noun::role(*role), argument.form, variants),
                        Param::Side(color) => self.agreeing(Noun::side(*color), argument.form, variants),
                        _ => return None,
                    };
                    self.put(said, chosen)?;
                }
            }
        }
        Some(())
    }

    /// The wording that agrees with a noun.
    fn agreeing<'v>(
        &self,
        noun: Noun,
        form: Form,
        variants: &'v [lucena_text::Variant<Place>],
    ) -> &'v [Item<Place>] {
        Case::Word(&noun_in(noun, form, self.language)).choose(variants, self.language)
    }

    /// A piece whose place is known points at it.
    fn put_value(&self, said: &mut Sentence, place: Place) -> Option<()> {
        let words = self.words(self.find(place.slot)?, place.form)?;
        let is_piece = matches!(words.parts(), [Part::Piece { square: None, .. }]);
        match place.slot.place().and_then(|slot| self.find(slot)) {
            Some(Param::Square(square)) if is_piece => {
                said.push(Part::Piece { words: words.to_string(), square: Some(*square) });
            }
            _ if words.is_empty() => return None,
            _ => said.extend(&words),
        }
        Some(())
    }

    fn words(&self, param: &Param, form: Form) -> Option<Sentence> {
        let language = self.language;
        let mut said = Sentence::default();
        match param {
            Param::Number(number) => said.push(Part::Number(*number)),
            Param::Square(square) => said.push(Part::Square(*square)),
            Param::File(file) => said.push(Part::Text(file.letter().to_string())),
            Param::Squares(squares) => {
                list(&mut said, squares, language, |said, &square| said.push(Part::Square(square)));
            }
            Param::Role(role) => {
                let words = noun_in(Noun::role(*role), form, language);
                said.push(Part::Piece { words, square: None });
            }
            Param::Side(color) => said.push(Part::Text(noun_in(Noun::side(*color), form, language))),
            Param::Pieces(pieces) => list(&mut said, pieces, language, |said, &(role, square)| {
                let words = noun_in(Noun::role(role), Form::The, language);
                said.push(Part::Piece { words, square: Some(square) });
                said.push(Part::Text(format!(" {} ", Text::new(language).get("grammar-at"))));
                said.push(Part::Square(square));
            }),
            Param::Moves(start, moves) => {
                said.push(self.line(start, &moves[..moves.len().min(self.level.line_plies())])?);
            }
            Param::WholeLine(start, moves) if moves.len() <= self.level.proof_plies() => {
                said.push(self.line(start, moves)?);
            }
            Param::WholeLine(..) | Param::Flag(_) => return None,
            Param::Said(words) => {
                said.extend(words.get(language));
            }
            Param::Sentence(words) => said.extend(words),
            Param::Theme(theme) => said.push(Part::Text(self.voice.theme(*theme, language))),
            Param::Term(term) => {
                let name = format!("terms-component-{}", term.replace('_', "-"));
                said.push(Part::Text(Text::new(language).get(&name)));
            }
            Param::Name(name) => said.push(Part::Text(name.clone())),
            Param::Word(word) => said.push(Part::Text((*word).to_owned())),
        }
        Some(said)
    }

    /// Moves from a position as far as they are legal; nothing if the first is not.
    fn line(&self, start: &Position, moves: &[Move]) -> Option<Part> {
        let letters: PieceLetters = self.voice.letters(self.language);
        let mut pos = *start;
        let mut written: Vec<String> = Vec::new();
        for &mv in moves {
            if !pos.is_legal(mv) {
                break;
            }
            written.push(pos.san_with(mv, &letters));
            pos = pos.after(mv);
        }
        let moves = moves[..written.len()].to_vec();
        (!moves.is_empty()).then(|| Part::Line { start: Box::new(*start), moves, text: written.join(" ") })
    }
}
