//! The pawn structure of one side.

use lucena_chess::{Bitboard, Color};
use lucena_facts::{PawnStructure, spans};

use super::{relative_rank, rim_distance};
use crate::Term;
use crate::recorder::Recorder;

pub(crate) fn evaluate<R: Recorder>(structure: &PawnStructure, us: Color, recorder: &mut R) {
    let side = structure.side(us);
    for square in side.pawns {
        let here = Bitboard::from(square);
        let is = |set: Bitboard| set.contains(square);
        let rank = relative_rank(us, square);
        let rim = rim_distance(square.file());
        let open = usize::from(is(side.unopposed));
        if is(side.isolated) {
            recorder.add(us, Term::IsolatedPawn, open * 4 + rim, here);
        } else if is(side.backward) {
            recorder.add(us, Term::BackwardPawn, open, here);
        }
        if is(side.doubled) {
            recorder.add(us, Term::DoubledPawn, usize::from(is(side.supported)), here);
        }
        if is(side.phalanx) {
            recorder.add(us, Term::PhalanxPawn, rank, here);
        }
        if is(side.supported) {
            recorder.add(us, Term::SupportedPawn, rank, here);
        }
        if is(side.candidates) {
            recorder.add(us, Term::CandidatePawn, rank, here);
        }
        if is(side.levers) {
            recorder.add(us, Term::PawnLever, rank, here);
        }
        if is(side.rammed) {
            recorder.add(us, Term::RammedPawn, rank, here);
        }
        if !is(side.supported) && !is(side.phalanx) && !is(side.isolated) && !is(side.passed) {
            let helped = spans::behind(us, here.east() | here.west()).intersects(side.pawns);
            if !helped {
                recorder.add(us, Term::WeakPawn, open, here);
            }
        }
        if is(side.passed) {
            recorder.add(us, Term::PassedPawn, rank, here);
            recorder.add(us, Term::PassedFile, rim, here);
            if is(side.connected()) {
                recorder.add(us, Term::PassedConnected, rank, here);
            }
        }
    }
    let islands = side.islands();
    recorder.count(us, Term::PawnIsland, 0, islands.count() as i32, side.pawns);
}
