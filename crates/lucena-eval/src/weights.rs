//! What each term is worth. Preliminary: material and squares by formula, until the data file is tuned.

use lucena_chess::{Role, Square};

use crate::Tapered;

/// The values of pieces on squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// By role and by square as White sees it.
    placement: [[Tapered; 64]; 6],
}

impl Weights {
    /// The value of a piece on a square as its own side sees the board.
    #[inline]
    pub(crate) fn placement(&self, role: Role, square: Square) -> Tapered {
        self.placement[role.index()][square.index()]
    }
}

impl Default for Weights {
    fn default() -> Weights {
        let mut placement = [[Tapered::ZERO; 64]; 6];
        for role in Role::ALL {
            for square in Square::all() {
                placement[role.index()][square.index()] = material(role) + on_square(role, square);
            }
        }
        Weights { placement }
    }
}

const fn material(role: Role) -> Tapered {
    match role {
        Role::Pawn => Tapered::new(85, 110),
        Role::Knight => Tapered::new(340, 300),
        Role::Bishop => Tapered::new(360, 320),
        Role::Rook => Tapered::new(480, 540),
        Role::Queen => Tapered::new(1020, 980),
        Role::King => Tapered::ZERO,
    }
}

fn on_square(role: Role, square: Square) -> Tapered {
    let rank = square.rank().index() as i32;
    let file = square.file().index() as i32;
    // 0 on the rim to 3 in the middle.
    let across = file.min(7 - file);
    let along = rank.min(7 - rank);
    let central = across + along;
    match role {
        Role::Pawn => {
            let center = if across == 3 && (rank == 3 || rank == 4) { 25 } else { 0 };
            Tapered::new(center + (rank - 1) * 3 + across * 2 - 6, (rank - 1) * (rank - 1) * 4)
        }
        Role::Knight => Tapered::new(central * 9 - 30, central * 8 - 24),
        Role::Bishop => Tapered::new(central * 5 - 15, central * 4 - 12),
        Role::Rook => {
            Tapered::new(across * 4 - 6 + if rank == 6 { 20 } else { 0 }, if rank == 6 { 15 } else { 0 })
        }
        Role::Queen => Tapered::new(central - 3, central * 6 - 18),
        Role::King => {
            let corner = if rank == 0 { 30 - across * 12 } else { -20 - rank * 15 };
            Tapered::new(corner, central * 12 - 36)
        }
    }
}
