//! XBoard: transcripts with the binary, and explanations where its users see them.

use crate::talk::Talk;
use crate::transcript;

#[test]
fn transcripts() {
    transcript::hold("xboard-");
}

/// A line of thinking: four whole numbers, then text.
fn posted(line: &str) -> Option<&str> {
    let mut rest = line;
    for _ in 0..4 {
        let (number, more) = rest.split_once(' ')?;
        number.parse::<i64>().ok()?;
        rest = more;
    }
    Some(rest)
}

#[test]
fn the_reason_is_posted_after_the_move_so_that_it_costs_no_time() {
    let mut talk = Talk::with(&["--lang", "en"]);
    talk.say(
        "xboard\nprotover 2\nnew\nforce\nsetboard 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1\npost\nlevel 40 5 0\ngo",
    );
    talk.wait(|line| line == "move d1d8");
    talk.wait(|line| posted(line) == Some("Rd8# is mate."));
    talk.wait(|line| posted(line) == Some("Checkmate: back-rank mate."));
    // Not to programs, nor where searches are measured, nor to those who do not want to see thinking.
    for setting in ["computer", "sd 3", "nopost"] {
        let mut talk = Talk::with(&["--lang", "en"]);
        talk.say(
            "xboard\nprotover 2\nnew\nforce\nsetboard 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1\npost\nlevel 40 5 0",
        );
        talk.say(setting);
        talk.say("go");
        talk.wait(|line| line == "move d1d8");
        talk.say("ping 1");
        talk.wait(|line| line == "pong 1");
        std::thread::sleep(std::time::Duration::from_millis(400));
        talk.say("ping 2");
        talk.wait(|line| line == "pong 2");
        assert!(!talk.take_heard("mate."), "{setting}");
        // Who asks for it gets it.
        talk.say("option ExplainGames=1\nundo\npost\ngo");
        talk.wait(|line| posted(line) == Some("Checkmate: back-rank mate."));
    }
}

#[test]
fn an_analysis_says_why_once_its_choice_has_stood_a_while() {
    let mut talk = Talk::with(&["--lang", "pt"]);
    talk.say("xboard\nprotover 2\nforce\nsetboard r3k2r/ppp2ppp/8/3N4/8/8/PPP2PPP/R3K2R w KQkq - 0 15\npost\nanalyze");
    let begun = std::time::Instant::now();
    talk.wait(|line| posted(line).is_some_and(|words| words.starts_with("Garfo: o cavalo")));
    // At the least: a busy machine can only make it later.
    assert!(std::time::Duration::from_secs(1) < begun.elapsed());
    // Not again for the same move; but for another position.
    talk.say("undo\nusermove d5c7");
    talk.heard.clear();
    talk.wait(|line| posted(line).is_some_and(|words| words.ends_with('.') && words.contains(" é ")));
    talk.say("exit");
}

#[test]
fn every_option_of_uci_is_understood() {
    let mut uci = Talk::with(&["--lang", "en"]);
    uci.ask("uci", "uciok");
    let names: Vec<String> = uci
        .heard
        .iter()
        .filter_map(|line| line.strip_prefix("option name ")?.split(" type ").next().map(str::to_owned))
        .collect();
    assert!(20 < names.len());
    let mut talk = Talk::with(&["--lang", "en"]);
    talk.ask("xboard\nprotover 2", "feature done=1");
    let declared: Vec<String> = talk
        .heard
        .iter()
        .filter_map(|line| line.strip_prefix("feature option=\"")?.split(" -").next().map(str::to_owned))
        .collect();
    // UCI has two options for the strength, and tells no results that a book could learn from.
    for name in declared.iter().filter(|name| !["Strength", "BookLearning"].contains(&name.as_str())) {
        assert!(names.contains(name), "{name} is not in the table of UCI");
    }
    for name in &names {
        talk.say(&format!("option {name}=?"));
    }
    talk.ask("ping 1", "pong 1");
    assert!(!talk.take_heard("unknown option"), "one table for both protocols");
}
