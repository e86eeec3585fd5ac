//! The tables of `docs/{pt,en}/review.md` have the borders of the program.

use lucena_explain::odds::Standing;
use lucena_explain::{Judgement, Level};

fn manual(folder: &str) -> String {
    let path = format!("{}/../../docs/{folder}/review.md", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).expect("the manual")
}

/// The cells of the rows that begin with a word in code, such as `` | `best` | ``.
fn rows(manual: &str) -> Vec<(String, Vec<String>)> {
    let cells = |line: &str| -> Vec<String> {
        line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    let row = |line: &str| {
        let key = line.strip_prefix("| `")?.split('`').next()?.to_owned();
        Some((key, cells(line)))
    };
    manual.lines().filter_map(row).collect()
}

fn number(cell: &str) -> f64 {
    cell.replace(',', ".").parse().unwrap_or_else(|_| panic!("{cell} is no number"))
}

#[test]
fn grades_have_the_borders_of_the_manual() {
    for folder in ["pt", "en"] {
        let manual = manual(folder);
        let rows = rows(&manual);
        let mut least = 0.0;
        for judgement in Judgement::ALL {
            let (_, cells) = rows.iter().find(|(key, _)| key == judgement.key()).expect("a row of the grade");
            let most = number(&cells[3]);
            assert_eq!(Judgement::of_loss(least + 0.01), judgement, "{folder}");
            assert_eq!(Judgement::of_loss(most - 0.01), judgement, "{folder}");
            least = most;
        }
    }
}

#[test]
fn standings_have_the_borders_of_the_manual() {
    use Standing::{Better, Level, Lost, Won, Worse};
    for folder in ["pt", "en"] {
        let manual = manual(folder);
        let rows = rows(&manual);
        let mut least = 0.0;
        for standing in [Lost, Worse, Level, Better, Won] {
            let (_, cells) =
                rows.iter().find(|(key, _)| key == standing.key()).expect("a row of the standing");
            let most = number(&cells[1]);
            assert_eq!(Standing::of(least + 0.01), standing, "{folder}");
            assert_eq!(Standing::of(most - 0.01), standing, "{folder}");
            least = most;
        }
    }
}

#[test]
fn levels_say_as_much_as_the_manual_says() {
    for folder in ["pt", "en"] {
        let manual = manual(folder);
        let rows = rows(&manual);
        for level in Level::ALL {
            let (_, cells) = rows.iter().find(|(key, _)| key == level.key()).expect("a row of the level");
            assert_eq!(cells[1], level.sentences().to_string());
            assert!(cells[2].starts_with(&format!("{} ", level.line_plies())), "{cells:?}");
        }
    }
}
