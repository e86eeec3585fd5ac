//! The names of mates: those of the patterns that a mating move carries out.

use std::sync::Arc;

use lucena_chess::{Move, Position};
use lucena_lang::patlan::{Instance, Library, Matcher, Program};
use lucena_lang::voice::keywords;

use super::words::{said, within_sentence};
use super::{claim, is_mate, valid};
use crate::claim::{Claim, Param, Proof};
use crate::evidence::Evidence;
use crate::primitives;
use crate::scene::Scene;
use crate::sentence::Sentence;
use crate::slot::Slot;

/// The patterns of mates in a library that a move carries out, in the order in which they were written: those that books
/// draw, and those of weight zero, which are only recognized.
pub fn mates<'l>(library: &'l Library, pos: &Position, mv: Move) -> Vec<&'l Arc<Program>> {
    found(&mut Matcher::new(), library, pos, mv).into_iter().map(|(program, _)| program).collect()
}

fn found<'l>(
    matcher: &mut Matcher,
    library: &'l Library,
    pos: &Position,
    mv: Move,
) -> Vec<(&'l Arc<Program>, Instance)> {
    let instance = |program: &'l Arc<Program>| {
        let played = (mv.from(), primitives::destination(mv));
        let fits = |instance: &Instance| program.moves(instance).any(|known| known == played);
        valid(matcher, pos, pos.turn(), program, fits).map(|instance| (program, instance))
    };
    library
        .programs()
        .filter(|program| is_mate(program) && program.theme() != Some("thesis"))
        .filter_map(instance)
        .collect()
}

/// The names of the mates that the lines about a move end in: its own line, the answer to it, and the best line.
pub(super) fn names(matcher: &mut Matcher, library: &Library, evidence: &Evidence) -> Vec<Claim> {
    let (own, reply, best) =
        (Some(evidence.scene.clone()), evidence.scene.later(1), evidence.best_scene.clone());
    let lines = [("own", own), ("reply", reply), ("best", best)];
    let mut names = Vec::new();
    for (line, scene) in lines {
        let Some(scene) = scene else { continue };
        let named = name(matcher, library, &scene);
        names.extend(named.map(|(program, instance, pos)| {
            claim(program, &instance, &pos, evidence)
                .with(Slot::Name, title(program))
                .with(Slot::NamesMate, Param::Word(line))
                .proved(Proof::Line { moves: evidence.scene.line.clone(), balance: 0 })
                .realized(true)
        }));
    }
    names
}

/// What the mate that a line ends in is called by the patterns that ship with the program.
pub(crate) fn known_name(scene: &Scene) -> Option<Param> {
    let (program, ..) = name(&mut Matcher::new(), Library::standard(), scene)?;
    Some(title(program))
}

fn title(program: &Program) -> Param {
    said(|text| Sentence::of_words(within_sentence(program.title_in(keywords(text)))))
}

/// The pattern of the mate that a line ends in: one that the first move of the line carries out, or else the last.
fn name<'l>(
    matcher: &mut Matcher,
    library: &'l Library,
    scene: &Scene,
) -> Option<(&'l Arc<Program>, Instance, Position)> {
    let mated = scene.positions.last().filter(|last| last.is_checkmate() && last.turn() == scene.them)?;
    debug_assert!(mated.is_check(), "a mate is a check");
    let (_, last_pos, last_mv) = scene.own_moves().last()?;
    [(scene.before, scene.mv), (last_pos, last_mv)].into_iter().find_map(|(pos, mv)| {
        let named =
            found(matcher, library, &pos, mv).into_iter().filter(|(program, _)| 0.0 < program.weight());
        // The weightiest; of equals the one with more figures says more.
        let telling = named.max_by(|(one, _), (other, _)| {
            one.weight().total_cmp(&other.weight()).then(one.slots().len().cmp(&other.slots().len()))
        });
        telling.map(|(program, instance)| (program, instance, pos))
    })
}
