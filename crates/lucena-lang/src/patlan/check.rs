//! What the grammar cannot say: which figures may stand where, which names a condition may use, and what
//! can never happen. Patterns without errors come out as [`CheckedPattern`]s.

mod actions;
mod conditions;

use std::collections::{BTreeMap, BTreeSet};

use super::ast::{Item, PatternTree};
use super::parser::Parsed;
use super::token::Figure;
use super::vocabulary::{Clause, Language};
use crate::{Argument, Code, Diagnostic, Source, Span};

/// How many figures a pattern may have.
pub const MAX_FIGURES: usize = 32;

/// A pattern whose text is sound; it can be put into a library.
#[derive(Clone, Debug)]
pub struct CheckedPattern {
    pub(crate) tree: PatternTree,
}

impl CheckedPattern {
    /// The name of the pattern.
    pub fn name(&self) -> &str {
        &self.tree.name.value
    }

    /// The tree it came from.
    pub fn tree(&self) -> &PatternTree {
        &self.tree
    }
}

/// The sound patterns of a source, and everything there is to say about the source.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The patterns without errors, in order.
    pub patterns: Vec<CheckedPattern>,
    /// All complaints about the text in order of place.
    pub diagnostics: Vec<Diagnostic>,
}

/// Checks the patterns of a parsed source. What concerns several patterns (unknown or circular references)
/// is found when they are put into a [`Library`](super::Library).
pub fn check(parsed: Parsed) -> Checked {
    let mut diagnostics = parsed.diagnostics;
    let mut patterns = Vec::new();
    // Looked up for every pattern: sorted once, so that a text full of mistakes takes no longer than its length.
    let starts_of = |codes: &[Code]| -> BTreeSet<usize> {
        diagnostics.iter().filter(|d| codes.contains(&d.code)).map(|d| d.span.start).collect()
    };
    let wrong_arguments = starts_of(&[Code::WrongArgument]);
    let lexical = starts_of(&[Code::UnexpectedCharacter, Code::UnterminatedText]);
    for tree in parsed.patterns {
        let mut checker = Checker { tree: &tree, out: Vec::new() };
        checker.run();
        let mut found = checker.out;
        // An argument of the wrong kind has been complained about; its name does not matter any more.
        found.retain(|d| !wrong_arguments.contains(&d.span.start));
        let is_broken = tree.has_errors
            || found.iter().any(Diagnostic::is_error)
            || lexical.range(tree.span.start..tree.span.end).next().is_some();
        diagnostics.extend(found);
        if !is_broken {
            patterns.push(CheckedPattern { tree });
        }
    }
    diagnostics.sort_by_key(|diagnostic| (diagnostic.span.start, diagnostic.code));
    Checked { patterns, diagnostics }
}

/// Reads and checks a source in one go.
pub fn check_source(source: &Source) -> Checked {
    check(super::parser::parse(source))
}

/// Which names a pattern binds.
pub(crate) struct Names<'a> {
    /// Every positive figure: actors and figures of actions without NOT, first occurrence.
    pub(crate) bound: BTreeMap<&'a str, &'a Figure>,
    /// Those that are bound whatever alternatives are chosen.
    pub(crate) always: BTreeSet<&'a str>,
    /// Those that occur in negated actions only.
    pub(crate) local: BTreeSet<&'a str>,
}

impl<'a> Names<'a> {
    pub(crate) fn of(tree: &'a PatternTree) -> Names<'a> {
        let mut bound: BTreeMap<&str, &Figure> = BTreeMap::new();
        let positive = tree.actions().filter(|action| !action.negated);
        for figure in tree.actors.iter().chain(positive.flat_map(|action| action.figures())) {
            bound.entry(&figure.name).or_insert(figure);
        }
        let negated = tree.actions().filter(|action| action.negated).flat_map(|action| action.figures());
        let local = negated.map(|f| f.name.as_str()).filter(|name| !bound.contains_key(name)).collect();
        let mut always: BTreeSet<&str> = tree.actors.iter().map(|figure| figure.name.as_str()).collect();
        for item in &tree.items {
            match item {
                Item::Action(action) if !action.negated => {
                    always.extend(action.figures().map(|figure| figure.name.as_str()));
                }
                Item::Action(_) => {}
                Item::Group(group) => {
                    let names = |alternative: &'a Vec<super::ast::Action>| -> BTreeSet<&'a str> {
                        let positive = alternative.iter().filter(|action| !action.negated);
                        positive.flat_map(|action| action.figures()).map(|f| f.name.as_str()).collect()
                    };
                    let common = group
                        .alternatives
                        .iter()
                        .map(names)
                        .reduce(|a, b| a.intersection(&b).copied().collect());
                    always.extend(common.into_iter().flatten());
                }
            }
        }
        Names { bound, always, local }
    }
}

pub(super) struct Checker<'a> {
    tree: &'a PatternTree,
    out: Vec<Diagnostic>,
}

impl<'a> Checker<'a> {
    fn complain(&mut self, code: Code, span: Span) {
        self.out.push(Diagnostic::new(code, span));
    }

    fn complain_about(&mut self, code: Code, figure: &Figure) {
        self.out.push(Diagnostic::new(code, figure.span).with(&figure.name));
    }

    fn run(&mut self) {
        self.headers();
        for actor in &self.tree.actors {
            if actor.is_square() || actor.is_wildcard() {
                self.complain_about(Code::WildcardActor, actor);
            }
        }
        for action in self.tree.actions() {
            self.action(action);
        }
        self.contradictions();
        self.tactics();
        let names = Names::of(self.tree);
        if !self.tree.is_scenario_broken {
            self.names(&names);
        }
        self.figures(&names);
        self.conditions();
        self.annotations();
    }

    fn headers(&mut self) {
        for clause in [Clause::Author, Clause::Description, Clause::Weight] {
            if !self.tree.has_clause(clause) {
                let word = clause.word(Language::English);
                self.out.push(Diagnostic::new(Code::MissingHeader, self.tree.keyword).with(word));
            }
        }
        if let Some(set) = &self.tree.set {
            if set.letters.len() < 3 {
                self.complain(Code::SmallSet, set.clause);
            }
            let letters: BTreeSet<char> = set.letters.chars().collect();
            for letter in letters {
                if set.letters.matches(letter).count() > 1 {
                    self.out.push(Diagnostic::new(Code::RepeatedLetter, set.clause).with(letter));
                }
            }
        }
        let post = self.tree.clauses.iter().find(|(clause, _)| *clause == Clause::Postcondition);
        if let Some(&(_, span)) = post
            && !self.tree.has_clause(Clause::Tacticals)
        {
            self.complain(Code::PostconditionAlone, span);
        }
    }

    fn tactics(&mut self) {
        for tactic in &self.tree.tactics {
            if tactic.from.name == tactic.to.name {
                self.complain(Code::SamePlace, tactic.to.span);
            } else if tactic.from.is_square() {
                self.complain_about(Code::SquareOrigin, &tactic.from);
            } else if !tactic.to.is_square() && tactic.from.is_mine() == tactic.to.is_mine() {
                self.complain(Code::MoveOntoOwn, tactic.to.span);
            }
        }
    }

    /// Names used by tactics and conditions must be bound.
    fn names(&mut self, names: &Names<'_>) {
        let tactics = self.tree.tactics.iter().flat_map(|tactic| [&tactic.from, &tactic.to]);
        for figure in tactics {
            self.use_of(figure, names, Code::UndeclaredInTactic);
        }
        for condition in self.tree.conditions() {
            for figure in condition.figures() {
                self.use_of(figure, names, Code::UndeclaredInCondition);
            }
        }
    }

    fn use_of(&mut self, figure: &Figure, names: &Names<'_>, undeclared: Code) {
        let name = figure.name.as_str();
        if names.local.contains(name) {
            self.complain_about(Code::LocalFigure, figure);
        } else if !names.bound.contains_key(name) {
            self.complain_about(undeclared, figure);
        } else if !names.always.contains(name) {
            self.complain_about(Code::PartlyBound, figure);
        }
    }

    /// Too many figures, figures outside the set, more figures than pieces, unknown figures in the text.
    fn figures(&mut self, names: &Names<'_>) {
        let count = names.bound.len() + names.local.len();
        if count > MAX_FIGURES {
            let diagnostic = Diagnostic::new(Code::TooManyFigures, self.tree.keyword);
            let with_count = diagnostic.with_argument(Argument::Number(count));
            self.out.push(with_count.with_argument(Argument::Number(MAX_FIGURES)));
        }
        if let Some(set) = &self.tree.set {
            for figure in names.bound.values() {
                let is_typed = !figure.is_square() && !figure.is_wildcard();
                if is_typed && !set.letters.contains(figure.letter) {
                    self.complain_about(Code::OutsideSet, figure);
                }
            }
        }
        self.count_letters(names);
        let cited = figures_cited(&self.tree.description.value);
        for name in cited {
            if !names.bound.contains_key(name.as_str()) {
                self.out.push(Diagnostic::new(Code::UnknownInDescription, self.tree.keyword).with(name));
            }
        }
    }

    /// No side has two kings, nine pawns, or seventeen pieces.
    fn count_letters(&mut self, names: &Names<'_>) {
        for mine in [true, false] {
            let pieces: Vec<&&Figure> = names
                .always
                .iter()
                .filter_map(|name| names.bound.get(name))
                .filter(|figure| !figure.is_square() && figure.is_mine() == mine)
                .collect();
            for (upper, most) in [('K', 1), ('Q', 9), ('R', 10), ('B', 10), ('N', 10), ('P', 8)] {
                let of_letter: Vec<_> =
                    pieces.iter().filter(|figure| figure.letter.to_ascii_uppercase() == upper).collect();
                if of_letter.len() > most {
                    self.complain_about(Code::TooManyOfLetter, of_letter[most]);
                    return;
                }
            }
            if pieces.len() > 16 {
                self.complain_about(Code::TooManyOfLetter, pieces[16]);
            }
        }
    }

    fn annotations(&mut self) {
        for annotation in &self.tree.annotations {
            let known = ["yes", "no", "pt", "en", "title.pt", "title.en", "theme", "says", "lichess"];
            if !known.contains(&annotation.key.as_str()) {
                let diagnostic = Diagnostic::new(Code::UnknownAnnotation, annotation.span);
                self.out.push(diagnostic.with(&annotation.key));
            }
        }
    }
}

/// The names written as `<F1>` in a text, each once, in order.
pub(crate) fn figures_cited(text: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for part in text.split('<').skip(1) {
        let Some((name, _)) = part.split_once('>') else { continue };
        let mut letters = name.chars();
        let is_figure = letters.next().is_some_and(super::vocabulary::is_figure_letter)
            && name.len() > 1
            && letters.all(|c| c.is_ascii_digit());
        if is_figure && !names.iter().any(|known| known == name) {
            names.push(name.to_owned());
        }
    }
    names
}
