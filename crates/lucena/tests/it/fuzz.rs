//! The bodies of the fuzz targets, fed with seeded bytes: noise, and good input with random damage.

use lucena::fuzzing::{check_trabalho, check_uci, check_xboard};
use lucena_chess::testkit::Random;

const GAME: &str =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\ne2e4\nd1f3\nb7b8Q\nf3f7\n\ne1g1\r\n";
const UCI: &str = "uci\nposition startpos moves e2e4 e7e5\nd\ngo perft 1\nposition fen r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1 \
                   moves e8g8\nsetoption name UCI_Chess960 value true\nd\nisready\ngo depth 3\nposition startpos moves d2d4\n\
                   setoption name MultiPV value 2\ngo nodes 200 searchmoves d7d5\nstop\ngo infinite\nponderhit\nucinewgame\n\
                   go wtime 0 btime -5\nstop\n";
const XBOARD: &str = "xboard\nprotover 2\nnew\nlevel 0 2:30 12\nsd 2\ntime 100\notim 100\nusermove e2e4\nping 1\n?\nforce\n\
                      setboard r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\ngo\nundo\nremove\npost\nhard\nanalyze\ne1g1\n.\n\
                      exclude e8c8\ninclude all\nundo\nexit\nst 0.01\nplayother\nhint\nbk\ndraw\nresult 1-0 {x}\n";

#[test]
fn nothing_disturbs_the_classroom_game() {
    for_each_damaged(GAME, 3_000, check_trabalho);
}

#[test]
fn nothing_disturbs_a_uci_session() {
    for_each_damaged(UCI, 300, check_uci);
}

#[test]
fn nothing_disturbs_an_xboard_session() {
    for_each_damaged(XBOARD, 300, check_xboard);
}

fn for_each_damaged(good: &str, count: u64, check: fn(&[u8])) {
    check(good.as_bytes());
    check(b"");
    for seed in 0..count {
        let mut random = Random::new(seed);
        let mut bytes = good.as_bytes().to_vec();
        for _ in 0..1 + random.below(4) {
            let place = random.below(bytes.len());
            match random.below(4) {
                0 => bytes[place] = random.next_u64() as u8,
                1 => bytes.truncate(place.max(1)),
                2 => bytes.insert(place, random.next_u64() as u8),
                _ => bytes[place] = *random.choose(b"/ \n\r-0189KQkqabehpPNw").expect("some bytes"),
            }
        }
        check(&bytes);
        let noise: Vec<u8> = (0..random.below(200)).map(|_| random.next_u64() as u8).collect();
        check(&noise);
    }
}
