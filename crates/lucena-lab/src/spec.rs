//! A contestant in one line of text: `lucena,Hash=64`, `/usr/games/gnuchess --uci,name=gnu,tc=10+0.1`,
//! `Ana = set.dhjog + mine.pat @ 5000 nodes`.
//!
//! Perhaps a name and `=`; then the command (`lucena` is our own engine in this process) or a heuristic set, perhaps
//! with patterns; then settings: `name`, `protocol`, `dir`, `tc`, `movetime`, `nodes` and `depth` are ours, everything
//! else is an option of the engine; then perhaps `@` and a limit.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::classroom::{MATERIAL, Profile, Pupil};
use crate::client::{Program, Protocol};
use crate::pace::Pace;
use crate::player::{Contestant, Kind};

/// The word for our own engine.
pub const OWN: &str = "lucena";

/// Why a line describes no contestant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpecError {
    /// There is no command.
    Empty,
    /// This is not `name=value`.
    NoValue(String),
    /// The value does not fit the setting.
    BadValue {
        /// The setting.
        key: String,
        /// What was given.
        value: String,
    },
    /// Our own engine has no such option.
    NoSuchOption(String),
    /// Our own engine cannot be set so, or the set cannot be read, for the reason given in words.
    Refused(String),
    /// This is no limit.
    NoLimit(String),
}

/// Whoever knows the table of options and may open files.
pub trait Wardrobe {
    /// Our own engine with settings, or the heuristic set that they let play in its place.
    ///
    /// # Errors
    /// If there is no such option, or not with this value.
    fn own(&self, settings: &[(String, String)]) -> Result<Kind, SpecError>;

    /// The player that a word names, with the patterns of a file: nothing if it is the name of no set. Without a word,
    /// the patterns play alone.
    ///
    /// # Errors
    /// If the set or the patterns cannot be read.
    fn pupil(&self, set: &str, patterns: Option<&str>) -> Result<Option<Pupil>, SpecError>;
}

/// The contestant that a line describes.
///
/// # Errors
/// If the line is empty, or a setting is wrong.
pub fn parse(text: &str, wardrobe: &dyn Wardrobe) -> Result<Contestant, SpecError> {
    let (name, text) = split_name(text);
    let (text, limit) = split_limit(text);
    let mut settings = Settings { name: name.map(str::to_owned), ..Settings::default() };
    let mut parts = text.split(',');
    let subject = parts.next().unwrap_or_default();
    for part in parts {
        let (key, value) = part.split_once('=').ok_or_else(|| SpecError::NoValue(part.to_owned()))?;
        settings.set(key.trim(), value.trim())?;
    }
    if let Some(limit) = limit {
        settings.limit(limit)?;
    }
    let (set, patterns) = split_patterns(subject);
    if let Some(pupil) = wardrobe.pupil(set, patterns)? {
        return settings.seat(pupil, set, patterns);
    }
    let words = words(subject);
    let Some((command, arguments)) = words.split_first() else { return Err(SpecError::Empty) };
    let is_own = command == OWN && arguments.is_empty();
    let kind = match is_own {
        true => wardrobe.own(&settings.options)?,
        false => Kind::Program(Program {
            path: PathBuf::from(command),
            arguments: arguments.to_vec(),
            folder: settings.folder,
            protocol: settings.protocol,
            options: settings.options,
        }),
    };
    let usual = Path::new(command).file_name().map_or(command.clone(), |name| name.to_string_lossy().into());
    let pace = Some(settings.pace).filter(|pace| !pace.is_empty());
    Ok(Contestant { name: settings.name.unwrap_or(usual), kind, pace })
}

/// The name before the first `=`, if there is one: not the option of a command, nor a part of a path.
fn split_name(text: &str) -> (Option<&str>, &str) {
    let is_name = |name: &str| {
        !name.trim().is_empty()
            && !name.contains(['/', '\\', ',', '"', '\'', '@'])
            && name.split_whitespace().all(|word| !word.starts_with('-'))
    };
    match text.split_once('=').filter(|(name, _)| is_name(name)) {
        Some((name, rest)) => (Some(name.trim()), rest),
        None => (None, text),
    }
}

/// The limit after the last `@` with a blank before it.
fn split_limit(text: &str) -> (&str, Option<&str>) {
    match text.rsplit_once(" @") {
        Some((rest, limit)) => (rest, Some(limit.trim())),
        None => (text, None),
    }
}

/// A set and the file of patterns after a `+` between blanks, or at the beginning.
pub fn split_patterns(text: &str) -> (&str, Option<&str>) {
    let text = text.trim();
    let split = text.strip_prefix('+').map(|patterns| ("", patterns)).or_else(|| text.split_once(" + "));
    split.map_or((text, None), |(set, patterns)| (set.trim(), Some(patterns.trim())))
}

/// Gives players of the same name different ones: `lucena`, `lucena 2`.
pub fn tell_apart(contestants: &mut [Contestant]) {
    for index in 1..contestants.len() {
        let (before, rest) = contestants.split_at_mut(index);
        let name = rest[0].name.clone();
        let is_taken = |name: &str| before.iter().any(|other| other.name == name);
        let mut number = 2;
        while is_taken(&rest[0].name) {
            rest[0].name = format!("{name} {number}");
            number += 1;
        }
    }
}

#[derive(Default)]
struct Settings {
    name: Option<String>,
    protocol: Protocol,
    folder: Option<PathBuf>,
    pace: Pace,
    options: Vec<(String, String)>,
}

impl Settings {
    fn set(&mut self, key: &str, value: &str) -> Result<(), SpecError> {
        let bad = || SpecError::BadValue { key: key.to_owned(), value: value.to_owned() };
        let number =
            || value.replace('_', "").parse::<u64>().ok().filter(|&number| number > 0).ok_or_else(bad);
        match key {
            "name" if self.name.is_some() => {}
            "name" => self.name = Some(value.to_owned()).filter(|name| !name.is_empty()),
            "dir" => self.folder = Some(PathBuf::from(value)),
            "protocol" => {
                self.protocol = match value.to_ascii_lowercase().as_str() {
                    "uci" => Protocol::Uci,
                    "xboard" | "cecp" => Protocol::XBoard,
                    _ => return Err(bad()),
                }
            }
            "tc" => self.pace.clock = Some(value.parse().map_err(|_| bad())?),
            "movetime" => self.pace.move_time = Some(Duration::from_millis(number()?)),
            "nodes" => self.pace.nodes = Some(number()?),
            "depth" => self.pace.depth = Some(u32::try_from(number()?).map_err(|_| bad())?),
            "" => return Err(SpecError::NoValue(format!("{key}={value}"))),
            _ => self.options.push((key.to_owned(), value.to_owned())),
        }
        Ok(())
    }

    /// `5000 nodes`, `nodes 5000`, `depth 4`, `time 100` (milliseconds), `2+0.02`; a bare number counts nodes.
    fn limit(&mut self, text: &str) -> Result<(), SpecError> {
        let words: Vec<&str> = text.split([' ', '=']).filter(|word| !word.is_empty()).collect();
        let (key, value) = match words[..] {
            [number] if number.contains(['+', '/', ':']) => ("tc", number),
            [number] => ("nodes", number),
            [number, key] if number.starts_with(|c: char| c.is_ascii_digit()) => (key, number),
            [key, number] => (key, number),
            _ => return Err(SpecError::NoLimit(text.to_owned())),
        };
        let key = match key {
            "time" | "ms" | "tempo" => "movetime",
            "nós" | "nos" => "nodes",
            "profundidade" => "depth",
            "nodes" | "depth" | "movetime" | "tc" => key,
            _ => return Err(SpecError::NoLimit(text.to_owned())),
        };
        self.set(key, value)
    }

    /// A heuristic set as a contestant; of options it has its own few.
    fn seat(self, mut pupil: Pupil, set: &str, patterns: Option<&str>) -> Result<Contestant, SpecError> {
        for (key, value) in &self.options {
            let bad = || SpecError::BadValue { key: key.clone(), value: value.clone() };
            match key.to_ascii_lowercase().as_str() {
                "seed" => pupil.seed = value.parse().map_err(|_| bad())?,
                "draw" => {
                    let draw = value.parse().ok().filter(|draw: &i32| draw.abs() <= 100);
                    pupil.draw = draw.ok_or_else(bad)?;
                }
                "profile" => {
                    let known = Profile::ALL.into_iter().find(|one| one.name().eq_ignore_ascii_case(value));
                    pupil.profile = known.ok_or_else(bad)?;
                }
                _ => return Err(SpecError::NoSuchOption(key.clone())),
            }
        }
        let stem = |path: &str| {
            Path::new(path).file_stem().map_or(path.to_owned(), |name| name.to_string_lossy().into())
        };
        let base = match pupil.mind.set() {
            _ if set.is_empty() => MATERIAL.to_owned(),
            Some(set) => set.title().to_owned(),
            None => set.to_uppercase(),
        };
        let usual = patterns.map_or(base.clone(), |patterns| format!("{base} + {}", stem(patterns)));
        let pace = Some(self.pace).filter(|pace| !pace.is_empty());
        Ok(Contestant { name: self.name.unwrap_or(usual), kind: Kind::Pupil(pupil), pace })
    }
}

/// The words of a command; blanks between quotation marks are part of a word.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut quote = None;
    let mut is_begun = false;
    for c in text.chars() {
        match quote {
            Some(mark) if c == mark => quote = None,
            None if c == '"' || c == '\'' => {
                quote = Some(c);
                is_begun = true;
            }
            None if c.is_whitespace() => {
                if is_begun {
                    words.push(std::mem::take(&mut word));
                }
                is_begun = false;
            }
            _ => {
                word.push(c);
                is_begun = true;
            }
        }
    }
    if is_begun {
        words.push(word);
    }
    words
}

#[cfg(test)]
mod tests {
    use lucena_engine::Options;

    use super::*;
    use crate::classroom::Mind;

    /// An engine whose only option is `Hash`; sets without files.
    struct Bare;

    impl Wardrobe for Bare {
        fn own(&self, settings: &[(String, String)]) -> Result<Kind, SpecError> {
            let mut options = Options::default();
            for (key, value) in settings {
                let bad = || SpecError::BadValue { key: key.clone(), value: value.clone() };
                match key.as_str() {
                    "Hash" => options.hash_mebibytes = value.parse().map_err(|_| bad())?,
                    _ => return Err(SpecError::NoSuchOption(key.clone())),
                }
            }
            Ok(Kind::Own(options))
        }

        fn pupil(&self, set: &str, patterns: Option<&str>) -> Result<Option<Pupil>, SpecError> {
            let mind = match (set, patterns) {
                ("", Some(_)) => Some(Mind::material()),
                _ if set.ends_with(".dhjog") => Some(Mind::material()),
                _ => Mind::built_in(set),
            };
            Ok(mind.map(|mind| Pupil::new(mind, 1)))
        }
    }

    fn parse(text: &str) -> Result<Contestant, SpecError> {
        super::parse(text, &Bare)
    }

    #[test]
    fn heuristic_sets_have_names_patterns_and_limits() {
        let nodes = |nodes| Some(Pace::nodes(nodes));
        for (text, name, pace) in [
            ("Ana = ana.dhjog", "Ana", None),
            ("Ana=ana.dhjog @ 300", "Ana", nodes(300)),
            ("x/ana.dhjog + forks.pat @ nodes 300", "MATERIAL + forks", nodes(300)),
            ("+ forks.pat @ 300 nodes", "MATERIAL + forks", nodes(300)),
            ("aleatorio", "ALEATORIO", None),
            ("Sorte = ALEATÓRIO @ depth 3", "Sorte", Some(Pace { depth: Some(3), ..Pace::default() })),
            ("MATERIAL,seed=7,profile=Sport,draw=-20", "MATERIAL", None),
        ] {
            let contestant = parse(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
            assert_eq!((contestant.name.as_str(), contestant.pace), (name, pace), "{text}");
            assert!(matches!(contestant.kind, Kind::Pupil(_)), "{text}");
        }
        let Kind::Pupil(pupil) = parse("MATERIAL,seed=7,profile=Sport,draw=-20").expect("good").kind else {
            panic!("a set")
        };
        assert_eq!((pupil.seed, pupil.profile, pupil.draw), (7, Profile::Sport, -20));
        for text in ["a.dhjog @ now", "a.dhjog @ 3 wishes", "a.dhjog @"] {
            assert!(matches!(parse(text), Err(SpecError::NoLimit(_) | SpecError::BadValue { .. })), "{text}");
        }
        assert_eq!(parse("MATERIAL,Hash=3").err(), Some(SpecError::NoSuchOption("Hash".to_owned())));
        let engine = parse("Old = lucena, Hash=64 @ 2+0.02").expect("good");
        assert_eq!((engine.name.as_str(), engine.pace.is_some()), ("Old", true));
        let program = parse("/opt/x --book=no").expect("good");
        assert_eq!(program.name, "x");
    }

    #[test]
    fn our_own_engine_has_its_options() {
        let contestant = parse("lucena,Hash=64,name=new,nodes=5_000").expect("a good line");
        assert_eq!(contestant.name, "new");
        assert_eq!(contestant.pace, Some(Pace::nodes(5000)));
        assert!(matches!(contestant.kind, Kind::Own(options) if options.hash_mebibytes == 64));
    }

    #[test]
    fn programs_have_arguments_protocol_and_options() {
        let contestant = parse("\"/opt/my engine/x\" --uci,protocol=xboard,Own Book=false,tc=10+0.1")
            .expect("a good line");
        assert_eq!((contestant.name.as_str(), contestant.pace.is_some()), ("x", true));
        let Kind::Program(program) = contestant.kind else { panic!("a program") };
        assert_eq!(program.path, PathBuf::from("/opt/my engine/x"));
        assert_eq!(
            (program.arguments.as_slice(), program.protocol),
            (&["--uci".to_owned()][..], Protocol::XBoard)
        );
        assert_eq!(program.options, [("Own Book".to_owned(), "false".to_owned())]);
    }

    #[test]
    fn mistakes_are_named() {
        let bad =
            |key: &str, value: &str| SpecError::BadValue { key: key.to_owned(), value: value.to_owned() };
        for (text, error) in [
            ("", SpecError::Empty),
            ("  ,Hash=1", SpecError::Empty),
            ("lucena,Hash", SpecError::NoValue("Hash".to_owned())),
            ("lucena,Hash=lots", bad("Hash", "lots")),
            ("lucena,Contempt=3", SpecError::NoSuchOption("Contempt".to_owned())),
            ("x,protocol=telepathy", bad("protocol", "telepathy")),
            ("x,tc=never", bad("tc", "never")),
            ("x,nodes=0", bad("nodes", "0")),
        ] {
            assert_eq!(parse(text).map(|contestant| contestant.name), Err(error), "{text}");
        }
    }

    #[test]
    fn namesakes_are_told_apart() {
        let mut all =
            ["lucena", "lucena", "x,name=lucena 2", "lucena"].map(|text| parse(text).expect("good"));
        tell_apart(&mut all);
        assert_eq!(all.map(|one| one.name), ["lucena", "lucena 2", "lucena 2 2", "lucena 3"]);
    }
}
