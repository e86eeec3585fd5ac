//! The commands of the README, in both languages, do what they say on a fresh home.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The README files and those of `contrib` that show commands.
const READMES: [&str; 2] = ["README.md", "README.pt-BR.md"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What stands between fences without a language, as lines.
fn blocks(text: &str) -> Vec<Vec<&str>> {
    let mut blocks = Vec::new();
    let mut open: Option<(bool, Vec<&str>)> = None;
    for line in text.lines() {
        match (line.strip_prefix("```"), &mut open) {
            (Some(language), None) => open = Some((language.is_empty(), Vec::new())),
            (Some(_), Some(_)) => {
                blocks.extend(open.take().filter(|(is_shell, _)| *is_shell).map(|(_, lines)| lines))
            }
            (None, Some((_, lines))) => lines.push(line),
            (None, None) => {}
        }
    }
    blocks
}

/// Commands after `$ `, each with what is typed into it.
fn typed(block: &[&str]) -> Vec<(String, String)> {
    let mut commands: Vec<(String, String)> = Vec::new();
    for line in block {
        match (line.strip_prefix("$ "), commands.last_mut()) {
            (Some(command), _) => commands.push((command.to_owned(), String::new())),
            (None, Some((_, input))) => *input += &format!("{line}\n"),
            (None, None) => {}
        }
    }
    commands
}

/// A home with nothing in it, and the program in its path.
struct Home(PathBuf);

impl Home {
    fn new(name: &str) -> Home {
        let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readme").join(name);
        let _ = fs::remove_dir_all(&home);
        fs::create_dir_all(home.join("bin")).expect("a folder");
        fs::copy(env!("CARGO_BIN_EXE_lucena"), home.join("bin/lucena")).expect("a copy of the program");
        Home(home)
    }

    fn run(&self, command: &str, input: &str) -> Output {
        let path = std::env::var("PATH").unwrap_or_default();
        let mut child = Command::new("sh")
            .args(["-c", command])
            .current_dir(&self.0)
            .env("HOME", &self.0)
            .env_remove("XDG_DATA_HOME")
            .env_remove("LUCENA_HOME")
            .env("PATH", format!("{}:{path}", self.0.join("bin").display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("there is a shell");
        let mut pipe = child.stdin.take().expect("a pipe");
        pipe.write_all(input.as_bytes()).expect("it reads");
        drop(pipe);
        child.wait_with_output().expect("it ends")
    }
}

#[test]
fn every_command_of_the_readme_works_on_a_fresh_home() {
    for readme in READMES {
        let text = fs::read_to_string(root().join(readme)).expect("the README");
        let home = Home::new(readme);
        let commands: Vec<(String, String)> = blocks(&text).iter().flat_map(|block| typed(block)).collect();
        assert!(7 <= commands.len(), "{readme}: {commands:?}");
        for (command, input) in &commands {
            assert!(command.contains("lucena"), "{readme}: what is {command:?}?");
            let output = home.run(command, input);
            let err = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(0), "{readme}: {command}\n{err}");
            let is_shown = !output.stdout.is_empty() || command.contains('>');
            assert!(is_shown && err.is_empty(), "{readme}: {command}\n{err}");
        }
        let script = home.0.join(".local/share/bash-completion/completions/lucena");
        assert!(fs::read_to_string(script).is_ok_and(|script| script.contains("_lucena")), "{readme}");
    }
}

#[test]
fn what_the_readme_says_to_make_can_be_made() {
    let makefile = fs::read_to_string(root().join("Makefile")).expect("the Makefile");
    for readme in READMES {
        let text = fs::read_to_string(root().join(readme)).expect("the README");
        let words: Vec<&str> = text.split(|c: char| c.is_whitespace() || c == '`').collect();
        let targets: Vec<&str> = words
            .windows(2)
            .filter(|pair| pair[0] == "make" && !pair[1].contains('='))
            .map(|pair| pair[1].trim_end_matches([',', '.', ';', ')']))
            .filter(|target| !target.is_empty())
            .collect();
        assert!(5 <= targets.len(), "{targets:?}");
        for target in targets {
            assert!(makefile.contains(&format!("\n{target}:")), "{readme}: make {target}");
        }
    }
}
