//! What is read is what is written: small files by hand, large ones against shakmaty's replay.

use std::ops::ControlFlow;

use lucena_chess::{Color, Outcome};
use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position, fen::Fen};

use crate::samples::{MIXED, Scribe, read_all, read_in_chunks, shared};

#[test]
fn games_of_many_kinds_are_read() {
    let scribe = read_all(MIXED);
    let summary: Vec<(Option<&str>, usize)> =
        scribe.games.iter().map(|game| (game.headers.get("Event"), game.moves.len())).collect();
    assert_eq!(
        summary,
        [
            (Some("Immortal \"Game\" \\ London"), 45),
            (Some("Promotions that are legal"), 9),
            (Some("Chess960"), 16),
            (Some("Zeros for castling, long moves"), 13),
            (None, 4),
            (None, 1),
            (Some("Latin 1"), 4),
        ]
    );
    let troubles: Vec<String> = scribe.troubles.iter().map(|trouble| trouble.to_string()).collect();
    assert_eq!(troubles, ["game 2 at byte 562: 31. a8: say what the pawn becomes, like e8=Q"]);
}

#[test]
fn texts_are_decoded_whatever_their_encoding() {
    let scribe = read_all(MIXED);
    let latin = scribe.games.last().unwrap();
    assert_eq!(latin.headers.get("White"), Some("García, José"));
    assert_eq!(latin.headers.get("Black"), Some("São – Paulo"));
    assert_eq!(latin.outcome, Some(Outcome::Win(Color::Black)));
    assert_eq!(scribe.games[3].headers.get("White"), Some("Müller"));
}

#[test]
fn chunks_of_any_size_give_the_same_games() {
    let whole = read_all(MIXED);
    for size in [1, 10, 100, 300, 1000, 5000] {
        let cut = read_in_chunks(MIXED, size);
        assert_eq!(cut.games, whole.games, "chunks of {size}");
        let offsets = |scribe: &Scribe| scribe.troubles.iter().map(|t| t.offset).collect::<Vec<_>>();
        assert_eq!(offsets(&cut), offsets(&whole));
    }
}

/// The final position and the number of plies by shakmaty's rules, or nothing for a broken game.
struct Oracle;

struct Game {
    pos: Chess,
    plies: usize,
}

impl Visitor for Oracle {
    type Tags = Chess;
    type Movetext = Game;
    type Output = Option<Game>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn tag(&mut self, tags: &mut Chess, name: &[u8], value: RawTag<'_>) -> ControlFlow<Self::Output> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).unwrap();
            *tags = fen.into_position(CastlingMode::Standard).unwrap();
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, pos: Chess) -> ControlFlow<Self::Output, Game> {
        ControlFlow::Continue(Game { pos, plies: 0 })
    }

    fn san(&mut self, game: &mut Game, san: SanPlus) -> ControlFlow<Self::Output> {
        match san.san.to_move(&game.pos) {
            Ok(mv) => game.pos.play_unchecked(mv),
            Err(_) => return ControlFlow::Break(None),
        }
        game.plies += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, game: Game) -> Self::Output {
        Some(game)
    }
}

fn check_against_shakmaty(name: &str, games: usize) {
    let Some(bytes) = shared(name) else { return };
    let scribe = read_in_chunks(&bytes, 100_000);
    assert_eq!(scribe.troubles, []);
    assert_eq!(scribe.games.len(), games);
    let mut reader = Reader::new(&bytes[..]);
    for heard in &scribe.games {
        let game = reader.read_game(&mut Oracle).unwrap().unwrap().expect("legal moves");
        assert_eq!(heard.moves.len(), game.plies, "{:?}", heard.headers);
        let fen = Fen::from_position(&game.pos, EnPassantMode::Always).to_string();
        assert_eq!(heard.last, fen, "{:?}", heard.headers);
        assert!(bytes[heard.offset as usize..].starts_with(b"[Event "));
    }
    assert!(reader.read_game(&mut Oracle).unwrap().is_none());
}

#[test]
fn the_shared_collections_are_read_as_shakmaty_reads_them() {
    for (name, games) in [
        ("own-games.pgn", 60),
        ("patlan_games.pgn", 4),
        ("smothered-mates.pgn", 150),
        ("anastasia-mates.pgn", 354),
        ("famous.pgn", 574),
        ("classics-before-1930.pgn.zst", 22_788),
        ("masters-50k.pgn.zst", 49_683),
    ] {
        check_against_shakmaty(name, games);
    }
}
