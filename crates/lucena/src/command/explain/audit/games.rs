//! Real games explained move by move, every claim proved again, and the shares that the specification asks for.

use std::num::NonZero;
use std::thread;
use std::time::Instant;

use clap::ArgMatches;
use lucena_chess::Game;
use lucena_explain::audit::{GameAudit, Steadiness};
use lucena_explain::{
    Acceptance, Effort, Explainer, Inquiry, Level, OwnEngine, Scene, Thinker, Voice, after_search, budget,
    review,
};
use lucena_games::pgn::{ReadLimits, Tree};
use lucena_text::args;

use super::super::{read_effort, read_level, read_options, standard_patterns};
use crate::cli::{Console, Exit, Failure, Flags};

/// Explained moves if nothing else is asked.
const MOVES: u64 = 1_000;
/// Positions searched for each question if nothing else is asked.
pub(super) const NODES: u64 = 20_000;
/// The depths compared for stability: this and two more.
const SHALLOW: u32 = 8;

/// Explains the moves of games and counts.
pub(super) fn run(bytes: &[u8], matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let flags = Flags::new(matches, text);
    let wanted = flags.number_or("moves", 1..=100_000_000, MOVES)?;
    let every = flags.number_or("every", 1..=1_000_000, 1)? as usize;
    let compared = flags.number_or("stability", 0..=1_000_000, wanted / 50)?;
    let cores = thread::available_parallelism().map_or(1, NonZero::get) as u64;
    let threads = flags.number_or("threads", 1..=64, cores)?;
    let mut effort = read_effort(matches, text)?;
    if ["depth", "nodes", "time"].iter().all(|id| matches.get_one::<String>(id).is_none()) {
        effort = Effort::nodes(NODES);
    }
    let inquiry = Inquiry { level: read_level(matches), effort };
    let lists_silent = matches.get_flag("silent");
    let options = read_options(matches, text)?;
    let mut engines: Vec<OwnEngine> = (0..threads).map(|_| OwnEngine::new(options.clone())).collect();
    let voice = Voice::default();
    let acceptance = Acceptance::default();
    let explainer = Explainer { voice: &voice, acceptance: &acceptance, more: Some(standard_patterns()) };
    let mut audit = GameAudit::default();
    let mut steadiness = Steadiness::default();
    let mut asked = 0;
    for tree in Tree::read_all(bytes, &ReadLimits::default()).step_by(every) {
        let Some(game) = tree.ok().filter(|tree| !tree.is_empty()).map(|tree| played(&tree)) else {
            continue;
        };
        let mut thinkers: Vec<&mut dyn Thinker> =
            engines.iter_mut().map(|engine| engine as &mut dyn Thinker).collect();
        let reviewed = review::review_with(
            &game,
            review::Details::default(),
            &explainer,
            &mut thinkers,
            inquiry,
            &mut |_, _| true,
        );
        for mv in reviewed.iter().flat_map(|reviewed| &reviewed.moves) {
            let Some(explanation) = &mv.explanation else { continue };
            let scene = &explanation.evidence.scene;
            if lists_silent && explanation.evidence.is_best() && !explanation.has_reason() {
                writeln!(console.out, "{} {}", scene.before.fen(), line_of(scene))?;
            }
            for falsehood in audit.count(explanation) {
                writeln!(
                    console.err,
                    "{} {}: {}: {}",
                    scene.before.fen(),
                    scene.before.san(scene.mv),
                    falsehood.theme.key(),
                    falsehood.problem
                )?;
            }
        }
        // A few moves of each game are looked at again, deeper.
        let share = (compared * audit.moves.min(wanted)).div_ceil(wanted);
        while asked < share && !game.moves().is_empty() {
            let ply = (asked as usize * 7 + 5) % game.moves().len();
            compare(&game, ply, &explainer, &mut engines[0], inquiry.level, &mut steadiness);
            asked += 1;
        }
        let done = audit.moves;
        console.show_progress(|text| {
            text.format("explain-audit-moves-done", args!["moves" => done, "all" => wanted])
        });
        if wanted <= audit.moves {
            break;
        }
    }
    console.clear_progress();
    write_figures(&audit, &steadiness, console)?;
    write_cost(bytes, &explainer, &mut engines[0], console)?;
    Ok(if audit.falsehoods == 0 && 0 < audit.moves { Exit::Done } else { Exit::Negative })
}

/// The move of a scene and the line that is expected after it.
fn line_of(scene: &Scene) -> String {
    let moves = scene.line.iter().zip(&scene.positions);
    let moves: Vec<String> = moves.map(|(&mv, pos)| pos.san(mv)).collect();
    moves.join(" ")
}

/// The game of a tree's main line.
fn played(tree: &Tree) -> Game {
    let mut game = Game::from_position(*tree.start());
    for mv in tree.main_line().filter_map(|id| tree.node(id).mv()) {
        // A tree holds legal moves.
        if game.play(mv).is_err() {
            break;
        }
    }
    game
}

/// The game before a half-move of it.
fn before(game: &Game, ply: usize) -> Game {
    let mut so_far = Game::from_position(*game.start());
    for &mv in &game.moves()[..ply] {
        if so_far.play(mv).is_err() {
            break;
        }
    }
    so_far
}

/// Explains one move at two depths, each with an empty memory.
fn compare(
    game: &Game,
    ply: usize,
    explainer: &Explainer<'_>,
    engine: &mut OwnEngine,
    level: Level,
    steadiness: &mut Steadiness,
) {
    let so_far = before(game, ply);
    let mut at = |depth: u32| {
        engine.forget();
        let inquiry = Inquiry { level, effort: Effort::depth(depth) };
        explainer.explain(&so_far, Some(game.moves()[ply]), None, engine, inquiry)
    };
    if let (Some(shallow), Some(deep)) = (at(SHALLOW), at(SHALLOW + 2)) {
        steadiness.compare(&shallow, &deep);
    }
}

fn write_figures(
    audit: &GameAudit,
    steadiness: &Steadiness,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let text = console.text;
    let share = |(some, all): (u64, u64)| {
        format!("{} % ({some} / {all})", text.decimal(100.0 * some as f64 / all.max(1) as f64, 1))
    };
    let (loudest, most) = audit.loudest().unwrap_or(("–", 0.0));
    let rows = [
        ("explain-audit-row-moves", audit.moves.to_string()),
        ("explain-audit-row-claims", audit.claims.to_string()),
        ("explain-audit-row-said", audit.said.to_string()),
        ("explain-audit-row-refuted", audit.refuted.to_string()),
        ("explain-audit-row-falsehoods", audit.falsehoods.to_string()),
        ("explain-audit-row-unproved", super::unproved(&audit.unproved)),
        ("explain-audit-row-said-unproved", share((audit.said_unproved, audit.said))),
        ("explain-audit-row-bad", share(audit.bad)),
        ("explain-audit-row-bad-concrete", share(audit.bad_concrete)),
        ("explain-audit-row-grave", share(audit.grave)),
        ("explain-audit-row-best", share(audit.best)),
        ("explain-audit-row-bad-concrete", share(audit.best_concrete)),
        ("explain-audit-row-mirror", share(audit.mirrored)),
        (
            "explain-audit-row-steady",
            format!("{} ({})", text.decimal(steadiness.mean(), 2), steadiness.compared),
        ),
        ("explain-audit-row-blunders", share(steadiness.blunders)),
        ("explain-audit-row-loudest", format!("{loudest} ({} %)", text.decimal(100.0 * most, 1))),
        ("explain-audit-row-entropy", text.decimal(audit.entropy(), 2)),
        ("explain-audit-row-nodes", (audit.nodes / audit.moves.max(1)).to_string()),
    ];
    for (key, value) in rows {
        writeln!(console.out, "{}: {value}", text.get(key))?;
    }
    Ok(())
}

/// What an explanation costs after the search, in milliseconds and positions, by level.
fn write_cost(
    bytes: &[u8],
    explainer: &Explainer<'_>,
    engine: &mut OwnEngine,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    const GAMES: usize = 40;
    let text = console.text;
    let limits = ReadLimits::default();
    let games = Tree::read_all(bytes, &limits).step_by(17).filter_map(Result::ok);
    let games: Vec<Game> =
        games.filter(|tree| !tree.is_empty()).take(GAMES).map(|tree| played(&tree)).collect();
    for level in Level::ALL {
        let (mut total, mut worst, mut nodes, mut count) = (0.0f64, 0.0f64, 0, 0u32);
        for game in &games {
            let so_far = before(game, game.moves().len() * 2 / 3);
            let thought = engine.think(&so_far, 2, &[], Effort::nodes(NODES));
            let searched = thought.nodes;
            let start = Instant::now();
            let left = || budget(level).saturating_sub(start.elapsed());
            let Some(explanation) = after_search(explainer, &so_far, thought, engine, level, &left) else {
                continue;
            };
            let spent = start.elapsed().as_secs_f64() * 1_000.0;
            total += spent;
            worst = worst.max(spent);
            nodes = nodes.max(explanation.evidence.nodes.saturating_sub(searched));
            count += 1;
        }
        let figures = args![
            "level" => level.key(),
            "mean" => text.decimal(total / f64::from(count.max(1)), 1),
            "worst" => text.decimal(worst, 1),
            "nodes" => nodes,
        ];
        writeln!(console.out, "{}", text.format("explain-audit-cost", figures))?;
    }
    Ok(())
}
