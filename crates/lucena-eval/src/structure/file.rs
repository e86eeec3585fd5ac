//! The net of pawns and kings as a file: inputs, bias, output.
//!
//! A net with fewer hidden numbers is read too: those that it does not have say nothing.

use super::{HIDDEN, INPUTS, Structure, Values};
use crate::net_file::{Form, NetError};

const FORM: Form = form(HIDDEN);

/// The form of a net with so many hidden numbers.
const fn form(hidden: usize) -> Form {
    let halves = INPUTS * hidden + hidden + 2 * hidden;
    Form { magic: *b"LUCPKN\r\n", version: 1, hidden, halves, words: 0 }
}

impl Structure {
    /// The net in these bytes.
    ///
    /// # Errors
    /// Says what is wrong, if they are not a whole net of this version.
    pub fn parse(bytes: &[u8]) -> Result<Structure, NetError> {
        let hidden = FORM.hidden_in(bytes);
        let content = form(hidden).read(bytes)?;
        let mut values = Values::zero();
        values.all_mut(hidden).zip(content.halves).for_each(|(value, read)| *value = read);
        Structure::new(values, &content.origin)
    }

    /// The bytes of the net's file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut values = self.values.clone();
        FORM.write(&self.origin, values.all_mut(HIDDEN).map(|value| *value), std::iter::empty())
    }
}

impl Values {
    /// All numbers that concern the first hidden numbers, in the order of the file.
    fn all_mut(&mut self, hidden: usize) -> impl Iterator<Item = &mut i16> {
        let rows = self.inputs.iter_mut().chain([&mut self.bias]).chain(&mut self.output);
        rows.flat_map(move |row| &mut row[..hidden])
    }
}
