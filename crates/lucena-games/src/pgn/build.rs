//! Reading one game with all its variations and comments into a [`Tree`].
//!
//! The main line must be legal. A variation that is not, or that shows a threat by a null move, is cut there,
//! and what could not be played is kept as words in its comment.

use std::borrow::Cow;
use std::ops::ControlFlow;

use lucena_chess::{Outcome, Position};
use pgn_reader::shakmaty::san::San;
use pgn_reader::{Nag, RawComment, RawTag, SanPlus, Skip, Visitor};

use super::read::{Feed, outcome_of, prepare, reason_of, starting_position};
use super::record::Records;
use super::{Comment, Headers, Limits, NodeId, Reason, Tree, Trouble, decode, san};

impl Tree {
    /// Reads the first game of a text.
    ///
    /// # Errors
    /// If the main line or the tags cannot be read, or a limit is exceeded.
    pub fn read(text: &[u8], limits: &Limits) -> Result<Tree, Reason> {
        let record = Records::new(text).map(|(_, record)| record).find(|record| !is_blank(record));
        read_record(record.unwrap_or_default(), limits)
    }

    /// Reads all games of a text, one after the other.
    pub fn read_all<'a>(
        text: &'a [u8],
        limits: &'a Limits,
    ) -> impl Iterator<Item = Result<Tree, Trouble>> + 'a {
        let records = Records::new(text).filter(|(_, record)| !is_blank(record));
        records.zip(1..).map(|((offset, record), game)| {
            read_record(record, limits).map_err(|reason| Trouble { game, offset: offset as u64, reason })
        })
    }
}

fn is_blank(record: &[u8]) -> bool {
    record.strip_prefix(b"\xef\xbb\xbf").unwrap_or(record).trim_ascii().is_empty()
}

fn read_record(record: &[u8], limits: &Limits) -> Result<Tree, Reason> {
    let text = brace_line_comments(prepare(record, limits)?);
    let feed = Feed::default();
    feed.load(text);
    let mut reader = pgn_reader::Reader::build(&feed)
        .set_supported_tag_line_length(limits.tag_bytes)
        .set_supported_comment_length(limits.comment_bytes.min(1 << 14))
        .finish();
    let mut builder = Builder::new(limits);
    while let Ok(true) = reader.has_more() {
        if builder.termination.is_some() {
            break;
        }
        match reader.read_game(&mut builder) {
            Ok(Some(Err(reason))) => return Err(reason),
            Ok(_) => {}
            Err(error) => return Err(reason_of(&error)),
        }
    }
    builder.finish()
}

/// Turns comments to the end of the line, which pgn-reader drops, into braced ones, which it hands over.
fn brace_line_comments(text: Cow<'_, [u8]>) -> Cow<'_, [u8]> {
    if !text.contains(&b';') {
        return text;
    }
    let mut braced = Vec::with_capacity(text.len() + 16);
    let (mut in_braces, mut in_tag, mut in_line) = (false, false, false);
    for (at, &byte) in text.iter().enumerate() {
        let at_line_start = at == 0 || text[at - 1] == b'\n';
        match byte {
            b'\n' => {
                if in_line {
                    braced.push(b'}');
                }
                (in_line, in_tag) = (false, false);
                braced.push(byte);
            }
            b'}' if in_line => braced.push(b')'),
            b'[' if at_line_start && !in_braces => {
                in_tag = true;
                braced.push(byte);
            }
            b';' if !in_braces && !in_tag && !in_line => {
                in_line = true;
                braced.push(b'{');
            }
            _ => {
                if !in_tag && !in_line {
                    in_braces = (in_braces || byte == b'{') && byte != b'}';
                }
                braced.push(byte);
            }
        }
    }
    if in_line {
        braced.push(b'}');
    }
    Cow::Owned(braced)
}

/// Where the reading stands: a place in the tree, with the positions before and after its move.
#[derive(Clone, Copy)]
struct Cursor {
    node: NodeId,
    before: Position,
    pos: Position,
}

/// A variation that is open: where to go back to, and what of the line could not be played.
struct Branch {
    outer: Cursor,
    unplayable: String,
}

struct Builder<'a> {
    limits: &'a Limits,
    headers: Headers,
    tree: Option<Tree>,
    cursor: Cursor,
    branches: Vec<Branch>,
    plies: usize,
    raw_comment: Vec<u8>,
    /// A comment at the beginning of a variation, waiting for its first move.
    pending: Comment,
    termination: Option<Option<Outcome>>,
    in_skipped_variation: bool,
}

impl<'a> Builder<'a> {
    fn new(limits: &'a Limits) -> Builder<'a> {
        let start = Position::start();
        Builder {
            limits,
            headers: Headers::default(),
            tree: None,
            cursor: Cursor { node: NodeId::ROOT, before: start, pos: start },
            branches: Vec::new(),
            plies: 0,
            raw_comment: Vec::new(),
            pending: Comment::default(),
            termination: None,
            in_skipped_variation: false,
        }
    }

    fn set_up(&mut self) -> Result<(), Reason> {
        if self.tree.is_none() {
            let start = starting_position(&self.headers)?.unwrap_or_default();
            self.cursor = Cursor { node: NodeId::ROOT, before: start, pos: start };
            self.tree = Some(Tree::new(std::mem::take(&mut self.headers), start));
        }
        Ok(())
    }

    fn tree(&mut self) -> &mut Tree {
        self.tree.as_mut().expect("the tree is set up before the moves are read")
    }

    fn play(&mut self, san: San) -> Result<(), Reason> {
        if let Some(branch) = self.branches.last_mut()
            && !branch.unplayable.is_empty()
        {
            branch.unplayable.push_str(&format!(" {san}"));
            return Ok(());
        }
        let limits = self.limits;
        match san::resolve(&self.cursor.pos, san) {
            Ok(mv) => {
                if self.branches.is_empty() {
                    self.plies += 1;
                }
                if limits.plies < self.plies {
                    return Err(Reason::TooManyPlies);
                }
                if limits.nodes <= self.tree().len() {
                    return Err(Reason::TooManyNodes);
                }
                let parent = self.cursor.node;
                let node = self.tree().add_unchecked(parent, mv);
                let before = self.cursor.pos;
                self.cursor = Cursor { node, before, pos: before.after(mv) };
                let pending = std::mem::take(&mut self.pending);
                self.tree().node_mut(node).before = pending;
                Ok(())
            }
            Err(error) => match self.branches.last_mut() {
                Some(branch) => {
                    branch.unplayable = san.to_string();
                    Ok(())
                }
                None if san == San::Null => Err(Reason::NullMove { ply: self.plies }),
                None => Err(Reason::Move { ply: self.plies, san: san.to_string(), error }),
            },
        }
    }

    fn say(&mut self, comment: Comment) {
        let at_branch = self.branches.last().is_some_and(|branch| {
            // The cursor stands on the move before the variation until the variation has a move of its own.
            self.tree.as_ref().and_then(|tree| tree.node(branch.outer.node).parent())
                == Some(self.cursor.node)
        });
        if at_branch {
            self.pending.append(comment);
        } else {
            let node = self.cursor.node;
            self.tree().node_mut(node).after.append(comment);
        }
    }

    /// Ends the innermost variation; what could not be played becomes words.
    fn close_branch(&mut self) {
        let Some(branch) = self.branches.pop() else { return };
        let is_empty = self.tree().node(branch.outer.node).parent() == Some(self.cursor.node);
        let mut words = std::mem::take(&mut self.pending);
        if !branch.unplayable.is_empty() {
            words.say(&format!("({})", branch.unplayable));
        }
        let place = if is_empty { branch.outer.node } else { self.cursor.node };
        self.tree().node_mut(place).after.append(words);
        self.cursor = branch.outer;
    }

    fn finish(mut self) -> Result<Tree, Reason> {
        if !self.branches.is_empty() || self.in_skipped_variation {
            return Err(Reason::OpenVariation);
        }
        let mut tree = self.tree.take().ok_or(Reason::NotAGame)?;
        if tree.headers.is_empty() && tree.is_empty() && self.termination.is_none() {
            return Err(Reason::NotAGame);
        }
        tree.outcome = tree.headers.outcome().or(self.termination.flatten());
        Ok(tree)
    }
}

/// Continues after success, and stops the reader with the reason otherwise.
fn flow(result: Result<(), Reason>) -> ControlFlow<Result<(), Reason>> {
    match result {
        Ok(()) => ControlFlow::Continue(()),
        Err(reason) => ControlFlow::Break(Err(reason)),
    }
}

impl Visitor for Builder<'_> {
    type Tags = ();
    type Movetext = ();
    type Output = Result<(), Reason>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, (): &mut (), name: &[u8], value: RawTag<'_>) -> ControlFlow<Self::Output> {
        if self.headers.len() >= self.limits.tags {
            return ControlFlow::Break(Err(Reason::TooManyTags));
        }
        self.headers.push(&decode(name.trim_ascii()), &decode(&value.decode()));
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<Self::Output> {
        flow(self.set_up())
    }

    fn san(&mut self, (): &mut (), san: SanPlus) -> ControlFlow<Self::Output> {
        flow(self.play(san.san))
    }

    fn nag(&mut self, (): &mut (), nag: Nag) -> ControlFlow<Self::Output> {
        let node = self.cursor.node;
        let nags = &mut self.tree().node_mut(node).nags;
        if node != NodeId::ROOT && !nags.contains(&nag.0) {
            nags.push(nag.0);
        }
        ControlFlow::Continue(())
    }

    fn partial_comment(&mut self, (): &mut (), comment: RawComment<'_>) -> ControlFlow<Self::Output> {
        let room = self.limits.comment_bytes.saturating_sub(self.raw_comment.len());
        let bytes = comment.as_bytes();
        let mut end = bytes.len().min(room);
        // Never cut within a character of UTF-8.
        while 0 < end && end < bytes.len() && bytes[end] & 0xc0 == 0x80 {
            end -= 1;
        }
        self.raw_comment.extend_from_slice(&bytes[..end]);
        ControlFlow::Continue(())
    }

    fn comment(&mut self, (): &mut (), comment: RawComment<'_>) -> ControlFlow<Self::Output> {
        let _ = self.partial_comment(&mut (), comment);
        let raw = std::mem::take(&mut self.raw_comment);
        self.say(Comment::parse(&decode(&raw)));
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, (): &mut ()) -> ControlFlow<Self::Output, Skip> {
        let unplayable = self.branches.last().is_some_and(|branch| !branch.unplayable.is_empty());
        // A variation of nothing, or of something that could not be played.
        if self.cursor.node == NodeId::ROOT || unplayable {
            self.in_skipped_variation = true;
            return ControlFlow::Continue(Skip(true));
        }
        if self.branches.len() >= self.limits.depth {
            return ControlFlow::Break(Err(Reason::TooDeep));
        }
        let outer = self.cursor;
        let parent = self.tree().node(outer.node).parent().expect("only the root has none");
        self.branches.push(Branch { outer, unplayable: String::new() });
        self.cursor = Cursor { node: parent, before: outer.before, pos: outer.before };
        ControlFlow::Continue(Skip(false))
    }

    fn end_variation(&mut self, (): &mut ()) -> ControlFlow<Self::Output> {
        if std::mem::take(&mut self.in_skipped_variation) {
            return ControlFlow::Continue(());
        }
        self.close_branch();
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, (): &mut (), outcome: pgn_reader::Outcome) -> ControlFlow<Self::Output> {
        if self.branches.is_empty() {
            self.termination = Some(outcome_of(outcome));
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (): ()) -> Self::Output {
        Ok(())
    }
}
