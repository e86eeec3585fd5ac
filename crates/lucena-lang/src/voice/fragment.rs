//! Words about patterns as structure: which of them are a figure, so that who shows them can point at it.

/// A part of what is said about a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fragment {
    /// Words that are about no figure.
    Words(String),
    /// A figure of the pattern.
    Figure {
        /// Its name in the pattern, such as `N1`.
        name: String,
        /// The words for it.
        words: String,
    },
}

impl Fragment {
    /// The words.
    pub fn words(&self) -> &str {
        match self {
            Fragment::Words(words) | Fragment::Figure { words, .. } => words,
        }
    }
}

/// The parts as text.
pub(super) fn joined(parts: &[Fragment]) -> String {
    parts.iter().map(Fragment::words).collect()
}

// Sentences are put together from messages within messages; these signs, which nobody can type by accident, show afterwards where
// the words for a figure begin and end: NAME then words.
const NAME: char = '\u{F0000}';
const WORDS: char = '\u{F0001}';
const END: char = '\u{F0002}';

/// Words for a figure that can be found again.
pub(super) fn marked(name: &str, words: &str) -> String {
    format!("{NAME}{name}{WORDS}{words}{END}")
}

/// Words of a user, in which none of our signs can stand.
pub(super) fn unmarked(words: &str) -> String {
    words.replace([NAME, WORDS, END], "")
}

/// The parts of words in which figures were marked.
pub(super) fn split(text: &str) -> Vec<Fragment> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((before, name, words, after)) = next_figure(rest) {
        parts.push(Fragment::Words(before.to_owned()));
        parts.push(Fragment::Figure { name: name.to_owned(), words: words.to_owned() });
        rest = after;
    }
    parts.push(Fragment::Words(rest.to_owned()));
    parts.retain(|part| !part.words().is_empty());
    parts
}

/// The first figure of a text: what is before it, its name, its words, what is after it.
fn next_figure(text: &str) -> Option<(&str, &str, &str, &str)> {
    let (before, tail) = text.split_once(NAME)?;
    let (name, tail) = tail.split_once(WORDS)?;
    let (words, after) = tail.split_once(END)?;
    Some((before, name, words, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marked_figures_are_found_again() {
        let text = format!("when {} attacks {}", marked("N1", "the knight N1"), marked("k1", "the king"));
        let figure =
            |name: &str, words: &str| Fragment::Figure { name: name.to_owned(), words: words.to_owned() };
        let words = |words: &str| Fragment::Words(words.to_owned());
        let parts =
            [words("when "), figure("N1", "the knight N1"), words(" attacks "), figure("k1", "the king")];
        assert_eq!(split(&text), parts);
        assert_eq!(joined(&parts), "when the knight N1 attacks the king");
        assert_eq!(split(&unmarked(&text)), [words("when N1the knight N1 attacks k1the king")]);
    }
}
