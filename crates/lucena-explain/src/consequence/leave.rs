//! What the better move leaves to be taken: a reader who sees the better move asks about that first.

use super::blame::contrast;
use super::praise::Offered;
use crate::claim::{Claim, Param, Proof};
use crate::evidence::Evidence;
use crate::slot::Slot;
use crate::theme::Theme;

/// 200: after the better move something seems to hang, and taking it does not pay.
pub(super) fn better_offers(evidence: &Evidence) -> Option<Claim> {
    let (best, taken) = (evidence.best_scene.as_ref()?, evidence.better_offer.as_ref()?);
    let Offered { role, square, line, mates, .. } = Offered::new(best, taken, evidence.best)?;
    let whole = [&[best.mv], &line[..]].concat();
    let claim = contrast(evidence, Theme::BetterOffers, 0.90)?
        .with(Slot::Target, Param::Role(role))
        .with(Slot::TargetSquare, Param::Square(square))
        .with(Slot::Mates, Param::Flag(mates))
        .with(Slot::Line, Param::WholeLine(Box::new(best.after), line))
        .proved(Proof::Line { moves: whole, balance: 0 });
    Some(claim)
}
