//! The levels: what each construct needs, what the set declares and what the class allows.

use super::Checker;
use crate::dhjog::ast::{HeuristicTree, SetItem, SetTree, StageItem};
use crate::dhjog::code::{Code, Diagnostic};
use crate::dhjog::lexer::folded;
use crate::dhjog::parser::Parsed;
use crate::dhjog::value_type::bilingual;
use crate::{Argument, Language, Span};

/// The names of the levels.
const NAMES: [(&str, &str); 6] = [
    ("INICIANTE", "BEGINNER"),
    ("BASICO", "BASIC"),
    ("INTERMEDIARIO", "INTERMEDIATE"),
    ("PLENO", "FULL"),
    ("AVANCADO", "ADVANCED"),
    ("ESPECIALISTA", "EXPERT"),
];

/// The level that a number or a name means.
pub fn level_word(word: &str) -> Option<u8> {
    let word = folded(word.trim());
    let named = NAMES.iter().position(|(portuguese, english)| word == *portuguese || word == *english);
    let index = named.or_else(|| word.parse::<usize>().ok()?.checked_sub(1).filter(|index| *index < 6))?;
    u8::try_from(index + 1).ok()
}

/// The name of a level from 1 to 6.
pub fn level_name(level: u8, language: Language) -> &'static str {
    let (portuguese, english) = NAMES[usize::from(level).clamp(1, 6) - 1];
    match language {
        Language::Portuguese => portuguese,
        Language::English => english,
    }
}

/// A construct that needs a level.
pub(super) struct Use {
    level: u8,
    span: Span,
    what: String,
}

impl Checker<'_> {
    /// Notes a construct that needs a level, named by its own words.
    pub(super) fn use_of(&mut self, level: u8, span: Span) {
        let what = self.source.slice(span).to_owned();
        self.uses.push(Use { level, span, what });
    }

    /// Notes a heuristic, complained about at its kind.
    pub(super) fn use_of_heuristic(&mut self, level: u8, tree: &HeuristicTree) {
        let words = self.source.slice(tree.keyword.to(tree.kind_span)).split_whitespace().collect::<Vec<_>>();
        self.uses.push(Use { level, span: tree.kind_span, what: words.join(" ") });
    }

    pub(super) fn levels(&mut self) {
        let limit = self.options.level_limit.clamp(1, 6);
        let name = |level: u8| bilingual(|language| level_name(level, language).to_owned());
        for Use { level, span, what } in std::mem::take(&mut self.uses) {
            self.level = self.level.max(level);
            let need = Argument::Number(usize::from(level));
            if level > limit {
                let diagnostic = Diagnostic::new(Code::AboveLimit, span).with(what);
                let diagnostic = diagnostic.with_argument(need).with_argument(name(level));
                let most = Argument::Number(usize::from(limit));
                self.complain(diagnostic.with_argument(most).with_argument(name(limit)));
            } else if let Some(declared) = self.declared_level.filter(|declared| level > *declared) {
                let diagnostic = Diagnostic::new(Code::AboveDeclared, span).with(what).with_argument(need);
                self.complain(diagnostic.with_argument(Argument::Number(usize::from(declared))));
            }
        }
    }

    /// Counts the tokens besides the remarks and the header.
    pub(super) fn capacity(&mut self, tree: &SetTree, parsed: &Parsed) {
        let Some(most) = self.options.max_tokens else { return };
        let mut skipped: Vec<Span> = vec![tree.keyword.to(tree.title.span)];
        for item in &tree.items {
            match item {
                SetItem::Annotation(annotation) => skipped.push(annotation.span),
                SetItem::Stage(stage) => skipped.extend(stage.items.iter().flat_map(|item| match item {
                    StageItem::Annotation(annotation) => vec![annotation.span],
                    StageItem::Heuristic(tree) => tree.annotations.iter().map(|note| note.span).collect(),
                    _ => Vec::new(),
                })),
                _ => {}
            }
        }
        skipped.sort_unstable();
        let is_skipped = |at: usize| {
            let after = skipped.partition_point(|span| span.start <= at);
            after.checked_sub(1).is_some_and(|index| at < skipped[index].end)
        };
        // The last token is the end of the text.
        let tokens = &parsed.tokens.tokens[..parsed.tokens.tokens.len() - 1];
        let count = tokens.iter().filter(|token| !is_skipped(token.span.start)).count();
        if count > most {
            let diagnostic = Diagnostic::new(Code::OverCapacity, tree.keyword);
            let diagnostic = diagnostic.with_argument(Argument::Number(count));
            self.complain(diagnostic.with_argument(Argument::Number(most)));
        }
    }
}
