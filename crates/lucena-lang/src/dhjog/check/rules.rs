//! Heuristics: their conditions and actions.

use std::collections::BTreeMap;

use super::{Checker, Place};
use crate::dhjog::ast::{Action, ActionKind, Expression, HeuristicKind, HeuristicTree, StageItem, StageTree};
use crate::dhjog::code::{Code, Diagnostic};
use crate::dhjog::lexer::folded;
use crate::dhjog::limits::{Limit, MAX_HEURISTICS};
use crate::dhjog::node::{Node, Operation};
use crate::dhjog::normal::{Form, Names};
use crate::dhjog::program::{Deed, Rule, Stage};
use crate::dhjog::value_type::{Type, bilingual};
use crate::{Argument, Span};

impl<'a> Checker<'a> {
    pub(super) fn rules(&mut self, tree: &'a StageTree, stage: &mut Stage) {
        let mut titles: BTreeMap<String, Span> = BTreeMap::new();
        let heuristics = tree.items.iter().filter_map(|item| match item {
            StageItem::Heuristic(heuristic) => Some(heuristic),
            _ => None,
        });
        for (index, heuristic) in heuristics.enumerate() {
            if index == MAX_HEURISTICS {
                self.complain(Limit::HEURISTICS.exceeded(heuristic.keyword));
                break;
            }
            self.title(&heuristic.title);
            let title = folded(heuristic.title.value.trim());
            if let Some(&first) = titles.get(&title) {
                self.repeated(&heuristic.title.value, heuristic.title.span, first);
            }
            titles.entry(title).or_insert(heuristic.title.span);
            let (level, place, rules) = match heuristic.kind {
                HeuristicKind::Piece => (2, Place::PieceRule, &mut stage.piece_rules),
                HeuristicKind::Board => (3, Place::BoardRule, &mut stage.board_rules),
                HeuristicKind::Transition => (4, Place::Transition, &mut stage.transitions),
            };
            self.use_of_heuristic(level, heuristic);
            self.place = place;
            rules.push(self.rule(heuristic));
        }
    }

    fn rule(&mut self, tree: &'a HeuristicTree) -> Rule {
        let condition = tree.condition.as_ref().and_then(|condition| self.condition(condition));
        if let Some(Node::Truth(truth)) = condition {
            let span = tree.condition.as_ref().map_or(tree.keyword, |condition| condition.span);
            let word = if truth { "dhjog-always-true" } else { "dhjog-always-false" };
            self.complain(
                Diagnostic::new(Code::ConstantCondition, span).with_argument(Argument::Message(word)),
            );
        }
        let condition = condition.unwrap_or(Node::Truth(false));
        self.form = Form::default();
        self.note_form("if ", &condition);
        let condition = self.program.expression(&condition);
        let deeds = tree.actions.iter().filter_map(|action| self.action(action, tree.kind)).collect();
        Rule {
            title: tree.title.value.clone(),
            line: self.line(tree.keyword),
            condition,
            deeds,
            form: std::mem::take(&mut self.form),
        }
    }

    /// Notes an expression of a rule in its normal form.
    pub(super) fn note_form(&mut self, mark: &str, node: &Node) {
        let names = Names {
            set: &self.program,
            stages: &self.stages,
            functions: self.headers.iter().map(|header| header.name.as_str()).collect(),
        };
        self.form.mark(mark);
        self.form.add(node, &names);
    }

    /// What must be true or false.
    pub(super) fn condition(&mut self, tree: &'a Expression) -> Option<Node> {
        let (node, of) = self.typed(tree)?;
        if of == Type::Boolean {
            return Some(node);
        }
        let diagnostic = Diagnostic::new(Code::NotACondition, tree.span).with_argument(of.argument());
        self.complain(if of.is_number() { diagnostic.with("> 0") } else { diagnostic });
        None
    }

    fn action(&mut self, action: &'a Action, kind: HeuristicKind) -> Option<Deed> {
        let own = match action.kind {
            ActionKind::Board(_) => HeuristicKind::Board,
            ActionKind::Stage(_) => HeuristicKind::Transition,
            ActionKind::Pieces { .. } => HeuristicKind::Piece,
        };
        if own != kind {
            let word = bilingual(|language| kind.keyword().word(language).to_owned());
            let start = self.source.slice(action.span).split_whitespace().next().map_or(1, str::len);
            let span = Span::new(action.span.start, action.span.start + start);
            self.complain(Diagnostic::new(Code::WrongAction, span).with_argument(word));
            return None;
        }
        match &action.kind {
            ActionKind::Board(value) => {
                let node = self.number(value)?;
                if let Node::Binary(Operation::Multiply, left, right) = &node
                    && (**left == Node::Board || **right == Node::Board)
                {
                    self.complain(Diagnostic::new(Code::MultipliedBoard, action.span));
                }
                self.note_form(" board ", &node);
                Some(Deed::Board(self.program.expression(&node)))
            }
            ActionKind::Stage(stage) => {
                let index = self.stage_index(&stage.value);
                match index {
                    Some(index) if Some(index) != self.stage => self.reached[index] = true,
                    Some(_) => {}
                    None => {
                        let diagnostic = Diagnostic::new(Code::UnknownStage, stage.span);
                        self.complain(diagnostic.with(stage.value.clone()));
                    }
                }
                self.form.mark(&format!(" stage {}", folded(stage.value.trim())));
                Some(Deed::Stage(index))
            }
            ActionKind::Pieces { target, operator, operand } => {
                let pieces = self.typed(target);
                let pieces = pieces.and_then(|(node, of)| {
                    if node.is_kings_only() {
                        self.complain(Diagnostic::new(Code::KingValue, target.span));
                        return None;
                    }
                    if of.fits(Type::Pieces) {
                        return Some(node);
                    }
                    self.complain(Diagnostic::new(Code::NotPieces, target.span).with_argument(of.argument()));
                    None
                });
                let operand = self.number(operand);
                let (pieces, operand) = (pieces?, operand?);
                self.note_form(" pieces ", &pieces);
                self.note_form(&format!(" {operator:?} "), &operand);
                let target = self.program.expression(&pieces);
                let operand = self.program.expression(&operand);
                Some(Deed::Pieces { target, operator: *operator, operand })
            }
        }
    }

    /// What must be a number.
    fn number(&mut self, tree: &'a Expression) -> Option<Node> {
        let (node, of) = self.typed(tree)?;
        if of.is_number() {
            return Some(node);
        }
        self.wrong_assignment(tree.span, Type::Real, of);
        None
    }
}
