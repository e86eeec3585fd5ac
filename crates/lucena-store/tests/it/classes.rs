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
    let id = store.add_class("AAAAAA", &rules("7A"), "authoring").unwrap().unwrap();
    let member = |name: &str| store.add_member(id, name, name, "learner", "digest").unwrap().unwrap();
    let (ana, bia) = (member("ana"), member("bia"));
    let everybody = Grant { member: None, role: None, rights: 7 };
    let set = store.add_class_set((id, ana), "A", "draft", false, &[everybody]).unwrap();
    let new = NewVersion { title: "A", text: "text", fingerprint: "f", level: 1, note: "" };
    assert_eq!(store.add_set_version(set, new).unwrap(), 1);
    let remark = NewAnnotation {
        set,
        version: 1,
        line: 1,
        author: Some(bia),
        kind: "praise",
        text: "!",
        answers: None,
    };
    store.add_annotation(remark).unwrap();
    let round = store.current_round(id).unwrap().unwrap();
    let frozen = Frozen { set, version: 1, fingerprint: "f".to_owned() };
    store.set_phase(round.id, "competition", &[frozen]).unwrap();
    let entrant = |name: &str, member| Entrant {
        name: name.to_owned(),
        member,
        set: member.map(|_| set),
        text: member.map(|_| "text".to_owned()),
        fingerprint: None,
    };
    let entrants = [entrant("ana · A", Some(ana)), entrant("MATERIAL", None)];
    let tournament = store.add_tournament(round.id, "{}", &entrants).unwrap();
    let pgn = "[White \"ana · A\"]\n[Black \"MATERIAL\"]\n\n1-0\n".to_owned();
    let game = ClassGame { number: 0, white: 0, black: 1, result: "1-0".to_owned(), pgn };
    store.add_class_game(tournament, &game).unwrap();
    store.set_tournament(tournament, "done", Some("[{\"name\":\"ana · A\"}]")).unwrap();
    store.add_grading(ana, "before", 0, -3).unwrap();
    store.add_grading(ana, "before", 0, 2).unwrap();
    store.add_event(id, Some(ana), "joined", "").unwrap();
    (id, [ana, bia], tournament)
}

#[test]
fn rounds_follow_each_other_and_freeze_sets() {
    let store = Store::in_memory().unwrap();
    let (id, _, _) = class(&store);
    assert_eq!(store.add_class("AAAAAA", &rules("8B"), "authoring").unwrap(), None, "the code is taken");
    let round = store.current_round(id).unwrap().unwrap();
    assert_eq!((round.number, round.phase.as_str()), (1, "competition"));
    assert_eq!(store.frozen(round.id).unwrap().len(), 1);
    store.next_round(id, "authoring").unwrap();
    let rounds = store.rounds(id).unwrap();
    assert_eq!(rounds.iter().map(|round| round.number).collect::<Vec<_>>(), [1, 2]);
    assert!(rounds[0].closed.is_some() && rounds[1].closed.is_none());
    let set = &store.class_sets(id).unwrap()[0];
    assert_eq!(set.draft, None, "a version is newer than the draft before it");
    let gradings = store.gradings(id).unwrap();
    assert_eq!((gradings.len(), gradings[0].grade), (1, 2), "a later grade takes the place of the first");
}

#[test]
fn who_leaves_takes_everything_along_but_the_games() {
    let store = Store::in_memory().unwrap();
    let (id, [ana, bia], tournament) = class(&store);
    store.add_session(ana, "key").unwrap();
    assert_eq!(store.member_of_session("key").unwrap().map(|member| member.id), Some(ana));
    assert!(store.remove_member(ana, "ex-aluno").unwrap());
    assert_eq!(store.member_of_session("key").unwrap(), None);
    assert!(store.class_sets(id).unwrap().is_empty() && store.gradings(id).unwrap().is_empty());
    let game = store.class_game(tournament, 0).unwrap().unwrap();
    assert!(game.pgn.contains("\"ex-aluno\"") && !game.pgn.contains("ana"), "{}", game.pgn);
    let (_, kept) = store.tournament(tournament).unwrap().unwrap();
    assert!(!kept.result.unwrap().contains("ana"));
    assert_eq!(store.entrants(tournament).unwrap()[0].text, None);
    assert_eq!(store.members(id).unwrap().iter().map(|member| member.id).collect::<Vec<_>>(), [bia]);
    assert!(store.remove_class(id).unwrap());
    assert!(store.tournament(tournament).unwrap().is_none());
}

#[test]
fn a_class_goes_out_and_comes_in_under_new_numbers() {
    let store = Store::in_memory().unwrap();
    let (id, _, _) = class(&store);
    let bundle = store.bundle(id).unwrap();
    let copy = store.unbundle(&bundle, "BBBBBB").unwrap().unwrap();
    assert_ne!(copy, id);
    let shape = |class: i64| {
        let rows = |name: &str| {
            let bundle = store.bundle(class).unwrap();
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
            "grading",
            "event",
        ]
        .map(rows)
    };
    assert_eq!(shape(copy), shape(id));
    assert_eq!(shape(copy), [2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1]);
    assert_eq!(store.class(copy).unwrap().unwrap().code, "BBBBBB");
    // A row that refers to nothing makes no class, and leaves nothing behind.
    let mut broken = bundle;
    let members = broken.iter_mut().find(|table| table.name == "member").unwrap();
    members.rows[0][1] = Cell::Number(999);
    assert_eq!(store.unbundle(&broken, "CCCCCC").unwrap(), None);
    assert_eq!(store.classes().unwrap().len(), 2);
    assert_eq!(store.unbundle(&[], "DDDDDD").unwrap(), None);
}
