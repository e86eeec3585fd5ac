//! The themes a sentence can be about: numbers and names that never change, categories, tone, lichess tags.
//!
//! What each theme is called in Portuguese and English stands in `data/messages/{pt,en}/themes.ftl`.

use std::fmt;

use crate::slot::Slot;

/// The seven kinds of reasons.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it all; 2026-11-15")]
pub enum Category {
    KingSafety,
    PieceActivity,
    PawnStructure,
    TacticalMotifs,
    StrategicThemes,
    MaterialConsiderations,
    EndgameTechnique,
}

impl Category {
    /// All categories.
    pub const ALL: [Category; 7] = [
        Category::KingSafety,
        Category::PieceActivity,
        Category::PawnStructure,
        Category::TacticalMotifs,
        Category::StrategicThemes,
        Category::MaterialConsiderations,
        Category::EndgameTechnique,
    ];

    /// The name used in files and in JSON.
    pub const fn key(self) -> &'static str {
        match self {
            Category::KingSafety => "KING_SAFETY",
            Category::PieceActivity => "PIECE_ACTIVITY",
            Category::PawnStructure => "PAWN_STRUCTURE",
            Category::TacticalMotifs => "TACTICAL_MOTIFS",
            Category::StrategicThemes => "STRATEGIC_THEMES",
            Category::MaterialConsiderations => "MATERIAL_CONSIDERATIONS",
            Category::EndgameTechnique => "ENDGAME_TECHNIQUE",
        }
    }

    /// The category with this name.
    pub fn from_key(key: &str) -> Option<Category> {
        Category::ALL.into_iter().find(|category| category.key() == key)
    }
}

/// Whether a theme speaks for a move or against it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it all; 2026-11-15")]
pub enum Polarity {
    Positive,
    Negative,
}

impl Polarity {
    /// The name used in files and in JSON.
    pub const fn key(self) -> &'static str {
        match self {
            Polarity::Positive => "positive",
            Polarity::Negative => "negative",
        }
    }
}

/// How claims about a theme are to be treated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Quality {
    /// A tactic, which must be seen to work along the line.
    Strikes,
    /// It must still hold where the line comes to rest.
    Lasts,
    /// It can be named as what a move allows or misses.
    Nameable,
    /// A good move may cost it.
    Price,
    /// It tells by itself why a move is bad.
    Tells,
    /// Nobody asks for it where mate is forced.
    YieldsToMate,
}

// A row: number, name, category, polarity, [qualities], (slots that its claims fill), [lichess tags].
macro_rules! themes {
    ($($variant:ident = $id:literal $name:literal $category:ident $polarity:ident
        [$($quality:ident)*] ($($slot:ident)*) [$($tag:literal)*];)+) => {
        /// A theme of the catalogue.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u16)]
        #[allow(missing_docs, reason = "the names say it all; 2026-11-15")]
        pub enum Theme {
            $($variant = $id,)+
        }

        impl Theme {
            /// Every theme in the order of its number.
            pub const ALL: &'static [Theme] = &[$(Theme::$variant),+];

            /// The name by which files and programs know the theme.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Theme::$variant => $name,)+
                }
            }

            /// What kind of reason it is.
            pub const fn category(self) -> Category {
                match self {
                    $(Theme::$variant => Category::$category,)+
                }
            }

            /// Whether it speaks for the move or against it.
            pub const fn polarity(self) -> Polarity {
                match self {
                    $(Theme::$variant => Polarity::$polarity,)+
                }
            }

            /// How claims about it are to be treated.
            const fn qualities(self) -> &'static [Quality] {
                match self {
                    $(Theme::$variant => &[$(Quality::$quality),*],)+
                }
            }

            /// The slots that a claim about it can fill.
            pub const fn slots(self) -> &'static [Slot] {
                match self {
                    $(Theme::$variant => &[$(Slot::$slot),*],)+
                }
            }

            /// The lichess puzzle tags it corresponds to.
            pub const fn lichess(self) -> &'static [&'static str] {
                match self {
                    $(Theme::$variant => &[$($tag),*],)+
                }
            }
        }
    };
}

themes! {
    RookActivation = 1 "rook_activation" PieceActivity Positive [] (Count Moved Opened RookSquare To) [];
    MobilityGain = 2 "mobility_gain" PieceActivity Positive [] (Count) [];
    KnightCentralControl = 3 "knight_central_control" PieceActivity Positive [] (Squares To) [];
    RookOpenFile = 4 "rook_open_file" PieceActivity Positive [] (File Open Semi To) [];
    RookSeventhRank = 5 "rook_seventh_rank" PieceActivity Positive [] (Confined Count TargetList To) [];
    PawnCenterControl = 6 "pawn_center_control" PawnStructure Positive [] (Count Squares To) [];
    Fork = 7 "fork" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (Piece Royal TargetList Targets To) ["fork"];
    PinAbsolute = 8 "pin_absolute" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (Behind BehindSquare Piece PieceSquare Target TargetSquare To) [];
    PinRelative = 9 "pin_relative" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (Amount Behind BehindSquare Piece PieceSquare Target TargetSquare To) [];
    Development = 10 "development" StrategicThemes Positive [] (Count Piece To) [];
    Castling = 11 "castling" KingSafety Positive [] (Long OpenCenter RookSquare Short To) ["castling"];
    BishopPair = 12 "bishop_pair" StrategicThemes Positive [Lasts] (Created Kept To) [];
    Check = 13 "check" TacticalMotifs Positive [YieldsToMate] (KingSquare To) [];
    WorstPieceImprovement = 14 "worst_piece_improvement" PieceActivity Positive [] (Count Piece To) [];
    PositionalFlexibility = 15 "positional_flexibility" StrategicThemes Positive [] (Count To) [];
    CaptureWinsMaterial = 16 "capture_wins_material" MaterialConsiderations Positive [YieldsToMate] (Amount Captured Count Debt Net Restores TargetSquare To) [];
    EvenExchange = 17 "even_exchange" MaterialConsiderations Positive [YieldsToMate] (Captured Piece To) [];
    ThreatensQueen = 18 "threatens_queen" TacticalMotifs Positive [Strikes YieldsToMate] (Amount Line Piece Target TargetSquare To) [];
    ImprovesKingSafety = 19 "improves_king_safety" KingSafety Positive [] (Count Fewer To) [];
    PieceCentralization = 20 "piece_centralization" PieceActivity Positive [] (Piece To) [];
    CreatesPassedPawn = 21 "creates_passed_pawn" PawnStructure Positive [Lasts] (Protected To) [];
    PassedPawnAdvance = 22 "passed_pawn_advance" EndgameTechnique Positive [] (Count To) [];
    PawnSupport = 23 "pawn_support" PawnStructure Positive [] (Count Squares To) [];
    CreatesThreat = 24 "creates_threat" TacticalMotifs Positive [Strikes YieldsToMate] (Amount Line Piece Target TargetSquare To) [];
    DefendsAttackedPiece = 25 "defends_attacked_piece" MaterialConsiderations Positive [] (Amount Defended Escapes Piece Target TargetSquare To) [];
    KingZonePressure = 26 "king_zone_pressure" KingSafety Positive [] (Count Piece PieceSquare Pieces To) [];
    Promotion = 27 "promotion" MaterialConsiderations Positive [] (Promoted Safe To) ["promotion"];
    Checkmate = 28 "checkmate" TacticalMotifs Positive [] (MateName To) ["mate" "mateIn1"];
    KingEndgameActivity = 29 "king_endgame_activity" EndgameTechnique Positive [] (To) [];
    WeakensKingShelter = 30 "weakens_king_shelter" KingSafety Negative [] (Attacked Squares Target TargetSquare To) [];
    EarlyQueen = 31 "early_queen" StrategicThemes Negative [] (Chased Count Line Piece To) [];
    SamePieceTwice = 32 "same_piece_twice" StrategicThemes Negative [] (Count Piece To) [];
    PrematureAttack = 33 "premature_attack" StrategicThemes Negative [] (Count Piece To) [];
    DoubledPawns = 34 "doubled_pawns" PawnStructure Negative [Lasts Price] (File OpensFile SecondFile To) [];
    IsolatedPawn = 35 "isolated_pawn" PawnStructure Negative [Lasts Price] (Active To) [];
    BackwardPawn = 36 "backward_pawn" PawnStructure Negative [Lasts Price] (Square Stop To) [];
    HangsMaterial = 37 "hangs_material" MaterialConsiderations Negative [Tells] (Amount Count Line Moved Target TargetSquare To Undefended) [];
    ForfeitsCastling = 38 "forfeits_castling" KingSafety Negative [] (To Us) [];
    PassivePiece = 39 "passive_piece" PieceActivity Negative [Price] (Count Piece To) [];
    Skewer = 40 "skewer" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (Behind BehindSquare Piece Target TargetSquare To) ["skewer"];
    DiscoveredAttack = 41 "discovered_attack" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (Piece Slider SliderSquare Target TargetSquare To) ["discoveredAttack"];
    DiscoveredCheck = 42 "discovered_check" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (Piece Slider SliderSquare To) ["discoveredCheck" "discoveredAttack"];
    DoubleCheck = 43 "double_check" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (To) ["doubleCheck"];
    XRay = 44 "x_ray" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (Line Slider SliderSquare TargetSquare To) ["xRayAttack"];
    RemovesDefender = 45 "removes_defender" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (Line Target TargetSquare To) ["capturingDefender"];
    Deflection = 46 "deflection" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (Defender DefenderSquare Line TargetSquare To) ["deflection"];
    Overloading = 47 "overloading" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (Defender DefenderSquare Line SecondTarget TargetSquare To) [];
    Attraction = 48 "attraction" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (Defender DefenderSquare Line TargetSquare To) ["attraction"];
    Interference = 49 "interference" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (Defender DefenderSquare Line Own TargetSquare To) ["interference"];
    Clearance = 50 "clearance" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (FrontSquare Line Slider SliderSquare To) ["clearance"];
    Intermezzo = 51 "intermezzo" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (Line TargetSquare To) ["intermezzo"];
    TrappedPiece = 52 "trapped_piece" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (Target TargetSquare To) ["trappedPiece"];
    HangingCapture = 53 "hanging_capture" MaterialConsiderations Positive [Strikes YieldsToMate] (Captured TargetSquare To Unguarded) ["hangingPiece"];
    ExploitsPin = 54 "exploits_pin" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (Amount Behind BehindSquare Piece PieceSquare Stuck Target TargetSquare To Victim VictimSquare) ["pin"];
    MateThreat = 55 "mate_threat" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (Line TargetSquare To) [];
    BackRankThreat = 56 "back_rank_threat" KingSafety Positive [Strikes Nameable YieldsToMate] (Line TargetSquare To) [];
    QuietMove = 57 "quiet_move" TacticalMotifs Positive [Strikes YieldsToMate] (Line To) ["quietMove"];
    OnlyMove = 58 "only_move" TacticalMotifs Positive [Strikes YieldsToMate] (Keeps Line To) ["defensiveMove"];
    Sacrifice = 59 "sacrifice" TacticalMotifs Positive [Strikes YieldsToMate] (Count Line Mates Moved Piece Real Sham TargetSquare To) ["sacrifice"];
    Desperado = 60 "desperado" TacticalMotifs Positive [Strikes Nameable YieldsToMate] (Captured Line Piece TargetSquare To) [];
    Underpromotion = 61 "underpromotion" MaterialConsiderations Positive [] (Line Promoted To) ["underPromotion"];
    EnPassant = 62 "en_passant" MaterialConsiderations Positive [YieldsToMate] (To) ["enPassant"];
    AttacksF2F7 = 63 "attacks_f2_f7" KingSafety Positive [YieldsToMate] (TargetSquare To) ["attackingF2F7"];
    ExposedKing = 64 "exposed_king" KingSafety Positive [YieldsToMate] (Count TargetSquare To) ["exposedKing"];
    WingAttack = 65 "wing_attack" KingSafety Positive [YieldsToMate] (Count Kingside To) ["kingsideAttack" "queensideAttack"];
    PerpetualCheck = 66 "perpetual_check" TacticalMotifs Positive [YieldsToMate] (Line To) [];
    StalemateTrick = 67 "stalemate_trick" EndgameTechnique Positive [YieldsToMate] (Line To) [];
    Zugzwang = 68 "zugzwang" EndgameTechnique Positive [YieldsToMate] (Line To) ["zugzwang"];
    CollinearMove = 69 "collinear_move" TacticalMotifs Positive [YieldsToMate] (Line Piece Target TargetSquare To) ["collinearMove"];
    MateInN = 89 "mate_in_n" TacticalMotifs Positive [Nameable] (Count Gives Line MateName Piece To) ["mateIn2" "mateIn3" "mateIn4" "mateIn5"];
    Outpost = 90 "outpost" PieceActivity Positive [] (Piece To) [];
    Blockade = 91 "blockade" PawnStructure Positive [] (Piece TargetSquare To) [];
    MinorityAttack = 92 "minority_attack" PawnStructure Positive [] (Own Their To) [];
    PawnBreak = 93 "pawn_break" PawnStructure Positive [] (Chain TargetSquare To) [];
    SpaceGain = 94 "space_gain" PawnStructure Positive [] (Count To) [];
    Battery = 95 "battery" PieceActivity Positive [Lasts] (Piece Slider SliderSquare To) [];
    GainsTempo = 96 "gains_tempo" StrategicThemes Positive [] (Castles Checks Piece Target TargetSquare To) [];
    Prophylaxis = 97 "prophylaxis" StrategicThemes Positive [] (BackRank Keeps Line Mates Piece TargetSquare To) [];
    LongDiagonal = 98 "long_diagonal" PieceActivity Positive [] (To) [];
    ExchangeWhenAhead = 99 "exchange_when_ahead" MaterialConsiderations Positive [] (Amount Captured Piece To) [];
    ExchangeSacrifice = 100 "exchange_sacrifice" MaterialConsiderations Positive [] (Captured Line To) [];
    ColorComplex = 101 "color_complex" StrategicThemes Positive [] (Light To) [];
    Opposition = 110 "opposition" EndgameTechnique Positive [] (Direct To) [];
    RookBehindPasser = 111 "rook_behind_passer" EndgameTechnique Positive [] (Enemy Own TargetSquare To) [];
    KingCutoff = 112 "king_cutoff" EndgameTechnique Positive [] (AlongFile File To) [];
    SquareOfPawn = 113 "square_of_pawn" EndgameTechnique Positive [] (Count TargetSquare To) [];
    Lucena = 114 "lucena" EndgameTechnique Positive [] (Keeps TargetSquare To) [];
    Philidor = 115 "philidor" EndgameTechnique Positive [] (Keeps TargetSquare To) [];
    Fortress = 116 "fortress" EndgameTechnique Positive [] (Line To) [];
    WrongBishop = 117 "wrong_bishop" EndgameTechnique Positive [] (BehindSquare TargetSquare To) [];
    OppositeBishops = 118 "opposite_bishops" EndgameTechnique Positive [] (To) [];
    AdvancedPawn = 119 "advanced_pawn" EndgameTechnique Positive [] (Threatens To) ["advancedPawn"];
    AllowsMate = 120 "allows_mate" KingSafety Negative [Tells] (Best Count Line MateName To) [];
    MissesMate = 121 "misses_mate" TacticalMotifs Negative [Tells] (Best Count Line MateName To) [];
    AllowsTactic = 122 "allows_tactic" TacticalMotifs Negative [Tells] (Amount Best Count Line Reply Sentence Theme To) [];
    MissesTactic = 123 "misses_tactic" TacticalMotifs Negative [Tells] (Amount Best Count Line Sentence Theme To) [];
    IgnoresThreat = 124 "ignores_threat" MaterialConsiderations Negative [Tells] (Best Line TargetSquare To) [];
    GivesUpBishopPair = 125 "gives_up_bishop_pair" StrategicThemes Negative [Lasts] (To) [];
    BadBishop = 126 "bad_bishop" PieceActivity Negative [Lasts] (Count To) [];
    KnightOnRim = 127 "knight_on_rim" PieceActivity Negative [] (Count To) [];
    TradesWhenBehind = 128 "trades_when_behind" MaterialConsiderations Negative [] (Amount Captured Piece To) [];
    OpensLinesToOwnKing = 129 "opens_lines_to_own_king" KingSafety Negative [] (Count Opened To) [];
    Plan = 130 "plan" StrategicThemes Positive [] (Line To) [];
    LosesMaterial = 131 "loses_material" MaterialConsiderations Negative [Tells] (Amount Best Captured Count Later Line Target TargetList TargetSquare Theme To) [];
    MissesMaterial = 132 "misses_material" MaterialConsiderations Negative [Tells] (Amount Best Captured Count Later Line Target TargetList TargetSquare Theme To) [];
    WorseTerm = 133 "worse_term" StrategicThemes Negative [] (Amount Best Term To) [];
    AllowsPromotion = 135 "allows_promotion" EndgameTechnique Negative [Tells] (Best Line To) [];
    MissesPromotion = 136 "misses_promotion" EndgameTechnique Negative [Tells] (Best Line To) [];
    WinsMaterialByForce = 137 "wins_material_by_force" MaterialConsiderations Positive [YieldsToMate] (Amount Captured Count Line Restores TargetSquare To) [];
    SavesMaterial = 138 "saves_material" MaterialConsiderations Positive [] (BackRank Keeps Line Mates Piece TargetSquare To) [];
    OnlyLegalMove = 139 "only_legal_move" TacticalMotifs Positive [] (Line To) [];
    AllowsDraw = 140 "allows_draw" EndgameTechnique Negative [Tells] (Best Line Stalemate To) [];
    Recapture = 141 "recapture" MaterialConsiderations Positive [] (Captured Debt Even TargetSquare To) [];
    Offer = 142 "offer" TacticalMotifs Positive [YieldsToMate] (Line Mates Target TargetSquare To) [];
    MissesIdea = 143 "misses_idea" StrategicThemes Negative [] (Best Sentence To) [];
    AllowsIdea = 144 "allows_idea" StrategicThemes Negative [] (Best Sentence To) [];
    OverloadsDefender = 145 "overloads_defender" TacticalMotifs Positive [Strikes YieldsToMate] (Defender DefenderSquare SecondTarget TargetSquare To) [];
    GivesUpGuard = 146 "gives_up_guard" MaterialConsiderations Negative [Tells] (Best Count Line Piece PieceSquare Target TargetSquare To) [];
    OpensLine = 147 "opens_line" MaterialConsiderations Negative [Tells] (Best Checks Count Line Piece PieceSquare Slider SliderSquare TargetSquare To) [];
    BlocksOwnKing = 148 "blocks_own_king" KingSafety Negative [Tells] (Best Count Line Piece PieceSquare To) [];
    TiedGuard = 149 "tied_guard" MaterialConsiderations Negative [Tells] (Behind BehindSquare Best Count Defender DefenderSquare Line Piece PieceSquare Slider SliderSquare Target TargetSquare To) [];
    Pattern = 150 "pattern" StrategicThemes Positive [Strikes] (Name NamesMate Text Theme To) [];
    ReleasesPin = 151 "releases_pin" MaterialConsiderations Negative [Tells] (Best Count Line Piece PieceSquare Target TargetSquare To) [];
    Outnumbered = 152 "outnumbered" MaterialConsiderations Negative [Tells] (Best Count Fewer Line Own Pieces Slider SliderSquare Stuck Target TargetList TargetSquare Their To Undefended) [];
    TakesGuarded = 153 "takes_guarded" MaterialConsiderations Negative [Tells] (Best Captured Count Line Own Piece TargetList TargetSquare To) [];
    CouldTake = 154 "could_take" MaterialConsiderations Negative [Tells] (Best Captured Debt Fewer Line Own Pieces Slider SliderSquare TargetList TargetSquare Their To Undefended) [];
    MatingNet = 155 "mating_net" KingSafety Negative [] (Best KingSquare Own Piece PieceSquare Squares To) [];
    BetterParries = 156 "better_parries" StrategicThemes Negative [] (Best Keeps Slider SliderSquare Target TargetSquare To) [];
    Branch = 157 "branch" TacticalMotifs Negative [] (Best Count Line Mates Reply To) [];
    EndsWorse = 158 "ends_worse" StrategicThemes Negative [] (Best Count File Keeps Line Own Piece Reply Square To) [];
    OpeningIdea = 161 "opening_idea" StrategicThemes Positive [] (Text To) [];
    LeavesTheory = 162 "leaves_theory" StrategicThemes Positive [] (Best Name Text To) [];
    StructurePlan = 163 "structure_plan" StrategicThemes Positive [] (Name Text To) [];
    PreparesPlan = 164 "prepares_plan" StrategicThemes Positive [] (Name Text To) [];
    KeepsResult = 165 "keeps_result" EndgameTechnique Positive [] (Count Keeps Line To) [];
    ThrowsResultAway = 166 "throws_result_away" EndgameTechnique Negative [Tells] (Best Count Keeps To) [];
    PawnRace = 167 "pawn_race" EndgameTechnique Positive [] (Checks Count TargetSquare Their To) [];
    KeySquare = 168 "key_square" EndgameTechnique Positive [] (TargetSquare To) [];
    StopsPawn = 169 "stops_pawn" EndgameTechnique Positive [] (Piece Square TargetSquare To) [];
    MeetsTwoThreats = 170 "meets_two_threats" MaterialConsiderations Positive [] (TargetList To) [];
    TiesDefender = 171 "ties_defender" StrategicThemes Positive [] (Defender DefenderSquare Target TargetSquare To) [];
    ThreatLine = 172 "threat_line" MaterialConsiderations Positive [Strikes YieldsToMate] (Count Line Mates Reply To) [];
    BothWin = 173 "both_win" MaterialConsiderations Positive [] (Best Count Line Reply To) [];
    Triangulation = 174 "triangulation" EndgameTechnique Positive [] (Line To) [];
    Breakthrough = 175 "breakthrough" EndgameTechnique Positive [] (Line To) [];
    ConnectedPassers = 176 "connected_passers" EndgameTechnique Positive [Lasts] (Squares To) [];
    OutsidePasser = 177 "outside_passer" EndgameTechnique Positive [] (To) [];
    QueenAgainstPawn = 178 "queen_against_pawn" EndgameTechnique Positive [] (File Keeps Line TargetSquare To) [];
    IntoPawnEnding = 179 "into_pawn_ending" EndgameTechnique Positive [] (Because Count Keeps Line Square To) [];
    CostsPiece = 180 "costs_piece" MaterialConsiderations Negative [Tells] (Best Line Reply Target TargetSquare To) [];
    GainsPiece = 181 "gains_piece" MaterialConsiderations Negative [Tells] (Best Line Target TargetSquare To) [];
    DrivenBack = 182 "driven_back" StrategicThemes Negative [] (Best Line Own Piece PieceSquare Square To) [];
    Prepares = 183 "prepares" StrategicThemes Positive [] (Keeps Line Piece To) [];
    HeadsFor = 184 "heads_for" PieceActivity Positive [] (Piece TargetSquare To) [];
    DeniesSquare = 185 "denies_square" StrategicThemes Positive [] (Piece PieceSquare Square To) [];
    ConnectsRooks = 186 "connects_rooks" PieceActivity Positive [] (To) [];
    GuardsMore = 187 "guards_more" MaterialConsiderations Positive [] (Own Target TargetSquare Their To) [];
    KeepsGuard = 188 "keeps_guard" MaterialConsiderations Positive [] (Target TargetSquare To) [];
    OpensFile = 189 "opens_file" PieceActivity Positive [] (File RookSquare To) [];
    WingForCenter = 190 "wing_for_center" PawnStructure Positive [] (File SecondFile To) [];
    Unpins = 191 "unpins" TacticalMotifs Positive [] (Piece PieceSquare Slider SliderSquare To) [];
    AvoidsChecks = 192 "avoids_checks" KingSafety Positive [] (Line To) [];
    ActiveRook = 193 "active_rook" EndgameTechnique Positive [] (TargetList To) [];
    RightCorner = 194 "right_corner" EndgameTechnique Positive [] (TargetSquare To) [];
    TypicalBlunder = 195 "typical_blunder" StrategicThemes Negative [Tells] (Text To) [];
    GivesSquare = 196 "gives_square" StrategicThemes Negative [] (Best Keeps Line Piece Square To) [];
    Neglects = 197 "neglects" StrategicThemes Negative [] (Best Count Keeps Line Piece Reply Square Squares Target TargetSquare To) [];
    Waits = 198 "waits" EndgameTechnique Positive [] (Keeps Line To) [];
    GivesBack = 199 "gives_back" MaterialConsiderations Negative [] (Best Captured Line Reply Square Target TargetSquare To) [];
    BetterOffers = 200 "better_offers" TacticalMotifs Negative [] (Best Line Mates Target TargetSquare To) [];
    IntoLostEnding = 201 "into_lost_ending" EndgameTechnique Negative [Tells] (Because Best Keeps Line Square To) [];
}

impl Theme {
    /// The number of the theme.
    pub const fn id(self) -> u16 {
        self as u16
    }

    /// The theme with this name.
    pub fn from_key(key: &str) -> Option<Theme> {
        Theme::ALL.iter().copied().find(|theme| theme.key() == key)
    }

    fn has(self, quality: Quality) -> bool {
        self.qualities().contains(&quality)
    }

    /// Whether the theme claims that a tactic is struck, so that it must be seen to work before it is said.
    pub fn must_be_realized(self) -> bool {
        self.has(Quality::Strikes)
    }

    /// Whether the theme is about something that must last.
    pub fn must_persist(self) -> bool {
        self.has(Quality::Lasts)
    }

    /// Whether it can be named as what a move allows or misses.
    pub fn is_nameable(self) -> bool {
        self.has(Quality::Nameable)
    }

    /// Whether a good move may have it as its price.
    pub fn can_be_price(self) -> bool {
        self.has(Quality::Price)
    }

    /// Whether it tells by itself why a move is bad.
    pub fn tells_why(self) -> bool {
        self.has(Quality::Tells)
    }

    /// Whether a forced mate leaves it not worth a word.
    pub fn yields_to_mate(self) -> bool {
        self.has(Quality::YieldsToMate)
    }
}

impl fmt::Debug for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.id(), self.key())
    }
}
