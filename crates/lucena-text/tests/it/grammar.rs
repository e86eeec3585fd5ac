//! Nouns, numbers and the sentences about FEN and moves, as a speaker of each language expects them.

use lucena_chess::notation::{CoordinateError, PieceLetters, SanError};
use lucena_chess::{Color, Piece, Position, Refusal, Role};
use lucena_text::{Language, Noun, Text, args};

const PT: Language = Language::Portuguese;
const EN: Language = Language::English;

#[test]
fn portuguese_articles_and_contractions_agree() {
    let rook = Text::new(PT).noun(Noun::role(Role::Rook));
    assert_eq!((rook.the.as_str(), rook.a.as_str(), rook.of.as_str()), ("a torre", "uma torre", "da torre"));
    assert_eq!((rook.on.as_str(), rook.to.as_str(), rook.by.as_str()), ("na torre", "à torre", "pela torre"));
    let pawns = Text::new(PT).noun(Noun::role(Role::Pawn).colored(Color::Black).plural());
    assert_eq!((pawns.the.as_str(), pawns.a.as_str()), ("os peões pretos", "peões pretos"));
    assert_eq!((pawns.of.as_str(), pawns.on.as_str()), ("dos peões pretos", "nos peões pretos"));
    assert_eq!((pawns.to.as_str(), pawns.by.as_str()), ("aos peões pretos", "pelos peões pretos"));
    let queen = Text::new(PT).noun(Noun::role(Role::Queen).colored(Color::White));
    assert_eq!((queen.the.as_str(), queen.gender.as_str()), ("a dama branca", "feminine"));
    let white = Text::new(PT).noun(Noun::side(Color::White));
    assert_eq!((white.of.as_str(), white.number.as_str()), ("das Brancas", "plural"));
}

#[test]
fn english_articles_come_where_they_belong() {
    let rook = Text::new(EN).noun(Noun::role(Role::Rook).colored(Color::Black));
    assert_eq!((rook.the.as_str(), rook.a.as_str()), ("the black rook", "a black rook"));
    assert_eq!((rook.of.as_str(), rook.on.as_str()), ("of the black rook", "on the black rook"));
    let white = Text::new(EN).noun(Noun::side(Color::White));
    assert_eq!((white.the.as_str(), white.of.as_str(), white.by.as_str()), ("White", "of White", "by White"));
    assert_eq!(Text::new(EN).noun(Noun::role(Role::Bishop).counted(2)).a, "bishops");
    assert_eq!(Text::new(EN).noun(Noun::role(Role::Bishop).counted(1)).a, "a bishop");
}

#[test]
fn piece_letters_are_those_of_the_notation() {
    for (language, letters) in [(PT, PieceLetters::PORTUGUESE), (EN, PieceLetters::ENGLISH)] {
        let keys = ["pieces-knight", "pieces-bishop", "pieces-rook", "pieces-queen", "pieces-king"];
        for (key, &role) in keys.iter().zip(&Role::ALL[1..]) {
            let letter = letters.letter(role).map(|letter| letter.to_string());
            assert_eq!(Text::new(language).attribute(key, "letter"), letter, "{key}");
        }
        assert_eq!(language.piece_letters(), &letters);
    }
    let pos = Position::start();
    let mv = pos.parse_san("Nf3").expect("legal");
    assert_eq!(Text::new(PT).san(&pos, mv), "Cf3");
    assert_eq!(Text::new(EN).san(&pos, mv), "Nf3");
}

#[test]
fn numbers_are_grouped_as_each_language_does() {
    assert_eq!(Text::new(PT).number(119_060_324), "119.060.324");
    assert_eq!(Text::new(EN).number(119_060_324), "119,060,324");
    assert_eq!(Text::new(EN).number(999), "999");
    assert_eq!(Text::new(PT).number(u64::MAX), "18.446.744.073.709.551.615");
    assert_eq!(Text::new(PT).decimal(-1234.56, 1), "-1.234,6");
    assert_eq!(Text::new(EN).decimal(0.5, 2), "0.50");
    let count =
        |language, count: usize| Text::new(language).format("fen-rank-count", args!["count" => count]);
    assert!(count(PT, 1).ends_with("encontrada 1") && count(PT, 1200).ends_with("encontradas 1.200"));
    assert!(count(EN, 1200).ends_with("1,200 found"));
}

#[test]
fn a_noun_argument_brings_all_its_forms() {
    let said = |language, fen: &str| {
        let error = Position::from_fen(fen).expect_err("a broken FEN");
        Text::new(language).fen_error(&error)
    };
    let no_black_king = "8/8/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(said(PT, no_black_king), "FEN inválida, campo 1 (peças no tabuleiro): falta o rei das Pretas");
    assert_eq!(said(EN, no_black_king), "invalid FEN, field 1 (pieces on the board): Black has no king");
    let in_check = "4k3/8/8/8/8/8/8/4R2K w - - 0 1";
    assert!(said(PT, in_check).ends_with("o rei das Pretas está em xeque, mas a vez é do adversário"));
    assert_eq!(Noun::role(Piece::BlackQueen.role()), Noun::role(Role::Queen));
}

#[test]
fn errors_of_moves_quote_what_was_typed_on_one_line() {
    for language in Language::ALL {
        let text = Text::new(language);
        let typed = format!("e2\n\u{7}e4{}", "x".repeat(500));
        for error in [
            CoordinateError::Malformed,
            CoordinateError::Illegal(Refusal::CannotCastle),
            CoordinateError::MissingPromotion,
        ] {
            let said = text.coordinate_error(&typed, error);
            assert!(!said.chars().any(char::is_control) && said.chars().count() < 220, "{said}");
        }
        for error in [
            SanError::Malformed,
            SanError::Illegal(Refusal::CannotCastle),
            SanError::Ambiguous,
            SanError::MissingPromotion,
        ] {
            assert!(text.san_error("Nf3", error).contains("Nf3"));
        }
    }
}

#[test]
fn the_locale_chooses_the_language() {
    assert_eq!(Language::from_locale([None, None, Some("pt_PT@euro")]), PT);
    assert_eq!(Language::from_locale([Some("C"), Some("pt_BR"), Some("pt_BR")]), EN);
    assert_eq!(Language::from_locale([None, Some("PT"), Some("en_US")]), PT);
    assert_eq!(Language::from_locale([None, None, None]), EN);
}

#[test]
fn a_forbidden_move_is_refused_with_its_rule_in_either_notation() {
    let pos = Position::from_fen("4k3/8/8/4r3/8/4N3/8/R3K2R w KQ - 0 1").expect("a legal position");
    let said = |language, typed| Text::new(language).read_move(&pos, typed).expect_err(typed);
    let pinned = "a peça em e3 está cravada pela peça em e5: se ela sair, o rei fica em xeque";
    for typed in ["Cd5", "Nd5", "e3d5"] {
        assert_eq!(said(PT, typed), format!("o lance \"{typed}\" não é legal: {pinned}"));
    }
    assert!(said(PT, "Rd4").ends_with("o rei não chega a d4 num lance"));
    assert!(said(PT, "Tb2").ends_with("nenhuma torre chega a b2 num lance"));
    assert!(said(EN, "Rb2").ends_with("no rook reaches b2 in one move"));
    assert!(said(EN, "Qd4").ends_with("there is no queen that could make it"));
    assert!(said(EN, "castle").contains("not a move in algebraic notation"));
    // What one language cannot read the other may.
    assert_eq!(Text::new(PT).read_move(&pos, "Kf2"), Text::new(EN).read_move(&pos, "Rf2"));
}
