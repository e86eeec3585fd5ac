//! What has stood on the board before.

use super::Game;

impl Game {
    /// How often the present position has stood on the board, now included.
    ///
    /// Positions are the same if the same player is to move and the same moves are possible: castling rights
    /// count, and an en passant square counts only if a pawn may legally take there.
    pub fn repetitions(&self) -> usize {
        let now = self.position();
        // Nothing before the last capture or pawn move can come back.
        let reach = usize::from(now.half_moves()).min(self.positions().len() - 1);
        let recent = &self.positions()[self.positions().len() - 1 - reach..];
        recent.iter().rev().step_by(2).filter(|pos| pos.key() == now.key()).count()
    }
}
