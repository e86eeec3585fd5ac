//! The views of the last position, changed where the next one differs: what a thread keeps of the net.

use std::sync::Arc;

use lucena_chess::{Bitboard, Color, Piece, Position, Role, Square};

use super::{NOTHING, Net, Sums, input, is_turned};

/// No position has more.
const MOST_MEN: usize = 32;

/// Works out the remainder of one position after another. A search asks for positions that differ by few pieces, so
/// that little is to be done; which ones it asks for changes no result.
#[derive(Clone, Debug)]
pub(crate) struct Remainder {
    net: Arc<Net>,
    /// The position that the views are of, once there was one.
    board: [Option<Piece>; 64],
    sets: [Bitboard; 8],
    /// Its men at risk.
    at_risk: Bitboard,
    turned: [bool; 2],
    /// White's view and Black's.
    views: [Sums; 2],
}

impl Remainder {
    pub(crate) fn new(net: Arc<Net>) -> Remainder {
        let views = [net.values.bias; 2];
        Remainder {
            net,
            board: [None; 64],
            sets: [Bitboard::EMPTY; 8],
            at_risk: Bitboard::EMPTY,
            turned: [false; 2],
            views,
        }
    }

    /// The remainder for the side to move, in hundredths of a pawn, of a position with these men at risk.
    #[inline(never)]
    pub(crate) fn of(&mut self, pos: &Position, at_risk: Bitboard) -> i32 {
        let turned = Color::ALL.map(|viewer| is_turned(pos.king(viewer)));
        for viewer in Color::ALL {
            // A king that crosses the middle turns its side's view: that is made anew, as of the position before.
            if turned[viewer.index()] != self.turned[viewer.index()] {
                self.turned[viewer.index()] = turned[viewer.index()];
                self.renew(viewer);
            }
        }
        self.follow(pos, at_risk);
        let [white, black] = &self.views;
        let (mover, other) = if pos.turn() == Color::White { (white, black) } else { (black, white) };
        self.net.result(mover, other, pos.occupied().count())
    }

    /// Makes the views those of a position: what has left a square since the last one is taken out while what has come to
    /// another is put in, since most changes are moves.
    #[inline(always)]
    fn follow(&mut self, pos: &Position, at_risk: Bitboard) {
        let sets = sets(pos);
        let differs =
            sets.iter().zip(&self.sets).fold(at_risk ^ self.at_risk, |sum, (now, then)| sum | (*now ^ *then));
        self.sets = sets;
        let was_at_risk = std::mem::replace(&mut self.at_risk, at_risk);
        let (mut left, mut came) = (Changes::NONE, Changes::NONE);
        for square in differs {
            let now = pos.piece_on(square);
            let then = std::mem::replace(&mut self.board[square.index()], now);
            left.push(self.turned, then, square, was_at_risk);
            came.push(self.turned, now, square, at_risk);
        }
        let [white, black] = &mut self.views;
        let row = |number: u16| &self.net.rows[usize::from(number)];
        for (left, came) in left.rows.iter().zip(&came.rows).take(left.count.max(came.count)) {
            exchange(white, row(left[0]), row(came[0]));
            exchange(black, row(left[1]), row(came[1]));
        }
    }

    /// Works out a view of the last position from nothing.
    #[cold]
    fn renew(&mut self, viewer: Color) {
        let sums = &mut self.views[viewer.index()];
        *sums = self.net.values.bias;
        let [.., white, black] = self.sets;
        for square in white | black {
            let row =
                row(viewer, self.turned[viewer.index()], self.board[square.index()], square, self.at_risk);
            sums.iter_mut().zip(&self.net.rows[row]).for_each(|(sum, add)| *sum = sum.wrapping_add(*add));
        }
    }
}

/// Pieces that left their squares or came to them, as rows of White's view and of Black's.
struct Changes {
    rows: [[u16; 2]; MOST_MEN + 1],
    count: usize,
}

impl Changes {
    const NONE: Changes = Changes { rows: [[NOTHING as u16; 2]; MOST_MEN + 1], count: 0 };

    /// Adds what is or was on a square. Nothing is written too, for the next to write over: quicker than asking.
    #[inline(always)]
    fn push(&mut self, turned: [bool; 2], piece: Option<Piece>, square: Square, at_risk: Bitboard) {
        let row = |viewer: Color| row(viewer, turned[viewer.index()], piece, square, at_risk) as u16;
        self.rows[self.count] = Color::ALL.map(row);
        self.count += usize::from(piece.is_some());
    }
}

/// What a position consists of, for finding where two differ.
#[inline(always)]
fn sets(pos: &Position) -> [Bitboard; 8] {
    let [p, n, b, r, q, k] = Role::ALL.map(|role| pos.role(role));
    [p, n, b, r, q, k, pos.color(Color::White), pos.color(Color::Black)]
}

/// The row of what stands on a square; that of nothing adds nothing.
#[inline(always)]
fn row(viewer: Color, turned: bool, piece: Option<Piece>, square: Square, at_risk: Bitboard) -> usize {
    piece.map_or(NOTHING, |piece| input(viewer, turned, piece, square, at_risk.contains(square)))
}

/// Takes what has left out of the sums and puts in what has come.
#[inline(always)]
fn exchange(sums: &mut Sums, left: &Sums, came: &Sums) {
    for ((sum, left), came) in sums.iter_mut().zip(left).zip(came) {
        *sum = sum.wrapping_sub(*left).wrapping_add(*came);
    }
}

#[cfg(test)]
mod tests {
    use lucena_chess::testkit::{Random, for_each_random_position};

    use lucena_facts::AttackMap;

    use super::super::{
        BUCKETS, HIDDEN, LARGEST, LARGEST_BIAS, LARGEST_IN, LARGEST_OUT, Values, at_risk, from_nothing,
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

    fn of(remainder: &mut Remainder, pos: &Position) -> i32 {
        remainder.of(pos, at_risk(pos, &AttackMap::with_batteries(pos)))
    }

    #[test]
    fn views_that_follow_the_pieces_equal_those_made_from_nothing() {
        for seed in 1..4 {
            let net = wild_net(seed);
            let mut remainder = Remainder::new(Arc::clone(&net));
            for_each_random_position(seed, 3_000, |pos| {
                assert_eq!(of(&mut remainder, pos), from_nothing(&net, pos, None), "{pos:?}");
            });
        }
    }

    #[test]
    fn exchanging_the_colors_changes_nothing_for_the_mover() {
        let net = wild_net(9);
        let mut remainder = Remainder::new(net);
        for_each_random_position(31, 3_000, |pos| {
            assert_eq!(of(&mut remainder, pos), of(&mut remainder, &pos.mirrored()), "{pos:?}");
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
