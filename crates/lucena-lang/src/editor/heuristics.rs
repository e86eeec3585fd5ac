//! What an editor needs to know about a DHJOG text: the color of each word, and what can be typed next, as far as the
//! level of the class allows.

use super::Color;
use crate::dhjog::{Attribute, Function, Keyword, Symbol, Token, TokenKind, folded, lex};
use crate::words::Language;
use crate::{Source, Span};

/// What a class may use.
#[derive(Clone, Copy, Debug)]
pub struct Allowance<'a> {
    /// The highest level, 1 to 6.
    pub level: u8,
    /// The only functions that may be used, if not all.
    pub functions: Option<&'a [Function]>,
}

impl Default for Allowance<'_> {
    fn default() -> Self {
        Allowance { level: 6, functions: None }
    }
}

impl Allowance<'_> {
    fn has(&self, function: Function) -> bool {
        // Even beginners may write the standard expression out.
        let is_known = function.level() <= self.level || function == Function::SumPieces;
        is_known && self.functions.is_none_or(|allowed| allowed.contains(&function))
    }
}

/// The colors of a text, in order, without overlaps; blanks and what cannot be read are left out.
///
/// ```
/// use lucena_lang::{editor::heuristics, Source};
///
/// let colors = heuristics::colors(&Source::new("a", "PAWN.VALUE <- 1 // easy"));
/// let names: Vec<&str> = colors.iter().map(|(_, color)| color.name()).collect();
/// assert_eq!(names, ["word", "punctuation", "word", "punctuation", "number", "comment"]);
/// ```
pub fn colors(source: &Source) -> Vec<(Span, Color)> {
    let (tokens, _) = lex(source);
    let words = tokens.tokens.iter().filter(|token| token.kind != TokenKind::End);
    let words = words.map(|token| (token.span, color_of(&token.kind)));
    let mut colors: Vec<(Span, Color)> =
        words.chain(tokens.comments.iter().map(|&span| (span, Color::Comment))).collect();
    colors.sort_by_key(|(span, _)| span.start);
    colors
}

fn color_of(kind: &TokenKind) -> Color {
    match kind {
        TokenKind::Keyword(keyword) => match Block::of(*keyword) {
            Some(_) => Color::Clause,
            None => Color::Word,
        },
        TokenKind::SetOf(_) => Color::Clause,
        TokenKind::Square(_) => Color::SquareFigure,
        TokenKind::Identifier(word) if Function::from_spelling(word).is_some() => Color::Function,
        TokenKind::Identifier(_) => Color::Unknown,
        TokenKind::Number { .. } => Color::Number,
        TokenKind::Text(_) => Color::Text,
        TokenKind::Symbol(_) | TokenKind::End => Color::Punctuation,
    }
}

/// What is closed by END.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Block {
    Set,
    Stage,
    Heuristic,
    Annotation,
    Function,
    Inner,
}

impl Block {
    fn of(keyword: Keyword) -> Option<Block> {
        Some(match keyword {
            Keyword::HeuristicSet => Block::Set,
            Keyword::Stage => Block::Stage,
            Keyword::Heuristic => Block::Heuristic,
            Keyword::Annotation => Block::Annotation,
            Keyword::Function => Block::Function,
            _ => return None,
        })
    }
}

/// What can be typed at a place: the words that fit there, are allowed, and begin like what is already written.
///
/// ```
/// use lucena_lang::editor::heuristics::{Allowance, completions};
/// use lucena_lang::{Language, Source};
///
/// let source = Source::new("a", "HEURISTIC_SET \"a\" STAGE \"b\" HEURISTIC ");
/// let at = |level| {
///     let allowance = Allowance { level, functions: None };
///     completions(&source, source.text().len(), Language::English, allowance)
/// };
/// assert_eq!(at(2), ["PIECE_VALUE"]);
/// assert_eq!(at(4), ["BOARD_VALUE", "PIECE_VALUE", "STAGE_TRANSITION"]);
/// ```
pub fn completions(
    source: &Source,
    offset: usize,
    language: Language,
    allowance: Allowance<'_>,
) -> Vec<String> {
    let (tokens, _) = lex(source);
    let before: Vec<&Token> = tokens
        .tokens
        .iter()
        .filter(|token| token.span.start < offset && token.kind != TokenKind::End)
        .collect();
    let is_word = |kind: &TokenKind| {
        matches!(
            kind,
            TokenKind::Keyword(_) | TokenKind::Identifier(_) | TokenKind::Square(_) | TokenKind::SetOf(_)
        )
    };
    let current = before.last().filter(|token| offset <= token.span.end);
    // Inside a text nothing is proposed.
    if current.is_some_and(|token| matches!(token.kind, TokenKind::Text(_)) && offset < token.span.end) {
        return Vec::new();
    }
    let current = current.filter(|token| is_word(&token.kind));
    let written = current.map_or("", |token| source.text().get(token.span.start..offset).unwrap_or_default());
    let settled = if current.is_some() { &before[..before.len() - 1] } else { &before[..] };
    let written = folded(written);
    let mut words = candidates(settled, language, allowance);
    words.retain(|word| word.starts_with(&written));
    words.sort();
    words.dedup();
    words
}

fn candidates(before: &[&Token], language: Language, allowance: Allowance<'_>) -> Vec<String> {
    let last = before.last().map(|token| &token.kind);
    let word = |keyword: Keyword| keyword.word(language).to_owned();
    let words = |keywords: &[Keyword]| keywords.iter().map(|keyword| word(*keyword)).collect::<Vec<_>>();
    match last {
        Some(TokenKind::Symbol(Symbol::Dot)) => {
            let mut all: Vec<String> =
                Attribute::ALL.iter().map(|attribute| attribute.word(language).to_owned()).collect();
            all.extend(words(&[
                Keyword::Value,
                Keyword::Mine,
                Keyword::Opponent,
                Keyword::Type,
                Keyword::Square,
            ]));
            return all;
        }
        Some(TokenKind::Keyword(Keyword::Heuristic)) if !is_end(before) => {
            let kinds = [(2, Keyword::PieceValue), (3, Keyword::BoardValue), (4, Keyword::StageTransition)];
            let kinds = kinds.into_iter().filter(|(level, _)| *level <= allowance.level);
            return kinds.map(|(_, keyword)| word(keyword)).collect();
        }
        Some(TokenKind::Keyword(Keyword::Application)) => return words(&[Keyword::Both, Keyword::OnlyMe]),
        _ => {}
    }
    let (open, stages) = open_blocks(before);
    let innermost = open.last().copied();
    if last == Some(&TokenKind::Keyword(Keyword::End)) {
        let keyword =
            open.iter().rev().find_map(|(block, keyword)| (*block != Block::Inner).then_some(*keyword));
        return innermost.map(|(_, inner)| inner).or(keyword).map(word).into_iter().collect();
    }
    let mut all = match innermost.map(|(block, _)| block) {
        None => words(&[Keyword::HeuristicSet]),
        Some(Block::Set) => {
            let mut all = words(&[
                Keyword::Annotation,
                Keyword::Author,
                Keyword::Version,
                Keyword::ComplexityLevel,
                Keyword::InitialStage,
                Keyword::CurrentStage,
                Keyword::End,
            ]);
            if stages == 0 || allowance.level >= 4 {
                all.push(word(Keyword::Stage));
            }
            if allowance.level >= 2 {
                all.extend([word(Keyword::Application), word(Keyword::Square) + "[]"]);
            }
            if allowance.level >= 6 {
                all.push(word(Keyword::Function));
            }
            all
        }
        Some(Block::Stage) => {
            let mut all = words(&[Keyword::Annotation, Keyword::Board, Keyword::End]);
            if allowance.level >= 2 {
                all.extend([word(Keyword::Heuristic), word(Keyword::Square) + "[]"]);
            }
            all
        }
        Some(Block::Annotation) => words(&[
            Keyword::Explanation,
            Keyword::Question,
            Keyword::Praise,
            Keyword::Criticism,
            Keyword::Note,
            Keyword::Author,
            Keyword::End,
        ]),
        Some(Block::Heuristic) => {
            let mut all =
                words(&[Keyword::If, Keyword::Then, Keyword::End, Keyword::Board, Keyword::Annotation]);
            if allowance.level >= 4 {
                all.push(word(Keyword::CurrentStage));
            }
            all
        }
        Some(Block::Function | Block::Inner) => words(&[
            Keyword::Description,
            Keyword::Returns,
            Keyword::Parameters,
            Keyword::Commands,
            Keyword::If,
            Keyword::Then,
            Keyword::Else,
            Keyword::For,
            Keyword::Each,
            Keyword::In,
            Keyword::From,
            Keyword::To,
            Keyword::Do,
            Keyword::End,
            Keyword::Integer,
            Keyword::Real,
            Keyword::Boolean,
            Keyword::Player,
            Keyword::Square,
            Keyword::Piece,
            Keyword::PieceType,
        ]),
    };
    let has_values = matches!(
        innermost,
        Some((Block::Set | Block::Stage | Block::Heuristic | Block::Function | Block::Inner, _))
    );
    if has_values {
        all.extend(value_words(before, language, allowance));
    }
    all
}

/// The words of expressions: players, pieces, functions, operators, and the names that the text itself gives.
fn value_words(before: &[&Token], language: Language, allowance: Allowance<'_>) -> Vec<String> {
    let keywords = [
        Keyword::Pawn,
        Keyword::Knight,
        Keyword::Bishop,
        Keyword::Rook,
        Keyword::Queen,
        Keyword::King,
        Keyword::Me,
        Keyword::Opponent,
        Keyword::WholeBoard,
        Keyword::And,
        Keyword::Or,
        Keyword::Not,
        Keyword::Equals,
        Keyword::Differs,
        Keyword::Contains,
        Keyword::Within,
        Keyword::Belongs,
        Keyword::Union,
        Keyword::Intersection,
        Keyword::Except,
        Keyword::True,
        Keyword::False,
        Keyword::Empty,
        Keyword::Nobody,
    ];
    let mut all: Vec<String> = keywords.iter().map(|keyword| keyword.word(language).to_owned()).collect();
    let functions = Function::ALL.iter().filter(|function| allowance.has(**function));
    all.extend(functions.map(|function| function.word(language).to_owned()));
    for pair in before.windows(2) {
        let is_declared = matches!(pair[0].kind, TokenKind::SetOf(_) | TokenKind::Keyword(Keyword::Function));
        if let (true, TokenKind::Text(name) | TokenKind::Identifier(name)) = (is_declared, &pair[1].kind) {
            all.push(folded(name));
        }
    }
    all
}

/// Whether the last word but one is END.
fn is_end(before: &[&Token]) -> bool {
    before.len() >= 2 && before[before.len() - 2].kind == TokenKind::Keyword(Keyword::End)
}

/// The blocks that are open, outermost first, with the words that opened them; and how many stages there are.
fn open_blocks(before: &[&Token]) -> (Vec<(Block, Keyword)>, usize) {
    let mut open: Vec<(Block, Keyword)> = Vec::new();
    let mut stages = 0;
    let mut is_closing = false;
    for token in before {
        let TokenKind::Keyword(keyword) = token.kind else {
            is_closing = false;
            continue;
        };
        if is_closing {
            open.pop();
            is_closing = false;
            continue;
        }
        is_closing = keyword == Keyword::End;
        let in_function = open.iter().any(|(block, _)| *block == Block::Function);
        match Block::of(keyword) {
            Some(block) => {
                stages += usize::from(block == Block::Stage);
                open.push((block, keyword));
            }
            None if in_function && matches!(keyword, Keyword::If | Keyword::For) => {
                open.push((Block::Inner, keyword));
            }
            None => {}
        }
    }
    (open, stages)
}
