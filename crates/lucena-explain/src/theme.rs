//! The themes a sentence can be about: numbers and names that never change, categories, tone, lichess tags.
//!
//! What each theme is called in Portuguese and English is in `data/templates/themes.toml`.

use std::fmt;

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

macro_rules! themes {
    ($($variant:ident = $id:literal $name:literal $category:ident $polarity:ident [$($tag:literal)*];)+) => {
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
    RookActivation = 1 "rook_activation" PieceActivity Positive [];
    MobilityGain = 2 "mobility_gain" PieceActivity Positive [];
    KnightCentralControl = 3 "knight_central_control" PieceActivity Positive [];
    RookOpenFile = 4 "rook_open_file" PieceActivity Positive [];
    RookSeventhRank = 5 "rook_seventh_rank" PieceActivity Positive [];
    PawnCenterControl = 6 "pawn_center_control" PawnStructure Positive [];
    Fork = 7 "fork" TacticalMotifs Positive ["fork"];
    PinAbsolute = 8 "pin_absolute" TacticalMotifs Positive [];
    PinRelative = 9 "pin_relative" TacticalMotifs Positive [];
    Development = 10 "development" StrategicThemes Positive [];
    Castling = 11 "castling" KingSafety Positive ["castling"];
    BishopPair = 12 "bishop_pair" StrategicThemes Positive [];
    Check = 13 "check" TacticalMotifs Positive [];
    WorstPieceImprovement = 14 "worst_piece_improvement" PieceActivity Positive [];
    PositionalFlexibility = 15 "positional_flexibility" StrategicThemes Positive [];
    CaptureWinsMaterial = 16 "capture_wins_material" MaterialConsiderations Positive [];
    EvenExchange = 17 "even_exchange" MaterialConsiderations Positive [];
    ThreatensQueen = 18 "threatens_queen" TacticalMotifs Positive [];
    ImprovesKingSafety = 19 "improves_king_safety" KingSafety Positive [];
    PieceCentralization = 20 "piece_centralization" PieceActivity Positive [];
    CreatesPassedPawn = 21 "creates_passed_pawn" PawnStructure Positive [];
    PassedPawnAdvance = 22 "passed_pawn_advance" EndgameTechnique Positive [];
    PawnSupport = 23 "pawn_support" PawnStructure Positive [];
    CreatesThreat = 24 "creates_threat" TacticalMotifs Positive [];
    DefendsAttackedPiece = 25 "defends_attacked_piece" MaterialConsiderations Positive [];
    KingZonePressure = 26 "king_zone_pressure" KingSafety Positive [];
    Promotion = 27 "promotion" MaterialConsiderations Positive ["promotion"];
    Checkmate = 28 "checkmate" TacticalMotifs Positive ["mate" "mateIn1"];
    KingEndgameActivity = 29 "king_endgame_activity" EndgameTechnique Positive [];
    WeakensKingShelter = 30 "weakens_king_shelter" KingSafety Negative [];
    EarlyQueen = 31 "early_queen" StrategicThemes Negative [];
    SamePieceTwice = 32 "same_piece_twice" StrategicThemes Negative [];
    PrematureAttack = 33 "premature_attack" StrategicThemes Negative [];
    DoubledPawns = 34 "doubled_pawns" PawnStructure Negative [];
    IsolatedPawn = 35 "isolated_pawn" PawnStructure Negative [];
    BackwardPawn = 36 "backward_pawn" PawnStructure Negative [];
    HangsMaterial = 37 "hangs_material" MaterialConsiderations Negative [];
    ForfeitsCastling = 38 "forfeits_castling" KingSafety Negative [];
    PassivePiece = 39 "passive_piece" PieceActivity Negative [];
    Skewer = 40 "skewer" TacticalMotifs Positive ["skewer"];
    DiscoveredAttack = 41 "discovered_attack" TacticalMotifs Positive ["discoveredAttack"];
    DiscoveredCheck = 42 "discovered_check" TacticalMotifs Positive ["discoveredCheck" "discoveredAttack"];
    DoubleCheck = 43 "double_check" TacticalMotifs Positive ["doubleCheck"];
    XRay = 44 "x_ray" TacticalMotifs Positive ["xRayAttack"];
    RemovesDefender = 45 "removes_defender" TacticalMotifs Positive ["capturingDefender"];
    Deflection = 46 "deflection" TacticalMotifs Positive ["deflection"];
    Overloading = 47 "overloading" TacticalMotifs Positive [];
    Attraction = 48 "attraction" TacticalMotifs Positive ["attraction"];
    Interference = 49 "interference" TacticalMotifs Positive ["interference"];
    Clearance = 50 "clearance" TacticalMotifs Positive ["clearance"];
    Intermezzo = 51 "intermezzo" TacticalMotifs Positive ["intermezzo"];
    TrappedPiece = 52 "trapped_piece" TacticalMotifs Positive ["trappedPiece"];
    HangingCapture = 53 "hanging_capture" MaterialConsiderations Positive ["hangingPiece"];
    ExploitsPin = 54 "exploits_pin" TacticalMotifs Positive ["pin"];
    MateThreat = 55 "mate_threat" TacticalMotifs Positive [];
    BackRankThreat = 56 "back_rank_threat" KingSafety Positive [];
    QuietMove = 57 "quiet_move" TacticalMotifs Positive ["quietMove"];
    OnlyMove = 58 "only_move" TacticalMotifs Positive ["defensiveMove"];
    Sacrifice = 59 "sacrifice" TacticalMotifs Positive ["sacrifice"];
    Desperado = 60 "desperado" TacticalMotifs Positive [];
    Underpromotion = 61 "underpromotion" MaterialConsiderations Positive ["underPromotion"];
    EnPassant = 62 "en_passant" MaterialConsiderations Positive ["enPassant"];
    AttacksF2F7 = 63 "attacks_f2_f7" KingSafety Positive ["attackingF2F7"];
    ExposedKing = 64 "exposed_king" KingSafety Positive ["exposedKing"];
    WingAttack = 65 "wing_attack" KingSafety Positive ["kingsideAttack" "queensideAttack"];
    PerpetualCheck = 66 "perpetual_check" TacticalMotifs Positive [];
    StalemateTrick = 67 "stalemate_trick" EndgameTechnique Positive [];
    Zugzwang = 68 "zugzwang" EndgameTechnique Positive ["zugzwang"];
    CollinearMove = 69 "collinear_move" TacticalMotifs Positive ["collinearMove"];
    SmotheredMate = 70 "smothered_mate" TacticalMotifs Positive ["smotheredMate"];
    BackRankMate = 71 "back_rank_mate" TacticalMotifs Positive ["backRankMate"];
    AnastasiaMate = 72 "anastasia_mate" TacticalMotifs Positive ["anastasiaMate"];
    ArabianMate = 73 "arabian_mate" TacticalMotifs Positive ["arabianMate"];
    BodenMate = 74 "boden_mate" TacticalMotifs Positive ["bodenMate"];
    DoubleBishopMate = 75 "double_bishop_mate" TacticalMotifs Positive ["doubleBishopMate"];
    DovetailMate = 76 "dovetail_mate" TacticalMotifs Positive ["dovetailMate"];
    SwallowtailMate = 77 "swallowtail_mate" TacticalMotifs Positive ["swallowstailMate"];
    EpauletteMate = 78 "epaulette_mate" TacticalMotifs Positive ["epauletteMate"];
    HookMate = 79 "hook_mate" TacticalMotifs Positive ["hookMate"];
    OperaMate = 80 "opera_mate" TacticalMotifs Positive ["operaMate"];
    MorphyMate = 81 "morphy_mate" TacticalMotifs Positive ["morphysMate"];
    PillsburyMate = 82 "pillsbury_mate" TacticalMotifs Positive ["pillsburysMate"];
    CornerMate = 83 "corner_mate" TacticalMotifs Positive ["cornerMate"];
    KillBoxMate = 84 "kill_box_mate" TacticalMotifs Positive ["killBoxMate"];
    TriangleMate = 85 "triangle_mate" TacticalMotifs Positive ["triangleMate"];
    BalestraMate = 86 "balestra_mate" TacticalMotifs Positive ["balestraMate"];
    BlindSwineMate = 87 "blind_swine_mate" TacticalMotifs Positive ["blindSwineMate"];
    VukovicMate = 88 "vukovic_mate" TacticalMotifs Positive ["vukovicMate"];
    MateInN = 89 "mate_in_n" TacticalMotifs Positive ["mateIn2" "mateIn3" "mateIn4" "mateIn5"];
    Outpost = 90 "outpost" PieceActivity Positive [];
    Blockade = 91 "blockade" PawnStructure Positive [];
    MinorityAttack = 92 "minority_attack" PawnStructure Positive [];
    PawnBreak = 93 "pawn_break" PawnStructure Positive [];
    SpaceGain = 94 "space_gain" PawnStructure Positive [];
    Battery = 95 "battery" PieceActivity Positive [];
    GainsTempo = 96 "gains_tempo" StrategicThemes Positive [];
    Prophylaxis = 97 "prophylaxis" StrategicThemes Positive [];
    LongDiagonal = 98 "long_diagonal" PieceActivity Positive [];
    ExchangeWhenAhead = 99 "exchange_when_ahead" MaterialConsiderations Positive [];
    ExchangeSacrifice = 100 "exchange_sacrifice" MaterialConsiderations Positive [];
    ColorComplex = 101 "color_complex" StrategicThemes Positive [];
    Opposition = 110 "opposition" EndgameTechnique Positive [];
    RookBehindPasser = 111 "rook_behind_passer" EndgameTechnique Positive [];
    KingCutoff = 112 "king_cutoff" EndgameTechnique Positive [];
    SquareOfPawn = 113 "square_of_pawn" EndgameTechnique Positive [];
    Lucena = 114 "lucena" EndgameTechnique Positive [];
    Philidor = 115 "philidor" EndgameTechnique Positive [];
    Fortress = 116 "fortress" EndgameTechnique Positive [];
    WrongBishop = 117 "wrong_bishop" EndgameTechnique Positive [];
    OppositeBishops = 118 "opposite_bishops" EndgameTechnique Positive [];
    AdvancedPawn = 119 "advanced_pawn" EndgameTechnique Positive ["advancedPawn"];
    AllowsMate = 120 "allows_mate" KingSafety Negative [];
    MissesMate = 121 "misses_mate" TacticalMotifs Negative [];
    AllowsTactic = 122 "allows_tactic" TacticalMotifs Negative [];
    MissesTactic = 123 "misses_tactic" TacticalMotifs Negative [];
    IgnoresThreat = 124 "ignores_threat" MaterialConsiderations Negative [];
    GivesUpBishopPair = 125 "gives_up_bishop_pair" StrategicThemes Negative [];
    BadBishop = 126 "bad_bishop" PieceActivity Negative [];
    KnightOnRim = 127 "knight_on_rim" PieceActivity Negative [];
    TradesWhenBehind = 128 "trades_when_behind" MaterialConsiderations Negative [];
    OpensLinesToOwnKing = 129 "opens_lines_to_own_king" KingSafety Negative [];
    Plan = 130 "plan" StrategicThemes Positive [];
    LosesMaterial = 131 "loses_material" MaterialConsiderations Negative [];
    MissesMaterial = 132 "misses_material" MaterialConsiderations Negative [];
    WorseTerm = 133 "worse_term" StrategicThemes Negative [];
    AllowsPromotion = 135 "allows_promotion" EndgameTechnique Negative [];
    MissesPromotion = 136 "misses_promotion" EndgameTechnique Negative [];
    WinsMaterialByForce = 137 "wins_material_by_force" MaterialConsiderations Positive [];
    SavesMaterial = 138 "saves_material" MaterialConsiderations Positive [];
    OnlyLegalMove = 139 "only_legal_move" TacticalMotifs Positive [];
    AllowsDraw = 140 "allows_draw" EndgameTechnique Negative [];
    Recapture = 141 "recapture" MaterialConsiderations Positive [];
    Offer = 142 "offer" TacticalMotifs Positive [];
    MissesIdea = 143 "misses_idea" StrategicThemes Negative [];
    AllowsIdea = 144 "allows_idea" StrategicThemes Negative [];
    Pattern = 150 "pattern" StrategicThemes Positive [];
}

impl Theme {
    /// The number of the theme.
    pub const fn id(self) -> u16 {
        self as u16
    }

    /// The theme with this number.
    pub fn from_id(id: u16) -> Option<Theme> {
        Theme::ALL.iter().copied().find(|theme| theme.id() == id)
    }

    /// Whether it is one of the mates with a name.
    pub const fn is_named_mate(self) -> bool {
        70 <= self.id() && self.id() <= 88
    }

    /// Whether the theme claims that a blow is struck, so that it must be seen to work before it is said.
    pub const fn must_be_realized(self) -> bool {
        matches!(self.id(), 7..=9 | 18 | 24 | 40..=60 | 150)
    }

    /// Whether the theme is about something that must last.
    pub const fn must_persist(self) -> bool {
        matches!(self.id(), 12 | 21 | 34..=36 | 95 | 125 | 126)
    }
}

impl fmt::Debug for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.id(), self.key())
    }
}
