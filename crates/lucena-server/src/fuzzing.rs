//! The body of the fuzz target: what must hold for any request whatever. The ordinary tests feed it too.

use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, header};
use http_body_util::BodyExt;
use tokio::runtime::Runtime;
use tower::ServiceExt;

use crate::routes::ROUTES;
use crate::{Application, Security, Setup, SlotLimits, State, app};

/// How long an answer may take; what takes longer is left, and is no fault.
const PATIENCE: Duration = Duration::from_secs(2);
/// Of a stream of events, which may never end, only what comes in this time is read.
const GLANCE: Duration = Duration::from_millis(5);
/// After so many requests an application is left for a new one, so that what it was given does not pile up.
const MOST_REQUESTS: u32 = 500;

/// An application that was asked so many times.
struct Asked {
    state: State,
    times: u32,
}

impl Asked {
    fn new(security: Security) -> Asked {
        // Searches are kept short: what they find is tried elsewhere.
        let limits = SlotLimits {
            search_time: Duration::from_millis(20),
            search_nodes: 200,
            search_depth: 2,
            ..SlotLimits::default()
        };
        let state = Application::start(Setup { folder: None, limits, security }).expect("a store in memory");
        Asked { state, times: 0 }
    }

    /// Begins anew if it is worn, or has work that would slow down whatever is asked next.
    fn refresh(&mut self) {
        self.times += 1;
        let is_at_work = || {
            let jobs = self.state.store.open_jobs().expect("a store in memory can be read");
            !jobs.is_empty() || self.state.tournaments.is_any_live()
        };
        if self.times >= MOST_REQUESTS || is_at_work() {
            self.state.stop();
            *self = Asked::new(self.state.security.clone());
        }
    }
}

/// Any request to the application, which keeps what it is given, gets an answer: never "internal error", and a refusal says why
/// as JSON. The first byte chooses the route, the line after it fills its places and the query, the rest is the body.
pub fn check_request(bytes: &[u8]) {
    static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().expect("a runtime"));
    static APPLICATIONS: LazyLock<Mutex<[Asked; 2]>> = LazyLock::new(|| {
        let class = Security { token: Some("token".to_owned()), is_class: true };
        Mutex::new([Security::default(), class].map(Asked::new))
    });
    let Some((&choice, rest)) = bytes.split_first() else { return };
    let line = rest.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let body = rest.get(line.len() + 1..).unwrap_or_default();
    let words = String::from_utf8_lossy(line);
    let mut applications = APPLICATIONS.lock().unwrap_or_else(PoisonError::into_inner);
    RUNTIME.block_on(async {
        for asked in &mut *applications {
            if let Some(request) = request(choice, &words, body) {
                let name = format!("{} {}", request.method(), request.uri());
                let _ = tokio::time::timeout(PATIENCE, check_answer(&asked.state, request, &name)).await;
                asked.refresh();
            }
        }
    });
}

async fn check_answer(state: &State, request: Request<Body>, name: &str) {
    let answer = app(State::clone(state)).oneshot(request).await.expect("the application always answers");
    let (parts, body) = answer.into_parts();
    assert_ne!(parts.status, 500, "{name}");
    let kind = parts.headers.get(header::CONTENT_TYPE);
    if kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream")) {
        let _ = tokio::time::timeout(GLANCE, body.collect()).await;
        return;
    }
    let body = body.collect().await.expect("the body can be read").to_bytes();
    if parts.status.is_client_error() || parts.status.is_server_error() {
        let refusal: serde_json::Value =
            serde_json::from_slice(&body).unwrap_or_else(|_| panic!("{name}: {body:?}"));
        assert!(refusal["error"]["message"].is_string(), "{name}: {refusal}");
    }
}

/// A request, if the words make an address that HTTP allows.
fn request(choice: u8, words: &str, body: &[u8]) -> Option<Request<Body>> {
    let route = &ROUTES[usize::from(choice) % ROUTES.len()];
    let mut words = words.split(' ');
    let mut path = String::new();
    for part in route.path.split_inclusive('/') {
        match part.strip_prefix('{') {
            None => path.push_str(part),
            Some(place) => {
                path.push_str(words.next().unwrap_or("1"));
                path.push_str(if place.ends_with('/') { "/" } else { "" });
            }
        }
    }
    if let Some(query) = words.next() {
        path = format!("{path}?{query}");
    }
    let method = Method::from_bytes(route.method.to_ascii_uppercase().as_bytes()).ok()?;
    Request::builder()
        .method(method)
        .uri(path)
        .header("host", "127.0.0.1:5497")
        .header("content-type", "application/json")
        .header("cookie", "lucena_token=token")
        .body(Body::from(body.to_vec()))
        .ok()
}
