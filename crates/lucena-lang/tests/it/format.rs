//! The formatter: nothing changes the second time, nothing is lost, and comments stay where they are.

use lucena_chess::testkit::Random;
use lucena_lang::Source;
use lucena_lang::patlan::{Language, Library, format, parse};

fn formatted(text: &str, language: Option<Language>) -> String {
    let source = Source::new("test", text);
    format(&source, &parse(&source), language).unwrap_or_else(|| panic!("a text without errors:\n{text}"))
}

/// The comments of a text in their order.
fn comments(text: &str) -> Vec<String> {
    let source = Source::new("test", text);
    let spans = parse(&source).tokens.comments;
    spans.iter().map(|&span| source.slice(span).trim_end().to_owned()).collect()
}

/// The text without its comments.
fn bare(text: &str) -> String {
    let source = Source::new("test", text);
    let mut out = String::new();
    let mut at = 0;
    for span in parse(&source).tokens.comments {
        out += &text[at..span.start];
        out.push('\n');
        at = span.end;
    }
    out + &text[at..]
}

/// What each pattern says about itself outside the language.
fn annotations(text: &str) -> Vec<Vec<String>> {
    let trees = parse(&Source::new("test", text)).patterns;
    let values = |tree: &lucena_lang::patlan::PatternTree| {
        tree.annotations.iter().map(|one| format!("{} {}", one.key, one.value)).collect()
    };
    trees.iter().map(values).collect()
}

#[track_caller]
fn check(text: &str) {
    for language in [None, Some(Language::English), Some(Language::Portuguese)] {
        let once = formatted(text, language);
        assert_eq!(formatted(&once, language), once, "the second time changes something of\n{text}");
        assert_eq!(comments(&once), comments(text), "{text}\nbecame\n{once}");
        assert_eq!(annotations(&once), annotations(text), "{text}\nbecame\n{once}");
        let english = Some(Language::English);
        assert_eq!(formatted(&bare(&once), english), formatted(&bare(text), english), "another meaning");
    }
}

/// The shipped patterns and those of the manuals.
fn texts() -> Vec<String> {
    let mut texts: Vec<String> =
        Library::standard_sources().iter().map(|&(_, text)| text.to_owned()).collect();
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/en/patlan.md");
    let manual = std::fs::read_to_string(docs).expect("the manual");
    let examples = manual
        .split("```")
        .skip(1)
        .step_by(2)
        .map(|block| block.split_once('\n').map_or("", |(_, code)| code));
    let is_sound = |text: &str| {
        let parsed = parse(&Source::new("manual", text));
        !parsed.patterns.is_empty() && !parsed.diagnostics.iter().any(|diagnostic| diagnostic.is_error())
    };
    let before = texts.len();
    texts.extend(examples.filter(|text| is_sound(text)).map(str::to_owned));
    assert!(100 < before && before + 3 < texts.len(), "{before} {}", texts.len());
    texts
}

#[test]
fn the_library_and_the_manual_are_formatted_once_and_for_all() {
    texts().iter().for_each(|text| check(text));
}

#[test]
fn a_comment_beside_or_between_the_lines_does_not_move() {
    for text in texts().iter().map(|text| formatted(text, None)) {
        let lines: Vec<&str> = text.lines().collect();
        for (index, line) in lines.iter().enumerate() {
            if line.is_empty() || line.contains("//") || line.contains("/*") {
                continue;
            }
            let mut beside = lines.clone();
            let commented = format!("{line} // why");
            beside[index] = &commented;
            let beside = beside.join("\n") + "\n";
            assert_eq!(formatted(&beside, None), beside);
            let mut between = lines.clone();
            let blanks = line.len() - line.trim_start().len();
            let above = format!("{}// above", " ".repeat(blanks));
            between.insert(index, &above);
            let between = between.join("\n") + "\n";
            assert_eq!(formatted(&between, None), between);
        }
    }
}

#[test]
fn comments_anywhere_survive_and_settle() {
    let forms = [
        " // c\n",
        " /* c */",
        " /* c */ // d\n",
        "\n// c\n",
        "\n\n  // c\n\n",
        "\n/* a\n b */\n",
        " /* a\n b */ // d\n",
        "\n//@ note x y\n",
        " //@ note z\n",
        "\r\n// c\r\n",
    ];
    let texts = texts();
    let mut random = Random::new(13);
    for round in 0..3000 {
        let mut text = texts[random.below(texts.len())].clone();
        if random.below(3) == 0 {
            text += &texts[random.below(texts.len())];
        }
        let mut inserted = String::new();
        for _ in 0..1 + random.below(4) {
            let tokens = parse(&Source::new("test", text.as_str())).tokens.tokens;
            let token = &tokens[random.below(tokens.len())];
            let place = if random.below(2) == 0 { token.span.start } else { token.span.end };
            let form = forms[random.below(forms.len())];
            inserted += form;
            text.insert_str(place, form);
        }
        // Two patterns of one name are a mistake of the library, not of the text.
        if !parse(&Source::new("test", text.as_str()))
            .diagnostics
            .iter()
            .any(|diagnostic| diagnostic.is_error())
        {
            check(&text);
        } else {
            panic!("round {round}: a comment is never a mistake: {inserted:?}");
        }
    }
}
