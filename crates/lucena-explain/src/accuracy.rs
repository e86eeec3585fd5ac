//! Accuracy: how near a side's moves came to the best ones, 0 to 100, by lichess's published formula.

use lucena_eval::Verdict;

use crate::odds::win_percent;

/// Chances beyond this count as won: whoever is ten pawns up may win as he likes.
const DECIDED: Verdict = Verdict::Centipawns(1_000);

/// The chances as accuracy counts them.
pub(crate) fn ceiled(chances: f64) -> f64 {
    let most = win_percent(DECIDED);
    chances.clamp(100.0 - most, most)
}

/// The accuracy of a move with these chances where the best one had those.
pub(crate) fn of_move(best: f64, played: f64) -> f64 {
    let loss = (ceiled(best) - ceiled(played)).max(0.0);
    (103.1668 * (-0.04354 * loss).exp() - 3.1669 + 1.0).clamp(0.0, 100.0)
}

/// A move of a side: its half-move and its accuracy.
pub(crate) type Rated = (usize, f64);

/// The accuracy of some moves of a game: the mean of a mean weighted by how lively the game was around each move, and of
/// a harmonic mean, which remembers single bad moves. Nothing without moves.
///
/// `chances` are White's after 0, 1, 2 … half-moves of the whole game.
pub(crate) fn of_moves(chances: &[f64], moves: &[Rated]) -> Option<f64> {
    if moves.is_empty() {
        return None;
    }
    let window = (chances.len() / 10).clamp(2, 8);
    let (mut weighted, mut weights, mut reciprocal) = (0.0, 0.0, 0.0);
    for &(ply, accuracy) in moves {
        let end = (ply + 2).min(chances.len());
        let weight = deviation(&chances[end.saturating_sub(window)..end]).clamp(0.5, 12.0);
        weighted += accuracy * weight;
        weights += weight;
        // A move of accuracy zero must not make the whole game zero.
        reciprocal += 1.0 / accuracy.max(1.0);
    }
    let harmonic = moves.len() as f64 / reciprocal;
    Some((weighted / weights + harmonic) / 2.0)
}

/// The accuracy of a whole, of which `parts` are known: one formula for both, and since its two means weigh moves
/// differently the whole is kept among its parts, where readers look for it.
pub(crate) fn of_whole(chances: &[f64], moves: &[Rated], parts: &[Option<f64>]) -> Option<f64> {
    let parts = || parts.iter().copied().flatten();
    let whole = of_moves(chances, moves)?;
    let least = parts().fold(f64::INFINITY, f64::min);
    let most = parts().fold(f64::NEG_INFINITY, f64::max);
    Some(if least <= most { whole.clamp(least, most) } else { whole })
}

fn deviation(values: &[f64]) -> f64 {
    if values.is_empty() {
        return 0.0;
    }
    let values = values.iter().map(|&value| ceiled(value));
    let (count, sum) = values.clone().fold((0.0, 0.0), |(count, sum), value| (count + 1.0, sum + value));
    let mean: f64 = sum / count;
    (values.map(|value| (value - mean).powi(2)).sum::<f64>() / count).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn perfect_play_is_perfect_and_a_decided_game_forgives() {
        assert_eq!(of_move(60.0, 60.0), 100.0);
        assert_eq!(of_move(100.0, 99.0), 100.0);
        assert!(of_move(60.0, 30.0) < 30.0);
    }

    #[test]
    fn the_whole_lies_among_its_parts() {
        // A lively part with one terrible move and a calm, even one: the two means pull apart.
        let chances: Vec<f64> =
            (0..40).map(|ply| if ply < 20 { 50.0 + 40.0 * f64::from(ply % 2) } else { 50.0 }).collect();
        let moves: Vec<Rated> =
            (0..39).map(|ply| (ply, if ply == 3 { 2.0 } else { 80.0 + ply as f64 / 3.0 })).collect();
        let (early, late) = moves.split_at(20);
        let parts = [of_moves(&chances, early), of_moves(&chances, late)];
        let whole = of_whole(&chances, &moves, &parts).expect("there are moves");
        assert!(parts[0].unwrap() <= whole && whole <= parts[1].unwrap(), "{parts:?} {whole}");
    }
}
