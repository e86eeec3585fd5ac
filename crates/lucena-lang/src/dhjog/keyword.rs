//! The reserved words of DHJOG and the names of attributes, in Portuguese and English.

use lucena_chess::Role;

use crate::words::words;

words! {
    /// The reserved words.
    #[allow(missing_docs, reason = "the words say it all; 2026-11-16")]
    Keyword {
        HeuristicSet "HEURISTIC_SET" "CONJUNTO_HEURISTICO" "";
        Stage "STAGE" "ETAPA" "";
        CurrentStage "CURRENT_STAGE" "ETAPA_ATUAL" "";
        InitialStage "INITIAL_STAGE" "ETAPA_INICIAL" "";
        End "END" "FIM" "";
        Annotation "ANNOTATION" "ANOTACAO" "";
        Explanation "EXPLANATION" "EXPLICACAO" "";
        Question "QUESTION" "QUESTAO" "";
        Praise "PRAISE" "ELOGIO" "POSITIVE POSITIVA";
        Criticism "CRITICISM" "CRITICA" "NEGATIVE NEGATIVA";
        Note "NOTE" "NORMAL" "";
        Type "TYPE" "TIPO" "";
        Text "TEXT" "TEXTO" "";
        Author "AUTHOR" "AUTOR" "";
        Version "VERSION" "VERSAO" "";
        ComplexityLevel "COMPLEXITY_LEVEL" "NIVEL_COMPLEXIDADE" "";
        Application "APPLICATION" "APLICACAO" "";
        Both "BOTH" "AMBOS" "";
        OnlyMe "ONLY_ME" "SO_EU" "";
        Pawn "PAWN" "PEAO" "";
        Knight "KNIGHT" "CAVALO" "";
        Bishop "BISHOP" "BISPO" "";
        Rook "ROOK" "TORRE" "";
        Queen "QUEEN" "DAMA" "";
        King "KING" "REI" "";
        Value "VALUE" "VALOR" "";
        Board "BOARD" "TABULEIRO" "";
        WholeBoard "WHOLE_BOARD" "TODO_TABULEIRO" "";
        Square "SQUARE" "CASA" "";
        Piece "PIECE" "PECA" "";
        PieceType "PIECE_TYPE" "TIPO_PECA" "";
        Integer "INTEGER" "INTEIRO" "";
        Real "REAL" "REAL" "";
        Boolean "BOOLEAN" "LOGICO" "";
        Player "PLAYER" "JOGADOR" "";
        Heuristic "HEURISTIC" "HEURISTICA" "";
        PieceValue "PIECE_VALUE" "VALOR_PECA" "";
        BoardValue "BOARD_VALUE" "VALOR_TABULEIRO" "";
        StageTransition "STAGE_TRANSITION" "TRANSICAO_ETAPA" "";
        If "IF" "SE" "";
        Then "THEN" "ENTAO" "";
        Else "ELSE" "SENAO" "";
        And "AND" "E" "";
        Or "OR" "OU" "";
        Not "NOT" "NAO" "";
        Equals "EQUALS" "IGUAL" "";
        Differs "DIFFERS" "DIFERENTE" "";
        Contains "CONTAINS" "CONTEM" "";
        Within "WITHIN" "CONTIDO" "";
        Belongs "BELONGS" "PERTENCE" "";
        Union "UNION" "UNIAO" "";
        Intersection "INTERSECTION" "INTERSECAO" "";
        Except "EXCEPT" "EXCETO" "";
        True "TRUE" "VERDADEIRO" "";
        False "FALSE" "FALSO" "";
        Me "ME" "EU" "";
        Opponent "OPPONENT" "OPONENTE" "OPONENT";
        Nobody "NOBODY" "NINGUEM" "";
        Mine "MINE" "MEU" "MINHA";
        Empty "EMPTY" "VAZIO" "";
        Function "FUNCTION" "FUNCAO" "";
        Description "DESCRIPTION" "DESCRICAO" "";
        Returns "RETURNS" "RETORNA" "RETURN";
        Parameters "PARAMETERS" "PARAMETROS" "";
        Commands "COMMANDS" "COMANDOS" "";
        For "FOR" "PARA" "";
        Each "EACH" "CADA" "";
        In "IN" "EM" "";
        From "FROM" "DE" "";
        To "TO" "ATE" "";
        Do "DO" "FACA" "";
        GamePosition "GAME_POSITION" "SITUACAO_JOGO" "";
        Advantage "ADVANTAGE" "VANTAGEM" "";
        Fen "FEN" "FEN" "";
    }
}

impl Keyword {
    /// The piece type that the word names.
    pub const fn role(self) -> Option<Role> {
        Some(match self {
            Keyword::Pawn => Role::Pawn,
            Keyword::Knight => Role::Knight,
            Keyword::Bishop => Role::Bishop,
            Keyword::Rook => Role::Rook,
            Keyword::Queen => Role::Queen,
            Keyword::King => Role::King,
            _ => return None,
        })
    }

    /// The word for a piece type.
    pub const fn of_role(role: Role) -> Keyword {
        match role {
            Role::Pawn => Keyword::Pawn,
            Role::Knight => Keyword::Knight,
            Role::Bishop => Keyword::Bishop,
            Role::Rook => Keyword::Rook,
            Role::Queen => Keyword::Queen,
            Role::King => Keyword::King,
        }
    }

    /// Whether a value of this type can be declared.
    pub const fn is_type(self) -> bool {
        matches!(
            self,
            Keyword::Integer
                | Keyword::Real
                | Keyword::Boolean
                | Keyword::Player
                | Keyword::Square
                | Keyword::Piece
                | Keyword::PieceType
        )
    }

    /// The kinds of annotations.
    pub const fn is_note_kind(self) -> bool {
        matches!(
            self,
            Keyword::Explanation | Keyword::Question | Keyword::Praise | Keyword::Criticism | Keyword::Note
        )
    }
}

words! {
    /// What is written after a dot, besides reserved words.
    #[allow(missing_docs, reason = "the words say it all; 2026-11-16")]
    Attribute {
        Owner "OWNER" "DONO" "";
        CurrentPiece "CURRENT_PIECE" "PECA_ATUAL" "";
        Rank "RANK" "LINHA" "";
        File "FILE" "COLUNA" "";
        Pieces "PIECES" "PECAS" "";
        Size "SIZE" "TOTAL" "";
        Element "ELEMENT" "ELEMENTO" "";
        Add "ADD" "ADICIONAR" "";
        Remove "REMOVE" "REMOVER" "";
        MoveNumber "MOVE_NUMBER" "QUANTIDADE_JOGADAS" "";
        HalfmoveClock "HALFMOVE_CLOCK" "LANCES_SEM_CAPTURA_E_MOVIMENTO_PEAO" "LANCES_SEM_CAPTURA_E_PEAO";
    }
}
