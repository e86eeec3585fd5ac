//! Positions as other programs send them.

use lucena_chess::Position;
use lucena_chess::notation::{FenError, FenField, FenReason, FenRepair};

/// Reads a FEN as programs send it: the counters may be missing, impossible rights are dropped. But a field that would
/// have to be guessed, or moves without the word before them, are refused rather than silently left out.
pub(super) fn read_fen(fen: &str) -> Result<Position, FenError> {
    let (pos, repairs) = Position::from_fen_tolerant(fen)?;
    let guessed = repairs.iter().find_map(|repair| match *repair {
        FenRepair::Filled(field @ (FenField::Turn | FenField::Castling | FenField::EnPassant)) => Some(field),
        FenRepair::LeftOutExcess => Some(FenField::Excess),
        _ => None,
    });
    match guessed {
        None => Ok(pos),
        // The strict reading knows what is wrong with the field; if something else is wrong too, the field is named.
        Some(field) => match Position::from_fen(fen) {
            Err(error) if error.field == field => Err(error),
            _ if field == FenField::Excess => Err(FenError { field, reason: FenReason::TooManyFields }),
            _ => Err(FenError { field, reason: FenReason::Missing }),
        },
    }
}
