//! Known endings: king and pawn against Syzygy, and mates that are driven to the right place.

use lucena_chess::testkit::test_data;
use lucena_chess::{Color, Piece, Position, Setup, Square};
use lucena_eval::{Evaluator, Score, kpk};
use shakmaty::{CastlingMode, Chess, fen::Fen};
use shakmaty_syzygy::{AmbiguousWdl, Tablebase};

/// The folder with endgame tables, if this machine has it.
#[track_caller]
fn tables() -> Option<Tablebase<Chess>> {
    let mut tables = Tablebase::new();
    match tables.add_directory(test_data("syzygy")?) {
        Ok(count) if count > 0 => Some(tables),
        _ => None,
    }
}

fn position(pieces: &[(Piece, Square)], turn: Color) -> Option<Position> {
    let mut setup = Setup::empty();
    for &(piece, square) in pieces {
        if setup.board[square.index()].replace(piece).is_some() {
            return None;
        }
    }
    setup.turn = turn;
    Position::try_from(setup).ok()
}

/// Needs the folder with Syzygy tables; says so and passes without it.
#[test]
fn king_and_pawn_against_king_agrees_with_syzygy() {
    let Some(tables) = tables() else { return };
    let (mut checked, mut won) = (0, 0);
    for pawn in Square::all().filter(|square| (1..7).contains(&square.rank().index())) {
        for white in Square::all() {
            for black in Square::all() {
                for turn in Color::ALL {
                    let pieces =
                        [(Piece::WhiteKing, white), (Piece::WhitePawn, pawn), (Piece::BlackKing, black)];
                    let Some(pos) = position(&pieces, turn) else { continue };
                    // A sixth of the positions is enough to find any mistake of the solver.
                    checked += 1;
                    if checked % 6 != 0 {
                        continue;
                    }
                    let fen: Fen = pos.fen().parse().expect("our FEN is right");
                    let chess: Chess =
                        fen.into_position(CastlingMode::Standard).expect("the position is legal");
                    let wdl = tables.probe_wdl(&chess).expect("the table is there");
                    let drawn = matches!(wdl, AmbiguousWdl::Draw);
                    assert_eq!(kpk::probe(&pos), Some(!drawn), "{pos:?}");
                    assert_eq!(kpk::probe(&pos.mirrored()), Some(!drawn), "mirrored {pos:?}");
                    won += usize::from(!drawn);
                }
            }
        }
    }
    assert!(checked > 300_000 && won > 30_000, "{checked} {won}");
}

#[track_caller]
fn evaluate(fen: &str) -> Score {
    Evaluator::default().evaluate(&Position::from_fen(fen).expect("the FEN is right"))
}

#[test]
fn a_bare_king_is_driven_to_the_rim() {
    for pieces in ["R6K", "Q6K", "BB5K"] {
        let middle = evaluate(&format!("8/8/8/3k4/8/8/8/{pieces} w - - 0 1"));
        let rim = evaluate(&format!("8/8/8/k7/8/8/8/{pieces} w - - 0 1").replace("k7", "7k"));
        assert!(rim > middle, "{pieces}: {rim:?} {middle:?}");
        assert!(middle > Score::new(2_000));
    }
}

#[test]
fn bishop_and_knight_drive_to_the_bishops_corner() {
    // A light-squared bishop mates on a8 and h1 only.
    let right = evaluate("k7/8/8/3K4/8/8/8/1N3B2 w - - 0 1");
    let wrong = evaluate("7k/8/8/4K3/8/8/8/1N3B2 w - - 0 1");
    assert!(right > wrong, "{right:?} {wrong:?}");
}

#[test]
fn hopeless_material_is_a_draw() {
    for fen in [
        "4k3/8/8/8/8/8/8/4KN2 w - - 0 1",
        "4k3/8/8/8/8/8/8/3NKN2 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KB2 b - - 0 1",
        // The defender holds the corner that the bishop does not.
        "k7/8/8/P7/8/8/8/4K1B1 w - - 0 1",
    ] {
        let score = evaluate(fen).value();
        assert!(score.abs() <= 40, "{fen}: {score}");
    }
}

#[test]
fn pieces_without_pawns_hardly_win_by_a_little() {
    // Rook against bishop.
    assert!(evaluate("4k3/4b3/8/8/8/8/8/R3K3 w - - 0 1") < Score::new(120));
    // Queen against rook.
    assert!(evaluate("4k3/4r3/8/8/8/8/8/Q3K3 w - - 0 1") > Score::new(200));
}
