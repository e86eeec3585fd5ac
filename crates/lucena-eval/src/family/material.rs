//! Officers and their squares; pawns and kings are counted with the pawn structure.

use lucena_chess::{Color, Role};

use crate::recorder::Recorder;
use crate::view::View;

#[inline(always)]
pub(crate) fn evaluate<R: Recorder>(view: &View<'_>, us: Color, recorder: &mut R) {
    for officer in view.map.officers(us) {
        if officer.role != Role::King {
            recorder.place(us, officer.role, officer.square);
        }
    }
}
