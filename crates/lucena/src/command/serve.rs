//! `lucena serve`: the web application, on this machine only unless told otherwise.

use std::io::ErrorKind;
use std::net::{IpAddr, SocketAddr};
use std::process::{Command as Program, Stdio};

use clap::{Arg, ArgAction, ArgMatches, Command};
use lucena_server::{Application, Security, Server, ServerError, Setup, State, outside, words};
use lucena_text::{Text, args};

use super::Entry;
use crate::cli::{Console, Exit, Failure, Flags, io_reason};
use crate::shelf;

pub(super) const ENTRY: Entry = Entry { name: "serve", build, run };

/// The port if none is given: the year 1497 of Lucena's book, out of the way of other programs.
const PORT: u64 = 5497;
/// Shorter tokens can be guessed.
const SHORTEST_TOKEN: usize = 16;

fn build(text: Text) -> Command {
    let value = |name: &'static str, shown: &str, help: &str| {
        Arg::new(name).long(name).value_name(text.get(shown)).help(text.get(help))
    };
    Command::new("serve")
        .about(text.get("serve-about"))
        .override_usage(text.get("serve-usage"))
        .arg(value("port", "serve-value-port", "serve-port"))
        .arg(value("listen", "serve-value-address", "serve-listen").alias("bind"))
        .arg(value("token", "serve-value-token", "serve-token"))
        .arg(value("token-file", "serve-value-file", "serve-token-file").conflicts_with("token"))
        .arg(Arg::new("class").long("class").action(ArgAction::SetTrue).help(text.get("serve-class")))
        .arg(Arg::new("open").long("open").action(ArgAction::SetTrue).help(text.get("serve-open")))
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let port = Flags::new(matches, text).number_or("port", 0..=65_535, PORT)? as u16;
    let typed = matches.get_one::<String>("listen").map_or("127.0.0.1", String::as_str);
    let bad = || Failure::Usage(text.format("serve-bad-address", args!["address" => typed]));
    let address: IpAddr =
        if typed == "localhost" { "127.0.0.1" } else { typed }.parse().map_err(|_| bad())?;
    let token = read_token(matches)?;
    check_token(token.as_deref(), text)?;
    let is_class = matches.get_flag("class");
    let security = match token {
        None if is_class => Security::class(),
        token => Security { token, is_class },
    };
    let token = security.token.clone();
    let folder = shelf::folder();
    let setup = Setup { folder: Some(folder.clone()), security, ..Setup::default() };
    let state = Application::start(setup).map_err(|error| Failure::Input(words::store(&error, text)))?;
    let kept = state.trouble().map(|error| words::store(error, text));
    let mended = state.mended().map(|mended| words::mended(mended, text));
    let server = Server::bind(State::clone(&state), address, port)
        .map_err(|error| refusal(&error, address, port, text))?;
    let here =
        server.address().map_err(|error| refusal(&ServerError::Address(error), address, port, text))?;
    let place = if is_class { "#/class" } else { "" };
    let page = page(here, token.as_deref().map(|token| ("token", token))) + place;
    match is_class {
        true => {
            // Theirs are other computers, for which the address of this one is that of its network.
            let reached = outside(here);
            let pupils = self::page(reached.unwrap_or(here), None);
            writeln!(console.out, "{}", text.format("serve-class-pupils", args!["address" => pupils]))?;
            if reached.is_none() {
                writeln!(console.out, "{}", text.get("serve-class-only-here"))?;
            }
            writeln!(console.out, "{}", text.format("serve-class-teacher", args!["address" => &page]))?;
        }
        false => writeln!(console.out, "{}", text.format("serve-listening", args!["address" => &page]))?,
    }
    match kept {
        None => writeln!(
            console.out,
            "{}",
            text.format("serve-folder", args!["folder" => folder.display().to_string()])
        )?,
        Some(reason) => {
            writeln!(console.err, "{}", text.format("serve-not-kept", args!["reason" => reason]))?
        }
    }
    if let Some(reason) = mended {
        writeln!(console.err, "{}", text.format("serve-mended", args!["reason" => reason]))?;
    }
    console.out.flush()?;
    if matches.get_flag("open") {
        let ticket = token.is_some().then(|| state.ticket());
        open(&(self::page(here, ticket.as_deref().map(|ticket| ("once", ticket))) + place));
    }
    server.run();
    writeln!(console.out, "{}", text.get("serve-bye"))?;
    Ok(Exit::Done)
}

fn check_token(token: Option<&str>, text: Text) -> Result<(), Failure> {
    let is_good = |token: &str| {
        SHORTEST_TOKEN <= token.len()
            && token.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
    };
    match token {
        Some(token) if !is_good(token) => Err(Failure::Usage(text.get("serve-weak-token"))),
        _ => Ok(()),
    }
}

/// The token as it was given: in a file or in the environment nobody sees it in the list of programs.
fn read_token(matches: &ArgMatches) -> Result<Option<String>, Failure> {
    if let Some(token) = matches.get_one::<String>("token") {
        return Ok(Some(token.clone()));
    }
    if let Some(path) = matches.get_one::<String>("token-file") {
        let read = std::fs::read_to_string(path);
        let token = read.map_err(|error| Failure::Read { path: path.clone(), error })?;
        return Ok(Some(token.trim().to_owned()));
    }
    Ok(std::env::var("LUCENA_TOKEN").ok().filter(|token| !token.is_empty()))
}

fn refusal(error: &ServerError, address: IpAddr, port: u16, text: Text) -> Failure {
    let address = SocketAddr::new(address, port).to_string();
    match error {
        ServerError::NeedsToken => {
            Failure::Usage(text.format("serve-needs-token", args!["address" => address]))
        }
        ServerError::Address(error) if error.kind() == ErrorKind::AddrInUse => {
            Failure::Input(text.format("serve-port-taken", args!["address" => address]))
        }
        ServerError::Address(error) | ServerError::Threads(error) => {
            let details = args!["address" => address, "reason" => io_reason(error, text)];
            Failure::Input(text.format("serve-cannot-listen", details))
        }
    }
}

/// What to type into a browser, with what opens it.
fn page(here: SocketAddr, key: Option<(&str, &str)>) -> String {
    let host = if here.ip().is_unspecified() {
        SocketAddr::new(IpAddr::from([127, 0, 0, 1]), here.port())
    } else {
        here
    };
    let key = key.map(|(name, value)| format!("?{name}={value}")).unwrap_or_default();
    format!("http://{host}/{key}")
}

/// Asks the system to show the page; on a machine without a screen nothing happens.
fn open(page: &str) {
    let (program, first): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Program::new(program);
    command.args(first).arg(page).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // Without such a program the address that was printed is enough.
    let _ = command.spawn();
}
