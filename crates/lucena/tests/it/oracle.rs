//! The classroom game once more, written from its specification alone on top of shakmaty, as plainly as possible.

use std::collections::HashMap;

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Move, Position, Role, Square};

/// The lines that a game with this input must write. The FEN must be a good one.
pub(crate) fn play(input: &[u8]) -> Vec<String> {
    let mut typed = input.split(|&byte| byte == b'\n').collect::<Vec<_>>();
    if typed.last().is_some_and(|last| last.is_empty()) {
        typed.pop();
    }
    let mut typed = typed.into_iter();
    let first = String::from_utf8_lossy(typed.next().expect("a first line")).into_owned();
    let fen: Fen = first.trim().parse().expect("a FEN");
    let mut pos: Chess = fen.into_position(CastlingMode::Chess960).expect("a legal position");
    let mut seen: HashMap<String, u32> = HashMap::new();
    let mut lines = Vec::new();
    loop {
        let fen = Fen::from_position(&pos, EnPassantMode::Always).to_string();
        lines.push(fen.clone());
        let key = fen.split(' ').take(4).collect::<Vec<_>>().join(" ");
        *seen.entry(key.clone()).or_default() += 1;
        if let Some(ending) = ending(&pos, seen[&key]) {
            lines.push(ending.to_owned());
            return lines;
        }
        let mv = if pos.turn() == Color::Black {
            best(&pos)
        } else {
            loop {
                let Some(line) = typed.next() else { return lines };
                match find(&pos, line) {
                    Some(mv) => break mv,
                    None => lines.push("Movimento invalido. Tente novamente.".to_owned()),
                }
            }
        };
        pos.play_unchecked(mv);
    }
}

fn ending(pos: &Chess, times: u32) -> Option<&'static str> {
    let pieces = pos.board().occupied().count();
    let light = (pos.board().knights() | pos.board().bishops()).count();
    if pos.is_checkmate() {
        Some(match pos.turn() {
            Color::Black => "Xeque-mate -- Vitoria: BRANCO",
            Color::White => "Xeque-mate -- Vitoria: PRETO",
        })
    } else if pos.is_stalemate() {
        Some("Empate -- Afogamento")
    } else if pos.halfmoves() >= 50 {
        Some("Empate -- Regra dos 50 movimentos")
    } else if pieces == 2 || pieces == 3 && light == 1 {
        Some("Empate -- Falta de Material")
    } else if times >= 3 {
        Some("Empate -- Tripla Repeticao")
    } else {
        None
    }
}

/// The legal move written like this, if there is one.
fn find(pos: &Chess, line: &[u8]) -> Option<Move> {
    let text = String::from_utf8_lossy(line);
    let text = text.trim_end_matches([' ', '\t', '\r']);
    pos.legal_moves().into_iter().find(|&mv| {
        let name = mv.to_uci(CastlingMode::from_chess960(needs_chess960(pos))).to_string();
        let (squares, promotion) = name.split_at(4);
        let (upper, lower) = (promotion.to_uppercase(), promotion);
        text == format!("{squares}{upper}") || text == format!("{squares}{lower}")
    })
}

fn needs_chess960(pos: &Chess) -> bool {
    let homes = [Square::A1, Square::H1, Square::A8, Square::H8];
    let rooks_are_home = pos.castles().castling_rights().into_iter().all(|rook| homes.contains(&rook));
    let castling_kings = Color::ALL.into_iter().filter(|&color| pos.castles().has_color(color));
    let kings_are_home = castling_kings
        .map(|color| pos.board().king_of(color))
        .all(|king| king == Some(Square::E1) || king == Some(Square::E8));
    !rooks_are_home || !kings_are_home
}

/// The move that the specification tells Black to play.
pub(crate) fn best(pos: &Chess) -> Move {
    let mover = pos.turn();
    let mut moves: Vec<Move> = pos.legal_moves().into_iter().collect();
    moves.sort_by_key(|&mv| {
        let from = mv.from().expect("a move of a piece on the board");
        let to = match mv.castling_side() {
            Some(side) => Square::from_coords(
                if side.is_king_side() { shakmaty::File::G } else { shakmaty::File::C },
                from.rank(),
            ),
            None => mv.to(),
        };
        (
            mv.role() as u8,
            from.file(),
            from.rank(),
            to.file(),
            to.rank(),
            mv.promotion().map(|role| role as u8),
            mv.is_castle(),
        )
    });
    let score = |mv: Move| {
        let next = pos.clone().play(mv).expect("a legal move");
        (worth(&next, mover), 2 + worth(&next, !mover))
    };
    let mut best = (moves[0], score(moves[0]));
    for &mv in &moves[1..] {
        let (above, below) = score(mv);
        // above / below > best.above / best.below
        if above * best.1.1 > best.1.0 * below {
            best = (mv, (above, below));
        }
    }
    best.0
}

/// Twice the sum of v(c) over the squares attacked by c.
fn worth(pos: &Chess, c: Color) -> u128 {
    let board = pos.board();
    let mut sum = 0;
    for square in Square::ALL {
        if board.attacks_to(square, c, board.occupied()).is_empty() {
            continue;
        }
        sum += match board.piece_at(square) {
            None => 100,
            Some(piece) => {
                let value = match piece.role {
                    Role::Pawn => 100,
                    Role::Knight => 325,
                    Role::Bishop => 325,
                    Role::Rook => 550,
                    Role::Queen => 1000,
                    Role::King => 50000,
                };
                if piece.color == c { value } else { 2 * value }
            }
        };
    }
    sum
}
