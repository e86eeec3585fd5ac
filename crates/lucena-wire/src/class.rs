//! Classes as JSON: who is asking, members and rounds, sets with their rights and annotations, competitions, positions of
//! the teacher's own, the judging test.

mod contest;
mod positions;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::dhjog::{Agreement, SetCheck};
use crate::word::{GameResult, Word};

pub use contest::{
    ClassReport, CompetitionRequest, EventInfo, GradeRequest, JudgingTest, MemberReport, RoundRating,
    SeatMove, SeatedGame, TableQuery, TestFigures, TournamentGame, TournamentGameDetail, TournamentPlace,
    TournamentRequest, TournamentState,
};
pub use positions::{JudgedPosition, PositionSetDetail, PositionSetInfo, PositionSetRequest};

/// Writes an enum whose words are kept in the store too.
macro_rules! kept_words {
    ($($(#[$meta:meta])+ $name:ident { $($(#[$own:meta])* $variant:ident),+ $(,)? })+) => {$(
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        $(#[$meta])+
        #[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
        pub enum $name { $($(#[$own])* $variant),+ }

        impl Word for $name {
            const ALL: &'static [$name] = &[$($name::$variant),+];
        }

        impl $name {
            /// The value that a word means.
            pub fn from_word(word: &str) -> Option<$name> {
                serde_json::from_value(word.into()).ok()
            }
        }
    )+};
}

kept_words! {
    /// What a member is in the class: APRENDIZ, MONITOR, MESTRE, JUIZ, ESTATISTICO, COORDENADOR.
    Role { Learner, Monitor, Master, Judge, Statistician, Coordinator }

    /// A phase of a round: AUTORIA, COMPETICAO, COLABORACAO.
    RoundPhase { Authoring, Competition, Collaboration }

    /// What may be done with a set: ACESSAR, UTILIZAR, ANOTAR, COPIAR, ALTERAR, EXCLUIR.
    Right { See, Use, Annotate, Copy, Alter, Delete }

    /// A kind of annotation, as in the language itself.
    AnnotationKind { Explanation, Question, Praise, Criticism, Note }

    /// Which judging test is open.
    TestState { None, Before, After }

    /// What positions of the teacher's own are for: sets are tried on them, games begin with them, or pupils judge them in the
    /// test before the first round or after the last.
    PositionPurpose { Practice, Contest, TestBefore, TestAfter }

    /// How a competition stands.
    TournamentStatus { Running, Done, Stopped }

    /// Who is asking.
    Caller { Visitor, Member, Teacher }
}

/// What a pupil types to join.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "code": "AB2CD3", "nickname": "Ana" }))]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// The code of the class.
    pub code: String,
    /// What the others will call them.
    pub nickname: String,
}

/// What somebody types to come back.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "code": "AB2CD3", "nickname": "Ana", "secret": "rook river lemon star" }))]
#[serde(deny_unknown_fields)]
pub struct ReturnRequest {
    /// The code of the class.
    pub code: String,
    /// The nickname.
    pub nickname: String,
    /// The four words.
    pub secret: String,
}

/// Somebody has joined.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Joined {
    /// The class.
    pub class: i64,
    /// The number of the member.
    pub member: i64,
    /// The four words with which they come back from another computer; shown once.
    pub secret: Option<String>,
}

/// Who is asking, and where they belong.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClassHere {
    /// Whether classes can be joined here at all.
    pub is_open: bool,
    /// Who is asking.
    pub who: Caller,
    /// The class of a member.
    pub class: Option<i64>,
    /// Whether they came with the teacher's link of an earlier start, which opens nothing any more.
    pub has_old_link: bool,
}

/// What is fixed for a class.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "name": "7A", "level_limit": 2, "language": "pt" }))]
#[serde(deny_unknown_fields)]
pub struct ClassRules {
    /// What it is called.
    pub name: String,
    /// The highest level, 1 to 6.
    pub level_limit: u8,
    /// The only functions that may be used; nothing if all may.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allowed_functions: Option<Vec<String>>,
    /// The most words and signs of a set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_tokens: Option<u32>,
    /// `pt` or `en`.
    pub language: String,
    /// Which judging test is open.
    #[serde(default = "no_test")]
    pub test: TestState,
}

const fn no_test() -> TestState {
    TestState::None
}

/// A class in a list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClassInfo {
    /// Its number.
    pub id: i64,
    /// What is fixed for it.
    pub rules: ClassRules,
    /// How many belong to it.
    pub members: usize,
    /// The number of the round.
    pub round: u32,
    /// Its phase.
    pub phase: RoundPhase,
    /// Seconds since 1970.
    pub created: i64,
}

/// What the teacher shows on the wall.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClassScreen {
    /// What pupils type.
    pub code: String,
    /// The addresses under which pupils reach the class, the best first.
    pub addresses: Vec<ClassAddress>,
    /// Whether they lead nowhere from another computer, because the program listens on its own only.
    pub only_here: bool,
}

/// An address of the class.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClassAddress {
    /// What is typed into a browser.
    pub address: String,
    /// The same with the code, as the dark squares of a QR code: one text a row, `#` is dark.
    pub qr: Vec<String>,
}

/// Somebody in a class.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MemberInfo {
    /// The number.
    pub id: i64,
    /// The nickname.
    pub nickname: String,
    /// What they are in the class.
    pub role: Role,
    /// Seconds since 1970.
    pub joined: i64,
    /// Seconds since 1970; nothing if that is not for the asker.
    pub last_seen: Option<i64>,
}

/// A change of a member by the teacher.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "role": "monitor" }))]
#[serde(deny_unknown_fields)]
pub struct MemberChange {
    /// Another nickname.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nickname: Option<String>,
    /// Another role.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// Another class.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<i64>,
}

/// A secret, shown once.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Secret {
    /// The four words.
    pub secret: String,
}

/// A round of a class.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RoundInfo {
    /// Its number, from 1.
    pub number: u32,
    /// Its phase.
    pub phase: RoundPhase,
    /// Seconds since 1970.
    pub opened: i64,
    /// The same, if it is over.
    pub closed: Option<i64>,
}

/// A set of a class in a list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClassSetInfo {
    /// Its number.
    pub id: i64,
    /// Whose it is.
    pub owner: i64,
    /// The nickname of the owner.
    pub author: String,
    /// Its title.
    pub title: String,
    /// The newest version; nothing if there is none.
    pub version: Option<u32>,
    /// The level of that version.
    pub level: Option<u8>,
    /// Whether it competes.
    pub is_entered: bool,
    /// Whether a group made it of several.
    pub is_group: bool,
    /// The fingerprint with which it is frozen in this round.
    pub frozen: Option<String>,
    /// What the asker may do with it now.
    pub rights: Vec<Right>,
    /// Whether it is the asker's own.
    pub is_mine: bool,
    /// How many remarks there are about it.
    pub annotations: usize,
}

/// A competition in a list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TournamentInfo {
    /// Its number.
    pub id: i64,
    /// The number of the round.
    pub round: u32,
    /// How it stands.
    pub status: TournamentStatus,
    /// Games played.
    pub played: usize,
    /// Games in all.
    pub total: usize,
}

/// A class as one of its members, or its teacher, sees it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClassState {
    /// The class.
    #[serde(flatten)]
    pub info: ClassInfo,
    /// The asker, if a member.
    pub me: Option<MemberInfo>,
    /// The rounds.
    pub rounds: Vec<RoundInfo>,
    /// The members.
    pub roll: Vec<MemberInfo>,
    /// The sets.
    pub sets: Vec<ClassSetInfo>,
    /// The competitions, the oldest first.
    pub tournaments: Vec<TournamentInfo>,
    /// The positions of the teacher's own that the asker may see now.
    pub positions: Vec<PositionSetInfo>,
    /// What the asker may do now, by the names of operations.
    pub may: Vec<String>,
}

/// The phase that a round is to have; the first phase again opens the next round.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "phase": "competition" }))]
#[serde(deny_unknown_fields)]
pub struct PhaseRequest {
    /// The phase.
    pub phase: RoundPhase,
}

/// What became of a change of phase.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PhaseAnswer {
    /// The number of the round.
    pub round: u32,
    /// Its phase.
    pub phase: RoundPhase,
    /// The sets that were frozen.
    pub frozen: usize,
    /// The titles of sets that could not be frozen because their texts have errors, with the nicknames of their authors.
    pub left_out: Vec<String>,
}

/// A text of a member.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "text": "HEURISTIC_SET \"MINE\"" }))]
#[serde(deny_unknown_fields)]
pub struct ClassText {
    /// The text.
    pub text: String,
    /// What the author says about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A version of a set in a list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClassVersion {
    /// Its number, from 1.
    pub number: u32,
    /// Its fingerprint.
    pub fingerprint: String,
    /// The level of its constructs.
    pub level: u8,
    /// Seconds since 1970.
    pub written: i64,
    /// What the author says about it.
    pub note: String,
}

/// A remark about a line of a set.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AnnotationInfo {
    /// Its number.
    pub id: i64,
    /// The version of the set.
    pub version: u32,
    /// The line, from 1.
    pub line: u32,
    /// The nickname of who wrote it; nothing if the teacher did.
    pub author: Option<String>,
    /// Its kind.
    pub kind: AnnotationKind,
    /// What it says.
    pub text: String,
    /// Seconds since 1970.
    pub written: i64,
    /// The remark that it answers.
    pub answers: Option<i64>,
    /// Whether the asker wrote it.
    pub is_mine: bool,
}

/// What somebody may do with a set.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "rights": ["see", "use"] }))]
#[serde(deny_unknown_fields)]
pub struct GrantInfo {
    /// One member, ...
    #[serde(default)]
    pub member: Option<i64>,
    /// ... all of a role, or everybody if neither is there.
    #[serde(default)]
    pub role: Option<Role>,
    /// The rights.
    pub rights: Vec<Right>,
}

/// A set of a class with its text.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClassSetDetail {
    /// What is listed of it.
    #[serde(flatten)]
    pub info: ClassSetInfo,
    /// The text: to its authors as it is being written, to others the newest version.
    pub text: String,
    /// Whether the text is a draft that is in no version yet.
    pub is_draft: bool,
    /// The versions, the oldest first.
    pub versions: Vec<ClassVersion>,
    /// The remarks, the oldest first.
    pub annotations: Vec<AnnotationInfo>,
    /// What others may do with it; told to its owner.
    pub grants: Option<Vec<GrantInfo>>,
    /// What there is to say about the text.
    pub check: SetCheck,
}

/// What others may do with a set.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "grants": [{ "rights": ["see", "use", "annotate"] }] }))]
#[serde(deny_unknown_fields)]
pub struct GrantsRequest {
    /// All of it.
    pub grants: Vec<GrantInfo>,
}

/// Whether a set competes.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "is_entered": true }))]
#[serde(deny_unknown_fields)]
pub struct EnterRequest {
    /// Whether it does.
    pub is_entered: bool,
}

/// A remark to be made.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "version": 1, "line": 3, "kind": "question", "text": "Why 7?" }))]
#[serde(deny_unknown_fields)]
pub struct AnnotateRequest {
    /// The version.
    pub version: u32,
    /// The line, from 1.
    pub line: u32,
    /// Its kind.
    pub kind: AnnotationKind,
    /// What it says.
    pub text: String,
}

/// An answer to a remark.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "text": "Because knights jump." }))]
#[serde(deny_unknown_fields)]
pub struct AnswerRequest {
    /// What it says.
    pub text: String,
}

/// Sets that a group makes one of.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "title": "BLUE GROUP", "sets": [1, 2], "members": [1, 2] }))]
#[serde(deny_unknown_fields)]
pub struct MergeRequest {
    /// The title of the new set.
    pub title: String,
    /// The sets; where two differ, the first counts.
    pub sets: Vec<i64>,
    /// Who may change it, besides the asker.
    #[serde(default)]
    pub members: Vec<i64>,
}

/// The position of a game against a set.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[schemars(example = json!({ "moves": ["e4"], "nodes": 500 }))]
#[serde(deny_unknown_fields)]
pub struct ClassPlayRequest {
    /// Where the game began; the usual start if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// The moves played from there.
    #[serde(default)]
    pub moves: Vec<String>,
    /// How many positions it may look at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// What chance follows from.
    #[serde(default)]
    pub seed: u64,
}
