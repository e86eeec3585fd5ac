//! Expressions, actions and texts as the formatter writes them, each on one line.

use super::super::ast::{Action, Argument, Expression, ExpressionKind, Owner};
use super::super::vocabulary::{Language, SmallWord};

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

pub(super) fn quoted_text(value: &str) -> String {
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
