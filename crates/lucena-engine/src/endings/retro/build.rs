//! Working backwards from the mates, half-move by half-move, until nothing new is found.

use lucena_chess::{Bitboard, Color, Position, Role, Square, attacks};

use super::place::{Places, Squares};
use super::{MateDistance, Material, Summary};

/// Nothing is known yet; at the end, that nobody can force mate.
const OPEN: u8 = 0;
/// There is no such position, or another image of it counts.
const NONE: u8 = 255;
/// The half-moves to mate plus this are what a table keeps: even distances are lost, odd ones won.
const SHIFT: u8 = 1;
/// No mate with four men takes so many half-moves.
const LONGEST: u8 = 100;

/// The distances of one material.
pub(super) struct Table {
    /// By side to move and place.
    values: [Vec<u8>; 2],
}

/// A table while it is being worked out.
struct Builder {
    places: Places,
    table: Table,
    /// How many different moves have not yet been shown to lose.
    open_moves: [Vec<u8>; 2],
    /// The positions found at each distance, and those that only lose by a capture or promotion found there.
    found: Vec<Vec<Spot>>,
    exits: Vec<Vec<Spot>>,
}

/// A position: the side to move and its place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Spot {
    turn: Color,
    place: usize,
}

impl Table {
    /// Works out a table; `elsewhere` knows the positions after captures and promotions.
    pub(super) fn build(material: &Material, elsewhere: &dyn Fn(&Position) -> Option<MateDistance>) -> Table {
        let places = Places::new(material);
        let count = places.count();
        let table = Table { values: [vec![NONE; count], vec![NONE; count]] };
        let open_moves = [vec![0; count], vec![0; count]];
        let mut builder =
            Builder { places, table, open_moves, found: vec![Vec::new(); 256], exits: vec![Vec::new(); 256] };
        for turn in [Color::White, Color::Black] {
            for place in 0..count {
                builder.look_ahead(Spot { turn, place }, elsewhere);
            }
        }
        // Distances fit a byte with room to spare: the longest mate with four men takes 79 half-moves.
        for distance in 0..250 {
            builder.walk_back(distance);
        }
        builder.table
    }

    /// A table of these values, as a file has them; nothing if a distance is longer than any with four men.
    pub(super) fn of_values(values: [Vec<u8>; 2]) -> Option<Table> {
        let is_sound = |&value: &u8| value == NONE || value <= LONGEST + SHIFT;
        values.iter().flatten().all(is_sound).then_some(Table { values })
    }

    /// The values by side to move and place, for a file.
    pub(super) fn values(&self) -> &[Vec<u8>; 2] {
        &self.values
    }

    /// Whether there is such a position.
    pub(super) fn has(&self, turn: Color, place: usize) -> bool {
        self.values[turn.index()][place] != NONE
    }

    pub(super) fn at(&self, turn: Color, place: usize) -> MateDistance {
        match self.values[turn.index()][place] {
            OPEN | NONE => MateDistance::Draw,
            value if (value - SHIFT).is_multiple_of(2) => MateDistance::Loses((value - SHIFT).into()),
            value => MateDistance::Wins((value - SHIFT).into()),
        }
    }

    pub(super) fn summary(&self) -> Summary {
        let mut summary = Summary::default();
        for &value in self.values.iter().flatten().filter(|&&value| value != NONE) {
            match value {
                OPEN => summary.drawn += 1,
                value if (value - SHIFT).is_multiple_of(2) => summary.lost += 1,
                _ => summary.won += 1,
            }
            summary.longest = summary.longest.max(u32::from(value.saturating_sub(SHIFT)));
        }
        summary
    }
}

impl Builder {
    /// Enters a position: mated, or with so many moves to be refuted; captures and promotions are known already.
    fn look_ahead(&mut self, spot: Spot, elsewhere: &dyn Fn(&Position) -> Option<MateDistance>) {
        let squares = self.places.squares(spot.place);
        if self.places.of(&squares) != spot.place {
            return;
        }
        let Some(pos) = self.places.position(&squares, spot.turn) else { return };
        self.table.values[spot.turn.index()][spot.place] = OPEN;
        let (mut inside, mut open, mut best_win) = (Vec::new(), 0, None);
        for mv in &pos.legal_moves() {
            let next = pos.after(mv);
            if !mv.is_capture() && !mv.is_promotion() {
                inside.push(self.places.of_position(&next));
                continue;
            }
            match elsewhere(&next) {
                Some(MateDistance::Loses(plies)) => {
                    // Never refuted: whoever has this move cannot lose, however far away the win is.
                    open += 1;
                    best_win = Some(best_win.map_or(plies + 1, |best: u32| best.min(plies + 1)));
                }
                Some(MateDistance::Wins(plies)) => {
                    open += 1;
                    self.exits[plies as usize].push(spot);
                }
                // A way out that nobody can close.
                Some(MateDistance::Draw) | None => open += 1,
            }
        }
        // Several moves may lead to images of one position; they are refuted together.
        inside.sort_unstable();
        inside.dedup();
        self.open_moves[spot.turn.index()][spot.place] = (open + inside.len()) as u8;
        if let Some(plies) = best_win {
            self.found[plies as usize].push(spot);
        } else if pos.is_checkmate() {
            self.found[0].push(spot);
        }
    }

    /// Takes up everything at one distance: marks it, and tells those one half-move before.
    fn walk_back(&mut self, distance: usize) {
        let mut newly = Vec::new();
        for spot in std::mem::take(&mut self.found[distance]) {
            let value = &mut self.table.values[spot.turn.index()][spot.place];
            if *value == OPEN {
                *value = distance as u8 + SHIFT;
                newly.push(spot);
            }
        }
        let is_won = distance % 2 == 1;
        let mut refuted = if is_won { std::mem::take(&mut self.exits[distance]) } else { Vec::new() };
        for spot in newly {
            for before in self.before(spot) {
                match is_won {
                    true => refuted.push(before),
                    false => self.found[distance + 1].push(before),
                }
            }
        }
        for spot in refuted {
            let open = &mut self.open_moves[spot.turn.index()][spot.place];
            *open = open.saturating_sub(1);
            if *open == 0 {
                self.found[distance + 1].push(spot);
            }
        }
    }

    /// The different positions from which a quiet move leads here.
    fn before(&self, spot: Spot) -> Vec<Spot> {
        let squares = self.places.squares(spot.place);
        let men = self.places.pieces.len();
        let occupied = squares[..men].iter().fold(Bitboard::EMPTY, |all, &square| all.with(square));
        let turn = !spot.turn;
        let mut found = Vec::new();
        for at in (0..men).filter(|&at| self.places.pieces[at].color() == turn) {
            for from in origins(self.places.pieces[at].role(), turn, squares[at], occupied) {
                let mut moved: Squares = squares;
                moved[at] = from;
                let place = self.places.of(&moved);
                if self.table.values[turn.index()][place] != NONE {
                    found.push(Spot { turn, place });
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}

/// The squares from which a man can have come here without capturing.
fn origins(role: Role, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => {
            let back = |square: Square| square.offset(0, if color == Color::White { -1 } else { 1 });
            let home = if color == Color::White { 1 } else { 6 };
            let free =
                |square: &Square| !occupied.contains(*square) && !matches!(square.rank().index(), 0 | 7);
            let Some(one) = back(square).filter(free) else { return Bitboard::EMPTY };
            let two = back(one).filter(free).filter(|two| two.rank().index() == home);
            two.map_or(Bitboard::square(one), |two| Bitboard::square(one).with(two))
        }
        role => attacks::by_role(role, square, occupied) - occupied,
    }
}
