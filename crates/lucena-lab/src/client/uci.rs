//! A program that speaks UCI: as a player who moves, and as an adviser who judges.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use lucena_chess::notation::CastlingNotation;
use lucena_chess::{Color, Game, Move, Position};
use lucena_engine::Limits;
use lucena_eval::Verdict;

use super::{Client, Fault, Program};
use crate::player::{Player, Reply, Thought, Turn};

/// The program, greeted and with its options set.
pub struct Uci {
    client: Client,
    patience: Duration,
    has_chess960: bool,
    is_chess960: bool,
    has_multi_pv: bool,
    /// How many lines it shows.
    lines: usize,
}

/// What a program said about a position.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Advice {
    /// Its lines, the best first.
    pub lines: Vec<AdvisedLine>,
    /// The verdicts on the best line from the first depth on.
    pub verdicts: Vec<Verdict>,
    /// How many nodes it looked at, if it said so.
    pub nodes: Option<u64>,
}

/// A line of play as a program gave it, up to its first move that is none.
#[derive(Clone, PartialEq, Debug)]
pub struct AdvisedLine {
    /// What it is worth to the side to move.
    pub verdict: Verdict,
    /// The moves, each legal after the one before; at least one.
    pub moves: Vec<Move>,
    /// How deep it was searched.
    pub depth: u32,
}

impl Uci {
    /// Says `uci`, reads the options and sets those that the user chose.
    ///
    /// # Errors
    /// If the program does not answer in time, dies, or does not have an option.
    pub fn greet(mut client: Client, program: &Program, patience: Duration) -> Result<Uci, Fault> {
        client.send("uci");
        let mut names: Vec<String> = Vec::new();
        client.wait_for("uciok", patience, None, |line| {
            if let Some(option) = line.strip_prefix("option name ") {
                names.push(option.split(" type ").next().unwrap_or(option).trim().to_owned());
            }
            (line == "uciok").then_some(Ok(()))
        })?;
        for (name, value) in &program.options {
            let known = names.iter().find(|known| known.eq_ignore_ascii_case(name));
            let known = known.ok_or_else(|| Fault::NoSuchOption(name.clone()))?;
            client.send(&match value.is_empty() {
                true => format!("setoption name {known}"),
                false => format!("setoption name {known} value {value}"),
            });
        }
        let has = |wanted: &str| names.iter().any(|name| name.eq_ignore_ascii_case(wanted));
        let (has_chess960, has_multi_pv) = (has(CHESS960), has("MultiPV"));
        let mut uci = Uci { client, patience, has_chess960, is_chess960: false, has_multi_pv, lines: 1 };
        uci.ping()?;
        Ok(uci)
    }

    /// What the program says about the present position of a game, with so many lines if it can show them.
    ///
    /// # Errors
    /// If it dies, hangs, or does not know Chess960 and the game is of it.
    pub fn advise(
        &mut self,
        game: &Game,
        limits: &Limits,
        lines: usize,
        patience: Duration,
    ) -> Result<Advice, Fault> {
        if self.has_multi_pv && self.lines != lines {
            self.lines = lines;
            self.client.send(&format!("setoption name MultiPV value {lines}"));
        }
        let mut advice = Advice::default();
        self.ask(game, limits, patience, None, |info| advice.note(game.position(), info))?;
        Ok(advice)
    }

    /// Asks about a position, hands on what the program says meanwhile, and returns its move as it wrote it.
    fn ask(
        &mut self,
        game: &Game,
        limits: &Limits,
        patience: Duration,
        stop: Option<&AtomicBool>,
        mut hear: impl FnMut(&Info<'_>),
    ) -> Result<String, Fault> {
        let castling = self.castling(game)?;
        self.client.send(&position(game, castling));
        self.client.send(&go(game.position(), limits, castling));
        self.client.wait_for("bestmove", patience, stop, |line| {
            match line.split_once(' ').unwrap_or((line, "")) {
                ("info", rest) => {
                    hear(&Info::read(rest));
                    None
                }
                ("bestmove", rest) => {
                    Some(Ok(rest.split_ascii_whitespace().next().unwrap_or_default().to_owned()))
                }
                _ => None,
            }
        })
    }

    /// Waits until the program has done everything it was told.
    fn ping(&mut self) -> Result<(), Fault> {
        self.client.send("isready");
        self.client.wait_for("readyok", self.patience, None, |line| (line == "readyok").then_some(Ok(())))
    }

    /// How castling is written in this game, which the program is told first if it changes.
    fn castling(&mut self, game: &Game) -> Result<CastlingNotation, Fault> {
        let is_chess960 = game.start().is_chess960();
        if is_chess960 && !self.has_chess960 {
            // It would think about another position.
            return Err(Fault::NoSuchOption(CHESS960.to_owned()));
        }
        if is_chess960 != self.is_chess960 {
            self.client.send(&format!("setoption name {CHESS960} value {is_chess960}"));
            self.is_chess960 = is_chess960;
        }
        Ok(if is_chess960 { CastlingNotation::KingTakesRook } else { CastlingNotation::Standard })
    }
}

/// The option that turns on castling by king and rook on any squares.
const CHESS960: &str = "UCI_Chess960";

impl Player for Uci {
    fn new_game(&mut self, _: usize) -> Result<(), Fault> {
        self.client.send("ucinewgame");
        self.ping()
    }

    fn answer(&mut self, turn: &Turn<'_>) -> Result<Reply, Fault> {
        let mut thought = Thought::default();
        let word = self.ask(turn.game, turn.limits, turn.patience, Some(turn.stop), |info| {
            info.enter(&mut thought);
        })?;
        let mv = turn.game.position().parse_coordinate(&word).map_err(|_| Fault::IllegalMove(word))?;
        Ok(Reply { mv: Some(mv), thought })
    }
}

/// The `position` command for a game.
fn position(game: &Game, castling: CastlingNotation) -> String {
    let start = game.start();
    let mut line = match start.fen() == Position::start().fen() {
        true => "position startpos".to_owned(),
        false => format!("position fen {}", start.fen()),
    };
    for (index, (pos, &mv)) in game.positions().iter().zip(game.moves()).enumerate() {
        line.push_str(if index == 0 { " moves " } else { " " });
        line.push_str(&pos.coordinate(mv, castling));
    }
    line
}

/// The `go` command for limits.
fn go(pos: &Position, limits: &Limits, castling: CastlingNotation) -> String {
    let Limits { remaining, increment, moves_to_go, move_time, depth, nodes, mate, search_moves, .. } =
        limits;
    let mut line = "go".to_owned();
    let mut add = |name: &str, value: Option<u128>| {
        if let Some(value) = value {
            line.push_str(&format!(" {name} {value}"));
        }
    };
    for (color, time, step) in [(Color::White, "wtime", "winc"), (Color::Black, "btime", "binc")] {
        let clock = remaining[color.index()];
        // A clock at zero would look like no clock at all to some programs.
        add(time, clock.map(|clock| clock.as_millis().max(1)));
        add(step, clock.map(|_| increment[color.index()].as_millis()));
    }
    add("movestogo", moves_to_go.map(u128::from));
    add("movetime", move_time.map(|time| time.as_millis().max(1)));
    add("depth", depth.map(u128::from));
    add("nodes", nodes.map(u128::from));
    add("mate", mate.map(u128::from));
    if !search_moves.is_empty() {
        let moves: Vec<String> = search_moves.iter().map(|&mv| pos.coordinate(mv, castling)).collect();
        line.push_str(&format!(" searchmoves {}", moves.join(" ")));
    }
    line
}

/// What an `info` line says.
#[derive(Default)]
struct Info<'a> {
    rank: Option<usize>,
    depth: Option<u32>,
    nodes: Option<u64>,
    /// The score, if it is one and no bound.
    verdict: Option<Verdict>,
    /// The words of the line of play.
    line: Vec<&'a str>,
}

impl<'a> Info<'a> {
    fn read(rest: &'a str) -> Info<'a> {
        let words: Vec<&str> = rest.split_ascii_whitespace().take_while(|word| *word != "string").collect();
        let end = words.iter().position(|word| *word == "pv").unwrap_or(words.len());
        let (figures, line) = (&words[..end], words.get(end + 1..).unwrap_or_default());
        let after = |name: &str| {
            let place = figures.iter().position(|word| *word == name)?;
            figures.get(place + 1).copied()
        };
        let number = |name: &str| after(name).and_then(|word| word.parse::<u64>().ok());
        let is_bound = figures.iter().any(|word| *word == "lowerbound" || *word == "upperbound");
        let verdict = match after("score") {
            _ if is_bound => None,
            Some("cp") => after("cp").and_then(|word| word.parse().ok()).map(super::centipawns),
            Some("mate") => after("mate").and_then(|word| word.parse().ok()).map(super::mate),
            _ => None,
        };
        Info {
            rank: number("multipv").map(|rank| rank.min(1000) as usize),
            depth: number("depth").map(|depth| depth.min(1000) as u32),
            nodes: number("nodes"),
            verdict,
            line: line.to_vec(),
        }
    }

    /// Keeps what the line says about the best move; other lines than the first say only how much was done.
    fn enter(&self, thought: &mut Thought) {
        thought.nodes = self.nodes.or(thought.nodes);
        if self.verdict.is_some() && self.rank.unwrap_or(1) == 1 {
            thought.verdict = self.verdict;
            thought.depth = self.depth;
        }
    }
}

impl Advice {
    /// Takes down a line; bounds and chatter are passed over.
    fn note(&mut self, pos: &Position, info: &Info<'_>) {
        self.nodes = info.nodes.or(self.nodes);
        let (Some(verdict), Some(depth)) = (info.verdict, info.depth) else { return };
        let mut here = *pos;
        let mut moves = Vec::new();
        for word in &info.line {
            let Ok(mv) = here.parse_coordinate(word) else { break };
            here = here.after(mv);
            moves.push(mv);
        }
        let rank = info.rank.unwrap_or(1).max(1);
        if moves.is_empty() {
            return;
        }
        if rank == 1 {
            self.verdicts.truncate(depth.max(1) as usize - 1);
            self.verdicts.push(verdict);
        }
        let line = AdvisedLine { verdict, moves, depth };
        match self.lines.get_mut(rank - 1) {
            Some(known) => *known = line,
            None => self.lines.push(line),
        }
    }
}

/// Hears all lines as an adviser and as a player would.
#[cfg(feature = "fuzzing")]
pub(crate) fn check_lines<'a>(pos: &Position, lines: impl Iterator<Item = &'a str>) {
    let mut advice = Advice::default();
    let mut thought = Thought::default();
    for line in lines {
        let info = Info::read(line);
        info.enter(&mut thought);
        advice.note(pos, &info);
    }
    for line in &advice.lines {
        assert!(!line.moves.is_empty());
        line.moves.iter().fold(*pos, |pos, &mv| {
            assert!(pos.is_legal(mv), "{mv:?} in {pos:?}");
            pos.after(mv)
        });
    }
    let verdicts = advice.lines.iter().map(|line| line.verdict).chain(advice.verdicts).chain(thought.verdict);
    verdicts.for_each(super::assert_within_reason);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(lines: &[&str], verdict: Option<Verdict>, depth: Option<u32>, nodes: Option<u64>) {
        let mut thought = Thought::default();
        lines.iter().for_each(|line| Info::read(line).enter(&mut thought));
        assert_eq!(thought, Thought { verdict, depth, nodes, ..Thought::default() });
    }

    #[test]
    fn the_last_true_score_of_the_first_line_counts() {
        check(
            &["depth 9 seldepth 12 multipv 1 score cp -31 nodes 512 pv e2e4 e7e5"],
            Some(Verdict::Centipawns(-31)),
            Some(9),
            Some(512),
        );
        check(
            &[
                "depth 3 score mate -2 nodes 10",
                "depth 4 score cp 900 lowerbound nodes 20",
                "depth 4 multipv 2 score cp 1 nodes 30",
                "string score cp 7",
                "depth 5 currmove e2e4 currmovenumber 1",
            ],
            Some(Verdict::Mate(-2)),
            Some(3),
            Some(30),
        );
        check(&["score cp", "score cp x", "depth", "", "nodes -1"], None, None, None);
        // No figure is so large that its other side could not be given.
        let verdict = Some(Verdict::Mate(-1000));
        check(&["depth 1 score mate -2147483648 nodes 1"], verdict, Some(1), Some(1));
    }

    #[test]
    fn advice_keeps_the_last_true_lines_by_rank() {
        let pos = Position::start();
        let mut advice = Advice::default();
        for line in [
            "depth 1 multipv 1 score cp 20 pv e2e4",
            "depth 1 multipv 2 score cp 10 pv d2d4 d7d5",
            "depth 2 multipv 1 score cp 31 lowerbound pv g1f3",
            "depth 2 multipv 1 score mate 3 nodes 77 pv d2d4 z9z9 e2e4",
            "depth 2 multipv 2 score cp 0 pv nonsense",
            "string depth 9 score cp 9 pv a2a3",
        ] {
            advice.note(&pos, &Info::read(line));
        }
        let shown: Vec<(Verdict, usize, u32)> =
            advice.lines.iter().map(|line| (line.verdict, line.moves.len(), line.depth)).collect();
        assert_eq!(shown, [(Verdict::Mate(3), 1, 2), (Verdict::Centipawns(10), 2, 1)]);
        assert_eq!(advice.verdicts, [Verdict::Centipawns(20), Verdict::Mate(3)]);
        assert_eq!(advice.nodes, Some(77));
    }
}
