//! Every word and symbol of PATLAN, in Portuguese, English and the tolerated misprints.
//!
//! The first English and the first Portuguese spelling of a row are the ones that the formatter writes.

pub use crate::words::Language;
use lucena_facts::{FactId, Kind};

use crate::words::words;

words! {
    /// The clauses of a pattern.
    Clause {
        /// The name.
        Pattern "PATTERN" "PADRAO" "";
        /// Who wrote it.
        Author "AUTHOR" "AUTOR" "";
        /// What it is about.
        Description "DESCRIPTION" "DESCRICAO" "";
        /// How much it weighs.
        Weight "WEIGHT" "PESO" "";
        /// Pieces that must exist.
        Actors "ACTORS" "ATORES" "ATOES";
        /// The exclusive set of pieces.
        SetOfPieces "SETOFPIECES" "CONJUNTODEPECAS" "";
        /// The actions.
        Scenario "SCENARIO" "CENARIO" "FORMAT FORMATO";
        /// What must hold before.
        Precondition "PRECONDITION" "PRECONDICAO" "CONDITION CONDICAO CONDICACAO PRECONDICACAO";
        /// The moves.
        Tacticals "TACTICALS" "TATICAS" "MOVIMENTOS TACTICS";
        /// What must hold afterwards.
        Postcondition "POSTCONDITION" "POSCONDICAO" "POSCONDITION POSCONDICACAO";
    }
}

words! {
    /// The relations between figures.
    Relation {
        /// Controls an enemy piece.
        Attacks "ATTACKS" "ATACA" "ATAACA =>";
        /// Controls an own piece or a square.
        Defends "DEFENDS" "DEFENDE" "=<";
        /// Can legally move there.
        Move "MOVE" "MOVE" "MOVES >>";
        /// Stands in the way of.
        Blocks "BLOCKS" "BLOQUEIA" "||";
        /// Has a move that mates.
        Checkmate "CHECKMATE" "XEQUEMATE" "#>";
        /// Attacks through other pieces.
        IndirectAttack "INDIRECTATTACK" "ATAQUEINDIRETO" "ATACAINDIRETO ->";
        /// Defends through other pieces.
        IndirectDefense "INDIRECTDEFENSE" "DEFESAINDIRETA" "DEFENDEINDIRETO -< <-";
        /// Can attack after one move.
        PossibleAttack "POSSIBLEATTACK" "ATAQUEPOSSIVEL" ":> :->";
        /// Can defend after one move.
        PossibleDefense "POSSIBLEDEFENSE" "DEFESAPOSSIVEL" ":< ;< :-<";
        /// Stands right in front of, seen by the searcher.
        Above "ABOVEOF" "ACIMADE" "UPPERSIDE |^ ^";
        /// Stands right behind.
        Below "UNDEROF" "ABAIXODE" "UNDERSIDE |v v";
        /// Stands on the right.
        RightOf "RIGHTOF" "DIREITADE" "RIGHTSIDE DIREIDADE |> |<";
        /// Stands on the left.
        LeftOf "LEFTOF" "ESQUERDADE" "LEFTSIDE <| >|";
        /// Stands in front, to the right.
        NorthEast "NORTHEAST" "NORDESTE" "/>";
        /// Stands in front, to the left.
        NorthWest "NORTHWEST" "NOROESTE" "<\\ <\\|";
        /// Stands behind, to the right.
        SouthEast "SOUTHEAST" "SUDESTE" "\\>";
        /// Stands behind, to the left.
        SouthWest "SOUTHWEST" "SUDOESTE" "</";
    }
}

impl Relation {
    /// Whether the relation takes a list: the indirect and the possible ones.
    pub const fn is_dynamic(self) -> bool {
        self.is_indirect() || self.is_possible()
    }

    /// Whether the relation acts through other pieces.
    pub const fn is_indirect(self) -> bool {
        matches!(self, Relation::IndirectAttack | Relation::IndirectDefense)
    }

    /// Whether the relation needs a move first.
    pub const fn is_possible(self) -> bool {
        matches!(self, Relation::PossibleAttack | Relation::PossibleDefense)
    }

    /// The step of a positional relation seen by White: files to the right, ranks ahead.
    pub const fn step(self) -> Option<(i8, i8)> {
        Some(match self {
            Relation::Above => (0, 1),
            Relation::Below => (0, -1),
            Relation::RightOf => (1, 0),
            Relation::LeftOf => (-1, 0),
            Relation::NorthEast => (1, 1),
            Relation::NorthWest => (-1, 1),
            Relation::SouthEast => (1, -1),
            Relation::SouthWest => (-1, -1),
            _ => return None,
        })
    }

    /// The symbols of relations, longest first, as the lexer must try them.
    pub fn symbols() -> impl Iterator<Item = (&'static str, Relation)> {
        [3, 2, 1].into_iter().flat_map(|length| {
            Relation::ALL.iter().flat_map(move |&relation| {
                let is_symbol =
                    move |text: &&str| text.len() == length && !text.starts_with(|c: char| c.is_alphabetic());
                relation.spellings().filter(is_symbol).map(move |text| (text, relation))
            })
        })
    }
}

/// What a function takes in one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parameter {
    /// A figure.
    Figure,
    /// A figure that can be a king.
    King,
    /// A figure or a piece type.
    FigureOrType,
    /// A figure, a piece type or F, f, S.
    FigureOrSet,
    /// A piece type.
    Type,
    /// A piece type or F, f, S.
    Set,
    /// A numeric expression.
    Number,
    /// ME or OPPONENT.
    Owner,
    /// An owner, NONE or ANYONE.
    FullOwner,
    /// The name of a pattern.
    PatternName,
}

words! {
    /// The functions of conditions: those of the language, and the facts of the catalogue.
    Function + Fact(FactId: FactId::words) {
        /// Whether White searches.
        White "WHITE" "BRANCAS" "";
        /// Whether Black searches.
        Black "BLACK" "PRETAS" "";
        /// The file, 1 to 8.
        FileOf "FILEOF" "COLUNADE" "";
        /// The rank, 1 to 8.
        RankOf "RANKOF" "LINHADE" "";
        /// The color of the square.
        SquareColorOf "SQUARECOLOROF" "CORCASADE" "CORCASA";
        /// Whether on the edge.
        OnEdge "ONEDGE" "NABORDA" "ONBORDER";
        /// Whether in a corner.
        OnCorner "ONCORNER" "NOCANTO" "";
        /// Whether of a type.
        TypeOf "TYPEOF" "TIPODE" "";
        /// The value of a piece.
        ValueOf "VALUEOF" "VALORDE" "";
        /// Value times place.
        RelativeValueOf "RELATIVEVALUEOF" "VALORRELATIVODE" "";
        /// Whether a piece stands on a file.
        ExistInFile "EXISTINFILE" "EXISTENACOLUNA" "";
        /// Whether a piece stands on a rank.
        ExistInRank "EXISTINRANK" "EXISTENALINHA" "";
        /// Files apart.
        FileDistance "FILEDISTANCE" "DISTANCIACOL" "COLDISTANCE";
        /// Ranks apart.
        RankDistance "RANKDISTANCE" "DISTANCIALIN" "LINEDISTANCE";
        /// King steps apart.
        MaxDistance "MAXDISTANCE" "DISTANCIAMAX" "";
        /// The smaller distance.
        MinDistance "MINDISTANCE" "DISTANCIAMIN" "";
        /// The sum of both distances.
        ManhattanDistance "MANHATTANDISTANCE" "DISTANCIAMAN" "MANDISTANCE";
        /// Defenders with batteries.
        Defenses "DEFENSES" "DEFESAS" "";
        /// The same by me.
        MyDefenses "MYDEFENSES" "MINHASDEFESAS" "";
        /// The same by the opponent.
        YourDefenses "YOURDEFENSES" "SUASDEFESAS" "";
        /// Their value.
        DefensesValue "DEFENSESVALUE" "VALORDEFESAS" "";
        /// The same by me.
        MyDefensesValue "MYDEFENSESVALUE" "VALORMINHASDEFESAS" "";
        /// The same by the opponent.
        YourDefensesValue "YOURDEFENSESVALUE" "VALORSUASDEFESAS" "";
        /// Direct defenders.
        DirectDefenses "DIRECTDEFENSES" "DEFESASDIRETAS" "DEFESASDIR";
        /// The same by me.
        MyDirectDefenses "MYDIRDEFENSES" "MINHASDEFESASDIR" "MINHASDEFESDIR";
        /// The same by the opponent.
        YourDirectDefenses "YOURDIRDEFENSES" "SUASDEFESASDIR" "";
        /// Their value.
        DirectDefensesValue "DIRECTDEFENSESVALUE" "VALORDEFESASDIR" "DIRDEFENSESVALUE";
        /// The same by me.
        MyDirectDefensesValue "MYDIRDEFENSESVALUE" "VALORMINHASDEFESASDIR" "";
        /// The same by the opponent.
        YourDirectDefensesValue "YOURDIRDEFENSESVALUE" "VALORSUASDEFESASDIR" "";
        /// Their relative value.
        RelativeDefensesValue "RELDEFENSESVALUE" "VALORDEFESASREL" "";
        /// The same by me.
        MyRelativeDefensesValue "MYRELDEFENSESVALUE" "VALORMINHASDEFESASREL" "VALOMINHASDEFESASREL";
        /// The same by the opponent.
        YourRelativeDefensesValue "YOURRELDEFENSESVALUE" "VALORSUASDEFESASREL" "";
        /// Pieces of a set that control a square.
        PiecesDef "PIECESDEF" "PECASDEF" "";
        /// Legal moves.
        MovesOf "MOVESOF" "MOVIMENTOSDE" "";
        /// Legal moves to safe squares.
        SafeMovesOf "SAFEMOVESOF" "MOVIMENTOSSEGUROSDE" "";
        /// Pieces that can come between.
        WedgesBetween "WEDGESBETWEEN" "INTRUSOSENTRE" "INTRUSOSENTE";
        /// Pieces that can come between and are defended there.
        SafeWedgesBetween "SAFEWEDGESBETWEEN" "INTRUSOSDEFENDIDOSENTRE" "";
        /// Enemy pawns ahead on the neighboring files.
        Sentry "SENTRY" "SENTINELA" "";
        /// Enemy pawns ahead on the same file.
        Ram "RAM" "BLOQUEADOR" "";
        /// The rule of the square.
        InTheSquare "INTHESQUARE" "NOQUADRADO" "SQUARERULE INTESQUARE";
        /// Whether no pawn can move.
        BlockedPawns "BLOCKEDPAWNS" "PEOESBLOQUEADOS" "PEOSBLOQUEADOS";
        /// The length of a king's walk.
        KingPathTo "KINGPATHTO" "CAMINHODOREI" "";
        /// Whether the kings stand in opposition.
        KingOpposition "KINGOPPOSITION" "OPOSICAO" "";
        /// Who stands on a square.
        SquareOwner "SQUAREOWNER" "DONODACASA" "";
        /// Whether another pattern occurs.
        ExistPattern "EXISTPATTERN" "EXISTEPADRAO" "EXISPATTERN";
    }
}

impl Function {
    /// Whether it says that something is so, rather than how much.
    pub const fn is_truth(self) -> bool {
        matches!(
            self,
            Function::White
                | Function::Black
                | Function::OnEdge
                | Function::OnCorner
                | Function::ExistInFile
                | Function::ExistInRank
                | Function::InTheSquare
                | Function::BlockedPawns
                | Function::KingOpposition
                | Function::SquareOwner
                | Function::ExistPattern
                | Function::TypeOf
                | Function::Fact(_)
        )
    }

    /// What the function takes.
    pub const fn parameters(self) -> &'static [Parameter] {
        use Parameter::{
            Figure, FigureOrSet, FigureOrType, FullOwner, King, Number, Owner, PatternName, Set, Type,
        };
        match self {
            Function::White | Function::Black => &[],
            Function::SquareColorOf | Function::MovesOf | Function::SafeMovesOf => &[FigureOrSet],
            Function::TypeOf => &[Figure, Type],
            Function::ValueOf => &[FigureOrType],
            Function::ExistInFile | Function::ExistInRank => &[Set, Number],
            Function::FileDistance
            | Function::RankDistance
            | Function::MaxDistance
            | Function::MinDistance
            | Function::ManhattanDistance
            | Function::WedgesBetween
            | Function::SafeWedgesBetween
            | Function::InTheSquare => &[Figure, Figure],
            Function::Defenses
            | Function::DefensesValue
            | Function::DirectDefenses
            | Function::DirectDefensesValue
            | Function::RelativeDefensesValue => &[Figure, Owner],
            Function::PiecesDef => &[Figure, Set],
            Function::BlockedPawns => &[Owner],
            Function::KingPathTo => &[King, Figure],
            Function::KingOpposition => &[King, King],
            Function::SquareOwner => &[Figure, FullOwner],
            Function::ExistPattern => &[PatternName, Owner],
            // Of a piece the side is clear; of a square it must be said.
            Function::Fact(fact) => match fact.kind() {
                Kind::Piece => &[Figure],
                Kind::Square => &[Figure, Owner],
            },
            _ => &[Figure],
        }
    }
}

words! {
    /// The small words of scenarios and conditions.
    SmallWord {
        /// Conjunction.
        And "AND" "E" "";
        /// Disjunction.
        Or "OR" "OU" "";
        /// Negation.
        Not "NOT" "NAO" "";
        /// True.
        True "TRUE" "VERDADEIRO" "";
        /// False.
        False "FALSE" "FALSO" "";
        /// The searcher.
        Me "ME" "EU" "";
        /// The other side.
        Opponent "OPPONENT" "OPONENTE" "OPONENT";
        /// Nobody.
        None "NONE" "NINGUEM" "VAZIA";
        /// Either side.
        Anyone "ANYONE" "ANYONE" "";
    }
}

/// The types of pieces as words: the letter, the English and the Portuguese word.
pub const TYPE_WORDS: [(char, &str, &str); 6] = [
    ('K', "KING", "REI"),
    ('Q', "QUEEN", "DAMA"),
    ('R', "ROOK", "TORRE"),
    ('B', "BISHOP", "BISPO"),
    ('N', "KNIGHT", "CAVALO"),
    ('P', "PAWN", "PEAO"),
];

/// The upper-case letter of a type written as a word.
pub(crate) fn type_word(word: &str) -> Option<char> {
    TYPE_WORDS.iter().find(|(_, english, portuguese)| [english, portuguese].contains(&&word)).map(|row| row.0)
}

/// The letters that can begin a figure.
pub(crate) fn is_figure_letter(letter: char) -> bool {
    is_piece_letter(letter) || matches!(letter, 'F' | 'S' | 'f' | 's')
}

/// The letters that name a type of piece and its owner.
pub(crate) fn is_piece_letter(letter: char) -> bool {
    matches!(letter.to_ascii_uppercase(), 'K' | 'Q' | 'R' | 'B' | 'N' | 'P')
}
