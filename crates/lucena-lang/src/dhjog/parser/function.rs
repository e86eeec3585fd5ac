//! Reading the functions of the author.

use super::{Parser, Reading, Want};
use crate::dhjog::ast::{Command, CommandKind, FunctionTree, Quoted};
use crate::dhjog::keyword::{Attribute, Keyword};
use crate::dhjog::token::{Symbol, TokenKind};
use crate::dhjog::value_type::Type;

impl Parser<'_> {
    pub(super) fn function(&mut self) -> Reading<FunctionTree> {
        let keyword = self.open(Keyword::Function);
        let read = self.function_body();
        self.ended(read).map(|tree| FunctionTree { keyword, ..tree })
    }

    fn function_body(&mut self) -> Reading<FunctionTree> {
        let name = self.name()?;
        let description = self.description()?;
        self.expect(Keyword::Returns)?;
        let Some(result) = self.maybe_type() else {
            return self.unexpected(Want::Message("dhjog-expected-type"));
        };
        self.description()?;
        let mut parameters = Vec::new();
        if self.maybe(Keyword::Parameters) {
            while let Some(of) = self.maybe_type() {
                parameters.push((of, self.name()?));
                self.description()?;
            }
        }
        self.expect(Keyword::Commands)?;
        let commands = self.commands()?;
        if self.keyword() != Some(Keyword::End) && !self.is_landmark() {
            return self.unexpected(Want::Message("dhjog-expected-command"));
        }
        Ok(FunctionTree { keyword: name.span, name, description, result, parameters, commands })
    }

    fn description(&mut self) -> Reading<Option<Quoted>> {
        if self.maybe(Keyword::Description) { self.text().map(Some) } else { Ok(None) }
    }

    fn maybe_type(&mut self) -> Option<Type> {
        let found = match self.walk.kind() {
            TokenKind::Keyword(word) => Type::declared(*word, false),
            TokenKind::SetOf(word) => Type::declared(*word, true),
            _ => None,
        }?;
        self.walk.take();
        Some(found)
    }

    fn commands(&mut self) -> Reading<Vec<Command>> {
        let mut commands = Vec::new();
        while self.starts_command() {
            let start = self.walk.token().span;
            let kind = self.nested(Parser::command)?;
            commands.push(Command { span: start.to(self.walk.back(1).span), kind });
        }
        Ok(commands)
    }

    fn starts_command(&self) -> bool {
        match self.walk.kind() {
            TokenKind::Identifier(_) | TokenKind::SetOf(_) => true,
            TokenKind::Keyword(word) => {
                word.is_type() || matches!(word, Keyword::If | Keyword::For | Keyword::Returns)
            }
            _ => false,
        }
    }

    fn command(&mut self) -> Reading<CommandKind> {
        if let Some(of) = self.maybe_type() {
            let mut names = vec![self.name()?];
            while self.maybe_sign(Symbol::Comma) {
                names.push(self.name()?);
            }
            let value =
                if self.maybe_sign(Symbol::Arrow) { Some(self.whole_expression(false)?) } else { None };
            return Ok(CommandKind::Declare { of, names, value });
        }
        match self.keyword() {
            Some(Keyword::If) => self.if_command(),
            Some(Keyword::For) => self.for_command(),
            Some(Keyword::Returns) => {
                self.walk.take();
                self.whole_expression(false).map(CommandKind::Return)
            }
            _ => self.assignment(),
        }
    }

    fn assignment(&mut self) -> Reading<CommandKind> {
        let name = self.name()?;
        if !self.maybe_sign(Symbol::Dot) {
            self.expect_sign(Symbol::Arrow)?;
            return Ok(CommandKind::Assign { name, value: self.whole_expression(false)? });
        }
        let word = match self.walk.kind() {
            TokenKind::Identifier(word) => Attribute::from_spelling(word),
            _ => None,
        };
        let is_removal = match word {
            Some(Attribute::Add) => false,
            Some(Attribute::Remove) => true,
            _ => return self.unexpected(Want::Message("dhjog-expected-change")),
        };
        self.walk.take();
        self.expect_sign(Symbol::Open)?;
        let value = self.whole_expression(true)?;
        self.expect_sign(Symbol::Close)?;
        Ok(CommandKind::Change { name, is_removal, value })
    }

    fn if_command(&mut self) -> Reading<CommandKind> {
        self.open(Keyword::If);
        let condition = self.whole_expression(true)?;
        self.expect(Keyword::Then)?;
        let then = self.commands()?;
        let otherwise = if self.maybe(Keyword::Else) { self.commands()? } else { Vec::new() };
        self.close();
        Ok(CommandKind::If { condition, then, otherwise })
    }

    fn for_command(&mut self) -> Reading<CommandKind> {
        self.open(Keyword::For);
        let is_each = self.maybe(Keyword::Each);
        let name = self.name()?;
        self.expect(if is_each { Keyword::In } else { Keyword::From })?;
        let first = self.whole_expression(false)?;
        let last = match is_each {
            true => None,
            false => {
                self.expect(Keyword::To)?;
                Some(self.whole_expression(false)?)
            }
        };
        self.expect(Keyword::Do)?;
        let body = self.commands()?;
        self.close();
        Ok(match last {
            Some(to) => CommandKind::Count { name, from: first, to, body },
            None => CommandKind::Each { name, set: first, body },
        })
    }
}
