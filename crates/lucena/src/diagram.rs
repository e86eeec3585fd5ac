//! A board drawn with letters, for terminals: capitals are White's, small letters Black's.

use lucena_chess::notation::PieceLetters;
use lucena_chess::{Color, File, Piece, Position, Rank, Square};

const LINE: &str = " +---+---+---+---+---+---+---+---+\n";

/// The board as a side sees it, with the letters of a language.
pub(crate) fn diagram(pos: &Position, side: Color, letters: &PieceLetters) -> String {
    let (mut ranks, mut files) = (Rank::ALL, File::ALL);
    match side {
        Color::White => ranks.reverse(),
        Color::Black => files.reverse(),
    }
    let mut drawn = String::new();
    for rank in ranks {
        drawn += LINE;
        for file in files {
            let piece = pos.piece_on(Square::new(file, rank)).map_or(' ', |piece| letter(piece, letters));
            drawn += &format!(" | {piece}");
        }
        drawn += &format!(" | {}\n", rank.digit());
    }
    let names: Vec<String> = files.iter().map(|file| file.letter().to_string()).collect();
    format!("{drawn}{LINE}   {}\n", names.join("   "))
}

fn letter(piece: Piece, letters: &PieceLetters) -> char {
    let capital = letters.letter(piece.role()).unwrap_or('P');
    match piece.color() {
        Color::White => capital,
        Color::Black => capital.to_ascii_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_sees_its_own_pieces_below() {
        let pos = Position::start();
        let white = diagram(&pos, Color::White, &PieceLetters::ENGLISH);
        assert!(white.contains("| r | n | b | q | k | b | n | r | 8\n"), "{white}");
        assert!(white.ends_with("| R | N | B | Q | K | B | N | R | 1\n +---+---+---+---+---+---+---+---+\n   a   b   c   d   e   f   g   h\n"), "{white}");
        let black = diagram(&pos, Color::Black, &PieceLetters::PORTUGUESE);
        let lines: Vec<&str> = black.lines().collect();
        assert_eq!(lines[1], " | T | C | B | R | D | B | C | T | 1");
        assert_eq!(lines[15], " | t | c | b | r | d | b | c | t | 8");
        assert_eq!(lines[17], "   h   g   f   e   d   c   b   a");
    }
}
