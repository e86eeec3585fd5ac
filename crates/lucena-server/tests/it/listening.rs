//! A real socket: connections that are half open, silent or cut off disturb nobody.

use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use lucena_server::{Application, Security, Server, ServerError, Setup, SlotLimits};

use crate::desk::new_folder;

pub(crate) fn serve(limits: SlotLimits) -> SocketAddr {
    let setup = Setup { limits, ..Setup::default() };
    let state = Application::start(setup).expect("the application starts");
    let server = Server::bind(state, IpAddr::V4(Ipv4Addr::LOCALHOST), 0).expect("a port is free");
    let address = server.address().expect("it has an address");
    std::thread::spawn(move || server.run());
    address
}

fn ask(address: SocketAddr, head: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.write_all(head.as_bytes()).expect("it takes the request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers and closes");
    answer
}

pub(crate) fn about(address: SocketAddr) -> String {
    ask(address, &format!("GET /api/about HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n"))
}

#[test]
fn silent_and_broken_connections_disturb_nobody() {
    let address = serve(SlotLimits::default());
    let silent: Vec<TcpStream> = (0..50).map(|_| TcpStream::connect(address).unwrap()).collect();
    for half in
        ["GET /api/ab", "POST /api/evaluate HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"]
    {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(half.as_bytes()).unwrap();
        drop(stream);
    }
    for garbage in ["\0\0\0\0\r\n\r\n", "FLY /moon HTTP/9.9\r\n\r\n"] {
        let answer = ask(address, garbage);
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 400"), "{answer}");
    }
    assert!(about(address).starts_with("HTTP/1.1 200"), "the server lives on");
    drop(silent);
    assert!(about(address).starts_with("HTTP/1.1 200"));
}

#[test]
fn half_open_connections_give_their_place_back() {
    let short = Duration::from_secs(1);
    let address = serve(SlotLimits {
        requests: 1,
        head_time: short,
        patience: short,
        search_time: short,
        ..SlotLimits::default()
    });
    let rest_of = |half: &str| {
        let mut stream = TcpStream::connect(address).expect("it listens");
        stream.write_all(half.as_bytes()).expect("it takes the beginning");
        // Only so that a server that waits for ever fails this test instead of holding it up.
        stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a time limit");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the server ends the connection");
        answer
    };
    // A head that does not go on, and a body that was promised and does not come.
    let answer = rest_of("GET /api/ab");
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
    let promised = format!(
        "POST /api/evaluate HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{{"
    );
    let answer = rest_of(&promised);
    assert!(answer.starts_with("HTTP/1.1 408") || answer.starts_with("HTTP/1.1 503"), "{answer}");
    // The only place is free again.
    assert!(about(address).starts_with("HTTP/1.1 200"));
}

#[test]
fn large_answers_are_packed_on_demand() {
    let address = serve(SlotLimits::default());
    let head = |more: &str| {
        format!("GET /api/patterns HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{more}\r\n")
    };
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(head("accept-encoding: gzip\r\n").as_bytes()).unwrap();
    let mut packed = Vec::new();
    stream.read_to_end(&mut packed).unwrap();
    let plain = ask(address, &head(""));
    assert!(String::from_utf8_lossy(&packed).to_lowercase().contains("content-encoding: gzip"));
    assert!(packed.len() * 2 < plain.len(), "{} of {}", packed.len(), plain.len());
}

#[test]
fn addresses_that_others_reach_need_a_token() {
    let start = |token: Option<&str>| {
        let setup = Setup {
            security: Security { token: token.map(str::to_owned), is_class: false },
            ..Setup::default()
        };
        let state = Application::start(setup).expect("the application starts");
        Server::bind(state, IpAddr::V4(Ipv4Addr::UNSPECIFIED), 0)
    };
    assert!(matches!(start(None), Err(ServerError::NeedsToken)));
    assert!(start(Some("0123456789abcdef")).is_ok());
}

#[test]
fn a_taken_port_is_refused() {
    let address = serve(SlotLimits::default());
    let state = Application::start(Setup::default()).expect("the application starts");
    let refused = Server::bind(state, address.ip(), address.port());
    assert!(matches!(refused, Err(ServerError::Address(_))));
}

/// Without a folder nothing is kept, and a class would be refused: hence one.
fn screen_of_a_class(listen: Ipv4Addr) -> (SocketAddr, serde_json::Value) {
    let token = "the-teachers-own-token";
    let security = Security { token: Some(token.to_owned()), is_class: true };
    let setup = Setup { folder: Some(new_folder()), security, ..Setup::default() };
    let state = Application::start(setup).expect("the application starts");
    let server = Server::bind(state, IpAddr::V4(listen), 0).expect("a port is free");
    let address = server.address().expect("it has an address");
    std::thread::spawn(move || server.run());
    let here = SocketAddr::from((Ipv4Addr::LOCALHOST, address.port()));
    let talk = |first: &str, body: &str| {
        let head = format!(
            "{first} HTTP/1.1\r\nhost: {here}\r\nauthorization: Bearer {token}\r\ncontent-type: application/json\r\n"
        );
        let length = body.len();
        let answer = ask(here, &format!("{head}content-length: {length}\r\nconnection: close\r\n\r\n{body}"));
        let (_, body) = answer.split_once("\r\n\r\n").expect("an answer has a body");
        serde_json::from_str::<serde_json::Value>(body).expect("it is JSON")
    };
    let made = talk("POST /api/classes", r#"{"name":"7A","level_limit":6,"language":"en"}"#);
    (here, talk(&format!("GET /api/classes/{}/screen", made["id"]), ""))
}

#[test]
fn the_wall_shows_only_addresses_that_are_listened_to() {
    let (here, screen) = screen_of_a_class(Ipv4Addr::LOCALHOST);
    let shown = |screen: &serde_json::Value| -> Vec<String> {
        let all = screen["addresses"].as_array().expect("a list");
        all.iter().map(|one| one["address"].as_str().expect("a text").to_owned()).collect()
    };
    assert_eq!(shown(&screen), [format!("http://{here}/")]);
    assert_eq!(screen["only_here"], true);

    let (here, screen) = screen_of_a_class(Ipv4Addr::UNSPECIFIED);
    let outside = lucena_server::outside((Ipv4Addr::UNSPECIFIED, here.port()).into());
    let wanted: Vec<String> = outside.into_iter().chain([here]).map(|one| format!("http://{one}/")).collect();
    assert_eq!(shown(&screen), wanted);
    assert_eq!(screen["only_here"], outside.is_none());
}

#[test]
fn others_reach_what_is_not_this_machine_alone() {
    let at = |ip: [u8; 4]| SocketAddr::from((ip, 5497));
    assert_eq!(lucena_server::outside(at([127, 0, 0, 1])), None);
    assert_eq!(lucena_server::outside(at([192, 0, 2, 7])), Some(at([192, 0, 2, 7])));
}
