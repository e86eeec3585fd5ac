//! Columns for people: as wide as their widest entry, words to the left and numbers to the right.

use std::fmt;

/// A table of texts; the first column is set to the left, the others to the right.
#[derive(Clone, Debug)]
pub struct Table<const COLUMNS: usize> {
    rows: Vec<[String; COLUMNS]>,
}

impl<const COLUMNS: usize> Table<COLUMNS> {
    /// A table with these headings.
    pub fn new(headings: [String; COLUMNS]) -> Table<COLUMNS> {
        Table { rows: vec![headings] }
    }

    /// Adds a row.
    pub fn row(&mut self, row: [String; COLUMNS]) {
        self.rows.push(row);
    }
}

impl<const COLUMNS: usize> fmt::Display for Table<COLUMNS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width =
            |column: usize| self.rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let widths: [usize; COLUMNS] = std::array::from_fn(width);
        for (index, row) in self.rows.iter().enumerate() {
            let line: Vec<String> = row
                .iter()
                .zip(widths)
                .enumerate()
                .map(|(column, (entry, width))| match column {
                    0 => format!("{entry:<width$}"),
                    _ => format!("{entry:>width$}"),
                })
                .collect();
            let gap = if index == 0 { "" } else { "\n" };
            write!(f, "{gap}{}", line.join("  ").trim_end())?;
        }
        Ok(())
    }
}

/// Lines of comma-separated values; what needs quotation marks gets them.
pub(crate) fn csv(lines: &[Vec<String>]) -> String {
    let field = |field: &String| match field.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field.clone(),
    };
    lines.iter().map(|line| line.iter().map(field).collect::<Vec<_>>().join(",") + "\n").collect()
}
