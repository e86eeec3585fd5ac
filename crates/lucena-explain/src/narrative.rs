//! The story of a game in three to six sentences, none of which says more than the review of its moves, and each of which names a
//! move of the game: what fits any game is not said.

use lucena_chess::{Color, Outcome};
use lucena_text::Language;

use crate::claim::Param;
use crate::course;
use crate::level::Level;
use crate::plans;
use crate::practice::{Task, practice};
use crate::primitives::Phase;
use crate::review::{Review, ReviewedMove};
use crate::sentence::Sentence;
use crate::slot::Slot;
use crate::theme::Polarity;
use crate::voice::{Values, Voice};

/// The most sentences of a story.
const MOST: usize = 6;
/// A side stands clearly better at the end if the other has chances below this.
const CLEARLY: f64 = 30.0;

/// A sentence that could be told, and how much it is worth.
struct Candidate {
    worth: u8,
    sentence: Sentence,
}

/// The story of a reviewed game.
pub fn narrative(review: &Review, voice: &Voice, language: Language, level: Level) -> Vec<Sentence> {
    let teller = Teller { review, voice, language, level };
    let mut story: Vec<Candidate> = Vec::new();
    let mut tell = |worth: u8, sentence: Option<Sentence>| {
        story.extend(sentence.map(|sentence| Candidate { worth, sentence }));
    };
    let turns = teller.turns();
    if let Some((id, values)) = teller.opening(&turns) {
        tell(if values.contains_key(&Slot::Side) { 6 } else { 3 }, teller.say(id, &values));
    }
    let plans = plans::plans(review);
    let is_clear = plans.iter().flatten().any(|(id, _)| plans::is_clear(id));
    tell(if is_clear { 7 } else { 5 }, teller.together(plans));
    if review.turning_points.is_empty() {
        tell(4, teller.say("story-calm", &last_move(review)));
    }
    for turn in &turns {
        tell(turn.worth, teller.turn(turn));
    }
    for (id, values) in course::course(review) {
        // What names no move says less.
        let worth = if values.contains_key(&Slot::San) || values.contains_key(&Slot::Pieces) { 7 } else { 4 };
        tell(worth, teller.say(id, &values));
    }
    let (id, values) = ending(review);
    tell(9, teller.say(id, &values));
    tell(10, teller.practice());
    while MOST < story.len() {
        let least = (0..story.len()).rev().min_by_key(|&index| story[index].worth).unwrap_or(0);
        story.remove(least);
    }
    story.into_iter().map(|candidate| candidate.sentence).collect()
}

/// A move with which the game turned, and how it is told.
struct Turn {
    ply: usize,
    told: &'static str,
    untold: &'static str,
    worth: u8,
}

/// Who tells the story.
struct Teller<'a> {
    review: &'a Review,
    voice: &'a Voice,
    language: Language,
    level: Level,
}

impl Teller<'_> {
    fn say(&self, id: &str, values: &Values) -> Option<Sentence> {
        self.voice.message(id, values, self.language, self.level)
    }

    /// What is told of White and of Black in one sentence; each message is a clause without a full stop.
    fn together(&self, said: [Option<course::Said>; 2]) -> Option<Sentence> {
        let mut clauses =
            said.into_iter().flatten().filter_map(|(id, values)| self.say(id, &values)).map(Param::Sentence);
        let first = clauses.next()?;
        let values = Values::from([(Slot::Sentence, first)]);
        match clauses.next() {
            Some(second) => {
                let second = match second {
                    Param::Sentence(words) => Param::Sentence(words.with_small_beginning()),
                    other => other,
                };
                self.say("story-both", &values.into_iter().chain([(Slot::Reason, second)]).collect())
            }
            None => self.say("story-one", &values),
        }
    }

    /// The first move with which the game turned for good, and the one that decided it or cost most.
    fn turns(&self) -> Vec<Turn> {
        let review = self.review;
        let loss = |ply: &usize| review.moves[*ply].loss;
        let Some(&dearest) = review.turning_points.iter().max_by(|a, b| loss(a).total_cmp(&loss(b))) else {
            return Vec::new();
        };
        let (first, decision) = (review.first_turn(), review.decision());
        let mut turns = Vec::new();
        if let Some(ply) = first.filter(|&first| decision.is_none_or(|last| first < last)) {
            let (told, untold) = ("story-first-turn", "story-first-turn-better");
            turns.push(Turn { ply, told, untold, worth: 9 });
        }
        let ply = decision.unwrap_or(dearest);
        if decision.is_some() {
            turns.push(Turn { ply, told: "story-decided", untold: "story-decided-better", worth: 10 });
        } else if first != Some(ply) {
            turns.push(Turn { ply, told: "story-decisive", untold: "story-decisive-better", worth: 10 });
        }
        turns
    }

    /// A turning point: the move with its number, and the first thing said against it; where no reason was verified, the move
    /// that was better.
    fn turn(&self, turn: &Turn) -> Option<Sentence> {
        let mut values = course::numbered(self.review, turn.ply);
        let mv = &self.review.moves[turn.ply];
        if let Some(best) = mv.explanation.as_ref().and_then(|known| known.evidence.best_scene.as_ref()) {
            values.insert(Slot::Best, Param::Moves(Box::new(best.before), vec![best.mv]));
        }
        match self.reason(mv) {
            Some(reason) => {
                values.insert(Slot::Reason, Param::Sentence(reason.quoted()));
                self.say(turn.told, &values)
            }
            None => self.say(turn.untold, &values),
        }
    }

    /// The first thing said against a move; if there is none, the first thing said about it.
    fn reason(&self, mv: &ReviewedMove) -> Option<Sentence> {
        let known = mv.explanation.as_ref()?;
        let said = &known.argument.sentences;
        let against = said.iter().position(|sentence| {
            known.argument.judged[sentence.claim].claim.theme.polarity() == Polarity::Negative
        });
        if said.is_empty() {
            return None;
        }
        known.sentences(self.voice, self.language).into_iter().nth(against.unwrap_or(0))
    }

    /// How the opening ended: its name and its last move, who stood better, and the move that cost the other side most, unless
    /// the story tells it anyway.
    fn opening(&self, turns: &[Turn]) -> Option<(&'static str, Values)> {
        const COSTLY: f64 = 5.0;
        let review = self.review;
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
        let name = review.opening.as_ref().map(|name| lucena_text::opening_name(name, self.language));
        let is_named = name.is_some();
        values.extend(name.map(|name| (Slot::Opening, Param::Name(name))));
        let culprit = review.moves[..=last.ply]
            .iter()
            .filter(|mv| Some(!mv.side) == better && COSTLY <= mv.loss)
            .max_by(|a, b| a.loss.total_cmp(&b.loss))
            .filter(|mv| turns.iter().all(|turn| turn.ply != mv.ply));
        if let Some((mv, reason)) = culprit.and_then(|mv| Some((mv, self.reason(mv)?))) {
            values.extend(course::numbered(review, mv.ply));
            values.insert(Slot::Reason, Param::Sentence(reason.quoted()));
            return Some((if is_named { "story-opening-because" } else { "story-start-because" }, values));
        }
        let id = match (is_named, better) {
            (true, Some(_)) => "story-opening-better",
            (true, None) => "story-opening-equal",
            (false, Some(_)) => "story-start-better",
            (false, None) => "story-start-equal",
        };
        Some((id, values))
    }

    /// One thing to practise for each player, with the position of the game to practise it in.
    fn practice(&self) -> Option<Sentence> {
        self.together(Color::ALL.map(|color| {
            let practice = practice(self.review, color, self.voice)?;
            let mut values = practice.values(self.review);
            values.extend(side(color));
            let advice = self.voice.lesson(practice.theme, self.language)?;
            values.insert(Slot::Sentence, Param::Sentence(advice.continued()));
            let id = match practice.task {
                Task::Mate(_) => "story-practice-mate",
                Task::Win => "story-practice-win",
                Task::Better => "story-practice-better",
            };
            Some((id, values))
        }))
    }
}

fn side(color: Color) -> Values {
    Values::from([(Slot::Side, Param::Side(color))])
}

/// The last move of the game.
fn last_move(review: &Review) -> Values {
    review.moves.last().map(|last| course::numbered(review, last.ply)).unwrap_or_default()
}

fn ending(review: &Review) -> (&'static str, Values) {
    let last = review.game.position();
    let mut values = last_move(review);
    let standing = review.moves.last().and_then(|last| match last.white_chances {
        chances if chances < CLEARLY => Some(Color::Black),
        chances if 100.0 - CLEARLY < chances => Some(Color::White),
        _ => None,
    });
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
            values.insert(Slot::Them, Param::Side(!color));
            // Clocks and nerves end games that the board does not.
            let is_against = standing == Some(!color);
            (if is_against { "story-won-against" } else { "story-won" }, values)
        }
        Some(Outcome::Draw) => match standing {
            Some(better) => {
                values.extend(side(better));
                ("story-drawn-against", values)
            }
            None => ("story-drawn", values),
        },
        None => ("story-unfinished", values),
    }
}
