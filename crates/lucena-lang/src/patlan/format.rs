//! The canonical layout of a pattern, with keywords in the language asked for.
//!
//! Formatting a formatted text changes nothing, and the formatted text means the same as the original. It is only done
//! for texts without syntax errors. Comments stay where they are: one at the end of a line at the end of that line, one on
//! a line of its own between the same two lines, one between two patterns between them, with the empty lines around it.
//! `layout` makes the lines of a pattern, `phrase` the words of a line; this file puts the comments among them.

mod layout;
mod phrase;

use super::ast::PatternTree;
use super::parser::Parsed;
use super::token::Token;
use super::vocabulary::{Clause, Language};
use crate::{Source, Span};

pub use self::phrase::{action_text, expression_text};

/// Rewrites a source; nothing if it has syntax errors. Without a language each pattern keeps the one its
/// first keyword is written in.
///
/// ```
/// use lucena_lang::{Source, patlan::{format, parse, Language}};
///
/// let source = Source::new("a", "PADRAO \"a\" CENARIO F1 => f1 PRECONDICAO COLUNADE(F1)=1;");
/// let english = format(&source, &parse(&source), Some(Language::English));
/// assert_eq!(english.as_deref(),
///     Some("PATTERN \"a\"\nSCENARIO\n  F1 ATTACKS f1\nPRECONDITION\n  FILEOF(F1) = 1;\n"));
/// ```
pub fn format(source: &Source, parsed: &Parsed, language: Option<Language>) -> Option<String> {
    if parsed.diagnostics.iter().any(|diagnostic| diagnostic.is_error()) {
        return None;
    }
    let tokens = &parsed.tokens.tokens;
    let mut writer = Writer { source, tokens, comments: &parsed.tokens.comments, out: String::new() };
    let mut end = None;
    for tree in &parsed.patterns {
        writer.gap(end, Some(tree.keyword.start));
        let written = source.slice(tree.keyword);
        let own = match Clause::Pattern.word(Language::English) == written {
            true => Language::English,
            false => Language::Portuguese,
        };
        writer.pattern(tree, language.unwrap_or(own));
        end = Some(tree.span.end);
    }
    writer.gap(end, None);
    Some(writer.out)
}

/// Writes lines and the comments among them, which are taken in their order.
struct Writer<'a> {
    source: &'a Source,
    tokens: &'a [Token],
    /// Those not written yet.
    comments: &'a [Span],
    out: String,
}

impl Writer<'_> {
    /// The next comment, if it begins before this place.
    fn comment_before(&mut self, place: usize) -> Option<Span> {
        let (&first, rest) = self.comments.split_first()?;
        let is_next = first.start < place;
        if is_next {
            self.comments = rest;
        }
        is_next.then_some(first)
    }

    /// The lines of a pattern with the comments up to its `;`.
    fn pattern(&mut self, tree: &PatternTree, language: Language) {
        let lines = layout::lines(tree, self.tokens, language);
        // What is said before the `;` is said about this pattern, and must stay before it.
        let is_closed = self.source.slice(tree.span).ends_with(';');
        let close = if is_closed { tree.span.end - 1 } else { tree.span.end };
        for (index, line) in lines.iter().enumerate() {
            let next = lines.get(index + 1);
            let until = next.map_or(close, |next| next.start);
            let blanks = next.map_or(2, |next| next.text.len() - next.text.trim_start().len());
            self.out.push_str(&line.text);
            let has_comments = self.comments_of_line(until, blanks);
            match (next.is_none(), has_comments) {
                (true, false) => self.out.push(';'),
                (true, true) => self.out.push_str("\n;"),
                (false, _) => self.out.push('\n'),
            }
        }
    }

    /// The comments of the line just written: those that stood at its end, then those on lines of their own, so far to
    /// the right. Tells whether there were any.
    fn comments_of_line(&mut self, until: usize, blanks: usize) -> bool {
        let mut has_any = false;
        let mut can_follow = true;
        while let Some(comment) = self.comment_before(until) {
            has_any = true;
            can_follow &= self.is_after_code(comment);
            can_follow &= self.add(comment, can_follow, blanks);
        }
        has_any
    }

    /// What stands between two patterns, or before the first, or after the last one.
    fn gap(&mut self, end: Option<usize>, next: Option<usize>) {
        let mut before = end.unwrap_or(0);
        let mut can_follow = end.is_some();
        let mut has_space = false;
        let mut is_first = true;
        // Where the line of the `;` ends, comments included.
        let mut ended = self.out.len();
        while let Some(comment) = self.comment_before(next.unwrap_or(usize::MAX)) {
            can_follow &= self.is_after_code(comment);
            let is_spaced = !can_follow && self.is_spaced(before, comment.start);
            if can_follow {
                can_follow &= self.add(comment, true, 0);
                ended = self.out.len();
            } else {
                let is_start = end.is_none() && is_first;
                if !is_start {
                    self.out.push_str(if is_spaced { "\n\n" } else { "\n" });
                }
                self.out.push_str(self.source.slice(comment).trim_end());
            }
            has_space |= is_spaced;
            (before, is_first) = (comment.end, false);
        }
        match next {
            Some(next) if end.is_some() || !is_first => {
                let is_spaced = self.is_spaced(before, next);
                if end.is_some() && !has_space && !is_spaced {
                    // Patterns are set apart, and what is said above one stays above it.
                    self.out.insert(ended, '\n');
                }
                self.out.push_str(if is_spaced { "\n\n" } else { "\n" });
            }
            None if !self.out.is_empty() => self.out.push('\n'),
            _ => {}
        }
    }

    /// Adds a comment to the line, or on a line of its own; whether another may follow on the same line.
    fn add(&mut self, comment: Span, follows: bool, blanks: usize) -> bool {
        let words = self.source.slice(comment).trim_end();
        match follows {
            true => self.out.push(' '),
            false => {
                self.out.push('\n');
                self.out.extend(std::iter::repeat_n(' ', blanks));
            }
        }
        self.out.push_str(words);
        follows && !words.starts_with("//") && !words.contains('\n')
    }

    /// Whether there is a word on the same line before a comment.
    fn is_after_code(&self, comment: Span) -> bool {
        let before = self.tokens.partition_point(|token| token.span.start < comment.start);
        let word = before.checked_sub(1).map(|index| self.tokens[index].span.end);
        word.is_some_and(|end| !self.source.text()[end..comment.start].contains('\n'))
    }

    /// Whether there is an empty line between two places.
    fn is_spaced(&self, from: usize, to: usize) -> bool {
        1 < self.source.text()[from..to].matches('\n').count()
    }
}
