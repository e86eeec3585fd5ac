//! The player made of a heuristic set, against a search of a few lines without table, order or deepening.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use lucena_chess::testkit::for_each_random_position;
use lucena_chess::{Color, Game, Position, Role};
use lucena_engine::{Event, Limits};
use lucena_eval::Verdict;
use lucena_lab::classroom::{Classroom, Finding, Handle, Mind, Profile, Pupil, seated};
use lucena_lang::Source;
use lucena_lang::dhjog::{HeuristicSet, Options, Player, SHIPPED, compile};

fn shipped(name: &str) -> Arc<HeuristicSet> {
    let (_, text) = SHIPPED.iter().find(|(known, _)| known.starts_with(name)).expect("a shipped set");
    let compiled = compile(&Source::new(name, *text), &Options::default());
    Arc::new(compiled.set.expect("shipped sets have no errors"))
}

fn think(pupil: Pupil, game: &Game, limits: &Limits) -> Finding {
    Classroom::new(pupil).think(game, 0, limits, &AtomicBool::new(false), |_| {})
}

fn game(fen: &str) -> Game {
    Game::from_position(Position::from_fen(fen).expect("a legal position"))
}

/// What the specification says, word by word: negamax to a depth, then captures and promotions to a queen, out of check
/// any move, for at most sixteen half-moves.
fn naive(
    judge: &mut Player,
    owner: Color,
    pos: &Position,
    depth: u32,
    mut alpha: i32,
    beta: i32,
    ply: i32,
) -> i32 {
    if pos.is_checkmate() {
        return ply - 32_000;
    }
    if pos.is_stalemate() || pos.is_insufficient_material() {
        return 0;
    }
    if depth == 0 {
        return quiet(judge, owner, pos, alpha, beta, ply, 0);
    }
    for mv in pos.legal_moves().iter() {
        let score = -naive(judge, owner, &pos.after(*mv), depth - 1, -beta, -alpha, ply + 1);
        alpha = alpha.max(score);
        if beta <= alpha {
            return alpha;
        }
    }
    alpha
}

fn quiet(
    judge: &mut Player,
    owner: Color,
    pos: &Position,
    mut alpha: i32,
    beta: i32,
    ply: i32,
    step: u32,
) -> i32 {
    if pos.is_checkmate() {
        return ply - 32_000;
    }
    if pos.is_stalemate() || pos.is_insufficient_material() {
        return 0;
    }
    if !pos.is_check() || step == 16 {
        let value = judge.eval(pos) * if pos.turn() == owner { 1 } else { -1 };
        alpha = alpha.max(value);
        if beta <= alpha || step == 16 {
            return alpha;
        }
    }
    for mv in pos.legal_moves().iter() {
        let is_noisy = match mv.promotion() {
            Some(role) => role == Role::Queen,
            None => mv.is_capture(),
        };
        if !pos.is_check() && !is_noisy {
            continue;
        }
        let score = -quiet(judge, owner, &pos.after(*mv), -beta, -alpha, ply + 1, step + 1);
        alpha = alpha.max(score);
        if beta <= alpha {
            return alpha;
        }
    }
    alpha
}

#[test]
fn values_are_those_of_a_search_without_any_art() {
    let sets = ["centro-e-borda", "tres-etapas", "mobilidade-ponderada"].map(shipped);
    let mut looked = 0;
    for_each_random_position(7, 36, |pos| {
        // With a fresh counter nothing repeats and nothing is drawn by it within two moves.
        if !pos.has_legal_moves() || pos.half_moves() > 90 || pos.is_insufficient_material() {
            return;
        }
        let game = Game::from_position(*pos);
        let set = &sets[looked % sets.len()];
        let depth = 1 + looked as u32 % 2;
        let mut judge = seated(set, &game, pos.turn());
        let expected = naive(&mut judge, pos.turn(), pos, depth, -32_001, 32_001, 0);
        let found = think(Pupil::new(Mind::Set(Arc::clone(set)), 3), &game, &Limits::depth(depth));
        assert_eq!(found.score.value(), expected, "depth {depth} of {}", pos.fen());
        assert_eq!(found.depth, depth);
        looked += 1;
    });
    assert!(looked > 25, "{looked}");
}

#[test]
fn a_move_is_a_pure_function_of_set_game_and_seed() {
    let pupil = |seed| Pupil::new(Mind::Set(shipped("rei-seguro")), seed);
    let game = Game::new();
    let limits = Limits::nodes(3000);
    let mut classroom = Classroom::new(pupil(1));
    let never = AtomicBool::new(false);
    let first = classroom.think(&game, 0, &limits, &never, |_| {});
    assert_eq!(first.effort.nodes, 3000, "nodes are counted exactly");
    // What was thought before changes nothing.
    let _ = classroom.think(&self::game("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), 0, &limits, &never, |_| {});
    let again = classroom.think(&game, 0, &limits, &never, |_| {});
    assert_eq!((again.line, again.score), (first.line, first.score));
    // Among equals the seed chooses, and so does the number of the game.
    let at_depth_one = |seed, number| {
        let mut classroom = Classroom::new(Pupil::new(Mind::material(), seed));
        classroom.think(&game, number, &Limits::depth(1), &never, |_| {}).mv()
    };
    let by_seed: std::collections::BTreeSet<_> =
        (0..20).map(|seed| format!("{:?}", at_depth_one(seed, 0))).collect();
    let by_game: std::collections::BTreeSet<_> =
        (0..20).map(|number| format!("{:?}", at_depth_one(1, number))).collect();
    assert!(by_seed.len() > 5 && by_game.len() > 5, "{by_seed:?} {by_game:?}");
}

#[test]
fn mates_are_found_and_counted() {
    let pupil = || Pupil::new(Mind::material(), 1);
    for (fen, mv, mate) in
        [("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "Rd8#", 1), ("7k/8/8/8/8/8/R7/1R5K w - - 0 1", "Ra7", 2)]
    {
        let game = game(fen);
        let found = think(pupil(), &game, &Limits::depth(4));
        assert_eq!(found.verdict(), Verdict::Mate(mate), "{fen}");
        let is_it = game.position().san(found.mv().expect("a move")) == mv;
        assert!(is_it || mate == 2, "{fen}");
    }
    // With a queen more, White neither repeats nor stalemates at any depth.
    let game = game("7k/8/8/6Q1/8/8/8/K7 w - - 0 1");
    for depth in 1..4 {
        let found = think(pupil(), &game, &Limits::depth(depth));
        let next = game.position().after(found.mv().expect("a move"));
        assert!(!next.is_stalemate(), "depth {depth}");
    }
}

#[test]
fn a_repetition_is_a_draw_and_a_draw_may_be_liked() {
    // Black threatens everything; White can only check for ever.
    let mut game = game("6k1/5p1p/6pQ/8/8/1q6/1r6/7K w - - 0 1");
    for mv in ["h6c1", "b2f2", "c1h6", "f2b2"] {
        let mv = game.position().parse_coordinate(mv).expect("legal");
        game.play(mv).expect("legal");
    }
    let worth = |draw| {
        let pupil = Pupil { draw, ..Pupil::new(Mind::material(), 1) };
        let mv = game.position().parse_coordinate("h6c1").expect("legal");
        let limits = Limits { search_moves: vec![mv], ..Limits::depth(1) };
        think(pupil, &game, &limits).score.value()
    };
    // The position after Qc1 stood on the board: it counts as a draw at once.
    assert_eq!((worth(0), worth(40), worth(-70)), (0, 40, -70));
}

/// The example of the specification: the stage is the player's and does not come back.
#[test]
fn the_stage_follows_the_game_and_not_the_position() {
    let set = shipped("tres-etapas");
    let mut game = game("r2q1rk1/8/8/8/8/7P/6PK/R2Q1R2 w - - 0 15");
    assert_eq!(seated(&set, &game, Color::White).stage(), "MEIODEJOGO");
    for san in ["Qxd8", "Rfxd8", "Rad1", "Rxd1", "Rxd1", "Ra1"] {
        let mv = game.position().parse_san(san).unwrap_or_else(|error| panic!("{san}: {error:?}"));
        game.play(mv).expect("legal");
    }
    assert_eq!(seated(&set, &game, Color::White).stage(), "FINAL");
    let mut isolated = Player::new(Arc::clone(&set), Color::White);
    isolated.root(&Position::from_fen("6k1/8/8/8/8/7P/6PK/r2R3Q w - - 0 30").expect("legal"));
    assert_eq!(isolated.stage(), "MEIODEJOGO");
    let found = think(Pupil::new(Mind::Set(set), 1), &game, &Limits::depth(2));
    assert_eq!(found.stage, Some(2));
}

#[test]
fn chance_plays_every_legal_move() {
    let game = Game::new();
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..400 {
        let mut classroom = Classroom::new(Pupil::new(Mind::Random, 5));
        let never = AtomicBool::new(false);
        let found = classroom.think(&game, number, &Limits::nodes(1), &never, |_| {});
        seen.insert(format!("{:?}", found.mv().expect("a move")));
    }
    assert_eq!(seen.len(), 20);
}

#[test]
fn the_sport_profile_sees_deeper_with_the_same_nodes() {
    let game = game("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    let depth = |profile| {
        let pupil = Pupil { profile, ..Pupil::new(Mind::material(), 1) };
        think(pupil, &game, &Limits::nodes(60_000)).depth
    };
    assert!(depth(Profile::Classroom) < depth(Profile::Sport));
}

#[test]
fn a_search_on_its_own_thread_stops_ponders_and_keeps_its_time() {
    let pupil = || Pupil::new(Mind::Set(shipped("rei-seguro")), 1);
    let (sender, news) = std::sync::mpsc::channel();
    let tell = move |event| drop(sender.send(event));
    let handle = Handle::go(pupil(), &Game::new(), Limits::infinite(), tell);
    assert!(matches!(news.recv_timeout(Duration::from_secs(30)), Ok(Event::Line(_))));
    handle.stop();
    assert!(handle.wait().best_move().is_some());
    assert!(matches!(news.iter().last(), Some(Event::Done(_))));
    // While it ponders, its own time does not run.
    let limits = Limits { ponder: true, ..Limits::move_time(Duration::from_millis(50)) };
    let (sender, news) = std::sync::mpsc::channel();
    let handle = Handle::go(pupil(), &Game::new(), limits, move |event| {
        if matches!(event, Event::Done(_)) {
            let _ = sender.send(());
        }
    });
    assert!(news.recv_timeout(Duration::from_millis(300)).is_err(), "it answers unasked");
    handle.ponder_hit();
    assert!(news.recv_timeout(Duration::from_secs(30)).is_ok());
}
