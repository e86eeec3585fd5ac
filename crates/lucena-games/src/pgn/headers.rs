//! The tags of a game, in the order of the file, in one piece of memory that is used again for the next game.

use std::fmt;

use lucena_chess::{Color, Outcome};

/// Names and values of tags, in order.
///
/// ```
/// use lucena_games::pgn::Headers;
///
/// let mut headers = Headers::default();
/// headers.set("White", "Anderssen");
/// headers.set("WhiteElo", "2600");
/// assert_eq!(headers.get("White"), Some("Anderssen"));
/// assert_eq!(headers.elo(lucena_chess::Color::White), Some(2600));
/// ```
#[derive(Clone, Default)]
pub struct Headers {
    text: String,
    /// For each tag: where its name, and then its value, ends in `text`.
    ends: Vec<(u32, u32)>,
}

impl Headers {
    /// The tags every PGN game has, in the order it has them.
    pub const ROSTER: [&'static str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

    /// Removes all tags.
    pub fn clear(&mut self) {
        self.text.clear();
        self.ends.clear();
    }

    /// How many tags there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is no tag.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Adds a tag at the end, even if the name is there already, as a file may have it.
    pub fn push(&mut self, name: &str, value: &str) {
        self.text.push_str(name);
        let name_end = self.text.len() as u32;
        self.text.push_str(value);
        self.ends.push((name_end, self.text.len() as u32));
    }

    /// Gives a tag a value: the first one of this name, or a new one at the end.
    pub fn set(&mut self, name: &str, value: &str) {
        if self.get(name).is_none() {
            return self.push(name, value);
        }
        let old = std::mem::take(self);
        let mut replaced = false;
        for (other, previous) in old.iter() {
            let here = other == name && !replaced;
            replaced |= here;
            self.push(other, if here { value } else { previous });
        }
    }

    /// Removes every tag of this name.
    pub fn remove(&mut self, name: &str) {
        let old = std::mem::take(self);
        old.iter().filter(|&(other, _)| other != name).for_each(|(other, value)| self.push(other, value));
    }

    /// The value of the first tag of this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|&(other, _)| other == name).map(|(_, value)| value)
    }

    /// The value of a tag, unless it says that nothing is known: `?`, `-`, `????.??.??` or nothing.
    pub fn known(&self, name: &str) -> Option<&str> {
        let value = self.get(name)?.trim();
        (!value.chars().all(|character| matches!(character, '?' | '-' | '.'))).then_some(value)
    }

    /// Names and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let starts = std::iter::once(0).chain(self.ends.iter().map(|&(_, end)| end));
        starts.zip(&self.ends).map(|(start, &(name_end, end))| {
            let (start, name_end, end) = (start as usize, name_end as usize, end as usize);
            (&self.text[start..name_end], &self.text[name_end..end])
        })
    }

    /// The rating of a player, if the tag is a number.
    pub fn elo(&self, color: Color) -> Option<u32> {
        let name = if color == Color::White { "WhiteElo" } else { "BlackElo" };
        self.get(name)?.trim().parse().ok().filter(|&elo| 0 < elo)
    }

    /// The result that the `Result` tag gives, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        parse_outcome(self.get("Result")?)
    }
}

/// Reads a result as PGN writes it; `*` and anything else is none.
pub fn parse_outcome(text: &str) -> Option<Outcome> {
    // Signs that cannot be seen are written as blanks, and must mean as much before.
    match text.trim_matches(|sign: char| sign.is_whitespace() || sign.is_control()) {
        "1-0" => Some(Outcome::Win(Color::White)),
        "0-1" => Some(Outcome::Win(Color::Black)),
        "1/2-1/2" | "1/2" | "½-½" => Some(Outcome::Draw),
        _ => None,
    }
}

impl PartialEq for Headers {
    fn eq(&self, other: &Headers) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Headers {}

impl fmt::Debug for Headers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<N: AsRef<str>, V: AsRef<str>> FromIterator<(N, V)> for Headers {
    fn from_iter<I: IntoIterator<Item = (N, V)>>(tags: I) -> Headers {
        let mut headers = Headers::default();
        tags.into_iter().for_each(|(name, value)| headers.push(name.as_ref(), value.as_ref()));
        headers
    }
}
