//! The story of a game in three to six sentences, none of which says more than the review of its moves, and each of which names a
//! move of the game: what fits any game is not said.

use lucena_chess::{Color, Outcome};
use lucena_text::Language;

use crate::claim::Param;
use crate::course;
use crate::grade::Judgement;
use crate::level::Level;
use crate::primitives::Phase;
use crate::review::{Review, ReviewedMove};
use crate::sentence::Sentence;
use crate::slot::Slot;
use crate::theme::{Polarity, Theme};
use crate::voice::{Values, Voice};

/// The most sentences of a story.
const MOST: usize = 6;

/// A sentence that could be told, and how much it is worth.
struct Candidate {
    worth: u8,
    sentence: Sentence,
}

/// The story of a reviewed game.
pub fn narrative(review: &Review, voice: &Voice, language: Language, level: Level) -> Vec<Sentence> {
    let mut story: Vec<Candidate> = Vec::new();
    let mut say = |worth: u8, id: &str, values: Values| {
        story.extend(
            voice.message(id, &values, language, level).map(|sentence| Candidate { worth, sentence }),
        );
    };
    if let Some((id, values)) = opening(review, language) {
        say(if values.contains_key(&Slot::Side) { 6 } else { 3 }, id, values);
    }
    let dearest =
        review.turning_points.iter().max_by(|a, b| review.moves[**a].loss.total_cmp(&review.moves[**b].loss));
    let decision = review.decision();
    match (dearest, decision) {
        (None, _) => say(4, "story-calm", last_move(review)),
        (Some(&dearest), decision) => {
            if let Some(first) = review.first_turn().filter(|&first| decision.is_none_or(|last| first < last))
            {
                let (values, is_told) = turn(review, first, voice, language);
                say(9, if is_told { "story-first-turn" } else { "story-first-turn-better" }, values);
            }
            let last = decision.unwrap_or(dearest);
            if decision.is_some() || review.first_turn() != Some(last) {
                let (values, is_told) = turn(review, last, voice, language);
                let id = match (decision.is_some(), is_told) {
                    (true, true) => "story-decided",
                    (true, false) => "story-decided-better",
                    (false, true) => "story-decisive",
                    (false, false) => "story-decisive-better",
                };
                say(10, id, values);
            }
        }
    }
    for (id, values) in course::course(review) {
        // What names no move says less.
        say(
            if values.contains_key(&Slot::San) || values.contains_key(&Slot::Pieces) { 7 } else { 4 },
            id,
            values,
        );
    }
    let (id, values) = ending(review);
    say(8, id, values);
    let winner = match review.outcome {
        Some(Outcome::Win(color)) => Some(color),
        _ => None,
    };
    for color in Color::ALL {
        if let Some(values) = lesson(review, color, voice, language) {
            say(if winner == Some(color) { 4 } else { 8 }, "story-lesson", values);
        }
    }
    while MOST < story.len() {
        let least = (0..story.len()).rev().min_by_key(|&index| story[index].worth).unwrap_or(0);
        story.remove(least);
    }
    story.into_iter().map(|candidate| candidate.sentence).collect()
}

fn side(color: Color) -> Values {
    Values::from([(Slot::Side, Param::Side(color))])
}

/// How the opening ended: its name and its last move, and who stood better.
fn opening(review: &Review, language: Language) -> Option<(&'static str, Values)> {
    // A game that ends in its opening is told by its end.
    let last = review.moves.iter().rev().find(|mv| mv.phase == Phase::Opening)?;
    if last.ply + 1 == review.moves.len() {
        return None;
    }
    let better = match last.white_chances {
        chances if chances < 40.0 => Some(Color::Black),
        chances if 60.0 < chances => Some(Color::White),
        _ => None,
    };
    let mut values = course::numbered(review, last.ply);
    values.extend(better.map(side).unwrap_or_default());
    let name = review.opening.as_ref().map(|name| lucena_text::opening_name(name, language));
    let id = match (&name, better) {
        (Some(_), Some(_)) => "story-opening-better",
        (Some(_), None) => "story-opening-equal",
        (None, Some(_)) => "story-start-better",
        (None, None) => "story-start-equal",
    };
    values.extend(name.map(|name| (Slot::Opening, Param::Name(name))));
    Some((id, values))
}

/// The last move of the game.
fn last_move(review: &Review) -> Values {
    review.moves.last().map(|last| course::numbered(review, last.ply)).unwrap_or_default()
}

/// What a side can learn from its dearest mistake for which there is advice, with the move it comes from.
fn lesson(review: &Review, color: Color, voice: &Voice, language: Language) -> Option<Values> {
    let blamed = |mv: &&ReviewedMove| mv.side == color && Judgement::Inaccuracy <= mv.judgement;
    let mut own: Vec<&ReviewedMove> = review.moves.iter().filter(blamed).collect();
    own.sort_by(|a, b| b.loss.total_cmp(&a.loss).then(a.ply.cmp(&b.ply)));
    // A lesson says what to do; where there is no such advice, silence is better.
    own.into_iter().find_map(|mv| {
        let advice = themes_against(mv).find_map(|theme| voice.lesson(theme, language))?;
        let mut values = course::numbered(review, mv.ply);
        values.extend(side(color));
        values.insert(Slot::Sentence, Param::Sentence(advice.continued()));
        Some(values)
    })
}

/// The themes said against a move, the first said first.
fn themes_against(mv: &ReviewedMove) -> impl Iterator<Item = Theme> {
    let said = mv.explanation.iter().flat_map(|known| {
        known.argument.sentences.iter().map(|said| known.argument.judged[said.claim].claim.theme)
    });
    said.filter(|theme| theme.polarity() == Polarity::Negative)
}

/// A turning point: the move with its number, and the first thing said against it; where no reason was verified, the move that was
/// better. Whether there is a reason comes with it.
fn turn(review: &Review, ply: usize, voice: &Voice, language: Language) -> (Values, bool) {
    let mut values = course::numbered(review, ply);
    let mv = &review.moves[ply];
    let reason = reason(mv, voice, language);
    if let Some(best) = mv.explanation.as_ref().and_then(|known| known.evidence.best_scene.as_ref()) {
        values.insert(Slot::Best, Param::Moves(Box::new(best.before), vec![best.mv]));
    }
    let is_told = reason.is_some();
    values.extend(reason.map(|reason| (Slot::Reason, Param::Sentence(reason.quoted()))));
    (values, is_told)
}

/// The first thing said against a move; if there is none, the first thing said about it.
fn reason(mv: &ReviewedMove, voice: &Voice, language: Language) -> Option<Sentence> {
    let known = mv.explanation.as_ref()?;
    let said = &known.argument.sentences;
    let against = said.iter().position(|sentence| {
        known.argument.judged[sentence.claim].claim.theme.polarity() == Polarity::Negative
    });
    if said.is_empty() {
        return None;
    }
    known.sentences(voice, language).into_iter().nth(against.unwrap_or(0))
}

fn ending(review: &Review) -> (&'static str, Values) {
    let last = review.game.position();
    let mut values = last_move(review);
    if last.is_checkmate() {
        let last_move = review.moves.last().and_then(|mv| mv.explanation.as_ref());
        let judged = last_move.into_iter().flat_map(|known| &known.argument.judged);
        let name = judged.filter_map(|judged| judged.claim.params.get(&Slot::MateName)).next();
        return match name {
            Some(name) => {
                values.insert(Slot::MateName, name.clone());
                ("story-mate-named", values)
            }
            None => ("story-mate", values),
        };
    }
    if last.is_stalemate() {
        return ("story-stalemate", values);
    }
    match review.outcome {
        Some(Outcome::Win(color)) => {
            values.extend(side(color));
            ("story-won", values)
        }
        Some(Outcome::Draw) => ("story-drawn", values),
        None => ("story-unfinished", values),
    }
}
