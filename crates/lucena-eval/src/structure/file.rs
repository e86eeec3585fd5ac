//! The net of pawns and kings as a file: inputs, bias, output.

use super::{HIDDEN, INPUTS, Structure, Values};
use crate::net_file::{Form, NetError};

const FORM: Form =
    Form { magic: *b"LUCPKN\r\n", hidden: HIDDEN, halves: INPUTS * HIDDEN + HIDDEN + 2 * HIDDEN, words: 0 };

impl Structure {
    /// The net in these bytes.
    ///
    /// # Errors
    /// Says what is wrong, if they are not a whole net of this version.
    pub fn parse(bytes: &[u8]) -> Result<Structure, NetError> {
        let content = FORM.read(bytes)?;
        let mut values = Values::zero();
        values.all_mut().zip(content.halves).for_each(|(value, read)| *value = read);
        Structure::new(values, &content.origin)
    }

    /// The bytes of the net's file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut values = self.values.clone();
        FORM.write(&self.origin, values.all_mut().map(|value| *value), std::iter::empty())
    }
}

impl Values {
    /// All numbers, in the order of the file.
    fn all_mut(&mut self) -> impl Iterator<Item = &mut i16> {
        let output = self.output.as_flattened_mut();
        self.inputs.as_flattened_mut().iter_mut().chain(&mut self.bias).chain(output)
    }
}
