//! Proves claims again with other means: a board read from the FEN, plain legal moves, no detectors, no attack tables.
//!
//! A sentence is only as good as this check says: pieces stand where they are named, lines are legal and end as
//! claimed (`proofs`), and what the sentence states is so (`tactics` for tactics, `structure` for the rest).

mod board;
mod duties;
mod opening;
mod proofs;
mod quiet;
mod structure;
mod tactics;
mod theory;

use lucena_chess::{Move, Position, Role, Square};

use crate::claim::{Claim, Param};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::Theme;
use board::Board;

/// What a check found wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Falsehood {
    /// The theme of the claim.
    pub theme: Theme,
    /// What does not hold.
    pub problem: String,
}

/// What a check that found nothing wrong has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checked {
    /// What the sentence states was proved again by other means.
    Proved,
    /// Pieces and lines are right; what the sentence states rests on a search or on the evaluation alone.
    Unproved,
}

/// Checks a claim against the board.
///
/// # Errors
/// If something that it states does not hold.
pub fn recheck(claim: &Claim, scene: &Scene) -> Result<Checked, Falsehood> {
    let fail = |problem: String| Falsehood { theme: claim.theme, problem };
    for &(piece, square) in &claim.pieces {
        let stands = [Some(&scene.before), Some(&scene.after), scene.positions.last()].into_iter().flatten();
        if !stands.into_iter().any(|pos| pos.piece_on(square) == Some(piece)) {
            return Err(fail(format!("{piece} does not stand on {square}")));
        }
    }
    for (slot, param) in &claim.params {
        if let Param::Moves(start, moves) | Param::WholeLine(start, moves) = param
            && !is_legal_line(start, moves)
        {
            return Err(fail(format!("the line {} is not legal", slot.key())));
        }
    }
    proofs::check(claim, scene).map_err(fail)?;
    let view = View::new(claim, scene);
    match check_of(claim.theme) {
        Some(check) => check(&view).map(|()| Checked::Proved).map_err(fail),
        None => Ok(Checked::Unproved),
    }
}

type Check = fn(&View<'_>) -> Result<(), String>;

/// What proves a theme again. Every theme has its place here, so that none can pass unseen.
fn check_of(theme: Theme) -> Option<Check> {
    Some(match theme {
        Theme::Fork
        | Theme::PinAbsolute
        | Theme::PinRelative
        | Theme::Check
        | Theme::CaptureWinsMaterial
        | Theme::EvenExchange
        | Theme::ThreatensQueen
        | Theme::CreatesThreat
        | Theme::DefendsAttackedPiece
        | Theme::Checkmate
        | Theme::HangsMaterial
        | Theme::Skewer
        | Theme::DiscoveredAttack
        | Theme::DiscoveredCheck
        | Theme::DoubleCheck
        | Theme::XRay
        | Theme::RemovesDefender
        | Theme::Deflection
        | Theme::Overloading
        | Theme::OverloadsDefender
        | Theme::Attraction
        | Theme::Interference
        | Theme::Clearance
        | Theme::Intermezzo
        | Theme::TrappedPiece
        | Theme::HangingCapture
        | Theme::ExploitsPin
        | Theme::MateThreat
        | Theme::BackRankThreat
        | Theme::QuietMove
        | Theme::OnlyMove
        | Theme::Sacrifice
        | Theme::Desperado
        | Theme::Underpromotion
        | Theme::PerpetualCheck
        | Theme::StalemateTrick
        | Theme::CollinearMove
        | Theme::MateInN
        | Theme::Prophylaxis
        | Theme::ExchangeWhenAhead
        | Theme::ExchangeSacrifice
        | Theme::AllowsMate
        | Theme::MissesMate
        | Theme::AllowsTactic
        | Theme::MissesTactic
        | Theme::IgnoresThreat
        | Theme::TradesWhenBehind
        | Theme::LosesMaterial
        | Theme::MissesMaterial
        | Theme::AllowsPromotion
        | Theme::MissesPromotion
        | Theme::WinsMaterialByForce
        | Theme::SavesMaterial
        | Theme::AllowsDraw
        | Theme::Recapture
        | Theme::Offer
        | Theme::BetterOffers => tactics::check,
        Theme::RookActivation
        | Theme::MobilityGain
        | Theme::KnightCentralControl
        | Theme::RookOpenFile
        | Theme::RookSeventhRank
        | Theme::PawnCenterControl
        | Theme::Development
        | Theme::BishopPair
        | Theme::PieceCentralization
        | Theme::EarlyQueen
        | Theme::SamePieceTwice
        | Theme::PrematureAttack
        | Theme::PassivePiece
        | Theme::Outpost
        | Theme::Battery
        | Theme::GainsTempo
        | Theme::LongDiagonal
        | Theme::GivesUpBishopPair
        | Theme::BadBishop
        | Theme::KnightOnRim => structure::activity,
        Theme::CreatesPassedPawn
        | Theme::PassedPawnAdvance
        | Theme::PawnSupport
        | Theme::Promotion
        | Theme::DoubledPawns
        | Theme::IsolatedPawn
        | Theme::BackwardPawn
        | Theme::EnPassant
        | Theme::Blockade
        | Theme::MinorityAttack
        | Theme::PawnBreak
        | Theme::AdvancedPawn => structure::pawns,
        Theme::Castling
        | Theme::ImprovesKingSafety
        | Theme::KingZonePressure
        | Theme::WeakensKingShelter
        | Theme::ForfeitsCastling
        | Theme::AttacksF2F7
        | Theme::ExposedKing
        | Theme::WingAttack
        | Theme::ColorComplex
        | Theme::OpensLinesToOwnKing => structure::kings,
        Theme::KingEndgameActivity
        | Theme::Opposition
        | Theme::RookBehindPasser
        | Theme::KingCutoff
        | Theme::SquareOfPawn
        | Theme::PawnRace
        | Theme::KeySquare
        | Theme::StopsPawn
        | Theme::Lucena
        | Theme::Philidor
        | Theme::WrongBishop
        | Theme::OppositeBishops
        | Theme::OnlyLegalMove => structure::endings,
        Theme::GivesUpGuard
        | Theme::OpensLine
        | Theme::BlocksOwnKing
        | Theme::TiedGuard
        | Theme::ReleasesPin
        | Theme::Outnumbered
        | Theme::TakesGuarded
        | Theme::CouldTake
        | Theme::MatingNet
        | Theme::BetterParries
        | Theme::Branch
        | Theme::EndsWorse
        | Theme::CostsPiece
        | Theme::GainsPiece
        | Theme::GivesBack
        | Theme::DrivenBack => duties::check,
        Theme::GivesSquare | Theme::Neglects => opening::check,
        Theme::Waits => quiet::waits,
        Theme::MeetsTwoThreats
        | Theme::TiesDefender
        | Theme::ThreatLine
        | Theme::BothWin
        | Theme::Triangulation
        | Theme::Breakthrough
        | Theme::ConnectedPassers
        | Theme::OutsidePasser
        | Theme::QueenAgainstPawn
        | Theme::IntoPawnEnding
        | Theme::IntoLostEnding => theory::check,
        Theme::OpeningIdea | Theme::LeavesTheory => structure::ideas,
        Theme::TypicalBlunder => structure::warning,
        // The line is what it says; ideas of other moves are quoted, and the quoted claim is checked itself.
        Theme::Plan | Theme::MissesIdea | Theme::AllowsIdea => |_| Ok(()),
        Theme::Prepares
        | Theme::HeadsFor
        | Theme::DeniesSquare
        | Theme::ConnectsRooks
        | Theme::GuardsMore
        | Theme::KeepsGuard
        | Theme::OpensFile
        | Theme::WingForCenter
        | Theme::Unpins
        | Theme::AvoidsChecks
        | Theme::ActiveRook
        | Theme::RightCorner
        | Theme::WorstPieceImprovement
        | Theme::SpaceGain => quiet::check,
        // Searched, or measured by the evaluation, or found by the pattern matcher, which has an oracle of its own.
        Theme::PositionalFlexibility
        | Theme::Zugzwang
        | Theme::Fortress
        | Theme::WorseTerm
        | Theme::StructurePlan
        | Theme::PreparesPlan
        // Tables of endings vouch for these, and nothing else can.
        | Theme::KeepsResult
        | Theme::ThrowsResultAway
        | Theme::Pattern => return None,
    })
}

/// A claim with the boards it speaks of.
struct View<'a> {
    claim: &'a Claim,
    scene: &'a Scene,
    before: Board,
    after: Board,
}

impl<'a> View<'a> {
    fn new(claim: &'a Claim, scene: &'a Scene) -> View<'a> {
        View { claim, scene, before: Board::new(&scene.before), after: Board::new(&scene.after) }
    }

    /// A square that the claim names.
    fn square(&self, slot: Slot) -> Result<Square, String> {
        self.claim.square(slot).ok_or_else(|| format!("no square {}", slot.key()))
    }

    /// A number that the claim names.
    fn number(&self, slot: Slot) -> Result<i32, String> {
        self.claim.number(slot).ok_or_else(|| format!("no number {}", slot.key()))
    }

    /// Whether a flag of the claim is set.
    fn flag(&self, slot: Slot) -> bool {
        matches!(self.claim.params.get(&slot), Some(Param::Flag(true)))
    }

    /// The squares that the claim lists.
    fn squares(&self, slot: Slot) -> &[Square] {
        match self.claim.params.get(&slot) {
            Some(Param::Squares(squares)) => squares,
            _ => &[],
        }
    }

    /// The pieces that the claim lists.
    fn pieces(&self, slot: Slot) -> &[(Role, Square)] {
        match self.claim.params.get(&slot) {
            Some(Param::Pieces(pieces)) => pieces,
            _ => &[],
        }
    }

    /// The line that the claim shows.
    fn line(&self) -> Option<(&Position, &[Move])> {
        match self.claim.params.get(&Slot::Line) {
            Some(Param::Moves(start, moves) | Param::WholeLine(start, moves)) => Some((start, moves)),
            _ => None,
        }
    }

    /// The end of the line of play.
    fn last(&self) -> &Position {
        self.scene.positions.last().unwrap_or(&self.scene.after)
    }

    /// Where a piece of ours that now stands on a square stood before the move.
    fn came_from(&self, square: Square) -> Square {
        let castled = self.scene.mv.is_castle()
            && self.after.on(square) == Some((self.scene.us, Role::Rook))
            && self.before.on(square) != self.after.on(square);
        match square {
            // Castling is written as king takes rook.
            _ if castled => self.scene.mv.to(),
            _ if square == self.scene.to => self.scene.from,
            _ => square,
        }
    }
}

/// Holds, or says what does not.
fn holds(condition: bool, problem: &str) -> Result<(), String> {
    if condition { Ok(()) } else { Err(problem.to_owned()) }
}

fn is_legal_line(start: &Position, moves: &[Move]) -> bool {
    let mut pos = *start;
    moves.iter().all(|&mv| {
        let legal = pos.legal_moves().contains(&mv);
        if legal {
            pos = pos.after(mv);
        }
        legal
    })
}
