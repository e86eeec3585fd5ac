//! Knights, bishops, rooks and queens.

use super::{Generator, Side, Sink, Wanted};
use crate::{Role, attacks};

impl<W: Wanted, S: Side> Generator<'_, W, S> {
    #[inline]
    pub(super) fn piece_moves(&self, sink: &mut impl Sink) {
        let pos = self.pos;
        let movable = self.own & self.scope.from;
        let targets = self.wanted & self.answer & self.scope.to;
        let pinned = pos.pinned();

        // A pinned knight never stays on the line of its pin.
        for from in (movable & pos.role(Role::Knight)) - pinned {
            sink.piece(from, attacks::knight(from) & targets, self.enemies);
        }
        let queens = pos.role(Role::Queen);
        let bishops = movable & (pos.role(Role::Bishop) | queens);
        let rooks = movable & (pos.role(Role::Rook) | queens);
        for from in bishops - pinned {
            sink.piece(from, attacks::bishop(from, self.occupied) & targets, self.enemies);
        }
        for from in rooks - pinned {
            sink.piece(from, attacks::rook(from, self.occupied) & targets, self.enemies);
        }
        // Pinned sliders may move along the line through their king.
        if pinned.intersects(bishops | rooks) {
            for from in bishops & pinned {
                let along = attacks::line(self.king, from) & targets;
                sink.piece(from, attacks::bishop(from, self.occupied) & along, self.enemies);
            }
            for from in rooks & pinned {
                let along = attacks::line(self.king, from) & targets;
                sink.piece(from, attacks::rook(from, self.occupied) & along, self.enemies);
            }
        }
    }
}
