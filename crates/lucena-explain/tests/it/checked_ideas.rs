//! Ideas against an engine and against games of masters, as `make ideas` does: every move is among the engine's first three or
//! within thirty centipawns, or masters play it and score with it as they do otherwise; every warned move loses a pawn's worth,
//! every plan is carried out in a fifth of the games.
//!
//! With `LUCENA_WRITE=1` what was found is written into the files of `data/ideas`.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use lucena_chess::testkit::test_data;
use lucena_chess::{Bitboard, Color, Game, Key, Move, Outcome, Position, Role, Square};
use lucena_engine::Options;
use lucena_explain::ideas::{Ideas, LineIdea, Plan, Target};
use lucena_explain::{Effort, OwnEngine, Thinker};
use lucena_games::collection::unpack;
use lucena_games::pgn::{ReadLimits, Tree};
use lucena_lang::patlan::{Library, Matcher};

const NODES: u64 = 200_000;
/// How far behind the best a move may be that is not among the first three, in centipawns.
const BEHIND: i32 = 30;
/// A move that the engine likes less is theory if one game in this many has it …
const ONE_IN: u32 = 1000;
/// … and whoever plays it scores no more than this below what is scored from the position before, in points of a hundred.
const SHORT: u32 = 5;
/// How far behind a warned move must be.
const BLUNDER: i32 = 100;
/// The half-moves within which a plan is carried out.
const SOON: usize = 24;
/// The least share of the games, in a hundred.
const SHARE: u32 = 20;
/// Patterns of pawns are looked for in one game of this many.
const EVERY: usize = 30;
/// Structures that arise later are of endings.
const LATE: usize = 45;

/// How often something was done of how often it could have been.
#[derive(Clone, Copy, Default)]
struct Share {
    done: u32,
    all: u32,
}

impl Share {
    fn percent(self) -> u32 {
        (100 * self.done + self.all / 2) / self.all.max(1)
    }
}

/// What the games say about a line.
#[derive(Default)]
struct Played {
    games: u32,
    /// The points of whoever played it, in half points of two a game; and of all who were to move in the position before.
    score: Share,
    usual: Share,
    plans: Vec<Share>,
    /// The best game in which a plan was carried out and won, with the strength of its players.
    model: Option<(u32, String)>,
}

/// Whether a side does what a plan wants within its next moves.
fn is_done(target: Target, side: Color, positions: &[Position], moves: &[Move]) -> bool {
    let soon = positions.iter().zip(moves).take(SOON);
    soon.filter(|(pos, _)| pos.turn() == side).any(|(pos, &mv)| target.is_done_by(pos, mv))
}

/// A game as books cite it: *Karpov–Unzicker, Nice 1974*.
fn cited(tree: &Tree) -> Option<String> {
    let surname = |tag: &str| Some(tree.headers.known(tag)?.split(',').next()?.trim().to_owned());
    let site = tree.headers.known("Site")?;
    // Sites end in the code of the country.
    let place = site.rsplit_once(' ').filter(|(_, code)| code.len() == 3).map_or(site, |(place, _)| place);
    let year = tree.headers.known("Date")?.split('.').next()?;
    let is_place = place.chars().all(|letter| letter.is_alphabetic() || letter == ' ');
    let is_known = is_place && year.len() == 4 && place.chars().count() <= 24;
    is_known.then(|| Some(format!("{}–{}, {place} {year}", surname("White")?, surname("Black")?)))?
}

fn rating(tree: &Tree) -> u32 {
    let of = |tag: &str| tree.headers.known(tag).and_then(|text| text.parse::<u32>().ok()).unwrap_or(0);
    of("WhiteElo") + of("BlackElo")
}

/// The positions of a game and its moves.
fn played_out(tree: &Tree) -> (Vec<Position>, Vec<Move>) {
    let moves: Vec<Move> = tree.main_line().filter_map(|id| tree.node(id).mv()).collect();
    let mut positions = vec![*tree.start()];
    for &mv in &moves {
        positions.push(positions[positions.len() - 1].after(mv));
    }
    (positions, moves)
}

impl Played {
    /// Whether masters play it, among so many games, and score with it as they do otherwise.
    fn is_theory(&self, all: u32) -> bool {
        all <= self.games * ONE_IN && self.usual.percent() <= self.score.percent() + SHORT
    }
}

impl Share {
    /// Adds the result of a game for a side.
    fn add(&mut self, outcome: Option<Outcome>, side: Color) {
        let points = match outcome {
            Some(Outcome::Win(winner)) => 2 * u32::from(winner == side),
            Some(Outcome::Draw) => 1,
            _ => return,
        };
        self.done += points;
        self.all += 2;
    }
}

/// Counts how often each line is played, and how it is scored with; gives back the number of games.
fn count_scores(bytes: &[u8], ideas: &Ideas, played: &mut HashMap<String, Played>) -> u32 {
    let mut reached: HashMap<Key, &LineIdea> = HashMap::new();
    let mut before: HashMap<Key, Vec<&LineIdea>> = HashMap::new();
    for idea in ideas.lines() {
        let (&last, moves) = idea.moves.split_last().expect("moves");
        let parent = moves.iter().fold(Position::start(), |pos, &mv| pos.after(mv));
        before.entry(parent.key()).or_default().push(idea);
        reached.insert(parent.after(last).key(), idea);
    }
    let mut all = 0;
    for tree in Tree::read_all(bytes, &ReadLimits::default()).flatten() {
        all += 1;
        let (positions, _) = played_out(&tree);
        for pos in positions.iter().take(32) {
            for idea in before.get(&pos.key()).into_iter().flatten() {
                played.entry(idea.name.clone()).or_default().usual.add(tree.outcome, pos.turn());
            }
            if let Some(idea) = reached.get(&pos.key()) {
                let known = played.entry(idea.name.clone()).or_default();
                known.games += 1;
                known.score.add(tree.outcome, !pos.turn());
            }
        }
    }
    all
}

/// Looks at every game for the lines, and at some for the structures.
fn count(bytes: &[u8], ideas: &Ideas) -> (HashMap<String, Played>, Vec<Share>) {
    let lines = ideas.lines();
    let by_key: HashMap<Key, &LineIdea> = lines
        .iter()
        .map(|idea| (idea.moves.iter().fold(Position::start(), |pos, &mv| pos.after(mv)).key(), *idea))
        .collect();
    let mut played: HashMap<String, Played> = HashMap::new();
    let mut structures = vec![Share::default(); ideas.plans().len()];
    let mut stands = Stands::new(ideas.plans());
    let limits = ReadLimits::default();
    for (number, tree) in Tree::read_all(bytes, &limits).flatten().enumerate() {
        let (positions, moves) = played_out(&tree);
        for (ply, pos) in positions.iter().enumerate().take(32) {
            if let Some(idea) = by_key.get(&pos.key()) {
                let known = played.entry(idea.name.clone()).or_default();
                known.plans.resize(idea.plans.len(), Share::default());
                for (&(side, target), share) in idea.plans.iter().zip(&mut known.plans) {
                    let done = is_done(target, side, &positions[ply..], &moves[ply..]);
                    share.all += 1;
                    share.done += u32::from(done);
                    let is_better = known.model.as_ref().is_none_or(|(best, _)| *best < rating(&tree));
                    if done && is_better && tree.outcome == Some(Outcome::Win(side)) {
                        known.model = cited(&tree).map(|game| (rating(&tree), game)).or(known.model.take());
                    }
                }
            }
        }
        if number.is_multiple_of(EVERY) {
            count_structures(ideas.plans(), &mut stands, &positions, &moves, &mut structures);
        }
    }
    (played, structures)
}

/// Which structures stand on a board, by its pawns: games share their openings, so most are asked about more than once.
struct Stands {
    names: Vec<String>,
    matcher: Matcher,
    known: HashMap<(Bitboard, Bitboard), u64>,
}

impl Stands {
    fn new(plans: &[Plan]) -> Stands {
        let mut names: Vec<String> = plans.iter().map(|plan| plan.pattern.clone()).collect();
        names.dedup();
        assert!(names.len() <= 32, "a bit for each structure and owner");
        Stands { names, matcher: Matcher::new(), known: HashMap::new() }
    }

    /// One bit for each structure and owner.
    fn on(&mut self, pos: &Position) -> u64 {
        let pawns = Color::ALL.map(|color| pos.pieces(color, Role::Pawn));
        if let Some(&known) = self.known.get(&(pawns[0], pawns[1])) {
            return known;
        }
        let mut found = 0;
        for (number, name) in self.names.iter().enumerate() {
            let program = Library::standard().get(name).expect("a pattern");
            for owner in Color::ALL {
                let matches = self.matcher.look(pos, owner).find(program);
                let stands = matches.is_ok_and(|matches| matches.valid().next().is_some());
                found |= u64::from(stands) << (2 * number + owner as usize);
            }
        }
        self.known.insert((pawns[0], pawns[1]), found);
        found
    }

    /// Where each structure stands first in a game, by structure and owner.
    fn first(&mut self, positions: &[Position]) -> HashMap<(usize, Color), usize> {
        let mut first = HashMap::new();
        for ply in (4..positions.len().min(LATE)).step_by(2) {
            let found = self.on(&positions[ply]);
            for number in 0..self.names.len() {
                for owner in Color::ALL {
                    if found >> (2 * number + owner as usize) & 1 == 1 {
                        first.entry((number, owner)).or_insert(ply);
                    }
                }
            }
        }
        first
    }
}

/// Looks for each structure where it stands first, and for its plans from there.
fn count_structures(
    plans: &[Plan],
    stands: &mut Stands,
    positions: &[Position],
    moves: &[Move],
    shares: &mut [Share],
) {
    let first = stands.first(positions);
    for (plan, share) in plans.iter().zip(shares) {
        let number = stands.names.iter().position(|name| *name == plan.pattern).expect("a name");
        for owner in Color::ALL {
            let Some(&ply) = first.get(&(number, owner)) else { continue };
            let side = if plan.is_owners { owner } else { !owner };
            share.all += 1;
            share.done +=
                u32::from(is_done(plan.target.seen_by(owner), side, &positions[ply..], &moves[ply..]));
        }
    }
}

/// What masters do in each structure, most frequent first: for whoever writes plans (`LUCENA_SURVEY=1`).
#[allow(clippy::print_stdout, reason = "whoever asks for the survey reads it; 2026-11-18")]
#[allow(clippy::iter_over_hash_type, reason = "counts do not depend on their order; 2026-11-18")]
fn survey(bytes: &[u8], plans: &[Plan]) {
    const WORTH: u32 = 12;
    let mut stands = Stands::new(plans);
    let mut deeds: HashMap<(usize, bool, Role, Square), u32> = HashMap::new();
    let mut games: HashMap<usize, u32> = HashMap::new();
    for tree in Tree::read_all(bytes, &ReadLimits::default()).flatten().step_by(EVERY) {
        let (positions, moves) = played_out(&tree);
        for ((number, owner), ply) in stands.first(&positions) {
            *games.entry(number).or_default() += 1;
            let soon = positions[ply..].iter().zip(&moves[ply..]).take(SOON);
            let done: HashSet<(bool, Role, Square)> = soon
                .filter(|(_, mv)| mv.castle_side().is_none())
                .filter_map(|(pos, mv)| Some((pos.turn() == owner, pos.role_on(mv.from())?, mv)))
                .filter(|(_, role, mv)| !(*role == Role::Pawn && mv.is_capture()))
                .map(|(own, role, mv)| {
                    (own, role, if owner == Color::White { mv.to() } else { mv.to().flip_rank() })
                })
                .collect();
            for (own, role, square) in done {
                *deeds.entry((number, own, role, square)).or_default() += 1;
            }
        }
    }
    for (number, name) in stands.names.iter().enumerate() {
        let all = games.get(&number).copied().unwrap_or(0);
        println!("{name}: {all} games");
        for own in [true, false] {
            let mut done: Vec<_> = deeds.iter().filter(|(key, _)| (key.0, key.1) == (number, own)).collect();
            done.sort_by_key(|(key, count)| (Reverse(**count), key.3));
            let share = |count: u32| Share { done: count, all }.percent();
            let shown = done.iter().map(|(key, count)| (key, share(**count)));
            let shown: Vec<String> = shown
                .take_while(|(_, share)| WORTH <= *share)
                .map(|(key, share)| format!("{:?} {} {share}", key.2, key.3))
                .collect();
            println!("    {} {}", if own { "owner" } else { "other" }, shown.join(", "));
        }
    }
}

/// The place of a move among the engine's first three, and how many centipawns it is behind the best.
fn judged(engine: &mut OwnEngine, before: &[Move], mv: Move) -> (Option<u8>, i32) {
    let mut game = Game::from_position(Position::start());
    for &mv in before {
        game.play(mv).expect("legal");
    }
    engine.forget();
    let thought = engine.think(&game, 3, &[], Effort::nodes(NODES));
    let best = thought.lines[0].verdict.centipawns();
    let place = thought.lines.iter().position(|line| line.moves.first() == Some(&mv));
    if let Some(place) = place {
        return (Some(place as u8 + 1), best - thought.lines[place].verdict.centipawns());
    }
    let alone = engine.think(&game, 1, &[mv], Effort::nodes(NODES));
    (None, best - alone.lines[0].verdict.centipawns())
}

/// Writes what was found into the files, line by line.
fn write(found: &HashMap<String, (Option<u8>, i32)>, played: &HashMap<String, Played>, structures: &[Share]) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/ideas");
    let mut structures = structures.iter();
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("a file").path()).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "txt"));
    files.sort();
    for path in files {
        let text = std::fs::read_to_string(&path).expect("readable");
        let mut blocks: Vec<String> = Vec::new();
        for block in text.trim_end().split("\n\n") {
            let name = block.lines().find_map(|line| line.strip_prefix("idea "));
            let mut plans = name.and_then(|name| played.get(name)).map(|played| played.plans.iter());
            let mut lines: Vec<String> = Vec::new();
            for line in block.lines() {
                let word = line.trim_start().split(' ').next().unwrap_or_default();
                let bare = line.split(" share ").next().unwrap_or(line);
                match word {
                    "checked" | "model" => {}
                    "white" | "black" => {
                        let share =
                            plans.as_mut().and_then(Iterator::next).map_or(0, |share| share.percent());
                        lines.push(format!("{bare} share {share}"));
                    }
                    "owner" | "other" => {
                        let share = structures.next().map_or(0, |share| share.percent());
                        lines.push(format!("{bare} share {share}"));
                    }
                    _ => lines.push(line.to_owned()),
                }
            }
            if let Some((rank, behind)) = name.and_then(|name| found.get(name)) {
                let known = name.and_then(|name| played.get(name));
                if let Some((_, game)) = known.and_then(|known| known.model.as_ref()) {
                    lines.push(format!("    model {game}"));
                }
                let rank = rank.map_or("-".to_owned(), |rank| rank.to_string());
                let games = known.map_or(0, |known| known.games);
                let (score, usual) =
                    known.map_or((0, 0), |known| (known.score.percent(), known.usual.percent()));
                lines.push(format!(
                    "    checked engine {rank} behind {behind} games {games} score {score} usual {usual}"
                ));
            }
            blocks.push(lines.join("\n"));
        }
        std::fs::write(&path, blocks.join("\n\n") + "\n").expect("written");
    }
}

/// A packed file of games.
fn unpacked(path: &Path) -> Vec<u8> {
    let mut bytes = Vec::new();
    let (mut stream, _) = unpack(File::open(path).expect("readable")).expect("packed");
    stream.read_to_end(&mut bytes).expect("unpacked");
    bytes
}

#[test]
#[ignore = "some minutes of search and all games of masters: run by `make ideas`"]
fn engine_and_masters_agree_with_the_ideas() {
    let Some(path) = test_data("pgn/masters-50k.pgn.zst") else { return };
    let ideas = Ideas::shipped();
    if std::env::var_os("LUCENA_SURVEY").is_some() {
        return survey(&unpacked(&path), ideas.plans());
    }
    let mut engine = OwnEngine::new(Options::default());
    let mut found = HashMap::new();
    let mut wrong: Vec<String> = Vec::new();
    let modern = unpacked(&path);
    let (mut played, structures) = count(&modern, ideas);
    let mut all = count_scores(&modern, ideas, &mut played);
    if let Some(path) = test_data("pgn/classics-before-1930.pgn.zst") {
        all += count_scores(&unpacked(&path), ideas, &mut played);
    }
    for idea in ideas.lines() {
        let (&last, before) = idea.moves.split_last().expect("moves");
        let (rank, behind) = judged(&mut engine, before, last);
        let known = played.get(&idea.name);
        if rank.is_none() && BEHIND < behind && !known.is_some_and(|known| known.is_theory(all)) {
            let (games, score, usual) =
                known.map_or((0, 0, 0), |known| (known.games, known.score.percent(), known.usual.percent()));
            wrong.push(format!(
                "{}: {behind} centipawns behind the best move, {games} games of {all}, score {score}, usual {usual}",
                idea.name
            ));
        }
        found.insert(idea.name.clone(), (rank, behind.max(0)));
        if let Some(warning) = &idea.warning {
            let (_, behind) = judged(&mut engine, &idea.moves, warning.mv);
            if behind < BLUNDER {
                wrong.push(format!("{}: the warned move costs only {behind} centipawns", idea.name));
            }
        }
    }
    for idea in ideas.lines() {
        let Some(known) = played.get(&idea.name) else { continue };
        for ((side, target), share) in idea.plans.iter().zip(&known.plans) {
            if share.percent() < SHARE {
                wrong.push(format!("{}: {side:?} {:?} in {} %", idea.name, target.deed, share.percent()));
            }
        }
    }
    for (plan, share) in ideas.plans().iter().zip(&structures) {
        if share.percent() < SHARE {
            let (done, all) = (share.done, share.all);
            wrong.push(format!("{}: {:?} in {done} of {all} games", plan.pattern, plan.target.deed));
        }
    }
    if std::env::var_os("LUCENA_WRITE").is_some() {
        write(&found, &played, &structures);
    }
    println!("{} lines and {} plans of structures, {} wrong", found.len(), structures.len(), wrong.len());
    assert!(wrong.is_empty(), "{wrong:#?}");
}
