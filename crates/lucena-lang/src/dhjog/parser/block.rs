//! Reading sets, stages, heuristics, regions and annotations.

use super::{Broken, Parser, Reading, Want};
use crate::dhjog::ast::{
    Action, ActionKind, AnnotationTree, HeuristicKind, HeuristicTree, Operator, Quoted, RegionTree, SetItem,
    SetTree, StageItem, StageTree,
};
use crate::dhjog::code::{Code, Diagnostic};
use crate::dhjog::keyword::Keyword;
use crate::dhjog::token::{Symbol, TokenKind};

impl Parser<'_> {
    pub(super) fn set(&mut self) -> Reading<SetTree> {
        let keyword = self.open(Keyword::HeuristicSet);
        let title = self.text().unwrap_or_else(|Broken| Quoted { value: String::new(), span: keyword });
        let mut items = Vec::new();
        loop {
            let from = self.walk.at;
            match self.walk.kind() {
                TokenKind::End => break,
                TokenKind::Keyword(Keyword::End) if self.ends_here() => break,
                _ => match self.set_item() {
                    Ok(item) => items.push(item),
                    Err(Broken) => self.recover(from),
                },
            }
        }
        self.close();
        Ok(SetTree { keyword, title, items })
    }

    /// Whether the end before us is for the innermost block or one around it: a stray end is skipped otherwise.
    fn ends_here(&self) -> bool {
        match self.walk.peek(1) {
            TokenKind::Keyword(word) => self.blocks.iter().any(|(block, _)| block == word),
            _ => true,
        }
    }

    fn set_item(&mut self) -> Reading<SetItem> {
        let span = self.walk.token().span;
        Ok(match self.walk.kind() {
            TokenKind::SetOf(Keyword::Square) => SetItem::Region(self.region()?),
            TokenKind::Keyword(word) => match word {
                Keyword::Annotation => SetItem::Annotation(self.annotation()?),
                Keyword::Function => SetItem::Function(self.function()?),
                Keyword::Stage => SetItem::Stage(self.stage()?),
                Keyword::Author => {
                    self.walk.take();
                    SetItem::Author(self.text()?)
                }
                Keyword::Version => {
                    self.walk.take();
                    SetItem::Version(self.written()?)
                }
                Keyword::ComplexityLevel => {
                    self.walk.take();
                    self.expect_sign(Symbol::Arrow)?;
                    SetItem::Level(self.written()?)
                }
                Keyword::CurrentStage | Keyword::InitialStage => {
                    self.walk.take();
                    self.expect_sign(Symbol::Arrow)?;
                    SetItem::Initial { keyword: span, stage: self.text()? }
                }
                Keyword::Application => {
                    self.walk.take();
                    self.expect_sign(Symbol::Arrow)?;
                    let is_only_me = self.keyword() == Some(Keyword::OnlyMe);
                    if !is_only_me && self.keyword() != Some(Keyword::Both) {
                        return self.unexpected(Want::Message("dhjog-expected-application"));
                    }
                    self.walk.take();
                    SetItem::Application { keyword: span, is_only_me }
                }
                _ => return self.unexpected(Want::Message("dhjog-expected-set-item")),
            },
            _ => return self.unexpected(Want::Message("dhjog-expected-set-item")),
        })
    }

    /// A text, or a number as it is written.
    fn written(&mut self) -> Reading<Quoted> {
        match self.walk.kind() {
            TokenKind::Number { .. } => {
                let span = self.walk.take().span;
                Ok(Quoted { value: self.source.slice(span).to_owned(), span })
            }
            _ => self.text(),
        }
    }

    pub(super) fn annotation(&mut self) -> Reading<AnnotationTree> {
        let start = self.open(Keyword::Annotation);
        let read = self.annotation_body();
        self.ended(read).map(|(title, kind, author, lines)| AnnotationTree {
            span: start.to(self.walk.back(1).span),
            title,
            kind,
            author,
            lines,
        })
    }

    /// Closes the block after its body, or leaves it open to the recovery.
    pub(super) fn ended<T>(&mut self, read: Reading<T>) -> Reading<T> {
        match read {
            Ok(body) => {
                self.close();
                Ok(body)
            }
            Err(Broken) => {
                // The commands that were open inside a function have no end that could be looked for.
                let is_command = |block: Keyword| matches!(block, Keyword::If | Keyword::For);
                while self.blocks.pop_if(|(block, _)| is_command(*block)).is_some() {}
                let block = self.blocks.pop().map(|(block, _)| block);
                loop {
                    while !self.is_landmark() {
                        self.walk.take();
                    }
                    let (Some(Keyword::End), TokenKind::Keyword(word)) = (self.keyword(), self.walk.peek(1))
                    else {
                        break;
                    };
                    let is_own = Some(*word) == block;
                    if !is_own && !is_command(*word) {
                        break;
                    }
                    self.walk.take();
                    self.walk.take();
                    if is_own {
                        self.is_recovered = true;
                        break;
                    }
                }
                Err(Broken)
            }
        }
    }

    #[allow(clippy::type_complexity, reason = "the parts of one tree; 2026-11-16")]
    fn annotation_body(&mut self) -> Reading<(Quoted, Keyword, Option<Quoted>, Vec<String>)> {
        let title = self.text()?;
        let mut kind = Keyword::Note;
        let is_long = self.maybe(Keyword::Type);
        if is_long {
            self.expect_sign(Symbol::Arrow)?;
            let word = self.text()?;
            kind = Keyword::from_spelling(&crate::dhjog::folded(&word.value))
                .filter(|kind| kind.is_note_kind())
                .unwrap_or(Keyword::Note);
        } else if let Some(word) = self.keyword().filter(|word| word.is_note_kind()) {
            kind = word;
            self.walk.take();
        }
        let author = if self.maybe(Keyword::Author) { Some(self.text()?) } else { None };
        if is_long {
            self.expect(Keyword::Text)?;
            self.expect_sign(Symbol::Arrow)?;
        }
        let mut lines = vec![self.text()?.value];
        while let TokenKind::Text(line) = self.walk.kind() {
            lines.push(line.clone());
            self.walk.take();
        }
        Ok((title, kind, author, lines))
    }

    fn region(&mut self) -> Reading<RegionTree> {
        let keyword = self.walk.take().span;
        let name = self.name()?;
        self.expect_sign(Symbol::Arrow)?;
        Ok(RegionTree { keyword, name, squares: self.whole_expression(false)? })
    }

    fn stage(&mut self) -> Reading<StageTree> {
        let keyword = self.open(Keyword::Stage);
        let title = self.text().unwrap_or_else(|Broken| Quoted { value: String::new(), span: keyword });
        let mut items = Vec::new();
        loop {
            let from = self.walk.at;
            match self.walk.kind() {
                TokenKind::End
                | TokenKind::Keyword(Keyword::Stage | Keyword::Function | Keyword::HeuristicSet) => break,
                TokenKind::Keyword(Keyword::End) if self.ends_here() => break,
                _ => match self.stage_item() {
                    Ok(item) => items.push(item),
                    Err(Broken) => self.recover(from),
                },
            }
        }
        self.close();
        Ok(StageTree { keyword, title, items })
    }

    fn stage_item(&mut self) -> Reading<StageItem> {
        let span = self.walk.token().span;
        match self.walk.kind() {
            TokenKind::SetOf(Keyword::Square) => self.region().map(StageItem::Region),
            TokenKind::Keyword(Keyword::Annotation) => self.annotation().map(StageItem::Annotation),
            TokenKind::Keyword(Keyword::Heuristic) => self.heuristic().map(StageItem::Heuristic),
            TokenKind::Keyword(Keyword::Board) => {
                self.walk.take();
                self.expect_sign(Symbol::Arrow)?;
                Ok(StageItem::Board { keyword: span, value: self.whole_expression(false)? })
            }
            TokenKind::Keyword(word) => {
                let Some(role) = word.role() else {
                    return self.unexpected(Want::Message("dhjog-expected-stage-item"));
                };
                self.walk.take();
                self.expect_sign(Symbol::Dot)?;
                self.expect(Keyword::Value)?;
                self.expect_sign(Symbol::Arrow)?;
                let sign = if self.maybe_sign(Symbol::Minus) { -1.0 } else { 1.0 };
                let TokenKind::Number { value, .. } = *self.walk.kind() else {
                    return self.unexpected(Want::Message("dhjog-expected-number"));
                };
                self.walk.take();
                Ok(StageItem::PieceValue { role, span, value: sign * value })
            }
            _ => self.unexpected(Want::Message("dhjog-expected-stage-item")),
        }
    }

    fn heuristic(&mut self) -> Reading<HeuristicTree> {
        let keyword = self.open(Keyword::Heuristic);
        let read = self.heuristic_body();
        self.ended(read).map(|tree| HeuristicTree { keyword, ..tree })
    }

    fn heuristic_body(&mut self) -> Reading<HeuristicTree> {
        let kind_span = self.walk.token().span;
        let kind = match self.keyword() {
            Some(Keyword::PieceValue) => HeuristicKind::Piece,
            Some(Keyword::BoardValue) => HeuristicKind::Board,
            Some(Keyword::StageTransition) => HeuristicKind::Transition,
            _ => return self.unexpected(Want::Message("dhjog-expected-heuristic-kind")),
        };
        self.walk.take();
        let title = self.text()?;
        let mut annotations = Vec::new();
        while self.keyword() == Some(Keyword::Annotation) {
            annotations.push(self.annotation()?);
        }
        self.expect(Keyword::If)?;
        let condition = match self.keyword() {
            Some(Keyword::Then) => {
                self.complain(Diagnostic::new(Code::EmptyHeuristic, self.walk.token().span));
                None
            }
            _ => Some(self.whole_expression(true)?),
        };
        self.expect(Keyword::Then)?;
        let mut actions = Vec::new();
        while self.starts_action() {
            actions.push(self.action()?);
        }
        if actions.is_empty() && self.keyword() == Some(Keyword::End) {
            self.complain(Diagnostic::new(Code::EmptyHeuristic, self.walk.token().span));
        } else if self.keyword() != Some(Keyword::End) && !self.is_landmark() {
            return self.unexpected(Want::Message("dhjog-expected-action"));
        }
        let keyword = kind_span;
        Ok(HeuristicTree { keyword, kind_span, kind, title, annotations, condition, actions })
    }

    fn starts_action(&self) -> bool {
        match self.walk.kind() {
            TokenKind::Keyword(word) => {
                matches!(word, Keyword::Board | Keyword::CurrentStage | Keyword::InitialStage)
                    || word.role().is_some()
            }
            TokenKind::Identifier(_) | TokenKind::Square(_) | TokenKind::Number { .. } => true,
            TokenKind::Symbol(symbol) => matches!(symbol, Symbol::Open | Symbol::OpenBrace),
            _ => false,
        }
    }

    fn action(&mut self) -> Reading<Action> {
        let start = self.walk.token().span;
        let is_assignment = *self.walk.peek(1) == TokenKind::Symbol(Symbol::Arrow);
        let kind = match self.keyword() {
            Some(Keyword::Board) if is_assignment => {
                self.walk.take();
                self.walk.take();
                ActionKind::Board(self.whole_expression(false)?)
            }
            Some(Keyword::CurrentStage | Keyword::InitialStage) if is_assignment => {
                self.walk.take();
                self.walk.take();
                ActionKind::Stage(self.text()?)
            }
            _ => self.piece_action()?,
        };
        Ok(Action { span: start.to(self.walk.back(1).span), kind })
    }

    fn piece_action(&mut self) -> Reading<ActionKind> {
        self.operations = 0;
        let target = self.postfix()?;
        let operator = match self.walk.kind() {
            TokenKind::Symbol(Symbol::Plus) => Some(Operator::Add),
            TokenKind::Symbol(Symbol::Minus) => Some(Operator::Subtract),
            TokenKind::Symbol(Symbol::Times) => Some(Operator::Multiply),
            TokenKind::Symbol(Symbol::Divide) => Some(Operator::Divide),
            TokenKind::Symbol(Symbol::Arrow) => None,
            _ => return self.unexpected(Want::Message("dhjog-expected-operation")),
        };
        self.walk.take();
        let operand = match operator {
            Some(Operator::Add | Operator::Subtract) => self.term()?,
            Some(_) => self.factor()?,
            None => self.whole_expression(false)?,
        };
        if let TokenKind::Symbol(Symbol::Plus | Symbol::Minus | Symbol::Times | Symbol::Divide) =
            self.walk.kind()
        {
            self.complain(Diagnostic::new(Code::TwoOperations, self.walk.token().span));
            self.walk.take();
            self.whole_expression(false)?;
        }
        Ok(ActionKind::Pieces { target, operator, operand })
    }
}
