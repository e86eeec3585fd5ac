//! A conversation with the running program, line by line and with a watch.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::program;

/// A program that says nothing for so long hangs.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program, and what it has said.
pub(crate) struct Talk {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    pub(crate) heard: Vec<String>,
}

impl Talk {
    /// Starts the program.
    pub(crate) fn with(arguments: &[&str]) -> Talk {
        let mut child = program::command(arguments).spawn().expect("the binary was built");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let input = child.stdin.take();
        Talk { child, input, lines, heard: Vec::new() }
    }

    /// Types lines.
    pub(crate) fn say(&mut self, lines: &str) {
        let input = self.input.as_mut().expect("an open pipe");
        input.write_all(format!("{lines}\n").as_bytes()).and_then(|()| input.flush()).expect("it listens");
    }

    /// Waits for a line and tells how long that took; what came before it is in `heard` too.
    #[track_caller]
    pub(crate) fn wait(&mut self, is_it: impl Fn(&str) -> bool) -> (Duration, String) {
        let began = Instant::now();
        loop {
            let Ok(line) = self.lines.recv_timeout(PATIENCE) else {
                panic!("no answer in {:#?}", self.heard)
            };
            self.heard.push(line.clone());
            if is_it(&line) {
                return (began.elapsed(), line);
            }
        }
    }

    /// Types a line and waits for one that begins like this.
    #[track_caller]
    pub(crate) fn ask(&mut self, line: &str, start: &str) -> Duration {
        self.say(line);
        self.wait(|heard| heard.starts_with(start)).0
    }

    /// Whether anything was heard with these words in it, since it was last asked.
    pub(crate) fn take_heard(&mut self, words: &str) -> bool {
        std::mem::take(&mut self.heard).iter().any(|line| line.contains(words))
    }

    /// Closes the input and waits for the end; how long that took.
    pub(crate) fn end(mut self) -> Duration {
        let began = Instant::now();
        self.input = None;
        self.child.wait().expect("it ends");
        began.elapsed()
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
