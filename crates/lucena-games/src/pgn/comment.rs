//! Comments of a game: free text, and the `[%…]` commands that boards and clocks put into it.

use std::fmt;

use lucena_chess::Square;

/// A comment: what it says, and what it commands.
///
/// ```
/// use lucena_games::pgn::{Comment, Evaluation};
///
/// let comment = Comment::parse("Good. [%eval 0.35] [%cal Ge2e4,Rd8h4]");
/// assert_eq!(comment.text, "Good.");
/// assert_eq!(comment.evaluation(), Some(Evaluation::Centipawns(35)));
/// assert_eq!(comment.shapes().len(), 2);
/// assert_eq!(comment.to_string(), "[%eval 0.35] [%cal Ge2e4,Rd8h4] Good.");
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Comment {
    /// The words, on one line.
    pub text: String,
    /// The commands in their order; unknown ones are kept.
    pub commands: Vec<Command>,
}

/// A command in a comment, `[%name argument]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// What follows the percent sign: `csl`, `cal`, `eval`, `clk` …
    pub name: String,
    /// The rest.
    pub argument: String,
}

/// The color of a mark on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it all; 2026-11-15")]
pub enum Brush {
    Green,
    Red,
    Yellow,
    Blue,
}

impl Brush {
    /// The letter that `[%csl]` and `[%cal]` write.
    pub const fn letter(self) -> char {
        match self {
            Brush::Green => 'G',
            Brush::Red => 'R',
            Brush::Yellow => 'Y',
            Brush::Blue => 'B',
        }
    }

    /// The brush of a letter.
    pub const fn from_letter(letter: char) -> Option<Brush> {
        Some(match letter {
            'G' => Brush::Green,
            'R' => Brush::Red,
            'Y' => Brush::Yellow,
            'B' => Brush::Blue,
            _ => return None,
        })
    }
}

/// A mark on the board: a square, or an arrow from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// Its color.
    pub brush: Brush,
    /// The square, or where the arrow starts.
    pub from: Square,
    /// Where the arrow ends.
    pub to: Option<Square>,
}

impl Shape {
    fn parse(text: &str) -> Option<Shape> {
        let mut letters = text.chars();
        let brush = Brush::from_letter(letters.next()?)?;
        let squares = letters.as_str();
        let to = match squares.len() {
            2 => None,
            4 => Some(squares.get(2..)?.parse().ok()?),
            _ => return None,
        };
        Some(Shape { brush, from: squares.get(..2)?.parse().ok()?, to })
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.brush.letter(), self.from)?;
        self.to.map_or(Ok(()), |to| write!(f, "{to}"))
    }
}

/// What `[%eval]` says, from White's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Evaluation {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves; negative if Black mates.
    Mate(i32),
}

impl Evaluation {
    fn parse(text: &str) -> Option<Evaluation> {
        let value = text.split(',').next()?.trim();
        if let Some(moves) = value.strip_prefix('#') {
            return moves.parse().ok().map(Evaluation::Mate);
        }
        let pawns: f64 = value.parse().ok()?;
        (pawns.abs() < 1e6).then(|| Evaluation::Centipawns((pawns * 100.0).round() as i32))
    }
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Evaluation::Centipawns(value) => write!(f, "{:.2}", f64::from(*value) / 100.0),
            Evaluation::Mate(moves) => write!(f, "#{moves}"),
        }
    }
}

impl Comment {
    /// A comment of words alone.
    pub fn from_text(text: impl Into<String>) -> Comment {
        Comment { text: text.into(), commands: Vec::new() }
    }

    /// Separates commands from words; line breaks become spaces.
    pub fn parse(raw: &str) -> Comment {
        let raw: String = raw.replace("\r\n", " ").replace(char::is_control, " ");
        let mut comment = Comment::default();
        let mut rest = raw.as_str();
        while let Some(start) = rest.find("[%") {
            let Some(length) = rest[start..].find(']') else { break };
            let (name, argument) = split_command(&rest[start + 2..start + length]);
            comment.commands.push(Command { name: name.to_owned(), argument: argument.to_owned() });
            comment.say(&rest[..start]);
            rest = &rest[start + length + 1..];
        }
        comment.say(rest);
        comment
    }

    /// Adds words after a space.
    pub fn say(&mut self, words: &str) {
        let words = words.trim();
        if !words.is_empty() {
            if !self.text.is_empty() {
                self.text.push(' ');
            }
            self.text.push_str(&harmless(words));
        }
    }

    /// Adds everything that another comment says.
    pub fn append(&mut self, other: Comment) {
        self.say(&other.text);
        self.commands.extend(other.commands);
    }

    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        self.text.trim().is_empty() && self.commands.is_empty()
    }

    /// The argument of the first command of this name.
    pub fn command(&self, name: &str) -> Option<&str> {
        self.commands.iter().find(|command| command.name == name).map(|command| command.argument.as_str())
    }

    /// Gives a command an argument: the first one of this name, or a new one at the end.
    pub fn set_command(&mut self, name: &str, argument: impl Into<String>) {
        let argument = argument.into();
        match self.commands.iter_mut().find(|command| command.name == name) {
            Some(command) => command.argument = argument,
            None => self.commands.push(Command { name: name.to_owned(), argument }),
        }
    }

    /// The marks on the board, squares first; those that cannot be read are left out.
    pub fn shapes(&self) -> Vec<Shape> {
        let of = |name: &'static str| self.commands.iter().filter(move |command| command.name == name);
        let lists = ["csl", "cal"].into_iter().flat_map(of).map(|command| command.argument.as_str());
        lists.flat_map(|list| list.split(',')).filter_map(|shape| Shape::parse(shape.trim())).collect()
    }

    /// Replaces the marks on the board.
    pub fn set_shapes(&mut self, shapes: &[Shape]) {
        self.commands.retain(|command| command.name != "csl" && command.name != "cal");
        for (name, is_arrow) in [("csl", false), ("cal", true)] {
            let list: Vec<String> =
                shapes.iter().filter(|shape| shape.to.is_some() == is_arrow).map(Shape::to_string).collect();
            if !list.is_empty() {
                self.set_command(name, list.join(","));
            }
        }
    }

    /// The evaluation, if there is one that can be read.
    pub fn evaluation(&self) -> Option<Evaluation> {
        Evaluation::parse(self.command("eval")?)
    }

    /// Seconds left on the clock, from `[%clk h:mm:ss]`.
    pub fn clock(&self) -> Option<f64> {
        let parts = self.command("clk")?.trim().split(':');
        parts
            .map(|part| part.parse::<f64>().ok().filter(|value| (0.0..1e6).contains(value)))
            .try_fold(0.0, |sum, part| Some(sum * 60.0 + part?))
    }
}

/// The comments at one place of a game, in their order: each is written between braces of its own.
///
/// ```
/// use lucena_games::pgn::{Comment, Comments};
///
/// let mut comments = Comments::default();
/// comments.add(Comment::parse("[%clk 0:01:30]"));
/// comments.add(Comment::from_text("Hasty."));
/// assert_eq!(comments.clock(), Some(90.0));
/// assert_eq!(comments.iter().count(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Comments(Vec<Comment>);

impl Comments {
    /// Adds a comment at the end, if it says anything.
    pub fn add(&mut self, comment: Comment) {
        if !comment.is_empty() {
            self.0.push(comment);
        }
    }

    /// Adds words to the last comment, or begins one.
    pub fn say(&mut self, words: &str) {
        match self.0.last_mut() {
            Some(last) => last.say(words),
            None => {
                let mut comment = Comment::default();
                comment.say(words);
                self.add(comment);
            }
        }
    }

    /// Moves everything from other comments to the end of these.
    pub fn append(&mut self, other: Comments) {
        self.0.extend(other.0);
    }

    /// Keeps some comments only.
    pub fn retain(&mut self, keep: impl FnMut(&Comment) -> bool) {
        self.0.retain(keep);
    }

    /// The comments in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Comment> {
        self.0.iter()
    }

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Seconds left on the clock, where a comment says so.
    pub fn clock(&self) -> Option<f64> {
        self.0.iter().find_map(Comment::clock)
    }

    /// The first evaluation that can be read.
    pub fn evaluation(&self) -> Option<Evaluation> {
        self.0.iter().find_map(Comment::evaluation)
    }
}

impl<'a> IntoIterator for &'a Comments {
    type Item = &'a Comment;
    type IntoIter = std::slice::Iter<'a, Comment>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// Words in which nothing opens a command.
fn harmless(words: &str) -> String {
    words.replace("[%", "[ %")
}

fn split_command(command: &str) -> (&str, &str) {
    let command = command.trim();
    command.split_once(' ').map_or((command, ""), |(name, argument)| (name, argument.trim()))
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for Command { name, argument } in &self.commands {
            write!(f, "{gap}[%{name}{}{argument}]", if argument.is_empty() { "" } else { " " })?;
            gap = " ";
        }
        if self.text.is_empty() { Ok(()) } else { write!(f, "{gap}{}", harmless(&self.text)) }
    }
}
