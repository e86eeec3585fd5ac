//! Runs the built binary as a shell would.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::time::Duration;

/// What a run of the program left behind.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) status: i32,
}

/// The program with arguments, in an environment that asks for no language.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lucena"));
    command.args(arguments).env_remove("LC_MESSAGES").env_remove("LANG").env("LC_ALL", "C");
    // What the user of this machine keeps is none of our business.
    command.env("LUCENA_HOME", "/nonexistent/lucena");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

pub(crate) fn run(arguments: &[&str], input: &[u8]) -> Run {
    finish(command(arguments).spawn().expect("the binary was built"), input)
}

/// Types the input in parts: after the given numbers of bytes it waits for an answer that begins with the given text.
pub(crate) fn converse(arguments: &[&str], input: &[u8], waits: &[(usize, String)], place: &str) -> Run {
    /// A program that says nothing for so long hangs.
    const PATIENCE: Duration = Duration::from_secs(120);
    let mut child = command(arguments).spawn().expect("the binary was built");
    let mut stdin = child.stdin.take().expect("a pipe");
    let stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    let (sender, lines) = channel();
    let reader = std::thread::spawn(move || {
        for line in stdout.lines() {
            sender.send(line.expect("the output is text")).expect("the test listens");
        }
    });
    let mut out = String::new();
    let mut typed = 0;
    for (until, answer) in waits {
        stdin.write_all(&input[typed..*until]).expect("the program reads");
        typed = *until;
        loop {
            let line =
                lines.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("{place}: no {answer:?} in:\n{out}"));
            out += &format!("{line}\n");
            if line.starts_with(answer.as_str()) {
                break;
            }
        }
    }
    let mut run = {
        child.stdin = Some(stdin);
        finish(child, &input[typed..])
    };
    reader.join().expect("the reader does not panic");
    out.extend(lines.iter().map(|line| line + "\n"));
    run.out = out;
    run
}

/// Feeds the input and collects everything.
pub(crate) fn finish(mut child: Child, input: &[u8]) -> Run {
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut stderr = child.stderr.take().expect("a pipe");
    let input = input.to_vec();
    // A program may stop reading at any time, and that is not a fault of the test.
    let feeder = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let errors = std::thread::spawn(move || {
        let mut err = Vec::new();
        stderr.read_to_end(&mut err).expect("standard error can be read");
        err
    });
    let output = child.wait_with_output().expect("the program ends");
    feeder.join().expect("the feeder does not panic");
    let err = errors.join().expect("the reader does not panic");
    Run {
        out: String::from_utf8(output.stdout).expect("the output is text"),
        err: String::from_utf8(err).expect("the messages are text"),
        status: output.status.code().expect("the program was not killed"),
    }
}
