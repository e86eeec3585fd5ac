//! The net as a file: inputs, bias and output, then the bias of the output.
//!
//! A net with fewer hidden numbers is read too: those that it does not have say nothing.

use super::{BUCKETS, HIDDEN, INPUTS, Net, Values};
use crate::net_file::{Form, NetError};

const FORM: Form = form(HIDDEN);

/// The form of a net with so many hidden numbers.
const fn form(hidden: usize) -> Form {
    let halves = INPUTS * hidden + hidden + BUCKETS * 2 * hidden;
    Form { magic: *b"LUCNET\r\n", version: Net::VERSION, hidden, halves, words: BUCKETS }
}

impl Net {
    /// The version of the form that is read and written: since the second a man at risk is another input than one that is safe.
    pub const VERSION: u16 = 2;

    /// The net in these bytes.
    ///
    /// # Errors
    /// Says what is wrong, if they are not a whole net of this version.
    pub fn parse(bytes: &[u8]) -> Result<Net, NetError> {
        let hidden = FORM.hidden_in(bytes);
        let content = form(hidden).read(bytes)?;
        let mut values = Values::zero();
        values.halves_mut(hidden).zip(content.halves).for_each(|(value, read)| *value = read);
        values.output_bias.iter_mut().zip(content.words).for_each(|(value, read)| *value = read);
        Net::new(values, &content.origin)
    }

    /// The bytes of the net's file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut values = self.values.clone();
        let words = values.output_bias;
        FORM.write(&self.origin, values.halves_mut(HIDDEN).map(|value| *value), words.into_iter())
    }
}

impl Values {
    /// All numbers of sixteen bits that concern the first hidden numbers, in the order of the file.
    fn halves_mut(&mut self, hidden: usize) -> impl Iterator<Item = &mut i16> {
        let output = self.output.as_flattened_mut();
        let rows = self.inputs.iter_mut().chain([&mut self.bias]).chain(output);
        rows.flat_map(move |row| &mut row[..hidden])
    }
}
