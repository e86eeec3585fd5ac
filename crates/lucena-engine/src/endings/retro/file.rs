//! The file of a table: what it is, of which men, whether it is whole; then the distances.
//!
//! | bytes | what |
//! |---|---|
//! | 0–7 | `LUCMATE`, line feed |
//! | 8–9 | the version of this form |
//! | 10–11 | how long the name of the material is |
//! | 12–19 | FNV-1a of all that follows |
//! | … | the name of the material, such as `KBNK` |
//! | … | a byte for each place with White to move, then with Black to move |
//!
//! All numbers are little-endian.

use std::fmt;

use super::build::Table;
use super::place::Places;
use super::{MateTables, Material};

/// The first bytes of a file.
const MAGIC: [u8; 8] = *b"LUCMATE\n";
/// The form of this file; the numbering of the places as well.
const VERSION: u16 = 1;
const HEADER: usize = 20;

/// Why bytes are no table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MateFileError {
    /// They do not begin as a table does.
    NotATable,
    /// They are of this version, which is not ours.
    OtherVersion(u16),
    /// They are cut, changed, or of men that there can be no table for.
    Damaged,
}

impl fmt::Display for MateFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MateFileError::NotATable => f.write_str("this is no table of mates"),
            MateFileError::OtherVersion(version) => {
                write!(f, "the table has version {version}; this program reads version {VERSION}")
            }
            MateFileError::Damaged => f.write_str("the table is damaged"),
        }
    }
}

impl std::error::Error for MateFileError {}

impl MateTables {
    /// The bytes of the file of a material, if its table is there.
    pub fn to_bytes(&self, material: &Material) -> Option<Vec<u8>> {
        let table = self.tables.get(material)?;
        let name = material.to_string();
        let mut rest = name.as_bytes().to_vec();
        table.values().iter().for_each(|side| rest.extend(side));
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((name.len() as u16).to_le_bytes());
        bytes.extend(checksum(&rest).to_le_bytes());
        bytes.extend(rest);
        Some(bytes)
    }

    /// Adds the table in these bytes; its material.
    ///
    /// # Errors
    /// Says what is wrong, if they are not a whole table of this version; then nothing is added.
    pub fn add_bytes(&mut self, bytes: &[u8]) -> Result<Material, MateFileError> {
        let header = bytes
            .get(..HEADER)
            .filter(|header| header.starts_with(&MAGIC))
            .ok_or(MateFileError::NotATable)?;
        let short = |at: usize| u16::from_le_bytes([header[at], header[at + 1]]);
        if short(8) != VERSION {
            return Err(MateFileError::OtherVersion(short(8)));
        }
        let rest = &bytes[HEADER..];
        if header[12..] != checksum(rest).to_le_bytes() {
            return Err(MateFileError::Damaged);
        }
        let (name, values) = rest.split_at_checked(short(10).into()).ok_or(MateFileError::Damaged)?;
        let name = std::str::from_utf8(name).map_err(|_| MateFileError::Damaged)?;
        let material: Material = name.parse().map_err(|_| MateFileError::Damaged)?;
        material.check().map_err(|_| MateFileError::Damaged)?;
        let count = Places::new(&material).count();
        if values.len() != 2 * count {
            return Err(MateFileError::Damaged);
        }
        let (white, black) = values.split_at(count);
        let table = Table::of_values([white.to_vec(), black.to_vec()]).ok_or(MateFileError::Damaged)?;
        self.tables.insert(material.clone(), table);
        Ok(material)
    }

    /// The materials whose tables are there.
    pub fn materials(&self) -> impl Iterator<Item = &Material> {
        self.tables.keys()
    }
}

/// FNV-1a, 64 bits, over words of eight bytes: against accidents, not against forgery.
fn checksum(bytes: &[u8]) -> u64 {
    let step = |sum: u64, word: u64| (sum ^ word).wrapping_mul(0x0100_0000_01b3);
    let (words, last) = bytes.as_chunks::<8>();
    let sum = words.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &word| step(sum, u64::from_le_bytes(word)));
    last.iter().fold(sum, |sum, &byte| step(sum, byte.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_survives_its_file_and_damage_is_told() {
        let material: Material = "KRK".parse().unwrap();
        let mut tables = MateTables::default();
        tables.build(&material).unwrap();
        let bytes = tables.to_bytes(&material).unwrap();
        let mut read = MateTables::default();
        assert_eq!(read.add_bytes(&bytes), Ok(material.clone()));
        assert_eq!(read.summary(&material), tables.summary(&material));
        assert_eq!(read.to_bytes(&material).unwrap(), bytes);
        for at in [0, 9, 10, 13, 20, 22, 1_000, bytes.len() - 1] {
            let mut broken = bytes.clone();
            broken[at] ^= 0x55;
            assert!(MateTables::default().add_bytes(&broken).is_err(), "{at}");
        }
        for length in [0, 7, 19, 20, 23, bytes.len() - 1] {
            assert!(MateTables::default().add_bytes(&bytes[..length]).is_err(), "{length}");
        }
        assert_eq!(MateTables::default().add_bytes(b"1. e4"), Err(MateFileError::NotATable));
        let mut other = bytes;
        other[8] = 9;
        assert_eq!(MateTables::default().add_bytes(&other), Err(MateFileError::OtherVersion(9)));
    }

    /// A whole file whose distances nobody can have worked out is refused all the same.
    #[test]
    fn impossible_distances_are_refused() {
        let material: Material = "KRK".parse().unwrap();
        let mut tables = MateTables::default();
        tables.build(&material).unwrap();
        let mut bytes = tables.to_bytes(&material).unwrap();
        *bytes.last_mut().unwrap() = 200;
        let sum = checksum(&bytes[HEADER..]);
        bytes[12..20].copy_from_slice(&sum.to_le_bytes());
        assert_eq!(MateTables::default().add_bytes(&bytes), Err(MateFileError::Damaged));
    }
}
