//! What openings and pawn structures are about: ideas that people wrote down, said only where their moves or pawns really stand.
//!
//! `data/ideas` has one file a family. An idea of a line belongs to the move that completes it and is known by the position, so
//! that transpositions count; a plan of a structure belongs to a pattern of pawns and is said of the move that carries it
//! out, or that leads to it in the line expected.

mod read;
mod target;

use std::collections::HashMap;
use std::sync::LazyLock;

use lucena_chess::{Color, Key, Move, Position};
use lucena_lang::patlan::{Language, Library, Matcher, Program};

use lucena_text::PerLanguage;

use crate::claim::{ArrowColor, Claim, Param};
use crate::evidence::Evidence;
use crate::scene::Scene;
use crate::sentence::Sentence;
use crate::slot::Slot;
use crate::theme::Theme;

pub use read::{Fault, IdeaError};
pub use target::{Deed, Target};

/// How many half-moves of the expected line a plan may take to show.
const HORIZON: usize = 7;

/// The files that ship with the program.
const SHIPPED: [(&str, &str); 8] = [
    ("flank-openings.txt", include_str!("../../../../data/ideas/flank-openings.txt")),
    ("french-and-caro-kann.txt", include_str!("../../../../data/ideas/french-and-caro-kann.txt")),
    ("indian-defenses.txt", include_str!("../../../../data/ideas/indian-defenses.txt")),
    ("open-games.txt", include_str!("../../../../data/ideas/open-games.txt")),
    ("other-king-pawn.txt", include_str!("../../../../data/ideas/other-king-pawn.txt")),
    ("queens-gambit.txt", include_str!("../../../../data/ideas/queens-gambit.txt")),
    ("sicilian.txt", include_str!("../../../../data/ideas/sicilian.txt")),
    ("structures.txt", include_str!("../../../../data/ideas/structures.txt")),
];

/// The idea of a move that completes a line of theory.
#[derive(Clone, Debug)]
pub struct LineIdea {
    /// What it is known by.
    pub name: String,
    /// The moves from the start of the game.
    pub moves: Vec<Move>,
    /// What the last move is for.
    pub words: PerLanguage<Sentence>,
    /// What usually follows: whose plan, and its sign on the board.
    pub plans: Vec<(Color, Target)>,
    /// The typical blunder of whoever moves next.
    pub warning: Option<Warning>,
    /// A game of masters in which the plan was carried out and won.
    pub model: Option<String>,
    /// What games and engine say of the last move.
    pub checked: Option<Checked>,
}

/// A move that looks natural and loses, and why.
#[derive(Clone, Debug)]
pub struct Warning {
    /// The move.
    pub mv: Move,
    /// What is wrong with it.
    pub words: PerLanguage<Sentence>,
}

/// What the long test `make ideas` found out about the last move of a line, as its file says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checked {
    /// Its place among the moves the engine likes best, if it is among the first three.
    pub rank: Option<u8>,
    /// How many centipawns it is behind the best one.
    pub behind: u32,
    /// How many games of masters came so far.
    pub games: u32,
    /// What whoever played it scored, in a hundred points.
    pub score: u8,
    /// What is scored from the position before, whatever is played.
    pub usual: u8,
}

/// A plan of a side in a pawn structure.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The pattern of the structure.
    pub pattern: String,
    /// Whether it is the plan of the side that has the structure, or of the other.
    pub is_owners: bool,
    /// Its sign on the board, as if the owner played White.
    pub target: Target,
    words: [Marked; 2],
}

impl Plan {
    /// The plan in words, seen from the side of the owner.
    pub fn words(&self, owner: Color) -> PerLanguage<Sentence> {
        let [pt, en] = [0, 1].map(|language: usize| self.words[language].sentence(owner));
        PerLanguage::written(pt, en)
    }
}

/// Words with squares marked in them.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Marked(Vec<read::Piece>);

/// All ideas of some files.
#[derive(Debug, Default)]
pub struct Ideas {
    lines: HashMap<Key, LineIdea>,
    plans: Vec<Plan>,
}

impl Ideas {
    /// The ideas that ship with the program.
    pub fn shipped() -> &'static Ideas {
        static IDEAS: LazyLock<Ideas> =
            LazyLock::new(|| Ideas::read(&SHIPPED).expect("the shipped ideas are read by a test"));
        &IDEAS
    }

    /// Reads files of ideas, each with its name and text.
    ///
    /// # Errors
    /// If a file has a mistake: which, where, and what is wrong.
    pub fn read(files: &[(&str, &str)]) -> Result<Ideas, IdeaError> {
        read::read(files)
    }

    /// The ideas of lines, in the order of their names.
    pub fn lines(&self) -> Vec<&LineIdea> {
        let mut lines: Vec<&LineIdea> = self.lines.values().collect();
        lines.sort_by(|a, b| a.name.cmp(&b.name));
        lines
    }

    /// The plans of structures, in the order of the files.
    pub fn plans(&self) -> &[Plan] {
        &self.plans
    }

    /// The idea of the move that has led to this position.
    pub fn of_position(&self, pos: &Position) -> Option<&LineIdea> {
        self.lines.get(&pos.key())
    }

    /// The idea of a move: its words are about the last move of their line, and fit no other that leads to the same position.
    fn of_move(&self, pos: &Position, mv: Move) -> Option<&LineIdea> {
        self.of_position(&pos.after(mv)).filter(|idea| idea.moves.last() == Some(&mv))
    }

    /// The plan of the pawn structure on the board that a move carries out: the name of the structure, and the plan in words.
    pub fn plan_of(
        &self,
        pos: &Position,
        mv: Move,
    ) -> Option<(PerLanguage<Sentence>, PerLanguage<Sentence>)> {
        let mut matcher = Matcher::new();
        let side = pos.turn();
        self.plans.iter().find_map(|plan| {
            let program = Library::standard().get(&plan.pattern)?;
            let owner = if plan.is_owners { side } else { !side };
            let is_done = plan.target.seen_by(owner).is_done_by(pos, mv);
            (is_done && stands(&mut matcher, program, pos, owner))
                .then(|| (title(program), plan.words(owner)))
        })
    }

    /// The usual move of a position: the only one that is written down, or of several the one that most games of masters have.
    fn usual(&self, pos: &Position) -> Option<(Move, &LineIdea)> {
        let legal = pos.legal_moves();
        let known = legal.iter().filter_map(|&mv| self.of_move(pos, mv).map(|idea| (mv, idea)));
        let mut known: Vec<(Move, &LineIdea)> = known.collect();
        let are_counted = known.iter().all(|(_, idea)| idea.checked.is_some());
        if 1 < known.len() && !are_counted {
            return None;
        }
        known.sort_by_key(|(_, idea)| idea.checked.map_or(0, |checked| checked.games));
        known.pop()
    }
}

/// What ideas say about a move: what it is for in its opening, what was usual instead, which plan of its structure it follows.
pub(crate) fn claims(evidence: &Evidence) -> Vec<Claim> {
    let ideas = Ideas::shipped();
    let scene = &evidence.scene;
    let mut found: Vec<Claim> = Vec::new();
    found.extend(warning_claim(ideas, scene));
    match ideas.of_position(&scene.after) {
        Some(_) => found.extend(ideas.of_move(&scene.before, scene.mv).map(|idea| idea_claim(idea, scene))),
        None => found.extend(usual_claim(ideas, scene)),
    }
    found.extend(plan_claim(ideas, scene));
    found
}

fn idea_claim(idea: &LineIdea, scene: &Scene) -> Claim {
    Claim::new(Theme::OpeningIdea, 0.95)
        .with(Slot::To, Param::Square(scene.to))
        .with(Slot::Text, Param::Said(Box::new(trimmed(&idea.words))))
        .marking(idea.words.english().squares())
}

/// The typical blunder of a line was played.
fn warning_claim(ideas: &Ideas, scene: &Scene) -> Option<Claim> {
    let warning = ideas.of_position(&scene.before)?.warning.as_ref().filter(|known| known.mv == scene.mv)?;
    Some(
        Claim::new(Theme::TypicalBlunder, 0.95)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Text, Param::Said(Box::new(trimmed(&warning.words))))
            .marking(warning.words.english().squares()),
    )
}

/// What is usually played where the move leaves all that is written down.
fn usual_claim(ideas: &Ideas, scene: &Scene) -> Option<Claim> {
    ideas.of_position(&scene.before)?;
    let (mv, idea) = ideas.usual(&scene.before)?;
    let words = idea.words.clone().map(Sentence::continued);
    let claim = Claim::new(Theme::LeavesTheory, 0.9)
        .with(Slot::To, Param::Square(scene.to))
        .with(Slot::Best, Param::Moves(Box::new(scene.before), vec![mv]))
        .with(Slot::Text, Param::Said(Box::new(trimmed(&words))))
        .arrow(mv.from(), mv.to(), ArrowColor::Green);
    Some(match &idea.model {
        Some(game) => claim.with(Slot::Name, Param::Name(game.clone())),
        None => claim,
    })
}

/// The plan of a structure that stands before and after the move, if the move is its sign or the line comes to it.
fn plan_claim(ideas: &Ideas, scene: &Scene) -> Option<Claim> {
    let mut matcher = Matcher::new();
    let follows = ideas.plans.iter().filter_map(|plan| {
        let program = Library::standard().get(&plan.pattern)?;
        let owner = if plan.is_owners { scene.us } else { scene.them };
        let target = plan.target.seen_by(owner);
        let when = scene
            .own_moves()
            .take_while(|(ply, _, _)| *ply < HORIZON)
            .position(|(_, pos, mv)| target.is_done_by(&pos, mv))?;
        let stands = stands(&mut matcher, program, &scene.before, owner);
        stands.then_some((when, plan, program, owner))
    });
    let (when, plan, program, owner) = follows.min_by_key(|(when, ..)| *when)?;
    let words = plan.words(owner);
    let theme = if when == 0 { Theme::StructurePlan } else { Theme::PreparesPlan };
    Some(
        Claim::new(theme, 0.85)
            .with(Slot::To, Param::Square(scene.to))
            .with(Slot::Name, Param::Said(Box::new(title(program))))
            .marking(words.english().squares())
            .with(Slot::Text, Param::Said(Box::new(words))),
    )
}

/// What a structure is called.
fn title(program: &Program) -> PerLanguage<Sentence> {
    let title = |language| Sentence::of_words(program.title_in(language).trim());
    PerLanguage::written(title(Language::Portuguese), title(Language::English))
}

fn stands(matcher: &mut Matcher, program: &Program, pos: &Position, side: Color) -> bool {
    matcher.look(pos, side).find(program).is_ok_and(|found| found.valid().next().is_some())
}

fn trimmed(words: &PerLanguage<Sentence>) -> PerLanguage<Sentence> {
    words.clone().map(Sentence::without_stop)
}
