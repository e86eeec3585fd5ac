//! How an evaluation is shown: a table by family and term for people, JSON for programs.

use lucena_chess::{Color, Position, Square};
use lucena_eval::{Component, Family, Scale, Tapered, Term, Trace};
use lucena_explain::lesson::worth;
use lucena_text::{Noun, Text, args};

/// An evaluated position.
pub(super) struct Report<'a> {
    pub(super) pos: &'a Position,
    pub(super) trace: &'a Trace,
    /// What a teacher would say.
    pub(super) sentences: &'a [String],
    /// What the net's result would be without each piece, the largest change first.
    pub(super) shares: &'a [(Square, i32)],
    /// What the term of pawns and kings would be without each pawn, the largest change first.
    pub(super) pawns: &'a [(Square, Tapered)],
}

/// How many pieces are told that the remainder is about.
const SHARES: usize = 5;

/// Columns of numbers are this wide.
const WIDTH: usize = 8;

impl Report<'_> {
    /// The table, the nine components, the result and the sentences.
    pub(super) fn words(&self, text: Text) -> String {
        let name_width = self.name_width(text);
        let mut lines = vec![self.pos.fen(), String::new()];
        lines.extend(headings(text, name_width));
        for &family in Family::ALL {
            let terms: Vec<Term> =
                Term::ALL.iter().copied().filter(|&term| self.is_shown(term, family)).collect();
            if terms.is_empty() {
                continue;
            }
            let sides = Color::ALL.map(|side| self.trace.family(family, side));
            lines.push(self.row(text, &name_of(text, "family-", family.key()), sides, name_width));
            for term in terms {
                let sides = Color::ALL.map(|side| self.trace.term(term, side));
                let name = format!("  {}", name_of(text, "", term.key()));
                lines.push(self.row(text, &name, sides, name_width));
            }
        }
        let sides = Color::ALL.map(|side| self.trace.side(side));
        lines.push(self.row(text, &text.get("eval-total"), sides, name_width));
        lines.push(String::new());
        lines.push(text.get("eval-components"));
        for &component in Component::ALL.iter().filter(|&&component| self.has(component)) {
            let sides = Color::ALL.map(|side| self.trace.component(component, side));
            let name = format!("  {}", name_of(text, "component-", component.key()));
            lines.push(self.row(text, &name, sides, name_width));
        }
        lines.push(String::new());
        lines.extend(self.structure(text));
        lines.extend(self.unnamed(text));
        lines.push(self.result(text));
        lines.push(String::new());
        lines.extend(self.sentences.iter().cloned());
        lines.join("\n")
    }

    /// Whether a component is shown: the nine always, what is left beside them if it says something.
    fn has(&self, component: Component) -> bool {
        let says = |side| self.trace.component(component, side) != Tapered::ZERO;
        component != Component::Unnamed || Color::ALL.into_iter().any(says)
    }

    /// Which pawns the structure as a whole is about, by leaving each out.
    fn structure(&self, text: Text) -> Vec<String> {
        let worth = self.pawns.iter().map(|&(square, share)| (square, self.worth(share)));
        let mut shares: Vec<(Square, i32)> = worth.filter(|(_, share)| *share != 0).collect();
        shares.sort_by_key(|&(_, share)| std::cmp::Reverse(share.abs()));
        let shares = shares.iter().take(SHARES);
        let shares: Vec<String> = shares
            .map(|&(square, share)| format!("  {}", share_line(self.pos, square, share, text)))
            .collect();
        if shares.is_empty() {
            return shares;
        }
        std::iter::once(text.get("eval-structure-heading")).chain(shares).chain([String::new()]).collect()
    }

    /// Which pieces the remainder is about, by leaving each out.
    fn unnamed(&self, text: Text) -> Vec<String> {
        if !self.has(Component::Unnamed) {
            return Vec::new();
        }
        let shares = self.shares.iter().take(SHARES).filter(|(_, share)| *share != 0);
        let shares =
            shares.map(|&(square, share)| format!("  {}", share_line(self.pos, square, share, text)));
        std::iter::once(text.get("eval-unnamed-heading")).chain(shares).chain([String::new()]).collect()
    }

    /// Whether a term has something to show under a family; the parts of the danger to a king are not values.
    fn is_shown(&self, term: Term, family: Family) -> bool {
        term.family() == family
            && !term.is_danger()
            && Color::ALL.into_iter().any(|side| self.trace.term(term, side) != Tapered::ZERO)
    }

    fn name_width(&self, text: Text) -> usize {
        let terms = Term::ALL.iter().map(|term| name_of(text, "", term.key()).chars().count() + 2);
        terms.max().unwrap_or_default()
    }

    /// A name, both sides' values and the difference with its tapered total.
    fn row(&self, text: Text, name: &str, [white, black]: [Tapered; 2], name_width: usize) -> String {
        let difference = white - black;
        let numbers = [white.mg(), white.eg(), black.mg(), black.eg(), difference.mg(), difference.eg()];
        let mut line = format!("{name:<name_width$}");
        for number in numbers {
            line.push_str(&format!("{:>WIDTH$}", pawns(text, number)));
        }
        line.push_str(&format!("{:>WIDTH$}", signed_pawns(text, self.worth(difference))));
        line
    }

    /// What a pair of values is worth at this stage of the game, in hundredths.
    fn worth(&self, value: Tapered) -> i32 {
        worth(value, self.trace.phase())
    }

    fn result(&self, text: Text) -> String {
        // The sum of the table, so that it adds up; what it means depends on what stands on the board.
        let score = signed_pawns(text, self.trace.score().value());
        let value = Scale::of(self.pos).verdict(self.trace.score()).centipawns();
        let side = if value > 0 { Color::White } else { Color::Black };
        match value.abs() {
            0..=29 => text.format("eval-result-even", args!["score" => score]),
            30..=79 => text.format("eval-result-slight", args!["score" => score, "side" => side]),
            80..=199 => text.format("eval-result-clear", args!["score" => score, "side" => side]),
            _ => text.format("eval-result-winning", args!["score" => score, "side" => side]),
        }
    }
}

/// The name of a term, a family or a component.
fn name_of(text: Text, kind: &str, key: &str) -> String {
    text.get(&format!("terms-{kind}{}", key.replace('_', "-")))
}

fn headings(text: Text, name_width: usize) -> [String; 2] {
    let sides =
        [text.get("eval-column-white"), text.get("eval-column-black"), text.get("eval-column-difference")];
    let (two, three) = (2 * WIDTH, 3 * WIDTH);
    let [white, black, difference] = sides;
    let (mg, eg, total) =
        (text.get("eval-column-mg"), text.get("eval-column-eg"), text.get("eval-column-total"));
    [
        format!("{:name_width$}{white:>two$}{black:>two$}{difference:>three$}", ""),
        format!(
            "{:name_width$}{mg:>WIDTH$}{eg:>WIDTH$}{mg:>WIDTH$}{eg:>WIDTH$}{mg:>WIDTH$}{eg:>WIDTH$}{total:>WIDTH$}",
            ""
        ),
    ]
}

/// What the remainder owes to a piece, in words.
pub(super) fn share_line(pos: &Position, square: Square, share: i32, text: Text) -> String {
    let value = signed_pawns(text, share);
    match pos.piece_on(square) {
        None => value,
        Some(piece) => {
            let noun = Noun::role(piece.role()).colored(piece.color());
            let details = args!["piece" => noun, "square" => square, "value" => value];
            text.format("eval-unnamed-share", details)
        }
    }
}

fn pawns(text: Text, hundredths: i32) -> String {
    text.decimal(f64::from(hundredths) / 100.0, 2)
}

pub(super) fn signed_pawns(text: Text, hundredths: i32) -> String {
    let plus = if hundredths > 0 { "+" } else { "" };
    format!("{plus}{}", pawns(text, hundredths))
}
