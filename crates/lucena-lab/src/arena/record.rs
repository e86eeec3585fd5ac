//! A game as PGN, with what the players thought as comments.

use lucena_chess::{Color, Ending, Game, Outcome};
use lucena_eval::Verdict;
use lucena_games::pgn::{Headers, NodeId, Tree};

use super::adjudicate::Ruling;
use super::duel::{DuelEnd, DuelResult, Note};
use super::pairing::Fixture;
use crate::client::Fault;
use crate::player::Thought;

/// What the tags of a game say beyond the game itself.
#[derive(Clone, Default, Debug)]
pub struct Labels<'a> {
    /// The name of the run.
    pub event: &'a str,
    /// `2026.11.15`, or nothing if it is not known.
    pub date: &'a str,
    /// White's name and Black's.
    pub names: [&'a str; 2],
    /// What each might use.
    pub paces: [String; 2],
    /// A mark of all settings of the run: games with another mark do not belong to it.
    pub run: &'a str,
    /// Further tags.
    pub tags: Vec<(&'a str, String)>,
    /// The titles of the stages of White's set and of Black's.
    pub stages: [&'a [String]; 2],
    /// Whether the times of moves are left out, so that the same run gives the same file.
    pub is_timeless: bool,
}

/// The game with its tags and comments, ready to be written.
pub fn tree(fixture: &Fixture, result: &DuelResult, labels: &Labels<'_>) -> Tree {
    let mut headers = Headers::default();
    headers.set("Event", labels.event);
    headers.set("Date", labels.date);
    headers.set("Round", &(fixture.number + 1).to_string());
    headers.set("White", labels.names[0]);
    headers.set("Black", labels.names[1]);
    headers.set("Result", result.outcome.pgn());
    match labels.paces[0] == labels.paces[1] {
        true => headers.set("TimeControl", &labels.paces[0]),
        false => {
            headers.set("WhiteTimeControl", &labels.paces[0]);
            headers.set("BlackTimeControl", &labels.paces[1]);
        }
    }
    headers.set("PlyCount", &result.game.moves().len().to_string());
    headers.set("Termination", termination(&result.end));
    if let DuelEnd::Fault { side, .. } = result.end {
        headers.set("Fault", name(side));
    }
    for (name, value) in &labels.tags {
        headers.set(name, value);
    }
    headers.set("Run", labels.run);
    let mut tree = Tree::new(headers, *result.game.start());
    let mut last = NodeId::ROOT;
    let opening = result.opening_plies();
    for (index, &mv) in result.game.moves().iter().enumerate() {
        last = tree.add(last, mv).expect("the moves of a game are legal");
        if let Some(note) = index.checked_sub(opening).and_then(|index| result.notes.get(index)) {
            let side = result.game.positions()[index].turn();
            tree.node_mut(last).after.say(&comment(note, labels, side));
        }
    }
    tree.node_mut(last).after.say(&reason(&result.end));
    tree
}

/// The game that [`tree`] wrote, as far as it says: times and counts of nodes are not always in it. Nothing if it is none.
pub fn result_of(tree: &Tree, stages: [&[String]; 2]) -> Option<DuelResult> {
    let mut game = Game::from_position(*tree.start());
    let mut notes = Vec::new();
    for id in tree.main_line() {
        let node = tree.node(id);
        let side = game.position().turn();
        let words: Vec<&str> = node.after.iter().map(|comment| comment.text.as_str()).collect();
        // Moves of the opening have no comment, unless the game ended there.
        notes.extend(note_of(&words.join(" "), stages[side.index()]));
        game.play(node.mv()?).ok()?;
    }
    let outcome = tree.outcome?;
    let at_fault = Color::ALL.into_iter().find(|&side| tree.headers.get("Fault") == Some(name(side)));
    let end = match (at_fault, game.ending(), tree.headers.get("Termination")) {
        (Some(side), _, Some("time forfeit")) => DuelEnd::Fault { side, fault: Fault::Time },
        (Some(side), _, _) => {
            DuelEnd::Fault { side, fault: Fault::Died { status: None, words: String::new() } }
        }
        (None, Some(ending), _) => DuelEnd::Rules(ending),
        (None, None, Some("adjudication")) => DuelEnd::Ruled(ruling_of(tree)),
        (None, None, _) => match outcome {
            Outcome::Win(winner) => DuelEnd::Rules(Ending::Resignation { winner }),
            Outcome::Draw => DuelEnd::Rules(Ending::Agreement),
        },
    };
    Some(DuelResult { game, notes, outcome, end })
}

fn ruling_of(tree: &Tree) -> Ruling {
    let last = tree
        .main_line()
        .last()
        .map(|id| tree.node(id).after.iter().map(|one| one.text.as_str()).collect::<String>());
    let is_said =
        |word: &str| last.as_ref().is_some_and(|last| last.contains(&format!("adjudicated by {word}")));
    match (is_said("length"), is_said("table")) {
        (true, _) => Ruling::Length,
        (_, true) => Ruling::Table,
        _ => Ruling::Score,
    }
}

/// What a comment says a player thought.
fn note_of(words: &str, stages: &[String]) -> Option<Note> {
    let (value, rest) = words.split_once('/')?;
    let verdict = match value
        .trim()
        .strip_prefix("+M")
        .map(|moves| (1, moves))
        .or(value.trim().strip_prefix("-M").map(|moves| (-1, moves)))
    {
        Some((sign, moves)) => Some(Verdict::Mate(sign * moves.parse::<i32>().ok()?)),
        None if value.trim() == "?" => None,
        None => Some(Verdict::Centipawns((100.0 * value.trim().parse::<f64>().ok()?).round() as i32)),
    };
    let (depth, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let stage = stages.iter().enumerate().filter(|(_, title)| rest.starts_with(title.as_str()));
    // The longest title that fits: one may begin like another.
    let stage = stage.max_by_key(|(_, title)| title.len()).map(|(number, _)| number);
    let nodes = rest.split(' ').find_map(|word| word.strip_suffix('n')?.parse().ok());
    let spent = rest.split(' ').find_map(|word| word.strip_suffix('s')?.parse::<f64>().ok());
    let thought = Thought { verdict, depth: Some(depth.parse().ok()?), nodes, stage, budget_exceeded: 0 };
    Some(Note { thought, spent: std::time::Duration::from_secs_f64(spent.unwrap_or(0.0).clamp(0.0, 1e6)) })
}

/// One of the words that the PGN standard knows.
fn termination(end: &DuelEnd) -> &'static str {
    match end {
        DuelEnd::Rules(_) => "normal",
        DuelEnd::Ruled(_) => "adjudication",
        DuelEnd::Fault { fault: Fault::Time, .. } => "time forfeit",
        DuelEnd::Fault {
            fault: Fault::IllegalMove(_) | Fault::Refused(_) | Fault::FalseClaim(_), ..
        } => "rules infraction",
        DuelEnd::Fault { .. } => "abandoned",
    }
}

/// `+0.31/12 0.045s 51230n`, as other match runners write it; `+0.35/4 ENDING` of a heuristic set.
fn comment(note: &Note, labels: &Labels<'_>, side: Color) -> String {
    let value = match note.thought.verdict {
        None => "?".to_owned(),
        Some(Verdict::Mate(moves)) if moves > 0 => format!("+M{moves}"),
        Some(Verdict::Mate(moves)) => format!("-M{}", -moves),
        Some(verdict) => format!("{:+.2}", f64::from(verdict.centipawns()) / 100.0),
    };
    let depth = note.thought.depth.unwrap_or(0);
    let nodes = note.thought.nodes.map_or(String::new(), |nodes| format!(" {nodes}n"));
    let stage = note.thought.stage.and_then(|stage| labels.stages[side.index()].get(stage));
    let stage = stage.map_or(String::new(), |stage| format!(" {stage}"));
    match labels.is_timeless {
        true => format!("{value}/{depth}{stage}"),
        false => format!("{value}/{depth}{stage} {:.3}s{nodes}", note.spent.as_secs_f64()),
    }
}

/// Why the game ended, in English as PGN is.
fn reason(end: &DuelEnd) -> String {
    match end {
        DuelEnd::Rules(Ending::Checkmate { winner }) => format!("{} mates", name(*winner)),
        DuelEnd::Rules(Ending::Stalemate) => "stalemate".to_owned(),
        DuelEnd::Rules(Ending::InsufficientMaterial) => "insufficient material".to_owned(),
        DuelEnd::Rules(Ending::Repetition) => "threefold repetition".to_owned(),
        DuelEnd::Rules(Ending::FiftyMoves) => "fifty moves".to_owned(),
        DuelEnd::Rules(Ending::Resignation { winner }) => format!("{} resigns", name(!*winner)),
        DuelEnd::Rules(ending) => format!("{ending:?}"),
        DuelEnd::Ruled(ruling) => format!("adjudicated by {}", format!("{ruling:?}").to_lowercase()),
        DuelEnd::Fault { side, fault } => format!("fault of {}: {fault}", name(*side)),
    }
}

pub(super) const fn name(side: Color) -> &'static str {
    match side {
        Color::White => "White",
        Color::Black => "Black",
    }
}
