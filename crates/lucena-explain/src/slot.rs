//! The slots of a sentence: the values that a claim can fill and a template can ask for, each with one name.
//!
//! Which slots a theme fills stands in its row of the table (`theme`); a template that asks for another does not load.

macro_rules! slots {
    ($($name:ident $key:literal;)+) => {
        /// The name of a value.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
        pub enum Slot {
            $($name,)+
        }

        impl Slot {
            /// Every slot.
            pub const ALL: &'static [Slot] = &[$(Slot::$name),+];

            /// The name used in templates and in JSON.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Slot::$name => $key,)+
                }
            }
        }
    };
}

slots! {
    Active "active";
    AlongFile "along_file";
    Amount "amount";
    Attacked "attacked";
    BackRank "back_rank";
    Because "because";
    Behind "b";
    BehindSquare "bsq";
    Best "best";
    BestMateIn "best_mate_in";
    Black "black";
    Captured "c";
    Castles "castles";
    CentralizesPiece "centralizes_piece";
    Chain "chain";
    Chased "chased";
    Checks "checks";
    Concreteness "concreteness";
    Confined "confined";
    Count "n";
    Created "created";
    CreatesPassedPawn "creates_passed_pawn";
    Debt "debt";
    Defended "defended";
    Defender "d";
    DefenderSquare "dsq";
    Direct "direct";
    Drawn "drawn";
    Enemy "enemy";
    Escapes "escapes";
    Even "even";
    Fewer "fewer";
    File "file";
    FrontSquare "fsq";
    Gives "gives";
    ImprovesKingSafety "improves_king_safety";
    IsCapture "is_capture";
    Keeps "keeps";
    Kept "kept";
    KingSquare "ksq";
    Kingside "kingside";
    Later "later";
    Level "level";
    Light "light";
    Line "line";
    Long "long";
    MateIn "mate_in";
    MateName "mate_name";
    Mates "mates";
    Moved "moved";
    MultipvGap "multipv_gap";
    Name "name";
    NamesMate "names_mate";
    Net "net";
    Number "number";
    Open "open";
    OpenCenter "open_centre";
    Opened "opened";
    Opening "opening";
    OpensFile "opens_file";
    Own "own";
    Phase "phase";
    Piece "p";
    PieceSquare "psq";
    Pieces "plist";
    Promoted "new";
    Protected "protected";
    Real "real";
    Reason "reason";
    Reply "reply";
    Restores "restores";
    Risk "risk";
    RookSquare "rsq";
    Royal "royal";
    Safe "safe";
    San "san";
    Score "score";
    SecondFile "file2";
    SecondTarget "tsq2";
    Semi "semi";
    Sentence "sentence";
    Sham "sham";
    Short "short";
    Side "side";
    Slider "q";
    SliderSquare "qsq";
    Square "sq";
    Squares "sqlist";
    Stalemate "stalemate";
    Standing "standing";
    Stop "stop";
    Stuck "stuck";
    Style "style";
    Target "t";
    TargetList "tlist";
    TargetSquare "tsq";
    Targets "targets";
    Term "term";
    Text "text";
    Their "their";
    Them "them";
    Theme "theme";
    Threatens "threatens";
    ThreatensQueen "threatens_queen";
    To "to";
    Undefended "undefended";
    Unguarded "unguarded";
    Us "us";
    Victim "v";
    VictimSquare "vsq";
    White "white";
    WinLoss "win_loss";
}

impl Slot {
    /// The slot with this name.
    pub fn from_key(key: &str) -> Option<Slot> {
        Slot::ALL.iter().copied().find(|slot| slot.key() == key)
    }

    /// The slot that says where the piece of this slot stands.
    pub const fn place(self) -> Option<Slot> {
        Some(match self {
            Slot::Piece => Slot::PieceSquare,
            Slot::Target => Slot::TargetSquare,
            Slot::Behind => Slot::BehindSquare,
            Slot::Defender => Slot::DefenderSquare,
            Slot::Slider => Slot::SliderSquare,
            Slot::Victim => Slot::VictimSquare,
            _ => return None,
        })
    }

    /// Whether the value is known of every move, whatever a claim is about.
    pub const fn is_of_every_move(self) -> bool {
        matches!(
            self,
            Slot::San
                | Slot::Best
                | Slot::Us
                | Slot::Them
                | Slot::IsCapture
                | Slot::ThreatensQueen
                | Slot::ImprovesKingSafety
                | Slot::CentralizesPiece
                | Slot::CreatesPassedPawn
                | Slot::Phase
                | Slot::Level
                | Slot::Style
                | Slot::WinLoss
                | Slot::Score
                | Slot::Concreteness
                | Slot::Risk
                | Slot::Drawn
                | Slot::Standing
                | Slot::MultipvGap
                | Slot::MateIn
                | Slot::BestMateIn
        )
    }
}
