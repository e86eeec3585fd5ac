//! `lucena manual [NAME]`: the manuals of `docs/{pt,en}`, as they are, in the language of the user.

use clap::{Arg, ArgMatches, Command};
use lucena_text::{Language, Text, args};

use super::Entry;
use crate::cli::{Console, Exit, Failure};

pub(super) const ENTRY: Entry = Entry { name: "manual", build, run };

/// A manual: its name, and its text in Portuguese and in English.
struct Manual {
    name: &'static str,
    portuguese: &'static str,
    english: &'static str,
}

macro_rules! manuals {
    ($($name:literal)*) => {
        &[$(Manual {
            name: $name,
            portuguese: include_str!(concat!("../../../../docs/pt/", $name, ".md")),
            english: include_str!(concat!("../../../../docs/en/", $name, ".md")),
        }),*]
    };
}

/// All manuals; the first is the list of them.
const MANUALS: &[Manual] = manuals! {
    "README" "installing"
    "tutorial-review" "tutorial-play" "tutorial-patterns" "tutorial-heuristics" "tutorial-engine"
    "review" "patlan" "dhjog" "how-lucena-thinks" "json" "api" "chess-programs" "translating"
};

fn build(text: Text) -> Command {
    let name = Arg::new("name").value_name(text.get("manual-value-name")).help(text.get("manual-name"));
    Command::new("manual").about(text.get("manual-about")).override_usage(text.get("manual-usage")).arg(name)
}

fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let text = console.text;
    let name = matches.get_one::<String>("name").map_or("README", String::as_str);
    let found = MANUALS.iter().find(|manual| manual.name.eq_ignore_ascii_case(name.trim_end_matches(".md")));
    let Some(manual) = found else {
        let names: Vec<&str> = MANUALS.iter().skip(1).map(|manual| manual.name).collect();
        let mut message = text.format("manual-unknown", args!["name" => name, "names" => names.join(", ")]);
        if let Some(guess) = lucena_lang::nearest(name, names) {
            message += &format!("\n{}", text.format("cli-did-you-mean", args!["guess" => guess]));
        }
        return Err(Failure::Usage(message));
    };
    let words = match text.language() {
        Language::Portuguese => manual.portuguese,
        _ => manual.english,
    };
    // Marks for those who write the manual mean nothing to its readers.
    for line in words.lines().filter(|line| !line.starts_with("<!--")) {
        writeln!(console.out, "{line}")?;
    }
    Ok(Exit::Done)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_file_of_both_folders_is_a_manual() {
        let known: BTreeSet<String> = MANUALS.iter().map(|manual| format!("{}.md", manual.name)).collect();
        for folder in ["pt", "en"] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(folder);
            let files = std::fs::read_dir(folder).expect("the folder of manuals");
            let names = files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned());
            assert_eq!(names.collect::<BTreeSet<String>>(), known);
        }
    }

    #[test]
    fn each_has_a_title_and_leads_to_the_other_language() {
        for manual in MANUALS {
            for (words, other) in [(manual.portuguese, "../en/"), (manual.english, "../pt/")] {
                assert!(words.starts_with("# "), "{}", manual.name);
                assert!(words.contains(other), "{} does not lead to {other}", manual.name);
            }
        }
    }
}
