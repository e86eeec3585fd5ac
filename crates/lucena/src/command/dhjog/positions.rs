//! The positions on which sets are compared: with grades or values by others, or without.

use lucena_chess::{Color, Position, Role};
use lucena_lab::opening::position_of_epd;
use lucena_lang::Source;
use lucena_lang::dhjog::{FileTree, parse};
use lucena_text::{Text, args};
use serde_json::Value;

use super::check::words_of;
use crate::cli::{Console, Failure, Place};
use crate::command::texts;

/// Quiet positions with values by a long search of the engine: to learn from, and to be examined with.
const TRAINING: &str = include_str!("../../../../../data/arena/training.epd");
const TEST: &str = include_str!("../../../../../data/arena/test.epd");

/// References count up to here.
const MOST: f64 = 1000.0;

/// What others say of a position, for the side to move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Reference {
    /// Seven steps, -3 to 3.
    Grade(i8),
    Centipawns(f64),
}

impl Reference {
    /// As a number that can be compared with others of its kind.
    pub(super) fn value(self) -> f64 {
        match self {
            Reference::Grade(grade) => f64::from(grade),
            Reference::Centipawns(value) => value.clamp(-MOST, MOST),
        }
    }
}

/// A position to be judged.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub(super) pos: Position,
    pub(super) reference: Option<Reference>,
}

/// The part of the game a position is of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Phase {
    Opening,
    Middlegame,
    Ending,
}

impl Phase {
    pub(super) const ALL: [Phase; 3] = [Phase::Opening, Phase::Middlegame, Phase::Ending];

    pub(super) fn of(pos: &Position) -> Phase {
        let of = |role| pos.role(role).count();
        let pieces = of(Role::Knight) + of(Role::Bishop) + 2 * of(Role::Rook) + 4 * of(Role::Queen);
        match pieces {
            0..=8 => Phase::Ending,
            19.. if pos.full_moves() <= 12 => Phase::Opening,
            _ => Phase::Middlegame,
        }
    }

    pub(super) const fn key(self) -> &'static str {
        match self {
            Phase::Opening => "opening",
            Phase::Middlegame => "middlegame",
            Phase::Ending => "ending",
        }
    }

    /// What a phase is called in a list.
    pub(super) fn word(self, text: Text) -> String {
        text.get(&format!("dhjog-phase-{}", self.key())).trim_end_matches(':').to_owned()
    }
}

/// The positions of a file: graded positions in DHJOG, EPD with `grade` or `ce`, lines of `FEN,VALUE`, or the JSON of
/// HeuChess. Without a file, those that ship with the program.
pub(super) fn read(path: Option<&str>, console: &mut Console<'_>) -> Result<Vec<Sample>, Failure> {
    let source = match path {
        None => Source::new("training", TRAINING),
        Some("prova" | "test") => Source::new("test", TEST),
        Some("treino" | "training") => Source::new("training", TRAINING),
        Some(path) => texts::source(path, console)?,
    };
    let text = console.text;
    let start = source.text().trim_start();
    let samples = match start.chars().next() {
        Some('{' | '[') => heuchess(&source, text)?,
        _ if is_dhjog(start) => graded(&source, text)?,
        _ => lines(&source, text)?,
    };
    match samples.is_empty() {
        true => Err(Failure::Input(text.format("dhjog-no-positions", args!["file" => source.name()]))),
        false => Ok(samples),
    }
}

fn is_dhjog(start: &str) -> bool {
    let word: String = start.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    let word = lucena_lang::dhjog::folded(&word);
    ["SITUACAO_JOGO", "GAME_POSITION"].contains(&word.as_str()) || start.starts_with("//")
}

/// A value seen by White, seen by the side to move.
fn turned(value: i8, pos: &Position) -> i8 {
    if pos.turn() == Color::White { value } else { -value }
}

fn graded(source: &Source, text: Text) -> Result<Vec<Sample>, Failure> {
    let parsed = parse(source);
    if let Some(error) = parsed.diagnostics.iter().find(|diagnostic| diagnostic.is_error()) {
        return Err(Failure::Input(words_of(source, error, text)));
    }
    let Some(FileTree::Positions(positions)) = parsed.file else { return Ok(Vec::new()) };
    let sample = |tree: lucena_lang::dhjog::PositionTree| {
        let fen = tree.fen?;
        let line = source.place(fen.span.start).line;
        let place = Place { path: source.name().to_owned(), line };
        Some(match Position::from_fen(&fen.value) {
            Ok(pos) => {
                let grade = tree.grade.map(|grade| Reference::Grade(turned(grade, &pos)));
                Ok(Sample { pos, reference: grade })
            }
            Err(error) => Err(Failure::Fen { place: Some(place), error }),
        })
    };
    positions.into_iter().filter_map(sample).collect()
}

fn lines(source: &Source, text: Text) -> Result<Vec<Sample>, Failure> {
    let mut samples = Vec::new();
    for (index, line) in source.text().lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') || line.to_lowercase().starts_with("fen,") {
            continue;
        }
        let place = || Place { path: source.name().to_owned(), line: index + 1 };
        let (board, value) = match line.rsplit_once(',').filter(|_| !line.contains(';')) {
            Some((board, value)) => (board.trim().trim_matches('"'), Some(value.trim())),
            None => (line, None),
        };
        let pos = position_of_epd(board).map_err(|error| Failure::Fen { place: Some(place()), error })?;
        let reference = match value {
            Some(value) => match value.parse() {
                Ok(value) => Some(Reference::Centipawns(value)),
                Err(_) => {
                    let reason = text.format("dhjog-bad-value", args!["value" => value]);
                    return Err(Failure::Line { place: place(), reason });
                }
            },
            None => operation(line, &pos),
        };
        samples.push(Sample { pos, reference });
    }
    Ok(samples)
}

/// What the operations of a line of EPD say: `grade` from White's side, `ce` for the side to move.
fn operation(line: &str, pos: &Position) -> Option<Reference> {
    let value = |name: &str| {
        let words: Vec<&str> = line.split([' ', ';']).filter(|word| !word.is_empty()).collect();
        let place = words.iter().position(|word| *word == name)?;
        words.get(place + 1)?.parse::<i32>().ok()
    };
    let grade = value("grade").and_then(|grade| i8::try_from(grade).ok()).filter(|grade| grade.abs() <= 3);
    grade
        .map(|grade| Reference::Grade(turned(grade, pos)))
        .or_else(|| value("ce").map(|value| Reference::Centipawns(value.into())))
}

/// `{"positions": [{"fen": …, "grade": 0 to 6}]}`.
fn heuchess(source: &Source, text: Text) -> Result<Vec<Sample>, Failure> {
    let refuse = || Failure::Input(text.format("dhjog-no-positions", args!["file" => source.name()]));
    let value: Value = serde_json::from_str(source.text()).map_err(|_| refuse())?;
    let all = value.as_array().or_else(|| value["positions"].as_array()).ok_or_else(refuse)?;
    all.iter()
        .map(|one| {
            let fen = one["fen"].as_str().ok_or_else(refuse)?;
            // Some of its positions claim castling rights that cannot be.
            let read = Position::from_fen_tolerant(fen);
            let (pos, _) = read.map_err(|error| Failure::Fen { place: None, error })?;
            let grade = one["grade"].as_i64().filter(|grade| (0..=6).contains(grade));
            let reference = grade.map(|grade| Reference::Grade(turned(grade as i8 - 3, &pos)));
            Ok(Sample { pos, reference })
        })
        .collect()
}
