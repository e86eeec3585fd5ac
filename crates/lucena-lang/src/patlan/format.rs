//! The canonical layout of a pattern, with keywords in the language asked for.
//!
//! Formatting a formatted text changes nothing, and the formatted text means the same as the original. It is
//! only done for texts without syntax errors. Comments stay with the clause they stand in.

use std::fmt::Write as _;

use super::ast::{Action, Argument, Expression, ExpressionKind, Group, Item, Owner, PatternTree, Quoted};
use super::parser::Parsed;
use super::vocabulary::{Clause, Language, SmallWord};
use crate::{Source, Span};

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
    let mut comments = parsed.tokens.comments.iter().copied().peekable();
    let mut out = String::new();
    for (index, tree) in parsed.patterns.iter().enumerate() {
        if index > 0 {
            out.push('\n');
        }
        while let Some(comment) = comments.next_if(|span| span.start < tree.keyword.start) {
            let _ = writeln!(out, "{}", source.slice(comment).trim_end());
        }
        let written = source.slice(tree.keyword);
        let own = if Clause::Pattern.word(Language::English) == written {
            Language::English
        } else {
            Language::Portuguese
        };
        let mut writer = Writer { source, language: language.unwrap_or(own), out: &mut out };
        writer.pattern(tree, &mut comments);
    }
    for comment in comments {
        let _ = writeln!(out, "{}", source.slice(comment).trim_end());
    }
    Some(out)
}

/// An expression as the formatter writes it, on one line.
pub fn expression_text(expression: &Expression, language: Language) -> String {
    match &expression.kind {
        ExpressionKind::Number(number) => number.to_string(),
        ExpressionKind::Truth(true) => SmallWord::True.word(language).to_owned(),
        ExpressionKind::Truth(false) => SmallWord::False.word(language).to_owned(),
        ExpressionKind::Call(function, arguments) if arguments.is_empty() => {
            function.word(language).to_owned()
        }
        ExpressionKind::Call(function, arguments) => {
            let arguments: Vec<String> = arguments.iter().map(|arg| argument_text(arg, language)).collect();
            format!("{}({})", function.word(language), arguments.join(","))
        }
        ExpressionKind::Negative(inner) => format!("-{}", expression_text(inner, language)),
        ExpressionKind::Not(inner) => {
            format!("{} {}", SmallWord::Not.word(language), expression_text(inner, language))
        }
        ExpressionKind::Binary(operator, left, right) => format!(
            "{} {} {}",
            expression_text(left, language),
            operator.symbol(),
            expression_text(right, language)
        ),
        ExpressionKind::All(parts) => joined(parts, SmallWord::And, language),
        ExpressionKind::Any(parts) => joined(parts, SmallWord::Or, language),
        ExpressionKind::Group(inner) => format!("({})", expression_text(inner, language)),
    }
}

fn joined(parts: &[Expression], word: SmallWord, language: Language) -> String {
    let parts: Vec<String> = parts.iter().map(|part| expression_text(part, language)).collect();
    parts.join(&format!(" {} ", word.word(language)))
}

fn argument_text(argument: &Argument, language: Language) -> String {
    match argument {
        Argument::Figure(figure) => figure.name.clone(),
        Argument::Letter(letter, _) => letter.to_string(),
        Argument::Owner(owner, _) => owner_word(*owner).word(language).to_owned(),
        Argument::Text(text) => quoted_text(&text.value),
        Argument::Expression(expression) => expression_text(expression, language),
    }
}

fn owner_word(owner: Owner) -> SmallWord {
    match owner {
        Owner::Me => SmallWord::Me,
        Owner::Opponent => SmallWord::Opponent,
        Owner::None => SmallWord::None,
        Owner::Anyone => SmallWord::Anyone,
    }
}

/// An action as the formatter writes it.
pub fn action_text(action: &Action, language: Language) -> String {
    let not = if action.negated { format!("{} ", SmallWord::Not.word(language)) } else { String::new() };
    let rights: Vec<String> = action.rights.iter().map(ToString::to_string).collect();
    let rights = if rights.len() > 1 { format!("({})", rights.join(",")) } else { rights.concat() };
    // What was read as a dynamic relation is written as one.
    format!("{} {not}{} {rights}", action.left, action.meaning().word(language))
}

fn quoted_text(value: &str) -> String {
    let mut out = String::from('"');
    for c in value.chars() {
        match c {
            '"' | '“' | '”' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            '\u{8}' => out.push_str("\\b"),
            '\u{c}' => out.push_str("\\f"),
            _ => out.push(c),
        }
    }
    out.push('"');
    out
}

struct Writer<'a> {
    source: &'a Source,
    language: Language,
    out: &'a mut String,
}

impl Writer<'_> {
    fn pattern(
        &mut self,
        tree: &PatternTree,
        comments: &mut std::iter::Peekable<impl Iterator<Item = Span>>,
    ) {
        let mut clauses = tree.clauses.iter().peekable();
        while let Some(&(clause, _)) = clauses.next() {
            self.out.push_str(clause.word(self.language));
            self.clause(clause, tree);
            let next = clauses.peek().map(|&&(_, span)| span.start);
            let mut tail = String::new();
            while let Some(comment) = comments.next_if(|span| span.start < next.unwrap_or(tree.span.end)) {
                let _ = write!(tail, "\n  {}", self.source.slice(comment).trim_end());
            }
            if next.is_none() {
                self.out.push(';');
            }
            self.out.push_str(&tail);
            self.out.push('\n');
        }
    }

    fn clause(&mut self, clause: Clause, tree: &PatternTree) {
        match clause {
            Clause::Pattern => self.text(&tree.name),
            Clause::Author => self.text(&tree.author),
            Clause::Description => self.text(&tree.description),
            Clause::Weight => {
                let _ = write!(self.out, " {:?}", tree.weight.unwrap_or(1.0));
            }
            Clause::Actors => {
                let names: Vec<&str> = tree.actors.iter().map(|figure| figure.name.as_str()).collect();
                let _ = write!(self.out, " {}", names.join(","));
            }
            Clause::SetOfPieces => {
                let _ = write!(self.out, " {}", tree.set.as_ref().map_or("", |set| &set.letters));
            }
            Clause::Scenario => self.scenario(tree),
            Clause::Precondition => self.condition(tree.precondition.as_ref()),
            Clause::Tacticals => {
                for tactic in &tree.tactics {
                    let _ = write!(self.out, "\n  {},{}", tactic.from.name, tactic.to.name);
                }
            }
            Clause::Postcondition => self.condition(tree.postcondition.as_ref()),
        }
    }

    fn text(&mut self, text: &Quoted) {
        let _ = write!(self.out, " {}", quoted_text(&text.value));
    }

    fn scenario(&mut self, tree: &PatternTree) {
        for item in &tree.items {
            match item {
                Item::Action(action) => {
                    let _ = write!(self.out, "\n  {}", action_text(action, self.language));
                }
                Item::Group(group) => self.group(group),
            }
        }
    }

    fn group(&mut self, group: &Group) {
        self.out.push_str("\n  {");
        for (index, alternative) in group.alternatives.iter().enumerate() {
            if index > 0 && group.uses_or {
                let _ = write!(self.out, "\n    {}", SmallWord::Or.word(self.language));
            }
            for (place, action) in alternative.iter().enumerate() {
                let lead = if index == 0 && place == 0 { " " } else { "\n    " };
                let _ = write!(self.out, "{lead}{}", action_text(action, self.language));
            }
        }
        self.out.push_str(" }");
    }

    /// One conjunct a line.
    fn condition(&mut self, condition: Option<&Expression>) {
        let Some(condition) = condition else { return };
        let parts = match &condition.kind {
            ExpressionKind::All(parts) => parts.as_slice(),
            _ => std::slice::from_ref(condition),
        };
        for (index, part) in parts.iter().enumerate() {
            if index > 0 {
                let _ = write!(self.out, " {}", SmallWord::And.word(self.language));
            }
            let _ = write!(self.out, "\n  {}", expression_text(part, self.language));
        }
    }
}
