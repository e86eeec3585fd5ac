//! Reads the table of templates, `data/templates/reasons.txt`: themes at the beginning of a line, their templates indented below.

use super::fault::Fault;
use super::template::{Condition, Template};
use crate::level::Level;
use crate::theme::{Category, Theme};

/// A row of the table.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Row {
    /// A theme, and how often it fires on best moves.
    Theme(Theme, f32),
    /// A template of the theme above it.
    Template(Template),
}

/// Reads all rows with their lines.
///
/// # Errors
/// At the first line that makes no sense.
pub(super) fn parse(source: &str) -> Result<Vec<(usize, Row)>, (usize, Fault)> {
    let mut rows = Vec::new();
    let mut above = None;
    for (index, line) in source.lines().enumerate() {
        let text = line.split('#').next().unwrap_or_default();
        if text.trim().is_empty() {
            continue;
        }
        let row = if text.starts_with(char::is_whitespace) {
            template(text.trim(), above).map(Row::Template)
        } else {
            theme(text.trim())
        };
        let row = row.map_err(|fault| (index + 1, fault))?;
        if let Row::Theme(theme, _) = row {
            above = Some(theme);
        }
        rows.push((index + 1, row));
    }
    Ok(rows)
}

/// `fork 0.00`
fn theme(text: &str) -> Result<Row, Fault> {
    let bad = || Fault::BadTheme(text.to_owned());
    let (name, rate) = text.split_once(char::is_whitespace).ok_or_else(bad)?;
    let theme = Theme::from_key(name).ok_or_else(|| Fault::UnknownTheme(name.to_owned()))?;
    let rate = number(rate.trim(), 1.0).ok_or_else(bad)?;
    Ok(Row::Theme(theme, rate))
}

/// `tm_fork 90 0.85 Basic+ TACTICAL_MOTIFS if not royal, n >= 2`; category and conditions may be missing.
fn template(text: &str, above: Option<Theme>) -> Result<Template, Fault> {
    let (head, conditions) = text.split_once(" if ").unwrap_or((text, ""));
    let words: Vec<&str> = head.split_whitespace().collect();
    let (id, priority, threshold, levels, category) = match words[..] {
        [id, priority, threshold, levels] => (id, priority, threshold, levels, None),
        [id, priority, threshold, levels, category] => (id, priority, threshold, levels, Some(category)),
        _ => return Err(Fault::BadTemplate(text.to_owned())),
    };
    let theme = above.ok_or_else(|| Fault::NoThemeAbove(id.to_owned()))?;
    let bad = || Fault::BadTemplate(text.to_owned());
    let category = match category {
        None => theme.category(),
        Some(name) => Category::from_key(name).ok_or_else(|| Fault::UnknownCategory(name.to_owned()))?,
    };
    let conditions = conditions.split(',').map(str::trim).filter(|condition| !condition.is_empty());
    Ok(Template {
        id: id.to_owned(),
        theme,
        category,
        conditions: conditions.map(Condition::parse).collect::<Result<_, _>>()?,
        priority: number(priority, 100.0).ok_or_else(bad)?,
        threshold: number(threshold, 1.0).ok_or_else(bad)?,
        levels: read_levels(levels)?,
    })
}

/// `Medium`, or `Medium+` for it and all above.
fn read_levels(text: &str) -> Result<Vec<Level>, Fault> {
    let (name, and_above) = text.strip_suffix('+').map_or((text, false), |name| (name, true));
    let level: Level = name.parse().map_err(|()| Fault::UnknownLevel(name.to_owned()))?;
    Ok(Level::ALL.into_iter().filter(|known| *known == level || (and_above && level < *known)).collect())
}

fn number(text: &str, most: f32) -> Option<f32> {
    text.parse().ok().filter(|number| (0.0..=most).contains(number))
}
