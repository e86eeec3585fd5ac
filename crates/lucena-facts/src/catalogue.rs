//! The catalogue: every fact has one name and one definition, and everyone above uses both.
//!
//! A fact answers one question about one side of a position with a set of squares: the pawns that are passed,
//! the knights on outposts, the squares that are holes. An empty set means that the fact does not hold.

use lucena_chess::{Bitboard, Color, Role};

use crate::{Shelter, Sight, Wing, files, king, material, minor, opening, pins, space, spans, threats};

/// What a fact is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Pieces of the side.
    Piece,
    /// Squares, whatever stands on them.
    Square,
}

// A row: name, key, what it is about, (the words for it in patterns), and the squares of which it is true for a side.
macro_rules! catalogue {
    ($($(#[doc = $doc:literal])+ $name:ident = $key:literal $kind:ident ($english:literal $portuguese:literal): $squares:expr;)+) => {
        /// The name of a fact.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum FactId {
            $($(#[doc = $doc])+ $name,)+
        }

        impl FactId {
            /// Every fact, grouped by subject.
            pub const ALL: &'static [FactId] = &[$(FactId::$name),+];

            /// The name by which files and programs know the fact; it never changes.
            pub const fn key(self) -> &'static str {
                match self {
                    $(FactId::$name => $key,)+
                }
            }

            /// What it is a fact about.
            pub const fn kind(self) -> Kind {
                match self {
                    $(FactId::$name => Kind::$kind,)+
                }
            }

            /// The words by which patterns ask for it, in English and in Portuguese.
            pub const fn words(self) -> [&'static str; 2] {
                match self {
                    $(FactId::$name => [$english, $portuguese],)+
                }
            }

            /// What the fact says, in one English sentence.
            pub const fn definition(self) -> &'static str {
                match self {
                    $(FactId::$name => concat!($($doc),+).trim_ascii_start(),)+
                }
            }

            /// The squares of which the fact is true for one side.
            pub fn squares(self, sight: &Sight, color: Color) -> Bitboard {
                type Squares = fn(&Sight, Color) -> Bitboard;
                let find: Squares = match self {
                    $(FactId::$name => $squares,)+
                };
                find(sight, color)
            }
        }
    };
}

catalogue! {
    /// The pieces pinned to their own king.
    Pinned = "pinned" Piece ("PINNED" "CRAVADA"): |sight, us| sight.pinned(us);
    /// The pieces, neither king nor pawn, that an enemy slider pins to something dearer than they are.
    RelativelyPinned = "relatively_pinned" Piece ("RELATIVELYPINNED" "CRAVADARELATIVA"): |sight, us| {
        pins::relative_pins(sight.position(), us).iter().map(|pin| pin.pinned).collect()
    };
    /// The pieces that stand before another piece on an enemy slider's line and are dearer than it.
    Skewered = "skewered" Piece ("SKEWERED" "ESPETADA"): |sight, us| {
        pins::skewers(sight.position(), us).iter().map(|pin| pin.pinned).collect()
    };
    /// The pieces that would discover a check by moving off a line.
    Discoverer = "discoverer" Piece ("DISCOVERER" "DESCOBRIDORA"): |sight, us| pins::discoverers(sight.position(), us);
    /// The pieces that the enemy would win something by taking.
    Hanging = "hanging" Piece ("HANGING" "PENDURADA"): |sight, us| sight.hanging(us);
    /// The pieces, pawns aside, that are attacked and not defended.
    Loose = "loose" Piece ("LOOSE" "SOLTA"): |sight, us| threats::loose(sight.position(), sight.attacks(), us);
    /// The pieces, pawns aside, that a cheaper enemy piece attacks.
    AttackedByLesser = "attacked_by_lesser" Piece ("ATTACKEDBYLESSER" "ATACADAPORMENOR"): |sight, us| {
        threats::attacked_by_lesser(sight.position(), sight.attacks(), us)
    };
    /// The pieces each of which alone keeps two others from being lost.
    Overloaded = "overloaded" Piece ("OVERLOADED" "SOBRECARREGADA"): |sight, us| threats::overloaded(sight.position(), sight.attacks(), us);
    /// The pieces that attack two at once, each the king, dearer or undefended, and are not lost themselves.
    Forking = "forking" Piece ("FORKING" "DAGARFO"): |sight, us| threats::forks(sight.position(), sight.attacks(), us);

    /// The pawns that no enemy pawn can stop, on their own or a neighboring file.
    PassedPawn = "passed_pawn" Piece ("PASSED" "PASSADO"): |sight, us| sight.pawns().side(us).passed;
    /// The passed pawns protected by a pawn.
    ProtectedPassedPawn = "protected_passed_pawn" Piece ("PROTECTEDPASSED" "PASSADOPROTEGIDO"): |sight, us| {
        sight.pawns().side(us).passed & sight.pawns().side(us).supported
    };
    /// The pawns with a free file and as many helpers as there are guards.
    CandidatePawn = "candidate_pawn" Piece ("CANDIDATE" "CANDIDATO"): |sight, us| sight.pawns().side(us).candidates;
    /// The pawns without an own pawn on a neighboring file.
    IsolatedPawn = "isolated_pawn" Piece ("ISOLATED" "ISOLADO"): |sight, us| sight.pawns().side(us).isolated;
    /// The pawns with an own pawn further ahead on the same file.
    DoubledPawn = "doubled_pawn" Piece ("DOUBLED" "DOBRADO"): |sight, us| sight.pawns().side(us).doubled;
    /// The pawns left behind by their neighbors, with an enemy pawn guarding the square before them.
    BackwardPawn = "backward_pawn" Piece ("BACKWARD" "ATRASADO"): |sight, us| sight.pawns().side(us).backward;
    /// The pawns side by side with an own pawn or protected by one.
    ConnectedPawn = "connected_pawn" Piece ("CONNECTED" "LIGADO"): |sight, us| sight.pawns().side(us).connected();
    /// The pawns side by side with an own pawn.
    PhalanxPawn = "phalanx_pawn" Piece ("INPHALANX" "NAFALANGE"): |sight, us| sight.pawns().side(us).phalanx;
    /// The pawns protected by a pawn.
    SupportedPawn = "supported_pawn" Piece ("SUPPORTED" "APOIADO"): |sight, us| sight.pawns().side(us).supported;
    /// The pawns that protect another and are not protected themselves.
    ChainBase = "chain_base" Piece ("CHAINBASE" "BASEDACADEIA"): |sight, us| sight.pawns().side(us).chain_bases(us);
    /// The pawns that attack an enemy pawn.
    Lever = "lever" Piece ("LEVER" "ALAVANCA"): |sight, us| sight.pawns().side(us).levers;
    /// The pawns with an enemy pawn right before them.
    RammedPawn = "rammed_pawn" Piece ("RAMMED" "TRAVADO"): |sight, us| sight.pawns().side(us).rammed;
    /// The squares before a side's pawns that they can never guard again.
    Hole = "hole" Square ("HOLE" "BURACO"): |sight, us| sight.pawns().holes(us);
    /// The pawns of a queenside majority.
    QueensideMajority = "queenside_majority" Piece ("QUEENSIDEMAJORITY" "MAIORIADADAMA"): |sight, us| majority(sight, us, Wing::Queen);
    /// The pawns of a kingside majority.
    KingsideMajority = "kingside_majority" Piece ("KINGSIDEMAJORITY" "MAIORIADOREI"): |sight, us| majority(sight, us, Wing::King);
    /// The passed pawns with an enemy piece right before them.
    BlockadedPawn = "blockaded_pawn" Piece ("BLOCKADED" "BLOQUEADO"): |sight, us| {
        sight.pawns().side(us).passed & spans::step(!us, sight.position().color(!us))
    };

    /// The rooks on files without pawns.
    RookOnOpenFile = "rook_on_open_file" Piece ("ONOPENFILE" "NACOLUNAABERTA"): |sight, us| {
        files::rooks_on_open_files(sight.position(), sight.pawns(), us)
    };
    /// The rooks on files with enemy pawns only.
    RookOnHalfOpenFile = "rook_on_half_open_file" Piece ("ONHALFOPENFILE" "NACOLUNASEMIABERTA"): |sight, us| {
        files::rooks_on_half_open_files(sight.position(), sight.pawns(), us)
    };
    /// The rooks and queens on the seventh rank, before the king or among pawns.
    OnSeventh = "on_seventh" Piece ("ONSEVENTH" "NASETIMA"): |sight, us| files::on_seventh(sight.position(), us);
    /// The sliders that protect each other along a line on which both move.
    Battery = "battery" Piece ("INBATTERY" "NABATERIA"): |sight, us| files::batteries(sight.position(), us);
    /// The rooks behind a passed pawn of either side.
    RookBehindPasser = "rook_behind_passer" Piece ("BEHINDPASSER" "ATRASDOPASSADO"): |sight, us| {
        files::behind_passers(sight.position(), sight.pawns(), us)
    };

    /// The knights and bishops on an outpost.
    Outpost = "outpost" Piece ("ONOUTPOST" "NOPOSTOAVANCADO"): |sight, us| minor::on_outposts(sight.position(), sight.pawns(), us);
    /// The bishops whose own pawns stand on squares of their color and are held up.
    BadBishop = "bad_bishop" Piece ("BADBISHOP" "BISPOMAU"): |sight, us| minor::bad_bishops(sight.position(), sight.pawns(), us);
    /// The bishops on b2 or g2 behind a pawn that has made room.
    Fianchetto = "fianchetto" Piece ("FIANCHETTO" "FIANQUETO"): |sight, us| minor::fianchettos(sight.position(), us);
    /// The bishops on a long diagonal with a view of the center.
    LongDiagonal = "long_diagonal" Piece ("ONLONGDIAGONAL" "NAGRANDEDIAGONAL"): |sight, us| minor::on_long_diagonal(sight.position(), us);
    /// The knights on the rim.
    RimKnight = "rim_knight" Piece ("ONRIM" "NABORDADOTABULEIRO"): |sight, us| minor::rim_knights(sight.position(), us);
    /// The bishops of a side that has them on squares of both colors.
    BishopPair = "bishop_pair" Piece ("INBISHOPPAIR" "NOPARDEBISPOS"): |sight, us| {
        let pos = sight.position();
        if material::has_bishop_pair(pos, us) { pos.pieces(us, Role::Bishop) } else { Bitboard::EMPTY }
    };
    /// The bishop of each side when they move on squares of different colors.
    OppositeBishop = "opposite_bishop" Piece ("OPPOSITEBISHOP" "BISPOOPOSTO"): |sight, us| {
        let pos = sight.position();
        if material::has_opposite_bishops(pos) { pos.pieces(us, Role::Bishop) } else { Bitboard::EMPTY }
    };

    /// The pawns before the king.
    KingShield = "king_shield" Piece ("SHIELDSKING" "PROTEGEREI"): |sight, us| king::shield(sight.position(), us);
    /// The own pawns that storm the enemy king.
    PawnStorm = "pawn_storm" Piece ("STORMSKING" "ASSALTAREI"): |sight, us| king::storm(sight.position(), !us);
    /// The squares beside the king whose file has no own pawn.
    BareKingFile = "bare_king_file" Square ("BAREKINGFILE" "COLUNANUADOREI"): |sight, us| king::bare_files(sight.position(), us);
    /// The king that has castled, or stands as if it had.
    CastledKing = "castled_king" Piece ("CASTLED" "ROCADO"): |sight, us| match king::shelter(sight.position(), us) {
        Shelter::Castled(_) => sight.position().king(us).into(),
        _ => Bitboard::EMPTY,
    };
    /// The rooks with which castling is still allowed.
    CastlingRight = "castling_right" Piece ("MAYCASTLE" "PODEROCAR"): |sight, us| {
        sight.position().castling_rooks() & sight.position().color(us)
    };
    /// The king shut in on its back rank by its own pieces while the enemy has a rook or queen.
    WeakBackRank = "weak_back_rank" Piece ("WEAKBACKRANK" "ULTIMAFILEIRAFRACA"): |sight, us| {
        if king::has_weak_back_rank(sight.position(), us) {
            sight.position().king(us).into()
        } else {
            Bitboard::EMPTY
        }
    };
    /// The pieces, pawns aside, that attack a square of the enemy king's zone.
    KingAttacker = "king_attacker" Piece ("ATTACKSKINGZONE" "ATACAZONADOREI"): |sight, us| {
        let zone = king::zone(!us, sight.position().king(!us));
        let pieces = sight.attacks().pieces(us).iter();
        let attackers = pieces.filter(|piece| piece.role != Role::King && piece.attacks.intersects(zone));
        attackers.map(|piece| piece.square).collect()
    };

    /// The squares of the center that only this side attacks.
    CenterControl = "center_control" Square ("CENTERCONTROLLED" "CENTROCONTROLADO"): |sight, us| space::controlled_center(sight.attacks(), us);
    /// The pawns on the four middle squares.
    CenterPawn = "center_pawn" Piece ("CENTERPAWN" "PEAOCENTRAL"): |sight, us| sight.pawns().side(us).pawns & space::CENTER;
    /// The squares in the middle of the board at or behind the own pawns that no enemy pawn attacks.
    Space = "space" Square ("SAFESPACE" "ESPACOSEGURO"): |sight, us| space::secured(sight.pawns(), us);

    /// The knights and bishops still on their first squares.
    Undeveloped = "undeveloped" Piece ("UNDEVELOPED" "NAODESENVOLVIDA"): |sight, us| opening::undeveloped(sight.position(), us);
    /// The queen that has left home before two minor pieces.
    EarlyQueen = "early_queen" Piece ("EARLYQUEEN" "DAMAPRECOCE"): |sight, us| opening::early_queens(sight.position(), us);
    /// The center pawns at home with a piece right before them.
    BlockedCenterPawn = "blocked_center_pawn" Piece ("BLOCKEDCENTERPAWN" "PEAOCENTRALPRESO"): |sight, us| {
        opening::blocked_center_pawns(sight.position(), us)
    };
}

impl FactId {
    /// The fact with this key.
    pub fn from_key(key: &str) -> Option<FactId> {
        FactId::ALL.iter().copied().find(|fact| fact.key() == key)
    }
}

fn majority(sight: &Sight, color: Color, wing: Wing) -> Bitboard {
    let pawns = sight.pawns();
    if pawns.has_majority(color, wing) { pawns.side(color).on(wing) } else { Bitboard::EMPTY }
}
