//! A complaint about a text for people: what is wrong, the line with a mark below it, and what to do.

use lucena_lang::{Source, Span};
use lucena_text::{Text, args};

/// The widest excerpt of a line, in characters.
const WIDEST: usize = 120;

/// A complaint of any of the languages, in words.
#[derive(Debug)]
pub(super) struct Message {
    pub(super) span: Span,
    pub(super) code: &'static str,
    pub(super) is_error: bool,
    pub(super) message: String,
    pub(super) hint: Option<String>,
}

/// The lines that show a complaint.
pub(super) fn lines_of(source: &Source, message: &Message, text: Text) -> String {
    let place = source.place(message.span.start);
    let key = if message.is_error { "patlan-error-line" } else { "patlan-warning-line" };
    let head = args![
        "file" => source.name(),
        "line" => place.line.to_string(),
        "column" => place.column.to_string(),
        "code" => message.code,
        "message" => &message.message,
    ];
    let mut lines = vec![text.format(key, head)];
    let line = source.line_text(place.line).replace('\t', " ");
    let number = place.line.to_string();
    let margin = " ".repeat(number.len());
    let (excerpt, before) = excerpt(&line, place.column - 1);
    let length = source.slice(message.span).lines().next().unwrap_or("").chars().take(WIDEST).count();
    let length = length.min(excerpt.chars().count() - before).max(1);
    lines.push(format!("  {number} | {excerpt}"));
    lines.push(format!("  {margin} | {}{}", " ".repeat(before), "^".repeat(length)));
    if let Some(hint) = &message.hint {
        lines.push(format!("  {margin}   {}", text.format("patlan-hint-line", args!["hint" => hint])));
    }
    lines.join("\n")
}

/// A line as wide as a terminal shows it, around the character with this index, and where that character then is.
fn excerpt(line: &str, at: usize) -> (String, usize) {
    if line.chars().nth(WIDEST).is_none() {
        return (line.to_owned(), at);
    }
    let skipped = at.saturating_sub(WIDEST / 2);
    let lead = if skipped > 0 { "…" } else { "" };
    let rest: String = line.chars().skip(skipped).take(WIDEST).collect();
    let trail = if line.chars().nth(skipped + WIDEST).is_some() { "…" } else { "" };
    (format!("{lead}{rest}{trail}"), at - skipped + lead.chars().count())
}
