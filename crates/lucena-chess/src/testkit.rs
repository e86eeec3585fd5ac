//! Random positions from a seed, boards drawn in tests, and where test data are.

use std::io::Write;
use std::panic::Location;
use std::path::{Path, PathBuf};

pub use crate::Random;
use crate::{Bitboard, File, Position, Rank, Square};

/// Calls `visit` with `count` positions of random games, half of them Chess960, the same for the same seed.
pub fn for_each_random_position(seed: u64, count: usize, mut visit: impl FnMut(&Position)) {
    let mut random = Random::new(seed);
    let mut visited = 0;
    while visited < count {
        let mut pos = match random.below(2) {
            0 => Position::start(),
            _ => Position::chess960(random.below(960)).expect("a number below 960"),
        };
        for _ in 0..160 {
            visit(&pos);
            visited += 1;
            let moves = pos.legal_moves();
            match random.choose(&moves) {
                Some(&mv) if visited < count => pos.play_unchecked(mv),
                _ => break,
            }
        }
    }
}

/// The squares marked with `X` in a picture of the board, eighth rank first; blanks are ignored.
///
/// # Panics
/// If the picture does not have 64 marks of `X` and `.`.
pub fn squares_of(picture: &str) -> Bitboard {
    let marks: Vec<char> = picture.chars().filter(|mark| !mark.is_whitespace()).collect();
    assert_eq!(marks.len(), 64, "a picture of the board has 64 marks");
    let squares = Rank::ALL.into_iter().rev().flat_map(|rank| File::ALL.map(|file| Square::new(file, rank)));
    squares.zip(marks).filter(|&(_, mark)| mark == 'X').map(|(square, _)| square).collect()
}

/// A file or folder of the test data: of the large ones (`LUCENA_SHARED`, else `shared` beside the repository), or of the
/// small part that lives in the repository. Where it is in neither, that is said on standard error at once, and noted in
/// the file that `LUCENA_SKIPPED` names, so that the end of a run can tell how much was left out.
#[track_caller]
#[allow(clippy::disallowed_methods, reason = "tests may look for files; 2026-11-16")]
pub fn test_data(path: &str) -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let large =
        std::env::var_os("LUCENA_SHARED").map_or_else(|| root.join("../shared"), PathBuf::from).join("data");
    let found =
        [large, root.join("testdata")].map(|folder| folder.join(path)).into_iter().find(|path| path.exists());
    if found.is_none() {
        let line = format!("no test data: {} wants {path}\n", Location::caller());
        // Written past the tests' own capturing of what is printed; a note that cannot be kept harms nobody.
        let _ = std::io::stderr().write_all(line.as_bytes());
        if let Some(file) = std::env::var_os("LUCENA_SKIPPED") {
            let file = std::fs::OpenOptions::new().create(true).append(true).open(file);
            let _ = file.and_then(|mut file| file.write_all(line.as_bytes()));
        }
    }
    found
}
