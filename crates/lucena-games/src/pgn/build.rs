//! One game of a record as a tree, its moves read in a given dialect.
//!
//! The main line ends at the first move that cannot be played. A variation that cannot be played, or that shows a threat by a
//! null move, ends there too, and the rest of it is kept as words in a comment.

use std::borrow::Cow;

use lucena_chess::notation::{Dialect, Reach, SanError, looks_like_move};
use lucena_chess::{Outcome, Position};

use super::lexer::{Lexeme, Token};
use super::reading::{Cut, Lines, Reading, Stray, StrayKind, is_link};
use super::trouble::MoveNumber;
use super::{Comment, Comments, NodeId, ReadLimits, Reason, Tree, decode};

/// A game that was read, and how well the dialect fitted it.
pub(super) struct Built {
    pub(super) reading: Reading,
    pub(super) reach: Reach,
    /// The number of the word with which the next game begins.
    pub(super) next: usize,
}

/// Reads the game that begins with the word number `from` into a tree that has its tags.
pub(super) fn build(
    record: &[u8],
    lexemes: &[Lexeme<'_>],
    from: usize,
    tree: Tree,
    dialect: Dialect,
    limits: &ReadLimits,
) -> Result<Built, Reason> {
    let start = *tree.start();
    let mut builder = Builder {
        record,
        lexemes,
        limits,
        dialect,
        tree,
        cursor: Cursor { node: NodeId::ROOT, before: start, pos: start },
        branches: Vec::new(),
        plies: 0,
        aside: 0,
        is_whole: true,
        pending: Comments::default(),
        termination: None,
        cut: None,
        strays: Vec::new(),
        lines: Lines::default(),
    };
    let next = builder.read(from)?;
    builder.finish(from, next)
}

/// Where the reading stands: a place in the tree, with the positions before and after its move.
#[derive(Clone, Copy)]
struct Cursor {
    node: NodeId,
    before: Position,
    pos: Position,
}

/// A variation that is open.
struct Branch {
    /// Where to go back to.
    back: Cursor,
    /// What its first move follows.
    from: NodeId,
    /// The move that it is an alternative to.
    instead_of: NodeId,
    /// What was said for the first move of the variation around it, if that has none yet.
    waiting: Comments,
}

struct Builder<'a> {
    record: &'a [u8],
    lexemes: &'a [Lexeme<'a>],
    limits: &'a ReadLimits,
    dialect: Dialect,
    tree: Tree,
    cursor: Cursor,
    branches: Vec<Branch>,
    plies: usize,
    /// Moves of variations.
    aside: usize,
    is_whole: bool,
    /// Comments at the beginning of a variation, waiting for its first move.
    pending: Comments,
    termination: Option<Option<Outcome>>,
    cut: Option<Cut>,
    strays: Vec<Stray>,
    lines: Lines,
}

impl Builder<'_> {
    /// Reads to the end of the game; the number of the first word behind it.
    fn read(&mut self, from: usize) -> Result<usize, Reason> {
        let lexemes = self.lexemes;
        let mut index = from;
        while let Some(Lexeme { at, token }) = lexemes.get(index) {
            if from < index && self.is_next_game(index) {
                break;
            }
            match token {
                Token::Number | Token::Paragraph => {}
                // A comment to the end of its line may hold what one between braces cannot.
                Token::Comment(raw) => self.say(Comment::parse(&decode(raw).replace('}', ")"))),
                Token::Nag(nag) => self.nag(*nag, *at),
                Token::Word(word) => index = self.word(index, *at, word)?,
                Token::Open => index = self.open(index, *at)?,
                Token::Close if self.branches.is_empty() => self.stray(StrayKind::Word, ")", *at),
                Token::Close => self.close(),
                Token::Result(outcome) if self.branches.is_empty() => self.termination = Some(*outcome),
                // Some programs end variations with a result: it is kept as a word.
                Token::Result(Some(outcome)) => self.say(Comment::from_text(outcome.pgn())),
                Token::Result(None) => {}
                Token::OpenComment if self.branches.is_empty() => return Err(Reason::OpenComment),
                Token::OpenComment => return Err(Reason::OpenVariation),
            }
            index += 1;
            if self.cut.is_some() {
                return Ok(self.give_up(index));
            }
        }
        Ok(index)
    }

    /// Whether another game begins with a word: behind a result, or with its first move after a blank line.
    fn is_next_game(&self, index: usize) -> bool {
        let Lexeme { at, token } = &self.lexemes[index];
        let is_over = self.termination.is_some();
        let follows_blank = matches!(self.lexemes[index - 1].token, Token::Paragraph);
        match token {
            _ if !self.branches.is_empty() => false,
            Token::Paragraph => false,
            _ if follows_blank && is_over => true,
            Token::Number if is_over => true,
            Token::Word(word) if is_over => looks_like_move(word) && !is_link(word),
            Token::Number => {
                let restarts = self.record[*at..].starts_with(b"1.") || self.record[*at..].starts_with(b"1 ");
                follows_blank && 0 < self.plies && restarts
            }
            _ => false,
        }
    }

    /// Looks for the end of a game that cannot be played on, from a word on, and keeps the text up to there.
    fn give_up(&mut self, from: usize) -> usize {
        let lexemes = self.lexemes;
        let mut depth = 0usize;
        let mut index = from;
        while let Some(Lexeme { token, .. }) = lexemes.get(index) {
            if depth == 0 && self.is_next_game(index) {
                break;
            }
            match token {
                Token::Open => depth += 1,
                Token::Close => depth = depth.saturating_sub(1),
                Token::Result(outcome) if depth == 0 => self.termination = Some(*outcome),
                _ => {}
            }
            index += 1;
        }
        let end = lexemes.get(index).map_or(self.record.len(), |lexeme| lexeme.at);
        if let Some(cut) = &mut self.cut {
            cut.rest = decode(self.record[cut.offset as usize..end].trim_ascii()).into_owned();
        }
        index
    }

    fn word(&mut self, index: usize, at: usize, word: &str) -> Result<usize, Reason> {
        let is_null = matches!(word, "--" | "Z0" | "z0" | "@@@@");
        if !is_null && (is_link(word) || !looks_like_move(word)) {
            self.stray(StrayKind::Word, word, at);
            return Ok(index);
        }
        let number = MoveNumber::of(&self.cursor.pos);
        let reason = if is_null {
            Reason::NullMove { ply: self.plies, number }
        } else {
            match self.cursor.pos.parse_move(word.trim_end_matches([',', '"', '\'']), self.dialect) {
                Ok(mv) => {
                    self.play(mv)?;
                    return Ok(index);
                }
                Err(error) => Reason::Move { ply: self.plies, number, san: shown(word), error },
            }
        };
        if self.branches.is_empty() {
            self.is_whole = false;
            let line = self.lines.at(self.record, at);
            self.cut = Some(Cut { reason, offset: at as u64, line, rest: String::new() });
            return Ok(index);
        }
        // A threat shown by a null move is no fault of the dialect.
        self.is_whole &= is_null;
        self.keep_as_words(index, at)
    }

    fn play(&mut self, mv: lucena_chess::Move) -> Result<(), Reason> {
        match self.branches.is_empty() {
            true => self.plies += 1,
            false => self.aside += 1,
        }
        if self.limits.plies < self.plies {
            return Err(Reason::TooManyPlies);
        }
        if self.limits.nodes <= self.tree.len() {
            return Err(Reason::TooManyNodes);
        }
        let node = self.tree.add_unchecked(self.cursor.node, mv);
        let before = self.cursor.pos;
        self.cursor = Cursor { node, before, pos: before.after(mv) };
        self.tree.node_mut(node).before = std::mem::take(&mut self.pending);
        Ok(())
    }

    /// Keeps the rest of a variation as words; the number of the word before its end.
    fn keep_as_words(&mut self, from: usize, at: usize) -> Result<usize, Reason> {
        let mut depth = 0usize;
        for (index, lexeme) in self.lexemes.iter().enumerate().skip(from) {
            match lexeme.token {
                Token::Open => depth += 1,
                Token::Close if depth == 0 => {
                    let raw = decode(self.record[at..lexeme.at].trim_ascii());
                    self.stray(StrayKind::Variation, &raw, at);
                    let words = raw.replace('{', "(").replace('}', ")").replace(char::is_control, " ");
                    let mut comment = Comment::default();
                    comment.say(&format!("({words})"));
                    self.say(comment);
                    return Ok(index - 1);
                }
                Token::Close => depth -= 1,
                _ => {}
            }
        }
        Err(Reason::OpenVariation)
    }

    /// Whether the variation that is open has no move of its own yet.
    fn is_at_branch(&self) -> bool {
        self.branches.last().is_some_and(|branch| branch.from == self.cursor.node)
    }

    fn say(&mut self, comment: Comment) {
        if self.is_at_branch() {
            self.pending.add(comment);
        } else {
            self.tree.node_mut(self.cursor.node).after.add(comment);
        }
    }

    fn nag(&mut self, nag: u8, at: usize) {
        let node = self.cursor.node;
        if node == NodeId::ROOT || self.is_at_branch() {
            return self.stray(StrayKind::Word, &format!("${nag}"), at);
        }
        let nags = &mut self.tree.node_mut(node).nags;
        if !nags.contains(&nag) {
            nags.push(nag);
        }
    }

    fn open(&mut self, index: usize, at: usize) -> Result<usize, Reason> {
        let back = self.cursor;
        let branch = match self.branches.last() {
            // Two parentheses at once: both are alternatives to the same move.
            Some(around) if self.is_at_branch() => {
                let waiting = std::mem::take(&mut self.pending);
                Branch { back, from: around.from, instead_of: around.instead_of, waiting }
            }
            _ => match self.tree.node(back.node).parent() {
                Some(from) => Branch { back, from, instead_of: back.node, waiting: Comments::default() },
                // A variation of nothing: what it says is kept, with its end.
                None => return self.keep_as_words(index + 1, at + 1).map(|last| last + 1),
            },
        };
        if self.limits.depth <= self.branches.len() {
            return Err(Reason::TooDeep);
        }
        if !self.is_at_branch() {
            self.cursor = Cursor { node: branch.from, before: back.before, pos: back.before };
        }
        self.branches.push(branch);
        Ok(index)
    }

    /// Ends the innermost variation; what was said in one without moves is said of the move before.
    fn close(&mut self) {
        let is_empty = self.is_at_branch();
        let Some(branch) = self.branches.pop() else { return };
        let words = std::mem::replace(&mut self.pending, branch.waiting);
        let place = if is_empty { branch.instead_of } else { self.cursor.node };
        self.tree.node_mut(place).after.append(words);
        self.cursor = branch.back;
    }

    fn stray(&mut self, kind: StrayKind, token: &str, at: usize) {
        let line = self.lines.at(self.record, at);
        self.strays.push(Stray { kind, token: shown(token), offset: at as u64, line });
    }

    /// Whether a text without tags and moves is no game at all: it has no result, and does not even begin like one.
    fn is_nothing(&self, from: usize) -> bool {
        match &self.cut {
            None => self.termination.is_none(),
            Some(cut) => {
                let is_word = matches!(cut.reason, Reason::Move { error: SanError::Malformed, .. });
                is_word && !self.lexemes[from..].iter().any(|lexeme| lexeme.token == Token::Number)
            }
        }
    }

    fn finish(mut self, from: usize, next: usize) -> Result<Built, Reason> {
        if !self.branches.is_empty() {
            return Err(Reason::OpenVariation);
        }
        if self.tree.headers.is_empty() && self.tree.is_empty() && self.is_nothing(from) {
            return Err(Reason::NotAGame);
        }
        self.tree.outcome = self.tree.headers.outcome().or(self.termination.flatten());
        let reach = Reach { is_whole: self.is_whole, moves: self.plies, aside: self.aside };
        let is_ended = self.termination.is_some();
        let Builder { tree, dialect, cut, strays, .. } = self;
        Ok(Built { reading: Reading { tree, dialect, cut, strays, is_ended, span: 0..0 }, reach, next })
    }
}

/// A word as a message may show it: not endless.
fn shown(word: &str) -> String {
    const MOST: usize = 40;
    match word.char_indices().nth(MOST) {
        Some((end, _)) => Cow::Owned(format!("{}…", &word[..end])),
        None => Cow::Borrowed(word),
    }
    .into_owned()
}
