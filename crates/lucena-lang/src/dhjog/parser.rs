//! From tokens to the tree, by recursive descent. After a mistake it goes on at the next block, heuristic, region or
//! annotation, so that one run finds all mistakes of a file; a line is complained about only once.

mod block;
mod expression;
mod function;
mod positions;

use super::ast::{FileTree, Quoted};
use super::code::{Code, Diagnostic};
use super::keyword::Keyword;
use super::lexer::lex;
use super::limits::{Limit, MAX_COMPLAINTS, MAX_NESTING};
use super::token::{Symbol, TokenKind, Tokens};
use super::value_type::bilingual;
use crate::scan::Walk;
use crate::{Argument, Source, Span};

/// The tree of a source, with the complaints of lexer and parser.
#[derive(Clone, Debug)]
pub struct Parsed {
    /// What the file holds; nothing if not even its first word could be read.
    pub file: Option<FileTree>,
    /// What is wrong, in order of place.
    pub diagnostics: Vec<Diagnostic>,
    /// The tokens, for editors and the formatter.
    pub tokens: Tokens,
}

/// Reads a source.
pub fn parse(source: &Source) -> Parsed {
    let (tokens, diagnostics) = lex(source);
    let complained = diagnostics.iter().map(|diagnostic| source.line(diagnostic.span.start)).collect();
    let mut parser = Parser {
        source,
        walk: Walk::new(&tokens.tokens),
        depth: 0,
        operations: 0,
        is_arrow_wrong: false,
        blocks: Vec::new(),
        complained,
        is_recovered: false,
        diagnostics,
    };
    let file = parser.file();
    let mut diagnostics = parser.diagnostics;
    diagnostics.sort_by_key(|diagnostic| diagnostic.span.start);
    Parsed { file, diagnostics, tokens }
}

/// A mistake that ends the reading of the present item; it is already in the list.
struct Broken;

type Reading<T> = Result<T, Broken>;

/// What the parser wanted to see.
#[derive(Clone, Copy)]
enum Want {
    Word(Keyword),
    Sign(Symbol),
    Message(&'static str),
}

struct Parser<'a> {
    source: &'a Source,
    walk: Walk<'a, TokenKind>,
    /// How deep expressions and commands are nested, and how many operations the present expression has.
    depth: usize,
    operations: usize,
    /// Whether an arrow after an operand is a comparison gone wrong.
    is_arrow_wrong: bool,
    /// The open blocks and the lines on which they were opened.
    blocks: Vec<(Keyword, usize)>,
    /// The lines that have been complained about.
    complained: Vec<usize>,
    /// Whether a broken block was skipped as a whole.
    is_recovered: bool,
    diagnostics: Vec<Diagnostic>,
}

impl<'a> Parser<'a> {
    fn file(&mut self) -> Option<FileTree> {
        let file = match self.walk.kind() {
            TokenKind::Keyword(Keyword::HeuristicSet) => self.set().ok().map(FileTree::Set),
            TokenKind::Keyword(Keyword::GamePosition) => Some(FileTree::Positions(self.positions())),
            _ => {
                // A file that is not even text was complained about by the lexer.
                if self.diagnostics.len() < MAX_COMPLAINTS {
                    let _: Reading<()> = self.unexpected(Want::Word(Keyword::HeuristicSet));
                }
                return None;
            }
        };
        if file.is_some() && *self.walk.kind() != TokenKind::End {
            self.complain(Diagnostic::new(Code::TextAfterEnd, self.walk.token().span));
        }
        file
    }

    fn keyword(&self) -> Option<Keyword> {
        match self.walk.kind() {
            TokenKind::Keyword(keyword) => Some(*keyword),
            _ => None,
        }
    }

    fn maybe(&mut self, keyword: Keyword) -> bool {
        let found = self.keyword() == Some(keyword);
        if found {
            self.walk.take();
        }
        found
    }

    fn is_sign(&self, symbol: Symbol) -> bool {
        *self.walk.kind() == TokenKind::Symbol(symbol)
    }

    fn maybe_sign(&mut self, symbol: Symbol) -> bool {
        let found = self.is_sign(symbol);
        if found {
            self.walk.take();
        }
        found
    }

    fn expect(&mut self, keyword: Keyword) -> Reading<Span> {
        match self.keyword() {
            Some(found) if found == keyword => Ok(self.walk.take().span),
            _ => self.unexpected(Want::Word(keyword)),
        }
    }

    fn expect_sign(&mut self, symbol: Symbol) -> Reading<Span> {
        match self.is_sign(symbol) {
            true => Ok(self.walk.take().span),
            false => self.unexpected(Want::Sign(symbol)),
        }
    }

    fn text(&mut self) -> Reading<Quoted> {
        match self.walk.kind() {
            TokenKind::Text(value) => Ok(Quoted { value: value.clone(), span: self.walk.take().span }),
            _ => self.unexpected(Want::Message("dhjog-expected-text")),
        }
    }

    /// A name, with or without quotes; the checker says whether it is a good one.
    fn name(&mut self) -> Reading<Quoted> {
        let token = self.walk.token();
        let value = match &token.kind {
            TokenKind::Text(value) => value.clone(),
            TokenKind::Identifier(_) | TokenKind::Keyword(_) | TokenKind::Square(_) => {
                self.source.slice(token.span).to_owned()
            }
            _ => return self.unexpected(Want::Message("dhjog-expected-name")),
        };
        self.walk.take();
        Ok(Quoted { value, span: token.span })
    }

    /// Adds a complaint, unless its line has one; after too many the rest of the file is not read.
    fn complain(&mut self, diagnostic: Diagnostic) {
        let line = self.source.line(diagnostic.span.start);
        if !self.complained.contains(&line) {
            self.complained.push(line);
            self.diagnostics.push(diagnostic);
        }
        if self.diagnostics.len() >= MAX_COMPLAINTS {
            self.walk.finish();
        }
    }

    fn unexpected<T>(&mut self, wanted: Want) -> Reading<T> {
        let token = self.walk.token();
        let diagnostic = Diagnostic::new(Code::Syntax, token.span);
        let diagnostic = match token.kind {
            TokenKind::End => diagnostic.with_argument(Argument::EndOfFile),
            _ => diagnostic.with(shortened(self.source.slice(token.span))),
        };
        let wanted = match wanted {
            Want::Word(keyword) => bilingual(|language| keyword.word(language).to_owned()),
            Want::Sign(symbol) => Argument::Text(symbol.text().to_owned()),
            Want::Message(key) => Argument::Message(key),
        };
        self.complain(diagnostic.with_argument(wanted));
        Err(Broken)
    }

    /// Goes to the next place where reading can go on.
    fn recover(&mut self, from: usize) {
        if std::mem::take(&mut self.is_recovered) {
            return;
        }
        if self.walk.at == from {
            self.walk.take();
        }
        while !self.is_landmark() {
            self.walk.take();
        }
    }

    fn is_landmark(&self) -> bool {
        match self.walk.kind() {
            TokenKind::End | TokenKind::SetOf(Keyword::Square) => true,
            TokenKind::Keyword(Keyword::End) => {
                matches!(self.walk.peek(1), TokenKind::Keyword(word) if is_block(*word))
            }
            TokenKind::Keyword(word) => matches!(
                word,
                Keyword::Heuristic
                    | Keyword::Stage
                    | Keyword::Function
                    | Keyword::Annotation
                    | Keyword::GamePosition
            ),
            _ => false,
        }
    }

    /// Runs a reading one level deeper, unless that is too deep.
    fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Reading<T>) -> Reading<T> {
        if self.depth >= MAX_NESTING {
            self.complain(Limit::NESTING.exceeded(self.walk.token().span));
            return Err(Broken);
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    fn open(&mut self, block: Keyword) -> Span {
        let span = self.walk.take().span;
        self.blocks.push((block, self.source.line(span.start)));
        span
    }

    /// Reads the end of the innermost block. The end of an outer one is left where it is.
    fn close(&mut self) {
        let Some((block, opened)) = self.blocks.pop() else { return };
        let word = bilingual(|language| block.word(language).to_owned());
        if self.keyword() != Some(Keyword::End) {
            let end =
                bilingual(|language| format!("{} {}", Keyword::End.word(language), block.word(language)));
            let diagnostic = Diagnostic::new(Code::MissingEnd, self.walk.token().span).with_argument(end);
            self.complain(diagnostic.with_argument(Argument::Number(opened)));
            return;
        }
        let TokenKind::Keyword(found) = *self.walk.peek(1) else {
            self.walk.take();
            let _: Reading<()> = self.unexpected(Want::Word(block));
            return;
        };
        let span = self.walk.next().span;
        if found != block {
            let written =
                self.source.slice(self.walk.token().span.to(span)).split_whitespace().collect::<Vec<_>>();
            let diagnostic =
                Diagnostic::new(Code::WrongEnd, span).with(written.join(" ")).with_argument(word);
            self.complain(diagnostic.with_argument(Argument::Number(opened)));
            if self.blocks.iter().any(|&(outer, _)| outer == found) || !is_block(found) {
                return;
            }
        }
        self.walk.take();
        self.walk.take();
    }
}

/// The words that have an end of their own.
fn is_block(word: Keyword) -> bool {
    matches!(
        word,
        Keyword::HeuristicSet
            | Keyword::Stage
            | Keyword::Heuristic
            | Keyword::Annotation
            | Keyword::Function
            | Keyword::If
            | Keyword::For
            | Keyword::GamePosition
    )
}

/// As much of a word as a complaint can show.
fn shortened(word: &str) -> String {
    const MOST: usize = 40;
    match word.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_owned(),
    }
}
