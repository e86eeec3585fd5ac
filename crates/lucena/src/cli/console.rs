//! What a command may touch: its language and the standard streams.

use std::io::{BufRead, Write};

use lucena_text::Text;

/// The streams of a command and the language it speaks. Tests put their own streams in.
pub struct Console<'a> {
    /// The voice for everything that a person reads.
    pub text: Text,
    /// Standard input.
    pub input: &'a mut (dyn BufRead + Send),
    /// Standard output: results and nothing else.
    pub out: &'a mut (dyn Write + Send),
    /// Standard error: messages and progress.
    pub err: &'a mut (dyn Write + Send),
    /// Whether a person types the input.
    pub is_input_terminal: bool,
    /// Whether a person sees the messages; only then is progress shown.
    pub is_error_terminal: bool,
}

impl Console<'_> {
    /// Shows how far the work is, over the last such line, if a person is watching; only then are the words made.
    pub fn show_progress(&mut self, words: impl FnOnce(Text) -> String) {
        if self.is_error_terminal {
            // Progress is a courtesy: if it cannot be shown, the work goes on.
            let _ = write!(self.err, "\r\x1b[K{}", words(self.text)).and_then(|()| self.err.flush());
        }
    }

    /// Takes the progress line away.
    pub fn clear_progress(&mut self) {
        self.show_progress(|_| String::new());
    }

    /// Tells a person at the keyboard what is expected of them; programs hear nothing.
    pub fn give_hint(&mut self, words: impl FnOnce(Text) -> String) {
        if self.is_input_terminal {
            // A hint that cannot be shown is no reason to stop.
            let _ = writeln!(self.err, "{}", words(self.text));
        }
    }
}
