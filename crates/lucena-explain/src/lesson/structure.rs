//! What can be said about pawns, room and development.

use lucena_chess::{Color, Role};
use lucena_eval::{Family, Term};
use lucena_facts::FactId;
use lucena_text::{Noun, args};

use super::Lesson;

impl Lesson<'_> {
    pub(super) fn passed_pawns(&mut self) {
        let weight = self.family(Family::Passed);
        let side = if weight > 0 { Color::White } else { Color::Black };
        let passed = FactId::PassedPawn.squares(&self.sight, side);
        if passed.any() {
            let pawns = args!["side" => side, "count" => passed.count(), "squares" => self.squares(passed)];
            let sentence = self.text.format("eval-passed", pawns);
            self.say(weight, sentence);
        }
    }

    pub(super) fn weak_pawns(&mut self) {
        let kinds = [
            (Term::IsolatedPawn, FactId::IsolatedPawn, "eval-isolated"),
            (Term::DoubledPawn, FactId::DoubledPawn, "eval-doubled"),
            (Term::BackwardPawn, FactId::BackwardPawn, "eval-backward"),
        ];
        for (term, fact, key) in kinds {
            let weight = self.term(term);
            let side = if weight > 0 { Color::Black } else { Color::White };
            let weak = fact.squares(&self.sight, side);
            if weight != 0 && weak.any() {
                let pawns = args!["side" => side, "count" => weak.count(), "squares" => self.squares(weak)];
                let sentence = self.text.format(key, pawns);
                self.say(weight, sentence);
            }
        }
    }

    pub(super) fn space(&mut self) {
        let weight = self.family(Family::Space);
        let side = if weight > 0 { Color::White } else { Color::Black };
        let room = |side| FactId::Space.squares(&self.sight, side).count();
        let (own, enemy) = (room(side), room(!side));
        if own > enemy {
            let numbers = args!["side" => side, "other" => !side, "own" => own, "enemy" => enemy];
            let sentence = self.text.format("eval-space", numbers);
            self.say(weight, sentence);
        }
    }

    pub(super) fn development(&mut self) {
        let weight = self.family(Family::Opening);
        let behind = if weight > 0 { Color::Black } else { Color::White };
        let at_home = |side| FactId::Undeveloped.squares(&self.sight, side);
        let (own, other) = (at_home(behind).count(), at_home(!behind).count());
        if own > other {
            let numbers = args!["side" => behind, "other" => !behind, "own" => own, "enemy" => other];
            let sentence = self.text.format("eval-development", numbers);
            self.say(weight, sentence);
        }
        let queens = FactId::EarlyQueen.squares(&self.sight, behind);
        if let Some(square) = queens.first() {
            let piece = Noun::role(Role::Queen).colored(behind);
            let sentence = self.text.format("eval-early-queen", args!["piece" => piece, "square" => square]);
            self.say(self.term(Term::EarlyQueen), sentence);
        }
    }
}
