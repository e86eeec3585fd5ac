//! The calibration of the risk: the median spread of evaluations over positions of real games, one position a game.

use lucena_chess::Game;
use lucena_engine::Options;
use lucena_explain::metrics::risk;
use lucena_explain::{Effort, OwnEngine, Thinker};
use lucena_games::pgn::{ReadLimits, Tree};
use lucena_text::args;

use crate::cli::{Console, Exit, Failure};

/// The depth at which the specification measures.
const DEPTH: u32 = 12;

/// Searches one position of each of so many games and tells the median spread and the risk it means today.
pub(super) fn run(
    bytes: &[u8],
    options: Options,
    wanted: u64,
    every: usize,
    console: &mut Console<'_>,
) -> Result<Exit, Failure> {
    let mut engine = OwnEngine::new(options);
    let mut spreads: Vec<f64> = Vec::new();
    let limits = ReadLimits::default();
    let games =
        Tree::read_all(bytes, &limits).step_by(every).filter_map(Result::ok).filter(|tree| !tree.is_empty());
    for tree in games {
        let mut game = Game::from_position(*tree.start());
        let moves: Vec<_> = tree.main_line().filter_map(|id| tree.node(id).mv()).collect();
        for &mv in &moves[..moves.len() * 2 / 3] {
            if game.play(mv).is_err() {
                break;
            }
        }
        engine.forget();
        spreads.extend(engine.think(&game, 1, &[], Effort::depth(DEPTH)).spread);
        let done = spreads.len() as u64;
        console.show_progress(|text| {
            text.format("explain-audit-moves-done", args!["moves" => done, "all" => wanted])
        });
        if wanted <= done {
            break;
        }
    }
    console.clear_progress();
    spreads.sort_by(f64::total_cmp);
    let Some(&median) = spreads.get(spreads.len() / 2) else {
        return Err(Failure::Input(console.text.get("review-no-games")));
    };
    let text = console.text;
    let at = |percent: usize| text.decimal(risk(spreads[(spreads.len() - 1) * percent / 100]), 0);
    let figures = args![
        "positions" => spreads.len(),
        "depth" => DEPTH,
        "median" => text.decimal(median, 1),
        "reference" => text.decimal(2.0 * median, 0),
        "risk" => text.decimal(risk(median), 1),
    ];
    writeln!(console.out, "{}", text.format("explain-audit-risk-figures", figures))?;
    let shares =
        args!["tenth" => at(10), "quarter" => at(25), "threequarters" => at(75), "ninetenths" => at(90)];
    writeln!(console.out, "{}", text.format("explain-audit-risk-shares", shares))?;
    // The specification wants the median position at a risk of 50, give or take five.
    let is_calibrated = (45.0..=55.0).contains(&risk(median));
    Ok(if is_calibrated { Exit::Done } else { Exit::Negative })
}
