//! The net as a file: inputs, bias and output, then the bias of the output.

use super::{BUCKETS, HIDDEN, INPUTS, Net, Values};
use crate::net_file::{Form, NetError, VERSION};

const FORM: Form = Form {
    magic: *b"LUCNET\r\n",
    hidden: HIDDEN,
    halves: INPUTS * HIDDEN + HIDDEN + BUCKETS * 2 * HIDDEN,
    words: BUCKETS,
};

impl Net {
    /// The version of the form that is read and written.
    pub const VERSION: u16 = VERSION;

    /// The net in these bytes.
    ///
    /// # Errors
    /// Says what is wrong, if they are not a whole net of this version.
    pub fn parse(bytes: &[u8]) -> Result<Net, NetError> {
        let content = FORM.read(bytes)?;
        let mut values = Values::zero();
        values.halves_mut().zip(content.halves).for_each(|(value, read)| *value = read);
        values.output_bias.iter_mut().zip(content.words).for_each(|(value, read)| *value = read);
        Net::new(values, &content.origin)
    }

    /// The bytes of the net's file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut values = self.values.clone();
        let words = values.output_bias;
        FORM.write(&self.origin, values.halves_mut().map(|value| *value), words.into_iter())
    }
}

impl Values {
    /// All numbers of sixteen bits, in the order of the file.
    fn halves_mut(&mut self) -> impl Iterator<Item = &mut i16> {
        let output = self.output.as_flattened_mut().as_flattened_mut();
        self.inputs.as_flattened_mut().iter_mut().chain(&mut self.bias).chain(output)
    }
}
