//! The names of everything the evaluation knows: terms, the families they belong to, and the nine components
//! by which a position is explained.

macro_rules! terms {
    ($($(#[doc = $doc:literal])+ $name:ident = $key:literal, $family:ident, $component:ident, $length:expr;)+) => {
        /// One thing the evaluation looks at, with a weight or a small table of weights.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Term {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Term {
            /// Every term, in the order of the weights file.
            pub const ALL: &'static [Term] = &[$(Term::$name),+];

            /// The name of the term in files and programs; it never changes.
            pub const fn key(self) -> &'static str {
                match self { $(Term::$name => $key,)+ }
            }

            /// What the term is about, in one English sentence.
            pub const fn definition(self) -> &'static str {
                match self { $(Term::$name => concat!($($doc),+).trim_ascii_start(),)+ }
            }

            /// The family the term belongs to.
            pub const fn family(self) -> Family {
                match self { $(Term::$name => Family::$family,)+ }
            }

            /// The component of the explanation the term belongs to.
            pub const fn component(self) -> Component {
                match self { $(Term::$name => Component::$component,)+ }
            }

            /// How many weights the term has.
            pub const fn length(self) -> usize {
                match self { $(Term::$name => $length,)+ }
            }
        }
    };
}

macro_rules! names {
    ($(#[doc = $type_doc:literal])+ $type:ident { $($(#[doc = $doc:literal])+ $name:ident = $key:literal,)+ }) => {
        $(#[doc = $type_doc])+
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $type {
            $($(#[doc = $doc])+ $name,)+
        }

        impl $type {
            /// All of them, in the order in which tables show them.
            pub const ALL: &'static [$type] = &[$($type::$name),+];

            /// The name in files and programs; it never changes.
            pub const fn key(self) -> &'static str {
                match self { $($type::$name => $key,)+ }
            }
        }
    };
}

names! {
    /// A group of terms about the same subject.
    Family {
        /// What is on the board and where.
        Material = "material",
        /// Which pieces go well together.
        Imbalance = "imbalance",
        /// How many squares the pieces reach.
        Mobility = "mobility",
        /// How safe the kings are.
        King = "king",
        /// The pawn structure.
        Pawns = "pawns",
        /// Pawns that no pawn can stop.
        Passed = "passed",
        /// What is attacked.
        Threats = "threats",
        /// What is protected.
        Defenses = "defenses",
        /// Rooks and queens on their lines.
        Rooks = "rooks",
        /// Knights and bishops on their squares.
        Minor = "minor",
        /// Room behind the pawns.
        Space = "space",
        /// Development.
        Opening = "opening",
        /// Whose move it is, chances to win, drawish endings, endings known exactly.
        Outcome = "outcome",
        /// What the names do not say.
        Unnamed = "unnamed",
    }
}

names! {
    /// The nine components by which a position is explained, and what is left beside them.
    Component {
        /// What is on the board.
        Material = "material",
        /// Where it stands.
        PieceSquare = "piece_square",
        /// How freely it moves.
        Mobility = "mobility",
        /// How safe the king is.
        KingSafety = "king_safety",
        /// How healthy the pawns are.
        PawnStructure = "pawn_structure",
        /// What the side attacks.
        ThreatsMade = "threats_made",
        /// What of the side is attacked.
        ThreatsReceived = "threats_received",
        /// What the side's pieces guard.
        DefensesMade = "defences_made",
        /// What of the side is guarded.
        DefensesReceived = "defences_received",
        /// What the names do not say; no explanation uses it.
        Unnamed = "unnamed",
    }
}

terms! {
    /// A pawn, knight, bishop, rook or queen is on the board.
    Material = "material", Material, Material, 5;
    /// A pawn stands on a square, a1 first as its own side sees the board.
    PawnSquare = "pawn_square", Material, PieceSquare, 64;
    /// A knight stands on a square.
    KnightSquare = "knight_square", Material, PieceSquare, 64;
    /// A bishop stands on a square.
    BishopSquare = "bishop_square", Material, PieceSquare, 64;
    /// A rook stands on a square.
    RookSquare = "rook_square", Material, PieceSquare, 64;
    /// A queen stands on a square.
    QueenSquare = "queen_square", Material, PieceSquare, 64;
    /// The king stands on a square.
    KingSquare = "king_square", Material, PieceSquare, 64;

    /// Bishops on squares of both colors, by the number of own pawns.
    BishopPair = "bishop_pair", Imbalance, Material, 9;
    /// A knight, by the number of own pawns.
    KnightPawns = "knight_pawns", Imbalance, Material, 9;
    /// A rook, by the number of own pawns.
    RookPawns = "rook_pawns", Imbalance, Material, 9;
    /// A second rook.
    RookPair = "rook_pair", Imbalance, Material, 1;
    /// A second knight.
    KnightPair = "knight_pair", Imbalance, Material, 1;
    /// Two own pieces together, by their roles: pawn and pawn, knight and pawn, knight and knight, and so on.
    PairOwn = "pair_own", Imbalance, Material, 15;
    /// An own piece against an enemy one of a lesser role, by their roles.
    PairEnemy = "pair_enemy", Imbalance, Material, 10;
    /// Two minor pieces more against a rook more.
    MinorsAgainstRook = "minors_against_rook", Imbalance, Material, 1;
    /// Rooks against a queen.
    RooksAgainstQueen = "rooks_against_queen", Imbalance, Material, 1;

    /// Squares a knight can use.
    KnightMobility = "knight_mobility", Mobility, Mobility, 9;
    /// Squares a bishop can use.
    BishopMobility = "bishop_mobility", Mobility, Mobility, 14;
    /// Squares a rook can use.
    RookMobility = "rook_mobility", Mobility, Mobility, 15;
    /// Squares a queen can use.
    QueenMobility = "queen_mobility", Mobility, Mobility, 28;
    /// A square of the center that only this side attacks.
    CenterControl = "center_control", Mobility, Mobility, 1;

    /// The nearest own pawn on a file by the king: on the king's file or beside it, by distance of the file
    /// from the rim and rank of the pawn (0 for none).
    KingShelter = "king_shelter", King, KingSafety, 64;
    /// The nearest enemy pawn on a file by the king: free or stopped by a pawn, by distance of the file from
    /// the rim and rank of the pawn as the king's side counts (0 for none).
    KingStorm = "king_storm", King, KingSafety, 64;
    /// An enemy pawn past the middle on a file by the king while the kings live on different wings.
    OppositeStorm = "opposite_storm", King, KingSafety, 1;
    /// A file by the king without any pawn.
    KingOpenFile = "king_open_file", King, KingSafety, 1;
    /// The right to castle to the king's wing or to the queen's.
    CastlingRight = "castling_right", King, KingSafety, 2;
    /// The king's wing has no pawns.
    PawnlessWing = "pawnless_wing", King, KingSafety, 1;
    /// An enemy piece near the king, by role and counted by nearness.
    KingTropism = "king_tropism", King, KingSafety, 4;
    /// What the danger below adds up to: the square of its sum.
    KingDanger = "king_danger", King, KingSafety, 0;
    /// Danger: an enemy piece attacks the king's ring, by role.
    DangerAttacker = "danger_attacker", King, KingSafety, 4;
    /// Danger: how many enemy pieces attack the king's ring together.
    DangerCrowd = "danger_crowd", King, KingSafety, 5;
    /// Danger: squares that the enemy attacks more than the king's side does.
    DangerFreedom = "danger_freedom", King, KingSafety, 1;
    /// Danger: enemy pieces that could move away from a line to the king.
    DangerDiscovery = "danger_discovery", King, KingSafety, 1;
    /// Danger: attacks on the squares beside the king.
    DangerAttack = "danger_attack", King, KingSafety, 1;
    /// Danger: squares of the ring attacked and not well defended.
    DangerWeakSquare = "danger_weak_square", King, KingSafety, 1;
    /// Danger: a check that cannot be taken, by role.
    DangerSafeCheck = "danger_safe_check", King, KingSafety, 4;
    /// Danger: a check that could be taken, by role.
    DangerUnsafeCheck = "danger_unsafe_check", King, KingSafety, 4;
    /// Danger: squares of the king's wing that the enemy attacks.
    DangerFlank = "danger_flank", King, KingSafety, 1;
    /// Danger: squares of the king's wing that its side defends.
    DangerFlankDefense = "danger_flank_defense", King, KingSafety, 1;
    /// Danger: pieces pinned to the king.
    DangerPinned = "danger_pinned", King, KingSafety, 1;
    /// Danger: files by the king without own pawns, by number.
    DangerBareFiles = "danger_bare_files", King, KingSafety, 4;
    /// Danger: a knight or bishop defends the ring.
    DangerMinorDefender = "danger_minor_defender", King, KingSafety, 2;
    /// Danger: the enemy has no queen.
    DangerNoQueen = "danger_no_queen", King, KingSafety, 1;
    /// Danger: where the count starts.
    DangerBase = "danger_base", King, KingSafety, 1;

    /// A pawn without neighbors, facing an enemy pawn or not, by distance of its file from the rim.
    IsolatedPawn = "isolated_pawn", Pawns, PawnStructure, 8;
    /// A pawn with another before it, protected or not.
    DoubledPawn = "doubled_pawn", Pawns, PawnStructure, 2;
    /// A pawn left behind, facing an enemy pawn or on a half-open file.
    BackwardPawn = "backward_pawn", Pawns, PawnStructure, 2;
    /// A pawn beside another, by rank.
    PhalanxPawn = "phalanx_pawn", Pawns, PawnStructure, 8;
    /// A pawn protected by a pawn, by rank.
    SupportedPawn = "supported_pawn", Pawns, PawnStructure, 8;
    /// A pawn that may become passed, by rank.
    CandidatePawn = "candidate_pawn", Pawns, PawnStructure, 8;
    /// A pawn that neither is nor can be protected by another and may be attacked by rooks.
    WeakPawn = "weak_pawn", Pawns, PawnStructure, 2;
    /// A group of neighboring files with pawns.
    PawnIsland = "pawn_island", Pawns, PawnStructure, 1;
    /// A pawn that attacks an enemy pawn, by rank.
    PawnLever = "pawn_lever", Pawns, PawnStructure, 8;
    /// A pawn stopped by an enemy pawn, by rank.
    RammedPawn = "rammed_pawn", Pawns, PawnStructure, 8;
    /// The structure of pawns and kings as a whole: the sum of a net that sees nothing else.
    PawnKing = "pawn_king", Pawns, PawnStructure, 0;

    /// A passed pawn, by rank.
    PassedPawn = "passed_pawn", Passed, PawnStructure, 8;
    /// A passed pawn, by distance of its file from the rim.
    PassedFile = "passed_file", Passed, PawnStructure, 4;
    /// A passed pawn beside or protected by another pawn, by rank.
    PassedConnected = "passed_connected", Passed, PawnStructure, 8;
    /// A passed pawn before which the way is blocked or free, attacked or safe, by rank.
    PassedAdvance = "passed_advance", Passed, PawnStructure, 32;
    /// A passed pawn whose whole way is free and not attacked, by rank.
    PassedPath = "passed_path", Passed, PawnStructure, 8;
    /// A passed pawn whose whole way is free, by rank.
    PassedFree = "passed_free", Passed, PawnStructure, 8;
    /// A passed pawn whose next square its side protects, by rank.
    PassedEscort = "passed_escort", Passed, PawnStructure, 8;
    /// A passed pawn, by rank and distance of the own king from the square before it.
    PassedOwnKing = "passed_own_king", Passed, PawnStructure, 64;
    /// A passed pawn, by rank and distance of the enemy king from the square before it.
    PassedEnemyKing = "passed_enemy_king", Passed, PawnStructure, 64;
    /// A passed pawn that the lone enemy king cannot catch.
    PassedUnstoppable = "passed_unstoppable", Passed, PawnStructure, 1;

    /// A pawn attacks a piece, by role.
    ThreatByPawn = "threat_by_pawn", Threats, ThreatsMade, 6;
    /// A knight or bishop attacks a piece, by role.
    ThreatByMinor = "threat_by_minor", Threats, ThreatsMade, 6;
    /// A rook attacks a piece that is not well protected, by role.
    ThreatByRook = "threat_by_rook", Threats, ThreatsMade, 6;
    /// The queen attacks a piece that is not well protected, by role.
    ThreatByQueen = "threat_by_queen", Threats, ThreatsMade, 6;
    /// The king attacks a piece that is not well protected.
    ThreatByKing = "threat_by_king", Threats, ThreatsMade, 1;
    /// A pawn can safely advance and attack a piece.
    ThreatByPush = "threat_by_push", Threats, ThreatsMade, 1;
    /// A knight, bishop or rook can safely go where it attacks the queen.
    ThreatOnQueen = "threat_on_queen", Threats, ThreatsMade, 3;
    /// A square the enemy attacks but cannot well use.
    Restriction = "restriction", Threats, ThreatsMade, 1;
    /// A piece or a pawn attacked and not defended enough.
    HangingPiece = "hanging_piece", Threats, ThreatsReceived, 2;

    /// A queen on a line with an enemy slider and one piece between.
    ExposedQueen = "exposed_queen", Threats, ThreatsReceived, 2;

    /// A piece protected by a pawn, by role.
    ProtectedByPawn = "protected_by_pawn", Defenses, DefensesReceived, 6;
    /// A knight or bishop protected by a piece.
    ProtectedMinor = "protected_minor", Defenses, DefensesReceived, 2;
    /// A piece that is the only guard of two attacked ones.
    Overloaded = "overloaded", Defenses, DefensesMade, 1;
    /// Pieces that guard an own pawn under attack.
    GuardedPawn = "guarded_pawn", Defenses, DefensesMade, 1;

    /// A rook on a file without pawns, or with enemy pawns only.
    RookFile = "rook_file", Rooks, Mobility, 2;
    /// A rook on the file of a queen, its own or the enemy's.
    RookQueenFile = "rook_queen_file", Rooks, Mobility, 1;
    /// A rook on the seventh rank, before the king or among pawns.
    RookSeventh = "rook_seventh", Rooks, Mobility, 1;
    /// A queen on the seventh rank.
    QueenSeventh = "queen_seventh", Rooks, Mobility, 1;
    /// Two rooks, or a rook and a queen, on one file with nothing between.
    RookBattery = "rook_battery", Rooks, Mobility, 1;
    /// A rook behind an own passed pawn or an enemy one.
    RookBehindPasser = "rook_behind_passer", Rooks, Mobility, 2;
    /// A rook shut in by its own king, which may castle or not.
    TrappedRook = "trapped_rook", Rooks, Mobility, 2;

    /// A knight on an outpost, by edge file or inner one.
    KnightOutpost = "knight_outpost", Minor, PieceSquare, 2;
    /// A bishop on an outpost.
    BishopOutpost = "bishop_outpost", Minor, PieceSquare, 1;
    /// A knight that can jump to a free outpost.
    OutpostInReach = "outpost_in_reach", Minor, PieceSquare, 1;
    /// A knight or bishop sheltered right behind a pawn.
    BehindPawn = "behind_pawn", Minor, PieceSquare, 2;
    /// Own pawns on squares of a bishop's color, by the number of blocked pawns in the middle.
    BishopPawns = "bishop_pawns", Minor, PieceSquare, 4;
    /// A bishop on a long diagonal with a view of the center.
    LongDiagonal = "long_diagonal", Minor, PieceSquare, 1;
    /// A knight or bishop, counted by its distance from its own king.
    KingProtector = "king_protector", Minor, KingSafety, 2;

    /// Room behind the pawns, by the number of own pieces beside king and pawns: three to seven.
    Space = "space", Space, Mobility, 5;

    /// A knight or bishop still at home.
    Undeveloped = "undeveloped", Opening, PieceSquare, 1;
    /// A queen out before two minor pieces.
    EarlyQueen = "early_queen", Opening, PieceSquare, 1;
    /// A center pawn at home that a piece stands before.
    BlockedCenterPawn = "blocked_center_pawn", Opening, PieceSquare, 1;

    /// It is this side's move.
    Tempo = "tempo", Outcome, Mobility, 1;
    /// How easy the better side's advantage is to use: pawns, passed pawns, kings apart, both wings, pure
    /// pawn ending, and where the count starts.
    Initiative = "initiative", Outcome, PawnStructure, 7;
    /// The better side's material can hardly win.
    Drawishness = "drawishness", Outcome, Material, 0;
    /// The ending is known exactly.
    KnownEnding = "known_ending", Outcome, Material, 0;

    /// What the names do not say: the sum of a net that learned what is left beside the other terms.
    Unnamed = "unnamed", Unnamed, Unnamed, 0;
}

impl Term {
    /// How many terms there are.
    pub const COUNT: usize = Term::ALL.len();

    /// How many weights all terms have together.
    pub const WEIGHTS: usize = {
        let mut total = 0;
        let mut index = 0;
        while index < Term::COUNT {
            total += Term::ALL[index].length();
            index += 1;
        }
        total
    };

    /// The place of the term's first weight among all weights.
    #[inline]
    pub const fn offset(self) -> usize {
        OFFSETS[self as usize]
    }

    /// The term with this key.
    pub fn from_key(key: &str) -> Option<Term> {
        Term::ALL.iter().copied().find(|term| term.key() == key)
    }

    /// Whether the term is a part of the king's danger, which enters the score through
    /// [`Term::KingDanger`] alone.
    pub const fn is_danger(self) -> bool {
        Term::DangerAttacker as u8 <= self as u8 && self as u8 <= Term::DangerBase as u8
    }
}

const OFFSETS: [usize; Term::COUNT] = {
    let mut offsets = [0; Term::COUNT];
    let mut index = 1;
    while index < Term::COUNT {
        offsets[index] = offsets[index - 1] + Term::ALL[index - 1].length();
        index += 1;
    }
    offsets
};
