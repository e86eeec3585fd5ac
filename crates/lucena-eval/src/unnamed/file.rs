//! The file of a net: what it is, which form it has, whether it is whole, where it comes from; then its numbers.
//!
//! | bytes | what |
//! |---|---|
//! | 0–7 | `LUCNET`, carriage return, line feed |
//! | 8–9 | the version of this form |
//! | 10–11 | hidden numbers of a view |
//! | 12–15 | how long the origin is |
//! | 16–23 | FNV-1a of all that follows |
//! | … | the origin, UTF-8 |
//! | … | inputs, bias, output: sixteen bits each; output bias: 32 bits each |
//!
//! All numbers are little-endian.

use std::fmt;

use super::{BUCKETS, HIDDEN, INPUTS, Net, Values};

/// The first bytes of a file.
const MAGIC: [u8; 8] = *b"LUCNET\r\n";
/// The form of this file; the meaning of the numbers as well.
const VERSION: u16 = 1;
const HEADER: usize = 24;
/// How many bytes the numbers take.
const BODY: usize = 2 * (INPUTS * HIDDEN + HIDDEN + BUCKETS * 2 * HIDDEN) + 4 * BUCKETS;

/// Why bytes are no net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetError {
    /// They do not begin as a net does.
    NotANet,
    /// They are of this version, which is not ours.
    OtherVersion(u16),
    /// They have so many hidden numbers.
    OtherSize(u16),
    /// So many bytes are expected, so many are there.
    WrongLength {
        /// How many a whole file has.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// The sum of the bytes is not the one written down.
    Damaged,
    /// A number is larger than a net may have.
    TooLarge,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetError::NotANet => f.write_str("this is no net"),
            NetError::OtherVersion(version) => {
                write!(f, "the net has version {version}; this program reads version {VERSION}")
            }
            NetError::OtherSize(size) => write!(f, "the net has {size} hidden numbers instead of {HIDDEN}"),
            NetError::WrongLength { expected, found } => {
                write!(f, "the net has {found} bytes instead of {expected}")
            }
            NetError::Damaged => f.write_str("the net is damaged: its checksum is wrong"),
            NetError::TooLarge => f.write_str("a number of the net is too large"),
        }
    }
}

impl std::error::Error for NetError {}

impl Net {
    /// The version of the form that is read and written.
    pub const VERSION: u16 = VERSION;

    /// The net in these bytes.
    ///
    /// # Errors
    /// Says what is wrong, if they are not a whole net of this version.
    pub fn parse(bytes: &[u8]) -> Result<Net, NetError> {
        let header =
            bytes.get(..HEADER).filter(|header| header.starts_with(&MAGIC)).ok_or(NetError::NotANet)?;
        let short = |at: usize| u16::from_le_bytes([header[at], header[at + 1]]);
        if short(8) != VERSION {
            return Err(NetError::OtherVersion(short(8)));
        }
        if usize::from(short(10)) != HIDDEN {
            return Err(NetError::OtherSize(short(10)));
        }
        let origin_length = usize::from(short(12)) | usize::from(short(14)) << 16;
        let expected = HEADER.saturating_add(origin_length).saturating_add(BODY);
        if bytes.len() != expected {
            return Err(NetError::WrongLength { expected, found: bytes.len() });
        }
        let rest = &bytes[HEADER..];
        if header[16..] != checksum(rest).to_le_bytes() {
            return Err(NetError::Damaged);
        }
        let (origin, body) = rest.split_at(origin_length);
        let origin = std::str::from_utf8(origin).map_err(|_| NetError::Damaged)?;
        let (halves, words) = body.split_at(BODY - 4 * BUCKETS);
        let mut halves = halves.as_chunks().0.iter().map(|&pair| i16::from_le_bytes(pair));
        let mut words = words.as_chunks().0.iter().map(|&four| i32::from_le_bytes(four));
        let mut values = Values::zero();
        for value in values.halves_mut() {
            *value = halves.next().unwrap_or_default();
        }
        for value in &mut values.output_bias {
            *value = words.next().unwrap_or_default();
        }
        Net::new(values, origin)
    }

    /// The bytes of the net's file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut rest = self.origin.as_bytes().to_vec();
        let mut values = self.values.clone();
        values.halves_mut().for_each(|value| rest.extend(value.to_le_bytes()));
        values.output_bias.iter().for_each(|value| rest.extend(value.to_le_bytes()));
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((HIDDEN as u16).to_le_bytes());
        bytes.extend((self.origin.len() as u32).to_le_bytes());
        bytes.extend(checksum(&rest).to_le_bytes());
        bytes.extend(rest);
        bytes
    }
}

impl Values {
    /// All numbers of sixteen bits, in the order of the file.
    fn halves_mut(&mut self) -> impl Iterator<Item = &mut i16> {
        let output = self.output.as_flattened_mut().as_flattened_mut();
        self.inputs.as_flattened_mut().iter_mut().chain(&mut self.bias).chain(output)
    }
}

/// FNV-1a, 64 bits: not against forgery, which the checks of every number are for, but against accidents.
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
