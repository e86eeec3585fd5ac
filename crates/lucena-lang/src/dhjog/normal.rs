//! The normal form of a rule: how it reads when names, order and redundant words are taken away, with the numbers apart.
//!
//! The checker has already worked out constants, put masks in the place of regions, turned `a > b` into `b < a` and taken
//! away double negations and comparisons with TRUE.

use std::fmt::Write;

use super::node::{Node, Operation};
use super::program::HeuristicSet;

/// A rule without its numbers, and the numbers in their order.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Form {
    pub(super) shape: String,
    pub(super) numbers: Vec<f64>,
}

/// What the numbers of nodes are called.
pub(super) struct Names<'a> {
    pub(super) set: &'a HeuristicSet,
    pub(super) stages: &'a [String],
    pub(super) functions: Vec<&'a str>,
}

impl Form {
    /// Appends what stands between expressions.
    pub(super) fn mark(&mut self, mark: &str) {
        self.shape.push_str(mark);
    }

    pub(super) fn add(&mut self, node: &Node, names: &Names<'_>) {
        match node {
            Node::Number(number) => {
                self.shape.push('#');
                self.numbers.push(*number);
            }
            Node::And(..) | Node::Or(..) => self.sorted(node, names),
            Node::Binary(operation, left, right) => {
                let is_free = matches!(
                    operation,
                    Operation::NumberEqual | Operation::SameBits | Operation::Union | Operation::Intersection
                );
                let mut parts = [left, right].map(|node| Form::of(node, names));
                if is_free {
                    parts.sort_by(Form::order);
                }
                self.mark(&format!("({operation:?}"));
                parts.into_iter().for_each(|part| self.join(part));
                self.mark(")");
            }
            Node::Call(function, arguments) => self.call(&format!("{function:?}"), arguments, names),
            Node::User(index, arguments) => {
                let name = names.functions.get(*index).copied().unwrap_or_default();
                self.call(name, arguments, names);
            }
            Node::Pattern(function, index, player) => {
                let name = names.set.patterns.get(*index).map_or("", |program| program.name());
                self.mark(&format!("({function:?} {name:?}"));
                self.join(Form::of(player, names));
                self.mark(")");
            }
            Node::StageIs(stage) => {
                let title = names.stages.get(*stage).map_or("", String::as_str);
                self.mark(&format!("(StageIs {title:?})"));
            }
            Node::Not(of) => self.call("Not", std::slice::from_ref(of), names),
            Node::Negative(of) => self.call("Negative", std::slice::from_ref(of), names),
            Node::Read(reading, of) => self.call(&format!("{reading:?}"), std::slice::from_ref(of), names),
            Node::Element { set, index, .. } => {
                self.mark("(Element");
                self.join(Form::of(set, names));
                self.join(Form::of(index, names));
                self.mark(")");
            }
            // Writing to a string does not fail.
            leaf => drop(write!(self.shape, "{leaf:?}")),
        }
    }

    fn of(node: &Node, names: &Names<'_>) -> Form {
        let mut form = Form::default();
        form.add(node, names);
        form
    }

    fn order(one: &Form, other: &Form) -> std::cmp::Ordering {
        let numbers = one.numbers.iter().map(|number| number.to_bits());
        one.shape.cmp(&other.shape).then(numbers.cmp(other.numbers.iter().map(|number| number.to_bits())))
    }

    fn join(&mut self, part: Form) {
        self.shape.push(' ');
        self.shape.push_str(&part.shape);
        self.numbers.extend(part.numbers);
    }

    fn call<'n>(
        &mut self,
        name: &str,
        arguments: impl IntoIterator<Item = &'n (impl AsRef<Node> + 'n)>,
        names: &Names<'_>,
    ) {
        self.mark(&format!("({name}"));
        for argument in arguments {
            self.join(Form::of(argument.as_ref(), names));
        }
        self.mark(")");
    }

    /// The parts of a chain of AND or of OR in one order, however they are written and bracketed.
    fn sorted(&mut self, node: &Node, names: &Names<'_>) {
        fn parts<'n>(node: &'n Node, is_and: bool, found: &mut Vec<&'n Node>) {
            match (node, is_and) {
                (Node::And(left, right), true) | (Node::Or(left, right), false) => {
                    parts(left, is_and, found);
                    parts(right, is_and, found);
                }
                _ => found.push(node),
            }
        }
        let is_and = matches!(node, Node::And(..));
        let mut found = Vec::new();
        parts(node, is_and, &mut found);
        let mut forms: Vec<Form> = found.into_iter().map(|part| Form::of(part, names)).collect();
        forms.sort_by(Form::order);
        self.mark(if is_and { "(And" } else { "(Or" });
        forms.into_iter().for_each(|form| self.join(form));
        self.mark(")");
    }
}

impl AsRef<Node> for Node {
    fn as_ref(&self) -> &Node {
        self
    }
}
