//! A claim: one thing that could be said about a move, with what it rests on.

use std::collections::BTreeMap;

use lucena_chess::{Bitboard, Color, File, Move, Piece, Position, Role, Square};

use lucena_text::PerLanguage;

use crate::sentence::Sentence;
use crate::slot::Slot;
use crate::theme::Theme;

/// The meaning of an arrow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ArrowColor {
    /// An idea of the side that moved.
    Green,
    /// A danger to it.
    Red,
    /// A line or ray.
    Blue,
}

impl ArrowColor {
    /// The name used in JSON and drawings.
    pub const fn key(self) -> &'static str {
        match self {
            ArrowColor::Green => "green",
            ArrowColor::Red => "red",
            ArrowColor::Blue => "blue",
        }
    }
}

/// An arrow on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Arrow {
    /// Where it begins.
    pub from: Square,
    /// Where it points.
    pub to: Square,
    /// What it means.
    pub color: ArrowColor,
}

/// A value that a sentence can mention or a condition can ask for.
#[derive(Clone, PartialEq, Debug)]
pub enum Param {
    /// A number.
    Number(i32),
    /// Yes or no; only conditions ask for it.
    Flag(bool),
    /// A word of the program, such as `short`; only conditions ask for it.
    Word(&'static str),
    /// A square.
    Square(Square),
    /// Several squares.
    Squares(Vec<Square>),
    /// A file.
    File(File),
    /// A kind of piece.
    Role(Role),
    /// Pieces on squares.
    Pieces(Vec<(Role, Square)>),
    /// A side.
    Side(Color),
    /// Moves from a position.
    Moves(Box<Position>, Vec<Move>),
    /// Moves from a position that make no sense if cut short: a sentence about them is said with all of them or not.
    WholeLine(Box<Position>, Vec<Move>),
    /// Words, with a version for each language.
    Said(Box<PerLanguage<Sentence>>),
    /// A theme, said by its name.
    Theme(Theme),
    /// A term of the evaluation, by its key.
    Term(&'static str),
    /// Words that are the same in every language, such as the name of a player.
    Name(String),
    /// A sentence inside another, already in its language.
    Sentence(Sentence),
}

/// What makes a claim true, kept so that it can be checked again.
#[derive(Clone, PartialEq, Debug)]
pub enum Proof {
    /// The rules of the board alone, read off the position before or after the move.
    Exact,
    /// Captures on one square from the position after the move, with what they win for the side named.
    Exchange {
        /// Whose captures they are, as if it were on move.
        side: Color,
        /// Where.
        square: Square,
        /// What it wins at least, in learners' hundredths.
        gain: i32,
    },
    /// The exchange that the move itself begins wins this much.
    OwnExchange {
        /// What it wins, in learners' hundredths.
        gain: i32,
    },
    /// After every legal reply something of this worth is won, or mate follows.
    EveryReply {
        /// The least that is won, in learners' hundredths.
        worst: i32,
    },
    /// A line of play, the move first; the event named happens on the board.
    Line {
        /// The moves, each legal after the one before.
        moves: Vec<Move>,
        /// The material that the mover has won at its settled end, in learners' hundredths.
        balance: i32,
    },
    /// If the opponent passed after the move, this would follow.
    NullMove {
        /// The threatened moves, from the position after the move with the turn passed.
        moves: Vec<Move>,
        /// The chances it would win, in percentage points.
        delta: f64,
    },
    /// Two searches at equal effort.
    Search {
        /// How deep.
        depth: u32,
        /// The chances of the side to move with the better choice, 0 to 100.
        best: f64,
        /// The chances with the other.
        other: f64,
    },
    /// A named term of the evaluation moved.
    Term {
        /// The term.
        name: &'static str,
        /// By how much, in centipawns, for the mover.
        delta: i32,
    },
}

impl Proof {
    /// The name used in JSON and logs.
    pub const fn kind(&self) -> &'static str {
        match self {
            Proof::Exact => "Exact",
            Proof::Exchange { .. } | Proof::OwnExchange { .. } => "See",
            Proof::EveryReply { .. } => "AllReplies",
            Proof::Line { .. } => "Line",
            Proof::NullMove { .. } => "NullMove",
            Proof::Search { .. } => "Search",
            Proof::Term { .. } => "Term",
        }
    }
}

/// One thing that could be said about a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Claim {
    /// What it is about.
    pub theme: Theme,
    /// How sure it is, 0 to 1.
    pub confidence: f32,
    /// Every square that a sentence about it may name.
    pub squares: Bitboard,
    /// What to draw.
    pub arrows: Vec<Arrow>,
    /// The pieces it is about, each on its square after the move (or before it, if it was taken).
    pub pieces: Vec<(Piece, Square)>,
    /// The values for sentences and conditions.
    pub params: BTreeMap<Slot, Param>,
    /// What makes it true.
    pub proof: Proof,
    /// Whether the line of play already shows it at work.
    pub realized: bool,
}

impl Claim {
    /// A claim that rests on the rules alone.
    pub fn new(theme: Theme, confidence: f32) -> Claim {
        Claim {
            theme,
            confidence,
            squares: Bitboard::EMPTY,
            arrows: Vec::new(),
            pieces: Vec::new(),
            params: BTreeMap::new(),
            proof: Proof::Exact,
            realized: false,
        }
    }

    /// Adds a value; squares in it become evidence too.
    #[must_use]
    pub fn with(mut self, slot: Slot, param: Param) -> Claim {
        match &param {
            Param::Square(square) => self.squares = self.squares.with(*square),
            Param::Squares(squares) => self.squares |= squares.iter().copied().collect(),
            Param::Pieces(pieces) => {
                self.squares |= pieces.iter().map(|&(_, square)| square).collect();
            }
            _ => {}
        }
        self.params.insert(slot, param);
        self
    }

    /// Adds a piece that the claim is about, with its square.
    #[must_use]
    pub fn about(mut self, pos: &Position, square: Square) -> Claim {
        self.squares = self.squares.with(square);
        if let Some(piece) = pos.piece_on(square) {
            self.pieces.push((piece, square));
        }
        self
    }

    /// Marks squares.
    #[must_use]
    pub fn marking(mut self, squares: Bitboard) -> Claim {
        self.squares |= squares;
        self
    }

    /// Adds an arrow.
    #[must_use]
    pub fn arrow(mut self, from: Square, to: Square, color: ArrowColor) -> Claim {
        self.squares = self.squares.with(from).with(to);
        self.arrows.push(Arrow { from, to, color });
        self
    }

    /// Says what makes it true.
    #[must_use]
    pub fn proved(mut self, proof: Proof) -> Claim {
        self.proof = proof;
        self
    }

    /// Says whether the line of play shows it at work.
    #[must_use]
    pub fn realized(mut self, realized: bool) -> Claim {
        self.realized = realized;
        self
    }

    /// Whether it fills only slots of its theme.
    pub fn is_sound(&self) -> bool {
        self.params.keys().all(|slot| self.theme.slots().contains(slot))
    }

    /// A number among the values.
    pub fn number(&self, slot: Slot) -> Option<i32> {
        match self.params.get(&slot) {
            Some(Param::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// A square among the values.
    pub fn square(&self, slot: Slot) -> Option<Square> {
        match self.params.get(&slot) {
            Some(Param::Square(square)) => Some(*square),
            _ => None,
        }
    }

    /// What the claim is mainly aimed at, to avoid saying the same thing twice.
    pub fn target(&self) -> Option<Square> {
        self.square(Slot::TargetSquare).or_else(|| self.square(Slot::To))
    }
}
