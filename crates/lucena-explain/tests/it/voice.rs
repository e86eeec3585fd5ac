//! Every sentence can be said in both languages, for every piece, side and number.

use std::collections::BTreeSet;

use lucena_chess::{Color, File, Position, Role, Square};
use lucena_explain::voice::Values;
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
            "line" | "best" | "san" => line.clone(),
            "file" | "file2" => Param::File(File::D),
            "sqlist" => Param::Squares(vec![Square::D4, Square::E5]),
            "tlist" | "plist" => Param::Pieces(vec![(role, Square::E8), (Role::Rook, Square::A8)]),
            "theme" | "mate_name" => Param::Theme(Theme::Fork),
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
    assert!(120 <= voice.templates().len(), "{} templates", voice.templates().len());
    for template in voice.templates() {
        for role in Role::ALL {
            for side in Color::ALL {
                for number in [1, 2, 5] {
                    let values = values(role, side, number);
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
    for template in Voice::default().templates() {
        let names = |pattern: &lucena_explain::voice::Pattern| pattern.slots().collect::<BTreeSet<_>>();
        assert_eq!(names(&template.pt), names(&template.en), "{}", template.id);
    }
}

#[test]
fn every_category_and_every_detector_has_a_sentence() {
    let voice = Voice::default();
    for category in Category::ALL {
        assert!(10 <= voice.templates().iter().filter(|template| template.category == category).count());
    }
    for &theme in Theme::ALL {
        let said = voice.templates().iter().any(|template| template.themes.contains(&theme));
        assert!(said, "nothing is said about {theme:?}");
    }
}

#[test]
fn every_theme_and_frame_has_words_in_both_languages() {
    let voice = Voice::default();
    for &theme in Theme::ALL {
        for language in Language::ALL {
            assert!(!voice.theme(theme, language).contains('_'), "{theme:?}");
        }
    }
    let values = values(Role::Rook, Color::White, 2);
    for id in voice.frames() {
        for language in Language::ALL {
            assert!(voice.frame(id, &values, language, Level::Medium).is_some(), "{id}");
        }
    }
}

#[test]
fn portuguese_agrees_with_the_noun() {
    let voice = Voice::default();
    let say = |id: &str, role: Role, language| {
        let template = voice.templates().iter().find(|template| template.id == id).expect("a template");
        voice
            .say(template, &values(role, Color::White, 2), &Values::new(), language, Level::Basic)
            .expect("said")
            .to_string()
    };
    let pt = Language::Portuguese;
    assert_eq!(
        say("tm_pin_absolute", Role::Knight, pt),
        "O cavalo de c7 fica cravado e não pode sair: o rei está atrás."
    );
    assert_eq!(
        say("tm_pin_absolute", Role::Rook, pt),
        "A torre de c7 fica cravada e não pode sair: o rei está atrás."
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

#[test]
fn a_template_that_asks_for_what_its_theme_never_says_does_not_load() {
    let template = |words: &str| {
        format!(
            "[[template]]\nid = \"x\"\ncategory = \"TACTICAL_MOTIFS\"\nthemes = [\"fork\"]\npriority = 1\nconfidence_threshold = 0\n\
             levels = [\"Medium\"]\npolarity = \"positive\"\npt = \"{words}\"\nen = \"{words}\"\n"
        )
    };
    let mut voice = Voice::default();
    voice.add(&template("{tlist} {san}")).expect("it loads");
    let error = voice.add(&template("{bsq}")).expect_err("a fork has nothing behind");
    assert_eq!((error.line, error.to_string()), (1, "line 1: the theme fork never fills {bsq}".to_owned()));
}

#[test]
fn a_broken_template_file_is_refused_with_its_line() {
    let mut voice = Voice::default();
    let before = voice.clone();
    for (source, line) in [
        ("[[template]]\nid = \"x\"\n", 1),
        ("id = \"x\"\n", 1),
        ("[[frame]]\nid = \"a\"\npt = \"{p:zz}\"\nen = \"x\"\n", 3),
        ("[[frame]]\nid = \"a\"\npt = \"{unknown}\"\nen = \"x\"\n", 3),
        ("\n\n[[nonsense]]\n", 3),
        ("[[frame]\n", 1),
        ("[[frame]]\nid = \"a\npt = \"x\"\n", 2),
        ("[[theme]]\nid = \"no\"\nbase_rate = 0\npt = \"a\"\nen = \"b\"\n", 2),
    ] {
        let error = voice.add(source).expect_err(source);
        assert!(!error.to_string().is_empty());
        assert_eq!(error.line, line, "{source:?}: {error}");
        assert_eq!(voice, before, "a broken file must change nothing");
    }
    voice
        .add("[[frame]]\nid = \"price\"\npt = \"{sentence}\"\nen = \"{sentence}\" # remark\n")
        .expect("a good file");
    assert_ne!(voice, before);
}
