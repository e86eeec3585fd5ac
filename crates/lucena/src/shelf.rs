//! What the user keeps, as commands and protocols see it: the data folder, and the patterns saved in the studio beside the
//! shipped ones.

#[cfg(feature = "studio")]
use std::path::PathBuf;
use std::sync::LazyLock;

#[cfg(feature = "studio")]
use lucena_lang::Source;
use lucena_lang::patlan::Library;
use lucena_text::Text;

/// The known patterns and, if those of the studio could not be read, why: in words, when there is a language.
type Shelf = (Library, Option<Box<dyn Fn(Text) -> String + Send + Sync>>);

static SHELF: LazyLock<Shelf> = LazyLock::new(read);

/// All known patterns: the shipped ones, and those that the user saved in the studio. They are read once; a pattern with
/// mistakes is left out, as in the studio.
pub(crate) fn library() -> &'static Library {
    &SHELF.0
}

/// Why the patterns of the studio are not among those known, if they could not be read.
pub(crate) fn trouble(text: Text) -> Option<String> {
    SHELF.1.as_ref().map(|words| words(text))
}

#[cfg(feature = "studio")]
fn read() -> Shelf {
    let path = folder().join("lucena.sqlite");
    match lucena_store::saved_patterns(&path) {
        Ok(patterns) if patterns.is_empty() => (Library::standard().clone(), None),
        Ok(patterns) => {
            let sources: Vec<Source> =
                patterns.into_iter().map(|pattern| Source::new(pattern.name, pattern.text)).collect();
            (Library::standard().extended(&sources).0, None)
        }
        Err(error) => {
            let words = move |text: Text| {
                let reason = lucena_server::words::store(&error, text);
                text.format("patlan-shelf-unreadable", lucena_text::args!["reason" => reason])
            };
            (Library::standard().clone(), Some(Box::new(words)))
        }
    }
}

#[cfg(not(feature = "studio"))]
fn read() -> Shelf {
    (Library::standard().clone(), None)
}

/// Where the user's data is: `LUCENA_HOME`, else the folder that the system has for such things.
#[cfg(feature = "studio")]
pub(crate) fn folder() -> PathBuf {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    folder("LUCENA_HOME")
        .or_else(|| folder("XDG_DATA_HOME").map(|home| home.join("lucena")))
        .or_else(|| cfg!(windows).then(|| folder("APPDATA").map(|home| home.join("Lucena"))).flatten())
        .or_else(|| {
            let home = folder("HOME")?;
            let inside = if cfg!(target_os = "macos") {
                "Library/Application Support/Lucena"
            } else {
                ".local/share/lucena"
            };
            Some(home.join(inside))
        })
        .unwrap_or_else(|| PathBuf::from("lucena-data"))
}
