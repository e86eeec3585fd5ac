//! The PGN of a run says which games were played; a cut one is played again, a foreign one refused.

use lucena_lab::arena::{Crosstable, DuelEnd, JournalError, Labels, Played, read_journal, tree};
use lucena_lab::player::Fault;

use crate::{arena, own, play};

const EVENT: &str = "A \"quoted\" name";

fn labels(run: &str) -> Labels<'_> {
    let paces = ["100 nodes".to_owned(), "100 nodes".to_owned()];
    Labels { event: EVENT, date: "2026.11.15", names: ["one", "two"], paces, run, ..Labels::default() }
}

#[test]
fn a_cut_file_gives_back_every_whole_game_and_the_place_of_the_cut() {
    let arena = arena(vec![own("one", 60), own("two", 50)], 4);
    let mut played = Vec::new();
    let mut ends = Vec::new();
    let mut pgn = String::new();
    for (fixture, mut result) in play(&arena) {
        let mut labels = labels("mark");
        if fixture.white == 1 {
            labels.names.reverse();
        }
        let mut fault = None;
        if fixture.number == 1 {
            let side = lucena_chess::Color::Black;
            result.end = DuelEnd::Fault { side, fault: Fault::Time };
            result.outcome = lucena_chess::Outcome::Win(!side);
            fault = Some((side, true));
        }
        pgn.push_str(&tree(&fixture, &result, &labels).to_pgn());
        pgn.push('\n');
        ends.push(pgn.len());
        played.push(Played { fixture, outcome: result.outcome, fault });
    }
    let names = ["one", "two"];
    let read =
        |bytes: &[u8]| read_journal(bytes, &mut |n, _| arena.fixtures.get(n).copied(), &names, EVENT, "mark");
    // Wherever the file is cut, the games that are whole count and the rest is told apart.
    for cut in (0..=pgn.len()).step_by(7).chain(pgn.len() - 40..=pgn.len()) {
        let journal = read(&pgn.as_bytes()[..cut]).expect("our own file");
        // The line break after a game and the empty line may be missing.
        let whole = ends.iter().filter(|&&end| end - 2 <= cut).count();
        assert_eq!(journal.played, played[..whole], "cut at {cut}");
        let end = whole.checked_sub(1).map_or(0, |last| ends[last]);
        assert_eq!(journal.whole as usize, end.min(cut), "cut at {cut}");
    }
    let mut table = Crosstable::new(2);
    played.iter().for_each(|&game| table.enter(game));
    assert_eq!(table.standings().iter().map(|standing| standing.time_losses).sum::<u64>(), 1);
}

#[test]
fn games_of_other_runs_are_not_touched() {
    let arena = arena(vec![own("one", 30), own("two", 20)], 2);
    let (fixture, result) = play(&arena).swap_remove(0);
    let game = tree(&fixture, &result, &labels("another")).to_pgn() + "\n";
    let read = |text: &str| {
        let mut fixture_of = |n, _: &[Played]| arena.fixtures.get(n).copied();
        read_journal(text.as_bytes(), &mut fixture_of, &["one", "two"], EVENT, "mark").map(|_| ())
    };
    assert_eq!(read(&game), Err(JournalError::Foreign(1)));
    assert_eq!(read("[Event \"mine\"]\n\n1. e4 e5 *\n"), Err(JournalError::Foreign(1)));
    assert_eq!(read("to whom it may concern\n"), Err(JournalError::Foreign(1)));
    let own = game.replace("another", "mark");
    assert_eq!(read(&own), Ok(()));
    let damaged = own.replace("PlyCount \"", "PlyCount \"9");
    assert_eq!(read(&format!("{damaged}{own}")), Err(JournalError::Damaged(1)));
    // Without the end of its result a last game is cut; one in the middle would be one as soon as what follows it is cut off.
    let endless = own.trim_end().rsplit_once(' ').expect("a result").0;
    assert_eq!(read(endless), Ok(()));
    assert_eq!(read(&format!("{endless}\n\n{own}")), Err(JournalError::Damaged(1)));
    assert_eq!(read(""), Ok(()));
}
