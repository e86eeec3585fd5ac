//! The built-in functions of conditions, one arm each, with their longer parts below.

use lucena_chess::{Bitboard, Color, File, Rank, Role, Square, attacks};

use lucena_facts::Kind;

use super::{Evaluated, Value, World, slot_of};
use crate::patlan::ast::Owner;
use crate::patlan::geometry;
use crate::patlan::program::{Operand, SlotId};
use crate::patlan::vocabulary::Function;

/// Which enemy pawns before a pawn are counted.
#[derive(Clone, Copy)]
enum PawnsAhead {
    SameFile,
    NeighborFiles,
}

impl World<'_> {
    pub(super) fn call(&mut self, function: Function, operands: &[Operand]) -> Evaluated {
        let first = slot_of(operands, 0);
        let second = slot_of(operands, 1);
        let owner = operands.iter().find_map(|operand| match operand {
            Operand::Owner(owner) => Some(*owner),
            _ => None,
        });
        let square = first.and_then(|slot| self.square(slot));
        Ok(match function {
            Function::White => Value::Truth(self.sight.me() == Color::White),
            Function::Black => Value::Truth(self.sight.me() == Color::Black),
            Function::ExistPattern => {
                let Some(Operand::Pattern(call)) = operands.first() else { return Ok(Value::Undefined) };
                let Some(program) = self.program.calls.get(*call).cloned() else {
                    return Ok(Value::Undefined);
                };
                return self.exists(&program, owner.unwrap_or(Owner::Me));
            }
            Function::ExistInFile | Function::ExistInRank => return self.exist_in(function, operands),
            Function::TypeOf => self.type_of(first, operands),
            Function::ValueOf => self.value_of(operands),
            Function::RelativeValueOf => Value::of(square.map(|_| {
                let standing = first.and_then(|slot| self.piece_square(slot));
                Value::Number(standing.map_or(0.0, |square| self.relative_value_on(square)))
            })),
            Function::SquareColorOf => self.square_color_of(operands),
            Function::MovesOf | Function::SafeMovesOf => {
                self.moves_of(operands, function == Function::SafeMovesOf)
            }
            Function::Sentry => self.pawns_ahead(first, PawnsAhead::NeighborFiles),
            Function::Ram => self.pawns_ahead(first, PawnsAhead::SameFile),
            Function::InTheSquare => self.in_the_square(first, second),
            Function::BlockedPawns => self.blocked_pawns(owner),
            Function::KingPathTo => self.king_path_to(first, second),
            Function::KingOpposition => self.king_opposition(first, second),
            Function::WedgesBetween => self.wedges_between(first, second, false),
            Function::SafeWedgesBetween => self.wedges_between(first, second, true),
            Function::FileDistance
            | Function::RankDistance
            | Function::MaxDistance
            | Function::MinDistance
            | Function::ManhattanDistance => self.distance(function, first, second),
            _ => {
                let Some(square) = square else { return Ok(Value::Undefined) };
                self.of_square(function, square, operands, owner)
            }
        })
    }

    /// The functions of one square that is there.
    fn of_square(
        &mut self,
        function: Function,
        square: Square,
        operands: &[Operand],
        owner: Option<Owner>,
    ) -> Value {
        let side = match function {
            Function::MyDefenses
            | Function::MyDefensesValue
            | Function::MyDirectDefenses
            | Function::MyDirectDefensesValue
            | Function::MyRelativeDefensesValue => self.side(Owner::Me),
            Function::YourDefenses
            | Function::YourDefensesValue
            | Function::YourDirectDefenses
            | Function::YourDirectDefensesValue
            | Function::YourRelativeDefensesValue => self.side(Owner::Opponent),
            _ => self.side(owner.unwrap_or(Owner::Me)),
        };
        match function {
            Function::Defenses | Function::MyDefenses | Function::YourDefenses => {
                Value::count(self.battery(square, side).count())
            }
            Function::DefensesValue | Function::MyDefensesValue | Function::YourDefensesValue => {
                let kings = self.sight.board().role(Role::King);
                let battery = self.battery(square, side) - kings;
                Value::Number(battery.into_iter().map(|sq| self.value_on(sq)).sum())
            }
            Function::DirectDefenses | Function::MyDirectDefenses | Function::YourDirectDefenses => {
                Value::count(self.direct(square, side).count())
            }
            Function::DirectDefensesValue
            | Function::MyDirectDefensesValue
            | Function::YourDirectDefensesValue => {
                Value::Number(self.direct(square, side).into_iter().map(|sq| self.value_on(sq)).sum())
            }
            Function::RelativeDefensesValue
            | Function::MyRelativeDefensesValue
            | Function::YourRelativeDefensesValue => {
                let direct = self.direct(square, side);
                Value::Number(direct.into_iter().map(|sq| self.relative_value_on(sq)).sum())
            }
            Function::PiecesDef => {
                let Some(&Operand::Set { mine, roles }) = operands.get(1) else { return Value::Undefined };
                let board = self.sight.board();
                let controllers = board.all_attackers(square, board.occupied()).without(square);
                Value::count((controllers & self.set(mine, roles)).count())
            }
            Function::SquareOwner => {
                let standing = self.sight.board().color_on(square);
                Value::Truth(match owner {
                    Some(Owner::None) => standing.is_none(),
                    Some(Owner::Anyone) => standing.is_some(),
                    _ => standing == Some(side),
                })
            }
            Function::Fact(fact) => {
                let side = match fact.kind() {
                    Kind::Square => Some(side),
                    Kind::Piece => self.sight.board().color_on(square),
                };
                Value::Truth(side.is_some_and(|side| self.sight.fact(fact, side).contains(square)))
            }
            _ => geometry::of_place(function, square),
        }
    }

    fn exist_in(&mut self, function: Function, operands: &[Operand]) -> Evaluated {
        let [Operand::Set { mine, roles }, Operand::Number(node)] = operands else {
            return Ok(Value::Undefined);
        };
        let Some(number) = self.value(node)?.number() else { return Ok(Value::Truth(false)) };
        let place = (0..8).find(|&index| (index + 1) as f64 == number);
        let line = match (function, place) {
            (_, None) => Bitboard::EMPTY,
            (Function::ExistInFile, Some(index)) => Bitboard::file(File::ALL[index]),
            (_, Some(index)) => Bitboard::rank(Rank::ALL[index]),
        };
        Ok(Value::Truth(self.set(*mine, *roles).intersects(line)))
    }

    fn type_of(&self, slot: Option<SlotId>, operands: &[Operand]) -> Value {
        let Some(&Operand::Set { roles, .. }) = operands.get(1) else { return Value::Undefined };
        let piece = slot.and_then(|slot| self.piece(slot));
        Value::Truth(piece.is_some_and(|piece| roles & crate::patlan::program::role_bit(piece.role()) != 0))
    }

    fn value_of(&self, operands: &[Operand]) -> Value {
        match operands.first() {
            Some(&Operand::Slot(slot)) => Value::of(
                self.square(slot)
                    .map(|_| Value::Number(self.piece(slot).map_or(0.0, |p| self.values.of(p.role())))),
            ),
            Some(&Operand::Set { roles, .. }) => {
                let role = Role::ALL.into_iter().find(|&r| roles == crate::patlan::program::role_bit(r));
                Value::of(role.map(|role| Value::Number(self.values.of(role))))
            }
            _ => Value::Undefined,
        }
    }

    fn square_color_of(&self, operands: &[Operand]) -> Value {
        let squares = match operands.first() {
            Some(&Operand::Slot(slot)) => {
                let color = |square| geometry::of_place(Function::SquareColorOf, square);
                return Value::of(self.square(slot).map(color));
            }
            Some(&Operand::Set { mine, roles }) => self.set(mine, roles),
            _ => Bitboard::EMPTY,
        };
        match (squares.intersects(Bitboard::LIGHT_SQUARES), squares.intersects(Bitboard::DARK_SQUARES)) {
            (true, false) => Value::Number(0.0),
            (false, true) => Value::Number(1.0),
            _ => Value::Undefined,
        }
    }

    fn distance(&self, function: Function, first: Option<SlotId>, second: Option<SlotId>) -> Value {
        let squares = first.zip(second).and_then(|(a, b)| Some((self.square(a)?, self.square(b)?)));
        squares.map_or(Value::Undefined, |(a, b)| geometry::of_places(function, a, b))
    }

    fn deltas(&self, first: Option<SlotId>, second: Option<SlotId>) -> Option<(u32, u32)> {
        let (a, b) = (self.square(first?)?, self.square(second?)?);
        let files = a.file().index().abs_diff(b.file().index());
        let ranks = a.rank().index().abs_diff(b.rank().index());
        Some((files as u32, ranks as u32))
    }

    /// The pieces of a side, its king left out, that control a square.
    fn direct(&self, square: Square, side: Color) -> Bitboard {
        let board = self.sight.board();
        board.attackers(side, square) - board.role(Role::King)
    }

    /// Direct defenders, the king included, and the sliders that act through them.
    fn battery(&self, square: Square, side: Color) -> Bitboard {
        let board = self.sight.board();
        let mut found = board.attackers(side, square);
        let queens = board.role(Role::Queen);
        let sliders = board.color(side)
            & ((attacks::bishop_rays(square) & (board.role(Role::Bishop) | queens))
                | (attacks::rook_rays(square) & (board.role(Role::Rook) | queens)));
        loop {
            let more: Bitboard = (sliders - found)
                .into_iter()
                .filter(|&back| {
                    let between = attacks::between(back, square) & board.occupied();
                    between.any() && between.is_subset_of(found)
                })
                .collect();
            if more.is_empty() {
                return found;
            }
            found |= more;
        }
    }

    fn moves_of(&mut self, operands: &[Operand], only_safe: bool) -> Value {
        let subjects = match operands.first() {
            Some(&Operand::Slot(slot)) => {
                if !self.is_bound(slot) {
                    return Value::Undefined;
                }
                self.piece_square(slot).map_or(Bitboard::EMPTY, Bitboard::from)
            }
            Some(&Operand::Set { mine, roles }) => self.set(mine, roles),
            _ => return Value::Undefined,
        };
        let mut count = 0;
        for from in subjects {
            let moves = self.sight.legal(from);
            count += if only_safe { self.safe_moves(from, moves).count() } else { moves.count() };
        }
        Value::count(count)
    }

    /// The moves after which the moved piece is not attacked.
    fn safe_moves(&self, from: Square, moves: Bitboard) -> Bitboard {
        let board = self.sight.board();
        let Some(color) = board.color_on(from) else { return Bitboard::EMPTY };
        moves.into_iter().filter(|&to| !board.is_exposed(to, color, from, to)).collect()
    }

    fn wedges_between(&mut self, first: Option<SlotId>, second: Option<SlotId>, supported: bool) -> Value {
        let (Some(a), Some(b)) = (first, second) else { return Value::Undefined };
        let (Some(x), Some(y)) = (self.square(a), self.square(b)) else { return Value::Undefined };
        let owner = |slot: SlotId| {
            let slot = &self.program.slots[slot as usize];
            let color = if slot.is_mine { self.sight.me() } else { !self.sight.me() };
            (!slot.is_square).then_some(color)
        };
        let color = owner(b).or(owner(a).map(|color| !color)).unwrap_or(!self.sight.me());
        let gap = attacks::between(x, y);
        let board = *self.sight.board();
        let pieces = (board.color(color) - board.role(Role::King)).without(x).without(y);
        let mut count = 0;
        for from in pieces.into_iter().filter(|_| gap.any()) {
            let into = self.sight.legal(from) & gap;
            let counts = if supported {
                into.into_iter().any(|to| {
                    let mut occupied = board.occupied().without(from);
                    if board.en_passant(from, color) == Some(to) {
                        occupied = occupied.without(Square::new(to.file(), from.rank()));
                    }
                    (board.all_attackers(to, occupied) & board.color(color)).without(from).any()
                })
            } else {
                into.any()
            };
            count += u32::from(counts);
        }
        Value::count(count)
    }

    /// The pawn that a figure denotes.
    fn pawn(&self, slot: SlotId) -> Option<(Square, Color)> {
        let square = self.piece_square(slot)?;
        let board = self.sight.board();
        board.role(Role::Pawn).contains(square).then_some(())?;
        Some((square, board.color_on(square)?))
    }

    fn pawns_ahead(&self, slot: Option<SlotId>, files: PawnsAhead) -> Value {
        let Some(slot) = slot.filter(|&slot| self.is_bound(slot)) else { return Value::Undefined };
        let Some((square, color)) = self.pawn(slot) else { return Value::count(0) };
        let own = Bitboard::file(square.file());
        let wanted = match files {
            PawnsAhead::SameFile => own,
            PawnsAhead::NeighborFiles => own.east() | own.west(),
        };
        let first = 8 * square.rank().index() as u32;
        let ahead = match color {
            Color::White => Bitboard(u64::MAX.checked_shl(first + 8).unwrap_or(0)),
            Color::Black => Bitboard((1 << first) - 1),
        };
        Value::count((self.sight.board().pieces(!color, Role::Pawn) & wanted & ahead).count())
    }

    fn blocked_pawns(&self, owner: Option<Owner>) -> Value {
        let side = self.side(owner.unwrap_or(Owner::Me));
        let board = self.sight.board();
        let mut pawns = board.pieces(side, Role::Pawn).into_iter();
        Value::Truth(pawns.all(|pawn| board.pseudo_moves(pawn).is_empty()))
    }

    fn in_the_square(&self, king: Option<SlotId>, pawn: Option<SlotId>) -> Value {
        let (Some(king), Some(pawn)) = (king, pawn) else { return Value::Undefined };
        if !self.is_bound(king) || !self.is_bound(pawn) {
            return Value::Undefined;
        }
        let (Some(king), Some((pawn, color))) = (self.square(king), self.pawn(pawn)) else {
            return Value::Truth(false);
        };
        let goal = Square::new(pawn.file(), color.promotion_rank());
        let steps = (pawn.distance(goal)).min(5);
        Value::Truth(king.distance(goal) <= steps)
    }

    fn king_opposition(&self, first: Option<SlotId>, second: Option<SlotId>) -> Value {
        let Some(deltas) = self.deltas(first, second) else { return Value::Undefined };
        let kings = self.sight.board().role(Role::King);
        let is_king = |slot: Option<SlotId>| {
            slot.and_then(|slot| self.piece_square(slot)).is_some_and(|square| kings.contains(square))
        };
        Value::Truth(is_king(first) && is_king(second) && matches!(deltas, (0, 2) | (2, 0) | (2, 2)))
    }

    fn king_path_to(&mut self, king: Option<SlotId>, target: Option<SlotId>) -> Value {
        let (Some(king), Some(target)) = (king, target) else { return Value::Undefined };
        if !self.is_bound(king) {
            return Value::Undefined;
        }
        let Some(goal) = self.square(target) else { return Value::Undefined };
        let start = self.piece_square(king).filter(|&sq| self.sight.board().role(Role::King).contains(sq));
        let Some(start) = start.filter(|&start| start != goal) else { return Value::count(0) };
        let Some(color) = self.sight.board().color_on(start) else { return Value::count(0) };
        let board = self.sight.board().without(start);
        let attacked =
            board.color(!color).into_iter().fold(Bitboard::EMPTY, |set, enemy| set | board.control(enemy));
        let enterable = !(attacked | board.color(color));
        // Towards an own piece only the way matters, not its square.
        let goals = if board.color(color).contains(goal) { Bitboard::FULL } else { enterable };
        let (mut frontier, mut seen) = (Bitboard::from(start), Bitboard::from(start));
        for steps in 1.. {
            if frontier.is_empty() {
                break;
            }
            let reached = frontier.into_iter().fold(Bitboard::EMPTY, |set, sq| set | attacks::king(sq));
            if (reached & goals).contains(goal) {
                return Value::count(steps);
            }
            frontier = (reached & enterable) - seen;
            seen |= frontier;
        }
        Value::count(0)
    }
}
