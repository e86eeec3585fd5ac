//! Against a bare king: which material mates, and where the king must be driven.

use lucena_chess::{Bitboard, Color, Position, Role, Square};

use super::kpk;
use crate::family::rim_distance;

/// What a won ending is worth before progress is counted: more than any advantage, less than a proof.
const WON: i32 = 3_000;

/// What a position against a bare king is worth to the stronger side, if that is known.
pub(crate) fn known(pos: &Position) -> Option<(Color, i32)> {
    let strong = match (pos.color(Color::White).count(), pos.color(Color::Black).count()) {
        (1, 1) => return Some((Color::White, 0)),
        (_, 1) => Color::White,
        (1, _) => Color::Black,
        _ => return None,
    };
    let count = |role| pos.pieces(strong, role).count() as i32;
    let (pawns, knights, bishops) = (count(Role::Pawn), count(Role::Knight), count(Role::Bishop));
    let majors = count(Role::Rook) + count(Role::Queen);
    if pawns == 1 && knights + bishops + majors == 0 {
        return Some((strong, king_and_pawn(pos, strong)?));
    }
    let both_colors = lucena_facts::material::has_bishop_pair(pos, strong);
    if majors == 0 && !both_colors && (knights == 0 || bishops == 0) {
        // Two knights can mate only if they are helped; three win.
        return match (pawns, knights) {
            (0, 0..=2) => Some((strong, 0)),
            (0, _) => Some((strong, drive(pos, strong))),
            _ => None,
        };
    }
    if pawns == 0 && majors == 0 && knights == 1 && bishops == 1 {
        return Some((strong, bishop_and_knight(pos, strong)));
    }
    Some((strong, drive(pos, strong)))
}

fn king_and_pawn(pos: &Position, strong: Color) -> Option<i32> {
    if !kpk::probe(pos)? {
        return Some(0);
    }
    let pawn = pos.pieces(strong, Role::Pawn).first()?;
    // Below the value of the queen that is coming, and more the nearer she is.
    Some(WON / 4 + 25 * strong.relative_rank(pawn.rank()).index() as i32)
}

/// The king to the rim, the kings together, and more material is better.
fn drive(pos: &Position, strong: Color) -> i32 {
    let weak = pos.king(!strong);
    let points: i32 =
        [(Role::Pawn, 60), (Role::Knight, 300), (Role::Bishop, 320), (Role::Rook, 500), (Role::Queen, 950)]
            .into_iter()
            .map(|(role, value)| value * pos.pieces(strong, role).count() as i32)
            .sum();
    WON + points + 20 * to_rim(weak) + 12 * nearness(pos.king(strong), weak)
}

/// The king to a corner of the bishop's color; elsewhere there is no mate.
fn bishop_and_knight(pos: &Position, strong: Color) -> i32 {
    let weak = pos.king(!strong);
    let light = pos.pieces(strong, Role::Bishop).intersects(Bitboard::LIGHT_SQUARES);
    let corners = if light { [Square::A8, Square::H1] } else { [Square::A1, Square::H8] };
    let distance = corners.map(|corner| walk(weak, corner)).into_iter().min().unwrap_or(0);
    let knight = pos.pieces(strong, Role::Knight).first().map_or(0, |knight| nearness(knight, weak));
    WON + 600 + 25 * (14 - distance) + 5 * to_rim(weak) + 12 * nearness(pos.king(strong), weak) + 2 * knight
}

/// Steps along files and ranks between two squares.
fn walk(from: Square, to: Square) -> i32 {
    (from.file().index().abs_diff(to.file().index()) + from.rank().index().abs_diff(to.rank().index())) as i32
}

/// 0 in the middle to 6 in a corner.
fn to_rim(square: Square) -> i32 {
    let rank = square.rank().index();
    6 - rim_distance(square.file()) as i32 - rank.min(7 - rank) as i32
}

/// 0 across the board to 6 side by side.
fn nearness(one: Square, other: Square) -> i32 {
    7 - one.distance(other) as i32
}
