//! Patterns speak too: a PATLAN pattern that a move carries out or sets up is a claim like any other.
//!
//! A pattern with a square to go to is *carried out* if its instance before the move has the moved piece and the square it
//! goes to. Any other is *set up* if it stands on the board after the move, did not before, and has the moved piece in it.
//! A pattern of a mate gives its name to the mate that a line ends in; the sentence about the mate says it.

mod mates;
mod words;

use std::sync::Arc;

use lucena_chess::{Bitboard, Color, Position, Square};
use lucena_lang::patlan::{Instance, Library, Matcher, Program};
use lucena_lang::voice::keywords;

use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::detect;
use crate::evidence::Evidence;
use crate::sentence::Sentence;
use crate::slot::Slot;
use crate::theme::{Category, Theme};

pub(crate) use mates::known_name;
pub use mates::mates;
use words::{filled, said, trimmed};

/// The most patterns claimed of one move: of many, the weightiest.
const MOST: usize = 2;

/// The patterns of a library that a move carries out or sets up, if they count in favor of the side that has them.
pub fn claims(library: &Library, evidence: &Evidence) -> Vec<Claim> {
    let mut matcher = Matcher::new();
    let mut found: Vec<(f64, Claim)> = Vec::new();
    // The thesis's own patterns are specimens to study, and say what might be; what they are about has patterns beside them.
    let speaks = |program: &&Arc<Program>| {
        0.0 < program.weight() && program.theme() != Some("thesis") && !is_mate(program)
    };
    for program in library.programs().filter(speaks) {
        let claim = if program.has_destination() {
            carried_out(&mut matcher, program, evidence)
        } else {
            set_up(&mut matcher, program, evidence)
        };
        found.extend(claim.map(|claim| (program.weight(), claim)));
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    let found = found.into_iter().take(MOST).map(|(_, claim)| claim);
    found.chain(mates::names(&mut matcher, library, evidence)).collect()
}

/// Whether a pattern is about a mate: filed as one, or by what it says.
fn is_mate(program: &Program) -> bool {
    program.theme() == Some("mates") || program.gives_mate()
}

/// A valid instance of a pattern for a side that fits; nothing if there is none or it is too much to look through.
fn valid(
    matcher: &mut Matcher,
    pos: &Position,
    side: Color,
    program: &Program,
    fits: impl Fn(&Instance) -> bool,
) -> Option<Instance> {
    let found = matcher.look(pos, side).find(program).ok()?;
    found.valid().find(|instance| fits(instance)).cloned()
}

/// Whether a figure of an instance stands on this square.
fn stands(program: &Program, instance: &Instance, square: Square) -> bool {
    instance.bindings.iter().any(|&(slot, bound)| bound == square && !program.slots()[slot].is_square)
}

/// The pattern before the move whose piece goes where the pattern says.
fn carried_out(matcher: &mut Matcher, program: &Program, evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let fits = |instance: &Instance| program.moves(instance).any(|known| known == (scene.from, scene.to));
    let instance = valid(matcher, &scene.before, scene.us, program, fits)?;
    if !is_borne_out(program, evidence) {
        return None;
    }
    let mates = scene.positions.last().is_some_and(|last| last.is_checkmate() && last.turn() == scene.them);
    let works = mates || 100 <= scene.settled_balance();
    let claim = claim(program, &instance, &scene.before, evidence);
    Some(
        claim
            .arrow(scene.from, scene.to, ArrowColor::Green)
            .proved(Proof::Line { moves: scene.line.clone(), balance: scene.settled_balance() })
            .realized(works),
    )
}

/// The pattern that stands on the board because of the move.
fn set_up(matcher: &mut Matcher, program: &Program, evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let fits = |instance: &Instance| stands(program, instance, scene.to);
    let instance = valid(matcher, &scene.after, scene.us, program, fits)?;
    if valid(matcher, &scene.before, scene.us, program, |_| true).is_some()
        || !is_borne_out(program, evidence)
    {
        return None;
    }
    // What a pattern of tactics promises must be seen to work; what stands on the board stands there.
    let is_blow = program.theme() == Some("tactics") || says(program).is_some_and(Theme::must_be_realized);
    let strikes = scene
        .own_moves()
        .skip(1)
        .take(2)
        .any(|(_, _, mv)| mv.is_capture() && stands(program, &instance, mv.to()));
    let works = (strikes && 100 <= scene.settled_balance()) || scene.after.is_checkmate();
    // What stands only until the next capture does not stand.
    let lasting = [scene.settled(), *scene.positions.last().unwrap_or(&scene.after)];
    if !is_blow && !lasting.iter().all(|pos| valid(matcher, pos, scene.us, program, |_| true).is_some()) {
        return None;
    }
    Some(claim(program, &instance, &scene.after, evidence).realized(!is_blow || works))
}

/// Whether a tactic that we also know by ourselves is really there: patterns are free to promise what geometry alone allows,
/// such as a pawn that uncovers a rook behind it by stepping forward on the same file.
fn is_borne_out(program: &Program, evidence: &Evidence) -> bool {
    let known = says(program).filter(|theme| theme.category() == Category::TacticalMotifs);
    known.is_none_or(|theme| detect::detect_one(theme, &evidence.scene).is_some())
}

fn claim(program: &Program, instance: &Instance, pos: &Position, evidence: &Evidence) -> Claim {
    let squares: Bitboard = instance.bindings.iter().map(|&(_, square)| square).collect();
    let title = |text| trimmed(program.title_in(keywords(text)));
    let description = |text| {
        // Words that begin with the title would say it twice.
        let words = filled(program, instance, pos, text).without_stop();
        words.without_beginning(&format!("{}: ", title(text))).with_small_beginning()
    };
    let claim = Claim::new(Theme::Pattern, 0.90)
        .with(Slot::To, Param::Square(evidence.scene.to))
        .with(Slot::Name, said(|text| Sentence::of_words(title(text))))
        .with(Slot::Text, said(description))
        .marking(squares);
    match says(program) {
        Some(theme) => claim.with(Slot::Theme, Param::Theme(theme)),
        None => claim,
    }
}

/// The theme of our own that says the same as a pattern, by the pattern's own word; said once, by whichever is surer.
fn says(program: &Program) -> Option<Theme> {
    program.annotation("says").and_then(Theme::from_key)
}
