//! What may differ between the ends of two lines: the kinds, what each says to a reader, and how much it weighs.

use lucena_chess::{Color, Role, Square};

use crate::claim::Param;
use crate::primitives;
use crate::scene::Scene;
use crate::slot::Slot;

/// What differs between two lines, the most telling first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Difference {
    /// The king can no longer castle, and could after the better move.
    Castling,
    /// After the better move their king can no longer castle.
    TheirCastling,
    /// A pawn in front of our king has been drawn away.
    Shelter,
    /// After the better move a pawn in front of their king would have been drawn away.
    TheirShelter,
    /// The queens are traded, and not after the better move.
    QueensOff,
    /// The queens stay, and are traded after the better move.
    QueensOn,
    /// A passed pawn of theirs has come further by two ranks or more.
    TheirRunner(Square),
    /// After the better move a passed pawn of ours would have come further.
    OurRunner(Square),
    /// They have a passed pawn.
    TheirPasser(Square),
    /// After the better move we would have a passed pawn.
    OurPasser(Square),
    /// A pawn of theirs in the center stays, which is traded off after the better move.
    Wedge(Square),
    /// They alone have a pawn in the center, here; after the better move we have one too.
    TheirCenter(Square),
    /// The piece that moved is back where it came from.
    Returns,
    /// After the better move we castle; so the king stays in the center.
    Uncastled,
    /// More of their pieces aim at our king: so many.
    TheirAttack(i32),
    /// After the better move more of ours would aim at theirs.
    OurAttack(i32),
    /// Two rooks of theirs have come to the seventh rank.
    TheirSevenths,
    /// A rook of theirs has come to the seventh rank.
    TheirSeventh(Square),
    /// After the better move one of ours would have.
    OurSeventh(Square),
    /// A piece of ours has hardly a square.
    ShutIn(Role, Square, i32),
    /// More of our knights and bishops are still at home: here, and after the better move.
    Undeveloped(i32, i32),
    /// More pieces have been traded while we stood better: so many of each side.
    Traded(i32),
    /// They alone have the bishop pair.
    TheirPair,
    /// After the better move we alone would have it.
    OurPair,
    /// A piece of theirs stands where no pawn can drive it away.
    TheirOutpost(Role, Square),
    /// After the better move one of ours would.
    OurOutpost(Role, Square),
    /// A rook of theirs has an open file.
    TheirFile(Square),
    /// After the better move one of ours would.
    OurFile(Square),
    /// A pawn of ours is isolated.
    Isolated(Square),
    /// Two pawns of ours stand on one file.
    Doubled(Square),
    /// After the better move two pawns of theirs would stand on one file.
    TheirDoubled(Square),
    /// A pawn of ours stays behind.
    Backward(Square),
    /// A piece of ours reaches so many squares fewer.
    FewerSquares(Role, Square, i32),
}

impl Difference {
    /// The word by which templates know it.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Difference::Castling => "castling",
            Difference::TheirCastling => "their_castling",
            Difference::Shelter => "shelter",
            Difference::TheirShelter => "their_shelter",
            Difference::QueensOff => "queens_off",
            Difference::QueensOn => "queens_on",
            Difference::TheirRunner(_) => "runner",
            Difference::OurRunner(_) => "our_runner",
            Difference::TheirPasser(_) => "passer",
            Difference::OurPasser(_) => "our_passer",
            Difference::Wedge(_) => "wedge",
            Difference::TheirCenter(_) => "center",
            Difference::Returns => "returns",
            Difference::Uncastled => "uncastled",
            Difference::TheirAttack(_) => "attack",
            Difference::OurAttack(_) => "our_attack",
            Difference::Traded(_) => "traded",
            Difference::TheirSevenths => "sevenths",
            Difference::TheirSeventh(_) => "seventh",
            Difference::OurSeventh(_) => "our_seventh",
            Difference::ShutIn(..) => "shut_in",
            Difference::Undeveloped(..) => "undeveloped",
            Difference::TheirPair => "pair",
            Difference::OurPair => "our_pair",
            Difference::TheirOutpost(..) => "outpost",
            Difference::OurOutpost(..) => "our_outpost",
            Difference::TheirFile(_) => "open_file",
            Difference::OurFile(_) => "our_open_file",
            Difference::Isolated(_) => "isolated",
            Difference::Doubled(_) => "doubled",
            Difference::TheirDoubled(_) => "their_doubled",
            Difference::Backward(_) => "backward",
            Difference::FewerSquares(..) => "fewer_squares",
        }
    }

    /// Whether it says enough of a serious error, or beside another reason.
    pub(super) const fn is_grave(self) -> bool {
        matches!(
            self,
            Difference::Castling
                | Difference::TheirCastling
                | Difference::Shelter
                | Difference::TheirShelter
                | Difference::QueensOff
                | Difference::QueensOn
                | Difference::TheirSevenths
        )
    }

    /// Whether it is there to stay: pawns do not come back.
    pub(super) const fn lasts(self) -> bool {
        matches!(self, Difference::Doubled(_) | Difference::TheirCenter(_) | Difference::Wedge(_))
    }

    /// Whether it can be the reason of a serious error: a passed pawn that is nearly through.
    pub(super) fn runs_through(self, us: Color) -> bool {
        const NEARLY: i32 = 6;
        match self {
            Difference::TheirRunner(square) => NEARLY <= primitives::relative_rank(!us, square),
            Difference::OurRunner(square) => NEARLY <= primitives::relative_rank(us, square),
            _ => false,
        }
    }

    /// Whether it still counts where the game is decided: pawns that run and rooks that break in, but no weak pawn.
    pub(super) const fn decides(self) -> bool {
        matches!(
            self,
            Difference::TheirRunner(_)
                | Difference::OurRunner(_)
                | Difference::TheirPasser(_)
                | Difference::OurPasser(_)
                | Difference::TheirSevenths
                | Difference::TheirSeventh(_)
                | Difference::OurSeventh(_)
        )
    }

    /// The values that a sentence about it needs.
    pub(super) fn values(self, scene: &Scene) -> Vec<(Slot, Param)> {
        match self {
            Difference::TheirRunner(square)
            | Difference::OurRunner(square)
            | Difference::TheirPasser(square)
            | Difference::OurPasser(square)
            | Difference::Wedge(square)
            | Difference::TheirCenter(square)
            | Difference::TheirSeventh(square)
            | Difference::OurSeventh(square)
            | Difference::Isolated(square)
            | Difference::Doubled(square)
            | Difference::TheirDoubled(square)
            | Difference::Backward(square) => vec![(Slot::Square, Param::Square(square))],
            Difference::TheirCastling => {
                vec![(Slot::Square, Param::Square(scene.before.king(scene.them)))]
            }
            Difference::TheirFile(square) | Difference::OurFile(square) => {
                vec![(Slot::Square, Param::Square(square)), (Slot::File, Param::File(square.file()))]
            }
            Difference::Returns => {
                vec![(Slot::Piece, Param::Role(scene.role)), (Slot::Square, Param::Square(scene.from))]
            }
            Difference::TheirOutpost(role, square) | Difference::OurOutpost(role, square) => {
                vec![(Slot::Piece, Param::Role(role)), (Slot::Square, Param::Square(square))]
            }
            Difference::ShutIn(role, square, count) | Difference::FewerSquares(role, square, count) => vec![
                (Slot::Piece, Param::Role(role)),
                (Slot::Square, Param::Square(square)),
                (Slot::Count, Param::Number(count)),
            ],
            Difference::TheirAttack(count) | Difference::OurAttack(count) | Difference::Traded(count) => {
                vec![(Slot::Count, Param::Number(count))]
            }
            Difference::Undeveloped(here, there) => {
                vec![(Slot::Own, Param::Number(here)), (Slot::Count, Param::Number(there))]
            }
            _ => Vec::new(),
        }
    }
}
