//! Hunting patterns in games: every position of the main lines is shown to a matcher, and what it finds is
//! counted and, where wanted, kept as [`Hit`]s.

use std::io;
use std::ops::RangeInclusive;
use std::sync::Arc;

use lucena_chess::{Color, Move, Outcome, Position};
use lucena_lang::patlan::{Instance, Matcher, Program};

use crate::collection::Chunk;
use crate::index::replay_block;
use crate::material::{Material, Needs};
use crate::pgn::{Closing, Headers, Interest, Limits, Opening, Spectator, Trouble, replay};
use crate::query::Query;
use crate::stats::Counters;

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
    fn of(self, pos: &Position) -> [Option<Color>; 2] {
        let turn = pos.turn();
        match self {
            Sides::White => [(turn == Color::White).then_some(turn), None],
            Sides::Black => [(turn == Color::Black).then_some(turn), None],
            Sides::ToMove => [Some(turn), None],
            Sides::Both => [Some(turn), (!pos.is_check()).then_some(!turn)],
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
    pub limits: Limits,
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
            limits: Limits::default(),
        }
    }
}

impl Hunt {
    /// How many positions of a game are searched, if not for both sides: those of the wanted side and plies.
    fn count_positions(&self, first: Color, plies: usize) -> u64 {
        let last = plies.min(*self.plies.end());
        let wanted = |parity: usize| {
            let side = if parity == 0 { first } else { !first };
            match self.sides {
                Sides::White => side == Color::White,
                Sides::Black => side == Color::Black,
                Sides::ToMove | Sides::Both => true,
            }
        };
        (*self.plies.start()..=last).filter(|ply| wanted(ply % 2)).count() as u64
    }
}

/// A game in which something was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The number of the game in its chunk, or in its file once somebody has added the games before.
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
pub struct Catch {
    /// The counts.
    pub counters: Counters,
    /// The games with finds, in order.
    pub games: Vec<Found>,
    /// The games that could not be replayed.
    pub troubles: Vec<Trouble>,
    /// The number and the place of the last game, if its moves do not end with a result.
    pub unended: Option<(u64, u64)>,
    /// How many games the chunk has, wanted or not.
    pub read: u64,
    /// How many bytes the chunk has.
    pub bytes: u64,
}

/// Does the hunting; one for each thread.
pub struct Hunter<'h> {
    hunt: &'h Hunt,
    /// What each pattern cannot do without.
    needs: Vec<Needs>,
    matcher: Matcher,
    /// The catch so far, of games that are over.
    catch: Catch,
    /// The counts of the game under way, forgotten if it turns out to be broken.
    current: Counters,
    hits: Vec<Hit>,
    ply: usize,
    /// The types of pieces in the position at hand, and how many pieces stand there.
    material: Material,
    count: u32,
}

impl<'h> Hunter<'h> {
    /// A hunter for a hunt.
    pub fn new(hunt: &'h Hunt) -> Hunter<'h> {
        let count = hunt.programs.len();
        Hunter {
            hunt,
            needs: hunt.programs.iter().map(|program| Needs::of(program)).collect(),
            matcher: Matcher::new(),
            catch: Hunter::empty(count),
            current: Counters::new(count),
            hits: Vec::new(),
            ply: 0,
            material: Material::default(),
            count: 0,
        }
    }

    fn empty(count: usize) -> Catch {
        Catch {
            counters: Counters::new(count),
            games: Vec::new(),
            troubles: Vec::new(),
            unended: None,
            read: 0,
            bytes: 0,
        }
    }

    /// Hunts through the games of a chunk.
    pub fn hunt(&mut self, chunk: &Chunk) -> Catch {
        let tally = replay(&chunk.bytes, chunk.offset, &self.hunt.limits, self);
        let mut catch = std::mem::replace(&mut self.catch, Hunter::empty(self.hunt.programs.len()));
        catch.read = tally.games;
        catch.bytes = chunk.bytes.len() as u64;
        catch.counters.broken = tally.broken;
        catch
    }

    /// Hunts through the games of a block of an index, whose numbers are those in the whole base.
    ///
    /// # Errors
    /// If the block is damaged.
    pub fn hunt_block(&mut self, block: &Chunk) -> io::Result<Catch> {
        let (hunt, needs) = (self.hunt, self.needs.clone());
        let mut passed = Counters::new(hunt.programs.len());
        let can_match = |materials: &[Material]| {
            // For both sides the positions to count depend on checks, so the moves are needed.
            hunt.sides == Sides::Both
                || materials.iter().any(|&material| {
                    Color::ALL.into_iter().any(|side| needs.iter().any(|needs| needs.allow(material, side)))
                })
        };
        let replayed = replay_block(block, self, can_match, |game, closing| {
            if hunt.query.accepts(game.headers, game.offset) {
                passed.games += 1;
                passed.positions += hunt.count_positions(game.start.turn(), closing.plies);
                passed.white.count(Color::White, closing.outcome);
            }
        });
        // Taken before the verdict: what a damaged block left must not be counted with the next one.
        let mut catch = std::mem::replace(&mut self.catch, Hunter::empty(hunt.programs.len()));
        replayed?;
        catch.counters.add(&passed);
        catch.bytes = block.bytes.len() as u64;
        Ok(catch)
    }

    fn weigh(&mut self, pos: &Position) {
        self.material = Material::of(pos);
        self.count = pos.occupied().count();
    }

    #[inline]
    fn search(&mut self, pos: &Position) {
        if !self.hunt.plies.contains(&self.ply) {
            return;
        }
        let material = self.material;
        for side in self.hunt.sides.of(pos).into_iter().flatten() {
            self.current.positions += 1;
            let mut view = self.matcher.look(pos, side);
            for (pattern, program) in self.hunt.programs.iter().enumerate() {
                if !self.needs[pattern].allow(material, side) {
                    continue;
                }
                let counts = &mut self.current.patterns[pattern];
                let is_valid = match view.scenario_occurs(program) {
                    Ok(false) => continue,
                    Ok(true) => view.occurs(program),
                    Err(error) => Err(error),
                };
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
                    self.hits.push(Hit { pattern, ply: self.ply, side, position: *pos, instances });
                }
            }
        }
    }
}

impl Spectator for Hunter<'_> {
    fn begin(&mut self, game: &Opening<'_>) -> Interest {
        self.catch.unended = None;
        if !self.hunt.query.accepts(game.headers, game.offset) {
            return Interest::None;
        }
        self.current.clear();
        self.hits.clear();
        self.ply = 0;
        self.weigh(game.start);
        self.search(game.start);
        Interest::Moves
    }

    #[inline]
    fn moved(&mut self, mv: Move, after: &Position) {
        self.ply += 1;
        // Only captures and promotions change what is on the board.
        if mv.promotion().is_some() || after.occupied().count() != self.count {
            self.weigh(after);
        }
        self.search(after);
    }

    fn end(&mut self, game: &Opening<'_>, closing: &Closing<'_>) {
        self.current.end_game(closing.outcome);
        self.catch.counters.add(&self.current);
        self.catch.unended = (!closing.is_ended).then_some((game.number, game.offset));
        if !self.hits.is_empty() {
            self.catch.games.push(Found {
                number: game.number,
                offset: game.offset,
                headers: game.headers.clone(),
                outcome: closing.outcome,
                text: game.text.to_vec(),
                hits: std::mem::take(&mut self.hits),
            });
        }
    }

    fn broken(&mut self, trouble: Trouble) {
        self.catch.troubles.push(trouble);
    }
}
