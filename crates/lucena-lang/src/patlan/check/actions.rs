//! Which relation may stand between which figures, and which actions can never happen.

use super::Checker;
use crate::patlan::ast::{Action, Item};
use crate::patlan::token::{Figure, Mark};
use crate::patlan::vocabulary::{Language, Relation};
use crate::{Code, Diagnostic};

impl Checker<'_> {
    pub(super) fn action(&mut self, action: &Action) {
        let left = &action.left;
        if left.is_square() {
            self.complain_about(Code::SquareOnLeft, left);
            return;
        }
        let names: Vec<&str> = action.figures().map(|figure| figure.name.as_str()).collect();
        for (index, figure) in action.rights.iter().enumerate() {
            if names[..=index].contains(&figure.name.as_str()) {
                self.complain_about(Code::SelfAction, figure);
                return;
            }
        }
        let is_list = action.rights.len() > 1;
        let relation = action.meaning();
        if is_list && !relation.is_dynamic() {
            self.complain(Code::TakesNoList, action.relation_span);
            return;
        }
        if relation != action.relation {
            let word = relation.word(Language::English);
            self.out.push(Diagnostic::new(Code::ListAfterDirect, action.relation_span).with(word));
        }
        if relation.is_dynamic() && !is_list {
            self.complain(Code::NeedsList, action.relation_span);
            return;
        }
        if relation.is_indirect() && matches!(left.letter, 'K' | 'N' | 'P' | 'k' | 'n' | 'p') {
            self.complain(Code::NeverIndirect, action.relation_span);
        }
        let Some(target) = action.rights.last() else { return };
        if let Some(code) = wrong_target(relation, left, target) {
            self.complain(code, target.span);
        } else if never_happens(relation, left, target) && !action.negated {
            self.complain(Code::ImpossibleAction, action.relation_span);
        }
    }

    /// The same action with and without NOT, or the same piece marked defended and undefended.
    pub(super) fn contradictions(&mut self) {
        let mandatory: Vec<&Action> = self
            .tree
            .items
            .iter()
            .filter_map(|item| match item {
                Item::Action(action) => Some(action),
                Item::Group(_) => None,
            })
            .collect();
        let shape = |action: &Action| -> Vec<(String, Mark)> {
            action.figures().map(|figure| (figure.name.clone(), figure.mark)).collect()
        };
        for (index, action) in mandatory.iter().enumerate() {
            let contradicts = |other: &&&Action| {
                other.negated != action.negated
                    && other.meaning() == action.meaning()
                    && shape(other) == shape(action)
            };
            if mandatory[..index].iter().any(|other| contradicts(&other) || misplaces(other, action)) {
                self.complain(Code::ContradictoryActions, action.relation_span);
            }
        }
        let marked: Vec<&Figure> = mandatory
            .iter()
            .filter(|action| !action.negated)
            .flat_map(|action| action.figures())
            .filter(|figure| figure.mark != Mark::None && !figure.is_square())
            .collect();
        for (index, figure) in marked.iter().enumerate() {
            if marked[..index].iter().any(|other| other.name == figure.name && other.mark != figure.mark) {
                self.complain(Code::ContradictoryActions, figure.span);
            }
        }
    }
}

/// Whether two actions put the same two pieces beside each other in different directions.
fn misplaces(one: &Action, other: &Action) -> bool {
    let (Some((files, ranks)), Some(step)) = (one.meaning().step(), other.meaning().step()) else {
        return false;
    };
    let ([first], [second]) = (one.rights.as_slice(), other.rights.as_slice()) else { return false };
    let are_claims = !one.negated && !other.negated;
    let is_same = one.left.name == other.left.name && first.name == second.name;
    let is_turned = one.left.name == second.name && first.name == other.left.name;
    are_claims && (is_same && (files, ranks) != step || is_turned && (-files, -ranks) != step)
}

fn wrong_target(relation: Relation, left: &Figure, target: &Figure) -> Option<Code> {
    let is_square = target.is_square();
    let is_own = !is_square && target.is_mine() == left.is_mine();
    let is_enemy = !is_square && !is_own;
    match relation {
        Relation::IndirectAttack | Relation::PossibleAttack => (!is_enemy).then_some(Code::AttackTarget),
        Relation::IndirectDefense | Relation::PossibleDefense => is_enemy.then_some(Code::DefenseTarget),
        Relation::Attacks if is_square => Some(Code::AttacksSquare),
        Relation::Attacks => is_own.then_some(Code::AttacksOwn),
        Relation::Defends => is_enemy.then_some(Code::DefendsEnemy),
        Relation::Move => is_own.then_some(Code::MoveOntoOwn),
        Relation::Checkmate => {
            let is_king = is_enemy && matches!(target.letter, 'K' | 'k');
            (!is_square && !is_king).then_some(Code::CheckmateTarget)
        }
        Relation::Blocks => is_square.then_some(Code::RelationOnSquare),
        _ => is_square.then_some(Code::RelationOnSquare),
    }
}

/// Kings never attack each other, and no piece moves onto a king.
fn never_happens(relation: Relation, left: &Figure, target: &Figure) -> bool {
    let is_king = |figure: &Figure| matches!(figure.letter, 'K' | 'k');
    match relation {
        Relation::Attacks | Relation::PossibleAttack => is_king(left) && is_king(target),
        Relation::Move => is_king(target),
        _ => false,
    }
}
