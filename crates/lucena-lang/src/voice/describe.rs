//! A pattern read back in plain words: who takes part, what happens, what must hold, which moves follow.

use lucena_chess::Role;
use lucena_text::{Arguments, Noun, Text, args};

use super::fragment::{Fragment, joined, marked, split, unmarked};
use super::{call_key, keywords};
use crate::Source;
use crate::patlan::{
    Action, Argument, Expression, ExpressionKind, Figure, Function, Item, Mark, Operator, Owner, PatternTree,
    Program, Relation,
};

/// The whole pattern, several lines.
pub fn describe(program: &Program, text: Text) -> String {
    describe_parts(program, text).iter().map(|line| joined(line)).collect::<Vec<_>>().join("\n")
}

/// The same in parts, of which figures can be pointed at.
pub fn describe_parts(program: &Program, text: Text) -> Vec<Vec<Fragment>> {
    described(program, text).iter().map(|line| split(line)).collect()
}

/// The lines, with figures marked.
fn described(program: &Program, text: Text) -> Vec<String> {
    let teller = Teller { text, tree: program.tree() };
    let title = unmarked(program.title_in(keywords(text)));
    let name = unmarked(&format!("\"{}\"", program.name()));
    let mut lines = vec![text.format("patlan-describe-pattern", args!["name" => name, "title" => title])];
    let weight = text.decimal(program.weight(), 1);
    let author = unmarked(program.author());
    lines.push(text.format("patlan-describe-author", args!["author" => author, "weight" => weight]));
    let description = unmarked(program.description_in(keywords(text)));
    if !description.is_empty() {
        lines.push(description);
    }
    teller.header(&mut lines);
    teller.scenario(&mut lines);
    teller.condition("patlan-describe-precondition", program.tree().precondition.as_ref(), &mut lines);
    teller.tactics(&mut lines);
    teller.condition("patlan-describe-postcondition", program.tree().postcondition.as_ref(), &mut lines);
    lines
}

/// What a call such as `FILEOF(F1)` asks, said as in a pattern read back.
pub(super) fn call_in_words(call: &str, text: Text) -> String {
    let source = Source::new("call", format!("PATTERN \"t\" SCENARIO F1 ATTACKS f1 PRECONDITION {call};"));
    let tree = crate::patlan::parse(&source).patterns.into_iter().next();
    let said = tree.as_ref().and_then(|tree| {
        let expression = tree.precondition.as_ref()?;
        Some(Teller { text, tree }.value(expression))
    });
    said.map(|words| joined(&split(&words))).unwrap_or_default()
}

struct Teller<'a> {
    text: Text,
    tree: &'a PatternTree,
}

impl Teller<'_> {
    fn header(&self, lines: &mut Vec<String>) {
        if let Some(set) = &self.tree.set {
            lines.push(self.text.format("patlan-describe-set", args!["letters" => &set.letters]));
        }
        if !self.tree.actors.is_empty() {
            let actors: Vec<String> = self.tree.actors.iter().map(|figure| self.figure(figure)).collect();
            lines.push(self.text.format("patlan-describe-actors", args!["actors" => actors.join(", ")]));
        }
    }

    fn scenario(&self, lines: &mut Vec<String>) {
        lines.push(self.text.get("patlan-describe-scenario"));
        for item in &self.tree.items {
            match item {
                Item::Action(action) => lines.push(format!("  • {}", self.action(action))),
                Item::Group(group) => {
                    lines.push(format!("  • {}", self.text.get("patlan-describe-group")));
                    for (index, alternative) in group.alternatives.iter().enumerate() {
                        if index > 0 {
                            lines.push(format!("      {}", self.text.get("patlan-describe-or")));
                        }
                        for action in alternative {
                            lines.push(format!("    – {}", self.action(action)));
                        }
                    }
                }
            }
        }
    }

    fn tactics(&self, lines: &mut Vec<String>) {
        if self.tree.tactics.is_empty() {
            return;
        }
        lines.push(self.text.get("patlan-describe-tactics"));
        for (index, tactic) in self.tree.tactics.iter().enumerate() {
            let (actor, target) = (self.figure(&tactic.from), self.figure(&tactic.to));
            let words = self.text.format("patlan-describe-move", args!["actor" => actor, "target" => target]);
            lines.push(format!("  {}. {words}", index + 1));
        }
    }

    fn condition(&self, heading: &str, condition: Option<&Expression>, lines: &mut Vec<String>) {
        let Some(condition) = condition else { return };
        lines.push(self.text.get(heading));
        for part in condition.conjuncts() {
            lines.push(format!("  • {}", self.statement(part)));
        }
    }

    fn noun(figure: &Figure) -> Noun {
        match Role::from_letter(figure.letter) {
            Some(role) => Noun::role(role),
            None if figure.is_square() => Noun::of_key("patlan-square"),
            None => Noun::of_key("patlan-piece"),
        }
    }

    fn figure(&self, figure: &Figure) -> String {
        let is_enemy = !figure.is_mine() && !figure.is_square();
        let key = if is_enemy { "patlan-figure-enemy" } else { "patlan-figure" };
        self.marked(figure, key)
    }

    /// The same after *de* or *of*, with the contraction that Portuguese makes.
    fn figure_of(&self, figure: &Figure) -> String {
        let is_enemy = !figure.is_mine() && !figure.is_square();
        let key = if is_enemy { "patlan-figure-enemy-of" } else { "patlan-figure-of" };
        self.marked(figure, key)
    }

    fn marked(&self, figure: &Figure, key: &str) -> String {
        let noun = Self::noun(figure);
        let words = self.text.format(key, args!["noun" => noun, "name" => &figure.name]);
        let words = marked(&figure.name, &words);
        let mark = match figure.mark {
            Mark::None => return words,
            Mark::Defended => "patlan-marked-defended",
            Mark::Undefended => "patlan-marked-undefended",
        };
        self.text.format(mark, args!["figure" => words, "gender" => self.text.noun(noun).gender])
    }

    /// A negated action whose actor nobody else knows is about every such piece: no piece does it.
    fn action(&self, action: &Action) -> String {
        let is_local = action.negated && {
            let positive = self.tree.actions().filter(|other| !other.negated);
            let mut bound = positive.flat_map(Action::figures).chain(&self.tree.actors);
            !bound.any(|figure| figure.name == action.left.name)
        };
        let actor = match (is_local, action.left.is_mine()) {
            (false, _) => self.figure(&action.left),
            (true, true) => self.marked(&action.left, "patlan-figure-none"),
            (true, false) => self.marked(&action.left, "patlan-figure-none-enemy"),
        };
        let Some((target, through)) = action.rights.split_last() else { return actor };
        let negated = if action.negated && !is_local { "yes" } else { "no" };
        let mut words = args![
            "actor" => actor,
            "target" => self.figure(target),
            "target_of" => self.figure_of(target),
            "negated" => negated,
        ];
        if action.meaning().is_dynamic() {
            let joined =
                |say: &dyn Fn(&Figure) -> String| through.iter().map(say).collect::<Vec<_>>().join(", ");
            words = words
                .with("through", joined(&|figure| self.figure(figure)))
                .with("through_of", joined(&|figure| self.figure_of(figure)));
        }
        self.text.format(relation_key(action.meaning()), words)
    }

    /// An expression as a statement that can hold.
    fn statement(&self, expression: &Expression) -> String {
        match &expression.kind {
            ExpressionKind::Group(inner) => self.statement(inner),
            ExpressionKind::All(parts) => self.join("patlan-and", parts),
            ExpressionKind::Any(parts) => self.join("patlan-or", parts),
            ExpressionKind::Not(inner) => {
                self.text.format("patlan-not", args!["inner" => self.statement(inner)])
            }
            ExpressionKind::Binary(operator, left, right) if operator.level() < 2 => {
                self.comparison(*operator, left, right)
            }
            ExpressionKind::Call(function, arguments) if function.is_truth() => {
                self.call(*function, arguments)
            }
            ExpressionKind::Truth(_) => self.value(expression),
            _ => self.text.format("patlan-nonzero", args!["inner" => self.value(expression)]),
        }
    }

    fn join(&self, key: &str, parts: &[Expression]) -> String {
        let said = parts.iter().map(|part| {
            let words = self.statement(part);
            match &part.bare().kind {
                ExpressionKind::All(_) | ExpressionKind::Any(_) => {
                    self.text.format("patlan-group", args!["inner" => words])
                }
                _ => words,
            }
        });
        said.reduce(|left, right| self.text.format(key, args!["left" => left, "right" => right]))
            .unwrap_or_default()
    }

    fn comparison(&self, operator: Operator, left: &Expression, right: &Expression) -> String {
        // A comparison of a statement with TRUE or FALSE is the statement, or its denial.
        if let (ExpressionKind::Truth(truth), Operator::Equal | Operator::NotEqual) =
            (&right.bare().kind, operator)
        {
            let statement = self.statement(left);
            return if *truth == (operator == Operator::Equal) {
                statement
            } else {
                self.text.format("patlan-not", args!["inner" => statement])
            };
        }
        let key = match operator {
            Operator::Equal => "patlan-equal",
            Operator::NotEqual => "patlan-not-equal",
            Operator::Less => "patlan-less",
            Operator::Greater => "patlan-greater",
            Operator::LessOrEqual => "patlan-less-or-equal",
            _ => "patlan-greater-or-equal",
        };
        self.text.format(key, args!["left" => self.value(left), "right" => self.value(right)])
    }

    /// An expression as a value.
    fn value(&self, expression: &Expression) -> String {
        match &expression.kind {
            ExpressionKind::Number(number) => {
                let decimals = if number.fract() == 0.0 { 0 } else { 2 };
                self.text.decimal(*number, decimals)
            }
            ExpressionKind::Truth(true) => self.text.get("patlan-true"),
            ExpressionKind::Truth(false) => self.text.get("patlan-false"),
            ExpressionKind::Negative(inner) => format!("-{}", self.value(inner)),
            ExpressionKind::Group(inner) => {
                self.text.format("patlan-group", args!["inner" => self.value(inner)])
            }
            ExpressionKind::Binary(operator, left, right) if operator.level() >= 2 => {
                format!("{} {} {}", self.value(left), operator.symbol(), self.value(right))
            }
            ExpressionKind::Call(function, arguments) => self.call(*function, arguments),
            _ => self.statement(expression),
        }
    }

    fn call(&self, function: Function, arguments: &[Argument]) -> String {
        let (shown, owner) = shown_function(function);
        let mut words: Vec<(String, String)> =
            arguments.iter().map(|argument| self.argument(shown, argument)).collect();
        words.extend(owner.map(|owner| (self.owner(shown, owner), String::new())));
        let mut filled = Arguments::new();
        for ((name, name_of), (plain, after_of)) in [("a", "a_of"), ("b", "b_of")].into_iter().zip(words) {
            filled = filled.with(name, plain).with(name_of, after_of);
        }
        self.text.format(&call_key(shown), filled)
    }

    /// An argument as it stands, and as it stands after *de* or *of*.
    fn argument(&self, function: Function, argument: &Argument) -> (String, String) {
        let plain = match argument {
            Argument::Figure(figure) => {
                let figure = Figure { mark: Mark::None, ..figure.clone() };
                return (self.figure(&figure), self.figure_of(&figure));
            }
            Argument::Owner(owner, _) => self.owner(function, *owner),
            Argument::Text(name) => format!("\"{}\"", unmarked(&name.value)),
            Argument::Expression(expression) => self.value(expression),
            Argument::Letter(letter, _) => self.letter(function, *letter),
        };
        let after_of = self.text.format("patlan-of", args!["words" => &plain]);
        (plain, after_of)
    }

    fn letter(&self, function: Function, letter: char) -> String {
        let noun = Role::from_letter(letter).map_or(Noun::of_key("patlan-piece"), Noun::role);
        match (function, letter) {
            (Function::TypeOf | Function::ValueOf, _) => self.text.noun(noun).bare,
            (_, 'S' | 's') => self.text.get("patlan-set-all"),
            _ if letter.is_ascii_uppercase() => self.text.format("patlan-set-mine", args!["noun" => noun]),
            _ => self.text.format("patlan-set-theirs", args!["noun" => noun]),
        }
    }

    fn owner(&self, function: Function, owner: Owner) -> String {
        self.text.get(match (function, owner) {
            (_, Owner::None) => "patlan-owner-none",
            (_, Owner::Anyone) => "patlan-owner-anyone",
            (Function::SquareOwner | Function::BlockedPawns, Owner::Me) => "patlan-owner-me",
            (Function::SquareOwner | Function::BlockedPawns, Owner::Opponent) => "patlan-owner-opponent",
            (Function::ExistPattern | Function::Fact(_), Owner::Me) => "patlan-for-me",
            (Function::ExistPattern | Function::Fact(_), Owner::Opponent) => "patlan-for-opponent",
            (_, Owner::Me) => "patlan-side-me",
            (_, Owner::Opponent) => "patlan-side-opponent",
        })
    }
}

/// MY… and YOUR… are said like the function with an owner.
fn shown_function(function: Function) -> (Function, Option<Owner>) {
    let (me, opponent) = (Some(Owner::Me), Some(Owner::Opponent));
    match function {
        Function::MyDefenses => (Function::Defenses, me),
        Function::YourDefenses => (Function::Defenses, opponent),
        Function::MyDefensesValue => (Function::DefensesValue, me),
        Function::YourDefensesValue => (Function::DefensesValue, opponent),
        Function::MyDirectDefenses => (Function::DirectDefenses, me),
        Function::YourDirectDefenses => (Function::DirectDefenses, opponent),
        Function::MyDirectDefensesValue => (Function::DirectDefensesValue, me),
        Function::YourDirectDefensesValue => (Function::DirectDefensesValue, opponent),
        Function::MyRelativeDefensesValue => (Function::RelativeDefensesValue, me),
        Function::YourRelativeDefensesValue => (Function::RelativeDefensesValue, opponent),
        other => (other, None),
    }
}

fn relation_key(relation: Relation) -> &'static str {
    match relation {
        Relation::Attacks => "patlan-say-attacks",
        Relation::Defends => "patlan-say-defends",
        Relation::Move => "patlan-say-move",
        Relation::Blocks => "patlan-say-blocks",
        Relation::Checkmate => "patlan-say-checkmate",
        Relation::IndirectAttack => "patlan-say-indirect-attack",
        Relation::IndirectDefense => "patlan-say-indirect-defense",
        Relation::PossibleAttack => "patlan-say-possible-attack",
        Relation::PossibleDefense => "patlan-say-possible-defense",
        Relation::Above => "patlan-say-above",
        Relation::Below => "patlan-say-below",
        Relation::RightOf => "patlan-say-right",
        Relation::LeftOf => "patlan-say-left",
        Relation::NorthEast => "patlan-say-northeast",
        Relation::NorthWest => "patlan-say-northwest",
        Relation::SouthEast => "patlan-say-southeast",
        Relation::SouthWest => "patlan-say-southwest",
    }
}
