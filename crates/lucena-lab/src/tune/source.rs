//! Where labeled positions come from: lines of EPD with results, games in PGN, own training data.

use lucena_chess::{Color, Move, Outcome, Position};
use lucena_eval::{Scale, Score};
use lucena_games::pgn::{self, Closing, Interest, Opening, Spectator, Trouble};

use super::Labeled;
use crate::datagen::{PackError, Sample, read_samples};
use crate::opening::position_of_epd;

/// Moves of a game that say more about the book than about the position.
const BOOK_PLIES: usize = 12;

/// Why a line is no labeled position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineError {
    /// The position cannot be read.
    Fen(lucena_chess::notation::FenError),
    /// There is no result: `c9 "1-0";`, `[0.5]`, or `1-0` at the end.
    NoResult,
}

/// A line of EPD with the result of its game.
///
/// # Errors
/// If the position or the result cannot be read.
pub fn read_line(line: &str) -> Result<Labeled, LineError> {
    let result = result_of(line).ok_or(LineError::NoResult)?;
    let pos = position_of_epd(line).map_err(LineError::Fen)?;
    Ok(Labeled { pos, result })
}

fn result_of(line: &str) -> Option<f32> {
    if let Some((_, rest)) = line.rsplit_once('[')
        && let Some((number, _)) = rest.split_once(']')
    {
        return number.trim().parse().ok().filter(|share| (0.0..=1.0).contains(share));
    }
    let is_mark = |c: char| c.is_whitespace() || matches!(c, '"' | ';');
    let word = line.trim_end_matches(is_mark).rsplit(is_mark).next()?;
    pgn::parse_outcome(word).map(share_of)
}

/// White's share of the point.
fn share_of(outcome: Outcome) -> f32 {
    match outcome {
        Outcome::Win(Color::White) => 1.0,
        Outcome::Draw => 0.5,
        Outcome::Win(Color::Black) => 0.0,
    }
}

/// The quiet positions of games with a result: no check, and the move played neither takes nor promotes.
pub fn read_pgn(bytes: &[u8]) -> (Vec<Labeled>, Vec<Trouble>) {
    let mut reader =
        Reader { labeled: Vec::new(), troubles: Vec::new(), first: 0, before: Position::start(), plies: 0 };
    pgn::replay(bytes, 0, &pgn::ReadLimits::GENEROUS, &mut reader);
    (reader.labeled, reader.troubles)
}

struct Reader {
    labeled: Vec<Labeled>,
    troubles: Vec<Trouble>,
    /// Where the positions of the present game begin.
    first: usize,
    before: Position,
    plies: usize,
}

impl Spectator for Reader {
    fn begin(&mut self, game: &Opening<'_>) -> Interest {
        self.first = self.labeled.len();
        self.before = *game.start;
        self.plies = 0;
        Interest::Moves
    }

    fn moved(&mut self, mv: Move, after: &Position) {
        if BOOK_PLIES <= self.plies && mv.is_quiet() && !self.before.is_check() && !after.is_check() {
            self.labeled.push(Labeled { pos: self.before, result: 0.5 });
        }
        self.before = *after;
        self.plies += 1;
    }

    fn end(&mut self, _: &Opening<'_>, closing: &Closing<'_>) {
        match closing.outcome {
            None => self.labeled.truncate(self.first),
            Some(outcome) => {
                self.labeled[self.first..].iter_mut().for_each(|labeled| labeled.result = share_of(outcome));
            }
        }
    }

    fn broken(&mut self, trouble: Trouble) {
        self.labeled.truncate(self.first);
        self.troubles.push(trouble);
    }
}

/// The positions of a file of own training data. Their label is the result of the game, with this share (0 to 1)
/// of what the engine expected when it searched the position: less noise, but also less truth.
///
/// # Errors
/// If it is not such a file, or damaged.
pub fn read_data(bytes: &[u8], blend: f32) -> Result<Vec<Labeled>, PackError> {
    let label = |sample: Sample| {
        let result = (1.0 - blend) * share_of(sample.outcome) + blend * expected(&sample.pos, sample.score);
        Labeled { pos: sample.pos, result }
    };
    Ok(read_samples(bytes)?.into_iter().map(label).collect())
}

/// White's expected share of the point with this score: what the win, draw and loss of the program say.
fn expected(pos: &Position, score: i16) -> f32 {
    Scale::of(pos).expectation(Score::new(score.into())) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_found_in_every_usual_place() {
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - -";
        for (line, result) in [
            (format!("{fen} c9 \"1-0\";"), 1.0),
            (format!("{fen} c9 \"1/2-1/2\";"), 0.5),
            (format!("{fen} 0 1 [0.25]"), 0.25),
            (format!("{fen} 0 1; 0-1"), 0.0),
        ] {
            assert_eq!(read_line(&line).map(|labeled| labeled.result), Ok(result), "{line}");
        }
        for line in [fen.to_owned(), format!("{fen} [2]"), format!("{fen} c9 \"*\";")] {
            assert_eq!(read_line(&line), Err(LineError::NoResult), "{line}");
        }
        assert!(matches!(read_line("x c9 \"1-0\";"), Err(LineError::Fen(_))));
    }

    #[test]
    fn own_data_is_labeled_by_its_result_and_as_much_by_its_score_as_wished() {
        let pos = Position::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").expect("a position");
        let sample = Sample { pos, score: 300, outcome: Outcome::Draw };
        let mut bytes = crate::datagen::MAGIC.to_vec();
        bytes.extend(crate::datagen::pack(&sample));
        let label = |blend| read_data(&bytes, blend).expect("own data")[0].result;
        assert_eq!(label(0.0), 0.5);
        assert!((0.85..1.0).contains(&label(1.0)), "three pawns are nearly a win: {}", label(1.0));
        assert!((label(0.5) - (0.5 + label(1.0)) / 2.0).abs() < 1e-6);
    }

    #[test]
    fn games_give_their_quiet_positions() {
        let moves =
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. Bxf7+ Kxf7 9. c3";
        let text = format!("{moves} 1-0\n\n[Event \"x\"]\n\n{moves} *\n\n[Event \"y\"]\n\n1. e4 e4 0-1\n");
        let (labeled, troubles) = read_pgn(text.as_bytes());
        // 7. Bb3, 7... d6 and 9. c3; 8. Bxf7+ takes, 8... Kxf7 answers a check.
        assert_eq!(labeled.len(), 3);
        assert!(labeled.iter().all(|labeled| labeled.result == 1.0));
        assert_eq!(troubles.len(), 1);
    }
}
