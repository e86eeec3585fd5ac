//! The story of a game in a few sentences, none of which says more than the review of its moves.

use lucena_chess::{Color, Outcome};
use lucena_text::Language;

use crate::claim::Param;
use crate::course;
use crate::level::Level;
use crate::metrics::Style;
use crate::primitives::Phase;
use crate::review::{Review, ReviewedMove};
use crate::sentence::Sentence;
use crate::slot::Slot;
use crate::theme::Polarity;
use crate::voice::{Values, Voice};

/// The story of a reviewed game; `players` are White's name and Black's, as far as they are known.
pub fn narrative(
    review: &Review,
    players: [Option<&str>; 2],
    voice: &Voice,
    language: Language,
    level: Level,
) -> Vec<Sentence> {
    let mut story = Vec::new();
    let mut say = |id: &str, values: Values| story.extend(voice.message(id, &values, language, level));
    if let [Some(white), Some(black)] = players {
        let named = |name: &str| Param::Name(name.to_owned());
        say("story-players", Values::from([(Slot::White, named(white)), (Slot::Black, named(black))]));
    }
    if let Some(opening) = &review.opening {
        let name = lucena_text::opening_name(opening, language);
        say("story-opening", Values::from([(Slot::Opening, Param::Name(name))]));
    }
    if let Some(last) = review.moves.iter().rev().find(|mv| mv.phase == Phase::Opening) {
        match last.white_chances {
            chances if chances < 40.0 => say("story-opening-better", side(Color::Black)),
            chances if 60.0 < chances => say("story-opening-better", side(Color::White)),
            _ => say("story-opening-equal", Values::new()),
        }
    }
    let first = review.turning_points.first();
    let decisive =
        review.turning_points.iter().max_by(|a, b| review.moves[**a].loss.total_cmp(&review.moves[**b].loss));
    match (first, decisive) {
        (Some(&first), Some(&decisive)) => {
            say("story-first-turn", turn(review, first, voice, language));
            if first != decisive {
                say("story-decisive", turn(review, decisive, voice, language));
            }
        }
        _ => say("story-calm", Values::new()),
    }
    for (id, values) in course::course(review).into_iter().chain([ending(review)]) {
        say(id, values);
    }
    for color in Color::ALL {
        match review.sides[color.index()].mistakes.first() {
            Some(_) => {
                // A lesson says what to do; where there is no such advice, silence is better.
                let mistakes = review.sides[color.index()].mistakes.iter();
                let mut advice = mistakes.filter_map(|(theme, _)| voice.lesson(*theme, language));
                if let Some(advice) = advice.next() {
                    let mut values = side(color);
                    values.insert(Slot::Sentence, Param::Sentence(advice.continued()));
                    say("story-lesson", values);
                }
            }
            None if review.sides[color.index()].accuracy.is_some() => say("story-clean", side(color)),
            None => {}
        }
    }
    for color in Color::ALL {
        // A style that is none in particular is not worth a sentence.
        let style = review.sides[color.index()].style.filter(|style| *style != Style::Dynamic);
        let sentence =
            style.and_then(|style| voice.message(style.message(), &Values::new(), language, level));
        if let Some(sentence) = sentence {
            let mut values = side(color);
            values.insert(Slot::Sentence, Param::Sentence(sentence.continued()));
            say("story-style", values);
        }
    }
    story
}

fn side(color: Color) -> Values {
    Values::from([(Slot::Side, Param::Side(color))])
}

/// A turning point: the move with its number, and the first thing said about it.
fn turn(review: &Review, ply: usize, voice: &Voice, language: Language) -> Values {
    let mut values = course::numbered(review, ply);
    values.insert(Slot::Reason, Param::Sentence(reason(&review.moves[ply], voice, language)));
    values
}

/// The first thing said against a move; if there is none, the first thing said about it.
fn reason(mv: &ReviewedMove, voice: &Voice, language: Language) -> Sentence {
    let Some(known) = &mv.explanation else { return Sentence::default() };
    let said = &known.argument.sentences;
    let against = said.iter().position(|sentence| {
        known.argument.judged[sentence.claim].claim.theme.polarity() == Polarity::Negative
    });
    known.sentences(voice, language).into_iter().nth(against.unwrap_or(0)).unwrap_or_default()
}

fn ending(review: &Review) -> (&'static str, Values) {
    let last = review.game.position();
    if last.is_checkmate() {
        let last_move = review.moves.last().and_then(|mv| mv.explanation.as_ref());
        let judged = last_move.into_iter().flat_map(|known| &known.argument.judged);
        let name = judged.filter_map(|judged| judged.claim.params.get(&Slot::MateName)).next();
        return match name {
            Some(name) => ("story-mate-named", Values::from([(Slot::MateName, name.clone())])),
            None => ("story-mate", Values::new()),
        };
    }
    if last.is_stalemate() {
        return ("story-stalemate", Values::new());
    }
    match review.outcome {
        Some(Outcome::Win(color)) => ("story-won", side(color)),
        Some(Outcome::Draw) => ("story-drawn", Values::new()),
        None => ("story-unfinished", Values::new()),
    }
}
