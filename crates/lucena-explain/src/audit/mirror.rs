//! Whether a scene and its mirror image, colors exchanged, are described alike.

use std::collections::BTreeSet;

use lucena_chess::Move;

use crate::claim::Claim;
use crate::detect;
use crate::scene::Scene;

/// What of a claim must be the same in a mirror: theme, confidence, and the squares, flipped.
fn essence(claim: &Claim, is_flipped: bool) -> String {
    let squares = if is_flipped { claim.squares.flip_ranks() } else { claim.squares };
    format!("{} {:.2} {} {squares:?}", claim.theme.key(), claim.confidence, claim.realized)
}

/// Whether the detectors find the same in a scene and in its mirror image; history is left out on both sides.
pub fn mirrors(scene: &Scene) -> bool {
    let flip = |mv: &Move| Move::new(mv.from().flip_rank(), mv.to().flip_rank(), mv.kind());
    let line: Vec<Move> = scene.line.iter().map(flip).collect();
    let plain = Scene::new(&scene.before, scene.mv, &scene.line, None);
    let mirrored = Scene::new(&scene.before.mirrored(), line[0], &line, None);
    let of = |scene: &Scene, is_flipped: bool| -> BTreeSet<String> {
        detect::detect(scene).iter().map(|claim| essence(claim, is_flipped)).collect()
    };
    of(&plain, false) == of(&mirrored, true)
}
