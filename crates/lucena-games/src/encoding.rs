//! Bytes as text, whoever wrote them: UTF-8 where they are UTF-8, UTF-16 where they are that, else Latin-1 as Windows
//! extends it. The one place of the workspace that knows encodings.

use std::borrow::Cow;
use std::io::{self, Read};

/// The characters of Windows-1252 for 0x80 to 0x9f, where Latin-1 has only control characters.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

const MARK: &[u8] = b"\xef\xbb\xbf";

/// How the bytes of a file mean characters, as far as its first bytes tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    /// UTF-8 or an encoding with one byte a character: these are told apart piece by piece.
    Bytes,
    /// UTF-16, the lower byte first.
    Utf16Le,
    /// UTF-16, the higher byte first.
    Utf16Be,
}

impl Encoding {
    /// What the first four bytes of a file tell: a byte-order mark, or every other byte zero.
    pub const fn of(head: &[u8]) -> Encoding {
        match head {
            [0xff, 0xfe, ..] | [1..=0x7f, 0, 1..=0x7f, 0, ..] => Encoding::Utf16Le,
            [0xfe, 0xff, ..] | [0, 1..=0x7f, 0, 1..=0x7f, ..] => Encoding::Utf16Be,
            _ => Encoding::Bytes,
        }
    }

    const fn unit(self, pair: [u8; 2]) -> u16 {
        match self {
            Encoding::Utf16Be => u16::from_be_bytes(pair),
            _ => u16::from_le_bytes(pair),
        }
    }
}

/// Reads bytes as UTF-8 if they are, else as Windows-1252; never fails.
///
/// ```
/// use lucena_games::encoding::decode;
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

/// The text of a whole file, without its byte-order mark; nothing if it is no text at all.
///
/// ```
/// use lucena_games::encoding::text_of;
///
/// assert_eq!(text_of(b"\xef\xbb\xbfS\xc3\xa3o").as_deref(), Some("São"));
/// assert_eq!(text_of(b"\xff\xfeS\0\xe3\0o\0").as_deref(), Some("São"));
/// assert_eq!(text_of(b"S\xe3o").as_deref(), Some("São"));
/// assert_eq!(text_of(b"\x7fELF\x02\0\0\0"), None);
/// ```
pub fn text_of(bytes: &[u8]) -> Option<Cow<'_, str>> {
    let encoding = Encoding::of(bytes);
    let text = if encoding == Encoding::Bytes {
        decode(bytes.strip_prefix(MARK).unwrap_or(bytes))
    } else {
        let pairs = bytes.chunks_exact(2);
        let half = (!pairs.remainder().is_empty()).then_some(char::REPLACEMENT_CHARACTER);
        let units = pairs.map(|pair| encoding.unit([pair[0], pair[1]]));
        let characters = char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER));
        let text: String = characters.chain(half).collect();
        Cow::Owned(text.strip_prefix('\u{feff}').map_or_else(|| text.clone(), str::to_owned))
    };
    (!text.contains('\0')).then_some(text)
}

/// A stream in which UTF-16 has become UTF-8 and the byte-order mark is gone; other bytes pass as they are.
///
/// A line is handed on as soon as it has come, so that somebody may type it.
///
/// ```
/// use std::io::Read;
/// use lucena_games::encoding::Decoded;
///
/// let mut text = String::new();
/// Decoded::new(&b"\xfe\xff\0e\04"[..]).read_to_string(&mut text)?;
/// assert_eq!(text, "e4");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Decoded<R> {
    input: R,
    /// Nothing until the first bytes have come.
    encoding: Option<Encoding>,
    /// What came and was not understood yet: the half of a character.
    raw: Vec<u8>,
    /// What is ready, from `at` on.
    ready: Vec<u8>,
    at: usize,
}

impl<R: Read> Decoded<R> {
    /// A stream of which nothing has been read.
    pub const fn new(input: R) -> Decoded<R> {
        Decoded { input, encoding: None, raw: Vec::new(), ready: Vec::new(), at: 0 }
    }

    /// Reads what is there, at most a few kilobytes; says how much came.
    fn fetch(&mut self) -> io::Result<usize> {
        let mut buffer = [0; 8 << 10];
        let count = loop {
            match self.input.read(&mut buffer) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                result => break result?,
            }
        };
        self.raw.extend_from_slice(&buffer[..count]);
        Ok(count)
    }

    /// Looks at the first bytes: four, or those of the first line.
    fn begin(&mut self) -> io::Result<()> {
        while self.raw.len() < 4 && !self.raw.contains(&b'\n') && 0 < self.fetch()? {}
        let encoding = Encoding::of(&self.raw);
        self.encoding = Some(encoding);
        if encoding == Encoding::Bytes {
            let raw = std::mem::take(&mut self.raw);
            self.ready = raw.strip_prefix(MARK).map_or_else(|| raw.clone(), <[u8]>::to_vec);
        } else {
            self.convert(encoding, false);
            if self.ready.starts_with(MARK) {
                self.at = MARK.len();
            }
        }
        Ok(())
    }

    /// Turns what came into UTF-8, as far as characters are complete.
    fn convert(&mut self, encoding: Encoding, is_end: bool) {
        let mut units: Vec<u16> =
            self.raw.chunks_exact(2).map(|pair| encoding.unit([pair[0], pair[1]])).collect();
        // The first half of a pair waits for the second.
        if !is_end && units.last().is_some_and(|unit| (0xd800..0xdc00).contains(unit)) {
            units.pop();
        }
        self.raw.drain(..2 * units.len());
        if is_end && !self.raw.is_empty() {
            units.push(0xfffd);
            self.raw.clear();
        }
        let characters = char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER));
        self.ready = characters.collect::<String>().into_bytes();
        self.at = 0;
    }
}

impl<R: Read> Read for Decoded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let encoding = match self.encoding {
            Some(encoding) => encoding,
            None => {
                self.begin()?;
                return self.read(buffer);
            }
        };
        while self.at == self.ready.len() && !buffer.is_empty() {
            if encoding == Encoding::Bytes {
                return self.input.read(buffer);
            }
            let is_end = self.fetch()? == 0;
            self.convert(encoding, is_end);
            if is_end && self.ready.is_empty() {
                return Ok(0);
            }
        }
        let count = (&self.ready[self.at..]).read(buffer)?;
        self.at += count;
        Ok(count)
    }
}
