//! Regions: named sets of squares that are the same in every position.

use super::{Checker, Place};
use crate::Span;
use crate::dhjog::ast::RegionTree;
use crate::dhjog::code::{Code, Diagnostic};
use crate::dhjog::limits::{Limit, MAX_REGIONS};
use crate::dhjog::node::Node;
use crate::dhjog::value_type::Type;

enum State {
    Unread,
    /// Being worked out: whoever asks now goes round in a circle.
    Open,
    /// Nothing if the region is broken.
    Known(Option<[u64; 2]>),
}

pub(super) struct Region<'a> {
    tree: &'a RegionTree,
    state: State,
    is_used: bool,
}

impl<'a> Checker<'a> {
    pub(super) fn declare_region(&mut self, stage: Option<usize>, tree: &'a RegionTree) {
        self.use_of(2, tree.keyword);
        let Some(name) = self.identifier(&tree.name) else { return };
        let known = |key: &(Option<usize>, String)| self.regions.get(key).map(|region| region.tree.name.span);
        let first = known(&(stage, name.clone())).or_else(|| known(&(None, name.clone())));
        if let Some(first) = first {
            return self.repeated(&tree.name.value, tree.name.span, first);
        }
        if self.regions.keys().filter(|(of, _)| *of == stage).count() == MAX_REGIONS {
            return self.complain(Limit::REGIONS.exceeded(tree.keyword));
        }
        self.regions.insert((stage, name), Region { tree, state: State::Unread, is_used: false });
    }

    /// The names of the regions that can be seen from where we are.
    pub(super) fn region_names(&self) -> impl Iterator<Item = &str> {
        let stage = self.stage;
        self.regions.keys().filter(move |(of, _)| of.is_none() || *of == stage).map(|(_, name)| name.as_str())
    }

    /// The region that a name means where we are, if there is one: its squares, if they are known.
    pub(super) fn region(&mut self, name: &str, span: Span) -> Option<Option<[u64; 2]>> {
        let of_stage = self.stage.map(|stage| (Some(stage), name.to_owned()));
        let key = of_stage.filter(|key| self.regions.contains_key(key)).unwrap_or((None, name.to_owned()));
        let region = self.regions.get_mut(&key)?;
        region.is_used = true;
        if let State::Open = region.state {
            let written = self.source.slice(span).to_owned();
            self.complain(Diagnostic::new(Code::RegionNotConstant, span).with(written));
            return Some(None);
        }
        Some(self.region_mask(key.0, &key.1))
    }

    /// Works a region out, once.
    pub(super) fn region_mask(&mut self, stage: Option<usize>, name: &str) -> Option<[u64; 2]> {
        let key = (stage, name.to_owned());
        let region = self.regions.get_mut(&key)?;
        if let State::Known(mask) = region.state {
            return mask;
        }
        let tree = region.tree;
        region.state = State::Open;
        let outer = (self.place, self.stage, self.locals.take());
        (self.place, self.stage) = (Place::Region, stage);
        let mask = match self.typed(&tree.squares) {
            Some((Node::Squares(mask), _)) => Some(mask),
            Some((Node::Empty, Type::EmptySet)) => Some([0, 0]),
            Some((_, of)) if of.fits(Type::Squares) => {
                let written = self.source.slice(tree.squares.span).to_owned();
                self.complain(Diagnostic::new(Code::RegionNotConstant, tree.squares.span).with(written));
                None
            }
            Some((_, of)) => {
                self.wrong_assignment(tree.squares.span, Type::Squares, of);
                None
            }
            None => None,
        };
        (self.place, self.stage, self.locals) = outer;
        if let Some(region) = self.regions.get_mut(&key) {
            region.state = State::Known(mask);
        }
        mask
    }

    pub(super) fn idle_regions(&mut self) {
        let idle = self
            .regions
            .values()
            .filter(|region| !region.is_used || matches!(region.state, State::Known(Some([0, 0]))));
        let complaints: Vec<Diagnostic> = idle
            .map(|region| {
                let name = &region.tree.name;
                Diagnostic::new(Code::IdleRegion, name.span).with(name.value.clone())
            })
            .collect();
        self.diagnostics.extend(complaints);
    }
}
