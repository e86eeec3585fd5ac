//! lucena-chess and shakmaty walk through the same random games and must agree on everything.
//!
//! Ten thousand positions in every run; `make differential` sets `LUCENA_POSITIONS` for millions.

use lucena_chess::notation::{CastlingNotation, EnPassantField, FenFormat};
use lucena_chess::testkit::Random;
use lucena_chess::{Color, Position};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};

/// Where the games start besides the usual and the Chess960 starts: castling, pins, promotions, en passant.
const SHARP: &[&str] = &[
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "q3k2q/8/8/8/8/8/8/Q3K2Q w - - 0 1",
    "4k3/8/8/8/8/8/4P3/2B1KN2 w - - 0 1",
];

pub(crate) fn shakmaty_position(pos: &Position) -> Chess {
    let fen: Fen = pos.fen().parse().expect("our FEN can be read");
    fen.into_position(CastlingMode::Chess960).expect("our position is legal")
}

fn random_start(random: &mut Random) -> Position {
    match random.below(3) {
        0 => Position::start(),
        1 => Position::chess960(random.below(960)).expect("a number below 960"),
        _ => {
            let fen = random.choose(SHARP).expect("there are some");
            Position::from_fen(fen).expect("a legal position")
        }
    }
}

/// Compares everything the two libraries can say about one position, and returns their move lists in step.
fn compare(ours: &Position, theirs: &Chess) -> Vec<(lucena_chess::Move, shakmaty::Move)> {
    let mut our_moves: Vec<_> = ours
        .legal_moves()
        .iter()
        .map(|&mv| (ours.coordinate(mv, CastlingNotation::KingTakesRook), mv))
        .collect();
    let mut their_moves: Vec<_> =
        theirs.legal_moves().iter().map(|&mv| (mv.to_uci(CastlingMode::Chess960).to_string(), mv)).collect();
    our_moves.sort_by(|a, b| a.0.cmp(&b.0));
    their_moves.sort_by(|a, b| a.0.cmp(&b.0));
    let texts = |moves: &[(String, _)]| moves.iter().map(|(text, _)| text.clone()).collect::<Vec<_>>();
    let their_texts = their_moves.iter().map(|(text, _)| text.clone()).collect::<Vec<_>>();
    assert_eq!(texts(&our_moves), their_texts, "{ours:?}");

    for ((_, mv), (_, other)) in our_moves.iter().zip(&their_moves) {
        let san = ours.san(*mv);
        assert_eq!(san, SanPlus::from_move(theirs.clone(), *other).to_string(), "{ours:?}");
        assert_eq!(ours.parse_san(&san), Ok(*mv), "{san} in {ours:?}");
        assert_eq!(mv.is_capture(), other.is_capture(), "{san} in {ours:?}");
    }
    for (ours_field, theirs_field) in
        [(EnPassantField::Always, EnPassantMode::Always), (EnPassantField::IfLegal, EnPassantMode::Legal)]
    {
        let format = FenFormat { en_passant: ours_field, ..FenFormat::default() };
        assert_eq!(ours.fen_with(format), Fen::from_position(theirs, theirs_field).to_string());
    }
    assert_eq!(ours.is_check(), theirs.is_check(), "{ours:?}");
    assert_eq!(ours.is_checkmate(), theirs.is_checkmate(), "{ours:?}");
    assert_eq!(ours.is_stalemate(), theirs.is_stalemate(), "{ours:?}");
    assert_eq!(ours.is_insufficient_material(), theirs.is_insufficient_material(), "{ours:?}");
    for (color, other) in [(Color::White, shakmaty::Color::White), (Color::Black, shakmaty::Color::Black)] {
        assert_eq!(
            ours.can_ever_mate(color),
            !theirs.has_insufficient_material(other),
            "{color} in {ours:?}"
        );
    }
    our_moves.into_iter().map(|(_, mv)| mv).zip(their_moves.into_iter().map(|(_, mv)| mv)).collect()
}

#[test]
#[allow(clippy::disallowed_methods, reason = "a test may read the environment; 2026-11-15")]
fn random_games_agree_with_shakmaty() {
    let wanted =
        std::env::var("LUCENA_POSITIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(10_000);
    let mut random = Random::new(2026);
    let mut compared = 0;
    while compared < wanted {
        let mut ours = random_start(&mut random);
        let mut theirs = shakmaty_position(&ours);
        for _ in 0..250 {
            let moves = compare(&ours, &theirs);
            compared += 1;
            let Some(&(mv, other)) = random.choose(&moves) else { break };
            ours.play(mv).expect("a generated move is legal");
            theirs.play_unchecked(other);
        }
    }
}
