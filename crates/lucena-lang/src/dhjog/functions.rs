//! The predefined functions of DHJOG: their names in both languages, what they take and what they give. Every fact of the
//! catalogue is one of them: it takes a player and gives the pieces or squares of which it is true for that player.

use lucena_facts::{FactId, Kind};

use super::value_type::Type;
use super::value_type::Type::{Boolean, Integer, Kinds, Pieces, Player, Real, Squares, Text};
use crate::words::words;

/// What a function takes; a set of any kind is written [`Type::EmptySet`], which fits them all.
const SET: Type = Type::EmptySet;

/// The words for a fact: those of patterns, unless the language has a function of its own by that word.
const fn fact_words(fact: FactId) -> [&'static str; 2] {
    match fact {
        FactId::CastledKing => ["CASTLEDKING", "REIDEPOISDOROQUE"],
        _ => fact.words(),
    }
}

words! {
    /// The predefined functions, in the order of the manual.
    #[allow(missing_docs, reason = "the manual of the language says what each one does; 2026-11-16")]
    Function + Fact(FactId: fact_words) {
        MoveNumber "MOVE_NUMBER" "QUANTIDADE_JOGADAS" "";
        HalfmoveClock "HALFMOVE_CLOCK" "LANCES_SEM_CAPTURA_E_PEAO" "";
        ToMove "TO_MOVE" "VEZ_DE_JOGAR" "";
        GamePhase "GAME_PHASE" "FASE_JOGO" "";
        HasPieces "HAS_PIECES" "PRESENCA_PECAS" "";
        HasAllTypes "HAS_ALL_TYPES" "PRESENCA_TODOS_TIPOS" "";
        PiecesOn "PIECES_ON" "PECAS_QUE_ESTAO" "";
        WhereAre "WHERE_ARE" "ONDE_ESTAO_PECAS" "";
        TypesOn "TYPES_ON" "QUAIS_PECAS_ESTAO" "";
        KingSquare "KING_SQUARE" "CASA_DO_REI" "";
        KingZone "KING_ZONE" "ZONA_DO_REI" "";
        EmptySquares "EMPTY_SQUARES" "CASAS_VAZIAS" "";
        SquaresOf "SQUARES_OF" "CASAS_DE" "";
        Rank "RANK" "LINHA" "";
        File "FILE" "COLUNA" "";
        Neighbours "NEIGHBOURS" "VIZINHAS" "";
        AheadOf "AHEAD_OF" "A_FRENTE" "";
        LightSquares "LIGHT_SQUARES" "CASAS_CLARAS" "";
        DarkSquares "DARK_SQUARES" "CASAS_ESCURAS" "";
        CountPieces "COUNT_PIECES" "QUANTIDADE_PECAS" "";
        MorePieces "MORE_PIECES" "MAIOR_QUANTIDADE_PECAS" "";
        Size "SIZE" "TOTAL" "";
        SumPieces "SUM_PIECES" "SOMA_PECAS" "";
        MoreValue "MORE_VALUE" "MAIOR_VALOR_PECAS" "";
        SumValues "SUM_VALUES" "SOMA_VALORES" "";
        HighestValue "HIGHEST_VALUE" "MAIOR_VALOR" "";
        LowestValue "LOWEST_VALUE" "MENOR_VALOR" "";
        IsAttacked "IS_ATTACKED" "ESTA_AMEACADA" "";
        IsDefended "IS_DEFENDED" "ESTA_PROTEGIDA" "";
        IsAttacking "IS_ATTACKING" "ESTA_AMEACANDO" "";
        IsDefending "IS_DEFENDING" "ESTA_PROTEGENDO" "";
        AttackerTypes "ATTACKER_TYPES" "QUEM_AMEACA" "";
        AttackedTypes "ATTACKED_TYPES" "QUEM_ESTA_AMEACADO" "";
        DefenderTypes "DEFENDER_TYPES" "QUEM_PROTEGE" "";
        DefendedTypes "DEFENDED_TYPES" "QUEM_ESTA_PROTEGIDO" "";
        PiecesAttacking "PIECES_ATTACKING" "PECAS_QUE_AMEACAM" "";
        PiecesAttackedBy "PIECES_ATTACKED_BY" "PECAS_AMEACADAS_POR" "";
        AttackedPieces "ATTACKED_PIECES" "PECAS_AMEACADAS" "";
        DefendedPieces "DEFENDED_PIECES" "PECAS_PROTEGIDAS" "";
        LoosePieces "LOOSE_PIECES" "PECAS_SOLTAS" "";
        HangingPieces "HANGING_PIECES" "PECAS_PENDURADAS" "";
        PinnedPieces "PINNED_PIECES" "CRAVADAS" "";
        AttackedSquares "ATTACKED_SQUARES" "CASAS_ATACADAS" "";
        CountAttacks "COUNT_ATTACKS" "QUANTIDADE_ATAQUES" "";
        RegionControl "REGION_CONTROL" "CONTROLE_REGIAO" "";
        DominatesRegion "DOMINATES_REGION" "DOMINA_REGIAO" "";
        InCheck "IN_CHECK" "EM_XEQUE" "";
        BishopPair "BISHOP_PAIR" "PAR_DE_BISPOS" "";
        EnPassantTarget "EN_PASSANT_TARGET" "POSSUI_PECA_EN_PASSANT" "";
        InsufficientMaterial "INSUFFICIENT_MATERIAL" "MATERIAL_INSUFICIENTE" "";
        Mobility "MOBILITY" "MOBILIDADE" "";
        SafeMobility "SAFE_MOBILITY" "MOBILIDADE_SEGURA" "";
        LegalMoves "LEGAL_MOVES" "LANCES_LEGAIS" "";
        DevelopedMinors "DEVELOPED_MINORS" "DESENVOLVIDAS" "";
        CanCastleShort "CAN_CASTLE_SHORT" "POSSIVEL_ROQUE_PEQUENO" "";
        CanCastleLong "CAN_CASTLE_LONG" "POSSIVEL_ROQUE_GRANDE" "";
        Castled "CASTLED" "REI_ROCADO" "";
        PawnShield "PAWN_SHIELD" "PEOES_ESCUDO" "";
        Opposition "OPPOSITION" "OPOSICAO" "";
        Distance "DISTANCE" "DISTANCIA" "";
        Manhattan "MANHATTAN" "DISTANCIA_MANHATTAN" "";
        FurthestRank "FURTHEST_RANK" "LINHA_MAXIMA" "";
        PassedPawns "PASSED_PAWNS" "PEOES_PASSADOS" "";
        IsolatedPawns "ISOLATED_PAWNS" "PEOES_ISOLADOS" "";
        DoubledPawns "DOUBLED_PAWNS" "PEOES_DOBRADOS" "";
        BackwardPawns "BACKWARD_PAWNS" "PEOES_ATRASADOS" "";
        ConnectedPawns "CONNECTED_PAWNS" "PEOES_LIGADOS" "";
        BlockedPawns "BLOCKED_PAWNS" "PEOES_BLOQUEADOS" "";
        PawnIslands "PAWN_ISLANDS" "ILHAS_DE_PEOES" "";
        OpenFiles "OPEN_FILES" "COLUNAS_ABERTAS" "";
        HalfOpenFiles "HALF_OPEN_FILES" "COLUNAS_SEMIABERTAS" "";
        Outposts "OUTPOSTS" "POSTOS_AVANCADOS" "";
        UnstoppablePawn "UNSTOPPABLE_PAWN" "PEAO_INALCANCAVEL" "";
        PatternExists "PATTERN_EXISTS" "EXISTE_PADRAO" "EXISTEPADRAO EXISTPATTERN";
        PatternCount "PATTERN_COUNT" "QUANTIDADE_PADRAO" "";
        PatternWeight "PATTERN_WEIGHT" "PESO_PADRAO" "";
        PatternPieces "PATTERN_PIECES" "PECAS_DO_PADRAO" "";
        Max "MAX" "MAXIMO" "";
        Min "MIN" "MINIMO" "";
        Abs "ABS" "ABS" "";
        Round "ROUND" "ARREDONDA" "";
        Clamp "CLAMP" "LIMITA" "";
        Choose "CHOOSE" "ESCOLHE" "";
        Blend "BLEND" "INTERPOLA" "";
    }
}

impl Function {
    /// The types of the parameters and of the result.
    pub const fn signature(self) -> (&'static [Type], Type) {
        match self {
            Function::MoveNumber | Function::HalfmoveClock => (&[], Integer),
            Function::ToMove
            | Function::InCheck
            | Function::BishopPair
            | Function::EnPassantTarget
            | Function::InsufficientMaterial
            | Function::CanCastleShort
            | Function::CanCastleLong
            | Function::Castled
            | Function::Opposition
            | Function::UnstoppablePawn => (&[Player], Boolean),
            Function::GamePhase => (&[], Real),
            Function::HasPieces
            | Function::HasAllTypes
            | Function::IsAttacked
            | Function::IsDefended
            | Function::IsAttacking
            | Function::IsDefending => (&[Kinds, Squares, Player], Boolean),
            Function::PiecesOn
            | Function::PiecesAttacking
            | Function::PiecesAttackedBy
            | Function::AttackedPieces
            | Function::DefendedPieces
            | Function::LoosePieces
            | Function::HangingPieces => (&[Kinds, Squares, Player], Pieces),
            Function::WhereAre | Function::AttackedSquares => (&[Kinds, Player], Squares),
            Function::TypesOn => (&[Squares, Player], Kinds),
            Function::KingSquare => (&[Player], Type::Square),
            Function::KingZone | Function::HalfOpenFiles | Function::Outposts => (&[Player], Squares),
            Function::EmptySquares | Function::Neighbours => (&[Squares], Squares),
            Function::SquaresOf => (&[Pieces], Squares),
            Function::Rank | Function::File => (&[Real], Squares),
            Function::AheadOf => (&[Squares, Player], Squares),
            Function::LightSquares | Function::DarkSquares | Function::OpenFiles => (&[], Squares),
            Function::CountPieces | Function::FurthestRank => (&[Kinds, Squares, Player], Integer),
            Function::MorePieces | Function::MoreValue | Function::DominatesRegion => {
                (&[Squares, Player], Boolean)
            }
            Function::Size => (&[SET], Integer),
            Function::SumPieces => (&[Kinds, Squares, Player], Real),
            Function::SumValues | Function::HighestValue | Function::LowestValue => (&[Pieces], Real),
            Function::AttackerTypes
            | Function::AttackedTypes
            | Function::DefenderTypes
            | Function::DefendedTypes => (&[Kinds, Squares, Player], Kinds),
            Function::PinnedPieces => (&[Kinds, Player], Pieces),
            Function::CountAttacks | Function::RegionControl => (&[Squares, Player], Integer),
            Function::Mobility | Function::SafeMobility => (&[Kinds, Player], Integer),
            Function::LegalMoves
            | Function::DevelopedMinors
            | Function::PawnShield
            | Function::PawnIslands => (&[Player], Integer),
            Function::Distance | Function::Manhattan => (&[Squares, Squares], Integer),
            Function::PassedPawns
            | Function::IsolatedPawns
            | Function::DoubledPawns
            | Function::BackwardPawns
            | Function::ConnectedPawns
            | Function::BlockedPawns => (&[Player], Pieces),
            Function::PatternExists => (&[Text, Player], Boolean),
            Function::PatternCount => (&[Text, Player], Integer),
            Function::PatternWeight => (&[Text, Player], Real),
            Function::PatternPieces => (&[Text, Player], Pieces),
            Function::Max | Function::Min => (&[Real, Real], Real),
            Function::Abs => (&[Real], Real),
            Function::Round => (&[Real], Integer),
            Function::Clamp | Function::Blend => (&[Real, Real, Real], Real),
            Function::Choose => (&[Boolean, Real, Real], Real),
            Function::Fact(fact) => match fact.kind() {
                Kind::Piece => (&[Player], Pieces),
                Kind::Square => (&[Player], Squares),
            },
        }
    }

    /// Whether it asks the pattern library.
    pub const fn asks_patterns(self) -> bool {
        matches!(
            self,
            Function::PatternExists
                | Function::PatternCount
                | Function::PatternWeight
                | Function::PatternPieces
        )
    }

    /// Whether it takes so long that a value heuristic should do without it.
    pub const fn is_slow(self) -> bool {
        self.asks_patterns() || matches!(self, Function::LegalMoves)
    }

    /// The least level of a set that uses it.
    pub const fn level(self) -> u8 {
        if self.asks_patterns() { 3 } else { 2 }
    }

    /// Whether its result is the same in every position, so that a region may use it.
    pub const fn is_constant(self) -> bool {
        matches!(
            self,
            Function::Rank
                | Function::File
                | Function::Neighbours
                | Function::LightSquares
                | Function::DarkSquares
        )
    }
}
