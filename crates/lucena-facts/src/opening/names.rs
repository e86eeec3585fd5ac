//! What an opening is called: ECO codes and names by position, so that transpositions are found.
//!
//! The table is `data/openings/eco.tsv`; names are in English, as the world's data are.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

use lucena_chess::{Key, Position};

/// The table that comes with the program.
const SHIPPED: &str = include_str!("../../../../data/openings/eco.tsv");

/// An opening with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The code of the Encyclopaedia of Chess Openings, such as `B90`.
    pub code: String,
    /// The name, such as `Sicilian Defense: Najdorf Variation`.
    pub name: String,
}

/// The openings by position.
#[derive(Clone, Default, Debug)]
pub struct Names(BTreeMap<Key, Opening>);

/// A row of the table that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamesError {
    /// Its number, from 1.
    pub row: usize,
    /// The word that is not a legal move there, or nothing if columns are missing.
    pub word: Option<String>,
}

impl fmt::Display for NamesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.word {
            None => write!(f, "row {}: code, name and moves are expected, with tabs between", self.row),
            Some(word) => write!(f, "row {}: {word} is not a legal move there", self.row),
        }
    }
}

impl std::error::Error for NamesError {}

impl Names {
    /// The names that come with the program, read when first asked for.
    ///
    /// ```
    /// use lucena_chess::Game;
    /// use lucena_facts::opening::Names;
    ///
    /// let mut game = Game::new();
    /// // The French Defence by another order of moves.
    /// for mv in ["d2d4", "e7e6", "e2e4", "d7d5"] {
    ///     game.play(game.position().parse_coordinate(mv)?)?;
    /// }
    /// let (plies, opening) = Names::shipped().of_game(game.positions()).expect("it has a name");
    /// assert_eq!((plies, opening.code.as_str(), opening.name.as_str()), (4, "C00", "French Defense"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn shipped() -> &'static Names {
        static NAMES: OnceLock<Names> = OnceLock::new();
        NAMES.get_or_init(|| Names::read(SHIPPED).expect("a test reads the shipped names"))
    }

    /// Reads a table: a heading, then rows of code, name and coordinate moves with tabs between.
    ///
    /// # Errors
    /// At the first row without three columns or with an illegal move.
    pub fn read(source: &str) -> Result<Names, NamesError> {
        let mut names = BTreeMap::new();
        for (index, line) in source.lines().enumerate().skip(1).filter(|(_, line)| !line.trim().is_empty()) {
            let row = index + 1;
            let mut columns = line.split('\t');
            let (Some(code), Some(name), Some(moves)) = (columns.next(), columns.next(), columns.next())
            else {
                return Err(NamesError { row, word: None });
            };
            let mut pos = Position::start();
            for word in moves.split_whitespace() {
                let illegal = |_| NamesError { row, word: Some(word.to_owned()) };
                pos = pos.after(pos.parse_coordinate(word).map_err(illegal)?);
            }
            // Where two rows lead to one position, the first is the usual way.
            let opening = Opening { code: code.to_owned(), name: name.to_owned() };
            names.entry(pos.key()).or_insert(opening);
        }
        Ok(Names(names))
    }

    /// How many positions have a name.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no position has a name.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The name of exactly this position.
    pub fn of(&self, pos: &Position) -> Option<&Opening> {
        self.0.get(&pos.key())
    }

    /// The name of a game by its positions: that of the latest which has one, and after how many half-moves it
    /// was reached.
    pub fn of_game(&self, positions: &[Position]) -> Option<(usize, &Opening)> {
        let named = positions.iter().enumerate().rev().find_map(|(at, pos)| Some((at, self.of(pos)?)));
        named.filter(|&(at, _)| 0 < at)
    }
}
