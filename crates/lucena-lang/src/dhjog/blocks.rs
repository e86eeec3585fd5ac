//! A set as a plain tree for editors with forms and blocks, and the way back to text.
//!
//! The tree is made of [`Data`], which any wire format can carry; its shape is stable (`version` 1). Keywords and predefined
//! functions are in English in it, whatever the text. Comments are not part of it; annotations are.

use std::collections::BTreeSet;

use super::ast::{
    Action, ActionKind, AnnotationTree, Command, CommandKind, Element, Expression, ExpressionKind,
    FunctionTree, HeuristicTree, Operator, RegionTree, SetItem, SetTree, StageItem, StageTree,
};
use super::functions::Function;
use super::keyword::Keyword;
use super::lexer::folded;
use super::value_type::Type;
use crate::words::Language;

const ENGLISH: Language = Language::English;

/// A value as wire formats know them.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "the names say it all; 2026-11-16")]
pub enum Data {
    Nothing,
    Truth(bool),
    Number(f64),
    Text(String),
    List(Vec<Data>),
    Object(Vec<(String, Data)>),
}

impl Data {
    fn of(kind: &str, fields: impl IntoIterator<Item = (&'static str, Data)>) -> Data {
        let kind = ("kind".to_owned(), Data::text(kind));
        let fields = fields.into_iter().map(|(name, value)| (name.to_owned(), value));
        Data::Object(std::iter::once(kind).chain(fields).collect())
    }

    fn text(text: impl Into<String>) -> Data {
        Data::Text(text.into())
    }

    /// A field of an object.
    pub fn get(&self, name: &str) -> Option<&Data> {
        match self {
            Data::Object(fields) => fields.iter().find(|(known, _)| known == name).map(|(_, value)| value),
            _ => None,
        }
    }
}

/// The tree of a set.
pub fn blocks(tree: &SetTree) -> Data {
    let own = tree.items.iter().filter_map(|item| match item {
        SetItem::Function(function) => Some(folded(&function.name.value)),
        _ => None,
    });
    let writer = Branches { own: own.collect() };
    let items = tree.items.iter().map(|item| writer.set_item(item));
    Data::of(
        "set",
        [
            ("version", Data::Number(1.0)),
            ("title", Data::text(&tree.title.value)),
            ("items", Data::List(items.collect())),
        ],
    )
}

/// Makes branches; knows which functions are the author's.
struct Branches {
    own: BTreeSet<String>,
}

impl Branches {
    fn set_item(&self, item: &SetItem) -> Data {
        let text = |kind: &str, value: &str| Data::of(kind, [("text", Data::text(value))]);
        match item {
            SetItem::Annotation(annotation) => annotation_branch(annotation),
            SetItem::Author(author) => text("author", &author.value),
            SetItem::Version(version) => text("version", &version.value),
            SetItem::Level(level) => text("level", &level.value),
            SetItem::Initial { stage, .. } => Data::of("initial", [("stage", Data::text(&stage.value))]),
            SetItem::Application { is_only_me, .. } => {
                Data::of("application", [("onlyMe", Data::Truth(*is_only_me))])
            }
            SetItem::Region(region) => self.region(region),
            SetItem::Function(function) => self.function(function),
            SetItem::Stage(stage) => self.stage(stage),
        }
    }

    fn region(&self, region: &RegionTree) -> Data {
        let squares = self.expression(&region.squares);
        Data::of("region", [("name", Data::text(&region.name.value)), ("squares", squares)])
    }

    fn stage(&self, stage: &StageTree) -> Data {
        let items = stage.items.iter().map(|item| match item {
            StageItem::Annotation(annotation) => annotation_branch(annotation),
            StageItem::PieceValue { role, value, .. } => {
                let piece = Data::text(Keyword::of_role(*role).word(ENGLISH));
                Data::of("pieceValue", [("piece", piece), ("value", Data::Number(*value))])
            }
            StageItem::Board { value, .. } => Data::of("board", [("value", self.expression(value))]),
            StageItem::Region(region) => self.region(region),
            StageItem::Heuristic(heuristic) => self.heuristic(heuristic),
        });
        Data::of("stage", [("title", Data::text(&stage.title.value)), ("items", Data::List(items.collect()))])
    }

    fn heuristic(&self, tree: &HeuristicTree) -> Data {
        let condition = tree.condition.as_ref().map_or(Data::Nothing, |condition| self.expression(condition));
        Data::of(
            "heuristic",
            [
                ("changes", Data::text(tree.kind.keyword().word(ENGLISH))),
                ("title", Data::text(&tree.title.value)),
                ("annotations", Data::List(tree.annotations.iter().map(annotation_branch).collect())),
                ("condition", condition),
                ("actions", Data::List(tree.actions.iter().map(|action| self.action(action)).collect())),
            ],
        )
    }

    fn action(&self, action: &Action) -> Data {
        match &action.kind {
            ActionKind::Board(value) => Data::of("board", [("value", self.expression(value))]),
            ActionKind::Stage(stage) => Data::of("stage", [("stage", Data::text(&stage.value))]),
            ActionKind::Pieces { target, operator, operand } => Data::of(
                "pieces",
                [
                    ("target", self.expression(target)),
                    ("operator", Data::text(operator.map_or("<-", sign))),
                    ("operand", self.expression(operand)),
                ],
            ),
        }
    }

    fn function(&self, tree: &FunctionTree) -> Data {
        let parameters = tree.parameters.iter().map(|(of, name)| {
            Data::of("parameter", [("type", Data::text(of.word(ENGLISH))), ("name", Data::text(&name.value))])
        });
        let description = tree.description.as_ref();
        Data::of(
            "function",
            [
                ("name", Data::text(&tree.name.value)),
                ("description", description.map_or(Data::Nothing, |words| Data::text(&words.value))),
                ("result", Data::text(tree.result.word(ENGLISH))),
                ("parameters", Data::List(parameters.collect())),
                ("commands", self.commands(&tree.commands)),
            ],
        )
    }

    fn commands(&self, commands: &[Command]) -> Data {
        Data::List(commands.iter().map(|command| self.command(&command.kind)).collect())
    }

    fn command(&self, command: &CommandKind) -> Data {
        let name = |name: &super::ast::Quoted| ("name", Data::text(&name.value));
        match command {
            CommandKind::Declare { of, names, value } => Data::of(
                "declare",
                [
                    ("type", Data::text(of.word(ENGLISH))),
                    ("names", Data::List(names.iter().map(|name| Data::text(&name.value)).collect())),
                    ("value", value.as_ref().map_or(Data::Nothing, |value| self.expression(value))),
                ],
            ),
            CommandKind::Assign { name: of, value } => {
                Data::of("assign", [name(of), ("value", self.expression(value))])
            }
            CommandKind::Change { name: of, is_removal, value } => Data::of(
                "change",
                [name(of), ("removes", Data::Truth(*is_removal)), ("value", self.expression(value))],
            ),
            CommandKind::If { condition, then, otherwise } => Data::of(
                "if",
                [
                    ("condition", self.expression(condition)),
                    ("then", self.commands(then)),
                    ("else", self.commands(otherwise)),
                ],
            ),
            CommandKind::Count { name: of, from, to, body } => Data::of(
                "count",
                [
                    name(of),
                    ("from", self.expression(from)),
                    ("to", self.expression(to)),
                    ("body", self.commands(body)),
                ],
            ),
            CommandKind::Each { name: of, set, body } => {
                Data::of("each", [name(of), ("set", self.expression(set)), ("body", self.commands(body))])
            }
            CommandKind::Return(value) => Data::of("return", [("value", self.expression(value))]),
        }
    }

    fn expression(&self, tree: &Expression) -> Data {
        let list = |of: &[Expression]| Data::List(of.iter().map(|one| self.expression(one)).collect());
        match &tree.kind {
            ExpressionKind::Number { value, .. } => Data::of("number", [("value", Data::Number(*value))]),
            ExpressionKind::Text(text) => Data::of("text", [("value", Data::text(text))]),
            ExpressionKind::Square(square) => Data::of("square", [("name", Data::text(square.to_string()))]),
            ExpressionKind::Word(word) => Data::of("word", [("word", Data::text(word.word(ENGLISH)))]),
            ExpressionKind::Name(name) => Data::of("name", [("name", Data::text(name))]),
            ExpressionKind::Call { name, arguments, .. } => {
                let word = folded(&name.value);
                let known = Function::from_spelling(&word).filter(|_| !self.own.contains(&word));
                let name = known.map_or(name.value.clone(), |function| function.word(ENGLISH).to_owned());
                Data::of("call", [("name", Data::text(name)), ("arguments", list(arguments))])
            }
            ExpressionKind::Attribute { of, name, arguments } => Data::of(
                "attribute",
                [
                    ("of", self.expression(of)),
                    ("name", Data::text(attribute_word(&name.value, ENGLISH))),
                    ("arguments", arguments.as_deref().map_or(Data::Nothing, list)),
                ],
            ),
            ExpressionKind::Set(elements) => {
                let element = |element: &Element| match element {
                    Element::Range(from, to) => Data::of(
                        "range",
                        [("from", Data::text(from.to_string())), ("to", Data::text(to.to_string()))],
                    ),
                    Element::Single(one) => self.expression(one),
                };
                Data::of("elements", [("elements", Data::List(elements.iter().map(element).collect()))])
            }
            ExpressionKind::Not(of) => Data::of("not", [("of", self.expression(of))]),
            ExpressionKind::Negative(of) => Data::of("negative", [("of", self.expression(of))]),
            ExpressionKind::Binary { operator, left, right, .. } => Data::of(
                "binary",
                [
                    ("operator", Data::text(sign(*operator))),
                    ("left", self.expression(left)),
                    ("right", self.expression(right)),
                ],
            ),
            ExpressionKind::Broken => Data::of("broken", []),
        }
    }
}

fn annotation_branch(tree: &AnnotationTree) -> Data {
    let author = tree.author.as_ref().map_or(Data::Nothing, |author| Data::text(&author.value));
    Data::of(
        "annotation",
        [
            ("title", Data::text(&tree.title.value)),
            ("note", Data::text(tree.kind.word(ENGLISH))),
            ("author", author),
            ("lines", Data::List(tree.lines.iter().map(Data::text).collect())),
        ],
    )
}

/// The word after a dot in one language.
pub(super) fn attribute_word(written: &str, language: Language) -> String {
    let word = folded(written);
    let attribute = super::keyword::Attribute::from_spelling(&word).map(|known| known.word(language));
    let keyword = || Keyword::from_spelling(&word).map(|known| known.word(language));
    attribute.or_else(keyword).map_or(word.clone(), str::to_owned)
}

/// How an operator is written in the tree: a sign, or its English word.
pub(super) const fn sign(operator: Operator) -> &'static str {
    match operator {
        Operator::Or => "OR",
        Operator::And => "AND",
        Operator::Less => "<",
        Operator::LessOrEqual => "<=",
        Operator::Greater => ">",
        Operator::GreaterOrEqual => ">=",
        Operator::Equal => "=",
        Operator::NotEqual => "<>",
        Operator::Contains => "CONTAINS",
        Operator::Within => "WITHIN",
        Operator::Belongs => "BELONGS",
        Operator::Add => "+",
        Operator::Subtract => "-",
        Operator::Union => "UNION",
        Operator::Intersection => "INTERSECTION",
        Operator::Except => "EXCEPT",
        Operator::Multiply => "*",
        Operator::Divide => "/",
    }
}

/// What is wrong with a tree: where, and what should be there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockError {
    /// The way to it from the root, as `items/2/condition`.
    pub path: String,
    /// What is expected.
    pub expected: &'static str,
}

/// The text of a tree, in the keywords of one language. It is then read like any other text: what it says may still be wrong.
///
/// # Errors
/// If the tree has not the shape that [`blocks`] gives.
pub fn text_of_blocks(tree: &Data, language: Language) -> Result<String, BlockError> {
    let mut writer = super::unparse::Writer::new(language);
    writer.set(tree)?;
    Ok(writer.finish())
}

/// The types that a name in a tree stands for.
pub(super) fn type_of(word: &str) -> Option<Type> {
    Type::DECLARABLE.into_iter().find(|of| of.word(ENGLISH) == word)
}
