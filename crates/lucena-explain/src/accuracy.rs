//! Accuracy: how near a side's moves came to the best ones, 0 to 100, by lichess's published formula.

/// The accuracy of one move that gave away so many points.
pub(crate) fn of_move(loss: f64) -> f64 {
    (103.1668 * (-0.04354 * loss).exp() - 3.1669 + 1.0).clamp(0.0, 100.0)
}

/// The plain mean over moves; none without moves.
pub(crate) fn mean(losses: &[f64]) -> Option<f64> {
    (!losses.is_empty()).then(|| losses.iter().map(|&loss| of_move(loss)).sum::<f64>() / losses.len() as f64)
}

/// The accuracy of a side over a game: the mean of a mean weighted by how lively the game was around each move, and of
/// a harmonic mean, which remembers single bad moves.
///
/// `chances` are White's after 0, 1, 2 … half-moves; `moves` are the side's half-moves with their losses.
pub(crate) fn of_game(chances: &[f64], moves: &[(usize, f64)]) -> Option<f64> {
    if moves.is_empty() {
        return None;
    }
    let window = (chances.len() / 10).clamp(2, 8);
    let (mut weighted, mut weights, mut reciprocal) = (0.0, 0.0, 0.0);
    for &(ply, loss) in moves {
        let accuracy = of_move(loss);
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

fn deviation(values: &[f64]) -> f64 {
    if values.is_empty() {
        return 0.0;
    }
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    (values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / values.len() as f64).sqrt()
}
