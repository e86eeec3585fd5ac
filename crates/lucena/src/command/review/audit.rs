//! `lucena review audit`: the grades of a review against the evaluations that stand in the file.

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_chess::{Color, Game};
use lucena_eval::Verdict;
use lucena_explain::audit::{Confusion, Disagreement, GradeAudit};
use lucena_explain::review;
use lucena_games::pgn::{Evaluation, ReadLimits, Tree};
use lucena_text::{Text, args};
use serde_json::{Value, json};

use super::thinkers::Thinkers;
use super::{effort, played};
use crate::cli::{Console, Exit, Failure, Flags};
use crate::command::explain::effort_options;
use crate::command::{interrupt, packed};

/// The columns of a table of grades.
const GRADES: [&str; 4] =
    ["review-audit-fine", "review-audit-inaccuracy", "review-audit-mistake", "review-audit-blunder"];

pub(super) fn build(text: Text) -> Command {
    let value = |name: &'static str, shown: &str, help: &str| {
        Arg::new(name).long(name).value_name(text.get(shown)).help(text.get(help))
    };
    let flag = |name: &'static str, help: &str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(text.get(help))
    };
    let command = Command::new("audit")
        .about(text.get("review-audit-about"))
        .override_usage(text.get("review-audit-usage"))
        .after_help(text.get("review-audit-after-help"))
        .arg(
            Arg::new("file")
                .value_name(text.get("review-value-file"))
                .help(text.get("review-audit-file"))
                .required(true),
        )
        .arg(value("games", "explain-value-number", "review-audit-games"))
        .arg(value("every", "explain-value-number", "review-audit-every"))
        .arg(value("since", "review-audit-value-year", "review-audit-since"))
        .arg(value("engine", "review-value-program", "review-engine"))
        .arg(value("threads", "explain-value-number", "review-threads"))
        .arg(value("resume", "review-value-file", "review-resume"))
        .arg(flag("even", "review-audit-even"))
        .arg(flag("differences", "review-audit-differences"))
        .arg(flag("json", "review-audit-json"));
    effort_options(command, super::NODES, text)
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let flags = Flags::new(matches, text);
    let path = matches.get_one::<String>("file").expect("clap demands this argument");
    let bytes = packed::read(path, text)?;
    let wanted = flags.number_or("games", 1..=10_000_000, u64::MAX)?;
    let every = flags.number_or("every", 1..=1_000_000, 1)? as usize;
    let since = flags.number_or("since", 0..=9_999, 0)?;
    let effort = effort(matches, text)?;
    let grade = if matches.get_flag("even") { review::grade_evenly_with } else { review::grade_with };
    let mut thinkers = Thinkers::open(matches, text)?;
    let stop = interrupt::flag();
    let mut audit = GradeAudit::default();
    let limits = ReadLimits::default();
    let trees = Tree::read_all(&bytes, &limits).filter_map(Result::ok);
    let trees = trees.filter(|tree| year(tree).is_none_or(|year| since <= year)).step_by(every);
    for tree in trees {
        let game = played(&tree);
        let evaluations = evaluations(&tree, &game);
        if evaluations.len() < game.moves().len() || game.moves().is_empty() {
            continue;
        }
        let done = audit.games + 1;
        let mut progress = |some: usize, all: usize| {
            console.show_progress(|text| {
                let done = args!["game" => done, "done" => 100 * some / all.max(1)];
                text.format("review-audit-progress", done)
            });
            !stop.load(std::sync::atomic::Ordering::Relaxed)
        };
        let Some(ours) = grade(
            &game,
            review::Details::of(&game, None, None).book,
            &mut thinkers.all(),
            effort,
            &mut progress,
        ) else {
            break;
        };
        thinkers.check(matches, text)?;
        let ratings = Color::ALL.map(|color| tree.headers.elo(color));
        let different = audit.count(&game, &ours, &evaluations, ratings);
        if matches.get_flag("differences") {
            console.clear_progress();
            for one in &different {
                writeln!(console.out, "{}", difference(&game, audit.games, one))?;
            }
        }
        if wanted <= audit.games {
            break;
        }
    }
    console.clear_progress();
    if audit.games == 0 {
        return Err(Failure::Input(text.get("review-audit-no-games")));
    }
    if matches.get_flag("json") {
        writeln!(console.out, "{}", json(&audit))?;
    } else {
        write!(console.out, "{}", words(&audit, text))?;
    }
    Ok(Exit::Done)
}

/// The year a game was played in, if its tags say so.
fn year(tree: &Tree) -> Option<u64> {
    let date = tree.headers.known("UTCDate").or_else(|| tree.headers.known("Date"))?;
    date.split('.').next()?.parse().ok()
}

/// The evaluations after each half-move, from White's side, up to the first that is missing; a mate on the board needs none.
fn evaluations(tree: &Tree, game: &Game) -> Vec<Verdict> {
    let nodes = tree.main_line().zip(&game.positions()[1..]);
    let read = nodes.map(|(id, pos)| match tree.node(id).after.evaluation() {
        Some(Evaluation::Centipawns(value)) => Some(Verdict::Centipawns(value)),
        Some(Evaluation::Mate(moves)) => Some(Verdict::Mate(moves)),
        None if pos.is_checkmate() => Some(Verdict::Mate(if pos.turn() == Color::White { -1 } else { 1 })),
        None if pos.is_stalemate() => Some(Verdict::Centipawns(0)),
        None => None,
    });
    read.map_while(|verdict| verdict).collect()
}

fn difference(game: &Game, number: u64, one: &Disagreement) -> String {
    let pos = &game.positions()[one.ply];
    let dots = if pos.turn() == Color::White { "." } else { "..." };
    let grade = |graded: &lucena_explain::Graded| {
        format!("{} {:+} {:+}", graded.judgement.key(), graded.best.centipawns(), graded.played.centipawns())
    };
    format!(
        "{number} {}{dots}{}  {} | {}  {}",
        pos.full_moves(),
        pos.san(game.moves()[one.ply]),
        grade(&one.theirs),
        grade(&one.ours),
        pos.fen(),
    )
}

/// The figures of one table with their names in JSON and their messages.
fn figures(table: &Confusion) -> [(&'static str, &'static str, f64); 5] {
    [
        ("equal", "review-audit-equal", table.equal()),
        ("noticed", "review-audit-noticed", table.noticed()),
        ("noticedAsSuch", "review-audit-noticed-as-such", table.noticed_as_such()),
        ("graveJustified", "review-audit-grave-justified", table.grave_justified()),
        ("justified", "review-audit-justified", table.justified()),
    ]
}

fn words(audit: &GradeAudit, text: Text) -> String {
    let mut words =
        text.format("review-audit-counted", args!["games" => audit.games, "moves" => audit.all.moves()]);
    words.push_str(&format!("\n\n{:14}", ""));
    for key in GRADES {
        words.push_str(&format!("{:>14}", text.get(key)));
    }
    for (row, key) in audit.all.0.iter().zip(GRADES) {
        words.push_str(&format!("\n{:14}", text.get(key)));
        for count in row {
            words.push_str(&format!("{count:>14}"));
        }
    }
    words.push('\n');
    for (_, key, value) in figures(&audit.all) {
        words.push_str(&format!("\n{}: {}", text.get(key), text.decimal(value, 3)));
    }
    let accuracy = args![
        "distance" => text.decimal(audit.accuracy_distance(), 2),
        "bias" => text.decimal(audit.accuracy_bias(), 2),
    ];
    words.push_str(&format!("\n{}\n\n", text.format("review-audit-accuracy", accuracy)));
    for (name, table) in parts(audit).into_iter().filter(|(_, table)| 0 < table.moves()) {
        let shares = figures(table).map(|(_, _, value)| text.decimal(value, 3)).join("  ");
        words.push_str(&format!("{:14}{:>8}  {shares}\n", text.get(name), table.moves()));
    }
    words
}

/// The tables by rating and by phase, with the messages that name them.
fn parts(audit: &GradeAudit) -> Vec<(&'static str, &Confusion)> {
    let bands = ["review-audit-band-0", "review-audit-band-1", "review-audit-band-2", "review-audit-band-3"];
    let phases = ["review-audit-opening", "review-audit-middlegame", "review-audit-endgame"];
    bands.into_iter().zip(&audit.by_band).chain(phases.into_iter().zip(&audit.by_phase)).collect()
}

fn json(audit: &GradeAudit) -> Value {
    let table = |table: &Confusion| {
        let mut value = json!({ "moves": table.moves(), "confusion": table.0 });
        for (name, _, share) in figures(table) {
            value[name] = json!(share);
        }
        value
    };
    json!({
        "games": audit.games,
        "all": table(&audit.all),
        "byRating": audit.by_band.each_ref().map(table),
        "byPhase": audit.by_phase.each_ref().map(table),
        "accuracyDistance": audit.accuracy_distance(),
        "accuracyBias": audit.accuracy_bias(),
    })
}
