//! Which weights are akin: the same square on the other wing, the squares beside it, the numbers next to each other in a table.
//!
//! Data never say enough about every square. A weight is pulled towards the mean of its kin, so that what is not known
//! about one square is taken from those like it, and noise does not look like knowledge.

use lucena_eval::Term;

use super::model::Parameters;

/// Tables over all squares of the board.
const SQUARES: [Term; 6] = [
    Term::PawnSquare,
    Term::KnightSquare,
    Term::BishopSquare,
    Term::RookSquare,
    Term::QueenSquare,
    Term::KingSquare,
];

/// Tables by a number: one more is like one less.
const COUNTS: [Term; 9] = [
    Term::BishopPair,
    Term::KnightPawns,
    Term::RookPawns,
    Term::KnightMobility,
    Term::BishopMobility,
    Term::RookMobility,
    Term::QueenMobility,
    Term::Space,
    Term::DangerCrowd,
];

/// The kin of every weight, and how strongly they pull.
pub(crate) struct Kin {
    of: Vec<Vec<u16>>,
    strength: f32,
}

impl Kin {
    /// Kin that pull by this for each unit of distance.
    pub(crate) fn new(strength: f32) -> Kin {
        let mut of = vec![Vec::new(); Term::WEIGHTS];
        for term in SQUARES {
            for (square, kin) in of[term.offset()..term.offset() + 64].iter_mut().enumerate() {
                let (file, rank) = (square % 8, square / 8);
                let mut add = |file: usize, rank: usize| kin.push((term.offset() + rank * 8 + file) as u16);
                // The mirror image counts as much as all neighbors together.
                let neighbors = [
                    (file.wrapping_sub(1), rank),
                    (file + 1, rank),
                    (file, rank.wrapping_sub(1)),
                    (file, rank + 1),
                ];
                for (file, rank) in neighbors.into_iter().filter(|&(file, rank)| file < 8 && rank < 8) {
                    add(file, rank);
                    add(7 - square % 8, square / 8);
                }
            }
        }
        for term in COUNTS {
            for count in 0..term.length() {
                let near = [count.checked_sub(1), Some(count + 1).filter(|&next| next < term.length())];
                of[term.offset() + count]
                    .extend(near.into_iter().flatten().map(|near| (term.offset() + near) as u16));
            }
        }
        Kin { of, strength }
    }

    /// What is added to the slope of a weight.
    pub(crate) fn pull(&self, parameters: &Parameters, index: usize) -> [f32; 2] {
        let kin = &self.of[index];
        if kin.is_empty() || self.strength == 0.0 {
            return [0.0; 2];
        }
        let mean = |stage: usize| {
            kin.iter().map(|&other| parameters.values[usize::from(other)][stage]).sum::<f32>()
                / kin.len() as f32
        };
        let value = parameters.values[index];
        [0, 1].map(|stage| self.strength * (value[stage] - mean(stage)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outlier_is_pulled_back_and_a_flat_table_is_left_alone() {
        let mut parameters = Parameters::zero();
        let kin = Kin::new(1.0);
        let b3 = Term::KnightSquare.offset() + 17;
        parameters.values[b3] = [40.0, -20.0];
        assert_eq!(kin.pull(&parameters, b3), [40.0, -20.0]);
        // The mirror image g3 has it for half of its kin, the neighbor a3 for one of six.
        assert_eq!(kin.pull(&parameters, b3 + 5), [-20.0, 10.0]);
        assert_eq!(kin.pull(&parameters, b3 - 1)[0], -40.0 / 6.0);
        assert_eq!(kin.pull(&parameters, Term::BishopSquare.offset() + 17), [0.0; 2]);
        assert_eq!(kin.pull(&parameters, Term::Tempo.offset()), [0.0; 2]);
        let four = Term::KnightMobility.offset() + 4;
        parameters.values[four + 1] = [8.0, 0.0];
        assert_eq!(kin.pull(&parameters, four), [-4.0, 0.0]);
    }
}
