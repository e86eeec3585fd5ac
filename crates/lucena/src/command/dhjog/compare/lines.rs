//! The canonical texts of two sets, line by line.

use std::sync::Arc;

use lucena_lang::dhjog::HeuristicSet;

/// Texts longer than this, together, are told whole.
const MOST_COMPARED: usize = 4_000_000;

/// A line of the canonical texts.
pub(super) enum Change {
    Both,
    First(String),
    Second(String),
}

/// The lines of the canonical texts, without remarks: those of both, and those of one alone (the longest common part is kept).
pub(super) fn difference(sets: &[Arc<HeuristicSet>; 2]) -> Vec<Change> {
    let [one, other] = [0, 1].map(|side: usize| sets[side].canonical().lines().collect::<Vec<&str>>());
    if one.len() * other.len() > MOST_COMPARED {
        let (one, other) = (one.into_iter(), other.into_iter());
        let firsts = one.map(|line| Change::First(line.to_owned()));
        return firsts.chain(other.map(|line| Change::Second(line.to_owned()))).collect();
    }
    let mut longest = vec![vec![0_u32; other.len() + 1]; one.len() + 1];
    for i in (0..one.len()).rev() {
        for j in (0..other.len()).rev() {
            longest[i][j] = match one[i] == other[j] {
                true => longest[i + 1][j + 1] + 1,
                false => longest[i + 1][j].max(longest[i][j + 1]),
            };
        }
    }
    let (mut i, mut j, mut lines) = (0, 0, Vec::new());
    while i < one.len() || j < other.len() {
        if i < one.len() && j < other.len() && one[i] == other[j] {
            lines.push(Change::Both);
            (i, j) = (i + 1, j + 1);
        } else if j == other.len() || i < one.len() && longest[i + 1][j] >= longest[i][j + 1] {
            lines.push(Change::First(one[i].trim_end().to_owned()));
            i += 1;
        } else {
            lines.push(Change::Second(other[j].trim_end().to_owned()));
            j += 1;
        }
    }
    lines
}
