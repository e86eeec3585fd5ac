//! What the user keeps: drafts, damaged data files, leftovers of uploads, and who may read all that.

use axum::body::Body;
use lucena_server::SlotLimits;
use serde_json::json;

use crate::desk::{Desk, new_folder, request};

#[tokio::test]
async fn drafts_outlive_the_program() {
    let folder = new_folder();
    let desk = Desk::open(&folder, SlotLimits::default(), None);
    let created = desk.post("/api/drafts", &json!({ "text": "PATTERN" })).await;
    assert_eq!(created.status.as_u16(), 201);
    let id = created.json()["id"].as_i64().unwrap();
    let changed = json!({ "name": "FORK", "text": "PATTERN \"FORK\" // not finished" });
    assert_eq!(desk.put(&format!("/api/drafts/{id}"), &changed).await.status.as_u16(), 204);
    drop(desk);
    let desk = Desk::open(&folder, SlotLimits::default(), None);
    let drafts = desk.get("/api/drafts").await.json();
    assert_eq!((&drafts[0]["id"], &drafts[0]["text"]), (&json!(id), &changed["text"]));
    assert_eq!(drafts[0]["name"], "FORK");
    assert_eq!(desk.delete(&format!("/api/drafts/{id}")).await.status.as_u16(), 204);
    assert_eq!(desk.delete(&format!("/api/drafts/{id}")).await.refusal(404), "not_found");
    assert_eq!(desk.put(&format!("/api/drafts/{id}"), &changed).await.refusal(404), "not_found");
    let long = json!({ "text": "x".repeat(2 << 20) });
    assert_eq!(desk.post("/api/drafts", &long).await.refusal(413), "too_large");
    drop(desk);
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A damaged data file: the application starts, keeps, and says what became of it.
#[tokio::test]
async fn a_damaged_file_is_no_reason_not_to_start() {
    let folder = new_folder();
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("lucena.sqlite"), "no database ".repeat(1000)).unwrap();
    let desk = Desk::open(&folder, SlotLimits::default(), None);
    let about = desk.get("/api/about").await.json();
    assert_eq!((&about["keeps"], &about["trouble"]), (&json!(true), &json!(null)));
    for language in ["pt", "en"] {
        let told = about["mended"][language].as_str().expect("it is told");
        assert!(told.contains("lucena-damaged-20"), "{told}");
    }
    assert_eq!(desk.put("/api/settings", &json!({ "theme": "dark" })).await.status.as_u16(), 200);
    drop(desk);
    let desk = Desk::open(&folder, SlotLimits::default(), None);
    assert_eq!(desk.get("/api/settings").await.json()["theme"], "dark");
    assert_eq!(
        desk.get("/api/about").await.json()["mended"],
        json!(null),
        "told once, at the start it concerns"
    );
    drop(desk);
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Leftovers of uploads that were cut off with the program are swept; bases and uploads of others stay.
#[tokio::test]
async fn orphaned_uploads_are_swept() {
    let folder = new_folder();
    let desk = Desk::open(&folder, SlotLimits::default(), None);
    let base = desk.ask(request("POST", "/api/bases?name=mine", Body::from("1. e4 e5 *\n"))).await.json();
    let bases = folder.join("bases");
    let names = || {
        let mut names: Vec<String> = std::fs::read_dir(&bases)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    };
    let [known] = &names()[..] else { panic!("{:?}", names()) };
    let known = known.clone();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!((mode(&bases), mode(&bases.join(&known))), (0o700, 0o600));
    }
    drop(desk);
    // As an older program left it.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(bases.join(&known), std::fs::Permissions::from_mode(0o644)).unwrap();
        std::fs::set_permissions(&bases, std::fs::Permissions::from_mode(0o755)).unwrap();
    }
    std::fs::write(bases.join("1-0.part"), "half").unwrap();
    let theirs = std::fs::File::create(bases.join("2-0.part")).unwrap();
    theirs.lock_shared().unwrap();
    let old = std::time::SystemTime::now() - std::time::Duration::from_secs(2 * 60 * 60);
    for name in ["unknown.pgn", &known] {
        let file = std::fs::OpenOptions::new().append(true).create(true).open(bases.join(name)).unwrap();
        file.set_modified(old).unwrap();
    }
    std::fs::write(bases.join("young.pgn"), "another program notes it in a moment").unwrap();
    let desk = Desk::open(&folder, SlotLimits::default(), None);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!((mode(&bases), mode(&bases.join(&known))), (0o700, 0o600));
    }
    let mut wanted = vec!["2-0.part".to_owned(), known, "unknown.pgn".to_owned(), "young.pgn".to_owned()];
    wanted.sort();
    assert_eq!(names(), wanted);
    let listed: Vec<String> = desk
        .get("/api/bases")
        .await
        .json()
        .as_array()
        .unwrap()
        .iter()
        .map(|base| base["name"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(listed, ["mine", "unknown.pgn"], "a whole file that nobody knew is found again");
    let game = desk.get(&format!("/api/bases/{}/game?offset=0", base["id"])).await;
    assert_eq!(game.status.as_u16(), 200);
    drop((desk, theirs));
    std::fs::remove_dir_all(&folder).unwrap();
}
