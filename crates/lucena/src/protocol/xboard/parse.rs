//! A line of the XBoard protocol becomes a command; pure, and never surprised.

use std::time::Duration;

use lucena_chess::Outcome;
use lucena_games::pgn;

/// What a line asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Be in this protocol; nothing to say.
    Xboard,
    /// Say what you can do.
    ProtocolVersion,
    /// Start a new game, with Black for the engine.
    New,
    /// The next game is of this variant.
    Variant(String),
    /// Good-bye.
    Quit,
    /// Play neither side.
    Force,
    /// Play the side to move.
    Go,
    /// Play the side that is not to move.
    PlayOther,
    /// Moves per control, base time and increment.
    Level {
        /// Moves to each time control, 0 for the whole game.
        moves: u32,
        /// Time for these moves.
        base: Duration,
        /// Time added for each move.
        increment: Duration,
    },
    /// So much time for every move.
    FixedTime(Duration),
    /// Search no deeper.
    FixedDepth(u32),
    /// Measure time in nodes: so many are a second.
    NodesPerSecond(u64),
    /// What is left on the engine's clock.
    Time(Duration),
    /// What is left on the other clock.
    OpponentTime(Duration),
    /// The other side moves.
    UserMove(String),
    /// Move now.
    MoveNow,
    /// Say `pong` when everything before is done.
    Ping(String),
    /// The other side offers a draw.
    Draw,
    /// The game is over, like this if it has a result.
    Result(Option<Outcome>),
    /// Set up a position.
    SetBoard(String),
    /// Say what you would play in the user's place.
    Hint,
    /// Say what the book knows.
    Book,
    /// Take a half-move back.
    Undo,
    /// Take a whole move back.
    Remove,
    /// Ponder or do not.
    Ponder(bool),
    /// Show your thinking or do not.
    Post(bool),
    /// The other side is a program too.
    Computer,
    /// Analyse until told to exit.
    Analyze,
    /// End the analysis.
    Exit,
    /// Say how the analysis goes.
    Status,
    /// Leave a move, or all moves, out of the analysis.
    Exclude(String),
    /// Take a move, or all moves, back in.
    Include(String),
    /// Use so many megabytes.
    Memory(usize),
    /// Use so many processors.
    Cores(usize),
    /// The folders of the Syzygy tables.
    TablePath(String),
    /// Set an option of the engine.
    SetOption {
        /// Its name.
        name: String,
        /// Its value, if there is one.
        value: Option<String>,
    },
    /// Accepted in silence: courtesies, and what needs no answer.
    Silence,
    /// The arguments make no sense.
    Malformed,
    /// Not a command.
    Unknown,
}

/// Reads a line. Nothing for a line without words.
pub fn parse(line: &str) -> Option<Command> {
    let line = line.trim();
    let (first, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
    let rest = rest.trim();
    if first.is_empty() {
        return None;
    }
    let number = |make: fn(u64) -> Command| rest.parse().map_or(Command::Malformed, make);
    Some(match first {
        "xboard" => Command::Xboard,
        "protover" => Command::ProtocolVersion,
        "new" => Command::New,
        "variant" => Command::Variant(rest.to_owned()),
        "quit" => Command::Quit,
        "force" => Command::Force,
        "go" => Command::Go,
        "playother" => Command::PlayOther,
        "level" => parse_level(rest).unwrap_or(Command::Malformed),
        "st" => parse_seconds(rest).map_or(Command::Malformed, Command::FixedTime),
        "sd" => number(|depth| Command::FixedDepth(u32::try_from(depth).unwrap_or(u32::MAX))),
        "nps" => number(Command::NodesPerSecond),
        "time" => parse_centiseconds(rest).map_or(Command::Malformed, Command::Time),
        "otim" => parse_centiseconds(rest).map_or(Command::Malformed, Command::OpponentTime),
        "usermove" => Command::UserMove(rest.to_owned()),
        "?" => Command::MoveNow,
        "ping" => Command::Ping(rest.to_owned()),
        "draw" => Command::Draw,
        "result" => Command::Result(rest.split_ascii_whitespace().next().and_then(pgn::parse_outcome)),
        "setboard" => Command::SetBoard(rest.to_owned()),
        "hint" => Command::Hint,
        "bk" => Command::Book,
        "undo" => Command::Undo,
        "remove" => Command::Remove,
        "hard" => Command::Ponder(true),
        "easy" => Command::Ponder(false),
        "post" => Command::Post(true),
        "nopost" => Command::Post(false),
        "computer" => Command::Computer,
        "analyze" => Command::Analyze,
        "exit" => Command::Exit,
        "." => Command::Status,
        "exclude" => Command::Exclude(rest.to_owned()),
        "include" => Command::Include(rest.to_owned()),
        "memory" => number(|megabytes| Command::Memory(megabytes as usize)),
        "cores" => number(|cores| Command::Cores(cores as usize)),
        "option" => parse_option(rest),
        "egtpath" => match rest.split_once([' ', '\t']) {
            Some((kind, path)) if kind.eq_ignore_ascii_case("syzygy") => {
                Command::TablePath(path.trim().to_owned())
            }
            // Other kinds of tables were not announced; interfaces that name them all the same mean no harm.
            _ => Command::Silence,
        },
        "accepted" | "rejected" | "random" | "name" | "rating" | "ics" | "pause" | "resume" | "white"
        | "black" | "bogus" | "setscore" | "lift" | "put" | "hover" | "#" => Command::Silence,
        // Without the word `usermove` a move may come alone.
        word if rest.is_empty() && looks_like_move(word) => Command::UserMove(word.to_owned()),
        _ => Command::Unknown,
    })
}

/// Two squares, or castling, and perhaps a promotion.
fn looks_like_move(word: &str) -> bool {
    let bytes = word.as_bytes();
    let is_square = |at: usize| bytes[at].is_ascii_lowercase() && bytes[at + 1].is_ascii_digit();
    word.starts_with("O-O") || ((4..=5).contains(&bytes.len()) && is_square(0) && is_square(2))
}

/// `MPS BASE INC`, the base in minutes or minutes:seconds, the increment in seconds.
fn parse_level(rest: &str) -> Option<Command> {
    let mut words = rest.split_ascii_whitespace();
    let (moves, base, increment) = (words.next()?, words.next()?, words.next()?);
    let (minutes, seconds) = base.split_once(':').unwrap_or((base, "0"));
    let minutes: f64 = minutes.parse().ok()?;
    let seconds: f64 = seconds.parse().ok()?;
    Some(Command::Level {
        moves: moves.parse().ok()?,
        base: seconds_of(minutes * 60.0 + seconds)?,
        increment: parse_seconds(increment)?,
    })
}

/// Seconds, with decimals or without.
fn parse_seconds(typed: &str) -> Option<Duration> {
    seconds_of(typed.parse().ok()?)
}

/// Hundredths of a second; less than nothing is nothing.
fn parse_centiseconds(typed: &str) -> Option<Duration> {
    let centiseconds: i64 = typed.parse().ok()?;
    Some(Duration::from_millis(centiseconds.max(0).unsigned_abs().saturating_mul(10)))
}

/// A time of so many seconds; less than nothing is nothing, and a century is as good as anything longer.
fn seconds_of(seconds: f64) -> Option<Duration> {
    (!seconds.is_nan()).then(|| Duration::from_secs_f64(seconds.clamp(0.0, 3e9)))
}

/// `NAME` or `NAME=VALUE`; names have blanks.
fn parse_option(rest: &str) -> Command {
    match rest.split_once('=') {
        _ if rest.is_empty() => Command::Malformed,
        Some((name, value)) => {
            Command::SetOption { name: name.trim().to_owned(), value: Some(value.trim().to_owned()) }
        }
        None => Command::SetOption { name: rest.to_owned(), value: None },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level(moves: u32, base: f64, increment: f64) -> Option<Command> {
        let seconds = Duration::from_secs_f64;
        Some(Command::Level { moves, base: seconds(base), increment: seconds(increment) })
    }

    #[test]
    fn level_has_several_forms() {
        assert_eq!(parse("level 40 5 0"), level(40, 300.0, 0.0));
        assert_eq!(parse("level 0 2:30 12"), level(0, 150.0, 12.0));
        assert_eq!(parse("level 0 0:02 0.02\r"), level(0, 2.0, 0.02));
        assert_eq!(parse("level 0 2"), Some(Command::Malformed));
        assert_eq!(parse("level x y z"), Some(Command::Malformed));
    }

    #[test]
    fn times_are_read() {
        assert_eq!(parse("st 0.25"), Some(Command::FixedTime(Duration::from_millis(250))));
        assert_eq!(parse("st -3"), Some(Command::FixedTime(Duration::ZERO)));
        assert_eq!(parse("st nan"), Some(Command::Malformed));
        assert_eq!(parse("time 150"), Some(Command::Time(Duration::from_millis(1500))));
        assert_eq!(parse("otim -1"), Some(Command::OpponentTime(Duration::ZERO)));
    }

    #[test]
    fn moves_may_come_alone() {
        assert_eq!(parse("e2e4"), Some(Command::UserMove("e2e4".to_owned())));
        assert_eq!(parse("usermove e7e8q"), Some(Command::UserMove("e7e8q".to_owned())));
        assert_eq!(parse("O-O-O"), Some(Command::UserMove("O-O-O".to_owned())));
        assert_eq!(parse("e2 e4"), Some(Command::Unknown));
        assert_eq!(parse(" \t\r"), None);
    }

    #[test]
    fn options_have_names_with_blanks() {
        let option = |name: &str, value: Option<&str>| {
            Some(Command::SetOption { name: name.to_owned(), value: value.map(str::to_owned) })
        };
        assert_eq!(parse("option Move Overhead=40"), option("Move Overhead", Some("40")));
        assert_eq!(parse("option Clear Hash"), option("Clear Hash", None));
    }
}
