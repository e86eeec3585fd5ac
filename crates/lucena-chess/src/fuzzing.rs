//! The bodies of the fuzz targets: what must hold for any bytes whatever. The ordinary tests feed them too.

use crate::{Move, Position};

/// Any text is refused with an error, or is a FEN that survives being written and read again.
pub fn check_fen(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(pos) = Position::from_fen(&text) {
        assert!(pos.is_sound(), "{pos:?}");
        assert_eq!(Position::from_fen(&pos.fen()).as_ref(), Ok(&pos));
        assert_eq!(pos.count_legal_moves(), pos.legal_moves().len() as u64);
        assert_eq!(Position::from_fen_tolerant(&text), Ok((pos, Vec::new())));
        assert_eq!(pos.mirrored().mirrored(), pos);
    }
    if let Ok((pos, _)) = Position::from_fen_tolerant(&text) {
        assert!(pos.is_sound(), "{pos:?}");
        assert_eq!(Position::from_fen(&pos.fen()).as_ref(), Ok(&pos));
    }
}

/// Any text is refused, or is a legal move whose own notation reads back as the same move.
///
/// The first line is a FEN (the start, if it is none), the rest the move.
pub fn check_san(bytes: &[u8]) {
    let (pos, text) = split(bytes);
    if let Ok(mv) = pos.parse_san(&text) {
        assert!(pos.is_legal(mv));
        assert_eq!(pos.parse_san(&pos.san(mv)), Ok(mv));
    }
    for dialect in crate::notation::Dialect::ALL {
        if let Ok(mv) = pos.parse_move(&text, dialect) {
            assert!(pos.is_legal(mv));
            assert!(crate::notation::looks_like_move(text.trim()) || text.len() > 16, "{text:?} is {mv:?}");
            assert_eq!(pos.parse_move(&pos.san_with(mv, dialect.letters()), dialect), Ok(mv), "{dialect:?}");
        }
    }
}

/// Any text is refused, or is a legal move that reads back in both ways of writing castling.
pub fn check_coordinate(bytes: &[u8]) {
    use crate::notation::CastlingNotation::{KingTakesRook, Standard};
    let (pos, text) = split(bytes);
    if let Ok(mv) = pos.parse_coordinate(&text) {
        assert!(pos.is_legal(mv));
        for castling in [Standard, KingTakesRook] {
            assert_eq!(pos.parse_coordinate(&pos.coordinate(mv, castling)), Ok(mv));
        }
    }
}

/// A move of any bits is legal exactly if it is among the legal moves, and playing it keeps the position sound.
pub fn check_legality(bytes: &[u8]) {
    let mut pos = Position::start();
    for pair in bytes.chunks_exact(2).take(400) {
        let bits = u16::from_le_bytes([pair[0], pair[1]]);
        let moves = pos.legal_moves();
        if let Some(mv) = Move::from_bits(bits) {
            assert_eq!(pos.is_legal(mv), moves.contains(&mv), "{mv:?} in {pos:?}");
        }
        if moves.is_empty() {
            return;
        }
        let mv = moves[usize::from(bits) % moves.len()];
        let gives_check = pos.gives_check(mv);
        pos.play_unchecked(mv);
        assert!(pos.is_sound(), "{pos:?}");
        assert_eq!(pos.is_check(), gives_check, "{mv:?} led to {pos:?}");
    }
}

/// A position from the first line and the text of the second.
fn split(bytes: &[u8]) -> (Position, String) {
    let text = String::from_utf8_lossy(bytes);
    match text.split_once('\n') {
        Some((fen, rest)) => (Position::from_fen(fen).unwrap_or_default(), rest.to_owned()),
        None => (Position::start(), text.into_owned()),
    }
}
