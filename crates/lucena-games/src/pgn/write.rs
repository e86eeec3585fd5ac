//! Writing a [`Tree`] as PGN in the standard's export form: seven tags first, lines of at most 80 columns.

use lucena_chess::{Color, Outcome, Position};

use super::{Comment, Comments, Headers, Node, NodeId, Tree};

/// Lines have fewer columns than this, unless a single word is longer.
const COLUMNS: usize = 80;

impl Tree {
    /// The game as PGN, with comments, glyphs and variations, ended by a line break.
    pub fn to_pgn(&self) -> String {
        let mut text = String::new();
        write_tags(self, &mut text);
        text.push('\n');
        let mut lines = Lines { text, column: 0, word: String::new(), is_opened: false };
        write_moves(self, &mut lines);
        lines.word(result(self.outcome));
        lines.finish()
    }
}

fn result(outcome: Option<Outcome>) -> &'static str {
    outcome.map_or("*", Outcome::pgn)
}

/// The seven tags of the roster, filled with question marks where nothing is known, and then the others.
fn write_tags(tree: &Tree, text: &mut String) {
    for name in Headers::ROSTER {
        let unknown = if name == "Date" { "????.??.??" } else { "?" };
        let value = match name {
            "Result" => match tree.headers.get(name) {
                // Whatever else somebody wrote there is not ours to change.
                Some(other) if tree.outcome.is_none() && !other.is_empty() => other,
                _ => result(tree.outcome),
            },
            _ => tree.headers.get(name).filter(|value| !value.is_empty()).unwrap_or(unknown),
        };
        write_tag(name, value, text);
    }
    for (name, value) in tree.headers.iter().filter(|(name, _)| !Headers::ROSTER.contains(name)) {
        // A name that the standard does not allow is kept recognizable, and cannot become another tag.
        let name = name.replace(|letter: char| !letter.is_ascii_alphanumeric(), "_");
        if !name.is_empty() {
            write_tag(&name, value, text);
        }
    }
}

fn write_tag(name: &str, value: &str, text: &mut String) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for character in value.chars() {
        match character {
            '"' | '\\' => text.extend(['\\', character]),
            // A tag is one line.
            _ if character.is_control() => text.push(' '),
            _ => text.push(character),
        }
    }
    text.push_str("\"]\n");
}

/// A line of the tree that is being written: its next move follows `node`, whose position is at hand.
struct Frame {
    node: NodeId,
    pos: Position,
    /// How many of the children of the node have been begun.
    begun: usize,
}

/// Writes all moves without recursion, so that no depth of variations can exhaust the stack.
fn write_moves(tree: &Tree, lines: &mut Lines) {
    write_comments(&tree.node(NodeId::ROOT).after, lines);
    let mut stack = vec![Frame { node: NodeId::ROOT, pos: *tree.start(), begun: 0 }];
    let mut needs_number = true;
    while let Some(frame) = stack.last_mut() {
        let children = tree.node(frame.node).children();
        let Some(&main) = children.first() else {
            stack.pop();
            if !stack.is_empty() {
                lines.close();
                needs_number = true;
            }
            continue;
        };
        let begun = frame.begun;
        match children.get(begun) {
            Some(&child) => {
                frame.begun += 1;
                if 0 < begun {
                    lines.open();
                    needs_number = true;
                }
                needs_number = write_move(tree.node(child), &frame.pos, needs_number, lines);
                if 0 < begun {
                    let pos = after(tree, &frame.pos, child);
                    stack.push(Frame { node: child, pos, begun: 0 });
                }
            }
            None => *frame = Frame { node: main, pos: after(tree, &frame.pos, main), begun: 0 },
        }
    }
}

fn after(tree: &Tree, pos: &Position, child: NodeId) -> Position {
    tree.node(child).mv().map_or(*pos, |mv| pos.after(mv))
}

/// Writes a move with its comments; says whether the next move needs its number.
fn write_move(node: &Node, pos: &Position, needs_number: bool, lines: &mut Lines) -> bool {
    let Some(mv) = node.mv() else { return needs_number };
    let commented = write_comments(&node.before, lines);
    match pos.turn() {
        Color::White => lines.word(&format!("{}.", pos.full_moves())),
        Color::Black if needs_number || commented => lines.word(&format!("{}...", pos.full_moves())),
        Color::Black => {}
    }
    lines.word(&pos.san(mv));
    for nag in &node.nags {
        lines.word(&format!("${nag}"));
    }
    write_comments(&node.after, lines)
}

/// Writes comments; says whether there was any.
fn write_comments(comments: &Comments, lines: &mut Lines) -> bool {
    let mut said = comments.iter().filter(|comment| !comment.is_empty()).peekable();
    let is_any = said.peek().is_some();
    said.for_each(|comment| write_comment(comment, lines));
    is_any
}

fn write_comment(comment: &Comment, lines: &mut Lines) {
    // A closing brace would end the comment, and PGN knows no way to write it.
    let words = comment.to_string().replace('}', ")").replace(|letter: char| letter.is_control(), " ");
    let words = words.trim();
    let mut in_command = false;
    for (index, word) in words.split(' ').enumerate() {
        let continues = in_command;
        in_command = (in_command || word.starts_with("[%")) && !word.ends_with(']');
        match index {
            0 => lines.word(&format!("{{{word}")),
            // Not every program knows a command that goes on in the next line.
            _ if continues => lines.glue(&format!(" {word}")),
            // At the start of a line these could be taken for a tag or an escape.
            _ if word.is_empty() || word.starts_with(['[', '%']) => lines.glue(&format!(" {word}")),
            _ => lines.word(word),
        }
    }
    lines.glue("}");
}

/// Words broken into lines. The last word is held back until it is known what clings to it.
struct Lines {
    text: String,
    column: usize,
    word: String,
    /// Whether the last word is a bracket that the next word clings to.
    is_opened: bool,
}

impl Lines {
    fn word(&mut self, word: &str) {
        if !std::mem::take(&mut self.is_opened) {
            self.flush();
        }
        self.word.push_str(word);
    }

    /// Adds to the last word.
    fn glue(&mut self, rest: &str) {
        self.word.push_str(rest);
    }

    fn open(&mut self) {
        self.flush();
        self.word.push('(');
        self.is_opened = true;
    }

    fn close(&mut self) {
        self.glue(")");
    }

    fn flush(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let length = self.word.chars().count();
        if 0 < self.column && COLUMNS <= self.column + 1 + length {
            self.text.push('\n');
            self.column = 0;
        } else if 0 < self.column {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(&self.word);
        self.column += length;
        self.word.clear();
    }

    fn finish(mut self) -> String {
        self.flush();
        self.text.push('\n');
        self.text
    }
}
