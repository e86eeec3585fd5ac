//! The fact base of a position: every relation that holds, as the thesis of the language listed them, to be
//! read by people or by a Prolog system.
//!
//! Two styles: [`Style::Strict`] is the language itself; [`Style::Thesis`] reproduces the generator of the
//! thesis to the letter, artefacts included, to compare with its printed fact base.

mod thesis;

use std::collections::BTreeSet;
use std::fmt;

use lucena_chess::{Bitboard, Board, Color, Position, Role, Square, attacks};

use super::sight::Sight;
use super::vocabulary::Relation;

/// Which facts are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Style {
    /// What the language means.
    #[default]
    Strict,
    /// What the program of the thesis listed.
    Thesis,
}

/// A piece or a square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Atom {
    /// The piece on a square.
    Piece(Square),
    /// The square itself.
    Square(Square),
}

/// A fact: a predicate of the thesis and its arguments as atoms of text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Fact {
    /// The name of the predicate.
    pub predicate: &'static str,
    /// The arguments, such as `mBb3` (my bishop), `spa4` (your pawn), `ce4` (the square).
    pub arguments: Vec<String>,
}

/// As Prolog writes it: `ataca(mBb3,spa4).`
impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({}).", self.predicate, self.arguments.join(","))
    }
}

/// All facts of a position as one side sees it, sorted.
///
/// ```
/// use lucena_chess::{Color, Position};
/// use lucena_lang::patlan::{facts, Style};
///
/// let pos = Position::from_fen("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1")?;
/// let all: Vec<String> = facts(&pos, Color::White, Style::Strict).iter().map(ToString::to_string).collect();
/// assert!(all.contains(&"ataca(mKe1,sre2).".to_owned()));
/// # Ok::<(), lucena_chess::notation::FenError>(())
/// ```
pub fn facts(pos: &Position, side: Color, style: Style) -> Vec<Fact> {
    let board = Board::of(pos, side);
    let mut base = Base { sight: Sight::new(board, side), board, side, found: BTreeSet::new() };
    base.pieces();
    base.direct(style);
    base.positional();
    match style {
        Style::Strict => base.dynamic(),
        Style::Thesis => thesis::dynamic(&mut base),
    }
    base.found.into_iter().collect()
}

struct Base {
    sight: Sight,
    board: Board,
    side: Color,
    found: BTreeSet<Fact>,
}

impl Base {
    fn atom(&self, atom: Atom) -> String {
        match atom {
            Atom::Square(square) => format!("c{square}"),
            Atom::Piece(square) => match self.board.piece_on(square) {
                Some(piece) if piece.color() == self.side => format!("m{}{square}", piece.role().letter()),
                Some(piece) => format!("s{}{square}", piece.role().letter().to_ascii_lowercase()),
                None => format!("c{square}"),
            },
        }
    }

    fn add(&mut self, predicate: &'static str, atoms: &[Atom]) {
        let arguments = atoms.iter().map(|&atom| self.atom(atom)).collect();
        self.found.insert(Fact { predicate, arguments });
    }

    /// The square atom of a square and, if it is occupied, the piece atom.
    fn both(&self, square: Square) -> Vec<Atom> {
        let is_occupied = self.board.occupied().contains(square);
        let piece = is_occupied.then_some(Atom::Piece(square));
        std::iter::once(Atom::Square(square)).chain(piece).collect()
    }

    fn pieces(&mut self) {
        for square in Square::all() {
            self.add("casa", &[Atom::Square(square)]);
        }
        for square in self.board.occupied() {
            let is_mine = self.board.color(self.side).contains(square);
            self.add(if is_mine { "meu" } else { "seu" }, &[Atom::Piece(square)]);
            let predicate = match self.board.role_on(square) {
                Some(Role::Pawn) => "p",
                Some(Role::Knight) => "n",
                Some(Role::Bishop) => "b",
                Some(Role::Rook) => "r",
                Some(Role::Queen) => "q",
                _ => "k",
            };
            self.add(predicate, &[Atom::Piece(square)]);
        }
    }

    fn own(&self, actor: Square) -> Bitboard {
        self.board.color_on(actor).map_or(Bitboard::EMPTY, |color| self.board.color(color))
    }

    fn direct(&mut self, style: Style) {
        for actor in self.board.occupied() {
            let own = self.own(actor);
            let me = Atom::Piece(actor);
            for target in self.sight.control(actor) {
                self.add("defende", &[me, Atom::Square(target)]);
                if own.contains(target) {
                    self.add("defende", &[me, Atom::Piece(target)]);
                } else if self.board.occupied().contains(target) {
                    self.add("ataca", &[me, Atom::Piece(target)]);
                }
            }
            let moves = match style {
                Style::Strict => self.sight.legal(actor),
                Style::Thesis => self.board.pseudo_moves(actor),
            };
            for target in moves {
                self.add("move", &[me, Atom::Square(target)]);
            }
            for target in self.sight.mates(actor) {
                self.add("xequemate", &[me, Atom::Square(target)]);
                let king = self.board.color_on(actor).and_then(|color| self.board.king(!color));
                if let Some(king) = king {
                    self.add("xequemate", &[me, Atom::Piece(king)]);
                }
            }
            // The printed fact base has no such facts.
            if style == Style::Strict {
                for other in self.board.occupied().without(actor) {
                    if self.sight.blocks(actor, other) {
                        self.add("bloqueia", &[me, Atom::Piece(other)]);
                    }
                }
            }
        }
    }

    /// Of the eight directions the thesis lists four; the others are the same facts said the other way round.
    fn positional(&mut self) {
        let listed = [
            ("oeste", Relation::LeftOf),
            ("sul", Relation::Below),
            ("se", Relation::SouthEast),
            ("so", Relation::SouthWest),
        ];
        for (predicate, relation) in listed {
            let Some((files, ranks)) = relation.step() else { continue };
            for other in self.board.occupied() {
                let place = match self.side {
                    Color::White => other.offset(files, ranks),
                    Color::Black => other.offset(-files, -ranks),
                };
                if let Some(place) = place.filter(|&place| self.board.occupied().contains(place)) {
                    self.add(predicate, &[Atom::Piece(place), Atom::Piece(other)]);
                }
            }
        }
    }

    /// Indirect and possible relations with lists of two.
    fn dynamic(&mut self) {
        for actor in self.board.occupied() {
            self.indirect(actor);
            for via in self.sight.vias(actor) {
                let enemies = self.board.occupied() - self.own(actor);
                for target in self.sight.possible_hits(actor, via) {
                    let (predicate, targets) = if enemies.contains(target) {
                        ("ataquepossivel", vec![Atom::Piece(target)])
                    } else {
                        ("defesapossivel", self.both(target))
                    };
                    self.relate(predicate, actor, via, &targets);
                }
            }
        }
    }

    fn relate(&mut self, predicate: &'static str, actor: Square, via: Square, targets: &[Atom]) {
        for via in self.both(via) {
            for &target in targets {
                self.add(predicate, &[Atom::Piece(actor), via, target]);
            }
        }
    }

    fn indirect(&mut self, actor: Square) {
        let Some(role @ (Role::Bishop | Role::Rook | Role::Queen)) = self.board.role_on(actor) else {
            return;
        };
        let occupied = self.board.occupied();
        for middle in self.sight.control(actor) & occupied {
            let through = attacks::by_role(role, actor, occupied.without(middle));
            let behind = (through & attacks::line(actor, middle))
                .into_iter()
                .filter(|&square| attacks::between(actor, square).contains(middle));
            for target in behind.collect::<Bitboard>() {
                let is_enemy = occupied.contains(target) && !self.own(actor).contains(target);
                let (predicate, targets) = if is_enemy {
                    ("ataqueindireto", vec![Atom::Piece(target)])
                } else {
                    ("defesaindireta", self.both(target))
                };
                self.relate(predicate, actor, middle, &targets);
            }
        }
    }
}
