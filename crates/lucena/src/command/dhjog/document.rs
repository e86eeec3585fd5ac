//! A report that can be read in a terminal or, with its plots and boards, as one page of HTML that needs nothing else.

use lucena_chess::{Bitboard, File, Piece, Position, Rank, Square};

use crate::command::r#match::align;

/// A part of a report.
pub(super) enum Block {
    Heading(String),
    Words(String),
    /// The first row holds the headings; the second column is set to the left.
    Table(Vec<Vec<String>>),
    Plot(Plot),
    /// A position, and what is said below it.
    Board(Position, String),
    /// Two sets of squares: in the first, in both, in the second.
    Squares([Bitboard; 2], String),
}

/// Points in a plane.
pub(super) struct Plot {
    pub(super) title: String,
    pub(super) axes: [String; 2],
    pub(super) points: Vec<Point>,
    /// A line: where it meets x = 0, and its slope.
    pub(super) line: Option<(f64, f64)>,
    /// What the groups of points are called.
    pub(super) groups: Vec<String>,
}

pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
    /// The position it stands for; a click shows it.
    pub(super) pos: Position,
    /// What is shown when one points at it, and below its board.
    pub(super) words: String,
    /// Points of one group have one color.
    pub(super) group: usize,
}

/// For a terminal; plots are left to the page.
pub(super) fn plain(blocks: &[Block]) -> String {
    let mut lines = Vec::new();
    for block in blocks {
        match block {
            Block::Heading(words) => {
                lines.extend([String::new(), words.clone(), "-".repeat(words.chars().count())]);
            }
            Block::Words(words) => lines.push(words.clone()),
            Block::Table(rows) => lines.extend(align(rows)),
            Block::Plot(_) => {}
            Block::Board(pos, words) => lines.extend([String::new(), pos.fen(), words.clone()]),
            Block::Squares(_, words) => lines.push(words.clone()),
        }
    }
    lines.join("\n").trim_start().to_owned()
}

const STYLE: &str = ":root{color-scheme:light dark;--ink:light-dark(#222,#e6e6e6);--line:light-dark(#ddd,#444);--less:light-dark(#a3261b,#ff9a8f);--more:light-dark(#1c6b2f,#8ad69b)}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:var(--ink)}h1{overflow-wrap:anywhere}
.wide{overflow-x:auto}table{border-collapse:collapse;margin:1rem 0}td,th{padding:.2rem .7rem;border-bottom:1px solid var(--line);text-align:right}
td:nth-child(2),th:nth-child(2){text-align:left}.board{display:inline-block;margin:.5rem 1rem .5rem 0;line-height:1}
.board td{width:1.9rem;height:1.9rem;padding:0;text-align:center;border:0;font-size:1.4rem;color:#222}.board tr:nth-child(odd) td:nth-child(even),
.board tr:nth-child(even) td:nth-child(odd){background:#d8c3a5}.board td{background:#f3e9dc}.board td.a{background:#7fb3d5!important}
.point{display:none}.point:target{display:block}circle{cursor:pointer}a:focus circle{stroke:var(--ink);stroke-width:2}svg text{fill:var(--ink)}
.board td.b{background:#e6a56c!important}.board td.c{background:#8fbf8f!important}pre{white-space:pre-wrap;overflow-wrap:anywhere}svg{max-width:100%}
.less{color:var(--less)}.more{color:var(--more)}.groups{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.2rem 1rem}";

const COLORS: [&str; 6] = ["#1f77b4", "#d95f02", "#2ca02c", "#9467bd", "#8c564b", "#7f7f7f"];

/// As a page; `language` is its tag.
pub(super) fn page(title: &str, blocks: &[Block], language: &str) -> String {
    let body: String = blocks.iter().enumerate().map(|(number, block)| html(block, number)).collect();
    let title = escaped(title);
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{title}</title>\
         <style>{STYLE}</style></head><body><h1>{title}</h1>\n{body}</body></html>\n"
    )
}

/// A block; `number` tells its points from those of other plots.
fn html(block: &Block, number: usize) -> String {
    match block {
        Block::Heading(words) => format!("<h2>{}</h2>\n", escaped(words)),
        Block::Words(words) => {
            format!("<pre>{}</pre>\n", words.lines().map(line_of_words).collect::<Vec<_>>().join("\n"))
        }
        Block::Table(rows) => table(rows),
        Block::Plot(plot) => svg(plot, number) + &legend(plot) + &boards(plot, number),
        Block::Board(pos, words) => position(pos, words),
        Block::Squares([first, second], words) => {
            let color = |square| match (first.contains(square), second.contains(square)) {
                (true, true) => "c",
                (true, false) => "a",
                (false, true) => "b",
                _ => "",
            };
            format!("{}<pre>{}</pre>\n", board(|square| (String::new(), color(square))), escaped(words))
        }
    }
}

/// A line; one that only one of two texts has is marked.
fn line_of_words(words: &str) -> String {
    match words.get(..2) {
        Some("- ") => format!("<span class=\"less\">{}</span>", escaped(words)),
        Some("+ ") => format!("<span class=\"more\">{}</span>", escaped(words)),
        _ => escaped(words),
    }
}

/// A position and what is said below it.
fn position(pos: &Position, words: &str) -> String {
    let board = board(|square| (pos.piece_on(square).map_or("", figure).to_owned(), ""));
    format!("{board}<pre>{}\n{}</pre>\n", escaped(&pos.fen()), escaped(words))
}

/// The positions of the points; only the one that was clicked is seen.
fn boards(plot: &Plot, number: usize) -> String {
    let shown = plot.points.iter().enumerate().map(|(index, point)| {
        format!("<div class=\"point\" id=\"p{number}-{index}\">{}</div>", position(&point.pos, &point.words))
    });
    shown.collect()
}

fn table(rows: &[Vec<String>]) -> String {
    let row = |(index, row): (usize, &Vec<String>)| {
        let tag = if index == 0 { "th" } else { "td" };
        let cells: String = row.iter().map(|cell| format!("<{tag}>{}</{tag}>", escaped(cell))).collect();
        format!("<tr>{cells}</tr>")
    };
    format!(
        "<div class=\"wide\"><table>{}</table></div>\n",
        rows.iter().enumerate().map(row).collect::<String>()
    )
}

fn board(cell: impl Fn(Square) -> (String, &'static str)) -> String {
    let rank = |rank: Rank| {
        let cells = File::ALL.map(|file| {
            let (words, class) = cell(Square::new(file, rank));
            format!("<td class=\"{class}\">{words}</td>")
        });
        format!("<tr>{}</tr>", cells.concat())
    };
    let ranks: String = Rank::ALL.into_iter().rev().map(rank).collect();
    format!("<table class=\"board\">{ranks}</table>")
}

fn figure(piece: Piece) -> &'static str {
    match piece.letter() {
        'K' => "♔",
        'Q' => "♕",
        'R' => "♖",
        'B' => "♗",
        'N' => "♘",
        'P' => "♙",
        'k' => "♚",
        'q' => "♛",
        'r' => "♜",
        'b' => "♝",
        'n' => "♞",
        _ => "♟",
    }
}

/// The part of a line that lies within the picture: a slope is never bent at its edge.
fn seen(
    (intercept, slope): (f64, f64),
    [left, right]: [f64; 2],
    [bottom, top]: [f64; 2],
) -> Option<[(f64, f64); 2]> {
    let at = |x: f64| intercept + slope * x;
    let (mut from, mut to) = (left, right);
    if slope == 0.0 {
        return (bottom <= intercept && intercept <= top).then_some([(left, intercept), (right, intercept)]);
    }
    let (one, other) = ((bottom - intercept) / slope, (top - intercept) / slope);
    from = from.max(one.min(other));
    to = to.min(one.max(other));
    (from < to).then(|| [(from, at(from)), (to, at(to))])
}

/// What the colors mean.
fn legend(plot: &Plot) -> String {
    let is_there = |group: &usize| plot.points.iter().any(|point| point.group == *group);
    let item = |group: usize| {
        let (color, name) = (COLORS[group % COLORS.len()], escaped(&plot.groups[group]));
        format!("<li><span style=\"color:{color}\">●</span> {name}</li>")
    };
    let items: String = (0..plot.groups.len()).filter(is_there).map(item).collect();
    format!("<ul class=\"groups\">{items}</ul>\n")
}

/// The points with axes through the whole range.
fn svg(plot: &Plot, number: usize) -> String {
    const SIZE: f64 = 480.0;
    const EDGE: f64 = 40.0;
    let range = |values: &mut dyn Iterator<Item = f64>| {
        let (low, high) =
            values.fold((0.0_f64, 0.0_f64), |(low, high), value| (low.min(value), high.max(value)));
        if high - low < 1.0 { (low - 1.0, high + 1.0) } else { (low, high) }
    };
    let (left, right) = range(&mut plot.points.iter().map(|point| point.x));
    let (bottom, top) = range(&mut plot.points.iter().map(|point| point.y));
    let at_x = |x: f64| EDGE + (x - left) / (right - left) * (SIZE - 2.0 * EDGE);
    let at_y = |y: f64| SIZE - EDGE - (y - bottom) / (top - bottom) * (SIZE - 2.0 * EDGE);
    let stroke = |[x1, y1, x2, y2]: [f64; 4], color: &str| {
        format!("<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"{color}\"/>")
    };
    let mut drawn = stroke([at_x(left), at_y(0.0), at_x(right), at_y(0.0)], "#999")
        + &stroke([at_x(0.0), at_y(bottom), at_x(0.0), at_y(top)], "#999");
    if let Some([(x1, y1), (x2, y2)]) = plot.line.and_then(|line| seen(line, [left, right], [bottom, top])) {
        drawn += &stroke([at_x(x1), at_y(y1), at_x(x2), at_y(y2)], "#c0392b");
    }
    for (index, point) in plot.points.iter().enumerate() {
        drawn += &format!(
            "<a href=\"#p{number}-{index}\"><circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"{}\" fill-opacity=\".7\"><title>{}</title></circle></a>",
            at_x(point.x),
            at_y(point.y),
            COLORS[point.group % COLORS.len()],
            escaped(&point.words)
        );
    }
    let [x, y] = &plot.axes;
    format!(
        "<h3>{}</h3><svg viewBox=\"0 0 {SIZE} {SIZE}\" width=\"{SIZE}\" role=\"img\">{drawn}\
         <text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"end\">{} [{left:.0}, {right:.0}]</text>\
         <text x=\"{EDGE:.0}\" y=\"20\">{} [{bottom:.0}, {top:.0}]</text></svg>\n",
        escaped(&plot.title),
        SIZE - EDGE,
        SIZE - 10.0,
        escaped(x),
        escaped(y)
    )
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_keeps_its_slope_at_the_edge() {
        let square = |of| seen(of, [-10.0, 10.0], [-5.0, 5.0]);
        assert_eq!(square((0.0, 1.0)), Some([(-5.0, -5.0), (5.0, 5.0)]));
        assert_eq!(square((0.0, -0.25)), Some([(-10.0, 2.5), (10.0, -2.5)]));
        assert_eq!(square((1.0, 0.0)), Some([(-10.0, 1.0), (10.0, 1.0)]));
        assert_eq!(square((9.0, 0.0)), None);
        assert_eq!(square((100.0, 1.0)), None);
    }

    #[test]
    fn a_page_needs_nothing_else_and_names_its_colors() {
        let point = Point { x: 1.0, y: 2.0, pos: Position::start(), words: "<b>".to_owned(), group: 1 };
        let plot = Plot {
            title: "T".to_owned(),
            axes: ["x".to_owned(), "y".to_owned()],
            points: vec![point],
            line: Some((0.0, 1.0)),
            groups: vec!["first".to_owned(), "second & last".to_owned()],
        };
        let words = Block::Words("- old\n+ new".to_owned());
        let page = page("A <title>", &[Block::Plot(plot), words], "en");
        assert!(page.contains("second &amp; last") && !page.contains("first"));
        assert!(page.contains("class=\"less\"") && page.contains("class=\"more\""));
        assert!(!page.contains("<b>") && !page.contains("http") && !page.contains("src="));
    }
}
