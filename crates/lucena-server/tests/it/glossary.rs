//! The glossary has everything that the catalogues and the library have, in both languages, and nothing else.

use std::collections::BTreeSet;

use lucena_chess::Position;
use lucena_explain::Theme;
use lucena_facts::FactId;
use lucena_lang::patlan::Library;

use crate::desk::Desk;

#[tokio::test]
async fn every_fact_theme_and_shipped_pattern_is_explained_in_both_languages() {
    let desk = Desk::new();
    let answer = desk.get("/api/glossary").await.json();
    let entries = answer.as_array().expect("a list");
    let mut known = BTreeSet::new();
    for entry in entries {
        let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
        let name = format!("{}-{}", text(&entry["kind"]), text(&entry["key"]));
        for language in ["pt", "en"] {
            let (title, sentence) = (text(&entry["title"][language]), text(&entry["sentence"][language]));
            assert!(!title.is_empty() && !sentence.is_empty(), "{name} in {language}");
            assert!(!format!("{title}{sentence}").contains(['{', '<', '$']), "{name}: {title}: {sentence}");
            let parts = entry["sentence"]["parts"][language].as_array().expect("parts");
            assert_eq!(parts.iter().map(|part| text(&part["text"])).collect::<String>(), sentence);
        }
        if let Some(fen) = entry["example"]["fen"].as_str() {
            assert!(Position::from_fen(fen).is_ok(), "{name}: {fen}");
            assert!(!entry["example"]["squares"].as_array().expect("squares").is_empty(), "{name}");
        }
        assert!(known.insert(name.clone()), "{name} is there twice");
    }
    for fact in FactId::ALL {
        assert!(known.remove(&format!("fact-{}", fact.key())), "{fact:?}");
    }
    for theme in Theme::ALL {
        assert!(known.remove(&format!("theme-{}", theme.key())), "{theme:?}");
    }
    for program in Library::standard().programs().filter(|program| program.weight() != 0.0) {
        assert!(known.remove(&format!("pattern-{}", program.name())), "{}", program.name());
        let (examples, _) = program.examples();
        let entry = entries.iter().find(|entry| entry["key"] == program.name()).expect("its entry");
        let has_board = entry["example"]["fen"].is_string();
        assert_eq!(has_board, examples.iter().any(|example| example.is_found), "{}", program.name());
    }
    assert!(known.is_empty(), "{known:?}");
}

#[test]
fn no_message_of_the_glossary_is_idle() {
    let named = |kind: &str, key: &str| format!("glossary-{kind}-{}", key.replace('_', "-"));
    let facts = FactId::ALL.iter().map(|fact| named("fact", fact.key()));
    let themes = Theme::ALL.iter().map(|theme| named("theme", theme.key()));
    let wanted: BTreeSet<String> = facts.chain(themes).collect();
    for file in lucena_text::files().filter(|file| file.area == "glossary") {
        for key in file.source.lines().filter_map(|line| Some(line.split_once(" = ")?.0)) {
            assert!(key.starts_with(' ') || wanted.contains(key), "nobody asks for {key}");
        }
    }
}
