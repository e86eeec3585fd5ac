//! Expressions: names become what they mean, and every operation gets what it is for.

use lucena_chess::{Bitboard, Square};

use super::{Checker, Place, is_square_like};
use crate::dhjog::ast::{Element, Expression, ExpressionKind, Operator, Quoted};
use crate::dhjog::code::{Code, Diagnostic};
use crate::dhjog::functions::Function;
use crate::dhjog::keyword::{Attribute, Keyword};
use crate::dhjog::lexer::folded;
use crate::dhjog::node::{ME, NOBODY, Node, OPPONENT, Operation, Reading, arithmetic};
use crate::dhjog::value_type::Type;
use crate::{Argument, Span, nearest};

/// An expression that means something, and its type.
pub(super) type Typed = (Node, Type);

impl<'a> Checker<'a> {
    /// What an expression means; nothing if it is wrong, which is then said.
    pub(super) fn typed(&mut self, tree: &'a Expression) -> Option<Typed> {
        Some(match &tree.kind {
            ExpressionKind::Number { value, is_integer } => {
                (Node::Number(*value), if *is_integer { Type::Integer } else { Type::Real })
            }
            ExpressionKind::Text(text) => (Node::Text(text.clone()), Type::Text),
            ExpressionKind::Square(square) => (mask_of(Bitboard::square(*square).0), Type::Square),
            ExpressionKind::Word(word) => return self.word(*word, tree.span),
            ExpressionKind::Name(name) => return self.name(name, tree.span),
            ExpressionKind::Call { name, arguments, has_tight_commas } => {
                return self.call(name, arguments, *has_tight_commas);
            }
            ExpressionKind::Attribute { of, name, arguments } => {
                return self.attribute(of, name, arguments.as_deref());
            }
            ExpressionKind::Set(elements) => return self.set_literal(elements, tree.span),
            ExpressionKind::Not(of) => {
                let (node, kind) = self.typed(of)?;
                if kind != Type::Boolean {
                    return self.wrong_negation(tree.span, kind);
                }
                (node.not(), Type::Boolean)
            }
            ExpressionKind::Negative(of) => {
                let (node, kind) = self.typed(of)?;
                if !kind.is_number() {
                    return self.wrong_sign("-", tree.span, kind, kind);
                }
                (node.negative(), kind)
            }
            ExpressionKind::Binary { operator, sign, left, right } => {
                let (left, right) = (self.typed(left), self.typed(right));
                return self.binary(*operator, *sign, left?, right?);
            }
            ExpressionKind::Broken => return None,
        })
    }

    fn word(&mut self, word: Keyword, span: Span) -> Option<Typed> {
        if let Some(role) = word.role() {
            return Some((Node::Kinds(1 << role.index()), Type::Kind));
        }
        Some(match word {
            Keyword::True => (Node::Truth(true), Type::Boolean),
            Keyword::False => (Node::Truth(false), Type::Boolean),
            Keyword::Me => (Node::Player(ME), Type::Player),
            Keyword::Opponent => (Node::Player(OPPONENT), Type::Player),
            Keyword::Nobody => (Node::Player(NOBODY), Type::Player),
            Keyword::Empty => (Node::Empty, Type::Piece),
            Keyword::WholeBoard => (Node::Squares([u64::MAX; 2]), Type::Squares),
            Keyword::CurrentStage => {
                self.use_of(4, span);
                (Node::CurrentStage, Type::Text)
            }
            _ if self.place == Place::BoardRule => (Node::Board, Type::Real),
            _ => {
                self.complain(Diagnostic::new(Code::BoardHasNoValue, span));
                return None;
            }
        })
    }

    fn name(&mut self, name: &str, span: Span) -> Option<Typed> {
        if let Some((slot, of)) = self.locals.as_ref().and_then(|locals| locals.get(name)) {
            return Some((Node::Local(slot), of));
        }
        if let Some(mask) = self.region(name, span) {
            return Some((Node::Squares(mask?), Type::Squares));
        }
        let written = self.source.slice(span).to_owned();
        if is_square_like(name) {
            self.complain(Diagnostic::new(Code::BadSquare, span).with(written));
            return None;
        }
        let locals = self.locals.iter().flat_map(|locals| locals.names());
        let near = nearest(name, self.region_names().chain(locals)).map(str::to_owned);
        let diagnostic = Diagnostic::new(Code::UnknownName, span).with(written);
        self.complain(match near {
            Some(near) => diagnostic.with(near),
            None => diagnostic,
        });
        None
    }

    fn call(&mut self, name: &Quoted, trees: &'a [Expression], has_tight_commas: bool) -> Option<Typed> {
        let arguments: Vec<Option<Typed>> = trees.iter().map(|argument| self.typed(argument)).collect();
        let word = folded(&name.value);
        let predefined = Function::from_spelling(&word);
        let is_own =
            |own: &str| own == word || predefined.is_some() && Function::from_spelling(own) == predefined;
        let own = self.headers.iter().position(|header| is_own(&header.name));
        let (wanted, result): (Vec<Type>, Type) = match (own, predefined) {
            (Some(index), _) => {
                let tree = self.headers[index].tree;
                (tree.parameters.iter().map(|(of, _)| *of).collect(), tree.result)
            }
            (None, Some(function)) => (function.signature().0.to_vec(), function.signature().1),
            (None, None) => {
                let predefined: Vec<&str> =
                    Function::ALL.iter().flat_map(|function| function.spellings()).collect();
                let own = self.headers.iter().map(|header| header.name.as_str());
                let near = nearest(&word, own.chain(predefined.iter().copied())).map(str::to_owned);
                let diagnostic = Diagnostic::new(Code::UnknownFunction, name.span).with(name.value.clone());
                self.complain(match near {
                    Some(near) => diagnostic.with(near),
                    None => diagnostic,
                });
                return None;
            }
        };
        let arguments = self.fitting(name, &wanted, arguments, trees, has_tight_commas)?;
        if self.place == Place::Region
            && (own.is_some() || predefined.is_some_and(|known| !known.is_constant()))
        {
            self.complain(Diagnostic::new(Code::RegionNotConstant, name.span).with(name.value.clone()));
            return None;
        }
        if let Some(index) = own {
            if let Some(caller) = self.locals.as_ref().map(|locals| locals.function) {
                self.calls[caller].push(index);
            }
            return Some((Node::User(index, arguments), result));
        }
        let function = predefined?;
        self.may_use(function, name);
        if function.asks_patterns() {
            return self.pattern(function, arguments, trees.first()?.span).map(|node| (node, result));
        }
        Some((Node::call(function, arguments), result))
    }

    /// Levels, the functions of the class, and a word about slow ones.
    fn may_use(&mut self, function: Function, name: &Quoted) {
        if self.place != Place::Region {
            self.use_of(function.level(), name.span);
        }
        let is_listed = |names: &Vec<String>| {
            names.iter().any(|word| Function::from_spelling(&folded(word)) == Some(function))
        };
        if self.options.allowed_functions.as_ref().is_some_and(|names| !is_listed(names)) {
            self.complain(Diagnostic::new(Code::FunctionNotAllowed, name.span).with(name.value.clone()));
        }
        let is_value = matches!(self.place, Place::PieceRule | Place::BoardRule | Place::StageBoard);
        if function.is_slow() && is_value {
            self.complain(Diagnostic::new(Code::SlowFunction, name.span).with(name.value.clone()));
        }
    }

    /// The arguments if they are as many and of the types that are wanted.
    fn fitting(
        &mut self,
        name: &Quoted,
        wanted: &[Type],
        arguments: Vec<Option<Typed>>,
        trees: &[Expression],
        has_tight_commas: bool,
    ) -> Option<Vec<Node>> {
        if wanted.len() != arguments.len() {
            let diagnostic = Diagnostic::new(Code::ArgumentCount, name.span).with(name.value.clone());
            let diagnostic = diagnostic.with_argument(Argument::Number(wanted.len()));
            let diagnostic = diagnostic.with_argument(Argument::Number(arguments.len()));
            let is_decimal = has_tight_commas && wanted.len() < arguments.len();
            self.complain(if is_decimal { diagnostic.with("0.5") } else { diagnostic });
            return None;
        }
        let mut nodes = Vec::new();
        let mut is_sound = true;
        for (index, (argument, (&wanted, tree))) in
            arguments.into_iter().zip(wanted.iter().zip(trees)).enumerate()
        {
            match argument {
                Some((node, of)) if of.fits(wanted) => nodes.push(node),
                Some((_, of)) => {
                    let diagnostic = Diagnostic::new(Code::WrongArgument, tree.span).with(name.value.clone());
                    let diagnostic = diagnostic.with_argument(Argument::Number(index + 1));
                    self.complain(diagnostic.with_argument(wanted.argument()).with_argument(of.argument()));
                    is_sound = false;
                }
                None => is_sound = false,
            }
        }
        is_sound.then_some(nodes)
    }

    fn pattern(&mut self, function: Function, mut arguments: Vec<Node>, span: Span) -> Option<Node> {
        let player = arguments.pop()?;
        let Some(Node::Text(name)) = arguments.pop() else { return None };
        let library = self.options.library;
        let wanted = folded(&name);
        let found = library
            .get(&name)
            .or_else(|| library.programs().find(|program| folded(program.name()) == wanted));
        let Some(program) = found else {
            self.complain(Diagnostic::new(Code::UnknownPattern, span).with(name));
            return None;
        };
        let known = self.program.patterns.iter().position(|known| known.name() == program.name());
        let index = known.unwrap_or_else(|| {
            self.program.patterns.push(program.clone());
            self.program.patterns.len() - 1
        });
        Some(Node::Pattern(function, index, Box::new(player)))
    }

    fn set_literal(&mut self, elements: &'a [Element], span: Span) -> Option<Typed> {
        let mut whole: Option<Typed> = None;
        let mut is_sound = true;
        for element in elements {
            let part = match element {
                Element::Range(from, to) => Some((mask_of(rectangle(*from, *to)), Type::Squares)),
                Element::Single(tree) => self.typed(tree),
            };
            let Some((node, of)) = part else {
                is_sound = false;
                continue;
            };
            let Some((before, kind)) = whole.take() else {
                if of.as_set().is_none() {
                    self.mixed(span, of, of);
                    is_sound = false;
                    continue;
                }
                whole = Some((node, of));
                continue;
            };
            whole = match (of.as_set(), kind.common(of)) {
                (Some(_), Some(common)) => {
                    Some((Node::binary(Operation::Union, before, node), common.as_set().unwrap_or(common)))
                }
                _ => {
                    self.mixed(span, kind, of);
                    return None;
                }
            };
        }
        if !is_sound {
            return None;
        }
        Some(match whole {
            Some((node, of)) => (node, of.as_set().unwrap_or(of)),
            None => (Node::Empty, Type::EmptySet),
        })
    }

    fn mixed(&mut self, span: Span, one: Type, two: Type) {
        let types = crate::dhjog::value_type::bilingual(|language| match one == two {
            true => one.word(language),
            false => format!("{}, {}", one.word(language), two.word(language)),
        });
        self.complain(Diagnostic::new(Code::MixedSet, span).with_argument(types));
    }

    fn wrong_sign<T>(&mut self, sign: &str, span: Span, one: Type, two: Type) -> Option<T> {
        let diagnostic = Diagnostic::new(Code::WrongOperation, span).with(sign);
        self.complain(diagnostic.with_argument(one.argument()).with_argument(two.argument()));
        None
    }

    fn wrong_negation<T>(&mut self, span: Span, of: Type) -> Option<T> {
        let written = self.source.slice(span).split_whitespace().next().unwrap_or("").to_owned();
        self.wrong_sign(&written, span, of, of)
    }

    fn binary(&mut self, operator: Operator, sign: Span, left: Typed, right: Typed) -> Option<Typed> {
        let ((left, one), (right, two)) = (left, right);
        let written = self.source.slice(sign).to_owned();
        let common = one.common(two);
        let are_numbers = one.is_number() && two.is_number();
        let set = common.filter(|of| of.as_set() == Some(*of));
        Some(match operator {
            Operator::And | Operator::Or if one == Type::Boolean && two == Type::Boolean => {
                let node = if operator == Operator::And { left.both(right) } else { left.either(right) };
                (node, Type::Boolean)
            }
            Operator::Add | Operator::Subtract | Operator::Multiply | Operator::Divide if are_numbers => {
                if operator == Operator::Divide && right == Node::Number(0.0) {
                    self.complain(Diagnostic::new(Code::DivisionByZero, sign));
                    return None;
                }
                let of = if operator == Operator::Divide { Type::Real } else { common? };
                (Node::binary(arithmetic(operator)?, left, right), of)
            }
            Operator::Union | Operator::Intersection | Operator::Except
                if set.or(both_sets(one, two)).is_some() =>
            {
                (Node::binary(arithmetic(operator)?, left, right), both_sets(one, two)?)
            }
            Operator::Less if are_numbers => (Node::binary(Operation::Less, left, right), Type::Boolean),
            Operator::LessOrEqual if are_numbers => {
                (Node::binary(Operation::LessOrEqual, left, right), Type::Boolean)
            }
            Operator::Greater if are_numbers => (Node::binary(Operation::Less, right, left), Type::Boolean),
            Operator::GreaterOrEqual if are_numbers => {
                (Node::binary(Operation::LessOrEqual, right, left), Type::Boolean)
            }
            Operator::Equal | Operator::NotEqual if common.is_some() => {
                let node = self.equality(left, right, are_numbers)?;
                (if operator == Operator::Equal { node } else { node.not() }, Type::Boolean)
            }
            Operator::Contains if both_sets(one, two).is_some() => {
                (Node::binary(Operation::Contains, left, right), Type::Boolean)
            }
            Operator::Within if both_sets(one, two).is_some() => {
                (Node::binary(Operation::Contains, right, left), Type::Boolean)
            }
            Operator::Belongs if one == Type::Piece && two.as_set() == Some(Type::Kinds) => {
                (Node::binary(Operation::BelongsByKind, left, right), Type::Boolean)
            }
            Operator::Belongs if both_sets(one, two).is_some() && one == one.element() => {
                (Node::binary(Operation::Belongs, left, right), Type::Boolean)
            }
            _ => return self.wrong_sign(&written, sign, one, two),
        })
    }

    fn equality(&mut self, left: Node, right: Node, are_numbers: bool) -> Option<Node> {
        Some(match (left, right) {
            (Node::CurrentStage, Node::Text(name)) | (Node::Text(name), Node::CurrentStage) => {
                self.stage_index(&name).map_or(Node::Truth(false), Node::StageIs)
            }
            (Node::CurrentStage, Node::CurrentStage) => Node::Truth(true),
            (Node::Text(one), Node::Text(two)) => Node::Truth(folded(&one) == folded(&two)),
            (left, right) if are_numbers => Node::binary(Operation::NumberEqual, left, right),
            (left, right) => Node::binary(Operation::SameBits, left, right),
        })
    }

    fn attribute(
        &mut self,
        of: &'a Expression,
        name: &Quoted,
        arguments: Option<&'a [Expression]>,
    ) -> Option<Typed> {
        let word = folded(&name.value);
        let keyword = Keyword::from_spelling(&word);
        let attribute = Attribute::from_spelling(&word);
        if self.place == Place::Region {
            self.complain(Diagnostic::new(Code::RegionNotConstant, name.span).with(name.value.clone()));
            return None;
        }
        let is_board = matches!(of.kind, ExpressionKind::Word(Keyword::Board));
        if is_board && arguments.is_none() {
            match attribute {
                Some(Attribute::Pieces) => return Some((Node::AllPieces, Type::Pieces)),
                Some(Attribute::MoveNumber) => {
                    return Some((Node::Call(Function::MoveNumber, Vec::new()), Type::Integer));
                }
                Some(Attribute::HalfmoveClock) => {
                    return Some((Node::Call(Function::HalfmoveClock, Vec::new()), Type::Integer));
                }
                _ => {}
            }
        }
        let role = match of.kind {
            ExpressionKind::Word(word) => word.role(),
            _ => None,
        };
        if let (Some(role), None) = (role, arguments) {
            match keyword {
                Some(Keyword::Mine) => return Some((Node::PiecesOf(role, ME), Type::Pieces)),
                Some(Keyword::Opponent) => return Some((Node::PiecesOf(role, OPPONENT), Type::Pieces)),
                _ => {}
            }
        }
        let (node, kind) = self.typed(of)?;
        let read = |reading: Reading, node: Node, of: Type| Some((Node::Read(reading, Box::new(node)), of));
        match (kind, keyword, attribute, arguments) {
            (Type::Kind, Some(Keyword::Value), _, None) => read(Reading::ValueOfKind, node, Type::Real),
            (Type::Piece, Some(Keyword::Value), _, None) => read(Reading::ValueOfPiece, node, Type::Real),
            (Type::Piece, Some(Keyword::Type), _, None) => read(Reading::KindOfPiece, node, Type::Kind),
            // A piece is the square it stands on.
            (Type::Piece, Some(Keyword::Square), _, None) => Some((node, Type::Square)),
            (Type::Piece, _, Some(Attribute::Owner), None) => read(Reading::OwnerOfPiece, node, Type::Player),
            (Type::Square, _, Some(Attribute::CurrentPiece), None) => {
                read(Reading::PieceOnSquare, node, Type::Piece)
            }
            (Type::Square, _, Some(Attribute::Rank), None) => {
                read(Reading::RankOfSquare, node, Type::Integer)
            }
            (Type::Square, _, Some(Attribute::File), None) => {
                read(Reading::FileOfSquare, node, Type::Integer)
            }
            (_, _, Some(Attribute::Size), Some([])) if kind.as_set().is_some() => {
                Some((Node::call(Function::Size, vec![node]), Type::Integer))
            }
            (_, _, Some(Attribute::Element), Some([index])) if kind.as_set().is_some() => {
                let (index_node, index_type) = self.typed(index)?;
                if !index_type.is_number() {
                    let diagnostic =
                        Diagnostic::new(Code::WrongArgument, index.span).with(name.value.clone());
                    let diagnostic = diagnostic.with_argument(Argument::Number(1));
                    let diagnostic = diagnostic.with_argument(Type::Integer.argument());
                    self.complain(diagnostic.with_argument(index_type.argument()));
                    return None;
                }
                let set = kind.as_set()?;
                let is_kinds = set == Type::Kinds;
                let node = Node::Element { set: Box::new(node), index: Box::new(index_node), is_kinds };
                Some((node, set.element()))
            }
            _ => {
                let diagnostic = Diagnostic::new(Code::UnknownAttribute, name.span);
                self.complain(diagnostic.with_argument(kind.argument()).with(name.value.clone()));
                None
            }
        }
    }
}

/// The set type of two values that are or can become sets of one kind.
fn both_sets(one: Type, two: Type) -> Option<Type> {
    let set = one.as_set()?.common(two.as_set()?)?;
    set.as_set()
}

/// Squares as written: as White sees them, and turned over for Black.
fn mask_of(mask: u64) -> Node {
    Node::Squares([mask, mask.swap_bytes()])
}

/// All squares between two corners.
fn rectangle(from: Square, to: Square) -> u64 {
    let files = from.file().index().min(to.file().index())..=from.file().index().max(to.file().index());
    let ranks = from.rank().index().min(to.rank().index())..=from.rank().index().max(to.rank().index());
    let inside =
        |square: &Square| files.contains(&square.file().index()) && ranks.contains(&square.rank().index());
    Square::all().filter(inside).collect::<Bitboard>().0
}
