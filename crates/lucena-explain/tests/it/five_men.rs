//! Five men: everything that is said about a result, as a reader reads it, against Stockfish with the tables of three and four
//! men, as `make results-five` does. Tables of five men are a gigabyte that nobody has at hand; a search that reaches those of
//! four decides nearly all of them, and what it leaves in doubt is listed.

use std::collections::HashMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use lucena_chess::testkit::{Random, test_data};
use lucena_chess::{Color, Move, Position, Role};
use lucena_engine::{Endings, Options};
use lucena_explain::{Explanation, OwnEngine, Theme, Voice};
use lucena_games::collection::unpack;
use lucena_games::pgn::{ReadLimits, Tree};
use lucena_text::Language;

use super::endings::{explain, scatter};

const MEN: u32 = 5;
const POSITIONS: usize = 5_000;
/// How long Stockfish looks, in positions, until it is sure.
const PATIENCE: [u64; 3] = [1_000_000, 5_000_000, 20_000_000];
/// Scores beyond this are tables or mates.
const DECIDED: i32 = 5_000;
/// So many depths in a row must say so.
const AGREED: u32 = 12;
/// From this score on a position of five men is won, and up to this one drawn, in centipawns of Stockfish.
const WON: i32 = 400;
const DRAWN: i32 = 60;

/// Where Stockfish is, if it is installed.
fn stockfish() -> Option<PathBuf> {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders)
        .chain([PathBuf::from("/usr/games")])
        .map(|folder| folder.join("stockfish"))
        .find(|path| path.is_file())
}

/// Another program that knows results, and what it has said so far.
struct Judge {
    program: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    known: HashMap<String, Option<i32>>,
}

impl Judge {
    fn start(path: &Path, tables: &Path) -> Judge {
        let mut program = Command::new(path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("Stockfish starts");
        let mut to = program.stdin.take().expect("a pipe");
        let from = BufReader::new(program.stdout.take().expect("a pipe"));
        writeln!(to, "setoption name SyzygyPath value {}\nsetoption name Hash value 128", tables.display())
            .expect("heard");
        Judge { program, to, from, known: HashMap::new() }
    }

    /// Who wins, for the side to move: 1, 0 or -1; nothing if that stays in doubt.
    fn value(&mut self, pos: &Position) -> Option<i32> {
        if !pos.has_legal_moves() {
            return Some(-i32::from(pos.is_check()));
        }
        if pos.is_insufficient_material() {
            return Some(0);
        }
        let fen = pos.fen();
        if let Some(known) = self.known.get(&fen) {
            return *known;
        }
        let found = PATIENCE.into_iter().find_map(|nodes| {
            let score = self.score(&fen, nodes);
            match score.abs() {
                WON.. => Some(score.signum()),
                ..=DRAWN => Some(0),
                _ => None,
            }
        });
        self.known.insert(fen, found);
        found
    }

    /// The score after so many nodes, or as soon as it is a table's or a mate's.
    fn score(&mut self, fen: &str, nodes: u64) -> i32 {
        writeln!(self.to, "ucinewgame\nposition fen {fen}\ngo nodes {nodes}").expect("heard");
        // A score of a table is believed when several depths have agreed on it: the first ones prune too much.
        let (mut score, mut agreed) = (0, 0);
        loop {
            let mut line = String::new();
            self.from.read_line(&mut line).expect("an answer");
            if line.starts_with("bestmove") {
                return score;
            }
            let mut words = line.split_whitespace().skip_while(|&word| word != "score").skip(1);
            let (Some(kind), Some(number)) = (words.next(), words.next().and_then(|text| text.parse().ok()))
            else {
                continue;
            };
            if matches!(words.next(), Some("lowerbound" | "upperbound")) {
                continue;
            }
            let number: i32 = number;
            score = if kind == "mate" && number != 0 { 2 * DECIDED * number.signum() } else { number };
            agreed = if DECIDED <= score.abs() { agreed + 1 } else { 0 };
            if agreed == AGREED {
                writeln!(self.to, "stop").expect("heard");
            }
        }
    }
}

impl Drop for Judge {
    fn drop(&mut self) {
        let _ = writeln!(self.to, "quit");
        let _ = self.program.wait();
    }
}

/// The results that a sentence about a move may speak of, for the side that plays it.
struct Outcomes<'a> {
    judge: &'a mut Judge,
    before: Position,
    best: Move,
}

impl Outcomes<'_> {
    fn before(&mut self) -> Option<i32> {
        self.judge.value(&self.before)
    }

    fn after(&mut self, mv: Move) -> Option<i32> {
        Some(-self.judge.value(&self.before.after(mv))?)
    }

    /// Whether the move, or the better one, leads to this result.
    fn is(&mut self, mv: Move, result: i32) -> Option<bool> {
        Some(self.after(mv)? == result)
    }

    /// Whether a move alone keeps this result.
    fn alone(&mut self, mv: Move, result: i32) -> Option<bool> {
        let mut all = self.is(mv, result);
        for other in &self.before.legal_moves() {
            if other != mv && all == Some(true) {
                all = self.after(other).map(|value| value < result);
            }
        }
        all
    }
}

/// What a sentence says about results, told by its words: which words, and whether it is so. Nothing if it says nothing of the
/// kind; `Some(None)` if nobody knows.
fn judged(words: &str, of: &mut Outcomes<'_>, subject: Move) -> Option<Option<bool>> {
    let (mv, best) = (subject, of.best);
    let says = |part: &str| words.contains(part);
    let is_bare = |pos: &Position| pos.color(!pos.turn()).count() == 1;
    Some(if says("already lost") {
        of.before().map(|value| value == -1)
    } else if says("keeps the position won") || says("still wins") {
        of.is(mv, 1)
    } else if says("forced mate slip") || says("mated in") || says("There was mate") {
        of.is(best, 1)
    } else if says("forces mate") || says("and mate follows") || says("road to victory") {
        of.is(mv, 1)
    } else if says("walks into a forced mate") || says("allows mate") || says("even allows mate") {
        of.is(mv, -1)
    } else if says("only move that wins") || says("only move that keeps the win") {
        of.alone(mv, 1)
    } else if says("only move that draws") {
        of.alone(mv, 0)
    } else if says("keeps the win") {
        of.is(mv, 1)
    } else if says("keeps the draw") {
        of.is(mv, 0)
    } else if says("throws the win away") {
        both(of.is(best, 1), of.is(mv, 0))
    } else if says("won game into a lost") {
        both(of.is(best, 1), of.is(mv, -1))
    } else if says("throws the draw away") {
        both(of.is(best, 0), of.is(mv, -1))
    } else if says("key square")
        || says("Lucena position")
        || says("the queen wins")
        || says("ending that is won")
        || says("won pawn ending")
    {
        of.is(mv, 1)
    } else if says("Philidor defense")
        || says("fortress")
        || says("endgame is a draw")
        || says("saves the game")
        || says("secures a draw")
        || says("holds the draw")
        || says("that is drawn")
        || says("stays level")
        || says("the game is drawn")
    {
        of.is(mv, 0)
    } else if says("allows a draw") {
        of.after(mv).map(|value| value <= 0)
    } else if says("no longer catch it") && is_bare(&of.before) {
        of.is(mv, 1)
    } else if says("makes a draw more likely") {
        of.after(mv).map(|value| value <= 0)
    } else if says("Zugzwang") {
        let next = of.before.after(mv);
        let passed = if next.is_check() { None } else { of.judge.value(&next.after_null()) };
        passed.and_then(|passed| Some(passed < of.after(mv)?))
    } else {
        return None;
    })
}

fn both(one: Option<bool>, other: Option<bool>) -> Option<bool> {
    match (one, other) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (Some(true), Some(true)) => Some(true),
        _ => None,
    }
}

/// Words that only sentences about results have; whoever adds such a sentence must let it be judged above.
const TELLTALE: [&str; 9] = [
    "draw",
    "drawn",
    "the win ",
    "is won",
    "is lost",
    "lost game",
    "won game",
    "stalemate",
    "holds the position",
];

/// Every sentence of an explanation, with the move that it is about.
fn sentences(found: &Explanation, voice: &Voice) -> Vec<(String, Move)> {
    let scene = &found.evidence.scene;
    let best = found.evidence.best_scene.as_ref().map_or(scene.mv, |best| best.mv);
    let mut said = vec![(found.verdict(voice, Language::English).to_string(), scene.mv)];
    for statement in &found.argument.sentences {
        let theme = found.argument.judged[statement.claim].claim.theme;
        let subject = match theme {
            Theme::MissesIdea | Theme::MissesTactic => best,
            // What they may do is not judged as the mover's.
            Theme::AllowsIdea | Theme::AllowsTactic => continue,
            _ => scene.mv,
        };
        said.push((statement.sentence(Language::English).to_string(), subject));
    }
    said.extend(
        found.contrast(voice, Language::English).into_iter().map(|words| (words.to_string(), scene.mv)),
    );
    said
}

/// Positions of five men, half from games of masters and half thrown at random, each with a move of the game, a move of chance,
/// or nothing: then the best one is explained.
fn positions() -> Vec<(Position, Option<Move>)> {
    use Role::{Bishop, King, Knight, Pawn, Queen, Rook};
    let mut random = Random::new(5);
    let mut found = Vec::new();
    if let Some(path) = test_data("pgn/masters-50k.pgn.zst") {
        let mut bytes = Vec::new();
        let (mut stream, _) = unpack(File::open(path).expect("readable")).expect("packed");
        stream.read_to_end(&mut bytes).expect("unpacked");
        for tree in Tree::read_all(bytes.as_slice(), &ReadLimits::default()).flatten() {
            let mut pos = *tree.start();
            for mv in tree.main_line().filter_map(|id| tree.node(id).mv()) {
                if pos.occupied().count() == MEN && random.below(8) == 0 && found.len() < POSITIONS / 2 {
                    let moves = pos.legal_moves();
                    let other = moves[random.below(moves.len())];
                    found.push((pos, [Some(mv), Some(other), None][found.len() % 3]));
                }
                pos = pos.after(mv);
            }
        }
    }
    while found.len() < POSITIONS {
        let mut men = vec![(Color::White, King), (Color::Black, King)];
        for _ in 0..3 {
            let color = if random.below(2) == 0 { Color::White } else { Color::Black };
            men.push((color, [Pawn, Pawn, Pawn, Rook, Rook, Bishop, Knight, Queen][random.below(8)]));
        }
        let Some(pos) = scatter(&mut random, &men) else { continue };
        let moves = pos.legal_moves();
        let mv = moves[random.below(moves.len())];
        found.push((pos, Some(mv).filter(|_| found.len() % 3 != 0)));
    }
    found
}

#[test]
#[ignore = "an hour of Stockfish over five thousand endings: run by `make results-five`"]
fn stockfish_agrees_with_what_is_said_of_five_men() {
    let Some(folder) = test_data("syzygy") else { return };
    let path = stockfish().expect("Stockfish is installed");
    let mut judge = Judge::start(&path, &folder);
    let tables = Endings::open(folder.to_str().expect("a path")).expect("tables");
    let with = Options { endings: Some(tables), ..Options::default() };
    let voice = Voice::default();
    let positions = positions();
    let (mut wrong, mut unknown, mut unjudged) = (Vec::new(), Vec::new(), Vec::new());
    for (name, options) in [("rules alone", Options::default()), ("tables of four men", with)] {
        let mut engine = OwnEngine::new(options);
        let (mut spoken, mut doubtful, mut false_ones) = (0, 0, 0);
        for &(pos, mv) in &positions {
            let Some(found) = explain(pos, mv, &mut engine, 2_000) else { continue };
            let mv = found.evidence.scene.mv;
            let best = found.evidence.best_scene.as_ref().map_or(mv, |best| best.mv);
            let mut of = Outcomes { judge: &mut judge, before: pos, best };
            for (words, subject) in sentences(&found, &voice) {
                let said = format!("{} {}: {words}", pos.fen(), pos.san(mv));
                match judged(&words, &mut of, subject) {
                    None if TELLTALE.iter().any(|part| words.contains(part)) => unjudged.push(said),
                    None => continue,
                    Some(verdict) => {
                        spoken += 1;
                        match verdict {
                            Some(true) => {}
                            Some(false) => {
                                false_ones += 1;
                                println!("false: {said}");
                                wrong.push(said);
                            }
                            None => {
                                doubtful += 1;
                                println!("in doubt: {said}");
                                unknown.push(said);
                            }
                        }
                    }
                }
            }
        }
        println!(
            "{name}: {spoken} statements about results in {} positions, {false_ones} false, {doubtful} in doubt",
            positions.len()
        );
    }
    assert!(unjudged.is_empty(), "nobody judges: {unjudged:#?}");
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(unknown.len() * 50 <= positions.len(), "too much is in doubt: {}", unknown.len());
}
