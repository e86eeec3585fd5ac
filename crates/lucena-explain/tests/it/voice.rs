//! Every sentence can be said in both languages, for every piece, side and number.

use std::collections::BTreeSet;

use lucena_chess::{Color, File, Position, Role, Square};
use lucena_explain::voice::{Fault, Values, WordFile};
use lucena_explain::{Category, Level, Param, Slot, Theme, Voice};
use lucena_text::Language;

/// A value for each name that sentences use.
fn values(role: Role, side: Color, number: i32) -> Values {
    let start = Position::start();
    let moves: Vec<_> = ["g1f3"].iter().map(|text| start.parse_coordinate(text).expect("legal")).collect();
    let line = Param::Moves(Box::new(start), moves);
    let mut values = Values::new();
    for &slot in Slot::ALL {
        let value = match slot.key() {
            "p" | "q" | "t" | "b" | "c" | "d" | "v" | "new" => Param::Role(role),
            "us" | "them" | "side" => Param::Side(side),
            "n" | "own" | "their" | "targets" => Param::Number(number),
            "line" | "best" | "san" | "reply" => line.clone(),
            "file" | "file2" => Param::File(File::D),
            "sqlist" => Param::Squares(vec![Square::D4, Square::E5]),
            "tlist" | "plist" => Param::Pieces(vec![(role, Square::E8), (Role::Rook, Square::A8)]),
            "theme" | "mate_name" => Param::Theme(Theme::Fork),
            "because" => Param::Word("runner"),
            "term" => Param::Term("king_safety"),
            "name" | "text" | "white" | "black" | "opening" | "reason" | "sentence" | "number" => {
                Param::Name("x".into())
            }
            _ => Param::Square(Square::C7),
        };
        values.insert(slot, value);
    }
    values
}

#[test]
fn every_template_renders_for_all_pieces_sides_and_numbers() {
    let voice = Voice::default();
    let count = voice.templates().count();
    assert!(120 <= count, "{count} templates");
    for template in voice.templates() {
        for role in Role::ALL {
            for side in Color::ALL {
                for number in [1, 2, 5] {
                    // Nothing but what a claim about its theme brings along.
                    let mut values = values(role, side, number);
                    values.retain(|slot, _| slot.is_of_every_move() || template.theme.slots().contains(slot));
                    for language in Language::ALL {
                        let said = voice
                            .say(template, &values, &Values::new(), language, Level::Advanced)
                            .unwrap_or_else(|| panic!("{} cannot be said", template.id))
                            .to_string();
                        assert!(
                            !said.contains("  ") && !said.contains(['{', '}', '|']),
                            "{}: {said}",
                            template.id
                        );
                        assert!(said.ends_with('.'), "{}: {said}", template.id);
                        assert!(said.split_whitespace().count() <= 25, "{}: {said}", template.id);
                    }
                }
            }
        }
    }
}

#[test]
fn both_languages_mention_the_same_values() {
    let voice = Voice::default();
    for key in voice.messages() {
        let slots = |language| -> BTreeSet<Slot> {
            voice.pattern(key, language).expect("in both languages").slots().into_iter().collect()
        };
        assert_eq!(slots(Language::Portuguese), slots(Language::English), "{key}");
    }
}

#[test]
fn every_category_and_every_detector_has_a_sentence() {
    let voice = Voice::default();
    for category in Category::ALL {
        assert!(10 <= voice.templates().filter(|template| template.category == category).count());
    }
    for &theme in Theme::ALL {
        let said = voice.templates().any(|template| template.theme == theme);
        assert!(said, "nothing is said about {theme:?}");
    }
}

#[test]
fn every_theme_and_message_has_words_in_both_languages() {
    let voice = Voice::default();
    for &theme in Theme::ALL {
        for language in Language::ALL {
            assert!(!voice.theme(theme, language).is_empty(), "{theme:?}");
        }
    }
    let values = values(Role::Rook, Color::White, 2);
    for key in voice.messages() {
        for language in Language::ALL {
            assert!(voice.message(key, &values, language, Level::Medium).is_some(), "{key}");
        }
    }
}

#[test]
fn beginners_hear_no_terms_of_the_evaluation_and_no_jargon() {
    let voice = Voice::default();
    let words_of_experts = [
        Theme::WorseTerm,
        Theme::PositionalFlexibility,
        Theme::MobilityGain,
        Theme::Overloading,
        Theme::Intermezzo,
        Theme::Interference,
        Theme::Clearance,
        Theme::XRay,
        Theme::Desperado,
    ];
    for template in voice.templates().filter(|template| template.levels.contains(&Level::Basic)) {
        assert!(!words_of_experts.contains(&template.theme), "{}", template.id);
    }
    // Both are told of zugzwang; only one is told its name.
    let say = |level: Level| {
        let template = voice
            .templates()
            .find(|template| template.theme == Theme::Zugzwang && template.levels.contains(&level))
            .expect("a template");
        let values = values(Role::Rook, Color::White, 2);
        voice.say(template, &values, &Values::new(), Language::English, level).expect("said").to_string()
    };
    assert!(!say(Level::Basic).contains("Zugzwang") && say(Level::Basic).contains("passing"));
    assert!(say(Level::Medium).contains("Zugzwang"));
}

#[test]
fn portuguese_agrees_with_the_noun() {
    let voice = Voice::default();
    let say = |id: &str, role: Role, language| {
        let template = voice.templates().find(|template| template.id == id).expect("a template");
        voice
            .say(template, &values(role, Color::White, 2), &Values::new(), language, Level::Basic)
            .expect("said")
            .to_string()
    };
    let pt = Language::Portuguese;
    assert_eq!(
        say("tm_pin_absolute", Role::Knight, pt),
        "O cavalo de c7 fica cravado e não pode sair: atrás está o rei, em c7."
    );
    assert_eq!(
        say("tm_pin_absolute", Role::Rook, pt),
        "A torre de c7 fica cravada e não pode sair: atrás está o rei, em c7."
    );
    assert_eq!(
        say("pa_outpost", Role::Bishop, pt),
        "O bispo ocupa um posto avançado em c7, onde nenhum peão pode expulsá-lo."
    );
    assert_eq!(
        say("ks_forfeits_castling", Role::King, pt),
        "Depois deste lance as Brancas não podem mais rocar."
    );
    assert_eq!(say("eg_passer", Role::Pawn, pt), "O peão passado avança: faltam 2 casas para promover.");
    assert_eq!(say("ma_promotes", Role::Queen, pt), "O peão chega à última fileira e vira uma dama.");
    assert_eq!(
        say("ks_luft", Role::Pawn, pt),
        "Cf3 dá uma casa de fuga ao rei e afasta o mate na última fileira."
    );
    assert_eq!(
        say("ma_promotes", Role::Queen, Language::English),
        "The pawn reaches the last rank and becomes a queen."
    );
    assert_eq!(
        say("tm_fork", Role::Queen, pt),
        "Garfo: a dama em c7 ataca a dama em e8 e a torre em a8 ao mesmo tempo."
    );
}

/// A table of templates and the messages of both languages, as a user would bring them.
fn files<'a>(table: &'a str, pt: &'a str, en: &'a str) -> Vec<WordFile<'a>> {
    let messages = |language: Language, source| WordFile {
        name: format!("{}/mine.ftl", language.tag()),
        language: Some(language),
        source,
    };
    vec![
        WordFile { name: "mine.txt".to_owned(), language: None, source: table },
        messages(Language::Portuguese, pt),
        messages(Language::English, en),
    ]
}

#[test]
fn a_template_that_asks_for_what_its_theme_never_says_does_not_load() {
    let table = "fork 0.5\n    x 10 0.50 Medium+\n";
    let good = "reasons-x = { $tlist } { $san }.\n";
    let mut voice = Voice::default();
    voice.add(&files(table, good, good)).expect("it loads");
    assert_eq!(voice.base_rate(Theme::Fork), 0.5);
    let template = voice.templates().find(|template| template.id == "x").expect("it is there");
    assert_eq!((template.category, &template.levels[..]), (Category::TacticalMotifs, &Level::ALL[1..]));
    let error =
        voice.add(&files(table, good, "\nreasons-x = { $bsq }.\n")).expect_err("a fork has nothing behind");
    assert_eq!(error.to_string(), "en/mine.ftl, line 2: the theme fork never fills $bsq");
    let asked = "fork 0.5\n    x 10 0.50 Medium+ if bsq\n";
    let error = voice.add(&files(asked, good, good)).expect_err("nor can it be asked for it");
    assert_eq!(error.to_string(), "mine.txt, line 2: the theme fork never fills $bsq");
    // Also in a wording that is seldom chosen.
    let chosen = "reasons-x = { $targets ->\n    [one] { $tlist }\n   *[other] { $vsq }\n }.\n";
    let error = voice.add(&files(table, chosen, good)).expect_err("a fork has no victim behind");
    assert_eq!(error.to_string(), "pt/mine.ftl, line 1: the theme fork never fills $vsq");
}

#[test]
fn a_message_that_is_missing_in_a_language_or_that_nobody_says_does_not_load() {
    let mut voice = Voice::default();
    let table = "fork 0\n    x 10 0.50 Basic\n";
    let words = "reasons-x = { $san }.\n";
    let error = voice.add(&files(table, words, "")).expect_err("no English");
    assert_eq!(error.to_string(), "mine.txt, line 2: there is no reasons-x in en");
    for (key, line) in [("reasons-y", 1), ("themes-spoon", 1), ("lesson-spoon", 1), ("verdict-odd", 1)] {
        let said = format!("{key} = x.\n");
        let error = voice.add(&files("", &said, &said)).expect_err(key);
        assert_eq!((error.line, error.fault), (line, Fault::NobodySays(key.to_owned())));
    }
}

#[test]
fn a_broken_file_of_words_is_refused_with_its_line() {
    let mut voice = Voice::default();
    let before = voice.clone();
    for (table, line) in [
        ("spoon 0.1\n", 1),
        ("fork\n", 1),
        ("fork 1.5\n", 1),
        ("# a remark\n\n    x 10 0.50 Basic+\n", 3),
        ("fork 0.1\n    x 10 0.50\n", 2),
        ("fork 0.1\n    x 101 0.50 Basic+\n", 2),
        ("fork 0.1\n    x 10 0.50 Clever+\n", 2),
        ("fork 0.1\n    x 10 0.50 Basic+ SPOONS\n", 2),
        ("fork 0.1\n    x 10 0.50 Basic+ if spoons\n", 2),
        ("fork 0.1\n    x 10 0.50 Basic+ if n = 2\n", 2),
        ("fork 0.1\nfork 0.2\n", 2),
    ] {
        let error = voice.add(&files(table, "", "")).expect_err(table);
        assert_eq!((error.file.as_str(), error.line), ("mine.txt", line), "{table:?}: {error}");
        assert!(!error.fault.to_string().is_empty());
    }
    for (words, line) in [
        ("verdict-best = a\nverdict-best = b\n", 2),
        ("verdict-best = { $spoon }\n", 1),
        ("verdict-best = { $san_zz }\n", 1),
        ("verdict-best = { $p_gender }\n", 1),
        ("verdict-best = { NUMBER($n) }\n", 1),
        ("verdict-best = { verdict-good }\n", 1),
        ("\n\nverdict-best = { $san\n", 3),
    ] {
        let error = voice.add(&files("", words, "")).expect_err(words);
        assert_eq!((error.file.as_str(), error.line), ("pt/mine.ftl", line), "{words:?}: {error}");
        assert!(!error.fault.to_string().is_empty());
    }
    assert_eq!(voice, before, "a broken file must change nothing");
    voice
        .add(&files("", "verdict-price = { $sentence }\n", ""))
        .expect("a message may be changed in one language");
    assert_ne!(voice, before);
}
