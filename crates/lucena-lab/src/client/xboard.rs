//! A program that speaks XBoard's protocol (CECP), version 2 or the old version 1.
//!
//! The program keeps the game itself, so it is told what is new since its last turn; when that cannot be told
//! move by move it is set up afresh.

use std::time::Duration;

use lucena_chess::notation::CastlingNotation;
use lucena_chess::{Color, Game, Move, Position};

use super::{Client, Fault, Program};
use crate::player::{Player, Reply, Thought, Turn};

/// How long a program of version 1 is waited for: it never says that it has no features.
const VERSION_ONE: Duration = Duration::from_secs(2);
/// XBoard's mates begin here.
const MATE: i64 = 100_000;

/// What the program can do.
#[derive(Clone, Debug)]
struct Features {
    ping: bool,
    setboard: bool,
    usermove: bool,
    san: bool,
    time: bool,
    memory: bool,
    smp: bool,
    nps: bool,
    options: Vec<String>,
}

/// The program, greeted and with its options set.
pub struct XBoard {
    client: Client,
    patience: Duration,
    features: Features,
    pings: u64,
    /// The positions the program knows of the game, the first one first; empty before its first turn.
    known: Vec<Position>,
    /// Whether it plays by itself when it is given a move.
    is_playing: bool,
}

impl XBoard {
    /// Says `xboard`, reads the features and sets the options that the user chose.
    ///
    /// # Errors
    /// If the program dies, or does not have an option.
    pub fn greet(mut client: Client, program: &Program, patience: Duration) -> Result<XBoard, Fault> {
        client.send("xboard");
        client.send("protover 2");
        let features = read_features(&mut client, patience)?;
        for (name, value) in &program.options {
            set_option(&mut client, &features, name, value)?;
        }
        let mut xboard =
            XBoard { client, patience, features, pings: 0, known: Vec::new(), is_playing: false };
        xboard.ping()?;
        Ok(xboard)
    }

    /// Waits until the program has done everything it was told, if it can say so.
    fn ping(&mut self) -> Result<(), Fault> {
        if !self.features.ping {
            self.client.forget_lines();
            return Ok(());
        }
        self.pings += 1;
        self.client.send(&format!("ping {}", self.pings));
        let pong = format!("pong {}", self.pings);
        self.client.wait_for("pong", self.patience, None, |line| match () {
            () if line == pong => Some(Ok(())),
            () if is_refusal(line) => Some(Err(Fault::Refused(line.to_owned()))),
            () => None,
        })
    }

    fn send_move(&mut self, pos: &Position, mv: Move) {
        let text = match () {
            () if self.features.san => pos.san(mv),
            // In Chess960 the protocol writes castling as SAN does.
            () if mv.is_castle() && pos.is_chess960() => pos.san(mv),
            () => pos.coordinate(mv, CastlingNotation::Standard),
        };
        self.client.send(&if self.features.usermove { format!("usermove {text}") } else { text });
    }

    /// Tells the program the time controls of the game.
    fn send_pace(&mut self, turn: &Turn<'_>) -> Result<(), Fault> {
        let limits = turn.limits;
        let us = turn.game.position().turn();
        if let Some(clock) = limits.remaining[us.index()] {
            let seconds = clock.as_secs_f64().ceil() as u64;
            let moves = limits.moves_to_go.unwrap_or(0);
            let increment = limits.increment[us.index()].as_secs_f64();
            self.client.send(&format!("level {moves} {}:{:02} {increment}", seconds / 60, seconds % 60));
        } else if let Some(time) = limits.move_time {
            self.client.send(&format!("st {}", time.as_secs_f64()));
        } else if let Some(nodes) = limits.nodes {
            // The protocol has no limit of nodes, but a clock that counts them.
            if !self.features.nps {
                return Err(Fault::NoSuchLimit("nodes"));
            }
            self.client.send("nps 1");
            self.client.send(&format!("st {nodes}"));
        }
        if let Some(depth) = limits.depth {
            self.client.send(&format!("sd {depth}"));
        }
        Ok(())
    }

    fn send_clocks(&mut self, turn: &Turn<'_>) {
        let us = turn.game.position().turn();
        for (name, color) in [("time", us), ("otim", !us)] {
            if let Some(clock) = turn.limits.remaining[color.index()].filter(|_| self.features.time) {
                self.client.send(&format!("{name} {}", (clock.as_millis() / 10).max(1)));
            }
        }
    }

    /// Starts the program on a position it does not know, with the moves that led there.
    fn set_up(&mut self, turn: &Turn<'_>) -> Result<(), Fault> {
        let game = turn.game;
        self.client.send("new");
        if game.start().is_chess960() {
            self.client.send("variant fischerandom");
        }
        self.client.send("force");
        self.client.send("post");
        self.client.send("easy");
        self.send_pace(turn)?;
        if *game.start() != Position::start() {
            if !self.features.setboard {
                return Err(Fault::NoSuchLimit("setboard"));
            }
            self.client.send(&format!("setboard {}", game.start().fen()));
        }
        for (pos, &mv) in game.positions().iter().zip(game.moves()) {
            self.send_move(pos, mv);
        }
        self.is_playing = false;
        self.ping()
    }

    /// Brings the program up to date and lets it think.
    fn inform(&mut self, turn: &Turn<'_>) -> Result<(), Fault> {
        let positions = turn.game.positions();
        let is_next = self.is_playing
            && positions.len() == self.known.len() + 1
            && positions[..self.known.len()] == self.known[..];
        if is_next {
            self.send_clocks(turn);
            if let Some(&mv) = turn.game.moves().last() {
                self.send_move(&positions[positions.len() - 2], mv);
            }
        } else {
            self.set_up(turn)?;
            self.send_clocks(turn);
            self.client.send("go");
            self.is_playing = true;
        }
        Ok(())
    }
}

impl Player for XBoard {
    fn new_game(&mut self, _: usize) -> Result<(), Fault> {
        self.known.clear();
        self.is_playing = false;
        self.client.send("force");
        self.ping()
    }

    fn answer(&mut self, turn: &Turn<'_>) -> Result<Reply, Fault> {
        self.inform(turn)?;
        let game = turn.game;
        let mut thought = Thought::default();
        let answer = self
            .client
            .wait_for("move", turn.patience, Some(turn.stop), |line| read_line(line, game, &mut thought));
        let mv = answer?;
        self.known = game.positions().to_vec();
        if let Some(mv) = mv {
            self.known.push(game.position().after(mv));
        }
        Ok(Reply { mv, thought })
    }
}

/// What a line means while a move is awaited: a move, a resignation (none), a fault, or nothing.
fn read_line(line: &str, game: &Game, thought: &mut Thought) -> Option<Result<Option<Move>, Fault>> {
    let pos = game.position();
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    let answer = match words[..] {
        ["move", word, ..] => word,
        // Programs of version 1 number their moves; what they say besides in a sentence is the same again.
        [number, "...", word] if number.trim_end_matches('.').parse::<u32>().is_ok() => word,
        ["resign", ..] => return Some(Ok(None)),
        ["1-0" | "0-1" | "1/2-1/2", ..] => return Some(claim(line, words[0], pos.turn())),
        _ if is_refusal(line) => return Some(Err(Fault::Refused(line.to_owned()))),
        _ => {
            read_thinking(&words, thought);
            return None;
        }
    };
    let mv = pos.parse_coordinate(answer).ok().or_else(|| pos.parse_san(answer).ok());
    Some(mv.map(Some).ok_or_else(|| Fault::IllegalMove(answer.to_owned())))
}

/// Whether the program does not accept what it was given, which is always legal.
fn is_refusal(line: &str) -> bool {
    line.starts_with("Illegal move") || line.starts_with("tellusererror Illegal position")
}

/// A program that says it has lost has resigned; anything else it might claim the referee would have seen.
fn claim(line: &str, result: &str, us: Color) -> Result<Option<Move>, Fault> {
    let our_loss = if us == Color::White { "0-1" } else { "1-0" };
    if result == our_loss { Ok(None) } else { Err(Fault::FalseClaim(line.to_owned())) }
}

/// `ply score time nodes pv`, all numbers.
fn read_thinking(words: &[&str], thought: &mut Thought) {
    let [ply, score, time, nodes, ..] = words else { return };
    let ply = ply.trim_end_matches(|mark: char| !mark.is_ascii_digit());
    let numbers = (ply.parse::<u32>(), score.parse::<i64>(), time.parse::<f64>(), nodes.parse::<u64>());
    if let (Ok(ply), Ok(score), Ok(_), Ok(nodes)) = numbers {
        let verdict = match score {
            MATE.. => super::mate((score - MATE).max(1)),
            _ if score <= -MATE => super::mate(score + MATE),
            _ => super::centipawns(score),
        };
        *thought =
            Thought { verdict: Some(verdict), depth: Some(ply), nodes: Some(nodes), ..Thought::default() };
    }
}

/// Reads `feature` lines up to `done=1`. Silence means version 1.
fn read_features(client: &mut Client, patience: Duration) -> Result<Features, Fault> {
    let mut features = Features::of_version_one();
    let mut answers = Vec::new();
    let mut wait = VERSION_ONE.min(patience);
    loop {
        let done = client.wait_for("done=1", wait, None, |line| {
            let rest = line.strip_prefix("feature ")?;
            let mut done = None;
            for (name, value) in assignments(rest) {
                if name == "done" {
                    done = Some(value == "1");
                }
                answers.push(format!("accepted {name}"));
                features.learn(name, value);
            }
            done.map(Ok)
        });
        answers.drain(..).for_each(|answer| client.send(&answer));
        match done {
            // It needs more time than usual and says so.
            Ok(false) => wait = patience,
            Ok(true) => return Ok(features),
            Err(Fault::Silent(_)) if wait < patience => return Ok(features),
            Err(fault) => return Err(fault),
        }
    }
}

impl Features {
    /// What a program can that says nothing about itself.
    fn of_version_one() -> Features {
        Features {
            ping: false,
            setboard: false,
            usermove: false,
            san: false,
            time: true,
            memory: false,
            smp: false,
            nps: false,
            options: Vec::new(),
        }
    }

    fn learn(&mut self, name: &str, value: &str) {
        let is_on = value == "1";
        match name {
            "ping" => self.ping = is_on,
            "setboard" => self.setboard = is_on,
            "usermove" => self.usermove = is_on,
            "san" => self.san = is_on,
            "time" => self.time = is_on,
            "memory" => self.memory = is_on,
            "smp" => self.smp = is_on,
            "nps" => self.nps = is_on,
            "option" => self.options.push(value.split(" -").next().unwrap_or(value).trim().to_owned()),
            _ => {}
        }
    }
}

/// The `name=value` pairs of a feature line; values may be between quotation marks.
fn assignments(mut rest: &str) -> Vec<(&str, &str)> {
    let mut pairs = Vec::new();
    while let Some((name, after)) = rest.trim_start().split_once('=') {
        let (value, after) = match after.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
            None => after.split_once(' ').unwrap_or((after, "")),
        };
        pairs.push((name.trim(), value));
        rest = after;
    }
    pairs
}

/// Sets an option of the program; `Hash` and `Threads` are said the protocol's own way.
fn set_option(client: &mut Client, features: &Features, name: &str, value: &str) -> Result<(), Fault> {
    if let Some(known) = features.options.iter().find(|known| known.eq_ignore_ascii_case(name)) {
        client.send(&match value.is_empty() {
            true => format!("option {known}"),
            false => format!("option {known}={value}"),
        });
    } else if name.eq_ignore_ascii_case("Hash") && features.memory {
        client.send(&format!("memory {value}"));
    } else if name.eq_ignore_ascii_case("Threads") && features.smp {
        client.send(&format!("cores {value}"));
    } else {
        return Err(Fault::NoSuchOption(name.to_owned()));
    }
    Ok(())
}

/// Hears all lines as what is said while a move is awaited, and as features.
#[cfg(feature = "fuzzing")]
pub(crate) fn check_lines<'a>(game: &Game, lines: impl Iterator<Item = &'a str>) {
    let mut thought = Thought::default();
    let mut features = Features::of_version_one();
    for line in lines {
        if let Some(Ok(Some(mv))) = read_line(line, game, &mut thought) {
            assert!(game.position().is_legal(mv), "{mv:?} in {:?}", game.position());
        }
        assignments(line).into_iter().for_each(|(name, value)| features.learn(name, value));
    }
    thought.verdict.into_iter().for_each(super::assert_within_reason);
}

#[cfg(test)]
mod tests {
    use lucena_eval::Verdict;

    use super::*;

    fn read(line: &str) -> Option<Result<Option<String>, Fault>> {
        let game = Game::new();
        let answer = read_line(line, &game, &mut Thought::default())?;
        Some(answer.map(|mv| mv.map(|mv| game.position().san(mv))))
    }

    #[test]
    fn moves_are_read_in_every_usual_form() {
        for line in ["move e2e4", "move e4", "1. ... e2e4"] {
            assert_eq!(read(line), Some(Ok(Some("e4".to_owned()))), "{line}");
        }
        for line in
            ["", "Hint: e2e4", "# move e2e4", "2. e2e4", "My move is : e2e4", "offer draw", "Error (x): y"]
        {
            assert_eq!(read(line), None, "{line}");
        }
        assert_eq!(read("move e2e5"), Some(Err(Fault::IllegalMove("e2e5".to_owned()))));
    }

    #[test]
    fn only_its_own_loss_may_be_claimed() {
        assert_eq!(read("resign"), Some(Ok(None)));
        assert_eq!(read("0-1 {White resigns}"), Some(Ok(None)));
        assert!(matches!(read("1-0 {I say so}"), Some(Err(Fault::FalseClaim(_)))));
        assert!(matches!(read("1/2-1/2 {tired}"), Some(Err(Fault::FalseClaim(_)))));
        assert!(matches!(read("Illegal move: e2e4"), Some(Err(Fault::Refused(_)))));
    }

    #[test]
    fn thinking_lines_are_understood() {
        let check = |line: &str, verdict, depth, nodes| {
            let mut thought = Thought::default();
            assert_eq!(read_line(line, &Game::new(), &mut thought), None);
            assert_eq!(thought, Thought { verdict, depth, nodes, ..Thought::default() }, "{line}");
        };
        check("7 -31 120 5123 e4 e5", Some(Verdict::Centipawns(-31)), Some(7), Some(5123));
        check("7. 31 1.5 99 Nf3", Some(Verdict::Centipawns(31)), Some(7), Some(99));
        check("9 100003 1 1 Qh5", Some(Verdict::Mate(3)), Some(9), Some(1));
        check("9 -100002 1 1 Qh5", Some(Verdict::Mate(-2)), Some(9), Some(1));
        check("one two three four", None, None, None);
    }

    #[test]
    fn features_may_be_quoted() {
        let pairs =
            assignments("ping=1 setboard=1 variants=\"normal,nocastle\" option=\"Own Book -check 1\" done=1");
        assert_eq!(pairs.len(), 5);
        assert_eq!((pairs[2], pairs[4]), (("variants", "normal,nocastle"), ("done", "1")));
        assert_eq!(assignments("broken=\"open"), [("broken", "open")]);
    }
}
