//! The detectors: pure functions that look at a scene and say what is there.
//!
//! No detector searches or evaluates. What they claim about consequences is proved by exchanges, by trying
//! every reply, or by the line of play in the scene; the gates decide later what may be said.

mod activity;
mod endgame;
mod forced;
mod keeping;
mod king;
mod lines;
mod material;
mod pawns;
mod pinning;
mod quiet;
mod rays;
mod strategy;
mod tactics;
mod technique;
mod theory;

use crate::claim::Claim;
use crate::scene::Scene;
use crate::theme::Theme;

pub use forced::is_forced_mate;
pub use tactics::fork_targets;
pub(crate) use theory::is_pawn_ending;

/// A detector: looks at a scene, and perhaps finds its theme there.
pub type Detector = fn(&Scene) -> Option<Claim>;

/// The detectors of the core catalogue, in the order of their numbers.
const CORE: &[(Theme, Detector)] = &[
    (Theme::RookActivation, activity::rook_activation),
    (Theme::MobilityGain, activity::mobility_gain),
    (Theme::KnightCentralControl, activity::knight_central_control),
    (Theme::RookOpenFile, activity::rook_open_file),
    (Theme::RookSeventhRank, activity::rook_seventh_rank),
    (Theme::PawnCenterControl, pawns::pawn_center_control),
    (Theme::Fork, tactics::fork),
    (Theme::PinAbsolute, pinning::pin_absolute),
    (Theme::PinRelative, pinning::pin_relative),
    (Theme::Development, strategy::development),
    (Theme::Castling, king::castling),
    (Theme::BishopPair, strategy::bishop_pair),
    (Theme::Check, tactics::check),
    (Theme::WorstPieceImprovement, activity::worst_piece_improvement),
    (Theme::PositionalFlexibility, strategy::positional_flexibility),
    (Theme::CaptureWinsMaterial, material::capture_wins_material),
    (Theme::EvenExchange, material::even_exchange),
    (Theme::ThreatensQueen, tactics::threatens_queen),
    (Theme::ImprovesKingSafety, king::improves_king_safety),
    (Theme::PieceCentralization, activity::piece_centralization),
    (Theme::CreatesPassedPawn, pawns::creates_passed_pawn),
    (Theme::PassedPawnAdvance, endgame::passed_pawn_advance),
    (Theme::PawnSupport, pawns::pawn_support),
    (Theme::CreatesThreat, tactics::creates_threat),
    (Theme::DefendsAttackedPiece, material::defends_attacked_piece),
    (Theme::KingZonePressure, king::king_zone_pressure),
    (Theme::Promotion, material::promotion),
    (Theme::Checkmate, tactics::checkmate),
    (Theme::KingEndgameActivity, endgame::king_endgame_activity),
    (Theme::WeakensKingShelter, king::weakens_king_shelter),
    (Theme::EarlyQueen, strategy::early_queen),
    (Theme::SamePieceTwice, strategy::same_piece_twice),
    (Theme::PrematureAttack, strategy::premature_attack),
    (Theme::DoubledPawns, pawns::doubled_pawns),
    (Theme::IsolatedPawn, pawns::isolated_pawn),
    (Theme::BackwardPawn, pawns::backward_pawn),
    (Theme::HangsMaterial, material::hangs_material),
    (Theme::ForfeitsCastling, king::forfeits_castling),
    (Theme::PassivePiece, activity::passive_piece),
];

/// The detectors beyond the core that need no more than the scene.
const FURTHER: &[(Theme, Detector)] = &[
    (Theme::Skewer, rays::skewer),
    (Theme::DiscoveredAttack, rays::discovered_attack),
    (Theme::DiscoveredCheck, rays::discovered_check),
    (Theme::DoubleCheck, tactics::double_check),
    (Theme::XRay, lines::x_ray),
    (Theme::RemovesDefender, lines::removes_defender),
    (Theme::Deflection, lines::deflection),
    (Theme::Overloading, lines::overloading),
    (Theme::Attraction, lines::attraction),
    (Theme::Interference, lines::interference),
    (Theme::Clearance, lines::clearance),
    (Theme::Intermezzo, lines::intermezzo),
    (Theme::TrappedPiece, tactics::trapped_piece),
    (Theme::HangingCapture, material::hanging_capture),
    (Theme::ExploitsPin, pinning::exploits_pin),
    (Theme::MateThreat, tactics::mate_threat),
    (Theme::BackRankThreat, king::back_rank_threat),
    (Theme::Sacrifice, lines::sacrifice),
    (Theme::Desperado, lines::desperado),
    (Theme::EnPassant, material::en_passant),
    (Theme::AttacksF2F7, king::attacks_f2_f7),
    (Theme::ExposedKing, king::exposed_king),
    (Theme::WingAttack, king::wing_attack),
    (Theme::StalemateTrick, endgame::stalemate_trick),
    (Theme::MateInN, tactics::mate_in_n),
    (Theme::Outpost, activity::outpost),
    (Theme::Blockade, pawns::blockade),
    (Theme::MinorityAttack, pawns::minority_attack),
    (Theme::PawnBreak, pawns::pawn_break),
    (Theme::SpaceGain, pawns::space_gain),
    (Theme::Battery, activity::battery),
    (Theme::GainsTempo, strategy::gains_tempo),
    (Theme::LongDiagonal, activity::long_diagonal),
    (Theme::ExchangeWhenAhead, material::exchange_when_ahead),
    (Theme::ExchangeSacrifice, material::exchange_sacrifice),
    (Theme::ColorComplex, strategy::color_complex),
    (Theme::Opposition, endgame::opposition),
    (Theme::RookBehindPasser, endgame::rook_behind_passer),
    (Theme::KingCutoff, endgame::king_cutoff),
    (Theme::SquareOfPawn, endgame::square_of_pawn),
    (Theme::Lucena, endgame::lucena),
    (Theme::Philidor, endgame::philidor),
    (Theme::WrongBishop, endgame::wrong_bishop),
    (Theme::OppositeBishops, endgame::opposite_bishops),
    (Theme::AdvancedPawn, endgame::advanced_pawn),
    (Theme::GivesUpBishopPair, strategy::gives_up_bishop_pair),
    (Theme::BadBishop, activity::bad_bishop),
    (Theme::KnightOnRim, activity::knight_on_rim),
    (Theme::TradesWhenBehind, material::trades_when_behind),
    (Theme::OpensLinesToOwnKing, king::opens_lines_to_own_king),
    (Theme::WinsMaterialByForce, lines::wins_material_by_force),
    (Theme::Recapture, material::recapture),
    (Theme::OverloadsDefender, material::overloads_defender),
    (Theme::PawnRace, endgame::pawn_race),
    (Theme::KeySquare, endgame::key_square),
    (Theme::StopsPawn, endgame::stops_pawn),
    (Theme::MeetsTwoThreats, keeping::meets_two_threats),
    (Theme::TiesDefender, keeping::ties_defender),
    (Theme::Triangulation, theory::triangulation),
    (Theme::Breakthrough, theory::breakthrough),
    (Theme::ConnectedPassers, theory::connected_passers),
    (Theme::OutsidePasser, theory::outside_passer),
    (Theme::Prepares, quiet::prepares),
    (Theme::HeadsFor, quiet::heads_for),
    (Theme::DeniesSquare, quiet::denies_square),
    (Theme::ConnectsRooks, quiet::connects_rooks),
    (Theme::GuardsMore, quiet::guards_more),
    (Theme::KeepsGuard, quiet::keeps_guard),
    (Theme::OpensFile, quiet::opens_file),
    (Theme::WingForCenter, quiet::wing_for_center),
    (Theme::Unpins, quiet::unpins),
    (Theme::AvoidsChecks, quiet::avoids_checks),
    (Theme::ActiveRook, technique::active_rook),
    (Theme::RightCorner, technique::right_corner),
];

/// Everything the detectors find in a scene, in the order of the themes' numbers.
pub fn detect(scene: &Scene) -> Vec<Claim> {
    let mut found: Vec<Claim> =
        CORE.iter().chain(FURTHER).filter_map(|(_, detector)| detector(scene)).collect();
    found.sort_by_key(|claim| claim.theme);
    found
}

/// What one theme's detector finds in a scene; nothing if the theme has no detector of its own.
pub fn detect_one(theme: Theme, scene: &Scene) -> Option<Claim> {
    let (_, detector) = CORE.iter().chain(FURTHER).find(|(known, _)| *known == theme)?;
    detector(scene)
}

/// The themes that have a detector which looks at the scene alone.
pub fn themes() -> impl Iterator<Item = Theme> {
    CORE.iter().chain(FURTHER).map(|(theme, _)| *theme)
}
