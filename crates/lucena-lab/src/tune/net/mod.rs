//! Nets beside the named terms, learned from own games: one for the structure of pawns and kings ([`lucena_eval::structure`], itself
//! a named term), one for what the names do not say ([`lucena_eval::unnamed`]).
//!
//! The named sum of each position is fixed; the net adds to it. The error is that of the expected result, against the result
//! of the game blended with what a search expected, plus a price on the net's own result: what names can say stays
//! with the names. The same data and plan give the same net, whatever the number of threads.

mod learner;
mod rows;
mod structure;
mod unnamed;

use std::ops::ControlFlow;

use lucena_eval::unnamed::BUCKETS;
use lucena_eval::{Net, Structure};

use self::learner::{Adam, Judge, Learner, Mean};
pub use self::rows::Games;
use self::rows::Row;
use super::parts::in_parts;
use super::{Progress, TooFew};
use crate::opening::shuffle;

/// How to go about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// Rounds through the data.
    pub epochs: usize,
    /// One game in so many is held out.
    pub hold_out: usize,
    /// Positions between two steps.
    pub batch: usize,
    /// The price of the net's own result, in millionths.
    pub price: u32,
    /// The seed of the first numbers, of what is held out and of every shuffle.
    pub seed: u64,
    /// How many threads share the work.
    pub threads: usize,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { epochs: 30, hold_out: 20, batch: 16_384, price: 1_000, seed: 2026, threads: 1 }
    }
}

/// The rate of learning in the first round, from chance and from a net that has learned already, and in the last.
const FIRST_RATE: f32 = 2e-3;
const FIRST_RATE_AGAIN: f32 = 1e-3;
const LAST_RATE: f32 = 2e-5;

/// What came out.
#[derive(Clone, PartialEq, Debug)]
pub struct Trained<N> {
    /// The net with the smallest error, in whole numbers, with its story.
    pub net: N,
    /// K: how scores become expected results.
    pub scale: f32,
    /// Positions learned from.
    pub learning: usize,
    /// Positions held out.
    pub held_out: usize,
    /// The round that the net is of.
    pub epoch: usize,
    /// The loss of the positions held out without the net.
    pub loss_before: f64,
    /// The same with the net.
    pub loss_after: f64,
    /// The mean size of the net's result, in hundredths of a pawn.
    pub mean_size: f64,
    /// The same by number of men, few first; nothing where there were no positions.
    pub sizes: [Option<f64>; BUCKETS],
}

/// Fewer positions than this make no net.
const FEWEST: usize = 100;

/// Trains the net for what the names do not say, from chance or from a net that has learned already; `hear` is told after
/// every round and may end the work early, keeping the best so far. `sources` are the names of the files, for the story.
///
/// # Errors
/// If there are too few positions.
pub fn train(
    games: Games,
    from: Option<&Net>,
    sources: &str,
    plan: &Plan,
    hear: impl FnMut(Progress) -> ControlFlow<()>,
) -> Result<Trained<Net>, TooFew> {
    let start = from.map(|net| unnamed::Model::from_values(net.values()).going_on(plan.seed));
    let trained = descend(games, start, "--net", sources, plan, hear)?;
    Ok(trained.map(|(model, story)| {
        Net::new(model.to_values(), &story).expect("rounding keeps the numbers in range")
    }))
}

/// Trains the net of pawns and kings in the same way. The named sums of the games must be without it.
///
/// # Errors
/// If there are too few positions.
pub fn train_structure(
    games: Games,
    from: Option<&Structure>,
    sources: &str,
    plan: &Plan,
    hear: impl FnMut(Progress) -> ControlFlow<()>,
) -> Result<Trained<Structure>, TooFew> {
    let start = from.map(|net| structure::Model::from_values(net.values()).going_on(plan.seed));
    let trained = descend(games, start, "--structure", sources, plan, hear)?;
    Ok(trained.map(|(model, story)| {
        Structure::new(model.to_values(), &story).expect("rounding keeps the numbers in range")
    }))
}

impl<N> Trained<N> {
    /// How it went, without the net.
    pub fn figures(self) -> Trained<()> {
        self.map(|_| ())
    }

    fn map<M>(self, change: impl FnOnce(N) -> M) -> Trained<M> {
        let Trained { net, scale, learning, held_out, epoch, loss_before, loss_after, mean_size, sizes } =
            self;
        let net = change(net);
        Trained { net, scale, learning, held_out, epoch, loss_before, loss_after, mean_size, sizes }
    }
}

/// Learns a net, and tells its story.
fn descend<L: Learner>(
    games: Games,
    start: Option<L>,
    option: &str,
    sources: &str,
    plan: &Plan,
    mut hear: impl FnMut(Progress) -> ControlFlow<()>,
) -> Result<Trained<(L, String)>, TooFew> {
    let (count, hash, blend) = (games.count(), games.hash(), games.blend());
    let (mut learning, held) = games.split(plan.hold_out, plan.seed);
    if learning.len() < FEWEST || held.is_empty() {
        // Those held out teach nothing.
        return Err(TooFew { usable: learning.len() });
    }
    let judge = Judge { scale: fit_scale(&learning, plan.threads), price: plan.price as f32 / 1e6 };
    let loss_before = loss(&held, judge, plan.threads, |_| 0.0);
    let first_rate = if start.is_some() { FIRST_RATE_AGAIN } else { FIRST_RATE };
    let again = if start.is_some() { ", from a net that had learned already" } else { "" };
    let mut best = match &start {
        Some(known) => (loss(&held, judge, plan.threads, |row| known.result(row)), known.clone(), 0),
        None => (loss_before, L::zero(), 0),
    };
    let mut model = start.unwrap_or_else(|| L::random(plan.seed));
    let (mut adam, mut mean) = (Adam::new(), Mean::new(&model));
    let mut news = hear(Progress { epoch: 0, loss: best.0 });
    let mut epoch = 0;
    while news.is_continue() && epoch < plan.epochs {
        shuffle(&mut learning, plan.seed.wrapping_add(1 + epoch as u64));
        let progress = epoch as f32 / (plan.epochs.max(2) - 1) as f32;
        let rate = first_rate * (LAST_RATE / first_rate).powf(progress);
        for batch in learning.chunks(plan.batch.max(1)) {
            let slopes = slopes(batch, &model, judge, plan.threads);
            adam.step(&mut model, slopes, batch.len(), rate);
            mean.note(&mut model);
        }
        epoch += 1;
        let loss = loss(&held, judge, plan.threads, |row| mean.net().result(row));
        if loss < best.0 {
            best = (loss, mean.net().clone(), epoch);
        }
        news = hear(Progress { epoch, loss });
    }
    let (_, model, epoch) = best;
    let model = model.rounded();
    let loss_after = loss(&held, judge, plan.threads, |row| model.result(row));
    let (mean_size, sizes) = mean_sizes(&held, &model);
    let story = format!(
        "Trained by lucena tune {option} on {sources} (lucena datagen, {count} games, {} positions, FNV-1a {hash:016x}): \
         {} learned from, {} of other games held out. Mean squared error of the expected result, K = {:.5}, \
         {:.0} % of a label from the search, price {} millionths, Adam in mini-batches of {}, mean of the last steps, round {epoch} of {}{again}, seed {}. \
         Loss held out: {loss_before:.6} without the net, {loss_after:.6} with it. Mean size {mean_size:.1} hundredths of a pawn.",
        learning.len() + held.len(),
        learning.len(),
        held.len(),
        judge.scale,
        100.0 * blend,
        plan.price,
        plan.batch,
        plan.epochs,
        plan.seed,
    );
    let (learning, held_out) = (learning.len(), held.len());
    let (net, scale) = ((model, story), judge.scale);
    Ok(Trained { net, scale, learning, held_out, epoch, loss_before, loss_after, mean_size, sizes })
}

/// The slopes of the error of a batch, not yet divided by its size.
fn slopes<L: Learner>(batch: &[Row], model: &L, judge: Judge, threads: usize) -> L {
    let parts = in_parts(batch, threads, |rows| {
        let mut slopes = L::zero();
        model.accumulate(rows, judge, &mut slopes);
        slopes
    });
    parts
        .into_iter()
        .reduce(|mut sum, part| {
            sum.add(part);
            sum
        })
        .unwrap_or_else(L::zero)
}

/// The mean squared error of the expected results, the net's own given by `result`.
fn loss(rows: &[Row], judge: Judge, threads: usize, result: impl Fn(&Row) -> f32 + Sync) -> f64 {
    let sums =
        in_parts(rows, threads, |rows| rows.iter().map(|row| judge.error(row, result(row))).sum::<f64>());
    sums.into_iter().sum::<f64>() / rows.len().max(1) as f64
}

/// The K with the smallest loss of the named sum alone, by golden section.
fn fit_scale(rows: &[Row], threads: usize) -> f32 {
    let (mut low, mut high) = (0.000_5f32, 0.02f32);
    let loss_of = |scale| loss(rows, Judge { scale, price: 0.0 }, threads, |_| 0.0);
    while high - low > 0.000_01 {
        let (left, right) = (high - 0.618_034 * (high - low), low + 0.618_034 * (high - low));
        if loss_of(left) < loss_of(right) {
            high = right;
        } else {
            low = left;
        }
    }
    (low + high) / 2.0
}

/// The mean size of the net's result in all positions, and by number of men.
fn mean_sizes(rows: &[Row], model: &impl Learner) -> (f64, [Option<f64>; BUCKETS]) {
    let mut sums = [(0.0, 0usize); BUCKETS];
    for row in rows {
        let (sum, count) = &mut sums[row.bucket()];
        *sum += f64::from(model.result(row).abs());
        *count += 1;
    }
    let all: f64 = sums.iter().map(|(sum, _)| sum).sum();
    let means = sums.map(|(sum, count)| (0 < count).then(|| sum / count as f64));
    (all / rows.len().max(1) as f64, means)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use lucena_chess::testkit::for_each_random_position;
    use lucena_chess::{Color, Outcome, Role};
    use lucena_eval::Weights;
    use lucena_eval::unnamed::remainder;

    use super::learner::compare_with_steps;
    use super::*;
    use crate::datagen::{MAGIC, PackError, Sample, pack};

    /// Games whose results follow from something that the named terms say nothing about: the side with a knight on its f-file wins.
    fn bytes(count: usize) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for_each_random_position(77, count, |pos| {
            let file = lucena_chess::Bitboard::file(lucena_chess::File::F);
            let on_file = |color: Color| (pos.pieces(color, Role::Knight) & file).any();
            let outcome = match (on_file(Color::White), on_file(Color::Black)) {
                (true, false) => Outcome::Win(Color::White),
                (false, true) => Outcome::Win(Color::Black),
                _ => Outcome::Draw,
            };
            bytes.extend(pack(&Sample { pos: *pos, score: 0, outcome }));
        });
        bytes
    }

    fn games(bytes: &[u8], threads: usize) -> Games {
        let mut games = Games::default();
        games.add(bytes, &Arc::new(Weights::default()), threads).unwrap();
        games
    }

    fn trained(bytes: &[u8], threads: usize) -> Trained<Net> {
        let plan = Plan { epochs: 12, hold_out: 5, batch: 256, price: 10, threads, ..Plan::default() };
        train(games(bytes, threads), None, "chance", &plan, |_| ControlFlow::Continue(())).unwrap()
    }

    #[test]
    fn a_net_learns_what_the_names_do_not_say_whatever_the_threads() {
        let bytes = bytes(12_000);
        let alone = trained(&bytes, 1);
        assert!(alone.loss_after < 0.9 * alone.loss_before, "{} {}", alone.loss_before, alone.loss_after);
        assert_eq!(alone, trained(&bytes, 3));
        let fen = "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1";
        let with = |placed: &str| {
            let pos = lucena_chess::Position::from_fen(&fen.replace("8/PPPP4", placed)).unwrap();
            remainder(&alone.net, &pos)
        };
        assert!(with("2N5/PPPP4") < with("5N2/PPPP4"));
        assert!(alone.net.origin().contains("seed 2026"), "{}", alone.net.origin());
    }

    /// A net that goes on begins where it stood, hears its idle hidden numbers, and is never worse than it was.
    #[test]
    fn learning_goes_on_from_a_net() {
        let bytes = bytes(6_000);
        let plan = Plan { epochs: 3, hold_out: 5, batch: 256, price: 10, ..Plan::default() };
        let learn = |from: Option<&Net>, epochs: usize| {
            let plan = Plan { epochs, ..plan };
            train(games(&bytes, 1), from, "chance", &plan, |_| ControlFlow::Continue(())).unwrap()
        };
        let first = learn(None, 3);
        let stays = learn(Some(&first.net), 0);
        assert!(stays.net.values() == first.net.values());
        assert_eq!((stays.loss_after, stays.epoch), (first.loss_after, 0));
        let second = learn(Some(&first.net), 3);
        assert!(second.loss_after < first.loss_after, "{} {}", first.loss_after, second.loss_after);
        assert!(second.net.origin().contains("learned already"), "{}", second.net.origin());
        // Half of the hidden numbers silenced: they learn anew.
        let mut half = first.net.values().clone();
        let output = half.output.as_flattened_mut();
        output.iter_mut().for_each(|weights| weights[64..].fill(0));
        half.inputs.iter_mut().for_each(|row| row[64..].fill(0));
        half.bias[64..].fill(0);
        let third = learn(Some(&Net::new(half, "half").unwrap()), 3);
        let heard = third.net.values().output.as_flattened().iter().flat_map(|weights| &weights[64..]);
        assert!(heard.filter(|weight| **weight != 0).count() > 64);
    }

    /// What wavers is taken at its mean, what stays is left as it is, and what went long ago is forgotten.
    #[test]
    fn the_mean_follows_the_steps_without_their_wavering() {
        let with = |value: f32| {
            let mut model = unnamed::Model::random(1);
            model.groups()[1].0.fill(value);
            model
        };
        let bias = |mean: &Mean<unnamed::Model>| mean.net().clone().groups()[1].0[0];
        let mut mean = Mean::new(&with(0.2));
        (0..50).for_each(|_| mean.note(&mut with(0.2)));
        assert!((bias(&mean) - 0.2).abs() < 1e-6);
        (0..20_000).for_each(|step| mean.note(&mut with(if step % 2 == 0 { 0.5 } else { 0.7 })));
        assert!((bias(&mean) - 0.6).abs() < 0.001, "{}", bias(&mean));
    }

    /// The slopes are what small steps show.
    fn check_slopes<L: Learner>() {
        let (rows, _) = games(&bytes(400), 2).split(1_000, 1);
        let judge = Judge { scale: 0.006, price: 0.0 };
        let model = L::random(3);
        let slopes = slopes(&rows, &model, judge, 2);
        let loss_of = |model: &L| loss(&rows, judge, 1, |row| model.result(row));
        let checked = compare_with_steps(&model, &slopes, rows.len(), loss_of);
        assert!(checked > 20, "{checked}");
    }

    #[test]
    fn slopes_are_those_of_the_loss() {
        check_slopes::<unnamed::Model>();
        check_slopes::<structure::Model>();
    }

    /// A side whose king stands beside one of its own pawns wins: that can be learned from pawns and kings alone.
    #[test]
    fn the_net_of_pawns_and_kings_learns_from_them_alone() {
        let mut bytes = MAGIC.to_vec();
        for_each_random_position(78, 12_000, |pos| {
            let beside = |color: Color| {
                let ring = lucena_chess::attacks::king(pos.king(color));
                (pos.pieces(color, Role::Pawn) & ring).count()
            };
            let outcome = match beside(Color::White).cmp(&beside(Color::Black)) {
                std::cmp::Ordering::Greater => Outcome::Win(Color::White),
                std::cmp::Ordering::Less => Outcome::Win(Color::Black),
                std::cmp::Ordering::Equal => Outcome::Draw,
            };
            bytes.extend(pack(&Sample { pos: *pos, score: 0, outcome }));
        });
        let train = |threads| {
            let plan = Plan { epochs: 12, hold_out: 5, batch: 256, price: 10, threads, ..Plan::default() };
            train_structure(games(&bytes, threads), None, "chance", &plan, |_| ControlFlow::Continue(()))
                .unwrap()
        };
        let alone = train(1);
        assert!(alone.loss_after < 0.95 * alone.loss_before, "{} {}", alone.loss_before, alone.loss_after);
        assert_eq!(alone, train(3));
        assert!(alone.net.origin().contains("tune --structure"), "{}", alone.net.origin());
        // What the trainer says in real numbers is what the evaluation says in whole ones.
        let pos = lucena_chess::Position::from_fen("6k1/8/8/5p2/8/8/5PPP/6K1 w - - 0 1").unwrap();
        assert!(0 < alone.net.value(&pos).eg(), "{:?}", alone.net.value(&pos));
        assert_eq!(alone.net.value(&pos.mirrored()), -alone.net.value(&pos));
    }

    #[test]
    fn games_stay_together_and_damage_is_told() {
        let bytes = bytes(2_000);
        let games = games(&bytes, 2);
        assert!(10 < games.count() && games.count() < games.positions());
        let (learning, held) = games.split(4, 9);
        assert!(held.len() < learning.len() && 100 < held.len());
        let mut broken = bytes;
        broken[MAGIC.len() + 3 * crate::datagen::RECORD + 24] = 0xff;
        let mut games = Games::default();
        let added = games.add(&broken, &Arc::new(Weights::default()), 1);
        assert_eq!(added, Err(PackError::BadRecord(4)));
        assert_eq!(games.positions(), 0);
        assert_eq!(games.add(b"1. e4", &Arc::new(Weights::default()), 1), Err(PackError::NotOurs));
    }
}
