//! Training data and tuning: records keep everything, files and weights are repeatable, learning learns.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use lucena_chess::testkit::for_each_random_position;
use lucena_chess::{Color, Outcome};
use lucena_eval::{Tapered, Term, Weights};
use lucena_lab::datagen::{MAGIC, PackError, RECORD, Recipe, Sample, pack, read_samples, run, unpack};
use lucena_lab::tune::{self, Labeled, Plan, TooFew};

#[test]
fn records_keep_every_position() {
    let outcomes = [Outcome::Win(Color::White), Outcome::Draw, Outcome::Win(Color::Black)];
    let mut count = 0;
    for_each_random_position(11, 5_000, |pos| {
        let sample = Sample { pos: *pos, score: count as i16 - 2_500, outcome: outcomes[count % 3] };
        assert_eq!(unpack(&pack(&sample)), Some(sample), "{}", pos.fen());
        count += 1;
    });
}

#[test]
fn any_bytes_are_read_without_harm() {
    let mut random = lucena_chess::testkit::Random::new(4);
    for _ in 0..20_000 {
        let record: [u8; RECORD] = std::array::from_fn(|_| random.next_u64() as u8);
        if let Some(sample) = unpack(&record) {
            assert!(sample.pos.is_sound());
        }
    }
    assert_eq!(read_samples(b"something else"), Err(PackError::NotOurs));
    let mut bytes = MAGIC.to_vec();
    bytes.extend([0; RECORD]);
    assert_eq!(read_samples(&bytes), Err(PackError::BadRecord(1)));
    bytes.truncate(MAGIC.len() + RECORD - 1);
    assert_eq!(read_samples(&bytes), Ok(Vec::new()), "a cut record is left out");
}

#[test]
fn self_play_is_repeatable_and_quiet() {
    let recipe = Recipe { games: 5, nodes: 80, plies: 6, seed: 3, won: 1_000, ahead: 150 };
    let play = |first, threads| {
        let mut all = Vec::new();
        run(&recipe, first, threads, &AtomicBool::new(false), |number, samples| {
            all.push((number, samples.to_vec()));
            ControlFlow::Continue(())
        });
        all
    };
    let alone = play(0, 1);
    assert_eq!(alone.len(), 5);
    assert_eq!(alone, play(0, 3));
    assert_eq!(alone[3..], play(3, 2), "the rest of an interrupted run");
    let samples: Vec<&Sample> = alone.iter().flat_map(|(_, samples)| samples).collect();
    assert!(samples.len() > 50, "{}", samples.len());
    assert!(samples.iter().all(|sample| !sample.pos.is_check() && sample.score.abs() < 1_000));
    for (_, samples) in &alone {
        assert!(samples.windows(2).all(|pair| pair[0].outcome == pair[1].outcome));
    }
    let mut heard = 0;
    run(&recipe, 0, 2, &AtomicBool::new(false), |_, _| {
        heard += 1;
        ControlFlow::Break(())
    });
    assert_eq!(heard, 1);
}

/// Results that follow the shipped weights teach them back to weights whose knights were made worthless.
#[test]
fn tuning_finds_a_value_that_was_taken_away() {
    let mut positions = Vec::new();
    let mut evaluator = lucena_eval::Evaluator::default();
    for_each_random_position(21, 6_000, |pos| {
        let score = f64::from(evaluator.trace(pos).score().value());
        let result = (1.0 / (1.0 + (-0.006 * score).exp())) as f32;
        positions.push(Labeled { pos: *pos, result });
    });
    let truth = Weights::default();
    let mut values = *truth.values();
    let knight = Term::Material.offset() + 1;
    values[knight] = Tapered::new(values[knight].mg() - 60, values[knight].eg() - 60);
    let start = Weights::from_values(values);
    let plan = Plan { epochs: 12, patience: 12, batch: 256, threads: 2, ..Plan::default() };
    let mut losses = Vec::new();
    let mut tune = |plan: &Plan| {
        tune::run(&positions, &start, plan, |progress| {
            losses.push(progress.loss);
            ControlFlow::Continue(())
        })
        .expect("enough positions")
    };
    let tuned = tune(&plan);
    assert!(tuned.loss_after < 0.5 * tuned.loss_before, "{} {}", tuned.loss_before, tuned.loss_after);
    assert_eq!(tune(&Plan { threads: 1, ..plan }), tuned, "the same whatever the threads");
    let text = tuned.to_text("a test", &plan);
    assert!(text.starts_with("# Tuned on a test: "), "{text}");
    assert_eq!(Weights::parse(&text), Ok(tuned.weights));
}

#[test]
fn too_few_positions_are_refused() {
    let few = tune::run(&[], &Weights::default(), &Plan::default(), |_| ControlFlow::Continue(()));
    assert_eq!(few, Err(TooFew { usable: 0 }));
}
