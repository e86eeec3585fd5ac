//! What nobody guesses: codes of classes, secrets of four words, keys of browsers; and their digests.

use lucena_lang::dhjog::digest;
use lucena_text::Language;

/// Letters and digits that are not mistaken for each other.
const ALPHABET: &[u8] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/// The letters of a code.
const CODE_LETTERS: usize = 6;
/// The words of a secret.
const WORDS: usize = 4;
/// How often a secret is digested, so that trying takes time.
const ROUNDS: usize = 500;

const PORTUGUESE: &str = include_str!("../../../../data/class/words-pt.txt");
const ENGLISH: &str = include_str!("../../../../data/class/words-en.txt");

/// Bytes that nobody can know.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("every system has randomness");
    bytes
}

/// A number below a limit, each as likely as the others.
fn below(limit: usize) -> usize {
    let number = u64::from_le_bytes(random());
    // The remainder of 64 bits by a few hundred is even enough.
    (number % limit as u64) as usize
}

/// The code of a class.
pub(crate) fn code() -> String {
    (0..CODE_LETTERS).map(|_| ALPHABET[below(ALPHABET.len())] as char).collect()
}

/// A code as it was meant: small letters and blanks do not matter.
pub(crate) fn meant_code(typed: &str) -> String {
    typed.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_uppercase).collect()
}

/// Four words.
pub(crate) fn secret(language: Language) -> String {
    let list = match language {
        Language::Portuguese => PORTUGUESE,
        _ => ENGLISH,
    };
    let words: Vec<&str> = list.split_whitespace().collect();
    (0..WORDS).map(|_| words[below(words.len())]).collect::<Vec<_>>().join(" ")
}

/// A key for a browser, or a token for the teacher.
pub(crate) fn key() -> String {
    random::<20>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The digest of a key, by which it is found in the store.
pub(crate) fn key_digest(key: &str) -> String {
    digest(key.as_bytes())
}

/// A secret or nickname in its plain form: small letters, one blank between words.
pub(crate) fn plain(typed: &str) -> String {
    lucena_lang::dhjog::folded(typed).to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The digest of a secret with salt of its own.
pub(crate) fn secret_digest(secret: &str) -> String {
    let salt: String = random::<8>().iter().map(|byte| format!("{byte:02x}")).collect();
    salted(secret, &salt)
}

/// Whether a secret is the one of a digest. Takes the same time whatever is wrong with it.
pub(crate) fn is_secret(typed: &str, digest: &str) -> bool {
    let salt = digest.split_once('$').map_or("", |(salt, _)| salt);
    let found = salted(typed, salt);
    found.len() == digest.len() && found.bytes().zip(digest.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b)) == 0
}

fn salted(secret: &str, salt: &str) -> String {
    let mut mixed = format!("{salt}{}", plain(secret));
    for _ in 0..ROUNDS {
        mixed = digest(format!("{salt}{mixed}").as_bytes());
    }
    format!("{salt}${mixed}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn word_lists_are_long_and_plain() {
        for list in [PORTUGUESE, ENGLISH] {
            let words: std::collections::BTreeSet<&str> = list.split_whitespace().collect();
            assert_eq!(words.len(), 256);
            assert_eq!(list.split_whitespace().count(), 256, "no word twice");
            assert!(
                words.iter().all(|word| word.bytes().all(|letter| letter.is_ascii_lowercase())),
                "{list}"
            );
        }
    }

    #[test]
    fn secrets_are_recognized_however_they_are_typed() {
        for language in [Language::Portuguese, Language::English] {
            let secret = secret(language);
            assert_eq!(secret.split(' ').count(), 4);
            let kept = secret_digest(&secret);
            assert!(!kept.contains(&secret));
            assert!(is_secret(&format!("  {} ", secret.to_uppercase().replace(' ', "   ")), &kept));
            assert!(!is_secret(&format!("{secret}x"), &kept));
            assert!(!is_secret("", &kept));
            assert_ne!(kept, secret_digest(&secret), "salt");
        }
        assert_eq!(meant_code(" ab2-cd3 "), "AB2CD3");
        assert_eq!(code().len(), 6);
        assert_ne!(key(), key());
    }
}
