//! How large the parts of a game may be before it is refused: set by the caller, so that the same reader
//! serves a researcher's file of many gigabytes and a text pasted into a web page.

/// The largest parts a game may have.
///
/// A game that exceeds one of them is skipped with a warning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadLimits {
    /// Bytes of one game, tags and comments included.
    pub game_bytes: usize,
    /// Bytes of one line of a tag.
    pub tag_bytes: usize,
    /// Tags of one game.
    pub tags: usize,
    /// Plies of the main line.
    pub plies: usize,
    /// Moves of the whole tree, variations included.
    pub nodes: usize,
    /// How deep variations may lie within variations.
    pub depth: usize,
}

impl ReadLimits {
    /// For files of the user's own choice: everything real games have, and much more.
    pub const GENEROUS: ReadLimits = ReadLimits {
        game_bytes: 8 << 20,
        tag_bytes: 8 << 10,
        tags: 1_000,
        plies: 20_000,
        nodes: 200_000,
        depth: 200,
    };

    /// For texts that come from strangers.
    pub const STRICT: ReadLimits = ReadLimits {
        game_bytes: 1 << 20,
        tag_bytes: 1 << 10,
        tags: 100,
        plies: 2_000,
        nodes: 20_000,
        depth: 50,
    };
}

impl Default for ReadLimits {
    fn default() -> ReadLimits {
        ReadLimits::GENEROUS
    }
}
