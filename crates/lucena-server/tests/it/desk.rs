//! An application to ask, without a socket: requests in, answers out.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use http_body_util::BodyExt;
use lucena_server::{Application, Security, Setup, SlotLimits, State, app};
use serde_json::Value;
use tower::ServiceExt;

/// Anderssen's opponent would have liked to know.
pub(crate) const OPERA: &str = "[White \"Morphy, Paul\"]\n[Black \"Duke Karl / Count Isouard\"]\n[Result \"1-0\"]\n\n\
1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 \
11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0\n";

/// Two moves that mate.
pub(crate) const SHORT: &str = "1. f3 e5 2. g4 Qh4# 0-1\n";

pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// An application with a folder of its own, removed at the end.
pub(crate) struct Desk {
    pub(crate) state: State,
    folder: PathBuf,
    is_owner: bool,
}

/// An answer with its body read.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: axum::http::HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|_| panic!("{}: {}", self.status, String::from_utf8_lossy(&self.body)))
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The code of a refusal with this status.
    #[track_caller]
    pub(crate) fn refusal(&self, status: u16) -> String {
        assert_eq!(self.status.as_u16(), status, "{}", self.text());
        let json = self.json();
        assert!(json["error"]["message"].as_str().is_some_and(|message| !message.is_empty()), "{json}");
        json["error"]["code"].as_str().expect("a refusal has a code").to_owned()
    }
}

pub(crate) fn new_folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("lucena-server-{}-{number}", std::process::id()))
}

impl Desk {
    pub(crate) fn new() -> Desk {
        Desk::with(SlotLimits::default(), None)
    }

    pub(crate) fn with(limits: SlotLimits, token: Option<&str>) -> Desk {
        let mut desk = Desk::open(&new_folder(), limits, token);
        desk.is_owner = true;
        desk
    }

    /// An application on a folder that stays.
    pub(crate) fn open(folder: &Path, limits: SlotLimits, token: Option<&str>) -> Desk {
        let security = Security { token: token.map(str::to_owned), is_class: false };
        let setup = Setup { folder: Some(folder.to_owned()), limits, security };
        let state = Application::start(setup).expect("the application starts");
        Desk { state, folder: folder.to_owned(), is_owner: false }
    }

    /// A desk for an application that was started elsewhere; its folder stays.
    pub(crate) fn of(state: State, folder: &Path) -> Desk {
        Desk { state, folder: folder.to_owned(), is_owner: false }
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Response<Body> {
        app(State::clone(&self.state)).oneshot(request).await.expect("the application always answers")
    }

    pub(crate) async fn ask(&self, request: Request<Body>) -> Answer {
        let response = self.send(request).await;
        let (parts, body) = response.into_parts();
        let body = body.collect().await.expect("the body can be read").to_bytes().to_vec();
        Answer { status: parts.status, headers: parts.headers, body }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask(request("GET", path, Body::empty())).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        self.ask(request("DELETE", path, Body::empty())).await
    }

    pub(crate) async fn post(&self, path: &str, json: &Value) -> Answer {
        self.ask(request("POST", path, Body::from(json.to_string()))).await
    }

    pub(crate) async fn put(&self, path: &str, json: &Value) -> Answer {
        self.ask(request("PUT", path, Body::from(json.to_string()))).await
    }

    /// The names of the events of a stream until it ends.
    pub(crate) async fn events(&self, path: &str) -> Vec<String> {
        let answer = self.get(path).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        answer.text().lines().filter_map(|line| line.strip_prefix("event: ")).map(str::to_owned).collect()
    }

    /// Waits until a job is no longer running, and gives its state.
    pub(crate) async fn finished(&self, path: &str) -> Value {
        loop {
            let state = self.get(path).await.json();
            if state["status"] != "running" {
                return state;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.state.stop();
        if self.is_owner {
            // A folder that stays behind harms nobody.
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

/// A request as a browser of this machine sends it.
pub(crate) fn request(method: &str, path: &str, body: Body) -> Request<Body> {
    Request::builder()
        .method(method)
        .uri(path)
        .header("host", "127.0.0.1:5497")
        .header("content-type", "application/json")
        .body(body)
        .expect("the request makes sense")
}
