//! Classes: rounds with what is frozen, members who come and go, and a class as one value.

use lucena_store::Store;
use lucena_store::class::{Cell, ClassGame, Entrant, Frozen, Grant, NewAnnotation, NewVersion, Rules};

fn rules(name: &str) -> Rules {
    Rules {
        name: name.to_owned(),
        level_limit: 2,
        allowed_functions: None,
        max_tokens: None,
        language: "pt".to_owned(),
        test: "none".to_owned(),
    }
}

/// A class with two members, a set with a version and a remark, a round in which it competed, and a game.
fn class(store: &Store) -> (i64, [i64; 2], i64) {
    let id = store
        .add_class("AAAAAA", &rules("7A"), "authoring")
        .expect("the store works")
        .expect("the store works");
    let member = |name: &str| {
        store
            .add_member(id, name, name, "learner", "digest")
            .expect("the store works")
            .expect("the store works")
    };
    let (ana, bia) = (member("ana"), member("bia"));
    let everybody = Grant { member: None, role: None, rights: 7 };
    let set = store.add_class_set((id, ana), "A", "draft", false, &[everybody]).expect("the store works");
    let new = NewVersion { title: "A", text: "text", fingerprint: "f", level: 1, note: "" };
    assert_eq!(store.add_set_version(set, new).expect("the store works"), 1);
    let remark = NewAnnotation {
        set,
        version: 1,
        line: 1,
        author: Some(bia),
        kind: "praise",
        text: "!",
        answers: None,
    };
    store.add_annotation(remark).expect("the store works");
    let round = store.current_round(id).expect("the store works").expect("the store works");
    let frozen = Frozen { set, version: 1, fingerprint: "f".to_owned() };
    store.set_phase(round.id, "competition", &[frozen]).expect("the store works");
    let entrant = |name: &str, member| Entrant {
        name: name.to_owned(),
        member,
        set: member.map(|_| set),
        text: member.map(|_| "text".to_owned()),
        fingerprint: None,
    };
    let entrants = [entrant("ana · A", Some(ana)), entrant("MATERIAL", None)];
    let tournament = store.add_tournament(round.id, "{}", &entrants).expect("the store works");
    let pgn = "[White \"ana · A\"]\n[Black \"MATERIAL\"]\n\n1-0\n".to_owned();
    let game = ClassGame { number: 0, white: 0, black: 1, result: "1-0".to_owned(), pgn };
    store.add_class_game(tournament, &game).expect("the store works");
    store.set_tournament(tournament, "done", Some("[{\"name\":\"ana · A\"}]")).expect("the store works");
    store.add_grading(ana, "before", 0, -3).expect("the store works");
    store.add_grading(ana, "before", 0, 2).expect("the store works");
    store.add_event(id, Some(ana), "joined", "").expect("the store works");
    store.add_position_set(id, "Endings", "practice", "[]").expect("the store works");
    (id, [ana, bia], tournament)
}

#[test]
fn a_competition_that_has_ended_does_not_run_again() {
    let store = Store::in_memory().expect("the store works");
    let (_, _, tournament) = class(&store);
    store.set_tournament(tournament, "running", Some("[]")).expect("the store works");
    let (_, kept) = store.tournament(tournament).expect("the store works").expect("it is there");
    assert_eq!((kept.state.as_str(), kept.result.as_deref()), ("done", Some("[{\"name\":\"ana · A\"}]")));
}

#[test]
fn rounds_follow_each_other_and_freeze_sets() {
    let store = Store::in_memory().expect("the store works");
    let (id, _, _) = class(&store);
    assert_eq!(
        store.add_class("AAAAAA", &rules("8B"), "authoring").expect("the store works"),
        None,
        "the code is taken"
    );
    let round = store.current_round(id).expect("the store works").expect("the store works");
    assert_eq!((round.number, round.phase.as_str()), (1, "competition"));
    assert_eq!(store.frozen(round.id).expect("the store works").len(), 1);
    store.next_round(id, "authoring").expect("the store works");
    let rounds = store.rounds(id).expect("the store works");
    assert_eq!(rounds.iter().map(|round| round.number).collect::<Vec<_>>(), [1, 2]);
    assert!(rounds[0].closed.is_some() && rounds[1].closed.is_none());
    let set = &store.class_sets(id).expect("the store works")[0];
    assert_eq!(set.draft, None, "a version is newer than the draft before it");
    let gradings = store.gradings(id).expect("the store works");
    assert_eq!((gradings.len(), gradings[0].grade), (1, 2), "a later grade takes the place of the first");
}

#[test]
fn who_leaves_takes_everything_along_but_the_games() {
    let store = Store::in_memory().expect("the store works");
    let (id, [ana, bia], tournament) = class(&store);
    store.add_session(ana, "key").expect("the store works");
    assert_eq!(store.member_of_session("key").expect("the store works").map(|member| member.id), Some(ana));
    assert!(store.remove_member(ana, "ex-aluno").expect("the store works"));
    assert_eq!(store.member_of_session("key").expect("the store works"), None);
    assert!(
        store.class_sets(id).expect("the store works").is_empty()
            && store.gradings(id).expect("the store works").is_empty()
    );
    let game = store.class_game(tournament, 0).expect("the store works").expect("the store works");
    assert!(game.pgn.contains("\"ex-aluno\"") && !game.pgn.contains("ana"), "{}", game.pgn);
    let (_, kept) = store.tournament(tournament).expect("the store works").expect("the store works");
    assert!(!kept.result.expect("the store works").contains("ana"));
    assert_eq!(store.entrants(tournament).expect("the store works")[0].text, None);
    assert_eq!(
        store.members(id).expect("the store works").iter().map(|member| member.id).collect::<Vec<_>>(),
        [bia]
    );
    assert!(store.remove_class(id).expect("the store works"));
    assert!(store.tournament(tournament).expect("the store works").is_none());
}

#[test]
fn a_class_goes_out_and_comes_in_under_new_numbers() {
    let store = Store::in_memory().expect("the store works");
    let (id, _, _) = class(&store);
    let bundle = store.bundle(id).expect("the store works");
    let copy = store.unbundle(&bundle, "BBBBBB").expect("the store works").expect("the store works");
    assert_ne!(copy, id);
    let shape = |class: i64| {
        let rows = |name: &str| {
            let bundle = store.bundle(class).expect("the store works");
            bundle.iter().find(|table| table.name == name).map_or(0, |table| table.rows.len())
        };
        [
            "member",
            "round",
            "class_set",
            "set_version",
            "set_grant",
            "annotation",
            "frozen",
            "entrant",
            "class_game",
            "position_set",
            "grading",
            "event",
        ]
        .map(rows)
    };
    assert_eq!(shape(copy), shape(id));
    assert_eq!(shape(copy), [2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1]);
    assert_eq!(store.class(copy).expect("the store works").expect("the store works").code, "BBBBBB");
    // Files of programs that knew no positions of the teacher's own still make a class.
    let older: Vec<_> = bundle.iter().filter(|table| table.name != "position_set").cloned().collect();
    let third = store.unbundle(&older, "EEEEEE").expect("the store works").expect("the store works");
    assert!(store.position_sets(third).expect("the store works").is_empty());
    assert!(store.remove_class(third).expect("the store works"));
    // A row that refers to nothing makes no class, and leaves nothing behind.
    let mut broken = bundle;
    let members = broken.iter_mut().find(|table| table.name == "member").expect("the store works");
    members.rows[0][1] = Cell::Number(999);
    assert_eq!(store.unbundle(&broken, "CCCCCC").expect("the store works"), None);
    assert_eq!(store.classes().expect("the store works").len(), 2);
    assert_eq!(store.unbundle(&[], "DDDDDD").expect("the store works"), None);
}

#[test]
fn positions_belong_to_their_class() {
    let store = Store::in_memory().expect("the store works");
    let (id, _, _) = class(&store);
    let other = store
        .add_class("BBBBBB", &rules("8B"), "authoring")
        .expect("the store works")
        .expect("the store works");
    let second = store.add_position_set(id, "Rooks", "contest", "[1]").expect("the store works");
    store.add_position_set(other, "Rooks", "contest", "[2]").expect("the store works");
    let names = |class: i64| {
        let sets = store.position_sets(class).expect("the store works");
        sets.into_iter().map(|set| set.name).collect::<Vec<_>>()
    };
    assert_eq!(names(id), ["Endings", "Rooks"]);
    let found = store.position_set(second).expect("the store works").expect("the store works");
    assert_eq!((found.class, found.purpose.as_str(), found.positions.as_str()), (id, "contest", "[1]"));
    assert!(store.remove_position_set(second).expect("the store works"));
    assert!(!store.remove_position_set(second).expect("the store works"));
    assert_eq!(names(id), ["Endings"]);
    assert!(store.remove_class(id).expect("the store works"));
    assert!(names(id).is_empty() && names(other) == ["Rooks"]);
}
