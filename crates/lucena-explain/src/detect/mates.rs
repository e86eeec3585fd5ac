//! Mates with a name, by the geometry of the mated king, and mates that every reply allows.

use lucena_chess::{Bitboard, Color, Position, Role, Square, attacks};
use lucena_facts::spans;

use super::tactics;
use crate::claim::{ArrowColor, Claim, Param};
use crate::primitives::attacks_from;
use crate::scene::Scene;
use crate::slot::Slot;
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
        let free = front
            .into_iter()
            .all(|square| self.pos.attackers_of(square, self.us, self.pos.occupied()).is_empty());
        let along = self.pos.checkers() & Bitboard::rank(self.king.rank());
        self.on_back_rank() && shut && free && (along & self.pos.straight_sliders(self.us)).any()
    }

    fn anastasia(&self) -> bool {
        let edge = matches!(self.king.file().index(), 0 | 7) && !matches!(self.king.rank().index(), 0 | 7);
        let straight = matches!(self.role, Role::Rook | Role::Queen) && self.mover.file() == self.king.file();
        let inward = if self.king.file().index() == 0 { 1 } else { -1 };
        let blocker =
            self.king.offset(inward, 0).is_some_and(|square| self.pos.color(!self.us).contains(square));
        let knight =
            self.king.offset(3 * inward, 0).is_some_and(|square| self.own(Role::Knight).contains(square));
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
        let file = self.king.file();
        alone.then_some((first.file() < file) == (file < second.file()))
    }

    /// Whether both bishops attack the king or a square beside it.
    fn both_bishops_take_part(&self) -> bool {
        let zone = self.around.with(self.king);
        self.own(Role::Bishop).into_iter().all(|bishop| attacks_from(self.pos, bishop).intersects(zone))
    }

    fn dovetail(&self) -> bool {
        let diagonal = self.is_adjacent(self.mover) && !self.is_orthogonal(self.mover);
        let queen_only = self.around.without(self.mover).into_iter().all(|square| {
            let guards = self.pos.attackers_of(square, self.us, self.pos.occupied());
            if guards == Bitboard::from(self.mover) {
                self.pos.piece_on(square).is_none()
            } else {
                guards.is_empty()
            }
        });
        self.role == Role::Queen && !self.on_edge() && diagonal && queen_only
    }

    fn swallowtail(&self) -> bool {
        if !self.gives_check(Role::Queen) || !self.is_adjacent(self.mover) || !self.is_orthogonal(self.mover)
        {
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

    /// Pieces on both sides of the king, like shoulder pieces of a uniform, across the line of a rook or queen that mates.
    fn epaulette(&self) -> bool {
        let heavy = self.pos.checkers() & self.pos.straight_sliders(self.us);
        heavy.into_iter().any(|checker| self.is_orthogonal(checker) && self.is_shouldered(checker))
    }

    /// Whether pieces stand on both sides of the king, seen along the line of a checking piece.
    fn is_shouldered(&self, checker: Square) -> bool {
        let sides = if self.offset(checker).0 == 0 { [(-1, 0), (1, 0)] } else { [(0, -1), (0, 1)] };
        sides.into_iter().all(|(files, ranks)| {
            self.king.offset(files, ranks).is_some_and(|square| self.pos.occupied().contains(square))
        })
    }

    fn hook(&self) -> bool {
        let knights = self.guards(self.mover) & self.own(Role::Knight) & self.around;
        let held =
            knights.into_iter().any(|knight| (attacks::pawn(!self.us, knight) & self.own(Role::Pawn)).any());
        self.role == Role::Rook && self.is_adjacent(self.mover) && held
    }

    fn opera(&self) -> bool {
        self.gives_check(Role::Rook)
            && self.is_adjacent(self.mover)
            && self.is_orthogonal(self.mover)
            && (self.guards(self.mover) & self.own(Role::Bishop)).any()
    }

    fn morphy(&self) -> bool {
        // The rook shuts the king in; one that only protects the bishop beside the king, or gives check itself, does not.
        let checkers = self.pos.checkers();
        let needed = self.around - self.blocked() - checkers;
        checkers.is_subset_of(self.own(Role::Bishop))
            && self.own(Role::Rook).into_iter().any(|rook| (self.covered_by(rook) & needed).any())
    }

    fn pillsbury(&self) -> bool {
        let needed = (self.around - self.blocked()).without(self.mover);
        // A bishop that only protects a rook beside the king makes another pattern.
        let supports = if self.is_adjacent(self.mover) { self.guards(self.mover) } else { Bitboard::EMPTY };
        let bishops = (self.own(Role::Bishop) - supports).into_iter();
        self.gives_check(Role::Rook)
            && bishops.into_iter().any(|bishop| (self.covered_by(bishop) & needed).any())
    }

    fn corner(&self) -> bool {
        let beside = |piece: Square| {
            let (files, ranks) = self.offset(piece);
            (files.abs() == 1 || ranks.abs() == 1) && attacks_from(self.pos, piece).intersects(self.around)
        };
        let heavy = self.own(Role::Rook) | self.own(Role::Queen);
        self.gives_check(Role::Knight) && heavy.into_iter().any(beside)
    }

    fn kill_box(&self) -> bool {
        let boxed = |queen: Square, rook: Square| {
            let files = (queen.file().index() as i32 - rook.file().index() as i32).abs();
            let ranks = (queen.rank().index() as i32 - rook.rank().index() as i32).abs();
            files == 2
                && ranks == 2
                && self.king.distance(queen) <= 2
                && self.king.distance(rook) <= 2
                && between(self.king.file().index(), queen.file().index(), rook.file().index())
                && between(self.king.rank().index(), queen.rank().index(), rook.rank().index())
        };
        let queens = self.own(Role::Queen).into_iter();
        matches!(self.role, Role::Rook | Role::Queen)
            && queens.into_iter().any(|queen| self.own(Role::Rook).into_iter().any(|rook| boxed(queen, rook)))
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
        let Some(bishop) = (self.pos.checkers() & self.own(Role::Bishop)).first() else { return false };
        let rest = (self.around - self.blocked() - self.covered_by(bishop)).without(bishop);
        rest.any()
            && self.own(Role::Queen).into_iter().any(|queen| {
                !self.pos.checkers().contains(queen) && rest.is_subset_of(self.covered_by(queen))
            })
    }

    fn blind_swine(&self) -> bool {
        let beside = self.own(Role::Rook).without(self.mover).into_iter().any(|rook| {
            self.is_adjacent(rook)
                && rook.distance(self.mover) == 1
                && (rook.file() == self.mover.file() || rook.rank() == self.mover.rank())
        });
        self.gives_check(Role::Rook) && self.is_adjacent(self.mover) && beside
    }

    fn vukovic(&self) -> bool {
        let needed = (self.around - self.blocked()).without(self.mover);
        let knights = self.own(Role::Knight).into_iter().filter(|&knight| {
            attacks::between(self.king, knight) == Bitboard::from(self.mover)
                && (self.covered_by(knight) & needed).any()
        });
        self.gives_check(Role::Rook)
            && self.is_adjacent(self.mover)
            && knights.into_iter().any(|knight| self.guards(self.mover).without(knight).any())
    }

    /// Whether a pattern stands on the board as books draw it; the tags of puzzle collections are more generous.
    fn is_classic(&self, theme: Theme) -> bool {
        match theme {
            Theme::BodenMate | Theme::DoubleBishopMate => self.both_bishops_take_part(),
            Theme::OperaMate => {
                self.on_back_rank() && self.mover.rank() == self.king.rank() && !self.in_corner()
            }
            Theme::MorphyMate => self.in_corner() && self.gives_check(Role::Bishop),
            Theme::PillsburyMate => self.on_back_rank() && !self.is_adjacent(self.mover),
            Theme::CornerMate => self.in_corner() && self.blocked().any(),
            Theme::EpauletteMate => {
                let (files, _) = self.offset(self.mover);
                let sides = if files != 0 { [(0, -1), (0, 1)] } else { [(-1, 0), (1, 0)] };
                let own = sides.into_iter().all(|(files, ranks)| {
                    self.king.offset(files, ranks).is_some_and(|square| self.blocked().contains(square))
                });
                own && self.gives_check(Role::Queen) && self.king.distance(self.mover) == 2
            }
            Theme::BlindSwineMate => {
                let seventh = self.us.relative_rank(lucena_chess::Rank::Seventh);
                self.on_back_rank() && self.mover.rank() == seventh
            }
            Theme::VukovicMate | Theme::BalestraMate | Theme::KillBoxMate => self.on_edge(),
            _ => true,
        }
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
            (Theme::SwallowtailMate, self.swallowtail() && !self.epaulette()),
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

/// Whether a coordinate lies between two others, which are included.
const fn between(middle: usize, one: usize, other: usize) -> bool {
    (one <= middle && middle <= other) || (other <= middle && middle <= one)
}

/// All the names of the mate on the board after a move to `mover`; none if it is no mate.
pub fn named_mates(pos: &Position, mover: Square) -> Vec<Theme> {
    Mate::new(pos, mover).map(|mate| mate.names()).unwrap_or_default()
}

/// The most telling name of the mate on the board after a move to `mover`, if it stands as books draw it.
pub fn named_mate(pos: &Position, mover: Square) -> Option<Theme> {
    let mate = Mate::new(pos, mover)?;
    let mut names = mate.names();
    names.retain(|&theme| mate.is_classic(theme));
    let yields = names.iter().any(|theme| {
        matches!(
            theme,
            Theme::EpauletteMate
                | Theme::OperaMate
                | Theme::MorphyMate
                | Theme::PillsburyMate
                | Theme::CornerMate
                | Theme::KillBoxMate
        )
    });
    names.into_iter().find(|&theme| theme != Theme::BackRankMate || !yields)
}

/// The claim of a named mate on the board after the move.
pub(super) fn named_mate_of_move(scene: &Scene) -> Option<Claim> {
    let theme = named_mate(&scene.after, scene.to)?;
    let king = scene.after.king(scene.them);
    let claim = Claim::new(theme, 1.0)
        .about(&scene.after, king)
        .with(Slot::MateName, Param::Theme(theme))
        .with(Slot::To, Param::Square(scene.to))
        .marking(attacks::king(king) - scene.after.color(scene.them))
        .realized(true);
    let checkers = scene.after.checkers().into_iter();
    Some(
        checkers
            .fold(claim, |claim, from| claim.about(&scene.after, from).arrow(from, king, ArrowColor::Green)),
    )
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
