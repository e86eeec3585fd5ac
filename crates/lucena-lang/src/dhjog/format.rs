//! Writing a set in the canonical layout, with the keywords of one language; comments are kept.
//!
//! The tree says where lines begin and how far they are indented; between these places tokens are written one after
//! the other, so that nothing of a text can be lost.

use std::collections::{BTreeMap, BTreeSet};

use super::ast::{
    Action, AnnotationTree, Command, CommandKind, FileTree, HeuristicTree, SetItem, SetTree, StageItem,
    StageTree,
};
use super::functions::Function;
use super::keyword::{Attribute, Keyword};
use super::lexer::folded;
use super::parser::Parsed;
use super::token::{Symbol, Token, TokenKind};
use crate::words::Language;
use crate::{Source, Span};

/// The widest line before an expression is broken.
const WIDEST: usize = 100;

/// The canonical text of a set; nothing if it has errors of syntax, or is no set. Without a language, the one in which
/// most keywords are written.
pub fn format(source: &Source, parsed: &Parsed, language: Option<Language>) -> Option<String> {
    let Some(FileTree::Set(tree)) = &parsed.file else { return None };
    if parsed.diagnostics.iter().any(|diagnostic| diagnostic.is_error()) {
        return None;
    }
    let language = language.unwrap_or_else(|| prevailing(source, parsed));
    Some(Writer::new(source, parsed, tree, language).write(true))
}

/// The Portuguese text of a set without remarks and comments.
pub(super) fn canonical(source: &Source, parsed: &Parsed) -> String {
    let Some(FileTree::Set(tree)) = &parsed.file else { return String::new() };
    Writer::new(source, parsed, tree, Language::Portuguese).write(false)
}

fn prevailing(source: &Source, parsed: &Parsed) -> Language {
    let mut english = 0;
    let mut portuguese = 0;
    for token in &parsed.tokens.tokens {
        let (TokenKind::Keyword(word) | TokenKind::SetOf(word)) = &token.kind else { continue };
        let written = folded(source.slice(token.span));
        english += usize::from(written == word.word(Language::English));
        portuguese += usize::from(written == word.word(Language::Portuguese));
    }
    if english > portuguese { Language::English } else { Language::Portuguese }
}

struct Writer<'a> {
    source: &'a Source,
    parsed: &'a Parsed,
    language: Language,
    /// Where lines begin, and how far they are indented.
    lines: BTreeMap<usize, usize>,
    remarks: Vec<Span>,
    /// The predefined functions that the author has replaced.
    own: BTreeSet<Function>,
}

impl<'a> Writer<'a> {
    fn new(source: &'a Source, parsed: &'a Parsed, tree: &SetTree, language: Language) -> Writer<'a> {
        let mut writer = Writer {
            source,
            parsed,
            language,
            lines: BTreeMap::new(),
            remarks: Vec::new(),
            own: BTreeSet::new(),
        };
        writer.set(tree);
        writer
    }

    fn line(&mut self, start: usize, indent: usize) {
        self.lines.insert(start, indent);
    }

    /// The token at a place or after it.
    fn index_at(&self, start: usize) -> usize {
        self.parsed.tokens.tokens.partition_point(|token| token.span.start < start)
    }

    /// The keywords of a kind from one place to another begin lines.
    fn keyword_lines(&mut self, from: usize, to: usize, wanted: &[Keyword], indent: usize) {
        let tokens = &self.parsed.tokens.tokens;
        let inside = tokens[self.index_at(from)..self.index_at(to)].iter();
        let found =
            inside.filter(|token| matches!(&token.kind, TokenKind::Keyword(word) if wanted.contains(word)));
        let starts: Vec<usize> = found.map(|token| token.span.start).collect();
        starts.into_iter().for_each(|start| self.line(start, indent));
    }

    /// The keyword just before a place that is not part of it begins the line.
    fn line_before(&mut self, start: usize, back: usize, indent: usize) {
        let index = self.index_at(start).saturating_sub(back);
        let start = self.parsed.tokens.tokens[index].span.start;
        self.line(start, indent);
    }

    fn set(&mut self, tree: &SetTree) {
        self.line(tree.keyword.start, 0);
        for item in &tree.items {
            match item {
                SetItem::Annotation(annotation) => self.annotation(annotation, 1),
                SetItem::Author(text) | SetItem::Version(text) => self.line_before(text.span.start, 1, 1),
                SetItem::Level(text) => self.line_before(text.span.start, 2, 1),
                SetItem::Initial { keyword, .. } | SetItem::Application { keyword, .. } => {
                    self.line(keyword.start, 1)
                }
                SetItem::Region(region) => self.line(region.keyword.start, 1),
                SetItem::Function(function) => {
                    if let Some(function) = Function::from_spelling(&folded(&function.name.value)) {
                        self.own.insert(function);
                    }
                    let from = function.keyword.start;
                    self.line(from, 1);
                    let end = self
                        .end_after(function.commands.last().map_or(function.name.span, |last| last.span).end);
                    let body = function.commands.first().map_or(end, |first| first.span.start);
                    let header = [Keyword::Returns, Keyword::Parameters, Keyword::Commands];
                    self.keyword_lines(from, body, &header, 2);
                    for (_, name) in &function.parameters {
                        self.line_before(name.span.start, 1, 3);
                    }
                    self.commands(&function.commands, 3);
                    self.line(end, 1);
                }
                SetItem::Stage(stage) => self.stage(stage),
            }
        }
        let tokens = &self.parsed.tokens.tokens;
        let last = tokens.iter().rev().find(|token| token.kind == TokenKind::Keyword(Keyword::End));
        if let Some(last) = last.map(|token| token.span.start) {
            self.line(last, 0);
        }
    }

    /// Where the next END begins.
    fn end_after(&self, from: usize) -> usize {
        let tokens = &self.parsed.tokens.tokens;
        let found =
            tokens[self.index_at(from)..].iter().find(|token| token.kind == TokenKind::Keyword(Keyword::End));
        found.map_or(from, |token| token.span.start)
    }

    fn annotation(&mut self, tree: &AnnotationTree, indent: usize) {
        self.remarks.push(tree.span);
        self.line(tree.span.start, indent);
        let tokens = &self.parsed.tokens.tokens;
        let inside = &tokens[self.index_at(tree.span.start)..self.index_at(tree.span.end)];
        let texts = inside.iter().filter(|token| matches!(token.kind, TokenKind::Text(_)));
        let texts: Vec<usize> = texts.map(|token| token.span.start).collect();
        let starts = texts[texts.len() - tree.lines.len().min(texts.len())..].to_vec();
        starts.into_iter().for_each(|start| self.line(start, indent + 1));
        let end = inside.iter().rev().find(|token| token.kind == TokenKind::Keyword(Keyword::End));
        if let Some(end) = end.map(|token| token.span.start) {
            self.line(end, indent);
        }
    }

    fn stage(&mut self, tree: &StageTree) {
        self.line(tree.keyword.start, 1);
        let mut last = tree.title.span.end;
        for item in &tree.items {
            match item {
                StageItem::Annotation(annotation) => {
                    self.annotation(annotation, 2);
                    last = annotation.span.end;
                }
                StageItem::PieceValue { span, .. } => {
                    self.line(span.start, 2);
                    last = span.end;
                }
                StageItem::Board { keyword, value } => {
                    self.line(keyword.start, 2);
                    last = value.span.end;
                }
                StageItem::Region(region) => {
                    self.line(region.keyword.start, 2);
                    last = region.squares.span.end;
                }
                StageItem::Heuristic(heuristic) => last = self.heuristic(heuristic),
            }
        }
        let end = self.end_after(last);
        self.line(end, 1);
    }

    fn heuristic(&mut self, tree: &HeuristicTree) -> usize {
        self.line(tree.keyword.start, 2);
        for annotation in &tree.annotations {
            self.annotation(annotation, 3);
        }
        if let Some(condition) = &tree.condition {
            self.line_before(condition.span.start, 1, 2);
        }
        for (index, Action { span, .. }) in tree.actions.iter().enumerate() {
            match index {
                0 => self.line_before(span.start, 1, 2),
                _ => self.line(span.start, 3),
            }
        }
        let end = self.end_after(tree.actions.last().map_or(tree.title.span, |last| last.span).end);
        self.line(end, 2);
        // Past both words of the end.
        let index = self.index_at(end) + 1;
        self.parsed.tokens.tokens[index].span.end
    }

    fn commands(&mut self, commands: &[Command], indent: usize) {
        for Command { span, kind } in commands {
            self.line(span.start, indent);
            let end = self.parsed.tokens.tokens[self.index_at(span.end).saturating_sub(2)].span.start;
            match kind {
                CommandKind::If { then, otherwise, .. } => {
                    self.commands(then, indent + 1);
                    self.commands(otherwise, indent + 1);
                    let from = then.last().map_or(span.start, |last| last.span.end);
                    let to = otherwise.first().map_or(end, |first| first.span.start);
                    self.keyword_lines(from, to, &[Keyword::Else], indent);
                    self.line(end, indent);
                }
                CommandKind::Count { body, .. } | CommandKind::Each { body, .. } => {
                    self.commands(body, indent + 1);
                    self.line(end, indent);
                }
                _ => {}
            }
        }
    }

    fn write(&self, has_remarks: bool) -> String {
        let mut page = Page::default();
        let mut comments = self.parsed.tokens.comments.iter().filter(|_| has_remarks).peekable();
        let tokens = &self.parsed.tokens.tokens;
        for (index, token) in tokens.iter().enumerate() {
            let start = token.span.start;
            let line = self.lines.get(&start).copied();
            while let Some(comment) = comments.next_if(|comment| comment.start < start) {
                let text = self.source.slice(*comment).trim_end();
                let is_trailing = index.checked_sub(1).is_some_and(|before| {
                    self.source.line(tokens[before].span.end) == self.source.line(comment.start)
                });
                page.comment(text, is_trailing, line);
            }
            let is_remark = self.remarks.iter().any(|remark| remark.start <= start && start < remark.end);
            if token.kind == TokenKind::End || !has_remarks && is_remark {
                continue;
            }
            if let Some(indent) = line {
                let before = index.checked_sub(1).map(|before| &tokens[before]);
                page.blank_line(has_remarks && self.is_block_start(token) && before.is_some());
                page.begin(indent);
            }
            page.word(&self.word(index), glue(tokens, index), is_break(tokens, index));
        }
        page.finish()
    }

    /// Stages, functions and heuristics stand apart.
    fn is_block_start(&self, token: &Token) -> bool {
        matches!(token.kind, TokenKind::Keyword(Keyword::Stage | Keyword::Function | Keyword::Heuristic))
    }

    /// A token in the language of this writer.
    fn word(&self, index: usize) -> String {
        let tokens = &self.parsed.tokens.tokens;
        let token = &tokens[index];
        let written = self.source.slice(token.span);
        let before = index.checked_sub(1).map(|before| &tokens[before].kind);
        let is_after_dot = before == Some(&TokenKind::Symbol(Symbol::Dot));
        let is_called =
            tokens.get(index + 1).is_some_and(|next| next.kind == TokenKind::Symbol(Symbol::Open));
        match &token.kind {
            TokenKind::Keyword(Keyword::Mine) if self.language == Language::Portuguese => {
                let of = index.checked_sub(2).map(|of| &tokens[of].kind);
                let is_feminine = matches!(of, Some(TokenKind::Keyword(Keyword::Queen | Keyword::Rook)));
                if is_feminine { "MINHA".to_owned() } else { "MEU".to_owned() }
            }
            // What a function gives is declared with the type right behind; a result is an expression.
            TokenKind::Keyword(Keyword::Returns) if self.language == Language::English => {
                let next = tokens.get(index + 1).map(|next| &next.kind);
                let is_declared = match next {
                    Some(TokenKind::Keyword(word)) => word.is_type(),
                    Some(TokenKind::SetOf(_)) => true,
                    _ => false,
                };
                if is_declared { "RETURNS".to_owned() } else { "RETURN".to_owned() }
            }
            TokenKind::Keyword(word) => word.word(self.language).to_owned(),
            TokenKind::SetOf(word) => format!("{}[]", word.word(self.language)),
            TokenKind::Square(square) => square.to_string(),
            TokenKind::Identifier(name) if is_after_dot => Attribute::from_spelling(name)
                .map_or(name.clone(), |word| word.word(self.language).to_owned()),
            TokenKind::Identifier(name) if is_called => match Function::from_spelling(name) {
                Some(function) if !self.own.contains(&function) => function.word(self.language).to_owned(),
                _ => name.clone(),
            },
            TokenKind::Identifier(name) => name.clone(),
            TokenKind::Number { is_listed, .. } => match self.language {
                Language::Portuguese if !is_listed => written.replace('.', ","),
                _ => written.replace(',', "."),
            },
            TokenKind::Text(text) => format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"")),
            TokenKind::Symbol(symbol) => symbol.text().to_owned(),
            TokenKind::End => String::new(),
        }
    }
}

/// Whether a token stands close to the one before.
fn glue(tokens: &[Token], index: usize) -> bool {
    let Some(before) = index.checked_sub(1).map(|before| &tokens[before].kind) else { return true };
    let sign = |kind: &TokenKind| match kind {
        TokenKind::Symbol(symbol) => Some(*symbol),
        _ => None,
    };
    let is_tight =
        matches!(sign(before), Some(Symbol::Open | Symbol::OpenBrace | Symbol::Dot | Symbol::Range));
    let is_tail = matches!(
        sign(&tokens[index].kind),
        Some(Symbol::Close | Symbol::CloseBrace | Symbol::Comma | Symbol::Dot | Symbol::Range)
    );
    let is_call =
        sign(&tokens[index].kind) == Some(Symbol::Open) && matches!(before, TokenKind::Identifier(_));
    // A minus in front of a number, a name or a bracket that begins an operand.
    let is_negative = sign(before) == Some(Symbol::Minus)
        && index.checked_sub(2).is_some_and(|earlier| match &tokens[earlier].kind {
            TokenKind::Symbol(symbol) => !matches!(symbol, Symbol::Close | Symbol::CloseBrace),
            TokenKind::Keyword(word) => !ends_operand(*word),
            _ => false,
        });
    is_tight || is_tail || is_call || is_negative
}

/// The keywords after which a minus subtracts.
fn ends_operand(word: Keyword) -> bool {
    word.role().is_some()
        || matches!(word, Keyword::Board | Keyword::Value | Keyword::Mine | Keyword::Opponent | Keyword::Me)
}

/// Whether a long line may be broken before a token.
fn is_break(tokens: &[Token], index: usize) -> bool {
    match &tokens[index].kind {
        TokenKind::Symbol(symbol) => matches!(symbol, Symbol::Plus | Symbol::Minus),
        TokenKind::Keyword(word) => {
            matches!(word, Keyword::And | Keyword::Or | Keyword::Union | Keyword::Except)
        }
        _ => index > 0 && tokens[index - 1].kind == TokenKind::Symbol(Symbol::Comma),
    }
}

/// The text as it grows.
#[derive(Default)]
struct Page {
    text: String,
    line: String,
    indent: usize,
    /// A comment has ended the line, so that the next token must begin another.
    is_ended: bool,
}

impl Page {
    fn flush(&mut self) {
        let line = self.line.trim_end();
        if !line.is_empty() {
            self.text.push_str(line);
            self.text.push('\n');
        }
        self.line.clear();
        self.is_ended = false;
    }

    fn begin(&mut self, indent: usize) {
        self.flush();
        self.indent = indent;
        self.line = "  ".repeat(indent);
    }

    fn continued(&mut self) {
        self.flush();
        self.line = "  ".repeat(self.indent + 2);
    }

    fn blank_line(&mut self, is_wanted: bool) {
        self.flush();
        let is_apart = self.text.is_empty() || self.text.ends_with("\n\n") || self.ends_with_comment();
        if is_wanted && !is_apart {
            self.text.push('\n');
        }
    }

    fn ends_with_comment(&self) -> bool {
        let last = self.text.lines().next_back().unwrap_or("").trim_start();
        last.starts_with("//") || last.starts_with('#')
    }

    fn comment(&mut self, text: &str, is_trailing: bool, next: Option<usize>) {
        if is_trailing && !self.line.trim().is_empty() {
            self.line.push_str("  ");
        } else {
            let indent = next.unwrap_or(self.indent + 2);
            self.flush();
            self.line = "  ".repeat(indent);
        }
        self.line.push_str(text);
        self.is_ended = true;
    }

    fn word(&mut self, word: &str, is_glued: bool, is_break: bool) {
        if self.is_ended {
            self.continued();
        }
        let is_fresh = self.line.trim().is_empty();
        if !is_fresh && is_break && self.line.chars().count() + 1 + word.chars().count() > WIDEST {
            self.continued();
        } else if !is_fresh && !is_glued {
            self.line.push(' ');
        }
        self.line.push_str(word);
    }

    fn finish(mut self) -> String {
        self.flush();
        self.text
    }
}
