//! A conversation with the running program, line by line, with a look at how much it worked.

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

    /// Waits for a line; what came before it is in `heard` too.
    #[track_caller]
    pub(crate) fn wait(&mut self, is_it: impl Fn(&str) -> bool) -> String {
        loop {
            let Ok(line) = self.lines.recv_timeout(PATIENCE) else {
                panic!("no answer in {:#?}", self.heard)
            };
            self.heard.push(line.clone());
            if is_it(&line) {
                return line;
            }
        }
    }

    /// Types a line and waits for one that begins like this.
    #[track_caller]
    pub(crate) fn ask(&mut self, line: &str, start: &str) {
        self.say(line);
        self.wait(|heard| heard.starts_with(start));
    }

    /// The same, and for how long the program worked meanwhile: time of the processor, because the clock on the wall tells how
    /// busy the machine is with other things.
    #[cfg(target_os = "linux")]
    #[track_caller]
    pub(crate) fn work(&mut self, line: &str, start: &str) -> Duration {
        let before = self.worked();
        self.ask(line, start);
        self.worked() - before
    }

    /// User and system time of all threads so far, in ticks of ten milliseconds.
    #[cfg(target_os = "linux")]
    fn worked(&self) -> Duration {
        let path = format!("/proc/{}/stat", self.child.id());
        let stat = std::fs::read_to_string(path).expect("the program runs");
        // The name of the program may have blanks; what follows its bracket begins with the third field.
        let (_, fields) = stat.rsplit_once(") ").expect("a name in brackets");
        let ticks: Vec<u64> =
            fields.split(' ').skip(11).take(2).map_while(|field| field.parse().ok()).collect();
        Duration::from_millis(ticks.iter().sum::<u64>() * 10)
    }

    /// Whether anything was heard with these words in it, since it was last asked.
    pub(crate) fn take_heard(&mut self, words: &str) -> bool {
        std::mem::take(&mut self.heard).iter().any(|line| line.contains(words))
    }

    /// Closes the input and waits for the end.
    #[track_caller]
    pub(crate) fn end(mut self) {
        self.input = None;
        let begun = Instant::now();
        while self.child.try_wait().expect("a state").is_none() {
            assert!(begun.elapsed() < PATIENCE, "it does not end");
            thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
