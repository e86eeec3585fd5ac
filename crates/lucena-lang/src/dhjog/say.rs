//! Conditions of heuristics read as sentences, in the words of `data/messages/{pt,en}/conditions.ftl`: "if I have a knight in
//! CENTRO". What has no words of its own is said as it is written.

use lucena_chess::Role;
use lucena_text::{Text, args};

use super::ast::{Element, Expression, ExpressionKind, FileTree, Operator, SetItem, StageItem};
use super::functions::Function;
use super::keyword::Keyword;
use super::lexer::folded;
use super::parser::parse;
use super::program::HeuristicSet;
use super::value_type::Type;
use crate::{Language, Source};

/// A heuristic and its condition in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The title of its stage.
    pub stage: String,
    /// Its own title.
    pub title: String,
    /// The condition as a sentence.
    pub condition: String,
}

/// The conditions of a set in words, in the order of the text.
pub fn readings(set: &HeuristicSet, text: Text) -> Vec<Reading> {
    let source = Source::new("", set.canonical());
    let Some(FileTree::Set(tree)) = parse(&source).file else { return Vec::new() };
    // A function of the author's own means what its author says.
    let own: Vec<String> = tree
        .items
        .iter()
        .filter_map(|item| match item {
            SetItem::Function(function) => Some(folded(&function.name.value)),
            _ => None,
        })
        .collect();
    let speaker = Speaker { source: &source, own: &own, text };
    let mut readings = Vec::new();
    for item in &tree.items {
        let SetItem::Stage(stage) = item else { continue };
        for item in &stage.items {
            let StageItem::Heuristic(heuristic) = item else { continue };
            readings.extend(heuristic.condition.as_ref().map(|condition| Reading {
                stage: stage.title.value.clone(),
                title: heuristic.title.value.clone(),
                condition: speaker.say(condition),
            }));
        }
    }
    readings
}

struct Speaker<'a> {
    source: &'a Source,
    own: &'a [String],
    text: Text,
}

impl Speaker<'_> {
    fn say(&self, part: &Expression) -> String {
        match &part.kind {
            ExpressionKind::Number { value, .. } => self.number(*value),
            ExpressionKind::Word(word) => self.word(*word),
            ExpressionKind::Not(of) => self.text.format("conditions-not", args!["what" => self.say(of)]),
            ExpressionKind::Binary { operator, left, right, .. } => self.both(*operator, left, right, part),
            ExpressionKind::Call { name, arguments, .. } => {
                self.call(&name.value, arguments).unwrap_or_else(|| self.written(part))
            }
            ExpressionKind::Set(elements) => {
                self.types(elements).or_else(|| squares(elements)).unwrap_or_else(|| self.written(part))
            }
            _ => self.written(part),
        }
    }

    /// As the author wrote it.
    fn written(&self, part: &Expression) -> String {
        self.source.slice(part.span).split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn number(&self, value: f64) -> String {
        let decimals = (0..3).find(|&decimals| {
            let scale = 10_f64.powi(decimals);
            ((value * scale).round() / scale - value).abs() < 1e-9
        });
        self.text.decimal(value, decimals.unwrap_or(3) as usize)
    }

    fn word(&self, word: Keyword) -> String {
        match word {
            Keyword::True => self.text.get("conditions-true"),
            Keyword::False => self.text.get("conditions-false"),
            Keyword::Board => self.text.get("conditions-board"),
            Keyword::WholeBoard => self.text.get("conditions-whole-board"),
            _ => match word.role() {
                Some(role) => self.role(role),
                None => word.word(crate::voice::keywords(self.text)).to_owned(),
            },
        }
    }

    fn role(&self, role: Role) -> String {
        let key = Keyword::of_role(role).word(Language::English).to_lowercase();
        self.text.get(&format!("conditions-role-{key}"))
    }

    fn both(&self, operator: Operator, left: &Expression, right: &Expression, whole: &Expression) -> String {
        // "= TRUE" adds nothing, "= FALSE" denies.
        if let (Operator::Equal, ExpressionKind::Word(Keyword::True)) = (operator, &right.kind) {
            return self.say(left);
        }
        if let (Operator::Equal, ExpressionKind::Word(Keyword::False)) = (operator, &right.kind) {
            return self.text.format("conditions-not", args!["what" => self.say(left)]);
        }
        let key = match operator {
            Operator::And => "and",
            Operator::Or => "or",
            Operator::Less => "less",
            Operator::LessOrEqual => "less-or-equal",
            Operator::Greater => "greater",
            Operator::GreaterOrEqual => "greater-or-equal",
            Operator::Equal => "equal",
            Operator::NotEqual => "different",
            Operator::Contains => "contains",
            Operator::Within => "within",
            Operator::Belongs => "belongs",
            _ => return self.written(whole),
        };
        let bracketed = |part: &Expression| match &part.kind {
            ExpressionKind::Binary { operator: inner, .. }
                if matches!(operator, Operator::And) && *inner == Operator::Or =>
            {
                format!("({})", self.say(part))
            }
            _ => self.say(part),
        };
        let words = args!["left" => bracketed(left), "right" => bracketed(right)];
        self.text.format(&format!("conditions-{key}"), words)
    }

    /// The types of pieces of a set, if it is one of types.
    fn types(&self, elements: &[Element]) -> Option<String> {
        let mut names = elements.iter().map(|element| match element {
            Element::Single(Expression { kind: ExpressionKind::Word(word), .. }) => {
                word.role().map(|role| self.role(role))
            }
            _ => None,
        });
        let first = names.next()??;
        names.try_fold(first, |left, right| {
            Some(self.text.format("conditions-any-of", args!["left" => left, "right" => right?]))
        })
    }

    /// A call of a predefined function.
    fn call(&self, name: &str, arguments: &[Expression]) -> Option<String> {
        let name = folded(name);
        if self.own.contains(&name) {
            return None;
        }
        let function = Function::from_spelling(&name)?;
        let (parameters, _) = function.signature();
        let mut slots = Slots::default();
        for (of, argument) in parameters.iter().zip(arguments) {
            self.fill(&mut slots, *of, argument);
        }
        let key = match function {
            Function::Fact(_) => "conditions-fact".to_owned(),
            _ => {
                let word = function.word(Language::English).to_lowercase().replace('_', "-");
                format!("conditions-{word}")
            }
        };
        let Slots { player, types, regions, numbers, pieces, set, pattern, condition } = slots;
        let nth = |list: &[String], index: usize| list.get(index).cloned().unwrap_or_default();
        let region = nth(&regions, 0);
        let whole = self.text.get("conditions-whole-board");
        let within = match region == whole {
            true => self.text.get("conditions-on-the-board"),
            false => self.text.format("conditions-in", args!["region" => &region]),
        };
        let words = args![
            "player" => player, "types" => types, "region" => region, "other" => nth(&regions, 1), "in" => within,
            "x" => nth(&numbers, 0), "y" => nth(&numbers, 1), "z" => nth(&numbers, 2), "pieces" => pieces,
            "set" => set, "pattern" => pattern, "condition" => condition,
            "name" => function.word(crate::voice::keywords(self.text)),
        ];
        Some(self.text.format(&key, words))
    }

    fn fill(&self, slots: &mut Slots, of: Type, argument: &Expression) {
        let said = self.say(argument);
        match of {
            Type::Player => {
                let is_me = matches!(argument.kind, ExpressionKind::Word(Keyword::Me));
                slots.player = if is_me { "me" } else { "opponent" };
            }
            Type::Kinds | Type::Kind => slots.types = said,
            Type::Squares | Type::Square => slots.regions.push(said),
            Type::Pieces | Type::Piece => slots.pieces = said,
            Type::Boolean => slots.condition = said,
            Type::Text => slots.pattern = said,
            Type::Integer | Type::Real => slots.numbers.push(said),
            Type::EmptySet => slots.set = said,
        }
    }
}

/// The squares of a set that is written square by square.
fn squares(elements: &[Element]) -> Option<String> {
    let names = elements.iter().map(|element| match element {
        Element::Single(Expression { kind: ExpressionKind::Square(square), .. }) => Some(square.to_string()),
        Element::Range(from, to) => Some(format!("{from}–{to}")),
        Element::Single(_) => None,
    });
    let names: Option<Vec<String>> = names.collect();
    names.filter(|names| !names.is_empty()).map(|names| names.join(" "))
}

/// What a call is about.
#[derive(Default)]
struct Slots {
    player: &'static str,
    types: String,
    regions: Vec<String>,
    numbers: Vec<String>,
    pieces: String,
    set: String,
    pattern: String,
    condition: String,
}
