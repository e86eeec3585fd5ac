//! Who may do what, and when: one table of operation × role × phase, and nothing beside it.
//!
//! A cell has a letter for each phase in the order AUTORIA, COMPETICAO, COLABORACAO: `*` yes, `o` with one's own (or as one
//! of its authors), `r` by the right that the row names, `-` no. Operations that are not in the table are the teacher's. The
//! right to see positions of the teacher's own is what they are for: a second, smaller table.

use lucena_wire::{PositionPurpose, Right, Role, RoundPhase, Word};

/// Who is asking, as far as the table cares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asker {
    /// Nobody that is known.
    Visitor,
    /// A member of the class.
    Member(Role),
    /// Whoever opened the page by the link printed at the start.
    Teacher,
}

impl Asker {
    /// All of them, in the order of the table.
    pub const ALL: [Asker; 8] = [
        Asker::Visitor,
        Asker::Member(Role::Learner),
        Asker::Member(Role::Monitor),
        Asker::Member(Role::Master),
        Asker::Member(Role::Judge),
        Asker::Member(Role::Statistician),
        Asker::Member(Role::Coordinator),
        Asker::Teacher,
    ];
}

/// How far a permission goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Not at all.
    No,
    /// With what is one's own.
    Own,
    /// With what one has the right for.
    Right,
    /// With everything.
    Yes,
}

struct Row {
    operation: &'static str,
    right: Option<Right>,
    /// Visitor, learner, monitor, master, judge, statistician, coordinator, teacher.
    cells: [&'static str; 8],
}

const fn row(operation: &'static str, right: Option<Right>, cells: [&'static str; 8]) -> Row {
    Row { operation, right, cells }
}

const ALL: [&str; 8] = ["***"; 8];
const MEMBERS: [&str; 8] = ["---", "***", "***", "***", "***", "***", "***", "***"];
const LEADERS: [&str; 8] = ["---", "---", "---", "---", "---", "---", "***", "***"];
const WATCHERS: [&str; 8] = ["---", "---", "---", "---", "---", "***", "***", "***"];
const UMPIRES: [&str; 8] = ["---", "---", "---", "---", "-*-", "---", "-*-", "-*-"];
const SEE: Option<Right> = Some(Right::See);
const ALTER: Option<Right> = Some(Right::Alter);

#[rustfmt::skip]
const TABLE: &[Row] = &[
    //                                       visitor learner monitor master judge  statist. coord. teacher
    row("about", None, ALL),
    row("openapi", None, ALL),
    row("stream", None, ALL),
    row("classHere", None, ALL),
    row("joinClass", None, ALL),
    row("returnToClass", None, ALL),
    row("leaveClass", None, ALL),

    row("checkSet", None, MEMBERS),
    row("completeSet", None, MEMBERS),
    row("formatSet", None, MEMBERS),
    row("writeTree", None, MEMBERS),
    row("judgePosition", None, MEMBERS),
    row("playSet", None, MEMBERS),
    row("compareSets", None, MEMBERS),
    row("sampleSets", None, MEMBERS),
    row("heuristicWords", None, MEMBERS),

    row("classState", None, MEMBERS),
    row("setPhase", None, LEADERS),
    row("addClassSet", None,                ["---", "*-*", "*-*", "*-*", "---", "---", "*-*", "---"]),
    row("classSet", SEE,                    ["---", "oor", "oo*", "oo*", "--r", "--r", "oo*", "--*"]),
    row("classVersion", SEE,                ["---", "oor", "oo*", "oo*", "--r", "--r", "oo*", "--*"]),
    row("saveClassDraft", ALTER,            ["---", "r-r", "r-r", "r-r", "---", "---", "r-r", "---"]),
    row("saveClassVersion", ALTER,          ["---", "r-r", "r-r", "r-r", "---", "---", "r-r", "---"]),
    row("enterClassSet", None,              ["---", "o-o", "o-o", "o-o", "---", "---", "o-o", "---"]),
    row("grantRights", None,                ["---", "o-o", "o-o", "o-o", "---", "---", "o-o", "---"]),
    row("copyClassSet", Some(Right::Copy),  ["---", "o-r", "o-r", "o-r", "---", "---", "o-r", "---"]),
    row("removeClassSet", Some(Right::Delete), ["---", "r-r", "r-r", "r-r", "---", "---", "r-r", "--*"]),
    row("playClassSet", Some(Right::Use),   ["---", "oor", "oor", "oor", "--r", "--r", "oo*", "--*"]),
    row("annotate", Some(Right::Annotate),  ["---", "--r", "--*", "--*", "---", "---", "--*", "--*"]),
    row("answerAnnotation", Some(Right::Annotate), ["---", "--r", "--*", "--*", "---", "---", "--*", "--*"]),
    row("removeAnnotation", None,           ["---", "--o", "--o", "--o", "---", "---", "--*", "--*"]),
    row("mergeSets", None,                  ["---", "--*", "--*", "--*", "---", "---", "--*", "---"]),

    row("startTournament", None, UMPIRES),
    row("stopTournament", None, UMPIRES),
    row("tournament", None, MEMBERS),
    row("tournamentGame", None, MEMBERS),
    row("playAtBoard", None,                ["---", "-o-", "-o-", "-o-", "-o-", "-o-", "-o-", "---"]),

    row("positionSet", None,                ["---", "rrr", "rrr", "rrr", "r*r", "rrr", "***", "***"]),
    row("judgingTest", None,                ["---", "***", "***", "***", "***", "***", "***", "---"]),
    row("gradePosition", None,              ["---", "***", "***", "***", "***", "***", "***", "---"]),
    row("classReport", None, WATCHERS),
    row("classTable", None, WATCHERS),
];

/// In which phases a list of positions is shown to those who see it by right only. What sets are tried on is shown always; where games
/// begin, when they have been played; what is judged in the test, in the test alone.
const fn shown(purpose: PositionPurpose) -> &'static str {
    match purpose {
        PositionPurpose::Practice => "***",
        PositionPurpose::Contest => "--*",
        PositionPurpose::TestBefore | PositionPurpose::TestAfter => "---",
    }
}

/// The place of a phase in the cells.
fn place(phase: RoundPhase) -> usize {
    RoundPhase::ALL.iter().position(|known| *known == phase).unwrap_or(0)
}

/// Whether a list of positions is shown in a phase to those who see it by right only.
pub fn is_shown(purpose: PositionPurpose, phase: RoundPhase) -> bool {
    shown(purpose).as_bytes().get(place(phase)) == Some(&b'*')
}

/// How far somebody may go with an operation in a phase, and the right that counts where rights do.
pub fn scope(operation: &str, asker: Asker, phase: RoundPhase) -> (Scope, Option<Right>) {
    let Some(row) = TABLE.iter().find(|row| row.operation == operation) else {
        let scope = if asker == Asker::Teacher { Scope::Yes } else { Scope::No };
        return (scope, None);
    };
    let column = Asker::ALL.iter().position(|known| *known == asker).unwrap_or(0);
    let scope = match row.cells[column].as_bytes().get(place(phase)) {
        Some(b'*') => Scope::Yes,
        Some(b'r') => Scope::Right,
        Some(b'o') => Scope::Own,
        _ => Scope::No,
    };
    (scope, row.right)
}

/// The operations that somebody may do in a phase, at least with what is their own.
pub(crate) fn operations(asker: Asker, phase: RoundPhase) -> impl Iterator<Item = &'static str> {
    let rows = TABLE.iter().map(|row| row.operation);
    rows.filter(move |operation| scope(operation, asker, phase).0 != Scope::No)
}

/// The phases in which somebody may go further with an operation than in this one.
pub(crate) fn better_phases(operation: &str, asker: Asker, now: RoundPhase) -> Vec<RoundPhase> {
    let reach = |phase: RoundPhase| match scope(operation, asker, phase).0 {
        Scope::No => 0,
        Scope::Own => 1,
        Scope::Right => 2,
        Scope::Yes => 3,
    };
    RoundPhase::ALL.iter().copied().filter(|phase| reach(now) < reach(*phase)).collect()
}

/// The rights of a grant, a bit for each.
pub(crate) fn bits(rights: &[Right]) -> u8 {
    rights.iter().fold(0, |bits, right| bits | 1 << (*right as u8))
}

/// The rights that bits stand for.
pub(crate) fn rights(bits: u8) -> Vec<Right> {
    Right::ALL.iter().copied().filter(|right| bits & (1 << (*right as u8)) != 0).collect()
}
