//! Every fuzz target, fed with the small corpus of `testdata/fuzz` and with random damage to it, so that none of them can rot and
//! nothing that was found once comes back.

use std::fs;
use std::path::{Path, PathBuf};

use lucena::fuzzing as program;
use lucena_chess::fuzzing as chess;
use lucena_chess::testkit::Random;
use lucena_games::fuzzing as games;
use lucena_lab::fuzzing as lab;
use lucena_lang::fuzzing as lang;
use lucena_server::fuzzing as server;

/// A target: its name, its body, and how often each file is damaged; less often where a search or a server answers.
struct Target {
    name: &'static str,
    check: fn(&[u8]),
    damages: u64,
}

macro_rules! targets {
    ($($name:ident = $module:ident::$check:ident, $damages:literal;)*) => {
        const TARGETS: &[Target] = &[$(Target {
            name: stringify!($name),
            check: $module::$check,
            damages: $damages,
        }),*];

        $(#[test]
        fn $name() {
            feed(stringify!($name));
        })*
    };
}

targets! {
    api = server::check_request, 2;
    book = program::check_book, 100;
    client = lab::check_client, 300;
    coordinate = chess::check_coordinate, 300;
    dhjog = lang::check_heuristics, 20;
    dhjog_eval = lang::check_evaluation, 20;
    epd = program::check_epd, 50;
    fen = chess::check_fen, 300;
    index = games::check_index, 100;
    journal = lab::check_journal, 100;
    legality = chess::check_legality, 20;
    messages = program::check_messages, 2;
    net = program::check_net, 2;
    packed = games::check_packed, 100;
    patlan = lang::check_source, 50;
    patlan_match = lang::check_match, 20;
    pgn = games::check_pgn, 200;
    polyglot = program::check_polyglot, 100;
    san = chess::check_san, 300;
    trabalho = program::check_trabalho, 1000;
    training = lab::check_training_data, 100;
    uci = program::check_uci, 60;
    weights = program::check_weights, 20;
    xboard = program::check_xboard, 60;
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The names in a folder, in order.
fn names(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    paths
}

fn feed(name: &str) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("a row of the table");
    (target.check)(b"");
    for (number, path) in (0..).zip(names(&root().join("testdata/fuzz").join(name))) {
        let good = fs::read(&path).expect("a file of the corpus");
        (target.check)(&good);
        for seed in 0..target.damages {
            let mut random = Random::new(1000 * number + seed);
            (target.check)(&damaged(&good, &mut random));
            let noise: Vec<u8> = (0..random.below(200)).map(|_| random.next_u64() as u8).collect();
            (target.check)(&noise);
        }
    }
}

/// The same bytes with a few changed, lost or inserted.
fn damaged(good: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = good.to_vec();
    for _ in 0..1 + random.below(4) {
        let place = random.below(bytes.len().max(1)).min(bytes.len());
        match random.below(4) {
            0 if place < bytes.len() => bytes[place] = random.next_u64() as u8,
            1 => bytes.truncate(place.max(1)),
            2 => bytes.insert(place, random.next_u64() as u8),
            _ if place < bytes.len() => {
                bytes[place] = *random.choose(b"/ \n\r-0189KQkqabehpPNw\"{}();").expect("some bytes")
            }
            _ => {}
        }
    }
    bytes
}

/// Every target of the fuzzer is a row above and has a corpus, and the other way round.
#[test]
fn every_target_is_fed() {
    let known: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    for folder in ["fuzz/fuzz_targets", "testdata/fuzz"] {
        let found = names(&root().join(folder));
        let found: Vec<&str> = found.iter().filter_map(|path| path.file_stem()?.to_str()).collect();
        assert_eq!(found, known, "{folder}");
    }
    for target in TARGETS {
        let file = root().join("fuzz/fuzz_targets").join(format!("{}.rs", target.name));
        let text = fs::read_to_string(file).expect("a target");
        assert!(text.contains("fuzzing::check_"), "{}: {text}", target.name);
    }
    let manifest = fs::read_to_string(root().join("fuzz/Cargo.toml")).expect("the manifest");
    assert_eq!(manifest.matches("[[bin]]").count(), TARGETS.len());
}
