//! How hits are shown: lines for people, JSON lines, annotated games, positions.

use lucena_chess::{Color, Outcome};
use lucena_games::hit::{Found, Hit};
use lucena_games::pgn::{Comment, NodeId, ReadLimits, Tree};
use lucena_lang::patlan::{Instance, Program, binding_text};
use lucena_text::Text;
use serde_json::{Value, json};

use super::request::{Form, Request};
use crate::cli::{Console, Failure};

/// Shows the hits of one base.
pub(super) struct Reporter<'r> {
    pub(super) request: &'r Request,
    pub(super) file: &'r str,
    /// The last game so far, and its place, if it has no result at its end.
    pub(super) unended: Option<(u64, u64)>,
}

impl Reporter<'_> {
    /// Shows some hits of a game.
    pub(super) fn game(
        &mut self,
        game: &Found,
        hits: &[Hit],
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        match self.request.form {
            Form::Pgn => self.annotated(game, hits, console)?,
            Form::Fen => hits.iter().try_for_each(|hit| writeln!(console.out, "{}", hit.position.fen()))?,
            Form::JsonLines => {
                hits.iter().try_for_each(|hit| writeln!(console.out, "{}", self.json(game, hit)))?;
            }
            Form::Table => {
                let text = console.text;
                hits.iter().try_for_each(|hit| writeln!(console.out, "{}", self.line(game, hit, text)))?;
            }
        }
        Ok(())
    }

    fn program(&self, hit: &Hit) -> &Program {
        &self.request.hunt.programs[hit.pattern]
    }

    /// The game with a comment at each hit.
    fn annotated(&self, game: &Found, hits: &[Hit], console: &mut Console<'_>) -> Result<(), Failure> {
        // The main line was replayed a moment ago; only a limit of the tree can refuse the game.
        let Ok(mut tree) = Tree::read(&game.text, &ReadLimits::GENEROUS) else { return Ok(()) };
        let line: Vec<NodeId> = std::iter::once(NodeId::ROOT).chain(tree.main_line()).collect();
        for hit in hits {
            let program = self.program(hit);
            let side = console.text.get(side_key(hit.side));
            let mut words = format!("{} ({side})", program.name());
            if let Some(instance) = hit.valid().chain(&hit.instances).next() {
                words += &format!(": {}", bindings(program, hit, instance));
            }
            // A comment of its own: what somebody wrote there stays as it is.
            tree.node_mut(line[hit.ply]).after.add(Comment::from_text(words));
        }
        writeln!(console.out, "{}", tree.to_pgn())?;
        Ok(())
    }

    fn json(&self, game: &Found, hit: &Hit) -> Value {
        let program = self.program(hit);
        let valid: Vec<Value> = hit.valid().map(|instance| json_bindings(program, hit, instance)).collect();
        json!({
            "type": "hit",
            "pattern": program.name(),
            "file": self.file,
            "game": game.number,
            "offset": game.offset,
            "ply": hit.ply,
            "side": side_word(hit.side),
            "fen": hit.position.fen(),
            "raw_count": hit.instances.len(),
            "valid_count": valid.len(),
            "valid": valid,
            "white": game.headers.get("White"),
            "black": game.headers.get("Black"),
            "date": game.headers.get("Date"),
            "result": game.outcome.map_or("*", Outcome::pgn),
        })
    }

    fn line(&self, game: &Found, hit: &Hit, text: Text) -> String {
        let program = self.program(hit);
        let player = |tag: &str| game.headers.known(tag).unwrap_or("?").to_owned();
        let year = game.headers.known("Date").and_then(|date| date.get(..4)).unwrap_or("").to_owned();
        let dots = if hit.position.turn() == Color::White { "." } else { "..." };
        let number = format!("{}{dots}", hit.position.full_moves());
        let mut found = hit.valid();
        let (shown, more) = match found.next() {
            Some(instance) => (bindings(program, hit, instance), found.count()),
            None => (text.get("find-scenario-only"), 0),
        };
        let more = if 0 < more { format!(" +{more}") } else { String::new() };
        format!(
            "{:>7}  {number:<6} {:<7} {:<22} {} – {} {year} {}  {shown}{more}",
            text.number(game.number),
            text.get(side_key(hit.side)),
            program.name(),
            player("White"),
            player("Black"),
            game.outcome.map_or("*", Outcome::pgn),
        )
    }
}

/// `F1=Qe2 S1=c4`
fn bindings(program: &Program, hit: &Hit, instance: &Instance) -> String {
    let pairs = instance.bindings.iter().map(|&(slot, square)| {
        let value = binding_text(program, &hit.position, hit.side, slot, square);
        format!("{}={value}", program.slots()[slot].name)
    });
    pairs.collect::<Vec<_>>().join(" ")
}

/// One value a figure. Figures are values here and no keys: `F1` and `f1` are two figures, but one column to programs that
/// do not tell capitals apart.
fn json_bindings(program: &Program, hit: &Hit, instance: &Instance) -> Value {
    let figures = instance.bindings.iter().map(|&(slot, square)| {
        let shown = binding_text(program, &hit.position, hit.side, slot, square);
        let square = square.to_string();
        let piece = shown.strip_suffix(&square).filter(|piece| !piece.is_empty());
        json!({ "figure": program.slots()[slot].name, "piece": piece, "square": square })
    });
    figures.collect()
}

pub(super) fn side_word(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn side_key(side: Color) -> &'static str {
    match side {
        Color::White => "find-side-white",
        Color::Black => "find-side-black",
    }
}
