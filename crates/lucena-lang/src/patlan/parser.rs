//! From tokens to the tree, by recursive descent. Always gives a tree; after a mistake it goes on at the next
//! action, move or clause, so that one run finds all mistakes of a file.

mod expression;

use super::ast::{Action, Group, Item, PatternTree, PieceSet, Quoted, Tactic};
use super::lexer::lex;
use super::token::{Figure, Mark, Operator, TokenKind, Tokens};
use super::vocabulary::{Clause, Relation, SmallWord, is_piece_letter};
use crate::scan::Walk;
use crate::{Argument, Code, Diagnostic, Expected, Source, Span};

/// The trees of a source, with the complaints of lexer and parser.
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The patterns in order.
    pub patterns: Vec<PatternTree>,
    /// What is wrong, in order of place.
    pub diagnostics: Vec<Diagnostic>,
    /// The tokens, for editors and the formatter.
    pub tokens: Tokens,
}

/// Reads a source.
pub fn parse(source: &Source) -> Parsed {
    let (tokens, diagnostics) = lex(source);
    let mut parser = Parser {
        source,
        walk: Walk::new(&tokens.tokens),
        depth: 0,
        nodes: 0,
        diagnostics,
        weighed: 0,
        latest_error: None,
    };
    let mut patterns = parser.patterns();
    attach_annotations(&mut patterns, &tokens);
    let mut diagnostics = parser.diagnostics;
    diagnostics.sort_by_key(|diagnostic| diagnostic.span.start);
    Parsed { patterns, diagnostics, tokens }
}

/// Gives each pattern the annotations between the end of the one before and its own end.
fn attach_annotations(patterns: &mut [PatternTree], tokens: &Tokens) {
    let mut annotations = tokens.annotations.iter().cloned().peekable();
    for pattern in patterns {
        while let Some(annotation) = annotations.next_if(|next| next.span.start < pattern.span.end) {
            pattern.annotations.push(annotation);
        }
    }
}

/// A mistake that ends the reading of the present item; it is already in the list.
struct Broken;

type Reading<T> = Result<T, Broken>;

struct Parser<'a> {
    source: &'a Source,
    walk: Walk<'a, TokenKind>,
    /// How deep the present condition is nested, and how many parts it has.
    depth: usize,
    nodes: usize,
    diagnostics: Vec<Diagnostic>,
    /// How many complaints have been looked through for errors, and where the last error among them stands.
    weighed: usize,
    latest_error: Option<usize>,
}

/// The order of the clauses after the header.
const BODY: [Clause; 4] = [Clause::Scenario, Clause::Precondition, Clause::Tacticals, Clause::Postcondition];

impl<'a> Parser<'a> {
    fn is_at_end(&self) -> bool {
        self.walk.token().kind == TokenKind::End
    }

    fn is_punctuation(&self, c: char) -> bool {
        self.walk.token().kind == TokenKind::Punctuation(c)
    }

    fn maybe_punctuation(&mut self, c: char) -> bool {
        let found = self.is_punctuation(c);
        if found {
            self.walk.take();
        }
        found
    }

    fn clause(&self) -> Option<Clause> {
        match self.walk.token().kind {
            TokenKind::Clause(clause) => Some(clause),
            _ => None,
        }
    }

    fn small_word(&self) -> Option<SmallWord> {
        match &self.walk.token().kind {
            TokenKind::Word(word) => SmallWord::from_spelling(word),
            _ => None,
        }
    }

    fn maybe_small_word(&mut self, wanted: SmallWord) -> bool {
        let found = self.small_word() == Some(wanted);
        if found {
            self.walk.take();
        }
        found
    }

    fn complain(&mut self, code: Code, span: Span) {
        self.diagnostics.push(Diagnostic::new(code, span));
    }

    /// Complains that something else was expected than the token at hand.
    fn unexpected<T>(&mut self, expected: Expected) -> Reading<T> {
        let token = self.walk.token();
        let found = match token.kind {
            TokenKind::End => Argument::EndOfFile,
            _ => Argument::Text(self.source.slice(token.span).to_owned()),
        };
        let diagnostic = Diagnostic::new(Code::Syntax, token.span)
            .with_argument(Argument::Expected(expected))
            .with_argument(found);
        self.diagnostics.push(diagnostic);
        Err(Broken)
    }

    fn expect_punctuation(&mut self, c: char, expected: Expected) -> Reading<()> {
        if self.maybe_punctuation(c) { Ok(()) } else { self.unexpected(expected) }
    }

    fn patterns(&mut self) -> Vec<PatternTree> {
        let mut patterns = Vec::new();
        while !self.is_at_end() {
            if self.clause() == Some(Clause::Pattern) {
                let before = self.diagnostics.len();
                let mut pattern = self.pattern();
                pattern.has_errors = self.diagnostics[before..].iter().any(Diagnostic::is_error);
                patterns.push(pattern);
            } else {
                let _: Reading<()> = self.unexpected(Expected::Pattern);
                while !self.is_at_end() && self.clause() != Some(Clause::Pattern) {
                    self.walk.take();
                }
            }
        }
        patterns
    }

    fn pattern(&mut self) -> PatternTree {
        let keyword = self.walk.token().span;
        let mut tree = PatternTree { keyword, span: keyword, ..PatternTree::default() };
        let mut stage = None;
        loop {
            if self.is_punctuation(';') {
                let end = self.walk.take().span;
                tree.span = tree.span.to(end);
                if self.clause().is_some_and(|clause| BODY[1..].contains(&clause)) {
                    continue;
                }
                break;
            }
            if self.is_at_end() {
                self.complain(Code::MissingLastEnd, self.walk.token().span);
                break;
            }
            let Some(clause) = self.clause() else {
                let _: Reading<()> = self.unexpected(Expected::ClauseOrEnd);
                self.skip_to_clause();
                continue;
            };
            if clause == Clause::Pattern && !tree.clauses.is_empty() {
                self.complain(Code::MissingEnd, self.walk.token().span);
                break;
            }
            self.check_order(&tree, clause, &mut stage);
            let head = self.walk.take().span;
            tree.clauses.push((clause, head));
            if self.clause_body(clause, head, &mut tree).is_err() {
                tree.is_scenario_broken |= matches!(clause, Clause::Scenario | Clause::Actors);
                self.skip_to_clause();
            }
            let last = self.walk.back(1).span;
            tree.span = tree.span.to(last);
        }
        // Where something else is wrong, the actions may only have become unreadable.
        let is_sound = self.latest_error().is_none_or(|start| start < keyword.start);
        if tree.actions().next().is_none() && is_sound {
            self.complain(Code::NoAction, keyword);
        }
        tree
    }

    /// Where the last error in the text stands; each complaint is looked at once, however many patterns there are.
    fn latest_error(&mut self) -> Option<usize> {
        let new = self.diagnostics[self.weighed..].iter().filter(|diagnostic| diagnostic.is_error());
        self.latest_error = self.latest_error.max(new.map(|diagnostic| diagnostic.span.start).max());
        self.weighed = self.diagnostics.len();
        self.latest_error
    }

    /// Complains about a clause that comes twice or too late; it is read all the same.
    fn check_order(&mut self, tree: &PatternTree, clause: Clause, stage: &mut Option<usize>) {
        let token = self.walk.token().span;
        let place = BODY.iter().position(|&body| body == clause);
        let word = clause.word(super::vocabulary::Language::English);
        if tree.has_clause(clause) {
            self.diagnostics.push(Diagnostic::new(Code::RepeatedClause, token).with(word));
        } else if match place {
            Some(place) => stage.is_some_and(|stage| place < stage),
            None => stage.is_some(),
        } {
            self.diagnostics.push(Diagnostic::new(Code::MisplacedClause, token).with(word));
        }
        *stage = place.max(*stage);
    }

    fn skip_to_clause(&mut self) {
        while !self.is_at_end() && self.clause().is_none() && !self.is_punctuation(';') {
            self.walk.take();
        }
    }

    fn clause_body(&mut self, clause: Clause, head: Span, tree: &mut PatternTree) -> Reading<()> {
        match clause {
            Clause::Pattern => tree.name = self.quoted()?,
            Clause::Author => tree.author = self.quoted()?,
            Clause::Description => tree.description = self.quoted()?,
            Clause::Weight => tree.weight = Some(self.weight()?),
            Clause::Actors => self.actors(tree)?,
            Clause::SetOfPieces => tree.set = Some(self.piece_set(head)?),
            Clause::Scenario => self.scenario(tree),
            Clause::Precondition => tree.precondition = Some(self.condition()?),
            Clause::Tacticals => self.tactics(tree)?,
            Clause::Postcondition => tree.postcondition = Some(self.condition()?),
        }
        Ok(())
    }

    fn quoted(&mut self) -> Reading<Quoted> {
        let token = self.walk.token();
        let TokenKind::Text(value) = &token.kind else { return self.unexpected(Expected::Text) };
        self.walk.take();
        Ok(Quoted { value: value.clone(), span: token.span })
    }

    fn weight(&mut self) -> Reading<f64> {
        let sign = match self.walk.token().kind {
            TokenKind::Operator(Operator::Plus) => Some(1.0),
            TokenKind::Operator(Operator::Minus) => Some(-1.0),
            _ => None,
        };
        if sign.is_some() {
            self.walk.take();
        }
        let TokenKind::Number(number) = self.walk.token().kind else {
            return self.unexpected(Expected::Number);
        };
        self.walk.take();
        Ok(sign.unwrap_or(1.0) * number)
    }

    fn actors(&mut self, tree: &mut PatternTree) -> Reading<()> {
        loop {
            let actor = self.figure()?;
            tree.actors.push(actor);
            if !self.maybe_punctuation(',') {
                return Ok(());
            }
        }
    }

    fn piece_set(&mut self, clause: Span) -> Reading<PieceSet> {
        let mut letters = String::new();
        while let TokenKind::Word(word) = &self.walk.token().kind {
            if !word.chars().all(is_piece_letter) {
                return self.unexpected(Expected::PieceLetters);
            }
            letters.push_str(word);
            self.walk.take();
        }
        Ok(PieceSet { letters, clause })
    }

    /// A figure with or without a mark.
    fn figure(&mut self) -> Reading<Figure> {
        let token = self.walk.token();
        if let TokenKind::Figure(figure) = &token.kind {
            self.walk.take();
            return Ok(figure.clone());
        }
        // In a condition a mark arrives as two operators around the figure.
        let (mark, close) = match token.kind {
            TokenKind::Operator(Operator::Less) => (Mark::Defended, Operator::Greater),
            TokenKind::Operator(Operator::Greater) => (Mark::Undefended, Operator::Less),
            _ => return self.unexpected(Expected::Figure),
        };
        let TokenKind::Figure(figure) = self.walk.peek(1) else { return self.unexpected(Expected::Figure) };
        self.walk.take();
        self.walk.take();
        if self.walk.token().kind != TokenKind::Operator(close) {
            return self.unexpected(Expected::MarkEnd);
        }
        let end = self.walk.take().span;
        Ok(Figure { mark, span: token.span.to(end), ..figure.clone() })
    }

    fn scenario(&mut self, tree: &mut PatternTree) {
        loop {
            if self.is_punctuation('{') {
                let (group, is_whole) = self.group();
                tree.is_scenario_broken |= !is_whole;
                tree.items.push(Item::Group(group));
            } else if matches!(self.walk.token().kind, TokenKind::Figure(_)) {
                match self.action() {
                    Ok(action) => tree.items.push(Item::Action(action)),
                    Err(Broken) => {
                        tree.is_scenario_broken = true;
                        self.skip_to_action();
                    }
                }
            } else {
                return;
            }
        }
    }

    /// Goes on to the next figure that begins an action, brace, clause or end.
    fn skip_to_action(&mut self) {
        while !self.is_at_end() && self.clause().is_none() {
            match &self.walk.token().kind {
                TokenKind::Punctuation('{' | '}' | ';') => return,
                TokenKind::Figure(_) if self.begins_action() => return,
                _ => {
                    self.walk.take();
                }
            }
        }
    }

    fn begins_action(&self) -> bool {
        let is_relation = |kind: &TokenKind| match kind {
            TokenKind::Relation(_) => true,
            TokenKind::Word(word) => {
                Relation::from_spelling(word).is_some()
                    || SmallWord::from_spelling(word) == Some(SmallWord::Not)
            }
            _ => false,
        };
        is_relation(self.walk.peek(1))
    }

    /// A group of alternatives, and whether all of it could be read.
    fn group(&mut self) -> (Group, bool) {
        let brace = self.walk.take().span;
        let mut group = Group { brace, alternatives: vec![Vec::new()], uses_or: false };
        let mut is_whole = true;
        while !self.maybe_punctuation('}') {
            if self.maybe_small_word(SmallWord::Or) {
                group.uses_or = true;
                group.alternatives.push(Vec::new());
            } else if self.maybe_punctuation(',') {
            } else if self.is_at_end() || self.clause().is_some() || self.is_punctuation(';') {
                let _: Reading<()> = self.unexpected(Expected::CloseBrace);
                return (group, false);
            } else {
                match self.action() {
                    Ok(action) => group.alternatives.last_mut().expect("never empty").push(action),
                    Err(Broken) => {
                        is_whole = false;
                        if !matches!(self.walk.token().kind, TokenKind::Figure(_)) {
                            self.walk.take();
                        }
                        self.skip_to_action();
                    }
                }
            }
        }
        if is_whole && group.alternatives.iter().any(Vec::is_empty) {
            self.complain(Code::NoAction, brace);
            is_whole = false;
        }
        if !group.uses_or {
            group.alternatives = group.alternatives.concat().into_iter().map(|action| vec![action]).collect();
        }
        (group, is_whole)
    }

    fn action(&mut self) -> Reading<Action> {
        let left = self.figure()?;
        let negated = self.maybe_small_word(SmallWord::Not);
        let token = self.walk.token();
        let relation = match &token.kind {
            TokenKind::Relation(relation) => Some(*relation),
            TokenKind::Word(word) => Relation::from_spelling(word),
            _ => None,
        };
        let Some(relation) = relation else { return self.unexpected(Expected::Relation) };
        self.walk.take();
        let listed = self.maybe_punctuation('(');
        let mut rights = vec![self.figure()?];
        if listed {
            while self.maybe_punctuation(',') {
                rights.push(self.figure()?);
            }
            self.expect_punctuation(')', Expected::Close)?;
        }
        Ok(Action { left, negated, relation, relation_span: token.span, rights, listed })
    }

    fn tactics(&mut self, tree: &mut PatternTree) -> Reading<()> {
        while self.begins_figure() {
            match self.tactic() {
                Ok(tactic) => tree.tactics.push(tactic),
                Err(Broken) => self.skip_to_tactic(),
            }
        }
        if tree.tactics.is_empty() { self.unexpected(Expected::Tactic) } else { Ok(()) }
    }

    fn begins_figure(&self) -> bool {
        matches!(
            self.walk.token().kind,
            TokenKind::Figure(_) | TokenKind::Operator(Operator::Less | Operator::Greater)
        )
    }

    fn tactic(&mut self) -> Reading<Tactic> {
        let from = self.figure()?;
        self.expect_punctuation(',', Expected::Comma)?;
        let to = self.figure()?;
        Ok(Tactic { from, to })
    }

    fn skip_to_tactic(&mut self) {
        while !self.is_at_end() && self.clause().is_none() && !self.is_punctuation(';') {
            let begins = matches!(self.walk.token().kind, TokenKind::Figure(_))
                && *self.walk.peek(1) == TokenKind::Punctuation(',');
            if begins {
                return;
            }
            self.walk.take();
        }
    }
}
