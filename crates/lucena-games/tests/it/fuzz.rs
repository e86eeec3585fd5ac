//! The fuzz body, fed with broken and shuffled pieces of real games.

use lucena_chess::testkit::Random;
use lucena_games::fuzzing::check_pgn;

use crate::samples::{MIXED, shared};

/// Pieces that games are made of, and that break them.
const PIECES: [&[u8]; 34] = [
    b"1. ",
    b"e4 ",
    b"e5 ",
    b"Nf3",
    b" Nc6 ",
    b"O-O ",
    b"{",
    b"}",
    b"(",
    b")",
    b";",
    b"\n",
    b"\n\n",
    b"\r\n",
    b"[Event \"x\"]\n",
    b"[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n",
    b"[",
    b"]",
    b"\"",
    b"\\",
    b"%",
    b"$3 ",
    b"!?",
    b" 1-0 ",
    b" * ",
    b"\n\n1. d4 ",
    b"[%csl Ra1]",
    b"[%",
    b"\xff",
    b"\0",
    b"--",
    b"\xef\xbb\xbf",
    b"e8=Q ",
    b"1/2-1/2",
];

#[test]
fn any_mixture_of_pieces_holds() {
    let mut random = Random::new(11);
    for _ in 0..20_000 {
        let count = random.below(40);
        let text: Vec<u8> = (0..count).flat_map(|_| random.choose(&PIECES).unwrap().to_vec()).collect();
        check_pgn(&text);
    }
}

#[test]
fn any_bytes_hold() {
    let mut random = Random::new(12);
    for _ in 0..2_000 {
        let length = random.below(400);
        check_pgn(&(0..length).map(|_| random.next_u64() as u8).collect::<Vec<u8>>());
    }
}

#[test]
fn mutated_games_hold() {
    let mut random = Random::new(13);
    let samples = [Some(MIXED.to_vec()), shared("patlan_games.pgn")];
    for sample in samples.into_iter().flatten() {
        for _ in 0..1_000 {
            let mut text = sample.clone();
            for _ in 0..1 + random.below(6) {
                let at = random.below(text.len());
                match random.below(3) {
                    0 => text[at] = random.next_u64() as u8,
                    1 => drop(
                        text.drain(at..(at + random.below(30)).min(sample.len()).min(text.len()).max(at)),
                    ),
                    _ => drop(text.splice(at..at, random.choose(&PIECES).unwrap().iter().copied())),
                }
            }
            check_pgn(&text);
        }
    }
}
