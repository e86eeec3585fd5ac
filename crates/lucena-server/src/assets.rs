//! The front end: embedded in a release, read from its folder during development; a plain page that says how to
//! build it if it was not built.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::LazyLock;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use lucena_text::Text;

use crate::error::ApiError;
use crate::input::Speech;

/// The files of `web/dist`: their paths and what is in them.
const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// A file ready to be sent.
struct Asset {
    kind: &'static str,
    plain: &'static [u8],
    /// Packed once; nothing if that saves nothing.
    packed: Option<Vec<u8>>,
    tag: String,
}

static ASSETS: LazyLock<BTreeMap<&'static str, Asset>> =
    LazyLock::new(|| FILES.iter().map(|&(path, plain)| (path, asset(path, plain))).collect());

fn asset(path: &str, plain: &'static [u8]) -> Asset {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    // Writing to memory cannot fail.
    let packed = packer.write_all(plain).and_then(|()| packer.finish()).ok();
    // FNV-1a: a name for the contents, no secret.
    let hash = plain.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    Asset {
        kind: kind_of(path),
        plain,
        packed: packed.filter(|packed| packed.len() < plain.len()),
        tag: format!("\"{hash:016x}\""),
    }
}

fn kind_of(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "map" => "application/json",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Answers everything that is not the API.
pub(crate) async fn serve(request: Request) -> Response {
    let text = Speech::of(request.uri().query(), request.headers());
    let path = request.uri().path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    if !path.starts_with("api/") {
        if cfg!(debug_assertions) {
            if let Some(plain) = from_disk(path) {
                return ([(header::CONTENT_TYPE, kind_of(path)), (header::CACHE_CONTROL, "no-cache")], plain)
                    .into_response();
            }
        } else if let Some(asset) = ASSETS.get(path) {
            return send(asset, path, request.headers());
        }
        if path == "index.html" {
            return missing_page(text);
        }
    }
    ApiError::missing(text).into_response()
}

/// The file where the front end is built; a change is seen at once.
fn from_disk(path: &str) -> Option<Vec<u8>> {
    let is_plain = path.split('/').all(|part| !part.is_empty() && !part.starts_with('.'));
    let built = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist");
    if is_plain { std::fs::read(std::path::Path::new(built).join(path)).ok() } else { None }
}

fn send(asset: &Asset, path: &str, asked: &HeaderMap) -> Response {
    let word = |name| asked.get(name).and_then(|value: &HeaderValue| value.to_str().ok()).unwrap_or("");
    // Names in `assets/` hold a hash of the contents, so they never change.
    let lasting =
        if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known =
        word(header::IF_NONE_MATCH).split(',').any(|tag| tag.trim().trim_start_matches("W/") == asset.tag);
    let packed = asset.packed.as_ref().filter(|_| word(header::ACCEPT_ENCODING).contains("gzip"));
    let body = match packed {
        _ if known => Body::empty(),
        Some(packed) => Body::from(packed.clone()),
        None => Body::from(asset.plain),
    };
    let mut response = Response::new(body);
    if known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(lasting));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&asset.tag) {
        headers.insert(header::ETAG, tag);
    }
    if packed.is_some() && !known {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// The program was built without the front end.
fn missing_page(text: Text) -> Response {
    let page = format!(
        "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><title>Lucena</title><h1>Lucena</h1><p>{}</p></html>\n",
        text.language().tag(),
        text.get("server-no-front-end"),
    );
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-store")], page)
        .into_response()
}
