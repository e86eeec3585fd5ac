//! What an editor needs to know about a PATLAN text: the color of each word, and what can be typed next. [`heuristics`] does
//! the same for DHJOG.

pub mod heuristics;

use crate::patlan::{Clause, Function, Language, Relation, SmallWord, Token, TokenKind, lex};
use crate::{Source, Span};

/// How a piece of text is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// A clause keyword.
    Clause,
    /// A relation, as word or symbol.
    Relation,
    /// A function.
    Function,
    /// AND, OR, NOT, TRUE, owners.
    Word,
    /// A figure of the searcher.
    OwnFigure,
    /// A figure of the opponent.
    EnemyFigure,
    /// A square.
    SquareFigure,
    /// A number.
    Number,
    /// A text between quotes.
    Text,
    /// A comment.
    Comment,
    /// An operator or punctuation.
    Punctuation,
    /// A word that means nothing.
    Unknown,
}

impl Color {
    /// The name that style sheets use.
    pub const fn name(self) -> &'static str {
        match self {
            Color::Clause => "clause",
            Color::Relation => "relation",
            Color::Function => "function",
            Color::Word => "word",
            Color::OwnFigure => "own-figure",
            Color::EnemyFigure => "enemy-figure",
            Color::SquareFigure => "square-figure",
            Color::Number => "number",
            Color::Text => "text",
            Color::Comment => "comment",
            Color::Punctuation => "punctuation",
            Color::Unknown => "unknown",
        }
    }
}

/// The colors of a text, in order, without overlaps; blanks and what cannot be read are left out.
///
/// ```
/// use lucena_lang::{editor, Source};
///
/// let colors = editor::colors(&Source::new("a", "SCENARIO F1 ATTACKS f1 // easy"));
/// let names: Vec<&str> = colors.iter().map(|(_, color)| color.name()).collect();
/// assert_eq!(names, ["clause", "own-figure", "relation", "enemy-figure", "comment"]);
/// ```
pub fn colors(source: &Source) -> Vec<(Span, Color)> {
    let (tokens, _) = lex(source);
    let mut colors: Vec<(Span, Color)> = tokens
        .tokens
        .iter()
        .filter(|token| token.kind != TokenKind::End)
        .map(|token| (token.span, color_of(&token.kind)))
        .chain(tokens.comments.iter().map(|&span| (span, Color::Comment)))
        .collect();
    colors.sort_by_key(|(span, _)| span.start);
    colors
}

fn color_of(kind: &TokenKind) -> Color {
    match kind {
        TokenKind::Clause(_) => Color::Clause,
        TokenKind::Relation(_) => Color::Relation,
        TokenKind::Figure(figure) if figure.is_square() => Color::SquareFigure,
        TokenKind::Figure(figure) if figure.is_mine() => Color::OwnFigure,
        TokenKind::Figure(_) => Color::EnemyFigure,
        TokenKind::Number(_) => Color::Number,
        TokenKind::Text(_) => Color::Text,
        TokenKind::Operator(_) | TokenKind::Punctuation(_) | TokenKind::End => Color::Punctuation,
        TokenKind::Word(word) => {
            if Relation::from_spelling(word).is_some() {
                Color::Relation
            } else if Function::from_spelling(word).is_some() {
                Color::Function
            } else if SmallWord::from_spelling(word).is_some() || word.chars().count() == 1 {
                Color::Word
            } else {
                Color::Unknown
            }
        }
    }
}

/// What can be typed at a place: the words that fit there and begin like what is already written.
///
/// ```
/// use lucena_lang::{editor, patlan::Language, Source};
///
/// let source = Source::new("a", "PATTERN \"a\" SCENARIO F1 ATT");
/// assert_eq!(editor::completions(&source, source.text().len(), Language::English), ["ATTACKS"]);
/// let source = Source::new("a", "PADRAO \"a\" CENARIO N1 POSS");
/// assert!(editor::completions(&source, 1, Language::Portuguese).contains(&"PADRAO".to_owned()));
/// ```
pub fn completions(source: &Source, offset: usize, language: Language) -> Vec<String> {
    let (tokens, _) = lex(source);
    let before: Vec<&Token> = tokens.tokens.iter().filter(|token| token.span.start < offset).collect();
    let is_written = |token: &&&Token| matches!(token.kind, TokenKind::Word(_) | TokenKind::Clause(_));
    let current = before.last().filter(is_written).filter(|token| offset <= token.span.end);
    let written = current.map_or("", |token| source.text().get(token.span.start..offset).unwrap_or_default());
    let settled = if current.is_some() { &before[..before.len() - 1] } else { &before[..] };
    let mut words = candidates(settled, language);
    words.retain(|word| word.starts_with(&written.to_uppercase()));
    words.sort();
    words.dedup();
    words
}

/// The words that can follow some tokens.
fn candidates(before: &[&Token], language: Language) -> Vec<String> {
    let clause = before.iter().rev().find_map(|token| match token.kind {
        TokenKind::Clause(clause) => Some(clause),
        _ => None,
    });
    let word = |text: &str| text.to_owned();
    let mut words: Vec<String> = Vec::new();
    match clause {
        None => return vec![word(Clause::Pattern.word(language))],
        Some(Clause::Scenario) => {
            words.extend(Relation::ALL.iter().map(|relation| word(relation.word(language))));
            words.extend([SmallWord::Not, SmallWord::Or].map(|small| word(small.word(language))));
        }
        Some(Clause::Precondition | Clause::Postcondition) => {
            words.extend(Function::ALL.iter().map(|function| word(function.word(language))));
            words.extend(SmallWord::ALL.iter().map(|small| word(small.word(language))));
        }
        Some(_) => {}
    }
    let written: Vec<Clause> = before
        .iter()
        .rev()
        .map_while(|token| match token.kind {
            TokenKind::Punctuation(';') => None,
            TokenKind::Clause(clause) => Some(Some(clause)),
            _ => Some(None),
        })
        .flatten()
        .collect();
    let open = Clause::ALL.iter().filter(|clause| !written.contains(clause));
    words.extend(open.map(|clause| word(clause.word(language))));
    words
}
