//! Patterns speak too: a PATLAN pattern that a move carries out or sets up is a claim like any other.
//!
//! A pattern with a square to go to is *carried out* if its instance before the move has the moved piece and the square it
//! goes to. Any other is *set up* if it stands on the board after the move, did not before, and has the moved piece in it.
//! A pattern of a mate gives its name to the mate that a line ends in; the sentence about the mate says it.

use std::sync::Arc;

use lucena_chess::{Bitboard, Color, Position, Role, Square};
use lucena_lang::patlan::{Instance, Language, Library, Matcher, Program};
use lucena_text::{Noun, Text};

use crate::claim::{ArrowColor, Claim, Param, Proof};
use crate::detect;
use crate::evidence::Evidence;
use crate::primitives;
use crate::scene::Scene;
use crate::sentence::{Bilingual, Part, Sentence};
use crate::slot::Slot;
use crate::theme::{Category, Theme};

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
    found.chain(mate_names(&mut matcher, library, evidence)).collect()
}

/// Whether a pattern is about a mate: filed as one, or by what it says.
fn is_mate(program: &Program) -> bool {
    program.theme() == Some("mates") || program.gives_mate()
}

/// The names of the mates that the lines about a move end in: its own line, the answer to it, and the best line.
fn mate_names(matcher: &mut Matcher, library: &Library, evidence: &Evidence) -> Vec<Claim> {
    let (own, reply, best) =
        (Some(evidence.scene.clone()), evidence.scene.later(1), evidence.best_scene.clone());
    let lines = [("own", own), ("reply", reply), ("best", best)];
    let mut names = Vec::new();
    for (line, scene) in lines {
        let Some(scene) = scene else { continue };
        let named = mate_name(matcher, library, &scene);
        names.extend(named.map(|(program, instance, pos)| {
            let name = said(|language| Sentence::of_words(within_sentence(program.title_in(language))));
            claim(&program, &instance, &pos, evidence)
                .with(Slot::Name, name)
                .with(Slot::NamesMate, Param::Word(line))
                .proved(Proof::Line { moves: evidence.scene.line.clone(), balance: 0 })
                .realized(true)
        }));
    }
    names
}

/// The pattern of the mate that a line ends in: one that the first move of the line carries out, or else the last.
fn mate_name(
    matcher: &mut Matcher,
    library: &Library,
    scene: &Scene,
) -> Option<(Arc<Program>, Instance, Position)> {
    let mated = scene.positions.last().filter(|last| last.is_checkmate() && last.turn() == scene.them)?;
    debug_assert!(mated.is_check(), "a mate is a check");
    let (_, last_pos, last_mv) = scene.own_moves().last()?;
    for (pos, mv) in [(scene.before, scene.mv), (last_pos, last_mv)] {
        let mut found: Vec<(Arc<Program>, Instance)> = Vec::new();
        let mates = |program: &&Arc<Program>| is_mate(program) && program.theme() != Some("thesis");
        for program in library.programs().filter(mates) {
            let fits = |instance: &Instance| {
                binds(program, instance, mv.from(), false)
                    && binds(program, instance, primitives::destination(mv), true)
            };
            let instance = valid(matcher, &pos, scene.us, program, fits);
            found.extend(instance.map(|instance| (program.clone(), instance)));
        }
        // The weightiest; of equals the one with more figures says more.
        let telling = found.into_iter().max_by(|(one, _), (other, _)| {
            one.weight().total_cmp(&other.weight()).then(one.slots().len().cmp(&other.slots().len()))
        });
        if let Some((program, instance)) = telling {
            return Some((program, instance, pos));
        }
    }
    None
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

/// Whether an instance has a figure (or a square to go to) of this square.
fn binds(program: &Program, instance: &Instance, square: Square, is_square: bool) -> bool {
    instance
        .bindings
        .iter()
        .any(|&(slot, bound)| bound == square && program.slots()[slot].is_square == is_square)
}

/// The pattern before the move whose piece goes where the pattern says.
fn carried_out(matcher: &mut Matcher, program: &Program, evidence: &Evidence) -> Option<Claim> {
    let scene = &evidence.scene;
    let fits = |instance: &Instance| {
        binds(program, instance, scene.from, false) && binds(program, instance, scene.to, true)
    };
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
    let fits = |instance: &Instance| binds(program, instance, scene.to, false);
    let instance = valid(matcher, &scene.after, scene.us, program, fits)?;
    if valid(matcher, &scene.before, scene.us, program, |_| true).is_some()
        || !is_borne_out(program, evidence)
    {
        return None;
    }
    // What a pattern of blows promises must be seen to work; what stands on the board stands there.
    let is_blow =
        program.theme() == Some("tactics") || same_as(program.name()).is_some_and(Theme::must_be_realized);
    let strikes = scene
        .own_moves()
        .skip(1)
        .take(2)
        .any(|(_, _, mv)| mv.is_capture() && binds(program, &instance, mv.to(), false));
    let works = (strikes && 100 <= scene.settled_balance()) || scene.after.is_checkmate();
    // What stands only until the next capture does not stand.
    let lasting = [scene.settled(), *scene.positions.last().unwrap_or(&scene.after)];
    if !is_blow && !lasting.iter().all(|pos| valid(matcher, pos, scene.us, program, |_| true).is_some()) {
        return None;
    }
    Some(claim(program, &instance, &scene.after, evidence).realized(!is_blow || works))
}

/// Whether a blow that we also know by ourselves is really there: patterns are free to promise what geometry alone allows,
/// such as a pawn that uncovers a rook behind it by stepping forward on the same file.
fn is_borne_out(program: &Program, evidence: &Evidence) -> bool {
    let known = same_as(program.name()).filter(|theme| theme.category() == Category::TacticalMotifs);
    known.is_none_or(|theme| detect::detect_one(theme, &evidence.scene).is_some())
}

fn claim(program: &Program, instance: &Instance, pos: &Position, evidence: &Evidence) -> Claim {
    let squares: Bitboard = instance.bindings.iter().map(|&(_, square)| square).collect();
    let title = |language| trimmed(program.title_in(language));
    let text = |language| {
        // Words that begin with the title would say it twice.
        let text = filled(program, instance, pos, language).without_stop();
        text.without_beginning(&format!("{}: ", title(language))).with_small_beginning()
    };
    let claim = Claim::new(Theme::Pattern, 0.90)
        .with(Slot::To, Param::Square(evidence.scene.to))
        .with(Slot::Name, said(|language| Sentence::of_words(title(language))))
        .with(Slot::Text, said(text))
        .marking(squares);
    match same_as(program.name()) {
        Some(theme) => claim.with(Slot::Theme, Param::Theme(theme)),
        None => claim,
    }
}

/// Words in both languages.
fn said(words: impl Fn(Language) -> Sentence) -> Param {
    Param::Said(Box::new(Bilingual { pt: words(Language::Portuguese), en: words(Language::English) }))
}

/// The description with the pieces and squares of an instance in place of its figures.
fn filled(program: &Program, instance: &Instance, pos: &Position, language: Language) -> Sentence {
    let mut written = Sentence::default();
    let mut rest = program.description_in(language);
    while let Some((words, (figure, tail))) =
        rest.split_once('<').and_then(|(words, tail)| Some((words, tail.split_once('>')?)))
    {
        written.push(Part::Text(words.to_owned()));
        match instance.square(program, figure) {
            Some(square) => name(&mut written, square, pos, program, figure, language),
            None => written.push(Part::Text(figure.to_owned())),
        }
        rest = tail;
    }
    written.push(Part::Text(rest.to_owned()));
    written
}

/// Adds a figure as prose has it: the square alone where the words before already say what stands there, and Portuguese
/// prepositions run together with the article.
fn name(
    written: &mut Sentence,
    square: Square,
    pos: &Position,
    program: &Program,
    figure: &str,
    language: Language,
) {
    let is_portuguese = language == Language::Portuguese;
    let text = Text::new(if is_portuguese {
        lucena_text::Language::Portuguese
    } else {
        lucena_text::Language::English
    });
    let is_square = program.slots().iter().any(|slot| slot.name == figure && slot.is_square);
    let Some(role) = pos.role_on(square).filter(|_| !is_square) else {
        return written.push(Part::Square(square));
    };
    let on = if is_portuguese { "de" } else { "on" };
    let is_named = |word: &str, plural: bool| {
        let nouns = Role::ALL.iter().map(|&role| Noun::role(role));
        nouns
            .map(|noun| text.noun(if plural { noun.plural() } else { noun }))
            .any(|noun| noun.bare.eq_ignore_ascii_case(word))
    };
    // In a list of squares the first one has said what they hold: *the pawns on a2, b3 and c4*.
    let so_far = written.to_string();
    let words: Vec<&str> = so_far.split_whitespace().collect();
    let is_joint = |word: &str| matches!(word, "and" | "e") || word.ends_with(',');
    let tail = words.iter().rposition(|word| !is_joint(word) && word.parse::<Square>().is_err());
    let listed = tail.is_some_and(|index| {
        *words[index] == *on && 0 < index && is_named(words[index - 1], true) && index + 1 < words.len()
    });
    let last = words.last().copied().unwrap_or_default();
    let is_said = is_named(last, false) || is_named(last, true);
    if !listed && !is_said {
        let noun = text.noun(Noun::role(role));
        let contracted = match last {
            "de" if is_portuguese => Some(noun.of),
            "em" if is_portuguese => Some(noun.on),
            "a" if is_portuguese => Some(noun.to),
            "por" if is_portuguese => Some(noun.by),
            _ => None,
        };
        if contracted.is_some() {
            written.drop_last_word();
        }
        written.push(Part::Piece { words: contracted.unwrap_or(noun.the), square: Some(square) });
        written.push(Part::Text(" ".to_owned()));
    }
    if !listed {
        written.push(Part::Text(format!("{on} ")));
    }
    written.push(Part::Square(square));
}

/// The theme of our own that says the same as a shipped pattern; said once, by whichever is surer.
fn same_as(name: &str) -> Option<Theme> {
    Some(match name {
        "KNIGHT_FORK" | "PAWN_FORK" | "ROYAL_FORK" | "DOUBLE_ATTACK" | "DOUBLEATTACK" => Theme::Fork,
        "DYNAMICFORK" | "DYNAMICDOUBLEATTACK" | "GARFODINAMICO" | "GARFODUPLO" => Theme::Fork,
        "X-RAY" | "RAIOX" => Theme::Skewer,
        "PASSEDPAWN" | "PEAOPASSADO" => Theme::CreatesPassedPawn,
        "ABSOLUTE_PIN" => Theme::PinAbsolute,
        "RELATIVE_PIN" => Theme::PinRelative,
        "SKEWER" => Theme::Skewer,
        "BATTERY" => Theme::Battery,
        "DISCOVERED_CHECK" => Theme::DiscoveredCheck,
        "DISCOVERED_GAIN" | "DISCOVEREDATTACK" | "ATAQUEDESCOBERTO" => Theme::DiscoveredAttack,
        "DOUBLE_CHECK" => Theme::DoubleCheck,
        "HANGING_PIECE" => Theme::HangingCapture,
        "OVERLOADED" => Theme::Overloading,
        "REMOVE_DEFENDER" => Theme::RemovesDefender,
        "TRAPPED_PIECE" => Theme::TrappedPiece,
        "PROMOTION" => Theme::Promotion,
        "KNIGHT_OUTPOST" => Theme::Outpost,
        "BISHOP_PAIR" => Theme::BishopPair,
        "BLOCKADE" => Theme::Blockade,
        "MINORITY_ATTACK" => Theme::MinorityAttack,
        "ROOK_ON_OPEN_FILE" => Theme::RookOpenFile,
        "ROOK_ON_SEVENTH" => Theme::RookSeventhRank,
        "PROTECTED_PASSED_PAWN" | "OUTSIDE_PASSED_PAWN" => Theme::CreatesPassedPawn,
        "ROOK_BEHIND_PASSED_PAWN" => Theme::RookBehindPasser,
        "OPPOSITION" => Theme::Opposition,
        "UNSTOPPABLE_PAWN" => Theme::SquareOfPawn,
        "LUCENA" => Theme::Lucena,
        "PHILIDOR_DEFENSE" => Theme::Philidor,
        "WRONG_BISHOP" => Theme::WrongBishop,
        "OPPOSITE_BISHOPS" => Theme::OppositeBishops,
        _ => return None,
    })
}

/// A title as it stands inside a sentence: *mate de Légal*, *smothered mate*, but *Légal's mate*.
fn within_sentence(title: &str) -> String {
    let title = trimmed(title);
    let first = title.split_whitespace().next().unwrap_or_default();
    let is_name = first.ends_with("'s") || first.ends_with("’s") || first == "Arabian";
    if is_name {
        return title;
    }
    let mut letters = title.chars();
    letters.next().map_or_else(String::new, |letter| letter.to_lowercase().chain(letters).collect())
}

/// The words without the full stop that the sentence brings.
fn trimmed(words: &str) -> String {
    words.trim().trim_end_matches('.').to_owned()
}
