//! Tuning of the search's numbers: the same results whatever the threads, and an interrupted run goes on.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use lucena_engine::params;
use lucena_lab::tune::search::{Recipe, run};
use lucena_lab::tune::spsa::Plan;

fn recipe() -> Recipe {
    let tuned = (0..params::ALL.len()).filter(|&at| params::ALL[at].name.starts_with("reduction")).collect();
    Recipe { plan: Plan { trials: 10, rate: 100, seed: 5 }, nodes: 60, tuned }
}

fn results(known: &[u8], threads: usize, most: usize) -> (Vec<u8>, Vec<i32>) {
    let mut heard = Vec::new();
    let climb = run(&recipe(), known, threads, &AtomicBool::new(false), |points, _| {
        heard.push(points);
        if heard.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    (heard, climb.values())
}

#[test]
fn threads_and_interruptions_do_not_change_the_result() {
    let (all, values) = results(&[], 1, 10);
    assert_eq!(all.len(), 10);
    assert_ne!(values, recipe().climb().values(), "ten pairs of games should move something");
    assert_eq!(results(&[], 3, 10), (all.clone(), values.clone()));
    let (first, _) = results(&[], 2, 3);
    assert_eq!(first, all[..3]);
    let (rest, after) = results(&first, 2, 10);
    assert_eq!(([first, rest].concat(), after), (all, values));
}
