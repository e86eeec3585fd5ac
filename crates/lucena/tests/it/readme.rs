//! The commands of the README and of the manuals, in both languages, do what they say on a fresh home.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The files that show the first commands.
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
        // A copy could still be open for writing in a process that another test begins just then: "text file busy".
        let program = home.join("bin").join(format!("lucena{}", std::env::consts::EXE_SUFFIX));
        fs::hard_link(env!("CARGO_BIN_EXE_lucena"), program).expect("a second name of the program");
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

/// Runs every command of a page in a home of its own; gives them with what they wrote.
fn run_all(page: &str, home: &Home) -> Vec<(String, String)> {
    let text = fs::read_to_string(root().join(page)).expect("the page");
    let commands: Vec<(String, String)> = blocks(&text).iter().flat_map(|block| typed(block)).collect();
    let mut answers = Vec::new();
    for (command, input) in commands {
        let is_known = command.contains("lucena") || command.starts_with("cat > ");
        assert!(is_known, "{page}: what is {command:?}?");
        let output = home.run(&command, &input);
        let err = String::from_utf8_lossy(&output.stderr);
        // A check that finds something ends with 1, and that is what the manual of JSON shows.
        let is_complaint = command.contains("check broken") && output.status.code() == Some(1);
        assert!(output.status.code() == Some(0) || is_complaint, "{page}: {command}\n{err}");
        let is_shown = !output.stdout.is_empty() || command.contains('>') || command.contains("--output");
        // Counters and summaries may go to standard error; complaints may not.
        let is_quiet = !err.contains("error") && !err.contains("erro:");
        assert!(is_shown && is_quiet, "{page}: {command}\n{err}");
        answers.push((command, String::from_utf8_lossy(&output.stdout).into_owned()));
    }
    answers
}

#[test]
fn every_command_of_the_readme_works_on_a_fresh_home() {
    for readme in READMES {
        let home = Home::new(readme);
        let answers = run_all(readme, &home);
        assert!(7 <= answers.len(), "{readme}: {answers:?}");
        let script = home.0.join(".local/share/bash-completion/completions/lucena");
        assert!(fs::read_to_string(script).is_ok_and(|script| script.contains("_lucena")), "{readme}");
    }
}

/// The manuals of a language that show commands, with how many.
fn manuals(folder: &str) -> Vec<(String, usize)> {
    let files = fs::read_dir(root().join("docs").join(folder)).expect("the folder of manuals");
    let mut names: Vec<String> = files
        .map(|file| format!("docs/{folder}/{}", file.expect("a file").file_name().to_string_lossy()))
        .collect();
    names.sort();
    let count = |name: &String| {
        let text = fs::read_to_string(root().join(name)).expect("a manual");
        blocks(&text).iter().map(|block| typed(block).len()).sum()
    };
    names.into_iter().map(|name| (name.clone(), count(&name))).collect()
}

#[test]
fn every_command_of_the_manuals_works_on_a_fresh_home() {
    for folder in ["pt", "en"] {
        for (page, count) in
            manuals(folder).into_iter().filter(|(page, count)| 0 < *count && !page.ends_with("json.md"))
        {
            let answers = run_all(&page, &Home::new(&page.replace('/', "-")));
            assert_eq!(answers.len(), count, "{page}");
        }
    }
}

/// Equal rank: the same manuals, with as many commands.
#[test]
fn manuals_show_as_much_in_both_languages() {
    let shown = |folder: &str| -> Vec<(String, usize)> {
        let short =
            |(page, count): (String, usize)| (page.rsplit('/').next().unwrap_or_default().to_owned(), count);
        manuals(folder).into_iter().map(short).collect()
    };
    assert_eq!(shown("pt"), shown("en"));
    assert!(60 < shown("pt").iter().map(|(_, count)| count).sum::<usize>());
}

/// The manual of JSON lists the fields that the commands write, no more and no fewer.
#[test]
fn the_manual_of_json_lists_the_fields_there_are() {
    use std::collections::BTreeSet;

    use serde_json::Value;
    for folder in ["pt", "en"] {
        let page = format!("docs/{folder}/json.md");
        let answers = run_all(&page, &Home::new(&page.replace('/', "-")));
        let text = fs::read_to_string(root().join(&page)).expect("the manual");
        let mut checked = 0;
        for section in text.split("\n### ").skip(1) {
            let block = blocks(section);
            let command = typed(&block[0]).remove(0).0;
            let (_, answer) = answers.iter().find(|(known, _)| *known == command).expect("it was run");
            let values: Vec<Value> = match serde_json::from_str(answer) {
                Ok(Value::Array(values)) => values,
                Ok(value) => vec![value],
                Err(_) => {
                    answer.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
                }
            };
            let written: BTreeSet<String> = values
                .iter()
                .flat_map(|value| value.as_object().expect("an object").keys().cloned())
                .collect();
            let row = |line: &str| Some(line.strip_prefix("| `")?.split('`').next()?.to_owned());
            let listed: BTreeSet<String> = section.lines().filter_map(row).collect();
            assert_eq!(listed, written, "{page}: {command}");
            checked += 1;
        }
        assert!(20 < checked, "{checked}");
    }
}

/// Links between manuals, and from them to other files, lead somewhere.
#[test]
fn links_of_manuals_lead_somewhere() {
    let mut pages: Vec<String> = ["pt", "en"].into_iter().flat_map(manuals).map(|(page, _)| page).collect();
    pages.extend(READMES.map(str::to_owned));
    pages.push("recipes/README.md".to_owned());
    let mut count = 0;
    for page in pages {
        let text = fs::read_to_string(root().join(&page)).expect("a page");
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let file = link.split('#').next().unwrap_or_default();
            if file.is_empty() || file.contains("://") {
                continue;
            }
            let target = root().join(&page).parent().expect("a folder").join(file);
            assert!(target.exists(), "{page}: {link}");
            count += 1;
        }
    }
    assert!(60 < count, "{count} links");
}

/// Every page of ours that is written in Markdown.
fn documents() -> Vec<(String, String)> {
    let folders =
        [".", "docs", "docs/en", "docs/pt", "docs/measurements", "recipes", "contrib/spark", "data/ideas"];
    let mut found = Vec::new();
    for folder in folders {
        for file in fs::read_dir(root().join(folder)).expect("a folder").flatten() {
            let name = format!("{folder}/{}", file.file_name().to_string_lossy());
            // What changed once need not be there any more.
            if name.ends_with(".md") && !name.ends_with("CHANGELOG.md") {
                found.push((name, fs::read_to_string(file.path()).expect("a page")));
            }
        }
    }
    assert!(50 < found.len(), "{}", found.len());
    found
}

#[test]
fn what_documents_say_to_make_can_be_made() {
    let makefile = fs::read_to_string(root().join("Makefile")).expect("the Makefile");
    let mut count = 0;
    for (page, text) in documents() {
        // Between fences and as `make target VARIABLE=value`; in prose the word has other meanings.
        let code = text.split('`').filter(|code| code.starts_with("make ")).chain(text.lines());
        for line in code.filter_map(|line| line.strip_prefix("make ")) {
            for word in line.split_whitespace() {
                let target = word.trim_end_matches([',', '.', ';', ')', '`']);
                let is_target = target.chars().all(|c| c.is_ascii_lowercase() || c == '-');
                if target.is_empty() || !is_target {
                    break;
                }
                assert!(makefile.contains(&format!("\n{target}:")), "{page}: make {target}");
                count += 1;
                if target != word {
                    break;
                }
            }
        }
    }
    assert!(50 < count, "{count}");
}

/// A command that names a test finds one: `cargo test -p CRATE NAME` runs nothing, and fails not, if nothing is called so.
#[test]
fn tests_that_documents_name_are_there() {
    fn names(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                names(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let source = fs::read_to_string(&path).expect("a source");
                let has_tests = source.contains("#[test]") || source.contains("#[tokio::test]");
                let functions = source.split("test]\n").skip(1).filter_map(|rest| rest.split("fn ").nth(1));
                found.extend(functions.map(|rest| rest.split('(').next().unwrap_or_default().to_owned()));
                found.extend(
                    path.file_stem().filter(|_| has_tests).map(|stem| stem.to_string_lossy().into_owned()),
                );
            }
        }
    }
    let mut count = 0;
    for (page, text) in documents() {
        for line in text.split('`').filter_map(|code| code.split_once("cargo test ").map(|(_, words)| words))
        {
            let mut words = line.split_whitespace().skip_while(|word| *word != "-p").skip(1);
            let Some(member) = words.next() else { continue };
            let words: Vec<&str> = words.take_while(|word| *word != "--").collect();
            let values =
                words.iter().position(|word| *word == "--test" || *word == "--features").map(|at| at + 1);
            let name =
                words.iter().enumerate().find(|(at, word)| !word.starts_with('-') && Some(*at) != values);
            let Some((_, name)) = name else { continue };
            let mut there = Vec::new();
            for part in ["src", "tests"] {
                let folder = root().join("crates").join(member).join(part);
                if folder.exists() {
                    names(&folder, &mut there);
                }
            }
            assert!(there.iter().any(|test| test.contains(name)), "{page}: cargo test -p {member} {name}");
            count += 1;
        }
    }
    assert!(20 < count, "{count}");
}

/// The lines that other batch systems are shown: `xargs` hands out ranges, one process each.
#[test]
fn the_shell_lines_of_contrib_work_as_they_are() {
    let text = fs::read_to_string(root().join("contrib/spark/README.md")).expect("the page");
    let lines: Vec<&str> = text
        .lines()
        .skip_while(|line| !line.starts_with("    size="))
        .take_while(|line| !line.is_empty())
        .map(str::trim_start)
        .collect();
    assert_eq!(lines.len(), 3, "{lines:?}");
    let home = Home::new("contrib");
    let game = "[White \"NN\"]\n[Black \"Greco\"]\n[Result \"0-1\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. Re1 O-O 6. c3 Qe7 \
        7. d4 exd4 8. e5 Ng4 9. cxd4 Nxd4 10. Nxd4 Qh4 11. Nf3 Qxf2+ 12. Kh1 Qg1+ 13. Nxg1 Nf2# 0-1\n\n";
    fs::write(home.0.join("games.pgn"), game.repeat(3)).expect("a file");
    let output = home.run(&lines.join("\n"), "");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let found = fs::read_to_string(home.0.join("part-0.jsonl")).expect("the answers");
    assert_eq!(found.matches("\"type\":\"hit\"").count(), 3, "{found}");
}

/// The script of the club: one page a file, what is there already is left alone, and an empty box is no mistake.
#[test]
fn the_script_of_the_club_works_as_it_is() {
    let text = fs::read_to_string(root().join("recipes/club-reviews.md")).expect("the page");
    let script = text.split("```sh\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a script");
    let home = Home::new("club");
    let script = script.replace("/srv/club", &home.0.display().to_string());
    let review = |games: &[&str]| {
        fs::create_dir_all(home.0.join("inbox")).expect("a folder");
        for name in games {
            fs::write(home.0.join("inbox").join(name), "1. f3 e5 2. g4 Qh4# 0-1\n").expect("a file");
        }
        let output = home.run(&script, "");
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        let mut pages: Vec<String> = fs::read_dir(home.0.join("pages"))
            .expect("a folder")
            .map(|page| page.expect("a file").file_name().to_string_lossy().into_owned())
            .collect();
        pages.sort();
        pages
    };
    assert!(review(&[]).is_empty());
    assert_eq!(review(&["round 1.pgn"]), ["round 1.html"]);
    let page = fs::read_to_string(home.0.join("pages/round 1.html")).expect("a page");
    assert!(page.contains("lang=\"pt") && page.contains("Dh4"), "{page}");
    fs::write(home.0.join("pages/round 1.html"), "kept").expect("a page");
    assert_eq!(review(&["round 2.pgn"]), ["round 1.html", "round 2.html"]);
    assert_eq!(fs::read_to_string(home.0.join("pages/round 1.html")).expect("a page"), "kept");
}

/// One page a player, and the figures that the table of the club is made of.
#[test]
fn the_other_lines_of_the_club_work_as_they_are() {
    let text = fs::read_to_string(root().join("recipes/club-reviews.md")).expect("the page");
    let block = |index: usize| {
        let rest = text.split("```sh\n").nth(index).expect("a block");
        rest.split("```").next().expect("its end").to_owned()
    };
    let home = Home::new("club-players");
    for folder in ["inbox", "pages"] {
        fs::create_dir_all(home.0.join(folder)).expect("a folder");
    }
    let game = "[White \"Ana\"]\n[Black \"Clara\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    fs::write(home.0.join("inbox/round-5.pgn"), game).expect("a file");
    let run = |lines: &str| {
        let output = home.run(lines, "");
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    };
    run(&block(2).replace("/srv/club", &home.0.display().to_string()));
    assert!(home.0.join("pages/Ana.html").exists());
    assert!(!home.0.join("pages/Bruno.html").exists(), "Bruno did not play");
    // The second line wants Python, which need not be there: what it reads is looked at here.
    let table = block(3);
    let (review, python) = table.trim().split_once('\n').expect("two lines");
    run(review);
    let written = fs::read_to_string(home.0.join("round-5.json")).expect("the review");
    let games: serde_json::Value = serde_json::from_str(&written).expect("it is JSON");
    for (field, value) in [
        ("[\"tags\"][\"White\"]", &games[0]["tags"]["White"]),
        ("[\"black\"][\"accuracy\"]", &games[0]["black"]["accuracy"]),
    ] {
        assert!(python.contains(field) && !value.is_null(), "{field}: {value}");
    }
}
