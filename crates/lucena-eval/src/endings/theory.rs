//! Endings with a pawn or two whose result depends on where the kings are: how much of its advantage the better side may count.
//!
//! Each rule is what the textbooks teach; where they are silent the general factors of [`scale`](super::scale) hold.

use lucena_chess::{Bitboard, Color, File, Position, Role, Square, attacks};
use lucena_facts::{minor, spans};

use super::scale::FULL;

/// Hardly anything to hope for.
const DRAWN: i32 = 6;
/// The defender holds with care.
const HARD: i32 = 20;

/// The factor of an ending with one pawn and at most one piece a side, or with two pawns and bishops on squares of different colors, if
/// theory has a word on it.
pub(crate) fn factor(pos: &Position, strong: Color) -> Option<i32> {
    let pawns = pos.role(Role::Pawn);
    if pawns.count() == 2 {
        return bishop_and_two_pawns_against_bishop(pos, strong, pawns);
    }
    let pawn = pawns.single()?;
    let piece = |color: Color| -> Option<Option<Role>> {
        let pieces = pos.color(color) - pos.role(Role::King) - pos.role(Role::Pawn);
        match pieces.count() {
            0 => Some(None),
            1 => Some(pieces.first().and_then(|square| pos.role_on(square))),
            _ => None,
        }
    };
    let (own, enemy) = (piece(strong)?, piece(!strong)?);
    let ending = Ending::new(pos, strong, pawn);
    if pos.color(strong).contains(pawn) {
        match (own, enemy) {
            (Some(Role::Rook), Some(Role::Rook)) => Some(ending.rook_and_pawn_against_rook()),
            (Some(Role::Rook), Some(Role::Bishop)) => Some(ending.rook_and_pawn_against_bishop()),
            (Some(Role::Bishop), Some(Role::Bishop)) => ending.bishop_and_pawn_against_bishop(),
            (Some(Role::Knight), None) => ending.knight_and_pawn(),
            _ => None,
        }
    } else {
        match (own, enemy) {
            (Some(Role::Rook), None) => Some(ending.rook_against_pawn()),
            (Some(Role::Queen), None) => Some(ending.queen_against_pawn()),
            (Some(Role::Queen), Some(Role::Rook)) => Some(ending.queen_against_rook_and_pawn()),
            _ => None,
        }
    }
}

/// Bishops on squares of different colors, two pawns: a king that stands before both of one file, where no bishop can drive it away, draws;
/// before one of two neighbors it holds with care, as long as the other is stopped too.
fn bishop_and_two_pawns_against_bishop(pos: &Position, strong: Color, pawns: Bitboard) -> Option<i32> {
    let only_piece = |color: Color| (pos.color(color) - pos.role(Role::King) - pawns).single();
    let (own, enemy) = (only_piece(strong)?, only_piece(!strong)?);
    let bishops = pos.role(Role::Bishop);
    let are_bishops = bishops.contains(own) && bishops.contains(enemy);
    let reach = minor::same_color(own);
    let king = pos.king(!strong);
    if !are_bishops || !pawns.is_subset_of(pos.color(strong)) || reach.contains(enemy) || reach.contains(king)
    {
        return None;
    }
    let path = |pawn: Square| spans::ahead(strong, pawn.into());
    let blocked = pawns.into_iter().filter(|&pawn| path(pawn).contains(king)).count();
    let (one, other) = (pawns.first()?, pawns.last()?);
    let held = attacks::bishop(enemy, pos.occupied()).with(enemy) | attacks::king(king);
    match one.file().index().abs_diff(other.file().index()) {
        0 if blocked == 2 => Some(DRAWN),
        1 if blocked == 1
            && [one, other].iter().all(|&pawn| path(pawn).intersects(held.with(king) - reach)) =>
        {
            Some(HARD)
        }
        _ => None,
    }
}

/// What all rules look at. The pawn's side is `owner`, `goal` is where it queens.
struct Ending<'a> {
    pos: &'a Position,
    strong: Color,
    pawn: Square,
    goal: Square,
    /// The pawn's rank as its own side counts, from 0.
    rank: usize,
    path: Bitboard,
    king: Square,
    enemy_king: Square,
}

impl<'a> Ending<'a> {
    fn new(pos: &'a Position, strong: Color, pawn: Square) -> Ending<'a> {
        let owner = if pos.color(strong).contains(pawn) { strong } else { !strong };
        Ending {
            pos,
            strong,
            pawn,
            goal: Square::new(pawn.file(), owner.promotion_rank()),
            rank: owner.relative_rank(pawn.rank()).index(),
            path: spans::ahead(owner, pawn.into()),
            king: pos.king(strong),
            enemy_king: pos.king(!strong),
        }
    }

    fn is_rook_pawn(&self) -> bool {
        matches!(self.pawn.file(), File::A | File::H)
    }

    /// By how many files the defending king is away from the pawn.
    fn cut_off(&self) -> usize {
        self.enemy_king.file().index().abs_diff(self.pawn.file().index())
    }

    /// Philidor and Lucena: the king before the pawn draws, the king cut off loses.
    fn rook_and_pawn_against_rook(&self) -> i32 {
        let is_before = self.path.contains(self.enemy_king) || self.enemy_king.distance(self.goal) <= 1;
        let is_king_up = 5 <= self.strong.relative_rank(self.king.rank()).index();
        if is_before {
            // The third rank holds until king and pawn have passed it.
            return if self.rank <= 4 && !is_king_up { DRAWN } else { HARD };
        }
        let is_led = self.king.distance(self.pawn) <= 2;
        match (self.cut_off(), self.rank) {
            (2.., 4..) if is_led && !self.is_rook_pawn() => FULL,
            (3.., 3) if is_led && !self.is_rook_pawn() => FULL - 8,
            _ if self.is_rook_pawn() => HARD + 8,
            _ => 38,
        }
    }

    /// The rook pawn does not win against a king in the corner that the bishop does not leave.
    fn rook_and_pawn_against_bishop(&self) -> i32 {
        let holds = self.is_rook_pawn() && self.enemy_king.distance(self.goal) <= 1;
        let bishop = self.pos.pieces(!self.strong, Role::Bishop);
        match (holds, bishop.intersects(minor::same_color(self.goal))) {
            (true, true) => HARD,
            (true, false) => 40,
            (false, _) => FULL,
        }
    }

    /// A king before the pawn on a square that the bishop cannot attack cannot be driven away.
    fn bishop_and_pawn_against_bishop(&self) -> Option<i32> {
        let (own, enemy) =
            (self.pos.pieces(self.strong, Role::Bishop), self.pos.pieces(!self.strong, Role::Bishop));
        let color = minor::same_color(own.first()?);
        if self.path.contains(self.enemy_king) && (!color.contains(self.enemy_king) || self.rank <= 4) {
            return Some(DRAWN);
        }
        // Bishops on squares of the same color fight for the way; on others the pawn is stopped for good.
        Some(if enemy.is_subset_of(color) { 36 } else { DRAWN })
    }

    /// A rook pawn on the seventh that the knight has to protect: the king cannot be driven out of the corner.
    fn knight_and_pawn(&self) -> Option<i32> {
        (self.is_rook_pawn() && self.rank == 6 && self.enemy_king.distance(self.goal) <= 1).then_some(0)
    }

    /// The king in time, or the pawn still far: won; a pawn far advanced beside its king: drawn.
    fn rook_against_pawn(&self) -> i32 {
        let tempo = u32::from(self.pos.turn() == self.strong);
        let steps = 7 - self.rank as u32;
        let is_escorted = self.enemy_king.distance(self.pawn) <= 1 + tempo;
        let is_in_time = self.king.distance(self.goal) <= steps + tempo || self.path.contains(self.king);
        match (is_in_time, is_escorted) {
            (true, _) => FULL,
            (false, false) => FULL - 8,
            (false, true) if 4 <= self.rank => DRAWN,
            (false, true) => 32,
        }
    }

    /// On the seventh a rook pawn or a bishop pawn draws by stalemate, unless the king is near.
    fn queen_against_pawn(&self) -> i32 {
        let is_stalemate_pawn = matches!(self.pawn.file(), File::A | File::C | File::F | File::H);
        let is_held = self.rank == 6 && self.enemy_king.distance(self.goal) <= 1;
        if is_held && is_stalemate_pawn && 4 < self.king.distance(self.goal) { DRAWN } else { FULL }
    }

    /// A rook that its pawn protects on the third rank, the king at home: the queen gets nowhere.
    fn queen_against_rook_and_pawn(&self) -> i32 {
        let weak = !self.strong;
        let rooks = self.pos.pieces(weak, Role::Rook);
        let guarded = rooks & attacks::pawn(weak, self.pawn);
        let is_fortress = guarded.any() && self.rank <= 2 && self.enemy_king.distance(self.pawn) <= 1;
        if is_fortress { DRAWN } else { 40 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn factor_of(fen: &str) -> Option<i32> {
        factor(&Position::from_fen(fen).expect("a position"), Color::White)
    }

    #[test]
    fn positions_of_the_textbooks_are_judged_as_they_teach() {
        // Philidor's and Lucena's.
        assert_eq!(factor_of("4k3/7R/1r6/3PK3/8/8/8/8 b - - 0 1"), Some(DRAWN));
        assert_eq!(factor_of("3K4/3P1k2/8/8/8/8/2r5/4R3 w - - 0 1"), Some(FULL));
        assert_eq!(factor_of("8/8/4P3/4K1k1/8/8/r7/5R2 w - - 0 1"), Some(FULL));
        // The bishop's pawn and the rook's draw against the queen, the knight's does not.
        assert_eq!(factor_of("8/8/8/8/3Q4/7K/2p5/1k6 w - - 0 1"), Some(DRAWN));
        assert_eq!(factor_of("8/8/8/8/3Q4/7K/1p6/k7 w - - 0 1"), Some(FULL));
        // The king blocks on the square that the bishop cannot attack.
        assert_eq!(factor_of("8/3k4/3P4/4K3/8/6B1/8/4b3 w - - 0 1"), Some(DRAWN));
        // A knight that must guard its pawn on the seventh.
        assert_eq!(factor_of("k7/P7/8/1N6/8/8/8/7K w - - 0 1"), Some(0));
        // A rook against a pawn: the king in time, and too late.
        assert_eq!(factor_of("8/8/8/8/1k6/p7/2K5/7R w - - 0 1"), Some(FULL));
        assert_eq!(factor_of("7K/8/8/8/8/1k6/1p6/7R b - - 0 1"), Some(DRAWN));
        // The fortress of rook and pawn against the queen.
        assert_eq!(factor_of("8/1k6/1p6/r7/8/8/4Q3/4K3 w - - 0 1"), Some(DRAWN));
        // Bishops of different colors: a doubled pawn stopped for good, neighbors held with care; nothing is said of a king that the bishop
        // can drive away, nor of pawns far from each other.
        assert_eq!(factor_of("8/3k4/3P4/3PK3/8/6B1/8/5b2 w - - 0 1"), Some(DRAWN));
        assert_eq!(factor_of("6b1/3k4/8/3PP3/4K3/6B1/8/8 w - - 0 1"), Some(HARD));
        assert_eq!(factor_of("3k2b1/8/3P4/3PK3/8/6B1/8/8 w - - 0 1"), None);
        assert_eq!(factor_of("6b1/3k4/3P4/4K1P1/8/6B1/8/8 w - - 0 1"), None);
        // The same color for both bishops is another matter.
        assert_eq!(factor_of("5b2/3k4/3P4/3PK3/8/6B1/8/8 w - - 0 1"), None);
        // Nothing is said about more pawns, or no pawn.
        assert_eq!(factor_of("4k3/7R/1r6/3PK3/3P4/8/8/8 b - - 0 1"), None);
        assert_eq!(factor_of("4k3/7R/1r6/4K3/8/8/8/8 b - - 0 1"), None);
    }
}
