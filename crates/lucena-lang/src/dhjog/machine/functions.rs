//! The predefined functions: what each gives in the position that is looked at.

use lucena_chess::{Bitboard, CastleSide, Color, Role, Square, attacks};

use super::{Machine, pawns};
use crate::dhjog::functions::Function;
use crate::dhjog::node::{LIGHT, file_mask, neighbours, rank_mask};
use crate::dhjog::program::HeuristicSet;

/// All types of pieces.
const ALL: u64 = 0x3f;

impl Machine {
    pub(super) fn pattern(
        &mut self,
        function: Function,
        set: &HeuristicSet,
        pattern: usize,
        player: u64,
    ) -> u64 {
        let Some(color) = self.color(player) else { return 0 };
        let (count, pieces) = self.scene.pattern(set, pattern, color);
        match function {
            Function::PatternExists => u64::from(count > 0),
            Function::PatternCount => (count as f64).to_bits(),
            Function::PatternWeight if count > 0 => set.patterns[pattern].weight().to_bits(),
            Function::PatternPieces => pieces,
            _ => 0,
        }
    }

    /// The result of a function; what is asked about NOBODY is nothing.
    pub(super) fn call(&mut self, function: Function, [a, b, c]: [u64; 3]) -> u64 {
        use Function as F;
        let number = |of: u64| f64::from_bits(of);
        let count = |of: u32| f64::from(of).to_bits();
        match function {
            F::MoveNumber => count(u32::from(self.scene.full_moves)),
            F::HalfmoveClock => count(u32::from(self.scene.half_moves)),
            F::GamePhase => self.phase().to_bits(),
            F::EmptySquares => a & !self.scene.pos.occupied().0,
            F::SquaresOf => a,
            F::Rank => {
                let own = rank_mask(number(a));
                if self.frame == Color::Black { own.swap_bytes() } else { own }
            }
            F::File => file_mask(number(a)),
            F::Neighbours => neighbours(a),
            F::LightSquares => LIGHT,
            F::DarkSquares => !LIGHT,
            F::Size => count(a.count_ones()),
            F::SumValues => self.sum(a).to_bits(),
            F::HighestValue => self.values_of(a).reduce(f64::max).unwrap_or(0.0).to_bits(),
            F::LowestValue => self.values_of(a).reduce(f64::min).unwrap_or(0.0).to_bits(),
            F::Distance => count(distance(a, b, 7, neighbours).unwrap_or(8)),
            F::Manhattan => count(distance(a, b, 14, steps).unwrap_or(15)),
            F::OpenFiles => pawns::open_files(&self.scene.pos),
            F::Max => number(a).max(number(b)).to_bits(),
            F::Min => number(a).min(number(b)).to_bits(),
            F::Abs => number(a).abs().to_bits(),
            F::Round => number(a).round().to_bits(),
            F::Clamp => number(a).min(number(c)).max(number(b)).to_bits(),
            F::Choose => {
                if a != 0 {
                    b
                } else {
                    c
                }
            }
            F::Blend => (number(a) * number(c) + number(b) * (1.0 - number(c))).to_bits(),
            _ => {
                // The player is the last argument of all the others.
                let player = [a, b, c][function.signature().0.len() - 1];
                match self.color(player) {
                    Some(color) => self.call_for(function, [a, b], color),
                    None => 0,
                }
            }
        }
    }

    fn call_for(&mut self, function: Function, [a, b]: [u64; 2], color: Color) -> u64 {
        use Function as F;
        let count = |of: u32| f64::from(of).to_bits();
        let other = !color;
        let (own, enemy) = (self.scene.pos.color(color).0, self.scene.pos.color(other).0);
        let pos = self.scene.pos;
        match function {
            F::ToMove => u64::from(pos.turn() == color),
            F::Fact(fact) => self.scene.fact(fact, color),
            F::HasPieces => u64::from(self.scene.pieces(a, b, Some(color)) != 0),
            F::HasAllTypes => u64::from(self.scene.kinds_on(own & b) & a == a),
            F::PiecesOn => self.scene.pieces(a, b, Some(color)),
            F::WhereAre => self.scene.pieces(a, u64::MAX, Some(color)),
            F::TypesOn => self.scene.kinds_on(own & a),
            F::KingSquare => Bitboard::square(pos.king(color)).0,
            F::KingZone => {
                let king = Bitboard::square(pos.king(color)).0;
                let near = king | neighbours(king);
                near | pawns::forward(color, near)
            }
            F::AheadOf => pawns::ahead(color, a),
            F::CountPieces => count(self.scene.pieces(a, b, Some(color)).count_ones()),
            F::MorePieces => u64::from((own & a).count_ones() > (enemy & a).count_ones()),
            F::SumPieces => self.sum(self.scene.pieces(a, b, Some(color))).to_bits(),
            F::MoreValue => u64::from(self.sum(own & a) > self.sum(enemy & a)),
            F::IsAttacked => u64::from(self.attacked(a, b, color) != 0),
            F::IsDefended => {
                let pieces = self.scene.pieces(a, b, Some(color));
                u64::from(pieces & !self.scene.attacks().by[color.index()] == 0)
            }
            F::IsAttacking => {
                let pieces = self.scene.pieces(a, u64::MAX, Some(color));
                u64::from(self.scene.attacked_by(pieces) & enemy & b != 0)
            }
            F::IsDefending => {
                let pieces = self.scene.pieces(a, u64::MAX, Some(color));
                u64::from(self.scene.attacked_by(pieces) & own & b != 0)
            }
            F::AttackerTypes | F::PiecesAttacking => {
                let targets = self.scene.pieces(a, b, Some(other));
                let found = self.scene.attacking(own, targets);
                if function == F::PiecesAttacking { found } else { self.scene.kinds_on(found) }
            }
            F::AttackedTypes | F::PiecesAttackedBy => {
                let attackers = self.scene.pieces(a, u64::MAX, Some(other));
                let found = self.scene.attacked_by(attackers) & own & b;
                if function == F::PiecesAttackedBy { found } else { self.scene.kinds_on(found) }
            }
            F::DefenderTypes => {
                let targets = self.scene.pieces(a, b, Some(color));
                let found = self.scene.attacking(own, targets);
                self.scene.kinds_on(found)
            }
            F::DefendedTypes => {
                let defenders = self.scene.pieces(a, u64::MAX, Some(color));
                let found = self.scene.attacked_by(defenders) & own & b;
                self.scene.kinds_on(found)
            }
            F::AttackedPieces => self.attacked(a, b, color),
            F::DefendedPieces => {
                self.scene.pieces(a, b, Some(color)) & self.scene.attacks().by[color.index()]
            }
            F::LoosePieces => self.scene.pieces(a, b, Some(color)) & !self.scene.attacks().by[color.index()],
            F::HangingPieces => self.hanging(a, b, color),
            F::PinnedPieces => self.scene.of_kinds(a) & self.scene.pinned(color),
            F::AttackedSquares => {
                let pieces = self.scene.pieces(a, u64::MAX, Some(color));
                self.scene.attacked_by(pieces)
            }
            F::CountAttacks => {
                let attacks = self.scene.attacks();
                let hits = |square: Square| (attacks.from[square.index()] & a).count_ones();
                count(Bitboard(own).into_iter().map(hits).sum())
            }
            F::RegionControl => count(self.control(a, color)),
            F::DominatesRegion => u64::from(self.control(a, color) > self.control(a, other)),
            F::InCheck => u64::from(self.attacked(1 << Role::King.index(), u64::MAX, color) != 0),
            F::BishopPair => {
                let bishops = pos.pieces(color, Role::Bishop).0;
                u64::from(bishops & LIGHT != 0 && bishops & !LIGHT != 0)
            }
            F::EnPassantTarget => u64::from(pos.passed_square().is_some() && pos.turn() != color),
            F::InsufficientMaterial => {
                let of = |role| pos.pieces(color, role).count();
                let heavy = of(Role::Pawn) + of(Role::Rook) + of(Role::Queen);
                let (knights, bishops) = (of(Role::Knight), of(Role::Bishop));
                u64::from(heavy == 0 && (knights + bishops <= 1 || knights == 2 && bishops == 0))
            }
            F::Mobility => count(self.mobility(a, color, false)),
            F::SafeMobility => count(self.mobility(a, color, true)),
            F::LegalMoves => (self.scene.legal_moves(color) as f64).to_bits(),
            F::DevelopedMinors => {
                let home = |white: u64| if color == Color::White { white } else { white.swap_bytes() };
                let knights = pos.pieces(color, Role::Knight).0 & !home(0x42);
                let bishops = pos.pieces(color, Role::Bishop).0 & !home(0x24);
                count((knights | bishops).count_ones())
            }
            F::CanCastleShort => u64::from(pos.castling_rook(color, CastleSide::King).is_some()),
            F::CanCastleLong => u64::from(pos.castling_rook(color, CastleSide::Queen).is_some()),
            F::Castled => u64::from(self.is_castled(color)),
            F::PawnShield => {
                let king = Bitboard::square(pos.king(color)).0;
                let front = pawns::forward(color, king | pawns::beside(king));
                let front = front | pawns::forward(color, front);
                count((front & pos.pieces(color, Role::Pawn).0).count_ones())
            }
            F::Opposition => {
                let (one, two) = (pos.king(color), pos.king(other));
                let files = one.file().index().abs_diff(two.file().index());
                let ranks = one.rank().index().abs_diff(two.rank().index());
                u64::from(matches!((files, ranks), (0, 2) | (2, 0) | (2, 2)) && pos.turn() != color)
            }
            F::FurthestRank => {
                let ranks = Bitboard(self.scene.pieces(a, b, Some(color))).into_iter();
                let ranks = ranks.map(|square| color.relative_rank(square.rank()).index() as u32 + 1);
                count(ranks.max().unwrap_or(0))
            }
            F::PassedPawns => pawns::passed(&pos, color),
            F::IsolatedPawns => pawns::isolated(&pos, color),
            F::DoubledPawns => pawns::doubled(&pos, color),
            F::BackwardPawns => pawns::backward(&pos, color),
            F::ConnectedPawns => pawns::connected(&pos, color),
            F::BlockedPawns => pawns::blocked(&pos, color),
            F::PawnIslands => count(pawns::islands(&pos, color)),
            F::HalfOpenFiles => pawns::half_open_files(&pos, color),
            F::Outposts => pawns::outposts(&pos, color),
            F::UnstoppablePawn => u64::from(pawns::has_unstoppable(&pos, color)),
            // The rest has no player, or is asked of the patterns.
            _ => 0,
        }
    }

    fn values_of(&self, pieces: u64) -> impl Iterator<Item = f64> {
        let present = pieces & self.scene.pos.occupied().0;
        Bitboard(present).into_iter().map(|square| self.values[square.index()])
    }

    fn sum(&self, pieces: u64) -> f64 {
        self.values_of(pieces).fold(0.0, |sum, value| sum + value)
    }

    fn phase(&self) -> f64 {
        let of = |role| self.scene.pos.role(role).count();
        let sum = of(Role::Knight) + of(Role::Bishop) + 2 * of(Role::Rook) + 4 * of(Role::Queen);
        f64::from(sum.min(24)) / 24.0
    }

    fn attacked(&mut self, kinds: u64, region: u64, color: Color) -> u64 {
        self.scene.pieces(kinds, region, Some(color)) & self.scene.attacks().by[(!color).index()]
    }

    /// Attacked, and undefended or attacked by something cheaper than themselves.
    fn hanging(&mut self, kinds: u64, region: u64, color: Color) -> u64 {
        let pos = self.scene.pos;
        let pieces = kinds & ALL & !(1 << Role::King.index());
        let attacked = self.attacked(pieces, region, color);
        let base = self.base;
        let is_hanging = |machine: &mut Machine, square: Square| {
            let one = Bitboard::square(square).0;
            if machine.scene.attacks().by[color.index()] & one == 0 {
                return true;
            }
            let worth = pos.role_on(square).map_or(0.0, |role| base[role.index()]);
            let attackers = pos.color(!color) - pos.role(Role::King);
            let attackers = machine.scene.attacking(attackers.0, one);
            Bitboard(attackers)
                .into_iter()
                .any(|square| pos.role_on(square).is_some_and(|role| base[role.index()] < worth))
        };
        Bitboard(attacked).into_iter().filter(|square| is_hanging(self, *square)).collect::<Bitboard>().0
    }

    /// How many squares a side attacks with more pieces than the other.
    fn control(&mut self, region: u64, color: Color) -> u32 {
        let pos = self.scene.pos;
        let attacks = self.scene.attacks();
        let mut balance = [0i8; 64];
        for square in pos.occupied() {
            let weight = if pos.color(color).contains(square) { 1 } else { -1 };
            for target in Bitboard(attacks.from[square.index()] & region) {
                balance[target.index()] += weight;
            }
        }
        balance.iter().filter(|balance| **balance > 0).count() as u32
    }

    fn mobility(&mut self, kinds: u64, color: Color, is_safe: bool) -> u32 {
        let pos = self.scene.pos;
        let occupied = pos.occupied().0;
        let pieces = self.scene.pieces(kinds, u64::MAX, Some(color));
        let enemy_pawns = attacks::pawns(!color, pos.pieces(!color, Role::Pawn)).0;
        let attacks = self.scene.attacks();
        let mut all = 0;
        for square in Bitboard(pieces) {
            let one = Bitboard::square(square).0;
            let seen = attacks.from[square.index()];
            let (goals, danger) = match pos.role_on(square) {
                Some(Role::Pawn) => {
                    let single = pawns::forward(color, one) & !occupied;
                    let is_home = color.relative_rank(square.rank()).index() == 1;
                    let double = if is_home { pawns::forward(color, single) & !occupied } else { 0 };
                    (single | double | seen & pos.color(!color).0, enemy_pawns)
                }
                Some(Role::King) => (seen & !pos.color(color).0, attacks.by[(!color).index()]),
                _ => (seen & !pos.color(color).0, enemy_pawns),
            };
            all += (if is_safe { goals & !danger } else { goals }).count_ones();
        }
        all
    }

    fn is_castled(&self, color: Color) -> bool {
        let pos = &self.scene.pos;
        let has_right = [CastleSide::King, CastleSide::Queen]
            .iter()
            .any(|side| pos.castling_rook(color, *side).is_some());
        let king = pos.king(color);
        if has_right || king.rank() != color.back_rank() {
            return false;
        }
        let file = king.file().index();
        let rooks = pos.pieces(color, Role::Rook) & Bitboard::rank(color.back_rank());
        let mut files = rooks.into_iter().map(|rook| rook.file().index());
        match file {
            6 | 7 => files.all(|rook| rook < file),
            0..=2 => files.all(|rook| rook > file),
            _ => false,
        }
    }
}

/// The squares a step along a file or rank away.
fn steps(squares: u64) -> u64 {
    let of = Bitboard(squares);
    (of.north() | of.south() | of.east() | of.west()).0
}

/// How many steps lead from one set to the other.
fn distance(from: u64, to: u64, most: u32, grow: fn(u64) -> u64) -> Option<u32> {
    let mut reached = from;
    for steps in 0..=most {
        if reached & to != 0 {
            return Some(steps);
        }
        reached |= grow(reached);
    }
    None
}
