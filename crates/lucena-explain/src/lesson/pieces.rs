//! What can be said about material, kings and pieces.

use lucena_chess::{Bitboard, Color, Role};
use lucena_eval::{Component, Family, Term};
use lucena_facts::{FactId, material};
use lucena_text::{Noun, args};

use super::Lesson;

impl Lesson<'_> {
    pub(super) fn material(&mut self) {
        let weight = self.difference(|side| self.trace.component(Component::Material, side));
        let side = if weight >= 0 { Color::White } else { Color::Black };
        let more = |side: Color| -> Vec<(Role, u32)> {
            let extra = |role| {
                let (own, enemy) =
                    (self.pos.pieces(side, role).count(), self.pos.pieces(!side, role).count());
                own.saturating_sub(enemy)
            };
            [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn]
                .into_iter()
                .map(|role| (role, extra(role)))
                .filter(|&(_, count)| count > 0)
                .collect()
        };
        let (own, enemy) = (self.pieces(more(side)), self.pieces(more(!side)));
        let sentence = match (own.is_empty(), enemy.is_empty()) {
            (true, true) => self.text.get("eval-material-even"),
            (false, true) => self.text.format("eval-material-ahead", args!["side" => side, "pieces" => own]),
            (true, false) => {
                self.text.format("eval-material-ahead", args!["side" => !side, "pieces" => enemy])
            }
            (false, false) => self.text.format(
                "eval-material-exchanged",
                args!["side" => side, "pieces" => own, "against" => enemy],
            ),
        };
        let is_even = more(Color::White).is_empty() && more(Color::Black).is_empty();
        if is_even {
            self.offer(sentence)
        } else {
            self.say(weight, sentence)
        }

        let pair = self.term(Term::BishopPair);
        let owner = if pair > 0 { Color::White } else { Color::Black };
        if material::has_bishop_pair(self.pos, owner) && !material::has_bishop_pair(self.pos, !owner) {
            let sentence = self.text.format("eval-bishop-pair", args!["side" => owner]);
            self.say(pair, sentence);
        }
    }

    /// `a rook and 2 pawns`
    fn pieces(&self, pieces: Vec<(Role, u32)>) -> String {
        let said = pieces.into_iter().map(|(role, count)| {
            let piece = Noun::role(role).counted(count as usize);
            self.text.format("eval-pieces", args!["count" => count, "piece" => piece])
        });
        self.list(said.collect())
    }

    pub(super) fn king(&mut self) {
        let weight = self.family(Family::King);
        let unsafe_side = if weight > 0 { Color::Black } else { Color::White };
        let king = self.pos.king(unsafe_side);
        let attackers = FactId::KingAttacker.squares(&self.sight, !unsafe_side).count();
        if attackers >= 2 {
            let sentence = self.text.format(
                "eval-king-attacked",
                args!["count" => attackers, "side" => !unsafe_side, "square" => king],
            );
            return self.say(weight, sentence);
        }
        let bare = FactId::BareKingFile.squares(&self.sight, unsafe_side);
        if bare.any() && self.pos.straight_sliders(!unsafe_side).any() {
            let files: Vec<String> =
                bare.into_iter().map(|square| square.file().letter().to_string()).collect();
            let sentence = self.text.format(
                "eval-king-bare",
                args!["count" => bare.count(), "files" => self.list(files), "side" => unsafe_side, "square" => king],
            );
            self.say(weight, sentence);
        }
    }

    pub(super) fn activity(&mut self) {
        let weight = self.family(Family::Mobility);
        let mobility = [Term::KnightMobility, Term::BishopMobility, Term::RookMobility, Term::QueenMobility];
        let reach = |side: Color| -> usize {
            let entries = self.trace.entries().iter();
            entries
                .filter(|entry| entry.side == side && mobility.contains(&entry.term))
                .map(|entry| entry.index)
                .sum()
        };
        let side = if weight > 0 { Color::White } else { Color::Black };
        let (own, enemy) = (reach(side), reach(!side));
        if own > enemy {
            let numbers = args!["side" => side, "other" => !side, "own" => own, "enemy" => enemy];
            let sentence = self.text.format("eval-activity", numbers);
            self.say(weight, sentence);
        }
    }

    pub(super) fn hanging(&mut self) {
        let weight = self.family(Family::Threats);
        let victim = if weight > 0 { Color::Black } else { Color::White };
        let hanging = self.sight.hanging(victim);
        let dearest = hanging.into_iter().max_by_key(|&square| self.pos.role_on(square));
        if let Some((square, role)) = dearest.and_then(|square| Some((square, self.pos.role_on(square)?))) {
            let piece = Noun::role(role).colored(victim);
            let sentence = self.text.format("eval-hanging", args!["piece" => piece, "square" => square]);
            self.say(weight, sentence);
        }
    }

    pub(super) fn outposts(&mut self) {
        let weight = self.term(Term::KnightOutpost) + self.term(Term::BishopOutpost);
        let side = if weight > 0 { Color::White } else { Color::Black };
        let outposts = FactId::Outpost.squares(&self.sight, side);
        let best = outposts.into_iter().find(|&square| self.pos.role_on(square) == Some(Role::Knight));
        let Some(square) = best.or(outposts.first()) else { return };
        let Some(role) = self.pos.role_on(square) else { return };
        let piece = Noun::role(role).colored(side);
        let sentence = self.text.format("eval-outpost", args!["piece" => piece, "square" => square]);
        self.say(weight, sentence);
    }

    pub(super) fn open_files(&mut self) {
        let weight = self.term(Term::RookFile);
        let side = if weight > 0 { Color::White } else { Color::Black };
        let rooks = FactId::RookOnOpenFile.squares(&self.sight, side);
        if let Some(rook) = rooks.first() {
            let file = rook.file().letter().to_string();
            let piece = Noun::role(Role::Rook).colored(side);
            let sentence =
                self.text.format("eval-open-file", args!["piece" => piece, "square" => rook, "file" => file]);
            self.say(weight, sentence);
        }
    }

    pub(super) fn drawishness(&mut self) {
        let weight = self.term(Term::Drawishness);
        if weight == 0 {
            return;
        }
        if material::has_opposite_bishops(self.pos) {
            let sentence = self.text.get("eval-opposite-bishops");
            return self.say(weight, sentence);
        }
        // The better side is the one whose advantage was cut.
        let better = if weight < 0 { Color::White } else { Color::Black };
        let pawns: Bitboard = self.pos.pieces(better, Role::Pawn);
        if pawns.is_empty() {
            let sentence = self.text.format("eval-no-pawns", args!["side" => better]);
            self.say(weight, sentence);
        }
    }
}
