//! `lucena eval --unnamed FILE`: where the names say least, and which facts hold there more often than elsewhere: the list of knowledge
//! still to be named.

use lucena_chess::{Color, Move, Position};
use lucena_eval::{Net, Score, unnamed};
use lucena_facts::Sight;
use lucena_facts::catalogue::FactId;
use lucena_games::pgn::{self, Interest, Opening, Spectator, Trouble};
use lucena_lab::{datagen, opening};
use lucena_text::args;
use serde_json::json;

use super::report::{share_line, signed_pawns};
use crate::cli::{Console, Exit, Failure};
use crate::command::packed::{self, Content};

/// How many pieces are told of each position.
const PIECES: usize = 3;
/// One position in so many is among those where the remainder is large.
const LARGE_SHARE: usize = 20;
/// How many facts are told.
const FACTS: usize = 8;
/// A fact is told if it holds so many times as often where the remainder is large.
const MORE_OFTEN: f64 = 1.15;

/// A position and its remainder for White, in hundredths of a pawn.
struct Found {
    value: i32,
    pos: Position,
    /// The number of its game or line.
    number: u64,
}

/// Lists the `most` positions of a file with the largest remainder.
pub(super) fn run(
    path: &str,
    most: usize,
    as_json: bool,
    console: &mut Console<'_>,
) -> Result<Exit, Failure> {
    let text = console.text;
    let net = Net::shipped();
    let bytes = packed::read(path, text)?;
    let mut found = positions(&bytes, &net);
    if found.is_empty() {
        return Err(Failure::Input(text.format("eval-unnamed-none", args!["file" => path])));
    }
    let mean = found.iter().map(|one| f64::from(one.value.abs())).sum::<f64>() / found.len() as f64;
    // The largest first; of equals the earliest.
    found.sort_by_key(|one| std::cmp::Reverse(one.value.abs()));
    let facts = facts(&found);
    if as_json {
        writeln!(console.out, "{}", to_json(&found, most, mean, &facts, &net))?;
        return Ok(Exit::Done);
    }
    let mean = text.decimal(mean / 100.0, 2);
    writeln!(
        console.out,
        "{}",
        text.format("eval-unnamed-mean", args!["count" => found.len(), "mean" => mean])
    )?;
    for one in found.iter().take(most) {
        let value = signed_pawns(text, one.value);
        writeln!(console.out, "\n{value:>8}  {}", one.pos.fen())?;
        let place = text.format("eval-unnamed-place", args!["number" => one.number]);
        writeln!(console.out, "{:>8}  {place}", "")?;
        for (square, share) in unnamed::by_piece(&net, &one.pos).into_iter().take(PIECES) {
            writeln!(console.out, "{:>8}  {}", "", share_line(&one.pos, square, share, text))?;
        }
    }
    if !facts.is_empty() {
        writeln!(console.out, "\n{}", text.get("eval-unnamed-facts"))?;
        for (fact, here, everywhere) in facts {
            let percent = |share: f64| text.decimal(100.0 * share, 1);
            let details = args!["fact" => fact.key(), "here" => percent(here), "all" => percent(everywhere)];
            writeln!(console.out, "  {}", text.format("eval-unnamed-fact", details))?;
        }
    }
    Ok(Exit::Done)
}

/// The quiet positions of a file with their remainders.
fn positions(bytes: &[u8], net: &Net) -> Vec<Found> {
    let found = |pos: Position, number: u64| Found { value: unnamed::remainder(net, &pos), pos, number };
    match packed::content(bytes) {
        Content::Epd => {
            let lines = lucena_games::encoding::decode(bytes);
            let lines = packed::lines(&lines).filter_map(|(number, line)| {
                opening::position_of_epd(line).ok().map(|pos| found(pos, number as u64))
            });
            lines.collect()
        }
        Content::Data => {
            let records = bytes[datagen::MAGIC.len()..].as_chunks().0.iter().enumerate();
            records
                .filter_map(|(index, record)| Some(found(datagen::unpack(record)?.pos, index as u64 + 1)))
                .collect()
        }
        Content::Pgn => {
            let mut reader =
                Reader { net, found: Vec::new(), first: 0, number: 0, before: Position::start() };
            pgn::replay(bytes, 0, &pgn::ReadLimits::GENEROUS, &mut reader);
            reader.found
        }
    }
}

/// Hears games and keeps their quiet positions.
struct Reader<'a> {
    net: &'a Net,
    found: Vec<Found>,
    /// Where the positions of the present game begin.
    first: usize,
    number: u64,
    before: Position,
}

impl Spectator for Reader<'_> {
    fn begin(&mut self, game: &Opening<'_>) -> Interest {
        self.first = self.found.len();
        self.number = game.number;
        self.before = *game.start;
        Interest::Moves
    }

    fn moved(&mut self, mv: Move, after: &Position) {
        if mv.is_quiet() && !self.before.is_check() && !after.is_check() {
            let value = unnamed::remainder(self.net, &self.before);
            self.found.push(Found { value, pos: self.before, number: self.number });
        }
        self.before = *after;
    }

    fn broken(&mut self, _: Trouble) {
        self.found.truncate(self.first);
    }
}

/// The facts that hold more often for the side that the remainder favors, where it is large, than for either side elsewhere: with
/// both shares, the most telling first. `found` is sorted.
fn facts(found: &[Found]) -> Vec<(FactId, f64, f64)> {
    let large = (found.len() / LARGE_SHARE).max(1);
    if found.len() < 2 * LARGE_SHARE {
        return Vec::new();
    }
    // A few thousand of each tell enough.
    let step = |count: usize| (count / 3_000).max(1);
    let holds = |one: &Found, fact: FactId, side: Color| !fact.squares(&Sight::new(one.pos), side).is_empty();
    let share = |part: &[Found], fact: FactId, of: &dyn Fn(&Found) -> Vec<Color>| {
        let (mut held, mut all) = (0usize, 0usize);
        for one in part.iter().step_by(step(part.len())) {
            for side in of(one) {
                all += 1;
                held += usize::from(holds(one, fact, side));
            }
        }
        held as f64 / all.max(1) as f64
    };
    let favored = |one: &Found| vec![if 0 < one.value { Color::White } else { Color::Black }];
    let both = |_: &Found| Color::ALL.to_vec();
    let mut told: Vec<(FactId, f64, f64)> = FactId::ALL
        .iter()
        .map(|&fact| (fact, share(&found[..large], fact, &favored), share(&found[large..], fact, &both)))
        .filter(|&(_, here, elsewhere)| 0.02 < here && elsewhere * MORE_OFTEN < here)
        .collect();
    let telling = |&(_, here, elsewhere): &(FactId, f64, f64)| here * (here / elsewhere.max(1e-4)).ln();
    told.sort_by(|one, other| telling(other).total_cmp(&telling(one)));
    told.truncate(FACTS);
    told
}

fn to_json(
    found: &[Found],
    most: usize,
    mean: f64,
    facts: &[(FactId, f64, f64)],
    net: &Net,
) -> serde_json::Value {
    let list = found.iter().take(most).map(|one| {
        let pieces = unnamed::by_piece(net, &one.pos).into_iter().take(PIECES);
        let pieces: Vec<_> =
            pieces.map(|(square, share)| json!({"square": square.to_string(), "value": share})).collect();
        json!({"fen": one.pos.fen(), "number": one.number, "value": Score::new(one.value).value(), "pieces": pieces})
    });
    let facts =
        facts.iter().map(|(fact, here, all)| json!({"fact": fact.key(), "here": here, "elsewhere": all}));
    json!({
        "positions": found.len(),
        "meanSize": mean,
        "largest": list.collect::<Vec<_>>(),
        "facts": facts.collect::<Vec<_>>(),
    })
}
