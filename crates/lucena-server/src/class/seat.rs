//! People at the board: their games in a competition, move by move, kept after each.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use axum::http::StatusCode;
use lucena_chess::{Color, Ending, Game, Outcome};
use lucena_engine::Limits;
use lucena_games::pgn::{Headers, NodeId, Tree};
use lucena_lab::arena::{DuelEnd, DuelResult, Fixture, Ruling};
use lucena_lab::opening::Opening;
use lucena_lab::player::{Contestant, Turn};
use lucena_store::class::ClassGame;
use lucena_text::Text;
use lucena_wire::{GameResult, SeatMove, SeatedGame, TournamentRequest};

use super::tournament::{self, Tournaments};
use crate::contest::{Contest, MOST_MOVES, OPEN, contestant, is_person};
use crate::error::ApiError;
use crate::input;
use crate::state::{Application, State};
use crate::wire::{self, ErrorCode};

/// How long a player may think about one move.
const PATIENCE: Duration = Duration::from_secs(30);
/// What is sent in the place of a move by who gives up.
const RESIGN: &str = "resign";

/// A game at the board with all that belongs to it.
struct Seat {
    fixture: Fixture,
    opening: Opening,
    game: Game,
    side: Color,
}

/// A competition as the boards need it.
struct Room<'a> {
    state: &'a Application,
    tournament: i64,
    contest: Contest<'a>,
}

impl Room<'_> {
    /// The games in which a member sits at the board and that are not over.
    fn seats(&self, member: i64, text: Text) -> Result<Vec<Seat>, ApiError> {
        let mut seats = Vec::new();
        let is_me = |player: usize| {
            let entrant = &self.contest.entrants[player];
            is_person(entrant) && entrant.member == Some(member)
        };
        for (fixture, opening) in self.contest.awaited() {
            let side = match (is_me(fixture.white), is_me(fixture.black)) {
                (true, _) => Color::White,
                (_, true) => Color::Black,
                _ => continue,
            };
            let kept = self.state.store.class_game(self.tournament, fixture.number as u32);
            let kept = kept.map_err(|error| ApiError::store(&error, text))?;
            let game = kept.and_then(|kept| game_of(&kept.pgn)).unwrap_or_else(|| opening.game());
            seats.push(Seat { fixture, opening, game, side });
        }
        Ok(seats)
    }

    fn name(&self, player: usize) -> String {
        self.contest.entrants[player].name.clone()
    }

    /// Whether the side to move is a person.
    fn is_persons_turn(&self, seat: &Seat) -> bool {
        let player = match seat.game.position().turn() {
            Color::White => seat.fixture.white,
            Color::Black => seat.fixture.black,
        };
        is_person(&self.contest.entrants[player])
    }

    fn listed(&self, seat: &Seat, result: Option<GameResult>) -> SeatedGame {
        let positions = seat.game.positions().iter();
        let moves = positions.zip(seat.game.moves()).map(|(pos, &mv)| wire::written_move(pos, mv).uci);
        let both = [seat.fixture.white, seat.fixture.black];
        let turn = seat.game.position().turn();
        SeatedGame {
            number: seat.fixture.number as u32,
            white: self.name(seat.fixture.white),
            black: self.name(seat.fixture.black),
            side: seat.side.into(),
            fen: seat.game.start().fen(),
            moves: moves.collect(),
            is_my_turn: result.is_none() && turn == seat.side,
            is_between_people: both.iter().all(|&player| is_person(&self.contest.entrants[player])),
            result,
        }
    }

    /// The answer of the player whose turn it is.
    fn answer(&self, seat: &Seat, text: Text) -> Result<Option<lucena_chess::Move>, ApiError> {
        let player = match seat.game.position().turn() {
            Color::White => seat.fixture.white,
            Color::Black => seat.fixture.black,
        };
        let request: &TournamentRequest = self.contest.request;
        let found = contestant(&self.contest.entrants[player], request, self.state);
        let failed = |_| ApiError::internal(text);
        let one = found.ok_or_else(|| ApiError::missing(text))?;
        let nodes = one.pace.and_then(|pace| pace.nodes).unwrap_or(request.nodes);
        let mut player = one.enter(PATIENCE).map_err(failed)?;
        player.new_game(seat.fixture.number).map_err(failed)?;
        let limits = Limits::nodes(nodes);
        let turn =
            Turn { game: &seat.game, limits: &limits, patience: PATIENCE, stop: &AtomicBool::new(false) };
        Ok(player.answer(&turn).map_err(failed)?.mv)
    }

    /// Keeps a game as it stands; tells how it ended, if it did.
    fn keep(
        &self,
        seat: &Seat,
        end: Option<(Outcome, DuelEnd)>,
        text: Text,
    ) -> Result<Option<GameResult>, ApiError> {
        let store = |error| ApiError::store(&error, text);
        let fixture = &seat.fixture;
        let Some((outcome, end)) = end else {
            let mut headers = Headers::default();
            headers.set("White", &self.name(fixture.white));
            headers.set("Black", &self.name(fixture.black));
            let mut tree = Tree::new(headers, *seat.game.start());
            let mut last = NodeId::ROOT;
            for &mv in seat.game.moves() {
                last = tree.add(last, mv).map_err(|_| ApiError::internal(text))?;
            }
            let open = ClassGame {
                number: fixture.number as u32,
                white: fixture.white as u32,
                black: fixture.black as u32,
                result: OPEN.to_owned(),
                pgn: tree.to_pgn(),
            };
            return self.state.store.add_class_game(self.tournament, &open).map(|()| None).map_err(store);
        };
        let result = DuelResult { game: seat.game.clone(), notes: Vec::new(), outcome, end };
        let players: Vec<Option<Contestant>> = [fixture.white, fixture.black]
            .into_iter()
            .map(|player| contestant(&self.contest.entrants[player], self.contest.request, self.state))
            .collect();
        let both = [players[0].as_ref(), players[1].as_ref()];
        let game = self.contest.course().written(fixture, &result, &seat.opening, both);
        self.state.store.add_class_game(self.tournament, &game).map_err(store)?;
        Ok(Some(match outcome {
            Outcome::Win(Color::White) => GameResult::WhiteWins,
            Outcome::Win(Color::Black) => GameResult::BlackWins,
            Outcome::Draw => GameResult::Draw,
        }))
    }
}

/// The game that was kept.
fn game_of(pgn: &str) -> Option<Game> {
    let tree = Tree::read(pgn.as_bytes(), &lucena_games::pgn::ReadLimits::GENEROUS).ok()?;
    let mut game = Game::from_position(*tree.start());
    for id in tree.main_line() {
        game.play(tree.node(id).mv()?).ok()?;
    }
    Some(game)
}

/// How a game ended, if it did.
fn ended(game: &Game) -> Option<(Outcome, DuelEnd)> {
    if let Some(ending) = game.ending() {
        return Some((ending.outcome(), DuelEnd::Rules(ending)));
    }
    let is_long = 2 * MOST_MOVES as usize <= game.moves().len();
    is_long.then_some((Outcome::Draw, DuelEnd::Ruled(Ruling::Length)))
}

/// Does something with a competition that is under way.
fn with_room<T>(
    state: &Application,
    id: i64,
    text: Text,
    act: impl FnOnce(&Room<'_>) -> Result<T, ApiError>,
) -> Result<T, ApiError> {
    let store = |error| ApiError::store(&error, text);
    let missing = || ApiError::missing(text);
    let (class, one) = state.store.tournament(id).map_err(store)?.ok_or_else(missing)?;
    let contest = Contest {
        state,
        entrants: state.store.entrants(id).map_err(store)?,
        request: &tournament::configuration(&one),
        is_simple: tournament::is_simple(state, class).map_err(store)?,
        games: &state.store.class_games(id).map_err(store)?,
    };
    act(&Room { state, tournament: id, contest })
}

/// The games that a member plays at the board.
pub(crate) fn seats(
    state: &Application,
    id: i64,
    member: i64,
    text: Text,
) -> Result<Vec<SeatedGame>, ApiError> {
    with_room(state, id, text, |room| {
        Ok(room.seats(member, text)?.iter().map(|seat| room.listed(seat, None)).collect())
    })
}

/// A move at the board, and the answer if the other is not a person.
pub(crate) fn play(
    state: &State,
    (id, number): (i64, u32),
    member: i64,
    request: &SeatMove,
    text: Text,
) -> Result<SeatedGame, ApiError> {
    let played = {
        let _turn = tournament::lock(&state.tournaments.seats);
        with_room(state, id, text, |room| {
            let found =
                room.seats(member, text)?.into_iter().find(|seat| seat.fixture.number as u32 == number);
            let mut seat = found.ok_or_else(|| ApiError::missing(text))?;
            let result = moved(room, &mut seat, request, text)?;
            Ok(room.listed(&seat, result))
        })?
    };
    if played.result.is_some() {
        Tournaments::start(state, id);
    }
    Ok(played)
}

fn moved(
    room: &Room<'_>,
    seat: &mut Seat,
    request: &SeatMove,
    text: Text,
) -> Result<Option<GameResult>, ApiError> {
    if request.ply != seat.game.moves().len() {
        let message = text.get("class-moved-on");
        return Err(ApiError::new(StatusCode::CONFLICT, ErrorCode::NotReady, message));
    }
    let mut end = None;
    if let Some(written) = &request.mv {
        if written == RESIGN {
            let winner = !seat.side;
            end = Some((Outcome::Win(winner), DuelEnd::Rules(Ending::Resignation { winner })));
        } else if seat.game.position().turn() != seat.side {
            let message = text.get("class-not-your-turn");
            return Err(ApiError::new(StatusCode::CONFLICT, ErrorCode::NotReady, message));
        } else {
            let mv = input::read_move(seat.game.position(), written, text)?;
            seat.game.play(mv).map_err(|_| ApiError::internal(text))?;
        }
    }
    end = end.or_else(|| ended(&seat.game));
    if end.is_none() && !room.is_persons_turn(seat) {
        match room.answer(seat, text)? {
            Some(mv) => seat.game.play(mv).map_err(|_| ApiError::internal(text))?,
            None => {
                let winner = seat.side;
                end = Some((Outcome::Win(winner), DuelEnd::Rules(Ending::Resignation { winner })));
            }
        }
        end = end.or_else(|| ended(&seat.game));
    }
    room.keep(seat, end, text)
}
