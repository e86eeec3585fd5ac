//! What a UCI session remembers, and how it obeys. A command that cannot be obeyed changes nothing.

use std::io::{self, Write};
use std::time::Duration;

use lucena_chess::notation::CastlingField;
use lucena_chess::{Game, Position, divide, perft};
use lucena_engine::{Event, OutOfMemory, Report};
use lucena_text::{Text, args};

use super::options::Change;
use super::{Command, Settings, Wish, explain, parse, reply};
use crate::command::{bench, eval};
use crate::protocol::setup::read_fen;
use crate::protocol::{self, Flow, LONGEST_LINE, News, Player};

/// A conversation: the game set up last, the settings, and the search that runs.
pub struct Session {
    text: Text,
    settings: Settings,
    player: Player,
    game: Game,
    /// The position that is being searched.
    root: Position,
    /// The game that is being searched, and what its player has left on the clock.
    searched: (Game, Option<Duration>),
    /// What was last said about a damaged table of endings.
    trouble: Option<String>,
}

impl Session {
    /// A conversation about the starting position, with the options of the player.
    pub fn new(text: Text, player: Player) -> Session {
        let mut settings = Settings::new(player.options().clone(), text.language());
        settings.begin_game();
        Session {
            text,
            settings,
            player,
            game: Game::new(),
            root: Position::start(),
            searched: (Game::new(), None),
            trouble: None,
        }
    }

    /// The game set up last.
    pub fn game(&self) -> &Game {
        &self.game
    }

    fn obey(&mut self, command: Command, out: &mut dyn Write) -> io::Result<()> {
        let answer = match command {
            Command::Uci => reply::identity(&self.settings),
            Command::IsReady => "readyok\n".to_owned(),
            Command::NewGame => {
                self.game = Game::new();
                self.player.new_game();
                self.settings.begin_game();
                let result = self.player.set_options(self.settings.engine.clone());
                self.tell_memory(result)
            }
            Command::SetOption { name, value } => self.set_option(&name, value.as_deref()),
            Command::Position { fen, moves } => match self.set_up(fen.as_deref(), &moves) {
                Ok(game) => {
                    self.game = game;
                    String::new()
                }
                Err(reason) => reply::info(&self.text.format("uci-position-kept", args!["reason" => reason])),
            },
            Command::GoPerft(0) => reply::perft_total(perft(self.game.position(), 0)),
            Command::GoPerft(depth) => {
                let pos = self.game.position();
                reply::perft(pos, &divide(pos, depth), reply::castling(&self.settings))
            }
            Command::Go(wish) => self.go(&wish),
            Command::Stop => {
                self.player.stop();
                String::new()
            }
            Command::PonderHit => {
                self.player.ponder_hit();
                String::new()
            }
            Command::Display => reply::display(self.game.position(), self.castling_field()),
            Command::Evaluate => eval::words(self.game.position(), self.text) + "\n",
            Command::Explain(typed) => self.explain(typed.as_deref()),
            Command::Bench(depth) => return bench::run_plain(depth, out),
            Command::Debug(_) | Command::Register | Command::Quit => String::new(),
        };
        out.write_all(answer.as_bytes())
    }

    /// Starts to think. A search that still runs is stopped and answered first.
    fn go(&mut self, wish: &Wish) -> String {
        let answer = self.answer_now();
        self.root = *self.game.position();
        let limits = wish.limits(&self.root);
        self.searched = (self.game.clone(), limits.remaining[self.root.turn().index()]);
        self.player.go(&self.game, limits);
        answer
    }

    /// The answer of the running search, stopped now; nothing if none runs.
    fn answer_now(&mut self) -> String {
        let report = self.player.stop_and_wait();
        report.map_or(String::new(), |report| self.best_move(&report))
    }

    /// The explanations and the move of a finished search.
    fn best_move(&self, report: &Report) -> String {
        let (game, remaining) = &self.searched;
        let said = explain::info_strings(game, report, &self.settings, *remaining);
        said + &reply::best_move(&self.root, report, &self.settings)
    }

    /// Explains the best move of the game set up last, or the one typed.
    fn explain(&self, typed: Option<&str>) -> String {
        let pos = self.game.position();
        match typed.map(|typed| self.text.read_move(pos, typed)).transpose() {
            Ok(mv) => explain::answer(&self.game, mv, &self.settings, self.text),
            Err(reason) => reply::info(&reason),
        }
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) -> String {
        let mut told = String::new();
        match self.settings.set(name, value, self.text) {
            Change::Refused(words) => return reply::info(&words),
            Change::ClearTable => self.player.new_game(),
            Change::Told(words) => told = reply::info(&words),
            Change::Made => {}
        }
        self.text = Text::new(self.settings.language);
        self.settings.settle();
        let result = self.player.set_options(self.settings.engine.clone());
        told + &self.tell_memory(result)
    }

    /// Says once that a table of endings turned out to be damaged.
    fn tell_trouble(&mut self) -> String {
        let endings = self.settings.engine.endings.as_ref();
        let Some(trouble) = endings.and_then(|endings| endings.trouble()) else { return String::new() };
        if self.trouble.as_deref() == Some(trouble) {
            return String::new();
        }
        self.trouble = Some(trouble.to_owned());
        reply::info(&self.text.format("knowledge-table-failed", args!["reason" => trouble]))
    }

    /// Says so if there was not enough memory, and goes on with what there is.
    fn tell_memory(&mut self, result: Result<(), OutOfMemory>) -> String {
        self.settings.engine = self.player.options().clone();
        match result {
            Ok(()) => String::new(),
            Err(OutOfMemory { mebibytes }) => {
                let kept = self.settings.engine.hash_mebibytes;
                let details = args!["wished" => mebibytes, "kept" => kept];
                reply::info(&self.text.format("uci-out-of-memory", details))
            }
        }
    }

    /// The game of a `position` command, or why there is none.
    fn set_up(&self, fen: Option<&str>, moves: &[String]) -> Result<Game, String> {
        let start = match fen {
            None => Position::start(),
            Some(fen) => read_fen(fen).map_err(|error| self.text.fen_error(&error))?,
        };
        let mut game = Game::from_position(start);
        for typed in moves {
            let mv = game.position().parse_coordinate(typed);
            let mv = mv.map_err(|error| self.text.coordinate_error(typed, error))?;
            game.play(mv).expect("the position has just confirmed the move");
        }
        Ok(game)
    }

    fn castling_field(&self) -> CastlingField {
        if self.settings.is_chess960 { CastlingField::Files } else { CastlingField::Usual }
    }
}

impl protocol::Session for Session {
    fn take(&mut self, line: &str, out: &mut dyn Write) -> io::Result<Flow> {
        match parse(line) {
            None => {}
            Some(Ok(Command::Quit)) => return Ok(Flow::Quit),
            Some(Ok(command)) => self.obey(command, out)?,
            Some(Err(problem)) => out.write_all(reply::misunderstanding(&problem, self.text).as_bytes())?,
        }
        Ok(Flow::Continue)
    }

    fn hear(&mut self, news: News, out: &mut dyn Write) -> io::Result<()> {
        if !self.player.is_current(&news) {
            return Ok(());
        }
        let answer = match &news.event {
            Event::Done(report) => {
                let book = if report.from_book {
                    reply::info(&self.text.get("uci-book-move"))
                } else {
                    String::new()
                };
                let answer = book + &self.best_move(report);
                let result = self.player.done();
                // What waited for the end of the search may fail now; that is said after the move.
                answer + &self.tell_trouble() + &self.tell_memory(result)
            }
            event => reply::news(&self.root, event, &self.settings),
        };
        out.write_all(answer.as_bytes())
    }

    fn finish(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let answer = self.answer_now();
        out.write_all(answer.as_bytes())
    }

    fn complain_of_long_line(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let most = args!["most" => LONGEST_LINE];
        out.write_all(reply::info(&self.text.format("uci-line-too-long", most)).as_bytes())
    }
}
