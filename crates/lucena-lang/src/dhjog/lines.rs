//! Two texts line by line.

/// Texts longer than this, together, are told whole.
const MOST_COMPARED: usize = 4_000_000;

/// Whose a line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineOf {
    /// Of both texts.
    Both,
    /// Of the first alone.
    First,
    /// Of the second alone.
    Second,
}

/// The lines of two texts: those of both, and those of one alone (the longest common part is kept).
pub fn line_difference<'a>(first: &'a str, second: &'a str) -> Vec<(LineOf, &'a str)> {
    let [one, other] = [first, second].map(|text| text.lines().collect::<Vec<&str>>());
    if one.len() * other.len() > MOST_COMPARED {
        let firsts = one.into_iter().map(|line| (LineOf::First, line));
        return firsts.chain(other.into_iter().map(|line| (LineOf::Second, line))).collect();
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
            lines.push((LineOf::Both, one[i].trim_end()));
            (i, j) = (i + 1, j + 1);
        } else if j == other.len() || i < one.len() && longest[i + 1][j] >= longest[i][j + 1] {
            lines.push((LineOf::First, one[i].trim_end()));
            i += 1;
        } else {
            lines.push((LineOf::Second, other[j].trim_end()));
            j += 1;
        }
    }
    lines
}
