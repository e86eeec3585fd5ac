//! The example positions that a pattern carries in its annotations: `//@ yes FEN` and `//@ no FEN`.

use lucena_chess::Position;

use super::library::Library;
use super::matcher::Matcher;
use super::program::Program;
use crate::{Code, Diagnostic, Source, Span};

/// A position with what a pattern should find in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// The position; the side to move searches.
    pub position: Position,
    /// Whether the pattern has a valid instance there.
    pub is_found: bool,
    /// Where the annotation stands.
    pub span: Span,
}

impl Program {
    /// The examples that the pattern carries, and complaints about those that cannot be read.
    pub fn examples(&self) -> (Vec<Example>, Vec<Diagnostic>) {
        let (mut examples, mut complaints) = (Vec::new(), Vec::new());
        for note in &self.tree().annotations {
            let is_found = match note.key.as_str() {
                "yes" => true,
                "no" => false,
                _ => continue,
            };
            match Position::from_fen(&note.value) {
                Ok(position) => examples.push(Example { position, is_found, span: note.span }),
                Err(error) => {
                    let diagnostic = Diagnostic::new(Code::BadExample, note.span);
                    complaints.push(diagnostic.with(&note.value).with(error.to_string()));
                }
            }
        }
        (examples, complaints)
    }

    /// Complaints about examples that cannot be read, and about those that turn out otherwise, in the
    /// position itself or in its mirror image with the colors exchanged.
    fn check_examples(&self, matcher: &mut Matcher) -> Vec<Diagnostic> {
        let (examples, mut complaints) = self.examples();
        for example in examples {
            let code = if example.is_found { Code::ExampleNotFound } else { Code::ExampleFound };
            let comes_out = [example.position, example.position.mirrored()].iter().all(|pos| {
                let found = matcher.look(pos, pos.turn()).occurs(self);
                found == Ok(example.is_found)
            });
            if !comes_out {
                complaints.push(Diagnostic::new(code, example.span).with(self.name()));
            }
        }
        complaints
    }
}

impl Library {
    /// Complaints about the examples of the patterns that come from a source.
    pub fn check_examples(&self, source: &Source) -> Vec<Diagnostic> {
        let parsed = super::parser::parse(source);
        let programs = || parsed.patterns.iter().filter_map(|tree| self.get(&tree.name.value));
        let count: usize = programs().map(|program| program.tree().annotations.len()).sum();
        let mut matcher = Matcher::sharing(count);
        programs().flat_map(|program| program.check_examples(&mut matcher)).collect()
    }
}
