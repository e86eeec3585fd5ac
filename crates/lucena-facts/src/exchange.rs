//! What a series of captures on one square wins or loses: static exchange evaluation.
//!
//! Both sides always take with their least valuable *legal* attacker and stop when going on would cost them.
//! Pins are respected as long as the pinner is on the board, pieces behind others join in when the way opens,
//! a king takes only what nobody defends, and a pawn that takes on the last rank becomes a queen. Values
//! belong to the caller. Among attackers of one kind the nearest to the capturing side's own corner of the
//! a-file goes first, so that mirrored positions are treated alike.

use lucena_chess::{Bitboard, Color, Move, MoveKind, Position, Rank, Role, Square, attacks};

/// What each role is worth to the caller, from pawn to king.
pub type Values = [i32; 6];

/// The points children learn. They serve statements about who wins material, not evaluation.
pub const POINTS: Values = [1, 3, 3, 5, 9, 100];

/// No exchange is longer than the pieces on the board.
const LONGEST: usize = 32;

/// What the side to move wins by a legal move if both sides then go on capturing on its destination.
///
/// ```
/// use lucena_chess::Position;
/// use lucena_facts::exchange;
///
/// let pos = Position::from_fen("4k3/8/3p4/4n3/8/8/8/K3R3 w - - 0 1")?;
/// let takes = pos.parse_san("Rxe5+").unwrap();
/// assert_eq!(exchange::see(&pos, takes, &exchange::POINTS), 3 - 5);
/// # Ok::<(), lucena_chess::notation::FenError>(())
/// ```
pub fn see(pos: &Position, mv: Move, values: &Values) -> i32 {
    if mv.is_castle() {
        return 0;
    }
    let (mut swap, won, standing) = Swap::after(pos, mv, values);
    won - swap.best(standing, values)
}

/// Whether [`see`] of the move is at least `threshold`, which is usually found without the whole exchange.
pub fn see_ge(pos: &Position, mv: Move, threshold: i32, values: &Values) -> bool {
    if mv.is_castle() {
        return threshold <= 0;
    }
    let (mut swap, won, standing) = Swap::after(pos, mv, values);
    // Most moves go where nobody can take: what they win is theirs.
    if !swap.attackers.intersects(pos.color(swap.side)) {
        return threshold <= won;
    }
    // On the back ranks a recapture may promote, which the short cuts below do not foresee.
    if swap.promotes_on_target() {
        return won - swap.best(standing, values) >= threshold;
    }
    // Even if nobody takes back it is not enough.
    let mut balance = won - threshold;
    if balance < 0 {
        return false;
    }
    // `balance` is what the side whose turn it is not would keep if the piece on the square were lost.
    balance -= values[standing.index()];
    if balance >= 0 {
        return true;
    }
    // The side to take back is always the one that would be content with the present balance being negative.
    let mover = !swap.side;
    while let Some(role) = swap.capture() {
        // The piece just taken is won back; the one that took it is now at stake.
        balance = -balance - 1 - values[role.index()];
        if balance >= 0 {
            break;
        }
    }
    swap.side != mover
}

/// What `side` wins if it starts capturing on a square now, as if it were on move; nothing if it had better not.
pub fn gain(pos: &Position, side: Color, target: Square, values: &Values) -> i32 {
    gain_without(pos, side, target, Bitboard::EMPTY, values)
}

/// The same as [`gain`] if the pieces on `absent` neither stood in the way nor took part.
pub fn gain_without(pos: &Position, side: Color, target: Square, absent: Bitboard, values: &Values) -> i32 {
    match pos.piece_on(target) {
        Some(piece) if piece.color() != side => {
            Swap::on(pos, side, target, pos.occupied() - absent).best(piece.role(), values)
        }
        _ => 0,
    }
}

/// An exchange in progress: who still takes part, and whose turn it is to take.
struct Swap<'a> {
    pos: &'a Position,
    target: Square,
    occupied: Bitboard,
    attackers: Bitboard,
    side: Color,
    kings: [Square; 2],
    starter: Color,
}

impl<'a> Swap<'a> {
    /// The exchange after a legal move that is not castling, what the move itself won, and what now stands
    /// on the square.
    fn after(pos: &'a Position, mv: Move, values: &Values) -> (Swap<'a>, i32, Role) {
        let (from, to) = (mv.from(), mv.to());
        let us = pos.turn();
        let mut occupied = pos.occupied().without(from).with(to);
        let mut won = pos.role_on(to).map_or(0, |role| values[role.index()]);
        if mv.kind() == MoveKind::EnPassant {
            let taken = Square::new(to.file(), from.rank());
            occupied = occupied.without(taken);
            won = values[Role::Pawn.index()];
        }
        let mut standing = pos.role_on(from).unwrap_or(Role::Pawn);
        if let Some(promoted) = mv.promotion() {
            won += values[promoted.index()] - values[Role::Pawn.index()];
            standing = promoted;
        }
        let mut swap = Swap::on(pos, !us, to, occupied);
        swap.kings[us.index()] = if from == swap.kings[us.index()] { to } else { swap.kings[us.index()] };
        (swap, won, standing)
    }

    fn on(pos: &'a Position, side: Color, target: Square, occupied: Bitboard) -> Swap<'a> {
        let kings = [pos.king(Color::White), pos.king(Color::Black)];
        let attackers = pos.all_attackers_of(target, occupied) & occupied;
        Swap { pos, target, occupied, attackers, side, kings, starter: side }
    }

    /// Whether a pawn that takes on the target becomes a queen.
    #[inline]
    fn promotes_on_target(&self) -> bool {
        matches!(self.target.rank(), Rank::First | Rank::Eighth)
    }

    /// What the side to take wins at best, with `standing` on the square; it may decline.
    fn best(&mut self, standing: Role, values: &Values) -> i32 {
        let promotion = values[Role::Queen.index()] - values[Role::Pawn.index()];
        let mut gains = [0; LONGEST];
        let mut depth = 0;
        let mut at_stake = values[standing.index()];
        while depth < LONGEST {
            let Some(role) = self.capture() else { break };
            gains[depth] = at_stake;
            at_stake = values[role.index()];
            if role == Role::Pawn && self.promotes_on_target() {
                gains[depth] += promotion;
                at_stake += promotion;
            }
            depth += 1;
        }
        let mut value = 0;
        for gain in gains[..depth].iter().rev() {
            value = (gain - value).max(0);
        }
        value
    }

    /// Lets the side to take capture with its least valuable legal attacker and passes the turn.
    #[inline]
    fn capture(&mut self) -> Option<Role> {
        let side = self.side;
        self.attackers &= self.occupied;
        let own = self.attackers & self.pos.color(side);
        if own.is_empty() {
            return None;
        }
        for role in Role::ALL {
            let mut candidates = own & self.pos.role(role);
            while let Some(from) = first_of(side, candidates) {
                if self.is_legal(from, role) {
                    self.take(from, role);
                    return Some(role);
                }
                candidates = candidates.without(from);
            }
        }
        None
    }

    fn take(&mut self, from: Square, role: Role) {
        self.occupied = self.occupied.without(from);
        let pos = self.pos;
        if matches!(role, Role::Pawn | Role::Bishop | Role::Queen) {
            let sliders = pos.role(Role::Bishop) | pos.role(Role::Queen);
            self.attackers |= attacks::bishop(self.target, self.occupied) & sliders;
        }
        if matches!(role, Role::Rook | Role::Queen) {
            let sliders = pos.role(Role::Rook) | pos.role(Role::Queen);
            self.attackers |= attacks::rook(self.target, self.occupied) & sliders;
        }
        if role == Role::King {
            self.kings[self.side.index()] = self.target;
        }
        self.side = !self.side;
    }

    /// Whether the capture leaves the own king safe.
    #[inline]
    fn is_legal(&self, from: Square, role: Role) -> bool {
        let side = self.side;
        let them = self.pos.color(!side);
        let occupied = self.occupied.without(from);
        if role == Role::King {
            let defenders = self.pos.all_attackers_of(self.target, occupied) & occupied & them;
            return defenders.without(self.target).is_empty();
        }
        let king = self.kings[side.index()];
        // A king on the square has taken there, where nobody defended: nothing follows that could expose it.
        if king == self.target {
            return true;
        }
        if side == self.starter && (self.standing_checks(king) & occupied).without(self.target).any() {
            return false;
        }
        let snipers = (self.snipers(side, king) & occupied).without(self.target);
        snipers.into_iter().all(|sniper| attacks::between(king, sniper).intersects(occupied))
    }
}

impl Swap<'_> {
    /// The enemy sliders on a line with the king: only they can pin or discover a check.
    #[inline]
    fn snipers(&self, side: Color, king: Square) -> Bitboard {
        (attacks::bishop_rays(king) & self.pos.diagonal_sliders(!side))
            | (attacks::rook_rays(king) & self.pos.straight_sliders(!side))
    }

    /// Checks that capturing on the target cannot have caused: by pawns and knights on the side that starts.
    #[inline]
    fn standing_checks(&self, king: Square) -> Bitboard {
        let (pos, them) = (self.pos, !self.starter);
        (attacks::pawn(self.starter, king) & pos.pieces(them, Role::Pawn))
            | (attacks::knight(king) & pos.pieces(them, Role::Knight))
    }
}

/// The first square as a side sees the board: its own first rank first, from the a-file on.
#[inline]
fn first_of(side: Color, set: Bitboard) -> Option<Square> {
    match side {
        Color::White => set.first(),
        Color::Black => set.flip_ranks().first().map(Square::flip_rank),
    }
}
