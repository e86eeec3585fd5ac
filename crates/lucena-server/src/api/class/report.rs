//! What the teacher sees: who wrote, whose rules act, who improved; and the same as tables for researchers.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State as Shared;
use axum::response::Response;
use lucena_chess::Position;
use lucena_lang::dhjog::{HeuristicSet, Likeness, Player, structure};
use lucena_store::class::{Annotation, ClassSet, Grading, Member};
use lucena_text::Text;
use lucena_wire::{
    ClassReport, EventInfo, MemberReport, RoundRating, TableQuery, TestState, TournamentPlace, Word,
};

use super::manage::download;
use super::state::member_info;
use crate::api::dhjog::Allowed;
use crate::class::door::Presence;
use crate::class::judging::{self, Judged};
use crate::class::positions;
use crate::error::{Answer, ApiError};
use crate::input::{Query, Speech};
use crate::state::{Application, State};
use crate::think::blocking;
use crate::wire::ErrorCode;

/// The judging tests in their order.
const TESTS: [TestState; 2] = [TestState::Before, TestState::After];
/// So many events are told.
const MOST_EVENTS: u32 = 200;

pub(crate) async fn read(
    Shared(state): Shared<State>,
    presence: Presence,
    Speech(text): Speech,
) -> Answer<ClassReport> {
    blocking(text, move || report(&state, &presence, text)).await.map(Json)
}

fn report(state: &Application, presence: &Presence, text: Text) -> Result<ClassReport, ApiError> {
    let store = |error| ApiError::store(&error, text);
    let class = presence.class(text)?;
    let members = state.store.members(class.id).map_err(store)?;
    let sets = state.store.class_sets(class.id).map_err(store)?;
    let gradings = state.store.gradings(class.id).map_err(store)?;
    let mut remarks = Vec::new();
    for set in &sets {
        remarks.extend(state.store.annotations(set.id).map_err(store)?);
    }
    let ratings = ratings(state, class.id, text)?;
    let [first, last] = TESTS.map(|test| judging::of_class(state, class.id, test).map_err(store));
    let (first, last) = (first?, last?);
    let tried = tried(state, class.id, text)?;
    let mut reports = Vec::new();
    for member in &members {
        let own: Vec<&ClassSet> = sets.iter().filter(|set| set.owner == member.id).collect();
        let ratings = ratings.get(&member.id).cloned().unwrap_or_default();
        let mut report = of_member(state, presence, member, &own, (&remarks, &tried), text)?;
        report.ratings = ratings;
        let [before, after] = TESTS.map(|test| grades(&gradings, Some(member.id), test));
        report.before = judging::figures(&first, &before);
        report.after = judging::figures(&last, &after);
        report.gain = judging::gain([&first, &last], [&before, &after]);
        reports.push(report);
    }
    let of_all = |test, known: &[Judged]| judging::figures(known, &grades(&gradings, None, test));
    let events = state.store.events(class.id, MOST_EVENTS).map_err(store)?;
    let events = events.into_iter().map(|event| EventInfo {
        nickname: event
            .member
            .and_then(|id| members.iter().find(|member| member.id == id))
            .map(|member| member.nickname.clone()),
        what: event.what,
        detail: event.detail,
        happened: event.happened,
    });
    Ok(ClassReport {
        members: reports,
        before: of_all(TestState::Before, &first),
        after: of_all(TestState::After, &last),
        events: events.collect(),
    })
}

fn grades(gradings: &[Grading], member: Option<i64>, test: TestState) -> Vec<(usize, f64)> {
    let is_meant =
        |one: &&Grading| member.is_none_or(|member| one.member == member) && one.test == test.written();
    gradings.iter().filter(is_meant).map(|one| (one.position as usize, f64::from(one.grade))).collect()
}

/// The ratings of every member by round, from the last competition of each round.
fn ratings(state: &Application, class: i64, text: Text) -> Result<BTreeMap<i64, Vec<RoundRating>>, ApiError> {
    let store = |error| ApiError::store(&error, text);
    let rounds = state.store.rounds(class).map_err(store)?;
    let mut last = BTreeMap::new();
    for one in state.store.tournaments(class).map_err(store)? {
        if let Some(result) = one.result {
            last.insert(one.round, (one.id, result));
        }
    }
    let mut found: BTreeMap<i64, Vec<RoundRating>> = BTreeMap::new();
    for round in rounds {
        let Some((id, result)) = last.get(&round.id) else { continue };
        let table: Vec<TournamentPlace> = serde_json::from_str(result).unwrap_or_default();
        // The entrants know whose set it is, also in a class that was put in from a file.
        let entrants = state.store.entrants(*id).map_err(store)?;
        for place in table {
            let Some(member) = entrants.get(place.entrant).and_then(|entrant| entrant.member) else {
                continue;
            };
            found.entry(member).or_default().push(RoundRating {
                round: round.number,
                title: place.name,
                elo: place.elo,
                interval: place.interval,
                place: place.place,
            });
        }
    }
    Ok(found)
}

fn of_member(
    state: &Application,
    presence: &Presence,
    member: &Member,
    own: &[&ClassSet],
    (remarks, tried): (&[Annotation], &[Position]),
    text: Text,
) -> Result<MemberReport, ApiError> {
    let store = |error| ApiError::store(&error, text);
    let allowed = Allowed::in_class(&presence.class(text)?.rules);
    let is_own = |set: i64| own.iter().any(|one| one.id == set);
    let mut report = MemberReport {
        member: member_info(member, true),
        versions: 0,
        wrote: own.iter().filter_map(|set| set.drafted).max(),
        has_errors: false,
        rules: 0,
        fired: 0,
        added: 0,
        changed: 0,
        dead: Vec::new(),
        given: remarks.iter().filter(|one| one.author == Some(member.id)).count(),
        received: remarks.iter().filter(|one| is_own(one.set) && one.author != Some(member.id)).count(),
        ratings: Vec::new(),
        before: None,
        after: None,
        gain: None,
    };
    for set in own {
        let versions = state.store.set_versions(set.id).map_err(store)?;
        report.versions += versions.len();
        report.has_errors |= set.draft.as_ref().is_some_and(|draft| allowed.set(state, draft, text).is_err());
        let sound = |words: &str| allowed.set(state, words, text).ok().map(Arc::new);
        let Some(newest) = versions.last().and_then(|version| sound(&version.text)) else { continue };
        let dead = dead(&newest, tried);
        report.rules += newest.rules().len();
        report.fired += newest.rules().len() - dead.len();
        report.dead.extend(dead);
        if let Some(first) = versions.first().and_then(|version| sound(&version.text)) {
            let pairs = structure(&first, &newest).stages.into_iter().flat_map(|stage| stage.rules);
            for pair in pairs {
                match pair.likeness {
                    Likeness::OnlySecond => report.added += 1,
                    Likeness::Different | Likeness::OtherNumbers(_) => report.changed += 1,
                    _ => {}
                }
            }
        }
    }
    Ok(report)
}

/// The positions on which it is seen whether rules act: those that ship with the program and those that the class was given.
fn tried(state: &Application, class: i64, text: Text) -> Result<Vec<Position>, ApiError> {
    let lists = state.store.position_sets(class).map_err(|error| ApiError::store(&error, text))?;
    let own = lists.iter().flat_map(|list| positions::judged(&positions::kept(list)));
    Ok(judging::all().iter().copied().chain(own).map(|one| one.pos).collect())
}

/// The rules that never act on any of some positions, for either side. Transitions are asked too.
fn dead(set: &Arc<HeuristicSet>, tried: &[Position]) -> Vec<String> {
    let mut alive: std::collections::BTreeSet<usize> = std::collections::BTreeSet::new();
    for pos in tried {
        let mut player = Player::new(Arc::clone(set), pos.turn());
        alive.extend(player.root(pos).iter().filter(|passage| passage.holds).map(|passage| passage.line));
        // Every stage is asked, so that a rule is not called dead because its stage was not reached.
        for stage in 0..set.stages().len() {
            player.set_stage(stage);
            let ledger = player.explain(pos);
            let fired = ledger.entries.iter().filter(|entry| entry.me.fired || entry.opponent.fired);
            alive.extend(fired.map(|entry| entry.line));
        }
    }
    set.rules().into_iter().filter(|rule| !alive.contains(&rule.line)).map(|rule| rule.title).collect()
}

pub(crate) async fn table(
    Shared(state): Shared<State>,
    presence: Presence,
    Query(query): Query<TableQuery>,
    Speech(text): Speech,
) -> Result<Response, ApiError> {
    let work = move || {
        let class = presence.class(text)?.clone();
        let rows = match query.table.as_str() {
            "members" => member_rows(&report(&state, &presence, text)?),
            "gradings" => grading_rows(&state, class.id, text)?,
            _ => return Err(ApiError::input(ErrorCode::BadQuery, text.get("server-bad-query"))),
        };
        let ending = format!("{}.csv", query.table);
        Ok(download(&class, &ending, "text/csv; charset=utf-8", csv(&rows)))
    };
    blocking(text, work).await
}

fn csv(rows: &[Vec<String>]) -> String {
    let cell = |cell: &String| match cell.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        // A cell that a spreadsheet would take for a formula is a text.
        false if cell.starts_with(['=', '@', '\t']) => format!("'{cell}"),
        false => cell.clone(),
    };
    let row = |row: &Vec<String>| row.iter().map(cell).collect::<Vec<_>>().join(",") + "\r\n";
    rows.iter().map(row).collect()
}

fn member_rows(report: &ClassReport) -> Vec<Vec<String>> {
    let head = [
        "member",
        "nickname",
        "role",
        "versions",
        "rules",
        "fired",
        "added",
        "changed",
        "dead",
        "given",
        "received",
        "round",
        "elo",
        "elo_low",
        "elo_high",
        "place",
        "before_n",
        "before_tau",
        "before_signs",
        "before_error",
        "after_n",
        "after_tau",
        "after_signs",
        "after_error",
        "gain",
        "gain_low",
        "gain_high",
    ];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    let number = |value: Option<f64>| value.map_or(String::new(), |value| format!("{value:.4}"));
    for one in &report.members {
        let mut fixed =
            vec![one.member.id.to_string(), one.member.nickname.clone(), one.member.role.written()];
        let counts = [
            one.versions,
            one.rules,
            one.fired,
            one.added,
            one.changed,
            one.dead.len(),
            one.given,
            one.received,
        ];
        fixed.extend(counts.map(|count| count.to_string()));
        let mut test = Vec::new();
        for figures in [&one.before, &one.after] {
            let figures = figures.as_ref();
            test.push(figures.map_or(String::new(), |figures| figures.count.to_string()));
            test.push(number(figures.and_then(|figures| figures.agreement.kendall).map(|tau| tau.value)));
            test.push(number(figures.map(|figures| figures.agreement.signs)));
            test.push(number(figures.map(|figures| figures.error)));
        }
        test.extend((0..3).map(|index| number(one.gain.map(|gain| gain[index]))));
        let none = vec![String::new(); 5];
        let ratings = one.ratings.iter().map(|rating| {
            let place = rating.place.map_or(String::new(), |place| place.to_string());
            let [low, high] = rating.interval;
            let mut cells = vec![rating.round.to_string()];
            cells.extend([rating.elo, low, high].map(|value| format!("{value:.1}")));
            cells.push(place);
            cells
        });
        let ratings: Vec<Vec<String>> = ratings.collect();
        for rating in if ratings.is_empty() { vec![none] } else { ratings } {
            rows.push([fixed.clone(), rating, test.clone()].concat());
        }
    }
    rows
}

fn grading_rows(state: &Application, class: i64, text: Text) -> Result<Vec<Vec<String>>, ApiError> {
    let head =
        ["member", "test", "position", "fen", "grade", "reference_grade", "reference_centipawns", "seconds"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    let store = |error| ApiError::store(&error, text);
    let [first, last] = TESTS.map(|test| judging::of_class(state, class, test).map_err(store));
    let (first, last) = (first?, last?);
    for one in state.store.gradings(class).map_err(store)? {
        let known = match TestState::from_word(&one.test) {
            Some(TestState::Before) => &first,
            Some(TestState::After) => &last,
            _ => continue,
        };
        let Some(judged) = known.get(one.position as usize) else { continue };
        rows.push(vec![
            one.member.to_string(),
            one.test.clone(),
            (one.position + 1).to_string(),
            judged.pos.fen(),
            one.grade.to_string(),
            judged.grade().to_string(),
            judged.centipawns.to_string(),
            one.graded.to_string(),
        ]);
    }
    Ok(rows)
}
