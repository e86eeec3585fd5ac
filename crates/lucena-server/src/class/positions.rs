//! Positions of the teacher's own: read line by line with all that is wrong, valued by the engine, kept with the class.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use lucena_chess::{Game, Position};
use lucena_engine::{Engine, Limits, Options};
use lucena_lab::opening::{Opening, OpeningError};
use lucena_store::class::PositionSet;
use lucena_text::{Text, args};
use lucena_wire::{JudgedPosition, PositionPurpose, PositionSetInfo};

use super::judging::{Judged, MOST};
use crate::error::ApiError;
use crate::input;
use crate::wire::ErrorCode;

/// The most positions of a list, and the longest text of one.
pub(crate) const MOST_POSITIONS: usize = 200;
const MOST_BYTES: usize = 100_000;
/// What the engine looks at for the value of a position.
const REFERENCE_NODES: u64 = 20_000;
/// The engine's memory for that, in mebibytes.
const MEMORY: usize = 4;

/// A position as it was written, with the value that its line brought, if any.
#[derive(Clone, Debug)]
pub(crate) struct Written {
    pos: Position,
    value: Option<i32>,
}

/// The positions of a text, one a line; or everything that is wrong with it, line by line.
pub(crate) fn read(words: &str, text: Text) -> Result<Vec<Written>, ApiError> {
    if MOST_BYTES < words.len() {
        return Err(input::refused(StatusCode::PAYLOAD_TOO_LARGE, text));
    }
    let bad = |message: String| ApiError::input(ErrorCode::BadPositions, message);
    let mut found = Vec::new();
    let mut faults = Vec::new();
    let mut known: BTreeMap<String, usize> = BTreeMap::new();
    for (line, words) in (1..).zip(words.lines().map(str::trim)) {
        if words.is_empty() || words.starts_with('#') {
            continue;
        }
        match written(words, text) {
            Ok(one) => match *known.entry(one.pos.fen()).or_insert(line) {
                first if first < line => {
                    faults.push((line, text.format("class-position-twice", args!["line" => first])));
                }
                _ => found.push(one),
            },
            Err(reason) => faults.push((line, reason)),
        }
    }
    if !faults.is_empty() {
        let said = faults.into_iter().map(|(line, reason)| {
            text.format("class-positions-line", args!["line" => line, "reason" => reason])
        });
        return Err(bad(said.collect::<Vec<_>>().join("\n")));
    }
    match found.len() {
        0 => Err(bad(text.get("class-positions-none"))),
        MOST_POSITIONS.. if MOST_POSITIONS < found.len() => {
            Err(bad(text.format("class-positions-too-many", args!["most" => MOST_POSITIONS])))
        }
        _ => Ok(found),
    }
}

fn written(line: &str, text: Text) -> Result<Written, String> {
    let opening = Opening::from_epd(line).map_err(|error| match error {
        OpeningError::Fen(error) => text.fen_error(&error),
        OpeningError::Over => text.get("class-position-over"),
    })?;
    let value = line.split_once(" ce ").map(|(_, after)| {
        let word = after.split(';').next().unwrap_or_default().trim();
        word.parse::<i32>().map_err(|_| text.format("class-position-value", args!["value" => word]))
    });
    Ok(Written { pos: *opening.game().position(), value: value.transpose()? })
}

/// Where games begin: the positions of lines, without what else they say.
pub(crate) fn starts(lines: &[String], text: Text) -> Result<Vec<String>, ApiError> {
    let positions = read(&lines.join("\n"), text)?;
    Ok(positions.iter().map(|one| one.pos.fen()).collect())
}

/// Positions with their references: their own, or what the engine says of them.
pub(crate) fn valued(positions: &[Written]) -> Vec<JudgedPosition> {
    let mut engine = Engine::new(Options { hash_mebibytes: MEMORY, ..Options::default() });
    let limit = |value: i32| f64::from(value).clamp(-MOST, MOST) as i32;
    let mut one = |written: &Written| {
        engine.new_game();
        let game = Game::from_position(written.pos);
        let report = engine.search(&game, Limits::nodes(REFERENCE_NODES), |_| {});
        let said = report.verdict().map_or(0, |verdict| verdict.centipawns());
        JudgedPosition {
            fen: written.pos.fen(),
            reference: limit(written.value.unwrap_or(said)),
            is_sharp: written.pos.is_check() || report.best_move().is_some_and(|mv| !mv.is_quiet()),
        }
    };
    positions.iter().map(&mut one).collect()
}

/// The positions of a list as they are kept.
pub(crate) fn kept(set: &PositionSet) -> Vec<JudgedPosition> {
    serde_json::from_str(&set.positions).unwrap_or_default()
}

/// Positions with a reference, those that cannot be read left out.
pub(crate) fn judged(positions: &[JudgedPosition]) -> Vec<Judged> {
    let one = |one: &JudgedPosition| {
        let pos = Position::from_fen(&one.fen).ok()?;
        Some(Judged { pos, centipawns: f64::from(one.reference).clamp(-MOST, MOST) })
    };
    positions.iter().filter_map(one).collect()
}

/// What a list is for.
pub(crate) fn purpose(set: &PositionSet) -> PositionPurpose {
    PositionPurpose::from_word(&set.purpose).unwrap_or(PositionPurpose::Contest)
}

/// A list without its positions.
pub(crate) fn info(set: &PositionSet) -> PositionSetInfo {
    let positions = kept(set);
    PositionSetInfo {
        id: set.id,
        name: set.name.clone(),
        purpose: purpose(set),
        count: positions.len(),
        sharp: positions.iter().filter(|one| one.is_sharp).count(),
    }
}

#[cfg(test)]
mod tests {
    use lucena_text::Language;

    use super::*;

    const ENDING: &str = "8/5pk1/6p1/3R4/P7/6P1/r4PK1/8 w - -";

    #[test]
    fn every_bad_line_is_named_in_both_languages() {
        let words = format!(
            "# endings\n{ENDING}\n\n8/8/8/8 w - -\n{ENDING} 0 1\nR5k1/5ppp/8/8/8/8/8/4K3 b - -\n{ENDING} ce much;"
        );
        for (language, line) in [(Language::English, "line "), (Language::Portuguese, "linha ")] {
            let refused = read(&words, Text::new(language)).expect_err("four bad lines");
            let said: Vec<&str> = refused.message().lines().collect();
            let named: Vec<bool> = [4, 5, 6, 7]
                .iter()
                .zip(&said)
                .map(|(n, said)| said.starts_with(&format!("{line}{n}")))
                .collect();
            assert_eq!(named, [true; 4], "{said:?}");
        }
    }

    #[test]
    fn values_are_those_of_the_line_or_of_the_engine() {
        let text = Text::new(Language::English);
        let queen = "4k3/8/8/8/8/8/8/3QK3 w - - 0 1";
        let lines = format!("{ENDING} ce 35; id \"x\";\n{queen}\nr3k3/8/8/8/8/8/8/R3K3 w - -");
        let found = valued(&read(&lines, text).expect("good lines"));
        assert_eq!((found[0].reference, found[1].fen.as_str()), (35, queen));
        assert!(300 < found[1].reference && found[1].reference <= MOST as i32, "{found:?}");
        assert!(!found[1].is_sharp && found[2].is_sharp, "{found:?}");
        assert_eq!(judged(&found).len(), 3);
        let again = valued(&read(&lines, text).expect("good lines"));
        assert_eq!(found[1].reference, again[1].reference, "the same engine says the same");
    }

    #[test]
    fn nothing_and_too_much_are_refused() {
        let text = Text::new(Language::English);
        let many: String = (0..=MOST_POSITIONS)
            .map(|number| format!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 {}\n", number + 1))
            .collect();
        for words in ["", "# nothing", &many, &"x".repeat(MOST_BYTES + 1)] {
            assert!(read(words, text).is_err());
        }
    }
}
