//! King and pawn against king: who wins, for every position, worked out once by looking at all moves.
//!
//! A position is won if the pawn's side can move to a won one, or if every move of the other side leads to
//! one. Repeating this until nothing changes finds all of them. Half of the board is enough: the other half
//! is its mirror image.

use std::sync::LazyLock;

use lucena_chess::{Bitboard, Color, Position, Rank, Role, Square, attacks};

/// Pawns on the files a to d, ranks two to seven.
const PAWN_SQUARES: usize = 24;
const POSITIONS: usize = 2 * PAWN_SQUARES * 64 * 64;

static WON: LazyLock<Box<[u64]>> = LazyLock::new(solve);

/// Whether White, who has the pawn, wins against the bare king.
///
/// The position must be legal and the pawn on ranks two to seven.
pub fn is_won(white_king: Square, pawn: Square, black_king: Square, turn: Color) -> bool {
    let mirror = |square: Square| if pawn.file().index() > 3 { square.flip_file() } else { square };
    let index = index(turn, mirror(white_king), mirror(pawn), mirror(black_king));
    WON[index / 64] >> (index % 64) & 1 != 0
}

/// Whether the side with the pawn wins, if the position is king and pawn against king.
pub fn probe(pos: &Position) -> Option<bool> {
    let pawn = pos.role(Role::Pawn).single()?;
    if pos.occupied().count() != 3 {
        return None;
    }
    let strong = if pos.color(Color::White).contains(pawn) { Color::White } else { Color::Black };
    let view = |square: Square| if strong == Color::White { square } else { square.flip_rank() };
    let turn = if pos.turn() == strong { Color::White } else { Color::Black };
    Some(is_won(view(pos.king(strong)), view(pawn), view(pos.king(!strong)), turn))
}

fn index(turn: Color, white_king: Square, pawn: Square, black_king: Square) -> usize {
    let pawn = pawn.file().index() + 4 * (pawn.rank().index() - 1);
    ((turn.index() * PAWN_SQUARES + pawn) * 64 + white_king.index()) * 64 + black_king.index()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum PawnEnding {
    Unknown,
    Illegal,
    Won,
    Drawn,
}

/// One position of the ending.
#[derive(Clone, Copy)]
struct Node {
    turn: Color,
    white_king: Square,
    pawn: Square,
    black_king: Square,
}

impl Node {
    fn from_index(index: usize) -> Node {
        let square = |index: usize| Square::from_index(index % 64).expect("the remainder is below 64");
        let pawn = index / 4096 % PAWN_SQUARES;
        Node {
            turn: if index / 4096 / PAWN_SQUARES == 0 { Color::White } else { Color::Black },
            white_king: square(index / 64),
            pawn: square(pawn % 4 + (pawn / 4 + 1) * 8),
            black_king: square(index),
        }
    }

    fn index(self) -> usize {
        index(self.turn, self.white_king, self.pawn, self.black_king)
    }

    /// The square before the pawn.
    fn stop(self) -> Square {
        self.pawn.offset(0, 1).expect("a pawn is never on the last rank")
    }

    /// What is known without looking at other positions of the ending.
    fn at_once(self) -> PawnEnding {
        let Node { turn, white_king, pawn, black_king } = self;
        let pawn_attacks = attacks::pawn(Color::White, pawn);
        if white_king == pawn
            || black_king == pawn
            || white_king.distance(black_king) <= 1
            || (turn == Color::White && pawn_attacks.contains(black_king))
        {
            return PawnEnding::Illegal;
        }
        if turn == Color::White {
            let stop = self.stop();
            let queens = pawn.rank() == Rank::Seventh && stop != white_king && stop != black_king;
            // The new queen must survive, or be protected by her king.
            let survives = black_king.distance(stop) > 1 || white_king.distance(stop) == 1;
            return if queens && survives { PawnEnding::Won } else { PawnEnding::Unknown };
        }
        let guarded = attacks::king(white_king) | pawn_attacks;
        let flights = attacks::king(black_king) - guarded;
        let takes = flights.contains(pawn);
        let stuck = (flights - Bitboard::from(pawn)).is_empty() && !takes;
        let stalemated = stuck && !pawn_attacks.contains(black_king);
        if takes || stalemated { PawnEnding::Drawn } else { PawnEnding::Unknown }
    }

    /// What follows from the positions one move later.
    fn after_moves(self, known: &[PawnEnding]) -> PawnEnding {
        let outcome = |node: Node| known[node.index()];
        if self.turn == Color::White {
            let mut best = PawnEnding::Drawn;
            let mut see = |found: PawnEnding| match found {
                PawnEnding::Won => best = PawnEnding::Won,
                PawnEnding::Unknown if best != PawnEnding::Won => best = PawnEnding::Unknown,
                _ => {}
            };
            for white_king in attacks::king(self.white_king) {
                see(outcome(Node { turn: Color::Black, white_king, ..self }));
            }
            let stop = self.stop();
            let free = |square: Square| square != self.white_king && square != self.black_king;
            if self.pawn.rank() != Rank::Seventh && free(stop) {
                see(outcome(Node { turn: Color::Black, pawn: stop, ..self }));
                let double =
                    stop.offset(0, 1).filter(|&square| self.pawn.rank() == Rank::Second && free(square));
                if let Some(pawn) = double {
                    see(outcome(Node { turn: Color::Black, pawn, ..self }));
                }
            }
            return best;
        }
        let mut best = PawnEnding::Won;
        for black_king in attacks::king(self.black_king) {
            match outcome(Node { turn: Color::White, black_king, ..self }) {
                PawnEnding::Drawn => return PawnEnding::Drawn,
                PawnEnding::Unknown => best = PawnEnding::Unknown,
                PawnEnding::Won | PawnEnding::Illegal => {}
            }
        }
        best
    }
}

fn solve() -> Box<[u64]> {
    let mut known: Vec<PawnEnding> = (0..POSITIONS).map(|index| Node::from_index(index).at_once()).collect();
    loop {
        let mut changed = false;
        for index in 0..POSITIONS {
            if known[index] == PawnEnding::Unknown {
                let outcome = Node::from_index(index).after_moves(&known);
                changed |= outcome != PawnEnding::Unknown;
                known[index] = outcome;
            }
        }
        if !changed {
            break;
        }
    }
    // What never became won or drawn is drawn: White cannot force anything.
    let mut won = vec![0u64; POSITIONS / 64].into_boxed_slice();
    for (index, _) in known.iter().enumerate().filter(|(_, outcome)| **outcome == PawnEnding::Won) {
        won[index / 64] |= 1 << (index % 64);
    }
    won
}
