//! The sign by which a plan is recognized on the board: a pawn, a piece or the king goes where the plan wants it.

use lucena_chess::{CastleSide, Color, Move, Position, Role, Square};

/// What is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A piece of this kind, or a pawn, goes to the square.
    Goes(Role, Square),
    /// The king castles to this side.
    Castles(CastleSide),
}

/// The sign of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// What is done.
    pub deed: Deed,
    /// In how many of a hundred games of masters that came so far it was done, if it was counted.
    pub share: Option<u8>,
}

impl Target {
    /// Reads `break d4`, `knight d5` or `castle kingside`, with `share 45` after it if it was counted.
    pub(super) fn read(text: &str) -> Option<Target> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (what, place, share) = match words[..] {
            [what, place] => (what, place, None),
            [what, place, "share", share] => {
                (what, place, Some(share.parse().ok().filter(|&share| share <= 100)?))
            }
            _ => return None,
        };
        let square = || place.parse::<Square>().ok();
        let deed = match what {
            "castle" => Deed::Castles(match place {
                "kingside" => CastleSide::King,
                "queenside" => CastleSide::Queen,
                _ => return None,
            }),
            "break" => Deed::Goes(Role::Pawn, square()?),
            "knight" => Deed::Goes(Role::Knight, square()?),
            "bishop" => Deed::Goes(Role::Bishop, square()?),
            "rook" => Deed::Goes(Role::Rook, square()?),
            "queen" => Deed::Goes(Role::Queen, square()?),
            _ => return None,
        };
        Some(Target { deed, share })
    }

    /// The same as a side sees the board.
    #[must_use]
    pub fn seen_by(self, side: Color) -> Target {
        match (self.deed, side) {
            (Deed::Goes(role, square), Color::Black) => {
                Target { deed: Deed::Goes(role, square.flip_rank()), ..self }
            }
            _ => self,
        }
    }

    /// Whether a move is the sign.
    pub fn is_done_by(self, pos: &Position, mv: Move) -> bool {
        match self.deed {
            Deed::Castles(side) => mv.castle_side() == Some(side),
            Deed::Goes(role, square) => {
                // A pawn breaks by advancing: one that takes there does something else.
                mv.castle_side().is_none()
                    && !(role == Role::Pawn && mv.is_capture())
                    && mv.to() == square
                    && pos.piece_on(mv.from()).is_some_and(|piece| piece.role() == role)
            }
        }
    }
}
