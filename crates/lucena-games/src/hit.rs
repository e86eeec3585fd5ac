//! Hunting patterns in games: every position of the main lines is shown to a matcher, and what it finds is
//! counted and, where wanted, kept as [`Hit`]s. How games come from an index is in `indexed`.

mod indexed;

use std::ops::RangeInclusive;
use std::sync::Arc;

use lucena_chess::{Bitboard, Color, Move, Outcome, Position, Role};
use lucena_lang::patlan::{Instance, Matcher, Placement, Program};

use crate::collection::Chunk;
use crate::material::{Material, Needs};
use crate::pgn::{
    Closing, Complaints, Headers, Interest, Opening, ReadLimits, Remark, Spectator, Trouble, replay,
};
use crate::query::Query;
use crate::stats::Counters;
use crate::structure::Structure;

/// For whom patterns are searched.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Sides {
    /// White, in the positions where White is to move.
    White,
    /// Black, in the positions where Black is to move.
    Black,
    /// The side to move, in every position.
    #[default]
    ToMove,
    /// Both sides in every position; the side that is not to move is taken to be, unless the other is in check.
    Both,
}

impl Sides {
    /// The sides to search a position for.
    #[inline]
    fn of(self, moment: &impl Moment) -> [Option<Color>; 2] {
        let turn = moment.turn();
        match self {
            Sides::White => [(turn == Color::White).then_some(turn), None],
            Sides::Black => [(turn == Color::Black).then_some(turn), None],
            Sides::ToMove => [Some(turn), None],
            Sides::Both => [Some(turn), (!moment.is_check()).then_some(!turn)],
        }
    }
}

/// Which finds are kept one by one; all are counted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Keep {
    /// None.
    Nothing,
    /// Those with a valid instance.
    #[default]
    Patterns,
    /// Those with a raw instance too.
    Scenarios,
}

/// What to look for, and where.
#[derive(Clone, Debug)]
pub struct Hunt {
    /// The patterns, all in one pass.
    pub programs: Vec<Arc<Program>>,
    /// For whom.
    pub sides: Sides,
    /// In which games.
    pub query: Query,
    /// After how many plies.
    pub plies: RangeInclusive<usize>,
    /// What is kept.
    pub keep: Keep,
    /// How large a game may be.
    pub limits: ReadLimits,
}

impl Hunt {
    /// A hunt for some patterns everywhere, for the side to move.
    pub fn new(programs: Vec<Arc<Program>>) -> Hunt {
        Hunt {
            programs,
            sides: Sides::default(),
            query: Query::default(),
            plies: 0..=usize::MAX,
            keep: Keep::default(),
            limits: ReadLimits::default(),
        }
    }
}

/// A game in which something was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The number of the game in its base; in its chunk, as long as nobody has added the games before.
    pub number: u64,
    /// Where it starts in its file.
    pub offset: u64,
    /// Its tags.
    pub headers: Headers,
    /// Its result.
    pub outcome: Option<Outcome>,
    /// Its text.
    pub text: Vec<u8>,
    /// What was found, in the order of the moves.
    pub hits: Vec<Hit>,
}

/// A position in which a pattern, or its scenario, stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hit {
    /// The number of the pattern in the hunt.
    pub pattern: usize,
    /// How many plies were played before.
    pub ply: usize,
    /// The side that has the pattern.
    pub side: Color,
    /// The position.
    pub position: Position,
    /// Its instances; the valid ones have no failure.
    pub instances: Vec<Instance>,
}

impl Hit {
    /// The valid instances.
    pub fn valid(&self) -> impl Iterator<Item = &Instance> {
        self.instances.iter().filter(|instance| instance.is_valid())
    }
}

/// What a chunk yields.
#[derive(Clone, PartialEq, Debug)]
pub struct Findings {
    /// The counts.
    pub counters: Counters,
    /// The games with finds, in order.
    pub games: Vec<Found>,
    /// What is to be said about its games.
    pub complaints: Complaints,
    /// The number and the place of the last game, if its moves do not end with a result.
    pub unended: Option<(u64, u64)>,
    /// How many games the chunk has, wanted or not.
    pub read: u64,
    /// How many bytes the chunk has.
    pub bytes: u64,
}

impl Findings {
    /// Nothing found among `programs` patterns, but so many games known to be broken.
    pub fn of_broken(programs: usize, broken: u64) -> Findings {
        let mut findings = Hunter::empty(programs);
        findings.counters.broken = broken;
        findings
    }
}

/// A position as a hunter meets it: in a game that is replayed with all its rules, or on a plain board.
trait Moment {
    /// What the matcher looks at.
    type Board: Placement;

    fn board(&self) -> &Self::Board;
    fn turn(&self) -> Color;
    fn is_check(&self) -> bool;
    /// The position, to be kept; nothing if the moves to it turn out to be illegal.
    fn position(&mut self, ply: usize) -> Option<Position>;
}

impl Moment for &Position {
    type Board = Position;

    fn board(&self) -> &Position {
        self
    }

    fn turn(&self) -> Color {
        Position::turn(self)
    }

    fn is_check(&self) -> bool {
        Position::is_check(self)
    }

    fn position(&mut self, _: usize) -> Option<Position> {
        Some(**self)
    }
}

/// Does the hunting; one for each thread.
pub struct Hunter<'h> {
    hunt: &'h Hunt,
    /// What each pattern cannot do without.
    needs: Vec<Needs>,
    /// Whether some pattern asks how pawns stand.
    looks_at_pawns: bool,
    matcher: Matcher,
    /// The findings so far, of games that are over.
    findings: Findings,
    /// The counts of the game under way, forgotten if it turns out to be broken.
    current: Counters,
    hits: Vec<Hit>,
    /// What the position at hand has, before it is kept.
    found: Vec<(usize, Vec<Instance>)>,
    /// Whether the moves of an index turned out to be illegal.
    is_damaged: bool,
    ply: usize,
    /// What the position at hand was weighed by: how many pieces there are, and where the pawns are.
    count: u32,
    pawns: Bitboard,
    /// The patterns that it could have, for White and for Black.
    possible: [Vec<usize>; 2],
}

impl<'h> Hunter<'h> {
    /// A hunter for a hunt.
    pub fn new(hunt: &'h Hunt) -> Hunter<'h> {
        let count = hunt.programs.len();
        let needs: Vec<Needs> = hunt.programs.iter().map(|program| Needs::of(program)).collect();
        Hunter {
            hunt,
            looks_at_pawns: needs.iter().any(Needs::asks_for_structure),
            needs,
            matcher: Matcher::new(),
            findings: Hunter::empty(count),
            current: Counters::new(count),
            hits: Vec::new(),
            found: Vec::new(),
            is_damaged: false,
            ply: 0,
            count: 0,
            pawns: Bitboard::EMPTY,
            possible: [Vec::new(), Vec::new()],
        }
    }

    fn empty(count: usize) -> Findings {
        Findings {
            counters: Counters::new(count),
            games: Vec::new(),
            complaints: Complaints::default(),
            unended: None,
            read: 0,
            bytes: 0,
        }
    }

    /// Hunts through the games of a chunk.
    pub fn hunt(&mut self, chunk: &Chunk) -> Findings {
        let tally = replay(&chunk.bytes, chunk.offset, &self.hunt.limits, self);
        let mut findings = std::mem::replace(&mut self.findings, Hunter::empty(self.hunt.programs.len()));
        findings.read = tally.games;
        findings.bytes = chunk.bytes.len() as u64;
        findings.counters.broken = tally.broken;
        findings
    }

    /// Finds out which patterns the pieces on the board allow.
    fn weigh(&mut self, board: &impl Placement) {
        let material = Material::of(board);
        let structure = if self.looks_at_pawns { Structure::of(board) } else { Structure::ALL };
        self.count = board.occupied().count();
        self.pawns = board.role(Role::Pawn);
        for (side, possible) in Color::ALL.into_iter().zip(&mut self.possible) {
            let needs = self.needs.iter().enumerate();
            possible.clear();
            possible
                .extend(needs.filter(|(_, needs)| needs.allow(material, structure, side)).map(|(i, _)| i));
        }
    }

    /// The same after a move, if it changed what patterns depend on.
    #[inline]
    fn weigh_after(&mut self, mv: Move, board: &impl Placement) {
        let is_changed = mv.is_promotion()
            || board.occupied().count() != self.count
            || (self.looks_at_pawns && board.role(Role::Pawn) != self.pawns);
        if is_changed {
            self.weigh(board);
        }
    }

    /// Searches the position at hand for all patterns.
    #[inline]
    fn search(&mut self, moment: &mut impl Moment) {
        if !self.hunt.plies.contains(&self.ply) {
            return;
        }
        for side in self.hunt.sides.of(moment).into_iter().flatten() {
            self.current.positions += 1;
            if !self.possible[side.index()].is_empty() {
                self.search_for(side, moment);
            }
        }
    }

    fn search_for(&mut self, side: Color, moment: &mut impl Moment) {
        let mut view = self.matcher.look(moment.board(), side);
        for &pattern in &self.possible[side.index()] {
            let program = &self.hunt.programs[pattern];
            let is_valid = match view.scenario_occurs(program) {
                Ok(false) => continue,
                Ok(true) => view.occurs(program),
                Err(error) => Err(error),
            };
            let counts = &mut self.current.patterns[pattern];
            let Ok(is_valid) = is_valid else {
                counts.unanswered += 1;
                continue;
            };
            counts.note(side, is_valid);
            let is_kept = match self.hunt.keep {
                Keep::Nothing => false,
                Keep::Patterns => is_valid,
                Keep::Scenarios => true,
            };
            if is_kept {
                let instances = view.find(program).map_or(Vec::new(), |found| found.instances);
                self.found.push((pattern, instances));
            }
        }
        if self.found.is_empty() {
            return;
        }
        let Some(position) = moment.position(self.ply) else {
            self.found.clear();
            self.is_damaged = true;
            return;
        };
        let found = self.found.drain(..);
        self.hits.extend(found.map(|(pattern, instances)| Hit {
            pattern,
            ply: self.ply,
            side,
            position,
            instances,
        }));
    }
}

impl Spectator for Hunter<'_> {
    fn begin(&mut self, game: &Opening<'_>) -> Interest {
        self.findings.unended = None;
        if !self.hunt.query.accepts(game.headers, game.offset) {
            return Interest::None;
        }
        self.current.clear();
        self.hits.clear();
        self.ply = 0;
        self.weigh(game.start);
        self.search(&mut &*game.start);
        Interest::Moves
    }

    #[inline]
    fn moved(&mut self, mv: Move, after: &Position) {
        self.ply += 1;
        self.weigh_after(mv, after);
        self.search(&mut &*after);
    }

    fn end(&mut self, game: &Opening<'_>, closing: &Closing<'_>) {
        self.current.end_game(closing.outcome);
        self.findings.counters.add(&self.current);
        self.findings.unended = (!closing.is_ended).then_some((game.number, game.offset));
        if !self.hits.is_empty() {
            self.findings.games.push(Found {
                number: game.number,
                offset: game.offset,
                headers: game.headers.clone(),
                outcome: closing.outcome,
                text: game.text.to_vec(),
                hits: std::mem::take(&mut self.hits),
            });
        }
    }

    fn remarked(&mut self, remark: Remark) {
        self.findings.complaints.remarks.push(remark);
    }

    fn broken(&mut self, trouble: Trouble) {
        self.findings.complaints.troubles.push(trouble);
    }
}
