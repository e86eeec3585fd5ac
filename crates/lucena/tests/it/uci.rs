//! UCI: transcripts with the binary, and the pure parser.

#[cfg(target_os = "linux")]
use std::time::Duration;

use lucena::protocol::uci::{Command, Misunderstanding, Wish, parse};

use crate::talk::Talk;
use crate::transcript;

#[test]
fn transcripts() {
    transcript::hold("uci-");
}

#[test]
fn lines_become_commands() {
    let parsed = |line| parse(line).expect("a line with words");
    assert_eq!(parse(" \t "), None);
    assert_eq!(parsed("uci"), Ok(Command::Uci));
    assert_eq!(parsed("noise  isready"), Ok(Command::IsReady));
    assert_eq!(parsed("UCI"), Err(Misunderstanding::UnknownCommand("UCI".to_owned())));
    assert_eq!(
        parsed("setoption name Clear Hash"),
        Ok(Command::SetOption { name: "Clear Hash".to_owned(), value: None })
    );
    assert_eq!(
        parsed("setoption name Book File value /a folder/b.bin"),
        Ok(Command::SetOption { name: "Book File".to_owned(), value: Some("/a folder/b.bin".to_owned()) })
    );
    assert_eq!(
        parsed("position fen 8/8 w - - moves e2e4  e7e5"),
        Ok(Command::Position {
            fen: Some("8/8 w - -".to_owned()),
            moves: vec!["e2e4".to_owned(), "e7e5".to_owned()]
        })
    );
    assert_eq!(parsed("go perft 3"), Ok(Command::GoPerft(3)));
    assert_eq!(parsed("go infinite"), Ok(Command::Go(Wish { infinite: true, ..Wish::default() })));
    assert_eq!(parsed("position moves e2e4"), Err(Misunderstanding::PositionOfNothing));
}

const FORK: &str = "position fen r3k2r/ppp2ppp/8/3N4/8/8/PPP2PPP/R3K2R w KQkq - 0 15";
const RICH: &str = "position fen r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 9";

/// The least of five: what is searched until the word arrives counts too, and on a busy machine that may be much.
#[cfg(target_os = "linux")]
fn least(measure: impl FnMut() -> Duration) -> Duration {
    std::iter::repeat_with(measure).take(5).min().expect("five of them")
}

#[cfg(target_os = "linux")]
#[test]
fn a_time_for_the_move_includes_its_explanation() {
    let mut talk = Talk::with(&["--lang", "en"]);
    talk.say(RICH);
    let work = least(|| talk.work("go movetime 500", "bestmove"));
    assert!(work <= Duration::from_millis(500), "{work:?}");
    assert!(talk.take_heard("info string explanation1"), "there is time to say something");
}

#[cfg(target_os = "linux")]
#[test]
fn after_stop_the_answer_comes_within_fifty_milliseconds() {
    for level in ["Basic", "Medium", "Advanced"] {
        let mut talk = Talk::with(&["--lang", "en"]);
        talk.say(&format!("setoption name ExplanationLevel value {level}\n{RICH}"));
        let work = least(|| {
            talk.ask("go infinite", "info depth 7");
            talk.work("stop", "bestmove")
        });
        assert!(work <= Duration::from_millis(50), "{level}: {work:?}");
    }
}

#[test]
fn games_and_measured_searches_are_explained_only_on_request() {
    let mut talk = Talk::with(&["--lang", "en"]);
    talk.say(FORK);
    let searches = ["go depth 6", "go nodes 3000", "go wtime 9000 btime 9000", "go mate 1 nodes 500"];
    for go in searches {
        talk.ask(go, "bestmove");
        assert!(!talk.take_heard("explanation"), "{go}");
    }
    talk.say("setoption name ExplainGames value true");
    for go in ["go depth 6", "go nodes 3000"] {
        talk.ask(go, "bestmove");
        assert!(talk.take_heard("explanation1 Fork"), "{go}");
    }
}

#[test]
fn long_commands_do_not_block_the_conversation() {
    for command in ["go perft 9", "bench 30", "explain"] {
        let mut talk = Talk::with(&["--lang", "en"]);
        talk.say(RICH);
        talk.say(command);
        talk.ask("isready", "readyok");
        talk.ask("stop", "info string stopped");
        // What came meanwhile is obeyed now.
        talk.ask("go depth 1", "bestmove");
        // And the farewell does not wait either.
        talk.say(command);
        talk.say("quit");
        talk.end();
    }
    // What arrives behind a long command waits for its end, and so does the end of the input.
    let typed = b"go perft 3\nposition startpos moves e2e4\ngo perft 1\nbench 3\nd\n";
    let run = crate::program::run(&["--lang", "en"], typed);
    let places: Vec<usize> = ["Nodes searched: 8902", "a7a6: 1", " nps", "Fen: rnbqkbnr/pppppppp/8/8/4P3/"]
        .iter()
        .map(|words| run.out.find(words).unwrap_or_else(|| panic!("{words} in {}", run.out)))
        .collect();
    assert!(places.is_sorted(), "{}", run.out);
}

#[test]
fn the_counters_of_a_search_are_told_while_debugging() {
    let mut talk = Talk::with(&["--lang", "en"]);
    let number = |talk: &mut Talk, name: &str| -> Option<u64> {
        let start = format!("info string {name} ");
        talk.heard.iter().find_map(|line| line.strip_prefix(&start)?.parse().ok())
    };
    talk.ask("go depth 6", "bestmove");
    assert_eq!(number(&mut talk, "beta_cutoffs"), None);
    talk.heard.clear();
    talk.say("debug on\nucinewgame");
    talk.ask("go depth 6", "bestmove");
    let (cutoffs, quiet) = (number(&mut talk, "beta_cutoffs"), number(&mut talk, "quiescence_nodes"));
    let nodes = talk.heard.iter().rev().find_map(|line| {
        let mut words = line.split(' ').skip_while(|word| *word != "nodes");
        words.nth(1)?.parse::<u64>().ok()
    });
    assert!(
        cutoffs.is_some_and(|cutoffs| 0 < cutoffs) && quiet.is_some_and(|quiet| 0 < quiet),
        "{cutoffs:?} {quiet:?}"
    );
    assert!(cutoffs.zip(nodes).is_some_and(|(cutoffs, nodes)| cutoffs < nodes), "{cutoffs:?} {nodes:?}");
    assert!(quiet < nodes, "{quiet:?} {nodes:?}");
    talk.heard.clear();
    talk.say("debug off");
    talk.ask("go depth 6", "bestmove");
    assert_eq!(number(&mut talk, "quiescence_nodes"), None);
}

#[test]
fn the_manual_names_options_that_exist() {
    let mut talk = Talk::with(&["--lang", "en"]);
    talk.ask("uci", "uciok");
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/");
    for page in ["en/chess-programs.md", "pt/chess-programs.md"] {
        let text = std::fs::read_to_string(format!("{root}{page}")).expect("the manual");
        let rows = text.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` | "));
        let options: Vec<&str> =
            rows.map(|(name, _)| name).filter(|name| name.starts_with(char::is_uppercase)).collect();
        assert!(5 < options.len(), "{page}: {options:?}");
        for option in options {
            let start = format!("option name {option} type ");
            assert!(talk.heard.iter().any(|line| line.starts_with(&start)), "{page}: {option}");
        }
    }
}
