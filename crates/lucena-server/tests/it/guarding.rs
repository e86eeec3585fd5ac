//! Who may ask: names of other machines, pages of other sites and wrong tokens stay outside.

use axum::body::Body;
use axum::http::Request;
use lucena_server::{Application, Security, Setup, SlotLimits, State};

use crate::desk::{Desk, new_folder, request};

fn with(name: &'static str, value: &str, path: &str) -> Request<Body> {
    let mut asked = request("GET", path, Body::empty());
    asked.headers_mut().insert(name, value.parse().expect("a value"));
    asked
}

#[tokio::test]
async fn only_this_machine_is_served_under_its_own_names() {
    let desk = Desk::new();
    for host in ["127.0.0.1:5497", "localhost:5497", "[::1]:5497", "localhost"] {
        assert_eq!(desk.ask(with("host", host, "/api/about")).await.status.as_u16(), 200, "{host}");
    }
    for host in
        ["evil.example:5497", "192.168.1.7:5497", "127.0.0.1.evil.example", "", "localhost.evil.example:80"]
    {
        assert_eq!(desk.ask(with("host", host, "/api/about")).await.refusal(421), "foreign_host", "{host}");
        assert_eq!(desk.ask(with("host", host, "/")).await.refusal(421), "foreign_host", "{host}");
    }
}

#[tokio::test]
async fn pages_of_other_sites_are_refused() {
    let desk = Desk::new();
    for origin in ["http://evil.example", "null", "http://127.0.0.1:9999", "https://localhost:5497"] {
        assert_eq!(
            desk.ask(with("origin", origin, "/api/about")).await.refusal(403),
            "foreign_origin",
            "{origin}"
        );
    }
    assert_eq!(desk.ask(with("origin", "http://127.0.0.1:5497", "/api/about")).await.status.as_u16(), 200);
    assert_eq!(
        desk.ask(with("sec-fetch-site", "cross-site", "/api/about")).await.refusal(403),
        "foreign_origin"
    );
}

#[tokio::test]
async fn no_answer_invites_other_sites_and_every_answer_is_sealed() {
    let desk = Desk::new();
    for path in ["/", "/api/about", "/api/nothing"] {
        let answer = desk.get(path).await;
        assert!(!answer.headers.contains_key("access-control-allow-origin"), "{path}");
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
    }
    assert_eq!(desk.get("/api/about").await.headers["cache-control"], "no-store");
}

#[tokio::test]
async fn a_token_opens_and_only_the_right_one() {
    let desk = Desk::with(SlotLimits::default(), Some("0123456789abcdef"));
    assert_eq!(desk.get("/api/about").await.refusal(401), "wrong_token");
    assert_eq!(desk.get("/").await.refusal(401), "wrong_token");
    for wrong in ["Bearer 0123456789abcdeX", "Bearer ", "0123456789abcdef", "Bearer 0123456789abcdef0"] {
        let answer = desk.ask(with("authorization", wrong, "/api/about")).await;
        assert_eq!(answer.refusal(401), "wrong_token", "{wrong}");
    }
    let right = with("authorization", "Bearer 0123456789abcdef", "/api/about");
    assert_eq!(desk.ask(right).await.status.as_u16(), 200);
    let welcome = desk.get("/?token=0123456789abcdef").await;
    assert_eq!(welcome.status.as_u16(), 303);
    let cookie = welcome.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    let pair = cookie.split(';').next().unwrap();
    assert_eq!(desk.ask(with("cookie", pair, "/api/about")).await.status.as_u16(), 200);
    assert_eq!(desk.get("/?token=0123456789abcdeX").await.refusal(401), "wrong_token");
    // With a token any name will do, but pages of other sites still will not.
    let mut asked = with("authorization", "Bearer 0123456789abcdef", "/api/about");
    asked.headers_mut().insert("host", "lucena.example".parse().unwrap());
    assert_eq!(desk.ask(asked.clone_empty()).await.status.as_u16(), 200);
    asked.headers_mut().insert("origin", "http://evil.example".parse().unwrap());
    assert_eq!(desk.ask(asked).await.refusal(403), "foreign_origin");
}

/// What a browser is told to open can be read by other users of the machine: it opens once, and a newer one ends it.
#[tokio::test]
async fn a_ticket_opens_once() {
    let setup = Setup {
        security: Security { token: Some("0123456789abcdef".to_owned()), is_class: false },
        ..Setup::default()
    };
    let state = Application::start(setup).expect("the application starts");
    let desk = Desk::of(State::clone(&state), &new_folder());
    assert_eq!(desk.get("/?once=").await.refusal(401), "wrong_token", "none was given out");
    let (first, second) = (state.ticket(), state.ticket());
    for wrong in [&first, &second[..39], "0123456789abcdef"] {
        assert_eq!(desk.get(&format!("/?once={wrong}")).await.refusal(401), "wrong_token", "{wrong}");
    }
    assert_eq!(desk.get(&format!("/api/about?once={second}")).await.refusal(401), "wrong_token");
    let welcome = desk.get(&format!("/?once={second}")).await;
    assert_eq!(welcome.status.as_u16(), 303);
    let cookie = welcome.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap();
    assert_eq!(desk.ask(with("cookie", cookie, "/api/about")).await.status.as_u16(), 200);
    assert_eq!(desk.get(&format!("/?once={second}")).await.refusal(401), "wrong_token", "it was used");
}

trait CloneEmpty {
    fn clone_empty(&self) -> Request<Body>;
}

impl CloneEmpty for Request<Body> {
    fn clone_empty(&self) -> Request<Body> {
        let mut copy = Request::builder()
            .method(self.method())
            .uri(self.uri())
            .body(Body::empty())
            .expect("the request makes sense");
        *copy.headers_mut() = self.headers().clone();
        copy
    }
}
