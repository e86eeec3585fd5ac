//! `lucena book build` and `lucena book learn`: books from games, and books that games have taught.

use clap::ArgMatches;
use lucena_chess::{Game, Move, Outcome, Position};
use lucena_engine::{Book, BookBuilder};
use lucena_games::pgn::{self, Closing, Interest, Opening, Spectator, Trouble};
use lucena_text::{Text, args};

use super::{file, write_and_tell};
use crate::cli::{Console, Exit, Failure, Flags};
use crate::command::packed;

/// Half-moves of a game that enter a book, if nothing is said.
const USUAL_PLIES: u64 = 24;
/// How often a move must have been played, if nothing is said.
const USUAL_LEAST: u64 = 3;

/// Makes a book from games.
pub(super) fn build(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let flags = Flags::new(matches, text);
    let plies = flags.number_or("plies", 1..=400, USUAL_PLIES)? as usize;
    let least = flags.number_or("least", 1..=u32::MAX.into(), USUAL_LEAST)? as u32;
    let mut builder = BookBuilder::default();
    each_game(path(matches, "games"), console, |game, outcome| {
        for (pos, &mv) in game.positions().iter().zip(game.moves()).take(plies) {
            builder.add(pos, mv, outcome);
        }
    })?;
    finish(&builder.finish(least), matches, console)
}

/// Lets the results of games change the weights of a book.
pub(super) fn learn(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let mut book = file::read(path(matches, "from"), console.text)?;
    each_game(path(matches, "games"), console, |game, outcome| book = book.learned(game, outcome))?;
    finish(&book, matches, console)
}

/// Writes the book; one without moves is no result.
fn finish(book: &Book, matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    if book.is_empty() {
        return Err(Failure::Input(console.text.get("book-nothing")));
    }
    write_and_tell(book, path(matches, "to"), console)?;
    Ok(Exit::Done)
}

fn path<'a>(matches: &'a ArgMatches, id: &str) -> &'a str {
    matches.get_one::<String>(id).expect("clap demands the files")
}

/// Calls `hear` with every game that has a result; how many had none or could not be read is told.
fn each_game(path: &str, console: &mut Console<'_>, hear: impl FnMut(&Game, Outcome)) -> Result<(), Failure> {
    let text: Text = console.text;
    let bytes = packed::read(path, text)?;
    let mut reader = Reader { game: Game::from_position(Position::start()), left_out: 0, hear };
    pgn::replay(&bytes, 0, &pgn::ReadLimits::GENEROUS, &mut reader);
    if 0 < reader.left_out {
        let details = args!["file" => path, "count" => reader.left_out];
        // A warning that cannot be shown is no reason to stop.
        let _ = writeln!(console.err, "{}", text.format("book-games-left-out", details));
    }
    Ok(())
}

struct Reader<F> {
    game: Game,
    /// Games without a result, or broken.
    left_out: usize,
    hear: F,
}

impl<F: FnMut(&Game, Outcome)> Spectator for Reader<F> {
    fn begin(&mut self, game: &Opening<'_>) -> Interest {
        self.game = Game::from_position(*game.start);
        Interest::Moves
    }

    fn moved(&mut self, mv: Move, _: &Position) {
        // What was replayed is legal; a game that has ended by the rules and goes on all the same is no book.
        let _ = self.game.play(mv);
    }

    fn end(&mut self, _: &Opening<'_>, closing: &Closing<'_>) {
        match closing.outcome {
            Some(outcome) => (self.hear)(&self.game, outcome),
            None => self.left_out += 1,
        }
    }

    fn broken(&mut self, _: Trouble) {
        self.left_out += 1;
    }
}
