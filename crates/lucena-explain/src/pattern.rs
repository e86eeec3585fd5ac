//! Patterns speak too: a PATLAN pattern that stands on the board because of the move is a claim like any other.

use lucena_chess::{Bitboard, Position};
use lucena_lang::patlan::{Instance, Language, Library, Matcher, Program};

use crate::claim::{Claim, Param};
use crate::evidence::Evidence;
use crate::theme::Theme;

/// The most patterns claimed of one move: of many, the weightiest.
const MOST: usize = 2;

/// The patterns of a library that the mover has on the board after the move and did not have before it.
pub fn claims(library: &Library, evidence: &Evidence) -> Vec<Claim> {
    let scene = &evidence.scene;
    let mut matcher = Matcher::new();
    let mut found: Vec<(f64, Claim)> = Vec::new();
    for program in library.programs() {
        let Some(after) = valid(&mut matcher, &scene.after, scene.us, program) else { continue };
        if valid(&mut matcher, &scene.before, scene.us, program).is_some() {
            continue;
        }
        found.push((program.weight(), claim(program, &after, evidence)));
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.into_iter().take(MOST).map(|(_, claim)| claim).collect()
}

/// A valid instance of a pattern for a side; nothing if there is none or it is too much to look through.
fn valid(
    matcher: &mut Matcher,
    pos: &Position,
    side: lucena_chess::Color,
    program: &Program,
) -> Option<Instance> {
    let found = matcher.look(pos, side).find(program).ok()?;
    found.valid().next().cloned()
}

fn claim(program: &Program, instance: &Instance, evidence: &Evidence) -> Claim {
    let squares: Bitboard =
        program.slots().iter().filter_map(|slot| instance.square(program, &slot.name)).collect();
    let words = |write: fn(&Program, Language) -> &str| Param::Words {
        pt: trimmed(write(program, Language::Portuguese)),
        en: trimmed(write(program, Language::English)),
    };
    Claim::new(Theme::Pattern, 0.90)
        .with("to", Param::Square(evidence.scene.to))
        .with("name", words(Program::title_in))
        .with("text", words(Program::description_in))
        .marking(squares)
        .realized(true)
}

/// The words without the full stop that the sentence brings.
fn trimmed(words: &str) -> String {
    words.trim().trim_end_matches('.').to_owned()
}
