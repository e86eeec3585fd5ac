//! What has been worked out about the position under evaluation: each thing once, and only if somebody asks.

use lucena_chess::{Bitboard, Color, Position, Role, attacks};
use lucena_facts::{FactId, Sight};

use crate::dhjog::program::HeuristicSet;
use crate::patlan::{MatchLimits, Matcher, Values};

/// Attacks by piece and by side.
#[derive(Clone, Debug)]
pub(super) struct Attacks {
    /// The squares that the piece on each square attacks.
    pub(super) from: [u64; 64],
    /// The squares that each side attacks.
    pub(super) by: [u64; 2],
}

#[derive(Clone, Debug)]
pub(in crate::dhjog) struct Scene {
    pub(in crate::dhjog) pos: Position,
    pub(super) full_moves: u16,
    pub(super) half_moves: u16,
    attacks: Attacks,
    has_attacks: bool,
    matcher: Option<Box<Matcher>>,
    /// The position as the catalogue of facts looks at it, if it was asked.
    sight: Option<Box<Sight>>,
    /// How many instances a pattern has for a side, and the side's own pieces in them.
    patterns: Vec<Option<(usize, u64)>>,
}

/// A pattern inside an evaluation may not think for long.
const LIMITS: MatchLimits = MatchLimits { steps: 200_000, instances: 2_000 };

impl Scene {
    pub(super) fn new() -> Scene {
        Scene {
            pos: Position::start(),
            full_moves: 1,
            half_moves: 0,
            attacks: Attacks { from: [0; 64], by: [0; 2] },
            has_attacks: false,
            matcher: None,
            sight: None,
            patterns: Vec::new(),
        }
    }

    pub(super) fn look(&mut self, pos: &Position, root: &Position, patterns: usize) {
        self.pos = *pos;
        self.full_moves = root.full_moves();
        self.half_moves = root.half_moves();
        self.has_attacks = false;
        self.sight = None;
        self.patterns.clear();
        self.patterns.resize(2 * patterns, None);
    }

    pub(super) fn attacks(&mut self) -> &Attacks {
        if !self.has_attacks {
            self.has_attacks = true;
            self.attacks.by = [0; 2];
            let occupied = self.pos.occupied();
            for square in occupied {
                let Some(piece) = self.pos.piece_on(square) else { continue };
                let seen = attacks::by(piece, square, occupied).0;
                self.attacks.from[square.index()] = seen;
                self.attacks.by[piece.color().index()] |= seen;
            }
        }
        &self.attacks
    }

    /// The pieces of a side, of some types, in a region.
    pub(super) fn pieces(&self, kinds: u64, region: u64, color: Option<Color>) -> u64 {
        let Some(color) = color else { return 0 };
        self.of_kinds(kinds) & self.pos.color(color).0 & region
    }

    pub(super) fn of_kinds(&self, kinds: u64) -> u64 {
        if kinds & 0x3f == 0x3f {
            return self.pos.occupied().0;
        }
        let wanted = |role: &&Role| kinds >> role.index() & 1 == 1;
        Role::ALL.iter().filter(wanted).fold(0, |all, role| all | self.pos.role(*role).0)
    }

    /// The types of the pieces on some squares.
    pub(super) fn kinds_on(&self, squares: u64) -> u64 {
        let stands = |role: &&Role| self.pos.role(**role).0 & squares != 0;
        Role::ALL.iter().filter(stands).fold(0, |all, role| all | 1 << role.index())
    }

    /// The pieces among some that attack one of the targets.
    pub(super) fn attacking(&mut self, pieces: u64, targets: u64) -> u64 {
        let attacks = self.attacks();
        let hits = |square: &lucena_chess::Square| attacks.from[square.index()] & targets != 0;
        Bitboard(pieces).into_iter().filter(hits).collect::<Bitboard>().0
    }

    /// The squares that some pieces attack.
    pub(super) fn attacked_by(&mut self, pieces: u64) -> u64 {
        let attacks = self.attacks();
        Bitboard(pieces).into_iter().fold(0, |all, square| all | attacks.from[square.index()])
    }

    /// The squares of which a fact of the catalogue is true for a side.
    pub(super) fn fact(&mut self, fact: FactId, color: Color) -> u64 {
        let sight = self.sight.get_or_insert_with(|| Box::new(Sight::new(self.pos)));
        fact.squares(sight, color).0
    }

    /// The pieces of a side that may not leave a line to their own king.
    pub(super) fn pinned(&self, color: Color) -> u64 {
        let pos = &self.pos;
        let king = pos.king(color);
        let snipers = attacks::bishop(king, Bitboard::EMPTY) & pos.diagonal_sliders(!color)
            | attacks::rook(king, Bitboard::EMPTY) & pos.straight_sliders(!color);
        snipers.into_iter().fold(0, |all, sniper| {
            let between = attacks::between(king, sniper) & pos.occupied();
            if between.count() == 1 { all | (between & pos.color(color)).0 } else { all }
        })
    }

    /// How many legal moves a side has; none if it is not its turn and the other king could be taken.
    pub(super) fn legal_moves(&self, color: Color) -> u64 {
        self.on_turn(color).map_or(0, |pos| pos.count_legal_moves())
    }

    fn on_turn(&self, color: Color) -> Option<Position> {
        match self.pos.turn() == color {
            true => Some(self.pos),
            false => (!self.pos.is_check()).then(|| self.pos.after_null()),
        }
    }

    /// Whether a side has an instance of a pattern.
    pub(in crate::dhjog) fn has_pattern(&mut self, set: &HeuristicSet, pattern: usize, color: Color) -> bool {
        self.pattern(set, pattern, color).0 > 0
    }

    /// The instances of a pattern for a side, at most eight, and the side's own pieces in them.
    pub(super) fn pattern(&mut self, set: &HeuristicSet, pattern: usize, color: Color) -> (usize, u64) {
        let place = 2 * pattern + color.index();
        if let Some(known) = self.patterns[place] {
            return known;
        }
        let program = &set.patterns[pattern];
        let own = self.pos.color(color).0;
        let found = self.on_turn(color).and_then(|pos| {
            let matcher =
                self.matcher.get_or_insert_with(|| Box::new(Matcher::with(Values::default(), LIMITS)));
            let found = matcher.look(&pos, color).find(program).ok()?;
            let mut count = 0;
            let mut pieces = 0;
            for instance in found.valid() {
                count += 1;
                let of_pieces =
                    instance.bindings.iter().filter(|(slot, _)| !program.slots()[*slot].is_square);
                pieces |= of_pieces.map(|&(_, square)| square).collect::<Bitboard>().0 & own;
            }
            Some((count.min(8), pieces))
        });
        let found = found.unwrap_or((0, 0));
        self.patterns[place] = Some(found);
        found
    }
}
