//! Messages taken apart say what they say as text.

use lucena_text::{Arguments, Case, Item, Language, MessageFault, Text, files, parse_messages};

/// The text of items, with this number in every place.
fn said(items: &[Item], number: i32, language: Language) -> String {
    let each = items.iter().map(|item| match item {
        Item::Words(words) => words.clone(),
        Item::Argument(_) => number.to_string(),
        Item::Choice { variants, .. } => {
            said(Case::Number(number).choose(variants, language), number, language)
        }
    });
    each.collect()
}

#[test]
fn a_message_in_parts_says_the_same_as_its_text() {
    let mut chosen = 0;
    for file in files() {
        // Files with attributes, functions and references are said as text only.
        let Ok(messages) = parse_messages(file.source) else { continue };
        let text = Text::new(file.language);
        for message in messages {
            let mut names: Vec<String> = Vec::new();
            message.items.iter().for_each(|item| item.visit(&mut |name: &String| names.push(name.clone())));
            chosen += usize::from(message.items.iter().any(|item| matches!(item, Item::Choice { .. })));
            for number in [0, 1, 2, 7] {
                let arguments = names
                    .iter()
                    .fold(Arguments::new(), |arguments, name| arguments.with(name.clone().leak(), number));
                let whole = text.try_format(&message.key, arguments).expect("it can be said");
                assert_eq!(said(&message.items, number, file.language), whole, "{}", message.key);
            }
        }
    }
    assert!(20 < chosen, "{chosen} messages with choices");
}

#[test]
fn mistakes_are_reported_with_their_lines() {
    for (source, line) in
        [("a-b = x\n\na-b = y\n", 3), ("\na-b = { NUMBER($n) }\n", 2), ("a-b = { $n\n", 1), ("x\n", 1)]
    {
        let error = parse_messages(source).expect_err(source);
        assert_eq!(error.line, line, "{source:?}: {error}");
    }
    let error = parse_messages("a-b = x\n    .hint = y\n").expect_err("an attribute");
    assert_eq!(error.fault, MessageFault::Unsupported("a-b".to_owned()));
}
