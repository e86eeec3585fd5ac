//! Bytes of tags and comments as text: UTF-8 where they are UTF-8, else Latin-1 as Windows extends it.

use std::borrow::Cow;

/// The characters of Windows-1252 for 0x80 to 0x9f, where Latin-1 has only control characters.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Reads bytes as UTF-8 if they are, else as Windows-1252; never fails.
///
/// ```
/// use lucena_games::pgn::decode;
///
/// assert_eq!(decode("São Paulo".as_bytes()), "São Paulo");
/// assert_eq!(decode(b"S\xe3o Paulo"), "São Paulo");
/// ```
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| character(byte)).collect()),
    }
}

fn character(byte: u8) -> char {
    match byte {
        0x80..=0x9f => WINDOWS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}
