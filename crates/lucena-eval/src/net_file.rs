//! The file of a net: what it is, which form it has, whether it is whole, where it comes from; then its numbers.
//!
//! | bytes | what |
//! |---|---|
//! | 0–7 | six letters for the kind of net, carriage return, line feed |
//! | 8–9 | the version of this form |
//! | 10–11 | hidden numbers of a view |
//! | 12–15 | how long the origin is |
//! | 16–23 | FNV-1a of all that follows |
//! | … | the origin, UTF-8 |
//! | … | the numbers: those of sixteen bits, then those of 32 |
//!
//! All numbers are little-endian.

use std::fmt;

const HEADER: usize = 24;

/// One kind of net, as its files tell it from others.
pub(crate) struct Form {
    /// The first bytes of a file.
    pub(crate) magic: [u8; 8],
    /// The version of its form, and of the meaning of its numbers.
    pub(crate) version: u16,
    /// Hidden numbers of a view.
    pub(crate) hidden: usize,
    /// How many numbers of sixteen bits there are.
    pub(crate) halves: usize,
    /// How many of 32.
    pub(crate) words: usize,
}

/// What a file says.
pub(crate) struct Content {
    pub(crate) origin: String,
    pub(crate) halves: Vec<i16>,
    pub(crate) words: Vec<i32>,
}

/// Why bytes are no net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetError {
    /// They do not begin as a net of this kind does.
    NotANet,
    /// They are of another version.
    OtherVersion {
        /// The one that is read.
        expected: u16,
        /// The one that this is.
        found: u16,
    },
    /// They have so many hidden numbers.
    OtherSize {
        /// How many a net of this kind has.
        expected: usize,
        /// How many this one has.
        found: u16,
    },
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
            NetError::OtherVersion { expected, found } => {
                write!(f, "the net has version {found}; this program reads version {expected}")
            }
            NetError::OtherSize { expected, found } => {
                write!(f, "the net has {found} hidden numbers instead of {expected}")
            }
            NetError::WrongLength { expected, found } => {
                write!(f, "the net has {found} bytes instead of {expected}")
            }
            NetError::Damaged => f.write_str("the net is damaged: its checksum is wrong"),
            NetError::TooLarge => f.write_str("a number of the net is too large"),
        }
    }
}

impl std::error::Error for NetError {}

impl Form {
    /// How many hidden numbers to read: as many as bytes claim if they are fewer, otherwise all.
    pub(crate) fn hidden_in(&self, bytes: &[u8]) -> usize {
        let claimed = self.header(bytes).map(|header| u16::from_le_bytes([header[10], header[11]]).into());
        claimed.filter(|hidden| (1..self.hidden).contains(hidden)).unwrap_or(self.hidden)
    }

    /// The first bytes of a net of this kind.
    fn header<'a>(&self, bytes: &'a [u8]) -> Option<&'a [u8]> {
        bytes.get(..HEADER).filter(|header| header.starts_with(&self.magic))
    }

    /// What these bytes say.
    ///
    /// # Errors
    /// Says what is wrong, if they are not a whole file of this form.
    pub(crate) fn read(&self, bytes: &[u8]) -> Result<Content, NetError> {
        let header = self.header(bytes).ok_or(NetError::NotANet)?;
        let short = |at: usize| u16::from_le_bytes([header[at], header[at + 1]]);
        if short(8) != self.version {
            return Err(NetError::OtherVersion { expected: self.version, found: short(8) });
        }
        if usize::from(short(10)) != self.hidden {
            return Err(NetError::OtherSize { expected: self.hidden, found: short(10) });
        }
        let origin_length = usize::from(short(12)) | usize::from(short(14)) << 16;
        let expected = HEADER.saturating_add(origin_length).saturating_add(2 * self.halves + 4 * self.words);
        if bytes.len() != expected {
            return Err(NetError::WrongLength { expected, found: bytes.len() });
        }
        let rest = &bytes[HEADER..];
        if header[16..] != checksum(rest).to_le_bytes() {
            return Err(NetError::Damaged);
        }
        let (origin, body) = rest.split_at(origin_length);
        let origin = std::str::from_utf8(origin).map_err(|_| NetError::Damaged)?.to_owned();
        let (halves, words) = body.split_at(2 * self.halves);
        let halves = halves.as_chunks().0.iter().map(|&pair| i16::from_le_bytes(pair)).collect();
        let words = words.as_chunks().0.iter().map(|&four| i32::from_le_bytes(four)).collect();
        Ok(Content { origin, halves, words })
    }

    /// The bytes of a file that says this.
    pub(crate) fn write(
        &self,
        origin: &str,
        halves: impl Iterator<Item = i16>,
        words: impl Iterator<Item = i32>,
    ) -> Vec<u8> {
        let mut rest = origin.as_bytes().to_vec();
        halves.for_each(|value| rest.extend(value.to_le_bytes()));
        words.for_each(|value| rest.extend(value.to_le_bytes()));
        let mut bytes = self.magic.to_vec();
        bytes.extend(self.version.to_le_bytes());
        bytes.extend((self.hidden as u16).to_le_bytes());
        bytes.extend((origin.len() as u32).to_le_bytes());
        bytes.extend(checksum(&rest).to_le_bytes());
        bytes.extend(rest);
        bytes
    }
}

/// FNV-1a, 64 bits: not against forgery, which the checks of every number are for, but against accidents.
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
