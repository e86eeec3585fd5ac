//! What a player takes home from a game: one thing to practise for each, and the position of the game to practise it in.

use lucena_chess::{Color, Position};
use lucena_text::{Language, PerLanguage};

use crate::claim::Param;
use crate::course::numbered;
use crate::grade::Judgement;
use crate::level::Level;
use crate::review::{Review, ReviewedMove};
use crate::sentence::Sentence;
use crate::slot::Slot;
use crate::theme::{Polarity, Theme};
use crate::voice::{Values, Voice};

/// What is to be found in the position of an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// A mate in so many moves.
    Mate(i32),
    /// A move that wins material.
    Win,
    /// A better move than the one played.
    Better,
}

impl Task {
    /// The message that asks for it.
    const fn message(self) -> &'static str {
        match self {
            Task::Mate(_) => "story-exercise-mate",
            Task::Win => "story-exercise-win",
            Task::Better => "story-exercise-better",
        }
    }
}

/// One thing to practise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Practice {
    /// Who should.
    pub side: Color,
    /// What went wrong.
    pub theme: Theme,
    /// How many moves of the game went wrong that way.
    pub times: usize,
    /// The half-move before which the position of the exercise stood.
    pub ply: usize,
    /// What is to be found there.
    pub task: Task,
}

impl Practice {
    /// The move that was played there, with its number, and the length of a mate.
    pub(crate) fn values(&self, review: &Review) -> Values {
        let mut values = numbered(review, self.ply);
        if let Task::Mate(moves) = self.task {
            values.insert(Slot::Count, Param::Number(moves));
        }
        values
    }

    /// The position of the exercise.
    pub fn position<'r>(&self, review: &'r Review) -> &'r Position {
        &review.game.positions()[self.ply]
    }
}

/// An exercise: something to practise, and what is asked, in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Exercise {
    /// What is practised, and where.
    pub practice: Practice,
    /// What is asked.
    pub words: PerLanguage<Sentence>,
}

/// The exercises that a game gives, at most one for each player.
pub fn exercises(review: &Review, voice: &Voice, level: Level) -> Vec<Exercise> {
    let of = |side: Color| {
        let practice = practice(review, side, voice)?;
        let mut values = practice.values(review);
        values.insert(Slot::Side, Param::Side(side));
        let say = |language| voice.message(practice.task.message(), &values, language, level);
        let words = PerLanguage::try_new(say)?;
        Some(Exercise { practice, words })
    };
    Color::ALL.into_iter().filter_map(of).collect()
}

/// What a side should practise: the kind of mistake that cost it most in the whole game, as far as there is advice about it.
pub fn practice(review: &Review, side: Color, voice: &Voice) -> Option<Practice> {
    let has_advice = |theme: &Theme| voice.lesson(*theme, Language::English).is_some();
    let own = review.moves.iter().filter(|mv| mv.side == side && Judgement::Inaccuracy <= mv.judgement);
    let mut kinds: Vec<(Theme, Vec<&ReviewedMove>)> = Vec::new();
    for mv in own {
        let Some(theme) = themes_against(mv).find(has_advice) else { continue };
        match kinds.iter_mut().find(|(known, _)| *known == theme) {
            Some((_, moves)) => moves.push(mv),
            None => kinds.push((theme, vec![mv])),
        }
    }
    let cost = |moves: &[&ReviewedMove]| moves.iter().map(|mv| mv.loss).sum::<f64>();
    let (theme, moves) = kinds
        .into_iter()
        .max_by(|(a, one), (b, other)| cost(one).total_cmp(&cost(other)).then_with(|| b.cmp(a)))?;
    let dearest = moves.iter().max_by(|a, b| a.loss.total_cmp(&b.loss).then(b.ply.cmp(&a.ply)))?;
    Some(Practice { side, theme, times: moves.len(), ply: dearest.ply, task: task(dearest, theme) })
}

/// The themes said against a move, the first said first.
fn themes_against(mv: &ReviewedMove) -> impl Iterator<Item = Theme> {
    let said = mv.explanation.iter().flat_map(|known| {
        known.argument.sentences.iter().map(|said| known.argument.judged[said.claim].claim.theme)
    });
    said.filter(|theme| theme.polarity() == Polarity::Negative)
}

/// What is to be found instead of a move, by what it missed.
fn task(mv: &ReviewedMove, theme: Theme) -> Task {
    let claims = mv.explanation.iter().flat_map(|known| &known.argument.judged);
    let moves_to_mate = claims.filter(|judged| judged.claim.theme == Theme::MissesMate).find_map(|judged| {
        match judged.claim.params.get(&Slot::Count) {
            Some(Param::Number(moves)) => Some(*moves),
            _ => None,
        }
    });
    match theme {
        Theme::MissesMate => moves_to_mate.map_or(Task::Better, Task::Mate),
        Theme::MissesTactic | Theme::MissesMaterial | Theme::CouldTake if wins(mv) => Task::Win,
        _ => Task::Better,
    }
}

/// Whether the best move instead of a move wins material where its line comes to rest.
fn wins(mv: &ReviewedMove) -> bool {
    let best = mv.explanation.as_ref().and_then(|known| known.evidence.best_scene.as_ref());
    best.is_some_and(|best| 100 <= best.settled_balance() - best.debt())
}
