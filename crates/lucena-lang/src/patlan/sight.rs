//! The relations of one position, worked out when they are asked for and then remembered.
//!
//! A [`Sight`] is reused from position to position: forgetting is done by clearing a few masks. All patterns
//! that look at one position share one.

use std::sync::Arc;

use lucena_chess::{Bitboard, Board, Color, Role, Square, attacks};
use lucena_facts::FactId;

use super::program::Program;

/// The king of a side, who gives check to it and which own pieces are pinned to it.
#[derive(Clone, Copy, Debug)]
struct Safety {
    king: Option<Square>,
    checkers: Bitboard,
    pinned: Bitboard,
}

/// A table of one set for each square, filled on demand.
#[derive(Clone, Debug)]
struct Table {
    known: Bitboard,
    sets: [Bitboard; 64],
}

impl Table {
    const fn new() -> Table {
        Table { known: Bitboard::EMPTY, sets: [Bitboard::EMPTY; 64] }
    }

    #[inline]
    fn get(&self, sq: Square) -> Option<Bitboard> {
        self.known.contains(sq).then(|| self.sets[sq.index()])
    }

    #[inline]
    fn put(&mut self, sq: Square, set: Bitboard) -> Bitboard {
        self.known = self.known.with(sq);
        self.sets[sq.index()] = set;
        set
    }
}

/// A board with its relations.
#[derive(Clone, Debug)]
pub(crate) struct Sight {
    board: Board,
    me: Color,
    control: Table,
    legal: Table,
    vias: Table,
    safety: [Option<Safety>; 2],
    /// Where each piece can go to give mate.
    mates: Table,
    /// What each side controls or may push a pawn to.
    reach: [Option<Bitboard>; 2],
    /// Whether patterns that others ask for occur; their programs are held, so that none is mistaken.
    answers: Vec<(Arc<Program>, bool)>,
    /// The board as the catalogue of facts looks at it, if it was asked and such a position can be.
    facts: Option<Option<Box<lucena_facts::Sight>>>,
    /// What the catalogue answered.
    answered: Vec<(FactId, Color, Bitboard)>,
    /// The same pieces with the other side searching and on move, and whether it is of this board.
    counterpart: Option<Box<Sight>>,
    is_counterpart_fresh: bool,
}

impl Sight {
    /// The relations of a board as `me` sees them.
    pub(crate) fn new(board: Board, me: Color) -> Sight {
        Sight {
            board,
            me,
            control: Table::new(),
            legal: Table::new(),
            vias: Table::new(),
            safety: [None; 2],
            mates: Table::new(),
            reach: [None; 2],
            answers: Vec::new(),
            facts: None,
            answered: Vec::new(),
            counterpart: None,
            is_counterpart_fresh: false,
        }
    }

    /// Looks at another board, as `me`.
    pub(crate) fn reset(&mut self, board: Board, me: Color) {
        self.board = board;
        self.me = me;
        self.control.known = Bitboard::EMPTY;
        self.legal.known = Bitboard::EMPTY;
        self.vias.known = Bitboard::EMPTY;
        self.safety = [None; 2];
        self.mates.known = Bitboard::EMPTY;
        self.reach = [None; 2];
        self.answers.clear();
        self.facts = None;
        self.answered.clear();
        self.is_counterpart_fresh = false;
    }

    /// The board as a side sees it that searches and is on move: this sight itself, or one kept beside it.
    pub(crate) fn seen_by(&mut self, color: Color) -> &mut Sight {
        if color == self.me && color == self.board.turn() {
            return self;
        }
        let board = self.board.with_turn(color);
        let is_fresh =
            self.is_counterpart_fresh && self.counterpart.as_ref().is_some_and(|other| other.me == color);
        let other = self.counterpart.get_or_insert_with(|| Box::new(Sight::new(board, color)));
        if !is_fresh {
            other.reset(board, color);
        }
        self.is_counterpart_fresh = true;
        other
    }

    /// Whether a pattern occurs for the searcher, if that has been found out.
    pub(crate) fn answer(&self, program: &Program) -> Option<bool> {
        self.answers.iter().find(|(known, _)| std::ptr::eq(&**known, program)).map(|&(_, occurs)| occurs)
    }

    /// Keeps what was found out about a pattern.
    pub(crate) fn remember(&mut self, program: &Arc<Program>, occurs: bool) {
        self.answers.push((program.clone(), occurs));
    }

    /// The squares of which a fact of the catalogue is true for a side; none on a board that can be no position.
    pub(crate) fn fact(&mut self, fact: FactId, color: Color) -> Bitboard {
        let known = self.answered.iter().find(|(known, side, _)| (*known, *side) == (fact, color));
        if let Some(&(.., squares)) = known {
            return squares;
        }
        let board = &self.board;
        let facts = self
            .facts
            .get_or_insert_with(|| board.position().map(|pos| Box::new(lucena_facts::Sight::new(pos))));
        let squares = facts.as_ref().map_or(Bitboard::EMPTY, |sight| fact.squares(sight, color));
        self.answered.push((fact, color, squares));
        squares
    }

    #[inline]
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub(crate) fn me(&self) -> Color {
        self.me
    }

    /// The squares a piece attacks.
    #[inline]
    pub(crate) fn control(&mut self, sq: Square) -> Bitboard {
        match self.control.get(sq) {
            Some(set) => set,
            None => {
                let set = self.board.control(sq);
                self.control.put(sq, set)
            }
        }
    }

    /// Every square that some piece of a side controls, and those its pawns may step to: no move or hop ends
    /// anywhere else, castling left aside.
    pub(crate) fn reach(&mut self, color: Color) -> Bitboard {
        if let Some(set) = self.reach[color.index()] {
            return set;
        }
        let pawns = self.board.pieces(color, Role::Pawn);
        let steps = attacks::pawn_steps(color, pawns);
        let pushes = steps | attacks::pawn_steps(color, steps);
        let pieces = self.board.color(color) - pawns;
        let set = pieces
            .into_iter()
            .fold(pushes | attacks::pawns(color, pawns), |set, piece| set | self.control(piece));
        self.reach[color.index()] = Some(set);
        set
    }

    fn safety(&mut self, color: Color) -> Safety {
        if let Some(safety) = self.safety[color.index()] {
            return safety;
        }
        let board = &self.board;
        let mut safety =
            Safety { king: board.king(color), checkers: Bitboard::EMPTY, pinned: Bitboard::EMPTY };
        if let Some(king) = safety.king {
            safety.checkers = board.attackers(!color, king);
            let queens = board.role(Role::Queen);
            let snipers = board.color(!color)
                & ((attacks::bishop_rays(king) & (board.role(Role::Bishop) | queens))
                    | (attacks::rook_rays(king) & (board.role(Role::Rook) | queens)));
            for sniper in snipers {
                let blockers = attacks::between(king, sniper) & board.occupied();
                if !blockers.more_than_one() {
                    safety.pinned |= blockers & board.color(color);
                }
            }
        }
        self.safety[color.index()] = Some(safety);
        safety
    }

    /// The squares a king can step on without being attacked there; its own square is taken as empty.
    fn unattacked_steps(&self, king: Square, color: Color) -> Bitboard {
        let board = &self.board;
        let occupied = board.occupied().without(king);
        let is_safe = |&to: &Square| (board.all_attackers(to, occupied) & board.color(!color)).is_empty();
        attacks::king(king).into_iter().filter(is_safe).collect()
    }

    /// Where the piece can legally move if its side is on move.
    pub(crate) fn legal(&mut self, sq: Square) -> Bitboard {
        match self.legal.get(sq) {
            Some(set) => set,
            None => {
                let set = self.legal_moves(sq);
                self.legal.put(sq, set)
            }
        }
    }

    fn legal_moves(&mut self, sq: Square) -> Bitboard {
        let Some(color) = self.board.color_on(sq) else { return Bitboard::EMPTY };
        let pseudo = self.board.pseudo_moves(sq);
        let safety = self.safety(color);
        let Some(king) = safety.king.filter(|_| pseudo.any()) else { return pseudo };
        if sq == king {
            // What is no plain step is castling, which has been tested already.
            let steps = attacks::king(king) - self.board.color(color);
            return (pseudo - steps) | (pseudo & steps & self.unattacked_steps(king, color));
        }
        let mut moves = pseudo & self.answers(safety);
        if safety.pinned.contains(sq) {
            moves &= attacks::line(king, sq);
        }
        if let Some(passed) = self.board.en_passant(sq, color) {
            moves = moves.without(passed);
            if !self.board.is_exposed(king, color, sq, passed) {
                moves = moves.with(passed);
            }
        }
        moves
    }

    /// Where a piece other than the king must go: anywhere, onto or before the checker, or nowhere.
    fn answers(&self, safety: Safety) -> Bitboard {
        match (safety.king, safety.checkers.first()) {
            (Some(king), Some(checker)) if !safety.checkers.more_than_one() => {
                attacks::between(king, checker).with(checker)
            }
            (Some(_), Some(_)) => Bitboard::EMPTY,
            _ => Bitboard::FULL,
        }
    }

    /// Where the piece can hop to in POSSIBLE relations, its king safe afterwards.
    pub(crate) fn vias(&mut self, sq: Square) -> Bitboard {
        match self.vias.get(sq) {
            Some(set) => set,
            None => {
                let set = self.hops(sq);
                self.vias.put(sq, set)
            }
        }
    }

    fn hops(&mut self, sq: Square) -> Bitboard {
        let (Some(color), Some(role)) = (self.board.color_on(sq), self.board.role_on(sq)) else {
            return Bitboard::EMPTY;
        };
        match role {
            Role::Pawn => self.legal(sq),
            Role::King => self.unattacked_steps(sq, color) - self.board.pieces(!color, Role::King),
            _ => {
                let reach = self.control(sq) - self.board.pieces(!color, Role::King);
                let safety = self.safety(color);
                let Some(king) = safety.king else { return reach };
                if safety.checkers.any() || safety.pinned.contains(sq) {
                    // An own piece on the way can neither end a check nor keep a pin closed.
                    let mut hops = reach & self.answers(safety) & !self.board.color(color);
                    if safety.pinned.contains(sq) {
                        hops &= attacks::line(king, sq);
                    }
                    return hops;
                }
                reach
            }
        }
    }

    /// What the piece on `x` hits from `v`, after hopping there, and does not hit now (lists of two).
    pub(crate) fn possible_hits(&mut self, x: Square, v: Square) -> Bitboard {
        let (Some(color), Some(role)) = (self.board.color_on(x), self.board.role_on(x)) else {
            return Bitboard::EMPTY;
        };
        let now = self.control(x);
        let hits = match role {
            Role::Pawn => attacks::pawn(color, v),
            _ => attacks::by_role(role, v, self.board.occupied().without(x)),
        };
        let mut excluded = now & self.board.occupied();
        match role {
            Role::King => excluded |= now,
            Role::Bishop | Role::Rook | Role::Queen => excluded |= attacks::line(x, v),
            Role::Pawn | Role::Knight => {}
        }
        (hits - excluded).without(x)
    }

    /// From where the piece on `x` would hit `t` after one hop (lists of two); exact.
    pub(crate) fn possible_vias(&mut self, x: Square, t: Square) -> Bitboard {
        let (Some(color), Some(role)) = (self.board.color_on(x), self.board.role_on(x)) else {
            return Bitboard::EMPTY;
        };
        let now = self.control(x);
        let is_hit = now.contains(t) && (role == Role::King || self.board.occupied().contains(t));
        if x == t || is_hit {
            return Bitboard::EMPTY;
        }
        let from = match role {
            Role::Pawn => attacks::pawn(!color, t),
            _ => attacks::by_role(role, t, self.board.occupied().without(x)),
        };
        if from.is_empty() {
            return from;
        }
        let line = match role {
            Role::Bishop | Role::Rook | Role::Queen => attacks::line(x, t),
            _ => Bitboard::EMPTY,
        };
        (from & self.vias(x)) - line
    }

    /// Whether the ray from `from` to `t`, on a board occupied like this, holds exactly `middle` in order.
    pub(crate) fn is_xray(
        role: Role,
        from: Square,
        t: Square,
        middle: &[Square],
        occupied: Bitboard,
    ) -> bool {
        let rays = match role {
            Role::Bishop => attacks::bishop_rays(from),
            Role::Rook => attacks::rook_rays(from),
            Role::Queen => attacks::bishop_rays(from) | attacks::rook_rays(from),
            _ => return false,
        };
        let between = attacks::between(from, t) & occupied;
        rays.contains(t)
            && between == middle.iter().copied().collect()
            && between.count() as usize == middle.len()
            && middle.windows(2).all(|pair| from.distance(pair[0]) < from.distance(pair[1]))
    }

    /// Whether taking `x` off would give `y` a destination it does not have now.
    pub(crate) fn blocks(&self, x: Square, y: Square) -> bool {
        let (Some(color), Some(role)) = (self.board.color_on(y), self.board.role_on(y)) else { return false };
        if role == Role::Pawn {
            return attacks::pawn_steps(color, y.into()).contains(x);
        }
        (self.board.without(x).pseudo_moves(y) - self.board.pseudo_moves(y)).any()
    }

    /// The squares to which the piece can go to give mate.
    pub(crate) fn mates(&mut self, from: Square) -> Bitboard {
        match self.mates.get(from) {
            Some(set) => set,
            None => {
                let set = self.find_mates(from);
                self.mates.put(from, set)
            }
        }
    }

    fn find_mates(&mut self, from: Square) -> Bitboard {
        let Some(color) = self.board.color_on(from) else { return Bitboard::EMPTY };
        // A side in check cannot pass, so the other one cannot move.
        let turn = self.board.turn();
        if self.board.king(!color).is_none() || (color != turn && self.board.is_check(turn)) {
            return Bitboard::EMPTY;
        }
        let is_pawn = self.board.role_on(from) == Some(Role::Pawn);
        let board = self.board.with_turn(color);
        let gives_mate = |&to: &Square| {
            let promotes = is_pawn && to.rank() == color.promotion_rank();
            let becomes = if promotes { &Role::PROMOTIONS[..] } else { &[Role::Queen] };
            becomes.iter().any(|&promotion| {
                let mut after = board;
                after.play(from, to, promotion);
                is_checkmate(after)
            })
        };
        (self.legal(from) & self.checking_squares(from)).into_iter().filter(gives_mate).collect()
    }

    /// Where a move of the piece may give check: a cheap test that spares most moves from being played.
    fn checking_squares(&self, from: Square) -> Bitboard {
        let board = &self.board;
        let (Some(color), Some(role)) = (board.color_on(from), board.role_on(from)) else {
            return Bitboard::EMPTY;
        };
        let Some(king) = board.king(!color) else { return Bitboard::EMPTY };
        let occupied = board.occupied().without(from);
        // Either the piece uncovers another, or the king stands in check already: a side is searched for even
        // when it is not on move.
        if (board.all_attackers(king, occupied) & board.color(color)).without(from).any() {
            return Bitboard::FULL;
        }
        match role {
            // A promoted pawn checks as another piece, en passant takes two pawns off; kings may castle.
            Role::Pawn => {
                let promotions = Bitboard::rank(color.promotion_rank());
                let passed = board.en_passant(from, color).map_or(Bitboard::EMPTY, Bitboard::from);
                attacks::pawn(!color, king) | promotions | passed
            }
            Role::King => Bitboard::FULL,
            _ => attacks::by_role(role, king, occupied),
        }
    }

    /// Whether the marked square is defended by `side`, not counting the protagonist `lead`, but counting
    /// what acts through it if it is of that side.
    pub(crate) fn is_square_defended(&mut self, sq: Square, side: Color, lead: Square) -> bool {
        let board = &self.board;
        let direct = board.attackers(side, sq).without(lead).without(sq);
        if direct.any() || !board.color(side).contains(lead) {
            return direct.any();
        }
        let through = board.all_attackers(sq, board.occupied().without(lead)) & board.color(side);
        let sliders = board.role(Role::Bishop) | board.role(Role::Rook) | board.role(Role::Queen);
        (through & sliders)
            .without(lead)
            .into_iter()
            .any(|back| attacks::between(back, sq) & board.occupied() == lead.into())
    }

    /// Whether another piece of its side controls the square of the piece.
    pub(crate) fn is_piece_defended(&mut self, sq: Square) -> bool {
        self.board.color_on(sq).is_some_and(|color| self.board.attackers(color, sq).any())
    }
}

/// Whether the side to move is in check and cannot move.
fn is_checkmate(board: Board) -> bool {
    let color = board.turn();
    if !board.is_check(color) {
        return false;
    }
    let mut sight = Sight::new(board, color);
    board.color(color).into_iter().all(|sq| sight.legal(sq).is_empty())
}
