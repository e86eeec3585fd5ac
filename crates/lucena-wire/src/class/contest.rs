//! Competitions, the judging test and the reports of a class as JSON.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::*;

/// How a competition is played.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "nodes": 200, "openings": 1 }))]
#[serde(deny_unknown_fields)]
pub struct TournamentRequest {
    /// How many positions each may look at for a move.
    #[serde(default = "usual_nodes")]
    pub nodes: u64,
    /// How many openings, each played twice with colors exchanged.
    #[serde(default = "usual_openings")]
    pub openings: usize,
    /// Whether games begin with unequal material; left to the level of the class if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imbalance: Option<bool>,
    /// Where games begin instead, one FEN or EPD each; colors are exchanged as with openings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub starts: Vec<String>,
    /// So many rounds by the Swiss system; everybody against everybody if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub swiss: Option<usize>,
    /// What chance follows from.
    #[serde(default)]
    pub seed: u64,
    /// Further entrants, each one line as on the command line: `NAME = SET [+ PATTERNS] [@ LIMIT]`, or our engine with options.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub guests: Vec<String>,
    /// The members who play at the board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<i64>,
}

impl Default for TournamentRequest {
    fn default() -> TournamentRequest {
        TournamentRequest {
            nodes: usual_nodes(),
            openings: usual_openings(),
            imbalance: None,
            starts: Vec::new(),
            swiss: None,
            seed: 0,
            guests: Vec::new(),
            people: Vec::new(),
        }
    }
}

const fn usual_nodes() -> u64 {
    1000
}

const fn usual_openings() -> usize {
    2
}

/// Sets that compete outside of a class.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({
    "sets": ["HEURISTIC_SET \"A\" INITIAL_STAGE <- \"S\" STAGE \"S\" KNIGHT.VALUE <- 4 END STAGE END HEURISTIC_SET"],
    "play": { "nodes": 20, "openings": 1 },
}))]
#[serde(deny_unknown_fields)]
pub struct CompetitionRequest {
    /// The texts of the sets.
    pub sets: Vec<String>,
    /// How they play.
    #[serde(default)]
    pub play: TournamentRequest,
}

/// The place of an entrant.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TournamentPlace {
    /// The place, from 1; nothing for those to compare with.
    pub place: Option<usize>,
    /// The number of the entrant.
    pub entrant: usize,
    /// The name.
    pub name: String,
    /// Whose set it is.
    pub member: Option<i64>,
    /// Points.
    pub points: f64,
    /// Games.
    pub games: u64,
    /// Won.
    pub wins: u64,
    /// Drawn.
    pub draws: u64,
    /// Lost.
    pub losses: u64,
    /// The rating.
    pub elo: f64,
    /// Its 95 % interval.
    pub interval: [f64; 2],
    /// Whether it is clearly better than the next.
    pub is_clear: bool,
}

/// A game of a competition in a list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TournamentGame {
    /// Its number, from 0.
    pub number: u32,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// How it ended.
    pub result: GameResult,
}

/// A competition so far.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TournamentState {
    /// What is listed of it.
    #[serde(flatten)]
    pub info: TournamentInfo,
    /// The table.
    pub table: Vec<TournamentPlace>,
    /// The games that have ended.
    pub games: Vec<TournamentGame>,
    /// The games that the asker plays at the board.
    pub seats: Vec<SeatedGame>,
}

/// A game that a member plays at the board.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SeatedGame {
    /// Its number, from 0.
    pub number: u32,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The member's side.
    pub side: crate::word::Side,
    /// Where it began.
    pub fen: String,
    /// Its moves in coordinates.
    pub moves: Vec<String>,
    /// Whether a person has to move now; if not, the other player is asked to.
    pub is_my_turn: bool,
    /// Whether the other is a person too, who is waited for.
    pub is_between_people: bool,
    /// How it ended, if it did.
    pub result: Option<GameResult>,
}

/// A move at the board.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "ply": 6, "move": "e4" }))]
#[serde(deny_unknown_fields)]
pub struct SeatMove {
    /// How many half-moves were played when it was made.
    pub ply: usize,
    /// The move; nothing asks the other player for theirs.
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    pub mv: Option<String>,
}

/// A game of a competition.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TournamentGameDetail {
    /// What is listed of it.
    #[serde(flatten)]
    pub game: TournamentGame,
    /// The game.
    pub pgn: String,
    /// Where it began.
    pub fen: String,
    /// Its moves in coordinates.
    pub moves: Vec<String>,
    /// The texts of the sets, White's first, as far as the asker may see them.
    pub texts: [Option<String>; 2],
}

/// The judging test as a member sees it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct JudgingTest {
    /// Which test is open.
    pub test: TestState,
    /// The positions; the side to move is to be judged.
    pub positions: Vec<String>,
    /// The member's grades so far, -3 to 3.
    pub grades: Vec<Option<i8>>,
}

/// A grade.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "grade": 2 }))]
#[serde(deny_unknown_fields)]
pub struct GradeRequest {
    /// From -3, lost, to 3, won, for the side to move.
    pub grade: i8,
}

/// How well somebody judges positions.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TestFigures {
    /// How many positions were judged.
    pub count: usize,
    /// How the grades go together with the reference.
    pub agreement: Agreement,
    /// The mean distance from the reference, in grades.
    pub error: f64,
}

/// What a set scored in a round.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RoundRating {
    /// The number of the round.
    pub round: u32,
    /// The set.
    pub title: String,
    /// The rating.
    pub elo: f64,
    /// Its 95 % interval.
    pub interval: [f64; 2],
    /// The place.
    pub place: Option<usize>,
}

/// What the teacher sees of a member.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MemberReport {
    /// The member.
    pub member: MemberInfo,
    /// Versions written.
    pub versions: usize,
    /// Seconds since 1970 of the last stroke that was kept.
    pub wrote: Option<i64>,
    /// Whether what is being written has errors.
    pub has_errors: bool,
    /// Rules of the newest version.
    pub rules: usize,
    /// Of them, those that act on positions of games.
    pub fired: usize,
    /// Rules that were added since the first version.
    pub added: usize,
    /// Rules that were changed since the first version.
    pub changed: usize,
    /// The titles of rules that never act.
    pub dead: Vec<String>,
    /// Remarks made.
    pub given: usize,
    /// Remarks received.
    pub received: usize,
    /// Ratings by round.
    pub ratings: Vec<RoundRating>,
    /// The test before the first round.
    pub before: Option<TestFigures>,
    /// The test after the last round.
    pub after: Option<TestFigures>,
    /// What the mean distance from the reference fell by, with its 95 % interval over positions.
    pub gain: Option<[f64; 3]>,
}

/// What the teacher sees of a class.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClassReport {
    /// The members.
    pub members: Vec<MemberReport>,
    /// The test before the first round, of all.
    pub before: Option<TestFigures>,
    /// The test after the last round, of all.
    pub after: Option<TestFigures>,
    /// What happened last, the newest first.
    pub events: Vec<EventInfo>,
}

/// Something that happened in a class.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct EventInfo {
    /// The nickname of who did it; nothing if the teacher did.
    pub nickname: Option<String>,
    /// What.
    pub what: String,
    /// About what.
    pub detail: String,
    /// Seconds since 1970.
    pub happened: i64,
}

/// Which table is wanted.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct TableQuery {
    /// `members` or `gradings`.
    pub table: String,
}
