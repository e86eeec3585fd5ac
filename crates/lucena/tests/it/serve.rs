//! `lucena serve` on disks that are really full or really read-only: small file systems in namespaces of their own
//! (Linux). Where the system allows no such namespace, the tests say so and check nothing.

#![allow(clippy::print_stderr, reason = "a test that skips says so; 2026-11-16")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// The program, serving from a folder on a file system of its own.
struct Served {
    child: Child,
    address: String,
    folder: PathBuf,
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already, which a test has noticed then.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir(&self.folder);
    }
}

/// Serves from a folder that was mounted by a shell command with `$D` for it; nothing if that is not allowed here.
fn serve_on(mount: &str, name: &str) -> Option<Served> {
    let folder = std::env::temp_dir().join(format!("lucena-disk-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let script = format!("{mount} && exec \"$P\" serve --port 0 --lang en");
    let started = Command::new("unshare")
        .args(["-rm", "sh", "-c", &script])
        .env("D", &folder)
        .env("LUCENA_HOME", &folder)
        .env("P", env!("CARGO_BIN_EXE_lucena"))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let mut child = started.ok()?;
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let first = lines.next().and_then(Result::ok).unwrap_or_default();
    let address = first.split("http://").nth(1).and_then(|rest| rest.split('/').next()).map(str::to_owned);
    match address {
        Some(address) => Some(Served { child, address, folder }),
        None => {
            eprintln!("no file system can be mounted here, so this was not tested ({name})");
            let _ = child.wait();
            let _ = std::fs::remove_dir(&folder);
            None
        }
    }
}

impl Served {
    /// The status and the whole answer to a request.
    fn ask(&self, method: &str, path: &str, body: &[u8]) -> (u16, String) {
        let mut stream = TcpStream::connect(&self.address).expect("the server lives");
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\naccept-language: pt-BR\r\n\
             content-length: {}\r\nconnection: close\r\n\r\n",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes()).expect("the head is taken");
        // A refusal may come before the whole body was read, and closes the connection then.
        let _ = stream.write_all(body);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
        (status.unwrap_or_else(|| panic!("no answer to {method} {path}: {answer:?}")), answer)
    }
}

const GAME: &str = "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n";

#[test]
fn a_disk_that_is_really_full() {
    let Some(served) = serve_on("mount -t tmpfs -o size=1500k tmpfs \"$D\"", "full") else { return };
    assert_eq!(served.ask("PUT", "/api/settings", b"{\"theme\":\"dark\"}").0, 200);
    let (status, answer) = served.ask("POST", "/api/bases?name=Large", GAME.repeat(60_000).as_bytes());
    assert_eq!(status, 507, "{answer}");
    assert!(answer.contains("disk_full") && answer.contains("o disco está cheio"), "{answer}");
    // What was written of it is gone again: a small base finds room.
    assert_eq!(served.ask("POST", "/api/bases?name=Small", GAME.as_bytes()).0, 201);
    // The data file itself finds no room.
    let mut refused = None;
    for number in 0..40 {
        let text = format!("// {}\\nPATTERN \\\"P{number}\\\" SCENARIO F1 ATTACKS f1;", "x".repeat(100_000));
        let path = format!("/api/patterns/P{number}");
        let (status, answer) = served.ask("PUT", &path, format!("{{\"text\":\"{text}\"}}").as_bytes());
        if status != 200 {
            refused = Some((status, answer));
            break;
        }
    }
    let (status, answer) = refused.expect("4 MB do not fit");
    assert_eq!(status, 507, "{answer}");
    assert!(answer.contains("disk_full"), "{answer}");
    let (status, settings) = served.ask("GET", "/api/settings", b"");
    assert_eq!(status, 200);
    assert!(settings.contains("dark"), "what was kept is there: {settings}");
    assert_eq!(served.ask("GET", "/api/about", b"").0, 200, "the server lives on");
}

#[test]
fn a_folder_that_is_really_read_only() {
    let mount = "mount -t tmpfs -o size=100k tmpfs \"$D\" && mount -o remount,ro \"$D\"";
    let Some(served) = serve_on(mount, "read-only") else { return };
    let (_, about) = served.ask("GET", "/api/about", b"");
    assert!(about.contains("\"keeps\":false"), "{about}");
    for (method, path, body) in [
        ("PUT", "/api/settings", "{\"theme\":\"dark\"}"),
        ("PUT", "/api/patterns/P", "{\"text\":\"PATTERN \\\"P\\\" SCENARIO F1 ATTACKS f1;\"}"),
        ("POST", "/api/bases?name=x", GAME),
    ] {
        let (status, answer) = served.ask(method, path, body.as_bytes());
        assert_eq!(status, 507, "{path}: {answer}");
        assert!(answer.contains("read_only") && answer.contains("nada foi salvo"), "{path}: {answer}");
    }
    let fen = "{\"fen\":\"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"}";
    assert_eq!(served.ask("POST", "/api/evaluate", fen.as_bytes()).0, 200, "the server lives on");
}

/// Pupils sit at other computers, so they are told the address of this one in its network, or that they cannot come; the teacher
/// comes to the desk at once.
#[test]
fn a_class_tells_pupils_and_teacher_where_to_go() {
    let lines = |name: &str, more: &[&str]| {
        let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let mut command = crate::program::command(&["serve", "--class", "--port", "0", "--lang", "en"]);
        let mut child = command.args(more).env("LUCENA_HOME", &folder).spawn().expect("the binary was built");
        let said = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
        let said: Vec<String> = said.take(3).collect();
        child.kill().and_then(|()| child.wait()).expect("it was running");
        std::fs::remove_dir_all(&folder).expect("its folder");
        said
    };
    let open = lines("class-open", &["--listen", "0.0.0.0"]);
    let own = lucena_server::outside(([0, 0, 0, 0], 1).into());
    let own = own.map_or("127.0.0.1".to_owned(), |own| own.ip().to_string());
    assert!(open[0].contains(&format!("http://{own}:")), "{open:?}");
    let teacher = if own == "127.0.0.1" { &open[2] } else { &open[1] };
    assert!(teacher.contains("http://127.0.0.1:") && teacher.ends_with("#/class"), "{open:?}");
    let closed = lines("class-closed", &[]);
    assert!(closed[0].contains("http://127.0.0.1:"), "{closed:?}");
    assert!(closed[1].contains("--listen 0.0.0.0"), "{closed:?}");
    assert!(closed[2].ends_with("#/class"), "{closed:?}");
}

/// The list of programs shows every user of the machine what a browser is told to open: that must not be the token.
#[cfg(target_os = "linux")]
#[test]
fn the_browser_is_opened_without_the_token() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("opening");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let (browser, note) = (folder.join("xdg-open"), folder.join("note"));
    // It writes aside and moves, so that the note is there whole or not at all. A shell makes it: a file that this process has open for
    // writing cannot be run while another test begins a program ("text file busy").
    let script = r#"#!/bin/sh
echo "$1" > "$0.part" && mv "$0.part" "${0%xdg-open}note"
"#;
    let mut shell = Command::new("sh");
    shell.args(["-c", r#"printf %s "$1" > "$0" && chmod +x "$0""#]).arg(&browser).arg(script);
    assert!(shell.status().expect("there is a shell").success());
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default());
    let token = "0123456789abcdefgh";
    let mut command = crate::program::command(&["serve", "--port", "0", "--open"]);
    command.env("PATH", path).env("LUCENA_TOKEN", token).env("LUCENA_HOME", folder.join("home"));
    let child = command.spawn().expect("the binary was built");
    let served = Served { child, address: String::new(), folder: folder.clone() };
    let opened = (0..600).find_map(|_| {
        std::thread::sleep(std::time::Duration::from_millis(100));
        std::fs::read_to_string(&note).ok()
    });
    let opened = opened.expect("the browser was called");
    assert!(opened.contains("/?once=") && !opened.contains(token), "{opened}");
    let (host, path) =
        opened.trim().strip_prefix("http://").and_then(|rest| rest.split_once('/')).expect("an address");
    let mut stream = TcpStream::connect(host).expect("it listens");
    write!(stream, "GET /{path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n")
        .expect("it takes the request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    drop(served);
    std::fs::remove_dir_all(&folder).expect("its folder");
    assert!(answer.starts_with("HTTP/1.1 303") && answer.contains(token), "{answer}");
}
