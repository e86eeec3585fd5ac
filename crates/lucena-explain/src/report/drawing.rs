//! Boards with arrows and the graph of chances, drawn as SVG.

use std::fmt::Write;

use lucena_chess::{Bitboard, Position, Square};

use super::pieces;
use crate::claim::{Arrow, ArrowColor};

/// The size of a square in the drawing.
const SIDE: i32 = 40;

/// The width and height of the graph.
const GRAPH: (f64, f64) = (800.0, 180.0);

/// A board seen from White's side, with marked squares, arrows and coordinates.
pub(super) fn board(pos: &Position, marked: Bitboard, arrows: &[Arrow], label: &str) -> String {
    let size = 8 * SIDE;
    let mut out = String::new();
    // Writing to a text cannot fail.
    let _ = write!(
        out,
        "<svg class=\"board\" viewBox=\"0 0 {size} {size}\" role=\"img\" aria-label=\"{label}\">"
    );
    for square in Square::all() {
        let (x, y) = corner(square);
        let class = match (marked.contains(square), square.is_light()) {
            (true, true) => "lm",
            (true, false) => "dm",
            (false, true) => "l",
            (false, false) => "d",
        };
        let _ = write!(out, "<path class=\"{class}\" d=\"M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z\"/>");
    }
    write_coordinates(&mut out);
    for square in pos.occupied() {
        let (x, y) = corner(square);
        if let Some(piece) = pos.piece_on(square) {
            let name = pieces::name(piece);
            let _ =
                write!(out, "<use href=\"#{name}\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\"/>");
        }
    }
    for arrow in arrows.iter().filter(|arrow| arrow.from != arrow.to) {
        write_arrow(&mut out, arrow);
    }
    out.push_str("</svg>");
    out
}

/// Letters along the lower edge and numbers along the left one.
fn write_coordinates(out: &mut String) {
    for (index, letter) in ('a'..='h').enumerate() {
        let (x, y) = (index as i32 * SIDE + SIDE - 8, 8 * SIDE - 3);
        let shade = if index % 2 == 0 { "l" } else { "d" };
        let _ = write!(out, "<text class=\"c{shade}\" x=\"{x}\" y=\"{y}\">{letter}</text>");
        let (y, shade) = ((7 - index as i32) * SIDE + 10, if index % 2 == 0 { "l" } else { "d" });
        let _ = write!(out, "<text class=\"c{shade}\" x=\"2\" y=\"{y}\">{}</text>", index + 1);
    }
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
    let color = match arrow.color {
        ArrowColor::Green => "#15803d",
        ArrowColor::Red => "#b91c1c",
        ArrowColor::Blue => "#1d4ed8",
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

/// White's chances over the game; each turning point (half-move, place, title) is a mark that leads to its move.
pub(super) fn graph(chances: &[f64], turning: &[(usize, String, String)], label: &str) -> String {
    let (width, height) = GRAPH;
    let steps = chances.len().saturating_sub(1).max(1) as f64;
    let point = |index: usize| {
        let x = index as f64 * width / steps;
        (x, height - chances[index] * height / 100.0)
    };
    let mut line = String::new();
    for index in 0..chances.len() {
        let (x, y) = point(index);
        let _ = write!(line, "{x:.1},{y:.1} ");
    }
    let middle = height / 2.0;
    let mut out = format!(
        "<svg class=\"graph\" viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{label}\">\
         <rect class=\"gb\" width=\"{width}\" height=\"{height}\"/>\
         <polygon class=\"gw\" points=\"0,{height} {line}{width},{height}\"/>\
         <line class=\"gm\" x1=\"0\" y1=\"{middle}\" x2=\"{width}\" y2=\"{middle}\"/>\
         <polyline class=\"gl\" points=\"{line}\"/>",
    );
    for (ply, place, title) in turning.iter().filter(|(ply, ..)| ply + 1 < chances.len()) {
        let (x, y) = point(ply + 1);
        let (x, y) = (x.clamp(7.0, width - 7.0), y.clamp(7.0, height - 7.0));
        let _ = write!(
            out,
            "<a href=\"#{place}\"><circle class=\"gt\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"7\"><title>{title}</title></circle></a>"
        );
    }
    out.push_str("</svg>");
    out
}
