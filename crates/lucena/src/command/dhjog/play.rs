//! `lucena dhjog play`: a game against a set in the terminal, from any position, with its ledger on request.

use std::io::BufRead;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::{Arg, ArgMatches, Command};
use lucena_chess::{Color, Ending, Game, Position};
use lucena_engine::Limits;
use lucena_eval::Verdict;
use lucena_lab::classroom::{Classroom, Finding, Mind, Profile, Pupil, seated};
use lucena_text::{Text, args};

use super::eval::{explain, side_option, side_word, signed};
use super::{flag, load, option};
use crate::cli::{Console, Exit, Failure, Flags};
use crate::diagram::diagram;
use crate::lines::{Line, read_line};

/// How far a set looks if nothing is said.
const USUAL_NODES: u64 = 5000;
/// Longer than any move or command.
const LONGEST_LINE: usize = 4096;

pub(super) fn build(text: Text) -> Command {
    let set = Arg::new("set")
        .required(true)
        .value_name(text.get("dhjog-value-set"))
        .help(text.get("dhjog-play-set"));
    let number = |name: &'static str, help: &str| option(name, "dhjog-value-number", help, text);
    Command::new("play")
        .about(text.get("dhjog-play-about"))
        .override_usage(text.get("dhjog-play-usage"))
        .after_help(text.get("dhjog-play-after-help"))
        .arg(set)
        .arg(side_option(text).help(text.get("dhjog-play-side")))
        .arg(option("fen", "dhjog-value-fen", "dhjog-play-fen", text))
        .arg(number("nodes", "dhjog-play-nodes"))
        .arg(number("depth", "dhjog-play-depth").conflicts_with("nodes"))
        .arg(number("time", "dhjog-play-time").alias("movetime").conflicts_with_all(["nodes", "depth"]))
        .arg(number("seed", "dhjog-play-seed"))
        .arg(
            option("profile", "dhjog-value-profile", "dhjog-play-profile", text)
                .value_parser(Profile::ALL.map(Profile::name)),
        )
        .arg(flag("explain", "dhjog-play-explain", text))
}

/// What somebody at the board may type besides moves.
enum Wish {
    Leave,
    TakeBack,
    Explain,
    Move,
}

impl Wish {
    fn of(typed: &str) -> Wish {
        match typed.to_lowercase().as_str() {
            "quit" | "exit" | "sair" | "fim" => Wish::Leave,
            "undo" | "voltar" | "desfazer" => Wish::TakeBack,
            "explain" | "explicar" | "?" => Wish::Explain,
            _ => Wish::Move,
        }
    }
}

pub(super) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let typed = matches.get_one::<String>("set").expect("clap demands the set");
    let flags = Flags::new(matches, text);
    let limits = match (
        flags.number("depth", 1..=12)?,
        flags.number("time", 1..=86_400_000)?,
        flags.number("nodes", 1..=u64::MAX)?,
    ) {
        (Some(depth), ..) => Limits::depth(depth as u32),
        (_, Some(time), _) => Limits::move_time(Duration::from_millis(time)),
        (.., nodes) => Limits::nodes(nodes.unwrap_or(USUAL_NODES)),
    };
    let profile = matches.get_one::<String>("profile");
    let profile = Profile::ALL.into_iter().find(|one| Some(one.name()) == profile.map(String::as_str));
    let pupil = Pupil {
        profile: profile.unwrap_or_default(),
        ..Pupil::new(load::mind(typed, text)?, flags.number("seed", 0..=u64::MAX)?.unwrap_or(1))
    };
    let game = match matches.get_one::<String>("fen") {
        None => Game::new(),
        Some(fen) => {
            Game::from_position(Position::from_fen(fen).map_err(|error| Failure::Fen { place: None, error })?)
        }
    };
    let human = super::eval::side(matches).unwrap_or_else(|| game.position().turn());
    let table = Board { game, human, limits, explains: matches.get_flag("explain"), text };
    table.play(Classroom::new(pupil), console)
}

struct Board {
    game: Game,
    human: Color,
    limits: Limits,
    explains: bool,
    text: Text,
}

impl Board {
    fn play(mut self, mut opponent: Classroom, console: &mut Console<'_>) -> Result<Exit, Failure> {
        console.give_hint(|text| text.get("dhjog-play-hint"));
        loop {
            if let Some(ending) = self.game.ending() {
                writeln!(console.out, "{}", self.result(ending))?;
                return Ok(Exit::Done);
            }
            if self.game.position().turn() != self.human {
                self.answer(&mut opponent, console)?;
                continue;
            }
            let (pos, letters) = (self.game.position(), self.text.language().piece_letters());
            writeln!(console.out, "{}{}", diagram(pos, self.human, letters), pos.fen())?;
            console.out.flush()?;
            let Some(typed) = typed(console.input)? else { return Ok(Exit::Done) };
            match Wish::of(&typed) {
                Wish::Leave => return Ok(Exit::Done),
                Wish::TakeBack => {
                    // One's own last move, and the answer to it.
                    if self.game.moves().len() >= 2 {
                        self.game.undo();
                        self.game.undo();
                    }
                }
                Wish::Explain => self.explain(&opponent, console)?,
                Wish::Move => match self.text.read_move(self.game.position(), &typed) {
                    Ok(mv) => self.game.play(mv).expect("the position has just confirmed the move"),
                    Err(reason) => writeln!(console.err, "{reason}")?,
                },
            }
        }
    }

    fn answer(&mut self, opponent: &mut Classroom, console: &mut Console<'_>) -> Result<(), Failure> {
        let found = opponent.think(&self.game, 0, &self.limits, &AtomicBool::new(false), |_| {});
        let mv = found.mv().expect("the game is not over");
        let words = self.text.san(self.game.position(), mv);
        let line = match self.said(opponent, &found) {
            Some(said) => self.text.format("dhjog-play-answer", args!["move" => words, "said" => said]),
            None => words,
        };
        writeln!(console.out, "{line}")?;
        self.game.play(mv).expect("the player plays legal moves");
        if self.explains {
            self.explain(opponent, console)?;
        }
        Ok(())
    }

    /// The value, depth and stage of a move, if a set chose it.
    fn said(&self, opponent: &Classroom, found: &Finding) -> Option<String> {
        let set = opponent.pupil().mind.set()?;
        let stage = found.stage.and_then(|stage| set.stages().nth(stage)).unwrap_or_default();
        let value = match found.verdict() {
            Verdict::Mate(moves) => format!("#{moves}"),
            verdict => signed(f64::from(verdict.centipawns()) / 100.0, self.text),
        };
        let words = args!["value" => value, "depth" => found.depth as usize, "stage" => stage];
        Some(self.text.format("dhjog-play-said", words))
    }

    /// What the set thinks of the present position.
    fn explain(&self, opponent: &Classroom, console: &mut Console<'_>) -> Result<(), Failure> {
        let Mind::Set(set) = &opponent.pupil().mind else { return Ok(()) };
        let mut judge = seated(set, &self.game, !self.human);
        let pos = self.game.position();
        judge.look_from(pos);
        let ledger = judge.explain(pos);
        writeln!(console.out, "{}", side_word(!self.human, self.text))?;
        explain(&[], &ledger, console)
    }

    fn result(&self, ending: Ending) -> String {
        let key = match ending {
            Ending::Checkmate { winner } if winner == self.human => "dhjog-play-won",
            Ending::Checkmate { .. } => "dhjog-play-lost",
            _ => "dhjog-play-drawn",
        };
        format!("{} {}", ending.outcome().pgn(), self.text.get(key))
    }
}

/// The next line that is not empty; nothing at the end.
fn typed(input: &mut dyn BufRead) -> Result<Option<String>, Failure> {
    loop {
        let failed = |error| Failure::Read { path: "-".to_owned(), error };
        match read_line(input, LONGEST_LINE).map_err(failed)? {
            None => return Ok(None),
            Some(Line::TooLong) => return Ok(Some("…".to_owned())),
            Some(Line::Whole(bytes)) => {
                let line = String::from_utf8_lossy(&bytes).trim().to_owned();
                if !line.is_empty() {
                    return Ok(Some(line));
                }
            }
        }
    }
}
