//! Listening: connections in, each served by the application; slow, half-open and too many ones are ended.

use std::convert::Infallible;
use std::fmt;
use std::io;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tower::ServiceExt;

use crate::app::app;
use crate::error::ApiError;
use crate::input::Speech;
use crate::state::State;
use crate::think::Peer;
use crate::visitors::{Held, Underway, Visitors};
use crate::wire::ErrorCode;

/// How long requests under way may take to end when the server does.
const FAREWELL: Duration = Duration::from_secs(3);

/// A server that listens.
pub struct Server {
    runtime: tokio::runtime::Runtime,
    listener: TcpListener,
    state: State,
}

/// Why a server cannot begin.
#[derive(Debug)]
pub enum ServerError {
    /// An address other than this machine's needs a token.
    NeedsToken,
    /// The address cannot be had.
    Address(io::Error),
    /// There are no threads to be had.
    Threads(io::Error),
}

impl fmt::Display for ServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServerError::NeedsToken => f.write_str("an address that others can reach needs a token"),
            ServerError::Address(error) => write!(f, "the address cannot be had: {error}"),
            ServerError::Threads(error) => write!(f, "no threads can be had: {error}"),
        }
    }
}

impl std::error::Error for ServerError {}

impl Server {
    /// Begins to listen.
    ///
    /// # Errors
    /// If the address is not this machine's own and there is no token, or it cannot be had.
    pub fn bind(state: State, address: IpAddr, port: u16) -> Result<Server, ServerError> {
        if !address.is_loopback() && state.security.token.is_none() {
            return Err(ServerError::NeedsToken);
        }
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .thread_name("lucena web")
            .worker_threads(2)
            .max_blocking_threads(64)
            .enable_all()
            .build()
            .map_err(ServerError::Threads)?;
        let listener = runtime.block_on(TcpListener::bind((address, port))).map_err(ServerError::Address)?;
        state.listens(listener.local_addr().map_err(ServerError::Address)?);
        Ok(Server { runtime, listener, state })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until the program is asked to end (Ctrl-C, SIGTERM), then lets requests under way finish.
    pub fn run(self) {
        self.runtime.block_on(serve(self.listener, self.state, wish_to_end()));
        // Threads that still wait for a search are not waited for.
        self.runtime.shutdown_timeout(Duration::from_secs(1));
    }
}

/// Waits until somebody wants the program to end.
async fn wish_to_end() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

async fn serve(listener: TcpListener, state: State, end: impl Future<Output = ()>) {
    let places = Arc::new(Semaphore::new(state.limits.requests));
    let visitors = Arc::new(Visitors::new(state.limits));
    let service = app(Arc::clone(&state));
    let graceful = GracefulShutdown::new();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(state.limits.head_time);
    tokio::pin!(end);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut end => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let Some(entry) = visitors.enter(peer.ip()) else { continue };
                // Small answers go out at once.
                let _ = stream.set_nodelay(true);
                let (service, places, mark) = (service.clone(), Arc::clone(&places), entry.mark());
                // Asked only when a head has arrived: who is silent takes nobody's place.
                let answer = service_fn(move |request: hyper::Request<Incoming>| {
                    answer(service.clone(), request, peer, Arc::clone(&places), Arc::clone(&mark))
                });
                let connection = graceful.watch(http.serve_connection(TokioIo::new(stream), answer));
                tokio::spawn(async move {
                    tokio::select! {
                        // A connection that breaks is the other side's affair.
                        _ = connection => {}
                        () = entry.sent_away() => {}
                    }
                });
            }
            // For want of file handles, usually: some will be free soon.
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
    state.stop();
    tokio::select! {
        () = graceful.shutdown() => {}
        () = tokio::time::sleep(FAREWELL) => {}
    }
}

async fn answer(
    service: Router,
    request: hyper::Request<Incoming>,
    peer: SocketAddr,
    places: Arc<Semaphore>,
    mark: Arc<AtomicBool>,
) -> Result<Response, Infallible> {
    let place = places.try_acquire_owned().ok();
    let is_free = place.is_some();
    let underway = Underway::new(mark, place);
    let response = if is_free {
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(Peer(peer));
        service.oneshot(request).await?
    } else {
        let text = Speech::of(request.uri().query(), request.headers());
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, ErrorCode::Busy, text.get("server-busy"))
            .into_response()
    };
    Ok(response.map(|body| Body::new(Held { body, _underway: underway })))
}

/// Where other computers reach a server that listens `here`, if they do.
pub fn outside(here: SocketAddr) -> Option<SocketAddr> {
    match here.ip() {
        ip if ip.is_loopback() => None,
        ip if ip.is_unspecified() => network_address().map(|own| SocketAddr::new(own, here.port())),
        _ => Some(here),
    }
}

/// The address of this computer in its network. Nothing is sent to find it out.
fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}
