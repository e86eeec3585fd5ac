//! Grades of a review against the evaluations of another program that stand in the file, move by move.

use lucena_chess::{Color, Game};
use lucena_eval::Verdict;

use crate::accuracy;
use crate::grade::{Graded, Judgement};
use crate::odds::win_percent;
use crate::primitives;

/// What the start position is worth to White before anything is played, as lichess counts it.
const START: Verdict = Verdict::Centipawns(15);

/// The ratings that are told apart: below the first border, between two, from the last on.
pub const BANDS: [u32; 3] = [1000, 1400, 1800];

/// No criticism, inaccuracy, mistake, blunder.
pub const GRADES: usize = 4;

/// How often each grade of the reference met each of ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Confusion(pub [[u64; GRADES]; GRADES]);

impl Confusion {
    fn sum(&self, fits: impl Fn(usize, usize) -> bool) -> u64 {
        let all = (0..GRADES).flat_map(|theirs| (0..GRADES).map(move |ours| (theirs, ours)));
        all.filter(|&(theirs, ours)| fits(theirs, ours)).map(|(theirs, ours)| self.0[theirs][ours]).sum()
    }

    fn share(&self, of: impl Fn(usize, usize) -> bool, among: impl Fn(usize, usize) -> bool) -> f64 {
        self.sum(|theirs, ours| among(theirs, ours) && of(theirs, ours)) as f64
            / self.sum(&among).max(1) as f64
    }

    /// All moves.
    pub fn moves(&self) -> u64 {
        self.sum(|_, _| true)
    }

    /// The share of moves with the same grade.
    pub fn equal(&self) -> f64 {
        self.share(|theirs, ours| theirs == ours, |_, _| true)
    }

    /// Of the reference's mistakes and blunders, the share that we criticize at all.
    pub fn noticed(&self) -> f64 {
        self.share(|_, ours| 1 <= ours, |theirs, _| 2 <= theirs)
    }

    /// Of the reference's mistakes and blunders, the share that we call one of the two.
    pub fn noticed_as_such(&self) -> f64 {
        self.share(|_, ours| 2 <= ours, |theirs, _| 2 <= theirs)
    }

    /// Of our mistakes and blunders, the share that the reference criticizes at all.
    pub fn grave_justified(&self) -> f64 {
        self.share(|theirs, _| 1 <= theirs, |_, ours| 2 <= ours)
    }

    /// Of all our criticism, the share that the reference criticizes at all.
    pub fn justified(&self) -> f64 {
        self.share(|theirs, _| 1 <= theirs, |_, ours| 1 <= ours)
    }
}

/// What was counted over graded games.
#[derive(Clone, Debug, Default)]
pub struct GradeAudit {
    /// Games.
    pub games: u64,
    /// All moves.
    pub all: Confusion,
    /// By the mover's rating: below 1000, 1000–1399, 1400–1799, from 1800 on; moves without rating count nowhere.
    pub by_band: [Confusion; 4],
    /// By the part of the game.
    pub by_phase: [Confusion; 3],
    /// The differences in accuracy, ours less the reference's, one for each player.
    pub accuracy: Vec<f64>,
}

/// A move on which the two disagree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Disagreement {
    /// The half-move, from 0.
    pub ply: usize,
    /// The reference's grade.
    pub theirs: Graded,
    /// Ours.
    pub ours: Graded,
}

impl GradeAudit {
    /// Counts a graded game. `evaluations` are the reference's after each half-move, from White's side, as many as there are
    /// grades; the moves that are graded differently are returned.
    pub fn count(
        &mut self,
        game: &Game,
        ours: &[Graded],
        evaluations: &[Verdict],
        ratings: [Option<u32>; 2],
    ) -> Vec<Disagreement> {
        let theirs = reference(game, evaluations);
        let mut different = Vec::new();
        self.games += 1;
        for (ply, (theirs, ours)) in theirs.iter().zip(ours).enumerate() {
            let pos = &game.positions()[ply];
            let cell = (grade(theirs.judgement), grade(ours.judgement));
            let mut tables = vec![&mut self.all, &mut self.by_phase[primitives::phase(pos) as usize]];
            if let Some(rating) = ratings[pos.turn().index()] {
                let band = BANDS.iter().filter(|border| **border <= rating).count();
                tables.push(&mut self.by_band[band]);
            }
            for table in tables {
                table.0[cell.0][cell.1] += 1;
            }
            if cell.0 != cell.1 {
                different.push(Disagreement { ply, theirs: *theirs, ours: *ours });
            }
        }
        for side in Color::ALL {
            let of = |grades: &[Graded]| accuracy_of(game, grades, side);
            if let (Some(ours), Some(theirs)) = (of(&ours[..theirs.len()]), of(&theirs)) {
                self.accuracy.push(ours - theirs);
            }
        }
        different
    }

    /// The mean distance of a player's accuracy from the reference's, in points.
    pub fn accuracy_distance(&self) -> f64 {
        self.accuracy.iter().map(|difference| difference.abs()).sum::<f64>()
            / self.accuracy.len().max(1) as f64
    }

    /// The mean difference, which shows whether we are too kind (above zero) or too hard.
    pub fn accuracy_bias(&self) -> f64 {
        self.accuracy.iter().sum::<f64>() / self.accuracy.len().max(1) as f64
    }
}

/// The grades that the evaluations after each half-move mean.
fn reference(game: &Game, evaluations: &[Verdict]) -> Vec<Graded> {
    let mut before = START;
    let moves = game.positions().iter().zip(evaluations);
    moves
        .map(|(pos, &after)| {
            let own =
                |verdict: Verdict| if pos.turn() == Color::White { verdict } else { verdict.reversed() };
            let graded = Graded::new(own(before), own(after), false);
            before = after;
            graded
        })
        .collect()
}

/// The accuracy of a side over graded moves.
fn accuracy_of(game: &Game, grades: &[Graded], side: Color) -> Option<f64> {
    let white = |ply: usize, verdict: Verdict| {
        let chances = win_percent(verdict);
        if game.positions()[ply].turn() == Color::White { chances } else { 100.0 - chances }
    };
    let first = grades.first().map_or(50.0, |graded| white(0, graded.best));
    let after = grades.iter().enumerate().map(|(ply, graded)| white(ply, graded.played));
    let chances: Vec<f64> = std::iter::once(first).chain(after).collect();
    let own = grades.iter().enumerate().filter(|(ply, _)| game.positions()[*ply].turn() == side);
    let rated: Vec<accuracy::Rated> = own
        .map(|(ply, graded)| (ply, accuracy::of_move(win_percent(graded.best), win_percent(graded.played))))
        .collect();
    accuracy::of_moves(&chances, &rated)
}

/// The row of a judgement in a [`Confusion`].
fn grade(judgement: Judgement) -> usize {
    (judgement as usize).saturating_sub(Judgement::Good as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reference_grades_as_its_rule_says() {
        let mut game = Game::new();
        for text in ["e2e4", "e7e5", "d1h5", "g7g6", "h5e5"] {
            let mv = game.position().parse_coordinate(text).expect("a move");
            game.play(mv).expect("legal");
        }
        // wc(cp) = 2 / (1 + e^(-0.00368208 cp)) - 1; 0.1, 0.2 and 0.3 are the borders.
        let evaluations = [15, 15, -60, 500, 480].map(Verdict::Centipawns);
        let grades: Vec<Judgement> =
            reference(&game, &evaluations).iter().map(|graded| graded.judgement).collect();
        assert_eq!(
            grades,
            [
                Judgement::Best,
                Judgement::Best,
                Judgement::Inaccuracy,
                Judgement::Blunder,
                Judgement::Excellent
            ]
        );
        let mut audit = GradeAudit::default();
        let ours: Vec<Graded> = reference(&game, &evaluations);
        assert!(audit.count(&game, &ours, &evaluations, [Some(900), Some(1900)]).is_empty());
        assert_eq!((audit.all.moves(), audit.all.equal(), audit.accuracy_distance()), (5, 1.0, 0.0));
        assert_eq!((audit.by_band[0].moves(), audit.by_band[3].moves()), (3, 2));
        // A blunder that goes unnoticed shows in every figure it belongs to.
        let blind = vec![Graded::new(Verdict::Centipawns(0), Verdict::Centipawns(0), false); 5];
        let different = audit.count(&game, &blind, &evaluations, [None, None]);
        assert_eq!(different.iter().map(|one| one.ply).collect::<Vec<_>>(), [2, 3]);
        assert_eq!((audit.all.noticed(), audit.all.justified()), (0.5, 1.0));
    }
}
