//! Standard algebraic notation: `Nf3`, `exd5`, `O-O`, `e8=Q#`.

use std::borrow::Cow;
use std::fmt;

use crate::movegen::{self, Scope};
use crate::{Bitboard, CastleSide, File, Move, MoveList, Piece, Position, Rank, Refusal, Role, Square};

/// The letters that stand for the pieces in a language; pawns have none.
///
/// ```
/// use lucena_chess::{Position, notation::PieceLetters};
///
/// let pos = Position::start();
/// let mv = pos.parse_san("Nf3")?;
/// assert_eq!(pos.san_with(mv, &PieceLetters::PORTUGUESE), "Cf3");
/// assert_eq!(pos.parse_san_with("Cf3", &PieceLetters::PORTUGUESE), Ok(mv));
/// # Ok::<(), lucena_chess::notation::SanError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceLetters {
    /// Knight, bishop, rook, queen, king.
    letters: [char; 5],
}

impl PieceLetters {
    /// `N B R Q K`, the letters of PGN.
    pub const ENGLISH: PieceLetters = PieceLetters { letters: ['N', 'B', 'R', 'Q', 'K'] };
    /// `C B T D R`: cavalo, bispo, torre, dama, rei.
    pub const PORTUGUESE: PieceLetters = PieceLetters { letters: ['C', 'B', 'T', 'D', 'R'] };

    /// `C A T D R`: caballo, alfil, torre, dama, rey; and in Italian cavallo, alfiere, torre, donna, re.
    pub const SPANISH: PieceLetters = PieceLetters { letters: ['C', 'A', 'T', 'D', 'R'] };
    /// `C F T D R`: cavalier, fou, tour, dame, roi.
    pub const FRENCH: PieceLetters = PieceLetters { letters: ['C', 'F', 'T', 'D', 'R'] };
    /// `S L T D K`: Springer, Läufer, Turm, Dame, König.
    pub const GERMAN: PieceLetters = PieceLetters { letters: ['S', 'L', 'T', 'D', 'K'] };
    /// `P L T D K`: paard, loper, toren, dame, koning.
    pub const DUTCH: PieceLetters = PieceLetters { letters: ['P', 'L', 'T', 'D', 'K'] };

    /// `♘ ♗ ♖ ♕ ♔`: no letters, so that every reader understands them.
    pub const FIGURINES: PieceLetters = PieceLetters { letters: ['♘', '♗', '♖', '♕', '♔'] };

    /// The letter of a role; a pawn has none.
    pub const fn letter(&self, role: Role) -> Option<char> {
        match role {
            Role::Pawn => None,
            _ => Some(self.letters[role.index() - 1]),
        }
    }

    /// The role that a letter stands for; a black figurine means what the white one means.
    pub fn role(&self, letter: char) -> Option<Role> {
        let letter = match letter {
            '♚'..='♞' => char::from_u32(u32::from(letter) - 6)?,
            _ => letter,
        };
        let index = self.letters.iter().position(|&known| known == letter)?;
        Some(Role::ALL[index + 1])
    }
}

/// Why a text is not a move in algebraic notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SanError {
    /// The text does not have the form of a move.
    Malformed,
    /// No such move is legal here, for this reason.
    Illegal(Refusal),
    /// Several pieces can make this move, and the text does not say which.
    Ambiguous,
    /// A pawn reaches the last rank and the text does not say what it becomes.
    MissingPromotion,
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SanError::Malformed => "not a move in algebraic notation, like Nf3, exd5 or O-O",
            SanError::Illegal(refusal) => return write!(f, "not a legal move: {refusal}"),
            SanError::Ambiguous => "several pieces can make this move: say which, like Nbd2 or R1e2",
            SanError::MissingPromotion => "say what the pawn becomes, like e8=Q",
        })
    }
}

impl std::error::Error for SanError {}

/// What a text in algebraic notation says, before a position is asked what it means.
enum Pattern {
    Castle(CastleSide),
    Piece { role: Role, file: Option<File>, rank: Option<Rank>, to: Square, promotion: Option<Role> },
}

impl Position {
    /// Reads a move in algebraic notation with English letters.
    ///
    /// Check marks and `!?` may follow or be missing; `0-0`, `e8Q`, `e8(Q)`, `Ng1-f3` and needless
    /// disambiguation are understood.
    ///
    /// # Errors
    /// If the text is not a move, or the move is not legal, or several moves fit.
    pub fn parse_san(&self, text: &str) -> Result<Move, SanError> {
        self.parse_san_with(text, &PieceLetters::ENGLISH)
    }

    /// Reads a move in algebraic notation with the letters of another language.
    ///
    /// # Errors
    /// As [`parse_san`](Position::parse_san).
    pub fn parse_san_with(&self, text: &str, letters: &PieceLetters) -> Result<Move, SanError> {
        match parse(text, letters).ok_or(SanError::Malformed)? {
            Pattern::Castle(side) => self
                .legal_moves_from(self.king(self.turn()))
                .iter()
                .copied()
                .find(|mv| mv.castle_side() == Some(side))
                .ok_or_else(|| SanError::Illegal(self.castle_refusal(side).unwrap_or(Refusal::CannotCastle))),
            Pattern::Piece { role, file, rank, to, promotion } => {
                let mut from = self.pieces(self.turn(), role);
                from = file.map_or(from, |file| from & Bitboard::file(file));
                from = rank.map_or(from, |rank| from & Bitboard::rank(rank));
                let mut moves = MoveList::new();
                movegen::generate(self, Scope { from, to: to.into() }, &mut moves);
                choose(&moves, promotion).map_err(|error| {
                    error.unwrap_or_else(|| {
                        // A pawn that is asked for without its file is meant to go straight on, unless it can take.
                        let straight = from & Bitboard::file(to.file());
                        let takes = role != Role::Pawn || self.color(!self.turn()).contains(to);
                        let meant = if takes || file.is_some() { from } else { straight };
                        SanError::Illegal(self.refusal(role, meant, to))
                    })
                })
            }
        }
    }

    /// Writes a legal move in algebraic notation with English letters, as PGN does.
    ///
    /// ```
    /// use lucena_chess::Position;
    ///
    /// let pos = Position::from_fen("4k3/8/8/8/8/8/4K3/R6R w - - 0 1")?;
    /// let mv = pos.parse_coordinate("a1d1")?;
    /// assert_eq!(pos.san(mv), "Rad1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn san(&self, mv: Move) -> String {
        self.san_with(mv, &PieceLetters::ENGLISH)
    }

    /// Writes a legal move in algebraic notation with the letters of another language.
    pub fn san_with(&self, mv: Move, letters: &PieceLetters) -> String {
        let mut text = match mv.castle_side() {
            Some(CastleSide::King) => "O-O".to_owned(),
            Some(CastleSide::Queen) => "O-O-O".to_owned(),
            None => self.piece_move(mv, letters),
        };
        let next = self.after(mv);
        if next.is_check() {
            text.push(if next.has_legal_moves() { '+' } else { '#' });
        }
        text
    }

    fn piece_move(&self, mv: Move, letters: &PieceLetters) -> String {
        let mut text = String::with_capacity(8);
        let role = self.piece_on(mv.from()).map_or(Role::Pawn, Piece::role);
        match letters.letter(role) {
            Some(letter) => {
                text.push(letter);
                self.write_origin(mv, role, &mut text);
            }
            None if mv.is_capture() => text.push(mv.from().file().letter()),
            None => {}
        }
        if mv.is_capture() {
            text.push('x');
        }
        text.push_str(&mv.to().to_string());
        if let Some(letter) = mv.promotion().and_then(|role| letters.letter(role)) {
            text.push('=');
            text.push(letter);
        }
        text
    }

    /// Says which of several pieces moves: by file if that is enough, else by rank, else by both.
    fn write_origin(&self, mv: Move, role: Role, text: &mut String) {
        let mut moves = MoveList::new();
        let from = self.pieces(self.turn(), role);
        movegen::generate(self, Scope { from, to: mv.to().into() }, &mut moves);
        let rivals = || moves.iter().map(|rival| rival.from()).filter(|&from| from != mv.from());
        if rivals().next().is_none() {
            return;
        }
        let (file, rank) = (mv.from().file(), mv.from().rank());
        if rivals().all(|rival| rival.file() != file) {
            text.push(file.letter());
        } else if rivals().all(|rival| rival.rank() != rank) {
            text.push(rank.digit());
        } else {
            text.push_str(&mv.from().to_string());
        }
    }
}

/// The only move with this promotion; if there is no move at all, the position has to say why.
fn choose(moves: &[Move], promotion: Option<Role>) -> Result<Move, Option<SanError>> {
    let mut plain = moves.iter().copied().filter(|mv| !mv.is_castle()).peekable();
    if plain.peek().is_none() {
        return Err(None);
    }
    let mut fitting = plain.filter(|mv| mv.promotion() == promotion);
    match (fitting.next(), fitting.next()) {
        (Some(mv), None) => Ok(mv),
        (Some(_), Some(_)) => Err(Some(SanError::Ambiguous)),
        (None, _) if promotion.is_none() => Err(Some(SanError::MissingPromotion)),
        (None, _) => Err(Some(SanError::Illegal(Refusal::NoPromotion))),
    }
}

/// Reads the form of a move; the position has no say yet.
fn parse(text: &str, letters: &PieceLetters) -> Option<Pattern> {
    let text = &*plain(text);
    let text = text.trim_end_matches(['!', '?', '+', '#']);
    let text = ["e.p.", "ep"].iter().find_map(|mark| text.strip_suffix(mark)).unwrap_or(text).trim_end();
    let text = text.trim_end_matches(['+', '#']);
    match text {
        "O-O" | "0-0" | "o-o" => return Some(Pattern::Castle(CastleSide::King)),
        "O-O-O" | "0-0-0" | "o-o-o" => return Some(Pattern::Castle(CastleSide::Queen)),
        _ => {}
    }
    let (text, promotion) = split_promotion(text, letters)?;
    let (role, text) = match text.chars().next().and_then(|first| Some((first, letters.role(first)?))) {
        Some((first, role)) => (role, &text[first.len_utf8()..]),
        None => (Role::Pawn, text),
    };
    // The destination is at the end; before it at most a file, a rank and a capture or dash mark.
    let to = text.get(text.len().checked_sub(2)?..)?.parse().ok()?;
    let origin = &text[..text.len() - 2];
    let origin = origin.strip_suffix(['x', ':', '-']).unwrap_or(origin);
    let mut rest = origin.chars().peekable();
    let file = rest.next_if(char::is_ascii_lowercase).map(|letter| File::from_letter(letter).ok_or(()));
    let file = file.transpose().ok()?;
    let rank = rest.next().map(|digit| Rank::from_digit(digit).ok_or(())).transpose().ok()?;
    rest.next().is_none().then_some(Pattern::Piece { role, file, rank, to, promotion })
}

/// The text with the signs of printed books in the place of those that only look like them: `0–0`, `e4×d5`, `Lb5†`, `♙e4`.
fn plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    let mut before = ' ';
    for sign in text.chars() {
        match sign {
            '×' => plain.push('x'),
            '‐' | '‑' | '–' | '—' | '−' => plain.push('-'),
            '†' | '‡' | '≠' => plain.push('+'),
            // What asks for a figurine in black and white rather than in color, and the pawn that needs no letter.
            '\u{fe0e}' | '\u{fe0f}' if ('♔'..='♟').contains(&before) => {}
            '♙' | '♟' if plain.trim().is_empty() => {}
            other => plain.push(other),
        }
        before = sign;
    }
    Cow::Owned(plain)
}

/// Takes `=Q`, `(Q)`, `/Q` or a bare `Q` off the end, a small letter too.
fn split_promotion<'a>(text: &'a str, letters: &PieceLetters) -> Option<(&'a str, Option<Role>)> {
    let bare = text.strip_suffix(')').unwrap_or(text);
    let role = |letter: char| letters.role(letter).or_else(|| letters.role(letter.to_ascii_uppercase()));
    let Some((last, role)) = bare.chars().last().and_then(|letter| Some((letter, role(letter)?))) else {
        return (bare.len() == text.len()).then_some((text, None));
    };
    let before = &bare[..bare.len() - last.len_utf8()];
    let before = before.strip_suffix(['=', '(', '/']).unwrap_or(before);
    Role::PROMOTIONS.contains(&role).then_some((before, Some(role)))
}
