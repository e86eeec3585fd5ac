//! The pieces as drawings of our own, so that a page shows the same men on every machine, whatever its fonts.

use std::fmt::Write;

use lucena_chess::{Color, Piece, Role};

/// The name under which a page defines and uses the drawing of a piece.
pub(super) fn name(piece: Piece) -> String {
    let color = if piece.color() == Color::White { 'w' } else { 'b' };
    format!("{color}{}", piece.role().letter().to_ascii_lowercase())
}

/// Each piece in a box of 45 by 45: its outline, and lines drawn upon it.
const fn drawing(role: Role) -> (&'static str, &'static str) {
    match role {
        Role::Pawn => (
            "M22.5 9a5.4 5.4 0 0 0-3.6 9.4c-2.3 1.3-3.4 2.6-3.4 4.3h3.2c-.3 4-1.9 7.2-5.7 10.3V38h19v-5\
             c-3.8-3.1-5.4-6.3-5.7-10.3h3.2c0-1.7-1.1-3-3.4-4.3A5.4 5.4 0 0 0 22.5 9z",
            "M13 33h19",
        ),
        Role::Knight => (
            "M13 38c0-8 8-10.5 8.5-17-3 2.5-5.5 2.2-7.5 5-1 1.4-2.6 1.3-3.8.2-1.4-1.3-1.5-2.8-.6-4.2\
             L14.5 14l.3-5.5 4.4 3.3C29 11 35 18.5 35 38z",
            "M19.5 15.5l.1.1M24 14.5c5 2.5 7.5 9 7.5 18",
        ),
        Role::Bishop => (
            "M22.5 6.5a2.6 2.6 0 0 0-1.7 4.6c-4.3 3.4-7.3 7-7.3 11.4 0 3 1.5 5.4 4 7l-1 3.5H10V38h25v-5h-6.5\
             l-1-3.5c2.5-1.6 4-4 4-7 0-4.4-3-8-7.3-11.4A2.6 2.6 0 0 0 22.5 6.5z",
            "M22.5 15.5v8M18.5 19.5h8M17.5 29.5h10M16.5 33h12",
        ),
        Role::Rook => (
            "M11.5 9v7.5l3.5 2.5v11.5l-3.5 2.5V38h22v-5L30 30.5V19l3.5-2.5V9h-4.3v3h-4.3V9h-4.8v3h-4.3V9z",
            "M15 19h15M15 30.5h15M11.5 33h22",
        ),
        Role::Queen => (
            "M22.5 8l-3.7 13.5L13.5 10l-.2 12.5L6 13.5l4.5 17L10 38h25l-.5-7.5 4.5-17-7.3 9-.2-12.5-5.3 11.5z",
            "M11 30.5c7.5-2 15.5-2 23 0M10.5 34.5c7.5-1.8 16.5-1.8 24 0",
        ),
        Role::King => (
            "M20.8 5v2.6h-2.6V11h2.6v3.2C15.5 12.7 9 15 8.5 20.5c-.3 3.5 2 6.5 3.5 9.5V38h21v-8\
             c1.5-3 3.8-6 3.5-9.5C36 15 29.5 12.7 24.2 14.2V11h2.6V7.6h-2.6V5z",
            "M12 30.5c7-2 14-2 21 0M12 34.5c7-1.8 14-1.8 21 0M22.5 15v13.5",
        ),
    }
}

/// The definitions of all pieces, once a page.
pub(super) fn definitions() -> String {
    let mut out = String::from("<svg class=\"men\" aria-hidden=\"true\"><defs>");
    for color in Color::ALL {
        let class = if color == Color::White { "w" } else { "b" };
        for role in Role::ALL {
            let (outline, lines) = drawing(role);
            let name = name(Piece::new(color, role));
            // Writing to a text cannot fail.
            let _ = write!(
                out,
                "<symbol id=\"{name}\" viewBox=\"0 0 45 45\"><g class=\"{class}\"><path d=\"{outline}\"/>\
                 <path class=\"i\" d=\"{lines}\"/></g></symbol>"
            );
        }
    }
    out.push_str("</defs></svg>");
    out
}
