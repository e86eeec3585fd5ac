//! Three sentences about a position: the largest differences of the evaluation that a fact can put into words.
//!
//! A sentence states what is on the board and nothing else: which pieces, which squares, how many. How much
//! the evaluation makes of it only decides which sentences are said.

mod pieces;
mod structure;

use lucena_chess::{Bitboard, Color, Position};
use lucena_eval::{Family, Tapered, Term, Trace, kpk};
use lucena_facts::Sight;
use lucena_facts::material::FULL_PHASE;
use lucena_text::{Text, args};

/// How many sentences a teacher says.
const SENTENCES: usize = 3;
/// Differences below this many hundredths of a pawn are not worth a sentence.
const WORTH_SAYING: i32 = 6;

/// What the sentences are made from.
struct Lesson<'a> {
    pos: &'a Position,
    sight: Sight,
    trace: &'a Trace,
    text: Text,
    /// Sentences with how much they matter, in hundredths of a pawn.
    found: Vec<(i32, String)>,
}

/// The three sentences, the most important first.
pub fn sentences(pos: &Position, trace: &Trace, text: Text) -> Vec<String> {
    let mut lesson = Lesson { pos, sight: Sight::new(*pos), trace, text, found: Vec::new() };
    lesson.known_ending();
    lesson.material();
    lesson.drawishness();
    lesson.king();
    lesson.activity();
    lesson.hanging();
    lesson.outposts();
    lesson.open_files();
    lesson.passed_pawns();
    lesson.weak_pawns();
    lesson.space();
    lesson.development();
    lesson.fill_up();
    lesson.found.sort_by_key(|&(weight, _)| std::cmp::Reverse(weight));
    lesson.found.into_iter().take(SENTENCES).map(|(_, sentence)| sentence).collect()
}

impl Lesson<'_> {
    /// White's value less Black's of something, in hundredths at this stage.
    fn difference(&self, value: impl Fn(Color) -> Tapered) -> i32 {
        worth(value(Color::White) - value(Color::Black), self.trace.phase())
    }

    fn term(&self, term: Term) -> i32 {
        self.difference(|side| self.trace.term(term, side))
    }

    fn family(&self, family: Family) -> i32 {
        self.difference(|side| self.trace.family(family, side))
    }

    /// Keeps a sentence if it makes a difference.
    fn say(&mut self, weight: i32, sentence: String) {
        if weight.abs() >= WORTH_SAYING {
            self.found.push((weight.abs(), sentence));
        }
    }

    /// Keeps a sentence for positions about which there is little to say; the first ones are said first.
    fn offer(&mut self, sentence: String) {
        self.found.push((0, sentence));
    }

    /// Squares as people list them: `d4`, `d4 and e5`, `a2, d4 and e5`.
    fn squares(&self, squares: Bitboard) -> String {
        self.list(squares.into_iter().map(|square| square.to_string()).collect())
    }

    /// Words as people list them.
    fn list(&self, mut words: Vec<String>) -> String {
        let Some(last) = words.pop() else { return String::new() };
        if words.is_empty() {
            return last;
        }
        self.text.format("eval-list", args!["first" => words.join(", "), "last" => last])
    }

    fn known_ending(&mut self) {
        let value = self.family(Family::Outcome);
        if self.trace.entries().iter().all(|entry| entry.term != Term::KnownEnding) {
            return;
        }
        let bare = Color::ALL.into_iter().find(|&side| self.pos.color(side).count() == 1);
        let Some(strong) = bare.map(|side| !side) else { return };
        let sentence = match kpk::probe(self.pos) {
            Some(true) => self.text.format("eval-kpk-won", args!["side" => strong]),
            Some(false) => self.text.get("eval-kpk-drawn"),
            None if value == 0 => self.text.get("eval-cannot-mate"),
            None => self.text.format("eval-can-mate", args!["side" => strong]),
        };
        self.say(10_000, sentence);
    }

    /// Sentences that are always true, for positions about which there is little to say.
    fn fill_up(&mut self) {
        let turn = self.pos.turn();
        let sentence = self.text.format("eval-turn", args!["side" => turn]);
        self.offer(sentence);
        let [white, black] = Color::ALL.map(|side| self.pos.color(side).count());
        let sentence = self.text.format("eval-piece-count", args!["white" => white, "black" => black]);
        self.offer(sentence);
        let [white, black] = Color::ALL.map(|side| self.sight.attacks().all(side).count());
        let sentence = self.text.format("eval-attacked-squares", args!["white" => white, "black" => black]);
        self.offer(sentence);
    }
}

/// What a pair of values is worth when so much of the middle game is left, in hundredths of a pawn.
pub fn worth(value: Tapered, phase: i32) -> i32 {
    (value.mg() * phase + value.eg() * (FULL_PHASE - phase)) / FULL_PHASE
}
