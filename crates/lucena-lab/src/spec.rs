//! A contestant in one line of text: `lucena,Hash=64`, `/usr/games/gnuchess --uci,name=gnu,tc=10+0.1`.
//!
//! First the command (`lucena` is our own engine in this process), then settings: `name`, `protocol`, `dir`,
//! `tc`, `movetime`, `nodes` and `depth` are ours, everything else is an option of the engine.

use std::path::{Path, PathBuf};
use std::time::Duration;

use lucena_engine::Options;

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
    /// Our own engine cannot be set so, for the reason given in words.
    Refused(String),
}

/// Makes the options of our own engine out of settings; whoever knows the table of options does it.
pub type OwnOptions<'a> = &'a dyn Fn(&[(String, String)]) -> Result<Options, SpecError>;

/// The contestant that a line describes.
///
/// # Errors
/// If the line is empty, or a setting is wrong.
pub fn parse(text: &str, own: OwnOptions<'_>) -> Result<Contestant, SpecError> {
    let mut parts = text.split(',');
    let words = words(parts.next().unwrap_or_default());
    let Some((command, arguments)) = words.split_first() else { return Err(SpecError::Empty) };
    let mut settings = Settings::default();
    for part in parts {
        let (key, value) = part.split_once('=').ok_or_else(|| SpecError::NoValue(part.to_owned()))?;
        settings.set(key.trim(), value.trim())?;
    }
    let is_own = command == OWN && arguments.is_empty();
    let kind = match is_own {
        true => Kind::Own(own(&settings.options)?),
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
    use super::*;

    /// An engine whose only option is `Hash`.
    fn own(settings: &[(String, String)]) -> Result<Options, SpecError> {
        let mut options = Options::default();
        for (key, value) in settings {
            let bad = || SpecError::BadValue { key: key.clone(), value: value.clone() };
            match key.as_str() {
                "Hash" => options.hash_mebibytes = value.parse().map_err(|_| bad())?,
                _ => return Err(SpecError::NoSuchOption(key.clone())),
            }
        }
        Ok(options)
    }

    fn parse(text: &str) -> Result<Contestant, SpecError> {
        super::parse(text, &own)
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
