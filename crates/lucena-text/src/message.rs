//! Messages taken apart, for sentences that stay structure until the edge: words, places for arguments, and choices.
//!
//! [`Text`](crate::Text) makes text of a message at once. Who wants to know which words are about what reads the same files with
//! [`parse_messages`] and puts the parts in itself.

use std::fmt;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use crate::Language;

/// A message of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Its key.
    pub key: String,
    /// The line it begins on, from 1.
    pub line: usize,
    /// What it says.
    pub items: Vec<Item>,
}

/// A part of a message, whose arguments are known by name, or by whatever a reader makes of their names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item<A = String> {
    /// Words as they are.
    Words(String),
    /// The place of an argument.
    Argument(A),
    /// One of several wordings, by an argument.
    Choice {
        /// The argument.
        argument: A,
        /// The wordings, of which one is for all other cases.
        variants: Vec<Variant<A>>,
    },
}

/// A wording for one case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variant<A = String> {
    /// The case: a word, a number, or a plural category.
    pub key: String,
    /// Whether it stands for all other cases too.
    pub is_default: bool,
    /// What is said then.
    pub items: Vec<Item<A>>,
}

impl Item {
    /// The same with the arguments as somebody understands their names.
    ///
    /// # Errors
    /// With the first that is not understood.
    pub fn understood<B, E>(&self, name: &impl Fn(&str) -> Result<B, E>) -> Result<Item<B>, E> {
        let variant = |variant: &Variant| {
            let items = variant.items.iter().map(|item| item.understood(name)).collect::<Result<_, E>>()?;
            Ok(Variant { key: variant.key.clone(), is_default: variant.is_default, items })
        };
        Ok(match self {
            Item::Words(words) => Item::Words(words.clone()),
            Item::Argument(argument) => Item::Argument(name(argument)?),
            Item::Choice { argument, variants } => Item::Choice {
                argument: name(argument)?,
                variants: variants.iter().map(variant).collect::<Result<_, E>>()?,
            },
        })
    }
}

impl<A> Item<A> {
    /// Hands over every argument that the item mentions, in whatever case.
    pub fn visit(&self, see: &mut impl FnMut(&A)) {
        match self {
            Item::Words(_) => {}
            Item::Argument(argument) => see(argument),
            Item::Choice { argument, variants } => {
                see(argument);
                variants.iter().flat_map(|variant| &variant.items).for_each(|item| item.visit(see));
            }
        }
    }
}

/// What is wrong with a message file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: MessageFault,
}

/// The ways in which a message file can be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MessageFault {
    /// It is no Fluent: what the parser says.
    Syntax(String),
    /// The message of this key is there twice.
    Repeated(String),
    /// The message of this key has no text, or uses more of Fluent than words, arguments and choices between them.
    Unsupported(String),
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = self.line;
        match &self.fault {
            MessageFault::Syntax(problem) => write!(f, "line {line}: {problem}"),
            MessageFault::Repeated(key) => write!(f, "line {line}: the message {key} is there twice"),
            MessageFault::Unsupported(key) => {
                write!(f, "line {line}: {key} must be words, arguments and choices by an argument")
            }
        }
    }
}

impl std::error::Error for MessageError {}

/// Takes all messages of a file apart.
///
/// # Errors
/// At the first mistake, with its line.
pub fn parse_messages(source: &str) -> Result<Vec<Message>, MessageError> {
    let resource = parser::parse(source).map_err(|(_, errors)| {
        let first = errors.into_iter().min_by_key(|error| error.pos.start);
        let (at, problem) =
            first.map_or((0, String::new()), |error| (error.pos.start, error.kind.to_string()));
        // What is missing at the end of a line is noticed on the next.
        let at = source.get(..at).map_or(0, |before| before.trim_end().len());
        MessageError { line: line_at(source, at), fault: MessageFault::Syntax(problem) }
    })?;
    let mut messages: Vec<Message> = Vec::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let key = message.id.name;
        let at = key.as_ptr() as usize - source.as_ptr() as usize;
        let fail = |fault: fn(String) -> MessageFault| MessageError {
            line: line_at(source, at),
            fault: fault(key.to_owned()),
        };
        if messages.iter().any(|known| known.key == key) {
            return Err(fail(MessageFault::Repeated));
        }
        let items = message.value.as_ref().and_then(items).filter(|_| message.attributes.is_empty());
        let items = items.ok_or_else(|| fail(MessageFault::Unsupported))?;
        messages.push(Message { key: key.to_owned(), line: line_at(source, at), items });
    }
    Ok(messages)
}

fn line_at(source: &str, at: usize) -> usize {
    source.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
}

fn items(pattern: &Pattern<&str>) -> Option<Vec<Item>> {
    let item = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some(Item::Words((*value).to_owned())),
        PatternElement::Placeable { expression } => placed(expression),
    };
    pattern.elements.iter().map(item).collect()
}

fn placed(expression: &Expression<&str>) -> Option<Item> {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            Some(Item::Argument(id.name.to_owned()))
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            Some(Item::Words((*value).to_owned()))
        }
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            let variant = |variant: &fluent_syntax::ast::Variant<&str>| {
                let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
                    variant.key;
                let items = items(&variant.value)?;
                Some(Variant { key: key.to_owned(), is_default: variant.default, items })
            };
            let variants = variants.iter().map(variant).collect::<Option<_>>()?;
            Some(Item::Choice { argument: id.name.to_owned(), variants })
        }
        Expression::Inline(_) | Expression::Select { .. } => None,
    }
}

/// What a choice is made by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Case<'a> {
    /// A number: by itself, else by its plural category.
    Number(i32),
    /// A word.
    Word(&'a str),
}

impl Case<'_> {
    /// What is said in this case: by the first wording that names it, else by the one for all others.
    pub fn choose<A>(self, variants: &[Variant<A>], language: Language) -> &[Item<A>] {
        let named = |word: &str| variants.iter().find(|variant| variant.key == word);
        let found = match self {
            Case::Word(word) => named(word),
            Case::Number(number) => named(&number.to_string()).or_else(|| named(language.plural(number))),
        };
        let found = found.or_else(|| variants.iter().find(|variant| variant.is_default));
        found.map_or(&[], |variant| &variant.items)
    }
}
