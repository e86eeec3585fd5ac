//! The ends of two lines compared: facts of the board that stand after one and not after the other, the most telling first, and
//! only such as the evaluation bears out.

use lucena_chess::{Bitboard, Color, File, Position, Role, Square, attacks};
use lucena_eval::{Evaluator, Family, Term, Trace};
use lucena_facts::material::{self, FULL_PHASE};
use lucena_facts::{PawnStructure, files, king, minor, opening, spans};

use super::difference::Difference;
use super::journey::{HORIZON, SOON, castles, returns, stands, trades_queens};
use crate::primitives::{self, Phase};
use crate::scene::Scene;

/// How much the evaluation must count a difference of position for, in centipawns.
const WEIGHS: i32 = 8;
/// The squares that a shut-in piece reaches at most, and a free one at least.
const SHUT_IN: i32 = 2;
const FREE: i32 = 6;
/// A line as far as it is compared: its scene and so many half-moves of it.
pub(super) type Stretch<'a> = (&'a Scene, usize);

/// The differences between the ends of two lines that may be said, the most telling first.
pub(super) fn differences(played: Stretch<'_>, better: Stretch<'_>) -> Vec<Difference> {
    let ends = Ends::new(played, better);
    let mut found = ends.kings();
    found.extend(ends.queens());
    found.extend(ends.pawns_on_their_way());
    found.extend(ends.pieces());
    found.extend(ends.weak_pawns());
    found.extend(ends.fewer_squares());
    found
}

/// The two ends, seen by the side that moved.
struct Ends<'a> {
    scene: &'a Scene,
    best: &'a Scene,
    length: usize,
    other: usize,
    here: Position,
    there: Position,
    pawns: [PawnStructure; 3],
    traces: [Trace; 2],
}

impl<'a> Ends<'a> {
    fn new((scene, length): Stretch<'a>, (best, other): Stretch<'a>) -> Ends<'a> {
        let (here, there) = (scene.positions[length], best.positions[other]);
        let mut evaluator = Evaluator::default();
        Ends {
            scene,
            best,
            length,
            other,
            here,
            there,
            pawns: [&here, &there, &scene.before].map(PawnStructure::new),
            traces: [&here, &there].map(|pos| evaluator.trace(pos)),
        }
    }

    /// Whether the evaluation counts for less here what these terms stand for.
    fn weighs(&self, terms: &[Term]) -> bool {
        self.difference(|trace, side| {
            terms.iter().fold(lucena_eval::Tapered::ZERO, |sum, &term| sum + trace.term(term, side))
        }) <= -WEIGHS
    }

    fn passers_weigh(&self) -> bool {
        self.difference(|trace, side| trace.family(Family::Passed, side)) <= -WEIGHS
    }

    fn difference(&self, value: impl Fn(&Trace, Color) -> lucena_eval::Tapered) -> i32 {
        let [here, there] = self.traces.each_ref().map(|trace| {
            let sum = value(trace, self.scene.us) - value(trace, self.scene.them);
            (sum.mg() * trace.phase() + sum.eg() * (FULL_PHASE - trace.phase())) / FULL_PHASE
        });
        here - there
    }

    fn has_queens(&self) -> bool {
        let both = |pos: &Position| Color::ALL.iter().all(|&side| pos.pieces(side, Role::Queen).any());
        both(&self.here) && both(&self.there) && primitives::phase(&self.here) != Phase::Endgame
    }

    fn kings(&self) -> Vec<Difference> {
        let (us, them) = (self.scene.us, self.scene.them);
        let could = |scene: &Scene, length: usize, side| {
            may_castle(&scene.positions[length], side) || castles(scene, length, side)
        };
        if !self.has_queens() {
            return Vec::new();
        }
        let mut found = Vec::new();
        if could(self.best, self.other, us) && !could(self.scene, self.length, us) {
            found.push(Difference::Castling);
        }
        // What the better line does late was not the choice of its first move.
        if could(self.scene, self.length, them) && !could(self.best, self.other.min(SOON), them) {
            found.push(Difference::TheirCastling);
        }
        if tears_shelter(us, &self.scene.before, (&self.here, &self.there)) {
            found.push(Difference::Shelter);
        }
        if self.is_timely() && tears_shelter(them, &self.scene.before, (&self.there, &self.here)) {
            found.push(Difference::TheirShelter);
        }
        found
    }

    fn queens(&self) -> Option<Difference> {
        let queens = |pos: &Position| pos.role(Role::Queen);
        let both = |pos: &Position| Color::ALL.iter().all(|&side| pos.pieces(side, Role::Queen).any());
        if !both(&self.scene.before) {
            return None;
        }
        if queens(&self.here).is_empty() && both(&self.there) && trades_queens(self.scene) {
            return Some(Difference::QueensOff);
        }
        let trades = queens(&self.there).is_empty() && both(&self.here) && trades_queens(self.best);
        trades.then_some(Difference::QueensOn)
    }

    /// What stood before the move is not its fault, and what the better line has too is no difference; a pawn that has only stepped
    /// forward is the same pawn.
    fn fresh(&self, now: Bitboard, then: Bitboard, was: Bitboard) -> Option<Square> {
        first(self.scene.us, now - spans::fill_files(then | was))
    }

    /// Whether the line of the move is looked at as long as the better one, so that what has not happened yet is late.
    const fn is_timely(&self) -> bool {
        self.other <= self.length + 1
    }

    fn pawns_on_their_way(&self) -> Vec<Difference> {
        let (us, them) = (self.scene.us, self.scene.them);
        let passed = |index: usize, side: Color| self.pawns[index].side(side).passed;
        let mut found = Vec::new();
        if self.passers_weigh() {
            if self.length <= self.other + 1 {
                let theirs = self.runner(them, passed(0, them), passed(1, them));
                found.extend(theirs.map(Difference::TheirRunner));
            }
            if self.is_timely() {
                found.extend(self.runner(us, passed(1, us), passed(0, us)).map(Difference::OurRunner));
            }
        }
        // A pawn that is passed at home because others have gone is no danger yet.
        let is_on_its_way =
            |side: Color| move |square: &Square| 4 <= primitives::relative_rank(side, *square);
        let theirs = self.fresh(passed(0, them), passed(1, them), passed(2, them));
        found.extend(theirs.filter(is_on_its_way(them)).map(Difference::TheirPasser));
        if self.passers_weigh() {
            let ours = self.fresh(passed(1, us), passed(0, us), passed(2, us));
            found.extend(ours.filter(is_on_its_way(us)).map(Difference::OurPasser));
        }
        found
    }

    /// The foremost passed pawn of a side at one end, if it stands beyond the middle and two ranks before all that it has on its
    /// file at the other.
    fn runner(&self, side: Color, passed: Bitboard, other: Bitboard) -> Option<Square> {
        const FAR: i32 = 5;
        const AHEAD: i32 = 2;
        let rank = |square: Square| primitives::relative_rank(side, square);
        let foremost = passed.into_iter().max_by_key(|&square| (rank(square), order(side, square)))?;
        // Where it stands already, nobody has let it through.
        if self.scene.before.pieces(side, Role::Pawn).contains(foremost) {
            return None;
        }
        let elsewhere = (other & Bitboard::file(foremost.file())).into_iter().map(rank).max()?;
        (FAR <= rank(foremost) && elsewhere + AHEAD <= rank(foremost)).then_some(foremost)
    }

    fn pieces(&self) -> Vec<Difference> {
        let mut found = Vec::new();
        let (us, them) = (self.scene.us, self.scene.them);
        found.extend(self.wedge().map(Difference::Wedge));
        found.extend(self.their_center().map(Difference::TheirCenter));
        if returns(self.scene, self.scene.line.len().min(HORIZON)) && !returns(self.best, self.other) {
            found.push(Difference::Returns);
        }
        if self.has_queens() && self.stays_in_center() {
            found.push(Difference::Uncastled);
        }
        // A square that is newly held at one end and not at the other.
        let newly = |side: Color, at: fn(&Position, &PawnStructure, Color) -> Bitboard, index: usize| {
            let [here, there] = [(&self.here, 0), (&self.there, 1)]
                .map(|(pos, index): (&Position, usize)| at(pos, &self.pawns[index], side));
            let was = at(&self.scene.before, &self.pawns[2], side);
            let (one, other) = if index == 0 { (here, there) } else { (there, here) };
            if other.any() || was.any() { None } else { first(side, one) }
        };
        let role = |pos: &Position, square: Square| pos.role_on(square).unwrap_or(Role::Pawn);
        let seventh: fn(&Position, &PawnStructure, Color) -> Bitboard =
            |pos, _, side| files::on_seventh(pos, side);
        let rooks = |pos: &Position| (files::on_seventh(pos, them) & pos.pieces(them, Role::Rook)).count();
        if 2 <= rooks(&self.here) && rooks(&self.there) < 2 && rooks(&self.scene.before) < 2 {
            found.push(Difference::TheirSevenths);
        }
        if self.weighs(&[Term::RookSeventh, Term::QueenSeventh]) {
            let is_rook = |pos: &Position, square: &Square| role(pos, *square) == Role::Rook;
            let theirs = newly(them, seventh, 0).filter(|square| is_rook(&self.here, square));
            found.extend(theirs.map(Difference::TheirSeventh));
            let ours = newly(us, seventh, 1).filter(|square| is_rook(&self.there, square));
            found.extend(ours.map(Difference::OurSeventh));
        }
        found.extend(self.shut_in());
        found.extend(self.undeveloped());
        found.extend(self.traded());
        if primitives::phase(&self.here) != Phase::Endgame && self.weighs(&[Term::BishopPair]) {
            let alone = |pos: &Position, side: Color| {
                material::has_bishop_pair(pos, side) && !material::has_bishop_pair(pos, !side)
            };
            let had = alone(&self.scene.before, them) || alone(&self.scene.before, us);
            if !had && alone(&self.here, them) && !alone(&self.there, them) {
                found.push(Difference::TheirPair);
            } else if !had && alone(&self.there, us) && !alone(&self.here, us) {
                found.push(Difference::OurPair);
            }
        }
        if self.weighs(&[Term::KnightOutpost, Term::BishopOutpost]) {
            // On the rim there is nothing to rule from.
            let rules = |square: &Square| !matches!(square.file(), File::A | File::H);
            let theirs = newly(them, minor::on_outposts, 0).filter(rules);
            found.extend(theirs.map(|square| Difference::TheirOutpost(role(&self.here, square), square)));
            let ours = newly(us, minor::on_outposts, 1).filter(rules);
            found.extend(ours.map(|square| Difference::OurOutpost(role(&self.there, square), square)));
        }
        if self.weighs(&[Term::RookFile]) {
            found.extend(newly(them, files::rooks_on_open_files, 0).map(Difference::TheirFile));
            found.extend(newly(us, files::rooks_on_open_files, 1).map(Difference::OurFile));
        }
        found.extend(self.attacks());
        found
    }

    /// A pawn of theirs in the center, on its fourth rank or beyond, that the better move takes or attacks with a pawn and that is
    /// gone soon after it, while it stands on in the line of the move.
    fn wedge(&self) -> Option<Square> {
        let (best, them) = (self.best, self.scene.them);
        let is_wedge = |square: &Square| {
            let is_central = (File::C..=File::F).contains(&square.file());
            is_central && 4 <= primitives::relative_rank(them, *square)
        };
        let hit = match best.captured {
            Some((_, square)) => square.into(),
            None => primitives::attacks_from(&best.after, best.to),
        };
        let pawns = |pos: &Position| pos.pieces(them, Role::Pawn);
        let gone = pawns(&best.positions[self.other.min(SOON)]);
        let stays = hit & pawns(&self.scene.before) & (pawns(&self.here) - gone);
        (best.role == Role::Pawn).then_some(stays).and_then(|stays| first(them, stays)).filter(is_wedge)
    }

    /// A pawn of theirs in the center, which at the end of this line alone is without an own one beside it; in the opening.
    fn their_center(&self) -> Option<Square> {
        let central = |pos: &Position, side: Color| pos.pieces(side, Role::Pawn) & primitives::CENTER;
        let (us, them) = (self.scene.us, self.scene.them);
        let alone = |pos: &Position| central(pos, us).is_empty() && central(pos, them).any();
        let early = primitives::phase(&self.scene.before) == Phase::Opening;
        let is_new = alone(&self.here) && !alone(&self.there) && !alone(&self.scene.before);
        let keeps = central(&self.there, us).any();
        (early && is_new && keeps && self.is_timely())
            .then(|| first(them, central(&self.here, them)))
            .flatten()
    }

    /// Two more pieces than at the other end that aim at the squares around a king, three or more in all.
    fn attacks(&self) -> Vec<Difference> {
        const MORE: i32 = 2;
        const MANY: i32 = 3;
        const HEAVY: i32 = 25;
        let danger = self.difference(|trace, side| trace.term(Term::KingDanger, side));
        if !self.has_queens() || -HEAVY < danger {
            return Vec::new();
        }
        let more = |one: &Position, other: &Position, side: Color| {
            let [count, fewer] = [one, other].map(|pos| attackers_of_king(pos, side));
            let was = attackers_of_king(&self.scene.before, side);
            (MANY <= count && fewer + MORE <= count && was < count).then_some(count)
        };
        let theirs = more(&self.here, &self.there, self.scene.us).map(Difference::TheirAttack);
        let ours = more(&self.there, &self.here, self.scene.them).map(Difference::OurAttack);
        [theirs, ours].into_iter().flatten().collect()
    }

    /// How many pieces of each side have gone that stay on the board after the better move, two at least.
    fn traded(&self) -> Option<Difference> {
        const SEVERAL: i32 = 2;
        let count = |pos: &Position, side: Color| primitives::pieces(pos, side).count() as i32;
        let gone = |side: Color| count(&self.there, side) - count(&self.here, side);
        let (ours, theirs) = (gone(self.scene.us), gone(self.scene.them));
        let stay = Color::ALL.iter().all(|&side| count(&self.there, side) == count(&self.scene.before, side));
        (ours == theirs && SEVERAL <= ours && stay && self.length <= self.other + 1)
            .then_some(Difference::Traded(ours))
    }

    /// Whether the better line castles, and this one leaves the king in the center.
    fn stays_in_center(&self) -> bool {
        let us = self.scene.us;
        let king = self.here.king(us);
        let in_center = king.rank() == us.back_rank() && matches!(king.file(), File::D | File::E);
        // What is only done a move later is no difference.
        let castled = castles(self.best, self.other, us) && !castles(self.scene, self.scene.line.len(), us);
        castled
            && self.is_timely()
            && in_center
            && self.weighs(&[Term::KingDanger, Term::KingShelter, Term::KingSquare, Term::KingOpenFile])
    }

    /// Our bishops and rooks at both ends, each with where it stands here and the squares it reaches here and there, the one that
    /// loses most first.
    fn long_pieces(&self) -> Vec<(Role, Square, i32, i32)> {
        if !self.is_timely() {
            return Vec::new();
        }
        let own = primitives::pieces(&self.scene.before, self.scene.us).into_iter();
        let mut found: Vec<(Role, Square, i32, i32)> = own
            .filter_map(|square| {
                let role = self.scene.before.role_on(square)?;
                let here = stands(self.scene, self.length, square)?;
                let there = stands(self.best, self.other, square)?;
                // Rooks in their corners have few squares in every opening.
                let corner = primitives::relative_rank(self.scene.us, here) == 1
                    && matches!(here.file(), File::A | File::H);
                if corner && primitives::phase(&self.scene.before) == Phase::Opening {
                    return None;
                }
                let term = match role {
                    Role::Bishop => Term::BishopMobility,
                    Role::Rook => Term::RookMobility,
                    _ => return None,
                };
                let reached =
                    (primitives::mobility(&self.here, here), primitives::mobility(&self.there, there));
                self.weighs(&[term]).then_some((role, here, reached.0, reached.1))
            })
            .collect();
        found.sort_by_key(|&(_, square, few, many)| (few - many, order(self.scene.us, square)));
        found
    }

    /// A piece that has hardly a square here and moves freely there.
    fn shut_in(&self) -> Option<Difference> {
        // A piece that another one hides for a moment is not shut in: pawns and the own king do that.
        let walls = self.here.role(Role::Pawn).with(self.here.king(self.scene.us));
        let is_walled = |square: Square| {
            let piece = self.here.piece_on(square);
            let own = walls & self.here.color(self.scene.us);
            let free = piece.map(|piece| attacks::by(piece, square, walls) - own);
            free.is_some_and(|free| free.count() as i32 <= SHUT_IN + 1)
        };
        let shut = |&(_, square, few, many): &(Role, Square, i32, i32)| {
            few <= SHUT_IN && FREE <= many && is_walled(square)
        };
        let (role, square, few, _) = self.long_pieces().into_iter().find(shut)?;
        Some(Difference::ShutIn(role, square, few))
    }

    /// A piece that reaches clearly fewer squares here than there.
    fn fewer_squares(&self) -> Option<Difference> {
        const CLEARLY: i32 = 4;
        // Pieces take time to come out: after a move or two nothing can be said.
        if self.length < SOON {
            return None;
        }
        let (role, square, few, many) = self.long_pieces().into_iter().next()?;
        (CLEARLY <= many - few).then_some(Difference::FewerSquares(role, square, many - few))
    }

    /// Two more knights and bishops at home than after the better move, in the opening.
    fn undeveloped(&self) -> Option<Difference> {
        const MORE: i32 = 2;
        let home = |pos: &Position| opening::undeveloped(pos, self.scene.us).count() as i32;
        let (here, there) = (home(&self.here), home(&self.there));
        let early = primitives::phase(&self.scene.before) == Phase::Opening;
        (early && self.is_timely() && there + MORE <= here).then_some(Difference::Undeveloped(here, there))
    }

    fn weak_pawns(&self) -> Vec<Difference> {
        let us = self.scene.us;
        // Where a pawn has gone, its neighbor is weak because of that; and with few pieces left other things decide.
        let pawns = |pos: &Position| pos.pieces(us, Role::Pawn).count();
        let lacks_pawns = pawns(&self.here) != pawns(&self.there);
        if lacks_pawns || primitives::phase(&self.here) == Phase::Endgame {
            return Vec::new();
        }
        let [here, there, before] = self.pawns.each_ref().map(|pawns| *pawns.side(us));
        let isolated = self.fresh(here.isolated, there.isolated, before.isolated).map(Difference::Isolated);
        let doubled = self.fresh(here.doubled, there.doubled, before.doubled).map(Difference::Doubled);
        let backward = self.fresh(here.backward, there.backward, before.backward).map(Difference::Backward);
        let theirs = self.pawns.each_ref().map(|pawns| pawns.side(self.scene.them).doubled);
        let count = |pos: &Position| pos.pieces(self.scene.them, Role::Pawn).count();
        let their_doubled = self
            .fresh(theirs[1], theirs[0], theirs[2])
            .filter(|_| self.is_timely() && count(&self.here) == count(&self.there))
            .map(Difference::TheirDoubled);
        [isolated, doubled, backward, their_doubled].into_iter().flatten().collect()
    }
}

/// Whether the king of a side stands on the same wing at both ends, and has lost a pawn before it at the first.
fn tears_shelter(us: Color, before: &Position, (here, there): (&Position, &Position)) -> bool {
    let king = here.king(us);
    let castled = king.rank() == us.back_rank() && !matches!(king.file(), File::D | File::E);
    let bare = |pos: &Position| king::bare_files(pos, us).count();
    castled && king == there.king(us) && king == before.king(us) && bare(there).max(bare(before)) < bare(here)
}

/// How many enemy pieces aim at the squares around the king of a side.
fn attackers_of_king(pos: &Position, side: Color) -> i32 {
    let zone = primitives::king_zone(pos, side);
    let aims = |square: &Square| primitives::attacks_from(pos, *square).intersects(zone);
    primitives::pieces(pos, !side).into_iter().filter(aims).count() as i32
}

/// Whether a side may still castle.
pub(super) fn may_castle(pos: &Position, side: Color) -> bool {
    pos.castling_rooks().intersects(pos.color(side))
}

/// The first square as a side sees the board.
fn first(side: Color, squares: Bitboard) -> Option<Square> {
    squares.into_iter().min_by_key(|&square| order(side, square))
}

fn order(side: Color, square: Square) -> Square {
    if side == Color::White { square } else { square.flip_rank() }
}
