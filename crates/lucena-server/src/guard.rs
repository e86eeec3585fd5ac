//! Who may ask: the right `Host`, no foreign `Origin`, the token where one is demanded; and what every answer says
//! about itself.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::{Request, State as Shared};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use lucena_text::Text;

use crate::class::door::{HasOldToken, IsTeacher};
use crate::error::ApiError;
use crate::input::Speech;
use crate::state::State;
use crate::wire::ErrorCode;

/// What a page of ours may load: nothing from elsewhere; drawings of pieces are data in the style sheet.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; \
connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";
/// The cookie that holds the token.
const COOKIE: &str = "lucena_token";
/// How long a ticket is good: long enough for a browser that starts slowly.
const TICKET_TIME: Duration = Duration::from_secs(60);

/// Who may ask.
#[derive(Clone, Debug, Default)]
pub struct Security {
    /// What must be known to ask from elsewhere; without it only this machine may ask.
    pub token: Option<String>,
    /// Whether others may come too, to join classes: the token is then the teacher's, and the door of the class decides
    /// what the others may ask.
    pub is_class: bool,
}

impl Security {
    /// A class whose teacher has a token that nobody guesses.
    pub fn class() -> Security {
        Security { token: Some(crate::class::secret::key()), is_class: true }
    }
}

/// A key that opens once and soon: other users of the machine see in the list of programs what a browser is told to open, and must
/// not find the token there.
#[derive(Debug, Default)]
pub(crate) struct Ticket(Mutex<Option<(String, Instant)>>);

impl Ticket {
    pub(crate) fn issue(&self) -> String {
        let key = crate::class::secret::key();
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((key.clone(), Instant::now()));
        key
    }

    /// Whether this is the ticket, which it is only once.
    fn redeem(&self, given: &str) -> bool {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        held.take_if(|(key, _)| same_token(given, key)).is_some_and(|(_, when)| when.elapsed() < TICKET_TIME)
    }
}

/// Lets a request through or refuses it, and seals the answer.
pub(crate) async fn guard(Shared(state): Shared<State>, mut request: Request, next: Next) -> Response {
    let text = Speech::of(request.uri().query(), request.headers());
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = match admit(&state.security, &state.ticket, &request, text) {
        Ok(Admitted::In) => {
            request.extensions_mut().insert(IsTeacher);
            next.run(request).await
        }
        Ok(Admitted::AsVisitor { has_token }) => {
            if has_token {
                request.extensions_mut().insert(HasOldToken);
            }
            next.run(request).await
        }
        Ok(Admitted::Welcomed(response)) => response,
        Err(refusal) => refusal.into_response(),
    };
    seal(response.headers_mut(), is_api);
    response
}

/// What became of a request at the guard.
enum Admitted {
    /// It may pass, and ask everything.
    In,
    /// It may pass as far as the door of the class. Whoever brings a token that opens nothing had the link of an earlier start.
    AsVisitor { has_token: bool },
    /// It only brought the token.
    Welcomed(Response),
}

fn admit(security: &Security, ticket: &Ticket, request: &Request, text: Text) -> Result<Admitted, ApiError> {
    let headers = request.headers();
    let word = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let host = request.uri().authority().map(|known| known.as_str()).or(word(header::HOST)).unwrap_or("");
    // A page of another site that got hold of our address by a name of its own must not reach us.
    if security.token.is_none() && !is_this_machine(host) {
        let message = text.get("server-foreign-host");
        return Err(ApiError::new(StatusCode::MISDIRECTED_REQUEST, ErrorCode::ForeignHost, message));
    }
    let foreign = word(header::ORIGIN).is_some_and(|origin| !is_same(origin, host))
        || headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site")
            && request.uri().path() != "/";
    if foreign {
        let message = text.get("server-foreign-origin");
        return Err(ApiError::new(StatusCode::FORBIDDEN, ErrorCode::ForeignOrigin, message));
    }
    let Some(token) = &security.token else { return Ok(Admitted::In) };
    let asked = |name: &str| query_value(request.uri().query(), name);
    if request.uri().path() == "/"
        && (asked("token=").is_some_and(|given| same_token(given, token))
            || asked("once=").is_some_and(|given| ticket.redeem(given)))
    {
        return Ok(Admitted::Welcomed(welcome(token)));
    }
    let bearer = word(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
    let given = bearer.or_else(|| cookie(word(header::COOKIE).unwrap_or("")));
    if given.is_some_and(|given| same_token(given, token)) {
        return Ok(Admitted::In);
    }
    if security.is_class {
        return Ok(Admitted::AsVisitor { has_token: given.is_some() });
    }
    Err(ApiError::new(StatusCode::UNAUTHORIZED, ErrorCode::WrongToken, text.get("server-wrong-token")))
}

/// Whether a `Host` names this machine itself.
pub(crate) fn is_this_machine(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split_once(']').map_or("", |(name, _)| name),
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    };
    ["127.0.0.1", "localhost", "::1"].iter().any(|known| name.eq_ignore_ascii_case(known))
}

fn is_same(origin: &str, host: &str) -> bool {
    let name = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    name.is_some_and(|name| name.eq_ignore_ascii_case(host))
}

fn query_value<'query>(query: Option<&'query str>, name: &str) -> Option<&'query str> {
    query?.split('&').find_map(|pair| pair.strip_prefix(name))
}

fn cookie(cookies: &str) -> Option<&str> {
    let mut pairs = cookies.split(';').filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value)
}

/// Compares without telling by the time it takes how much was right.
fn same_token(given: &str, token: &str) -> bool {
    let differences = given.bytes().zip(token.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b));
    given.len() == token.len() && differences == 0
}

/// Whoever opens the page with the token gets it as a cookie, and an address without it.
fn welcome(token: &str) -> Response {
    let cookie = format!("{COOKIE}={token}; HttpOnly; SameSite=Strict; Path=/");
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::SEE_OTHER;
    response.headers_mut().insert(header::LOCATION, HeaderValue::from_static("/"));
    if let Ok(value) = HeaderValue::from_str(&cookie) {
        response.headers_mut().insert(header::SET_COOKIE, value);
    }
    response
}

fn seal(headers: &mut HeaderMap, is_api: bool) {
    let fixed = [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("x-frame-options", "DENY"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}
