//! The lines of one pattern, each with the place in the source that it begins at.

use super::super::ast::{Expression, ExpressionKind, Group, Item, PatternTree};
use super::super::token::{Token, TokenKind};
use super::super::vocabulary::{Clause, Language, SmallWord};
use super::phrase::{action_text, expression_text, quoted_text};

/// A line of the layout.
pub(super) struct Line {
    /// Where its first word stands in the source.
    pub(super) start: usize,
    /// The line as it is written, blanks in front included.
    pub(super) text: String,
}

/// The lines of a pattern, without the `;` at its end.
pub(super) fn lines(tree: &PatternTree, tokens: &[Token], language: Language) -> Vec<Line> {
    let mut layout = Layout { tokens, language, lines: Vec::new() };
    for &(clause, span) in &tree.clauses {
        layout.clause(clause, span.start, tree);
    }
    layout.lines
}

struct Layout<'a> {
    tokens: &'a [Token],
    language: Language,
    lines: Vec<Line>,
}

impl Layout<'_> {
    fn push(&mut self, start: usize, text: String) {
        self.lines.push(Line { start, text });
    }

    fn clause(&mut self, clause: Clause, start: usize, tree: &PatternTree) {
        let word = clause.word(self.language);
        let rest = match clause {
            Clause::Pattern => Some(quoted_text(&tree.name.value)),
            Clause::Author => Some(quoted_text(&tree.author.value)),
            Clause::Description => Some(quoted_text(&tree.description.value)),
            Clause::Weight => Some(format!("{:?}", tree.weight.unwrap_or(1.0))),
            Clause::Actors => {
                let names: Vec<&str> = tree.actors.iter().map(|figure| figure.name.as_str()).collect();
                Some(names.join(","))
            }
            Clause::SetOfPieces => Some(tree.set.as_ref().map_or(String::new(), |set| set.letters.clone())),
            Clause::Scenario | Clause::Precondition | Clause::Tacticals | Clause::Postcondition => None,
        };
        self.push(start, rest.map_or(word.to_owned(), |rest| format!("{word} {rest}")));
        match clause {
            Clause::Scenario => tree.items.iter().for_each(|item| self.item(item)),
            Clause::Precondition => self.condition(tree.precondition.as_ref()),
            Clause::Postcondition => self.condition(tree.postcondition.as_ref()),
            Clause::Tacticals => {
                for tactic in &tree.tactics {
                    let text = format!("  {},{}", tactic.from.name, tactic.to.name);
                    self.push(tactic.from.span.start, text);
                }
            }
            _ => {}
        }
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Action(action) => {
                self.push(action.span().start, format!("  {}", action_text(action, self.language)));
            }
            Item::Group(group) => self.group(group),
        }
    }

    fn group(&mut self, group: &Group) {
        let mut written = group.brace.end;
        for (index, alternative) in group.alternatives.iter().enumerate() {
            if index > 0 && group.uses_or {
                let or = self.tokens.iter().find(|token| written <= token.span.start);
                let text = format!("    {}", SmallWord::Or.word(self.language));
                self.push(or.map_or(written, |token| token.span.start), text);
            }
            for (place, action) in alternative.iter().enumerate() {
                let is_first = index == 0 && place == 0;
                let start = if is_first { group.brace.start } else { action.span().start };
                let lead = if is_first { "  { " } else { "    " };
                self.push(start, format!("{lead}{}", action_text(action, self.language)));
                written = action.span().end;
                // A list on the right is closed after its last figure.
                if let Some(close) = self.tokens.iter().find(|token| written <= token.span.start)
                    && close.kind == TokenKind::Punctuation(')')
                {
                    written = close.span.end;
                }
            }
        }
        if let Some(last) = self.lines.last_mut() {
            last.text.push_str(" }");
        }
    }

    /// One conjunct a line.
    fn condition(&mut self, condition: Option<&Expression>) {
        let Some(condition) = condition else { return };
        let parts = match &condition.kind {
            ExpressionKind::All(parts) => parts.as_slice(),
            _ => std::slice::from_ref(condition),
        };
        for (index, part) in parts.iter().enumerate() {
            let mut text = format!("  {}", expression_text(part, self.language));
            if index + 1 < parts.len() {
                text.push(' ');
                text.push_str(SmallWord::And.word(self.language));
            }
            self.push(part.span.start, text);
        }
    }
}
