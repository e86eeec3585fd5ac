//! The openings of a match: from an EPD or PGN file, packed or not, or random ones.

use lucena_eval::Score;
use lucena_lab::opening::{self, Opening, OpeningError};
use lucena_text::{Text, args};

use super::super::packed::{self, Content};
use crate::cli::{Console, Failure, Flags, Place};

/// Half-moves of a random opening, if nothing is said.
const USUAL_PLIES: u64 = 8;
const MOST_PLIES: u64 = 200;
/// How far ahead, in hundredths of a pawn, a side may be in a random opening.
const MOST_AHEAD: i32 = 80;

/// As many openings as the match needs, or all that the file has; and words that are the same only for the same
/// source of openings, however many games are asked for.
pub(super) fn load(
    flags: Flags<'_>,
    count: usize,
    console: &mut Console<'_>,
) -> Result<(Vec<Opening>, String), Failure> {
    let seed = flags.number_or("seed", 0..=u64::MAX, 1)?;
    let plies = flags.number("plies", 0..=MOST_PLIES)?;
    let Some(path) = flags.word("openings") else {
        let plies = plies.unwrap_or(USUAL_PLIES) as usize;
        let one = |number: usize| {
            Opening::random(seed.wrapping_add((number as u64) << 20), plies, Score::new(MOST_AHEAD))
        };
        return Ok(((0..count).map(one).collect(), format!("random {seed} {plies}")));
    };
    let mut openings = read(&path, plies.map(|plies| plies as usize), console)?;
    if openings.is_empty() {
        let message = flags.text.format("match-no-openings", args!["file" => &path]);
        return Err(Failure::Input(message));
    }
    if flags.matches.get_flag("shuffle") {
        opening::shuffle(&mut openings, seed);
    }
    if openings.len() < count {
        let details = args!["found" => openings.len(), "wanted" => count];
        // A warning that cannot be shown is no reason to stop.
        let _ = writeln!(console.err, "{}", flags.text.format("match-few-openings", details));
    }
    let source = format!("{openings:?}");
    openings.truncate(count);
    Ok((openings, source))
}

pub(in crate::command) fn read(
    path: &str,
    plies: Option<usize>,
    console: &mut Console<'_>,
) -> Result<Vec<Opening>, Failure> {
    let bytes = packed::read(path, console.text)?;
    match packed::content(&bytes) {
        Content::Epd => return read_epd(path, &lucena_games::encoding::decode(&bytes), console.text),
        Content::Data => {
            let message = console.text.format("match-no-openings", args!["file" => path]);
            return Err(Failure::Input(message));
        }
        Content::Pgn => {}
    }
    let (openings, troubles) = opening::read_pgn(&bytes, plies);
    for trouble in &troubles {
        let details = args!["file" => path, "game" => trouble.game, "reason" => trouble.reason.to_string()];
        // A warning that cannot be shown is no reason to stop.
        let _ = writeln!(console.err, "{}", console.text.format("match-bad-opening-game", details));
    }
    Ok(openings)
}

fn read_epd(path: &str, lines: &str, text: Text) -> Result<Vec<Opening>, Failure> {
    let mut openings = Vec::new();
    for (line, epd) in packed::lines(lines) {
        let place = Place { path: path.to_owned(), line };
        match Opening::from_epd(epd) {
            Ok(opening) => openings.push(opening),
            Err(OpeningError::Fen(error)) => return Err(Failure::Fen { place: Some(place), error }),
            Err(OpeningError::Over) => {
                return Err(Failure::Line { place, reason: text.get("match-opening-over") });
            }
        }
    }
    Ok(openings)
}
