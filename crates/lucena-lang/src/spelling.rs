//! The known word that a mistyped one is nearest to: one or two letters wrong, missing, too many or exchanged.

/// Longer words are not looked at: nobody mistypes those.
const LONGEST: usize = 64;

/// The known word that differs least from a word, if it differs so little that it was probably meant. Case does
/// not count.
///
/// ```
/// assert_eq!(lucena_lang::nearest("ATACCA", ["ATACA", "DEFENDE"]), Some("ATACA"));
/// assert_eq!(lucena_lang::nearest("XYZ", ["ATACA", "DEFENDE"]), None);
/// ```
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let letters = letters_of(word);
    if letters.is_empty() || LONGEST < letters.len() {
        return None;
    }
    let most = match letters.len() {
        0..=3 => 1,
        4..=8 => 2,
        _ => 3,
    };
    let near = known.into_iter().filter_map(|candidate| {
        let other = letters_of(candidate);
        let distance = distance(&letters, &other);
        // As many changes as letters would make any word out of any other.
        (distance <= most && distance < other.len()).then_some((distance, candidate))
    });
    near.min_by_key(|&(distance, _)| distance).map(|(_, candidate)| candidate)
}

fn letters_of(word: &str) -> Vec<char> {
    crate::words::fold(&word.to_uppercase()).chars().collect()
}

/// How many letters must be changed, added, removed or exchanged with their neighbor.
fn distance(one: &[char], other: &[char]) -> usize {
    let width = other.len() + 1;
    let mut rows: Vec<Vec<usize>> = vec![(0..width).collect()];
    for (i, letter) in one.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, wanted) in other.iter().enumerate() {
            let mut least =
                (rows[i][j] + usize::from(letter != wanted)).min(rows[i][j + 1] + 1).min(row[j] + 1);
            let is_exchange = 0 < i && 0 < j && *letter == other[j - 1] && one[i - 1] == *wanted;
            if is_exchange {
                least = least.min(rows[i - 1][j - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_count_changes() {
        let count = |one: &str, other: &str| distance(&letters_of(one), &letters_of(other));
        assert_eq!(count("ATACA", "ataca"), 0);
        assert_eq!(count("ATCAA", "ATACA"), 1);
        assert_eq!(count("", "ABC"), 3);
        assert_eq!(count("KITTEN", "SITTING"), 3);
        assert_eq!(count("PADRÃO", "PADRAO"), 0);
    }

    #[test]
    fn words_too_short_or_too_far_have_no_neighbor() {
        assert_eq!(nearest("", ["E"]), None);
        assert_eq!(nearest("X", ["E", "OU"]), None);
        assert_eq!(nearest("DEFENSE", ["DEFENDS", "DEFENDE"]), Some("DEFENDE"));
        assert_eq!(nearest(&"A".repeat(10_000), ["ATACA"]), None);
    }
}
