//! The functions of the author: variables, commands, and the code for them.

use std::collections::BTreeMap;

use super::{Checker, Place};
use crate::Span;
use crate::dhjog::ast::{Command, CommandKind, Expression, Quoted};
use crate::dhjog::code::{Code, Diagnostic};
use crate::dhjog::limits::{Limit, MAX_ROUNDS, MAX_VARIABLES};
use crate::dhjog::node::{NOBODY, Node, Operation};
use crate::dhjog::program::Op;
use crate::dhjog::value_type::Type;
use crate::nearest;

/// The variables of the function that is being checked.
pub(super) struct Locals {
    pub(super) function: usize,
    names: BTreeMap<String, (usize, Type, Span)>,
    count: usize,
}

impl Locals {
    pub(super) fn get(&self, name: &str) -> Option<(usize, Type)> {
        self.names.get(name).map(|&(slot, of, _)| (slot, of))
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.names.keys().map(String::as_str)
    }
}

impl<'a> Checker<'a> {
    pub(super) fn functions(&mut self) {
        self.calls = vec![Vec::new(); self.headers.len()];
        for index in 0..self.headers.len() {
            let tree = self.headers[index].tree;
            self.place = Place::Function;
            self.locals = Some(Locals { function: index, names: BTreeMap::new(), count: 0 });
            for (of, name) in &tree.parameters {
                self.declare(name, *of);
            }
            self.program.routines[index].entry = self.program.here();
            self.commands(&tree.commands);
            if !always_returns(&tree.commands) {
                self.complain(Diagnostic::new(Code::NoResult, tree.name.span).with(tree.name.value.clone()));
            }
            let start = self.program.routines[index].start_value();
            self.program.op(Op::Push(start));
            self.program.op(Op::Return);
            let locals = self.locals.take();
            self.program.routines[index].variables = locals.map_or(0, |locals| locals.count);
        }
        for index in 0..self.headers.len() {
            if self.calls_itself(index) {
                let name = &self.headers[index].tree.name;
                self.complain(Diagnostic::new(Code::Recursion, name.span).with(name.value.clone()));
            }
        }
    }

    fn calls_itself(&self, function: usize) -> bool {
        let mut seen = vec![false; self.headers.len()];
        let mut waiting = self.calls[function].clone();
        while let Some(next) = waiting.pop() {
            if next == function {
                return true;
            }
            if !std::mem::replace(&mut seen[next], true) {
                waiting.extend(&self.calls[next]);
            }
        }
        false
    }

    fn hidden(&mut self, span: Span) -> usize {
        let Some(locals) = self.locals.as_mut() else { return 0 };
        let slot = locals.count;
        locals.count += 1;
        if slot == MAX_VARIABLES {
            self.complain(Limit::VARIABLES.exceeded(span));
        }
        slot
    }

    /// A new variable; nothing if its name is taken or no good.
    fn declare(&mut self, name: &Quoted, of: Type) -> Option<usize> {
        let word = self.identifier(name)?;
        let first = self.locals.as_ref().and_then(|locals| locals.names.get(&word)).map(|&(_, _, span)| span);
        if let Some(first) = first {
            self.repeated(&name.value, name.span, first);
            return None;
        }
        let slot = self.hidden(name.span);
        if let Some(locals) = self.locals.as_mut() {
            locals.names.insert(word, (slot, of, name.span));
        }
        Some(slot)
    }

    /// The variable of a loop: an own one, or one of the same type that exists.
    fn loop_variable(&mut self, name: &Quoted, of: Type) -> Option<usize> {
        let word = crate::dhjog::folded(&name.value);
        match self.locals.as_ref().and_then(|locals| locals.get(&word)) {
            Some((slot, known)) if of.fits(known) => Some(slot),
            _ => self.declare(name, of),
        }
    }

    fn variable(&mut self, name: &Quoted) -> Option<(usize, Type)> {
        let word = crate::dhjog::folded(&name.value);
        let locals = self.locals.as_ref()?;
        if let Some(found) = locals.get(&word) {
            return Some(found);
        }
        let near = nearest(&word, locals.names()).map(str::to_owned);
        let diagnostic = Diagnostic::new(Code::UnknownName, name.span).with(name.value.clone());
        self.complain(match near {
            Some(near) => diagnostic.with(near),
            None => diagnostic,
        });
        None
    }

    fn commands(&mut self, commands: &'a [Command]) {
        for command in commands {
            self.command(command);
        }
    }

    fn command(&mut self, command: &'a Command) {
        match &command.kind {
            CommandKind::Declare { of, names, value } => {
                let value = value.as_ref().and_then(|value| self.value(value, *of));
                for name in names {
                    let Some(slot) = self.declare(name, *of) else { continue };
                    match &value {
                        Some(node) => self.program.emit(node),
                        // A loop may come here again, so that the start value is not a matter of course.
                        None => {
                            let start = if *of == Type::Player { u64::from(NOBODY) } else { 0 };
                            self.program.op(Op::Push(start));
                        }
                    }
                    self.program.op(Op::Store(slot as u32));
                }
            }
            CommandKind::Assign { name, value } => {
                let found = self.variable(name);
                let node = match found {
                    Some((_, of)) => self.value(value, of),
                    None => self.typed(value).map(|(node, _)| node),
                };
                if let (Some((slot, _)), Some(node)) = (found, node) {
                    self.program.emit(&node);
                    self.program.op(Op::Store(slot as u32));
                }
            }
            CommandKind::Change { name, is_removal, value } => {
                let Some((slot, of)) = self.variable(name) else { return };
                if of.as_set() != Some(of) {
                    return self.wrong_assignment(name.span, Type::EmptySet, of);
                }
                let Some(node) = self.value(value, of) else { return };
                let operation = if *is_removal { Operation::Except } else { Operation::Union };
                self.program.emit(&Node::Binary(operation, Box::new(Node::Local(slot)), Box::new(node)));
                self.program.op(Op::Store(slot as u32));
            }
            CommandKind::If { condition, then, otherwise } => {
                let node = self.condition(condition).unwrap_or(Node::Truth(false));
                self.program.emit(&node);
                let past_then = self.program.op(Op::JumpUnless(0));
                self.commands(then);
                let past_else = self.program.op(Op::Jump(0));
                self.program.land(past_then);
                self.commands(otherwise);
                self.program.land(past_else);
            }
            CommandKind::Count { name, from, to, body } => self.count(name, from, to, body),
            CommandKind::Each { name, set, body } => self.each(name, set, body),
            CommandKind::Return(value) => {
                let Some(function) = self.locals.as_ref().map(|locals| locals.function) else { return };
                let tree = self.headers[function].tree;
                let Some((node, of)) = self.typed(value) else { return };
                if !of.fits(tree.result) {
                    let diagnostic = Diagnostic::new(Code::NoResult, value.span);
                    return self.complain(diagnostic.with(tree.name.value.clone()));
                }
                self.program.emit(&node);
                self.program.op(Op::Return);
            }
        }
    }

    /// A value of a type.
    fn value(&mut self, tree: &'a Expression, wanted: Type) -> Option<Node> {
        let (node, of) = self.typed(tree)?;
        if of.fits(wanted) {
            return Some(node);
        }
        self.wrong_assignment(tree.span, wanted, of);
        None
    }

    fn count(&mut self, name: &Quoted, from: &'a Expression, to: &'a Expression, body: &'a [Command]) {
        let (from, to) = (self.value(from, Type::Integer), self.value(to, Type::Integer));
        let variable = self.loop_variable(name, Type::Integer).unwrap_or(0);
        let (limit, rounds) = (self.hidden(name.span), self.hidden(name.span));
        let zero = Node::Number(0.0);
        for (slot, start) in [(variable, from.as_ref()), (limit, to.as_ref()), (rounds, Some(&zero))] {
            self.program.emit(start.unwrap_or(&zero));
            self.program.op(Op::Store(slot as u32));
        }
        let again = self.program.here();
        let local = |slot| Box::new(Node::Local(slot));
        let is_inside = Node::Binary(Operation::LessOrEqual, local(variable), local(limit));
        let most = Box::new(Node::Number(f64::from(MAX_ROUNDS)));
        let is_allowed = Node::Binary(Operation::Less, local(rounds), most);
        self.program.emit(&Node::And(Box::new(is_inside), Box::new(is_allowed)));
        let end = self.program.op(Op::JumpUnless(0));
        self.commands(body);
        for slot in [variable, rounds] {
            self.program.emit(&Node::Binary(Operation::Add, local(slot), Box::new(Node::Number(1.0))));
            self.program.op(Op::Store(slot as u32));
        }
        self.program.op(Op::Jump(again));
        self.program.land(end);
    }

    fn each(&mut self, name: &Quoted, set: &'a Expression, body: &'a [Command]) {
        let typed = self.typed(set);
        let found = typed.and_then(|(node, of)| match of.as_set() {
            Some(set) => Some((node, set)),
            None => {
                self.wrong_assignment(set.span, Type::EmptySet, of);
                None
            }
        });
        // A loop over nothing still declares its variable, so that its commands can be checked.
        let (node, of) = found.unwrap_or((Node::Empty, Type::EmptySet));
        let variable = self.loop_variable(name, of.element()).unwrap_or(0);
        let rest = self.hidden(name.span);
        self.program.emit(&node);
        self.program.op(Op::Store(rest as u32));
        let again = self.program.here();
        let is_kinds = of == Type::Kinds;
        let end = self.program.op(Op::Next { set: rest as u32, element: variable as u32, is_kinds, end: 0 });
        self.commands(body);
        self.program.op(Op::Jump(again));
        self.program.land(end);
    }
}

/// Whether the commands end with a result on every path, as far as that is plain to see.
fn always_returns(commands: &[Command]) -> bool {
    match commands.last().map(|command| &command.kind) {
        Some(CommandKind::Return(_)) => true,
        Some(CommandKind::If { then, otherwise, .. }) => always_returns(then) && always_returns(otherwise),
        _ => false,
    }
}
