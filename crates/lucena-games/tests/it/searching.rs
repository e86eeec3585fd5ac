//! The one walk over a base: the same finds from every kind of source, the index used or made where that is wanted, games
//! numbered in the whole base, and a stop that is heard.

use std::fs;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use lucena_games::hit::{Findings, Hunt};
use lucena_games::index::{Blocks, path_of};
use lucena_games::search::{Index, News, Pace, search};
use lucena_games::source::{GameSource, OpenError};
use lucena_lang::patlan::Library;

/// Two games that end in mate, many times over: more than one chunk.
fn base() -> Vec<u8> {
    let games = "[White \"A\"]\n[Black \"B\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n\
        [White \"C\"]\n[Black \"D\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n";
    games.repeat(6_000).into_bytes()
}

fn hunt() -> Hunt {
    let text = "PATTERN \"MATE\" SCENARIO Q1 CHECKMATE k1;";
    let (library, _) = Library::standard().extended(&[lucena_lang::Source::new("", text)]);
    Hunt::new(vec![library.get("MATE").unwrap().clone()])
}

/// What a search tells: the numbers of the games with finds, how many games there were, and the other news.
#[derive(Default, PartialEq, Eq, Debug)]
struct SearchLog {
    numbers: Vec<u64>,
    games: u64,
    news: Vec<String>,
}

fn log(source: GameSource<'_>, index: Index, threads: usize) -> Result<SearchLog, OpenError> {
    let mut log = SearchLog::default();
    let stop = AtomicBool::new(false);
    search(source, &hunt(), index, Pace { threads, stop: &stop }, |news, _| {
        match news {
            News::Part(Findings { counters, games, .. }) => {
                log.games += counters.games;
                log.numbers.extend(games.iter().map(|game| game.number));
            }
            News::Indexing => log.news.push("indexing".to_owned()),
            other => log.news.push(format!("{other:?}")),
        }
        ControlFlow::Continue(())
    })?;
    log.news.dedup();
    Ok(log)
}

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("lucena-search-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, bytes).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn check_whole(log: &SearchLog) {
    assert_eq!(log.games, 12_000);
    // Before the last move of either game its mate is possible: every game is a find, and each has its own number.
    assert_eq!(log.numbers, (1..=12_000).collect::<Vec<u64>>());
}

#[test]
fn every_source_gives_the_same_finds_with_numbers_of_the_whole_base() {
    let folder = Folder::new("sources");
    let bytes = base();
    let plain = folder.file("base.pgn", &bytes);
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(&bytes).unwrap();
    let packed = folder.file("base.pgn.gz", &packed.finish().unwrap());
    for threads in [1, 3] {
        check_whole(&log(GameSource::File(plain.clone()), Index::Ignore, threads).unwrap());
        check_whole(&log(GameSource::File(packed.clone()), Index::Use, threads).unwrap());
        check_whole(&log(GameSource::Stream(Box::new(&bytes[..])), Index::Use, threads).unwrap());
        let range = 0..bytes.len() as u64;
        check_whole(&log(GameSource::Range(plain.clone(), range), Index::Use, threads).unwrap());
    }
    assert!(Blocks::open(&plain).is_err() && Blocks::open(&packed).is_err(), "nobody asked for an index");
    let range = GameSource::Range(packed, 0..10);
    assert!(matches!(log(range, Index::Use, 1), Err(OpenError::RangeOfPacked)));
    let zip = folder.file("base.zip", b"PK\x03\x04....");
    assert!(matches!(log(GameSource::File(zip), Index::Use, 1), Err(OpenError::Unsupported("zip"))));
    assert!(matches!(log(GameSource::File(folder.0.clone()), Index::Use, 1), Err(OpenError::Io(_))));
}

/// Turns a byte of the first block around.
fn damage(index: &Path) {
    let mut bytes = fs::read(index).unwrap();
    bytes[200] ^= 0xff;
    fs::write(index, bytes).unwrap();
}

#[test]
fn an_index_is_made_once_used_then_and_made_again_when_the_games_change() {
    let folder = Folder::new("index");
    let plain = folder.file("base.pgn", &base());
    let file = || GameSource::File(plain.clone());
    let made = log(file(), Index::Build, 2).unwrap();
    check_whole(&made);
    assert_eq!(made.news, ["indexing"]);
    let used = log(file(), Index::Build, 2).unwrap();
    check_whole(&used);
    assert_eq!(used.news, [""; 0], "the index was there");
    damage(&path_of(&plain));
    assert_eq!(log(file(), Index::Use, 2).unwrap().news, ["IndexBroken"], "it is the index that is read");
    check_whole(&log(file(), Index::Ignore, 2).unwrap());
    fs::write(&plain, &base()[..400]).unwrap();
    let stale = log(file(), Index::Use, 2).unwrap();
    assert_eq!(stale.news, ["IndexUnusable(Stale)"]);
    let anew = log(file(), Index::Build, 2).unwrap();
    assert_eq!(anew.news, ["indexing"]);
    assert_eq!((anew.games, &anew.numbers), (stale.games, &stale.numbers));
}

#[cfg(unix)]
#[test]
fn a_base_in_a_folder_that_takes_nothing_is_searched_all_the_same() {
    let folder = Folder::new("full");
    let plain = folder.file("base.pgn", &base());
    // Where the index would be there is a folder, which even root cannot write as a file.
    fs::create_dir_all(path_of(&plain).join("in the way")).unwrap();
    check_whole(&log(GameSource::File(plain), Index::Build, 2).unwrap());
}

#[test]
fn a_stop_is_heard_while_the_index_is_made_and_leaves_none() {
    let folder = Folder::new("stop");
    let plain = folder.file("base.pgn", &base());
    let stop = AtomicBool::new(false);
    let mut parts = 0;
    let pace = Pace { threads: 2, stop: &stop };
    search(GameSource::File(plain.clone()), &hunt(), Index::Build, pace, |news, _| {
        parts += u64::from(matches!(news, News::Part(_)));
        stop.store(true, Ordering::Relaxed);
        ControlFlow::Continue(())
    })
    .unwrap();
    assert_eq!(parts, 0);
    assert!(Blocks::open(&plain).is_err());
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 1, "nothing is left behind");
}
