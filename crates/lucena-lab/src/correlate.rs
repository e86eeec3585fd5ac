//! How two lists of values go together: correlations with intervals, agreement of signs, a line through the points.
//!
//! Kendall, "A new measure of rank correlation" (1938), in the form for ties (tau-b).

use lucena_chess::Random;

/// How often the values are drawn again to see how far a figure may be off, for short lists and for long ones.
const RESAMPLES: [usize; 2] = [1000, 200];
/// From so many values on a list is long.
const LONG: usize = 500;

/// The correlation of Pearson; nothing if one list does not vary.
pub fn pearson(x: &[f64], y: &[f64]) -> Option<f64> {
    let n = x.len() as f64;
    let (mean_x, mean_y) = (x.iter().sum::<f64>() / n, y.iter().sum::<f64>() / n);
    let (mut both, mut of_x, mut of_y) = (0.0, 0.0, 0.0);
    for (x, y) in x.iter().zip(y) {
        both += (x - mean_x) * (y - mean_y);
        of_x += (x - mean_x).powi(2);
        of_y += (y - mean_y).powi(2);
    }
    let root = (of_x * of_y).sqrt();
    (root > 0.0).then(|| both / root)
}

/// The correlation of Spearman: of the ranks, equals sharing the mean of theirs.
pub fn spearman(x: &[f64], y: &[f64]) -> Option<f64> {
    pearson(&ranks(x), &ranks(y))
}

fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&one, &other| values[one].total_cmp(&values[other]));
    let mut ranks = vec![0.0; values.len()];
    let mut from = 0;
    while from < order.len() {
        let equal = order[from..].iter().take_while(|&&index| values[index] == values[order[from]]).count();
        let mean = from as f64 + (equal as f64 + 1.0) / 2.0;
        order[from..from + equal].iter().for_each(|&index| ranks[index] = mean);
        from += equal;
    }
    ranks
}

/// The correlation of Kendall, tau-b; nothing if one list does not vary.
pub fn kendall(x: &[f64], y: &[f64]) -> Option<f64> {
    let (mut surplus, mut all, mut ties_x, mut ties_y) = (0.0_f64, 0.0, 0.0, 0.0);
    for one in 0..x.len() {
        for other in 0..one {
            let (dx, dy) = (x[one] - x[other], y[one] - y[other]);
            all += 1.0;
            ties_x += f64::from(u8::from(dx == 0.0));
            ties_y += f64::from(u8::from(dy == 0.0));
            if dx != 0.0 && dy != 0.0 {
                surplus += dx.signum() * dy.signum();
            }
        }
    }
    let root = ((all - ties_x) * (all - ties_y)).sqrt();
    (root > 0.0).then(|| surplus / root)
}

/// How often two lists say that the same side stands better.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Signs {
    /// The share of equal signs.
    pub agreement: f64,
    /// How often the first says worse, level, better (rows), and the second (columns).
    pub table: [[usize; 3]; 3],
}

/// Compares signs; up to `dead` a value is level.
pub fn signs(x: &[f64], y: &[f64], dead: f64) -> Signs {
    let sign = |value: f64| {
        if value.abs() <= dead { 1 } else { 1 + usize::from(value > 0.0) - usize::from(value < 0.0) }
    };
    let mut table = [[0; 3]; 3];
    x.iter().zip(y).for_each(|(&x, &y)| table[sign(x)][sign(y)] += 1);
    let equal = table[0][0] + table[1][1] + table[2][2];
    Signs { agreement: equal as f64 / x.len().max(1) as f64, table }
}

/// A straight line through points, by least squares: `y = intercept + slope * x`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Line {
    /// Where it meets x = 0.
    pub intercept: f64,
    /// How steep it is.
    pub slope: f64,
    /// The share of the variation that it explains.
    pub r_squared: f64,
    /// The standard deviation of what is left.
    pub residual: f64,
}

/// The line nearest to the points; nothing if x does not vary.
pub fn line(x: &[f64], y: &[f64]) -> Option<Line> {
    let n = x.len() as f64;
    let (mean_x, mean_y) = (x.iter().sum::<f64>() / n, y.iter().sum::<f64>() / n);
    let spread: f64 = x.iter().map(|x| (x - mean_x).powi(2)).sum();
    if spread == 0.0 || x.is_empty() {
        return None;
    }
    let slope = x.iter().zip(y).map(|(x, y)| (x - mean_x) * (y - mean_y)).sum::<f64>() / spread;
    let intercept = mean_y - slope * mean_x;
    let left: f64 = x.iter().zip(y).map(|(x, y)| (y - intercept - slope * x).powi(2)).sum();
    let all: f64 = y.iter().map(|y| (y - mean_y).powi(2)).sum();
    let r_squared = if all > 0.0 { 1.0 - left / all } else { 1.0 };
    let residual = (left / (n - 2.0).max(1.0)).sqrt();
    Some(Line { intercept, slope, r_squared, residual })
}

/// Between which values a figure lies for 95 of 100 lists drawn from the same pairs; nothing if it is never defined.
pub fn interval(
    x: &[f64],
    y: &[f64],
    seed: u64,
    figure: impl Fn(&[f64], &[f64]) -> Option<f64>,
) -> Option<(f64, f64)> {
    let mut random = Random::new(seed);
    let rounds = RESAMPLES[usize::from(LONG <= x.len())];
    let mut found: Vec<f64> = (0..rounds)
        .filter_map(|_| {
            let chosen: Vec<usize> = (0..x.len()).map(|_| random.below(x.len())).collect();
            let pick = |values: &[f64]| chosen.iter().map(|&index| values[index]).collect::<Vec<f64>>();
            figure(&pick(x), &pick(y))
        })
        .collect();
    found.sort_by(f64::total_cmp);
    let last = found.len().checked_sub(1)?;
    Some((found[last / 40], found[last - last / 40]))
}

/// By how much the mean of the first list is above that of the second, and between which values that lies for 95 of 100
/// lists drawn from the same values; nothing if a list is empty.
pub fn difference_of_means(x: &[f64], y: &[f64], seed: u64) -> Option<(f64, f64, f64)> {
    if x.is_empty() || y.is_empty() {
        return None;
    }
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let mut random = Random::new(seed);
    let mut drawn = |values: &[f64]| -> f64 {
        let sum: f64 = (0..values.len()).map(|_| values[random.below(values.len())]).sum();
        sum / values.len() as f64
    };
    let mut found: Vec<f64> = (0..RESAMPLES[0]).map(|_| drawn(x) - drawn(y)).collect();
    found.sort_by(f64::total_cmp);
    let last = found.len() - 1;
    Some((mean(x) - mean(y), found[last / 40], found[last - last / 40]))
}

/// The value that a share of the values does not exceed.
pub fn quantile(values: &[f64], share: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    match sorted.len() {
        0 => 0.0,
        count => sorted[((share * count as f64).ceil() as usize).clamp(1, count) - 1],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: Option<f64>, expected: f64) {
        assert!(found.is_some_and(|found| (found - expected).abs() < 1e-9), "{found:?} is not {expected}");
    }

    /// Worked by hand. x = 1 2 3 4 5, y = 2 1 4 3 5: sums of products 8, of squares 10 and 10; two of ten pairs are discordant.
    #[test]
    fn correlations_are_those_of_the_definitions() {
        let (x, y) = ([1.0, 2.0, 3.0, 4.0, 5.0], [2.0, 1.0, 4.0, 3.0, 5.0]);
        near(pearson(&x, &y), 0.8);
        near(spearman(&x, &y), 0.8);
        near(kendall(&x, &y), 0.6);
        // With ties: ranks of x 1.5 1.5 3 4, of y 1 3 3 3. Five pairs differ in x, three in y; of both, two concordant pairs …
        let (x, y) = ([1.0, 1.0, 2.0, 3.0], [0.0, 7.0, 7.0, 7.0]);
        near(kendall(&x, &y), 2.0 / (5.0_f64 * 3.0).sqrt());
        near(spearman(&x, &y), pearson(&[1.5, 1.5, 3.0, 4.0], &[1.0, 3.0, 3.0, 3.0]).expect("they vary"));
        // What grows together has rank correlation 1, whatever the shape.
        let cubes: Vec<f64> = [1.0, 2.0, 3.0, 4.0, 5.0_f64].iter().map(|x| x.powi(3)).collect();
        near(spearman(&[1.0, 2.0, 3.0, 4.0, 5.0], &cubes), 1.0);
        for figure in [pearson, spearman, kendall] {
            assert_eq!(figure(&[1.0, 1.0, 1.0], &[1.0, 2.0, 3.0]), None);
            assert_eq!(figure(&[], &[]), None);
        }
    }

    #[test]
    fn signs_have_a_dead_zone() {
        let found = signs(&[-30.0, 25.0, 26.0, 0.0], &[-26.0, -25.0, 10.0, 100.0], 25.0);
        assert_eq!(found.table, [[1, 0, 0], [0, 1, 1], [0, 1, 0]]);
        assert_eq!(found.agreement, 0.5);
    }

    #[test]
    fn a_line_is_found_again() {
        let x: Vec<f64> = (0..10).map(f64::from).collect();
        let y: Vec<f64> = x.iter().map(|x| 3.0 - 2.0 * x).collect();
        let found = line(&x, &y).expect("x varies");
        near(Some(found.slope), -2.0);
        near(Some(found.intercept), 3.0);
        near(Some(found.r_squared), 1.0);
        assert!(found.residual < 1e-9);
        assert_eq!(line(&[1.0, 1.0], &[1.0, 2.0]), None);
    }

    #[test]
    fn intervals_hold_the_figure_and_repeat_with_the_seed() {
        let x: Vec<f64> = (0..60).map(f64::from).collect();
        let y: Vec<f64> = x.iter().map(|x| x + 20.0 * (x * 1.7).sin()).collect();
        let rho = spearman(&x, &y).expect("they vary");
        let (low, high) = interval(&x, &y, 5, spearman).expect("an interval");
        assert!(low < rho && rho < high && high <= 1.0, "{low} {rho} {high}");
        assert_eq!(interval(&x, &y, 5, spearman), Some((low, high)));
        assert_eq!(interval(&[], &[], 5, spearman), None);
        assert_eq!((quantile(&[4.0, 1.0, 3.0, 2.0], 0.5), quantile(&[4.0, 1.0, 3.0, 2.0], 0.9)), (2.0, 4.0));
    }
}
