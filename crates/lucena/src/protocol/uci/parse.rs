//! A line of UCI becomes a command; pure, and never surprised.

use super::Wish;

/// What a line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Say who you are.
    Uci,
    /// Say that you are there.
    IsReady,
    /// The next position is of another game.
    NewGame,
    /// Extra information on or off.
    Debug(bool),
    /// Set an option; the name as typed, and the value if there was one.
    SetOption {
        /// Words joined by single blanks.
        name: String,
        /// Everything after `value`, words joined by single blanks.
        value: Option<String>,
    },
    /// Set up a position and play moves.
    Position {
        /// The fields of the FEN, or nothing for the start of the game.
        fen: Option<String>,
        /// Moves in coordinate notation.
        moves: Vec<String>,
    },
    /// Count the sequences of so many moves.
    GoPerft(u32),
    /// Think.
    Go(Wish),
    /// Stop thinking.
    Stop,
    /// The expected move was played.
    PonderHit,
    /// Nothing to register here.
    Register,
    /// Draw the board.
    Display,
    /// Say what the position is worth, term by term.
    Evaluate,
    /// Search the positions of the benchmark, to this depth or the usual one.
    Bench(Option<u32>),
    /// Explain the best move, or the one typed.
    Explain(Option<String>),
    /// Good-bye.
    Quit,
}

/// Why a line is not a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misunderstanding {
    /// None of its words is one.
    UnknownCommand(String),
    /// `position` without `startpos` or `fen`.
    PositionOfNothing,
    /// `setoption` without a name.
    OptionWithoutName,
    /// `go perft` without a depth that can be counted.
    PerftWithoutDepth,
}

/// The deepest perft that is tried: even this would take years from most positions.
pub(super) const DEEPEST_PERFT: u32 = 12;

/// Reads a line. Nothing for a line without words.
///
/// As the protocol demands, unknown words at the beginning are passed over until a command is found. Blanks and tabs of any
/// number separate words.
pub fn parse(line: &str) -> Option<Result<Command, Misunderstanding>> {
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    let (first, _) = words.split_first()?;
    let command = (0..words.len()).find_map(|start| parse_words(words[start], &words[start + 1..]));
    Some(command.unwrap_or_else(|| Err(Misunderstanding::UnknownCommand((*first).to_owned()))))
}

/// The command of a first word and the rest, or nothing if the first word is not one.
fn parse_words(first: &str, rest: &[&str]) -> Option<Result<Command, Misunderstanding>> {
    Some(Ok(match first {
        "uci" => Command::Uci,
        "isready" => Command::IsReady,
        "explain" => Command::Explain(rest.first().map(|typed| (*typed).to_owned())),
        "ucinewgame" => Command::NewGame,
        "debug" => Command::Debug(rest.first() != Some(&"off")),
        "setoption" => return Some(parse_option(rest)),
        "position" => return Some(parse_position(rest)),
        "go" => return Some(parse_go(rest)),
        "stop" => Command::Stop,
        "ponderhit" => Command::PonderHit,
        "register" => Command::Register,
        "d" => Command::Display,
        "eval" => Command::Evaluate,
        "bench" => Command::Bench(rest.first().and_then(|depth| depth.parse().ok())),
        "quit" => Command::Quit,
        _ => return None,
    }))
}

/// `name`, words, and perhaps `value` and more words.
fn parse_option(rest: &[&str]) -> Result<Command, Misunderstanding> {
    let words = match rest.split_first() {
        Some((&"name", words)) => words,
        _ => return Err(Misunderstanding::OptionWithoutName),
    };
    let border = words.iter().position(|&word| word == "value");
    let name = words[..border.unwrap_or(words.len())].join(" ");
    let value = border.map(|border| words[border + 1..].join(" "));
    if name.is_empty() {
        Err(Misunderstanding::OptionWithoutName)
    } else {
        Ok(Command::SetOption { name, value })
    }
}

/// `startpos` or `fen` with its fields, then perhaps `moves` and moves.
fn parse_position(rest: &[&str]) -> Result<Command, Misunderstanding> {
    let border = rest.iter().position(|&word| word == "moves").unwrap_or(rest.len());
    let moves = rest.iter().skip(border + 1).map(|&mv| mv.to_owned()).collect();
    let fen = match rest[..border].split_first() {
        Some((&"startpos", _)) => None,
        Some((&"fen", fields)) => Some(fields.join(" ")),
        _ => return Err(Misunderstanding::PositionOfNothing),
    };
    Ok(Command::Position { fen, moves })
}

fn parse_go(rest: &[&str]) -> Result<Command, Misunderstanding> {
    let Some(perft) = rest.iter().position(|&word| word == "perft") else {
        return Ok(Command::Go(Wish::parse(rest)));
    };
    let depth = rest.get(perft + 1).and_then(|depth| depth.parse().ok());
    let depth = depth.filter(|&depth| depth <= DEEPEST_PERFT);
    depth.map(Command::GoPerft).ok_or(Misunderstanding::PerftWithoutDepth)
}
