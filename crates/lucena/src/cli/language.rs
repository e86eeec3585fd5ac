//! Which language the command line asks for, before anything else is read: even the mistakes must be told in it.

use std::ffi::OsString;

use lucena_text::Language;

/// The language of `--lang pt` or `--lang=pt`, wherever it stands; the last one counts.
pub(super) fn chosen(arguments: &[OsString]) -> Option<Language> {
    let words = arguments.iter().skip(1).map_while(|word| match word.to_str() {
        Some("--") => None,
        word => Some(word.unwrap_or_default()),
    });
    let mut language = None;
    let mut expects_value = false;
    for word in words {
        let value = if expects_value { Some(word) } else { word.strip_prefix("--lang=") };
        language = value.and_then(Language::from_tag).or(language);
        expects_value = word == "--lang";
    }
    language
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(words: &[&str]) -> Option<Language> {
        let arguments: Vec<OsString> = words.iter().map(OsString::from).collect();
        chosen(&arguments)
    }

    #[test]
    fn the_option_is_found_anywhere_before_a_double_dash() {
        assert_eq!(of(&["lucena"]), None);
        assert_eq!(of(&["lucena", "--lang", "pt", "perft"]), Some(Language::Portuguese));
        assert_eq!(of(&["lucena", "perft", "3", "--lang=en"]), Some(Language::English));
        assert_eq!(of(&["lucena", "perft", "--lang"]), None);
        assert_eq!(of(&["lucena", "--", "--lang", "pt"]), None);
        assert_eq!(of(&["pt", "--lang", "xx"]), None);
    }
}
