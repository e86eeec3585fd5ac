//! Two sets side by side: stages by title, values, regions, and rules that are the same however they are written.

use lucena_chess::{Bitboard, Role};

use super::ledger::EntryKind;
use super::lexer::folded;
use super::program::{Deed, HeuristicSet, Rule};

/// A rule of a set, by which it can be named and switched off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleName {
    /// The number of its stage.
    pub stage: usize,
    /// Its title.
    pub title: String,
    /// What it changes; nothing if it leads to another stage.
    pub kind: Option<EntryKind>,
    /// The line on which it begins.
    pub line: usize,
    index: usize,
}

/// Something that one of two sets has, or both.
#[derive(Clone, PartialEq, Debug)]
pub struct Pair<T> {
    /// In the first.
    pub first: Option<T>,
    /// In the second.
    pub second: Option<T>,
}

/// How two rules compare.
#[derive(Clone, PartialEq, Debug)]
pub enum Likeness {
    /// They say the same.
    Equal,
    /// They say the same with other numbers: those that differ, first and second.
    OtherNumbers(Vec<(f64, f64)>),
    /// They have the same title and say different things.
    Different,
    /// Only the first set has it.
    OnlyFirst,
    /// Only the second set has it.
    OnlySecond,
}

/// A rule of either set or of both.
#[derive(Clone, PartialEq, Debug)]
pub struct RulePair {
    /// The rules.
    pub rules: Pair<RuleName>,
    /// How they compare.
    pub likeness: Likeness,
}

/// A region of either set or of both, as ME sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct RegionPair {
    /// The title of its stage; nothing for a region of the whole set.
    pub stage: Option<String>,
    /// Its name.
    pub name: String,
    /// Its squares.
    pub squares: Pair<Bitboard>,
}

/// A stage of either set or of both.
#[derive(Clone, PartialEq, Debug)]
pub struct StagePair {
    /// The titles.
    pub titles: Pair<String>,
    /// The value of each type of piece that differs.
    pub values: Vec<(Role, f64, f64)>,
    /// Whether both compute the value of the board alike; true where only one has the stage.
    pub is_same_board: bool,
    /// The rules.
    pub rules: Vec<RulePair>,
}

/// Two sets side by side.
#[derive(Clone, PartialEq, Debug)]
pub struct Structure {
    /// The stages, those of the first set first.
    pub stages: Vec<StagePair>,
    /// The regions.
    pub regions: Vec<RegionPair>,
}

impl HeuristicSet {
    /// All rules in the order in which they act, stage after stage; transitions come first.
    pub fn rules(&self) -> Vec<RuleName> {
        let name = |stage: usize, kind, (index, rule): (usize, &Rule)| RuleName {
            stage,
            title: rule.title.clone(),
            kind,
            line: rule.line,
            index,
        };
        let mut names = Vec::new();
        for (number, stage) in self.stages.iter().enumerate() {
            for (kind, rules) in [
                (None, &stage.transitions),
                (Some(EntryKind::Piece), &stage.piece_rules),
                (Some(EntryKind::Board), &stage.board_rules),
            ] {
                names.extend(rules.iter().enumerate().map(|rule| name(number, kind, rule)));
            }
        }
        names
    }

    /// The rules that lead from one stage to another, each with the number of the stage it leads to, if there is such a stage.
    pub fn ways(&self) -> impl Iterator<Item = (RuleName, Option<usize>)> {
        let names = self.rules().into_iter().filter(|name| name.kind.is_none());
        names.map(|name| {
            let goal = self.rule(&name).deeds.iter().rev().find_map(|deed| match deed {
                Deed::Stage(stage) => *stage,
                _ => None,
            });
            (name, goal)
        })
    }

    /// What each type of piece is worth in a stage, from pawn to king.
    pub fn stage_values(&self, stage: usize) -> Option<&[f64; 6]> {
        self.stages.get(stage).map(|stage| &stage.base)
    }

    /// The same set with a rule switched off.
    #[must_use]
    pub fn without(&self, rule: &RuleName) -> HeuristicSet {
        let mut set = self.clone();
        if let Some(stage) = set.stages.get_mut(rule.stage) {
            let rules = match rule.kind {
                Some(EntryKind::Piece) => &mut stage.piece_rules,
                Some(_) => &mut stage.board_rules,
                None => &mut stage.transitions,
            };
            if rule.index < rules.len() {
                rules.remove(rule.index);
            }
        }
        set
    }

    /// The regions: the title of the stage, the name, and the squares as ME sees them.
    pub fn regions(&self) -> impl Iterator<Item = (Option<&str>, &str, Bitboard)> {
        self.regions.iter().map(|(stage, name, mask)| {
            let stage = stage.and_then(|stage| self.stages.get(stage));
            (stage.map(|stage| stage.title.as_str()), name.as_str(), Bitboard(mask[0]))
        })
    }

    fn rule(&self, name: &RuleName) -> &Rule {
        let stage = &self.stages[name.stage];
        match name.kind {
            Some(EntryKind::Piece) => &stage.piece_rules[name.index],
            Some(_) => &stage.board_rules[name.index],
            None => &stage.transitions[name.index],
        }
    }
}

/// Puts two sets side by side.
pub fn structure(first: &HeuristicSet, second: &HeuristicSet) -> Structure {
    let (firsts, seconds): (Vec<&str>, Vec<&str>) = (first.stages().collect(), second.stages().collect());
    // Sets of a single stage are about the same thing, whatever they call it.
    let is_single = firsts.len() == 1 && seconds.len() == 1;
    let same = |one: &str, other: &str| is_single || folded(one.trim()) == folded(other.trim());
    let mut stages = Vec::new();
    for (index, title) in firsts.iter().enumerate() {
        let partner = seconds.iter().position(|other| same(title, other));
        stages.push(stage_pair(first, second, Some(index), partner));
    }
    for (index, title) in seconds.iter().enumerate() {
        if !firsts.iter().any(|other| same(title, other)) {
            stages.push(stage_pair(first, second, None, Some(index)));
        }
    }
    Structure { stages, regions: regions(first, second) }
}

fn stage_pair(
    first: &HeuristicSet,
    second: &HeuristicSet,
    one: Option<usize>,
    other: Option<usize>,
) -> StagePair {
    let (one, other) =
        (one.map(|index| (index, &first.stages[index])), other.map(|index| (index, &second.stages[index])));
    let mut values = Vec::new();
    if let (Some((_, one)), Some((_, other))) = (&one, &other) {
        let differing =
            Role::ALL.into_iter().map(|role| (role, one.base[role.index()], other.base[role.index()]));
        values.extend(differing.filter(|(_, one, other)| one != other));
    }
    let of = |set: &HeuristicSet, stage: Option<usize>| -> Vec<RuleName> {
        set.rules().into_iter().filter(|rule| Some(rule.stage) == stage).collect()
    };
    let rules = pair_rules(
        (first, of(first, one.map(|(index, _)| index))),
        (second, of(second, other.map(|(index, _)| index))),
    );
    StagePair {
        is_same_board: one.zip(other).is_none_or(|((_, one), (_, other))| one.board_form == other.board_form),
        titles: Pair {
            first: one.map(|(_, stage)| stage.title.clone()),
            second: other.map(|(_, stage)| stage.title.clone()),
        },
        values,
        rules,
    }
}

/// By title, then by what they say, then by what they say without the numbers.
fn pair_rules(
    (first, firsts): (&HeuristicSet, Vec<RuleName>),
    (second, mut seconds): (&HeuristicSet, Vec<RuleName>),
) -> Vec<RulePair> {
    let mut partners: Vec<Option<RuleName>> = vec![None; firsts.len()];
    type Test<'a> = &'a dyn Fn(&RuleName, &RuleName) -> bool;
    let by_title: Test<'_> = &|one, other| folded(one.title.trim()) == folded(other.title.trim());
    let by_form: Test<'_> = &|one, other| first.rule(one).form == second.rule(other).form;
    let by_shape: Test<'_> = &|one, other| first.rule(one).form.shape == second.rule(other).form.shape;
    for is_partner in [by_title, by_form, by_shape] {
        for (one, partner) in firsts.iter().zip(&mut partners).filter(|(_, partner)| partner.is_none()) {
            let place = seconds.iter().position(|other| one.kind == other.kind && is_partner(one, other));
            *partner = place.map(|place| seconds.remove(place));
        }
    }
    let paired = firsts.into_iter().zip(partners).map(|(one, other)| {
        let likeness = match &other {
            None => Likeness::OnlyFirst,
            Some(other) => likeness(first.rule(&one), second.rule(other)),
        };
        RulePair { rules: Pair { first: Some(one), second: other }, likeness }
    });
    let alone = seconds.into_iter().map(|other| RulePair {
        rules: Pair { first: None, second: Some(other) },
        likeness: Likeness::OnlySecond,
    });
    paired.chain(alone).collect()
}

fn likeness(one: &Rule, other: &Rule) -> Likeness {
    if one.form == other.form {
        return Likeness::Equal;
    }
    if one.form.shape != other.form.shape {
        return Likeness::Different;
    }
    let numbers = one.form.numbers.iter().copied().zip(other.form.numbers.iter().copied());
    Likeness::OtherNumbers(numbers.filter(|(one, other)| one != other).collect())
}

fn regions(first: &HeuristicSet, second: &HeuristicSet) -> Vec<RegionPair> {
    let mut pairs: Vec<RegionPair> = first
        .regions()
        .map(|(stage, name, squares)| RegionPair {
            stage: stage.map(str::to_owned),
            name: name.to_owned(),
            squares: Pair { first: Some(squares), second: None },
        })
        .collect();
    for (stage, name, squares) in second.regions() {
        let is_same = |pair: &&mut RegionPair| {
            pair.name == name && pair.stage.as_deref().map(folded) == stage.map(folded)
        };
        match pairs.iter_mut().find(is_same) {
            Some(pair) => pair.squares.second = Some(squares),
            None => pairs.push(RegionPair {
                stage: stage.map(str::to_owned),
                name: name.to_owned(),
                squares: Pair { first: None, second: Some(squares) },
            }),
        }
    }
    pairs
}
