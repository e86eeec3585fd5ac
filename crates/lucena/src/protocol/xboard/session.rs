//! What an XBoard session remembers, and how it obeys. A command that cannot be obeyed changes nothing.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use lucena_chess::{Color, Game, Move, Position};
use lucena_engine::{Book, Bound, Event, Limits, Line, Options, Report};
use lucena_eval::Score;
use lucena_explain::budget;
use lucena_text::{Text, args};

use super::{Command, Pace, parse, reply};
use crate::protocol::errand::Errands;
use crate::protocol::explained::explained;
use crate::protocol::options::{Change, Refusal, Settings};
use crate::protocol::setup::read_fen;
use crate::protocol::{self, Flow, LONGEST_LINE, Message, News, Player, Purpose};

/// What the engine is busy with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Activity {
    /// Nothing.
    Idle,
    /// Its own move.
    Thinking,
    /// Its answer to a move that the other side may play.
    Pondering(Move),
    /// The position, for as long as the user likes.
    Analyzing,
}

/// Megabytes that the program needs besides its table.
const OWN_MEGABYTES: usize = 24;
/// So long an analysis lasts before its first choice is explained.
const RIPE: Duration = Duration::from_secs(2);
/// At this score or below, an offered draw is accepted.
const CONTENT_WITH_DRAW: Score = Score::new(-50);

/// A conversation: the game, who plays what and how fast, and what the engine is doing.
pub struct Session {
    text: Text,
    player: Player,
    settings: Settings,
    game: Game,
    /// The side the engine plays; none in force and analyze mode.
    side: Option<Color>,
    activity: Activity,
    is_analyzing: bool,
    pace: Pace,
    posts: bool,
    /// The explanation of the engine's last move, which is given after it, in nobody's time.
    explaining: Errands,
    /// The move of the analysis that was explained last.
    explained: Option<Move>,
    /// Whether the other side is a program, who reads no explanations.
    plays_computer: bool,
    ponders: bool,
    /// Moves left out of the analysis.
    excluded: Vec<Move>,
    /// The position being searched.
    root: Position,
    last: Option<Line>,
    looking: Option<(Move, usize)>,
    hint: Option<Move>,
    /// Pings that wait for the engine's move.
    pings: Vec<String>,
}

impl Session {
    /// A conversation about the starting position; the engine plays Black.
    pub fn new(text: Text, player: Player) -> Session {
        let mut settings = Settings::new(player.options().clone(), text.language());
        settings.begin_game();
        let explaining = Errands::new(Purpose::Explanation, player.sender());
        Session {
            text,
            player,
            settings,
            game: Game::new(),
            side: Some(Color::Black),
            activity: Activity::Idle,
            is_analyzing: false,
            pace: Pace::default(),
            posts: false,
            explaining,
            explained: None,
            plays_computer: false,
            ponders: false,
            excluded: Vec::new(),
            root: Position::start(),
            last: None,
            looking: None,
            hint: None,
            pings: Vec::new(),
        }
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    fn execute(&mut self, command: Command, line: &str) -> String {
        match command {
            Command::ProtocolVersion => reply::features(&self.settings),
            Command::Ping(number) if self.activity == Activity::Thinking => {
                // The answer must come after the move that is being thought about.
                self.pings.push(number);
                String::new()
            }
            Command::Ping(number) => format!("pong {number}\n"),
            Command::UserMove(typed) => self.user_move(&typed),
            Command::Malformed => reply::error(&self.text.get("xboard-bad-arguments"), line),
            Command::Unknown => reply::error(&self.text.get("xboard-unknown-command"), line),
            Command::Hint => self.hint(),
            Command::Book => self.show_book(),
            Command::Status => self.status(),
            Command::Draw => self.answer_draw(),
            Command::MoveNow => {
                if self.activity == Activity::Thinking {
                    self.player.stop();
                }
                String::new()
            }
            Command::TablePath(folders) => self.set_option("SyzygyPath", Some(&folders), line),
            Command::Memory(megabytes) => {
                let hash = megabytes
                    .saturating_sub(OWN_MEGABYTES)
                    .clamp(*Options::HASH.start(), *Options::HASH.end());
                self.set_option("Hash", Some(&hash.to_string()), line)
            }
            Command::Cores(cores) => {
                let threads = cores.clamp(*Options::THREADS.start(), *Options::THREADS.end());
                self.set_option("Threads", Some(&threads.to_string()), line)
            }
            Command::SetOption { name, value } => self.set_option(&name, value.as_deref(), line),
            Command::Computer => self.quietly(|session| session.plays_computer = true),
            Command::Post(on) => self.quietly(|session| session.posts = on),
            Command::Ponder(on) => self.set_pondering(on),
            Command::Xboard | Command::Silence | Command::Quit => String::new(),
            other => self.execute_about_game(other, line),
        }
    }

    /// The commands that change the game, the sides or the pace.
    fn execute_about_game(&mut self, command: Command, line: &str) -> String {
        match command {
            Command::New => self.new_game(),
            Command::Variant(name) if matches!(name.as_str(), "normal" | "fischerandom") => String::new(),
            Command::Variant(_) => reply::error(&self.text.get("xboard-unknown-variant"), line),
            Command::SetBoard(fen) => self.set_board(&fen),
            Command::Force | Command::Result => {
                let pongs = self.rest();
                self.side = None;
                pongs
            }
            Command::Go => {
                let pongs = self.rest();
                self.is_analyzing = false;
                self.side = Some(self.game.position().turn());
                pongs + &self.think()
            }
            Command::PlayOther => {
                let pongs = self.rest();
                self.side = Some(!self.game.position().turn());
                pongs
            }
            Command::Undo => self.take_back(1),
            Command::Remove => self.take_back(2),
            Command::Analyze => {
                let pongs = self.rest();
                (self.side, self.is_analyzing) = (None, true);
                self.analyze();
                pongs
            }
            Command::Exit => {
                self.is_analyzing = false;
                self.rest()
            }
            Command::Exclude(typed) => self.exclude(&typed),
            Command::Include(typed) => self.include(&typed),
            other => self.quietly(|session| session.set_pace(other)),
        }
    }

    fn set_pace(&mut self, command: Command) {
        match command {
            Command::Level { moves, base, increment } => self.pace.set_level(moves, base, increment),
            Command::FixedTime(time) => self.pace.set_move_time(time),
            Command::FixedDepth(depth) => self.pace.set_depth(depth),
            Command::NodesPerSecond(nodes) => self.pace.set_nodes_per_second(nodes),
            Command::Time(remaining) => self.pace.set_clock(remaining),
            Command::OpponentTime(remaining) => self.pace.set_opponents_clock(remaining),
            _ => {}
        }
    }

    fn quietly(&mut self, change: impl FnOnce(&mut Session)) -> String {
        change(self);
        String::new()
    }

    /// Gives up whatever the engine is doing; pings that waited for it are answered.
    fn rest(&mut self) -> String {
        self.player.abandon();
        self.explaining.end();
        self.activity = Activity::Idle;
        self.pongs()
    }

    fn pongs(&mut self) -> String {
        self.pings.drain(..).map(|number| format!("pong {number}\n")).collect()
    }

    fn new_game(&mut self) -> String {
        let pongs = self.rest();
        self.game = Game::new();
        if !self.is_analyzing {
            self.side = Some(Color::Black);
        }
        self.plays_computer = false;
        self.pace.forget_depth();
        self.player.new_game();
        self.settings.begin_game();
        self.settings.settle();
        // Nothing here needs memory that was not there before.
        let _ = self.player.set_options(self.settings.engine.clone());
        self.position_changed();
        pongs
    }

    fn set_board(&mut self, fen: &str) -> String {
        match read_fen(fen) {
            Err(error) => reply::illegal_position(&self.text.fen_error(&error)),
            Ok(pos) => {
                let pongs = self.rest();
                self.game = Game::from_position(pos);
                self.position_changed();
                pongs
            }
        }
    }

    fn take_back(&mut self, half_moves: usize) -> String {
        let pongs = self.rest();
        for _ in 0..half_moves {
            self.game.undo();
        }
        self.position_changed();
        pongs
    }

    /// What was known about the position before is no longer of use; an analysis begins anew.
    fn position_changed(&mut self) {
        self.excluded.clear();
        (self.last, self.looking, self.hint) = (None, None, None);
        if self.is_analyzing {
            self.analyze();
        }
    }

    fn user_move(&mut self, typed: &str) -> String {
        if self.activity == Activity::Thinking {
            return reply::error(&self.text.get("xboard-not-your-turn"), typed);
        }
        let pos = *self.game.position();
        let mv = pos.parse_coordinate(typed).ok().or_else(|| pos.parse_san(typed).ok());
        let Some(mv) = mv else { return reply::illegal_move(typed) };
        if self.activity == Activity::Pondering(mv) {
            self.game.play(mv).expect("the position has just confirmed the move");
            self.activity = Activity::Thinking;
            self.explaining.end();
            self.player.ponder_hit();
            return String::new();
        }
        let pongs = self.rest();
        self.game.play(mv).expect("the position has just confirmed the move");
        self.position_changed();
        match self.side == Some(self.game.position().turn()) {
            true => pongs + &self.think(),
            false => pongs,
        }
    }

    /// Starts to think about the engine's move; if there is none, claims the result.
    fn think(&mut self) -> String {
        self.root = *self.game.position();
        if !self.root.has_legal_moves() {
            return self.claim();
        }
        let limits = self.limits();
        self.start(Activity::Thinking, limits);
        String::new()
    }

    fn limits(&self) -> Limits {
        self.pace.limits(self.root.turn(), (self.game.moves().len() / 2) as u32)
    }

    fn analyze(&mut self) {
        self.root = *self.game.position();
        let limits = Limits { exclude_moves: self.excluded.clone(), ..Limits::infinite() };
        self.start(Activity::Analyzing, limits);
    }

    fn start(&mut self, activity: Activity, limits: Limits) {
        (self.last, self.looking, self.explained) = (None, None, None);
        self.player.go(&self.game, limits);
        self.activity = activity;
    }

    /// The result of a game that is over by rule; nothing if it goes on.
    fn claim(&self) -> String {
        self.game.ending().map_or(String::new(), |ending| reply::result(ending, self.text))
    }

    /// The engine has decided on its move.
    fn play(&mut self, report: &Report) -> String {
        self.activity = Activity::Idle;
        let Some(mv) = report.best_move() else { return self.pongs() };
        let mut answer = reply::engine_move(&self.root, mv);
        if self.is_read() {
            self.explain(report);
        }
        self.game.play(mv).expect("the engine plays legal moves");
        self.pace.spend(report.effort.time);
        self.hint = report.ponder_move();
        answer += &self.claim();
        answer += &self.pongs();
        self.ponder();
        answer
    }

    /// Whether somebody reads why the engine moves as it does: thinking is shown, to a person. Searches that are measured
    /// stay what they are, unless explanations were asked for.
    fn is_read(&self) -> bool {
        let is_test = self.plays_computer || self.pace.is_measured();
        self.settings.heuristics.is_none() && self.posts && (self.settings.manner.in_games || !is_test)
    }

    /// Whether the first choice of an analysis has stood long enough to be explained, and was not yet.
    fn is_ripe(&self, line: &Line) -> bool {
        let is_first = line.rank == 1 && line.bound == Bound::Exact && RIPE <= line.effort.time;
        let is_new = line.moves.first().is_some_and(|&mv| self.explained != Some(mv));
        let is_own = self.settings.heuristics.is_none();
        self.activity == Activity::Analyzing && is_own && is_first && is_new
    }

    /// Begins to say why a move is the best. The move is given first, so that the words cost no time of the game.
    fn explain(&mut self, report: &Report) {
        let manner = self.settings.manner.clone();
        let Some(level) = manner.level.filter(|_| !report.from_book) else { return };
        let (game, report) = (self.game.clone(), report.clone());
        let until = Instant::now() + budget(level);
        self.explaining.start(move |desk| {
            let voice = manner.voice();
            let explanation = explained(&game, &report, &voice, &manner, until, &desk.stop());
            explanation.map_or(String::new(), |explanation| {
                let verdict = explanation.verdict(&voice, manner.language);
                let sentences = explanation.sentences(&voice, manner.language);
                reply::said(
                    &report,
                    std::iter::once(verdict).chain(sentences).map(|sentence| sentence.to_string()),
                )
            })
        });
    }

    /// Starts to think about the expected answer to the engine's move, if that is wanted.
    fn ponder(&mut self) {
        let Some(expected) = self.hint.filter(|_| self.ponders && self.side.is_some()) else { return };
        let mut game = self.game.clone();
        if game.ending().is_some() || game.play(expected).is_err() || game.ending().is_some() {
            return;
        }
        self.root = *game.position();
        let limits = Limits { ponder: true, ..self.limits() };
        (self.last, self.looking) = (None, None);
        self.player.go(&game, limits);
        self.activity = Activity::Pondering(expected);
    }

    fn set_pondering(&mut self, on: bool) -> String {
        self.ponders = on;
        match (on, self.activity) {
            (false, Activity::Pondering(_)) => self.rest(),
            _ => String::new(),
        }
    }

    fn exclude(&mut self, typed: &str) -> String {
        let moves = self.game.position().legal_moves();
        match self.moves_named(typed) {
            None => return reply::illegal_move(typed),
            Some(named) => {
                self.excluded = moves
                    .iter()
                    .copied()
                    .filter(|mv| named.contains(mv) || self.excluded.contains(mv))
                    .collect();
            }
        }
        self.analyze_again()
    }

    fn include(&mut self, typed: &str) -> String {
        match self.moves_named(typed) {
            None => return reply::illegal_move(typed),
            Some(named) => self.excluded.retain(|mv| !named.contains(mv)),
        }
        self.analyze_again()
    }

    /// The move that was typed, or all of them.
    fn moves_named(&self, typed: &str) -> Option<Vec<Move>> {
        let pos = self.game.position();
        if typed == "all" {
            return Some(pos.legal_moves().to_vec());
        }
        let mv = pos.parse_coordinate(typed).ok().or_else(|| pos.parse_san(typed).ok());
        mv.map(|mv| vec![mv])
    }

    fn analyze_again(&mut self) -> String {
        if self.is_analyzing {
            self.player.abandon();
            self.analyze();
        }
        String::new()
    }

    fn set_option(&mut self, name: &str, value: Option<&str>, line: &str) -> String {
        let mut message = String::new();
        match self.settings.set(name, value, self.text) {
            Change::Refused(refusal) => {
                let reason = match &refusal {
                    Refusal::Unknown(_) => self.text.get("xboard-unknown-option"),
                    Refusal::Value(words) => words.clone(),
                };
                return reply::error(&reason, line);
            }
            Change::ClearTable => self.player.new_game(),
            Change::Message(words) => message = reply::remark(&words),
            Change::Made => {}
        }
        self.text = Text::new(self.settings.manner.language);
        self.settings.settle();
        self.player.set_pupil(self.settings.pupil());
        let wished = self.settings.engine.hash_mebibytes;
        let result = self.player.set_options(self.settings.engine.clone());
        self.settings.engine = self.player.options().clone();
        match result {
            Ok(()) => message,
            Err(_) => {
                message + &reply::out_of_memory(wished, self.settings.engine.hash_mebibytes, line, self.text)
            }
        }
    }

    /// The moves of the book here; the blank lines around them are the protocol's.
    fn show_book(&mut self) -> String {
        let book = self.settings.book.get_or_insert_with(Book::built_in);
        let pos = self.game.position();
        let moves: Vec<String> = book.moves(pos).iter().map(|book_move| pos.san(book_move.mv)).collect();
        let words = if moves.is_empty() { self.text.get("xboard-no-book") } else { moves.join(" ") };
        format!(" {words}\n\n")
    }

    fn hint(&self) -> String {
        let pos = self.game.position();
        self.hint.filter(|&mv| pos.is_legal(mv)).map_or(String::new(), |mv| reply::hint(pos, mv))
    }

    fn status(&self) -> String {
        match (&self.last, self.activity) {
            (Some(last), Activity::Analyzing) => reply::status(&self.root, last, self.looking),
            _ => String::new(),
        }
    }

    /// A draw is accepted by offering one too.
    fn answer_draw(&self) -> String {
        let is_content = self.last.as_ref().is_some_and(|line| line.score <= CONTENT_WITH_DRAW);
        if is_content { "offer draw\n".to_owned() } else { String::new() }
    }
}

impl protocol::Session for Session {
    fn take(&mut self, line: &str, out: &mut dyn Write) -> io::Result<Flow> {
        let answer = match parse(line) {
            None => return Ok(Flow::Continue),
            Some(Command::Quit) => return Ok(Flow::Quit),
            Some(command) => self.execute(command, line.trim()),
        };
        out.write_all(answer.as_bytes())?;
        Ok(Flow::Continue)
    }

    fn report(&mut self, news: News, out: &mut dyn Write) -> io::Result<()> {
        if !self.player.is_current(&news) {
            return Ok(());
        }
        let mut answer = String::new();
        match news.event {
            Event::Done(report) => {
                // Options that waited for the end and cannot be had leave the engine as it was.
                let _ = self.player.done();
                answer = match self.activity {
                    Activity::Thinking => self.play(&report),
                    _ => self.rest(),
                };
            }
            event => {
                if self.posts || self.activity == Activity::Analyzing {
                    answer = reply::thinking(&self.root, &event, &self.settings).unwrap_or_default();
                }
                match event {
                    Event::Line(line) => {
                        if self.is_ripe(&line) {
                            self.explained = line.moves.first().copied();
                            self.explain(&Report { lines: vec![line.clone()], ..Report::default() });
                        }
                        self.last = Some(line);
                    }
                    Event::Looking { mv, number, .. } => self.looking = Some((mv, number)),
                    Event::Done(_) => {}
                }
            }
        }
        out.write_all(answer.as_bytes())
    }

    fn deliver(&mut self, message: Message, out: &mut dyn Write) -> io::Result<()> {
        if !self.explaining.is_current(&message) {
            return Ok(());
        }
        self.explaining.done();
        out.write_all(message.words.as_bytes())
    }

    fn finish(&mut self, _out: &mut dyn Write) -> io::Result<()> {
        self.player.abandon();
        Ok(())
    }

    fn complain_of_long_line(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let reason = self.text.format("uci-line-too-long", args!["most" => LONGEST_LINE]);
        out.write_all(reply::error(&reason, "…").as_bytes())
    }
}
