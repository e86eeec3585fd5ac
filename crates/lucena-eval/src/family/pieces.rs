//! One walk over a side's pieces: each is placed, its squares are counted, and its own module looks at it.

use lucena_chess::{Color, Role};

use super::{king, minor, mobility, rooks};
use crate::recorder::Recorder;
use crate::view::View;

#[inline(always)]
pub(crate) fn evaluate<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    role(view, us, Role::Knight, recorder);
    role(view, us, Role::Bishop, recorder);
    role(view, us, Role::Rook, recorder);
    role(view, us, Role::Queen, recorder);
}

// Inlined four times with the role known, so that every question about it is answered by the compiler.
#[inline(always)]
fn role<R: Recorder>(view: &View<'_>, us: Color, role: Role, recorder: &mut R) {
    for piece in view.map.pieces_of(us, role) {
        recorder.place(us, role, piece.square);
        mobility::piece(view, us, role, piece, recorder);
        king::tropism(view, us, role, piece, recorder);
        match role {
            Role::Knight => minor::knight(view, us, piece, recorder),
            Role::Bishop => minor::bishop(view, us, piece, recorder),
            Role::Rook => rooks::rook(view, us, piece, recorder),
            _ => {}
        }
    }
}
