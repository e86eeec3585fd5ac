//! A text with a name, and places in it.

/// A piece of a text: byte offsets, the end not included.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte after the last.
    pub end: usize,
}

impl Span {
    /// The bytes from `start` up to `end`.
    pub const fn new(start: usize, end: usize) -> Span {
        Span { start, end }
    }

    /// The shortest piece that holds both.
    #[must_use]
    pub fn to(self, other: Span) -> Span {
        Span::new(self.start.min(other.start), self.end.max(other.end))
    }
}

/// A line and a column, both counted from 1; a column is a character.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
}

/// A text of one of the languages, and the name it is known by (a file's name, usually).
///
/// ```
/// use lucena_lang::{Place, Source};
///
/// let source = Source::new("fork.pat", "PADRÃO \"a\"\n@");
/// assert_eq!(source.place(8), Place { line: 1, column: 8 });
/// assert_eq!(source.line_text(2), "@");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    name: String,
    text: String,
    line_starts: Vec<usize>,
}

impl Source {
    /// A source with a name. A byte order mark at the start is dropped.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Source {
        let mut text: String = text.into();
        if text.starts_with('\u{feff}') {
            text.drain(..'\u{feff}'.len_utf8());
        }
        let line_starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Source { name: name.into(), text, line_starts }
    }

    /// The name of the source.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The text of the source.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text at a span; nothing if the span does not fit this text.
    pub fn slice(&self, span: Span) -> &str {
        self.text.get(span.start..span.end).unwrap_or("")
    }

    /// The line of a byte offset, counted from 1: quick also where lines are long.
    pub fn line(&self, offset: usize) -> usize {
        self.line_starts.partition_point(|&start| start <= offset).max(1)
    }

    /// Line and column of a byte offset; offsets past the end count as the end.
    pub fn place(&self, offset: usize) -> Place {
        let mut offset = offset.min(self.text.len());
        while !self.text.is_char_boundary(offset) {
            offset -= 1;
        }
        let line = self.line_starts.partition_point(|&start| start <= offset);
        let start = self.line_starts[line - 1];
        Place { line, column: self.text[start..offset].chars().count() + 1 }
    }

    /// The text of a line counted from 1, without its line end.
    pub fn line_text(&self, line: usize) -> &str {
        let Some(&start) = line.checked_sub(1).and_then(|index| self.line_starts.get(index)) else {
            return "";
        };
        let end = self.line_starts.get(line).map_or(self.text.len(), |&next| next - 1);
        self.text[start..end].trim_end_matches('\r')
    }
}
