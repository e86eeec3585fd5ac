//! The bodies of the fuzz targets, fed with seeded bytes and mutated good texts, so that they cannot rot.

use lucena_chess::fuzzing::{check_coordinate, check_fen, check_legality, check_san};
use lucena_chess::testkit::{Random, for_each_random_position};

/// Letters that parsers care about, so that random texts get past the first character.
const ALPHABET: &[u8] = b"KQRBNPkqrbnp12345678/ -wbabcdefghx=+#O0!?()\n\t\xc3\xa9";

fn noise(random: &mut Random, length: usize) -> Vec<u8> {
    (0..length).map(|_| *random.choose(ALPHABET).expect("not empty")).collect()
}

/// Changes, drops or doubles a few bytes.
fn mutate(random: &mut Random, text: &[u8]) -> Vec<u8> {
    let mut bytes = text.to_vec();
    for _ in 0..1 + random.below(3) {
        let place = random.below(bytes.len().max(1));
        match random.below(4) {
            0 if place < bytes.len() => bytes[place] = *random.choose(ALPHABET).expect("not empty"),
            1 if place < bytes.len() => drop(bytes.remove(place)),
            2 => bytes.insert(place, (random.next_u64() & 255) as u8),
            _ => bytes.truncate(place),
        }
    }
    bytes
}

#[test]
fn noise_is_survived() {
    let mut random = Random::new(41);
    for _ in 0..20_000 {
        let length = random.below(80);
        let bytes = noise(&mut random, length);
        check_fen(&bytes);
        check_san(&bytes);
        check_coordinate(&bytes);
    }
    for _ in 0..100 {
        let bytes: Vec<u8> = (0..400).map(|_| (random.next_u64() & 255) as u8).collect();
        check_legality(&bytes);
    }
}

#[test]
fn mutated_texts_are_survived() {
    let mut random = Random::new(43);
    for_each_random_position(43, 2_000, |pos| {
        let fen = pos.fen();
        check_fen(fen.as_bytes());
        for _ in 0..5 {
            check_fen(&mutate(&mut random, fen.as_bytes()));
        }
        for mv in &pos.legal_moves() {
            let san = format!("{fen}\n{}", pos.san(mv));
            check_san(&mutate(&mut random, san.as_bytes()));
            let coordinate = format!("{fen}\n{mv:?}");
            check_coordinate(&mutate(&mut random, coordinate.as_bytes()));
        }
    });
}
