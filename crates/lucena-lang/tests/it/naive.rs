//! A matcher without any cleverness: it tries every object for every figure and asks, for each action, a rule
//! written straight from the specification on a plain board of 64 squares. The real matcher must agree.

use std::collections::BTreeSet;

use lucena_chess::{Color, Piece, Position, Role, Square};
use lucena_lang::patlan::{
    Action, Figure, Item, Library, Mark, Matcher, PatternTree, Program, Relation, Symmetric,
};

/// A board one can read: what stands on each square.
#[derive(Clone)]
struct Plain {
    squares: [Option<Piece>; 64],
    me: Color,
    pos: Position,
}

const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

fn directions(role: Role) -> Vec<(i8, i8)> {
    match role {
        Role::Bishop => DIAGONAL.to_vec(),
        Role::Rook => STRAIGHT.to_vec(),
        Role::Queen => [STRAIGHT, DIAGONAL].concat(),
        _ => Vec::new(),
    }
}

/// The squares in one direction up to the edge.
fn ray(from: Square, (files, ranks): (i8, i8)) -> Vec<Square> {
    let mut squares = Vec::new();
    let mut here = from.offset(files, ranks);
    while let Some(square) = here {
        squares.push(square);
        here = square.offset(files, ranks);
    }
    squares
}

fn direction(a: Square, b: Square) -> Option<(i8, i8)> {
    [STRAIGHT, DIAGONAL].concat().into_iter().find(|&step| ray(a, step).contains(&b))
}

fn is_on_one_line(a: Square, b: Square, c: Square) -> bool {
    match (direction(a, b), direction(a, c)) {
        (Some((f, r)), Some(other)) => other == (f, r) || other == (-f, -r),
        _ => false,
    }
}

impl Plain {
    fn of(pos: &Position, me: Color) -> Plain {
        Plain { squares: pos.to_setup().board, me, pos: *pos }
    }

    fn at(&self, sq: Square) -> Option<Piece> {
        self.squares[sq.index()]
    }

    fn is_own(&self, sq: Square, color: Color) -> bool {
        self.at(sq).is_some_and(|piece| piece.color() == color)
    }

    fn pieces(&self) -> Vec<Square> {
        Square::all().filter(|&sq| self.at(sq).is_some()).collect()
    }

    fn control(&self, from: Square) -> Vec<Square> {
        let Some(piece) = self.at(from) else { return Vec::new() };
        let forward = if piece.color() == Color::White { 1 } else { -1 };
        let steps: Vec<(i8, i8)> = match piece.role() {
            Role::Pawn => vec![(1, forward), (-1, forward)],
            Role::Knight => vec![(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)],
            Role::King => [STRAIGHT, DIAGONAL].concat(),
            role => {
                let mut seen = Vec::new();
                for step in directions(role) {
                    for square in ray(from, step) {
                        seen.push(square);
                        if self.at(square).is_some() {
                            break;
                        }
                    }
                }
                return seen;
            }
        };
        steps.into_iter().filter_map(|(f, r)| from.offset(f, r)).collect()
    }

    fn is_attacked(&self, sq: Square, by: Color) -> bool {
        self.pieces().into_iter().any(|from| self.is_own(from, by) && self.control(from).contains(&sq))
    }

    fn king(&self, color: Color) -> Option<Square> {
        Square::all().find(|&sq| self.at(sq) == Some(Piece::new(color, Role::King)))
    }

    /// The board after a hop, and whether the own king is safe then.
    fn hop(&self, from: Square, to: Square) -> (Plain, bool) {
        let piece = self.at(from).expect("a piece hops");
        let mut after = self.clone();
        after.squares[from.index()] = None;
        if piece.role() == Role::Pawn && from.file() != to.file() && self.at(to).is_none() {
            after.squares[Square::new(to.file(), from.rank()).index()] = None;
        }
        let king = if piece.role() == Role::King { Some(to) } else { self.king(piece.color()) };
        after.squares[to.index()] = Some(piece);
        let is_safe = king.is_none_or(|king| !after.is_attacked(king, !piece.color()));
        (after, is_safe)
    }

    /// Pushes, captures and steps by the movement rules; castling only where `lucena-chess` allows it.
    fn legal(&self, from: Square) -> Vec<Square> {
        let Some(piece) = self.at(from) else { return Vec::new() };
        let mut to = if piece.role() == Role::Pawn {
            self.pawn_moves(from, piece.color())
        } else {
            self.control(from)
        };
        to.retain(|&sq| !self.is_own(sq, piece.color()) && self.at(sq).map(Piece::role) != Some(Role::King));
        to.retain(|&sq| self.hop(from, sq).1);
        if piece.role() == Role::King {
            to.extend(self.castling(piece.color()));
        }
        to
    }

    fn pawn_moves(&self, from: Square, color: Color) -> Vec<Square> {
        let forward = if color == Color::White { 1 } else { -1 };
        let start = if color == Color::White { 1 } else { 6 };
        let mut to = Vec::new();
        if let Some(one) = from.offset(0, forward).filter(|&sq| self.at(sq).is_none()) {
            to.push(one);
            let two =
                one.offset(0, forward).filter(|&sq| self.at(sq).is_none() && from.rank().index() == start);
            to.extend(two);
        }
        let passed = self.pos.passed_square().filter(|_| color == self.me && self.pos.turn() == self.me);
        to.extend(self.control(from).into_iter().filter(|&sq| self.at(sq).is_some() || Some(sq) == passed));
        to
    }

    fn castling(&self, color: Color) -> Vec<Square> {
        // The rules core decides; it can be asked only where that side may be on move.
        let pos = if self.pos.turn() == color {
            self.pos
        } else if self.pos.is_check() {
            // The samples have no such positions.
            return Vec::new();
        } else {
            self.pos.after_null()
        };
        pos.legal_moves()
            .iter()
            .filter_map(|mv| mv.castle_side().map(|side| (mv, side)))
            .map(|(mv, side)| {
                let file = if side == lucena_chess::CastleSide::King {
                    lucena_chess::File::G
                } else {
                    lucena_chess::File::C
                };
                Square::new(file, mv.from().rank())
            })
            .collect()
    }

    fn vias(&self, from: Square) -> Vec<Square> {
        let Some(piece) = self.at(from) else { return Vec::new() };
        let mut vias = if piece.role() == Role::Pawn { self.legal(from) } else { self.control(from) };
        vias.retain(|&sq| self.at(sq) != Some(Piece::new(!piece.color(), Role::King)));
        vias.retain(|&sq| self.hop(from, sq).1);
        vias
    }

    /// The pieces met on the way from one square to another in a slider's direction; nothing if it cannot go.
    fn met(&self, role: Role, from: Square, to: Square) -> Option<Vec<Square>> {
        let step = direction(from, to).filter(|step| directions(role).contains(step))?;
        Some(
            ray(from, step)
                .into_iter()
                .take_while(|&sq| sq != to)
                .filter(|&sq| self.at(sq).is_some())
                .collect(),
        )
    }

    fn holds(&self, relation: Relation, squares: &[Square], is_square_target: bool) -> bool {
        let (actor, target) = (squares[0], squares[squares.len() - 1]);
        let piece = self.at(actor).expect("actors are pieces");
        let is_enemy = self.is_own(target, !piece.color());
        match relation {
            Relation::Attacks | Relation::Defends => self.control(actor).contains(&target),
            Relation::Move => self.legal(actor).contains(&target),
            Relation::Checkmate => self.mates(actor, piece.color(), is_square_target.then_some(target)),
            Relation::Blocks => self.blocks(actor, target),
            Relation::IndirectAttack | Relation::IndirectDefense => {
                is_enemy == (relation == Relation::IndirectAttack)
                    && self
                        .met(piece.role(), actor, target)
                        .is_some_and(|met| met == squares[1..squares.len() - 1])
            }
            Relation::PossibleAttack | Relation::PossibleDefense => {
                is_enemy == (relation == Relation::PossibleAttack) && self.is_possible(piece, squares)
            }
            positional => {
                let (files, ranks) = positional.step().expect("the rest are positional");
                let sign = if self.me == Color::White { 1 } else { -1 };
                target.offset(files * sign, ranks * sign) == Some(actor)
            }
        }
    }

    fn is_possible(&self, piece: Piece, squares: &[Square]) -> bool {
        let (actor, via, target) = (squares[0], squares[1], squares[squares.len() - 1]);
        if !self.vias(actor).contains(&via) || target == actor {
            return false;
        }
        let (after, _) = self.hop(actor, via);
        let slides = !directions(piece.role()).is_empty();
        if slides && is_on_one_line(actor, via, target) {
            return false;
        }
        if squares.len() > 3 {
            return after
                .met(piece.role(), via, target)
                .is_some_and(|met| met == squares[2..squares.len() - 1]);
        }
        let now = self.control(actor).contains(&target);
        after.control(via).contains(&target)
            && !(now && (piece.role() == Role::King || self.at(target).is_some()))
    }

    fn blocks(&self, actor: Square, other: Square) -> bool {
        let Some(piece) = self.at(other).filter(|_| actor != other) else { return false };
        if piece.role() == Role::Pawn {
            return other.offset(0, if piece.color() == Color::White { 1 } else { -1 }) == Some(actor);
        }
        let reach = |board: &Plain| -> BTreeSet<Square> {
            let to = board.control(other).into_iter();
            to.filter(|&sq| {
                !board.is_own(sq, piece.color()) && board.at(sq).map(Piece::role) != Some(Role::King)
            })
            .collect()
        };
        let mut without = self.clone();
        without.squares[actor.index()] = None;
        reach(&without).difference(&reach(self)).next().is_some()
    }

    fn mates(&self, actor: Square, color: Color, target: Option<Square>) -> bool {
        // As in `castling`: the rules core is asked, where it can be.
        let pos = match (self.pos.turn() == color, self.pos.is_check()) {
            (true, _) => self.pos,
            (false, true) => return false,
            (false, false) => self.pos.after_null(),
        };
        pos.legal_moves_from(actor).iter().any(|&mv| {
            let to = match mv.castle_side() {
                Some(lucena_chess::CastleSide::King) => Square::new(lucena_chess::File::G, mv.from().rank()),
                Some(lucena_chess::CastleSide::Queen) => Square::new(lucena_chess::File::C, mv.from().rank()),
                None => mv.to(),
            };
            target.is_none_or(|target| target == to) && pos.after(mv).is_checkmate()
        })
    }

    fn mark_holds(&self, figure: &Figure, square: Square, lead: Square) -> bool {
        let side = if figure.is_mine() { self.me } else { !self.me };
        let own = |sq: &Square| self.is_own(*sq, side) && *sq != square;
        let is_defended = if figure.is_square() {
            let direct = |sq: Square| sq != lead && self.control(sq).contains(&square);
            let through = |sq: Square| {
                let role = self.at(sq).map_or(Role::King, Piece::role);
                self.is_own(lead, side) && sq != lead && self.met(role, sq, square) == Some(vec![lead])
            };
            self.pieces().into_iter().filter(own).any(|sq| direct(sq) || through(sq))
        } else {
            self.pieces().into_iter().filter(own).any(|sq| self.control(sq).contains(&square))
        };
        match figure.mark {
            Mark::None => true,
            Mark::Defended => is_defended,
            Mark::Undefended => !is_defended,
        }
    }

    fn objects(&self, figure: &Figure) -> Vec<Square> {
        if figure.is_square() {
            return Square::all().collect();
        }
        let color = if figure.is_mine() { self.me } else { !self.me };
        let fits = |sq: &Square| {
            self.at(*sq).is_some_and(|piece| {
                piece.color() == color
                    && (figure.is_wildcard() || Role::from_letter(figure.letter) == Some(piece.role()))
            })
        };
        Square::all().filter(fits).collect()
    }

    fn action_holds(&self, action: &Action, bound: &[(String, Square)]) -> bool {
        let square =
            |figure: &Figure| bound.iter().find(|(name, _)| *name == figure.name).map(|&(_, square)| square);
        let squares: Vec<Square> =
            action.figures().map(|f| square(f).expect("all names are bound")).collect();
        let is_square_target = action.rights.last().is_some_and(Figure::is_square);
        self.holds(action.meaning(), &squares, is_square_target)
            && action.figures().zip(&squares).all(|(figure, &sq)| self.mark_holds(figure, sq, squares[0]))
    }

    /// Whether a negated action happens for some objects of the names that are not bound.
    fn happens(&self, action: &Action, bound: &mut Vec<(String, Square)>) -> bool {
        let open = action.figures().find(|figure| !bound.iter().any(|(name, _)| *name == figure.name));
        let Some(figure) = open else { return self.action_holds(action, bound) };
        self.objects(figure).into_iter().any(|square| {
            bound.push((figure.name.clone(), square));
            let happens = self.happens(action, bound);
            bound.pop();
            happens
        })
    }
}

/// Every binding that satisfies the scenario, symmetric ones all listed, as sorted texts.
fn enumerate(tree: &PatternTree, board: &Plain) -> BTreeSet<String> {
    let mut choices: Vec<Vec<&Action>> = vec![Vec::new()];
    for item in &tree.items {
        let alternatives: Vec<Vec<&Action>> = match item {
            Item::Action(action) => vec![vec![action]],
            Item::Group(group) => group.alternatives.iter().map(|a| a.iter().collect()).collect(),
        };
        choices = choices
            .iter()
            .flat_map(|choice| alternatives.iter().map(move |a| [choice.as_slice(), a.as_slice()].concat()))
            .collect();
    }
    let mut found = BTreeSet::new();
    for choice in choices {
        let mut figures: Vec<&Figure> = Vec::new();
        let positive = choice.iter().filter(|action| !action.negated).flat_map(|action| action.figures());
        for figure in positive.chain(&tree.actors) {
            if !figures.iter().any(|known| known.name == figure.name) {
                figures.push(figure);
            }
        }
        bind(&figures, &choice, board, &mut Vec::new(), &mut found);
    }
    found
}

fn bind(
    figures: &[&Figure],
    actions: &[&Action],
    board: &Plain,
    bound: &mut Vec<(String, Square)>,
    found: &mut BTreeSet<String>,
) {
    let Some((figure, rest)) = figures.split_first() else {
        if actions.iter().all(|action| !action.negated || !board.happens(action, &mut bound.clone())) {
            let mut pairs: Vec<String> =
                bound.iter().map(|(name, square)| format!("{name}={square}")).collect();
            pairs.sort();
            found.insert(pairs.join(","));
        }
        return;
    };
    for square in board.objects(figure) {
        let is_taken = bound
            .iter()
            .any(|(name, other)| *other == square && name.starts_with(['S', 's']) == figure.is_square());
        if is_taken {
            continue;
        }
        bound.push((figure.name.clone(), square));
        // Actions whose names are all bound are tested at once; that only saves time.
        let is_bound = |figure: &Figure| bound.iter().any(|(name, _)| *name == figure.name);
        let is_new = |action: &Action| action.figures().any(|other| other.name == figure.name);
        let fits = actions
            .iter()
            .filter(|action| !action.negated && is_new(action) && action.figures().all(is_bound))
            .all(|action| board.action_holds(action, bound));
        if fits {
            bind(rest, actions, board, bound, found);
        }
        bound.pop();
    }
}

fn ours(program: &Program, pos: &Position, side: Color) -> BTreeSet<String> {
    let mut matcher = Matcher::new();
    let found = matcher.look(pos, side).find_with(program, Symmetric::Listed).expect("within the limits");
    let text = |instance: &lucena_lang::patlan::Instance| {
        let mut pairs: Vec<String> = instance
            .bindings
            .iter()
            .map(|&(slot, sq)| format!("{}={sq}", program.slots()[slot].name))
            .collect();
        pairs.sort();
        pairs.join(",")
    };
    found.instances.iter().map(text).collect()
}

/// Few enough pieces that trying everything ends, and a position that both can look at.
fn sample(seed: u64, count: usize) -> Vec<Position> {
    let mut found = Vec::new();
    lucena_chess::testkit::for_each_random_position(seed, count, |pos| {
        let few = pos.occupied().count() <= 14;
        // The rules core can be asked about castling and mates of either side only outside check.
        if few && !pos.is_check() && !pos.is_chess960() {
            found.push(*pos);
        }
    });
    found
}

#[test]
fn the_matcher_agrees_with_trying_everything() {
    let library = Library::standard();
    let positions = sample(4, 120_000);
    assert!(positions.len() > 2000, "{} positions", positions.len());
    for (index, pos) in positions.iter().enumerate().take(2000) {
        // Every position is looked at by some patterns, every pattern looks at many positions.
        for (number, program) in library.programs().enumerate() {
            if program.tree().set.is_some() || (index + number) % 23 != 0 {
                continue;
            }
            let side = pos.turn();
            let plain = Plain::of(pos, side);
            assert_eq!(
                ours(program, pos, side),
                enumerate(program.tree(), &plain),
                "{} in {}",
                program.name(),
                pos.fen()
            );
        }
    }
}

/// Small scenarios that use every relation, mark and list.
const SMALL: &[&str] = &[
    "F1 ATTACKS f1",
    "F1 DEFENDS S1",
    "f1 DEFENDS f2",
    "F1 MOVE S1",
    "f1 MOVE S1",
    "F1 MOVE f1",
    "F1 BLOCKS f1",
    "F1 BLOCKS F2",
    "F1 CHECKMATE S1",
    "f1 CHECKMATE K1",
    "F1 ABOVEOF F2",
    "F1 UNDEROF f2",
    "F1 RIGHTOF F2",
    "F1 LEFTOF f2",
    "F1 NORTHEAST F2",
    "F1 NORTHWEST f2",
    "F1 SOUTHEAST F2",
    "F1 SOUTHWEST f2",
    "F1 INDIRECTATTACK (S1,f1)",
    "F1 INDIRECTATTACK (F2,f1)",
    "F1 INDIRECTATTACK (S1,f2,f1)",
    "F1 INDIRECTDEFENSE (S1,S2)",
    "F1 INDIRECTDEFENSE (f1,F2)",
    "F1 INDIRECTDEFENSE (S1,f1,S2)",
    "F1 POSSIBLEATTACK (S1,f1)",
    "F1 POSSIBLEATTACK (F2,f1)",
    "f1 POSSIBLEATTACK (S1,F1)",
    "F1 POSSIBLEATTACK (S1,f2,f1)",
    "F1 POSSIBLEDEFENSE (S1,F2)",
    "P1 POSSIBLEDEFENSE (S1,S2)",
    "K1 POSSIBLEDEFENSE (S1,S2)",
    "R1 POSSIBLEDEFENSE (S1,F1,S2)",
    "<F1> ATTACKS >f1<",
    "F1 MOVE <S1>",
    "F1 MOVE >s1<",
    "f1 MOVE <s1>",
    "F1 ATTACKS f1 f2 NOT DEFENDS f1",
    "F1 MOVE S1 f1 NOT DEFENDS <S1>",
    "K1 NOT MOVE S1 F1 ATTACKS f1",
    "{ R1 ATTACKS f1 N1 ATTACKS f1 } K1 NOT ATTACKS f1",
    "{ P1 DEFENDS P2 P2 MOVE S1 OR F1 ATTACKS f1 f1 ATTACKS F1 }",
];

#[test]
fn every_relation_agrees_with_the_plain_rule() {
    let positions = sample(5, 40_000);
    for (number, body) in SMALL.iter().enumerate() {
        let library = crate::support::scenario("", body, "");
        let program = library.programs().next().expect("one pattern");
        for pos in positions.iter().skip(number).step_by(7).take(12) {
            for side in Color::ALL {
                let plain = Plain::of(pos, side);
                assert_eq!(
                    ours(program, pos, side),
                    enumerate(program.tree(), &plain),
                    "{body} in {} by {side}",
                    pos.fen()
                );
            }
        }
    }
}
