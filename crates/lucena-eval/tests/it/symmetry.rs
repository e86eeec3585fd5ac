//! White and Black are judged alike.

use lucena_chess::testkit::for_each_random_position;
use lucena_eval::{Evaluator, Score};

#[test]
fn the_mirrored_position_is_worth_the_same_to_the_side_to_move() {
    let mut evaluator = Evaluator::default();
    for_each_random_position(7, 20_000, |pos| {
        let (here, mirrored) = (evaluator.evaluate(pos), evaluator.evaluate(&pos.mirrored()));
        assert_eq!(here, mirrored, "{pos:?}");
        assert!(-Score::LIMIT < here && here < Score::LIMIT);
    });
}
