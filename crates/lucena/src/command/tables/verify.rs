//! Our distances to mate against the results of Syzygy tables: won, drawn and lost must agree everywhere.

use lucena_engine::{Endings, MateDistance, MateTables, Material, Outlook};

/// How a comparison came out.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Check {
    /// Positions that both know.
    pub(super) compared: u64,
    /// Those on which they do not agree.
    pub(super) different: u64,
}

/// Compares every position of a material, up to symmetry. That the fifty-move rule spoils a mate does not count.
pub(super) fn compare(tables: &MateTables, material: &Material, endings: &Endings) -> Check {
    let mut check = Check::default();
    tables.for_each_position(material, |pos, distance| {
        let Some(outlook) = endings.outlook(pos) else { return };
        let agrees = match distance {
            MateDistance::Draw => outlook == Outlook::Draw,
            MateDistance::Wins(_) => matches!(outlook, Outlook::Win | Outlook::CursedWin),
            MateDistance::Loses(_) => matches!(outlook, Outlook::Loss | Outlook::BlessedLoss),
        };
        check.compared += 1;
        check.different += u64::from(!agrees);
    });
    check
}
