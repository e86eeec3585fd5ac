//! Searches on threads of their own, so that the threads that answer requests never wait for one.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use lucena_text::Text;
use tokio::sync::oneshot;

use crate::error::ApiError;
use crate::state::State;

/// Where a request comes from; this machine if nobody says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client(pub(crate) IpAddr);

/// The address of the other end of a connection, put into its requests by the listener.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Client, Self::Rejection> {
        let peer = parts.extensions.get::<Peer>().map(|peer| peer.0.ip());
        Ok(Client(peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))))
    }
}

/// Does something that searches, when it is its turn, on a thread of its own.
pub(crate) async fn search<T: Send + 'static>(
    state: &State,
    client: Client,
    text: Text,
    work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let slot = state.slots.take(client.0, text).await?;
    let (sender, receiver) = oneshot::channel();
    let run = move || {
        let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work));
        // Whoever asked may have gone.
        let _ = sender.send(result.unwrap_or_else(|_| Err(ApiError::internal(text))));
        drop(slot);
    };
    let thread = std::thread::Builder::new().name("lucena think".to_owned()).spawn(run);
    if thread.is_err() {
        return Err(ApiError::internal(text));
    }
    receiver.await.unwrap_or_else(|_| Err(ApiError::internal(text)))
}

/// Does something short that may touch the disk, on a thread for such things.
pub(crate) async fn blocking<T: Send + 'static>(
    text: Text,
    work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|_| Err(ApiError::internal(text)))
}
