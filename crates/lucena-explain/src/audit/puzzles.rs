//! Measuring the detectors against ground truth: the theme tags of lichess puzzles.

use std::collections::BTreeSet;

use lucena_chess::{Move, Position};
use lucena_lang::patlan::Library;

use crate::claim::Param;
use crate::detect;
use crate::pattern;
use crate::scene::{History, Scene};
use crate::slot::Slot;
use crate::theme::Theme;

/// A lichess puzzle: a position, the opponent's move, and the solution.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Its name at lichess.
    pub id: String,
    /// The position before the opponent's move.
    pub start: Position,
    /// The opponent's move and then the solution, all legal.
    pub moves: Vec<Move>,
    /// The tags that lichess gave it.
    pub tags: Vec<String>,
}

impl Puzzle {
    /// Reads a row of the lichess puzzle table: `PuzzleId,FEN,Moves,Rating,…,Themes,…`; nothing if it makes no sense.
    pub fn from_csv(row: &str) -> Option<Puzzle> {
        let mut fields = row.split(',');
        let id = fields.next()?.to_owned();
        let start = Position::from_fen(fields.next()?).ok()?;
        let mut pos = start;
        let mut moves = Vec::new();
        for text in fields.next()?.split_whitespace() {
            let mv = pos.parse_coordinate(text).ok()?;
            pos.play_unchecked(mv);
            moves.push(mv);
        }
        let mut tags: Vec<String> = fields.nth(4)?.split_whitespace().map(str::to_owned).collect();
        // A discovered check is a discovered attack on the king; the table has rows of a time when lichess said so
        // with both tags and rows of a time when it did not.
        if tags.iter().any(|tag| tag == "discoveredCheck")
            && !tags.iter().any(|tag| tag == "discoveredAttack")
        {
            tags.push("discoveredAttack".to_owned());
        }
        (2 <= moves.len()).then_some(Puzzle { id, start, moves, tags })
    }

    /// The scenes of the solver's moves, each with the rest of the solution as its line.
    pub fn scenes(&self) -> Vec<Scene> {
        let before = self.start.after(self.moves[0]);
        let history = History { plies: vec![(self.start, self.moves[0])] };
        let scene = Scene::new(&before, self.moves[1], &self.moves[1..], Some(history));
        (0..scene.line.len()).step_by(2).filter_map(|ply| scene.later(ply)).collect()
    }

    /// The tags whose detectors fire on a move of the solution, the solution being the line of play.
    pub fn found(&self) -> BTreeSet<&'static str> {
        let mut found = BTreeSet::new();
        for (index, scene) in self.scenes().into_iter().enumerate() {
            for claim in detect::detect(&scene) {
                // Lichess gives this tag to the first move of a solution only, and where a pinned piece guards it does not.
                let guarded = claim.params.get(&Slot::Unguarded) != Some(&Param::Flag(true));
                let elsewhere = claim.theme == Theme::HangingCapture && (index != 0 || guarded);
                if !elsewhere && (!claim.theme.must_be_realized() || claim.realized) {
                    found.extend(claim.theme.lichess());
                }
            }
            if scene.after.is_checkmate() {
                let names = pattern::mates(Library::standard(), &scene.before, scene.mv);
                found.extend(names.iter().filter_map(|program| program.annotation("lichess")));
            }
        }
        found
    }
}

/// Tags that lichess introduced late: rows from before never have them, whatever stands on the board.
const LATE: &[&str] = &[
    "balestraMate",
    "blindSwineMate",
    "cornerMate",
    "killBoxMate",
    "morphysMate",
    "operaMate",
    "pillsburysMate",
    "triangleMate",
    "vukovicMate",
];

/// Tags that came later still: nearly all of them stand in the rows of the youngest table.
const LATEST: &[&str] = &["collinearMove", "epauletteMate", "swallowstailMate"];

impl Puzzle {
    /// Whether the row was tagged after a tag came; only then does the absence of the tag mean anything. Nothing tells the
    /// age of a row but the late tags that it has.
    pub fn knows(&self, tag: &str) -> bool {
        let has = |some: &[&str]| self.tags.iter().any(|tag| some.contains(&tag.as_str()));
        if LATEST.contains(&tag) { has(LATEST) } else { !LATE.contains(&tag) || has(LATE) || has(LATEST) }
    }
}

/// The tags that some detector corresponds to, in alphabetical order.
pub fn tags() -> Vec<&'static str> {
    let of_themes = detect::themes().flat_map(|theme| theme.lichess().iter().copied());
    let tags =
        of_themes.chain(Library::standard().programs().filter_map(|program| program.annotation("lichess")));
    // How long a mate takes is no theme: the line says it.
    tags.filter(|tag| !tag.starts_with("mateIn")).collect::<BTreeSet<_>>().into_iter().collect()
}

/// How often a detector and a tag agree.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Both say so.
    pub both: u32,
    /// The detector alone.
    pub alone: u32,
    /// The tag alone.
    pub missed: u32,
}

impl Tally {
    /// Adds one puzzle.
    pub fn count(&mut self, said: bool, tagged: bool) {
        match (said, tagged) {
            (true, true) => self.both += 1,
            (true, false) => self.alone += 1,
            (false, true) => self.missed += 1,
            (false, false) => {}
        }
    }

    /// How many puzzles have the tag.
    pub const fn tagged(&self) -> u32 {
        self.both + self.missed
    }

    /// Of what the detector says, how much the tag confirms.
    pub fn precision(&self) -> f64 {
        f64::from(self.both) / f64::from((self.both + self.alone).max(1))
    }

    /// Of what is tagged, how much the detector says.
    pub fn recall(&self) -> f64 {
        f64::from(self.both) / f64::from(self.tagged().max(1))
    }
}
