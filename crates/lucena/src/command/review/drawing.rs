//! Boards with arrows and the graph of chances, drawn as SVG.

use std::fmt::Write;

use lucena_chess::{Bitboard, Position, Square};
use lucena_explain::Arrow;

/// The size of a square in the drawing.
const SIDE: i32 = 40;

/// A board seen from White's side, with marked squares and arrows.
pub(super) fn board(pos: &Position, marked: Bitboard, arrows: &[Arrow], label: &str) -> String {
    let size = 8 * SIDE;
    let mut out = String::new();
    // Writing to a text cannot fail.
    let _ = write!(out, "<svg viewBox=\"0 0 {size} {size}\" role=\"img\" aria-label=\"{label}\">");
    for square in Square::all() {
        let (x, y) = corner(square);
        let color = match (marked.contains(square), square.is_light()) {
            (true, true) => "#f5e27a",
            (true, false) => "#d9bf4a",
            (false, true) => "#efe6d3",
            (false, false) => "#a88a63",
        };
        let _ =
            write!(out, "<rect x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{color}\"/>");
    }
    for square in pos.occupied() {
        let (x, y) = corner(square);
        if let Some(piece) = pos.piece_on(square) {
            let (x, y) = (x + SIDE / 2, y + SIDE * 4 / 5);
            let _ = write!(
                out,
                "<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\" font-size=\"33\">{}</text>",
                piece.figurine()
            );
        }
    }
    for arrow in arrows.iter().filter(|arrow| arrow.from != arrow.to) {
        write_arrow(&mut out, arrow);
    }
    out.push_str("</svg>");
    out
}

fn corner(square: Square) -> (i32, i32) {
    (square.file().index() as i32 * SIDE, (7 - square.rank().index() as i32) * SIDE)
}

fn write_arrow(out: &mut String, arrow: &Arrow) {
    let middle = |square| {
        let (x, y) = corner(square);
        (f64::from(x + SIDE / 2), f64::from(y + SIDE / 2))
    };
    let ((x1, y1), (x2, y2)) = (middle(arrow.from), middle(arrow.to));
    let length = (x2 - x1).hypot(y2 - y1);
    let (dx, dy) = ((x2 - x1) / length, (y2 - y1) / length);
    let (bx, by) = (x2 - dx * 12.0, y2 - dy * 12.0);
    let color = match arrow.color.key() {
        "green" => "#15803d",
        "red" => "#b91c1c",
        _ => "#1d4ed8",
    };
    let _ = write!(
        out,
        "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{bx:.1}\" y2=\"{by:.1}\" stroke=\"{color}\" stroke-width=\"5\" opacity=\"0.75\"/>\
         <polygon points=\"{x2},{y2} {:.1},{:.1} {:.1},{:.1}\" fill=\"{color}\" opacity=\"0.75\"/>",
        bx - dy * 8.0,
        by + dx * 8.0,
        bx + dy * 8.0,
        by - dx * 8.0,
    );
}

/// White's chances over the game, with a mark at each turning point.
pub(super) fn graph(chances: &[f64], turning: &[usize], label: &str) -> String {
    const WIDTH: f64 = 800.0;
    const HEIGHT: f64 = 160.0;
    let steps = chances.len().saturating_sub(1).max(1) as f64;
    let point = |index: usize| {
        let x = index as f64 * WIDTH / steps;
        (x, HEIGHT - chances[index] * HEIGHT / 100.0)
    };
    let mut line = String::new();
    for index in 0..chances.len() {
        let (x, y) = point(index);
        let _ = write!(line, "{x:.1},{y:.1} ");
    }
    let mut out = format!(
        "<svg class=\"graph\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{label}\">\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#3b3b3b\"/>\
         <polygon points=\"0,{HEIGHT} {line}{WIDTH},{HEIGHT}\" fill=\"#f2efe8\"/>\
         <line x1=\"0\" y1=\"{0}\" x2=\"{WIDTH}\" y2=\"{0}\" stroke=\"#888\" stroke-dasharray=\"4\"/>",
        HEIGHT / 2.0,
    );
    for &ply in turning.iter().filter(|&&ply| ply + 1 < chances.len()) {
        let (x, y) = point(ply + 1);
        let _ = write!(out, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"6\" fill=\"#c2410c\"/>");
    }
    out.push_str("</svg>");
    out
}
