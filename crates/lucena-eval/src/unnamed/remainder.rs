//! The views of the last position, changed by the pieces that differ in the next: what a thread keeps of the net.

use std::sync::Arc;

use lucena_chess::{Bitboard, Color, Piece, Position, Role};

use super::{Net, Sums, input, is_turned};

/// One view and the pieces that it is the sum of.
#[derive(Clone, Debug)]
struct View {
    pieces: [[Bitboard; 6]; 2],
    sums: Sums,
}

/// Works out the remainder of one position after another. A search asks for positions that differ by few pieces, so
/// that little is to be done; which ones it asks for changes no result.
#[derive(Clone, Debug)]
pub(crate) struct Remainder {
    net: Arc<Net>,
    /// By viewer, and by whether the view is turned: a king that crosses the middle needs the other one.
    views: [[View; 2]; 2],
}

impl Remainder {
    pub(crate) fn new(net: Arc<Net>) -> Remainder {
        let empty = View { pieces: [[Bitboard::EMPTY; 6]; 2], sums: net.values.bias };
        Remainder { net, views: [[empty.clone(), empty.clone()], [empty.clone(), empty]] }
    }

    /// The remainder for the side to move, in hundredths of a pawn.
    #[inline]
    pub(crate) fn of(&mut self, pos: &Position) -> i32 {
        let [white, black] = Color::ALL.map(|viewer| {
            let turned = is_turned(pos.king(viewer));
            self.views[viewer.index()][usize::from(turned)].follow(pos, viewer, turned, &self.net);
            usize::from(turned)
        });
        let (white, black) = (&self.views[0][white].sums, &self.views[1][black].sums);
        let (mover, other) = if pos.turn() == Color::White { (white, black) } else { (black, white) };
        self.net.result(mover, other, pos.occupied().count())
    }
}

impl View {
    /// Makes the sums those of a position.
    #[inline]
    fn follow(&mut self, pos: &Position, viewer: Color, turned: bool, net: &Net) {
        for color in Color::ALL {
            for role in Role::ALL {
                let now = pos.pieces(color, role);
                let before = std::mem::replace(&mut self.pieces[color.index()][role.index()], now);
                let piece = Piece::new(color, role);
                for square in before - now {
                    let gone = &net.values.inputs[input(viewer, turned, piece, square)];
                    self.sums.iter_mut().zip(gone).for_each(|(sum, gone)| *sum = sum.wrapping_sub(*gone));
                }
                for square in now - before {
                    let come = &net.values.inputs[input(viewer, turned, piece, square)];
                    self.sums.iter_mut().zip(come).for_each(|(sum, come)| *sum = sum.wrapping_add(*come));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use lucena_chess::testkit::{Random, for_each_random_position};

    use super::super::{
        BUCKETS, HIDDEN, LARGEST, LARGEST_BIAS, LARGEST_IN, LARGEST_OUT, Values, from_nothing,
    };
    use super::*;

    /// A net of random numbers, as large as they may be.
    fn wild_net(seed: u64) -> Arc<Net> {
        let mut random = Random::new(seed);
        let mut number = |most: i32| random.below(2 * most as usize + 1) as i32 - most;
        let mut values = Values::zero();
        for weight in values.inputs.as_flattened_mut().iter_mut().chain(&mut values.bias) {
            *weight = number(LARGEST_IN.into()) as i16;
        }
        for weight in values.output.as_flattened_mut().as_flattened_mut() {
            *weight = number(LARGEST_OUT.into()) as i16;
        }
        for bias in &mut values.output_bias {
            *bias = number(LARGEST_BIAS / 64);
        }
        Arc::new(Net::new(values, "chance").unwrap())
    }

    #[test]
    fn views_that_follow_the_pieces_equal_those_made_from_nothing() {
        for seed in 1..4 {
            let net = wild_net(seed);
            let mut remainder = Remainder::new(Arc::clone(&net));
            for_each_random_position(seed, 3_000, |pos| {
                assert_eq!(remainder.of(pos), from_nothing(&net, pos, None), "{pos:?}");
            });
        }
    }

    #[test]
    fn exchanging_the_colors_changes_nothing_for_the_mover() {
        let net = wild_net(9);
        let mut remainder = Remainder::new(net);
        for_each_random_position(31, 3_000, |pos| {
            assert_eq!(remainder.of(pos), remainder.of(&pos.mirrored()), "{pos:?}");
        });
    }

    /// The result again in wide numbers: with the largest numbers allowed nothing overflows.
    #[test]
    fn the_largest_numbers_do_not_overflow() {
        let mut values = Values::zero();
        values.inputs.as_flattened_mut().fill(LARGEST_IN);
        values.bias.fill(LARGEST_IN);
        for (bucket, weights) in values.output.iter_mut().enumerate() {
            let weight = if bucket % 2 == 0 { LARGEST_OUT } else { -LARGEST_OUT };
            weights.as_flattened_mut().fill(weight);
        }
        values.output_bias.fill(LARGEST_BIAS);
        let net = Net::new(values, "the edge").unwrap();
        for men in 2..=32 {
            let sums = [LARGEST_IN * 33; HIDDEN];
            let value = net.result(&sums, &sums, men);
            let weight = i64::from(net.values.output[super::super::bucket(men)][0][0]);
            let sum = 2 * HIDDEN as i64 * 255 * 255 * weight;
            let wide = (sum / 255 + i64::from(LARGEST_BIAS)) * 64 / (255 * 64);
            assert_eq!(i64::from(value), wide.clamp(-i64::from(LARGEST), LARGEST.into()));
        }
        assert_eq!(BUCKETS, 8);
    }
}
