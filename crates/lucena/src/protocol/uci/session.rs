//! What a UCI session remembers, and how it obeys. A command that cannot be obeyed changes nothing.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::time::Instant;

use lucena_chess::notation::CastlingField;
use lucena_chess::{Game, Position, perft};
use lucena_engine::{Event, OutOfMemory, Report};
use lucena_text::{Text, args};

use super::{Command, Wish, explain, parse, perft as counting, reply};
use crate::command::{bench, eval};
use crate::protocol::errand::Errands;
use crate::protocol::explained::Allowance;
use crate::protocol::options::{Change, Settings};
use crate::protocol::setup::read_fen;
use crate::protocol::{self, Flow, LONGEST_LINE, Message, News, Player, Purpose};

/// So many commands may wait for the end of one that takes long.
const MOST_WAITING: usize = 10_000;

/// A conversation: the game set up last, the settings, and the search that runs.
pub struct Session {
    text: Text,
    settings: Settings,
    player: Player,
    game: Game,
    searched: Searched,
    /// The answer of a finished search that waits for its explanation.
    answer: Option<Answer>,
    explaining: Errands,
    /// The commands that take long run here; others that would change something wait for their end.
    errands: Errands,
    waiting: VecDeque<Command>,
    /// Whether the counters of each search are told.
    is_debugging: bool,
    /// What was last said about a damaged table of endings.
    trouble: Option<String>,
}

/// The search that runs, or ran last.
struct Searched {
    game: Game,
    began: Instant,
    /// When it was told to stop, if it was.
    stopped: Option<Instant>,
    /// What time there is for explaining its move, if any.
    allowance: Option<Allowance>,
}

/// An answer that is ready except for its explanation.
struct Answer {
    /// The lines of the answer, and what is said after it.
    words: String,
    due: Instant,
}

impl Session {
    /// A conversation about the starting position, with the options of the player.
    pub fn new(text: Text, player: Player) -> Session {
        let mut settings = Settings::new(player.options().clone(), text.language());
        settings.begin_game();
        let (explaining, errands) = (
            Errands::new(Purpose::Explanation, player.sender()),
            Errands::new(Purpose::Command, player.sender()),
        );
        Session {
            text,
            settings,
            player,
            game: Game::new(),
            searched: Searched { game: Game::new(), began: Instant::now(), stopped: None, allowance: None },
            answer: None,
            explaining,
            errands,
            waiting: VecDeque::new(),
            is_debugging: false,
            trouble: None,
        }
    }

    /// The game set up last.
    pub fn game(&self) -> &Game {
        &self.game
    }

    fn execute(&mut self, command: Command, out: &mut dyn Write) -> io::Result<()> {
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
            Command::GoPerft(depth) => self.count(depth),
            Command::Go(wish) => self.go(&wish),
            Command::Stop => self.stop(out)?,
            Command::PonderHit => {
                self.player.ponder_hit();
                String::new()
            }
            Command::Display => reply::display(self.game.position(), self.castling_field()),
            Command::Evaluate => eval::words(self.game.position(), self.text) + "\n",
            Command::Explain(typed) => self.explain(typed.as_deref()),
            Command::Bench(depth) => {
                self.errands.start(move |desk| {
                    let stop = desk.stop();
                    // A benchmark whose words nobody waits for any more has nothing to say about its end.
                    let _ = bench::run_plain(depth, &stop, desk);
                    String::new()
                });
                String::new()
            }
            Command::Debug(on) => {
                self.is_debugging = on;
                String::new()
            }
            Command::Register | Command::Quit => String::new(),
        };
        out.write_all(answer.as_bytes())
    }

    /// Executes at once what a program may ask at any time; the rest waits for the end of a command that takes long.
    fn execute_in_turn(&mut self, command: Command, out: &mut dyn Write) -> io::Result<()> {
        let is_urgent = matches!(
            command,
            Command::Uci | Command::IsReady | Command::Stop | Command::PonderHit | Command::Debug(_)
        );
        if is_urgent || !self.errands.is_running() {
            return self.execute(command, out);
        }
        if self.waiting.len() < MOST_WAITING {
            self.waiting.push_back(command);
            return Ok(());
        }
        let most = args!["most" => MOST_WAITING];
        out.write_all(reply::info(&self.text.format("uci-too-many-waiting", most)).as_bytes())
    }

    /// Executes what has waited, up to the next command that takes long.
    fn catch_up(&mut self, out: &mut dyn Write) -> io::Result<()> {
        while !self.errands.is_running()
            && let Some(command) = self.waiting.pop_front()
        {
            self.execute(command, out)?;
        }
        Ok(())
    }

    /// Starts to think. A search that still runs is stopped and answered first.
    fn go(&mut self, wish: &Wish) -> String {
        let answer = self.answer_now();
        let root = *self.game.position();
        let mut limits = wish.limits(&root);
        let overhead = self.settings.engine.move_overhead;
        // What a heuristic set likes is said by its ledger, not by the engine's reasons.
        let is_explained = self.settings.heuristics.is_none();
        let allowance = Allowance::of(&limits, root.turn(), overhead, &self.settings.manner);
        let allowance = allowance.filter(|_| is_explained);
        if let (Some(time), Some(allowance)) = (&mut limits.move_time, &allowance) {
            *time -= allowance.kept_back;
        }
        self.searched = Searched { game: self.game.clone(), began: Instant::now(), stopped: None, allowance };
        self.player.go(&self.game, limits);
        answer
    }

    /// Ends the search, the waiting for its explanation, and the command that takes long.
    fn stop(&mut self, out: &mut dyn Write) -> io::Result<String> {
        self.searched.stopped.get_or_insert_with(Instant::now);
        self.player.stop();
        let mut answer = self.give_answer();
        if self.errands.is_running() {
            self.errands.end();
            answer += &reply::info(&self.text.get("uci-stopped"));
            out.write_all(std::mem::take(&mut answer).as_bytes())?;
            self.catch_up(out)?;
        }
        Ok(answer)
    }

    /// The answer of the running search, stopped now, or of the one that waits; nothing if there is none.
    fn answer_now(&mut self) -> String {
        let waited = self.give_answer();
        let report = self.player.stop_and_wait();
        waited + &report.map_or(String::new(), |report| self.best_move(&report))
    }

    /// The answer that waits for its explanation, without it.
    fn give_answer(&mut self) -> String {
        self.explaining.end();
        self.answer.take().map_or(String::new(), |answer| answer.words)
    }

    /// The counters, if they are wanted, and the move of a finished search.
    fn best_move(&self, report: &Report) -> String {
        let counters = match self.is_debugging && self.settings.manner.level.is_some() {
            true => reply::counters(report),
            false => String::new(),
        };
        counters + &reply::best_move(self.searched.game.position(), report, &self.settings)
    }

    /// The search is over: its move is told, with an explanation if there is time for one.
    fn conclude(&mut self, report: Report) -> String {
        let book = match report.from_book {
            true => reply::info(&self.text.get("uci-book-move")),
            false => String::new(),
        };
        let mut words = self.best_move(&report);
        let result = self.player.done();
        // What waited for the end of the search may fail now; that is said after the move.
        words += &(self.tell_trouble() + &self.tell_memory(result));
        let Searched { game, began, stopped, allowance } = &self.searched;
        let can_be_explained = report.best_move().is_some() && !report.from_book;
        let Some(allowance) = allowance.filter(|_| can_be_explained) else { return book + &words };
        let (until, due) = allowance.deadlines(*began, *stopped, Instant::now());
        let (game, manner) = (game.clone(), self.settings.manner.clone());
        self.explaining
            .start(move |desk| explain::info_strings(&game, &report, &manner, until, &desk.stop()));
        self.answer = Some(Answer { words, due });
        book
    }

    /// Counts the sequences of so many moves.
    fn count(&mut self, depth: u32) -> String {
        let pos = *self.game.position();
        if depth == 0 {
            return reply::perft_total(perft(&pos, 0));
        }
        let castling = reply::castling(&self.settings);
        self.errands.start(move |desk| {
            let counts = counting::divide(&pos, depth, &desk.stop());
            counts.map_or(String::new(), |counts| reply::perft(&pos, &counts, castling))
        });
        String::new()
    }

    /// Explains the best move of the game set up last, or the one typed.
    fn explain(&mut self, typed: Option<&str>) -> String {
        let pos = self.game.position();
        let mv = match typed.map(|typed| self.text.read_move(pos, typed)).transpose() {
            Ok(mv) => mv,
            Err(reason) => return reply::info(&reason),
        };
        let (game, manner, text) = (self.game.clone(), self.settings.manner.clone(), self.text);
        self.errands.start(move |desk| explain::answer(&game, mv, &manner, text, &desk.stop()));
        String::new()
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) -> String {
        let mut message = String::new();
        match self.settings.set(name, value, self.text) {
            Change::Refused(refusal) => return reply::info(refusal.words()),
            Change::ClearTable => self.player.new_game(),
            Change::Message(words) => message = reply::info(&words),
            Change::Made => {}
        }
        self.text = Text::new(self.settings.manner.language);
        self.settings.settle();
        self.player.set_pupil(self.settings.pupil());
        let result = self.player.set_options(self.settings.engine.clone());
        message + &self.tell_memory(result)
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
            Some(Ok(command)) => self.execute_in_turn(command, out)?,
            Some(Err(problem)) => out.write_all(reply::misunderstanding(&problem, self.text).as_bytes())?,
        }
        Ok(Flow::Continue)
    }

    fn report(&mut self, news: News, out: &mut dyn Write) -> io::Result<()> {
        if !self.player.is_current(&news) {
            return Ok(());
        }
        let answer = match news.event {
            Event::Done(report) => self.conclude(report),
            event => reply::news(self.searched.game.position(), &event, &self.settings),
        };
        out.write_all(answer.as_bytes())
    }

    fn deliver(&mut self, message: Message, out: &mut dyn Write) -> io::Result<()> {
        if self.explaining.is_current(&message) {
            self.explaining.done();
            out.write_all(message.words.as_bytes())?;
            return self.answer_due(out);
        }
        if !self.errands.is_current(&message) {
            return Ok(());
        }
        out.write_all(message.words.as_bytes())?;
        if message.is_over {
            self.errands.done();
            self.catch_up(out)?;
        }
        Ok(())
    }

    fn due(&self) -> Option<Instant> {
        self.answer.as_ref().map(|answer| answer.due)
    }

    fn answer_due(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let answer = self.give_answer();
        out.write_all(answer.as_bytes())
    }

    fn is_at_work(&self) -> bool {
        self.errands.is_running()
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
