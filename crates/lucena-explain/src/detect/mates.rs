//! Mates with a name, by the geometry of the mated king, and mates that every reply allows.

use lucena_chess::{Bitboard, Color, Position, Role, Square, attacks};
use lucena_facts::spans;

use super::tactics;
use crate::claim::{ArrowColor, Claim, Param};
use crate::primitives::attacks_from;
use crate::scene::Scene;
use crate::theme::Theme;

/// The final position of a game that ended in mate, with what the patterns ask about.
struct Mate<'a> {
    pos: &'a Position,
    /// Who mated.
    us: Color,
    /// The mated king.
    king: Square,
    /// The piece that moved last.
    mover: Square,
    role: Role,
    /// The squares beside the king.
    around: Bitboard,
}

impl<'a> Mate<'a> {
    fn new(pos: &'a Position, mover: Square) -> Option<Mate<'a>> {
        let us = !pos.turn();
        let king = pos.king(pos.turn());
        let role = pos.role_on(mover)?;
        pos.is_checkmate().then(|| Mate { pos, us, king, mover, role, around: attacks::king(king) })
    }

    /// Squares beside the king that its own pieces take away from it.
    fn blocked(&self) -> Bitboard {
        self.around & self.pos.color(!self.us)
    }

    /// Our pieces that attack a square, seen through the king, which could not hide behind itself.
    fn guards(&self, square: Square) -> Bitboard {
        self.pos.attackers_of(square, self.us, self.pos.occupied().without(self.king))
    }

    /// The squares beside the king that a piece of ours attacks, seen through the king.
    fn covered_by(&self, piece: Square) -> Bitboard {
        let Some(standing) = self.pos.piece_on(piece) else { return Bitboard::EMPTY };
        attacks::by(standing, piece, self.pos.occupied().without(self.king)) & self.around
    }

    fn own(&self, role: Role) -> Bitboard {
        self.pos.pieces(self.us, role)
    }

    fn gives_check(&self, role: Role) -> bool {
        self.role == role && self.pos.checkers().contains(self.mover)
    }

    fn on_back_rank(&self) -> bool {
        self.king.rank() == (!self.us).back_rank()
    }

    fn on_edge(&self) -> bool {
        matches!(self.king.file().index(), 0 | 7) || matches!(self.king.rank().index(), 0 | 7)
    }

    fn in_corner(&self) -> bool {
        matches!(self.king.file().index(), 0 | 7) && matches!(self.king.rank().index(), 0 | 7)
    }

    /// Files and ranks from the king to a square.
    fn offset(&self, square: Square) -> (i32, i32) {
        let files = square.file().index() as i32 - self.king.file().index() as i32;
        let ranks = square.rank().index() as i32 - self.king.rank().index() as i32;
        (files, ranks)
    }

    fn is_adjacent(&self, square: Square) -> bool {
        self.king.distance(square) == 1
    }

    fn is_orthogonal(&self, square: Square) -> bool {
        let (files, ranks) = self.offset(square);
        files == 0 || ranks == 0
    }

    fn smothered(&self) -> bool {
        self.gives_check(Role::Knight) && self.around.is_subset_of(self.pos.color(!self.us))
    }

    fn back_rank(&self) -> bool {
        let front = spans::step(!self.us, spans::widen(self.king.into()));
        let shut = front.is_subset_of(self.pos.color(!self.us));
        let free = front.into_iter().all(|square| {
            self.pos.attackers_of(square, self.us, self.pos.occupied()).is_empty()
        });
        let along = self.pos.checkers() & Bitboard::rank(self.king.rank());
        self.on_back_rank() && shut && free && (along & self.pos.straight_sliders(self.us)).any()
    }

    fn anastasia(&self) -> bool {
        let edge = matches!(self.king.file().index(), 0 | 7) && !matches!(self.king.rank().index(), 0 | 7);
        let straight = matches!(self.role, Role::Rook | Role::Queen) && self.mover.file() == self.king.file();
        let inward = if self.king.file().index() == 0 { 1 } else { -1 };
        let blocker = self.king.offset(inward, 0).is_some_and(|square| self.pos.color(!self.us).contains(square));
        let knight = self.king.offset(3 * inward, 0).is_some_and(|square| self.own(Role::Knight).contains(square));
        edge && straight && blocker && knight
    }

    fn arabian(&self) -> bool {
        let knight = self.own(Role::Knight).into_iter().any(|square| {
            let (files, ranks) = self.offset(square);
            files.abs() == 2 && ranks.abs() == 2
        });
        self.in_corner() && self.role == Role::Rook && self.is_adjacent(self.mover) && knight
    }

    /// Two bishops alone hold the king: on crossing diagonals, or side by side.
    fn two_bishops(&self) -> Option<bool> {
        let bishops: Vec<Square> = self.own(Role::Bishop).into_iter().collect();
        let alone = self.around.with(self.king).into_iter().all(|square| {
            self.pos.attackers_of(square, self.us, self.pos.occupied()).is_subset_of(self.own(Role::Bishop))
        });
        let [first, second] = bishops[..] else { return None };
        // Both must have a part in it: each attacks the king or a square beside it.
        let zone = self.around.with(self.king);
        let both = [first, second].into_iter().all(|bishop| attacks_from(self.pos, bishop).intersects(zone));
        let file = self.king.file();
        let crossing = (first.file() < file) == (file < second.file());
        (alone && both).then_some(crossing)
    }

    fn dovetail(&self) -> bool {
        let diagonal = self.is_adjacent(self.mover) && !self.is_orthogonal(self.mover);
        let queen_only = self.around.without(self.mover).into_iter().all(|square| {
            let guards = self.pos.attackers_of(square, self.us, self.pos.occupied());
            if guards == Bitboard::from(self.mover) { self.pos.piece_on(square).is_none() } else { guards.is_empty() }
        });
        self.role == Role::Queen && !self.on_edge() && diagonal && queen_only
    }

    fn swallowtail(&self) -> bool {
        if !self.gives_check(Role::Queen) || !self.is_adjacent(self.mover) || !self.is_orthogonal(self.mover) {
            return false;
        }
        let (files, ranks) = self.offset(self.mover);
        let rear = match (files, ranks) {
            (0, _) => [(-1, -ranks), (1, -ranks)],
            _ => [(-files, -1), (-files, 1)],
        };
        rear.into_iter().all(|(files, ranks)| {
            let square = self.king.offset(files as i8, ranks as i8);
            square.is_some_and(|square| self.blocked().contains(square))
        })
    }

    fn epaulette(&self) -> bool {
        if !self.gives_check(Role::Queen) || self.is_adjacent(self.mover) || !self.is_orthogonal(self.mover) {
            return false;
        }
        let (files, _) = self.offset(self.mover);
        let sides = if files == 0 { [(-1, 0), (1, 0)] } else { [(0, -1), (0, 1)] };
        self.king.distance(self.mover) == 2
            && sides.into_iter().all(|(files, ranks)| {
                self.king.offset(files, ranks).is_some_and(|square| self.blocked().contains(square))
            })
    }

    fn hook(&self) -> bool {
        let knights = self.guards(self.mover) & self.own(Role::Knight) & self.around;
        let held = knights.into_iter().any(|knight| {
            (attacks::pawn(!self.us, knight) & self.own(Role::Pawn)).any()
        });
        self.role == Role::Rook && self.is_adjacent(self.mover) && held
    }

    fn opera(&self) -> bool {
        let side = self.gives_check(Role::Rook)
            && self.is_adjacent(self.mover)
            && self.mover.rank() == self.king.rank()
            && self.on_back_rank();
        side && (self.guards(self.mover) & self.own(Role::Bishop)).any() && !self.in_corner()
    }

    fn morphy(&self) -> bool {
        let needed = self.around - self.blocked();
        let rooks = self.own(Role::Rook).into_iter().any(|rook| {
            let (files, ranks) = self.offset(rook);
            let near = files.abs() == 1 || ranks.abs() == 1;
            near && (self.covered_by(rook) & needed).any()
        });
        self.gives_check(Role::Bishop) && self.on_edge() && rooks
    }

    fn pillsbury(&self) -> bool {
        let needed = self.around - self.blocked();
        let bishops = self.own(Role::Bishop).into_iter().any(|bishop| (self.covered_by(bishop) & needed).any());
        self.gives_check(Role::Rook) && self.on_edge() && bishops
    }

    fn corner(&self) -> bool {
        let needed = self.around - self.blocked();
        let confined = (self.own(Role::Rook) | self.own(Role::Queen)).into_iter().any(|piece| {
            (self.covered_by(piece) & needed).any()
        });
        self.gives_check(Role::Knight) && self.in_corner() && confined && self.blocked().any()
    }

    fn kill_box(&self) -> bool {
        let queens = self.guards(self.mover) & self.own(Role::Queen);
        let boxed = queens.into_iter().any(|queen| {
            let files = queen.file().index().abs_diff(self.mover.file().index());
            let ranks = queen.rank().index().abs_diff(self.mover.rank().index());
            files == 2 && ranks == 2
        });
        self.gives_check(Role::Rook) && self.is_adjacent(self.mover) && self.is_orthogonal(self.mover) && boxed
    }

    fn triangle(&self) -> bool {
        let rooks = self.own(Role::Rook).into_iter().any(|rook| {
            let files = rook.file().index().abs_diff(self.mover.file().index());
            let ranks = rook.rank().index().abs_diff(self.mover.rank().index());
            self.is_adjacent(rook) && matches!((files, ranks), (0, 2) | (2, 0))
        });
        self.gives_check(Role::Queen) && self.is_adjacent(self.mover) && rooks
    }

    fn balestra(&self) -> bool {
        let needed = self.around - self.blocked();
        let bishop = self.covered_by(self.mover);
        let held = self.own(Role::Queen).into_iter().any(|queen| {
            let cover = self.covered_by(queen);
            !self.pos.checkers().contains(queen) && (needed - bishop).any() && (needed - bishop).is_subset_of(cover)
        });
        self.gives_check(Role::Bishop) && held && self.on_edge()
    }

    fn blind_swine(&self) -> bool {
        let seventh = Bitboard::rank(self.us.relative_rank(lucena_chess::Rank::Seventh));
        let rooks = self.own(Role::Rook) & seventh;
        let helped = (self.own(Role::Queen) | self.own(Role::Bishop) | self.own(Role::Knight)).into_iter().any(|piece| {
            (self.covered_by(piece) & (self.around - self.blocked())).any()
        });
        self.role == Role::Rook && rooks.contains(self.mover) && rooks.count() == 2 && self.on_back_rank() && !helped
            && self.pos.checkers().contains(self.mover)
    }

    fn vukovic(&self) -> bool {
        if !self.gives_check(Role::Rook) || !self.on_edge() || !self.is_adjacent(self.mover) || !self.is_orthogonal(self.mover) {
            return false;
        }
        let needed = self.around - self.blocked();
        let knights: Vec<Square> = self.own(Role::Knight).into_iter().filter(|&knight| {
            2 <= (self.covered_by(knight) & needed).count()
        }).collect();
        let third = self.guards(self.mover) - self.own(Role::Knight);
        !knights.is_empty() && third.any()
    }

    /// Every name that fits, in the order of their numbers.
    fn names(&self) -> Vec<Theme> {
        let bishops = self.two_bishops();
        let tests = [
            (Theme::SmotheredMate, self.smothered()),
            (Theme::BackRankMate, self.back_rank()),
            (Theme::AnastasiaMate, self.anastasia()),
            (Theme::ArabianMate, self.arabian()),
            (Theme::BodenMate, bishops == Some(true)),
            (Theme::DoubleBishopMate, bishops == Some(false)),
            (Theme::DovetailMate, self.dovetail()),
            (Theme::SwallowtailMate, self.swallowtail()),
            (Theme::EpauletteMate, self.epaulette()),
            (Theme::HookMate, self.hook()),
            (Theme::OperaMate, self.opera()),
            (Theme::MorphyMate, self.morphy()),
            (Theme::PillsburyMate, self.pillsbury()),
            (Theme::CornerMate, self.corner()),
            (Theme::KillBoxMate, self.kill_box()),
            (Theme::TriangleMate, self.triangle()),
            (Theme::BalestraMate, self.balestra()),
            (Theme::BlindSwineMate, self.blind_swine()),
            (Theme::VukovicMate, self.vukovic()),
        ];
        tests.into_iter().filter(|&(_, fits)| fits).map(|(theme, _)| theme).collect()
    }
}

/// All the names of the mate on the board after a move to `mover`; none if it is no mate.
pub fn named_mates(pos: &Position, mover: Square) -> Vec<Theme> {
    Mate::new(pos, mover).map(|mate| mate.names()).unwrap_or_default()
}

/// The most telling name of the mate on the board after a move to `mover`.
pub fn named_mate(pos: &Position, mover: Square) -> Option<Theme> {
    let names = named_mates(pos, mover);
    let yields = names.iter().any(|theme| matches!(theme.id(), 78 | 80..=84));
    names.into_iter().find(|&theme| theme != Theme::BackRankMate || !yields)
}

/// The claim of a named mate on the board after the move.
pub(super) fn named_mate_of_move(scene: &Scene) -> Option<Claim> {
    let theme = named_mate(&scene.after, scene.to)?;
    let king = scene.after.king(scene.them);
    let claim = Claim::new(theme, 1.0)
        .about(&scene.after, king)
        .with("mate_name", Param::Theme(theme))
        .with("to", Param::Square(scene.to))
        .marking(attacks::king(king) - scene.after.color(scene.them))
        .realized(true);
    let checkers = scene.after.checkers().into_iter();
    Some(checkers.fold(claim, |claim, from| claim.about(&scene.after, from).arrow(from, king, ArrowColor::Green)))
}

/// Positions that may be looked at before a proof by all replies is given up.
const PATIENCE: u32 = 60_000;

/// Whether the side not on move mates within `moves` of its own moves whatever is replied; false also if that is
/// too much to look through.
pub fn is_forced_mate(pos: &Position, moves: usize) -> bool {
    let mut patience = PATIENCE;
    every_reply_is_mated(pos, moves, &mut patience)
}

fn every_reply_is_mated(pos: &Position, moves: usize, patience: &mut u32) -> bool {
    let replies = pos.legal_moves();
    if replies.is_empty() {
        return pos.is_check();
    }
    moves != 0 && replies.iter().all(|&reply| some_move_mates(&pos.after(reply), moves, patience))
}

fn some_move_mates(pos: &Position, moves: usize, patience: &mut u32) -> bool {
    if tactics::mate_in_one(pos).is_some() {
        return true;
    }
    if moves <= 1 {
        return false;
    }
    let candidates = pos.legal_moves();
    let (checks, quiets): (Vec<_>, Vec<_>) = candidates.iter().copied().partition(|&mv| pos.gives_check(mv));
    checks.into_iter().chain(quiets).any(|mv| {
        *patience = patience.saturating_sub(1);
        *patience != 0 && every_reply_is_mated(&pos.after(mv), moves - 1, patience)
    })
}
