//! What a reader has to say about the games of a text, kept together and numbered together.

use super::{Remark, Trouble};

/// What is to be said about games: those that could not be replayed, and those that were read all the same.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Complaints {
    /// The games that could not be replayed.
    pub troubles: Vec<Trouble>,
    /// What is to be said about others.
    pub remarks: Vec<Remark>,
}

impl Complaints {
    /// Adds the games that come before to all numbers of games.
    pub fn renumber(&mut self, before: u64) {
        self.troubles.iter_mut().for_each(|trouble| trouble.game += before);
        self.remarks.iter_mut().for_each(|remark| remark.game += before);
    }
}
