//! A game with its variations and comments, as reviews and boards use it: every move is legal where it stands.

use lucena_chess::{IllegalMove, Move, Outcome, Position};

use super::{Comments, Headers};

/// The place of a move in a [`Tree`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

impl NodeId {
    /// The place before the first move.
    pub const ROOT: NodeId = NodeId(0);

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A move with what was said about it.
#[derive(Clone, Default, Debug)]
pub struct Node {
    mv: Option<Move>,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    /// Numeric annotation glyphs: 1 for `!`, 2 for `?`, 3 for `!!` …
    pub nags: Vec<u8>,
    /// What is said before the move, at the beginning of a variation.
    pub before: Comments,
    /// What is said after the move; for the root, before the game.
    pub after: Comments,
}

impl Node {
    /// The move; the root has none.
    pub const fn mv(&self) -> Option<Move> {
        self.mv
    }

    /// The place of the move before; the root has none.
    pub const fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The moves that follow, the main one first.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }
}

/// A game: tags, a starting position, and a tree of legal moves.
///
/// ```
/// use lucena_games::pgn::{ReadLimits, NodeId, Tree};
///
/// let mut tree = Tree::read(b"1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *", &ReadLimits::default())?;
/// assert_eq!(tree.main_line().count(), 3);
/// let e4 = tree.main_line().next().unwrap();
/// tree.node_mut(e4).nags.push(1);
/// tree.node_mut(e4).after.say("Best by test.");
/// assert!(tree.to_pgn().ends_with("1. e4 $1 {Best by test.} 1... e5 (1... c5 2. Nf3) 2. Nf3 *\n"));
/// # Ok::<(), lucena_games::pgn::Reason>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    /// The tags.
    pub headers: Headers,
    /// The result, if the game is over.
    pub outcome: Option<Outcome>,
    start: Position,
    nodes: Vec<Node>,
}

impl Tree {
    /// A game without moves. If it does not start as usual, the tags say so.
    pub fn new(headers: Headers, start: Position) -> Tree {
        let outcome = headers.outcome();
        let mut tree = Tree { headers, outcome, start, nodes: vec![Node::default()] };
        if start != Position::start() {
            tree.headers.set("SetUp", "1");
            tree.headers.set("FEN", &start.fen());
            if start.is_chess960() && tree.headers.get("Variant").is_none() {
                tree.headers.set("Variant", "Chess960");
            }
        }
        tree
    }

    /// The position before the first move.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// How many moves there are, variations included.
    pub fn len(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Whether there is no move.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A move and what is said about it.
    ///
    /// # Panics
    /// If the place is one of another, larger tree.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// A move, to say something about it.
    ///
    /// # Panics
    /// If the place is one of another, larger tree.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// Adds a move after another, last among its alternatives; one that is there already is found again.
    ///
    /// # Errors
    /// If the move is not legal there.
    pub fn add(&mut self, parent: NodeId, mv: Move) -> Result<NodeId, IllegalMove> {
        if let Some(&known) =
            self.node(parent).children.iter().find(|&&child| self.node(child).mv == Some(mv))
        {
            return Ok(known);
        }
        if !self.position(parent).is_legal(mv) {
            return Err(IllegalMove);
        }
        Ok(self.add_unchecked(parent, mv))
    }

    /// Adds a line of moves as a variation of its own, even if another begins alike; its first place.
    ///
    /// # Errors
    /// If a move is not legal there; the moves before it have been added.
    pub fn add_line(&mut self, parent: NodeId, line: &[Move]) -> Result<Option<NodeId>, IllegalMove> {
        let (mut pos, mut node, mut first) = (self.position(parent), parent, None);
        for &mv in line {
            if !pos.is_legal(mv) {
                return Err(IllegalMove);
            }
            pos.play_unchecked(mv);
            node = self.add_unchecked(node, mv);
            first = first.or(Some(node));
        }
        Ok(first)
    }

    /// A copy without the variations that are not wanted; main moves stay.
    #[must_use]
    pub fn without_variations(&self, mut is_wanted: impl FnMut(&Node) -> bool) -> Tree {
        let mut copy = Tree { nodes: vec![Node::default()], headers: self.headers.clone(), ..*self };
        let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((from, to)) = pairs.pop() {
            let Node { nags, before, after, .. } = self.node(from);
            let place = copy.node_mut(to);
            (place.nags, place.before, place.after) = (nags.clone(), before.clone(), after.clone());
            for (index, &child) in self.node(from).children.iter().enumerate() {
                let node = self.node(child);
                if let Some(mv) = node.mv.filter(|_| index == 0 || is_wanted(node)) {
                    pairs.push((child, copy.add_unchecked(to, mv)));
                }
            }
        }
        copy
    }

    /// Adds a move that is known to be legal.
    pub(super) fn add_unchecked(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let id =
            NodeId(u32::try_from(self.nodes.len()).expect("memory holds fewer moves than 32 bits count"));
        self.nodes.push(Node { mv: Some(mv), parent: Some(parent), ..Node::default() });
        self.nodes[parent.index()].children.push(id);
        id
    }

    /// The places of the main line, first move first.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        let first = |id: NodeId| self.node(id).children.first().copied();
        std::iter::successors(first(NodeId::ROOT), move |&id| first(id))
    }

    /// The moves that lead to a place.
    pub fn path(&self, id: NodeId) -> Vec<Move> {
        let line = std::iter::successors(Some(id), |&id| self.node(id).parent);
        let mut moves: Vec<Move> = line.filter_map(|id| self.node(id).mv).collect();
        moves.reverse();
        moves
    }

    /// The position at a place, after its move.
    pub fn position(&self, id: NodeId) -> Position {
        let mut pos = self.start;
        self.path(id).into_iter().for_each(|mv| pos.play_unchecked(mv));
        pos
    }
}

/// Trees are equal if they say the same, in whatever order their moves were added.
impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
        let mut are_equal = (self.start, self.outcome) == (other.start, other.outcome)
            && self.headers == other.headers
            && self.len() == other.len();
        while let Some((mine, theirs)) = pairs.pop()
            && are_equal
        {
            let (mine, theirs) = (self.node(mine), other.node(theirs));
            are_equal = mine.mv == theirs.mv
                && mine.nags == theirs.nags
                && (&mine.before, &mine.after) == (&theirs.before, &theirs.after)
                && mine.children.len() == theirs.children.len();
            pairs.extend(mine.children.iter().copied().zip(theirs.children.iter().copied()));
        }
        are_equal
    }
}

impl Eq for Tree {}
