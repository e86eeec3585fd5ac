//! The gates a claim must pass before it may be said.
//!
//! Polarity: praise only for good moves, blame only for bad ones. Realization: a tactic must be seen to work.
//! Persistence: what is said to last must last. Terms: what is said to improve must improve where the line settles.

use lucena_chess::{Bitboard, Position, Role, attacks};
use lucena_eval::{Component, Verdict};
use lucena_facts::{PawnStructure, material};

use crate::claim::{Claim, Param, Proof};
use crate::consequence;
use crate::detect;
use crate::evidence::Evidence;
use crate::level::Level;
use crate::odds::{Standing, win_percent};
use crate::primitives::{self, Phase};
use crate::results::{self, Known};
use crate::scene::Scene;
use crate::slot::Slot;
use crate::theme::{Category, Polarity, Theme};

/// What became of a claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ruling {
    /// It was said, with this template.
    Said(String),
    /// A gate held it back.
    Gated(&'static str),
    /// Another claim says it better.
    Dominated,
    /// A proof failed.
    Refuted,
    /// It might have been said, but there was no room.
    Unsaid,
}

impl Ruling {
    /// The word used in logs and JSON.
    pub fn key(&self) -> String {
        match self {
            Ruling::Said(_) => "said".to_owned(),
            Ruling::Gated(rule) => format!("gated:{rule}"),
            Ruling::Dominated => "dominated".to_owned(),
            Ruling::Refuted => "refuted".to_owned(),
            Ruling::Unsaid => "unsaid".to_owned(),
        }
    }
}

/// The chances a threat must win if the other side passes, in percentage points.
const THREAT_GAIN: f64 = 5.0;
/// A game that is saved has a score no further from zero than this.
const LEVEL: i32 = 40;
/// The losses from which a move is a mistake and a blunder, in percentage points.
const MISTAKE: f64 = 10.0;
const BLUNDER: f64 = 15.0;
/// How far a term must move to bear a claim, in centipawns.
const TERM_CHANGE: i32 = 10;

/// The price of a good move may be named to advanced readers.
pub fn is_price(evidence: &Evidence, theme: Theme) -> bool {
    !evidence.is_faulted() && theme.can_be_price()
}

/// Whether a claim passes all gates that concern it alone; if not, why.
pub fn pass(claim: &Claim, evidence: &Evidence, level: Level) -> Result<(), Ruling> {
    let faulted = evidence.is_faulted();
    let fits = match claim.theme.polarity() {
        // What the better move would have done is no blame.
        _ if claim.theme == Theme::MissesIdea => true,
        _ if matches!(claim.theme, Theme::EndsWorse | Theme::DrivenBack) => true,
        _ if matches!(claim.theme, Theme::GivesSquare | Theme::Neglects) => true,
        // What the better move would have won is worth knowing of a good one, too.
        _ if claim.theme == Theme::GainsPiece => faulted || evidence.is_second_best() || evidence.is_slower(),
        // What is usually played is worth knowing above all to whoever played something worse.
        _ if claim.theme == Theme::LeavesTheory => true,
        Polarity::Positive => !faulted,
        Polarity::Negative => faulted || (level == Level::Advanced && is_price(evidence, claim.theme)),
    };
    if !fits {
        return Err(Ruling::Gated("polarity"));
    }
    // Where the game is decided either way, no weak pawn and no passive piece is the reason of anything.
    let is_decided = faulted && evidence.is_decided() && is_minor(claim.theme);
    if is_too_small(claim.theme, evidence.loss()) || is_decided {
        return Err(Ruling::Gated("small"));
    }
    if !fits_pawn_ending(claim.theme, &evidence.scene) {
        return Err(Ruling::Gated("pawn-ending"));
    }
    if !is_true_to_result(claim.theme, evidence) {
        return Err(Ruling::Gated("result"));
    }
    realized(claim, evidence)?;
    if claim.theme.must_persist() && !persists(claim, evidence) {
        return Err(Ruling::Gated("persistence"));
    }
    confirmed_by_line(claim, evidence)?;
    confirmed_by_term(claim, evidence)
}

/// Whether a theme is too small a matter to be the reason of a loss of so many points: a knight on the rim costs nobody the game.
fn is_too_small(theme: Theme, loss: f64) -> bool {
    match theme {
        Theme::KnightOnRim
        | Theme::PassivePiece
        | Theme::SamePieceTwice
        | Theme::GivesUpBishopPair
        | Theme::TradesWhenBehind
        // That a figure is worse says nothing that a player could see.
        | Theme::WorseTerm => MISTAKE <= loss,
        Theme::WeakensKingShelter => BLUNDER <= loss,
        _ => false,
    }
}

/// With few pieces, and all the more with kings and pawns only, words of the middle game are out of place.
fn fits_pawn_ending(theme: Theme, scene: &Scene) -> bool {
    let pos = &scene.before;
    let is_of_opening = matches!(
        theme,
        Theme::PawnCenterControl | Theme::SpaceGain | Theme::ColorComplex | Theme::PrematureAttack
    );
    if is_of_opening && scene.phase() == Phase::Endgame {
        return false;
    }
    let is_of_middle_game = match theme {
        Theme::PawnCenterControl
        | Theme::PawnSupport
        | Theme::SpaceGain
        | Theme::MinorityAttack
        | Theme::ColorComplex
        | Theme::PositionalFlexibility
        | Theme::Development
        | Theme::PrematureAttack
        | Theme::WorseTerm
        | Theme::StructurePlan
        | Theme::TiesDefender
        | Theme::PreparesPlan => true,
        // Mates are mates, and a king that is cut off is a matter of the ending.
        Theme::Checkmate | Theme::MateInN | Theme::AllowsMate | Theme::MissesMate => false,
        _ => matches!(theme.category(), Category::KingSafety | Category::PieceActivity),
    };
    !(detect::is_pawn_ending(pos) && is_of_middle_game)
}

/// With five men or fewer the result is a fact: what is said about it must agree with what is known, and where nothing is known
/// it is not said.
fn is_true_to_result(theme: Theme, evidence: &Evidence) -> bool {
    let few = evidence.scene.before.occupied().count() <= results::MOST_MEN;
    let after = evidence.results.as_ref().map(|results| results.after);
    match theme {
        // A stalemate at the end of a line saves the game only if the other side has nothing better.
        Theme::StalemateTrick if !few => evidence.played.centipawns().abs() <= LEVEL,
        _ if !few => true,
        // What is known exactly is said by the theme of results, and better.
        Theme::OnlyMove => false,
        Theme::Fortress | Theme::StalemateTrick => after == Some(Known::Drawn),
        Theme::Philidor | Theme::WrongBishop | Theme::OppositeBishops => {
            after.is_none_or(|after| after == Known::Drawn)
        }
        Theme::QueenAgainstPawn | Theme::Zugzwang => after.is_some(),
        // That nobody gains anything is only how it looks: rook and knight win against a rook now and then.
        Theme::Waits => after == Some(Known::Drawn),
        // A trade leads to victory only if what is left of it wins.
        Theme::ExchangeWhenAhead => after == Some(Known::Won),
        Theme::Lucena | Theme::KeySquare => after.is_none_or(|after| after == Known::Won),
        _ => true,
    }
}

fn realized(claim: &Claim, evidence: &Evidence) -> Result<(), Ruling> {
    // Whoever is mated by force has no time to carry out a threat.
    let is_threat = matches!(claim.proof, Proof::NullMove { .. })
        || matches!(claim.theme, Theme::ThreatensQueen | Theme::CreatesThreat);
    if is_threat
        && claim.theme.polarity() == Polarity::Positive
        && matches!(evidence.played, Verdict::Mate(..=-1))
    {
        return Err(Ruling::Gated("realization"));
    }
    if !claim.theme.must_be_realized() || claim.realized {
        return Ok(());
    }
    match claim.theme {
        Theme::ThreatensQueen | Theme::CreatesThreat => {
            let Some(idea) = &evidence.our_idea else {
                // Nobody searched a passed turn; that the piece runs away at once shows the threat as well.
                let runs = evidence.scene.line.get(1).is_some_and(|reply| {
                    Some(reply.from()) == claim.square(Slot::TargetSquare) && !reply.is_capture()
                });
                return if runs { Ok(()) } else { Err(Ruling::Gated("realization")) };
            };
            let gain = win_percent(idea.verdict) - win_percent(evidence.played);
            // Where chances are already at the end of the scale a threat cannot show in them.
            let decided = 95.0 <= win_percent(evidence.played);
            if THREAT_GAIN <= gain || decided { Ok(()) } else { Err(Ruling::Refuted) }
        }
        _ if matches!(claim.proof, Proof::EveryReply { .. } | Proof::NullMove { .. }) => Ok(()),
        _ => Err(Ruling::Gated("realization")),
    }
}

/// Whether a structural claim still holds where the line settles.
fn persists(claim: &Claim, evidence: &Evidence) -> bool {
    let scene = &evidence.scene;
    let leaf = scene.settled();
    let pawns = |pos: &Position| *PawnStructure::new(pos).side(scene.us);
    match claim.theme {
        Theme::CreatesPassedPawn => claim.square(Slot::To).is_some_and(|square| {
            let file = Bitboard::file(square.file());
            let grown = leaf.pieces(scene.us, Role::Pawn).count()
                < scene.after.pieces(scene.us, Role::Pawn).count()
                && scene.line.iter().step_by(2).any(|mv| mv.is_promotion());
            pawns(&leaf).passed.intersects(file) || grown
        }),
        Theme::ConnectedPassers => 2 <= (pawns(&leaf).passed).count(),
        Theme::DoubledPawns => {
            let file = Bitboard::file(scene.to.file());
            2 <= (pawns(&leaf).pawns & file).count()
        }
        Theme::IsolatedPawn => claim
            .square(Slot::To)
            .is_some_and(|square| pawns(&leaf).isolated.intersects(Bitboard::file(square.file()))),
        Theme::BackwardPawn => {
            claim.square(Slot::Square).is_some_and(|square| pawns(&leaf).backward.contains(square))
        }
        // A bishop taken on the way to a trade is no pair won: it counts where the captures are over.
        Theme::BishopPair => {
            let ahead = |pos: &Position| {
                material::has_bishop_pair(pos, scene.us) && !material::has_bishop_pair(pos, scene.them)
            };
            ahead(&leaf) && scene.positions.last().is_none_or(ahead)
        }
        // A battery that is traded off at once never fired.
        Theme::Battery => scene.positions.iter().skip(2).take(2).all(|pos| {
            (claim.squares & scene.after.color(scene.us)).into_iter().all(|square| {
                pos.piece_on(square) == scene.after.piece_on(square) || pos.color(scene.us).contains(square)
            })
        }),
        Theme::GivesUpBishopPair => !material::has_bishop_pair(&leaf, scene.us),
        Theme::BadBishop => {
            claim.square(Slot::To).is_some_and(|square| leaf.pieces(scene.us, Role::Bishop).contains(square))
        }
        _ => true,
    }
}

/// Whether the line of play bears out what exchanges alone promise.
fn confirmed_by_line(claim: &Claim, evidence: &Evidence) -> Result<(), Ruling> {
    let scene = &evidence.scene;
    let settled = scene.settled_balance() - scene.debt();
    let confirmed = match claim.theme {
        Theme::CaptureWinsMaterial => {
            // Without a history a capture that only restores the balance was a recapture, most likely.
            let known = scene.history.as_ref().is_some_and(|history| !history.plies.is_empty());
            let restores = !known && primitives::material_balance(&scene.after, scene.us) == 0;
            (100 <= settled && !restores) || scene.after.is_checkmate()
        }
        Theme::HangingCapture => 100 <= settled || scene.after.is_checkmate(),
        // A side that stands better though material is missing is not behind.
        Theme::TradesWhenBehind if 50.0 <= win_percent(evidence.best) => false,
        Theme::EvenExchange | Theme::ExchangeWhenAhead | Theme::TradesWhenBehind => {
            scene.line.get(1).is_none_or(|reply| reply.to() == scene.to)
        }
        // A pin that stood before is made use of by the piece that comes, not by whatever else is played.
        Theme::ExploitsPin => {
            let named = [claim.square(Slot::VictimSquare), claim.square(Slot::PieceSquare)];
            let hits = claim
                .square(Slot::TargetSquare)
                .is_some_and(|square| primitives::attacks_from(&scene.after, scene.to).contains(square));
            named.contains(&Some(scene.to)) || hits
        }
        Theme::WinsMaterialByForce => consequence::score_agrees(scene, evidence.played.centipawns()),
        Theme::Recapture => 0 <= settled + scene.debt(),
        // What is given must be taken at once, and must be worth it: the side that is lost anyway gives nothing up.
        Theme::Sacrifice => {
            let given = (claim.params.get(&Slot::Piece), claim.square(Slot::TargetSquare));
            let taken = scene.line.get(1).and_then(|&reply| primitives::captured(&scene.after, reply));
            let taken = taken.is_some_and(|(role, square)| given == (Some(&Param::Role(role)), Some(square)));
            // An answer to a check is no gift.
            let free = taken && !scene.before.is_check();
            // Without the line that shows what it is given for, it may have been a trade.
            let shown = claim.params.contains_key(&Slot::Line);
            // A piece that is given for good is missing at the end, whole or nearly so.
            let real = claim.params.get(&Slot::Real) == Some(&Param::Flag(true));
            let shown = shown && (!real || is_missing(claim, scene.settled_balance()));
            evidence.loss() <= 2.0 && free && shown && 40.0 <= win_percent(evidence.played)
        }
        Theme::ExchangeSacrifice => {
            let taken = scene.line.get(1).is_some_and(|reply| reply.to() == scene.to);
            taken && evidence.loss() <= 2.0 && 40.0 <= win_percent(evidence.played)
        }
        // While they are in check nothing can be taken, which protects nothing.
        // And whoever is in check answers it first of all.
        // Whoever takes the attacker captures: that is said as such.
        Theme::DefendsAttackedPiece => {
            let takes_attacker = scene.captured.is_some_and(|(_, square)| claim.squares.contains(square));
            !scene.gives_check() && !scene.before.is_check() && !takes_attacker
        }
        // Where only pawns and a few pieces are left, pawns race and do not besiege.
        Theme::MinorityAttack => scene.phase() != Phase::Endgame,
        // Whoever stands worse is not helped by a pattern of won endings.
        Theme::Lucena | Theme::OutsidePasser | Theme::Breakthrough | Theme::Triangulation => {
            60.0 <= win_percent(evidence.played)
        }
        // A pawn that promotes all the same was not held up.
        Theme::StopsPawn => {
            let runs = scene.line.iter().skip(1).step_by(2).any(|mv| mv.is_promotion());
            !runs && Standing::by(evidence.played) != Standing::Lost
        }
        // The names of combinations are for those that pay.
        Theme::Deflection
        | Theme::Attraction
        | Theme::Interference
        | Theme::Clearance
        | Theme::Skewer
        | Theme::DiscoveredAttack => scene.pays_off(),
        Theme::Battery => has_aim(claim, scene),
        // Who takes back there, or takes when few pieces are left, does not strike at a king.
        Theme::AttacksF2F7 => scene.debt() == 0 && scene.phase() != Phase::Endgame,
        // An attack that only trades is none.
        Theme::ExposedKing | Theme::WingAttack => 60.0 <= win_percent(evidence.played),
        _ => true,
    };
    if confirmed { Ok(()) } else { Err(Ruling::Refuted) }
}

/// Whether the two pieces of a battery look at a piece of the enemy's or at its king's surroundings.
fn has_aim(claim: &Claim, scene: &Scene) -> bool {
    let (Some(to), Some(partner)) = (claim.square(Slot::To), claim.square(Slot::SliderSquare)) else {
        return false;
    };
    let ahead = |square| primitives::relative_rank(scene.us, square);
    let (rear, front) = if ahead(to) < ahead(partner) { (to, partner) } else { (partner, to) };
    let aim = primitives::attacks_from(&scene.after, front) & attacks::line(rear, front);
    let beyond = aim - attacks::between(rear, front);
    beyond.intersects(
        primitives::pieces(&scene.after, scene.them) | primitives::king_zone(&scene.after, scene.them),
    )
}

/// Whether the balance lacks the piece that a claim speaks of, but for a pawn and a half.
fn is_missing(claim: &Claim, balance: i32) -> bool {
    const ABOUT: i32 = 150;
    match claim.params.get(&Slot::Piece) {
        Some(Param::Role(role)) => balance <= ABOUT - primitives::value(*role),
        _ => false,
    }
}

/// The component of the evaluation that must bear out a positional claim.
const fn term_of(theme: Theme) -> Option<Component> {
    Some(match theme {
        Theme::MobilityGain | Theme::WorstPieceImprovement | Theme::PositionalFlexibility => {
            Component::Mobility
        }
        Theme::PassivePiece | Theme::Battery | Theme::SpaceGain => Component::Mobility,
        Theme::ImprovesKingSafety | Theme::KingZonePressure | Theme::ColorComplex => Component::KingSafety,
        Theme::PieceCentralization | Theme::Outpost | Theme::LongDiagonal => Component::PieceSquare,
        _ => return None,
    })
}

fn confirmed_by_term(claim: &Claim, evidence: &Evidence) -> Result<(), Ruling> {
    let Some(component) = term_of(claim.theme) else { return Ok(()) };
    let change = evidence.term_change(component);
    let confirmed = match claim.theme.polarity() {
        Polarity::Positive => TERM_CHANGE <= change,
        Polarity::Negative => change <= -TERM_CHANGE,
    };
    if confirmed { Ok(()) } else { Err(Ruling::Refuted) }
}

/// Whether a theme is a small thing beside a loss of material or a mate.
const fn is_minor(theme: Theme) -> bool {
    matches!(
        theme,
        Theme::PassivePiece
            | Theme::KnightOnRim
            | Theme::SamePieceTwice
            | Theme::PrematureAttack
            | Theme::BackwardPawn
            | Theme::IsolatedPawn
            | Theme::DoubledPawns
            | Theme::BadBishop
            | Theme::GivesUpBishopPair
            | Theme::WorseTerm
    )
}

/// Whether a claim is sure, and its line short enough to be said.
fn is_told(claim: &Claim) -> bool {
    const SURE: f32 = 0.9;
    const SHORT: usize = 7;
    let line = match claim.params.get(&Slot::Line) {
        Some(Param::WholeLine(_, moves)) => moves.len() <= SHORT,
        Some(Param::Moves(..)) => true,
        _ => false,
    };
    SURE <= claim.confidence && line
}

/// Which themes make which others superfluous when they are about the same thing.
pub fn dominates(strong: &Claim, weak: &Claim) -> bool {
    use Theme::{
        AdvancedPawn, AllowsMate, BackRankThreat, Castling, Check, Checkmate, CreatesThreat, Development,
        DiscoveredAttack, DiscoveredCheck, DoubleCheck, EvenExchange, ExchangeWhenAhead, Fork, GainsTempo,
        HangingCapture, HangsMaterial, IgnoresThreat, ImprovesKingSafety, KnightCentralControl, MateInN,
        MateThreat, MobilityGain, PieceCentralization, Promotion, Recapture, RookActivation, RookOpenFile,
        Skewer, ThreatensQueen, WinsMaterialByForce, WorstPieceImprovement,
    };
    let (strong_theme, weak_theme) = (strong.theme, weak.theme);
    if weak_theme == Theme::Pattern {
        // What a detector of our own says, or a tactic on the same squares, need not be said again as a pattern.
        let same = weak.params.get(&Slot::Theme) == Some(&Param::Theme(strong_theme));
        let tactic = strong_theme.category() == Category::TacticalMotifs && strong_theme != Check;
        return same || strong_theme == Checkmate || (tactic && (strong.squares & weak.squares).count() >= 2);
    }
    if strong_theme == weak_theme {
        return false;
    }
    // The threat that was parried is said with its name; that the piece was attacked follows.
    if strong_theme == Theme::SavesMaterial && weak_theme == Theme::DefendsAttackedPiece {
        let escapes = weak.params.get(&Slot::Escapes) == Some(&Param::Flag(true));
        return escapes || strong.square(Slot::TargetSquare) == weak.square(Slot::TargetSquare);
    }
    // A guard that may not take back is told with what ties it: naming the pin says it twice.
    if strong_theme == Theme::TiedGuard && weak_theme == Theme::AllowsTactic {
        return weak.params.get(&Slot::Theme) == Some(&Param::Theme(Theme::ExploitsPin));
    }
    // Whoever is driven back was attacked: the threat need not be said again.
    if strong_theme == Theme::DrivenBack && matches!(weak_theme, Theme::AllowsIdea | Theme::MissesIdea) {
        let first = |claim: &Claim, slot| match claim.params.get(&slot) {
            Some(Param::Moves(_, moves) | Param::WholeLine(_, moves)) => moves.first().copied(),
            _ => None,
        };
        return first(strong, Slot::Line) == first(weak, Slot::Best);
    }
    // What the end of the line shows need not be said of the move again.
    if strong_theme == Theme::EndsWorse {
        let same = match weak_theme {
            Theme::ForfeitsCastling => "castling",
            Theme::BackwardPawn => "backward",
            Theme::IsolatedPawn => "isolated",
            Theme::DoubledPawns => "doubled",
            _ => "",
        };
        if strong.params.get(&Slot::Keeps) == Some(&Param::Word(same)) {
            return true;
        }
    }
    // Beside what decides, small matters only distract.
    if is_minor(weak_theme) && strong_theme.tells_why() && is_told(strong) {
        return true;
    }
    // Where anything else can be said of a move, it does not only wait.
    if weak_theme == Theme::Waits {
        return strong_theme != Theme::Plan;
    }
    // The claim of a mate has its name.
    if strong_theme == Checkmate {
        return true;
    }
    let table: &[Theme] = match strong_theme {
        MateInN => return weak_theme.yields_to_mate(),
        DoubleCheck => &[DiscoveredCheck, Check, DiscoveredAttack],
        DiscoveredCheck | DiscoveredAttack => &[Check],
        Fork => &[ThreatensQueen, CreatesThreat, Check],
        Skewer => &[CreatesThreat, ThreatensQueen],
        Theme::CaptureWinsMaterial => &[EvenExchange, WinsMaterialByForce, Recapture],
        HangingCapture => &[Theme::CaptureWinsMaterial, WinsMaterialByForce, EvenExchange],
        Promotion => &[Theme::PassedPawnAdvance, AdvancedPawn, WinsMaterialByForce],
        Castling => &[ImprovesKingSafety, RookActivation, RookOpenFile],
        // What a move is for in its opening says more than that it brings out a piece or takes a square.
        Theme::OpeningIdea => &[
            Development,
            KnightCentralControl,
            PieceCentralization,
            Theme::PawnCenterControl,
            Theme::PawnBreak,
            Theme::LongDiagonal,
            Theme::GainsTempo,
            Theme::SpaceGain,
            MobilityGain,
        ],
        GainsTempo => &[Development, ThreatensQueen, CreatesThreat, Check],
        KnightCentralControl => &[PieceCentralization],
        WorstPieceImprovement => &[MobilityGain],
        RookOpenFile => &[RookActivation],
        BackRankThreat => &[MateThreat],
        // A mate that takes long does not hide that a piece stands there to be taken.
        AllowsMate if strong.number(Slot::Count).is_some_and(|moves| 3 <= moves) => {
            &[HangsMaterial, Theme::AllowsTactic, Theme::LosesMaterial, IgnoresThreat]
        }
        AllowsMate => &[
            HangsMaterial,
            Theme::AllowsTactic,
            Theme::LosesMaterial,
            IgnoresThreat,
            Theme::Outnumbered,
            Theme::TakesGuarded,
        ],
        Theme::MissesMate => &[Theme::MissesTactic, Theme::MissesMaterial, Theme::CouldTake],
        Theme::AllowsTactic => &[HangsMaterial, IgnoresThreat],
        HangsMaterial => &[IgnoresThreat, Theme::LosesMaterial],
        Theme::GivesUpGuard
        | Theme::OpensLine
        | Theme::TiedGuard
        | Theme::ReleasesPin
        | Theme::Outnumbered
        | Theme::TakesGuarded => &[HangsMaterial, IgnoresThreat, Theme::LosesMaterial],
        Theme::CostsPiece => &[HangsMaterial],
        Theme::Underpromotion => &[Promotion, AdvancedPawn],
        Theme::PerpetualCheck | Theme::StalemateTrick => &[Check, Theme::Sacrifice],
        Theme::RemovesDefender => &[EvenExchange],
        WinsMaterialByForce => &[EvenExchange],
        // Whatever can be pointed at says more than that a figure of the evaluation is worse.
        Theme::EndsWorse
        | Theme::AllowsIdea
        | Theme::MissesIdea
        | Theme::GivesSquare
        | Theme::Neglects
        | Theme::Branch => &[Theme::WorseTerm],
        ExchangeWhenAhead => &[EvenExchange],
        Recapture => &[EvenExchange],
        Theme::ExchangeSacrifice => &[Theme::Sacrifice],
        Theme::OnlyMove => &[Theme::QuietMove],
        // Where there is no choice, nothing that the move does was chosen.
        Theme::OnlyLegalMove => return !matches!(weak_theme, Checkmate | MateInN),
        _ => &[],
    };
    table.contains(&weak_theme)
}
